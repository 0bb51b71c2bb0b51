//! Monte Carlo tree search for ZeN: each iteration selects, expands, simulates and backpropagates.

use super::field::{Action, Field, enemy};
use super::lattice::{CAPACITY, LINK, Lattice};
use super::parameters::Parameters;
use super::playout::Playout;
use super::pool::{MAX_NODES, Pool};
use super::selection::Selection;
use super::solver::{lost_in, won_in};
use super::threats::{Actions, Insight, Threats};
use crate::games::splitmix::{SplitMix64, mix};
use crate::games::{Rules, torus};
use crate::search::found::{Found, Variation};
use crate::search::progress::Progress;
use crate::search::score::{MAX_EVAL, WIN, is_decided};
use std::cmp::Reverse;

/// A leaf is expanded when it has this number of visits.
const EXPAND_AT: i32 = 5;
/// The weight, in playouts, of the criticality that a new node inherits from the position before the last move.
const INHERITED_PLAYOUTS: f32 = 10.0;
/// The prior of an action that saves a bridge or makes a link: it counts as critical in this number of playouts.
const ANSWER_PRIOR: f32 = 4.0;
/// The same for other neighbours of the last stone.
const NEIGHBOUR_PRIOR: f32 = 1.0;
/// A search of one position.
pub(super) struct Tree {
    position: torus::Position,
    parameters: Parameters,
    lattice: Lattice,
    root: Field,
    /// The position at the end of the current line.
    field: Field,
    pool: Pool,
    /// The nodes of the current line, from the root.
    line: Vec<usize>,
    actions: Vec<Action>,
    selection: Selection,
    threats: Threats,
    playout: Playout,
    chance: SplitMix64,
    /// A move that is chosen without a search, and its score in the units of [`WIN`].
    given: Option<(torus::Move, i32)>,
    playouts: u64,
    /// The number of lines that are wanted, at least 1.
    lines: usize,
    done: bool,
}

const ROOT: usize = 0;

impl Tree {
    /// Prepares the search of a position.
    #[must_use]
    pub(super) fn new(position: torus::Position, parameters: Parameters) -> Self {
        let lattice = Lattice::new(position.size());
        let root = Field::new(&position, &lattice);
        let root = root.overlooking(&lattice, |block| parameters.overlooks(block, parameters.links));
        let lattice = lattice
            .overlooking(|cell, direction| parameters.overlooks(CAPACITY * (1 + direction) + cell, parameters.seams));
        let mut pool = Pool::default();
        pool.push(0, 0.0);
        let mut tree = Self {
            parameters,
            field: root.clone(),
            root,
            lattice,
            pool,
            line: Vec::new(),
            actions: Vec::new(),
            selection: Selection::new(),
            threats: Threats::new(),
            playout: Playout::new(),
            chance: SplitMix64::new(mix(parameters.seed ^ position.key())),
            given: None,
            playouts: 0,
            lines: 1,
            done: position.outcome().is_over(),
            position,
        };
        if !tree.done {
            tree.expand_root();
        }
        tree
    }

    /// Says how many lines are wanted, at least 1.
    pub(super) fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Continues the search for this number of playouts.
    pub(super) fn step(&mut self, playouts: u64) -> Progress {
        for _ in 0..playouts.max(1) {
            if self.done {
                break;
            }
            self.run_iteration();
            self.playouts += 1;
            self.done = self.is_settled();
        }
        if self.done { Progress::Done } else { Progress::Running }
    }

    /// Playouts made so far.
    #[must_use]
    pub(super) fn nodes(&self) -> u64 {
        self.playouts
    }

    /// The result so far; there is one from the beginning. `None` when the game is over.
    #[must_use]
    pub(super) fn found(&self) -> Option<Found<torus::Move>> {
        if let Some((mv, score)) = self.given {
            let is_proved = self.parameters.is_attentive() && is_decided(score);
            return Some(Found { is_proved, ..Found::of_move(1, score, self.playouts, mv) });
        }
        let best = self.pool.best_child(ROOT)?;
        let mut children = vec![best];
        if self.lines > 1 {
            let is_known =
                |&child: &usize| child != best && (self.pool.visits[child] > 0 || self.pool.proof[child] != 0);
            let mut others: Vec<usize> = self.pool.children(ROOT).filter(is_known).collect();
            others.sort_by_key(|&child| Reverse(self.pool.rank(child)));
            children.extend(others.into_iter().take(self.lines - 1));
        }
        let lines: Vec<_> = children.into_iter().map(|child| self.line(child)).collect();
        let depth = lines.first().map_or(0, |line| line.moves.len());
        Found::of_lines(depth as u32, self.playouts, lines)
    }

