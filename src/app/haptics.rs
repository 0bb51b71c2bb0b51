//! Rumble of gamepads: light when a piece is lifted or put down, firm when one is captured or a move is refused, strong
//! for a win.
//!
//! It has its own setting: reduced motion is about what is seen, and players who choose it may still want rumble.

use crate::app::gameplay::messages::{InMotion, MatchEvent};
use crate::app::gameplay::selection::{Point, Selection};
use crate::app::gameplay::show_again::ShownAgain;
use crate::app::input::device::{ActiveDevice, Device};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::games::{Event, Spot};
use bevy::input::gamepad::{Gamepad, GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;
use std::time::Duration;

/// An effect, from the lightest to the strongest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Effect {
    Lifted,
    PutDown,
    Refused,
    Captured,
    Won,
}

impl Effect {
    /// The effect of a move with these events.
    fn of(events: &[Event]) -> Self {
        let captures = events.iter().any(|event| matches!(event, Event::Captured { .. } | Event::Stacked { .. }));
        if captures { Self::Captured } else { Self::PutDown }
    }

    /// Its strength, from 0 to 1, and its duration in milliseconds; most gamepads round durations to steps of 50 ms.
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
    mut match_events: MessageReader<MatchEvent>,
    mut shown_again: MessageReader<ShownAgain>,
    mut lifted: Local<Option<Spot>>,
    mut pending: Local<Option<Effect>>,
    mut requests: MessageWriter<GamepadRumbleRequest>,
) {
    for event in match_events.read() {
        match event {
            MatchEvent::Moved(events) => *pending = Some(Effect::of(events)).max(*pending),
            MatchEvent::Ended(result) if result.ending.winner().is_some() => *pending = Some(Effect::Won),
            MatchEvent::Begun | MatchEvent::Jumped | MatchEvent::Left => *pending = None,
            _ => {}
        }
    }
    for shown in shown_again.read() {
        *pending = Some(Effect::of(&shown.events)).filter(|_| !shown.events.is_empty());
    }
    // The effect of a move starts when its motion has ended.
    let mut effect = if motion.0 { None } else { pending.take() };
    if points.read().count() > 0 {
        let now = selection.picked_up();
        if selection.refusal.is_some() {
            effect = effect.max(Some(Effect::Refused));
        } else if now.is_some() && now != *lifted {
            effect = effect.max(Some(Effect::Lifted));
        }
    }
    *lifted = selection.picked_up();
    let Some((strength, milliseconds)) = effect.map(Effect::strength) else { return };
    if !settings.rumble || !matches!(used.0, Device::Pad(_)) {
        return;
    }
    for gamepad in &pads {
        requests.write(GamepadRumbleRequest::Add {
            gamepad,
            duration: Duration::from_millis(milliseconds),
            // Bevy's gilrs plugin gives the weak motor no duration, so only the strong one is used.
            intensity: GamepadRumbleIntensity::strong_motor(strength),
        });
    }
}
