//! How games against computers went, per game and level, one by one and in all, and which level fits.

use crate::games::Kind;
use crate::search::Level;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many of the last games at a level decide whether it fits.
const LOOKED_AT: usize = 4;
/// How many of them have to be won to go up, or lost to go down.
const DECISIVE: usize = 3;
/// How many games of one kind are stored one by one; of earlier ones only the tallies are left.
pub const REMEMBERED: usize = 100;

/// How a game went for the person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum GameResult {
    /// It was won.
    Won,
    /// It was drawn.
    Drawn,
    /// It was lost.
    Lost,
}

/// All games at one level.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// Won by the person.
    pub won: u32,
    /// Drawn.
    pub drawn: u32,
    /// Lost by the person.
    pub lost: u32,
}

/// Identifies a round among all matches that were ever played: the same for the match that is resumed, restarted or
/// continued from one of its positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundId {
    /// The seed of its match.
    pub seed: u64,
    /// Its number in the match, counted from 0.
    pub number: u32,
}

/// The round that was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedRound {
    /// Which round.
    pub id: RoundId,
    /// How many plies it had.
    pub plies: u32,
    /// When it ended, in seconds since 1970 (UTC).
    pub ended: u64,
}

/// A game that was counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountedGame {
    /// The number of the level.
    pub level: u8,
    /// How it went.
    pub result: GameResult,
    /// Which round it was; `None` for games that were counted before rounds were stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub round: Option<CountedRound>,
    /// How accurately the person moved, in percent, from 0 to 100; `None` where the game has not been reviewed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accuracy: Option<u8>,
}

/// How accurate the moves of several games were.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MeanAccuracy {
    /// The mean, in percent, from 0 to 100.
    pub percent: u8,
    /// How many games were reviewed; at least one.
    pub games: usize,
}

/// All games against computers.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// By the id of the game.
    games: BTreeMap<String, OfGame>,
}

/// The games of one kind.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(from = "StoredOfGame")]
struct OfGame {
    /// All games, by level.
    levels: BTreeMap<u8, Tally>,
    /// The last games, the newest last: at most [`REMEMBERED`].
    last_games: Vec<CountedGame>,
}

/// The games of one kind as they are stored, also by earlier versions of this program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredOfGame {
    #[serde(default)]
    levels: BTreeMap<u8, Tally>,
    /// What earlier versions have instead of `last_games`: levels and results.
    #[serde(default)]
    last: Vec<(u8, GameResult)>,
    #[serde(default)]
    last_games: Vec<CountedGame>,
}

impl From<StoredOfGame> for OfGame {
    fn from(stored: StoredOfGame) -> Self {
        let early = stored.last.into_iter().map(|(level, result)| CountedGame::new(level, result, None));
        let mut last_games: Vec<CountedGame> = early.chain(stored.last_games).collect();
        for game in &mut last_games {
            game.accuracy = game.accuracy.map(|percent| percent.min(100));
        }
        let mut of_game = Self { levels: stored.levels, last_games };
        of_game.shorten();
        of_game
    }
}

impl OfGame {
    /// Forgets the oldest of too many games; they stay in the tallies.
    fn shorten(&mut self) {
        let surplus = self.last_games.len().saturating_sub(REMEMBERED);
        self.last_games.drain(..surplus);
    }

    fn count(&mut self, counted: CountedGame) {
        let entry = self.levels.entry(counted.level).or_default().entry(counted.result);
        *entry = entry.saturating_add(1);
        self.last_games.push(counted);
    }

    /// How many games there were.
    fn games(&self) -> u64 {
        self.levels.values().map(|tally| tally.games()).sum()
    }

    fn place(&self, id: RoundId) -> Option<usize> {
        self.last_games.iter().rposition(|game| game.round.is_some_and(|round| round.id == id))
    }
}

impl CountedGame {
    /// A game that has not been reviewed.
    #[must_use]
    pub fn new(level: u8, result: GameResult, round: Option<CountedRound>) -> Self {
        Self { level, result, round, accuracy: None }
    }

    /// When it ended, in seconds since 1970 (UTC), if that was stored.
    fn ended(&self) -> Option<u64> {
        self.round.map(|round| round.ended)
    }
}

impl Tally {
    /// How many games there were.
    #[must_use]
    pub fn games(self) -> u64 {
        u64::from(self.won) + u64::from(self.drawn) + u64::from(self.lost)
    }

    fn entry(&mut self, result: GameResult) -> &mut u32 {
        match result {
            GameResult::Won => &mut self.won,
            GameResult::Drawn => &mut self.drawn,
            GameResult::Lost => &mut self.lost,
        }
    }
}

