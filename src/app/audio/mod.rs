//! Sound: follows the match and the selection, and sends a message for each sound that is played now.
//!
//! [`cues`] decides which sounds are played, and when; [`playback`] plays them.

pub mod cues;
pub mod messages;
pub mod playback;

use crate::app::audio::cues::{Sound, SoundCue, VARIATIONS};
use crate::app::audio::messages::{ButtonPressed, Listen, Loudness, Played};
use crate::app::camera::view::TableCamera;
use crate::app::gameplay::active_match::{ActiveMatch, is_turned_over};
use crate::app::gameplay::messages::MatchEvent;
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::gameplay::selection::{Point, Selection};
use crate::app::gameplay::show_again::ShownAgain;
use crate::app::geometry::layout::Layout;
use crate::app::geometry::timing::Passed;
use crate::app::state::settings::Settings;
use crate::games::Spot;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiPostUpdateSet;

/// Sounds that will be played later, each with the time that it has waited.
#[derive(Resource, Default, Debug)]
struct ScheduledSounds(Vec<(SoundCue, Passed)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScheduledSounds>()
        .init_resource::<Loudness>()
        .add_message::<ButtonPressed>()
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

/// Schedules the sounds of what happens. It requests no frames: a later sound belongs to the end of a motion, for which
/// frames are drawn anyway.
fn listen(
    settings: Res<Settings>,
    selection: Res<Selection>,
    active_match: Option<Res<ActiveMatch>>,
    mut match_events: MessageReader<MatchEvent>,
    mut shown_again: MessageReader<ShownAgain>,
    mut pressed: MessageReader<ButtonPressed>,
    mut points: MessageReader<Point>,
    counting: Res<RoundScoring>,
    mut due: ResMut<ScheduledSounds>,
    mut picked_up: Local<Option<Spot>>,
    mut counted: Local<Option<usize>>,
) {
    if pressed.read().count() > 0 {
        due.add(cues::for_button());
    }
    let is_pointed = points.read().count() > 0;
    // The board is not examined in frames in which nothing can have happened.
    let active_match = active_match.filter(|_| {
        !match_events.is_empty() || !shown_again.is_empty() || selection.is_changed() || counting.is_changed()
    });
    let before = *picked_up;
    if selection.is_changed() {
        *picked_up = selection.picked_up();
    }
    let Some(active_match) = active_match else {
        if match_events.read().count() > 0 {
            due.0.clear();
        }
        return;
    };
    let layout = Layout::of(active_match.game_shown());
    for event in match_events.read() {
        match event {
            MatchEvent::Begun => {
                due.0.clear();
                if is_turned_over(&active_match) {
                    due.0.extend(
                        cues::for_reveal(layout, &active_match.board(), settings.motion()).into_iter().map(not_yet),
                    );
                }
            }
            MatchEvent::Jumped | MatchEvent::Left => due.0.clear(),
            MatchEvent::Moved(events) => {
                // All motions before it have ended.
                due.0.clear();
                due.0.extend(cues::for_move(layout, events, settings.motion()).into_iter().map(not_yet));
            }
            MatchEvent::Ended(result) => {
                let after = due.0.iter().map(|(cue, _)| cue.after).fold(0.0, f32::max);
                due.add(cues::for_end(result.ending.winner().is_some(), after));
            }
            MatchEvent::Changed | MatchEvent::Annotated | MatchEvent::Refused(_) | MatchEvent::EditRefused(_) => {}
        }
    }
    for shown in shown_again.read() {
        due.0.clear();
        due.0.extend(cues::for_move(layout, &shown.events, settings.motion()).into_iter().map(not_yet));
    }
    if let Some(Spot::Square(square)) = picked_up.filter(|&now| Some(now) != before && layout.lifts_pieces()) {
        due.add(cues::for_lift(layout, square));
    }
    if let Some(refused) = selection.refusal.as_ref().filter(|_| is_pointed) {
        let place = layout.spot(refused.at, active_match.position().to_move()).unwrap_or_default();
        due.0.extend(cues::for_refusal(place).map(not_yet));
    }
    // Pieces that are counted in one frame make one sound together; pieces that were counted before make none again.
    let before = std::mem::replace(&mut *counted, counting.0.as_ref().map(|count| count.counted));
    if let (Some(count), Some(before)) = (&counting.0, before)
        && count.counted > before
        && let Some(&square) = count.outside_largest.get(count.counted - 1)
    {
        due.add(cues::for_count(count.counted, layout.place(square)));
    }
}

impl ScheduledSounds {
    fn add(&mut self, cue: SoundCue) {
        self.0.push(not_yet(cue));
    }
}

fn not_yet(cue: SoundCue) -> (SoundCue, Passed) {
    (cue, Passed::default())
}

fn play_what_is_due(
    time: Res<Time>,
    loudness: Res<Loudness>,
    active_match: Option<Res<ActiveMatch>>,
    camera: Query<&GlobalTransform, With<TableCamera>>,
    mut due: ResMut<ScheduledSounds>,
    mut played: MessageWriter<Played>,
    mut counts: Local<[usize; Sound::ALL.len()]>,
) {
    if due.0.is_empty() {
        return;
    }
    let half =
        active_match.map_or(1.0, |active_match| Layout::of(active_match.game_shown()).half_board().max_element());
    let right = camera.iter().next().map_or(Vec3::X, |camera| camera.right().as_vec3());
    let seconds = time.delta_secs();
    due.0.retain_mut(|(cue, passed)| {
        if cue.after > 0.0 && passed.tick(seconds) < cue.after {
            return true;
        }
        if loudness.effects > 0.0 {
            let count = &mut counts[cue.sound as usize];
            *count += 1;
            played.write(Played {
                sound: cue.sound,
                variation: *count % VARIATIONS,
                side: (right.dot(cue.place) / half).clamp(-1.0, 1.0) * cues::FARTHEST,
                loudness: cue.loudness * loudness.effects,
                pitch: cue.pitch * cues::DETUNED[*count % cues::DETUNED.len()],
            });
        }
        false
    });
}
