//! The `engine` program, tested through its protocol: every command, and arbitrary lines.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use zen_table::engine::input::{LONGEST_LINE, Line, read_line};
use zen_table::engine::protocol::{Flow, Interrupt, Protocol, Uninterrupted};
use zen_table::games::{AnyGame, Kind, Options};

/// Speaks with the protocol without a process.
#[derive(Default)]
struct Talk(Protocol);

impl Talk {
    fn say(&mut self, line: &str) -> Vec<String> {
        let mut out = Vec::new();
        let flow = self.0.handle(&Line::Text(line.to_owned()), &mut Uninterrupted, &mut out).unwrap();
        assert_eq!(flow == Flow::Quit, line == "quit");
        String::from_utf8(out).unwrap().lines().map(str::to_owned).collect()
    }

    fn one(&mut self, line: &str) -> String {
        let mut answers = self.say(line);
        assert_eq!(answers.len(), 1, "{line}: {answers:?}");
        answers.remove(0)
    }

    fn quiet(&mut self, line: &str) {
        assert_eq!(self.say(line), [""; 0], "{line}");
    }

    fn game(game: &str) -> Self {
        let mut talk = Self::default();
        talk.quiet(&format!("setoption name Game value {game}"));
        talk
    }
}

const ZEN_START: &str = "w4b4b/4w1w4/3b3b3/2w5w2/1b7b1/w4z4w/1b7b1/2w5w2/3b3b3/4w1w4/b4b4w";
const FIGURE_8: &str = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";

#[test]
fn ugi_introduces_itself() {
    let answers = Talk::default().say("ugi");
    assert!(answers[0].starts_with("id name Zen Table") && answers[1].starts_with("id author"));
    assert_eq!(answers.last().unwrap(), "ugiok");
    for option in ["Game", "Variant", "Starts", "Size", "Setup", "Seed", "Level", "Threads", "Hash", "MultiPV"] {
        assert!(answers.iter().any(|line| line.starts_with(&format!("option name {option} type "))), "{option}");
    }
    assert_eq!(Talk::default().one("isready"), "readyok");
}

#[test]
fn options_describe_the_start() {
    let mut talk = Talk::default();
    assert_eq!(talk.one("show"), format!("{ZEN_START} w -"));
    talk.quiet("setoption name Starts value black");
    assert_eq!(talk.one("show"), format!("{ZEN_START} b -"));
    talk.quiet("setoption name game value torus");
    talk.quiet("setoption name Size value 4");
    talk.quiet("position startpos moves a1 b2");
    assert_eq!(talk.one("show"), "4 4/4/1n2/z3 z -");
    talk.quiet("setoption name Size value 5");
    assert_eq!(talk.one("show"), "4 4/4/1n2/z3 z -", "the position stands");
    talk.quiet("uginewgame");
    assert_eq!(talk.one("show"), "5 5/5/5/5/5 z -");
    let mut zener = Talk::game("zener");
    zener.quiet("setoption name Setup value shuffled");
    zener.quiet("setoption name Seed value 7");
    zener.quiet("position startpos");
    let drawn = zener.one("show");
    assert!(!drawn.starts_with("[K5][K4][K3][K2][K1]") || !drawn.contains("[W1][W2][W3][W4][W5]"), "{drawn}");
}

#[test]
fn unknown_options_and_values_are_errors() {
    let mut talk = Talk::default();
    for line in [
        "setoption",
        "setoption name Game",
        "setoption name Game value chess",
        "setoption name Level value many",
        "setoption name Size value 2",
        "setoption name Size value 20",
        "setoption name Variant value 4",
        "setoption name Seed value -1",
        "setoption name Hash value 5000",
        "setoption name Threads value 0",
        "setoption name MultiPV value 0",
        "setoption name MultiPV value 101",
        "setoption name Colour value red",
        "setoption name Game value zen now",
        "go enough",
        "go enough 1",
        "go enough 1 nodes 5",
    ] {
        assert!(talk.one(line).starts_with("error "), "{line}");
    }
    assert_eq!(talk.one("show"), format!("{ZEN_START} w -"));
}

