//! A ladder: each level against the one below, and the lowest against a player that only knows the rules, as a table in
//! Markdown.

use super::agent::Agent;
use super::arena::{self, ArenaError, Contest, MatchScore};
use crate::search::Level;
use std::fmt;
use std::str::FromStr;

/// The range of levels that are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelRange {
    lowest: Level,
    highest: Level,
}

impl LevelRange {
    /// The levels of the range, the lowest first.
    pub fn levels(self) -> impl Iterator<Item = Level> {
        Level::ALL.into_iter().filter(move |level| (self.lowest..=self.highest).contains(level))
    }

    /// The pairs to compare, the lowest levels first, each with the higher level first. Level 0 is compared with a
    /// player that only knows the rules, and level 1, if it is the lowest of the range, with random moves.
    pub fn pairs(self) -> impl Iterator<Item = [Agent; 2]> {
        let computer = Agent::of_level;
        let below = move |level: Level| match level.number().checked_sub(1).and_then(Level::new) {
            None => Some(Agent::RulesOnly),
            Some(Level::LOWEST) if self.lowest == Level::FIRST => Some(Agent::Random),
            Some(below) => (below >= self.lowest).then(|| computer(below)),
        };
        self.levels().filter_map(move |level| Some([computer(level), below(level)?]))
    }
}

impl FromStr for LevelRange {
    type Err = String;

    /// Reads `1-6`.
    fn from_str(text: &str) -> Result<Self, String> {
        let level = |text: &str| text.parse().ok().and_then(Level::new);
        let levels = text.split_once('-').and_then(|(lowest, highest)| Some((level(lowest)?, level(highest)?)));
        match levels {
            Some((lowest, highest)) if lowest <= highest => Ok(Self { lowest, highest }),
            _ => Err(format!("it must be two levels from 0 to {}, like 0-6", Level::HIGHEST.number())),
        }
    }
}

/// The first lines of the table.
pub const HEAD: &str = "| level | against | games | won | drawn | lost | share | 95 % interval | Elo difference |\n\
    |---|---|---|---|---|---|---|---|---|";

/// The score of a match between two agents: a row of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    agents: [Agent; 2],
    score: MatchScore,
}

impl Row {
    /// Plays a contest, and calls `done` after each game with the score so far.
    ///
    /// # Errors
    /// When the move of an agent is refused, or another program can't play.
    pub fn play(contest: &Contest, done: &mut dyn FnMut(&MatchScore)) -> Result<Self, ArenaError> {
        let (score, _records) = arena::run_match(contest, done)?;
        Ok(Self { agents: contest.agents.clone(), score })
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [agent, opponent] = self.agents.each_ref().map(name);
        let (won, drawn, lost) = (self.score.won(), self.score.drawn(), self.score.lost());
        let share = self.score.share();
        let [low, high] = self.score.interval();
        let difference = match arena::elo(share) {
            elo if elo.is_finite() => format!("{elo:+.0}"),
            elo if elo > 0.0 => "+∞".to_owned(),
            _ => "−∞".to_owned(),
        };
        let games = self.score.games();
        let [share, low, high] = [share, low, high].map(|part| part * 100.0);
        write!(f, "| {agent} | {opponent} | {games} | {won} | {drawn} | {lost} ")?;
        write!(f, "| {share:.1} % | {low:.1}–{high:.1} % | {difference} |")
    }
}

fn name(agent: &Agent) -> String {
    match agent {
        Agent::Computer(strength) => strength.level.to_string(),
        Agent::Random | Agent::RulesOnly | Agent::Greedy | Agent::Uct(_) | Agent::External { .. } => agent.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{LevelRange, Row};
    use crate::engine::arena::Contest;
    use crate::games::{Kind, torus};

    #[test]
    fn the_lowest_levels_meet_fixed_opponents_and_the_others_the_one_below() {
        let pairs = |text: &str| -> Vec<String> {
            let levels: LevelRange = text.parse().expect("two levels");
            levels.pairs().map(|[agent, opponent]| format!("{agent} {opponent}")).collect()
        };
        assert_eq!(pairs("1-3"), ["level=1 random", "level=2 level=1", "level=3 level=2"]);
        assert_eq!(pairs("0-2"), ["level=0 rules-only", "level=1 level=0", "level=2 level=1"]);
        assert_eq!(pairs("4-5"), ["level=5 level=4"]);
        for wrong in ["", "3", "3-2", "-1-2", "1-7", "a-b"] {
            assert!(wrong.parse::<LevelRange>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_row_counts_every_game() {
        let levels: LevelRange = "1-1".parse().expect("two levels");
        let pair = levels.pairs().next().expect("level 1 and random moves");
        let size = torus::Size::default();
        let contest =
            Contest { game: Kind::Enso, agents: pair, games: 4, size, seed: 1, balanced: None, concurrency: 1 };
        let mut counts = Vec::new();
        let row = Row::play(&contest, &mut |score| counts.push(score.games())).expect("no move is refused").to_string();
        assert_eq!(counts, [1, 2, 3, 4], "it is called after each game");
        assert!(row.starts_with("| 1 (Beginner) | random | 4 |"), "{row}");
        assert_eq!(row.matches('|').count(), super::HEAD.lines().last().map_or(0, |line| line.matches('|').count()));
    }
}
