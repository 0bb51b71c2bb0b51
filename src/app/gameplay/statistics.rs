//! The results of games against computers: counted when a round ends, saved next to the settings.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::MatchEvent;
use crate::app::state::schedule::AppSystems;
use crate::games::Kind;
use crate::search::Level;
use crate::session::results::{CountedGame, CountedRound, GameResult, Results, RoundId};
use crate::session::{Match, Round, Seat, Team};
use bevy::prelude::*;
use web_time::SystemTime;

/// All games against computers so far.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct AiStatistics(pub Results);

/// The current round, as it began, and the round that was counted last.
#[derive(Default)]
struct Rounds {
    begun: Option<Begun>,
    counted: Option<Which>,
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
/// its last result. When its match is opened, restarted or continued from one of its positions later, its first result
/// stays. A round in which a seat changed its player does not count.
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
    if !ended || !same_seats || active_match.lesson().is_some() {
        return;
    }
    let Some(ended) = EndedRound::new(played, played.rounds().len() - 1) else { return };
    let results = &counted.bypass_change_detection().0;
    let is_counted = results.has_counted(ended.kind, ended.id);
    if is_counted && rounds.counted != Some(which) {
        return;
    }
    counted.0.retract(ended.kind, ended.id);
    counted.0.count(ended.kind, ended.counted(SystemTime::now()));
    rounds.counted = Some(which);
}

impl AiStatistics {
    /// Notes how accurately persons have moved in the rounds of a match that were counted, where that is known. It is
    /// told for each round, counted from 0, and for the persons' team, from 0 to 1.
    pub fn note_accuracy(&mut self, played: &Match, accuracy: impl Fn(usize, Team) -> Option<f32>) {
        for number in 0..played.rounds().len() {
            if let Some(ended) = EndedRound::new(played, number)
                && let Some(accuracy) = accuracy(number, ended.persons)
            {
                self.0.note_accuracy(ended.kind, ended.id, ended.plies, ended.result, accuracy);
            }
        }
    }
}

/// A round that is over, in which persons played against computers of one level.
struct EndedRound {
    kind: Kind,
    id: RoundId,
    plies: u32,
    level: Level,
    persons: Team,
    result: GameResult,
}

impl EndedRound {
    /// The round of this number, counted from 0; `None` if it goes on, or others played.
    fn new(played: &Match, number: usize) -> Option<Self> {
        let round = played.rounds().get(number)?;
        let (persons, level) = persons_and_level(&played.terms().seats)?;
        let id = RoundId { seed: played.terms().seed, number: number.try_into().ok()? };
        let plies = round.game().len().try_into().ok()?;
        let result = result_of(round, persons)?;
        Some(Self { kind: round.game().kind(), id, plies, level, persons, result })
    }

    fn counted(&self, now: SystemTime) -> CountedGame {
        let ended = now.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs();
        let round = CountedRound { id: self.id, plies: self.plies, ended };
        CountedGame::new(self.level.number(), self.result, Some(round))
    }
}

/// The team of the persons and the level of their opponents, where persons play against computers of one level; `None`
/// otherwise.
fn persons_and_level(seats: &[Seat]) -> Option<(Team, Level)> {
    let of_team = |team: Team| seats.iter().skip(team.index()).step_by(2);
    let persons = Team::BOTH.into_iter().find(|&team| {
        let all = |team, wanted: bool| of_team(team).all(|seat| seat.is_person() == wanted);
        all(team, true) && all(team.other(), false)
    })?;
    let mut levels = of_team(persons.other()).filter_map(|seat| seat.by.level());
    let level = levels.next()?;
    levels.all(|other| other == level).then_some((persons, level))
}

/// How a round went for a team; `None` while it goes on.
fn result_of(round: &Round, team: Team) -> Option<GameResult> {
    Some(match round.result()?.ending.winner() {
        None => GameResult::Drawn,
        Some(winner) if round.team(winner) == team => GameResult::Won,
        Some(_) => GameResult::Lost,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_persons_against_computers_of_one_level_have_results() {
        let person = || Seat::person("Ada");
        let computer = |number| Seat::of_level(Level::new(number).expect("a level"));
        let against = |seats: &[Seat]| persons_and_level(seats).map(|(team, level)| (team, level.number()));
        assert_eq!(against(&[person(), computer(2)]), Some((Team::A, 2)));
        assert_eq!(against(&[computer(6), person()]), Some((Team::B, 6)));
        assert_eq!(against(&[person(), computer(3), person(), computer(3)]), Some((Team::A, 3)));
        assert_eq!(against(&[person(), person()]), None);
        assert_eq!(against(&[computer(1), computer(1)]), None);
        assert_eq!(against(&[person(), computer(3), person(), computer(4)]), None, "of two levels");
        assert_eq!(against(&[person(), computer(3), computer(3), computer(3)]), None, "a computer helps");
        assert_eq!(against(&[person(), computer(3), person(), person()]), None);
    }
}
