//! Windows and macOS, where assistive programs ask the window, and Bevy has an adapter for each window.

use crate::app::platform::assistive::tree::DescribedTree;
use crate::app::platform::frames::RedrawInterval;
use bevy::a11y::AccessibilityRequested;
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use std::time::Duration;

/// How long a request may wait while nothing happens in the window: Bevy's adapter does not wake it.
const ANSWERS_AFTER: Duration = Duration::from_millis(100);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, (tell, stay_awake));
}

fn tell(
    windows: Query<Entity, With<PrimaryWindow>>,
    mut described: ResMut<DescribedTree>,
    _on_main_thread: NonSendMarker,
) {
    let (Ok(window), true) = (windows.single(), described.0.is_some()) else { return };
    let Some(update) = described.0.take() else { return };
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&window) {
            adapter.update_if_active(|| update);
        }
    });
}

fn stay_awake(requested: Res<AccessibilityRequested>, mut interval: ResMut<RedrawInterval>) {
    let needed = RedrawInterval { assistive: requested.get().then_some(ANSWERS_AFTER), ..*interval };
    interval.set_if_neq(needed);
}
