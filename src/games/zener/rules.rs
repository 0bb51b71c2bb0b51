//! The traits of the `games` module for Zener.

use super::illegal::{self, Illegal};
use super::moves::{self, Move};
use super::piece::{self, Piece};
use super::position::{Position, Turn, Undo, judge};
use super::setup::Setup;
use super::stacks::{self, COLUMNS, OFF, ROWS, Stacks};
use super::text;
use super::win_reason::WinReason;
use crate::games::{
    self, Board, DrawReason, Event, Kind, Notation, NotationError, Outcome, Player, PositionError, Refusal, Rules,
    Spot, Square, Verdict, View,
};

impl Rules for Position {
    type Options = Setup;
    type Move = Move;
    type Undo = Undo;
    type Illegal = Illegal;

    const KIND: Kind = Kind::Zener;

    fn start(setup: &Setup) -> Self {
        let home = |player| stacks::home_row(player) * COLUMNS;
        let mut pieces = Vec::new();
        for (column, (white, black)) in
            (0..).zip(std::iter::zip(setup.white.symbols(), setup.black.symbols().into_iter().rev()))
        {
            pieces.extend(Piece::new(Player::One, white).map(|piece| (piece, home(Player::One) + column)));
            let ahead = if setup.advance && white == black { COLUMNS } else { 0 };
            pieces.extend(Piece::new(Player::Two, black).map(|piece| (piece, home(Player::Two) + column - ahead)));
        }
        Self::new(Stacks::new(pieces), Turn { player: Player::One, answer: 0, moved: 0 })
    }

    fn to_move(&self) -> Player {
        self.turn.player
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves::append(self, moves);
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        illegal::check(self, mv)
    }

    fn random_move(&self, scratch: &mut Vec<Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        moves::random(self, scratch, below)
    }

    fn make(&mut self, mv: Move) -> Undo {
        debug_assert!(self.check(mv).is_ok(), "{mv:?} is made but illegal in {}: {:?}", self.to_text(), self.check(mv));
        let piece = mv.piece();
        let undo = Undo { from: self.stacks.place(piece), turn: self.turn };
        self.stacks.move_piece(piece, mv.place());
        self.outcome = judge(&self.stacks);
        self.turn = if self.outcome.is_over() {
            Turn { player: piece.player().other(), answer: 0, moved: 0 }
        } else {
            self.turn_after(piece)
        };
        debug_assert!(self.is_consistent(), "{mv:?} has made {} otherwise than anew: {self:?}", self.to_text());
        undo
    }

    fn unmake(&mut self, mv: Move, undo: Undo) {
        self.stacks.move_piece(mv.piece(), undo.from);
        self.turn = undo.turn;
        self.outcome = Outcome::Ongoing;
        debug_assert!(self.is_consistent(), "taking {mv:?} back has made {} otherwise: {self:?}", self.to_text());
    }

    fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The third occurrence at the start of a turn is a draw.
    fn adjudicate(&self, seen: &dyn Fn(&Self) -> usize) -> Verdict {
        let starts_turn = self.turn.moved == 0;
        let repeated = !self.outcome.is_over() && starts_turn && seen(self) >= 3;
        Verdict::plain(if repeated { Outcome::Draw(DrawReason::Repetition) } else { self.outcome })
    }

    fn key(&self) -> u64 {
        self.stacks.key() ^ self.turn.key()
    }
}

impl Notation for Position {
    fn parse(text: &str, _setup: &Setup) -> Result<Self, PositionError> {
        text::parse(text)
    }

    fn to_text(&self) -> String {
        text::write(self)
    }

    fn square_name(&self, square: Square) -> String {
        text::square_name(square)
    }

    fn move_text(&self, mv: Move) -> String {
        text::move_text(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        text::parse_move(text)
    }
}

impl View for Position {
    fn board(&self) -> Board {
        let mut board = Board::new(COLUMNS, ROWS);
        let squares = (0..OFF).filter_map(|place| stacks::square(place).map(|square| (place, square)));
        for (place, square) in squares {
            let stack: Vec<_> = self.stacks.stack(place).collect();
            for piece in stack.into_iter().rev() {
                board.put(square, piece.into());
            }
        }
        board
    }

    fn events(&self, mv: Move) -> Vec<Event> {
        let piece = mv.piece();
        let Some(from) = self.square_of(piece) else { return Vec::new() };
        let uncovered = self.stacks.beneath(piece).map(|beneath| Event::Uncovered { piece: beneath.into(), at: from });
        let piece = piece.into();
        match mv.to() {
            None => std::iter::once(Event::LeftBoard { piece, from }).chain(uncovered).collect(),
            Some(to) => {
                let moved = Event::Moved { piece, from, to, jumped: Vec::new() };
                let onto = self.stacks.top(mv.place());
                let stacked = onto.map(|onto| Event::Stacked { piece, onto: onto.into(), at: to });
                std::iter::once(moved).chain(uncovered).chain(stacked).collect()
            }
        }
    }

    /// The squares of the blocked pieces; none when a piece has left the board.
    fn winning_squares(&self) -> Vec<Square> {
        let Outcome::Win { winner, reason: games::WinReason::Zener(WinReason::AllBlocked) } = self.outcome else {
            return Vec::new();
        };
        let blocked = piece::Pieces::of(winner.other());
        let mut squares: Vec<_> = blocked.iter().filter_map(|piece| self.square_of(piece)).collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    /// Piece, then target; a piece that has left the board can't be pointed at.
    fn paths(&self, mv: Move) -> Vec<Vec<Spot>> {
        let target = mv.to().map_or(Spot::Off, Spot::Square);
        self.square_of(mv.piece()).map(|from| vec![Spot::Square(from), target]).into_iter().collect()
    }

    /// The other player has a free step.
    fn with_other_to_move(&self) -> Self {
        Self::new(self.stacks, Turn { player: self.turn.player.other(), answer: 0, moved: 0 })
    }

    fn why_not(&self, spots: &[Spot]) -> Option<Refusal> {
        illegal::why_not(self, spots)
    }
}

#[cfg(test)]
mod tests {
    use super::{OFF, Piece, Position, Setup, stacks};
    use crate::games::{Notation, Rules, View, splitmix};

    #[test]
    fn who_lies_where_and_on_whom_is_what_the_board_shows() {
        let mut state = 1;
        let mut below = |bound: u32| {
            state = splitmix::mix(state);
            (((state >> 32) * u64::from(bound)) >> 32) as u32
        };
        let mut covered = 0;
        for _ in 0..10 {
            let mut position = Position::start(&Setup::default());
            while let Some(mv) = position.random_move(&mut Vec::new(), &mut below) {
                position.make(mv);
                let board = position.board();
                for piece in Piece::ALL {
                    let Some(square) = position.square_of(piece) else {
                        assert_eq!(position.place_of(piece), OFF);
                        continue;
                    };
                    let stack = board.stack(square);
                    let place = stack.iter().position(|&other| other == piece.into()).expect("the piece lies there");
                    let beneath = place.checked_sub(1).map(|place| stack[place]);
                    assert_eq!(position.under(piece).map(Into::into), beneath, "{piece} in {}", position.to_text());
                    assert_eq!(position.is_blocked(piece), place + 1 < stack.len());
                    assert_eq!(position.top_of(position.place_of(piece)).map(Into::into), stack.last().copied());
                    assert_eq!(stacks::square(position.place_of(piece)), Some(square));
                    covered += usize::from(beneath.is_some());
                }
            }
        }
        assert!(covered > 0);
    }
}
