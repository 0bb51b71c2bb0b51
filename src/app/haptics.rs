//! What is felt in the hands that hold a gamepad: lightly what is lifted and put down, firmly what is captured or refused,
//! and a win.
//!
//! It has a switch of its own: reduced motion is about what eyes see, and whoever wants less of that may want more of this.

use crate::app::gameplay::messages::{InMotion, MatchEvent};
use crate::app::gameplay::selection::{Point, Selection};
use crate::app::input::device::{ActiveDevice, Device};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::games::{Event, Spot};
use bevy::input::gamepad::{Gamepad, GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;
use std::time::Duration;

/// Something to be felt, from the lightest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Felt {
    Lifted,
    PutDown,
    Refused,
    Captured,
    Won,
}

impl Felt {
    /// What a move that has these events feels like.
    fn of(events: &[Event]) -> Self {
        let captures = events.iter().any(|event| matches!(event, Event::Captured { .. } | Event::Stacked { .. }));
        if captures { Self::Captured } else { Self::PutDown }
    }

    /// How strong it is, from 0 to 1, and how many milliseconds it lasts: steps of fifty is all that most can do.
    const fn strength(self) -> (f32, u64) {
        match self {
            Self::Lifted => (0.15, 60),
            Self::PutDown => (0.3, 80),
            Self::Refused => (0.5, 160),
            Self::Captured => (0.65, 160),
            Self::Won => (0.9, 450),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, rumble.in_set(AppSystems::View));
}

fn rumble(
    used: Res<ActiveDevice>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    motion: Res<InMotion>,
    pads: Query<Entity, With<Gamepad>>,
    mut points: MessageReader<Point>,
    mut happened: MessageReader<MatchEvent>,
    mut lifted: Local<Option<Spot>>,
    mut coming: Local<Option<Felt>>,
    mut requests: MessageWriter<GamepadRumbleRequest>,
) {
    for event in happened.read() {
        match event {
            MatchEvent::Moved(events) => *coming = Some(Felt::of(events)).max(*coming),
            MatchEvent::Ended(result) if result.ending.winner().is_some() => *coming = Some(Felt::Won),
            MatchEvent::Begun | MatchEvent::Jumped | MatchEvent::Left => *coming = None,
            _ => {}
        }
    }
    // What comes down is felt when it has.
    let mut felt = if motion.0 { None } else { coming.take() };
    if points.read().count() > 0 {
        let now = selection.spots.first().copied();
        if selection.refusal.is_some() {
            felt = felt.max(Some(Felt::Refused));
        } else if now.is_some() && now != *lifted {
            felt = felt.max(Some(Felt::Lifted));
        }
    }
    *lifted = selection.spots.first().copied();
    let Some((strength, milliseconds)) = felt.map(Felt::strength) else { return };
    if !settings.rumble || !matches!(used.0, Device::Pad(_)) {
        return;
    }
    for gamepad in &pads {
        requests.write(GamepadRumbleRequest::Add {
            gamepad,
            duration: Duration::from_millis(milliseconds),
            // The weak motor is given no duration by the plugin that drives it, so the strong one does it all.
            intensity: GamepadRumbleIntensity::strong_motor(strength),
        });
    }
}
