//! Texts that the program itself might have written, of matches that are played at random.

use crate::Reader;
use crate::chance::Chance;
use std::time::Duration;
use zen_table::engine::options::EngineOptions;
use zen_table::games::{Kind, Player, torus, zen};
use zen_table::session::record::{link, mail, ron};
use zen_table::session::variations::{Edit, Judgement, Path};
use zen_table::session::{Clock, Ending, GameTerms, Length, Match, Pending, Seat, SetupMethod, Terms};

/// Names for players, some of which look like parts of a record.
const NAMES: [&str; 10] =
    ["Ada", "Žofie", "Grace (level 3)", "person, Kurt", "1. a: b", "#g=1", "Лев", "名", "\"Emmy\"", "+x–y, 2 points"];

/// Comments, some of which look like parts of a record or have signs with a meaning in notes.
const COMMENTS: [&str; 9] = [
    "",
    "Good.",
    "two\n\nparagraphs",
    "} ) {",
    "\\n \\} \\",
    "> quoted",
    "Score: 1–0",
    "Notes: 1! (c3)",
    "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde 円",
];

/// A text for this reader.
pub(crate) fn text(reader: Reader, chance: &mut Chance) -> String {
    match reader {
        Reader::Position => position(chance),
        Reader::Ron => ron::write(&played(chance)),
        Reader::Mail => mail::write(&played(chance)),
        Reader::Link => link::write(&played(chance)),
        Reader::Line => session(chance, 1),
        Reader::Session => {
            let commands = chance.within(2..=12);
            session(chance, commands)
        }
    }
}

/// A line with the game and ZEN's variant, which the position string does not contain, and a position string.
fn position(chance: &mut Chance) -> String {
    let played = played(chance);
    let game = played.round().game();
    let head = match played.terms().game {
        GameTerms::Zen { variant, .. } => format!("zen {}", variant.id()),
        _ => game.kind().id().to_owned(),
    };
    format!("{head}\n{}", game.position_text())
}

/// A match played at random up to some point.
fn played(chance: &mut Chance) -> Match {
    let terms = terms(chance);
    let mut played = Match::new(terms).expect("terms that can be played");
    let steps = if chance.one_in(20) { chance.within(0..=400) } else { chance.within(0..=40) };
    for _ in 0..steps {
        step(&mut played, chance);
    }
    played
}

fn terms(chance: &mut Chance) -> Terms {
    let kind = chance.pick(&Kind::ALL);
    let game = match kind {
        Kind::Zen => GameTerms::Zen {
            variant: chance.pick(&zen::Variant::ALL),
            announcing: chance.pick(&[zen::Announcing::ByGame, zen::Announcing::ByPlayers]),
        },
        Kind::Enso => GameTerms::Enso,
        Kind::Torus => {
            let side = chance.pick(&[3, 4, 5, 6, 9, 15, 19]);
            let size = torus::Size::new(side).expect("a size from 3 to 19");
            GameTerms::Torus { size, balanced_opening: chance.one_in(2) }
        }
        Kind::Zener => GameTerms::Zener { setup: chance.pick(&SetupMethod::ALL) },
    };
    let count = chance.within(1..=9) as u32;
    let seconds = chance.within(1..=86_400) as u32;
    let more = chance.within(1..=60) as u32;
    let clocks = [Clock::Sudden { seconds }, Clock::Increment { seconds, more }, Clock::PerMove { seconds }];
    let seats = (0..chance.pick(&[2, 4])).map(|_| seat(chance)).collect();
    Terms {
        game,
        length: chance.pick(&[Length::Single, Length::BestOf(count), Length::FirstTo(count)]),
        seats,
        seed: chance.any(),
        clock: chance.one_in(2).then(|| chance.pick(&clocks)),
    }
}

fn seat(chance: &mut Chance) -> Seat {
    let name = chance.pick(&NAMES);
    if chance.one_in(3) { Seat::computer(name, chance.within(0..=6) as u8) } else { Seat::person(name) }
}

/// Does a random one of the things that can be done in a match; does nothing if it is impossible now.
fn step(played: &mut Match, chance: &mut Chance) {
    if chance.one_in(12) {
        let _nothing_to_undo = played.undo();
    } else if chance.one_in(20) {
        let _nothing_to_redo = played.redo();
    } else if chance.one_in(20) {
        played.spend(Duration::from_millis(chance.within(1..=9_000) as u64));
    } else if chance.one_in(4) {
        let round = chance.within(0..=played.rounds().len() - 1);
        let edit = edit(played, round, chance);
        let _refused = played.edit(round, &edit);
    } else if chance.one_in(80) {
        let endings = [Ending::Resigned(Player::One), Ending::Resigned(Player::Two), Ending::DrawAgreed];
        let _over = played.end(chance.pick(&endings));
    } else {
        go_on(played, chance);
    }
}

