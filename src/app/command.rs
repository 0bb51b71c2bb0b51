//! The command line of the game.

use super::play::Intent;
use super::screen::Screen;
use crate::games::Kind;
use crate::session::{Match, Terms, record};
use bevy::prelude::*;
use clap::Parser;
use clap::builder::PossibleValuesParser;
use std::fs;
use std::path::{Path, PathBuf};

/// Four abstract board games that share a word, on one 3D table.
#[derive(Resource, Parser, Clone, PartialEq, Eq, Default, Debug)]
#[command(name = "zen-table", version)]
pub struct CommandLine {
    /// Keep matches and settings in this folder
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Open the match of this record
    #[arg(long, value_name = "FILE", conflicts_with = "start")]
    pub record: Option<PathBuf>,
    /// Begin a game between two persons at once
    #[arg(long, value_name = "GAME", value_parser = PossibleValuesParser::new(Kind::ALL.map(Kind::id)))]
    pub start: Option<String>,
    /// Answer questions from standard input on standard output, for tests
    #[arg(long)]
    pub probe: bool,
}

impl CommandLine {
    /// The match that is to be on the table at once, if any.
    ///
    /// # Errors
    /// Why there is none, in words.
    pub fn first_match(&self) -> Result<Option<Match>, String> {
        if let Some(file) = &self.record {
            return read(file).map(Some).map_err(|reason| format!("{}: {reason}", file.display()));
        }
        let kind = self.start.as_deref().and_then(Kind::from_id);
        kind.map(|kind| Match::new(Terms::usual(kind))).transpose().map_err(|error| error.to_string())
    }
}

fn read(file: &Path) -> Result<Match, String> {
    let text = fs::read_to_string(file).map_err(|error| error.to_string())?;
    record::read(&text).map_err(|error| error.to_string())
}

/// The match that is put on the table as soon as the table stands.
#[derive(Resource, Clone, Debug)]
pub struct FirstMatch(pub Match);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Menu), put_on_table);
}

fn put_on_table(mut commands: Commands, first: Option<Res<FirstMatch>>, mut intents: MessageWriter<Intent>) {
    if let Some(first) = first {
        intents.write(Intent::Resume(Box::new(first.0.clone())));
        commands.remove_resource::<FirstMatch>();
    }
}
