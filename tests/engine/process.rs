//! The program as others start it: what stops it, and what it waits for.

use super::talk::{Engine, Talk, ZEN_START};
use std::io::Write;
use std::process::{Command, Stdio};
use zen_table::engine::input::Line;
use zen_table::engine::protocol::Interrupt;
use zen_table::games::{AnyGame, Kind, Options};

#[test]
fn stop_ends_an_infinite_search_with_a_move() {
    let mut engine = Engine::start();
    engine.say("go infinite");
    engine.say("isready");
    assert_eq!(engine.answer(), "readyok", "answered while searching");
    engine.say("show");
    engine.say("stop");
    assert!(engine.answer().starts_with("bestmove "));
    assert_eq!(engine.answer(), format!("{ZEN_START} w -"), "carried out after the search");
    for game in ["zen", "torus"] {
        engine.say(&format!("setoption name Game value {game}"));
        engine.say("position startpos");
        engine.say("go infinite multipv 100");
        engine.say("stop");
        assert!(engine.answer().starts_with("bestmove "));
    }
}

#[test]
fn stop_is_waited_for_even_when_all_has_been_searched() {
    let mut engine = Engine::start();
    engine.say("position fen 11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -");
    engine.say("go infinite");
    engine.say("isready");
    assert_eq!(engine.answer(), "readyok");
    engine.say("stop");
    assert_eq!(engine.answer(), "bestmove K1-H4");
}

#[test]
fn quit_ends_the_program_at_once_also_while_searching() {
    let mut engine = Engine::start();
    engine.say("perft 50");
    engine.say("quit");
    assert!(engine.child.wait().unwrap().success());
    let mut engine = Engine::start();
    engine.say("go infinite");
    engine.say("quit");
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn a_count_of_any_depth_is_refused_or_can_be_stopped() {
    let mut engine = Engine::start();
    engine.say("setoption name Game value zener");
    for depth in ["12001", "1000000", "4294967295", "4294967296"] {
        engine.say(&format!("perft {depth}"));
        assert_eq!(engine.answer(), "error perft must be followed by a number of plies, 0 to 12000");
    }
    engine.say("perft 12000");
    engine.say("isready");
    assert_eq!(engine.answer(), "readyok", "answered while counting");
    engine.say("stop");
    assert_eq!(engine.answer(), "error perft was stopped");
    engine.say("perft 2");
    assert!(engine.answer().starts_with("perft 2 "));
}

#[test]
fn a_position_whose_moves_are_stopped_leaves_the_one_before() {
    /// Asks every command to stop as soon as possible.
    struct Impatient;
    impl Interrupt for Impatient {
        fn stop(&mut self, _: &mut dyn Write) -> bool {
            true
        }
        fn is_closed(&self) -> bool {
            false
        }
        fn wait(&mut self, _: &mut dyn Write) {}
    }
    let mut talk = Talk::game("zener");
    talk.quiet("position startpos moves W3-F3");
    let before = talk.one("show");
    let game = long_game(1000);
    let mut out = Vec::new();
    let line = format!("position startpos moves {}", game.moves().join(" "));
    talk.0.handle(&Line::Text(line.clone()), &mut Impatient, &mut out).unwrap();
    assert_eq!(String::from_utf8(out).unwrap(), "error position was stopped before all its moves were played\n");
    assert_eq!(talk.one("show"), before);
    talk.quiet(&line);
    assert_eq!(talk.one("show"), game.position_text());
}

/// A game of Zener of this number of plies.
fn long_game(plies: usize) -> AnyGame {
    let mut game = AnyGame::new(&Options::usual(Kind::Zener));
    for number in 0_usize.. {
        if game.len() == plies {
            break;
        }
        let moves = game.legal_moves();
        game.play(&moves[number.wrapping_mul(2_654_435_761) / 7 % moves.len()]).unwrap();
        if game.verdict().outcome.is_over() {
            game.undo();
        }
    }
    game
}

#[test]
fn what_follows_a_position_waits_for_its_moves() {
    let mut engine = Engine::start();
    let game = long_game(5000);
    engine.say("setoption name Game value zener");
    engine.say(&format!("position startpos moves {}\nisready\ngo infinite\nstop\nshow", game.moves().join(" ")));
    assert_eq!(engine.answer(), "readyok");
    let best = engine.answer();
    let best = best.strip_prefix("bestmove ").unwrap_or_else(|| panic!("{best}"));
    assert!(game.legal_moves().iter().any(|mv| mv == best), "{best} in the position that was set up");
    assert_eq!(engine.answer(), game.position_text());
}

#[test]
#[cfg(unix)]
fn a_search_does_with_the_memory_that_there_is() {
    let mut child = Command::new("sh")
        .args(["-c", "ulimit -v 400000; exec \"$0\"", env!("CARGO_BIN_EXE_engine")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = b"setoption name Hash value 4096\nsetoption name Game value enso\ngo depth 2\n";
    child.stdin.take().unwrap().write_all(lines).unwrap();
    let output = child.wait_with_output().unwrap();
    let answers = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && answers.contains("bestmove "), "{answers}");
}

#[test]
fn the_end_of_the_input_ends_the_program() {
    let mut engine = Engine::start();
    engine.say("go infinite");
    engine.input = None;
    assert!(engine.child.wait().unwrap().success());
}
