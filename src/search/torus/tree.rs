//! Monte Carlo tree search for ZeN: playouts steer the tree, and what is forced is proved.

use super::field::{Action, Field, enemy};
use super::lattice::{LINK, Lattice, ROOM};
use super::mind::TorusMind;
use super::playout::{Chance, Playout};
use super::pool::{MOST_NODES, Pool};
use super::threats::{Actions, Insight, Threats};
use crate::games::{Rules, torus};
use crate::search::{Found, MOST, Progress, WIN};

/// A node gets its children when so many playouts have come to it.
const EXPAND_AT: f32 = 5.0;
/// How much more a playout that hinged on an action speaks for it than one that did not.
const PIVOT_WORTH: f32 = 1.0;
/// What a position inherits of what the one before hinged on, in playouts.
const INHERITED: f32 = 10.0;
/// How many of those are taken to hinge on joining what the last stone has come between, or on a link.
const ANSWER: f32 = 4.0;
/// The same for other cells beside the last stone.
const NEAR: f32 = 1.0;
/// How soon an action's own playouts count for more than what others hinged on.
const BIAS: f32 = 0.001;

/// A search of one position.
pub(crate) struct Tree {
    position: torus::Position,
    mind: TorusMind,
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
        let (mut field, mut position) = (self.root.clone(), self.position.clone());
        let mut variation = Vec::new();
        while let Some(mv) = field.to_move(&self.lattice, position.size(), self.pool.action[node]) {
            variation.push(mv);
            position.make(mv);
            field.play(self.pool.action[node]);
            match self.best_child(node) {
                // Who overlooks a loop would play on after the end.
                Some(child) if self.pool.visits[child] > 0.0 && !position.outcome().is_over() => node = child,
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
        /// How many playouts lie between two looks at whether the leading move can still be overtaken.
        const BETWEEN_LOOKS: u64 = 256;
        let children = self.pool.children(ROOT);
        let left = self.mind.playouts.saturating_sub(self.playouts);
        if self.pool.proof[ROOT] != 0 || children.len() < 2 || left == 0 {
            return true;
        }
        if !self.playouts.is_multiple_of(BETWEEN_LOOKS) {
            return false;
        }
        let (mut most, mut second) = (0.0, 0.0);
        for &visits in &self.pool.visits[children] {
            if visits > most {
                (most, second) = (visits, most);
            } else if visits > second {
                second = visits;
            }
        }
        (most - second) as u64 > left
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
                && self.pool.visits[node] >= EXPAND_AT
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

    /// The child to follow; `None` without children that could still win.
    ///
    /// An action is worth what its own playouts and those that hinged on it say, more and more of the former. There is no
    /// bonus for what has been tried little: what hinges on what is known soon for all actions alike.
    fn select(&mut self, parent: usize) -> Option<usize> {
        let children = self.pool.children(parent);
        let count = children.len();
        self.scores.clear();
        self.scores.resize(count, 0.0);
        // All of one length, so that several scores are computed at once.
        let scores = &mut self.scores[..count];
        let visits = &self.pool.visits[children.clone()][..count];
        let wins = &self.pool.wins[children.clone()][..count];
        let pivots = &self.pool.pivots[children.clone()][..count];
        let sampled = self.pool.sampled[parent];
        let trust = 1.0 + sampled * BIAS;
        let share = 1.0 - (self.pool.wins[parent] + 0.5) / (self.pool.visits[parent] + 1.0);
        for index in 0..count {
            let likely = sampled * share + PIVOT_WORTH * pivots[index];
            scores[index] = (wins[index] * trust + likely) / (visits[index] * trust + sampled);
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
                Insight::Open => {
                    let stops = |must: &&Actions| self.actions.iter().any(|&action| must.contains(action));
                    // Who overlooks cells may think of none that would help.
                    must = self.threats.must().filter(stops).copied();
                }
            }
        }
        let mover = self.field.mover;
        let first = self.pool.len();
        let answers = last.map_or(0, |last| self.playout.answers(&self.lattice, &self.field, last, mover));
        if node == ROOT && self.mind.far > 0 {
            self.forget_far_actions();
        }
        // What the game hinged on before the last move it mostly still hinges on.
        let parent = self.line.len().checked_sub(2).map(|index| self.line[index]);
        let before = parent.map_or(0..0, |parent| self.pool.children(parent));
        let part = parent.map_or(0.0, |parent| INHERITED / self.pool.sampled[parent].max(1.0));
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
                pivots += ANSWER;
            } else if let Some(last) = last {
                let near = self.lattice.near(last).iter().position(|&near| near == action);
                if let Some(direction) = near {
                    pivots += if answers >> direction & 1 == 1 { ANSWER } else { NEAR };
                }
            }
            self.pool.push(action, pivots);
        }
        self.pool.sampled[node] = INHERITED;
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

#[cfg(test)]
mod tests {
    use super::super::mind::{TorusMind, mind};
    use super::super::playout::Chance;
    use super::Tree;
    use crate::games::{Rules, torus};
    use crate::search::{Found, Level, Progress, WIN, is_decided};

