//! The order of the systems in one frame, and on how many threads they run.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;

/// What happens in one frame, in this order. Everything that follows from a change of the match happens in the same
/// frame.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AppSystems {
    /// Mouse, touch and what assistive programs ask for become
    /// [`selection::Point`](crate::app::gameplay::selection::Point)s, keys and gamepads
    /// [`action::Command`](crate::app::input::action::Command)s.
    Input,
    /// Commands are carried out.
    Act,
    /// Pointing becomes moves.
    Select,
    /// The match changes.
    Update,
    /// State that depends on the position is updated: what may be picked up, warnings, hints, the phase.
    React,
    /// Screens and overlays change.
    Navigate,
    /// Computer opponents start searches and make their moves.
    Think,
    /// The 3D view shows what happened.
    View,
    /// Matches and settings are written.
    Persist,
}

/// Puts the sets of a frame in order.
pub(super) fn plugin(app: &mut App) {
    use AppSystems::{Act, Input, Navigate, Persist, React, Select, Think, View};
    let order = (Input, Act, Select, AppSystems::Update, React, Navigate, Think, View, Persist);
    app.configure_sets(Update, order.chain());
}

/// Runs the systems of all schedules that an app has on one thread: for tests, in which nothing is drawn. Most systems
/// are so short that to wake another thread for them takes longer than they do.
pub fn run_on_one_thread(app: &mut App) {
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
