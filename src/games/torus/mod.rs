//! ZeN, by Bill Taylor: drops and links on a torus, and the loop that each player is after.
//!
//! - `geometry`: cells, the diagonals of blocks, and their neighbours across the seams;
//! - `groups`: which stones are connected, and which loops their group holds; `forest`: the union-find forest for that;
//! - `links`: which links are made and which are open; `set`: the bits they are kept in;
//! - `illegal`: why a move or a choice of squares is refused;
//! - `loops`: the shortest winning loop, `chains`: how far a group has got, both to be shown;
//! - `text`: moves and positions in notation.
//!
//! The position keeps up with every move which cells are empty and which links are open to each player, so that neither a
//! random move nor the end of the game has to be looked for.

mod chains;
pub(crate) mod forest;
pub(crate) mod geometry;
mod groups;
mod illegal;
mod links;
mod loops;
mod set;
mod text;

pub use chains::{Chain, Form};
pub use geometry::{Cell, Diagonal, Size};
pub use illegal::Illegal;

use super::{
    Board, Event, Kind, Link, LoopClass, NotationError, Outcome, Piece, Player, PositionError, Refusal, Rules, Spot,
    Square, Verdict, WinReason,
};
use super::{key, splitmix};
use geometry::{CELLS, DIAGONALS, ORTHOGONAL_WAYS, Vector};
use groups::{Change, Groups};
use links::Links;
use set::Set;
use std::fmt;
use std::hash::{Hash, Hasher};

static STONE_KEYS: [[u64; CELLS]; 2] = [key::table(0x7a31), key::table(0x7a32)];
static LINK_KEYS: [u64; DIAGONALS] = key::table(0x7a33);
static SIZE_KEYS: [u64; Size::MAX.get() as usize + 1] = key::table(0x7a34);
const TURN_KEY: u64 = splitmix::mix(0x7a35);

/// What is agreed before a game of ZeN.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Options {
    /// The size of the board.
    pub size: Size,
}

/// A move of ZeN.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Put an own stone on an empty cell.
    Drop(Cell),
    /// Join the own stones on the two ends of a diagonal.
    Link(Diagonal),
    /// Do nothing, for want of a legal move.
    ///
    /// It does not come to that in a game: on a full board every block that is still undecided leaves a link to both players, and once
    /// all are decided somebody has won.
    Pass,
}

/// What a move changed beyond the obvious, to be given back to [`Rules::unmake`].
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    /// One for each orthogonal neighbour; a link changes at most the first.
    changes: [Option<Change>; 4],
}

/// A position of ZeN: stones, links and the side to move.
#[derive(Clone)]
pub struct Position {
    size: Size,
    /// By cell; those beyond the board stay empty.
    stones: [Option<Player>; CELLS],
    links: Links,
    to_move: Player,
    empty: Set<{ CELLS.div_ceil(64) }>,
    groups: Groups,
    outcome: Outcome,
    key: u64,
}

