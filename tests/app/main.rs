//! The game without its window: states, intents, pointing and storage, as menus and the table drive them.

mod computers;
mod keeping;
mod playing;
mod rounds;
mod screens;
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
use zen_table::app::state::settings::{Pace, Settings, View};
use zen_table::app::storage::library::{Saved, Store, Stored};
use zen_table::app::storage::trouble::{Cause, NotSaved};
use zen_table::games::{AnyGame, Kind, Player, Spot, Square};
use zen_table::session::record::{self, mail};
use zen_table::session::{Ending, GameTerms, Length, Match, Pending, Seat, Terms};

/// How long a test waits for another thread.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program that keeps what it keeps in this folder.
fn program(folder: &Path) -> App {
    program_with(folder, |_| ())
}

/// A program that something is put into before it starts.
fn program_with(folder: &Path, put: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.insert_resource(CommandLine { data: Some(folder.to_owned()), ..CommandLine::default() });
    put(&mut app);
    app.add_plugins((MinimalPlugins, StatesPlugin, HeadlessPlugin));
    app.update();
    send(&mut app, Navigate::To(Screen::Menu));
    app
}

/// A program whose folder goes with it.
fn alone() -> (App, TempDir) {
    let folder = TempDir::new().unwrap();
    (program(folder.path()), folder)
}

/// Sends a message, and gives the states a frame to follow.
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

/// Whether a message of this kind is still there to be heard; messages stay for some frames.
fn is_told<M: Message>(app: &App, pick: impl Fn(&M) -> bool) -> bool {
    let messages = app.world().resource::<Messages<M>>();
    messages.get_cursor().read(messages).any(pick)
}

/// The reason of the refusal that came last.
fn refusal(app: &App) -> String {
    let messages = app.world().resource::<Messages<MatchEvent>>();
    let mut cursor = messages.get_cursor();
    let reasons = cursor.read(messages).filter_map(|event| match event {
        MatchEvent::Refused(reason) => Some(reason.clone()),
        _ => None,
    });
    reasons.last().unwrap_or_default()
}

/// Lets frames pass until something holds.
fn wait(app: &mut App, what: &str, holds: impl Fn(&App) -> bool) {
    let start = Instant::now();
    while !holds(app) {
        assert!(start.elapsed() < PATIENCE, "in vain: {what}");
        std::thread::sleep(Duration::from_millis(2));
        app.update();
    }
}

/// Waits for a message and drops it, so that it is not read a second time: messages stay for two frames.
fn hear(app: &mut App, what: &str, pick: impl Fn(&Stored) -> bool) {
    wait(app, what, |app| is_told(app, &pick));
    app.world_mut().resource_mut::<Messages<Stored>>().clear();
}

fn saved(app: &App) -> &Saved {
    app.world().resource()
}

/// The texts of the saved matches that are on the disk now.
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

/// Waits until the match on the table is on the disk as it is.
fn wait_for_disk(app: &mut App, folder: &Path) {
    let text = record::ron::write(table(app).played());
    wait(app, "the match is written", |_| files(folder).contains(&text));
}

/// What is left on the disk when the program is killed at this moment.
fn disk_after_kill(folder: &Path) -> TempDir {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            let goal = to.join(entry.file_name());
            if entry.file_type().unwrap().is_dir() {
                copy(&entry.path(), &goal);
            } else if let Err(error) = fs::copy(entry.path(), goal) {
                // The other program may have replaced it in this moment, as it may when it is killed.
                assert_eq!(error.kind(), std::io::ErrorKind::NotFound);
            }
        }
    }
    let copied = TempDir::new().unwrap();
    copy(folder, copied.path());
    copied
}
