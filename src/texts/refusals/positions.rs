//! Why a text is refused as a position.

use crate::games::{Fault, Field, Impossible, Kind, Player, PositionError, RowFault, with_game};
use crate::texts::refusals::reason::Reason;
use crate::texts::{Number, Phrase, Text};

/// The first reasons why a text is refused as a position, and the number of further ones.
#[must_use]
pub fn position_error(error: &PositionError) -> Text {
    let first = error.first_faults();
    let further = match error.faults().len() - first.len() {
        0 => None,
        count => Some(Text::from(Phrase::PositionMoreFaults { count: count.into() })),
    };
    let reasons = first.iter().map(|fault| Text::from(phrase(fault))).chain(further);
    let all = reasons.rev().reduce(|rest, first| Phrase::PositionFaults { first, rest }.into());
    all.unwrap_or_default()
}

/// One reason why a position is refused, in a sentence of its own.
#[must_use]
pub fn position_fault(fault: &Fault) -> Text {
    phrase(fault).into()
}

/// One reason.
fn phrase(fault: &Fault) -> Phrase {
    match fault {
        Fault::Fields { kind, found } => {
            let count = Number::from(*found);
            match kind {
                Kind::Zen => Phrase::PositionFieldsZen { count },
                Kind::Enso => Phrase::PositionFieldsEnso { count },
                Kind::Torus => Phrase::PositionFieldsTorus { count },
                Kind::Zener => Phrase::PositionFieldsZener { count },
            }
        }
        Fault::Rows { expected, found } => {
            Phrase::PositionRows { expected: (*expected).into(), found: (*found).into() }
        }
        Fault::Width { row, expected, found } if found > expected => {
            Phrase::PositionRowWider { row: (*row).into(), expected: (*expected).into() }
        }
        Fault::Width { row, expected, found } => {
            Phrase::PositionRowNarrower { row: (*row).into(), expected: (*expected).into(), found: (*found).into() }
        }
        Fault::Row { row, reason } => row_fault((*row).into(), reason),
        Fault::Field { field, found } => field_fault(*field, found.clone().into()),
        Fault::Impossible(reason) => with_game!(Impossible, reason, reason => reason.phrase()),
    }
}

fn row_fault(row: Number, fault: &RowFault) -> Phrase {
    match fault {
        RowFault::NoPiece(found) => Phrase::PositionRowNoPiece { row, found: found.clone().into() },
        RowFault::NoCount(found) => Phrase::PositionRowNoCount { row, found: found.clone().into() },
        RowFault::NoStackNorCount(found) => Phrase::PositionRowNoStackNorCount { row, found: found.clone().into() },
        RowFault::NoStack(found) => Phrase::PositionRowNoStack { row, found: found.clone().into() },
        RowFault::OpenStack => Phrase::PositionRowOpenStack { row },
        RowFault::HighStack { most } => Phrase::PositionRowHighStack { row, most: (*most).into() },
    }
}

fn field_fault(field: Field, found: Text) -> Phrase {
    match field {
        Field::Player(kind) => {
            let [one, two] = Player::BOTH.map(|player| kind.player_letter(player).to_string().into());
            Phrase::PositionPlayer { found, one, two }
        }
        Field::ForbiddenSquare => Phrase::PositionForbiddenSquare { found },
        Field::Size { least, most } => Phrase::PositionSize { found, least: least.into(), most: most.into() },
        Field::Link => Phrase::PositionLink { found },
        Field::Answer { symbols } => Phrase::PositionAnswer { found, symbols: symbols.into() },
        Field::Moved { symbols } => Phrase::PositionMoved { found, symbols: symbols.into() },
    }
}
