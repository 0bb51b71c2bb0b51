//! Keyboard focus of the menus, and the input that egui receives from other devices.

use crate::app::audio::messages::ButtonPressed;
use crate::app::camera::view::TableCamera;
use crate::app::gameplay::active_match::{ActiveMatch, LessonStep};
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::lesson::LessonState;
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::input::device::ActiveDevice;
use crate::app::input::gamepad::{MenuKey, ReadGamepads};
use crate::app::platform::text_fields::TextFields;
use crate::app::state::dialogs::{EndNote, PendingConfirmation};
use crate::app::state::focus::{Focus, MenuPointer};
use crate::app::state::navigation::{Overlay, Phase, Screen};
use crate::app::state::settings::{Settings, SystemLanguage};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::{self, Controls, FocusTarget, Focused};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, Key, Memory, Modifiers, Order, pos2};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    let before_layout = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.init_resource::<Controls>()
        .init_resource::<FocusTrail>()
        .add_observer(attach_menus_to_camera)
        .add_systems(
            PreUpdate,
            (drop_repeated_modifiers, press_menu_keys.after(ReadGamepads))
                .after(before_layout.0)
                .before(before_layout.1),
        )
        .add_systems(PreUpdate, update_menu_pointer)
        .add_systems(EguiPrimaryContextPass, (begin.in_set(UiSystems::Begin), finish.in_set(UiSystems::Finish)));
}

/// The open layers, which decide which control gets the keyboard's focus.
#[derive(Clone, PartialEq, Debug)]
struct OpenLayers {
    screen: Screen,
    overlay: Overlay,
    confirmation: PendingConfirmation,
    /// Whether a note with buttons is shown below the board.
    has_note: bool,
    /// The step of a lesson that is on the table, and whether it is done. A new step takes the focus from the panel,
    /// where it was for the button to go on.
    lesson: Option<(LessonStep, bool)>,
}

impl OpenLayers {
    /// The layer of which a control gets the focus; `None` when only the board is open.
    fn focus(&self) -> Option<Order> {
        if self.overlay != Overlay::None || self.confirmation.0.is_some() || self.has_note {
            Some(Order::Foreground)
        } else if self.screen == Screen::Match {
            None
        } else {
            Some(Order::Middle)
        }
    }

    /// Whether nothing lies beneath: the menu or the table, with nothing over it but a note.
    fn is_lowest(&self) -> bool {
        matches!(self.screen, Screen::Menu | Screen::Match)
            && self.overlay == Overlay::None
            && self.confirmation.0.is_none()
    }

    /// Whether the keyboard can't be for the board. A note below the board shares it with the board: without a control
    /// that has the focus, the cursor has it.
    fn cover_board(&self) -> bool {
        self.screen != Screen::Match || self.overlay != Overlay::None || self.confirmation.0.is_some()
    }
}

/// Where the keyboard's focus is and was, so that it is not lost when a layer is closed or a control vanishes.
#[derive(Resource, Default, Debug)]
struct FocusTrail {
    /// The open layers.
    layers: Option<OpenLayers>,
    /// The control on them that had the focus last; `None` when a press elsewhere has taken it.
    focused: Option<Focused>,
    /// Whether that was a text field.
    is_text: bool,
    /// Whether a pass was requested because that control is gone.
    is_awaited: bool,
    /// The layers beneath, each with the control that had the focus there, the last one on top.
    beneath: Vec<(OpenLayers, Focused)>,
}

impl FocusTrail {
    /// Follows the layers. Returns to which control the focus goes when others are open than before.
    fn follow(&mut self, now: &OpenLayers) -> Option<FocusTarget> {
        if self.layers.as_ref() == Some(now) {
            return None;
        }
        let before = self.layers.replace(now.clone());
        let mut target = FocusTarget::First;
        let focused = self.focused.take();
        let is_match = |layers: &OpenLayers| layers.screen == Screen::Match;
        if before.as_ref().is_none_or(|before| is_match(before) != is_match(now)) {
            self.beneath.clear();
        } else if let Some(at) = self.beneath.iter().position(|(layers, _)| layers == now) {
            let left = self.beneath.drain(at..).next();
            target = left.map_or(target, |(_, focused)| FocusTarget::SameAs(focused));
        } else {
            self.beneath.extend(before.zip(focused));
        }
        if now.is_lowest() {
            // A sheet that is opened again later begins anew.
            self.beneath.clear();
        }
        Some(target)
    }
}

