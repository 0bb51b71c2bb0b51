//! Why a text is not a valid record.

use crate::session::record::{
    Claim, ForeignFault, LONGEST, MissingLine, NotesFault, RecordError, RecordFault, SyntaxFault, VERSION,
    VERSION_WITHOUT_NOTES,
};
use crate::texts::errors::matches::match_error;
use crate::texts::errors::variations::variation_error;
use crate::texts::{Phrase, Text};

/// Why a record is refused, with the line.
#[must_use]
pub fn record_error(error: &RecordError) -> Text {
    let reason = fault(&error.reason);
    match error.line {
        Some(line) => Phrase::RecordInLine { line: line.to_string().into(), reason }.into(),
        None => reason,
    }
}

fn fault(fault: &RecordFault) -> Text {
    let phrase = match fault {
        RecordFault::Refused(error) => return match_error(error),
        RecordFault::Variations(error) => return variation_error(error),
        RecordFault::Notes(fault) => notes(fault),
        RecordFault::Foreign(fault) => foreign(fault),
        RecordFault::Syntax(fault) => syntax(fault),
        RecordFault::Newer(version) => {
            Phrase::RecordNewer { version: version.to_string().into(), newest: VERSION.to_string().into() }
        }
        RecordFault::TooLong => Phrase::RecordTooLong { longest: LONGEST.into() },
        RecordFault::Announcement { expected, found } => {
            Phrase::RecordAnnouncement { expected: expected.clone().into(), found: found.clone().into() }
        }
        RecordFault::Claim { claimed, replayed } => claim(claimed, replayed),
        RecordFault::Round(round) => Phrase::RecordNoSuchRound { round: round.to_string().into() },
    };
    phrase.into()
}

fn foreign(fault: &ForeignFault) -> Phrase {
    match fault {
        ForeignFault::Ron(detail) => Phrase::RecordForeignRon { detail: detail.clone().into() },
        ForeignFault::Format => Phrase::RecordForeignFormat,
        ForeignFault::Title => Phrase::RecordForeignTitle { version: VERSION_WITHOUT_NOTES.to_string().into() },
        ForeignFault::Empty => Phrase::RecordForeignEmpty,
        ForeignFault::Link => Phrase::RecordForeignLink,
    }
}

fn notes(fault: &NotesFault) -> Phrase {
    match fault {
        NotesFault::Version => Phrase::RecordNotesVersion,
        NotesFault::Place(found) => Phrase::RecordNotesPlace { found: found.clone().into() },
        NotesFault::NoSuchPly { ply, plies } => {
            Phrase::RecordNotesNoSuchPly { ply: (*ply).into(), plies: (*plies).into() }
        }
        NotesFault::OpenComment => Phrase::RecordNotesOpenComment,
        NotesFault::OpenBranch => Phrase::RecordNotesOpenBranch,
        NotesFault::Close(mark) => Phrase::RecordNotesClose { mark: mark.to_string().into() },
        NotesFault::EmptyBranch => Phrase::RecordNotesEmptyBranch,
        NotesFault::Escape(found) => Phrase::RecordNotesEscape { found: found.clone().into() },
        NotesFault::Judgement(found) => Phrase::RecordNotesJudgement { found: found.clone().into() },
        NotesFault::SecondComment => Phrase::RecordNotesSecondComment,
        NotesFault::Twice(mv) => Phrase::RecordNotesTwice { r#move: mv.clone().into() },
    }
}

fn syntax(fault: &SyntaxFault) -> Phrase {
    match fault {
        SyntaxFault::Ron(detail) => Phrase::RecordRon { detail: detail.clone().into() },
        SyntaxFault::NoRound => Phrase::RecordNoRound,
        SyntaxFault::Winner { found, letters: [first, second] } => Phrase::RecordWinner {
            found: found.clone().into(),
            first: first.to_string().into(),
            second: second.to_string().into(),
        },
        SyntaxFault::WinnerOfDraw => Phrase::RecordWinnerOfDraw,
        SyntaxFault::NoWinner => Phrase::RecordNoWinner,
        SyntaxFault::Game(id) => Phrase::RecordGame { game: id.clone().into() },
        SyntaxFault::Options { kind, options } => {
            Phrase::RecordOptions { game: kind.title().to_owned().into(), options: options.clone().into() }
        }
        SyntaxFault::Clock => Phrase::RecordClock,
        SyntaxFault::Length => Phrase::RecordLength,
        SyntaxFault::Seat => Phrase::RecordSeat,
        SyntaxFault::Left(found) => Phrase::RecordLeft { found: found.clone().into() },
        SyntaxFault::Score => Phrase::RecordScore,
        SyntaxFault::Seed => Phrase::RecordSeed,
        SyntaxFault::Result(found) => Phrase::RecordResult { found: found.clone().into() },
        SyntaxFault::Sides => Phrase::RecordSides,
        SyntaxFault::Twice(key) => Phrase::RecordTwice { key: (*key).to_owned().into() },
        SyntaxFault::AfterResult => Phrase::RecordAfterResult,
        SyntaxFault::NotStart => Phrase::RecordNotStart,
        SyntaxFault::RoundBeforeGame => Phrase::RecordRoundBeforeGame,
        SyntaxFault::SeatExpected(seat) => Phrase::RecordSeatExpected { number: seat.to_string().into() },
        SyntaxFault::RoundExpected(round) => Phrase::RecordRoundExpected { number: round.to_string().into() },
        SyntaxFault::Head(side) => Phrase::RecordHead { side: (*side).to_owned().into() },
        SyntaxFault::NoHeader => Phrase::RecordNoHeader,
        SyntaxFault::Missing(MissingLine::Game) => Phrase::RecordMissingGame,
        SyntaxFault::Missing(MissingLine::Length) => Phrase::RecordMissingLength,
        SyntaxFault::Missing(MissingLine::Seed) => Phrase::RecordMissingSeed,
        SyntaxFault::Missing(MissingLine::Score) => Phrase::RecordMissingScore,
    }
}

/// The record's claims are quoted in its own words, which a reader finds in it.
fn claim(claimed: &Claim, replayed: &Claim) -> Phrase {
    match (claimed.recorded(), replayed.recorded()) {
        (None, replayed) => Phrase::RecordClaimOfNoEnd { replayed: replayed.unwrap_or_default().into() },
        (Some(claimed), None) => Phrase::RecordClaimOfEnd { claimed: claimed.into() },
        (Some(claimed), Some(replayed)) => Phrase::RecordClaim { claimed: claimed.into(), replayed: replayed.into() },
    }
}
