//! A position of ZeN: stones, links, groups and whose turn it is, and how a stone or a link changes them.

use super::geometry::{CELLS, Cell, DIAGONALS, Diagonal, ORTHOGONAL_WAYS, Size, Vector};
use super::groups::{Change, Groups};
use super::links::Links;
use super::set::Set;
use super::win_reason::{LoopClass, WinReason};
use crate::games::{Link, Notation, Outcome, Player, Square, key, splitmix};
use std::fmt;
use std::hash::{Hash, Hasher};

pub(super) static STONE_KEYS: [[u64; CELLS]; 2] = [key::table(0x7a31), key::table(0x7a32)];
pub(super) static LINK_KEYS: [u64; DIAGONALS] = key::table(0x7a33);
pub(super) static SIZE_KEYS: [u64; Size::MAX.get() as usize + 1] = key::table(0x7a34);
pub(super) const TURN_KEY: u64 = splitmix::mix(0x7a35);

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
    /// It does not come to that in a game: on a full board every block that is still undecided leaves a link to both
    /// players, and once all are decided somebody has won.
    Pass,
}

/// What a move changed beyond the obvious, to be given back to [`Rules::unmake`](crate::games::Rules::unmake).
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    /// One for each orthogonal neighbour; a link changes at most the first.
    pub(super) changes: [Option<Change>; 4],
}

/// A position of ZeN: stones, links and the side to move.
#[derive(Clone)]
pub struct Position {
    pub(super) size: Size,
    /// By cell; those beyond the board stay empty.
    pub(super) stones: [Option<Player>; CELLS],
    pub(super) links: Links,
    pub(super) to_move: Player,
    pub(super) empty: Set<{ CELLS.div_ceil(64) }>,
    pub(super) groups: Groups,
    pub(super) outcome: Outcome,
    pub(super) key: u64,
}

impl Position {
    /// An empty board, player one to move.
    pub(super) fn empty_board(size: Size) -> Self {
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
    /// A group that holds two independent classes holds every class: then it is the owner's first goal, horizontal for
    /// Z and vertical for N.
    #[must_use]
    pub fn group_class(&self, square: Square) -> Option<LoopClass> {
        self.groups.class(self.size.cell(square)?)
    }

    /// Whether the player to move has a drop or a link to make.
    pub(super) fn can_move(&self) -> bool {
        self.empty.len() + self.links.open(self.to_move).len() > 0
    }

    pub(super) fn is_stone_of(&self, player: Player, cell: Cell) -> bool {
        self.stones[cell.index()] == Some(player)
    }

    /// The link on a diagonal, if there is one.
    pub(super) fn made_link(&self, diagonal: Diagonal) -> Option<Link> {
        let ([end, _], _) = self.size.ends(diagonal);
        let player = self.stones[end.index()].filter(|_| self.links.made().contains(diagonal.index()))?;
        Some(self.link(diagonal, player))
    }

    /// All links on the board.
    pub(super) fn made_links(&self) -> impl Iterator<Item = Link> {
        self.links.made().iter().filter_map(|diagonal| self.made_link(Diagonal::from_index(diagonal)))
    }

    /// What a link of `player` on a diagonal looks like.
    pub(super) fn link(&self, diagonal: Diagonal, player: Player) -> Link {
        let [from, to] = self.size.end_squares(diagonal);
        Link { player, from, to }
    }

    pub(super) fn put_stone(&mut self, cell: Cell, player: Player) -> Undo {
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

    pub(super) fn put_link(&mut self, diagonal: Diagonal, player: Player) -> Undo {
        self.links.make(diagonal, player);
        self.key ^= LINK_KEYS[diagonal.index()];
        let ([from, to], way) = self.size.ends(diagonal);
        Undo { changes: [self.connect(player, from, to, way), None, None, None] }
    }

    pub(super) fn connect(&mut self, player: Player, from: Cell, to: Cell, way: Vector) -> Option<Change> {
        let change = self.groups.connect(self.size, player, from, to, way)?;
        if let Some(class) = self.groups.class_after(&change)
            && class.wins_for() == player
        {
            self.outcome = Outcome::win(player, WinReason::Loop(class));
        }
        Some(change)
    }

    /// The same position, built anew: what moves keep up to date is worked out again.
    pub(super) fn rebuilt(&self) -> Self {
        let mut rebuilt = Self::empty_board(self.size);
        for cell in self.size.all() {
            if let Some(player) = self.stones[cell.index()] {
                rebuilt.put_stone(cell, player);
            }
        }
        for diagonal in self.links.made().iter().map(Diagonal::from_index) {
            if let Some(link) = self.made_link(diagonal) {
                rebuilt.put_link(diagonal, link.player);
            }
        }
        if self.to_move == Player::Two {
            rebuilt.pass_turn();
        }
        rebuilt
    }

    /// Whether empty cells, open links, groups, key and outcome, which moves keep up to date, are those of a position
    /// that is built anew. Always true for positions that are not sampled.
    pub(super) fn is_consistent(&self) -> bool {
        /// One of this number of positions is built anew, which takes some hundred times as long as a move.
        const PERIOD: u64 = 256;
        !key::is_sampled(self.key, PERIOD) || {
            let rebuilt = self.rebuilt();
            *self == rebuilt
                && self.links == rebuilt.links
                && self.empty == rebuilt.empty
                && self.outcome == rebuilt.outcome
                && self.groups.agree_with(&rebuilt.groups, self.size.all())
        }
    }

    pub(super) fn pass_turn(&mut self) {
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
