//! What players who listen cost in a frame: nothing is described while nobody listens, and the board only when what it
//! says has changed. The test also takes the times; how long something takes is asserted nowhere.

use crate::app::camera::view::TableCamera;
use crate::app::gameplay::messages::{Intent, MatchEvent};
use crate::app::gameplay::narration;
use crate::app::gameplay::selection::Selection;
use crate::app::platform::assistive::DescribedTree;
use crate::app::platform::launch::CommandLine;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::{ai, audio, gameplay, state, storage};
use crate::games::torus::Size;
use crate::games::{Kind, Spot, Square};
use crate::session::{GameTerms, Match, Terms};
use accesskit::{Node, NodeId, Role, Tree, TreeId, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy_egui::{EguiContext, EguiOutput, EguiUserTextures, PrimaryEguiContext};
use std::env;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The environment variable in which the number of frames is set that are timed. Without it there is only a short
/// trial.
const FRAMES_VARIABLE: &str = "ZEN_TABLE_FRAMES";

/// The schedules of a frame in which something is done for players who listen.
fn run_frame(app: &mut App) {
    for label in [PreUpdate.intern(), Update.intern(), PostUpdate.intern()] {
        app.world_mut().run_schedule(label);
    }
}

/// The largest board, with a stone on every other cell.
fn largest() -> Match {
    let game = GameTerms::Torus { size: Size::new(19).expect("the largest size"), balanced_opening: false };
    let mut played = Match::new(Terms { game, ..Terms::usual(Kind::Torus) }).expect("terms that can be played");
    let board = played.round().game().board();
    for square in board.squares().filter(|square| (square.column + square.row) % 2 == 0) {
        let name = played.round().game().square_name(square);
        played.play(&name).expect("an empty cell");
    }
    played
}

/// The largest board on the table, and of all systems only those that this module and the narration add.
fn alone() -> (App, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let mut app = App::new();
    app.insert_resource(CommandLine { data: Some(folder.path().to_owned()), ..CommandLine::default() }).add_plugins((
        MinimalPlugins,
        StatesPlugin,
        (state::plugin, gameplay::plugin, ai::plugin, storage::plugin, audio::plugin),
    ));
    app.update();
    app.world_mut().write_message(Navigate::To(Screen::Menu));
    app.update();
    app.world_mut().write_message(Intent::Resume(Box::new(largest())));
    for _ in 0..4 {
        app.update();
    }
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<DescribedTree>()
        .init_resource::<EguiUserTextures>()
        .add_message::<ActionRequest>();
    let camera = (TableCamera, Camera::default(), GlobalTransform::IDENTITY);
    app.world_mut().spawn((camera, EguiContext::default(), PrimaryEguiContext));
    app.insert_resource(Schedules::new());
    for label in [PreUpdate.intern(), Update.intern(), PostUpdate.intern()] {
        app.init_schedule(label);
    }
    (app, folder)
}

/// The middle time of some frames, each of which begins with `prepare`, which is not timed.
fn timed(app: &mut App, frames: usize, prepare: impl Fn(&mut World)) -> Duration {
    let mut times: Vec<_> = (0..frames)
        .map(|_| {
            prepare(app.world_mut());
            let begun = Instant::now();
            run_frame(app);
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[times.len() / 2]
}

fn nothing(_: &mut World) {}

/// A move has arrived.
fn move_arrives(world: &mut World) {
    let mut events = world.resource_mut::<Messages<MatchEvent>>();
    events.clear();
    events.write(MatchEvent::Moved(Vec::new()));
}

/// egui has described its controls: here a window with nothing in it.
fn menus_are_described(world: &mut World) {
    let window = NodeId(10);
    let update = TreeUpdate {
        nodes: vec![(window, Node::new(Role::Window))],
        tree: Some(Tree::new(window)),
        tree_id: TreeId::ROOT,
        focus: window,
    };
    let mut output = world.query::<&mut EguiOutput>().single_mut(world).expect("one context");
    output.platform_output.accesskit_update = Some(update);
    world.resource_mut::<Messages<MatchEvent>>().clear();
}

/// The same when a piece is picked up, or let go of, that was not in the frame before.
fn selection_changes(world: &mut World) {
    menus_are_described(world);
    let picked_up = Spot::Square(Square::new(0, 0));
    let mut selection = world.resource_mut::<Selection>();
    selection.spots = if selection.spots.is_empty() { vec![picked_up] } else { Vec::new() };
}

#[test]
fn nothing_is_described_while_nobody_listens_and_frames_are_timed() {
    let frames = env::var(FRAMES_VARIABLE).ok().and_then(|count| count.parse().ok()).unwrap_or(10);
    let (mut app, _folder) = alone();
    timed(&mut app, 5, nothing);
    let empty = timed(&mut app, frames, nothing);
    super::plugin(&mut app);
    narration::plugin(&mut app);
    timed(&mut app, 5, nothing);
    let at_rest = timed(&mut app, frames, nothing);
    let with_move = timed(&mut app, frames, move_arrives);
    assert!(app.world().resource::<DescribedTree>().0.is_none(), "nobody listens");

    app.world().resource::<AccessibilityRequested>().set(true);
    timed(&mut app, 1, menus_are_described);
    let heard = app.world().resource::<DescribedTree>().0.as_ref().map(|tree| tree.nodes.len());
    assert!(heard.is_some_and(|nodes| nodes > 19 * 19), "every cell is described: {heard:?}");
    let the_same = timed(&mut app, frames, menus_are_described);
    let another = timed(&mut app, frames, selection_changes);

    let more = |time: Duration| time.saturating_sub(empty).as_secs_f64() * 1e6;
    println!("| ZeN, 19×19, half full | microseconds a frame |\n|---|---:|");
    for (what, time) in [
        ("nobody listens, at rest", at_rest),
        ("nobody listens, a move arrives", with_move),
        ("a program listens, the board says the same as before", the_same),
        ("a program listens, the board says something else", another),
    ] {
        println!("| {what} | {:.0} |", more(time));
    }
}
