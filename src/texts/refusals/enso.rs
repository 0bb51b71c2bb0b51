//! Why moves and positions of Enso are refused.

use crate::games::enso::{Illegal, Impossible, STONES, Unreadable, move_text, square_name};
use crate::games::{Kind, Square};
use crate::texts::games::player_name;
use crate::texts::refusals::reason::Reason;
use crate::texts::{Phrase, Text};

/// The name of a square.
fn name(square: Square) -> Text {
    square_name(square).into()
}

impl Reason for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Over(_) => Phrase::RefusalOver,
            Self::NoSquare => Phrase::EnsoIllegalNoSquare,
            Self::NoStone(at) => Phrase::EnsoIllegalNoStone { square: name(at) },
            Self::NotYours { at, to_move } => {
                Phrase::EnsoIllegalNotYours { square: name(at), player: player_name(Kind::Enso, to_move) }
            }
            Self::Frozen(at) => Phrase::EnsoIllegalFrozen { square: name(at) },
            Self::NowhereToGo(at) => Phrase::EnsoIllegalNowhereToGo { square: name(at) },
            Self::SameSquare(at) => Phrase::EnsoIllegalSameSquare { square: name(at) },
            Self::NotInLine { from, to } => Phrase::EnsoIllegalNotInLine { from: name(from), to: name(to) },
            Self::InTheWay { stone, to } => Phrase::EnsoIllegalInTheWay { stone: name(stone), to: name(to) },
            Self::OwnStone(at) => Phrase::EnsoIllegalOwnStone { square: name(at) },
            Self::MustCapture(at) => Phrase::EnsoIllegalMustCapture { square: name(at) },
            Self::MayNotCapture(at) => Phrase::EnsoIllegalMayNotCapture { square: name(at) },
            Self::FriendsOnly { from, to } => Phrase::EnsoIllegalFriendsOnly { from: name(from), to: name(to) },
            Self::NothingToCapture(at) => Phrase::EnsoIllegalNothingToCapture { square: name(at) },
            Self::IsCapture(at) => Phrase::EnsoIllegalIsCapture { square: name(at) },
            Self::Pass => Phrase::EnsoIllegalPass,
            Self::Off => Phrase::EnsoIllegalOff,
            Self::Complete(to) => Phrase::EnsoIllegalComplete { square: name(to) },
        }
    }
}

impl Reason for Unreadable {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Form => Phrase::EnsoUnreadableForm,
            Self::Capture(mv) => Phrase::EnsoUnreadableCapture { square: name(mv.to), written: move_text(mv).into() },
            Self::NoCapture(mv) => {
                Phrase::EnsoUnreadableNoCapture { square: name(mv.to), written: move_text(mv).into() }
            }
        }
    }
}

impl Reason for Impossible {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::TooManyStones { player, count } => Phrase::EnsoImpossibleTooManyStones {
                player: player_name(Kind::Enso, player),
                count: count.into(),
                most: STONES.into(),
            },
            Self::NoStone { player } => Phrase::EnsoImpossibleNoStone { player: player_name(Kind::Enso, player) },
        }
    }
}
