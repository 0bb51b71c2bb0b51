//! A plain alpha-beta search to a fixed depth: it finds wins and avoids losses, and knows no other difference.

use crate::games::Rules;

/// A won game, less one for each ply on the way to it: quicker wins are worth more.
pub const WIN: i32 = 30_000;

/// How far a search may go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Plies.
    pub depth: u32,
    /// Positions; the first iteration is always finished.
    pub nodes: u64,
}

/// What an iteration of the search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<M> {
    /// The depth that was searched, in plies.
    pub depth: u32,
    /// From the view of the player to move: 0, or at most [`WIN`] either way.
    pub score: i32,
    /// Positions visited so far.
    pub nodes: u64,
    /// The principal variation; its first move is the best move.
    pub variation: Vec<M>,
}

/// Searches a position ever deeper, and hands each finished iteration to `report`; gives the last one.
///
/// Stops at the limits, when `stop` says so, or when the result can't change any more. `None` when the game is over.
/// The result depends on nothing but the position, the limits and when `stop` said so.
pub fn search<R: Rules>(
    position: &R,
    limits: Limits,
    stop: &mut dyn FnMut() -> bool,
    report: &mut dyn FnMut(&Found<R::Move>),
) -> Option<Found<R::Move>> {
    let mut run = Run { position: position.clone(), nodes: 0, limit: u64::MAX, stop, stopped: false };
    let mut best: Option<Found<R::Move>> = None;
    for depth in 1..=limits.depth.max(1) {
        let Some((score, variation)) = run.visit(depth, 0, -WIN, WIN) else {
            break;
        };
        if variation.is_empty() {
            return None;
        }
        let found = Found { depth, score, nodes: run.nodes, variation };
        report(&found);
        best = Some(found);
        run.limit = limits.nodes;
        // A win or loss within this depth is the quickest there is.
        if score.unsigned_abs() >= WIN.unsigned_abs() - depth || run.nodes >= limits.nodes {
            break;
        }
    }
    best
}

struct Run<'a, R> {
    position: R,
    nodes: u64,
    limit: u64,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
}

impl<R: Rules> Run<'_, R> {
    /// The score of the position for the player to move and the variation that gives it; `None` when stopped.
    fn visit(&mut self, depth: u32, ply: i32, mut alpha: i32, beta: i32) -> Option<(i32, Vec<R::Move>)> {
        /// How many positions lie between two questions whether to stop.
        const BETWEEN_QUESTIONS: u64 = 1024;
        self.nodes += 1;
        // The first iteration is never cut short, so that there is always a move.
        let may_stop = self.limit != u64::MAX;
        if may_stop && (self.nodes > self.limit || self.nodes.is_multiple_of(BETWEEN_QUESTIONS) && (self.stop)()) {
            self.stopped = true;
        }
        if self.stopped {
            return None;
        }
        let outcome = self.position.outcome();
        let mover = self.position.to_move();
        if outcome.is_over() {
            let score = outcome.winner().map_or(0, |winner| if winner == mover { WIN - ply } else { ply - WIN });
            return Some((score, Vec::new()));
        }
        if depth == 0 {
            return Some((0, Vec::new()));
        }
        let mut moves = Vec::new();
        self.position.legal_moves(&mut moves);
        let mut best = (i32::MIN, Vec::new());
        for mv in moves {
            let undo = self.position.make(mv);
            let same_player = self.position.to_move() == mover;
            let child = if same_player {
                self.visit(depth - 1, ply + 1, alpha, beta)
            } else {
                self.visit(depth - 1, ply + 1, -beta, -alpha).map(|(score, variation)| (-score, variation))
            };
            self.position.unmake(mv, undo);
            let (score, variation) = child?;
            if score > best.0 {
                best = (score, std::iter::once(mv).chain(variation).collect());
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }
}
