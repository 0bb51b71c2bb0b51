//! How ZeN's endless board is looked at: how far it is scrolled, and folded into a doughnut.

use crate::app::geometry::torus::Torus;
use bevy::prelude::*;

/// How far the board is scrolled and folded, and how far it shall be.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct TorusView {
    pub(crate) wanted: Vec2,
    pub(crate) now: Vec2,
    /// On the way from flat, 0, to the doughnut, 1.
    pub(crate) folded: f32,
    /// A win is shown on the doughnut, whatever the view.
    pub(crate) celebrates: bool,
}

impl TorusView {
    /// Scrolls by a step, to be seen on its way.
    pub(crate) fn step(&mut self, way: Vec2) {
        self.wanted += way;
    }

    /// Scrolls with the hand that drags the board.
    pub(crate) fn drag(&mut self, way: Vec2) {
        self.now += way;
        self.wanted = self.now;
    }

    /// Scrolls back to where the board began, the short way.
    pub(crate) fn back(&mut self, wrap: Torus) {
        self.wanted = self.now - wrap.short(self.now);
    }

    /// Whether a win is shown on the doughnut.
    pub(crate) const fn celebrates(&self) -> bool {
        self.celebrates
    }

    /// Ends the showing of a win on the doughnut; `false` if there was none.
    pub(crate) fn stop_celebrating(&mut self) -> bool {
        std::mem::take(&mut self.celebrates)
    }
}
