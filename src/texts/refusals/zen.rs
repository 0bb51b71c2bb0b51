//! Why moves and positions of ZEN are refused.

use crate::games::Kind;
use crate::games::zen::{Illegal, Impossible, PAWNS, Unreadable, geometry};
use crate::texts::games::player_name;
use crate::texts::refusals::reason::Reason;
use crate::texts::{Phrase, Text};

/// The name of a square.
fn name(square: u8) -> Text {
    geometry::name(square).into()
}

impl Reason for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::GameOver => Phrase::RefusalOver,
            Self::OffBoard => Phrase::ZenIllegalOffBoard,
            Self::Empty { square } => Phrase::ZenIllegalEmpty { square: name(square) },
            Self::NotYours { square, to_move } => {
                Phrase::ZenIllegalNotYours { square: name(square), player: player_name(Kind::Zen, to_move) }
            }
            Self::NotInLine { from, to } => Phrase::ZenIllegalNotInLine { from: name(from), to: name(to) },
            Self::Distance { from, line, pieces, distance } => Phrase::ZenIllegalDistance {
                line,
                square: name(from),
                pieces: pieces.into(),
                distance: distance.into(),
            },
            Self::Blocked { by } => Phrase::ZenIllegalBlocked { square: name(by) },
            Self::OwnPawn { square } => Phrase::ZenIllegalOwnPawn { square: name(square) },
            Self::ZenBack { square } => Phrase::ZenIllegalZenBack { square: name(square) },
            Self::ZenAlone { square } => Phrase::ZenIllegalZenAlone { square: name(square) },
            Self::MayMove => Phrase::ZenIllegalMayMove,
            Self::Stuck { square } => Phrase::ZenIllegalStuck { square: name(square) },
            Self::Complete => Phrase::ZenIllegalComplete,
        }
    }
}

impl Reason for Unreadable {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Form => Phrase::ZenUnreadableForm,
            Self::NoSquare { found } => Phrase::ZenUnreadableNoSquare { found: found.clone().into() },
            Self::ZenElsewhere { zen, square } => {
                Phrase::ZenUnreadableZenElsewhere { zen: name(*zen), square: name(*square) }
            }
            Self::ZenCaptured => Phrase::ZenUnreadableZenCaptured,
            Self::ZenUnmarked { square } => Phrase::ZenUnreadableZenUnmarked { square: name(*square) },
            Self::Capture { from, to } => Phrase::ZenUnreadableCapture { from: name(*from), to: name(*to) },
            Self::NothingToCapture { square } => Phrase::ZenUnreadableNothingToCapture { square: name(*square) },
        }
    }
}

impl Reason for Impossible {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::TooManyPawns { player, count } => Phrase::ZenImpossibleTooManyPawns {
                player: player_name(Kind::Zen, player),
                count: count.into(),
                most: PAWNS.into(),
            },
            Self::NoPawn { player } => Phrase::ZenImpossibleNoPawn { player: player_name(Kind::Zen, player) },
            Self::TooManyZens { count } => Phrase::ZenImpossibleTooManyZens { count: count.into() },
            Self::NoZen { forbidden } => Phrase::ZenImpossibleNoZen { square: name(forbidden) },
            Self::Occupied { forbidden } => Phrase::ZenImpossibleOccupied { square: name(forbidden) },
            Self::NotInLine { forbidden, zen } => {
                Phrase::ZenImpossibleNotInLine { square: name(forbidden), zen: name(zen) }
            }
        }
    }
}
