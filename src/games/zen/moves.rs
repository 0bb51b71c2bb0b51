//! Which moves are legal, and why other moves are illegal.

use super::geometry::{self, Index, LINE_NAMES, SQUARE_GEOMETRY, SQUARES, between, bit, members, nth, step};
use super::position::{Move, Position};
use crate::games::{Kind, Player, Refusal, Rules, Spot, Square};
use std::fmt;

/// Why a move of ZEN is illegal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The board shows the game to be over.
    GameOver,
    /// A square is not on the board.
    OffBoard,
    /// There is no piece to move.
    Empty {
        /// Where.
        square: u8,
    },
    /// The pawn is the opponent's.
    NotYours {
        /// Where it stands.
        square: u8,
        /// Whose turn it is.
        to_move: Player,
    },
    /// The two squares are not on one row, column or diagonal.
    NotInLine {
        /// The square it leaves.
        from: u8,
        /// The square it goes to.
        to: u8,
    },
    /// The distance is not the number of pieces on the line.
    Distance {
        /// The square it leaves.
        from: u8,
        /// Which line.
        line: &'static str,
        /// The pieces on the line: the only distance allowed.
        pieces: u8,
        /// The distance that was tried.
        distance: u8,
    },
    /// An enemy pawn stands between.
    Blocked {
        /// Where.
        by: u8,
    },
    /// The move, of a pawn or of the Zen, ends on a pawn of the mover.
    OwnPawn {
        /// Where.
        square: u8,
    },
    /// The Zen may not go straight back.
    ZenBack {
        /// The square it came from.
        square: u8,
    },
    /// The Zen's move would end without a pawn beside it.
    ZenAlone {
        /// Where.
        square: u8,
    },
    /// Passing is only for a player without a legal move.
    MayMove,
    /// The piece may be moved, but has no legal move.
    Stuck {
        /// Where it stands.
        square: u8,
    },
    /// More spots were given than a piece and its destination.
    Complete,
}

impl Illegal {
    /// The squares to point at as the cause.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        match *self {
            Self::GameOver | Self::OffBoard | Self::MayMove | Self::Complete => Vec::new(),
            Self::Empty { square }
            | Self::NotYours { square, .. }
            | Self::OwnPawn { square }
            | Self::ZenBack { square }
            | Self::ZenAlone { square }
            | Self::Stuck { square }
            | Self::Blocked { by: square } => vec![geometry::square(square)],
            Self::NotInLine { from, to } => vec![geometry::square(from), geometry::square(to)],
            Self::Distance { from, .. } => vec![geometry::square(from)],
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = geometry::name;
        match *self {
            Self::GameOver => f.write_str("the game is over"),
            Self::OffBoard => f.write_str("there is no such square on the board"),
            Self::Empty { square } => write!(f, "there is no piece on {}", name(square)),
            Self::NotYours { square, to_move } => write!(
                f,
                "the pawn on {} is the opponent's: {} moves a pawn of that colour or the Zen",
                name(square),
                Kind::Zen.player_name(to_move)
            ),
            Self::NotInLine { from, to } => write!(
                f,
                "a piece moves in a straight line: {} and {} share no row, column or diagonal",
                name(from),
                name(to)
            ),
            Self::Distance { from, line, pieces, distance } => write!(
                f,
                "a piece moves exactly as many squares as there are pieces on the line: on this {line} of {} that is \
                 {pieces}, not {distance}",
                name(from)
            ),
            Self::Blocked { by } => {
                write!(f, "enemy pawns may not be jumped: one stands in the way on {}", name(by))
            }
            Self::OwnPawn { square } => write!(f, "a pawn of one's own stands on {}", name(square)),
            Self::ZenBack { square } => write!(
                f,
                "the opponent has just moved the Zen from {}: it may not be moved back there on the next turn",
                name(square)
            ),
            Self::ZenAlone { square } => {
                write!(f, "a move of the Zen must end beside a pawn, and there is none beside {}", name(square))
            }
            Self::MayMove => f.write_str("only a player without a legal move passes"),
            Self::Stuck { square } => write!(
                f,
                "the piece on {} has no legal move: on every line the counted square is off the board, occupied by a \
                 piece that may not be captured, behind an enemy pawn or forbidden to the Zen",
                name(square)
            ),
            Self::Complete => f.write_str("a move is a piece of one's own or the Zen, and then the square it goes to"),
        }
    }
}

