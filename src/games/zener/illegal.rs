//! Why a step is illegal, in the words of the rules.

use super::moves::{self, Move};
use super::piece::Piece;
use super::position::Position;
use super::stacks::{self, home_row};
use super::text::{row_name, square_name};
use crate::games::{Kind, Outcome, Player, Refusal, Spot, Square, View, WinReason};
use std::fmt;

/// Why a step of Zener is illegal, or why spots are not the beginning of a legal one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over(WinReason),
    /// A square is not on the board.
    NoSquare,
    /// There is no piece to move.
    NoPiece(Square),
    /// The piece is the opponent's.
    NotYours {
        /// The piece.
        piece: Piece,
        /// Who is to move.
        to_move: Player,
    },
    /// Another piece lies on this one.
    Blocked {
        /// The piece that was to move.
        piece: Piece,
        /// The top piece of its stack.
        by: Piece,
    },
    /// The mandatory step comes first, and this piece must make it: the opponent has just moved its counterpart.
    MustAnswer(Piece),
    /// The free step must not be made with the piece of the mandatory step.
    JustMoved(Piece),
    /// The square is not one square away up, down, left or right.
    NotAStep {
        /// The piece that was to move.
        piece: Piece,
        /// Where it was to go.
        to: Square,
    },
    /// The piece does not stand on the opponent's home row, so it can't leave the board.
    NotOnHomeRow(Piece),
    /// There is no pass in Zener.
    Pass,
    /// The spot off the board was pointed at before a piece.
    PieceFirst,
    /// More spots were given than a piece and its destination.
    Complete,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Over(reason) => write!(f, "the game is over: {reason}"),
            Self::NoSquare => f.write_str("there is no such square on the board"),
            Self::NoPiece(at) => write!(f, "there is no piece on {}", square_name(at)),
            Self::NotYours { piece, to_move } => {
                write!(f, "{piece} is not {}'s piece", Kind::Zener.player_name(to_move))
            }
            Self::Blocked { piece, by } => write!(f, "{piece} is blocked: {by} lies on top of it"),
            Self::MustAnswer(piece) => {
                let last = piece.counterpart();
                write!(f, "the mandatory step comes first: {last} was moved last, so {piece} must move")
            }
            Self::JustMoved(piece) => write!(f, "{piece} has just moved: the free step is for another piece"),
            Self::NotAStep { piece, to } => {
                write!(f, "a step of {piece} goes one square up, down, left or right, not to {}", square_name(to))
            }
            Self::NotOnHomeRow(piece) => {
                let opponent = piece.player().other();
                let (row, name) = (row_name(home_row(opponent)), Kind::Zener.player_name(opponent));
                write!(f, "{piece} can leave the board only from {name}'s home row {row}")
            }
            Self::Pass => f.write_str("nobody passes in Zener"),
            Self::PieceFirst => f.write_str("point at the piece first that is to leave the board"),
            Self::Complete => f.write_str("a step is one piece and the place where it goes"),
        }
    }
}

impl std::error::Error for Illegal {}

pub(super) fn check(position: &Position, mv: Move) -> Result<(), Illegal> {
    let piece = mv.piece();
    check_piece(position, piece)?;
    if moves::leads_to(position, piece, mv.place()) {
        return Ok(());
    }
    Err(match mv.to() {
        Some(to) => Illegal::NotAStep { piece, to },
        None => Illegal::NotOnHomeRow(piece),
    })
}

/// Whether a piece may make the next step.
fn check_piece(position: &Position, piece: Piece) -> Result<(), Illegal> {
    if let Outcome::Win { reason, .. } = position.outcome {
        return Err(Illegal::Over(reason));
    }
    let turn = position.turn;
    if piece.player() != turn.player {
        return Err(Illegal::NotYours { piece, to_move: turn.player });
    }
    if let Some(by) = position.stacks.top(position.stacks.place(piece)).filter(|&top| top != piece) {
        return Err(Illegal::Blocked { piece, by });
    }
    match Piece::new(turn.player, turn.answer) {
        Some(with) if with != piece => return Err(Illegal::MustAnswer(with)),
        _ => {}
    }
    if Piece::new(turn.player, turn.moved) == Some(piece) {
        return Err(Illegal::JustMoved(piece));
    }
    Ok(())
}

pub(super) fn why_not(position: &Position, spots: &[Spot]) -> Option<Refusal> {
    let illegal = reason(position, spots)?;
    Some(Refusal { reason: illegal.into(), squares: at_fault(position, illegal) })
}

fn reason(position: &Position, spots: &[Spot]) -> Option<Illegal> {
    if let Outcome::Win { reason, .. } = position.outcome {
        return Some(Illegal::Over(reason));
    }
    let (&first, rest) = spots.split_first()?;
    if spots.contains(&Spot::Pass) {
        return Some(Illegal::Pass);
    }
    let Spot::Square(from) = first else { return Some(Illegal::PieceFirst) };
    let Some(place) = stacks::place(from) else { return Some(Illegal::NoSquare) };
    let Some(top) = position.stacks.top(place) else { return Some(Illegal::NoPiece(from)) };
    let own = position.stacks.stack(place).find(|piece| piece.player() == position.turn.player);
    let piece = own.unwrap_or(top);
    let to = match rest {
        [] => return check_piece(position, piece).err(),
        [Spot::Square(to), ..] => Some(*to),
        _ => None,
    };
    match check_piece(position, piece).and_then(|()| {
        let mv = Move::new(piece, to).ok_or(Illegal::NoSquare)?;
        check(position, mv)
    }) {
        Ok(()) => (rest.len() > 1).then_some(Illegal::Complete),
        Err(illegal) => Some(illegal),
    }
}

/// The squares to point at as the cause of an illegal step.
fn at_fault(position: &Position, illegal: Illegal) -> Vec<Square> {
    match illegal {
        Illegal::Over(_) => position.winning_squares(),
        Illegal::NotYours { piece, .. }
        | Illegal::Blocked { piece, .. }
        | Illegal::MustAnswer(piece)
        | Illegal::JustMoved(piece)
        | Illegal::NotOnHomeRow(piece) => position.square_of(piece).into_iter().collect(),
        Illegal::NoSquare
        | Illegal::NoPiece(_)
        | Illegal::NotAStep { .. }
        | Illegal::Pass
        | Illegal::PieceFirst
        | Illegal::Complete => Vec::new(),
    }
}
