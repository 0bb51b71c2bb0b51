//! The state machines: which screen is shown, what lies over it, and what the match on the table is doing.

use crate::app::state::schedule::AppSystems;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Which screen is shown.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Screen {
    /// Assets are being loaded.
    #[default]
    Loading,
    /// An asset could not be loaded; the screen names it.
    Failed,
    /// The main menu.
    Menu,
    /// Choosing a game, its options and seats.
    NewGame,
    /// The lessons of all games.
    Learn,
    /// The list of saved matches.
    Saved,
    /// The results against computers.
    Statistics,
    /// A match is on the table.
    Match,
}

/// What lies over the screen, and stops the game beneath.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The pause menu of a match.
    Pause,
    /// The players of the match.
    Players,
    /// What is said of the position that is shown.
    Comment,
    /// The match or the position that is shown is copied, or saved as a file.
    Export,
    /// The pieces of Zener are being arranged.
    ZenerSetup,
    /// A position is being set up by hand.
    PositionEditor,
    /// The settings.
    Settings,
    /// Keys, buttons and gestures of the game.
    Controls,
    /// The rules of a game.
    Rules,
    /// Who made the games and what is in this edition.
    Credits,
}

/// What the match on the table is doing.
#[derive(SubStates, Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[source(Screen = Screen::Match)]
pub enum Phase {
    /// A person is to move or to choose a side.
    #[default]
    Choosing,
    /// A computer is to move or to choose a side.
    Thinking,
    /// Pieces are moving.
    Animating,
    /// An earlier position is shown.
    LookingBack,
    /// The round is over; another follows.
    RoundOver,
    /// The match is over.
    MatchOver,
}

/// The overlays beneath the open one, to which Esc goes back, the last one on top.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct OverlayStack(Vec<Overlay>);

/// A request of menus or keys to change screen or overlay.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Navigate {
    /// To another screen, with nothing over it.
    To(Screen),
    /// An overlay over what is shown.
    Over(Overlay),
    /// One step back: the overlay before, the screen itself, the screen before.
    Back,
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Overlay>()
        .add_sub_state::<Phase>()
        .init_resource::<OverlayStack>()
        .add_message::<Navigate>()
        .add_systems(Update, (navigate, change_at_once.run_if(something_changes)).chain().in_set(AppSystems::Navigate));
}

/// Whether a state is about to change.
fn something_changes(
    screen: Res<NextState<Screen>>,
    overlay: Res<NextState<Overlay>>,
    phase: Option<Res<NextState<Phase>>>,
) -> bool {
    !matches!(*screen, NextState::Unchanged)
        || !matches!(*overlay, NextState::Unchanged)
        || phase.is_some_and(|phase| !matches!(*phase, NextState::Unchanged))
}

/// Changes states in the frame of the request. Bevy would do so at the beginning of the next frame, and every press
/// would take effect a frame later.
fn change_at_once(world: &mut World) {
    world.run_schedule(StateTransition);
    // Systems that have read the states earlier in this frame need another frame.
    world.write_message(RequestRedraw);
}

fn navigate(
    mut requests: MessageReader<Navigate>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut stack: ResMut<OverlayStack>,
    mut next_screen: ResMut<NextState<Screen>>,
    mut next_overlay: ResMut<NextState<Overlay>>,
) {
    // The overlay after all requests before this one.
    let mut over = match *next_overlay {
        NextState::Pending(pending) | NextState::PendingIfNeq(pending) => pending,
        NextState::Unchanged => *overlay.get(),
    };
    for request in requests.read() {
        match *request {
            Navigate::To(wanted) => {
                stack.0.clear();
                over = Overlay::None;
                (*next_screen).set_if_neq(wanted);
            }
            Navigate::Over(wanted) => {
                stack.0.push(over);
                over = wanted;
            }
            Navigate::Back if over != Overlay::None => over = stack.0.pop().unwrap_or_default(),
            Navigate::Back => match screen.get() {
                Screen::NewGame | Screen::Learn | Screen::Saved | Screen::Statistics => {
                    (*next_screen).set_if_neq(Screen::Menu);
                }
                Screen::Match => {
                    stack.0.push(Overlay::None);
                    over = Overlay::Pause;
                }
                Screen::Loading | Screen::Failed | Screen::Menu => {}
            },
        }
        (*next_overlay).set_if_neq(over);
    }
}
