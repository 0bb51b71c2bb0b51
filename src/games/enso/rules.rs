//! The traits of the `games` module for Enso.

use super::bits::{self, SIZE};
use super::illegal::{self, Illegal};
use super::position::{KEYS, Move, Options, Position, SET_UP, Undo, WHITE_TO_MOVE};
use super::win_reason::WinReason;
use super::{moves, names, text};
use crate::games::{
    self, Board, Event, Kind, Notation, NotationError, Outcome, Piece, Player, PositionError, Refusal, Rules, Spot,
    Square, Verdict, View,
};

impl Rules for Position {
    type Options = Options;
    type Move = Move;
    type Undo = Undo;
    type Illegal = Illegal;

    const KIND: Kind = Kind::Enso;

    fn start(_options: &Options) -> Self {
        Self::new(SET_UP, Player::One)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if !self.outcome.is_over() {
            moves::append(self, moves);
        }
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        illegal::check(self, mv)
    }

    fn random_move(&self, _scratch: &mut Vec<Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        if self.outcome.is_over() { None } else { moves::random(self, below) }
    }

    fn make(&mut self, mv: Move) -> Undo {
        debug_assert!(self.check(mv).is_ok(), "{mv:?} is made but illegal in {}: {:?}", self.to_text(), self.check(mv));
        let undo = Undo { key: self.key };
        let mover = self.to_move;
        self.toggle(mover, mv);
        let (own, enemy) = (&KEYS[mover.index()], &KEYS[mover.other().index()]);
        self.key ^= own[bits::index(mv.from)] ^ own[bits::index(mv.to)] ^ WHITE_TO_MOVE;
        if mv.captures {
            self.key ^= enemy[bits::index(mv.to)];
        }
        self.to_move = mover.other();
        self.outcome = self.judge();
        debug_assert!(self.is_consistent(), "{mv:?} has made {} otherwise than anew: {self:?}", self.to_text());
        undo
    }

    fn unmake(&mut self, mv: Move, undo: Undo) {
        self.to_move = self.to_move.other();
        self.toggle(self.to_move, mv);
        self.key = undo.key;
        self.outcome = Outcome::Ongoing;
        debug_assert!(self.is_consistent(), "taking {mv:?} back has made {} otherwise: {self:?}", self.to_text());
    }

    fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// No position can come twice, so `seen` does not matter.
    fn adjudicate(&self, _seen: &dyn Fn(&Self) -> usize) -> Verdict {
        Verdict::plain(self.outcome)
    }

    fn key(&self) -> u64 {
        self.key
    }
}

impl Notation for Position {
    fn parse(text: &str, _options: &Options) -> Result<Self, PositionError> {
        text::parse(text)
    }

    fn to_text(&self) -> String {
        text::write(self)
    }

    fn square_name(&self, square: Square) -> String {
        names::square_name(square)
    }

    fn move_text(&self, mv: Move) -> String {
        names::move_text(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        text::parse_move(self, text)
    }
}

impl View for Position {
    fn board(&self) -> Board {
        let mut board = Board::new(SIZE, SIZE);
        for player in Player::BOTH {
            for square in bits::squares(self.stones[player.index()]) {
                board.put(square, Piece::Stone(player));
            }
        }
        board
    }

    fn events(&self, mv: Move) -> Vec<Event> {
        let moved = Event::Moved { piece: Piece::Stone(self.to_move), from: mv.from, to: mv.to, jumped: Vec::new() };
        if mv.captures {
            vec![Event::Captured { piece: Piece::Stone(self.to_move.other()), at: mv.to }, moved]
        } else {
            vec![moved]
        }
    }

    /// The winner's enso stones, or the stones of the loser who has no legal move.
    fn winning_squares(&self) -> Vec<Square> {
        match self.outcome {
            Outcome::Win { winner, reason: games::WinReason::Enso(WinReason::EnsoStone) } => self.enso_stones(winner),
            Outcome::Win { winner, .. } => bits::squares(self.stones[winner.other().index()]).collect(),
            Outcome::Ongoing | Outcome::Draw(_) => Vec::new(),
        }
    }

    fn paths(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![vec![Spot::Square(mv.from), Spot::Square(mv.to)]]
    }

    fn with_other_to_move(&self) -> Self {
        Self::new(self.stones, self.to_move.other())
    }

    fn why_not(&self, spots: &[Spot]) -> Option<Refusal> {
        illegal::why_not(self, spots)
    }
}
