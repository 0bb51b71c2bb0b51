//! How a board that wraps around is shown: how far it is scrolled, and how far it is folded into a doughnut.

use crate::app::geometry::torus::Torus;
use bevy::prelude::*;

/// How far the board is scrolled and folded now, and the target of scrolling.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct TorusView {
    pub(crate) wanted: Vec2,
    pub(crate) now: Vec2,
    /// How far players have scrolled since the program began, in squares. It only grows, so that two of its values tell
    /// how far the board was scrolled in between, whatever was laid back or built anew.
    pub(crate) scrolled: f32,
    /// From 0, flat, to 1, the doughnut.
    pub(crate) folded: f32,
    /// Whether a win is being shown on the doughnut, whatever view is set.
    pub(crate) shows_win: bool,
}

impl TorusView {
    /// Scrolls by a step with a smooth motion.
    pub(crate) fn step(&mut self, way: Vec2) {
        self.wanted += way;
        self.scrolled += way.length();
    }

    /// Scrolls at once, as the board is dragged.
    pub(crate) fn drag(&mut self, way: Vec2) {
        self.now += way;
        self.scrolled += way.length();
        self.wanted = self.now;
    }

    /// Scrolls back to the original position, the short way around.
    pub(crate) fn back(&mut self, torus: Torus) {
        self.wanted = self.now - torus.short(self.now);
    }

    /// The view of a new board: flat, in its usual place.
    pub(crate) const fn of_new_board(self) -> Self {
        Self { wanted: Vec2::ZERO, now: Vec2::ZERO, folded: 0.0, shows_win: false, ..self }
    }

    /// Whether a win is being shown on the doughnut.
    pub(crate) const fn shows_win(&self) -> bool {
        self.shows_win
    }

    /// Stops showing a win on the doughnut; `false` if none was shown.
    pub(crate) fn stop_showing_win(&mut self) -> bool {
        std::mem::take(&mut self.shows_win)
    }
}