impl Position {
    /// An empty board, player one to move.
    fn empty_board(size: Size) -> Self {
        Self {
            size,
            stones: [None; CELLS],
            links: Links::NONE,
            to_move: Player::One,
            empty: Set::below(size.cells()),
            groups: Groups::new(),
            outcome: Outcome::Ongoing,
            key: SIZE_KEYS[usize::from(size.get())],
        }
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// Whose stone stands on a square; `None` where there is none.
    #[must_use]
    pub fn stone(&self, square: Square) -> Option<Player> {
        self.stones[self.size.cell(square)?.index()]
    }

    /// All squares of the group that the stone on this square belongs to, row by row; none where there is no stone.
    #[must_use]
    pub fn group(&self, square: Square) -> Vec<Square> {
        let Some(cell) = self.size.cell(square).filter(|_| self.stone(square).is_some()) else {
            return Vec::new();
        };
        let root = self.groups.root(cell);
        self.size.all().filter(|&cell| self.groups.root(cell) == root).map(|cell| self.size.square(cell)).collect()
    }

    /// The class of the loops of the group that the stone on this square belongs to; `None` without a loop or a stone.
    ///
    /// A group that holds two independent classes holds every class: then it is the owner's first goal, horizontal for Z
    /// and vertical for N.
    #[must_use]
    pub fn group_class(&self, square: Square) -> Option<LoopClass> {
        self.groups.class(self.size.cell(square)?)
    }

    /// The links on the board that forbid the player to move a link from the stone on this square; none from another's.
    #[must_use]
    pub fn links_in_the_way(&self, square: Square) -> Vec<Link> {
        self.size.cell(square).map_or_else(Vec::new, |cell| illegal::in_the_way(self, cell))
    }

    /// Whether the player to move has a drop or a link to make.
    fn can_move(&self) -> bool {
        self.empty.len() + self.links.open(self.to_move).len() > 0
    }

    fn is_stone_of(&self, player: Player, cell: Cell) -> bool {
        self.stones[cell.index()] == Some(player)
    }

    /// The link on a diagonal, if there is one.
    fn made_link(&self, diagonal: Diagonal) -> Option<Link> {
        let ([end, _], _) = self.size.ends(diagonal);
        let player = self.stones[end.index()].filter(|_| self.links.made().contains(diagonal.index()))?;
        Some(self.link(diagonal, player))
    }

    /// All links on the board.
    fn made_links(&self) -> impl Iterator<Item = Link> {
        self.links.made().iter().filter_map(|diagonal| self.made_link(Diagonal::from_index(diagonal)))
    }

    /// What a link of `player` on a diagonal looks like.
    fn link(&self, diagonal: Diagonal, player: Player) -> Link {
        let [from, to] = self.size.end_squares(diagonal);
        Link { player, from, to }
    }

    fn put_stone(&mut self, cell: Cell, player: Player) -> Undo {
        self.stones[cell.index()] = Some(player);
        self.empty.remove(cell.index());
        self.key ^= STONE_KEYS[player.index()][cell.index()];
        let around = self.size.around(cell);
        let mut undo = Undo { changes: [None; 4] };
        for (direction, neighbour) in around.orthogonal.into_iter().enumerate() {
            if self.is_stone_of(player, neighbour) {
                undo.changes[direction] = self.connect(player, cell, neighbour, ORTHOGONAL_WAYS[direction]);
            }
        }
        for (neighbour, diagonal) in around.diagonal.into_iter().zip(self.size.diagonals(cell)) {
            if self.is_stone_of(player, neighbour) {
                self.links.stones_on(diagonal, player);
            }
        }
        undo
    }

    fn put_link(&mut self, diagonal: Diagonal, player: Player) -> Undo {
        self.links.make(diagonal, player);
        self.key ^= LINK_KEYS[diagonal.index()];
        let ([from, to], way) = self.size.ends(diagonal);
        Undo { changes: [self.connect(player, from, to, way), None, None, None] }
    }

    fn connect(&mut self, player: Player, from: Cell, to: Cell, way: Vector) -> Option<Change> {
        let change = self.groups.connect(self.size, player, from, to, way)?;
        if let Some(class) = self.groups.class_after(&change)
            && class.wins_for() == player
        {
            self.outcome = Outcome::Win { winner: player, reason: WinReason::Loop(class) };
        }
        Some(change)
    }

    /// The same position, built anew: what moves keep up to date is worked out again.
    fn anew(&self) -> Self {
        let mut anew = Self::empty_board(self.size);
        for cell in self.size.all() {
            if let Some(player) = self.stones[cell.index()] {
                anew.put_stone(cell, player);
            }
        }
        for diagonal in self.links.made().iter().map(Diagonal::from_index) {
            if let Some(link) = self.made_link(diagonal) {
                anew.put_link(diagonal, link.player);
            }
        }
        if self.to_move == Player::Two {
            anew.pass_turn();
        }
        anew
    }

    /// Whether empty cells, open links, groups, key and outcome, which moves keep up to date, are those of a position that is
    /// built anew. Always true for positions that are not sampled.
    fn is_consistent(&self) -> bool {
        /// One of this number of positions is built anew, which takes some hundred times as long as a move.
        const PERIOD: u64 = 256;
        !key::is_sampled(self.key, PERIOD) || {
            let anew = self.anew();
            *self == anew
                && self.links == anew.links
                && self.empty == anew.empty
                && self.outcome == anew.outcome
                && self.groups.agree_with(&anew.groups, self.size.all())
        }
    }

    fn pass_turn(&mut self) {
        self.to_move = self.to_move.other();
        self.key ^= TURN_KEY;
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && self.size == other.size
            && self.to_move == other.to_move
            && self.stones == other.stones
            && self.links.made() == other.links.made()
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Position").field(&self.to_text()).finish()
    }
}

impl Rules for Position {
    type Options = Options;
    type Move = Move;
    type Undo = Undo;
    type Illegal = Illegal;

    const KIND: Kind = Kind::Torus;

    fn start(options: &Options) -> Self {
        Self::empty_board(options.size)
    }

    fn parse(text: &str, _: &Options) -> Result<Self, PositionError> {
        text::read_position(text)
    }

    fn to_text(&self) -> String {
        text::write_position(self)
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

    fn events(&self, mv: Move) -> Vec<Event> {
        vec![match mv {
            Move::Drop(cell) => Event::Dropped { piece: Piece::Stone(self.to_move), at: self.size.square(cell) },
            Move::Link(diagonal) => Event::Linked(self.link(diagonal, self.to_move)),
            Move::Pass => Event::Passed(self.to_move),
        }]
    }

    fn outcome(&self) -> Outcome {
        self.outcome
    }

    fn adjudicate(&self, _: &dyn Fn(&Self) -> usize) -> Verdict {
        Verdict::plain(self.outcome)
    }

    fn winning_squares(&self) -> Vec<Square> {
        match self.outcome {
            Outcome::Win { winner, reason: WinReason::Loop(class) } => loops::shortest(self, winner, class),
            _ => Vec::new(),
        }
    }

    fn key(&self) -> u64 {
        self.key
    }

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

    fn square_name(&self, square: Square) -> String {
        text::square_name(square)
    }

    fn move_text(&self, mv: Move) -> String {
        match mv {
            Move::Drop(cell) => text::square_name(self.size.square(cell)),
            Move::Link(diagonal) => text::link_text(self.size.end_squares(diagonal)),
            Move::Pass => text::PASS.to_owned(),
        }
    }

    fn parse_move(&self, text: &str) -> Result<Move, NotationError> {
        text::read_move(self.size, text)
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

    fn why_not(&self, spots: &[Spot]) -> Option<Refusal> {
        illegal::why_not(self, spots)
    }
}