    /// The line that begins with a child of the root, and its score for the player to move at the root.
    fn line(&self, child: usize) -> Variation<torus::Move> {
        let proof_of_root = self.pool.proof[ROOT];
        let most_plies = |node: usize| i32::from(self.pool.most_plies[node]);
        let decided = match self.pool.proof[child] {
            proof if proof < 0 => Some(WIN - 1 - most_plies(child)),
            // Every move loses. This includes those that are not proved one by one.
            _ if proof_of_root < 0 => Some(most_plies(ROOT) - WIN),
            0 => None,
            _ => Some(1 + most_plies(child) - WIN),
        };
        let score = decided.unwrap_or_else(|| {
            let (wins, visits) = (self.pool.wins[child] as f32, self.pool.visits[child].max(1) as f32);
            (((2.0 * wins / visits) - 1.0) * MAX_EVAL as f32) as i32
        });
        let is_proved = decided.is_some() && self.parameters.is_attentive();
        Variation { score, is_proved, moves: self.moves_from(child) }
    }

    /// The move to a child of the root, and the best moves after it.
    fn moves_from(&self, child: usize) -> Vec<torus::Move> {
        let mut node = child;
        let (mut field, mut position) = (self.root.clone(), self.position.clone());
        let mut moves = Vec::new();
        while let Some(mv) = field.to_move(&self.lattice, position.size(), self.pool.action[node]) {
            debug_assert!(
                position.check(mv).is_ok(),
                "the tree plays {mv:?} in {position:?}: {:?}",
                position.check(mv)
            );
            moves.push(mv);
            position.make(mv);
            field.play(self.pool.action[node]);
            match self.pool.best_child(node) {
                // If links or seams are overlooked, the tree may continue after the end of the game.
                Some(child) if self.pool.visits[child] > 0 && !position.outcome().is_over() => node = child,
                _ => break,
            }
        }
        moves
    }

    /// Expands the root, and finds out whether it is already decided.
    fn expand_root(&mut self) {
        if self.parameters.sees_wins {
            self.given = self.wins_at_once().map(|mv| (mv, WIN - 1));
        }
        self.field = self.root.clone();
        self.expand(ROOT, None);
        if self.pool.children(ROOT).is_empty() && self.given.is_none() {
            // The player overlooks all actions.
            let mut moves = Vec::new();
            self.position.legal_moves(&mut moves);
            self.given = moves.first().map(|&mv| (mv, 0));
        }
        if self.given.is_some() || !self.parameters.sees_forced {
            self.done = self.given.is_some();
            return;
        }
        let mover = self.root.mover;
        for child in self.pool.children(ROOT) {
            let action = self.pool.action[child];
            if let Some(missing) = self.threats.try_out(&self.lattice, &mut self.field, action, mover) {
                self.pool.proof[child] = lost_in(2 * missing.bridges);
                self.pool.most_plies[child] = 2 * missing.bridges;
            }
        }
        self.pool.prove(ROOT);
        if self.pool.proof[ROOT] < 0 {
            self.resist();
        }
        self.done = self.is_settled();
    }

    /// A move that wins at once.
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

    /// For a root where all moves lose: replaces visits by resistance, so that the move that resists longest is chosen.
    fn resist(&mut self) {
        for child in self.pool.children(ROOT) {
            self.field = self.root.clone();
            self.field.play(self.pool.action[child]);
            self.field.actions(&self.lattice, &mut self.actions);
            let resistance = self.threats.resistance(&self.lattice, &mut self.field, &self.actions);
            self.pool.visits[child] = i32::from(resistance);
        }
    }

    /// Whether the search can end: the root is proved, the playouts are used up, or the second child can't overtake the
    /// first one.
    fn is_settled(&self) -> bool {
        /// The number of playouts between two checks whether the first child can still be overtaken.
        const CHECK_INTERVAL: u64 = 256;
        let children = self.pool.children(ROOT);
        let left = self.parameters.playouts.saturating_sub(self.playouts);
        if self.pool.proof[ROOT] != 0 || children.len() < 2 || left == 0 {
            return true;
        }
        if !self.playouts.is_multiple_of(CHECK_INTERVAL) {
            return false;
        }
        let (mut most, mut second) = (0, 0);
        for &visits in &self.pool.visits[children] {
            if visits > most {
                (most, second) = (visits, most);
            } else if visits > second {
                second = visits;
            }
        }
        i64::from(most - second).unsigned_abs() > left
    }

