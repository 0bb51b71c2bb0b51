//! A greedy player, the same for every game: a fixed opponent, against which the strength of searches is measured. So
//! it must not be changed.

use super::found::Found;
use super::games::profile_of;
use super::score::{MAX_EVAL, WIN};
use crate::games::splitmix::mix;
use crate::games::{Outcome, Player, View};

/// Chooses a move by looking two plies ahead; `None` when the game is over. The same position and seed always give the
/// same move.
///
/// It wins at once if it can, otherwise prevents an immediate win of the opponent if it can, and otherwise maximises
/// the board's measure after the reply that is worst for it.
#[must_use]
pub fn search<R: View>(position: &R, seed: u64) -> Option<Found<R::Move>> {
    let me = position.to_move();
    let mut at = position.clone();
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut replies = Vec::new();
    let mut nodes = 0;
    let rated: Vec<(i32, u64, R::Move)> = (0..)
        .zip(moves)
        .map(|(number, mv)| {
            let undo = at.make(mv);
            let rating = score_after_reply(&mut at, me, &mut replies, &mut nodes);
            at.unmake(mv, undo);
            (rating, mix(seed ^ mix(number)), mv)
        })
        .collect();
    let (score, _, mv) = rated.into_iter().max_by_key(|&(rating, draw, _)| (rating, draw))?;
    Some(Found::of_move(2, score, nodes, mv))
}

/// The score of a position for a player after the reply that is worst for that player.
fn score_after_reply<R: View>(at: &mut R, me: Player, replies: &mut Vec<R::Move>, nodes: &mut u64) -> i32 {
    *nodes += 1;
    if at.outcome().is_over() || at.to_move() == me {
        return score(at, me, 1);
    }
    replies.clear();
    at.legal_moves(replies);
    let after = |reply: &R::Move| {
        *nodes += 1;
        let undo = at.make(*reply);
        let score = score(at, me, 2);
        at.unmake(*reply, undo);
        score
    };
    replies.iter().map(after).min().unwrap_or(0)
}

/// The score of a position for a player, `plies` after the searched position.
fn score<R: View>(at: &R, me: Player, plies: i32) -> i32 {
    match at.outcome() {
        Outcome::Win { winner, .. } if winner == me => WIN - plies,
        Outcome::Win { .. } => plies - WIN,
        Outcome::Draw(_) => 0,
        Outcome::Ongoing => {
            let (measure, board) = (profile_of(R::KIND).greedy_measure, at.board());
            (measure(&board, me) - measure(&board, me.other())).clamp(-MAX_EVAL, MAX_EVAL)
        }
    }
}