/// The level to try next, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// The level.
    pub level: Level,
    /// The games that it follows from; `None` before there are any.
    pub from: Option<Run>,
}

/// The last games in a row at one level: four at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The level of these games.
    pub level: Level,
    /// How many there are.
    pub games: usize,
    /// How many of them were won.
    pub won: usize,
    /// How many of them were lost.
    pub lost: usize,
}

impl Results {
    /// Counts a game.
    pub fn count(&mut self, kind: Kind, counted: CountedGame) {
        let game = self.games.entry(kind.id().to_owned()).or_default();
        game.count(counted);
        game.shorten();
    }

    /// Adds the games that were counted elsewhere, each once.
    ///
    /// Only the last games of each kind are stored one by one. So the larger of the two tallies is kept, and those of
    /// the other's last games are added that are not in it.
    pub fn merge(&mut self, other: Self) {
        for (kind, theirs) in other.games {
            let ours = self.games.entry(kind).or_default();
            let smaller = if theirs.games() > ours.games() { std::mem::replace(ours, theirs) } else { theirs };
            // What ended before the first of the games that are stored one by one may be in the tallies already.
            let has_all = ours.games() == ours.last_games.len() as u64;
            let first = ours.last_games.first().and_then(CountedGame::ended).filter(|_| !has_all);
            for counted in smaller.last_games {
                if let Some(round) = counted.round
                    && ours.place(round.id).is_none()
                    && first.is_none_or(|first| round.ended > first)
                {
                    ours.count(counted);
                }
            }
            // Games without a time are older than all that have one.
            ours.last_games.sort_by_key(CountedGame::ended);
            ours.shorten();
        }
    }

    /// Whether this round is among the games that are stored one by one.
    #[must_use]
    pub fn has_counted(&self, kind: Kind, id: RoundId) -> bool {
        self.games.get(kind.id()).is_some_and(|game| game.place(id).is_some())
    }

    /// Takes back the game that was this round, if it was counted.
    pub fn retract(&mut self, kind: Kind, id: RoundId) {
        let Some(game) = self.games.get_mut(kind.id()) else { return };
        let Some(place) = game.place(id) else { return };
        let CountedGame { level, result, .. } = game.last_games.remove(place);
        if let Some(tally) = game.levels.get_mut(&level) {
            let entry = tally.entry(result);
            *entry = entry.saturating_sub(1);
        }
    }

    /// Notes how accurately a person moved, from 0 to 1, in the round of this length that ended in this way, if it was
    /// counted. What was noted of it before is replaced.
    pub fn note_accuracy(&mut self, kind: Kind, id: RoundId, plies: u32, result: GameResult, accuracy: f32) {
        let Some(game) = self.games.get_mut(kind.id()) else { return };
        let Some(counted) = game.place(id).and_then(|place| game.last_games.get_mut(place)) else { return };
        // Another continuation of the same match is another game.
        if counted.result == result && counted.round.is_some_and(|round| round.plies == plies) {
            counted.accuracy = Some((accuracy.clamp(0.0, 1.0) * 100.0).round() as u8);
        }
    }

    /// The last games of this kind, the newest last: at most [`REMEMBERED`].
    #[must_use]
    pub fn last_games(&self, kind: Kind) -> &[CountedGame] {
        self.games.get(kind.id()).map_or(&[], |game| &game.last_games)
    }

    /// How accurately the person moved in those of the last games that were reviewed; `None` if none was.
    #[must_use]
    pub fn accuracy(&self, kind: Kind) -> Option<MeanAccuracy> {
        let percents: Vec<usize> =
            self.last_games(kind).iter().filter_map(|game| game.accuracy).map(usize::from).collect();
        let games = percents.len();
        let mean = (percents.iter().sum::<usize>() + games / 2).checked_div(games)?;
        Some(MeanAccuracy { percent: mean.try_into().unwrap_or(100), games })
    }

