//! The order of what the table does in one frame.

use bevy::prelude::*;

/// What the table does in one frame to show what happened, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum BoardSystems {
    /// The board is there.
    Build,
    /// What is under way goes on.
    Move,
    /// Pieces set out.
    Send,
    /// Pieces that are picked up follow the pointer, stacks are fanned out.
    Hold,
    /// Marks are drawn, and what the pointer can hit follows the pieces.
    Mark,
    /// What breathes or shakes does.
    Gesture,
}