    /// One iteration: select, expand, simulate, backpropagate.
    fn run_iteration(&mut self) {
        self.field = self.root.clone();
        self.line.clear();
        self.line.push(ROOT);
        let mut node = ROOT;
        let mut last = None;
        while self.pool.proof[node] == 0 {
            if self.pool.children(node).is_empty()
                && self.pool.visits[node] >= EXPAND_AT
                && self.pool.len() + 2 * self.lattice.cells() < MAX_NODES
            {
                self.expand(node, last);
                if self.pool.proof[node] != 0 {
                    break;
                }
            }
            let Some(child) = self.selection.select(&self.pool, node) else { break };
            let action = self.pool.action[child];
            self.field.play(action);
            last = (action < LINK).then_some(usize::from(action));
            self.line.push(child);
            node = child;
        }
        let proof = self.pool.proof[node];
        let mover = self.field.mover;
        let winner = match proof {
            0 => self.playout.simulate(&self.lattice, &mut self.field, last, &mut self.chance),
            proof if proof > 0 => mover,
            _ => enemy(mover),
        };
        self.backpropagate(winner, proof == 0);
        if proof != 0 {
            self.prove_line();
        }
    }

    /// Adds a result to all nodes of the line, and the critical actions of a playout to the children of these nodes.
    fn backpropagate(&mut self, winner: u8, played_out: bool) {
        let mut mover = self.root.mover;
        for &node in &self.line {
            self.pool.visits[node] += 1;
            if winner != mover {
                self.pool.wins[node] += 1;
            }
            if played_out {
                self.pool.count_sample(node);
                let children = self.pool.children(node);
                let actions = &self.pool.action[children.clone()];
                let criticality = &mut self.pool.criticality[children];
                for critical in self.playout.critical_actions() {
                    if let Ok(index) = actions.binary_search(critical) {
                        criticality[index] += 1.0;
                    }
                }
            }
            mover = enemy(mover);
        }
    }

    /// Expands a node, or proves it without children. `last` is the cell of the stone that was dropped last.
    fn expand(&mut self, node: usize, last: Option<usize>) {
        self.field.actions(&self.lattice, &mut self.actions);
        let mut must_play = None;
        if self.parameters.sees_forced {
            match self.threats.analyse(&self.lattice, &mut self.field, &self.actions) {
                Insight::Won(_, plies) if node != ROOT => {
                    self.pool.proof[node] = won_in(plies);
                    self.pool.most_plies[node] = plies;
                    return;
                }
                Insight::Won(..) => {}
                Insight::Lost(plies, most) => {
                    self.pool.proof[node] = lost_in(plies);
                    self.pool.most_plies[node] = most;
                    if node != ROOT {
                        return;
                    }
                }
                Insight::Open => {
                    let stops = |must_play: &&Actions| self.actions.iter().any(|&action| must_play.contains(action));
                    // The player may overlook all cells of the must-play region.
                    must_play = self.threats.must_play().filter(stops).copied();
                    if must_play.is_some() {
                        self.pool.most_plies[node] = self.threats.plies_without_must_play();
                    }
                }
            }
        }
        let mover = self.field.mover;
        let first = self.pool.len();
        let answers = last.map_or(0, |last| self.playout.answers(&self.lattice, &self.field, last, mover));
        if node == ROOT && self.parameters.far > 0 {
            self.drop_overlooked_actions();
        }
        // Decay of the criticality estimate: the children start with the values of the same actions before the last
        // move, scaled to INHERITED_PLAYOUTS.
        let parent = self.line.len().checked_sub(2).map(|index| self.line[index]);
        let before = parent.map_or(0..0, |parent| self.pool.children(parent));
        let part = parent.map_or(0.0, |parent| INHERITED_PLAYOUTS / self.pool.sampled[parent].max(1.0));
        let mut earlier = before.start;
        for index in 0..self.actions.len() {
            let action = self.actions[index];
            if must_play.is_some_and(|must_play| !must_play.contains(action)) {
                continue;
            }
            while earlier < before.end && self.pool.action[earlier] < action {
                earlier += 1;
            }
            let mut criticality = 0.0;
            if earlier < before.end && self.pool.action[earlier] == action {
                criticality = self.pool.criticality[earlier] * part;
            }
            if action >= LINK {
                criticality += ANSWER_PRIOR;
            } else if let Some(last) = last {
                let near = self.lattice.near(last).iter().position(|&near| near == action);
                if let Some(direction) = near {
                    criticality += if answers >> direction & 1 == 1 { ANSWER_PRIOR } else { NEIGHBOUR_PRIOR };
                }
            }
            self.pool.push(action, criticality);
        }
        debug_assert!(self.actions.is_sorted(), "backpropagation looks actions up by binary search");
        self.pool.sampled[node] = INHERITED_PLAYOUTS;
        self.pool.set_children(node, first);
    }