#[test]
fn a_refused_position_leaves_the_one_before() {
    let mut talk = Talk::game("enso");
    talk.quiet("position startpos moves a4xa3");
    let before = talk.one("show");
    for line in [
        "position",
        "position fen",
        "position start",
        "position fen nonsense",
        "position fen bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb q",
        "position startpos moves a4xa3 zzz",
        "position startpos moves a1-d4",
    ] {
        assert!(talk.one(line).starts_with("error "), "{line}");
        assert_eq!(talk.one("show"), before, "{line}");
    }
    let error = talk.one("position startpos moves a4xa3 a1-d4");
    assert!(error.starts_with("error move 2: a1-d4 is illegal: "), "{error}");
}

#[test]
fn moves_are_sorted_and_of_the_notation() {
    let mut talk = Talk::game("enso");
    let line = talk.one("moves");
    let words: Vec<&str> = line.split(' ').collect();
    assert_eq!((words[0], words.len()), ("moves", 25));
    assert!(words[1..].is_sorted());
    for mv in &words[1..] {
        assert_eq!(talk.one(&format!("why {mv}")), "legal");
    }
}

#[test]
fn status_speaks_of_check_mate_and_points() {
    let mut talk = Talk::default();
    assert_eq!(talk.one("status"), "status ongoing");
    for (variant, checked, mated) in [
        ("basic", "status ongoing", "status ongoing"),
        ("1", "status ongoing check", "status win w mate"),
        ("2", "status ongoing check", "status win w mate points "),
        ("3", "status ongoing", "status ongoing"),
    ] {
        talk.quiet(&format!("setoption name Variant value {variant}"));
        talk.quiet(&format!("position fen {FIGURE_8}"));
        assert_eq!(talk.one("status"), checked);
        talk.quiet(&format!("position fen {FIGURE_8} moves Z:D7-I7"));
        let status = talk.one("status");
        assert!(status.starts_with(mated) && (variant == "2") == status.contains("points"), "{status}");
        assert_eq!(talk.one("query gameover"), format!("response {}", mated.contains("win")));
        assert_eq!(talk.one("moves") == "moves", mated.contains("win"));
    }
    talk.quiet("setoption name Variant value 3");
    talk.quiet("position fen 11/2z3b4/3w1w1b3/4w1b4/3bbww4/3bw2w3/3wb6/8b2/11/4b6/11 b -");
    assert_eq!(talk.one("status"), "status win w points 6");
    talk.quiet("setoption name Variant value basic");
    talk.quiet("position fen 11/11/11/11/11/2ww7/ww2wb5/2bb1b5/2b1w1b4/2bb2z4/11 w - moves Z:G2-E4");
    assert_eq!((talk.one("status"), talk.one("query result")), ("status draw".into(), "response draw".into()));
}

#[test]
fn queries_speak_of_player_one_whoever_starts() {
    for (game, starts, turn) in [("zen", "white", true), ("zen", "black", false), ("enso", "white", true)] {
        let mut talk = Talk::game(game);
        talk.quiet(&format!("setoption name Starts value {starts}"));
        talk.quiet("position startpos");
        assert_eq!(talk.one("query p1turn"), format!("response {turn}"));
        assert_eq!(talk.one("query result"), "response none");
    }
    let mut enso = Talk::game("enso");
    enso.quiet("position fen bb3w/b1bw1w/5b/3w2/w5/b1w1wb b");
    assert_eq!(enso.one("query result"), "response p2win");
    assert!(enso.one("query").starts_with("error") && enso.one("query everything").starts_with("error"));
}

#[test]
fn why_gives_the_rule_in_words() {
    let mut talk = Talk::default();
    assert!(talk.one("why F1-F4").starts_with("illegal "));
    assert!(talk.one("why A6-A8").contains("exactly as many squares"));
    assert!(talk.one("why ???").starts_with("illegal "));
    assert!(talk.one("why").starts_with("error "));
    talk.quiet("position fen 11/11/11/11/11/ww9/11/11/11/11/b3b6 w -");
    assert!(talk.one("why A6-B7").starts_with("illegal the game is over"));
}

#[test]
fn perft_counts_and_ends_with_the_game() {
    let mut talk = Talk::default();
    assert_eq!(talk.one("perft 0"), "perft 0 1");
    assert_eq!(talk.one("perft 1"), "perft 1 56");
    assert_eq!(talk.one("perft 2"), "perft 2 3018");
    assert!(talk.one("perft x").starts_with("error") && talk.one("perft -1").starts_with("error"));
    talk.quiet("position fen 11/11/11/11/11/ww9/11/11/11/11/b3b6 w -");
    assert_eq!((talk.one("perft 0"), talk.one("perft 3")), ("perft 0 1".into(), "perft 3 0".into()));
}

