//! Tests alpha-beta against plain minimax, on games that are small enough for a search without pruning and reductions.

use super::{AlphaBeta, Evaluate, Found, Handicap, MAX_EVAL, Progress, Table, WIN, is_decided, win_score};
use crate::games::splitmix::mix;
use crate::games::zener::{self, Setup};
use crate::games::{Kind, Outcome, Player, Rules, Verdict, zen};
use crate::search::evaluate::Sight;
use crate::search::test_support;

/// A game with at most three of its legal moves in each position: too few for late move reductions.
///
/// With `COUNTS`, positions after different numbers of moves are different, so no value in the transposition table
/// comes from a deeper search. Without it, a position that has occurred before is a draw.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Few<P, const COUNTS: bool> {
    position: P,
    plies: u64,
}

/// A move that is not among the few.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not among the few moves")]
pub(super) struct LeftOut;

impl<P, const COUNTS: bool> Few<P, COUNTS> {
    pub(super) fn new(position: P) -> Self {
        Self { position, plies: 0 }
    }
}

impl<P: Evaluate, const COUNTS: bool> Rules for Few<P, COUNTS> {
    type Options = P::Options;
    type Move = P::Move;
    type Undo = P::Undo;
    type Illegal = LeftOut;

    const KIND: Kind = P::KIND;

    fn start(options: &P::Options) -> Self {
        Self::new(P::start(options))
    }

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn legal_moves(&self, moves: &mut Vec<P::Move>) {
        let first = moves.len();
        self.position.legal_moves(moves);
        let count = moves.len() - first;
        if count > 3 {
            moves[first..].rotate_left((mix(self.position.key()) % count as u64) as usize);
            moves.truncate(first + 3);
        }
    }

    fn check(&self, mv: P::Move) -> Result<(), LeftOut> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        if moves.contains(&mv) { Ok(()) } else { Err(LeftOut) }
    }

    fn random_move(&self, scratch: &mut Vec<P::Move>, below: &mut impl FnMut(u32) -> u32) -> Option<P::Move> {
        self.position.random_move(scratch, below)
    }

    fn make(&mut self, mv: P::Move) -> P::Undo {
        self.plies += 1;
        self.position.make(mv)
    }

    fn unmake(&mut self, mv: P::Move, undo: P::Undo) {
        self.plies -= 1;
        self.position.unmake(mv, undo);
    }

    fn outcome(&self) -> Outcome {
        self.position.outcome()
    }

    fn points(&self, winner: Player) -> Option<u32> {
        self.position.points(winner)
    }

    fn adjudicate(&self, _: &dyn Fn(&Self) -> usize) -> Verdict {
        Verdict::plain(self.outcome())
    }

    fn key(&self) -> u64 {
        self.position.key() ^ if COUNTS { mix(self.plies) } else { 0 }
    }
}

impl<P: Evaluate, const COUNTS: bool> Evaluate for Few<P, COUNTS> {
    const SLOTS: usize = P::SLOTS;

    /// A hash of the position; zero for a quarter of the positions, so that different positions can have equal values.
    fn evaluate(&self) -> i32 {
        let drawn = mix(self.position.key());
        if drawn.is_multiple_of(4) { 0 } else { (drawn % (2 * MAX_EVAL as u64 + 1)) as i32 - MAX_EVAL }
    }

    /// A random order that is the same in every run.
    fn ordering_scores(&self) -> impl Fn(P::Move) -> i32 {
        |mv| (mix(self.position.key() ^ Self::slot(mv) as u64) % 1000) as i32
    }

    fn slot(mv: P::Move) -> usize {
        P::slot(mv)
    }

    fn may_repeat(&self) -> bool {
        !COUNTS
    }

    fn sight(&self, _: P::Move) -> Sight {
        Sight::Plain
    }
}

/// The value of a position by plain minimax to this depth; `path` holds the keys of the positions before it, of
/// which the first `played` were on the board.
pub(super) fn minimax<E: Evaluate>(position: &E, depth: u32, path: &mut Vec<u64>, played: usize, ply: i32) -> i32 {
    let outcome = position.outcome();
    if outcome.is_over() {
        return outcome.winner().map_or(0, |winner| {
            let value = win_score(ply, position.points(winner), u32::MAX);
            if winner == position.to_move() { value } else { -value }
        });
    }
    let times = |keys: &[u64]| keys.iter().filter(|&&key| key == position.key()).count();
    if ply > 0 && position.may_repeat() && (times(&path[played..]) > 0 || times(&path[..played]) > 1) {
        return 0;
    }
    if depth == 0 {
        return position.evaluate_at_full_strength();
    }
    path.push(position.key());
    let values = after_each(position).map(|(_, after)| {
        let value = minimax(&after, depth - 1, path, played, ply + 1);
        if after.to_move() == position.to_move() { value } else { -value }
    });
    let best = values.max();
    path.pop();
    best.expect("somebody can move as long as the game is not over")
}

/// Every move with the position after it.
pub(super) fn after_each<E: Evaluate>(position: &E) -> impl Iterator<Item = (E::Move, E)> + use<E> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let position = position.clone();
    moves.into_iter().map(move |mv| {
        let mut after = position.clone();
        after.make(mv);
        (mv, after)
    })
}

/// The result of the search with a transposition table of this size in bytes.
fn searched<E: Evaluate>(position: &E, before: &[u64], depth: u32, bytes: usize) -> Found<E::Move> {
    let handicap = Handicap { depth, ..Handicap::none(u64::MAX) };
    let mut search = AlphaBeta::new(position.clone(), before, Handicap { nodes: 1, ..handicap }).with_memory(bytes);
    search.handicap = handicap;
    while search.step(100) == Progress::Running {}
    search.found().expect("there is a move").clone()
}

