//! Asks whether somebody can force a win of a position, until somebody can: turn after turn, in ZeN position after
//! position.

use crate::games::{AnyGame, Player};
use crate::search::{MOST_TURNS_TO_WIN, search_for_forced_wins, search_for_winner};
use std::time::{Duration, Instant};

/// What has been found so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The turns that were searched, of both players together, with every move; `None` in ZeN, which is searched to its
    /// end.
    pub turns: Option<u32>,
    /// Who can force a win, within these turns, if anybody can.
    pub winner: Option<Player>,
    /// Positions visited so far, at all depths.
    pub nodes: u64,
    /// The time since the beginning.
    pub time: Duration,
}

/// Searches a position for forced wins of both players, with tables of this size in bytes together; tells what is
/// found, and stops when somebody wins.
///
/// In ZeN this is one search by one thread, which is told of each time that it has visited twice as many positions.
/// Elsewhere the wins of both players are searched by this number of threads, at least one, to one turn after the other
/// up to `most`, and each turn is told.
pub fn solve(game: &AnyGame, most: u32, bytes: usize, threads: usize, tell: &mut dyn FnMut(&Solved)) -> Option<Player> {
    let begun = Instant::now();
    if let Some(mut search) = search_for_winner(game, bytes) {
        loop {
            let winner = search.step(search.nodes().max(1 << 10));
            let nodes = search.nodes();
            tell(&Solved { turns: None, winner, nodes, time: begun.elapsed() });
            if winner.is_some() {
                return winner;
            }
        }
    }
    let search = |winner| search_for_forced_wins(game, winner, bytes / 2, threads);
    let mut searches = [(Player::One, search(Player::One)?), (Player::Two, search(Player::Two)?)];
    for turns in 1..=most.min(MOST_TURNS_TO_WIN) {
        let winner = searches.iter_mut().find_map(|(player, search)| search.wins_within(turns).then_some(*player));
        let nodes = searches.iter().map(|(_, search)| search.nodes()).sum();
        tell(&Solved { turns: Some(turns), winner, nodes, time: begun.elapsed() });
        if winner.is_some() {
            return winner;
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::solve;
    use crate::games::{AnyGame, Kind, Options, Player};

    /// The turns that were told, and who wins.
    fn solved(position: &str, most: u32) -> (Vec<u32>, Option<Player>) {
        let game = AnyGame::from_text(position, &Options::usual(Kind::Zener)).expect("a position");
        let mut told = Vec::new();
        let winner = solve(&game, most, 1 << 20, 1, &mut |solved| told.extend(solved.turns));
        (told, winner)
    }

    #[test]
    fn the_quickest_win_of_either_side_is_found_and_nothing_is_searched_after_it() {
        let near = "3[K5]1/[W1]4/1[K1]3/3[K4]1/2[K3]2/4[K2]/1[W2][W3][W4][W5] w - -";
        let (told, winner) = solved(near, 20);
        assert_eq!(winner, Some(Player::One));
        let last = told.len() as u32;
        assert_eq!(told, (1..=last).collect::<Vec<_>>());
        assert_eq!(solved(near, last - 1), ((1..last).collect(), None));
    }

    #[test]
    fn zen_on_a_torus_is_searched_to_its_end() {
        for (text, winner) in [("3 3/3/3 z -", Player::One), ("4 4/4/4/4 n -", Player::Two)] {
            let game = AnyGame::from_text(text, &Options::usual(Kind::Torus)).expect("a position");
            let mut told = Vec::new();
            assert_eq!(solve(&game, 1, 1 << 20, 1, &mut |solved| told.push(*solved)), Some(winner));
            assert!(told.iter().all(|solved| solved.turns.is_none() && solved.nodes > 0), "{told:?}");
            assert_eq!(told.last().and_then(|solved| solved.winner), Some(winner));
        }
    }
}
