//! Monte Carlo tree search for ZeN: playouts steer the tree, and what is forced is proved.

use super::field::{Action, Field, enemy};
use super::lattice::{LINK, Lattice, ROOM};
use super::playout::{Chance, Playout};
use super::pool::{MOST_NODES, Pool};
use super::threats::{Insight, Threats};
use crate::games::{Rules, torus};
use crate::search::mind::mix;
use crate::search::{Found, MOST, Progress, WIN};

/// What a player of some level is like in ZeN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TorusMind {
    /// How many playouts it makes for a move.
    pub(crate) playouts: u64,
    /// Of 256 pairs of neighbours across a seam, how many it overlooks.
    pub(crate) seams: u8,
    /// Of 256 blocks, in how many it overlooks that they can be linked across.
    pub(crate) links: u8,
    /// Of 256 cells that are not beside a stone, how many it does not think of.
    pub(crate) far: u8,
    /// Whether it sees what is forced: loops that can't be broken any more, and threats that must be answered.
    pub(crate) sees_forced: bool,
    /// Whether it sees every move that wins at once, however hard to see.
    pub(crate) sees_wins: bool,
    /// What chance and its errors are drawn from.
    pub(crate) seed: u64,
    /// For measuring.
    pub(crate) variant: u32,
}

impl TorusMind {
    /// Whether it overlooks a thing of a kind of which it overlooks such a share: the same thing always or never.
    fn overlooks(&self, thing: usize, share: u8) -> bool {
        mix(self.seed ^ mix(thing as u64)) >> 56 < u64::from(share)
    }
}

struct Tuning {
    expand_at: f32,
    exploration: f32,
    bias: f32,
    answer_weight: f32,
    near_weight: f32,
    prior_visits: f32,
    pivot_worth: f32,
}

impl Tuning {
    fn of(variant: u32) -> Self {
        let base = Self {
            expand_at: 5.0,
            exploration: 0.0,
            bias: 0.001,
            answer_weight: 4.0,
            near_weight: 1.0,
            prior_visits: 10.0,
            pivot_worth: 0.5,
        };
        match variant {
            1 => Self { pivot_worth: 1.0, ..base },
            2 => Self { pivot_worth: 2.0, ..base },
            4 => Self { bias: 0.0003, ..base },
            5 => Self { bias: 0.003, ..base },
            6 => Self { expand_at: 2.0, ..base },
            7 => Self { answer_weight: 0.0, near_weight: 0.0, ..base },
            8 => Self { answer_weight: 10.0, near_weight: 3.0, ..base },
            9 => Self { prior_visits: 3.0, ..base },
            10 => Self { prior_visits: 30.0, ..base },
            11 => Self { expand_at: 15.0, ..base },
            12 => Self { exploration: 0.1, ..base },
            13 => Self { bias: 0.01, ..base },
            _ => base,
        }
    }
}

/// A search of one position.
pub(crate) struct Tree {
    position: torus::Position,
    mind: TorusMind,
    tuning: Tuning,
    lattice: Lattice,
    root: Field,
    /// The position at which the line under way has arrived.
    field: Field,
    pool: Pool,
    /// The nodes of the line under way.
    line: Vec<usize>,
    actions: Vec<Action>,
    scores: Vec<f32>,
    threats: Threats,
    playout: Playout,
    chance: Chance,
    /// A move that needs no search, and its score.
    given: Option<(torus::Move, i32)>,
    playouts: u64,
    done: bool,
}

const ROOT: usize = 0;

impl Tree {
    /// Prepares the search of a position.
    #[must_use]
    pub(crate) fn new(position: torus::Position, mind: TorusMind) -> Self {
        let lattice = Lattice::new(position.size());
        let root = Field::new(&position, &lattice);
        let root = root.overlooking(&lattice, |block| mind.overlooks(block, mind.links));
        let lattice = lattice.overlooking(|cell, direction| mind.overlooks(ROOM * (1 + direction) + cell, mind.seams));
        let mut pool = Pool::default();
        pool.push(0, 0.0);
        let mut tree = Self {
            mind,
            tuning: Tuning::of(mind.variant),
            field: root.clone(),
            root,
            lattice,
            pool,
            line: Vec::new(),
            actions: Vec::new(),
            scores: Vec::new(),
            threats: Threats::new(),
            playout: Playout::new(),
            chance: Chance::new(mind.seed ^ position.key()),
            given: None,
            playouts: 0,
            done: position.outcome().is_over(),
            position,
        };
        if !tree.done {
            tree.plant();
        }
        tree
    }

