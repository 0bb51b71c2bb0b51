//! What the steps of several games ask of a move, answered by the rules.

use super::step::{Attempt, Judgement};
use crate::games::{AnyGame, Event, Piece, Player, Square};

/// The piece that the move has moved on the board, the square that it left and the square that it went to; `None` for
/// moves of other kinds.
pub(super) fn moved(attempt: &Attempt) -> Option<(Piece, Square, Square)> {
    attempt.events.iter().find_map(|event| match *event {
        Event::Moved { piece, from, to, .. } => Some((piece, from, to)),
        _ => None,
    })
}

/// Whether the move has captured something that fits.
pub(super) fn captures(attempt: &Attempt, fits: impl Fn(Piece) -> bool) -> bool {
    attempt.events.iter().any(|event| matches!(*event, Event::Captured { piece, .. } if fits(piece)))
}

/// Whether the move has jumped over this piece.
pub(super) fn jumps_over(attempt: &Attempt, piece: Piece) -> bool {
    let board = attempt.before.board();
    let is_there = |square: &Square| board.top(*square) == Some(piece);
    attempt.events.iter().any(|event| matches!(event, Event::Moved { jumped, .. } if jumped.iter().any(is_there)))
}

/// Whether the player who moved has won by it.
pub(super) fn wins(attempt: &Attempt) -> bool {
    winner(attempt.after) == Some(attempt.player)
}

/// Whether the opponent of the player who moved has won by it.
pub(super) fn loses(attempt: &Attempt) -> bool {
    winner(attempt.after) == Some(attempt.player.other())
}

/// Whether the player to move could win with the next move.
pub(super) fn can_win(game: &AnyGame) -> bool {
    game.legal_moves().iter().any(|text| outcome_of(game, text) == Some(game.to_move()))
}

/// Whether the opponent of the player who moved has not won, and can't win with the next move.
pub(super) fn is_safe(attempt: &Attempt) -> bool {
    !loses(attempt) && !can_win(attempt.after)
}

/// [`Judgement::Done`] if the move wins.
pub(super) fn win(attempt: &Attempt) -> Judgement {
    Judgement::done_if(wins(attempt))
}

/// [`Judgement::Done`] if the opponent can't win with the next move.
pub(super) fn safety(attempt: &Attempt) -> Judgement {
    Judgement::done_if(is_safe(attempt))
}

/// Who would have won after this legal move.
fn outcome_of(game: &AnyGame, text: &str) -> Option<Player> {
    let mut after = game.clone();
    after.play(text).ok()?;
    winner(&after)
}

fn winner(game: &AnyGame) -> Option<Player> {
    game.verdict().outcome.winner()
}
