//! The cost of a frame of the game compared with a frame of a bare scene, measured in one run; and a check that a game
//! in which nothing happens draws nothing.
//!
//! The times are written to `e2e/frames.md` in the target folder, from where `cargo xtask measure` takes them. No limit
//! is checked here, because the times mean little on a busy machine.

use super::desk::Desk;
use super::game::{Game, folder};
use serde_json::Value;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;
use tempfile::TempDir;
use zen_table::games::Kind;
use zen_table::games::torus::Size;
use zen_table::search::Level;
use zen_table::session::record::ron;
use zen_table::session::{GameTerms, Match, Seat, Terms};

/// The environment variable in which `cargo xtask measure` sets the frames that are timed in each round. Without it
/// there is only a short trial.
const FRAMES_VARIABLE: &str = "ZEN_TABLE_FRAMES";

/// How thoroughly the frames are measured.
#[derive(Clone, Copy, Debug)]
struct Effort {
    /// Frames that are timed in a round.
    frames: u32,
    /// Both programs take turns, so that a busy moment of the machine affects both.
    rounds: usize,
    /// How often each program is started.
    starts: usize,
    /// Sets up a display: for a trial with a coarse screen.
    set_up: fn() -> Desk,
}

impl Effort {
    fn wanted() -> Self {
        let frames = env::var(FRAMES_VARIABLE).ok().and_then(|count| count.parse().ok());
        frames.map_or(Self { frames: 10, rounds: 1, starts: 1, set_up: Desk::set_up }, |frames| Self {
            frames,
            rounds: 5,
            starts: 3,
            set_up: Desk::set_up_fine,
        })
    }
}

/// How long the game is watched without input, and how many frames it may draw in this time.
const REST: Duration = Duration::from_secs(10);
pub(crate) const MOST_AT_REST: u64 = 5;

/// How many frames are drawn while the program's memory is watched.
const WATCHED_FRAMES: u32 = 20;

/// How much the program may grow by these frames, in bytes. Something may be allocated once; what every frame leaves
/// behind adds up to more.
const MOST_GROWTH: u64 = 40 << 20;

/// Draws frames and checks that the program does not grow with each.
fn assert_frames_leave_nothing_behind(game: &mut Game) {
    // What the first frames allocate is used again by all others.
    game.ask("redraw 5");
    let before = game.memory();
    game.ask(&format!("redraw {WATCHED_FRAMES}"));
    let grown = game.memory().saturating_sub(before);
    assert!(grown < MOST_GROWTH, "{WATCHED_FRAMES} frames made the program {} MiB larger", grown >> 20);
}

fn number(answer: &Value, key: &str) -> f64 {
    answer[key].as_f64().unwrap_or_else(|| panic!("{key} is not in {answer}"))
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

fn start_bare_scene<'a>(desk: &'a Desk) -> Game<'a> {
    let program = desk.program(Path::new(env!("CARGO_BIN_EXE_bare_scene")));
    let mut scene = Game::run(desk, program, "bare-scene");
    scene.until("frames", "the scene is there", |frames| !frames["first_playable"].is_null());
    scene
}

/// Starts a match, drawn as finely as the bare scene.
fn start_match<'a>(desk: &'a Desk, data: &Path) -> Game<'a> {
    fs::write(data.join("settings.ron"), "(graphics: High)").unwrap();
    let mut program = desk.game();
    program.args(["--probe", "--start", "zen", "--data"]).arg(data);
    let mut game = Game::run(desk, program, "measured");
    game.until("frames", "the match is there", |frames| !frames["first_playable"].is_null());
    game.until("screen", "somebody is to move", |screen| screen["phase"] == "Choosing");
    game
}

/// How many frames are drawn in this time without any input.
pub(crate) fn frames_at_rest(game: &mut Game, time: Duration) -> u64 {
    let drawn = |game: &mut Game| game.ask("frames")["drawn"].as_u64().unwrap();
    // Frames for earlier input may still be on their way to the screen.
    let mut before = drawn(game);
    for _ in 0..60 {
        thread::sleep(Duration::from_secs(1));
        let now = drawn(game);
        if now == before {
            break;
        }
        before = now;
    }
    thread::sleep(time);
    drawn(game) - before
}

