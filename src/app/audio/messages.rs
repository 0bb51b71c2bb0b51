//! The messages and the loudness that playing a sound needs.

use crate::app::audio::cues::Sound;
use crate::app::state::settings::{LOUDEST, Settings};
use crate::themes::Mood;
use bevy::prelude::*;

/// A button was pressed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ButtonPressed;

/// A sound is played now.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct Played {
    /// Which sound.
    pub sound: Sound,
    /// Which of its recordings, counted from 0; never the same twice in a row.
    pub variation: usize,
    /// Where, from -1 at the left to 1 at the right.
    pub side: f32,
    /// How loud, from 0 to 1, the settings included.
    pub loudness: f32,
    /// The pitch, as a playback rate: 1 plays it as it was recorded.
    pub pitch: f32,
}

/// The loudness of everything now, from 0 to 1: the loudness in the settings, and 0 while the program is silent.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Loudness {
    /// Pieces and buttons.
    pub effects: f32,
    /// The ambient sound of the room.
    pub ambience: f32,
}

impl Loudness {
    /// The loudness with these settings, while the window has the focus or not.
    #[must_use]
    pub fn of(settings: &Settings, window_is_used: bool) -> Self {
        if settings.silent_in_background && !window_is_used {
            return Self::default();
        }
        // Hearing is roughly logarithmic: with a square the middle of the scale sounds about half as loud.
        let loudness = |set: u8| (f32::from(set) / f32::from(LOUDEST)).powi(2);
        let ambience = loudness(settings.ambience) * RoomTone::of(settings.mood).loudness;
        Self { effects: loudness(settings.effects), ambience }
    }
}

/// The ambient sound of a room.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoomTone {
    /// How loud, from 0 to 1.
    pub loudness: f32,
    /// The pitch, as a playback rate: 1 plays it as it was recorded.
    pub pitch: f64,
}

impl RoomTone {
    /// The sound of the room in a mood: louder and higher by day, low and quiet in the dark.
    #[must_use]
    pub const fn of(mood: Mood) -> Self {
        match mood {
            Mood::Day => Self { loudness: 1.0, pitch: 1.35 },
            Mood::Evening => Self { loudness: 0.85, pitch: 1.0 },
            Mood::Dark => Self { loudness: 0.6, pitch: 0.7 },
        }
    }
}

/// The systems that schedule and send sounds, in every frame after the menus.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Listen;
