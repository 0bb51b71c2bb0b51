//! What is heard: listens to what happens, and says which sound is played now.
//!
//! `notes` knows what sounds, and when; [`output`] plays it.

pub mod notes;
pub mod output;

use super::camera::TableCamera;
use super::counting::Counting;
use super::play::{Happened, OnTable, is_turned_over};
use super::pointing::{Point, Selection};
use super::settings::{LOUDEST, Settings};
use super::table::layout::Layout;
use super::table::motion::Passed;
use crate::games::{Kind, Spot};
use crate::themes::Mood;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPostUpdateSet;
use notes::{Note, Sound, VARIATIONS};

/// A button was pressed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pressed;

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
        let ambience = loudness(settings.ambience) * Air::of(settings.mood).loudness;
        Self { effects: loudness(settings.effects), ambience }
    }
}

/// What a room sounds like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Air {
    /// How loud, from 0 to 1.
    pub loudness: f32,
    /// How high; 1 is as it was made.
    pub pitch: f64,
}

impl Air {
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

/// Notes that are still to come.
#[derive(Resource, Default, Debug)]
struct Due(Vec<(Note, Passed)>);

/// Listening, in every frame after the menus.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
struct Listen;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Due>()
        .init_resource::<Loudness>()
        .add_message::<Pressed>()
        .add_message::<Played>()
        .configure_sets(PostUpdate, Listen.after(EguiPostUpdateSet::EndPass))
        .add_systems(PostUpdate, (set_loudness, listen, play_what_is_due).chain().in_set(Listen));
}

fn set_loudness(
    settings: Res<Settings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    mut loudness: ResMut<Loudness>,
) {
    let is_used = window.is_none_or(|window| window.focused);
    loudness.set_if_neq(Loudness::of(&settings, is_used));
}

/// Notes what is to be heard. It never asks for a frame: whatever sounds later sounds when something arrives.
fn listen(
    settings: Res<Settings>,
    selection: Res<Selection>,
    table: Option<Res<OnTable>>,
    mut happened: MessageReader<Happened>,
    mut pressed: MessageReader<Pressed>,
    mut points: MessageReader<Point>,
    counting: Res<Counting>,
    mut due: ResMut<Due>,
    mut picked_up: Local<Option<Spot>>,
    mut counted: Local<Option<usize>>,
) {
    if pressed.read().count() > 0 {
        due.add(notes::of_button());
    }
    let is_pointed = points.read().count() > 0;
    // Boards are not looked at where nothing can have happened.
    let table = table.filter(|_| !happened.is_empty() || selection.is_changed() || counting.is_changed());
    let before = *picked_up;
    if selection.is_changed() {
        *picked_up = selection.spots.first().copied();
    }
    let Some(table) = table else {
        if happened.read().count() > 0 {
            due.0.clear();
        }
        return;
    };
    let layout = Layout::of(table.round_shown().game());
    for event in happened.read() {
        match event {
            Happened::Begun => {
                due.0.clear();
                if is_turned_over(&table) {
                    due.0.extend(notes::of_reveal(layout, &table.board(), settings.motion()).into_iter().map(not_yet));
                }
            }
            Happened::Jumped | Happened::Left => due.0.clear(),
            Happened::Moved(events) => {
                // Whatever was under way has arrived.
                due.0.clear();
                due.0.extend(notes::of_move(layout, events, settings.motion()).into_iter().map(not_yet));
            }
            Happened::Ended(result) => {
                let after = due.0.iter().map(|(note, _)| note.after).fold(0.0, f32::max);
                due.add(notes::of_end(result.ending.winner().is_some(), after));
            }
            Happened::Changed | Happened::Refused(_) => {}
        }
    }
    // A stone of ZeN is not lifted: it stays, and a link goes out from it.
    if let Some(Spot::Square(square)) = picked_up.filter(|&now| Some(now) != before && layout.kind() != Kind::Torus) {
        due.add(notes::of_lift(layout, square));
    }
    if let Some(refused) = selection.refusal.as_ref().filter(|_| is_pointed) {
        let place = layout.spot(refused.at, table.played().round().game().to_move()).unwrap_or_default();
        due.0.extend(notes::of_refusal(place).map(not_yet));
    }
    // Of what is counted at once one is heard; what lay there counted already is not.
    let before = std::mem::replace(&mut *counted, counting.0.as_ref().map(|count| count.counted));
    if let (Some(count), Some(before)) = (&counting.0, before)
        && count.counted > before
        && let Some(&square) = count.astray.get(count.counted - 1)
    {
        due.add(notes::of_count(count.counted, layout.place(square)));
    }
}

impl Due {
    fn add(&mut self, note: Note) {
        self.0.push(not_yet(note));
    }
}

fn not_yet(note: Note) -> (Note, Passed) {
    (note, Passed::default())
}

fn play_what_is_due(
    time: Res<Time>,
    loudness: Res<Loudness>,
    table: Option<Res<OnTable>>,
    camera: Query<&GlobalTransform, With<TableCamera>>,
    mut due: ResMut<Due>,
    mut played: MessageWriter<Played>,
    mut counts: Local<[usize; Sound::ALL.len()]>,
) {
    if due.0.is_empty() {
        return;
    }
    let half = table.map_or(1.0, |table| Layout::of(table.round_shown().game()).half_board().max_element());
    let right = camera.iter().next().map_or(Vec3::X, |camera| camera.right().as_vec3());
    let seconds = time.delta_secs();
    due.0.retain_mut(|(note, passed)| {
        if note.after > 0.0 && passed.tick(seconds) < note.after {
            return true;
        }
        if loudness.effects > 0.0 {
            let count = &mut counts[note.sound as usize];
            *count += 1;
            played.write(Played {
                sound: note.sound,
                variation: *count % VARIATIONS,
                side: (right.dot(note.place) / half).clamp(-1.0, 1.0) * notes::FARTHEST,
                loudness: note.loudness * loudness.effects,
                pitch: note.pitch * notes::DETUNED[*count % notes::DETUNED.len()],
            });
        }
        false
    });
}
