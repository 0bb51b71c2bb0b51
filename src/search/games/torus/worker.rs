//! The iterations of the tree search: each selects, expands, simulates and backpropagates. Every thread has a worker of
//! its own; the tree is shared.

use super::field::{Action, Field, enemy};
use super::lattice::{CAPACITY, LINK, Lattice};
use super::parameters::Parameters;
use super::playout::Playout;
use super::pool::{MAX_NODES, Pool, ROOT, SharedPool};
use super::priors::priors;
use super::selection::Selection;
use super::solver::{lost_in, won_in};
use super::threats::{Actions, Insight, Threats};
use crate::games::splitmix::{SplitMix64, mix};
use crate::games::torus::Cell;
use crate::games::{Rules, torus};

/// A leaf is expanded when it has this number of visits: sooner with priors, by which its children differ at once.
const EXPAND_AT: i32 = 5;
const EXPAND_WITH_PRIORS_AT: i32 = 3;
/// The weight, in playouts, of the criticality that a new node inherits from the position before the last move.
const INHERITED_PLAYOUTS: f32 = 10.0;
/// The prior of an action that saves a bridge or makes a link: it counts as critical in this number of playouts.
const ANSWER_PRIOR: f32 = 4.0;
/// The same for other neighbours of the last stone.
const NEIGHBOUR_PRIOR: f32 = 1.0;
/// The same for an action by its learned prior: this number times the square root of the prior.
const LEARNED_PRIOR: f32 = 6.0;

/// One iteration.
struct Iteration {
    /// The position at the end of the line.
    field: Field,
    /// The nodes of the line, from the root.
    line: Vec<usize>,
    /// The cells of the last stones if the last actions were drops: that of the player who is not to move first.
    last: [Option<usize>; 2],
    /// Whether its last node is to be expanded before it goes on.
    is_to_expand: bool,
    /// Who has won, and whether a playout decided it.
    winner: u8,
    is_played_out: bool,
    /// The critical actions of the playout.
    critical_actions: Vec<Action>,
}

/// What is found out about a position when its node is expanded.
#[derive(Clone, Copy)]
struct Analysis {
    /// The proof of a forced win or loss, as in [`Pool::proof`].
    proof: i16,
    /// As in [`Pool::most_plies`].
    most_plies: u16,
}

/// A child of a node that is to be expanded.
#[derive(Clone, Copy)]
struct Child {
    action: Action,
    /// In how many playouts it counts as critical before there is one.
    critical: f32,
    /// As in [`Pool::prior`].
    prior: f32,
}

/// What one thread needs for its iterations.
pub(super) struct Worker {
    parameters: Parameters,
    lattice: Lattice,
    root: Field,
    /// As in [`Iteration::last`], at the root.
    last: [Option<usize>; 2],
    /// The iterations that are made together.
    iterations: Vec<Iteration>,
    actions: Vec<Action>,
    /// The priors of `actions`.
    priors: Vec<f32>,
    /// The children of the position that was analysed last, in the order of their actions.
    children: Vec<Child>,
    selection: Selection,
    threats: Threats,
    playout: Playout,
    chance: SplitMix64,
    /// What the playouts of all threads are drawn from.
    seed: u64,
}

impl Worker {
    /// The worker of the first thread, for the search of a position. `last` are the cells of the last stones if the
    /// last moves were drops, the opponent's first.
    pub(super) fn new(position: &torus::Position, last: [Option<Cell>; 2], parameters: Parameters) -> Self {
        let lattice = Lattice::new(position.size());
        let root = Field::new(position, &lattice);
        let root = root.overlooking(&lattice, |block| parameters.overlooks(block, parameters.links));
        let lattice = lattice
            .overlooking(|cell, direction| parameters.overlooks(CAPACITY * (1 + direction) + cell, parameters.seams));
        let last = last.map(|stone| stone.map(|cell| lattice.cell(position.size().square(cell))));
        Self::from_root(root, last, lattice, parameters, mix(parameters.seed ^ position.key()))
    }