impl std::error::Error for Illegal {}

/// Where the rule of the count sends a piece in one direction, for showing the rule on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineCount {
    /// The pieces on the whole line, which is the distance of the move in squares.
    pub pieces: u8,
    /// Where the move ends; `None` when that is off the board.
    pub to: Option<Square>,
    /// What forbids the move; `None` when it is legal.
    pub obstacle: Option<Illegal>,
}

impl Position {
    /// The rule of the count for the piece on a square: one entry for each of the eight directions, from east
    /// counter-clockwise; empty if the player to move may not move that piece.
    #[must_use]
    pub fn line_counts(&self, square: Square) -> Vec<LineCount> {
        let Some(from) = geometry::index(square).filter(|&from| may_touch(self, from).is_ok()) else {
            return Vec::new();
        };
        let here = &SQUARE_GEOMETRY[usize::from(from)];
        (0..8)
            .map(|direction| {
                let pieces = pieces_on_line(self, from, direction);
                let to = (pieces <= here.distance_to_edge[direction]).then(|| step(from, direction, pieces));
                let obstacle = to.and_then(|to| obstacle(self, self.to_move, from, direction, to, self.forbidden));
                LineCount { pieces, to: to.map(geometry::square), obstacle }
            })
            .collect()
    }

    /// Whether a player would have a legal move if it were that player's turn; the Zen may not go to `forbidden`.
    pub(super) fn can_move(&self, player: Player, forbidden: Option<Index>) -> bool {
        members(self.pawns[player.index()] | self.zen_set())
            .any(|from| (0..8).any(|direction| target(self, player, from, direction, forbidden).is_some()))
    }
}

fn pieces_on_line(position: &Position, from: Index, direction: usize) -> u8 {
    position.counts[usize::from(SQUARE_GEOMETRY[usize::from(from)].lines[direction % 4])]
}

/// Where the piece on `from` may go in a direction if it is `player`'s turn. The piece must be the player's, or the
/// Zen.
#[inline]
fn target(
    position: &Position,
    player: Player,
    from: Index,
    direction: usize,
    forbidden: Option<Index>,
) -> Option<Index> {
    let pieces = pieces_on_line(position, from, direction);
    if pieces > SQUARE_GEOMETRY[usize::from(from)].distance_to_edge[direction] {
        return None;
    }
    let to = step(from, direction, pieces);
    let enemies = position.pawns[player.other().index()];
    let open = between(from, direction, to) & enemies == 0 && position.pawns[player.index()] & bit(to) == 0;
    let allowed = position.zen != Some(from) || zen_may_end_on(position, to) && forbidden != Some(to);
    (open && allowed).then_some(to)
}

/// The Zen's second restriction: its move must end beside a pawn; a pawn that it captures does not count.
fn zen_may_end_on(position: &Position, to: Index) -> bool {
    let pawns = position.pawns[0] | position.pawns[1];
    !position.variant.keeps_zen_beside_pawns() || pawns & SQUARE_GEOMETRY[usize::from(to)].neighbours != 0
}

/// Why a move of the right distance is illegal; `None` if it is legal.
fn obstacle(
    position: &Position,
    player: Player,
    from: Index,
    direction: usize,
    to: Index,
    forbidden: Option<Index>,
) -> Option<Illegal> {
    let in_the_way = between(from, direction, to) & position.pawns[player.other().index()];
    if in_the_way != 0 {
        let nearest = members(in_the_way).min_by_key(|&square| square.abs_diff(from)).unwrap_or(from);
        Some(Illegal::Blocked { by: nearest })
    } else if position.pawns[player.index()] & bit(to) != 0 {
        Some(Illegal::OwnPawn { square: to })
    } else if position.zen == Some(from) && forbidden == Some(to) {
        Some(Illegal::ZenBack { square: to })
    } else if position.zen == Some(from) && !zen_may_end_on(position, to) {
        Some(Illegal::ZenAlone { square: to })
    } else {
        None
    }
}