#[test]
fn go_answers_with_a_legal_move_in_every_game() {
    for game in ["zen", "enso", "torus", "zener"] {
        let mut talk = Talk::game(game);
        // Without limits in the command, the level sets them.
        talk.quiet("setoption name Level value 2");
        for go in ["go depth 2", "go nodes 2000", "go movetime 20", "go", "go nodes 500 depth 2"] {
            let answers = talk.say(go);
            let best = answers.last().unwrap().strip_prefix("bestmove ").unwrap().to_owned();
            assert_eq!(talk.one(&format!("why {best}")), "legal", "{game} {go}");
            assert!(answers[0].starts_with("info depth ") && answers[0].contains(" score "), "{answers:?}");
            for part in [" nodes ", " nps ", " time ", " pv "] {
                assert!(answers[0].contains(part), "{answers:?}");
            }
        }
        for wrong in
            ["go depth", "go depth x", "go fast", "go nodes -1", "go multipv", "go multipv 0", "go multipv 101"]
        {
            assert!(talk.one(wrong).starts_with("error "), "{wrong}");
        }
    }
}

/// The numbers, scores and moves of the `info` lines of the greatest depth.
fn last_lines(answers: &[String]) -> Vec<(usize, String, Vec<String>)> {
    let after = |line: &str, word: &str| {
        let words = line.split(' ').skip_while(|&other| other != word).skip(1);
        words.map(str::to_owned).collect::<Vec<_>>()
    };
    let mut lines = Vec::new();
    for line in answers.iter().filter(|line| line.starts_with("info ")) {
        let number = after(line, "multipv").first().map_or(1, |number| number.parse().unwrap());
        if number == 1 {
            lines.clear();
        }
        lines.push((number, after(line, "score")[..2].join(" "), after(line, "pv")));
    }
    lines
}

#[test]
fn go_tells_as_many_lines_as_it_is_asked_for() {
    for game in ["zen", "enso", "torus", "zener"] {
        let mut talk = Talk::game(game);
        let moves = talk.one("moves").split(' ').count() - 1;
        for (go, wanted) in [
            ("go multipv 3 nodes 3000", 3),
            ("go depth 2 multipv 2 nodes 3000", 2),
            ("go multipv 100 depth 1 nodes 3000", 100),
            ("go multipv 1 depth 2 nodes 1000", 1),
        ] {
            let answers = talk.say(go);
            let lines = last_lines(&answers);
            if game == "torus" {
                // The tree search tells what it has tried.
                assert!((1..=wanted).contains(&lines.len()), "{go}: {answers:?}");
            } else {
                assert_eq!(lines.len(), wanted.min(moves), "{game} {go}: {answers:?}");
            }
            assert!(lines.iter().map(|(number, ..)| *number).eq(1..=lines.len()), "{answers:?}");
            assert_eq!(answers.last().unwrap(), &format!("bestmove {}", lines[0].2[0]));
            assert_eq!(answers[0].contains(" multipv "), wanted > 1, "{answers:?}");
            for (number, _, line) in &lines {
                assert_eq!(talk.one(&format!("why {}", line[0])), "legal", "{game} {go}");
                assert!(lines[..number - 1].iter().all(|(_, _, other)| other[0] != line[0]), "{answers:?}");
            }
            let scores =
                lines.iter().map(|(_, score, _)| score.strip_prefix("cp ").map(|score| score.parse().unwrap()));
            let scores: Vec<i32> = scores.map(|score| score.expect("nothing is decided at the start")).collect();
            assert!(game == "torus" || scores.is_sorted_by(|one, next| one >= next), "{scores:?}");
        }
        talk.quiet("setoption name MultiPV value 2");
        assert!(talk.say("go nodes 2000").iter().any(|line| line.contains(" multipv 2 ")), "{game}");
        assert!(!talk.say("go nodes 2000 multipv 1").iter().any(|line| line.contains(" multipv ")), "{game}");
    }
}

#[test]
fn a_proved_win_is_told_as_such() {
    let mut talk = Talk::default();
    talk.quiet("position fen 11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -");
    assert!(talk.say("go depth 2")[0].contains(" score mate 1 proved nodes "));
    talk.quiet("setoption name Level value 2");
    assert!(talk.say("go depth 2").iter().all(|line| !line.contains("proved")), "a weak level proves nothing");
}

