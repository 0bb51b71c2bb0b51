//! The tree of accessibility: what egui says of its controls, beside it the board as a grid of squares, and what has
//! happened as texts that are announced.
//!
//! It is made only while an assistive program listens.

mod announcements;
mod board;
mod complete;
#[cfg(test)]
mod costs;
mod nodes;
mod requests;
#[cfg(test)]
mod tests;

use crate::app::camera::projector::BoardProjector;
use crate::app::gameplay::active_match::{ActiveMatch, board_is_uncovered};
use crate::app::gameplay::narration::Narration;
use crate::app::gameplay::selection::Selection;
use crate::app::platform::assistive::DescribedTree;
use crate::app::state::dialogs::{PendingConfirmation, nothing_to_confirm};
use crate::app::state::focus::Focus;
use crate::app::state::navigation::{Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::{Settings, View};
use crate::app::ui::assistive::board::BoardMemory;
use crate::app::ui::theme::controls;
use accesskit::Action;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Event;
use bevy_egui::{EguiContexts, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext};
#[cfg(test)]
pub(super) use tests::nameless;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (switch, pass_to_menus).after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(Update, board::act.in_set(AppSystems::Input).run_if(board_is_uncovered.and_then(nothing_to_confirm)))
    .add_systems(PostUpdate, describe.after(EguiPostUpdateSet::ProcessOutput));
}

/// Has egui describe its controls while somebody listens, and only then.
fn switch(requested: Res<AccessibilityRequested>, mut contexts: EguiContexts, mut is_on: Local<bool>) {
    let wanted = requested.get();
    if *is_on == wanted {
        return;
    }
    if let Ok(context) = contexts.ctx_mut() {
        if wanted {
            context.enable_accesskit();
        } else {
            context.disable_accesskit();
        }
        *is_on = wanted;
    }
}

/// Passes to egui what is asked of its controls. What is asked of the board takes the keyboard's focus from them.
fn pass_to_menus(
    mut requests: MessageReader<ActionRequest>,
    mut menus: Query<&mut EguiInput, With<PrimaryEguiContext>>,
    mut contexts: EguiContexts,
    mut texts: Local<Vec<accesskit::ActionRequest>>,
    mut focus: ResMut<Focus>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (Ok(mut menus), Ok(context)) = (menus.single_mut(), contexts.ctx_mut()) else { return };
    let mut asked: Vec<Event> = texts.drain(..).flat_map(|request| requests::events(&request)).collect();
    for ActionRequest(request) in requests.read() {
        let has_focus = context.memory(|memory| memory.focused().map(|id| id.accesskit_id()));
        let is_of_board = board::spot(request.target_node).is_some();
        let moves_focus = matches!(request.action, Action::Focus | Action::Click);
        if moves_focus {
            // A key that is pressed in the same frame is meant for what has been gone to.
            focus.set_if_neq(Focus { any: !is_of_board, ..*focus });
        }
        let leaves_control = is_of_board && moves_focus || request.action == Action::Focus;
        if leaves_control && has_focus != Some(request.target_node) {
            // If the control that is left kept the focus until the next one is laid out, a key in this frame would
            // press both.
            context.memory_mut(|memory| memory.focused().map(|id| memory.surrender_focus(id)));
        }
        if is_of_board {
            continue;
        }
        if requests::text(request).is_some() && has_focus != Some(request.target_node) {
            // A field takes text in the frame after that in which it gets the focus.
            let focus = accesskit::ActionRequest { action: Action::Focus, data: None, ..request.clone() };
            asked.push(Event::AccessKitActionRequest(focus));
            texts.push(request.clone());
            redraw.write(RequestRedraw);
        } else {
            asked.extend(requests::events(request));
        }
    }
    if !asked.is_empty() {
        // Who types and then presses Enter means what has been typed.
        menus.events.splice(0..0, asked);
    }
}

/// Completes the tree that egui has made in this frame, if it has.
fn describe(
    mut menus: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
    mut contexts: EguiContexts,
    mut described: ResMut<DescribedTree>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    confirmation: Res<PendingConfirmation>,
    active_match: Option<Res<ActiveMatch>>,
    selection: Res<Selection>,
    (narration, settings): (Res<Narration>, Res<Settings>),
    (mut heard_after, mut memory): (Local<Option<u64>>, Local<BoardMemory>),
    finder: BoardProjector,
) -> Result {
    let Ok(mut output) = menus.single_mut() else { return Ok(()) };
    if output.platform_output.accesskit_update.is_none() {
        *heard_after = None;
        return Ok(());
    }
    let Some(update) = output.platform_output.accesskit_update.take() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let (language, zoom) = (controls::language(context), context.zoom_factor());
    let is_open = *screen.get() == Screen::Match && *overlay.get() == Overlay::None && confirmation.0.is_none();
    let squares = || finder.squares().into_iter().map(|(square, at)| (square, at / zoom)).collect();
    let mut board = active_match
        .filter(|_| is_open)
        .map(|active_match| {
            memory.describe(
                &active_match,
                &selection,
                language,
                (settings.view == View::Text, finder.view(), zoom),
                squares,
            )
        })
        .unwrap_or_default();
    // What was said before anybody listened is over.
    let heard_after = *heard_after.get_or_insert_with(|| narration.last().map_or(0, |last| last.number));
    for (id, node) in announcements::describe(&narration, heard_after, language) {
        board.outermost.push(id);
        board.nodes.push((id, node));
    }
    described.0 = Some(complete::complete(update, board, language.tag()));
    Ok(())
}