pub(super) fn legal_moves(position: &Position, moves: &mut Vec<Move>) {
    if position.outcome().is_over() {
        return;
    }
    let before = moves.len();
    let player = position.to_move;
    for from in members(position.pawns[player.index()] | position.zen_set()) {
        for direction in 0..8 {
            if let Some(to) = target(position, player, from, direction, position.forbidden) {
                moves.push(Move::Go { from, to });
            }
        }
    }
    if moves.len() == before {
        moves.push(Move::Pass);
    }
}

/// Draws a piece and a direction until they give a legal move. All legal moves have equal chances, because each is one
/// piece in one direction. Lists all legal moves after `TRIES` failed draws.
pub(super) fn random_move(
    position: &Position,
    scratch: &mut Vec<Move>,
    below: &mut impl FnMut(u32) -> u32,
) -> Option<Move> {
    const TRIES: u32 = 32;
    if position.outcome().is_over() {
        return None;
    }
    let player = position.to_move;
    let pieces = position.pawns[player.index()] | position.zen_set();
    let ways = pieces.count_ones() * 8;
    for _ in 0..TRIES {
        let way = below(ways);
        let from = nth(pieces, way / 8);
        if let Some(to) = target(position, player, from, (way % 8) as usize, position.forbidden) {
            return Some(Move::Go { from, to });
        }
    }
    scratch.clear();
    legal_moves(position, scratch);
    let count = scratch.len();
    (count > 0).then(|| scratch[below(count as u32) as usize])
}

/// Whether the player to move may move the piece on this square, as far as its owner decides.
fn may_touch(position: &Position, square: Index) -> Result<(), Illegal> {
    let mover = position.to_move;
    if position.outcome().is_over() {
        Err(Illegal::GameOver)
    } else if usize::from(square) >= SQUARES {
        Err(Illegal::OffBoard)
    } else if position.occupied() & bit(square) == 0 {
        Err(Illegal::Empty { square })
    } else if position.pawns[mover.other().index()] & bit(square) != 0 {
        Err(Illegal::NotYours { square, to_move: mover })
    } else {
        Ok(())
    }
}

pub(super) fn check(position: &Position, mv: Move) -> Result<(), Illegal> {
    let Move::Go { from, to } = mv else {
        return if position.outcome().is_over() {
            Err(Illegal::GameOver)
        } else if position.can_move(position.to_move, position.forbidden) {
            Err(Illegal::MayMove)
        } else {
            Ok(())
        };
    };
    may_touch(position, from)?;
    if usize::from(to) >= SQUARES {
        return Err(Illegal::OffBoard);
    }
    let (direction, distance) = geometry::line_between(from, to).ok_or(Illegal::NotInLine { from, to })?;
    let pieces = pieces_on_line(position, from, direction);
    if distance != pieces {
        return Err(Illegal::Distance { from, line: LINE_NAMES[direction % 4], pieces, distance });
    }
    obstacle(position, position.to_move, from, direction, to, position.forbidden).map_or(Ok(()), Err)
}

pub(super) fn why_not(position: &Position, spots: &[Spot]) -> Option<Refusal> {
    let refusal = |illegal: Illegal| Refusal { squares: illegal.squares(), reason: illegal.into() };
    let index = |square| geometry::index(square).unwrap_or(Index::MAX);
    let verdict = match *spots {
        [] if position.outcome().is_over() => Err(Illegal::GameOver),
        [] => Ok(()),
        [Spot::Pass] => check(position, Move::Pass),
        [Spot::Square(from)] => may_touch(position, index(from)).and_then(|()| {
            let from = index(from);
            let somewhere = (0..8)
                .any(|direction| target(position, position.to_move, from, direction, position.forbidden).is_some());
            if somewhere { Ok(()) } else { Err(Illegal::Stuck { square: from }) }
        }),
        [Spot::Square(from), Spot::Square(to)] => check(position, Move::Go { from: index(from), to: index(to) }),
        _ => Err(Illegal::Complete),
    };
    verdict.err().map(refusal)
}