#[test]
fn go_finds_a_win_in_one_and_knows_when_the_game_is_over() {
    let mut talk = Talk::default();
    talk.quiet("position fen 11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -");
    let answers = talk.say("go depth 2");
    assert_eq!(answers.last().unwrap(), "bestmove K1-H4");
    assert!(answers[0].contains("score mate 1"), "{answers:?}");
    talk.quiet("position fen 11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w - moves K1-H4");
    assert_eq!(talk.one("go depth 2"), "bestmove none");
}

#[test]
fn any_line_gets_an_answer_and_changes_nothing() {
    let mut talk = Talk::game("zener");
    talk.quiet("position startpos moves W3-F3");
    let before = talk.one("show");
    let long = "x".repeat(100_000);
    let many = "position startpos moves ".to_owned() + &"W1-F1 ".repeat(10_000);
    for line in
        ["", " ", "\t", "🂡", "posițion startpos", "go go go", "perft 1 2", "show me", long.as_str(), &many, "\u{0}"]
    {
        let answer = talk.one(line);
        assert!(answer.starts_with("error ") && answer.len() < 400, "{answer}");
        assert_eq!(talk.one("show"), before);
    }
    for line in [Line::TooLong, Line::NotText] {
        let mut out = Vec::new();
        talk.0.handle(&line, &mut Uninterrupted, &mut out).unwrap();
        assert!(out.starts_with(b"error "));
    }
}

#[test]
fn lines_of_any_length_and_content_are_read() {
    let mut input = b"ugi\r\nshow\n\xff\xfe\n".to_vec();
    input.extend(vec![b'a'; LONGEST_LINE + 1]);
    input.extend(b"\nlast");
    let mut input = input.as_slice();
    let mut lines = Vec::new();
    while let Some(line) = read_line(&mut input).unwrap() {
        lines.push(line);
    }
    let text = |text: &str| Line::Text(text.to_owned());
    assert_eq!(lines, [text("ugi"), text("show"), Line::NotText, Line::TooLong, text("last")]);
}

/// The real program.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    answers: Receiver<String>,
}

