//! Who wins a position of ZeN, whatever the other does: depth-first proof-number search (df-pn; Nagai 2002). Only the
//! `engine` program uses it.
//!
//! A node has two numbers: how many positions must at least be proved to show that its player to move wins, and how
//! many to show that the player loses. The line that leads to the easiest proof is followed until another line is
//! easier. What is known of a position is kept in a table, which knows positions that differ by a symmetry as the same
//! one.
//!
//! As in the tree search, forced wins and losses are seen at once, and where the other player threatens to win only the
//! moves that may stop it are tried: see `threats`. Every move puts a stone or a link on the board, so no position
//! comes twice on a line.

use super::field::{Action, Field, number};
use super::lattice::Lattice;
use super::priors::priors;
use super::symmetries::{Keys, Symmetries};
use super::threats::{Insight, Threats};
use crate::games::{Player, Rules, torus};

/// The number of what can't be shown, because the opposite is shown.
const IMPOSSIBLE: u32 = u32::MAX / 4;

/// The least number of positions of a step: each step comes back from the root to where the last one ended.
const LEAST_POSITIONS: u64 = 1 << 10;

/// The search of one position.
pub struct ProofNumberSearch {
    root: Field,
    lattice: Lattice,
    symmetries: Symmetries,
    threats: Threats,
    table: Table,
    /// Positions visited so far, and how many may be visited.
    nodes: u64,
    most_nodes: u64,
    /// What is known of the root.
    known: Numbers,
    actions: Vec<Action>,
    priors: Vec<f32>,
}

/// What is known of a position for its player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Numbers {
    /// How many positions must at least be proved to show that the player wins; 0 if that is shown.
    proof: u32,
    /// The same to show that the player loses.
    disproof: u32,
}

/// A move of a position that is searched.
struct Child {
    action: Action,
    /// The key of the position after it.
    key: u64,
    /// What is known of that position, for the player to move there.
    known: Numbers,
}

impl Numbers {
    /// Nothing is known.
    const OPEN: Self = Self { proof: 1, disproof: 1 };
    const WON: Self = Self { proof: 0, disproof: IMPOSSIBLE };
    const LOST: Self = Self { proof: IMPOSSIBLE, disproof: 0 };
    /// Limits that no numbers reach, also where a sum has become too large to be told.
    const NO_LIMITS: Self = Self { proof: u32::MAX, disproof: u32::MAX };

    fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

impl ProofNumberSearch {
    /// Prepares the search, with a table of at most this size in bytes.
    pub(in crate::search) fn new(position: &torus::Position, bytes: usize) -> Self {
        let lattice = Lattice::new(position.size());
        let known = match position.outcome().winner() {
            Some(winner) if winner == position.to_move() => Numbers::WON,
            Some(_) => Numbers::LOST,
            None => Numbers::OPEN,
        };
        Self {
            root: Field::new(position, &lattice),
            symmetries: Symmetries::new(&lattice),
            lattice,
            threats: Threats::new(),
            table: Table::within(bytes),
            nodes: 0,
            most_nodes: 0,
            known,
            actions: Vec::new(),
            priors: Vec::new(),
        }
    }

    /// Continues for about this number of positions; returns who wins, once that is shown.
    pub fn step(&mut self, positions: u64) -> Option<Player> {
        self.most_nodes = self.nodes.saturating_add(positions.max(LEAST_POSITIONS));
        let root = self.root.clone();
        let keys = self.symmetries.keys(&self.lattice, &root);
        while !self.known.is_decided() && self.nodes < self.most_nodes {
            self.known = self.search(root.clone(), &keys, keys.smallest(), Numbers::NO_LIMITS);
        }
        let wins = |player: Player| (number(player) == root.mover) == (self.known.proof == 0);
        self.known.is_decided().then(|| Player::BOTH.into_iter().find(|&player| wins(player))).flatten()
    }

    /// Positions visited so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches a position until one of its numbers reaches its limit.
    fn search(&mut self, mut field: Field, keys: &Keys, key: u64, limits: Numbers) -> Numbers {
        self.nodes += 1;
        let before = self.nodes;
        if let Some(decided) = self.analyse(&mut field) {
            self.table.put(key, decided, 1);
            return decided;
        }
        let mut children = self.children(&field, keys);
        let known = loop {
            self.look_up(&mut children);
            let known = combine(&children);
            let is_enough = known.proof >= limits.proof || known.disproof >= limits.disproof;
            let Some((easiest, second)) = easiest(&children) else { break known };
            if known.is_decided() || is_enough || self.nodes >= self.most_nodes {
                break known;
            }
            let child = &children[easiest];
            // The child's numbers are those of the other player. Another child comes first when it is clearly easier,
            // by a quarter, so that two that are about as easy do not take turns all the time (Pawlewicz and Lew 2006).
            let limits = Numbers {
                proof: limits.disproof.saturating_sub(known.disproof - child.known.proof),
                disproof: limits.proof.min(second.saturating_add(second / 4 + 1)),
            };
            let mut next = field.clone();
            next.play(child.action);
            let keys = self.symmetries.after(keys, child.action, field.mover);
            children[easiest].known = self.search(next, &keys, child.key, limits);
        };
        self.table.put(key, known, self.nodes - before + 1);
        known
    }

