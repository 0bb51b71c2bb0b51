//! The result of a search in the notation of its game.

use super::found::{Found, Variation};
use super::proof::Proof;
use crate::games::{AnyGame, Notation};

/// A first move with its score and what follows it, in the notation of the game.
pub type Line = Variation<String>;

/// The result of a search so far, in the notation of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The depth of the search, in plies.
    pub depth: u32,
    /// From the view of the player to move, as in [`Found::score`].
    pub score: i32,
    /// Whether the score is a win or a loss that is proved: see [`Proof`].
    pub is_proved: bool,
    /// Positions visited so far (in ZeN: playouts).
    pub nodes: u64,
    /// The principal variation: the best move and the replies that the search expects; never empty.
    pub principal_variation: Vec<String>,
    /// The next best moves, the best first, where more than one line was asked for: see
    /// [`Thinking::with_lines`](super::Thinking::with_lines).
    pub others: Vec<Line>,
}

impl Finding {
    /// What a search from this position has found.
    pub(super) fn new<R: Notation>(start: &R, found: &Found<R::Move>) -> Self {
        let others = found.others.iter().map(|line| Line {
            score: line.score,
            is_proved: line.is_proved,
            moves: texts(start, &line.moves),
        });
        Self {
            depth: found.depth,
            score: found.score,
            is_proved: found.is_proved,
            nodes: found.nodes,
            principal_variation: texts(start, &found.principal_variation),
            others: others.collect(),
        }
    }

    /// One move, of which nothing is proved.
    #[must_use]
    pub fn of_move(depth: u32, score: i32, nodes: u64, text: String) -> Self {
        Self { depth, score, is_proved: false, nodes, principal_variation: vec![text], others: Vec::new() }
    }

    /// The best move.
    #[must_use]
    pub fn best(&self) -> &str {
        self.principal_variation.first().map_or("", String::as_str)
    }

    /// All lines, the best first: the principal variation and the others.
    #[must_use]
    pub fn lines(&self) -> Vec<Line> {
        let Self { score, is_proved, ref principal_variation, ref others, .. } = *self;
        let first = Line { score, is_proved, moves: principal_variation.clone() };
        std::iter::once(first).chain(others.iter().cloned()).collect()
    }
}

impl Line {
    /// The move that it is about.
    #[must_use]
    pub fn best(&self) -> &str {
        self.moves.first().map_or("", String::as_str)
    }

    /// What is proved of its first move, made in the position on the board of this game.
    #[must_use]
    pub fn proof(&self, game: &AnyGame) -> Option<Proof> {
        self.is_proved.then(|| Proof::of(game, self.score))
    }
}

/// The moves of a line from this position, in notation.
fn texts<R: Notation>(start: &R, moves: &[R::Move]) -> Vec<String> {
    let mut position = start.clone();
    let text = |&mv: &R::Move| {
        let text = position.move_text(mv);
        position.make(mv);
        text
    };
    moves.iter().map(text).collect()
}
