//! Why a move is illegal, in the words of the rules.

use super::bits;
use super::names::square_name;
use super::position::{Condition, Move, Position};
use crate::games::{Kind, Outcome, Player, Refusal, Rules, Spot, Square, View, WinReason};
use std::fmt;

/// Why a move of Enso is illegal, or why spots are not the beginning of a legal one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over(WinReason),
    /// A square is not on the board.
    NoSquare,
    /// There is no stone to move.
    NoStone(Square),
    /// The stone is the opponent's.
    NotYours {
        /// Where it stands.
        at: Square,
        /// Who is to move.
        to_move: Player,
    },
    /// The stone is beside no stone and may not move.
    Frozen(Square),
    /// The stone is beside friends only and can't go anywhere that the rules allow.
    NowhereToGo(Square),
    /// From and to are the same square.
    SameSquare(Square),
    /// The squares are not on one straight line.
    NotInLine {
        /// Where the stone stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A stone is in the way.
    InTheWay {
        /// The first stone met.
        stone: Square,
        /// Where the move was to go.
        to: Square,
    },
    /// An own stone stands where the move was to go.
    OwnStone(Square),
    /// The stone is beside an enemy and must capture.
    MustCapture(Square),
    /// The stone is beside friends only and may not capture.
    MayNotCapture(Square),
    /// The stone would be beside friends only on its new square.
    FriendsOnly {
        /// Where the stone stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// A capture was written, but there is no enemy.
    NothingToCapture(Square),
    /// A capture was not written as one.
    IsCapture(Square),
    /// There is no pass in Enso.
    Pass,
    /// Stones leave the board only by capture.
    Off,
    /// More spots were given than the two squares of a move.
    Complete(Square),
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = square_name;
        match *self {
            Self::Over(reason) => write!(f, "the game is over: {reason}"),
            Self::NoSquare => f.write_str("there is no such square on the board"),
            Self::NoStone(at) => write!(f, "there is no stone on {}", name(at)),
            Self::NotYours { at, to_move } => {
                write!(f, "the stone on {} is not {}'s", name(at), Kind::Enso.player_name(to_move))
            }
            Self::Frozen(at) => write!(f, "the stone on {} is beside no other stone, so it may not move", name(at)),
            Self::NowhereToGo(at) => write!(
                f,
                "the stone on {} can reach no empty square that is beside an enemy or beside no stone at all",
                name(at)
            ),
            Self::SameSquare(at) => write!(f, "the stone stands on {} already", name(at)),
            Self::NotInLine { from, to } => {
                write!(f, "a stone moves in a straight line, and {} is not in line with {}", name(to), name(from))
            }
            Self::InTheWay { stone, to } => {
                write!(f, "the stone on {} is in the way to {}: no jumping", name(stone), name(to))
            }
            Self::OwnStone(at) => write!(f, "a stone of the same player stands on {}", name(at)),
            Self::MustCapture(at) => write!(f, "the stone on {} is beside an enemy, so it must capture", name(at)),
            Self::MayNotCapture(at) => {
                write!(f, "the stone on {} is beside friends only, so it may not capture", name(at))
            }
            Self::FriendsOnly { from, to } => write!(
                f,
                "on {} the stone from {} would be beside friends only: it must go beside an enemy or away from all stones",
                name(to),
                name(from)
            ),
            Self::NothingToCapture(at) => write!(f, "there is no enemy stone on {} to capture", name(at)),
            Self::IsCapture(at) => write!(f, "an enemy stone stands on {}: the move captures it", name(at)),
            Self::Pass => f.write_str("nobody passes in Enso: who has no legal move has lost"),
            Self::Off => f.write_str("no stone leaves the board but by capture"),
            Self::Complete(to) => write!(f, "the move ends on {}", name(to)),
        }
    }
}

impl std::error::Error for Illegal {}

pub(super) fn check(position: &Position, mv: Move) -> Result<(), Illegal> {
    let Move { from, to, captures } = mv;
    check_stone(position, from)?;
    if !bits::on_board(to) {
        return Err(Illegal::NoSquare);
    }
    if from == to {
        return Err(Illegal::SameSquare(from));
    }
    let between = between(from, to).ok_or(Illegal::NotInLine { from, to })?;
    if let Some(stone) = first_stone(position, &between) {
        return Err(Illegal::InTheWay { stone, to });
    }
    let target = position.stone(to);
    if target == Some(position.to_move) {
        return Err(Illegal::OwnStone(to));
    }
    if captures && target.is_none() {
        return Err(Illegal::NothingToCapture(to));
    }
    let must_capture = position.condition(from) == Some(Condition::MustCapture);
    match (must_capture, target) {
        (true, None) => Err(Illegal::MustCapture(from)),
        (true, Some(_)) if !captures => Err(Illegal::IsCapture(to)),
        (true, Some(_)) => Ok(()),
        (false, Some(_)) => Err(Illegal::MayNotCapture(from)),
        (false, None) => {
            let enemies = position.stones[position.to_move.other().index()];
            let beside = beside_after_leaving(position, from, to);
            if beside == 0 || beside & enemies != 0 { Ok(()) } else { Err(Illegal::FriendsOnly { from, to }) }
        }
    }
}

