//! What the program is asked for when it starts: by its command line, in the browser by the address of the page.

use super::files;
use super::play::Intent;
use super::screen::Screen;
use super::storage::Stored;
use crate::games::Kind;
use crate::session::{Match, Terms, record};
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use clap::{Parser, builder::PossibleValuesParser};
use std::path::PathBuf;

/// Four abstract board games that share a word, on one 3D table.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(not(target_arch = "wasm32"), derive(Parser), command(name = "zen-table", version))]
pub struct CommandLine {
    /// Keep matches and settings in this folder
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "FOLDER"))]
    pub data: Option<PathBuf>,
    /// Open the match of this record
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "FILE", conflicts_with_all = ["start", "link"]))]
    pub record: Option<PathBuf>,
    /// Open the match in this link
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "ADDRESS", conflicts_with = "start"))]
    pub link: Option<String>,
    /// Begin a game between two persons at once
    #[cfg_attr(
        not(target_arch = "wasm32"),
        arg(long, value_name = "GAME", value_parser = PossibleValuesParser::new(Kind::ALL.map(Kind::id)))
    )]
    pub start: Option<String>,
    /// Answer questions from standard input on standard output, for tests
    #[cfg_attr(not(target_arch = "wasm32"), arg(long))]
    pub probe: bool,
}

impl CommandLine {
    /// Whether a match is to be on the table at once.
    #[must_use]
    pub fn asks_for_match(&self) -> bool {
        self.record.is_some() || self.link.is_some() || self.start.is_some()
    }

    /// The match that is to be on the table at once, if any.
    ///
    /// # Errors
    /// Why there is none, in words.
    pub fn first_match(&self) -> Result<Option<Match>, String> {
        if let Some(file) = &self.record {
            let read = files::read(file).and_then(|text| record::read(&text).map_err(|error| error.to_string()));
            return read.map(Some).map_err(|reason| format!("{}: {reason}", file.display()));
        }
        if let Some(link) = &self.link {
            return record::read(link).map(Some).map_err(|error| format!("the link: {error}"));
        }
        let kind = self.start.as_deref().and_then(Kind::from_id);
        kind.map(|kind| Match::new(Terms::usual(kind))).transpose().map_err(|error| error.to_string())
    }
}

/// The address that brings a match back, which stands in its fragment: that of the page; on the desktop, which has none, the
/// fragment itself, which `--link` and *Paste* read as well.
#[must_use]
pub fn address(fragment: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    if let Some(address) = super::page::link(fragment) {
        return address;
    }
    fragment.to_owned()
}

/// What is put on the table as soon as the table stands: the match, or the reason why there is none.
#[derive(Resource, Clone, Debug)]
pub struct FirstMatch(pub Result<Match, String>);

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
                let what = "The match can't be opened".to_owned();
                stored.write(Stored::Failed { what, reason: reason.clone() });
                if let Some(line) = &mut line {
                    // Nobody waits any more for what does not come.
                    (line.record, line.link, line.start) = (None, None, None);
                }
            }
        }
        commands.remove_resource::<FirstMatch>();
    }
}