    /// Searches on for so many playouts.
    pub(crate) fn step(&mut self, playouts: u64) -> Progress {
        for _ in 0..playouts.max(1) {
            if self.done {
                break;
            }
            self.grow();
            self.playouts += 1;
            self.done = self.is_settled();
        }
        if self.done { Progress::Done } else { Progress::Running }
    }

    /// Playouts made so far.
    #[must_use]
    pub(crate) fn nodes(&self) -> u64 {
        self.playouts
    }

    /// What has been found so far, a move at once; `None` when the game is over.
    #[must_use]
    pub(crate) fn found(&self) -> Option<Found<torus::Move>> {
        if let Some((mv, score)) = self.given {
            return Some(Found { depth: 1, score, nodes: self.playouts, variation: vec![mv] });
        }
        let mut node = self.best_child(ROOT)?;
        let mover_proof = self.pool.proof[ROOT];
        let score = if mover_proof != 0 {
            let plies = i32::from(mover_proof.abs()) - 1;
            if mover_proof > 0 { WIN - plies } else { plies - WIN }
        } else {
            let visits = self.pool.visits[node].max(1.0);
            (((2.0 * self.pool.wins[node] / visits) - 1.0) * MOST as f32) as i32
        };
        let mut field = self.root.clone();
        let mut variation = Vec::new();
        loop {
            let action = self.pool.action[node];
            variation.extend(field.to_move(&self.lattice, self.position.size(), action));
            field.play(action);
            match self.best_child(node) {
                Some(child) if self.pool.visits[child] > 0.0 => node = child,
                _ => break,
            }
        }
        Some(Found { depth: variation.len() as u32, score, nodes: self.playouts, variation })
    }

    /// Gives the root its children, and finds out whether it is decided already.
    fn plant(&mut self) {
        if self.mind.sees_wins {
            self.given = self.wins_at_once().map(|mv| (mv, WIN - 1));
        }
        self.field = self.root.clone();
        self.expand(ROOT, None);
        if self.pool.children(ROOT).is_empty() && self.given.is_none() {
            // All that is left is overlooked.
            let mut moves = Vec::new();
            self.position.legal_moves(&mut moves);
            self.given = moves.first().map(|&mv| (mv, 0));
        }
        if self.given.is_some() || !self.mind.sees_forced {
            self.done = self.given.is_some();
            return;
        }
        let mover = self.root.mover;
        for child in self.pool.children(ROOT) {
            let action = self.pool.action[child];
            if let Some(missing) = self.threats.try_out(&self.lattice, &mut self.field, action, mover) {
                self.pool.proof[child] = lost_in(2 * missing.joints);
            }
        }
        self.prove(ROOT);
        if self.pool.proof[ROOT] < 0 {
            self.resist();
        }
        self.done = self.is_settled();
    }

    /// A move that ends the game at once.
    fn wins_at_once(&self) -> Option<torus::Move> {
        let mut position = self.position.clone();
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.into_iter().find(|&mv| {
            let undo = position.make(mv);
            let wins = position.outcome().is_over();
            position.unmake(mv, undo);
            wins
        })
    }

    /// Prefers among moves that all lose those that hold out longest.
    fn resist(&mut self) {
        for child in self.pool.children(ROOT) {
            self.field = self.root.clone();
            self.field.play(self.pool.action[child]);
            self.field.actions(&self.lattice, &mut self.actions);
            let resistance = self.threats.resistance(&self.lattice, &mut self.field, &self.actions);
            self.pool.visits[child] = f32::from(resistance);
        }
    }

    /// Whether more playouts can't change the choice, or there are to be no more.
    fn is_settled(&self) -> bool {
        let children = self.pool.children(ROOT);
        self.pool.proof[ROOT] != 0 || children.len() < 2 || self.playouts >= self.mind.playouts
    }

