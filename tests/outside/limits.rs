//! Time and memory of reading: each text is read by a separate process with limits.
//!
//! `cargo test --no-default-features --test outside -- limits --nocapture` prints what was measured.

#![cfg(target_os = "linux")]

use crate::long_match;
use std::fs;
use std::io::{self, Read, Write};
use std::process::{Command, Stdio};
use zen_table::engine::input::{Line, read_line};
use zen_table::engine::protocol::{Protocol, Uninterrupted};
use zen_table::games::{AnyGame, Game, Kind, MOST_PLIES, Options, zen, zener};
use zen_table::session::record::{self, LONGEST, link, mail, ron};
use zen_table::session::variations::{Edit, Path};
use zen_table::session::{Ending, GameTerms, Length, Match, Terms};

/// Texts of at most this length, in bytes, must be read quickly and in little memory.
const SHORT: usize = 64 * 1024;
/// The length, in bytes, of texts that are far too long, as they may be pasted or dropped by mistake.
const HUGE: usize = 16 * 1024 * 1024;

const MEBIBYTE: u64 = 1 << 20;

/// The environment variable with the name of the reader.
const READER: &str = "ZEN_TABLE_TEST_READER";

#[test]
#[ignore = "it is the process that the others start with limits"]
fn reader() {
    let who = std::env::var(READER).expect("who reads");
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).expect("text to read");
    let answer = match (who.as_str(), Kind::from_id(&who)) {
        (_, Some(kind)) => told(AnyGame::from_text(&text, &Options::usual(kind))),
        ("record", _) => told(record::read(&text)),
        ("summary", _) => told(ron::summarise(&text)),
        ("link", _) => told(link::read(&text)),
        _ => {
            let (mut protocol, mut out, mut input) = (Protocol::default(), Vec::new(), text.as_bytes());
            while let Some(line) = read_line(&mut input).expect("memory can be read") {
                protocol.handle(&line, &mut Uninterrupted, &mut out).expect("memory can be written to");
            }
            protocol
                .handle(&Line::Text("status".to_owned()), &mut Uninterrupted, &mut out)
                .expect("memory to write to");
            String::from_utf8_lossy(&out).lines().last().unwrap_or_default().to_owned()
        }
    };
    let status = fs::read_to_string("/proc/self/status").expect("Linux tells of itself");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("the most memory in use");
    let kibibytes: u64 = peak.trim().trim_end_matches(" kB").parse().expect("a number");
    let stat = fs::read_to_string("/proc/self/stat").expect("Linux tells of itself");
    let ticks: u64 = stat
        .rsplit(')')
        .next()
        .into_iter()
        .flat_map(|rest| rest.split_whitespace().skip(11).take(2))
        .map(|ticks| ticks.parse::<u64>().expect("a number"))
        .sum();
    println!("@ {kibibytes} {} {answer}", ticks * 10);
}

fn told<T, E: ToString>(read: Result<T, E>) -> String {
    read.map_or_else(|error| format!("refused: {}", error.to_string()), |_| "read".to_owned())
}

/// Lets a separate process read a text; returns its answer. The memory limit is part of what is tested. The time limit
/// only ends a process that hangs, and is generous because machines differ.
fn read(who: &str, what: &str, text: &str) -> String {
    let (memory, seconds) = if text.len() <= SHORT { (64 * MEBIBYTE, 10) } else { (512 * MEBIBYTE, 100) };
    // Address space is more than used memory: it includes program, libraries, stacks and what the allocator reserves.
    let space = (memory + 256 * MEBIBYTE) / 1024;
    let mut child = Command::new("sh")
        .args(["-c", &format!("ulimit -v {space}; ulimit -t {seconds}; exec \"$0\" \"$@\"")])
        .arg(std::env::current_exe().expect("this program"))
        .args(["--exact", "limits::reader", "--ignored", "--nocapture", "--test-threads=1"])
        .env(READER, who)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell");
    child.stdin.take().expect("its input").write_all(text.as_bytes()).expect("it reads all");
    let output = child.wait_with_output().expect("it ends");
    let told = String::from_utf8_lossy(&output.stdout).into_owned();
    let found =
        told.lines().find_map(|line| line.split_once("@ ")).map(|(_, found)| found.splitn(3, ' ').collect::<Vec<_>>());
    let Some([kibibytes, milliseconds, answer]) = found.as_deref() else {
        panic!("{who}, {what}, {} bytes: {:?}\n{told}", text.len(), output.status);
    };
    let (kibibytes, milliseconds): (u64, u64) =
        (kibibytes.parse().expect("a number"), milliseconds.parse().expect("a number"));
    let answer: String = answer.chars().take(60).collect();
    println!("| {who} | {what} | {} | {milliseconds} | {:.1} | {answer} |", text.len(), kibibytes as f64 / 1024.0);
    assert!(kibibytes * 1024 <= memory, "{who}, {what}, {} bytes: {kibibytes} KiB", text.len());
    answer
}