impl Engine {
    fn start() -> Self {
        let mut child =
            Command::new(env!("CARGO_BIN_EXE_engine")).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, answers) = channel();
        std::thread::spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { input: child.stdin.take(), child, answers }
    }

    fn say(&mut self, line: &str) {
        let input = self.input.as_mut().unwrap();
        writeln!(input, "{line}").unwrap();
        input.flush().unwrap();
    }

    /// The next answer other than `info`; the time limit only ends a test that hangs.
    fn answer(&self) -> String {
        loop {
            let line = self.answers.recv_timeout(Duration::from_secs(60)).expect("the engine answers");
            if !line.starts_with("info ") {
                return line;
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _already_gone = self.child.kill();
        let _already_gone = self.child.wait();
    }
}

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

#[test]
fn perft_from_the_shell() {
    let perft = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_engine")).arg("perft").args(arguments).output().unwrap();
        (output.status.success(), String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    assert_eq!(perft(&["zen", "2"]).1, "perft 2 3018\n");
    assert_eq!(perft(&["torus", "1", "--size", "4"]).1, "perft 1 16\n");
    assert_eq!(perft(&["zen", "1", "--fen", &format!("{ZEN_START} b -")]).1, "perft 1 56\n");
    for wrong in [
        &["chess", "1"][..],
        &["zen", "x"],
        &["zen", "1", "--fen", "nonsense"],
        &["zener", "1000000"],
        &["torus", "1", "--size", "2"],
    ] {
        let (success, out, error) = perft(wrong);
        assert!(!success && out.is_empty() && !error.is_empty(), "{wrong:?}");
    }
}

/// Runs the program with a subcommand, which must succeed; returns its output.
fn run(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_engine")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_bench_chooses_the_same_in_every_run() {
    let choices = || {
        let out = run(&["bench"]);
        out.lines()
            .map(|line| line.split(" nps ").next().unwrap().to_owned() + line.rsplit(' ').next().unwrap())
            .collect::<Vec<_>>()
    };
    let first = choices();
    assert_eq!(first.len(), 5);
    assert_eq!(first, choices());
}

#[test]
fn the_bench_has_the_checksum_that_is_written_down() {
    let told = include_str!("../docs/levels.md");
    let sum = run(&["bench"]).lines().last().unwrap().to_owned();
    assert!(sum.starts_with("bench checksum "), "{sum}");
    assert!(told.lines().any(|line| line.trim() == sum), "docs/levels.md must say: {sum}");
}

#[test]
fn a_position_is_solved_depth_after_depth() {
    let near = "3[K5]1/[W1]4/1[K1]3/3[K4]1/2[K3]2/4[K2]/1[W2][W3][W4][W5] w - -";
    let out = run(&["solve", "zener", "--fen", near, "--memory", "2"]);
    let lines: Vec<_> = out.lines().map(|line| line.split(" nodes ").next().unwrap()).collect();
    assert_eq!(lines[..2], [&format!("zener {near}"), "depth 1 winner none"]);
    let depth = lines.len() - 1;
    assert!(depth < 20 && lines[depth] == format!("depth {depth} winner White"), "{out}");
    let open = run(&["solve", "zener", "--plies", "6", "--memory", "2"]);
    assert!(open.lines().count() == 7 && open.lines().skip(1).all(|line| line.contains(" winner none ")), "{open}");
    for arguments in [&["zener", "--fen", "5/5"][..], &["zener", "--plies", "0"], &["enso", "--memory", "0"]] {
        let output = Command::new(env!("CARGO_BIN_EXE_engine")).arg("solve").args(arguments).output().unwrap();
        assert!(!output.status.success() && !output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn a_small_torus_is_solved_as_won_by_the_first_player() {
    for (start, winner) in [("4 4/4/4/4 z -", "Z"), ("4 4/4/4/4 n -", "N")] {
        let out = run(&["solve", "torus", "--fen", start, "--memory", "1"]);
        let lines: Vec<_> = out.lines().map(|line| line.split(" nodes ").next().unwrap()).collect();
        assert_eq!(lines.first(), Some(&format!("torus {start}").as_str()));
        assert_eq!(lines.last(), Some(&format!("winner {winner}").as_str()), "{out}");
    }
}

#[test]
fn every_set_up_of_zener_is_told_with_its_worth() {
    let out = run(&["set-ups", "--nodes", "50"]);
    assert_eq!(out.lines().count(), 66, "{out}");
    assert!(out.lines().all(|line| line.starts_with('|') && line.matches('|').count() == 6), "{out}");
}

#[test]
fn a_match_is_the_same_however_many_games_are_played_at_a_time() {
    let folder = std::env::temp_dir().join(format!("zen-table-match-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for game in ["zen", "enso", "torus", "zener"] {
        let mut seen = Vec::new();
        for concurrency in ["1", "2"] {
            let file = folder.join(format!("{game}-{concurrency}.txt"));
            let players = ["--a", "nodes=300", "--b", "random", "--games", "4"];
            let mut arguments = vec!["match", game, "--concurrency", concurrency, "--out", file.to_str().unwrap()];
            arguments.extend(players);
            seen.push((run(&arguments), std::fs::read_to_string(&file).unwrap()));
        }
        assert_eq!(seen[0], seen[1], "{game}");
        let (summary, records) = &seen[0];
        assert!(summary.contains("nodes=300 against random, seed 1") && summary.contains("Elo "), "{summary}");
        let games: Vec<String> =
            records.split("Zen Table record").skip(1).map(|rest| format!("Zen Table record{rest}")).collect();
        assert_eq!(games.len(), 4);
        for record in &games {
            if let Err(error) = zen_table::session::record::mail::read(record) {
                panic!("{error}\n{record}");
            }
        }
    }
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_search_beats_random_play_where_wins_are_near() {
    let summary = run(&["match", "enso", "--a", "depth=3", "--b", "random", "--games", "20"]);
    let share: f64 = summary.split(", ").find_map(|part| part.split(" %").next()?.parse().ok()).unwrap();
    assert!(share > 60.0, "{summary}");
}

#[test]
fn the_lowest_level_meets_a_player_that_only_knows_the_rules() {
    let summary = run(&["match", "zener", "--a", "rules-only", "--b", "level=0", "--games", "2"]);
    assert!(summary.contains("rules-only against level=0"), "{summary}");
}

#[test]
fn wrong_players_are_refused_with_the_reason() {
    for (wrong, reason) in [
        ("level=7", "0 to 6"),
        ("level=-1", "whole number"),
        ("level=x", "whole number"),
        ("depth", "whole number"),
        ("strong", "a player is"),
        ("", "a player is"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_engine"))
            .args(["match", "enso", "--a", wrong, "--b", "random"])
            .output()
            .unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && error.contains(reason), "{wrong}: {error}");
    }
}

#[test]
fn calibration_prints_a_curve_and_a_table_of_all_classes() {
    let size = ["--size", "4", "--levels", "1-2", "--games", "8", "--positions", "3", "--nodes", "20"];
    let out = run(&[&["calibrate", "torus"], &size[..]].concat());
    assert_eq!(out.lines().filter(|line| line.starts_with("| forced win |")).count(), 2, "{out}");
    assert!(out.contains("A curve fitted to all games: "), "{out}");
    assert_eq!(out, run(&[&["calibrate", "torus"], &size[..]].concat()), "it is the same again");

    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("samples.csv");
    let path = file.to_str().unwrap();
    run(&[&["calibrate", "torus", "--out", path], &size[..]].concat());
    let again = run(&["calibrate", "torus", "--size", "4", "--games", "0", "--from", path]);
    let tables = |out: &str| out.split_once("\n\n").map(|(_, tables)| tables.to_owned());
    assert_eq!(tables(&again), tables(&out), "the same follows from the same samples");
    fs::write(&file, "2,0,17\n").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_engine"))
        .args(["calibrate", "torus", "--games", "0", "--from", path])
        .output()
        .unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && error.contains("line 1: not a sample"), "{error}");
}

#[test]
fn reviews_are_checked_by_longer_searches() {
    let out = run(&["review", "torus", "--size", "3", "--levels", "1-1", "--games", "2"]);
    let row = out.lines().last().expect("a row");
    assert!(row.starts_with("| 2 |") && row.ends_with("| 0 |"), "no forced loss is blamed: {out}");
}

#[test]
fn weights_are_learned_from_games_and_again_from_their_positions() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let [positions, weights, again] = ["positions.csv", "weights.bin", "again.bin"].map(|name| folder.join(name));
    let [positions_path, weights_path, again_path] = [&positions, &weights, &again].map(|path| path.to_str().unwrap());
    // Weights of an evaluation, and weights of moves.
    for game in [&["train", "enso"][..], &["train", "zen"], &["train", "torus", "--size", "5"]] {
        let played = ["--games", "20", "--nodes", "60", "--out", positions_path, "--weights", weights_path];
        let out = run(&[game, &played[..]].concat());
        assert!(out.contains(" weights learned from ") && out.contains("mean log loss of "), "{out}");
        let learned = fs::read(&weights).unwrap();
        assert!(learned.iter().any(|weight| *weight != 0), "something is learned");

        run(&[game, &["--games", "0", "--from", positions_path, "--weights", again_path]].concat());
        assert_eq!(fs::read(&again).unwrap(), learned, "the same is learned from the same positions");

        let out = run(&[game, &["--games", "0", "--initial", weights_path, "--weights", again_path]].concat());
        assert_eq!(fs::read(&again).unwrap(), learned, "without positions the first weights stay: {out}");
        let from = ["--games", "0", "--from", positions_path, "--initial", weights_path, "--weights", again_path];
        run(&[game, &from[..]].concat());
        assert_ne!(fs::read(&again).unwrap(), learned, "they are learned further");
    }

    let refused = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_engine")).args(arguments).output().unwrap();
        assert!(!output.status.success(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    fs::write(&positions, "0,12,2,b4-b5,6/6/1b4/2w3/6/bbb3 b\n0,12,2,b4-b5,no position\n").unwrap();
    let error = refused(&["train", "enso", "--games", "0", "--from", positions_path]);
    // A player wins at once in the first one, so no search evaluates it.
    assert!(error.contains("line 1: not a position of a game that goes on"), "{error}");
    // Those of another game.
    let error = refused(&["train", "enso", "--games", "9999999", "--initial", weights_path]);
    assert!(error.contains(weights_path) && error.contains("not a file of the weights of enso"), "{error}");
    let [nowhere, unused] = ["no folder/weights.bin", "unused.csv"].map(|name| folder.join(name));
    let [nowhere_path, unused_path] = [&nowhere, &unused].map(|path| path.to_str().unwrap());
    let error = refused(&["train", "enso", "--games", "9999999", "--out", unused_path, "--weights", nowhere_path]);
    assert!(
        error.contains(nowhere_path) && !unused.exists(),
        "no game is played for weights that can't be kept: {error}"
    );
}
