//! Keyboard focus of the menus, and the input that egui receives from other devices.

use crate::app::audio::messages::ButtonPressed;
use crate::app::camera::view::TableCamera;
use crate::app::gameplay::active_match::{ActiveMatch, LessonStep};
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::lesson::LessonState;
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::input::device::ActiveDevice;
use crate::app::input::gamepad::{MenuKey, ReadGamepads};
use crate::app::state::dialogs::{EndNote, PendingConfirmation};
use crate::app::state::focus::{Focus, MenuPointer};
use crate::app::state::navigation::{Overlay, Phase, Screen};
use crate::app::state::settings::{Settings, SystemLanguage};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Controls};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Event, Key, Modifiers, Order, pos2};
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{EguiContexts, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext};
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    let before_layout = (EguiPreUpdateSet::ProcessInput, EguiPreUpdateSet::BeginPass);
    app.init_resource::<Controls>()
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
    /// The layer whose first control gets the focus; `None` when only the board is open.
    fn focus(&self) -> Option<Order> {
        if self.overlay != Overlay::None || self.confirmation.0.is_some() || self.has_note {
            Some(Order::Foreground)
        } else if self.screen == Screen::Match {
            None
        } else {
            Some(Order::Middle)
        }
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
    mut before: Local<Option<OpenLayers>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    widgets::begin(context, device.0, settings.language.unwrap_or(system.0));
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
    if before.as_ref() != Some(&now) {
        let focus = now.focus();
        if focus.is_none() {
            context.memory_mut(|memory| memory.focused().map(|id| memory.surrender_focus(id)));
        }
        widgets::give_focus(context, focus);
        *before = Some(now);
    } else if now.focus().is_some() && is_arrow_without_focus(context) {
        widgets::give_focus(context, now.focus());
    }
    Ok(())
}

/// Whether an arrow key was pressed while no control has the focus, so that there is none to move on from.
fn is_arrow_without_focus(context: &Context) -> bool {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let pressed = context.input(|input| arrows.into_iter().any(|key| input.key_pressed(key)));
    pressed && context.memory(|memory| memory.focused().is_none())
}

fn finish(
    mut contexts: EguiContexts,
    mut controls: ResMut<Controls>,
    mut focus: ResMut<Focus>,
    mut pressed: MessageWriter<ButtonPressed>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if Controls::clicked(context) {
        pressed.write(ButtonPressed);
    }
    controls.set_if_neq(Controls::of_last_pass(context));
    let any = context.memory(|memory| memory.focused().is_some());
    focus.set_if_neq(Focus { any, text: any && context.text_edit_focused() });
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
