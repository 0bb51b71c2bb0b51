//! What a search is asked for, and its reply.

use crate::games::AnyGame;
use crate::search::hint::{self, Reason};
use crate::search::{Finding, Level, Limits, Progress, Thinking};
use crate::session::{Match, lot};
use std::time::Duration;
use web_time::Instant;

/// The number of a question; no two questions since the start of the program have the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct QuestionId(pub(super) u64);

/// A position to be searched, and how.
#[derive(Clone, Debug)]
pub struct SearchRequest {
    /// The game with its history; the search looks for a move in its current position.
    pub game: AnyGame,
    /// The level at which to play.
    pub level: Level,
    /// What replaces the limits of the level.
    pub limits: Limits,
    /// The seed of the deliberate errors.
    pub seed: u64,
    /// Whether a reason is wanted too.
    pub why: bool,
    /// How many lines are wanted, at least 1: the best moves with what follows them.
    pub lines: usize,
    /// How many further threads search along at the highest level.
    pub helpers: usize,
    /// Whether what is found on the way is wanted as well, a few times a second.
    pub reports: bool,
}

impl SearchRequest {
    /// The best move of a position, as the strongest player finds it within these limits.
    pub(super) fn of_position(game: AnyGame, limits: Limits) -> Self {
        Self { game, level: Level::HIGHEST, limits, seed: 0, why: false, lines: 1, helpers: 0, reports: false }
    }

    /// What a seat of this level would do in the current position of a match.
    pub(super) fn as_seat(played: &Match, seat: usize, level: Level) -> Self {
        let round = played.rounds().len() - 1;
        let seed = lot::error_seed(played.terms().seed, round, seat);
        let limits = Limits { enough_points: played.enough_points(), ..Limits::default() };
        Self { level, seed, ..Self::of_position(played.round().game().clone(), limits) }
    }

    /// The reply with what was found.
    pub(crate) fn reply(&self, finding: Finding) -> SearchReply {
        let why = self.why.then(|| hint::reason(&self.game, &finding));
        SearchReply { finding, why }
    }

    /// Any legal move, chosen by the seed, for a search that has found none.
    pub(crate) fn any_move(&self) -> Finding {
        let mut moves = self.game.legal_moves();
        let count = u64::try_from(moves.len()).unwrap_or(u64::MAX).max(1);
        let chosen = usize::try_from(self.seed % count).unwrap_or(0);
        let text = if moves.is_empty() { String::new() } else { moves.swap_remove(chosen) };
        Finding::of_move(0, 0, 0, text)
    }
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchReply {
    /// What was found.
    pub finding: Finding,
    /// Why the best move is good, if that was asked.
    pub why: Option<Reason>,
}

/// What happens to a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SearchEvent {
    /// The search has failed and starts again.
    Restarted(Failure),
    /// The search has failed too often; the reply will be the best that it had found, or any move.
    GaveUp(Failure),
    /// The best so far, of a search that goes on.
    Improved(SearchReply),
    /// The reply.
    Answered(SearchReply),
}

/// How a search has failed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Failure {
    /// It has panicked, or its thread or worker could not run.
    Died,
    /// It made no progress.
    Hung,
}

/// How often a search is started before its best result so far is used.
pub(super) const TRIES: usize = 3;

/// How long a slice should take. A search can be hurried or stopped only between two slices.
const SLICE: Duration = Duration::from_millis(8);

/// A search in slices of a few milliseconds.
pub(super) struct IncrementalSearch {
    thinking: Thinking,
    nodes: u64,
}

impl IncrementalSearch {
    /// A new search; `None` when the game is over. Each of its helpers does `at_start` first.
    pub(super) fn new(request: &SearchRequest, at_start: fn()) -> Option<Self> {
        let SearchRequest { game, level, limits, seed, lines, helpers, .. } = request;
        let thinking = Thinking::new(game, *level, *seed, *limits)?.with_lines(*lines);
        let thinking = thinking.with_helpers(*helpers, at_start);
        Some(Self { thinking, nodes: 64 })
    }

    /// Continues the search for about one slice.
    pub(super) fn step(&mut self) -> Progress {
        let start = Instant::now();
        let progress = self.thinking.step(self.nodes);
        // How a search is sliced does not change what it finds.
        if start.elapsed() < SLICE / 2 {
            self.nodes = self.nodes.saturating_mul(2);
        } else if start.elapsed() > SLICE * 2 {
            self.nodes = (self.nodes / 2).max(1);
        }
        progress
    }

    /// The best result so far; `None` until every legal move has been searched once.
    pub(super) fn finding(&self) -> Option<Finding> {
        self.thinking.finding()
    }

    /// The number of positions searched so far.
    pub(super) fn nodes(&self) -> u64 {
        self.thinking.nodes()
    }
}
