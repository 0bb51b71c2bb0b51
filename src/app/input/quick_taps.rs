//! Lets a tap that is shorter than a frame last a whole frame.
//!
//! Bevy finds what lies under a finger once a frame. On slow machines the finger may be gone by then, so the end of its
//! touch is delayed by a frame.

use bevy::ecs::message::{MessageCursor, MessageUpdateSystems};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowEvent};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        First,
        (hold_quick_taps::<TouchInput>, hold_quick_taps::<WindowEvent>)
            .after(MessageUpdateSystems)
            .before(PickingSystems::Input),
    );
}

/// A message that may be about a touch.
trait MayTouch: Message + Clone {
    fn touch(&self) -> Option<&TouchInput>;
}

impl MayTouch for TouchInput {
    fn touch(&self) -> Option<&TouchInput> {
        Some(self)
    }
}

impl MayTouch for WindowEvent {
    fn touch(&self) -> Option<&TouchInput> {
        if let Self::TouchInput(touch) = self { Some(touch) } else { None }
    }
}

/// Delays the end of a touch that has begun in this frame until the next one.
fn hold_quick_taps<M: MayTouch>(
    mut messages: ResMut<Messages<M>>,
    mut cursor: Local<MessageCursor<M>>,
    mut held: Local<Vec<M>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let new: Vec<M> = cursor.read(&messages).cloned().collect();
    let phase_of = |message: &M, phase| message.touch().filter(|touch| touch.phase == phase).map(|touch| touch.id);
    let begun: Vec<u64> = new.iter().filter_map(|message| phase_of(message, TouchPhase::Started)).collect();
    let is_quick = |message: &M| phase_of(message, TouchPhase::Ended).is_some_and(|finger| begun.contains(&finger));
    if held.is_empty() && !new.iter().any(is_quick) {
        return;
    }
    // Older messages have been read by all readers, which read in every frame.
    messages.clear();
    messages.write_batch(held.drain(..));
    let (quick, others): (Vec<M>, Vec<M>) = new.into_iter().partition(is_quick);
    messages.write_batch(others);
    cursor.clear(&messages);
    if !quick.is_empty() {
        redraw.write(RequestRedraw);
    }
    held.extend(quick);
}
