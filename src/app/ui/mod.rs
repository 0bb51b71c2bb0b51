//! Menus and everything around the board, in egui.
//!
//! Everything here reads [`OnTable`] and its friends and writes messages. The schedule may run twice in
//! one frame, so nothing is counted in it.
//!
//! - `theme`, `controls`, `marks`, `sheet`: how things look and where they lie;
//! - `loading`, `menu`, `new_game`, `saved`: whole screens;
//! - `pause`, `seats`, `draft`, `settings`, `handling`, `rules`, `credits`, `ask`: sheets over them;
//! - `hud`, `turn`, `sides`, `move_list`, `toast`, `notes`, `count`, `faces`, `arrows`, `unsaved`: around the board and over it; `instruction` and
//!   `words`: what is said there; `clock`, `figure`: choosing and telling times, small boards.

mod arrows;
mod ask;
mod clock;
pub mod controls;
mod count;
mod credits;
mod draft;
mod faces;
mod figure;
mod handling;
mod hud;
mod instruction;
pub mod loading;
mod marks;
mod menu;
mod move_list;
mod new_game;
pub mod notes;
mod pause;
mod rules;
mod saved;
mod seats;
mod settings;
mod sheet;
mod sides;
mod theme;
mod toast;
mod turn;
mod unsaved;
mod words;

pub use ask::{Asking, Question, nothing_is_asked, take_back};
pub use controls::Controls;
pub use toast::News;

use super::counting::Counting;
use super::device::LastUsed;
use super::guard::Warning;
use super::play::{Intent, OnTable};
use super::screen::{Go, Overlay, Phase, Screen};
use super::sound::Pressed;
use super::thinking::Ask;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Context, Key, Order};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use notes::EndNote;

/// What is laid out in one pass of the menus, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum UiSystems {
    /// Before everything.
    Begin,
    /// Screens and what is around the board.
    Screens,
    /// Sheets over them.
    Overlays,
    /// After everything.
    Finish,
}

/// What in the menus has the keyboard.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Focus {
    /// Some control has it.
    pub any: bool,
    /// A field for text has it: letters are not for the game.
    pub text: bool,
}

/// What a control may send.
#[derive(SystemParam)]
struct Wishes<'w> {
    go: MessageWriter<'w, Go>,
    intents: MessageWriter<'w, Intent>,
    asks: MessageWriter<'w, Ask>,
    asking: ResMut<'w, Asking>,
}

pub(super) fn plugin(app: &mut App) {
    use UiSystems::{Begin, Finish, Overlays, Screens};
    app.init_resource::<Controls>()
        .init_resource::<Focus>()
        .configure_sets(EguiPrimaryContextPass, (Begin, Screens, Overlays, Finish).chain())
        .add_systems(EguiPrimaryContextPass, (begin.in_set(Begin), finish.in_set(Finish)))
        .add_plugins((theme::plugin, loading::plugin, menu::plugin, new_game::plugin, saved::plugin))
        .add_plugins((pause::plugin, settings::plugin, handling::plugin, rules::plugin, credits::plugin, ask::plugin))
        .add_plugins((seats::plugin, hud::plugin, toast::plugin, notes::plugin, arrows::plugin))
        .add_plugins((count::plugin, draft::plugin, faces::plugin, unsaved::plugin));
}

/// What is open, as far as it decides who gets the keyboard.
#[derive(Clone, PartialEq, Debug)]
struct Opened {
    screen: Screen,
    overlay: Overlay,
    asking: Asking,
    /// A note with buttons lies on the board.
    noted: bool,
}

impl Opened {
    /// The layer whose first control gets the focus; on the bare board it is nobody's.
    fn focus(&self) -> Option<Order> {
        if self.overlay != Overlay::None || self.asking.0.is_some() || self.noted {
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
    asking: Res<Asking>,
    end_note: Res<EndNote>,
    warning: Res<Warning>,
    counting: Res<Counting>,
    table: Option<Res<OnTable>>,
    used: Res<LastUsed>,
    mut before: Local<Option<Opened>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    controls::begin(context, used.0);
    let over = phase.is_some_and(|phase| matches!(phase.get(), Phase::RoundOver | Phase::MatchOver));
    let chooses = table.is_some_and(|table| notes::asks_a_person(table.played()));
    let now = Opened {
        screen: *screen.get(),
        overlay: *overlay.get(),
        asking: *asking,
        noted: over && end_note.is_shown() && !counting.goes_on() || chooses || warning.0.is_some(),
    };
    if before.as_ref() != Some(&now) {
        let focus = now.focus();
        if focus.is_none() {
            context.memory_mut(|memory| memory.focused().map(|id| memory.surrender_focus(id)));
        }
        controls::give_focus(context, focus);
        *before = Some(now);
    } else if now.focus().is_some() && loses_its_way(context) {
        controls::give_focus(context, now.focus());
    }
    Ok(())
}

/// Whether an arrow was pressed while nothing has the focus, from which it could move on.
fn loses_its_way(context: &Context) -> bool {
    let arrows = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let pressed = context.input(|input| arrows.into_iter().any(|key| input.key_pressed(key)));
    pressed && context.memory(|memory| memory.focused().is_none())
}

fn finish(
    mut contexts: EguiContexts,
    mut controls: ResMut<Controls>,
    mut focus: ResMut<Focus>,
    mut pressed: MessageWriter<Pressed>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if Controls::clicked(context) {
        pressed.write(Pressed);
    }
    controls.set_if_neq(Controls::noted(context));
    let any = context.memory(|memory| memory.focused().is_some());
    focus.set_if_neq(Focus { any, text: any && context.text_edit_focused() });
    Ok(())
}
