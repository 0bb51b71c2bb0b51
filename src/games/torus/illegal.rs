//! Why a move, or a choice of squares on the way to one, is refused.

use super::super::{Kind, Link, Notation, Player, Refusal, Rules, Spot, Square, View};
use super::geometry::{Cell, Diagonal, Size};
use super::names::{link_text, square_name};
use super::position::{Move, Position};
use std::fmt;

/// Why a move of ZeN, or the choice of squares for one, is not allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Somebody has won.
    Over,
    /// The board has no such cell.
    OffBoard,
    /// A drop on a stone.
    Occupied {
        /// The cell.
        cell: Square,
        /// Whose stone stands there.
        by: Player,
    },
    /// A link to an empty cell.
    NoStone {
        /// The cell.
        cell: Square,
    },
    /// A link to an enemy stone.
    EnemyStone {
        /// Where the stone stands.
        cell: Square,
        /// Whose it is.
        of: Player,
    },
    /// A link from a cell to itself.
    OneCell {
        /// The cell.
        cell: Square,
    },
    /// A link between orthogonal neighbours.
    Orthogonal {
        /// One cell.
        from: Square,
        /// The other cell.
        to: Square,
    },
    /// A link between cells that are no neighbours.
    Apart {
        /// One cell.
        from: Square,
        /// The other cell.
        to: Square,
    },
    /// A link that has been made before.
    Made {
        /// The link.
        link: Link,
    },
    /// A link that would cross one on the board.
    Crossed {
        /// The ends of the link that can't be made.
        ends: [Square; 2],
        /// The link that it would cross.
        by: Link,
    },
    /// A stone from which no link can be made, chosen as the beginning of a link.
    NoLink {
        /// Where the stone stands.
        cell: Square,
        /// The links on the board that its links would cross.
        crossed_by: Vec<Link>,
    },
    /// Spots after a complete move.
    Complete {
        /// The move.
        text: String,
    },
    /// A pass by a player who has a legal move.
    PassWithMoves,
}

impl Illegal {
    /// The squares to point at as the cause, such as an occupied cell or the ends of a crossing link; empty if there
    /// are none.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match self {
            Self::Over | Self::OffBoard | Self::Complete { .. } | Self::PassWithMoves => Vec::new(),
            Self::Occupied { cell, .. }
            | Self::NoStone { cell }
            | Self::EnemyStone { cell, .. }
            | Self::OneCell { cell } => vec![*cell],
            Self::Orthogonal { from, to } | Self::Apart { from, to } => vec![*from, *to],
            Self::Made { link } | Self::Crossed { by: link, .. } => vec![link.from, link.to],
            Self::NoLink { cell, crossed_by } if crossed_by.is_empty() => vec![*cell],
            Self::NoLink { crossed_by, .. } => crossed_by.iter().flat_map(|link| [link.from, link.to]).collect(),
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |cell: &Square| square_name(*cell);
        let player = |player: Player| Kind::Torus.player_name(player);
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::OffBoard => f.write_str("that is no cell of this board"),
            Self::Occupied { cell, by } => {
                let (cell, by) = (name(cell), player(*by));
                write!(f, "a stone is dropped on an empty cell, and {cell} holds a stone of {by}")
            }
            Self::NoStone { cell } => write!(f, "a link joins two own stones, and {} is empty", name(cell)),
            Self::EnemyStone { cell, of } => {
                write!(f, "a link joins two own stones, and the stone on {} is {}'s", name(cell), player(*of))
            }
            Self::OneCell { cell } => write!(f, "a link joins two stones, and {} is one cell", name(cell)),
            Self::Orthogonal { from, to } => {
                let (from, to) = (name(from), name(to));
                write!(f, "a link joins diagonal neighbours; {from} and {to} are orthogonal neighbours, ")?;
                f.write_str("where stones of one colour are connected without a link")
            }
            Self::Apart { from, to } => {
                write!(f, "a link joins diagonal neighbours, and {} and {} are not", name(from), name(to))
            }
            Self::Made { link } => write!(f, "a link is made once, and {} is on the board already", text(link)),
            Self::Crossed { ends, by } => {
                let (link, owner) = (link_text(*ends), player(by.player));
                write!(f, "links may not cross, and {link} would cross {owner}'s link {}", text(by))
            }
            Self::NoLink { cell, crossed_by } if crossed_by.is_empty() => {
                write!(f, "{} has no own stone on a diagonal neighbour that it is not linked to yet", name(cell))
            }
            Self::NoLink { cell, crossed_by } => {
                let links: Vec<_> = crossed_by.iter().map(text).collect();
                let (cell, links) = (name(cell), links.join(", "));
                write!(f, "links may not cross, and every link left to {cell} would cross another: {links}")
            }
            Self::Complete { text } => write!(f, "the move {text} is complete"),
            Self::PassWithMoves => f.write_str("passing is not allowed while a drop or a link can be made"),
        }
    }
}

