//! The results of games against computers: counted when a round ends, saved next to the settings.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::MatchEvent;
use crate::app::state::schedule::AppSystems;
use crate::games::{Kind, Player};
use crate::search::Level;
use crate::session::results::{GameResult, Results};
use crate::session::{Match, Seat};
use bevy::prelude::*;

/// All games against computers so far.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct AiStatistics(pub Results);

/// The current round, as it began, and the round that was counted last.
#[derive(Default)]
struct Rounds {
    begun: Option<Begun>,
    last: Option<(Which, Kind, Level, GameResult)>,
}

struct Begun {
    which: Which,
    seats: Vec<Seat>,
}

/// Which round of which match since the start of the program.
type Which = (u64, usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AiStatistics>().add_systems(Update, count.in_set(AppSystems::View));
}

/// Counts rounds that have ended. If the end of a round is taken back and the round ends again, it counts once, with
/// its last result. A round in which a seat changed its player does not count.
fn count(
    mut happened: MessageReader<MatchEvent>,
    active_match: Option<Res<ActiveMatch>>,
    mut counted: ResMut<AiStatistics>,
    mut rounds: Local<Rounds>,
) {
    let ended = happened.read().filter(|event| matches!(event, MatchEvent::Ended(_))).count() > 0;
    let Some(active_match) = active_match else { return };
    let played = active_match.played();
    let which = (active_match.number(), played.rounds().len());
    if rounds.begun.as_ref().is_none_or(|begun| begun.which != which) {
        rounds.begun = Some(Begun { which, seats: played.terms().seats.clone() });
    }
    let same_seats = rounds.begun.as_ref().is_some_and(|begun| begun.seats == played.terms().seats);
    if !ended || !same_seats {
        return;
    }
    let Some((level, game_result)) = against_a_computer(played) else { return };
    if let Some((_, kind, level, game_result)) = rounds.last.take_if(|(last, ..)| *last == which) {
        counted.0.retract(kind, level, game_result);
    }
    let kind = played.round().game().kind();
    counted.0.count(kind, level, game_result);
    rounds.last = Some((which, kind, level, game_result));
}

/// How the round went for the persons, where persons played against computers of one level; `None` otherwise.
fn against_a_computer(played: &Match) -> Option<(Level, GameResult)> {
    let result = played.round().result()?;
    let persons = Player::BOTH.into_iter().find(|&side| {
        let all = |side, wanted: bool| played.seats_of(side).all(|seat| seat.is_person() == wanted);
        all(side, true) && all(side.other(), false)
    })?;
    let mut levels = played.seats_of(persons.other()).filter_map(|seat| seat.by.level());
    let level = levels.next()?;
    if levels.any(|other| other != level) {
        return None;
    }
    let game_result = match result.ending.winner() {
        None => GameResult::Drawn,
        Some(winner) if winner == persons => GameResult::Won,
        Some(_) => GameResult::Lost,
    };
    Some((level, game_result))
}
