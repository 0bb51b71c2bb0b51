//! The traits of the `games` module for ZEN.

use super::geometry::{self, SIZE, bit, members};
use super::moves::{self, Illegal};
use super::options::Options;
use super::position::{Move, Position, START_PAWNS, Undo};
use super::{arbiter, text};
use crate::games::{
    Board, Event, Kind, Notation, NotationError, Outcome, Piece, Player, PositionError, Refusal, Rules, Spot, Square,
    Verdict, View,
};

impl Rules for Position {
    type Options = Options;
    type Move = Move;
    type Undo = Undo;
    type Illegal = Illegal;

    const KIND: Kind = Kind::Zen;

    fn start(options: &Options) -> Self {
        let pawns = START_PAWNS.map(|names| {
            names.iter().filter_map(|name| geometry::read_name(name)).map(bit).fold(0, std::ops::BitOr::bitor)
        });
        let start = Self::with(pawns, geometry::read_name("F6"), options.starts, None, options.variant);
        start.announced(options.announcing)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        moves::legal_moves(self, moves);
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        moves::check(self, mv)
    }

    fn random_move(&self, scratch: &mut Vec<Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        moves::random_move(self, scratch, below)
    }

    fn make(&mut self, mv: Move) -> Undo {
        debug_assert!(
            mv == Move::Pass && !self.outcome.is_over() || self.check(mv).is_ok(),
            "{mv:?} is made but illegal in {}: {:?}",
            self.to_text(),
            self.check(mv)
        );
        let mut undo =
            Undo { captured: None, zen: self.zen, forbidden: self.forbidden, key: self.key, outcome: self.outcome };
        let Move::Go { from, to } = mv else {
            self.pass_turn(None);
            debug_assert!(self.is_consistent(), "a pass has made {} otherwise than anew: {self:?}", self.to_text());
            return undo;
        };
        let (mover, enemy) = (self.to_move, self.to_move.other());
        if self.pawns[enemy.index()] & bit(to) != 0 {
            undo.captured = Some(Piece::Pawn(enemy));
            self.take_pawn(enemy, to);
        } else if self.zen == Some(to) {
            undo.captured = Some(Piece::Zen);
            self.take_zen(to);
        }
        if self.zen == Some(from) {
            self.take_zen(from);
            self.put_zen(to);
            self.pass_turn(Some(from));
        } else {
            self.take_pawn(mover, from);
            self.put_pawn(mover, to);
            self.pass_turn(None);
        }
        debug_assert!(self.is_consistent(), "{mv:?} has made {} otherwise than anew: {self:?}", self.to_text());
        undo
    }

    fn unmake(&mut self, mv: Move, undo: Undo) {
        self.to_move = self.to_move.other();
        if let Move::Go { from, to } = mv {
            if undo.zen == Some(from) {
                self.take_zen(to);
                self.put_zen(from);
            } else {
                self.take_pawn(self.to_move, to);
                self.put_pawn(self.to_move, from);
            }
            match undo.captured {
                Some(Piece::Zen) => self.put_zen(to),
                Some(_) => self.put_pawn(self.to_move.other(), to),
                None => {}
            }
        }
        self.forbidden = undo.forbidden;
        self.key = undo.key;
        self.outcome = undo.outcome;
        debug_assert!(self.is_consistent(), "taking {mv:?} back has made {} otherwise: {self:?}", self.to_text());
    }

    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn adjudicate(&self, seen: &dyn Fn(&Self) -> usize) -> Verdict {
        arbiter::adjudicate(self, seen)
    }

    fn points(&self, winner: Player) -> Option<u32> {
        self.variant.has_points().then(|| arbiter::points(self, winner))
    }

    fn key(&self) -> u64 {
        self.key
    }
}

impl Notation for Position {
    fn parse(text: &str, options: &Options) -> Result<Self, PositionError> {
        text::parse(text, options.variant).map(|position| position.announced(options.announcing))
    }

    fn to_text(&self) -> String {
        text::write(self)
    }

    fn square_name(&self, square: Square) -> String {
        geometry::index(square).map_or_else(String::new, geometry::name)
    }

    fn move_text(&self, mv: Move) -> String {
        text::move_text(self, mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        text::parse_move(self, text)
    }
}

impl View for Position {
    fn board(&self) -> Board {
        let mut board = Board::new(SIZE, SIZE);
        for square in members(self.occupied()) {
            if let Some(piece) = self.piece_at(square) {
                board.put(geometry::square(square), piece);
            }
        }
        board
    }

