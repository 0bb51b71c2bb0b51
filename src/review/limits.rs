//! How long the positions of a review are searched.

use crate::games::{AnyGame, Kind};
use crate::search::Limits;

/// How long a position of this game is searched: about a quarter of a second on one core of a desktop.
pub(super) fn of(game: &AnyGame) -> Limits {
    let nodes = match game.kind() {
        Kind::Zen => 250_000,
        Kind::Enso => 500_000,
        Kind::Torus => playouts(usize::from(game.board().columns())),
        Kind::Zener => 900_000,
    };
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// How long the position before a mistake is searched that let the opponent win by force: ten times as long as others,
/// because losses by force that have escaped a shorter search are often deep.
pub(super) fn of_confirmation(game: &AnyGame) -> Limits {
    let limits = of(game);
    Limits { nodes: limits.nodes.map(|nodes| 10 * nodes), ..limits }
}

/// How long a position of this game is searched for an estimate at the beginning, one of this number: all of them
/// together take at most a quarter of the time of one position of the review, because they are made while the player
/// waits. `None` for ZeN, where twenty playouts say nothing: see [`of_asked_estimate`].
pub(super) fn of_estimate(game: &AnyGame, positions: usize) -> Option<Limits> {
    if game.kind() == Kind::Torus {
        return None;
    }
    let nodes = of(game).nodes?;
    let nodes = (nodes / 250).min(nodes / 4 / positions.max(1) as u64).max(1);
    Some(Limits { nodes: Some(nodes), ..Limits::default() })
}

/// How long a position of ZeN is searched for an estimate that the review asks for; `None` in the other games.
pub(super) fn of_asked_estimate(game: &AnyGame) -> Option<Limits> {
    let limits = of(game);
    (game.kind() == Kind::Torus).then(|| Limits { nodes: limits.nodes.map(|nodes| (nodes / 4).max(1)), ..limits })
}

/// The playouts on a board of this many cells a side: a playout takes longer on a larger board.
fn playouts(side: usize) -> u64 {
    let cells = (side * side).max(1);
    // Few enough for the browser, where a review took the longest in this game. At most 1.7 million divided by at least
    // 9.
    (1_700_000 / cells as u64).clamp(2_000, 40_000)
}