/// A random change to the variations of a round, near its end; it may be impossible.
fn edit(played: &Match, round: usize, chance: &mut Chance) -> Edit {
    let round = &played.rounds()[round];
    let mut at = Path::main(round.game().len().saturating_sub(chance.within(0..=3)));
    for _ in 0..chance.within(0..=4) {
        let children = round.children(&at);
        if !children.is_empty() {
            at = chance.pick(&children);
        }
    }
    match chance.within(0..=9) {
        0 => Edit::Delete(at),
        1 => Edit::Promote(at),
        2 | 3 => Edit::Comment { at, text: chance.pick(&COMMENTS).to_owned() },
        4 | 5 => Edit::Judge { at, judgement: Some(chance.pick(&Judgement::ALL)) },
        _ => {
            let moves = round.game_at(&at).map(|game| game.legal_moves()).unwrap_or_default();
            let text = if moves.is_empty() { String::new() } else { chance.pick(&moves) };
            Edit::Play { at, text }
        }
    }
}

/// Does what the match waits for.
fn go_on(played: &mut Match, chance: &mut Chance) {
    let done = match played.pending() {
        Pending::Move { .. } => {
            let moves = played.round().game().legal_moves();
            let mv = chance.pick(&moves);
            let said = if chance.one_in(2) { played.properly_announced(&mv) } else { mv };
            played.play(&said).map(|_| ())
        }
        Pending::ChooseSide { .. } => played.choose_side(chance.one_in(2)),
        Pending::TakeBack { .. } => played.decide(chance.one_in(2)),
        Pending::NextRound => played.next_round(),
        Pending::Nothing => Ok(()),
    };
    done.expect("what the match waits for can be done");
}

/// A conversation with the engine, with this number of commands after each position.
fn session(chance: &mut Chance, commands: usize) -> String {
    let mut lines = Vec::new();
    for _ in 0..chance.within(1..=3) {
        let mut options = EngineOptions::default();
        for (name, value) in settings(chance) {
            options.set(name, &value).expect("an option that there is");
            lines.push(format!("setoption name {name} value {value}"));
        }
        let mut game = options.start();
        for _ in 0..chance.within(0..=20) {
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(&chance.pick(&moves)).expect("a legal move");
        }
        let start = if chance.one_in(2) { "startpos".to_owned() } else { format!("fen {}", game.start_text()) };
        let moves = if game.is_empty() { String::new() } else { format!(" moves {}", game.moves().join(" ")) };
        lines.push(format!("position {start}{moves}"));
        let moves = game.legal_moves();
        lines.extend((0..commands).map(|_| command(chance, &moves)));
    }
    lines.join("\n") + "\n"
}

fn settings(chance: &mut Chance) -> Vec<(&'static str, String)> {
    let own = |chance: &mut Chance, words: &[&str]| chance.pick(words).to_owned();
    vec![
        ("Game", chance.pick(&Kind::ALL).id().to_owned()),
        ("Variant", chance.pick(&zen::Variant::ALL).id().to_owned()),
        ("Starts", own(chance, &["white", "black"])),
        ("Announcing", own(chance, &["game", "players"])),
        ("Size", chance.within(3..=19).to_string()),
        ("Setup", chance.pick(&SetupMethod::ALL).id().to_owned()),
        ("Seed", chance.any().to_string()),
        ("Level", chance.within(0..=6).to_string()),
        ("Hash", chance.within(0..=4).to_string()),
    ]
}

fn command(chance: &mut Chance, moves: &[String]) -> String {
    match chance.within(0..=9) {
        0 => "go".to_owned(),
        1 => format!("go depth {}", chance.within(1..=5)),
        2 => format!("go nodes {}", chance.within(1..=20_000)),
        3 => format!("go movetime {} depth {}", chance.within(1..=9), chance.within(1..=3)),
        4 if chance.within(0..=1) == 0 => {
            format!("go multipv {} depth {}", chance.pick(&["0", "1", "3", "100", "101", "x"]), chance.within(1..=3))
        }
        4 => chance.pick(&["go infinite", "isready", "ugi", "uginewgame", "stop"]).to_owned(),
        5 | 6 => format!("perft {}", chance.pick(&["0", "1", "2", "3", "9", "200", "20000", "1000000", "4294967295"])),
        7 if !moves.is_empty() => format!("why {}", chance.pick(moves)),
        8 => format!("query {}", chance.pick(&["gameover", "p1turn", "result"])),
        _ => chance.pick(&["moves", "show", "status"]).to_owned(),
    }
}