fn begin(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    phase: Option<Res<State<Phase>>>,
    confirmation: Res<PendingConfirmation>,
    end_note: Res<EndNote>,
    warning: Res<BlunderWarning>,
    counting: Res<RoundScoring>,
    active: Option<Res<ActiveMatch>>,
    lesson: Res<LessonState>,
    device: Res<ActiveDevice>,
    settings: Res<Settings>,
    system: Res<SystemLanguage>,
    mut trail: ResMut<FocusTrail>,
) -> Result {
    let context = contexts.ctx_mut()?;
    controls::begin(context, device.0, settings.language.unwrap_or(system.0));
    let over = phase.is_some_and(|phase| matches!(phase.get(), Phase::RoundOver | Phase::MatchOver));
    let step = active.as_ref().and_then(|active| active.lesson());
    let over = over && step.is_none();
    let chooses = active.is_some_and(|active| active.played().waits_for_answer_of_person());
    let now = OpenLayers {
        screen: *screen.get(),
        overlay: *overlay.get(),
        confirmation: *confirmation,
        has_note: over && end_note.is_shown() && !counting.goes_on() || chooses || warning.0.is_some(),
        lesson: step.map(|step| (step, lesson.is_done())),
    };
    let layer = now.focus();
    if let Some(target) = trail.follow(&now) {
        if layer.is_none() {
            context.memory_mut(|memory| memory.focused().map(|id| memory.surrender_focus(id)));
        }
        controls::want_focus(context, layer.map(|layer| (layer, target)));
    } else if let Some(layer) = layer.filter(|_| now.cover_board())
        && context.memory(|memory| memory.focused().is_none())
    {
        let target = match trail.focused.take() {
            // Escape has taken it from a text field; a second one goes back.
            Some(field) if trail.is_text => Some(FocusTarget::Beside(field)),
            Some(gone) => Some(FocusTarget::Nearest(gone)),
            None => is_arrow_pressed(context).then_some(FocusTarget::First),
        };
        if let Some(target) = target {
            controls::want_focus(context, Some((layer, target)));
        }
    }
    Ok(())
}

/// Whether an arrow key was pressed.
fn is_arrow_pressed(context: &Context) -> bool {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    context.input(|input| arrows.into_iter().any(|key| input.key_pressed(key)))
}

fn finish(
    mut contexts: EguiContexts,
    mut controls: ResMut<Controls>,
    mut text_fields: ResMut<TextFields>,
    mut focus: ResMut<Focus>,
    mut trail: ResMut<FocusTrail>,
    mut pressed: MessageWriter<ButtonPressed>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if Controls::clicked(context) {
        pressed.write(ButtonPressed);
    }
    controls.set_if_neq(Controls::of_last_pass(context));
    text_fields.set_if_neq(controls::text_fields_of_last_pass(context));
    let had_focus = controls::give_focus(context);
    let has_focus = context.memory(Memory::focused);
    let any = has_focus.is_some();
    let text = any && context.text_edit_focused();
    focus.set_if_neq(Focus { any, text });
    let is_elsewhere = context.input(|input| input.pointer.any_pressed() || input.pointer.any_click());
    let covers = trail.layers.as_ref().is_some_and(OpenLayers::cover_board);
    if had_focus.is_some() {
        (trail.focused, trail.is_text, trail.is_awaited) = (had_focus, text, false);
    } else if !any && (is_elsewhere || !covers) {
        trail.focused = None;
    } else if trail.focused.as_ref().is_some_and(|gone| has_focus.is_none_or(|id| id == gone.control))
        && !trail.is_awaited
    {
        // It has vanished or can't be used any more. Another control gets the focus in the next pass.
        trail.is_awaited = true;
        context.request_repaint();
    }
    Ok(())
}

/// Drops events that say that the same modifier keys are held as before: `bevy_egui` sends one in every frame, and egui
/// requests another frame after every event.
fn drop_repeated_modifiers(mut input: Single<&mut EguiInput>, mut last: Local<Option<Modifiers>>) {
    input.events.retain(|event| match event {
        Event::ModifiersChanged(modifiers) => last.replace(*modifiers) != Some(*modifiers),
        _ => true,
    });
}

/// Menus are drawn by the table's camera, which is the only camera.
fn attach_menus_to_camera(camera: On<Add, TableCamera>, mut commands: Commands) {
    commands.entity(camera.entity).insert(PrimaryEguiContext);
}

/// Sends a gamepad's buttons to egui as keys, because egui does not support gamepads.
fn press_menu_keys(mut keys: MessageReader<MenuKey>, mut menus: Query<&mut EguiInput>) {
    for key in keys.read() {
        let (key, modifiers) = match key {
            MenuKey::Left => (Key::ArrowLeft, Modifiers::NONE),
            MenuKey::Right => (Key::ArrowRight, Modifiers::NONE),
            MenuKey::Up => (Key::ArrowUp, Modifiers::NONE),
            MenuKey::Down => (Key::ArrowDown, Modifiers::NONE),
            MenuKey::PageUp => (Key::PageUp, Modifiers::NONE),
            MenuKey::PageDown => (Key::PageDown, Modifiers::NONE),
            MenuKey::Previous => (Key::Tab, Modifiers::SHIFT),
            MenuKey::Next => (Key::Tab, Modifiers::NONE),
            MenuKey::Enter => (Key::Enter, Modifiers::NONE),
            MenuKey::Escape => (Key::Escape, Modifiers::NONE),
        };
        for mut menus in &mut menus {
            let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            menus.events.extend([event(true), event(false)]);
        }
    }
}

/// Sets whether the menus use the pointer, and the function that finds out what they cover. The lower modules read
/// both.
fn update_menu_pointer(input: Res<EguiWantsInput>, mut contexts: EguiContexts, mut pointer: ResMut<MenuPointer>) {
    pointer.is_wanted = input.wants_any_pointer_input();
    if pointer.covers.is_none()
        && let Ok(context) = contexts.ctx_mut()
    {
        let context = context.clone();
        pointer.covers = Some(Arc::new(move |place| {
            let place = place / context.zoom_factor();
            context.layer_id_at(pos2(place.x, place.y)).is_some_and(|layer| layer.order != Order::Background)
        }));
    }
}
