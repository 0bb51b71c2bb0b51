//! Plain Monte Carlo tree search with random playouts (UCT, Kocsis and Szepesvári 2006), the same for every game: a
//! fixed opponent, against which the strength of every level is measured. So it must not be changed.

use super::found::Found;
use super::score::MAX_EVAL;
use crate::games::splitmix::SplitMix64;
use crate::games::{Outcome, Player, Rules};

/// The exploration constant of UCB1, for win rates from 0 to 1.
const EXPLORATION: f64 = 0.7;

/// A playout ends after this number of plies and counts as drawn.
const LONGEST_PLAYOUT: u32 = 1000;

/// Chooses a move by this number of playouts; `None` when the game is over. The same position, number and seed always
/// give the same move.
///
/// It uses only the rules: every playout is random, up to the end of the game or the limit of its length.
#[must_use]
pub fn search<R: Rules>(position: &R, playouts: u64, seed: u64) -> Option<Found<R::Move>> {
    if position.outcome().is_over() {
        return None;
    }
    let mut chance = SplitMix64::new(seed);
    let mut tree = vec![Node::new(position, position.to_move())];
    let mut scratch = Vec::new();
    for _ in 0..playouts.max(1) {
        let mut at = position.clone();
        let mut path = vec![0];
        let mut here = 0;
        loop {
            let node = &mut tree[here];
            if !node.untried.is_empty() {
                let mv = node.untried.swap_remove(chance.below(node.untried.len() as u32) as usize);
                let mover = at.to_move();
                at.make(mv);
                let child = tree.len();
                tree[here].children.push((mv, child));
                tree.push(Node::new(&at, mover));
                path.push(child);
                break;
            }
            let Some((mv, child)) = best_child(&tree, here) else { break };
            at.make(mv);
            path.push(child);
            here = child;
        }
        let outcome = play_out(&mut at, &mut scratch, &mut chance);
        for &node in &path {
            tree[node].visits += 1.0;
            tree[node].points += points(outcome, tree[node].mover);
        }
    }
    // The move with the most visits (robust child); among equals the one that was tried first.
    let &(mv, child) = tree[0].children.iter().rev().max_by(|a, b| tree[a.1].visits.total_cmp(&tree[b.1].visits))?;
    let share = tree[child].points / tree[child].visits;
    let score = ((2.0 * share - 1.0) * f64::from(MAX_EVAL)) as i32;
    Some(Found::of_move(1, score, playouts, mv))
}

/// A position of the tree.
struct Node<M> {
    /// The player who made the move to this position.
    mover: Player,
    visits: f64,
    /// The mover's won playouts, plus half of the drawn ones.
    points: f64,
    untried: Vec<M>,
    children: Vec<(M, usize)>,
}

impl<M> Node<M> {
    fn new<R: Rules<Move = M>>(position: &R, mover: Player) -> Self {
        let mut untried = Vec::new();
        position.legal_moves(&mut untried);
        Self { mover, visits: 0.0, points: 0.0, untried, children: Vec::new() }
    }
}

fn best_child<M: Copy>(tree: &[Node<M>], parent: usize) -> Option<(M, usize)> {
    let log = natural_logarithm(tree[parent].visits);
    let value = |child: usize| {
        let Node { visits, points, .. } = tree[child];
        points / visits + EXPLORATION * (log / visits).sqrt()
    };
    let mut best = None;
    for &(mv, child) in &tree[parent].children {
        let value = value(child);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some(((mv, child), value));
        }
    }
    best.map(|(child, _)| child)
}

fn play_out<R: Rules>(position: &mut R, scratch: &mut Vec<R::Move>, chance: &mut SplitMix64) -> Outcome {
    for _ in 0..LONGEST_PLAYOUT {
        let Some(mv) = position.random_move(scratch, &mut |count| chance.below(count)) else { break };
        position.make(mv);
    }
    position.outcome()
}

fn points(outcome: Outcome, player: Player) -> f64 {
    match outcome.winner() {
        None => 0.5,
        Some(winner) if winner == player => 1.0,
        Some(_) => 0.0,
    }
}

/// The natural logarithm of a number of at least 1. It uses only basic arithmetic, so it is the same on every machine.
fn natural_logarithm(number: f64) -> f64 {
    let mut rest = number.max(1.0);
    let mut doublings = 0.0;
    while rest > 1.5 {
        rest /= 2.0;
        doublings += 1.0;
    }
    // ln((1 + z) / (1 - z)) = 2 (z + z³/3 + z⁵/5 + …), and |z| is at most 1/5.
    let z = (rest - 1.0) / (rest + 1.0);
    let square = z * z;
    let series = [13.0, 11.0, 9.0, 7.0, 5.0, 3.0, 1.0].into_iter().fold(0.0, |sum, odd| sum * square + 1.0 / odd);
    doublings * std::f64::consts::LN_2 + 2.0 * z * series
}

#[cfg(test)]
mod tests {
    use super::{natural_logarithm, search};
    use crate::games::{Notation, Rules, enso, torus, zen, zener};

    fn chooses_a_legal_move<R: Rules>() {
        let position = R::start(&R::Options::default());
        let found = search(&position, 50, 1).unwrap();
        position.check(found.principal_variation[0]).unwrap();
        assert_eq!(search(&position, 50, 1), Some(found));
    }

    #[test]
    fn it_chooses_a_legal_move_in_every_game() {
        chooses_a_legal_move::<zen::Position>();
        chooses_a_legal_move::<enso::Position>();
        chooses_a_legal_move::<torus::Position>();
        chooses_a_legal_move::<zener::Position>();
    }

    #[test]
    fn it_sees_a_win() {
        let position = torus::Position::parse("3 2n/n2/zz1 z -", &torus::Options::default()).unwrap();
        let found = search(&position, 300, 7).unwrap();
        assert_eq!(position.move_text(found.principal_variation[0]), "c1");
    }

    #[test]
    fn logarithms_are_close() {
        for number in [1.0_f64, 1.4, 1.6, 2.0, 10.0, 12_345.0, 1e9] {
            assert!((natural_logarithm(number) - number.ln()).abs() < 1e-9, "{number}");
        }
    }
}