    /// One playout: down the tree, a step beyond it, to the end of the game, and back.
    fn grow(&mut self) {
        self.field = self.root.clone();
        self.line.clear();
        self.line.push(ROOT);
        let mut node = ROOT;
        let mut last = None;
        while self.pool.proof[node] == 0 {
            if self.pool.children(node).is_empty()
                && self.pool.visits[node] >= self.tuning.expand_at
                && self.pool.len() + 2 * self.lattice.cells() < MOST_NODES
            {
                self.expand(node, last);
                if self.pool.proof[node] != 0 {
                    break;
                }
            }
            let Some(child) = self.select(node) else { break };
            let action = self.pool.action[child];
            self.field.play(action);
            last = (action < LINK).then_some(usize::from(action));
            self.line.push(child);
            node = child;
        }
        let proof = self.pool.proof[node];
        let mover = self.field.mover;
        let winner = match proof {
            0 => self.playout.play(&self.lattice, &mut self.field, last, &mut self.chance),
            proof if proof > 0 => mover,
            _ => enemy(mover),
        };
        self.learn(winner, proof == 0);
        if proof != 0 {
            self.prove_line();
        }
    }

    /// Takes a result into account on the whole line.
    fn learn(&mut self, winner: u8, played_out: bool) {
        let mut mover = self.root.mover;
        for &node in &self.line {
            self.pool.visits[node] += 1.0;
            if winner != mover {
                self.pool.wins[node] += 1.0;
            }
            if played_out {
                self.pool.sampled[node] += 1.0;
                let children = self.pool.children(node);
                let actions = &self.pool.action[children.clone()];
                let pivots = &mut self.pool.pivots[children];
                for pivot in self.playout.pivots() {
                    if let Ok(index) = actions.binary_search(pivot) {
                        pivots[index] += 1.0;
                    }
                }
            }
            mover = enemy(mover);
        }
    }

    /// The child to follow; `None` without children.
    fn select(&mut self, parent: usize) -> Option<usize> {
        let children = self.pool.children(parent);
        let count = children.len();
        let Tuning { bias, exploration, pivot_worth, .. } = self.tuning;
        let curiosity = exploration * exploration * logarithm(self.pool.visits[parent]);
        self.scores.clear();
        self.scores.resize(count, 0.0);
        let visits = &self.pool.visits[children.clone()][..count];
        let wins = &self.pool.wins[children.clone()][..count];
        let pivots = &self.pool.pivots[children.clone()][..count];
        let scores = &mut self.scores[..count];
        let sampled = self.pool.sampled[parent];
        let trust = sampled * bias;
        let share = 1.0 - (self.pool.wins[parent] + 0.5) / (self.pool.visits[parent] + 1.0);
        for index in 0..count {
            let (n, w, v) = (visits[index], wins[index], sampled * share + pivot_worth * pivots[index]);
            let value = (w * (1.0 + trust) + v) / (sampled + n * (1.0 + trust));
            scores[index] = value + (curiosity / (n + 1.0)).sqrt();
        }
        let proofs = &self.pool.proof[children.clone()];
        let mut best = None;
        let mut most = f32::MIN;
        for (index, (&score, &proof)) in self.scores.iter().zip(proofs).enumerate() {
            if score > most && proof <= 0 {
                best = Some(children.start + index);
                most = score;
            }
        }
        best
    }

