//! Forced wins and losses in ZeN, and the must-play region (Hayward et al. for Hex): the only moves that can stop a
//! threat.

use super::field::{Action, Field, enemy};
use super::groups::{Groups, Missing};
use super::lattice::{CAPACITY, Lattice};

/// What can be found out about a position without a search, for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Insight {
    /// This action wins, in this number of plies.
    Won(Action, u16),
    /// Every action loses: some in this number of plies, and all in at most that many.
    Lost(u16, u16),
    /// Nothing is proved. If the enemy threatens to win, only the actions of [`Threats::must_play`] can stop it.
    Open,
}

/// The analysis of threats.
pub(super) struct Threats {
    own: Groups,
    other: Groups,
    /// The groups with one more stone or link.
    tried: Groups,
    must_play: Option<Actions>,
    /// The greatest number of bridges in one of the threats that were found.
    most_bridges: u16,
}

/// A set of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Actions([u64; 2 * CAPACITY / 64]);

impl Actions {
    const NONE: Self = Self([0; 2 * CAPACITY / 64]);

    fn insert(&mut self, action: Action) {
        self.0[usize::from(action) / 64] |= 1 << (action % 64);
    }

    pub(super) fn contains(&self, action: Action) -> bool {
        self.0[usize::from(action) / 64] >> (action % 64) & 1 == 1
    }

    fn keep(&mut self, other: &Self) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }

    fn is_empty(&self) -> bool {
        *self == Self::NONE
    }
}

impl Threats {
    pub(super) fn new() -> Self {
        Self { own: Groups::new(), other: Groups::new(), tried: Groups::new(), must_play: None, most_bridges: 0 }
    }

    /// The must-play region: the actions that may stop the enemy's threats; `None` if there is no threat. Valid only
    /// after [`analyse`](Self::analyse) has returned [`Insight::Open`].
    pub(super) fn must_play(&self) -> Option<&Actions> {
        self.must_play.as_ref()
    }

    /// The plies up to the loss after an action outside the must-play region, at most.
    pub(super) fn plies_without_must_play(&self) -> u16 {
        2 + 2 * self.most_bridges
    }

    /// Finds a forced win or loss among these actions, and otherwise the must-play region: the actions that stop every
    /// threat.
    pub(super) fn analyse(&mut self, lattice: &Lattice, field: &mut Field, actions: &[Action]) -> Insight {
        /// The greatest number of threats to intersect: more of them hardly ever change the region.
        const MOST_THREATS: usize = 12;
        self.must_play = None;
        self.most_bridges = 0;
        let (mover, enemy) = (field.mover, enemy(field.mover));
        if self.other.build(lattice, field, enemy) {
            let plies = 2 * self.other.missing(lattice, field).bridges;
            return Insight::Lost(plies, plies);
        }
        self.own.build(lattice, field, mover);
        for &action in actions {
            if self.own.seems_to_close(lattice, field, action)
                && let Some(missing) = self.try_out(lattice, field, action, mover)
            {
                return Insight::Won(action, 1 + 2 * missing.bridges);
            }
        }
        let mut must_play: Option<Actions> = None;
        let mut threats = 0;
        for &action in actions {
            if !self.other.seems_to_close(lattice, field, action) {
                continue;
            }
            let Some(missing) = self.try_out(lattice, field, action, enemy) else { continue };
            self.most_bridges = self.most_bridges.max(missing.bridges);
            let mut stopping = Actions::NONE;
            stopping.insert(action);
            for &cell in &missing.cells {
                stopping.insert(cell);
            }
            let must_play = must_play.get_or_insert(stopping);
            must_play.keep(&stopping);
            if must_play.is_empty() {
                return Insight::Lost(2 + 2 * missing.bridges, self.plies_without_must_play());
            }
            threats += 1;
            if threats == MOST_THREATS {
                break;
            }
        }
        self.must_play = must_play;
        Insight::Open
    }

    /// The resistance of a lost position in which the enemy is to move: higher is better. The plies to the loss count
    /// most. Among equals the position with fewer winning moves of the enemy resists more.
    pub(super) fn resistance(&mut self, lattice: &Lattice, field: &mut Field, actions: &[Action]) -> u16 {
        /// The greatest number of winning moves that is counted.
        const MANY: u16 = 63;
        let winner = field.mover;
        if self.own.build(lattice, field, winner) {
            return (MANY + 1) * self.own.missing(lattice, field).bridges;
        }
        let mut answers = 0;
        let mut quickest = u16::MAX;
        for &action in actions {
            if answers < MANY
                && self.own.seems_to_close(lattice, field, action)
                && let Some(missing) = self.try_out(lattice, field, action, winner)
            {
                answers += 1;
                quickest = quickest.min(missing.bridges + 1);
            }
        }
        // Without a winning move of the enemy the position may not be lost.
        if answers == 0 { u16::MAX } else { (MANY + 1) * quickest.min(MANY) + MANY - answers }
    }

