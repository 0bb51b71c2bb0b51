//! Computers in a match without a window: answers, hints, warnings, results.

mod analysing;
mod answering;
mod changing_seats;
mod counting;
mod helping;
mod reviewing;
mod watching;

use super::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use zen_table::app::ai::config::AiConfig;
use zen_table::app::ai::hint::Hint;
use zen_table::app::ai::notice::AiNotice;
use zen_table::app::ai::opponent::Computers;
use zen_table::app::ai::request::SearchRequest;
use zen_table::app::ai::thread_runner as runner;
use zen_table::app::ai::thread_runner::{SearchHandle, Think};
use zen_table::app::gameplay::blunder_warning::BlunderWarning;
use zen_table::app::gameplay::messages::AiRequest;
use zen_table::app::gameplay::statistics::AiStatistics;
use zen_table::games::torus::Size;
use zen_table::search::{Finding, Level};
use zen_table::session::results::{MeanAccuracy, Results, Tally};

/// The default configuration, but without the pauses that let people follow the moves.
fn at_once() -> AiConfig {
    AiConfig { readable: false, ..AiConfig::default() }
}

fn thinking(think: impl Fn(&SearchRequest, &SearchHandle) -> Option<Finding> + Send + Sync + 'static) -> AiConfig {
    let think: Arc<Think> = Arc::new(think);
    AiConfig { think, ..at_once() }
}

/// A program whose computers use this configuration.
fn program_thinking(folder: &Path, config: AiConfig) -> App {
    program_with(folder, |app| {
        app.insert_resource(config);
    })
}

/// A program with a temporary folder of its own, whose computers use this configuration.
fn alone_thinking(config: AiConfig) -> (App, TempDir) {
    let folder = TempDir::new().unwrap();
    (program_thinking(folder.path(), config), folder)
}

fn by_person(app: &App) -> bool {
    played(app).seat_on_turn().is_some_and(|seat| seat.by.level().is_none())
}

/// Runs frames for a while, during which nothing should happen.
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
fn first_move(request: &SearchRequest, score: i32) -> Option<Finding> {
    Some(Finding::of_move(1, score, 1, request.game.legal_moves().swap_remove(0)))
}
