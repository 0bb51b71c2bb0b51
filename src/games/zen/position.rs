//! The pieces and the counts of the lines, making and taking back moves, and who is connected.

use super::geometry::{self, Index, LINES, SIZE, SQUARE_GEOMETRY, SQUARES, Set, bit, component, lowest, members};
use super::{Announcing, Illegal, Options, Threat, Variant};
use crate::games::{
    Board, DrawReason, Event, Kind, NotationError, Outcome, Piece, Player, PositionError, Refusal, Rules, Spot, Square,
    Verdict, WinReason, key,
};
use std::hash::{Hash, Hasher};

/// Pawns of each side at the start.
pub(super) const PAWNS: u32 = 12;

const START_PAWNS: [&[&str]; 2] = [
    &["A11", "K1", "A6", "K6", "C4", "C8", "E2", "E10", "G2", "G10", "I4", "I8"],
    &["A1", "K11", "F1", "F11", "B5", "B7", "D3", "D9", "H3", "H9", "J5", "J7"],
];

/// Numbers for keys: three for the pieces of each square, one for the forbidden square, one for Black to move.
static KEYS: [u64; SQUARES * 4 + 1] = key::table(1);
const ZEN_KEYS: usize = 2;
const FORBIDDEN_KEYS: usize = 3;
const BLACK_TO_MOVE: usize = SQUARES * 4;

/// A move: of a pawn of one's own, or of the Zen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// The piece on one square goes to another, capturing what stands there.
    Go {
        /// The number of the square it leaves.
        from: u8,
        /// The number of the square it goes to.
        to: u8,
    },
    /// No legal move: the turn passes.
    Pass,
}

/// What taking a move back needs beside the move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    captured: Option<Piece>,
    zen: Option<Index>,
    forbidden: Option<Index>,
    key: u64,
    outcome: Outcome,
}