    fn clear(playouts: u64, seed: u64) -> TorusMind {
        TorusMind { playouts, seams: 0, links: 0, far: 0, sees_forced: true, sees_wins: true, seed }
    }

    fn start(side: u8) -> torus::Position {
        torus::Position::start(&torus::Options { size: torus::Size::new(side).unwrap() })
    }

    fn position(text: &str) -> torus::Position {
        torus::Position::parse(text, &torus::Options::default()).unwrap()
    }

    fn search(position: &torus::Position, mind: TorusMind) -> Option<Found<torus::Move>> {
        let mut tree = Tree::new(position.clone(), mind);
        while tree.step(1000) == Progress::Running {}
        tree.found()
    }

    fn best(text: &str) -> String {
        let position = position(text);
        position.move_text(search(&position, clear(2000, 1)).unwrap().variation[0])
    }

    #[test]
    fn however_it_is_sliced_it_finds_the_same() {
        for (side, playouts) in [(4, 400), (9, 1500)] {
            let whole = search(&start(side), clear(playouts, 7));
            for slice in [1, 7, 1024] {
                let mut tree = Tree::new(start(side), clear(playouts, 7));
                while tree.step(slice) == Progress::Running {}
                assert_eq!(tree.found(), whole, "{side}, by {slice}");
            }
        }
    }

    #[test]
    fn small_boards_are_solved_as_won_by_the_first_player() {
        for text in ["3 3/3/3 z -", "3 3/3/3 n -", "4 4/4/4/4 z -", "4 4/4/4/4 n -"] {
            let found = search(&position(text), clear(400_000, 1)).unwrap();
            assert!(found.score > 0 && is_decided(found.score), "{text}: {}", found.score);
        }
    }

    #[test]
    fn a_win_at_hand_is_taken_and_a_threat_answered() {
        // Across the seams: a straight loop, a spiral, and a link that closes one.
        assert_eq!(best("5 5/n1n2/zz1zz/3n1/n4 z -"), "c3");
        assert_eq!(best("5 5/n1n2/zz1zz/3n1/n4 n -"), "c3");
        let linked = position("4 4/z1nz/zzzn/4 z -");
        let found = search(&linked, clear(2000, 1)).unwrap();
        assert_eq!(found.score, WIN - 1);
        assert_eq!(linked.move_text(found.variation[0]), "c2-d3");
    }

    #[test]
    fn who_has_a_forced_win_wins() {
        for seed in 0..6 {
            let mut chance = Chance::new(seed);
            let mut game = start(6);
            let mut winner = None;
            while !game.outcome().is_over() {
                let mover = game.to_move();
                let found = search(&game, clear(300, seed)).unwrap();
                game.check(found.variation[0]).unwrap();
                if is_decided(found.score) {
                    let sure = if found.score > 0 { mover } else { mover.other() };
                    assert_eq!(*winner.get_or_insert(sure), sure, "{game:?}");
                }
                // The other side tries to confuse matters.
                let random = game.random_move(&mut Vec::new(), &mut |count| chance.below(count));
                let confuses = winner.is_some_and(|winner| winner != mover) && chance.below(2) == 0;
                game.make(random.filter(|_| confuses).unwrap_or(found.variation[0]));
            }
            assert_eq!(game.outcome().winner(), winner.or(game.outcome().winner()));
        }
    }

    #[test]
    fn every_level_moves_in_every_position_of_a_game() {
        for (side, seed) in [(3, 1), (4, 2), (7, 3)] {
            for level in Level::ALL {
                let mut chance = Chance::new(seed);
                let mut game = start(side);
                while !game.outcome().is_over() {
                    let usual = mind(level, seed);
                    let found = search(&game, TorusMind { playouts: usual.playouts.min(30), ..usual }).unwrap();
                    let mut at = game.clone();
                    for &mv in &found.variation {
                        at.check(mv).unwrap();
                        at.make(mv);
                    }
                    let random = game.random_move(&mut Vec::new(), &mut |count| chance.below(count));
                    game.make(random.unwrap());
                }
                assert_eq!(search(&game, clear(10, 1)), None, "the game is over");
            }
        }
    }
}
