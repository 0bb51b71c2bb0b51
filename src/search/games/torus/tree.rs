//! Monte Carlo tree search for ZeN: when it begins and ends, and what it has found. Its iterations are in `worker`.

use super::parameters::Parameters;
use super::pool::{Pool, ROOT, SharedPool};
use super::worker::Worker;
use crate::games::torus::Cell;
use crate::games::{Rules, torus};
use crate::search::found::{Found, Variation};
use crate::search::helpers::{Helpers, WantedHelpers};
use crate::search::progress::Progress;
use crate::search::score::{MAX_EVAL, WIN, is_decided};
use std::cmp::Reverse;

/// The number of iterations that a thread makes together where it shares the tree with others.
const ITERATIONS_TOGETHER: usize = 4;

/// A search of one position.
pub(super) struct Tree {
    position: torus::Position,
    parameters: Parameters,
    /// The nodes, which the helpers share (tree parallelisation with one lock; Chaslot, Winands and van den Herik
    /// 2008).
    pool: SharedPool,
    worker: Worker,
    /// A move that is chosen without a search, and its score in the units of [`WIN`].
    given: Option<(torus::Move, i32)>,
    /// The playouts of this thread.
    playouts: u64,
    /// The number of lines that are wanted, at least 1.
    lines: usize,
    /// The helpers that make playouts as well, from the first step on.
    wanted_helpers: WantedHelpers,
    helpers: Option<Helpers>,
    done: bool,
}

