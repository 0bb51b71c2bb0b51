//! The assets without which there is no game: the menu opens once they are there.

use crate::app::platform::files::unreadable;
use crate::app::platform::frames::{FrameSystems, Playable};
use crate::app::platform::launch::CommandLine;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::state::schedule::AppSystems;
use crate::texts::{Phrase, Text};
use bevy::asset::io::AssetReaderError;
use bevy::asset::{AssetLoadError, LoadState, UntypedAssetId};
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The assets without which there is no game: the menu opens once they are there.
#[derive(Resource, Clone, Default, Debug)]
pub struct Awaited {
    pub(crate) handles: Vec<UntypedHandle>,
}

impl Awaited {
    /// Makes the menu wait for this asset too.
    pub fn wait_for(&mut self, handle: impl Into<UntypedHandle>) {
        self.handles.push(handle.into());
    }
}

/// An asset that could not be loaded.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Missing {
    /// The name of its file.
    pub file: Text,
    /// Why it could not be loaded, in a sentence.
    pub reason: Text,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Awaited>()
        .add_systems(
            Update,
            (follow_loading.run_if(in_state(Screen::Loading)), follow_retry.run_if(in_state(Screen::Failed)))
                .in_set(AppSystems::Input),
        )
        .add_systems(Last, set_playable.run_if(is_playable).in_set(FrameSystems::Request));
}

/// How many of the awaited assets are loaded.
pub(crate) fn loaded(awaited: &Awaited, assets: &AssetServer) -> usize {
    awaited.handles.iter().filter(|handle| assets.is_loaded_with_dependencies(handle.id())).count()
}

fn follow_loading(
    mut commands: Commands,
    awaited: Res<Awaited>,
    assets: Res<AssetServer>,
    mut navigation: MessageWriter<Navigate>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // Nothing else requests frames while files are read.
    redraw.write(RequestRedraw);
    let failed = |id: UntypedAssetId| match assets.load_state(id) {
        LoadState::Failed(error) => Some((id, reason(&error))),
        _ => None,
    };
    if let Some((id, reason)) = awaited.handles.iter().find_map(|handle| failed(handle.id())) {
        let file = assets.get_path(id);
        let file = file.map_or_else(|| Phrase::LoadingFileWithoutName.into(), |path| path.to_string().into());
        commands.insert_resource(Missing { file, reason });
        navigation.write(Navigate::To(Screen::Failed));
    } else if loaded(&awaited, &assets) == awaited.handles.len() {
        navigation.write(Navigate::To(Screen::Menu));
    }
}

/// Why an asset could not be loaded, in a sentence.
fn reason(error: &AssetLoadError) -> Text {
    let phrase = match error {
        AssetLoadError::AssetReaderError(AssetReaderError::NotFound(_)) => Phrase::LoadingNotFound,
        AssetLoadError::AssetReaderError(AssetReaderError::HttpError(status)) => {
            Phrase::LoadingStatus { status: status.to_string().into() }
        }
        AssetLoadError::AssetReaderError(AssetReaderError::Io(error)) => return unreadable(error),
        other => Phrase::LoadingDetail { detail: other.to_string().into() },
    };
    phrase.into()
}

/// Opens the menu when a retry was successful. An asset that is read anew counts as failed until it is loaded, which
/// may be after this screen has come back.
fn follow_retry(awaited: Res<Awaited>, assets: Res<AssetServer>, mut navigation: MessageWriter<Navigate>) {
    if loaded(&awaited, &assets) == awaited.handles.len() {
        navigation.write(Navigate::To(Screen::Menu));
    }
}

/// Whether a player can play: the menu is shown, or the match that the command line asks for.
pub(crate) fn is_playable(screen: Res<State<Screen>>, line: Option<Res<CommandLine>>) -> bool {
    match screen.get() {
        Screen::Match => true,
        Screen::Loading | Screen::Failed => false,
        Screen::Menu | Screen::NewGame | Screen::Learn | Screen::Saved | Screen::Statistics => {
            !line.is_some_and(|line| line.asks_for_match())
        }
    }
}

fn set_playable(mut playable: ResMut<Playable>) {
    playable.0 = true;
}
