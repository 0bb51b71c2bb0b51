//! The order in which the menus are laid out.

use bevy::prelude::*;

/// What is laid out in one pass of the menus, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum UiSystems {
    /// Before everything.
    Begin,
    /// Whole screens.
    Screens,
    /// The panel around the board, which says what it leaves free.
    Hud,
    /// What lies over the board, within what the panel leaves free.
    OverBoard,
    /// Sheets over them.
    Overlays,
    /// After everything.
    Finish,
}
