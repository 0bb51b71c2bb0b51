//! Why steps and positions of Zener are refused.

use crate::games::zener::{Illegal, Impossible, Piece, Unreadable, home_row, row_name, square_name};
use crate::games::{Kind, Player};
use crate::texts::games::player_name;
use crate::texts::games::zener::symbol_keyword;
use crate::texts::refusals::reason::Reason;
use crate::texts::{Phrase, Text};

/// The keyword by which messages select the owner of a piece.
const fn owner(piece: Piece) -> &'static str {
    match piece.player() {
        Player::One => "white",
        Player::Two => "black",
    }
}

/// The keyword by which messages select the symbol of a piece.
const fn symbol(piece: Piece) -> &'static str {
    symbol_keyword(piece.symbol())
}

/// What a piece is called.
fn name(piece: Piece) -> Text {
    Phrase::ZenerPiece { owner: owner(piece), symbol: symbol(piece) }.into()
}

/// What pieces are called, with commas between them.
fn names(pieces: &[Piece]) -> Text {
    let names = pieces.iter().rev().map(|&piece| name(piece));
    names.reduce(|rest, first| Phrase::ZenerPieces { first, rest }.into()).unwrap_or_default()
}

impl Reason for Illegal {
    fn phrase(&self) -> Phrase {
        match *self {
            Self::Over(_) => Phrase::RefusalOver,
            Self::NoSquare => Phrase::ZenerIllegalNoSquare,
            Self::NoPiece(at) => Phrase::ZenerIllegalNoPiece { square: square_name(at).into() },
            Self::NotYours { piece, to_move } => Phrase::ZenerIllegalNotYours {
                owner: owner(piece),
                symbol: symbol(piece),
                player: player_name(Kind::Zener, to_move),
            },
            Self::Blocked { piece, by } => Phrase::ZenerIllegalBlocked {
                owner: owner(piece),
                symbol: symbol(piece),
                by_owner: owner(by),
                by_symbol: symbol(by),
            },
            Self::MustAnswer(piece) => Phrase::ZenerIllegalMustAnswer { owner: owner(piece), symbol: symbol(piece) },
            Self::JustMoved(piece) => Phrase::ZenerIllegalJustMoved { owner: owner(piece), symbol: symbol(piece) },
            Self::NotAStep { piece, to } => Phrase::ZenerIllegalNotAStep {
                owner: owner(piece),
                symbol: symbol(piece),
                square: square_name(to).into(),
            },
            Self::NotOnHomeRow(piece) => Phrase::ZenerIllegalNotOnHomeRow {
                owner: owner(piece),
                symbol: symbol(piece),
                row: row_name(home_row(piece.player().other())).to_string().into(),
            },
            Self::Pass => Phrase::ZenerIllegalPass,
            Self::PieceFirst => Phrase::ZenerIllegalPieceFirst,
            Self::Complete => Phrase::ZenerIllegalComplete,
        }
    }
}

impl Reason for Unreadable {
    fn phrase(&self) -> Phrase {
        let Self::Form = self;
        Phrase::ZenerUnreadableForm
    }
}

impl Reason for Impossible {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Missing(pieces) => Phrase::ZenerImpossibleMissing { pieces: names(pieces) },
            Self::Repeated(pieces) => Phrase::ZenerImpossibleRepeated { pieces: names(pieces) },
            Self::AnswerAndMoved => Phrase::ZenerImpossibleAnswerAndMoved,
            Self::AnswerBlocked(piece) => Phrase::ZenerImpossibleAnswerBlocked { piece: name(*piece) },
            Self::MovedBlocked(piece) => Phrase::ZenerImpossibleMovedBlocked { piece: name(*piece) },
            Self::NoFreeStep(piece) => Phrase::ZenerImpossibleNoFreeStep { piece: name(*piece) },
        }
    }
}