    /// Whether no game of any kind was counted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        Kind::ALL.into_iter().all(|kind| self.is_empty_of(kind))
    }

    /// Whether no game of this kind was counted.
    #[must_use]
    pub fn is_empty_of(&self, kind: Kind) -> bool {
        let of_game = self.games.get(kind.id());
        of_game.is_none_or(|game| game.levels.values().all(|tally| tally.games() == 0) && game.last_games.is_empty())
    }

    /// All games of this kind at this level.
    #[must_use]
    pub fn tally(&self, kind: Kind, level: Level) -> Tally {
        let game = self.games.get(kind.id());
        game.and_then(|game| game.levels.get(&level.number())).copied().unwrap_or_default()
    }

    /// Which level fits: up after three wins in the last four games at a level, down after three losses.
    #[must_use]
    pub fn suggestion(&self, kind: Kind) -> Suggestion {
        let last = self.last_games(kind);
        let newest = last.last().and_then(|game| Some((game.level, Level::new(game.level)?)));
        let Some((number, level)) = newest else {
            return Suggestion { level: Level::FIRST, from: None };
        };
        let run: Vec<GameResult> =
            last.iter().rev().take_while(|game| game.level == number).take(LOOKED_AT).map(|game| game.result).collect();
        let count = |wanted| run.iter().filter(|&&result| result == wanted).count();
        let (won, lost) = (count(GameResult::Won), count(GameResult::Lost));
        let step = |by: i8| number.checked_add_signed(by).and_then(Level::new).unwrap_or(level);
        let next = if won >= DECISIVE {
            step(1)
        } else if lost >= DECISIVE {
            step(-1)
        } else {
            level
        };
        Suggestion { level: next, from: Some(Run { level, games: run.len(), won, lost }) }
    }
}

#[cfg(test)]
mod tests {
    use super::GameResult::{Drawn, Lost, Won};
    use super::*;

    fn after(games: &[(u8, GameResult)]) -> Results {
        let mut results = Results::default();
        for &(level, result) in games {
            results.count(Kind::Enso, CountedGame::new(level, result, None));
        }
        results
    }

    fn suggested(games: &[(u8, GameResult)]) -> u8 {
        after(games).suggestion(Kind::Enso).level.number()
    }

    #[test]
    fn the_first_game_is_at_the_first_level() {
        let suggestion = Results::default().suggestion(Kind::Zen);
        assert_eq!(suggestion, Suggestion { level: Level::FIRST, from: None });
        assert_eq!(after(&[(4, Won)]).suggestion(Kind::Zener).from, None, "each game for itself");
    }

    #[test]
    fn three_wins_of_four_lead_up_and_three_losses_down() {
        assert_eq!(suggested(&[(2, Won), (2, Won)]), 2);
        assert_eq!(suggested(&[(2, Won), (2, Won), (2, Won)]), 3);
        assert_eq!(suggested(&[(2, Won), (2, Lost), (2, Won), (2, Won)]), 3);
        assert_eq!(suggested(&[(2, Won), (2, Won), (2, Won), (2, Drawn), (2, Lost)]), 2, "the last four count");
        assert_eq!(suggested(&[(3, Lost), (3, Lost), (3, Drawn), (3, Lost)]), 2);
        assert_eq!(suggested(&[(2, Won), (2, Won), (2, Won), (3, Lost)]), 3, "one loss does not lead back");
        assert_eq!(suggested(&[(2, Won), (2, Won), (2, Won), (3, Lost), (3, Lost), (3, Lost), (2, Lost)]), 2);
        assert_eq!(suggested(&[(1, Lost), (1, Lost), (1, Lost)]), 0);
        assert_eq!(suggested(&[(0, Lost), (0, Lost), (0, Lost)]), 0);
        assert_eq!(suggested(&[(0, Won), (0, Won), (0, Won)]), 1);
        assert_eq!(suggested(&[(6, Won), (6, Won), (6, Won)]), 6);
    }

    fn id(seed: u64, number: u32) -> RoundId {
        RoundId { seed, number }
    }

    /// A game at level 1.
    fn game(id: RoundId, result: GameResult) -> CountedGame {
        CountedGame::new(1, result, Some(CountedRound { id, plies: 30, ended: 1_800_000_000 }))
    }

    #[test]
    fn a_round_is_taken_back_once_and_no_other() {
        let mut results = Results::default();
        results.count(Kind::Enso, game(id(7, 0), Won));
        results.count(Kind::Enso, game(id(7, 1), Lost));
        results.count(Kind::Zen, game(id(7, 0), Won));
        for (kind, other) in [(Kind::Enso, id(8, 0)), (Kind::Enso, id(7, 2)), (Kind::Torus, id(7, 0))] {
            let before = results.clone();
            assert!(!results.has_counted(kind, other));
            results.retract(kind, other);
            assert_eq!(results, before);
        }
        for _ in 0..2 {
            results.retract(Kind::Enso, id(7, 0));
            assert_eq!(results.tally(Kind::Enso, Level::FIRST), Tally { won: 0, drawn: 0, lost: 1 });
            assert_eq!(results.last_games(Kind::Enso), [game(id(7, 1), Lost)]);
        }
        assert!(results.has_counted(Kind::Zen, id(7, 0)), "each game for itself");
    }

