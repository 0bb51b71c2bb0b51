//! The match that the program is asked to open when it starts.

use crate::app::gameplay::messages::Intent;
use crate::app::platform::launch::CommandLine;
use crate::app::state::navigation::Screen;
use crate::app::storage::backup::is_backup;
use crate::app::storage::import::incoming::read_file;
use crate::app::storage::library::Stored;
use crate::games::Kind;
use crate::session::record::RecordError;
use crate::session::{Match, Terms, record};
use crate::texts::{Phrase, Text, errors};
use bevy::prelude::*;

/// The match that the command line asks for, if any.
///
/// # Errors
/// Why there is none, in words.
pub fn first_match(line: &CommandLine) -> Result<Option<Match>, Text> {
    if let Some(file) = &line.record {
        let read = read_file(file).and_then(|text| match is_backup(&text) {
            true => Err(Phrase::StorageIsBackup.into()),
            false => record::read(&text).map_err(said),
        });
        let file = || file.display().to_string().into();
        return read.map(Some).map_err(|reason| Phrase::StorageFirstFile { file: file(), reason }.into());
    }
    if let Some(link) = &line.link {
        return record::read(link).map(Some).map_err(|error| Phrase::StorageFirstLink { reason: said(error) }.into());
    }
    let kind = line.start.as_deref().and_then(Kind::from_id);
    kind.map(|kind| Match::new(Terms::usual(kind))).transpose().map_err(|error| errors::match_error(&error))
}

fn said(error: RecordError) -> Text {
    errors::record_error(&error)
}

/// The match that is put on the table once the assets are loaded, or the reason why there is none.
#[derive(Resource, Clone, Debug)]
pub struct FirstMatch(pub Result<Match, Text>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Menu), put_on_table);
}

fn put_on_table(
    mut commands: Commands,
    first: Option<Res<FirstMatch>>,
    mut line: Option<ResMut<CommandLine>>,
    mut intents: MessageWriter<Intent>,
    mut stored: MessageWriter<Stored>,
) {
    if let Some(first) = first {
        match &first.0 {
            Ok(played) => {
                intents.write(Intent::Resume(Box::new(played.clone())));
            }
            Err(reason) => {
                stored.write(Stored::Failed { what: Phrase::StorageFirstNotOpened.into(), reason: reason.clone() });
                if let Some(line) = &mut line {
                    // The match will not come, so nothing has to wait for it.
                    (line.record, line.link, line.start) = (None, None, None);
                }
            }
        }
        commands.remove_resource::<FirstMatch>();
    }
}
