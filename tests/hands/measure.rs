//! The time that a frame takes without the drawing: while computers of the highest level think, in a long match, and
//! while a program listens.
//!
//! The times are written to `hands/work.md` in the target folder, from where `cargo xtask measure` takes them; no limit
//! is checked here. Nothing is drawn, because a software renderer would take the cores that the search leaves free.

use crate::desk::Desk;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use std::env;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};
use zen_table::app::ai::opponent::Computers;
use zen_table::app::gameplay::messages::Intent;
use zen_table::app::input::action::Command;
use zen_table::games::Kind;
use zen_table::games::torus::Size;
use zen_table::search::Level;
use zen_table::session::record::ron;
use zen_table::session::{GameTerms, Match, Seat, Terms};

/// The most plies of a match.
const MOST_PLIES: usize = 12_000;

/// The environment variable in which `cargo xtask measure` sets the frames that are timed in each round. Without it
/// there is only a short trial.
const FRAMES_VARIABLE: &str = "ZEN_TABLE_FRAMES";

/// The number of rounds. In each, frames are timed first with thinking computers and then without.
const ROUNDS: usize = 5;

/// The time between two frames of a screen: 1/60 second.
const BEAT: Duration = Duration::from_nanos(16_666_667);

/// A legal unfinished match of Zener with this number of plies. The moves are drawn by a simple generator, without
/// those that would end the match.
fn long_match(plies: usize) -> Match {
    let mut played = Match::new(Terms::usual(Kind::Zener)).unwrap();
    let mut draw = 1_u32;
    while played.round().game().len() < plies {
        let moves = played.round().game().legal_moves();
        let first = {
            draw = draw.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (draw >> 8) as usize % moves.len()
        };
        let goes_on = moves.iter().cycle().skip(first).take(moves.len()).any(|text| {
            played.play(text).unwrap();
            let goes_on = played.round().result().is_none();
            if !goes_on {
                played.undo().unwrap();
            }
            goes_on
        });
        assert!(goes_on, "every move ends it");
    }
    played
}

/// The times of frames in which a move is made, a move is taken back, an earlier position is shown, and nothing
/// happens.
fn frames_of(desk: &mut Desk) -> [Duration; 4] {
    let mut times: [Vec<Duration>; 4] = Default::default();
    let mut frame = |desk: &mut Desk, kind: usize, intent: Option<Intent>| {
        desk.app.world_mut().write_message_batch(intent);
        let begun = Instant::now();
        desk.app.update();
        times[kind].push(begun.elapsed());
        desk.rest();
    };
    for _ in 0..15 {
        let text = desk.game().legal_moves().swap_remove(0);
        let plies = desk.moves();
        frame(desk, 0, Some(Intent::Play(text)));
        frame(desk, 1, Some(Intent::Undo));
        frame(desk, 2, Some(Intent::LookAt(Some(plies - 1))));
        frame(desk, 3, None);
        desk.app.world_mut().write_message(Intent::LookAt(None));
        desk.rest();
    }
    times.map(|mut times| {
        times.sort();
        times[times.len() / 2]
    })
}

#[test]
fn frames_of_a_long_match_are_timed_beside_those_of_a_short_one() {
    let mut desk = Desk::measured();
    let mut columns = Vec::new();
    for plies in [20, MOST_PLIES - 100] {
        let played = long_match(plies);
        let text = ron::write(&played);
        let begun = Instant::now();
        let read = ron::read(&text).unwrap();
        let reading = begun.elapsed();
        desk.app.world_mut().write_message(Intent::Resume(Box::new(read)));
        desk.rest();
        let [play, undo, look, rest] = frames_of(&mut desk);
        columns.push((plies, text.len() / 1024, [play, undo, look, rest, reading]));
    }
    for (row, what) in ["a move", "take back", "look back", "at rest", "read the record"].into_iter().enumerate() {
        let told = columns.iter().map(|(plies, size, times)| format!("{:?} ({plies} plies, {size} KiB)", times[row]));
        println!("{what}: {}", told.collect::<Vec<_>>().join(", "));
    }
}

/// Puts this player on both seats.
fn reseat(desk: &mut Desk, new: &Seat) {
    for seat in 0..2 {
        desk.app.world_mut().write_message(Intent::Reseat { seat, new: new.clone() });
    }
    desk.rest();
}

