//! The traits of the `games` module for ZeN.

use super::geometry::{Cell, Diagonal};
use super::illegal::{self, Illegal};
use super::position::{LINK_KEYS, Move, Options, Position, STONE_KEYS, Undo};
use super::win_reason::WinReason;
use super::{loops, names, text};
use crate::games::{
    self, Board, Event, Kind, Notation, NotationError, Outcome, Piece, Player, PositionError, Refusal, Rules, Spot,
    Square, Verdict, View,
};

impl Rules for Position {
    type Options = Options;
    type Move = Move;
    type Undo = Undo;
    type Illegal = Illegal;

    const KIND: Kind = Kind::Torus;

    fn start(options: &Options) -> Self {
        Self::empty_board(options.size)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        if self.outcome.is_over() {
            return;
        }
        moves.extend(self.empty.iter().map(Cell::from_index).map(Move::Drop));
        moves.extend(self.links.open(self.to_move).iter().map(Diagonal::from_index).map(Move::Link));
        if !self.can_move() {
            moves.push(Move::Pass);
        }
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.outcome.is_over() {
            return Err(Illegal::Over);
        }
        match mv {
            Move::Drop(cell) => illegal::check_drop(self, cell),
            Move::Link(diagonal) => illegal::check_link(self, diagonal),
            Move::Pass if self.can_move() => Err(Illegal::PassWithMoves),
            Move::Pass => Ok(()),
        }
    }

    fn random_move(&self, _: &mut Vec<Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        if self.outcome.is_over() {
            return None;
        }
        let links = self.links.open(self.to_move);
        let drops = self.empty.len();
        let count = drops + links.len();
        if count == 0 {
            return Some(Move::Pass);
        }
        let choice = below(count);
        Some(if choice < drops {
            Move::Drop(Cell::from_index(self.empty.nth(choice)))
        } else {
            Move::Link(Diagonal::from_index(links.nth(choice - drops)))
        })
    }

    fn make(&mut self, mv: Move) -> Undo {
        debug_assert!(
            mv == Move::Pass && !self.outcome.is_over() || self.check(mv).is_ok(),
            "{mv:?} is made but illegal in {self:?}: {:?}",
            self.check(mv)
        );
        let player = self.to_move;
        self.pass_turn();
        let undo = match mv {
            Move::Drop(cell) => self.put_stone(cell, player),
            Move::Link(diagonal) => self.put_link(diagonal, player),
            Move::Pass => Undo { changes: [None; 4] },
        };
        debug_assert!(self.is_consistent(), "{mv:?} has made {self:?} otherwise than anew");
        undo
    }

    fn unmake(&mut self, mv: Move, undo: Undo) {
        self.pass_turn();
        let player = self.to_move;
        // No move is made once the game is over, so it was not over before this one.
        self.outcome = Outcome::Ongoing;
        for change in undo.changes.into_iter().rev().flatten() {
            self.groups.disconnect(change);
        }
        match mv {
            Move::Drop(cell) => {
                self.stones[cell.index()] = None;
                self.empty.insert(cell.index());
                self.key ^= STONE_KEYS[player.index()][cell.index()];
                for diagonal in self.size.diagonals(cell) {
                    self.links.stones_off(diagonal, player);
                }
            }
            Move::Link(diagonal) => {
                let ([one, other], _) = self.size.ends(diagonal.crossing());
                let across =
                    self.stones[one.index()].filter(|_| self.stones[one.index()] == self.stones[other.index()]);
                self.links.unmake(diagonal, player, across);
                self.key ^= LINK_KEYS[diagonal.index()];
            }
            Move::Pass => {}
        }
        debug_assert!(self.is_consistent(), "taking {mv:?} back has made {self:?} otherwise than anew");
    }

    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn adjudicate(&self, _: &dyn Fn(&Self) -> usize) -> Verdict {
        Verdict::plain(self.outcome)
    }

    fn key(&self) -> u64 {
        self.key
    }
}

impl Notation for Position {
    fn parse(text: &str, _: &Options) -> Result<Self, PositionError> {
        text::read_position(text)
    }

    fn to_text(&self) -> String {
        text::write_position(self)
    }

    fn square_name(&self, square: Square) -> String {
        names::square_name(square)
    }

    fn move_text(&self, mv: Move) -> String {
        match mv {
            Move::Drop(cell) => names::square_name(self.size.square(cell)),
            Move::Link(diagonal) => names::link_text(self.size.end_squares(diagonal)),
            Move::Pass => names::PASS.to_owned(),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        text::read_move(self.size, text)
    }
}

impl View for Position {
    fn board(&self) -> Board {
        let side = self.size.get();
        let mut board = Board::new(side, side);
        for square in board.squares() {
            if let Some(player) = self.stone(square) {
                board.put(square, Piece::Stone(player));
            }
        }
        for link in self.made_links() {
            board.link(link);
        }
        board
    }

    fn events(&self, mv: Move) -> Vec<Event> {
        vec![match mv {
            Move::Drop(cell) => Event::Dropped { piece: Piece::Stone(self.to_move), at: self.size.square(cell) },
            Move::Link(diagonal) => Event::Linked(self.link(diagonal, self.to_move)),
            Move::Pass => Event::Passed(self.to_move),
        }]
    }

    fn winning_squares(&self) -> Vec<Square> {
        match self.outcome {
            Outcome::Win { winner, reason: games::WinReason::Torus(WinReason::Loop(class)) } => {
                loops::shortest(self, winner, class)
            }
            _ => Vec::new(),
        }
    }

    fn paths(&self, mv: Move) -> Vec<Vec<Spot>> {
        match mv {
            Move::Drop(cell) => vec![vec![Spot::Square(self.size.square(cell))]],
            Move::Link(diagonal) => {
                let [from, to] = self.size.end_squares(diagonal).map(Spot::Square);
                vec![vec![from, to], vec![to, from]]
            }
            Move::Pass => vec![vec![Spot::Pass]],
        }
    }

    fn with_other_to_move(&self) -> Self {
        let mut position = self.clone();
        position.pass_turn();
        position
    }

    fn why_not(&self, spots: &[Spot]) -> Option<Refusal> {
        illegal::why_not(self, spots)
    }
}