impl Tree {
    /// Prepares the search of a position. `last` are the cells of the last stones if the last moves were drops, the
    /// opponent's first.
    #[must_use]
    pub(super) fn new(position: torus::Position, last: [Option<Cell>; 2], parameters: Parameters) -> Self {
        let mut tree = Self {
            parameters,
            pool: SharedPool::new(),
            worker: Worker::new(&position, last, parameters),
            given: None,
            playouts: 0,
            lines: 1,
            wanted_helpers: WantedHelpers::NONE,
            helpers: None,
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

    /// Says which helpers make playouts as well.
    pub(super) fn set_helpers(&mut self, wanted: WantedHelpers) {
        self.wanted_helpers = wanted;
    }

    /// Continues the search for this number of playouts of this thread.
    pub(super) fn step(&mut self, playouts: u64) -> Progress {
        if !self.done && self.helpers.is_none() && self.wanted_helpers.count > 0 {
            self.start_helpers();
        }
        let together = if self.helpers.is_some() { ITERATIONS_TOGETHER } else { 1 };
        let until = self.playouts.saturating_add(playouts.max(1));
        while !self.done && self.playouts < until {
            self.worker.run_iterations(&self.pool, together);
            self.playouts += together as u64;
            self.done = self.is_settled();
        }
        if !self.done {
            return Progress::Running;
        }
        if let Some(helpers) = &mut self.helpers {
            helpers.end();
        }
        Progress::Done
    }

    fn start_helpers(&mut self) {
        let works = (1..=self.wanted_helpers.count).map(|number| {
            let mut worker = self.worker.for_helper(number as u64);
            let pool = self.pool.clone();
            move || {
                worker.run_iterations(&pool, ITERATIONS_TOGETHER);
                let is_proved = pool.lock().proof[ROOT] != 0;
                (ITERATIONS_TOGETHER as u64, if is_proved { Progress::Done } else { Progress::Running })
            }
        });
        self.helpers = Some(Helpers::start(works, self.wanted_helpers.at_start));
    }

    /// Playouts made so far, those of the helpers included.
    #[must_use]
    pub(super) fn nodes(&self) -> u64 {
        self.playouts + self.helpers.as_ref().map_or(0, Helpers::nodes)
    }

    /// The result so far; there is one from the beginning. `None` when the game is over.
    #[must_use]
    pub(super) fn found(&self) -> Option<Found<torus::Move>> {
        if let Some((mv, score)) = self.given {
            let is_proved = self.parameters.is_attentive() && is_decided(score);
            return Some(Found { is_proved, ..Found::of_move(1, score, self.nodes(), mv) });
        }
        let pool = &*self.pool.lock();
        let best = pool.best_child(ROOT)?;
        let mut children = vec![best];
        if self.lines > 1 {
            let is_known = |&child: &usize| child != best && (pool.visits[child] > 0 || pool.proof[child] != 0);
            let mut others: Vec<usize> = pool.children(ROOT).filter(is_known).collect();
            others.sort_by_key(|&child| Reverse(pool.rank(child)));
            children.extend(others.into_iter().take(self.lines - 1));
        }
        let lines: Vec<_> = children.into_iter().map(|child| self.line(pool, child)).collect();
        let depth = lines.first().map_or(0, |line| line.moves.len());
        Found::of_lines(depth as u32, self.nodes(), lines)
    }

    /// The line that begins with a child of the root, and its score for the player to move at the root.
    fn line(&self, pool: &Pool, child: usize) -> Variation<torus::Move> {
        let most_plies = |node: usize| i32::from(pool.most_plies[node]);
        let decided = match pool.proof[child] {
            proof if proof < 0 => Some(WIN - 1 - most_plies(child)),
            // Every move loses. This includes those that are not proved one by one.
            _ if pool.proof[ROOT] < 0 => Some(most_plies(ROOT) - WIN),
            0 => None,
            _ => Some(1 + most_plies(child) - WIN),
        };
        let score = decided.unwrap_or_else(|| {
            let (wins, visits) = (pool.wins[child] as f32, pool.visits[child].max(1) as f32);
            (((2.0 * wins / visits) - 1.0) * MAX_EVAL as f32) as i32
        });
        let is_proved = decided.is_some() && self.parameters.is_attentive();
        Variation { score, is_proved, moves: self.moves_from(pool, child) }
    }

    /// The move to a child of the root, and the best moves after it.
    fn moves_from(&self, pool: &Pool, child: usize) -> Vec<torus::Move> {
        let mut node = child;
        let (mut field, mut position) = (self.worker.root().clone(), self.position.clone());
        let mut moves = Vec::new();
        while let Some(mv) = field.to_move(self.worker.lattice(), position.size(), pool.action[node]) {
            debug_assert!(
                position.check(mv).is_ok(),
                "the tree plays {mv:?} in {position:?}: {:?}",
                position.check(mv)
            );
            moves.push(mv);
            position.make(mv);
            field.play(pool.action[node]);
            match pool.best_child(node) {
                // If links or seams are overlooked, the tree may continue after the end of the game.
                Some(child) if pool.visits[child] > 0 && !position.outcome().is_over() => node = child,
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
        let has_children = self.worker.expand_root(&mut self.pool.lock());
        if !has_children && self.given.is_none() {
            // The player overlooks all actions.
            let mut moves = Vec::new();
            self.position.legal_moves(&mut moves);
            self.given = moves.first().map(|&mv| (mv, 0));
        }
        if self.given.is_some() || !self.parameters.sees_forced {
            self.done = self.given.is_some();
            return;
        }
        self.worker.prove_root(&mut self.pool.lock());
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

    /// Whether the search can end: the root is proved, the playouts are used up, or the second child can't overtake the
    /// first one.
    fn is_settled(&self) -> bool {
        /// The number of playouts between two checks whether the first child can still be overtaken.
        const CHECK_INTERVAL: u64 = 256;
        let pool = self.pool.lock();
        let children = pool.children(ROOT);
        let left = self.parameters.playouts.saturating_sub(self.playouts);
        if pool.proof[ROOT] != 0 || children.len() < 2 || left == 0 {
            return true;
        }
        if !self.playouts.is_multiple_of(CHECK_INTERVAL) {
            return false;
        }
        let (mut most, mut second) = (0, 0);
        for &visits in &pool.visits[children] {
            if visits > most {
                (most, second) = (visits, most);
            } else if visits > second {
                second = visits;
            }
        }
        // The helpers make about as many playouts as this thread.
        i64::from(most - second).unsigned_abs() > left.saturating_mul(1 + self.wanted_helpers.count as u64)
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
        Parameters { playouts, ..parameters(Level::HIGHEST, seed) }
    }

    fn start(side: u8) -> torus::Position {
        torus::Position::start(&torus::Options { size: torus::Size::new(side).unwrap() })
    }

    fn position(text: &str) -> torus::Position {
        torus::Position::parse(text, &torus::Options::default()).unwrap()
    }

    fn search(position: &torus::Position, parameters: Parameters) -> Option<Found<torus::Move>> {
        let mut tree = Tree::new(position.clone(), [None; 2], parameters);
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
                let mut tree = Tree::new(start(side), [None; 2], clear(playouts, 7));
                while tree.step(slice) == Progress::Running {}
                assert_eq!(tree.found(), whole, "{side}, by {slice}");
            }
        }
    }

    #[test]
    fn playouts_are_counted_beyond_the_precision_of_a_float() {
        let mut tree = Tree::new(start(9), [None; 2], clear(u64::MAX, 1));
        tree.step(1000);
        // A minute and a half of search later.
        let many = 1 << 24;
        let nodes = tree.pool.lock().len();
        for node in 0..nodes {
            let mut pool = tree.pool.lock();
            pool.visits[node] += many;
            pool.wins[node] += many / 2;
        }
        let of_root = |tree: &Tree| {
            let pool = tree.pool.lock();
            (pool.visits[ROOT], pool.wins[ROOT])
        };
        let (visits, wins) = of_root(&tree);
        tree.step(1000);
        let (visits_now, wins_now) = of_root(&tree);
        assert_eq!(visits_now, visits + 1000);
        assert!(wins_now > wins);
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