impl std::error::Error for Illegal {}

fn text(link: &Link) -> String {
    link_text([link.from, link.to])
}

/// Whether a stone may be dropped on a cell.
pub(super) fn check_drop(position: &Position, cell: Cell) -> Result<(), Illegal> {
    if !position.size.has(cell) {
        return Err(Illegal::OffBoard);
    }
    match position.stones[cell.index()] {
        None => Ok(()),
        Some(by) => Err(Illegal::Occupied { cell: position.size.square(cell), by }),
    }
}

/// Whether the player to move may make a link on a diagonal.
pub(super) fn check_link(position: &Position, diagonal: Diagonal) -> Result<(), Illegal> {
    if !position.size.has(diagonal.block()) {
        return Err(Illegal::OffBoard);
    }
    let ends = position.size.end_squares(diagonal);
    for cell in ends {
        match position.stone(cell) {
            None => return Err(Illegal::NoStone { cell }),
            Some(of) if of != position.to_move => return Err(Illegal::EnemyStone { cell, of }),
            Some(_) => {}
        }
    }
    if let Some(link) = position.made_link(diagonal) {
        return Err(Illegal::Made { link });
    }
    position.made_link(diagonal.crossing()).map_or(Ok(()), |by| Err(Illegal::Crossed { ends, by }))
}

/// The diagonal from one square to another.
pub(super) fn diagonal(size: Size, from: Square, to: Square) -> Result<Diagonal, Illegal> {
    let (Some(start), Some(end)) = (size.cell(from), size.cell(to)) else {
        return Err(Illegal::OffBoard);
    };
    size.diagonal(start, end).ok_or(if start == end {
        Illegal::OneCell { cell: from }
    } else if size.are_orthogonal(start, end) {
        Illegal::Orthogonal { from, to }
    } else {
        Illegal::Apart { from, to }
    })
}

/// Why these spots are not the beginning of a legal move.
pub(super) fn why_not(position: &Position, spots: &[Spot]) -> Option<Refusal> {
    let illegal = check_spots(position, spots).err()?;
    let squares = if illegal == Illegal::Over { position.winning_squares() } else { illegal.squares() };
    Some(Refusal { reason: illegal.into(), squares })
}

fn check_spots(position: &Position, spots: &[Spot]) -> Result<(), Illegal> {
    if position.outcome.is_over() {
        return Err(Illegal::Over);
    }
    match *spots {
        [] => Ok(()),
        [Spot::Square(first), ref rest @ ..] => check_squares(position, first, rest),
        [Spot::Pass, ref rest @ ..] => {
            position.check(Move::Pass)?;
            nothing_after(position, Move::Pass, rest)
        }
        [Spot::Off, ..] => Err(Illegal::OffBoard),
    }
}

fn check_squares(position: &Position, first: Square, rest: &[Spot]) -> Result<(), Illegal> {
    let cell = position.size.cell(first).ok_or(Illegal::OffBoard)?;
    match (position.stone(first), rest) {
        (None, rest) => nothing_after(position, Move::Drop(cell), rest),
        (Some(by), _) if by != position.to_move => Err(Illegal::Occupied { cell: first, by }),
        (Some(_), []) => begins_link(position, cell),
        (Some(_), [Spot::Square(second), rest @ ..]) => {
            let link = diagonal(position.size, first, *second)?;
            check_link(position, link)?;
            nothing_after(position, Move::Link(link), rest)
        }
        (Some(_), [Spot::Pass, ..]) => begins_link(position, cell).and(Err(Illegal::PassWithMoves)),
        (Some(_), [Spot::Off, ..]) => Err(Illegal::OffBoard),
    }
}

fn nothing_after(position: &Position, mv: Move, rest: &[Spot]) -> Result<(), Illegal> {
    if rest.is_empty() { Ok(()) } else { Err(Illegal::Complete { text: position.move_text(mv) }) }
}

/// Whether the player to move, whose stone this is, may make a link from it.
fn begins_link(position: &Position, cell: Cell) -> Result<(), Illegal> {
    if position.size.diagonals(cell).into_iter().any(|diagonal| check_link(position, diagonal).is_ok()) {
        return Ok(());
    }
    let crossed_by = position.links_in_the_way(position.size.square(cell));
    Err(Illegal::NoLink { cell: position.size.square(cell), crossed_by })
}

impl Position {
    /// The links on the board that a link of the player to move from the stone on this square would cross; empty if the
    /// stone is not that player's.
    #[must_use]
    pub fn links_in_the_way(&self, square: Square) -> Vec<Link> {
        let diagonals = self.size.cell(square).map(|cell| self.size.diagonals(cell));
        let refused = diagonals.into_iter().flatten().map(|diagonal| check_link(self, diagonal));
        let crossing = refused.filter_map(|refused| match refused {
            Err(Illegal::Crossed { by, .. }) => Some(by),
            _ => None,
        });
        crossing.collect()
    }
}
