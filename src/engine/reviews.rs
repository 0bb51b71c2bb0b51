//! Reviews of games between computers, and whether longer searches confirm what they call mistakes.

use super::arena::Contest;
use super::equal_games::{EqualGamesError, equal_games};
use super::ladder::LevelRange;
use crate::games::AnyGame;
use crate::review::{CONFIRMED_LOSS, Moment, Review};
use crate::search::{Finding, Level, Limits, Thinking, is_decided, win_probability};
use crate::session::Match;
use std::fmt;
use std::time::{Duration, Instant};

/// Which games are reviewed.
#[derive(Clone, Debug)]
pub struct Reviews {
    /// The games; their agents are computers of the levels.
    pub contest: Contest,
    /// The levels, which share the games equally.
    pub levels: LevelRange,
    /// How many times the positions of a review are searched for a mistake.
    pub times: u64,
}

/// A game that was reviewed, and whose mistakes were searched again.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CheckedGame {
    plies: usize,
    /// The searches; an estimate counts as the part of one that it is.
    searches: f64,
    time: Duration,
    /// The time to the first moment and the searches until then, if there was one.
    first: Option<(Duration, f64)>,
    moments: usize,
    confirmed: usize,
    /// Mistakes that the longer search finds to have been lost by force in any case.
    forced: usize,
    /// The mistakes that were not confirmed, each in one line.
    pub doubts: Vec<String>,
}

/// All games so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Checked {
    games: usize,
    total: CheckedGame,
    slowest_first: Duration,
    /// The games that have a moment, and the searches until the first one, of all of them.
    games_with_moments: usize,
    searches_to_first: f64,
}

/// The first lines of the table.
pub const HEAD: &str = "| games | plies | searches | seconds for 60 plies | first moment, at most | after searches | moments | confirmed | share \
    | lost by force before |\n|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|";

impl Checked {
    /// Counts another game.
    pub fn add(&mut self, game: &CheckedGame) {
        self.games += 1;
        self.total.plies += game.plies;
        self.total.searches += game.searches;
        self.total.time += game.time;
        self.total.moments += game.moments;
        self.total.confirmed += game.confirmed;
        self.total.forced += game.forced;
        if let Some((time, searches)) = game.first {
            self.slowest_first = self.slowest_first.max(time);
            self.games_with_moments += 1;
            self.searches_to_first += searches;
        }
    }
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CheckedGame { plies, searches, time, moments, confirmed, forced, .. } = &self.total;
        let sixty = time.as_secs_f64() * 60.0 / (*plies).max(1) as f64;
        let share = 100.0 * *confirmed as f64 / (*moments).max(1) as f64;
        let first = self.slowest_first.as_secs_f64();
        let searches_to_first = self.searches_to_first / self.games_with_moments.max(1) as f64;
        write!(f, "| {} | {plies} | {searches:.0} | {sixty:.1} | {first:.1} s | {searches_to_first:.1} ", self.games)?;
        write!(f, "| {moments} | {confirmed} | {share:.1} % | {forced} |")
    }
}

impl Reviews {
    /// What is reviewed, in one line.
    #[must_use]
    pub fn description(&self) -> String {
        let Contest { game, games, seed, .. } = self.contest;
        let board = self.contest.terms().board_size().map_or_else(String::new, |size| format!(" on {size}×{size}"));
        format!("{}{board}, {games} games, mistakes searched {} times as long, seed {seed}", game.id(), self.times)
    }

    /// Plays the games, reviews them, searches their mistakes again, and calls `done` with each.
    ///
    /// # Errors
    /// When a game can't be played.
    pub fn run(&self, done: &mut dyn FnMut(CheckedGame)) -> Result<(), EqualGamesError> {
        equal_games(&self.contest, self.levels, &mut |_, _, played| done(self.check(played)))
    }

    fn check(&self, played: &Match) -> CheckedGame {
        let game = played.round().game();
        let begun = Instant::now();
        let mut checked = CheckedGame { plies: game.len(), ..CheckedGame::default() };
        let mut review = Review::new(played);
        while let Some(asked) = review.next_position() {
            // The game is not over where a review asks.
            let Some(finding) = searched(&asked.game, asked.limits) else { continue };
            let nodes = |limits: Limits| limits.nodes.unwrap_or(1).max(1) as f64;
            checked.searches += nodes(asked.limits) / nodes(Review::limits(&asked.game));
            review.add(asked.id, &finding);
            if checked.first.is_none() && !review.moments().is_empty() {
                checked.first = Some((begun.elapsed(), checked.searches));
            }
        }
        checked.time = begun.elapsed();
        for moment in review.moments() {
            self.check_moment(game, &moment, &mut checked);
        }
        checked
    }

    /// Searches the positions before and after a mistake again. It is confirmed if it still loses
    /// [`CONFIRMED_LOSS`] or more.
    fn check_moment(&self, game: &AnyGame, moment: &Moment, checked: &mut CheckedGame) {
        let mut after = game.clone();
        while after.len() > moment.plies + 1 && after.undo().is_some() {}
        let mut before = after.clone();
        before.undo();
        let mover = before.to_move();
        let [found_before, found_after] = [&before, &after].map(|game| {
            let limits = Review::limits(game);
            searched(game, Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_mul(self.times)), ..limits })
        });
        let win = |game: &AnyGame, found: &Option<Finding>| {
            let outcome = game.verdict().outcome;
            let probability = match found {
                Some(found) => win_probability(game, found.score),
                None => outcome.winner().map_or(0.5, |winner| if winner == game.to_move() { 1.0 } else { 0.0 }),
            };
            if game.to_move() == mover { probability } else { 1.0 - probability }
        };
        let [now_before, now_after] = [win(&before, &found_before), win(&after, &found_after)];
        checked.moments += 1;
        if found_before.as_ref().is_some_and(|found| is_decided(found.score) && found.score < 0) {
            checked.forced += 1;
        }
        let is_same = found_before.as_ref().is_some_and(|found| found.best() == moment.played);
        if now_before - now_after >= CONFIRMED_LOSS && !is_same {
            checked.confirmed += 1;
        } else {
            checked.doubts.push(format!(
                "{} instead of {}: {:.2} to {:.2}, longer {now_before:.2} to {now_after:.2}, in {}",
                moment.played,
                moment.better,
                moment.before,
                moment.after,
                before.position_text()
            ));
        }
    }
}

/// What a search at the highest level finds.
fn searched(game: &AnyGame, limits: Limits) -> Option<Finding> {
    Thinking::new(game, Level::HIGHEST, 1, limits)?.finish()
}
