//! Rounds in the game without its window: clocks, announcements, counting, looking back, blind set-ups and take-backs.

mod announcing;
mod blind;
mod clock;
mod counting;
mod looking_back;

use super::*;
use std::sync::Arc;
use zen_table::app::ai::config::AiConfig;
use zen_table::app::ai::opponent::Computers;
use zen_table::app::audio::cues::Sound;
use zen_table::app::audio::messages::Played;
use zen_table::app::gameplay::blunder_warning::{BlunderWarning, HeldBackMove};
use zen_table::app::gameplay::messages::AiRequest;
use zen_table::app::gameplay::round_scoring::RoundScoring;
use zen_table::app::gameplay::selection::Announcement;
use zen_table::app::gameplay::take_back::take_back;
use zen_table::app::gameplay::zener_setup::PendingZenerSetup;
use zen_table::app::state::dialogs::PendingConfirmation;
use zen_table::games::zen::{Announcing, Threat, Variant};
use zen_table::search::{Finding, Level};
use zen_table::session::record::ron;
use zen_table::session::{Clock, SetupMethod};

/// The time of one frame of these programs, which does not depend on the machine.
const FRAME: Duration = Duration::from_millis(100);

/// The player who moves K1-H4 wins, and one black pawn is then outside Black's largest group (figure 2 of the rulebook,
/// one move earlier).
const BEFORE: &str = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";

/// A program whose frames all last `FRAME`, with a temporary folder of its own.
fn steady() -> (App, TempDir) {
    let folder = TempDir::new().unwrap();
    let app = program_with(folder.path(), |app| {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    });
    (app, folder)
}

/// Points at the squares of a move.
fn point_out(app: &mut App, text: &str) {
    for spot in game(app).path(text) {
        send(app, Point::At(spot));
    }
}

fn resume(app: &mut App, game: GameTerms, position: &str) {
    let length = if game.has_points() { Length::FirstTo(7) } else { Length::Single };
    let begun = Match::from_position(Terms { game, length, ..Terms::usual(Kind::Zen) }, position).unwrap();
    send(app, Intent::Resume(Box::new(begun)));
}

#[test]
fn the_other_side_is_asked_before_a_move_is_taken_back_if_so_agreed() {
    let (mut app, _folder) = steady();
    send(&mut app, Intent::Begin(Terms::usual(Kind::Enso)));
    play(&mut app, 1);
    let (agree, mut confirmation) =
        (Settings { agree_on_take_backs: true, ..Settings::default() }, PendingConfirmation::default());
    assert!(matches!(take_back(table(&app), &Settings::default(), &mut confirmation), Some(Intent::Undo)));
    assert_eq!(confirmation, PendingConfirmation(None));
    assert!(take_back(table(&app), &agree, &mut confirmation).is_none());
    assert_ne!(confirmation, PendingConfirmation(None), "it is Black's move, and White is asked");
    let computer = Seat::computer("Grace", 1);
    send(&mut app, Intent::Reseat { seat: 1, new: computer });
    let mut confirmation = PendingConfirmation::default();
    assert!(matches!(take_back(table(&app), &agree, &mut confirmation), Some(Intent::Undo)), "a computer is not asked");
}

#[test]
fn four_at_a_table_take_turns_in_every_game() {
    for kind in Kind::ALL {
        let (mut app, _folder) = steady();
        let seats: Vec<_> = ["Ada", "Grace", "Edsger", "Barbara"].map(Seat::person).into();
        send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(kind) }));
        let mut names = Vec::new();
        while names.len() < 8 && matches!(played(&app).pending(), Pending::Move { .. }) {
            let name = played(&app).seat_on_turn().unwrap().name.clone();
            if names.last() != Some(&name) {
                names.push(name);
            }
            let first = game(&app).choices(&[]).next[0];
            let path = [Some(first), game(&app).choices(&[first]).next.first().copied()];
            for spot in path.into_iter().flatten() {
                send(&mut app, Point::At(spot));
            }
        }
        assert_eq!(names[..4], names[4..8], "{kind:?}: {names:?}");
        let mut all: Vec<_> = names[..4].to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 4, "{kind:?}: {names:?}");
    }
}