    #[test]
    fn a_game_that_is_reviewed_twice_has_one_accuracy() {
        let mut results = Results::default();
        for seed in 1..=3 {
            results.count(Kind::Enso, game(id(seed, 0), Lost));
        }
        assert_eq!(results.accuracy(Kind::Enso), None);
        results.note_accuracy(Kind::Enso, id(1, 0), 30, Lost, 0.5);
        results.note_accuracy(Kind::Enso, id(1, 0), 30, Lost, 0.704);
        assert_eq!(results.accuracy(Kind::Enso), Some(MeanAccuracy { percent: 70, games: 1 }));
        results.note_accuracy(Kind::Enso, id(2, 0), 30, Lost, 7.5);
        assert_eq!(results.accuracy(Kind::Enso), Some(MeanAccuracy { percent: 85, games: 2 }));
        let before = results.clone();
        results.note_accuracy(Kind::Enso, id(3, 0), 31, Lost, 0.5);
        results.note_accuracy(Kind::Enso, id(3, 0), 30, Won, 0.5);
        results.note_accuracy(Kind::Enso, id(3, 1), 30, Lost, 0.5);
        results.note_accuracy(Kind::Zen, id(3, 0), 30, Lost, 0.5);
        assert_eq!(results, before, "another continuation, another round and another game were not counted");
    }

    #[test]
    fn the_oldest_games_are_only_in_the_tallies() {
        let mut results = Results::default();
        let all = REMEMBERED as u64 + 30;
        for seed in 0..all {
            results.count(Kind::Zen, game(id(seed, 0), Won));
        }
        assert_eq!(results.last_games(Kind::Zen).len(), REMEMBERED);
        assert_eq!(results.last_games(Kind::Zen).last(), Some(&game(id(all - 1, 0), Won)), "the newest is the last");
        assert_eq!(results.tally(Kind::Zen, Level::FIRST).games(), all);
    }

    #[test]
    fn nothing_is_counted_at_first() {
        let mut results = Results::default();
        assert!(results.is_empty());
        results.count(Kind::Zener, game(id(1, 0), Drawn));
        assert!(!results.is_empty() && !results.is_empty_of(Kind::Zener) && results.is_empty_of(Kind::Zen));
        results.retract(Kind::Zener, id(1, 0));
        assert!(results.is_empty());
    }

    #[test]
    fn results_are_read_as_they_were_written() {
        let mut results = after(&[(0, Won), (1, Won), (2, Drawn), (2, Lost)]);
        results.count(Kind::Zen, game(id(999_999_999, 3), Drawn));
        results.note_accuracy(Kind::Zen, id(999_999_999, 3), 30, Drawn, 0.81);
        let text = ron::to_string(&results).expect("they can be written");
        assert_eq!(ron::from_str::<Results>(&text).expect("they can be read"), results);
    }