#[test]
fn a_match_at_rest_draws_nothing_and_its_frames_are_timed_beside_a_bare_scene() {
    let effort = Effort::wanted();
    // A display for each, so that neither window covers the other.
    let (desk, bare_desk, data) = ((effort.set_up)(), (effort.set_up)(), TempDir::new().unwrap());
    let mut first_frames = Vec::new();
    for _ in 1..effort.starts {
        let bare = number(&start_bare_scene(&bare_desk).ask("frames"), "first_playable");
        let ours = number(&start_match(&desk, data.path()).ask("frames"), "first_playable");
        first_frames.push([ours, bare]);
    }
    let (mut bare, mut game) = (start_bare_scene(&bare_desk), start_match(&desk, data.path()));
    bare_desk.focus();
    desk.focus();
    first_frames.push([&mut game, &mut bare].map(|program| number(&program.ask("frames"), "first_playable")));

    let at_rest = frames_at_rest(&mut game, REST);
    game.picture("measured");

    let mut times = Vec::new();
    let redraw = format!("redraw {}", effort.frames);
    for _ in 0..effort.rounds {
        times.push([&mut game, &mut bare].map(|program| number(&program.ask(&redraw), "median")));
    }

    let mut table = "| | game | bare scene | ratio | bar |\n|---|---:|---:|---:|---:|\n".to_owned();
    for (what, pairs) in [("median frame time", &times), ("first playable frame", &first_frames)] {
        let ours = median(pairs.iter().map(|[ours, _]| *ours).collect());
        let bare = median(pairs.iter().map(|[_, bare]| *bare).collect());
        let ratio = median(pairs.iter().map(|[ours, bare]| ours / bare).collect());
        writeln!(table, "| {what} | {ours:.1} ms | {bare:.1} ms | **{ratio:.2}** | 1.5 |").unwrap();
    }
    writeln!(table, "| frames drawn in {} s at rest | {at_rest} | | | {MOST_AT_REST} |", REST.as_secs()).unwrap();
    println!("{table}");
    fs::write(folder().join("frames.md"), table).unwrap();
    assert_frames_leave_nothing_behind(&mut game);
    assert!(at_rest <= MOST_AT_REST, "{at_rest} frames were drawn although nothing happened");
}

/// A match of ZeN with a stone on every other cell.
fn half_full(side: u8) -> Match {
    let game = GameTerms::Torus { size: Size::new(side).unwrap(), balanced_opening: false };
    let mut played = Match::new(Terms { game, ..Terms::usual(Kind::Torus) }).unwrap();
    let board = played.round().game().board();
    for square in board.squares().filter(|square| (square.column + square.row) % 2 == 0) {
        let name = played.round().game().square_name(square);
        played.play(&name).unwrap();
    }
    assert_eq!(played.round().result(), None);
    played
}