    fn from_root(root: Field, last: [Option<usize>; 2], lattice: Lattice, parameters: Parameters, seed: u64) -> Self {
        Self {
            parameters,
            lattice,
            root,
            last,
            iterations: Vec::new(),
            actions: Vec::new(),
            priors: Vec::new(),
            children: Vec::new(),
            selection: Selection::new(),
            threats: Threats::new(),
            playout: Playout::new(),
            chance: SplitMix64::new(seed),
            seed,
        }
    }

    /// A worker for another thread, with playouts of its own; `number` counts the helpers from 1.
    pub(super) fn for_helper(&self, number: u64) -> Self {
        let seed = mix(self.seed ^ mix(number));
        Self::from_root(self.root.clone(), self.last, self.lattice.clone(), self.parameters, seed)
    }

    /// The position at the root.
    pub(super) fn root(&self) -> &Field {
        &self.root
    }

    /// The cells of the last stones before the root, if the last actions were drops: that of the player who is not to
    /// move first.
    pub(super) fn last(&self) -> [Option<usize>; 2] {
        self.last
    }

    /// The board.
    pub(super) fn lattice(&self) -> &Lattice {
        &self.lattice
    }

    /// Expands the root; returns whether it has children.
    pub(super) fn expand_root(&mut self, pool: &mut Pool) -> bool {
        let mut root = self.root.clone();
        let analysis = self.analyse(&mut root, self.last, true);
        self.expand(pool, &[ROOT], analysis);
        !pool.children(ROOT).is_empty()
    }

    /// Finds out which moves at the root make sure of a win, and if the root is lost, which resists longest.
    pub(super) fn prove_root(&mut self, pool: &mut Pool) {
        let mut root = self.root.clone();
        let mover = root.mover;
        for child in pool.children(ROOT) {
            let action = pool.action[child];
            if let Some(missing) = self.threats.try_out(&self.lattice, &mut root, action, mover) {
                pool.proof[child] = lost_in(2 * missing.bridges);
                pool.most_plies[child] = 2 * missing.bridges;
            }
        }
        pool.prove(ROOT);
        if pool.proof[ROOT] < 0 {
            self.resist(pool);
        }
    }

    /// For a root where all moves lose: replaces visits by resistance, so that the move that resists longest is chosen.
    fn resist(&mut self, pool: &mut Pool) {
        for child in pool.children(ROOT) {
            let mut field = self.root.clone();
            field.play(pool.action[child]);
            field.actions(&self.lattice, &mut self.actions);
            let resistance = self.threats.resistance(&self.lattice, &mut field, &self.actions);
            pool.visits[child] = i32::from(resistance);
        }
    }

    /// Makes this number of iterations together: selects and expands all, simulates all, and backpropagates all. While
    /// it simulates, other threads may use the tree.
    ///
    /// One at a time is best for the tree; several are quicker where threads share it, because what one core has
    /// written must be fetched by the other.
    pub(super) fn run_iterations(&mut self, pool: &SharedPool, count: usize) {
        while self.iterations.len() < count {
            self.iterations.push(Iteration::new(&self.root));
        }
        let mut iterations = std::mem::take(&mut self.iterations);
        let iterations_now = &mut iterations[..count];
        {
            let pool = &mut pool.lock();
            for iteration in &mut *iterations_now {
                iteration.begin(&self.root, self.last);
                self.descend(pool, iteration, true);
            }
        }
        for iteration in iterations_now.iter_mut().filter(|iteration| iteration.is_to_expand) {
            let analysis = self.analyse(&mut iteration.field, iteration.last, iteration.line.len() == 1);
            let pool = &mut pool.lock();
            self.expand(pool, &iteration.line, analysis);
            self.descend(pool, iteration, false);
        }
        for iteration in iterations_now.iter_mut().filter(|iteration| iteration.is_played_out) {
            let Iteration { field, last, critical_actions, .. } = iteration;
            iteration.winner = self.playout.simulate(&self.lattice, field, last[0], &mut self.chance);
            critical_actions.clear();
            critical_actions.extend_from_slice(self.playout.critical_actions());
        }
        {
            let pool = &mut pool.lock();
            for iteration in &*iterations_now {
                self.backpropagate(pool, iteration);
            }
        }
        self.iterations = iterations;
    }