    #[test]
    fn results_of_earlier_versions_are_read_and_nothing_is_lost() {
        let text = r#"(games: {
            "enso": (
                levels: { 1: (won: 4, drawn: 0, lost: 40), 2: (won: 3, drawn: 1, lost: 0) },
                last: [(1, Lost), (2, Won), (2, Drawn), (2, Won), (2, Won)],
            ),
            "a-game-of-later-versions": (levels: {9: (won: 1, drawn: 0, lost: 0)}, last: [(9, Won)]),
        })"#;
        let mut results: Results = ron::from_str(text).expect("the form of earlier versions");
        let level = |number| Level::new(number).expect("a level");
        assert_eq!(results.tally(Kind::Enso, level(1)), Tally { won: 4, drawn: 0, lost: 40 });
        assert_eq!(results.tally(Kind::Enso, level(2)), Tally { won: 3, drawn: 1, lost: 0 });
        let read: Vec<_> = results.last_games(Kind::Enso).iter().map(|game| (game.level, game.result)).collect();
        assert_eq!(read, [(1, Lost), (2, Won), (2, Drawn), (2, Won), (2, Won)]);
        assert_eq!(results.suggestion(Kind::Enso).level, level(3));
        assert_eq!([40 + 4, 3 + 1], [1, 2].map(|number| results.tally(Kind::Enso, level(number)).games()));
        results.count(Kind::Enso, game(id(5, 0), Won));
        let written = ron::to_string(&results).expect("they can be written");
        assert!(written.contains("a-game-of-later-versions"), "{written}");
        assert_eq!(ron::from_str::<Results>(&written).expect("they can be read"), results);
    }

    #[test]
    fn games_that_are_only_in_the_tallies_are_games_too() {
        let only_tallied: Results =
            ron::from_str("(games: {\"enso\": (levels: {1: (won: 0, drawn: 2, lost: 1)})})").expect("results");
        assert!(!only_tallied.is_empty_of(Kind::Enso) && only_tallied.is_empty_of(Kind::Zen));
        assert_eq!(only_tallied.tally(Kind::Enso, Level::FIRST).games(), 3);
        assert!(!after(&[(1, Won)]).is_empty_of(Kind::Enso));
    }

    #[test]
    fn impossible_numbers_in_a_file_do_no_harm() {
        let many = "(level: 255, result: Won, accuracy: Some(255)),".repeat(3 * REMEMBERED);
        let most = u32::MAX;
        let text = format!(
            "(games: {{\"zen\": (levels: {{255: (won: {most}, drawn: {most}, lost: {most})}}, last_games: [{many}])}})"
        );
        let mut results: Results = ron::from_str(&text).expect("results");
        assert_eq!(results.last_games(Kind::Zen).len(), REMEMBERED);
        assert_eq!(results.accuracy(Kind::Zen).map(|mean| mean.percent), Some(100));
        assert_eq!(results.suggestion(Kind::Zen), Suggestion { level: Level::FIRST, from: None });
        results.count(Kind::Zen, CountedGame::new(255, Won, None));
        results.retract(Kind::Zen, id(1, 0));
        for damaged in ["(games: {\"zen\": (levels: {}, first: [])})", "(games: 7)", "", "\u{0}", "(games: {"] {
            assert!(ron::from_str::<Results>(damaged).is_err(), "{damaged}");
        }
    }

    /// A game at level 1 that was won and ended at this time, which tells it from all others.
    fn at(ended: u64) -> CountedGame {
        CountedGame::new(1, Won, Some(CountedRound { id: id(ended, 0), plies: 30, ended }))
    }

    fn counted(ended: impl IntoIterator<Item = u64>) -> Results {
        let mut results = Results::default();
        ended.into_iter().for_each(|ended| results.count(Kind::Zen, at(ended)));
        results
    }

    #[test]
    fn games_of_two_tables_are_counted_once_each() {
        for (here, there, in_all) in [
            (counted([]), counted(1..=5), 5),
            (counted(1..=5), counted([]), 5),
            (counted(1..=5), counted(1..=5), 5),
            (counted(1..=5), counted([2, 9, 3]), 6),
            (counted([2, 9, 3]), counted(1..=5), 6),
            // Of the larger, 150 games are only in the tallies.
            (counted(1..=250), counted(1..=80), 250),
            (counted(1..=80), counted(1..=250), 250),
            (counted(1..=250), counted(240..=260), 260),
        ] {
            let mut merged = here.clone();
            merged.merge(there.clone());
            let games = merged.tally(Kind::Zen, Level::new(1).expect("a level")).games();
            assert_eq!(games, in_all, "{here:?} and {there:?}");
            let ended: Vec<_> = merged.last_games(Kind::Zen).iter().map(CountedGame::ended).collect();
            assert!(ended.is_sorted() && ended.len() == usize::try_from(in_all).unwrap().min(REMEMBERED), "{ended:?}");
            let once = merged.clone();
            merged.merge(there);
            assert_eq!(merged, once, "a second time adds nothing");
        }
    }

    #[test]
    fn of_two_tallies_of_as_many_games_the_own_one_is_kept() {
        let tallied = |tally| {
            let text = format!("(games: {{\"zen\": (levels: {{1: {tally}}})}})");
            ron::from_str::<Results>(&text).expect("results")
        };
        let (own, other) = (tallied("(won: 3, drawn: 0, lost: 1)"), tallied("(won: 1, drawn: 0, lost: 3)"));
        let mut merged = own.clone();
        merged.merge(other);
        assert_eq!(merged, own);
    }

    #[test]
    fn a_game_that_ended_with_the_oldest_that_is_known_may_have_been_tallied() {
        let (mut results, most) = (counted(1..=REMEMBERED as u64 + 50), REMEMBERED as u64 + 50);
        let oldest = results.last_games(Kind::Zen)[0].ended().expect("a time");
        let ended_at = |ended| {
            let round = CountedRound { id: id(999_999, 0), plies: 30, ended };
            let mut other = Results::default();
            other.count(Kind::Zen, CountedGame::new(1, Won, Some(round)));
            other
        };
        let games = |results: &Results| results.tally(Kind::Zen, Level::new(1).expect("a level")).games();
        results.merge(ended_at(oldest));
        assert_eq!(games(&results), most);
        results.merge(ended_at(oldest + 1));
        assert_eq!(games(&results), most + 1);
    }
}
