//! Asks ply after ply whether somebody can force a win of a position, until somebody can.

use crate::games::{AnyGame, Player};
use crate::search::{MOST_PLIES_TO_WIN, search_for_forced_wins};
use std::panic::resume_unwind;
use std::time::{Duration, Instant};

/// What the searches to one depth have found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Depth {
    /// The plies that were searched, every move of both sides.
    pub plies: u32,
    /// Who can force a win within them, if anybody can.
    pub winner: Option<Player>,
    /// Positions visited so far, at all depths.
    pub nodes: u64,
    /// The time since the beginning.
    pub time: Duration,
}

/// Searches a position for forced wins of both players, each in a thread of its own and with half of the memory in bytes, to one ply
/// after the other up to `most`; tells what was found at each, and stops when somebody wins. `None` in ZeN.
#[must_use]
pub fn solve(game: &AnyGame, most: u32, bytes: usize, tell: &mut dyn FnMut(&Depth)) -> Option<Depth> {
    let begun = Instant::now();
    let prepare = |winner| search_for_forced_wins(game, winner, bytes / 2);
    let (mut first, mut second) = (prepare(Player::One)?, prepare(Player::Two)?);
    let mut last = None;
    for plies in 1..=most.min(MOST_PLIES_TO_WIN) {
        let wins = std::thread::scope(|scope| {
            let other = scope.spawn(|| second.wins_within(plies));
            let wins = first.wins_within(plies);
            [wins, other.join().unwrap_or_else(|panic| resume_unwind(panic))]
        });
        let winner = Player::BOTH.into_iter().find(|player| wins[player.index()]);
        let depth = Depth { plies, winner, nodes: first.nodes() + second.nodes(), time: begun.elapsed() };
        tell(&depth);
        last = Some(depth);
        if winner.is_some() {
            break;
        }
    }
    last
}

#[cfg(test)]
mod tests {
    use super::{Depth, solve};
    use crate::games::{AnyGame, Kind, Options, Player};

    /// The plies of the depths that were told, and the last of them.
    fn solved(position: &str, most: u32) -> (Vec<u32>, Depth) {
        let game = AnyGame::from_text(position, &Options::usual(Kind::Zener)).expect("a position");
        let mut told = Vec::new();
        let last = solve(&game, most, 1 << 20, &mut |depth| told.push(depth.plies)).expect("Zener is searched");
        (told, last)
    }

    #[test]
    fn the_quickest_win_of_either_side_is_found_and_nothing_is_searched_after_it() {
        let near = "3[K5]1/[W1]4/1[K1]3/3[K4]1/2[K3]2/4[K2]/1[W2][W3][W4][W5] w - -";
        let (told, last) = solved(near, 20);
        assert_eq!(last.winner, Some(Player::One));
        assert_eq!(told, (1..=last.plies).collect::<Vec<_>>());
        let (told, open) = solved(near, last.plies - 1);
        assert_eq!((open.winner, told), (None, (1..last.plies).collect()));
    }

    #[test]
    fn zen_on_a_torus_is_not_searched_this_way() {
        let game = AnyGame::new(&Options::usual(Kind::Torus));
        assert_eq!(solve(&game, 3, 1 << 20, &mut |_| panic!("nothing is searched")), None);
    }
}
