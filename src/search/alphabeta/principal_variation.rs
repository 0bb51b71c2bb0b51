//! The principal variation, read from the transposition table.

use super::table::Table;
use crate::search::evaluate::Evaluate;

/// The moves of the principal variation from a position: first its best move, at most `depth` moves.
pub(super) fn principal_variation<E: Evaluate>(
    mut position: E,
    table: &Table<E::Move>,
    best: E::Move,
    depth: u32,
) -> Vec<E::Move> {
    let mut moves = vec![best];
    position.make(best);
    let mut keys = vec![position.key()];
    while moves.len() < depth as usize && !position.outcome().is_over() {
        let Some(next) = table.get(position.key()).and_then(|entry| entry.best) else { break };
        if position.check(next).is_err() {
            break;
        }
        position.make(next);
        if keys.contains(&position.key()) {
            break;
        }
        keys.push(position.key());
        moves.push(next);
    }
    moves
}