    /// Lists the actions of a position that may decide it, unless it is decided at once.
    fn analyse(&mut self, field: &mut Field) -> Option<Numbers> {
        field.actions(&self.lattice, &mut self.actions);
        match self.threats.analyse(&self.lattice, field, &self.actions) {
            Insight::Won(..) => return Some(Numbers::WON),
            Insight::Lost(..) => return Some(Numbers::LOST),
            Insight::Open => {}
        }
        if let Some(must_play) = self.threats.must_play() {
            self.actions.retain(|&action| must_play.contains(action));
        }
        None
    }

    /// The moves of the actions, likely ones first, and only one of several that lead to the same position.
    fn children(&mut self, field: &Field, keys: &Keys) -> Vec<Child> {
        priors(&self.lattice, field, [None; 2], &self.actions, &mut self.priors);
        let mut order: Vec<usize> = (0..self.actions.len()).collect();
        order.sort_by(|&one, &other| self.priors[other].total_cmp(&self.priors[one]));
        let mut children: Vec<Child> = Vec::with_capacity(order.len());
        for action in order.into_iter().map(|index| self.actions[index]) {
            let key = self.symmetries.smallest_after(keys, action, field.mover);
            if children.iter().all(|other| other.key != key) {
                children.push(Child { action, key, known: Numbers::OPEN });
            }
        }
        children
    }

    /// Reads from the table what was found out about the children meanwhile, also on other lines.
    fn look_up(&self, children: &mut [Child]) {
        for child in children.iter_mut().filter(|child| !child.known.is_decided()) {
            if let Some(known) = self.table.get(child.key) {
                child.known = known;
            }
        }
    }
}

/// The numbers of a position from those of its children: one child that the other player loses is enough for a win, all
/// that the other wins are needed for a loss.
fn combine(children: &[Child]) -> Numbers {
    let none = Numbers { proof: IMPOSSIBLE, disproof: 0 };
    children.iter().fold(none, |known, Child { known: child, .. }| Numbers {
        proof: known.proof.min(child.disproof),
        disproof: known.disproof.saturating_add(child.proof).min(IMPOSSIBLE),
    })
}

/// The child that is easiest to show as lost for the other player, and how hard the second one is.
fn easiest(children: &[Child]) -> Option<(usize, u32)> {
    let mut best: Option<usize> = None;
    let mut second = IMPOSSIBLE;
    for (index, child) in children.iter().enumerate() {
        match best.map(|best| children[best].known.disproof) {
            Some(least) if child.known.disproof >= least => second = second.min(child.known.disproof),
            least => {
                second = least.unwrap_or(IMPOSSIBLE);
                best = Some(index);
            }
        }
    }
    Some((best?, second))
}

/// What is known of positions, by their keys: a table of fixed size.
struct Table(Vec<[Entry; 4]>);

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    known: Numbers,
    /// The positions that were visited for it; 0 in an empty entry.
    work: u32,
}

impl Table {
    fn within(bytes: usize) -> Self {
        let empty = Entry { key: 0, known: Numbers::OPEN, work: 0 };
        let most = (bytes / size_of::<[Entry; 4]>()).max(1);
        let mut buckets = Vec::new();
        // As many as there is memory for.
        let fits = |&count: &usize| buckets.try_reserve_exact(count).is_ok();
        let count = std::iter::successors(Some(most), |&count| (count > 1).then_some(count / 2)).find(fits);
        buckets.resize(count.unwrap_or(1), [empty; 4]);
        Self(buckets)
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.0.len() as u128) >> 64) as usize
    }

    fn get(&self, key: u64) -> Option<Numbers> {
        let found = self.0[self.place(key)].iter().find(|entry| entry.work > 0 && entry.key == key);
        found.map(|entry| entry.known)
    }

    /// Keeps what is known of a position, in the place of what took the least work.
    fn put(&mut self, key: u64, known: Numbers, work: u64) {
        let place = self.place(key);
        let bucket = &mut self.0[place];
        let work = u32::try_from(work).unwrap_or(u32::MAX);
        let same = bucket.iter().position(|entry| entry.work > 0 && entry.key == key);
        let least = || (0..bucket.len()).min_by_key(|&index| bucket[index].work).unwrap_or(0);
        let index = same.unwrap_or_else(least);
        // Work on a position that is searched again and again adds up.
        let before = if same.is_some() { bucket[index].work } else { 0 };
        bucket[index] = Entry { key, known, work: before.saturating_add(work) };
    }
}

