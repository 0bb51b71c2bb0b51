//! The bus for accessibility on Linux (AT-SPI), by AccessKit's adapter for it.
//!
//! Bevy brings no adapter here unless it is built with one. That one would not wake the window when a program asks for
//! something, so a table at rest would not answer.

use crate::app::platform::assistive::tree::DescribedTree;
use crate::app::platform::frames;
use accesskit::{ActionHandler, ActivationHandler, DeactivationHandler, TreeUpdate};
use accesskit_unix::Adapter;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::math::DVec2;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowFocused, WindowMoved, WindowResized};
use bevy::winit::EventLoopProxyWrapper;
use std::sync::{Arc, Mutex, PoisonError};

pub(super) fn plugin(app: &mut App) {
    // Without a window there is nothing to tell of.
    let Some(proxy) = app.world().get_resource::<EventLoopProxyWrapper>() else { return };
    let wake = frames::waker(Some(proxy));
    let requested = app.world().resource::<AccessibilityRequested>().clone();
    let asked = Asked::default();
    let adapter = Adapter::new(
        Listening { requested: requested.clone(), wake: wake.clone() },
        Asking { asked: asked.clone(), wake },
        Leaving(requested),
    );
    app.insert_resource(asked)
        .insert_resource(Bus(Mutex::new(adapter)))
        .add_systems(First, hear)
        .add_systems(Last, (follow_window, tell).chain());
}

/// The connection to the bus. It waits on a thread of its own until a program listens; without a bus it does nothing.
#[derive(Resource)]
struct Bus(Mutex<Adapter>);

impl Bus {
    fn use_adapter(&self, with: impl FnOnce(&mut Adapter)) {
        with(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}

/// What programs have asked for since the last frame.
#[derive(Resource, Clone, Default)]
struct Asked(Arc<Mutex<Vec<accesskit::ActionRequest>>>);

impl Asked {
    fn push(&self, request: accesskit::ActionRequest) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }

    fn take(&self) -> Vec<accesskit::ActionRequest> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A program begins to listen.
struct Listening<W> {
    requested: AccessibilityRequested,
    wake: W,
}

impl<W: Fn()> ActivationHandler for Listening<W> {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.requested.set(true);
        // The next frame tells the tree.
        (self.wake)();
        None
    }
}

/// A program asks for something.
struct Asking<W> {
    asked: Asked,
    wake: W,
}

impl<W: Fn()> ActionHandler for Asking<W> {
    fn do_action(&mut self, request: accesskit::ActionRequest) {
        self.asked.push(request);
        (self.wake)();
    }
}

/// No program listens any more.
struct Leaving(AccessibilityRequested);

impl DeactivationHandler for Leaving {
    fn deactivate_accessibility(&mut self) {
        self.0.set(false);
    }
}

fn hear(asked: Res<Asked>, mut requests: MessageWriter<ActionRequest>) {
    requests.write_batch(asked.take().into_iter().map(ActionRequest));
}

fn tell(bus: Res<Bus>, mut described: ResMut<DescribedTree>) {
    if described.0.is_some()
        && let Some(update) = described.0.take()
    {
        bus.use_adapter(|adapter| adapter.update_if_active(|| update));
    }
}

/// Tells where the window is and whether it has the keyboard.
fn follow_window(
    bus: Res<Bus>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut focused: MessageReader<WindowFocused>,
    mut moved: MessageReader<WindowMoved>,
    mut resized: MessageReader<WindowResized>,
) {
    let Ok(window) = windows.single() else { return };
    if moved.read().count() + resized.read().count() > 0 {
        let corner = match window.position {
            WindowPosition::At(corner) => corner.as_dvec2(),
            _ => DVec2::ZERO,
        };
        let end = corner + window.physical_size().as_dvec2();
        let inside = accesskit::Rect { x0: corner.x, y0: corner.y, x1: end.x, y1: end.y };
        bus.use_adapter(|adapter| adapter.set_root_window_bounds(inside, inside));
    }
    if let Some(last) = focused.read().last() {
        bus.use_adapter(|adapter| adapter.update_window_focus_state(last.focused));
    }
}
