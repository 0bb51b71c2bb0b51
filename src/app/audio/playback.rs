//! Plays the sounds with kira, if there is an audio device.

use crate::app::audio::cues::{Sound, VARIATIONS};
use crate::app::audio::messages::{Listen, Loudness, Played, RoomTone};
use crate::app::state::navigation::Screen;
use crate::app::state::settings::Settings;
use bevy::prelude::*;
use bevy_kira_audio::AudioSystemSet;
use bevy_kira_audio::prelude::*;
use std::time::Duration;

/// The greatest loudness of the ambient sound, relative to that of pieces and buttons.
const ROOM: f32 = 0.35;

/// How quickly the ambient sound fades in and out.
const FADE: AudioTween = AudioTween::linear(Duration::from_millis(600));

/// The channel of pieces and buttons.
#[derive(Resource)]
struct Effects;

/// The channel of the ambient sound.
#[derive(Resource)]
struct Ambience;

/// The recordings. They are loaded in the background.
#[derive(Resource)]
struct Recordings {
    effects: [[Handle<AudioSource>; VARIATIONS]; Sound::ALL.len()],
    room: Handle<AudioSource>,
}

/// Without kira's own plugin nothing is played.
pub(crate) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<AudioPlugin>() {
        return;
    }
    app.add_audio_channel::<Effects>()
        .add_audio_channel::<Ambience>()
        // Loaded while the menu is shown: nothing waits for a sound, and no frame is delayed by it.
        .add_systems(OnExit(Screen::Loading), read_recordings)
        .add_systems(
            PostUpdate,
            (play, keep_room)
                .after(Listen)
                .before(AudioSystemSet::PlayTypedChannels)
                .run_if(resource_exists::<Recordings>),
        );
}

/// Keeps ALSA from writing to the terminal when it finds no audio device; one line of the log says so anyway. To be
/// called before kira's plugin is added, in the same thread.
pub fn keep_quiet() {
    #[cfg(target_os = "linux")]
    {
        // If this fails, the messages are only a nuisance.
        let _ = alsa::Output::local_error_handler();
    }
}

fn read_recordings(mut commands: Commands, assets: Res<AssetServer>) {
    let effects = Sound::ALL.map(|sound| std::array::from_fn(|variation| assets.load(sound.file(variation))));
    commands.insert_resource(Recordings { effects, room: assets.load("sounds/room.wav") });
}

fn play(
    mut played: MessageReader<Played>,
    recordings: Res<Recordings>,
    sources: Res<Assets<AudioSource>>,
    loudness: Res<Loudness>,
    effects: Res<AudioChannel<Effects>>,
) {
    for event in played.read() {
        let recording = &recordings.effects[event.sound as usize][event.variation];
        // A recording that is not loaded is not played.
        if sources.contains(recording) {
            effects
                .play(recording.clone())
                .with_volume(decibels(event.loudness))
                .with_panning(event.side)
                .with_playback_rate(f64::from(event.pitch));
        }
    }
    if loudness.is_changed() && loudness.effects == 0.0 {
        effects.stop();
    }
}

/// Starts the ambient sound when it is first audible, and pauses it while its loudness is 0.
fn keep_room(
    recordings: Res<Recordings>,
    sources: Res<Assets<AudioSource>>,
    loudness: Res<Loudness>,
    settings: Res<Settings>,
    room: Res<AudioChannel<Ambience>>,
    mut is_playing: Local<bool>,
    mut before: Local<(f32, f64)>,
) {
    let (wanted, pitch) = (loudness.ambience, RoomTone::of(settings.mood).pitch);
    if *before == (wanted, pitch) || !sources.contains(&recordings.room) {
        return;
    }
    *before = (wanted, pitch);
    if wanted == 0.0 {
        room.pause().fade_out(FADE);
        return;
    }
    room.set_volume(decibels(wanted * ROOM)).fade_in(FADE);
    room.set_playback_rate(pitch).fade_in(FADE);
    if *is_playing {
        room.resume().fade_in(FADE);
    } else {
        *is_playing = true;
        room.play(recordings.room.clone()).looped().fade_in(FADE);
    }
}

fn decibels(loudness: f32) -> Decibels {
    // The logarithm of 0 is below the range of decibels.
    Decibels((20.0 * loudness.log10()).max(Decibels::SILENCE.0))
}