#[test]
fn the_largest_torus_draws_nothing_at_rest_and_its_frames_are_timed_beside_the_one_for_beginners() {
    let effort = Effort::wanted();
    let (small_desk, large_desk, data) = ((effort.set_up)(), (effort.set_up)(), TempDir::new().unwrap());
    let [mut small, mut large] = [(&small_desk, 9), (&large_desk, 19)].map(|(desk, side)| {
        let folder = data.path().join(side.to_string());
        fs::create_dir(&folder).unwrap();
        let record = folder.join("begun.ron");
        fs::write(&record, ron::write(&half_full(side))).unwrap();
        let mut program = desk.game();
        program.args(["--probe", "--data"]).arg(folder).arg(record);
        let mut game = Game::run(desk, program, &format!("torus-{side}"));
        game.until("frames", "the match is drawn", |frames| !frames["first_playable"].is_null());
        game.until("screen", "somebody is to move", |screen| screen["phase"] == "Choosing");
        game
    });
    small_desk.focus();
    large_desk.focus();
    let at_rest = frames_at_rest(&mut large, REST);
    large.picture("torus-large");
    let redraw = format!("redraw {}", effort.frames);
    let [large_draws, small_draws] = [&mut large, &mut small].map(|program| number(&program.ask("frames"), "draws"));
    let mut times = Vec::new();
    for _ in 0..effort.rounds {
        times.push([&mut large, &mut small].map(|program| number(&program.ask(&redraw), "median")));
    }
    assert_frames_leave_nothing_behind(&mut large);
    let [large, small] = [0, 1].map(|size| median(times.iter().map(|both| both[size]).collect()));
    let ratio = median(times.iter().map(|[large, small]| large / small).collect());
    let table = format!(
        "| | 19 by 19 | 9 by 9 | ratio | bar |\n|---|---:|---:|---:|---:|\n\
         | median frame time | {large:.1} ms | {small:.1} ms | **{ratio:.2}** | 1.5 |\n\
         | draw calls | {large_draws} | {small_draws} | {:.2} | |\n",
        large_draws / small_draws
    );
    println!("{table}");
    fs::write(folder().join("torus-frames.md"), table).unwrap();
    assert!(at_rest <= MOST_AT_REST, "{at_rest} frames were drawn although nothing happened");
    // Each name of a row or column is a mesh of its own; everything else is instances of a few meshes, which share draw
    // calls.
    let names = f64::from(2 * (19 - 9));
    assert!(large_draws <= small_draws + names, "{large_draws} draw calls, and {small_draws} for the small board");
}

/// The size of a window in logical pixels, so small that its frames take less than the bar in software, as those of a real
/// graphics card do.
const SMALL: (f64, f64) = (400.0, 240.0);

#[test]
fn frames_are_timed_while_two_computers_of_the_highest_level_think() {
    let effort = Effort::wanted();
    let (thinking_desk, resting_desk, data) = ((effort.set_up)(), (effort.set_up)(), TempDir::new().unwrap());
    let seats = [
        [Seat::of_level(Level::HIGHEST), Seat::of_level(Level::HIGHEST)],
        [Seat::person("Ada"), Seat::person("Grace")],
    ];
    let desks = [(&thinking_desk, "thinking"), (&resting_desk, "resting")];
    let [mut thinking, mut resting] = std::array::from_fn(|side| {
        let (desk, name) = desks[side];
        let folder = data.path().join(name);
        fs::create_dir(&folder).unwrap();
        let record = folder.join("begun.ron");
        let terms = Terms { seats: seats[side].to_vec(), ..Terms::usual(Kind::Torus) };
        fs::write(&record, ron::write(&Match::new(terms).unwrap())).unwrap();
        let mut program = desk.game();
        program.args(["--probe", "--data"]).arg(folder).arg(record);
        let mut game = Game::run(desk, program, name);
        game.until("frames", "the match is drawn", |frames| !frames["first_playable"].is_null());
        desk.resize(SMALL.0, SMALL.1);
        game
    });
    thinking.until("screen", "a computer thinks", |screen| screen["thinking"]["nodes"].as_u64() > Some(0));
    assert!(thinking.niceness_of("search") > Some(0), "the search gives way to frames");
    let redraw = format!("redraw {}", 2 * effort.frames);
    let mut times = Vec::new();
    for _ in 0..effort.rounds {
        let figures = [&mut thinking, &mut resting].map(|program| program.ask(&redraw));
        times.push(["median", "p99"].map(|which| [0, 1].map(|side| number(&figures[side], which))));
    }
    let plies = thinking.ask("position")["plies"].as_u64();
    let mut table = "| | while computers think | at rest | difference |\n|---|---:|---:|---:|\n".to_owned();
    for (index, what) in ["median frame time", "time that one frame in a hundred exceeds"].into_iter().enumerate() {
        let [thinking, resting] = [0, 1].map(|side| median(times.iter().map(|round| round[index][side]).collect()));
        let more = thinking - resting;
        writeln!(table, "| {what} | {thinking:.1} ms | {resting:.1} ms | {more:.1} ms |").unwrap();
    }
    println!("{table}");
    fs::write(folder().join("thinking.md"), table).unwrap();
    thinking.until("position", "the computers play on", |answer| answer["plies"].as_u64() > plies);
}
