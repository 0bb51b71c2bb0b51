//! Counting move sequences: the field's way to compare two implementations of the same rules.

use super::Rules;

/// The number of move sequences of exactly `depth` plies from a position.
///
/// A finished game contributes nothing deeper; repetition is ignored; checkmate, where it is played, ends the game.
pub fn perft<R: Rules>(position: &mut R, depth: u32) -> u64 {
    perft_while(position, depth, &mut || true).unwrap_or_default()
}

/// [`perft`] that asks now and then whether to go on; `None` when the answer was no.
pub fn perft_while<R: Rules>(position: &mut R, depth: u32, go_on: &mut dyn FnMut() -> bool) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    if position.adjudicate(&|_| 1).outcome.is_over() {
        return Some(0);
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if depth == 1 {
        return Some(moves.len() as u64);
    }
    if !go_on() {
        return None;
    }
    let mut count = 0;
    for mv in moves {
        let undo = position.make(mv);
        let below = perft_while(position, depth - 1, go_on);
        position.unmake(mv, undo);
        count += below?;
    }
    Some(count)
}
