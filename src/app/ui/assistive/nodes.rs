//! Nodes of the tree of accessibility that are not egui's.

use accesskit::{Node, Rect, Role};
use bevy::math::Vec2;

/// The rectangle around a place, in points.
pub(super) fn around(at: Vec2, half: f32) -> Rect {
    let (least, most) = ((at - half).as_dvec2(), (at + half).as_dvec2());
    Rect { x0: least.x, y0: least.y, x1: most.x, y1: most.y }
}

/// A node with a name.
pub(super) fn named(role: Role, name: impl Into<String>) -> Node {
    let mut node = Node::new(role);
    node.set_label(name.into());
    node
}