    /// Gives a node its children, or proves it without them. `last` is the cell of the stone that led to it.
    fn expand(&mut self, node: usize, last: Option<usize>) {
        self.field.actions(&self.lattice, &mut self.actions);
        let mut must = None;
        if self.mind.sees_forced {
            match self.threats.look(&self.lattice, &mut self.field, &self.actions) {
                Insight::Won(_, plies) if node != ROOT => {
                    self.pool.proof[node] = won_in(plies);
                    return;
                }
                Insight::Lost(plies) if node != ROOT => {
                    self.pool.proof[node] = lost_in(plies);
                    return;
                }
                Insight::Won(..) => {}
                Insight::Lost(plies) => self.pool.proof[node] = lost_in(plies),
                Insight::Open => must = self.threats.must().copied(),
            }
        }
        let mover = self.field.mover;
        let first = self.pool.len();
        let Tuning { answer_weight, near_weight, prior_visits, .. } = self.tuning;
        let answers = last.map_or(0, |last| self.playout.answers(&self.lattice, &self.field, last, mover));
        if node == ROOT && self.mind.far > 0 {
            self.forget_far_actions();
        }
        // What the game hinged on before the last move it mostly still hinges on.
        let parent = self.line.len().checked_sub(2).map(|index| self.line[index]);
        let before = parent.map_or(0..0, |parent| self.pool.children(parent));
        let part = parent.map_or(0.0, |parent| prior_visits / self.pool.sampled[parent].max(1.0));
        let mut earlier = before.start;
        for index in 0..self.actions.len() {
            let action = self.actions[index];
            if must.is_some_and(|must| !must.contains(action)) {
                continue;
            }
            while earlier < before.end && self.pool.action[earlier] < action {
                earlier += 1;
            }
            let mut pivots = 0.0;
            if earlier < before.end && self.pool.action[earlier] == action {
                pivots = self.pool.pivots[earlier] * part;
            }
            if action >= LINK {
                pivots += answer_weight;
            } else if let Some(last) = last {
                let near = self.lattice.near(last).iter().position(|&near| near == action);
                if let Some(direction) = near {
                    pivots += if answers >> direction & 1 == 1 { answer_weight } else { near_weight };
                }
            }
            self.pool.push(action, pivots);
        }
        self.pool.sampled[node] = prior_visits;
        self.pool.adopt(node, first);
    }

    /// Leaves out most cells that are not beside a stone, unless that leaves nothing.
    fn forget_far_actions(&mut self) {
        let Self { mind, lattice, field, actions, .. } = self;
        let is_kept = |&action: &Action| {
            let cell = usize::from(action);
            let is_near = || lattice.near(cell).iter().any(|&near| [1, 2].contains(&field.at(near.into())));
            action >= LINK || is_near() || !mind.overlooks(5 * ROOM + cell, mind.far)
        };
        if actions.iter().any(is_kept) {
            actions.retain(is_kept);
        }
    }

    /// Proves what can be proved on the line, from its end back.
    fn prove_line(&mut self) {
        for index in (0..self.line.len() - 1).rev() {
            let node = self.line[index];
            self.prove(node);
            if self.pool.proof[node] == 0 {
                break;
            }
        }
    }

    /// Proves a node by its children, if they do.
    fn prove(&mut self, node: usize) {
        let proofs = &self.pool.proof[self.pool.children(node)];
        // A child that is lost for who is to move there is a win here, the quicker the better.
        let quickest = proofs.iter().filter(|&&proof| proof < 0).max();
        if let Some(&proof) = quickest {
            self.pool.proof[node] = 1 - proof;
        } else if !proofs.is_empty() && proofs.iter().all(|&proof| proof > 0) {
            let longest = proofs.iter().max().copied().unwrap_or(1);
            self.pool.proof[node] = -1 - longest;
        }
    }

    /// The child that would be played.
    fn best_child(&self, parent: usize) -> Option<usize> {
        let worth = |child: usize| {
            let proof = self.pool.proof[child];
            let standing = match proof {
                0 => 0,
                // Lost for the other: the sooner the better. Won for the other: the later the better.
                proof if proof < 0 => 30_000 + i32::from(proof),
                proof => i32::from(proof) - 30_000,
            };
            (standing, self.pool.visits[child] as u32)
        };
        let mut best: Option<usize> = None;
        for child in self.pool.children(parent) {
            if best.is_none_or(|best| worth(child) > worth(best)) {
                best = Some(child);
            }
        }
        best
    }
}

/// The proof of a win in so many plies.
fn won_in(plies: u16) -> i16 {
    i16::try_from(plies + 1).unwrap_or(i16::MAX)
}

/// The proof of a loss in so many plies.
fn lost_in(plies: u16) -> i16 {
    -won_in(plies)
}

/// The natural logarithm, near enough, by basic arithmetic: the same on every machine.
fn logarithm(number: f32) -> f32 {
    let mut rest = number.max(1.0);
    let mut doublings = 0.0;
    while rest > 1.5 {
        rest /= 2.0;
        doublings += 1.0;
    }
    let z = (rest - 1.0) / (rest + 1.0);
    doublings * std::f32::consts::LN_2 + 2.0 * z * (1.0 + z * z / 3.0)
}
