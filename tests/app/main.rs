//! The game without its window: states, intents, pointing and storage, tested through the messages that menus and the
//! 3D view send.

mod analysing;
mod backup;
mod computers;
mod keeping;
mod lessons;
mod listening;
mod playing;
mod rounds;
mod screens;
mod seeing;
mod sound;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use zen_table::app::HeadlessPlugin;
use zen_table::app::gameplay::active_match::ActiveMatch;
use zen_table::app::gameplay::messages::{InMotion, Intent, MatchEvent};
use zen_table::app::gameplay::selection::{Point, Selection};
use zen_table::app::platform::frames::RedrawInterval;
use zen_table::app::platform::launch::CommandLine;
use zen_table::app::state::navigation::{Navigate, Overlay, Phase, Screen};
use zen_table::app::state::schedule::run_on_one_thread;
use zen_table::app::state::settings::{Pace, Settings, View};
use zen_table::app::storage::library::{Saved, Store, Stored};
use zen_table::app::storage::trouble::{Cause, NotSaved};
use zen_table::games::{AnyGame, Kind, Player, Spot, Square};
use zen_table::session::record::{self, mail};
use zen_table::session::{Ending, GameTerms, Length, Match, Pending, Rematch, Seat, Terms};
use zen_table::texts::{Language, Text};

/// How long a test waits for another thread.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program with its data in this folder.
fn program(folder: &Path) -> App {
    program_with(folder, |_| ())
}

/// The same, after `put` has changed the app before its start.
fn program_with(folder: &Path, put: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.insert_resource(CommandLine { data: Some(folder.to_owned()), ..CommandLine::default() });
    put(&mut app);
    app.add_plugins((MinimalPlugins, StatesPlugin, HeadlessPlugin));
    run_on_one_thread(&mut app);
    app.update();
    send(&mut app, Navigate::To(Screen::Menu));
    app
}

/// A program with a temporary folder of its own.
fn alone() -> (App, TempDir) {
    let folder = TempDir::new().unwrap();
    (program(folder.path()), folder)
}

/// Sends a message, and runs a frame so that the states change.
fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
    app.update();
    app.update();
}

fn begin(app: &mut App, kind: Kind) {
    send(app, Intent::Begin(Terms::usual(kind)));
}

/// Plays the first of the legal moves, this number of times.
fn play(app: &mut App, plies: usize) {
    for _ in 0..plies {
        let text = game(app).legal_moves()[0].clone();
        send(app, Intent::Play(text));
    }
}

fn table(app: &App) -> &ActiveMatch {
    app.world().resource()
}

fn played(app: &App) -> &Match {
    table(app).played()
}

fn game(app: &App) -> &AnyGame {
    played(app).round().game()
}

fn moves(app: &App) -> Vec<String> {
    game(app).moves().into_iter().map(str::to_owned).collect()
}

fn state<S: States>(app: &App) -> S {
    app.world().resource::<State<S>>().get().clone()
}

fn selection(app: &App) -> &Selection {
    app.world().resource()
}

/// Whether a message of this kind can still be read; messages stay for some frames.
fn is_told<M: Message>(app: &App, pick: impl Fn(&M) -> bool) -> bool {
    let messages = app.world().resource::<Messages<M>>();
    messages.get_cursor().read(messages).any(pick)
}

/// The reason of the last refusal.
fn refusal(app: &App) -> String {
    let messages = app.world().resource::<Messages<MatchEvent>>();
    let mut cursor = messages.get_cursor();
    let reasons = cursor.read(messages).filter_map(|event| match event {
        MatchEvent::Refused(error) => Some(error.to_string()),
        _ => None,
    });
    reasons.last().unwrap_or_default()
}

/// Runs frames until something holds.
fn wait(app: &mut App, what: &str, holds: impl Fn(&App) -> bool) {
    let start = Instant::now();
    while !holds(app) {
        assert!(start.elapsed() < PATIENCE, "in vain: {what}");
        std::thread::sleep(Duration::from_millis(2));
        app.update();
    }
}

/// Waits for a message and removes it, so that it is not read a second time: messages stay for two frames.
fn hear(app: &mut App, what: &str, pick: impl Fn(&Stored) -> bool) {
    wait(app, what, |app| is_told(app, &pick));
    app.world_mut().resource_mut::<Messages<Stored>>().clear();
}

/// The words of a text in English.
fn english(text: &Text) -> String {
    text.localise(Language::English)
}

fn saved(app: &App) -> &Saved {
    app.world().resource()
}

/// The texts of the saved matches on the disk.
fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder.join("matches")) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|end| end == "ron"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

/// Waits until the current match is on the disk in its present state.
fn wait_for_disk(app: &mut App, folder: &Path) {
    let text = record::ron::write(table(app).played());
    wait(app, "the match is written", |_| files(folder).contains(&text));
}

/// A copy of what is on the disk now, as a kill of the program would leave it.
fn disk_after_kill(folder: &Path) -> TempDir {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            let goal = to.join(entry.file_name());
            if entry.file_type().unwrap().is_dir() {
                copy(&entry.path(), &goal);
            } else if let Err(error) = fs::copy(entry.path(), goal) {
                // The program may have replaced this file in the meantime, as it may when it is really killed.
                assert_eq!(error.kind(), std::io::ErrorKind::NotFound);
            }
        }
    }
    let copied = TempDir::new().unwrap();
    copy(folder, copied.path());
    copied
}
