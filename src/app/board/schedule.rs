//! The order of the systems of the 3D view in one frame.

use bevy::prelude::*;

/// The steps of the 3D view in one frame, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum BoardSystems {
    /// The quality is chosen, and the board of the match is spawned or despawned.
    Build,
    /// Motions advance.
    Move,
    /// Pieces begin the motions of a move.
    Send,
    /// Pieces that are picked up follow the pointer, and stacks are fanned out.
    Hold,
    /// Marks, contact shadows and the boxes for picking follow the pieces.
    Mark,
    /// Marks and pieces pulse and shake.
    Gesture,
}
