//! Games between computers of equal level.

use super::agent::Agent;
use super::arena::{self, ArenaError, Contest};
use super::ladder::LevelRange;
use crate::search::Level;
use crate::session::Match;
use crate::session::record::{self, RecordError};
use std::ops::ControlFlow;

/// Why the games were broken off.
#[derive(Debug, thiserror::Error)]
pub enum EqualGamesError {
    /// A game could not be played.
    #[error(transparent)]
    Arena(#[from] ArenaError),
    /// The record of a game can't be read.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// Plays the games of a contest between computers of these levels, which share the games equally, and calls `done` with
/// the number of each, its level and what was played. The agents of the contest do not count.
///
/// The levels take turns, so that they have about equally many games also when it is broken off.
///
/// # Errors
/// When a game can't be played.
pub fn equal_games(
    contest: &Contest,
    levels: LevelRange,
    done: &mut dyn FnMut(usize, Level, &Match),
) -> Result<(), EqualGamesError> {
    let levels: Vec<Level> = levels.levels().collect();
    // Whole pairs for each level.
    let games = (contest.games / levels.len().max(1)).next_multiple_of(2);
    // Enough games at a time to keep all threads busy.
    let turn = (2 * contest.concurrency).next_multiple_of(2).max(2);
    for first in (0..games).step_by(turn) {
        for (place, &level) in levels.iter().enumerate() {
            let seed = contest.seed.wrapping_mul(1000).wrapping_add(u64::from(level.number()));
            let agents = [Agent::of_level(level), Agent::of_level(level)];
            let contest = Contest { agents, games: games.min(first + turn), seed, ..contest.clone() };
            let mut number = place * games + first;
            let mut result = Ok(());
            arena::play_in_order(&contest, first, &mut |played| {
                result =
                    record::read(&played.record).map(|read| done(number, level, &read)).map_err(EqualGamesError::from);
                number += 1;
                if result.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })?;
            result?;
        }
    }
    Ok(())
}