    /// Selects further children until there is none, or the last one is to be expanded. Each iteration expands at most
    /// one.
    ///
    /// At the end all nodes of the line are counted as visited, before the result is known, so that threads choose
    /// different lines (virtual loss; Chaslot, Winands and van den Herik 2008).
    fn descend(&mut self, pool: &mut Pool, iteration: &mut Iteration, may_expand: bool) {
        let Iteration { field, line, last, .. } = iteration;
        let expand_at = if self.parameters.has_priors { EXPAND_WITH_PRIORS_AT } else { EXPAND_AT };
        let mut node = line.last().copied().unwrap_or(ROOT);
        iteration.is_to_expand = false;
        while pool.proof[node] == 0 {
            if may_expand
                && pool.children(node).is_empty()
                && pool.visits[node] >= expand_at
                && pool.len() + 2 * self.lattice.cells() < MAX_NODES
            {
                iteration.is_to_expand = true;
                return;
            }
            let Some(child) = self.selection.select(pool, node) else { break };
            let action = pool.action[child];
            field.play(action);
            *last = [(action < LINK).then_some(usize::from(action)), last[0]];
            line.push(child);
            node = child;
        }
        for &node in &*line {
            pool.visits[node] += 1;
        }
        let proof = pool.proof[node];
        iteration.is_played_out = proof == 0;
        iteration.winner = if proof > 0 { field.mover } else { enemy(field.mover) };
    }

    /// Adds a win to the nodes of the line whose player has won, and the critical actions of a playout to the children
    /// of these nodes; or backpropagates a proof along the line, up to the first node that is not proved by it.
    fn backpropagate(&self, pool: &mut Pool, iteration: &Iteration) {
        let Iteration { line, winner, is_played_out, critical_actions, .. } = iteration;
        let mut mover = self.root.mover;
        for &node in line {
            if *winner != mover {
                pool.wins[node] += 1;
            }
            if *is_played_out {
                pool.count_sample(node);
                let children = pool.children(node);
                let actions = &pool.action[children.clone()];
                let criticality = &mut pool.criticality[children];
                for critical in critical_actions {
                    if let Ok(index) = actions.binary_search(critical) {
                        criticality[index] += 1.0;
                    }
                }
            }
            mover = enemy(mover);
        }
        if *is_played_out {
            return;
        }
        for &node in line.iter().rev().skip(1) {
            pool.prove(node);
            if pool.proof[node] == 0 {
                break;
            }
        }
    }

    /// Analyses the position of a node that is to be expanded: whether it is proved, and which children it gets. `last`
    /// is as in [`Iteration::last`].
    fn analyse(&mut self, field: &mut Field, last: [Option<usize>; 2], is_root: bool) -> Analysis {
        field.actions(&self.lattice, &mut self.actions);
        let mut analysis = Analysis { proof: 0, most_plies: 0 };
        self.children.clear();
        if self.parameters.sees_forced {
            match self.threats.analyse(&self.lattice, field, &self.actions) {
                Insight::Won(_, plies) if !is_root => return Analysis { proof: won_in(plies), most_plies: plies },
                Insight::Won(..) => {}
                Insight::Lost(plies, most) => {
                    analysis = Analysis { proof: lost_in(plies), most_plies: most };
                    if !is_root {
                        return analysis;
                    }
                }
                Insight::Open => {
                    if self.keep_must_play() {
                        analysis.most_plies = self.threats.plies_without_must_play();
                    }
                }
            }
        }
        if is_root && self.parameters.far > 0 {
            self.drop_overlooked_actions(field);
        }
        if self.parameters.has_priors {
            priors(&self.lattice, field, last, &self.actions, &mut self.priors);
            let child =
                |(&action, &prior): (&Action, &f32)| Child { action, critical: LEARNED_PRIOR * prior.sqrt(), prior };
            self.children.extend(self.actions.iter().zip(&self.priors).map(child));
            return analysis;
        }
        let last = last[0];
        let answers = last.map_or(0, |last| self.playout.answers(&self.lattice, field, last, field.mover));
        for &action in &self.actions {
            let near = last.and_then(|last| self.lattice.near(last).iter().position(|&near| near == action));
            let critical = match near {
                _ if action >= LINK => ANSWER_PRIOR,
                Some(direction) if answers >> direction & 1 == 1 => ANSWER_PRIOR,
                Some(_) => NEIGHBOUR_PRIOR,
                None => 0.0,
            };
            self.children.push(Child { action, critical, prior: 0.0 });
        }
        analysis
    }