/// A match of this number of plies, as many of which as possible give check: after a check the arbiter searches two
/// moves ahead.
fn checked_match(terms: Terms, plies: usize) -> Match {
    let mut played = Match::new(terms).expect("terms that can be played");
    let mut chance = crate::Chance(5);
    while played.round().game().len() < plies {
        let found = played.round().game().legal_moves().into_iter().any(|mv| {
            played.play(&mv).expect("a legal move");
            let checks = played.round().result().is_none() && played.round().game().verdict().check.is_some();
            checks || played.undo().is_err()
        });
        if !found {
            crate::play_on(&mut played, &mut chance);
        }
    }
    played
}

/// The text repeated up to this number of bytes.
fn many(text: &str, bytes: usize) -> String {
    text.repeat(bytes / text.len())
}

/// The sizes that are tried, without the text around the repeated part.
fn sizes() -> [usize; 3] {
    [SHORT, LONGEST, HUGE].map(|size| size - 2048)
}

#[test]
fn positions() {
    for size in sizes() {
        for (kind, before, after) in [
            (Kind::Zen, "", "/11/11/11/11/11/11/11/11/11/w9b w -"),
            (Kind::Enso, "", "/6/6/6/6/bw4 b"),
            (Kind::Torus, "3 ", "/3/3 z -"),
            (Kind::Zener, "", "/5/5/5/5/5/5 w - -"),
        ] {
            for row in ["99w", "99z", "9[W1]", "99", "w", "[W1]", "[", "W1", "/", " ", "\u{301}"] {
                let answer = read(kind.id(), &format!("row of {row}"), &format!("{before}{}{after}", many(row, size)));
                assert!(answer.starts_with("refused"), "{answer}");
            }
        }
        read("torus", "links", &format!("19 {}19 z {}", "19/".repeat(18), many("a1-b2,", size)));
        read("zener", "stack", &format!("[{}]4/5/5/5/5/5/5 w - -", many("W1", size)));
    }
}

#[test]
fn records() {
    let mut drawn = Match::new(Terms { length: Length::FirstTo(1), ..Terms::usual(Kind::Enso) }).expect("terms");
    drawn.end(Ending::DrawAgreed).expect("a draw");
    let (text, mailed) = (ron::write(&drawn), mail::write(&drawn));
    let start = drawn.round().game().start_text();
    let moves = text.find("moves: [").expect("moves") + "moves: [".len();
    let (head, round) = mailed.split_once("Round 1").expect("a round");
    let (round, score) = round.split_once("\nScore").expect("a score");
    let one = |number: usize| {
        let team = if number % 2 == 1 { "A" } else { "B" };
        format!("Round {number}{}\n", round.replace("team A", &format!("team {team}")))
    };
    let in_round = |line: &str, size: usize| {
        format!("{head}Round 1{}\nScore{score}", round.replace("\nResult", &format!("\n{}Result", many(line, size))))
    };
    for size in sizes() {
        for row in ["99w", "99", "w", " "] {
            read("record", &format!("RON, row of {row}"), &text.replace(&start, &many(row, size)));
            read("summary", &format!("RON, row of {row}"), &text.replace(&start, &many(row, size)));
            read("record", &format!("mail, row of {row}"), &mailed.replace(&start, &many(row, size)));
        }
        for (what, inside) in
            [("moves", "\"\","), ("nesting", "["), ("comment", "/*"), ("comments", "/**/"), ("line ends", "\n")]
        {
            read(
                "record",
                &format!("RON, {what}"),
                &format!("{}{}{}", &text[..moves], many(inside, size), &text[moves..]),
            );
        }
        read("record", "RON, quotes", &many("\"", size));
        read(
            "record",
            "RON, rounds",
            &text.replace(
                "rounds: [",
                &format!(
                    "rounds: [{}",
                    many("(player_one: A, start: \"\", moves: [], choice: None, result: None),", size)
                ),
            ),
        );
        for line in [
            "x\n",
            "w4b4b/4w1w4/3b3b3\n",
            "> \n",
            "1. x\n",
            "1. \n",
            "Left: 1/1\n",
            "Left: 1/1 1/1 1/1 1/1 1/1 1/1\n",
            "\n",
        ] {
            read("record", &format!("mail, lines {:?}", line.trim()), &in_round(line, size));
        }
        let rounds: String = (1..)
            .map(one)
            .scan(0, |length, round| {
                *length += round.len();
                (*length < size).then_some(round)
            })
            .collect();
        read("record", "mail, empty rounds", &format!("{head}{rounds}\nScore{score}"));
        read("link", "of %20", &many("%20", size));
        read("link", "of +", &many("+", size));
    }
}