    fn events(&self, mv: Move) -> Vec<Event> {
        let Move::Go { from, to } = mv else {
            return vec![Event::Passed(self.to_move)];
        };
        let mut events = Vec::new();
        if let Some(piece) = self.piece_at(to) {
            events.push(Event::Captured { piece, at: geometry::square(to) });
        }
        if let (Some(piece), Some((direction, distance))) = (self.piece_at(from), geometry::line_between(from, to)) {
            let jumped = (1..distance)
                .map(|distance| geometry::step(from, direction, distance))
                .filter(|&square| self.occupied() & bit(square) != 0)
                .map(geometry::square)
                .collect();
            events.push(Event::Moved { piece, from: geometry::square(from), to: geometry::square(to), jumped });
        }
        events
    }

    fn winning_squares(&self) -> Vec<Square> {
        let chain = self.outcome.winner().map_or(0, |winner| self.pieces_of(winner));
        members(chain).map(geometry::square).collect()
    }

    fn paths(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![match mv {
            Move::Go { from, to } => [from, to].map(|index| Spot::Square(geometry::square(index))).to_vec(),
            Move::Pass => vec![Spot::Pass],
        }]
    }

    fn with_other_to_move(&self) -> Self {
        let mut position = self.clone();
        position.pass_turn(None);
        position
    }

    fn threat_path(&self) -> Vec<Spot> {
        if !self.variant.has_check() {
            return Vec::new();
        }
        let after = self.with_other_to_move();
        let mut moves = Vec::new();
        after.legal_moves(&mut moves);
        let threat = moves.into_iter().find(|&mv| arbiter::threatens(self, mv));
        threat.and_then(|mv| after.paths(mv).into_iter().next()).unwrap_or_default()
    }

    fn why_not(&self, spots: &[Spot]) -> Option<Refusal> {
        moves::why_not(self, spots)
    }
}

#[cfg(test)]
mod tests {
    use super::{Move, Options, Position, bit};
    use crate::games::zen::Variant;
    use crate::games::zen::geometry::{Index, LINES, SQUARES};
    use crate::games::{DrawReason, Outcome, Player, Rules, splitmix};

    #[test]
    fn what_is_kept_from_move_to_move_is_what_is_worked_out_anew() {
        let mut state = 1;
        let mut below = |bound: u32| {
            state = splitmix::mix(state);
            (((state >> 32) * u64::from(bound)) >> 32) as u32
        };
        for variant in Variant::ALL {
            let mut position = Position::start(&Options { variant, ..Options::default() });
            let mut line = Vec::new();
            while let Some(mv) = position.random_move(&mut Vec::new(), &mut below) {
                line.push((position.clone(), mv, position.make(mv)));
                let Position { pawns, zen, to_move, forbidden, .. } = position;
                assert_eq!(position, Position::with(pawns, zen, to_move, forbidden, variant));
            }
            assert!(position.outcome().is_over(), "there is a random move until the end");
            for (before, mv, undo) in line.into_iter().rev() {
                position.unmake(mv, undo);
                assert_eq!(position, before);
            }
        }
    }

    #[test]
    fn every_piece_on_every_square_every_forbidden_square_and_the_turn_change_the_key_in_their_own_way() {
        let key = |pawns, zen, to_move, forbidden| Position::with(pawns, zen, to_move, forbidden, Variant::Basic).key();
        let mut keys = vec![key([0; 2], None, Player::One, None), key([0; 2], None, Player::Two, None)];
        for square in 0..SQUARES as Index {
            keys.push(key([bit(square), 0], None, Player::One, None));
            keys.push(key([0, bit(square)], None, Player::One, None));
            keys.push(key([0; 2], Some(square), Player::One, None));
            keys.push(key([0; 2], None, Player::One, Some(square)));
        }
        keys.sort_unstable();
        assert!(keys.windows(2).all(|keys| keys[0] != keys[1]));
    }

    /// Ruling: if neither side can move, the game is drawn. Long search has found no such position, so this one forges
    /// the counts of a real one: with 11 pieces on every line each counted square lies off the board.
    #[test]
    fn if_neither_side_can_move_the_game_is_drawn() {
        let mut position = Position::start(&Options::default());
        assert_eq!(position.judge(), Outcome::Ongoing);
        position.counts = [11; LINES];
        assert_eq!(position.judge(), Outcome::Draw(DrawReason::NeitherCanMove));
    }

    /// Ruling: as long as the other side can move, the game goes on with a pass.
    #[test]
    fn if_only_one_side_can_not_move_it_passes() {
        let text = "8bbw/9bb/8b1b/11/11/11/11/11/b1b8/bb9/wbb8 w -";
        let mut position = super::text::parse(text, Variant::Basic).unwrap();
        assert!(!position.can_move(Player::One, None) && position.can_move(Player::Two, None));
        assert_eq!(position.outcome(), Outcome::Ongoing);
        position.make(Move::Pass);
        assert_eq!((position.outcome(), position.to_move()), (Outcome::Ongoing, Player::Two));
    }
}
