//! What a search has proved.

use super::score::plies_to_end;
use crate::games::{AnyGame, Player};

/// A forced end of the game: this player wins, whatever the other does.
///
/// It is said of a line when its first move has been made, and of a position when it is said of the best line there.
///
/// A score counts as proved when every step to it is certain:
///
/// - It is that of a win or a loss ([`is_decided`](super::is_decided)). Estimates and draws are never proved: a draw by
///   repetition depends on the way to a position, and the search counts the first repetition in a line as one.
/// - The player overlooks nothing, so only the highest levels prove anything.
/// - For each position in which the winner is to move there is a move that keeps the win. In each position in which the
///   other one is to move, all moves have been searched to their end: neither null-move pruning, futility pruning nor
///   late-move pruning ever returns a decided score, and reduced depths only leave the score open. A move that a search
///   was stopped at is no proof of a loss, since the moves after it were not searched.
/// - Nothing on the way is drawn: a position that has come twice in the game counts as a draw in the line, and no
///   position comes twice while the plies to the win become fewer.
/// - In ZeN the proofs are those of the tree's solver. Of the moves that it leaves out each is no better than one that
///   it keeps, or does not stop a threat that wins (`search/games/torus/threats.rs`).
///
/// Positions are told apart by keys of 64 bits, as everywhere in the search. The limit of a match to
/// [`MOST_PLIES`](crate::games::MOST_PLIES) is left aside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Proof {
    /// Who wins.
    pub winner: Player,
    /// The plies up to the end, at most, if the winner plays well: in Zener a ply is one step of a turn. `None` where
    /// rounds are played for points, since the loser may play on for longer by giving more points away.
    pub plies: Option<u32>,
}

impl Proof {
    /// What a proved score means for the player to move in the position on the board.
    pub(super) fn of(game: &AnyGame, score: i32) -> Self {
        let mover = game.to_move();
        let plies = game.points(mover).is_none().then(|| plies_to_end(score));
        Self { winner: if score > 0 { mover } else { mover.other() }, plies }
    }
}

#[cfg(test)]
mod tests {
    use super::Proof;
    use crate::games::splitmix::SplitMix64;
    use crate::games::{AnyGame, Game, Kind, Options, Player, View, torus, with_game, zen};
    use crate::search::{Level, Limits, Thinking};

    /// Whether a player wins within this number of plies, whatever the other does, by the rules alone.
    fn forces<R: View>(game: &mut Game<R>, winner: Player, plies: u32) -> bool {
        let outcome = game.verdict().outcome;
        if outcome.is_over() || plies == 0 {
            return outcome.winner() == Some(winner);
        }
        let mut moves = Vec::new();
        game.position().legal_moves(&mut moves);
        let wins = game.position().to_move() == winner;
        for mv in moves {
            game.play(mv).expect("a legal move");
            let later = forces(game, winner, plies - 1);
            game.undo();
            if later == wins {
                return wins;
            }
        }
        !wins
    }

    /// The last positions of random games.
    fn ends(options: &Options, games: u64, plies: usize) -> Vec<AnyGame> {
        let mut ends = Vec::new();
        for seed in 0..games {
            let mut chance = SplitMix64::new(seed);
            let mut game = AnyGame::new(options);
            while !game.verdict().outcome.is_over() {
                let mut moves = game.legal_moves();
                let drawn = chance.below(u32::try_from(moves.len()).expect("few moves")) as usize;
                game.play(&moves.swap_remove(drawn)).expect("a legal move");
            }
            for _ in 0..plies {
                if game.undo().is_some() {
                    ends.push(game.clone());
                }
            }
        }
        ends
    }

    /// Checks every proof in these positions that ends within this number of plies; returns how many were checked, and
    /// of these the losses.
    fn check(positions: &[AnyGame], level: Level, longest: u32) -> (usize, usize) {
        let (mut checked, mut losses) = (0, 0);
        for game in positions {
            for lines in [1, 3] {
                let limits = Limits { nodes: Some(2_000), ..Limits::default() };
                let search = Thinking::new(game, level, 1, limits).map(|thinking| thinking.with_lines(lines));
                let Some(found) = search.and_then(|mut search| search.finish()) else { continue };
                for (index, line) in found.lines().into_iter().enumerate() {
                    let Some(Proof { winner, plies: Some(plies) }) = line.proof(game) else { continue };
                    if plies > longest {
                        continue;
                    }
                    checked += 1;
                    losses += usize::from(winner != game.to_move());
                    let text = format!("{} ({:?}): {line:?}", game.position_text(), game.moves());
                    let mut after = game.clone();
                    after.play(line.best()).expect("a legal move");
                    with_game!(AnyGame, &mut after, game => assert!(forces(game, winner, plies - 1), "{text}"));
                    if index == 0 && winner != game.to_move() {
                        let mut game = game.clone();
                        with_game!(AnyGame, &mut game, game => assert!(forces(game, winner, plies), "{text}"));
                    }
                }
            }
        }
        (checked, losses)
    }

    #[test]
    fn what_is_proved_is_so_by_the_rules() {
        for (kind, longest, games) in [(Kind::Zen, 3, 8), (Kind::Enso, 4, 40), (Kind::Zener, 6, 25)] {
            let (checked, losses) = check(&ends(&Options::usual(kind), games, 6), Level::HIGHEST, longest);
            assert!(checked > 40 && losses > 5, "{kind:?}: {checked} checked, {losses} losses");
        }
        let (mut checked, mut losses) = (0, 0);
        for (side, games, plies) in [(3, 30, 8), (4, 40, 10)] {
            let size = torus::Size::new(side).expect("a size");
            let ends = ends(&Options::Torus(torus::Options { size }), games, plies);
            let (more, lost) = check(&ends, Level::HIGHEST, 7);
            (checked, losses) = (checked + more, losses + lost);
        }
        assert!(checked > 100 && losses > 30, "ZeN: {checked} checked, {losses} losses");
    }

    #[test]
    fn who_overlooks_moves_proves_nothing() {
        for kind in Kind::ALL {
            let ends = ends(&Options::usual(kind), 3, 4);
            assert_eq!(check(&ends, Level::FIRST, u32::MAX).0, 0, "{kind:?}");
        }
    }

    #[test]
    fn where_points_count_only_the_winner_is_told() {
        let options = |variant| zen::Options { variant, ..zen::Options::default() };
        // White wins at once.
        let text = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";
        for (variant, plies) in [(zen::Variant::Basic, Some(1)), (zen::Variant::Three, None)] {
            let game = AnyGame::from_text(text, &Options::Zen(options(variant))).expect("a position");
            let limits = Limits { depth: Some(2), ..Limits::default() };
            let found = Thinking::new(&game, Level::HIGHEST, 0, limits).and_then(|mut search| search.finish());
            let proof = found.expect("a move").lines()[0].proof(&game);
            assert_eq!(proof, Some(Proof { winner: Player::One, plies }));
        }
    }
}
