//! The properties that hold for any text.

use crate::Reader;
use std::io::Write;
use zen_table::engine::input::{Line, read_line};
use zen_table::engine::protocol::{Flow, Interrupt, Protocol};
use zen_table::games::{AnyGame, Kind, Options, zen};
use zen_table::session::record::{self, RecordError, link, mail, ron};
use zen_table::session::{Match, Pending};

/// The longest refusal, in characters.
const LONGEST_REFUSAL: usize = 300;

/// How many times a command may ask whether to stop; it asks after every few thousand positions.
const QUESTIONS: u32 = 4;

/// How many times the commands of a session may ask that together. What comes after that is not tried: a mutated
/// session may repeat a search hundreds of times, which rightly takes minutes.
const QUESTIONS_OF_SESSION: u32 = 120;

/// The most memory that an input may allow the search, in MiB.
const MOST_HASH: u64 = 16;

/// Gives a text to its reader; panics when a property does not hold.
pub(crate) fn check(reader: Reader, text: &str) {
    match reader {
        Reader::Position => position(text),
        Reader::Ron => matches(text, ron::read(text)),
        Reader::Mail => matches(text, mail::read(text)),
        Reader::Link => {
            if let Some(linked) = link::find(text) {
                matches(text, link::read(linked));
            }
        }
        Reader::Line | Reader::Session => session(text),
    }
}

/// A refusal is short, and contains no character that is invisible or that moves the text around it.
fn refused(reason: &str) {
    assert!(reason.chars().count() <= LONGEST_REFUSAL, "a refusal of {} characters: {reason}", reason.chars().count());
    let unseen = |sign: char| {
        sign.is_control()
            || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}')
    };
    assert!(!reason.contains(unseen), "a refusal with what can't be seen: {reason:?}");
}

/// Position strings are refused, or read; what was read is written and read again as the same position.
fn position(text: &str) {
    let Some((head, text)) = text.split_once('\n') else { return };
    let Some(options) = options(head) else { return };
    let game = match AnyGame::from_text(text, &options) {
        Ok(game) => game,
        Err(error) => return refused(&error.to_string()),
    };
    let written = game.position_text();
    let again = AnyGame::from_text(&written, &options).expect("what is written can be read");
    assert_eq!(again.position_text(), written);
    assert_eq!((again.key(), again.board(), again.verdict()), (game.key(), game.board(), game.verdict()));
    let moves = game.legal_moves();
    assert_eq!(again.legal_moves(), moves);
    assert_eq!(moves.is_empty(), game.verdict().outcome.is_over());
    for mv in moves {
        let mut next = game.clone();
        next.play(&mv).expect("a move that is offered can be played");
        AnyGame::from_text(&next.position_text(), &options).expect("a move leads to a position that can come about");
        next.undo();
        assert_eq!(next.key(), game.key(), "{mv}");
    }
}

/// The options in the first line of a position: the game, and ZEN's variant, which the position string does not
/// contain.
fn options(head: &str) -> Option<Options> {
    let (kind, variant) = head.split_once(' ').unwrap_or((head, ""));
    Some(match (Kind::from_id(kind)?, zen::Variant::from_id(variant)) {
        (Kind::Zen, Some(variant)) => Options::Zen(zen::Options { variant, ..zen::Options::default() }),
        (kind, _) => Options::usual(kind),
    })
}

