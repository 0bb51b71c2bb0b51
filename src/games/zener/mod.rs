//! Zener by Carlos Seabra: answer the symbol moved last, then move freely; leave the board first, or block everything.
//!
//! [`Position`] is the rule set, and one ply is one step: a player may make two in a row. How it is divided: `setup` is what
//! is agreed before, `piece` the ten pieces, `stacks` the board, `moves` finds the legal steps, `illegal` says why a step
//! is none, `text` reads and writes.

mod illegal;
mod moves;
mod piece;
mod setup;
mod stacks;
mod text;

pub use illegal::Illegal;
pub use moves::Move;
pub use piece::Piece;
pub use setup::{Order, Setup};

use super::{
    Board, DrawReason, Event, Kind, NotationError, Outcome, Player, PositionError, Refusal, Rules, Spot, Square,
    Verdict, WinReason, key,
};
use stacks::{COLUMNS, OFF, Place, ROWS, Stacks};

/// A position of Zener: the stacks, and what the turn has come to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    stacks: Stacks,
    turn: Turn,
    outcome: Outcome,
}

/// How far a turn has come. Symbols are 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Turn {
    player: Player,
    /// The symbol that the mandatory step must answer; 0 when there is none to make any more.
    answer: u8,
    /// The symbol of the piece that has already moved in this turn; 0 when none has.
    moved: u8,
}

/// Numbers for position keys: for each way a turn can stand.
static TURN_KEYS: [u64; 128] = key::table(0x2E4E_0003);

impl Turn {
    fn key(self) -> u64 {
        let number = self.player.index() << 6 | usize::from(self.answer) << 3 | usize::from(self.moved);
        TURN_KEYS[number % TURN_KEYS.len()]
    }
}

/// Which of the two steps of a turn is to make.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// By the piece with the symbol of the piece that the opponent moved last.
    Mandatory,
    /// By any piece but the one that has made the mandatory step.
    Free,
}

/// What [`Position::unmake`] needs beside the move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    from: Place,
    turn: Turn,
}

impl Position {
    fn new(stacks: Stacks, turn: Turn) -> Self {
        Self { stacks, turn, outcome: judge(&stacks) }
    }

    /// Which step the player to move has to make.
    #[must_use]
    pub fn step(&self) -> Step {
        if self.turn.answer > 0 { Step::Mandatory } else { Step::Free }
    }

    /// The symbol that the mandatory step must answer, from 1 to 5; `None` when a free step is to make.
    #[must_use]
    pub fn answer(&self) -> Option<u8> {
        Some(self.turn.answer).filter(|&symbol| symbol > 0)
    }

    /// The symbol of the piece that has made the mandatory step of this turn, from 1 to 5; `None` when none has.
    #[must_use]
    pub fn moved(&self) -> Option<u8> {
        Some(self.turn.moved).filter(|&symbol| symbol > 0)
    }

    /// Whether another piece lies on this one.
    #[must_use]
    pub fn is_blocked(&self, piece: Piece) -> bool {
        self.stacks.is_blocked(piece)
    }

    /// Where a piece is; `None` when it has left the board.
    #[must_use]
    pub fn square_of(&self, piece: Piece) -> Option<Square> {
        stacks::square(self.stacks.place(piece))
    }

    /// Where a piece is, row by row from the lower left; 35 when it has left the board.
    pub(crate) fn place_of(&self, piece: Piece) -> u8 {
        self.stacks.place(piece)
    }

    /// The piece that lies on top of a place; `None` when there is none.
    pub(crate) fn top_of(&self, place: u8) -> Option<Piece> {
        self.stacks.top(place)
    }

    /// The piece right under a piece; `None` when it lies on the board itself.
    pub(crate) fn under(&self, piece: Piece) -> Option<Piece> {
        self.stacks.beneath(piece)
    }

    /// Whether stacks, key and outcome, which moves keep up to date, are those of a position that is built anew. Always true for
    /// positions that are not sampled.
    fn is_consistent(&self) -> bool {
        /// One of this number of positions is built anew.
        const PERIOD: u64 = 64;
        !key::is_sampled(self.key(), PERIOD) || *self == Self::new(self.stacks.anew(), self.turn)
    }

    /// The turn after a step that did not end the game.
    fn turn_after(&self, piece: Piece) -> Turn {
        let player = piece.player();
        if self.turn.answer > 0 && !self.stacks.free(player).without(Some(piece)).is_empty() {
            return Turn { player, answer: 0, moved: piece.symbol() };
        }
        let answer = if self.stacks.is_blocked(piece.counterpart()) { 0 } else { piece.symbol() };
        Turn { player: player.other(), answer, moved: 0 }
    }
}

/// Who has won: whose piece has left the board, or whose opponent's pieces are all blocked.
fn judge(stacks: &Stacks) -> Outcome {
    if let Some(piece) = stacks.top(OFF) {
        return Outcome::Win { winner: piece.player(), reason: WinReason::LeftBoard };
    }
    let blocked = Player::BOTH.into_iter().find(|&player| stacks.free(player).is_empty());
    blocked.map_or(Outcome::Ongoing, |loser| Outcome::Win { winner: loser.other(), reason: WinReason::AllBlocked })
}

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

    fn parse(text: &str, _setup: &Setup) -> Result<Self, PositionError> {
        text::parse(text)
    }

    fn to_text(&self) -> String {
        text::write(self)
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
        self.stacks.carry(piece, mv.place());
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
        self.stacks.carry(mv.piece(), undo.from);
        self.turn = undo.turn;
        self.outcome = Outcome::Ongoing;
        debug_assert!(self.is_consistent(), "taking {mv:?} back has made {} otherwise: {self:?}", self.to_text());
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

    fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// The third occurrence at the start of a turn is a draw.
    fn adjudicate(&self, seen: &dyn Fn(&Self) -> usize) -> Verdict {
        let starts_turn = self.turn.moved == 0;
        let repeated = !self.outcome.is_over() && starts_turn && seen(self) >= 3;
        Verdict::plain(if repeated { Outcome::Draw(DrawReason::Repetition) } else { self.outcome })
    }

    /// The squares of the blocked pieces; none when a piece has left the board.
    fn winning_squares(&self) -> Vec<Square> {
        let Outcome::Win { winner, reason: WinReason::AllBlocked } = self.outcome else { return Vec::new() };
        let blocked = piece::Pieces::of(winner.other());
        let mut squares: Vec<_> = blocked.iter().filter_map(|piece| self.square_of(piece)).collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }

    fn key(&self) -> u64 {
        self.stacks.key() ^ self.turn.key()
    }

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

    fn square_name(&self, square: Square) -> String {
        text::square_name(square)
    }

    fn move_text(&self, mv: Move) -> String {
        text::move_text(mv)
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        text::parse_move(text)
    }

    /// Piece, then target; a piece that has left the board can't be pointed at.
    fn paths(&self, mv: Move) -> Vec<Vec<Spot>> {
        let target = mv.to().map_or(Spot::Off, Spot::Square);
        self.square_of(mv.piece()).map(|from| vec![Spot::Square(from), target]).into_iter().collect()
    }

    fn why_not(&self, spots: &[Spot]) -> Option<Refusal> {
        illegal::why_not(self, spots)
    }
}

#[cfg(test)]
mod tests {
    use super::{OFF, Piece, Position, Setup, stacks};
    use crate::games::{Rules, splitmix};

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
