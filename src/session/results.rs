//! How games against computers went, per game and level, and which level fits.

use crate::games::Kind;
use crate::search::Level;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How many of the last games at a level decide whether it fits.
const LOOKED_AT: usize = 4;
/// How many of them have to be won to go up, or lost to go down.
const DECISIVE: usize = 3;
/// How many games of one kind are stored one by one.
const REMEMBERED: usize = 20;

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

/// All games against computers.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Results {
    /// By the id of the game.
    games: BTreeMap<String, OfGame>,
}

/// The games of one kind.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OfGame {
    /// By level.
    levels: BTreeMap<u8, Tally>,
    /// The last games, the newest last, each with its level.
    last: Vec<(u8, GameResult)>,
}

impl Tally {
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
    pub fn count(&mut self, kind: Kind, level: Level, result: GameResult) {
        let game = self.games.entry(kind.id().to_owned()).or_default();
        let entry = game.levels.entry(level.number()).or_default().entry(result);
        *entry = entry.saturating_add(1);
        game.last.push((level.number(), result));
        let surplus = game.last.len().saturating_sub(REMEMBERED);
        game.last.drain(..surplus);
    }

    /// Takes back the last counted game of this kind, if it had this level and this result.
    pub fn retract(&mut self, kind: Kind, level: Level, result: GameResult) {
        let Some(game) = self.games.get_mut(kind.id()) else { return };
        if game.last.pop_if(|last| *last == (level.number(), result)).is_some()
            && let Some(tally) = game.levels.get_mut(&level.number())
        {
            let entry = tally.entry(result);
            *entry = entry.saturating_sub(1);
        }
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
        let last = self.games.get(kind.id()).map_or(&[][..], |game| &game.last);
        let newest = last.last().and_then(|&(number, _)| Some((number, Level::new(number)?)));
        let Some((number, level)) = newest else {
            return Suggestion { level: Level::FIRST, from: None };
        };
        let run: Vec<GameResult> = last
            .iter()
            .rev()
            .take_while(|(other, _)| *other == number)
            .take(LOOKED_AT)
            .map(|&(_, result)| result)
            .collect();
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
            results.count(Kind::Enso, Level::new(level).expect("a level"), result);
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

    #[test]
    fn what_is_counted_twice_is_taken_back_once() {
        let level = Level::FIRST;
        let mut results = after(&[(1, Lost), (1, Won)]);
        results.retract(Kind::Enso, level, Lost);
        assert_eq!(results, after(&[(1, Lost), (1, Won)]), "only the last can be taken back");
        results.retract(Kind::Enso, level, Won);
        assert_eq!(results.tally(Kind::Enso, level), Tally { won: 0, drawn: 0, lost: 1 });
    }

    #[test]
    fn results_are_read_as_they_were_written() {
        let results = after(&[(0, Won), (1, Won), (2, Drawn), (2, Lost)]);
        let text = ron::to_string(&results).expect("they can be written");
        assert_eq!(ron::from_str::<Results>(&text).expect("they can be read"), results);
    }
}
