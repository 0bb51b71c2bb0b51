//! The search's representation of a position of ZeN: the owner of each cell and of the link across each block.

use super::lattice::{ABSENT, CAPACITY, LINK, Lattice};
use crate::games::{Player, Rules, View, torus};

/// The mark of a cell or link without an owner; the players' marks are 1 (Z) and 2 (N).
pub(super) const NOBODY: u8 = 0;
/// The mark of cells and links that are overlooked, and that neither player has or can have.
pub(super) const NEITHER: u8 = 3;

/// A move of the search: a drop is the number of its cell, a link is [`LINK`] plus the number of its block.
pub(super) type Action = u16;

/// The mark of a player.
pub(super) const fn number(player: Player) -> u8 {
    player.index() as u8 + 1
}

/// The mark of a player's opponent.
pub(super) const fn enemy(player: u8) -> u8 {
    3 - player
}

/// Stones, links, and whose turn it is.
///
/// For a link only its block and its owner are kept. That is enough: where a link matters (in a crosscut, or between
/// two stones of a block without a third of their colour) its owner has only one diagonal to link.
#[derive(Clone)]
pub(super) struct Field {
    /// By [`Action`]: the owner of the stone on the cell, or of the link across the block.
    pub(super) marks: [u8; 2 * CAPACITY],
    /// The player to move.
    pub(super) mover: u8,
}

impl Field {
    pub(super) fn new(position: &torus::Position, lattice: &Lattice) -> Self {
        let mut marks = [NOBODY; 2 * CAPACITY];
        for (cell, mark) in marks.iter_mut().enumerate().take(lattice.cells()) {
            *mark = position.stone(lattice.square(cell)).map_or(NOBODY, number);
        }
        for link in position.board().links() {
            let (from, to) = (lattice.cell(link.from), lattice.cell(link.to));
            let direction = lattice.near(from).iter().position(|&near| usize::from(near) == to);
            if let Some(direction) = direction {
                marks[usize::from(LINK) + lattice.block(from, direction)] = number(link.player);
            }
        }
        marks[usize::from(ABSENT)] = NEITHER;
        Self { marks, mover: number(position.to_move()) }
    }

    /// The same field for a player who overlooks the possible links of some blocks; links that exist are seen.
    pub(super) fn overlooking(mut self, lattice: &Lattice, overlooks: impl Fn(usize) -> bool) -> Self {
        for block in (0..lattice.cells()).filter(|&block| overlooks(block)) {
            let mark = &mut self.marks[usize::from(LINK) + block];
            if *mark == NOBODY {
                *mark = NEITHER;
            }
        }
        self
    }

    /// The mark of the stone or link of an action.
    #[inline]
    pub(super) fn at(&self, action: usize) -> u8 {
        self.marks[action & (2 * CAPACITY - 1)]
    }

    #[inline]
    pub(super) fn put(&mut self, action: usize, player: u8) {
        self.marks[action & (2 * CAPACITY - 1)] = player;
    }

    #[inline]
    pub(super) fn play(&mut self, action: Action) {
        self.put(usize::from(action), self.mover);
        self.mover = enemy(self.mover);
    }

    /// The four cells of a block: lower left, lower right, upper left, upper right.
    #[inline]
    pub(super) fn corners(lattice: &Lattice, block: usize) -> [usize; 4] {
        let near = lattice.near(block);
        [block, near[0].into(), near[2].into(), near[1].into()]
    }

    /// Whether a block is a crosscut without a link: two stones of each player, across each other.
    #[inline]
    pub(super) fn is_open_crosscut(&self, lattice: &Lattice, block: usize) -> bool {
        let [a, b, c, d] = Self::corners(lattice, block).map(|cell| self.at(cell));
        a == d
            && b == c
            && a + b == NEITHER
            && a != NOBODY
            && b != NOBODY
            && self.at(usize::from(LINK) + block) == NOBODY
    }

    /// All actions that are not dominated: all drops, then the links in open crosscuts.
    ///
    /// Other links are dominated by drops: if a cell of its block is empty, a stone on that cell connects more than the
    /// link; if a third stone of the block is the player's own, the link's ends are connected already.
    pub(super) fn actions(&self, lattice: &Lattice, actions: &mut Vec<Action>) {
        actions.clear();
        let cells = 0..lattice.cells() as u16;
        actions.extend(cells.clone().filter(|&cell| self.at(cell.into()) == NOBODY));
        actions.extend(cells.filter(|&block| self.is_open_crosscut(lattice, block.into())).map(|block| LINK + block));
    }

    /// The move of the rules for an action; `None` if the player to move can't make it.
    pub(super) fn to_move(&self, lattice: &Lattice, size: torus::Size, action: Action) -> Option<torus::Move> {
        if action < LINK {
            return size.cell(lattice.square(action.into())).map(torus::Move::Drop);
        }
        let [a, b, c, d] = Self::corners(lattice, usize::from(action - LINK));
        let (from, to) = if self.at(a) == self.mover && self.at(d) == self.mover { (a, d) } else { (b, c) };
        let [from, to] = [from, to].map(|cell| size.cell(lattice.square(cell)));
        size.diagonal(from?, to?).map(torus::Move::Link)
    }
}
