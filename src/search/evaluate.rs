//! What alpha-beta needs for a game besides its rules: evaluation, move ordering, pruning margins.

use crate::games::{Player, Rules};

/// How easily a person who does not calculate overlooks a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sight {
    /// In plain view.
    Plain,
    /// Seen by a player who counts squares or follows a line.
    Far,
    /// Seen only by a player who looks for it.
    Hidden,
}

/// Which moves late-move pruning leaves in null-window nodes near the leaves: the first `moves + by_depth × depth²` of
/// a node, in the order of their move-ordering scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LateMovePruning {
    /// The greatest depth of a node in which moves are pruned, in plies.
    pub depth: u32,
    /// The number of moves that are searched at least.
    pub moves: usize,
    /// How many more there are for the square of the depth.
    pub by_depth: usize,
}

/// A game with a static evaluation.
pub trait Evaluate: Rules {
    /// The number of [`slot`](Self::slot)s: the size of a player's history table.
    const SLOTS: usize;

    /// The null move of null-move pruning; `None` in games with zugzwang, where having to move may be a disadvantage.
    const NULL_MOVE: Option<Self::Move> = None;

    /// The margin of futility pruning for one ply: how much one good move that does not win changes
    /// [`evaluate`](Self::evaluate). `None` in games in which the evaluation changes too much from move to move.
    const FUTILITY_MARGIN: Option<i32> = None;

    /// The margin of reverse futility pruning for each ply of a search of any depth, for players without a handicap.
    /// `None` where it is not worth its errors; found by a sequential test (`docs/search-log.md`).
    const REVERSE_FUTILITY_MARGIN: Option<i32> = None;

    /// How many moves late-move pruning leaves; `None` where it is not worth its errors. Found by matches
    /// (`docs/search-log.md`).
    const LATE_MOVE_PRUNING: Option<LateMovePruning> = None;

    /// Whether internal iterative reductions are worth their errors in this game; found in the same way.
    const INTERNAL_ITERATIVE_REDUCTIONS: bool = false;

    /// The static evaluation for the player to move, from −[`MAX_EVAL`](super::MAX_EVAL) to
    /// [`MAX_EVAL`](super::MAX_EVAL); called only when the game is not over.
    fn evaluate(&self) -> i32;

    /// The static evaluation of a player without a handicap, in the same range: [`evaluate`](Self::evaluate), and in
    /// games that have them the [learned weights](super::LearnedWeights). Players with a handicap do without them, so
    /// that weaker levels keep their character when weights are learned anew.
    fn evaluate_at_full_strength(&self) -> i32 {
        self.evaluate()
    }

    /// Whether the player to move may be able to win with one move. A wrong `false` must be very rare. Futility pruning
    /// uses this, so it is called only in games with a [`FUTILITY_MARGIN`](Self::FUTILITY_MARGIN).
    fn may_win(&self) -> bool {
        true
    }

    /// In how many plies the player to move wins by force, if that can be seen without a search; called only when the
    /// game is not over.
    fn wins_in(&self) -> Option<i32> {
        None
    }

    /// Whether a player may be able to force a win within this number of turns, of both players together and the
    /// current one included. Searches for forced wins end a line where not.
    fn may_win_within(&self, _player: Player, turns: u32) -> bool {
        turns > 0
    }

    /// How large a search for forced wins of a player may become from here, compared with other positions. The other
    /// player's moves after which it is least are searched first.
    fn expected_size(&self, _winner: Player) -> u32 {
        0
    }

    /// Gives the move-ordering scores of the moves of this position: moves with higher scores are searched earlier.
    /// Between −1 000 000 and 1 000 000. What all moves have in common is calculated once for all of them.
    fn ordering_scores(&self) -> impl Fn(Self::Move) -> i32;

    /// The index of a move in the history table (history heuristic, Schaeffer 1983), below [`SLOTS`](Self::SLOTS).
    fn slot(mv: Self::Move) -> usize;

    /// Whether this position, just reached, may be a repetition of an earlier one.
    fn may_repeat(&self) -> bool;

    /// How hard a legal move is to see.
    fn sight(&self, mv: Self::Move) -> Sight;
}