/// Whether a stone of the player to move stands here that is not isolated.
fn check_stone(position: &Position, from: Square) -> Result<(), Illegal> {
    if let Outcome::Win { reason, .. } = position.outcome {
        return Err(Illegal::Over(reason));
    }
    if !bits::on_board(from) {
        return Err(Illegal::NoSquare);
    }
    match position.stone(from) {
        None => Err(Illegal::NoStone(from)),
        Some(player) if player != position.to_move => Err(Illegal::NotYours { at: from, to_move: position.to_move }),
        Some(_) if position.condition(from) == Some(Condition::Frozen) => Err(Illegal::Frozen(from)),
        Some(_) => Ok(()),
    }
}

pub(super) fn why_not(position: &Position, spots: &[Spot]) -> Option<Refusal> {
    let illegal = reason(position, spots)?;
    Some(Refusal { reason: illegal.into(), squares: at_fault(position, illegal) })
}

fn reason(position: &Position, spots: &[Spot]) -> Option<Illegal> {
    if let Outcome::Win { reason, .. } = position.outcome {
        return Some(Illegal::Over(reason));
    }
    let mut squares = Vec::new();
    for spot in spots {
        match *spot {
            Spot::Square(square) => squares.push(square),
            Spot::Off => return Some(Illegal::Off),
            Spot::Pass => return Some(Illegal::Pass),
        }
    }
    match *squares.as_slice() {
        [] => None,
        [from] => check_stone(position, from).err().or_else(|| {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            (!moves.iter().any(|mv| mv.from == from)).then_some(Illegal::NowhereToGo(from))
        }),
        [from, to, ref more @ ..] => {
            let captures = position.stone(to).is_some();
            check(position, Move { from, to, captures })
                .err()
                .or_else(|| (!more.is_empty()).then_some(Illegal::Complete(to)))
        }
    }
}

/// The squares to point at as the cause of an illegal move.
fn at_fault(position: &Position, illegal: Illegal) -> Vec<Square> {
    let occupied = position.stones[0] | position.stones[1];
    let set = match illegal {
        Illegal::Over(_) => return position.winning_squares(),
        Illegal::NotYours { at, .. }
        | Illegal::Frozen(at)
        | Illegal::InTheWay { stone: at, .. }
        | Illegal::OwnStone(at)
        | Illegal::IsCapture(at) => bits::bit(at),
        Illegal::MustCapture(at) => return position.enemies_beside(at),
        Illegal::NowhereToGo(at) | Illegal::MayNotCapture(at) => bits::neighbours(bits::bit(at)) & occupied,
        Illegal::FriendsOnly { from, to } => beside_after_leaving(position, from, to),
        Illegal::NoSquare
        | Illegal::NoStone(_)
        | Illegal::SameSquare(_)
        | Illegal::NotInLine { .. }
        | Illegal::NothingToCapture(_)
        | Illegal::Pass
        | Illegal::Off
        | Illegal::Complete(_) => 0,
    };
    bits::squares(set).collect()
}

/// The stones beside a stone after its move from one square to the other, which has become empty.
fn beside_after_leaving(position: &Position, from: Square, to: Square) -> u64 {
    bits::neighbours(bits::bit(to)) & (position.stones[0] | position.stones[1]) & !bits::bit(from)
}

/// The squares between two different squares on a straight line, in order; `None` when they are not on one.
fn between(from: Square, to: Square) -> Option<Vec<Square>> {
    let (columns, rows) = (from.column.abs_diff(to.column), from.row.abs_diff(to.row));
    let straight = columns == 0 || rows == 0 || columns == rows;
    straight.then(|| {
        (1..columns.max(rows))
            .map(|steps| Square::new(along(from.column, to.column, steps), along(from.row, to.row, steps)))
            .collect()
    })
}

/// The coordinate after this number of steps from `start` towards `end`; `start` when the two are equal.
fn along(start: u8, end: u8, steps: u8) -> u8 {
    match start.cmp(&end) {
        std::cmp::Ordering::Less => start + steps,
        std::cmp::Ordering::Equal => start,
        std::cmp::Ordering::Greater => start - steps,
    }
}

fn first_stone(position: &Position, squares: &[Square]) -> Option<Square> {
    squares.iter().copied().find(|&square| position.stone(square).is_some())
}
