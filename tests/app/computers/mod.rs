//! Computers at the table without its window: answers, hints, warnings, results.

mod answering;
mod changing_seats;
mod counting;
mod helping;
mod watching;

use super::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use zen_table::app::guard::Warning;
use zen_table::app::results::Counted;
use zen_table::app::thinking::question::Question;
use zen_table::app::thinking::runner::{self, Pulse, Think};
use zen_table::app::thinking::{Ask, Computers, Hint, Manner, Notice};
use zen_table::games::torus::Size;
use zen_table::search::{Finding, Level};
use zen_table::session::results::Tally;

/// The usual way to think, and at once.
fn at_once() -> Manner {
    Manner { readable: false, ..Manner::default() }
}

fn thinking(think: impl Fn(&Question, &Pulse) -> Option<Finding> + Send + Sync + 'static) -> Manner {
    let think: Arc<Think> = Arc::new(think);
    Manner { think, ..at_once() }
}

/// A program whose computers think in this manner.
fn program_thinking(folder: &Path, manner: Manner) -> App {
    program_with(folder, |app| {
        app.insert_resource(manner);
    })
}

/// A program whose folder goes with it, and whose computers think in this manner.
fn alone_thinking(manner: Manner) -> (App, TempDir) {
    let folder = TempDir::new().unwrap();
    (program_thinking(folder.path(), manner), folder)
}

fn by_person(app: &App) -> bool {
    played(app).seat_on_turn().is_some_and(|seat| seat.by.level().is_none())
}

/// Lets frames pass for a while in which nothing is to happen.
fn idle(app: &mut App) {
    for _ in 0..50 {
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
}

/// A person against a computer of this level; the person is player one.
fn against(kind: Kind, level: u8) -> Terms {
    let seats = vec![Seat::person("Ada"), Seat::of_level(Level::new(level).unwrap())];
    Terms { seats, seed: 7, ..Terms::usual(kind) }
}

/// The first legal move, found at once.
fn first_move(question: &Question, score: i32) -> Option<Finding> {
    Some(Finding { depth: 1, score, nodes: 1, principal_variation: vec![question.game.legal_moves().swap_remove(0)] })
}
