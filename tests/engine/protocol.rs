//! Every command of the protocol, and arbitrary lines.

use super::talk::{FIGURE_8, Talk, ZEN_START};
use zen_table::engine::input::{LONGEST_LINE, Line, read_line};
use zen_table::engine::protocol::Uninterrupted;

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