#[cfg(test)]
mod tests {
    use super::{IMPOSSIBLE, Numbers, ProofNumberSearch, Table};
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::games::{Notation, Player, Rules, torus};
    use std::collections::HashMap;

    fn start(side: u8) -> torus::Position {
        torus::Position::start(&torus::Options { size: torus::Size::new(side).unwrap() })
    }

    /// Who wins, in steps of this number of positions.
    fn winner(position: &torus::Position, bytes: usize, step: u64) -> Player {
        let mut search = ProofNumberSearch::new(position, bytes);
        loop {
            if let Some(winner) = search.step(step) {
                return winner;
            }
            assert!(search.nodes() < 2_000_000, "{}", position.to_text());
        }
    }

    /// Who wins, by all moves of the rules alone.
    fn winner_by_the_rules(position: &mut torus::Position, known: &mut HashMap<u64, Player>) -> Player {
        if let Some(winner) = position.outcome().winner() {
            return winner;
        }
        if let Some(&winner) = known.get(&position.key()) {
            return winner;
        }
        let mover = position.to_move();
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let wins = moves.into_iter().any(|mv| {
            let undo = position.make(mv);
            let winner = winner_by_the_rules(position, known);
            position.unmake(mv, undo);
            winner == mover
        });
        let winner = if wins { mover } else { mover.other() };
        known.insert(position.key(), winner);
        winner
    }

    #[test]
    fn who_wins_is_what_all_moves_of_the_rules_show() {
        let mut won = [0; 2];
        for (side, plies, games) in [(3, 4, 20), (4, 12, 20), (5, 23, 10)] {
            for seed in 0..games {
                let mut chance = SplitMix64::new(mix(seed));
                let mut position = start(side);
                let mut known = HashMap::new();
                let mut played = 0;
                while !position.outcome().is_over() {
                    if played >= plies {
                        let expected = winner_by_the_rules(&mut position.clone(), &mut known);
                        assert_eq!(winner(&position, 1 << 16, 1 << 20), expected, "{}", position.to_text());
                        won[usize::from(expected == position.to_move())] += 1;
                    }
                    let mv = position.random_move(&mut Vec::new(), &mut |count| chance.below(count));
                    position.make(mv.expect("a move"));
                    played += 1;
                }
                let over = position.outcome().winner();
                assert_eq!(ProofNumberSearch::new(&position, 1 << 16).step(1), over, "the game is over");
            }
        }
        assert!(won.iter().all(|&won| won > 40), "{won:?}");
    }

    #[test]
    fn neither_steps_nor_the_size_of_the_table_matter() {
        let mut chance = SplitMix64::new(mix(3));
        let mut position = start(4);
        for plies in 0..3 {
            // All first stones are alike, and no second one saves N.
            for (bytes, step) in [(1 << 15, 1_000), (1 << 16, 1), (1 << 20, 1_000_000)] {
                assert_eq!(winner(&position, bytes, step), Player::One, "{plies} {bytes} {step}");
            }
            let mv = position.random_move(&mut Vec::new(), &mut |count| chance.below(count));
            position.make(mv.expect("a move"));
        }
    }

    #[test]
    fn a_table_keeps_what_took_most_work_and_stays_within_its_memory() {
        let known = |proof| Numbers { proof, disproof: IMPOSSIBLE };
        let mut table = Table::within(1);
        assert_eq!(table.0.len(), 1);
        assert_eq!(table.get(0), None);
        for key in 0..6 {
            table.put(key, known(key as u32), 10 - key);
        }
        let kept: Vec<_> = (0..6).map(|key| table.get(key).map(|known| known.proof)).collect();
        assert_eq!(kept, [Some(0), Some(1), Some(2), None, None, Some(5)], "the newest, and those that took most");
        table.put(1, known(7), 1);
        assert_eq!(table.get(1), Some(known(7)));
        let large = Table::within(1 << 20);
        let bytes = size_of_val(&large.0[..]);
        assert!(bytes <= 1 << 20 && bytes * 2 > 1 << 20, "{bytes}");
    }
}