    /// Of the actions keeps those of the must-play region, if there is one; returns whether there is.
    fn keep_must_play(&mut self) -> bool {
        let stops = |must_play: &&Actions| self.actions.iter().any(|&action| must_play.contains(action));
        // The player may overlook all cells of the region.
        let Some(&must_play) = self.threats.must_play().filter(stops) else { return false };
        self.actions.retain(|&action| must_play.contains(action));
        true
    }

    /// The actions at the root that a search has to choose from; none if the root is decided without a search.
    pub(super) fn choices(&mut self) -> &[Action] {
        let mut root = self.root.clone();
        root.actions(&self.lattice, &mut self.actions);
        match self.threats.analyse(&self.lattice, &mut root, &self.actions) {
            Insight::Open => {
                self.keep_must_play();
            }
            Insight::Won(..) | Insight::Lost(..) => self.actions.clear(),
        }
        &self.actions
    }

    /// Expands the last node of a line as it was analysed, unless another thread has done so meanwhile.
    fn expand(&self, pool: &mut Pool, line: &[usize], analysis: Analysis) {
        let Some((&node, before)) = line.split_last() else { return };
        if pool.proof[node] != 0 || !pool.children(node).is_empty() {
            return;
        }
        pool.proof[node] = analysis.proof;
        pool.most_plies[node] = analysis.most_plies;
        if self.children.is_empty() {
            return;
        }
        let first = pool.len();
        // Decay of the criticality estimate: the children start with the values of the same actions before the last
        // move, scaled to INHERITED_PLAYOUTS.
        let parent = before.last().copied();
        let before = parent.map_or(0..0, |parent| pool.children(parent));
        let part = parent.map_or(0.0, |parent| INHERITED_PLAYOUTS / pool.sampled[parent].max(1.0));
        let mut earlier = before.start;
        for &Child { action, critical, prior } in &self.children {
            while earlier < before.end && pool.action[earlier] < action {
                earlier += 1;
            }
            let is_inherited = earlier < before.end && pool.action[earlier] == action;
            let inherited = if is_inherited { pool.criticality[earlier] * part } else { 0.0 };
            pool.push(action, inherited + critical, prior);
        }
        debug_assert!(
            self.children.is_sorted_by_key(|child| child.action),
            "backpropagation looks actions up by binary search"
        );
        pool.sampled[node] = INHERITED_PLAYOUTS;
        pool.set_children(node, first);
    }

    /// Removes the overlooked cells that are not beside a stone, unless no action would remain.
    fn drop_overlooked_actions(&mut self, field: &Field) {
        let Self { parameters, lattice, actions, .. } = self;
        let is_kept = |&action: &Action| {
            let cell = usize::from(action);
            let is_near = || lattice.near(cell).iter().any(|&near| [1, 2].contains(&field.at(near.into())));
            action >= LINK || is_near() || !parameters.overlooks(5 * CAPACITY + cell, parameters.far)
        };
        if actions.iter().any(is_kept) {
            actions.retain(is_kept);
        }
    }
}

impl Iteration {
    fn new(root: &Field) -> Self {
        Self {
            field: root.clone(),
            line: Vec::new(),
            last: [None; 2],
            is_to_expand: false,
            winner: root.mover,
            is_played_out: false,
            critical_actions: Vec::new(),
        }
    }

    /// Begins anew at the root.
    fn begin(&mut self, root: &Field, last: [Option<usize>; 2]) {
        self.field.clone_from(root);
        self.line.clear();
        self.line.push(ROOT);
        self.last = last;
    }
}
