//! Whether the menus use the keyboard and the pointer.

use bevy::prelude::*;
use std::sync::Arc;

/// Which kind of control in the menus has the keyboard focus.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Focus {
    /// A control has it.
    pub any: bool,
    /// A text field has it: letters are not for the game.
    pub text: bool,
}

/// Whether the menus use mouse and touch. The menus write it, so that the 3D view does not depend on them.
#[derive(Resource, Clone, Default)]
pub struct MenuPointer {
    /// The pointer was over a panel or a menu, or held by one, at the end of the frame before.
    pub is_wanted: bool,
    /// Whether a panel, a note or a menu lies over this place in the window, in logical pixels.
    pub covers: Option<Arc<dyn Fn(Vec2) -> bool + Send + Sync>>,
}

impl MenuPointer {
    /// Whether a panel, a note or a menu lies over this place in the window, in logical pixels.
    pub(crate) fn covers(&self, place: Vec2) -> bool {
        self.covers.as_ref().is_some_and(|covers| covers(place))
    }
}

/// Whether the menus use mouse or touch: a condition for systems.
pub(crate) fn menus_want_pointer(pointer: Res<MenuPointer>) -> bool {
    pointer.is_wanted
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Focus>().init_resource::<MenuPointer>();
}