#[test]
fn notes() {
    let mut played = Match::new(Terms { length: Length::FirstTo(1), ..Terms::usual(Kind::Torus) }).expect("terms");
    played.play("c3").expect("a legal move");
    played.edit(0, &Edit::Comment { at: Path::main(1), text: "here".to_owned() }).expect("room");
    let (text, mailed) = (ron::write(&played), mail::write(&played));
    for size in sizes() {
        for repeated in [
            "(", "(c4 ", "(c4) ", "(c4 c5) ", "{", "{x} ", "{x", "\\", "\\{", "x", "x ", "x! ", "1 ", "1 {x} ", ")",
            "c4 ", "c4 (c5) ", "c4 c5 ", "\n", "> ", "\u{301}", "!", "1 (c4) ",
        ] {
            for (begin, end) in [("1 ", ""), ("1 (c4 ", ")"), ("1 {", "}")] {
                let lines = format!("{begin}{}{end}", many(repeated, size));
                let in_ron: Vec<_> = lines.lines().map(|line| format!("{line:?}")).collect();
                read("record", &format!("mail, notes of {repeated:?}"), &mailed.replace("1 {here}", &lines));
                read(
                    "record",
                    &format!("RON, notes of {repeated:?}"),
                    &text.replace("\"1 {here}\"", &in_ron.join(",")),
                );
            }
        }
        let lines: String = (0..)
            .map(|ply| format!("{ply} {{x}}\n"))
            .scan(0, |length, line| {
                *length += line.len();
                (*length < size).then_some(line)
            })
            .collect();
        read("record", "mail, notes after many moves", &mailed.replace("1 {here}", &lines));
    }
}

#[test]
fn long_games() {
    // A game of Zener that never ends: a ply that would end it is taken back.
    let mut game = Game::<zener::Position>::new(&zener::Setup::default());
    let mut chance = crate::Chance(3);
    let (mut moves, mut plies) = (Vec::new(), Vec::new());
    while game.plies().len() < 170_000 {
        moves.clear();
        game.legal_moves(&mut moves);
        game.play(moves[chance.below(moves.len())]).expect("a legal move");
        if game.verdict().outcome.is_over() {
            game.undo();
        }
    }
    plies.extend(game.plies().iter().map(|ply| ply.text().to_owned()));
    let begun = mail::write(&Match::new(Terms::usual(Kind::Zener)).expect("terms"));
    let mailed = |count: usize| begun.replace("\n\nScore", &format!("\n1. {}\n\nScore", plies[..count].join(" ")));
    let line = |count: usize| {
        format!("setoption name Game value zener\nposition startpos moves {}\n", plies[..count].join(" "))
    };
    for count in [10_000, 12_000, 170_000] {
        let answer = read("record", &format!("mail, Zener of {count} plies"), &mailed(count));
        assert_eq!(answer == "read", count <= 12_000, "{answer}");
        assert_eq!(read("protocol", &format!("Zener of {count} plies"), &line(count)), "status ongoing");
    }
    for variant in [zen::Variant::Basic, zen::Variant::One] {
        // About 64 KiB as a mail, and the longest match.
        for plies in [6_400, MOST_PLIES] {
            let terms = Terms { game: GameTerms::zen(variant), ..Terms::usual(Kind::Zen) };
            let played = if variant.has_check() { checked_match(terms, plies) } else { long_match(terms, plies) };
            assert_eq!(
                read("record", &format!("mail, ZEN, variant {}, {plies} plies", variant.id()), &mail::write(&played)),
                "read"
            );
            assert_eq!(
                read("record", &format!("RON, ZEN, variant {}, {plies} plies", variant.id()), &ron::write(&played)),
                "read"
            );
        }
    }
}

#[test]
fn protocol_lines() {
    for size in [SHORT, LONGEST - 64].map(|size| size - 2048) {
        for words in ["x ", "go ", "position ", "nodes 1 ", "a1-a1 "] {
            for command in ["", "go ", "position startpos moves ", "position fen ", "setoption name ", "why ", "perft "]
            {
                read("protocol", &format!("{command}{words}"), &format!("{command}{}\n", many(words, size)));
            }
        }
        let played = long_match(Terms::usual(Kind::Zener), 5_000);
        let position = format!(
            "setoption name Game value zener\nposition startpos moves {}\n",
            played.round().game().moves().join(" ")
        );
        for line in ["show\n", "moves\n", "status\n", "why W1-F1\n", "perft 0\n", "query result\n", "\n", "x\n"] {
            read(
                "protocol",
                &format!("a long game, then {}", line.trim()),
                &format!("{position}{}", many(line, size - position.len())),
            );
        }
    }
    read("protocol", "deep perft", "setoption name Game value zener\nperft 1000000\n");
    read("protocol", "deep perft", "setoption name Game value zener\nperft 12001\n");
}