    /// The bridges of the winning loop that an action of a player closes; `None` if it does not make sure of a loop.
    pub(super) fn try_out(
        &mut self,
        lattice: &Lattice,
        field: &mut Field,
        action: Action,
        player: u8,
    ) -> Option<Missing> {
        let before = field.at(action.into());
        field.put(action.into(), player);
        let closed = self.tried.build(lattice, field, player);
        let missing = closed.then(|| self.tried.missing(lattice, field));
        field.put(action.into(), before);
        missing
    }
}

#[cfg(test)]
mod tests {
    use super::super::field::{Field, number};
    use super::super::lattice::Lattice;
    use super::{Insight, Threats};
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::games::{Notation, Rules, torus};
    use std::collections::HashMap;

    /// Whether the player to move wins, by full search with all moves of the rules.
    fn wins(position: &mut torus::Position, known: &mut HashMap<u64, bool>) -> bool {
        if let Some(winner) = position.outcome().winner() {
            return winner == position.to_move();
        }
        if let Some(&wins) = known.get(&position.key()) {
            return wins;
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let won = moves.into_iter().any(|mv| {
            let undo = position.make(mv);
            let won = !self::wins(position, known);
            position.unmake(mv, undo);
            won
        });
        known.insert(position.key(), won);
        won
    }

    #[test]
    fn forced_wins_and_losses_and_the_must_play_region_are_those_of_full_search() {
        let (mut won, mut lost, mut forced, mut open) = (0, 0, 0, 0);
        for (side, plies, games) in [(3, 4, 40), (4, 12, 40), (5, 22, 20)] {
            let size = torus::Size::new(side).unwrap();
            let lattice = Lattice::new(size);
            let mut threats = Threats::new();
            let mut actions = Vec::new();
            for seed in 0..games {
                let mut chance = SplitMix64::new(mix(seed));
                let mut position = torus::Position::start(&torus::Options { size });
                for _ in 0..plies {
                    if let Some(mv) = position.random_move(&mut Vec::new(), &mut |count| chance.below(count)) {
                        position.make(mv);
                    }
                }
                let mut known = HashMap::new();
                // From here on, analyse every position of a random game.
                while !position.outcome().is_over() {
                    let mut field = Field::new(&position, &lattice);
                    assert_eq!(field.mover, number(position.to_move()));
                    field.actions(&lattice, &mut actions);
                    let truth = wins(&mut position.clone(), &mut known);
                    let text = position.to_text();
                    let best_is_among_them = actions.iter().any(|&action| {
                        let mut next = position.clone();
                        next.make(field.to_move(&lattice, size, action).unwrap());
                        !wins(&mut next, &mut known)
                    });
                    assert_eq!(best_is_among_them, truth, "{text}: other links are dominated");
                    match threats.analyse(&lattice, &mut field, &actions) {
                        Insight::Won(action, _) => {
                            won += 1;
                            let mut next = position.clone();
                            next.make(field.to_move(&lattice, size, action).unwrap());
                            assert!(!wins(&mut next, &mut known), "{text}: {action} wins");
                        }
                        Insight::Lost(..) => {
                            lost += 1;
                            assert!(!truth, "{text} is lost");
                        }
                        Insight::Open => {
                            open += 1;
                            if let Some(must_play) = threats.must_play() {
                                forced += 1;
                                for &action in actions.iter().filter(|&&action| !must_play.contains(action)) {
                                    let mut next = position.clone();
                                    next.make(field.to_move(&lattice, size, action).unwrap());
                                    assert!(wins(&mut next, &mut known), "{text}: {action} loses");
                                }
                            }
                        }
                    }
                    let Some(mv) = position.random_move(&mut Vec::new(), &mut |count| chance.below(count)) else {
                        break;
                    };
                    position.make(mv);
                }
            }
        }
        eprintln!("{won} {lost} {forced} {open}");
        assert!(
            won > 100 && lost > 100 && forced > 20 && open > 20,
            "{won} won, {lost} lost, {forced} forced, {open} open"
        );
    }
}