fn is_thinking(desk: &Desk) -> bool {
    desk.app.world().get_resource::<Computers>().is_some_and(|computers| computers.thinking().is_some())
}

/// The times of this number of frames. Only frames count at whose beginning and end a computer thinks, or, without
/// `thinking`, none does.
fn timed(desk: &mut Desk, frames: usize, thinking: bool) -> Vec<Duration> {
    let mut times = Vec::new();
    while times.len() < frames {
        let begun = Instant::now();
        let before = is_thinking(desk);
        desk.app.update();
        let took = begun.elapsed();
        if [before, is_thinking(desk)] == [thinking; 2] {
            times.push(took);
        }
        thread::sleep(BEAT.saturating_sub(took));
    }
    times
}

#[test]
fn frames_are_timed_without_their_drawing_while_computers_of_the_highest_level_think() {
    let frames = env::var(FRAMES_VARIABLE).ok().and_then(|count| count.parse().ok()).unwrap_or(10);
    let mut desk = Desk::measured();
    desk.app.world_mut().write_message(Intent::Begin(Terms::usual(Kind::Torus)));
    desk.rest();
    let mut times = [Vec::new(), Vec::new()];
    for _ in 0..ROUNDS {
        reseat(&mut desk, &Seat::of_level(Level::HIGHEST));
        times[0].extend(timed(&mut desk, frames, true));
        reseat(&mut desk, &Seat::person("Ada"));
        times[1].extend(timed(&mut desk, frames, false));
    }
    let plies = desk.moves();
    let [thinking, resting] = times.map(|mut times| {
        times.sort();
        [times[times.len() / 2], times[times.len() * 99 / 100], times[times.len() - 1]]
            .map(|time| time.as_secs_f64() * 1000.0)
    });
    let rows = ["middle frame", "of a hundred the second slowest", "slowest frame"]
        .into_iter()
        .enumerate()
        .map(|(row, what)| format!("| {what} | {:.2} ms | {:.2} ms |\n", thinking[row], resting[row]));
    let table: String =
        ["| | while a computer thinks | at rest |\n|---|---:|---:|\n".to_owned()].into_iter().chain(rows).collect();
    println!("{table}\n{plies} moves were played meanwhile");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("hands");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("work.md"), table).unwrap();
}

/// The largest board of ZeN, with a stone on every other cell.
fn largest_board() -> Match {
    let game = GameTerms::Torus { size: Size::new(19).unwrap(), balanced_opening: false };
    let mut played = Match::new(Terms { game, ..Terms::usual(Kind::Torus) }).unwrap();
    let board = played.round().game().board();
    for square in board.squares().filter(|square| (square.column + square.row) % 2 == 0) {
        let name = played.round().game().square_name(square);
        played.play(&name).unwrap();
    }
    played
}

#[test]
fn frames_of_the_largest_board_are_timed_while_a_program_listens_and_while_none_does() {
    let frames = env::var(FRAMES_VARIABLE).ok().and_then(|count| count.parse().ok()).unwrap_or(10);
    let mut desk = Desk::measured();
    desk.settings().reduced_motion = true;
    desk.app.world_mut().write_message(Intent::Resume(Box::new(largest_board())));
    desk.rest();
    println!("| ZeN, 19×19, half full | nobody listens | a program listens |\n|---|---:|---:|");
    for (what, command) in [
        ("at rest", None),
        ("the cursor moves", Some(Command::Step(IVec2::X))),
        ("the view turns", Some(Command::Turn(1))),
    ] {
        let mut columns = [Vec::new(), Vec::new()];
        for _ in 0..frames {
            for (listens, column) in columns.iter_mut().enumerate() {
                desk.app.world().resource::<AccessibilityRequested>().set(listens > 0);
                desk.app.update();
                desk.app.update();
                desk.app.world_mut().write_message_batch(command);
                let begun = Instant::now();
                desk.app.update();
                column.push(begun.elapsed());
            }
        }
        let [alone, heard] = columns.map(|mut times: Vec<Duration>| {
            times.sort();
            times[times.len() / 2].as_secs_f64() * 1000.0
        });
        println!("| {what} | {alone:.2} ms | {heard:.2} ms |");
    }
}
