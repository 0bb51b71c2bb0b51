//! Why moves and positions of ZeN, the game on a torus, are refused.

use crate::games::torus::{Illegal, Impossible, Unreadable, link_text, square_name};
use crate::games::{Kind, Link, Square};
use crate::texts::games::player_name;
use crate::texts::refusals::reason::Reason;
use crate::texts::{Phrase, Text};

/// The name of a cell.
fn name(cell: Square) -> Text {
    square_name(cell).into()
}

/// The name of a link between two cells.
fn link(ends: [Square; 2]) -> Text {
    link_text(ends).into()
}

const fn ends(link: Link) -> [Square; 2] {
    [link.from, link.to]
}

impl Reason for Illegal {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Over => Phrase::RefusalOver,
            Self::OffBoard => Phrase::TorusIllegalOffBoard,
            Self::Occupied { cell, by } => {
                Phrase::TorusIllegalOccupied { cell: name(*cell), player: player_name(Kind::Torus, *by) }
            }
            Self::NoStone { cell } => Phrase::TorusIllegalNoStone { cell: name(*cell) },
            Self::EnemyStone { cell, of } => {
                Phrase::TorusIllegalEnemyStone { cell: name(*cell), player: player_name(Kind::Torus, *of) }
            }
            Self::OneCell { cell } => Phrase::TorusIllegalOneCell { cell: name(*cell) },
            Self::Orthogonal { from, to } => Phrase::TorusIllegalOrthogonal { from: name(*from), to: name(*to) },
            Self::Apart { from, to } => Phrase::TorusIllegalApart { from: name(*from), to: name(*to) },
            Self::Made { link: made } => Phrase::TorusIllegalMade { link: link(ends(*made)) },
            Self::Crossed { ends: refused, by } => Phrase::TorusIllegalCrossed {
                link: link(*refused),
                player: player_name(Kind::Torus, by.player),
                crossed: link(ends(*by)),
            },
            Self::NoLink { cell, crossed_by } if crossed_by.is_empty() => {
                Phrase::TorusIllegalNoLink { cell: name(*cell) }
            }
            Self::NoLink { cell, crossed_by } => {
                let links: Vec<_> = crossed_by.iter().map(|&link| link_text(ends(link))).collect();
                Phrase::TorusIllegalAllCrossed { cell: name(*cell), links: links.join(", ").into() }
            }
            Self::Complete { text } => Phrase::TorusIllegalComplete { written: text.clone().into() },
            Self::PassWithMoves => Phrase::TorusIllegalPassWithMoves,
        }
    }
}

impl Reason for Unreadable {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Form { last } => Phrase::TorusUnreadableForm { last: name(*last) },
            Self::NoLink(reason) => reason.phrase(),
        }
    }
}

impl Reason for Impossible {
    fn phrase(&self) -> Phrase {
        match self {
            Self::TooManyLinks { most } => Phrase::TorusImpossibleTooManyLinks { most: (*most).into() },
            Self::NoLink { ends, reason } => {
                Phrase::TorusImpossibleNoLink { link: link(*ends), reason: reason.phrase().into() }
            }
            Self::NotJoined { ends } => Phrase::TorusImpossibleNotJoined { link: link(*ends) },
            Self::Twice { ends } => Phrase::TorusImpossibleTwice { link: link(*ends) },
            Self::Crossing { links: [one, other] } => {
                Phrase::TorusImpossibleCrossing { link: link(*one), crossed: link(*other) }
            }
        }
    }
}
