//! What is heard: the messages and loudness that playing a sound needs.

use crate::app::audio::score::Sound;
use crate::app::state::settings::{LOUDEST, Settings};
use crate::themes::Mood;
use bevy::prelude::*;

/// A button was pressed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ButtonPressed;

/// A sound is played now.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// Which.
    pub sound: Sound,
    /// Which of its variations, counted from 0; never the same twice in a row.
    pub variation: usize,
    /// Where, from -1 at the left to 1 at the right.
    pub side: f32,
    /// How loud, from 0 to 1, the settings included.
    pub loudness: f32,
    /// How high; 1 is as it was made.
    pub pitch: f32,
}

/// How loud everything is now, from 0 to 1: as it is set, and nothing while nothing is to be heard.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Loudness {
    /// Pieces and buttons.
    pub effects: f32,
    /// The room.
    pub ambience: f32,
}

impl Loudness {
    /// How loud it is with these settings, while the window is used or is not.
    #[must_use]
    pub fn of(settings: &Settings, window_is_used: bool) -> Self {
        if settings.silent_in_background && !window_is_used {
            return Self::default();
        }
        // Ears go by ratios: half the way should sound half as loud.
        let loudness = |set: u8| (f32::from(set) / f32::from(LOUDEST)).powi(2);
        let ambience = loudness(settings.ambience) * RoomTone::of(settings.mood).loudness;
        Self { effects: loudness(settings.effects), ambience }
    }
}

/// What a room sounds like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoomTone {
    /// How loud, from 0 to 1.
    pub loudness: f32,
    /// How high; 1 is as it was made.
    pub pitch: f64,
}

impl RoomTone {
    /// The room in a mood: there is more air by day, and in the dark little but the hum of the house.
    #[must_use]
    pub const fn of(mood: Mood) -> Self {
        match mood {
            Mood::Day => Self { loudness: 1.0, pitch: 1.35 },
            Mood::Evening => Self { loudness: 0.85, pitch: 1.0 },
            Mood::Dark => Self { loudness: 0.6, pitch: 0.7 },
        }
    }
}

/// Listening, in every frame after the menus.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Listen;
