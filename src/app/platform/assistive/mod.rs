//! Assistive programs, which read what is shown aloud or show it in Braille: tells them the tree of everything that is
//! shown, and hears what they ask for.
//!
//! The tree is made elsewhere, and only while [`AccessibilityRequested`] says that a program listens. What such a
//! program wants done with a node is sent as Bevy's message [`ActionRequest`], on every system.
//!
//! - `bus`: Linux, by the bus for accessibility (AT-SPI); `window`: Windows and macOS, by the window; `mirror`: the
//!   browser, by elements of the page, whose attributes `aria` tells;
//! - `tree`: the tree on its way there.

#[cfg(any(test, target_arch = "wasm32"))]
mod aria;
#[cfg(target_os = "linux")]
mod bus;
#[cfg(target_arch = "wasm32")]
mod mirror;
mod tree;
#[cfg(any(target_os = "windows", target_os = "macos"))]
mod window;

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::prelude::*;
pub(crate) use tree::DescribedTree;

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .init_resource::<DescribedTree>()
        .add_message::<ActionRequest>();
    // The tree is ours: Bevy knows only entities.
    app.world_mut().resource_mut::<ManageAccessibilityUpdates>().set(false);
    #[cfg(target_os = "linux")]
    app.add_plugins(bus::plugin);
    #[cfg(any(target_os = "windows", target_os = "macos"))]
    app.add_plugins(window::plugin);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(mirror::plugin);
}