/// A position of ZEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The pawns of each player.
    pub(crate) pawns: [Set; 2],
    /// Where the Zen stands, while it is on the board.
    pub(crate) zen: Option<Index>,
    /// The square that the Zen has just come from.
    pub(super) forbidden: Option<Index>,
    pub(super) to_move: Player,
    pub(super) variant: Variant,
    pub(super) announcing: Announcing,
    /// Pieces on each line, the Zen included.
    pub(crate) counts: [u8; LINES],
    /// For each player the sums of the columns and of the rows of all pawns.
    pub(crate) sums: [[i32; 2]; 2],
    key: u64,
    outcome: Outcome,
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl Position {
    /// The position with these pieces.
    pub(super) fn with(
        pawns: [Set; 2],
        zen: Option<Index>,
        to_move: Player,
        forbidden: Option<Index>,
        variant: Variant,
    ) -> Self {
        let mut position = Self {
            pawns: [0; 2],
            zen: None,
            forbidden: None,
            to_move,
            variant,
            announcing: Announcing::ByGame,
            counts: [0; LINES],
            sums: [[0; 2]; 2],
            key: 0,
            outcome: Outcome::Ongoing,
        };
        for player in Player::BOTH {
            for square in members(pawns[player.index()]) {
                position.put_pawn(player, square);
            }
        }
        if let Some(square) = zen {
            position.put_zen(square);
        }
        position.set_forbidden(forbidden);
        if to_move == Player::Two {
            position.key ^= KEYS[BLACK_TO_MOVE];
        }
        position.outcome = position.judge();
        position
    }

    /// The variant that is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Who announces check and checkmate.
    #[must_use]
    pub fn announcing(&self) -> Announcing {
        self.announcing
    }

    /// The same position with its announcements made by others.
    fn announced(self, announcing: Announcing) -> Self {
        Self { announcing, ..self }
    }

    /// What the player who has just moved threatens; `None` without a threat, where threats play no part, and once the game
    /// is over. `seen` tells how often a position has come, as for [`Rules::adjudicate`].
    #[must_use]
    pub fn threat(&self, seen: &dyn Fn(&Self) -> usize) -> Option<Threat> {
        super::arbiter::threat(self, seen)
    }

    /// Whether this very move would win for the player who has just moved, were the opponent to pass; the game is not over.
    #[must_use]
    pub fn threatens(&self, mv: Move) -> bool {
        super::arbiter::threatens(self, mv)
    }

    /// The groups that are counted when this player has lost: of the player's pawns and the Zen, the largest first.
    #[must_use]
    pub fn groups(&self, loser: Player) -> Vec<Vec<Square>> {
        let groups = super::arbiter::groups(self, loser).into_iter();
        groups.map(|group| members(group).map(geometry::square).collect()).collect()
    }

    /// All pieces.
    pub(crate) fn occupied(&self) -> Set {
        self.pawns[0] | self.pawns[1] | self.zen_set()
    }

    /// The Zen's square as a set; empty when it has been captured.
    pub(crate) fn zen_set(&self) -> Set {
        self.zen.map_or(0, bit)
    }

    /// A side's pieces in the sense of the rules on chains and points: its pawns, and the Zen if it is on the board.
    pub(crate) fn pieces_of(&self, player: Player) -> Set {
        self.pawns[player.index()] | self.zen_set()
    }

    /// Whether a side's pieces form one chain; a chain needs a pawn of one's colour (ruling).
    fn is_connected(&self, player: Player) -> bool {
        let pawns = self.pawns[player.index()];
        if pawns == 0 {
            return false;
        }
        let all = self.pieces_of(player);
        component(bit(lowest(pawns)), all) == all
    }

    fn judge(&self) -> Outcome {
        for loser in Player::BOTH {
            if self.pawns[loser.index()] == 0 {
                return Outcome::Win { winner: loser.other(), reason: WinReason::LastPawnCaptured };
            }
        }
        match Player::BOTH.map(|player| self.is_connected(player)) {
            [true, true] => Outcome::Draw(DrawReason::BothConnected),
            [true, false] => Outcome::Win { winner: Player::One, reason: WinReason::Connected },
            [false, true] => Outcome::Win { winner: Player::Two, reason: WinReason::Connected },
            [false, false] if self.neither_can_move() => Outcome::Draw(DrawReason::NeitherCanMove),
            [false, false] => Outcome::Ongoing,
        }
    }

    fn neither_can_move(&self) -> bool {
        !self.can_move(self.to_move, self.forbidden) && !self.can_move(self.to_move.other(), None)
    }

    /// What stands on a square.
    pub(super) fn piece_at(&self, square: Index) -> Option<Piece> {
        let mask = bit(square);
        if self.pawns[0] & mask != 0 {
            Some(Piece::Pawn(Player::One))
        } else if self.pawns[1] & mask != 0 {
            Some(Piece::Pawn(Player::Two))
        } else if self.zen == Some(square) {
            Some(Piece::Zen)
        } else {
            None
        }
    }

    fn put_pawn(&mut self, player: Player, square: Index) {
        self.pawns[player.index()] ^= bit(square);
        self.key ^= KEYS[player.index() * SQUARES + usize::from(square)];
        let [columns, rows] = &mut self.sums[player.index()];
        *columns += i32::from(square % SIZE);
        *rows += i32::from(square / SIZE);
        self.count(square, 1);
    }

    fn take_pawn(&mut self, player: Player, square: Index) {
        self.pawns[player.index()] ^= bit(square);
        self.key ^= KEYS[player.index() * SQUARES + usize::from(square)];
        let [columns, rows] = &mut self.sums[player.index()];
        *columns -= i32::from(square % SIZE);
        *rows -= i32::from(square / SIZE);
        self.count(square, u8::MAX);
    }

    fn put_zen(&mut self, square: Index) {
        self.zen = Some(square);
        self.key ^= KEYS[ZEN_KEYS * SQUARES + usize::from(square)];
        self.count(square, 1);
    }

    fn take_zen(&mut self, square: Index) {
        self.zen = None;
        self.key ^= KEYS[ZEN_KEYS * SQUARES + usize::from(square)];
        self.count(square, u8::MAX);
    }

    /// Adds to the counts of the four lines through a square, wrapping: `u8::MAX` takes one away.
    fn count(&mut self, square: Index, change: u8) {
        for line in SQUARE_GEOMETRY[usize::from(square)].lines {
            let count = &mut self.counts[usize::from(line)];
            *count = count.wrapping_add(change);
        }
    }

    fn set_forbidden(&mut self, square: Option<Index>) {
        for changed in [self.forbidden, square].into_iter().flatten() {
            self.key ^= KEYS[FORBIDDEN_KEYS * SQUARES + usize::from(changed)];
        }
        self.forbidden = square;
    }

    /// Whether the counts, sums, key and outcome, which moves keep up to date, are those of a position that is built anew. Always
    /// true for positions that are not sampled.
    fn is_consistent(&self) -> bool {
        /// One of this number of positions is built anew.
        const PERIOD: u64 = 64;
        !key::is_sampled(self.key, PERIOD) || {
            let anew = Self::with(self.pawns, self.zen, self.to_move, self.forbidden, self.variant);
            *self == anew.announced(self.announcing)
        }
    }

    fn pass_turn(&mut self, forbidden: Option<Index>) {
        self.set_forbidden(forbidden);
        self.to_move = self.to_move.other();
        self.key ^= KEYS[BLACK_TO_MOVE];
        self.outcome = self.judge();
    }
}

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

    fn parse(text: &str, options: &Options) -> Result<Self, PositionError> {
        super::text::parse(text, options.variant).map(|position| position.announced(options.announcing))
    }

    fn to_text(&self) -> String {
        super::text::write(self)
    }

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        super::moves::legal_moves(self, moves);
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        super::moves::check(self, mv)
    }

    fn random_move(&self, scratch: &mut Vec<Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        super::moves::random_move(self, scratch, below)
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

    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn adjudicate(&self, seen: &dyn Fn(&Self) -> usize) -> Verdict {
        super::arbiter::adjudicate(self, seen)
    }

    fn points(&self, winner: Player) -> Option<u32> {
        self.variant.has_points().then(|| super::arbiter::points(self, winner))
    }

    fn winning_squares(&self) -> Vec<Square> {
        let chain = self.outcome.winner().map_or(0, |winner| self.pieces_of(winner));
        members(chain).map(geometry::square).collect()
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn board(&self) -> Board {
        let mut board = Board::new(SIZE, SIZE);
        for square in members(self.occupied()) {
            if let Some(piece) = self.piece_at(square) {
                board.put(geometry::square(square), piece);
            }
        }
        board
    }

    fn square_name(&self, square: Square) -> String {
        geometry::index(square).map_or_else(String::new, geometry::name)
    }

    fn move_text(&self, mv: Move) -> String {
        super::text::move_text(self, mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        super::text::parse_move(self, text)
    }

    fn paths(&self, mv: Move) -> Vec<Vec<Spot>> {
        vec![match mv {
            Move::Go { from, to } => [from, to].map(|index| Spot::Square(geometry::square(index))).to_vec(),
            Move::Pass => vec![Spot::Pass],
        }]
    }

    fn why_not(&self, spots: &[Spot]) -> Option<Refusal> {
        super::moves::why_not(self, spots)
    }
}

#[cfg(test)]
mod tests {
    use super::{Index, Move, Options, Position, SQUARES, Variant, bit};
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
        position.counts = [11; super::LINES];
        assert_eq!(position.judge(), Outcome::Draw(DrawReason::NeitherCanMove));
    }

    /// Ruling: as long as the other side can move, the game goes on with a pass.
    #[test]
    fn if_only_one_side_can_not_move_it_passes() {
        let text = "8bbw/9bb/8b1b/11/11/11/11/11/b1b8/bb9/wbb8 w -";
        let mut position = super::super::text::parse(text, Variant::Basic).unwrap();
        assert!(!position.can_move(Player::One, None) && position.can_move(Player::Two, None));
        assert_eq!(position.outcome(), Outcome::Ongoing);
        position.make(Move::Pass);
        assert_eq!((position.outcome(), position.to_move()), (Outcome::Ongoing, Player::Two));
    }
}
