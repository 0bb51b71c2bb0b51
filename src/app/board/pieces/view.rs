//! The pieces on the table as entities, and where each of them stands.

use crate::games::{Piece, Spot, Square};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// A piece on the table.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(crate) struct PieceView {
    pub(super) piece: Piece,
    /// Where it stands while it is not held.
    pub(crate) home: Vec3,
    /// The offset from there at which it is held.
    pub(crate) shift: Vec3,
}

/// The entities of the pieces on each square, from the bottom of each stack to its top.
#[derive(Resource, Default, Debug)]
pub(crate) struct PieceIndex {
    pub(super) stacks: HashMap<Square, Vec<Entity>>,
    pub(super) captured: [usize; 2],
}

impl PieceIndex {
    /// The pieces on a square from bottom to top.
    pub(crate) fn stack(&self, square: Square) -> &[Entity] {
        self.stacks.get(&square).map_or(&[], Vec::as_slice)
    }

    /// The top piece of a spot.
    pub(crate) fn top(&self, spot: Spot) -> Option<Entity> {
        match spot {
            Spot::Square(square) => self.stack(square).last().copied(),
            Spot::Off | Spot::Pass => None,
        }
    }
}