/// Positions from all stages of random games, many of them near the end.
pub(super) fn positions<E: Evaluate>(count: usize, wrap: fn(zener::Position) -> E) -> Vec<E> {
    test_support::positions(&zener::Position::start(&Setup::default()), count).into_iter().map(wrap).collect()
}

#[test]
fn the_value_and_a_best_move_are_those_of_minimax_at_every_depth() {
    let mut decided = 0;
    for position in positions(250, Few::<_, true>::new) {
        for depth in 1..=6 {
            let value = minimax(&position, depth, &mut Vec::new(), 0, 0);
            for bytes in [0, 1 << 18] {
                let found = searched(&position, &[], depth, bytes);
                let text = format!("{position:?}");
                assert_eq!(found.score, value, "{text} at depth {depth}");
                let (_, after) =
                    after_each(&position).find(|(mv, _)| *mv == found.principal_variation[0]).expect("a legal move");
                let reached = minimax(&after, depth - 1, &mut vec![position.key()], 0, 1);
                let reached = if after.to_move() == position.to_move() { reached } else { -reached };
                assert_eq!(reached, value, "{text} at depth {depth}: {:?}", found.principal_variation[0]);
                let quick = value.abs() > MAX_EVAL && WIN - value.abs() < depth as i32;
                assert!(found.depth == depth || quick && found.depth >= (WIN - value.abs()) as u32, "{text}");
                decided += usize::from(value.abs() > MAX_EVAL);
            }
        }
    }
    assert!(decided > 50, "{decided}");
}

#[test]
fn in_every_variant_of_zen_the_value_is_that_of_minimax() {
    for variant in zen::Variant::ALL {
        let start = zen::Position::start(&zen::Options { variant, ..zen::Options::default() });
        let mut decided = 0;
        for position in test_support::positions(&start, 1500).into_iter().map(Few::<_, true>::new) {
            for depth in 1..=4 {
                let value = minimax(&position, depth, &mut Vec::new(), 0, 0);
                for bytes in [0, 1 << 18] {
                    assert_eq!(searched(&position, &[], depth, bytes).score, value, "{position:?} at depth {depth}");
                }
                decided += usize::from(is_decided(value));
            }
        }
        assert!(decided > 5, "{variant:?}: {decided}");
    }
}

#[test]
fn the_principal_variation_can_be_played_and_a_forced_win_ends_at_its_ply() {
    for position in positions(250, Few::<_, true>::new) {
        let found = searched(&position, &[], 6, 1 << 18);
        let mut line = position.clone();
        for &mv in &found.principal_variation {
            assert!(after_each(&line).any(|(other, _)| other == mv), "{position:?}");
            line.make(mv);
        }
        assert!(found.principal_variation.len() <= 6);
        if found.score.abs() > MAX_EVAL && line.outcome().is_over() {
            assert_eq!(found.principal_variation.len() as i32, WIN - found.score.abs(), "{position:?}");
            let wins = line.outcome().winner() == Some(position.to_move());
            assert_eq!(wins, found.score > 0, "{position:?}");
        }
    }
}

#[test]
fn a_position_that_occurred_in_the_line_or_twice_in_the_game_is_drawn() {
    let mut changed = 0;
    for position in positions(60, Few::<_, false>::new) {
        // Within two plies no position of the line can repeat, so no value in the table depends on the line before it.
        let children: Vec<u64> = after_each(&position).map(|(_, after)| after.key()).collect();
        for times in 0..3 {
            let mut before = vec![children[0]; times];
            before.push(1);
            for depth in 1..=2 {
                let played = before.len();
                let value = minimax(&position, depth, &mut before.clone(), played, 0);
                let found = searched(&position, &before, depth, 1 << 18);
                assert_eq!(found.score, value, "{position:?} after {times} times at depth {depth}");
                let alone = minimax(&position, depth, &mut Vec::new(), 0, 0);
                assert!(times == 2 || value == alone, "once is no repetition");
                changed += usize::from(value != alone);
            }
        }
    }
    assert!(changed > 5, "{changed}");
}

#[test]
fn draws_by_repetition_do_not_outlive_the_game_that_they_belong_to() {
    const DEPTH: u32 = 3;
    let mut changed = 0;
    for position in positions(20, Few::<_, false>::new) {
        // In a game in which nothing has come twice.
        let alone = minimax(&position, DEPTH, &mut Vec::new(), 0, 0);
        for (_, after) in after_each(&position) {
            for (_, later) in after_each(&after) {
                for (_, last) in after_each(&later) {
                    // The last position has come twice, so it is a draw when it comes again.
                    let before = [last.key(), 1, last.key(), 2];
                    let handicap = Handicap { depth: DEPTH, ..Handicap::none(u64::MAX) };
                    let search = |table, before: &[u64]| {
                        let mut search = AlphaBeta::new(position.clone(), before, handicap);
                        search.table = table;
                        while search.step(100) == Progress::Running {}
                        let score = search.found().expect("there is a move").score;
                        (score, search.table)
                    };
                    let (drawn, table) = search(Table::within(1 << 18), &before);
                    let played = before.len();
                    assert_eq!(drawn, minimax(&position, DEPTH, &mut before.to_vec(), played, 0), "{position:?}");
                    // The same table in that game.
                    assert_eq!(search(table, &[]).0, alone, "{position:?}");
                    changed += usize::from(drawn != alone);
                }
            }
        }
    }
    assert!(changed > 5, "{changed}");
}