    /// Removes the overlooked cells that are not beside a stone, unless no action would remain.
    fn drop_overlooked_actions(&mut self) {
        let Self { parameters, lattice, field, actions, .. } = self;
        let is_kept = |&action: &Action| {
            let cell = usize::from(action);
            let is_near = || lattice.near(cell).iter().any(|&near| [1, 2].contains(&field.at(near.into())));
            action >= LINK || is_near() || !parameters.overlooks(5 * CAPACITY + cell, parameters.far)
        };
        if actions.iter().any(is_kept) {
            actions.retain(is_kept);
        }
    }

    /// Backpropagates a proof along the line, up to the first node that is not proved by it.
    fn prove_line(&mut self) {
        for index in (0..self.line.len() - 1).rev() {
            let node = self.line[index];
            self.pool.prove(node);
            if self.pool.proof[node] == 0 {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::parameters::{Parameters, parameters};
    use super::{Found, Progress, ROOT, Tree, WIN, is_decided};
    use crate::games::splitmix::{SplitMix64, mix};
    use crate::games::{Notation, Rules, torus};
    use crate::search::level::Level;

    fn clear(playouts: u64, seed: u64) -> Parameters {
        Parameters { playouts, seams: 0, links: 0, far: 0, sees_forced: true, sees_wins: true, seed }
    }

    fn start(side: u8) -> torus::Position {
        torus::Position::start(&torus::Options { size: torus::Size::new(side).unwrap() })
    }

    fn position(text: &str) -> torus::Position {
        torus::Position::parse(text, &torus::Options::default()).unwrap()
    }

    fn search(position: &torus::Position, parameters: Parameters) -> Option<Found<torus::Move>> {
        let mut tree = Tree::new(position.clone(), parameters);
        while tree.step(1000) == Progress::Running {}
        tree.found()
    }

    fn best(text: &str) -> String {
        let position = position(text);
        position.move_text(search(&position, clear(2000, 1)).unwrap().principal_variation[0])
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
    fn playouts_are_counted_beyond_the_precision_of_a_float() {
        let mut tree = Tree::new(start(9), clear(u64::MAX, 1));
        tree.step(1000);
        // A minute and a half of search later.
        let many = 1 << 24;
        for node in 0..tree.pool.len() {
            tree.pool.visits[node] += many;
            tree.pool.wins[node] += many / 2;
        }
        let [visits, wins] = [tree.pool.visits[ROOT], tree.pool.wins[ROOT]];
        tree.step(1000);
        assert_eq!(tree.pool.visits[ROOT], visits + 1000);
        assert!(tree.pool.wins[ROOT] > wins);
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
        assert_eq!(linked.move_text(found.principal_variation[0]), "c2-d3");
    }

    #[test]
    fn who_has_a_forced_win_wins() {
        for seed in 0..6 {
            let mut chance = SplitMix64::new(mix(seed));
            let mut game = start(6);
            let mut winner = None;
            while !game.outcome().is_over() {
                let mover = game.to_move();
                let found = search(&game, clear(300, seed)).unwrap();
                game.check(found.principal_variation[0]).unwrap();
                if is_decided(found.score) {
                    let sure = if found.score > 0 { mover } else { mover.other() };
                    assert_eq!(*winner.get_or_insert(sure), sure, "{game:?}");
                }
                // The other side plays at random in half of its moves.
                let random = game.random_move(&mut Vec::new(), &mut |count| chance.below(count));
                let plays_at_random = winner.is_some_and(|winner| winner != mover) && chance.below(2) == 0;
                game.make(random.filter(|_| plays_at_random).unwrap_or(found.principal_variation[0]));
            }
            assert_eq!(game.outcome().winner(), winner.or(game.outcome().winner()));
        }
    }

    #[test]
    fn every_level_moves_in_every_position_of_a_game() {
        for (side, seed) in [(3, 1), (4, 2), (7, 3)] {
            for level in Level::ALL {
                let mut chance = SplitMix64::new(mix(seed));
                let mut game = start(side);
                while !game.outcome().is_over() {
                    let usual = parameters(level, seed);
                    let found = search(&game, Parameters { playouts: usual.playouts.min(30), ..usual }).unwrap();
                    let mut at = game.clone();
                    for &mv in &found.principal_variation {
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