/// Records are refused, or read. What was read is written and read again as the same match, and the match can be
/// continued.
fn matches(text: &str, read: Result<Match, RecordError>) {
    // The common reader must read every text that the reader of its format reads.
    let by_any = record::read(text);
    let mut played = match read {
        Ok(played) => played,
        Err(error) => {
            refused(&error.to_string());
            if let Err(error) = by_any {
                refused(&error.to_string());
            }
            return;
        }
    };
    let in_ron = ron::write(&played);
    let in_mail = mail::write(&played);
    assert_eq!(ron::write(&by_any.expect("a record in any spelling")), in_ron);
    assert_eq!(ron::write(&ron::read(&in_ron).expect("what is written can be read")), in_ron);
    assert_eq!(mail::write(&mail::read(&in_mail).expect("what is written can be read")), in_mail);
    let linked = link::write(&played);
    let linked = link::find(&linked).expect("a link is found");
    assert_eq!(mail::write(&link::read(linked).expect("what is linked can be read")), in_mail);
    let summary = ron::summarise(&in_ron).expect("what can be read can be glanced at");
    assert_eq!((&summary.terms, summary.rounds), (played.terms(), played.rounds().len()));
    // Every branch can be played; only some are tried, because each is played from its beginning.
    for round in played.rounds().iter().take(5) {
        let variations = round.variations();
        for ply in variations.plies().take(20) {
            let last = variations.branches(ply).len().saturating_sub(1);
            if let Some(path) = variations.path_of(ply, last) {
                let game = round.game_at(&path).expect("a branch that can be played");
                assert_eq!(game.len(), path.plies());
            }
        }
    }
    // Up to 50 plies back and forwards again, which restores everything except the end of the round.
    let before = played.round().game().position_text();
    let chose = played.round().choice();
    let plies = played.round().game().len().min(50);
    for _ in 0..plies {
        played.undo().expect("there are plies to take back");
    }
    for _ in 0..plies {
        if let Pending::ChooseSide { .. } = played.pending() {
            played.choose_side(chose.unwrap_or_default()).expect("the match waits for it");
        }
        played.redo().expect("there are plies to play again");
    }
    assert_eq!(played.round().game().position_text(), before);
}

/// Every line to the engine is answered, only `quit` ends it, and a refused command changes nothing.
fn session(text: &str) {
    // A `str` cannot contain the byte 0xFF, which is never valid UTF-8, so this character stands for it.
    let bytes = text.as_bytes().to_vec();
    let bytes = replaced(&bytes, "\u{fffd}".as_bytes(), &[0xff]);
    let mut input = &bytes[..];
    let mut protocol = Protocol::default();
    let mut patience = Patience { of_command: 0, of_session: QUESTIONS_OF_SESSION };
    while let Some(line) = read_line(&mut input).expect("memory can be read")
        && patience.of_session > 0
    {
        if wants_memory(&line) {
            continue;
        }
        let before = protocol.game().position_text();
        let mut answers = Vec::new();
        patience.of_command = QUESTIONS;
        let flow = protocol.handle(&line, &mut patience, &mut answers).expect("memory can be written to");
        let answers = String::from_utf8(answers).expect("answers are text");
        assert!(answers.is_empty() || answers.ends_with('\n'), "{answers:?}");
        for answer in answers.lines() {
            if let Some(reason) = answer.strip_prefix("error ").or_else(|| answer.strip_prefix("illegal ")) {
                refused(reason);
                assert_eq!(protocol.game().position_text(), before);
                assert_eq!(answers.lines().count(), 1);
            } else if let Some(best) = answer.strip_prefix("bestmove ") {
                let game = protocol.game();
                let legal = game.check(best).is_ok();
                assert_eq!(legal, !game.verdict().outcome.is_over(), "{best} in {before}");
            }
        }
        if flow == Flow::Quit {
            break;
        }
    }
}

fn replaced(bytes: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut result = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((first, after)) = rest.split_first() {
        if let Some(after) = rest.strip_prefix(from) {
            result.extend_from_slice(to);
            rest = after;
        } else {
            result.push(*first);
            rest = after;
        }
    }
    result
}

/// Whether a line allows the search more memory than these tests have. The search would then rightly take it.
fn wants_memory(line: &Line) -> bool {
    let Line::Text(text) = line else { return false };
    let words: Vec<&str> = text.split_whitespace().collect();
    let ["setoption", "name", name, "value", value] = words[..] else { return false };
    name.eq_ignore_ascii_case("hash") && value.parse::<u64>().is_ok_and(|size| size > MOST_HASH)
}

/// How many times the running command, and all commands of the session together, may still ask whether to stop.
struct Patience {
    of_command: u32,
    of_session: u32,
}

impl Interrupt for Patience {
    fn stop(&mut self, _: &mut dyn Write) -> bool {
        self.of_command = self.of_command.saturating_sub(1);
        self.of_session = self.of_session.saturating_sub(1);
        self.of_command == 0 || self.of_session == 0
    }

    fn is_closed(&self) -> bool {
        false
    }

    fn wait(&mut self, _: &mut dyn Write) {}
}
