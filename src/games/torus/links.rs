//! Links: which are made, and which each player could make.

use super::super::Player;
use super::geometry::{DIAGONALS, Diagonal};
use super::set::Set;

/// A set of diagonals.
pub(super) type Diagonals = Set<{ DIAGONALS.div_ceil(64) }>;

/// The links on the board and those that are open.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Links {
    made: Diagonals,
    /// For each player the diagonals with stones of that player on both ends, and without a link on them or across
    /// them.
    open: [Diagonals; 2],
}

impl Links {
    pub(super) const NONE: Self = Self { made: Diagonals::EMPTY, open: [Diagonals::EMPTY; 2] };

    /// The links on the board.
    pub(super) fn made(&self) -> &Diagonals {
        &self.made
    }

    /// The links that a player may make.
    pub(super) fn open(&self, player: Player) -> &Diagonals {
        &self.open[player.index()]
    }

    /// Updates the open links: a diagonal without a link now has stones of `player` on both ends.
    pub(super) fn stones_on(&mut self, diagonal: Diagonal, player: Player) {
        if !self.made.contains(diagonal.crossing().index()) {
            self.open[player.index()].insert(diagonal.index());
        }
    }

    /// Updates the open links: a diagonal without a link no longer has stones of `player` on both ends.
    pub(super) fn stones_off(&mut self, diagonal: Diagonal, player: Player) {
        self.open[player.index()].remove(diagonal.index());
    }

    /// Makes a link of `player`. The rules make only open links.
    pub(super) fn make(&mut self, diagonal: Diagonal, player: Player) {
        self.made.insert(diagonal.index());
        self.open[player.index()].remove(diagonal.index());
        for open in &mut self.open {
            open.remove(diagonal.crossing().index());
        }
    }

    /// Takes back a link of `player`. `across` is the player with stones on both ends of the crossing diagonal, if
    /// there is one.
    pub(super) fn unmake(&mut self, diagonal: Diagonal, player: Player, across: Option<Player>) {
        self.made.remove(diagonal.index());
        self.open[player.index()].insert(diagonal.index());
        if let Some(player) = across {
            self.open[player.index()].insert(diagonal.crossing().index());
        }
    }
}
