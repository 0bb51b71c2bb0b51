//! A field of text on the table, and all that can be used.

use accesskit::NodeId;
use bevy::prelude::{Rect, Resource};

/// The fields of text that can be used now.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct TextFields(pub Vec<TextField>);

/// A field of text on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TextField {
    /// The node by which egui knows the field.
    pub node: NodeId,
    /// The part of it that can be seen, in logical pixels of the window.
    pub place: Rect,
    /// What it is for, in words.
    pub label: String,
    /// The text in it.
    pub text: String,
    /// Whether a text of several lines can be written in it.
    pub has_several_lines: bool,
    /// Whether it has the keyboard's focus.
    pub has_focus: bool,
    /// Whether its ground is light.
    pub is_light: bool,
}
