//! Tests alpha-beta against a retrograde solution (Ströhlein, 1970) of a game that is small enough for it: all
//! positions are listed, and wins are followed backwards from the ends of the game.

use super::minimax::after_each;
use super::{AlphaBeta, Evaluate, Handicap, MAX_EVAL, Progress, WIN};
use crate::games::splitmix::mix;
use crate::games::zener::{self, Move, Setup};
use crate::games::{DrawReason, Kind, Notation, Outcome, Player, Rules, Verdict};
use crate::search::evaluate::Sight;
use std::collections::{HashMap, VecDeque};

/// Two pieces of each side on two columns. All others stand in one stack: White's are blocked.
const START: &str = "5/5/[K1][K2]3/4[W3W4W5K3K4K5]/[W1][W2]3/5/5 w - -";

/// Zener in which only the pieces 1 and 2 move, on two columns. Who can't move so has a draw.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Small(zener::Position);

impl Rules for Small {
    type Options = Setup;
    type Move = Move;
    type Undo = zener::Undo;
    type Illegal = zener::Illegal;

    const KIND: Kind = Kind::Zener;

    fn start(setup: &Setup) -> Self {
        Self(zener::Position::start(setup))
    }

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let first = moves.len();
        self.0.legal_moves(moves);
        let is_small = |mv: Move| mv.piece().symbol() <= 2 && mv.to().is_none_or(|to| to.column < 2);
        let small: Vec<_> = moves.drain(first..).filter(|&mv| is_small(mv)).collect();
        moves.extend(small);
    }

    fn check(&self, mv: Move) -> Result<(), zener::Illegal> {
        self.0.check(mv)
    }

    fn random_move(&self, scratch: &mut Vec<Move>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        self.0.random_move(scratch, below)
    }

    fn make(&mut self, mv: Move) -> zener::Undo {
        self.0.make(mv)
    }

    fn unmake(&mut self, mv: Move, undo: zener::Undo) {
        self.0.unmake(mv, undo);
    }

    fn outcome(&self) -> Outcome {
        let outcome = self.0.outcome();
        let mut moves = Vec::new();
        if !outcome.is_over() {
            self.legal_moves(&mut moves);
        }
        if outcome.is_over() || !moves.is_empty() { outcome } else { Outcome::Draw(DrawReason::Repetition) }
    }

    fn adjudicate(&self, _: &dyn Fn(&Self) -> usize) -> Verdict {
        Verdict::plain(self.outcome())
    }

    fn key(&self) -> u64 {
        self.0.key()
    }
}

impl Evaluate for Small {
    const SLOTS: usize = <zener::Position as Evaluate>::SLOTS;

    /// A hash of the position.
    fn evaluate(&self) -> i32 {
        (mix(self.key()) % (2 * MAX_EVAL as u64 + 1)) as i32 - MAX_EVAL
    }

    /// A random order that is the same in every run.
    fn ordering_scores(&self) -> impl Fn(Move) -> i32 {
        |mv| (mix(self.key() ^ Self::slot(mv) as u64) % 1000) as i32
    }

    fn slot(mv: Move) -> usize {
        <zener::Position as Evaluate>::slot(mv)
    }

    fn may_repeat(&self) -> bool {
        self.0.may_repeat()
    }

    fn sight(&self, _: Move) -> Sight {
        Sight::Plain
    }
}

/// A position of the solution.
struct Solved {
    position: Small,
    /// Who wins, and after how many plies, if somebody does: the quickest way of the winner and the slowest of the
    /// loser.
    win: Option<(Player, u32)>,
}

/// All positions that can come from this one, each with its result.
fn solve(start: Small) -> Vec<Solved> {
    let mut positions = vec![start.clone()];
    let mut number_of = HashMap::from([(start, 0)]);
    let mut after: Vec<Vec<usize>> = Vec::new();
    while let Some(position) = positions.get(after.len()).cloned() {
        let mut reached = Vec::new();
        if !position.outcome().is_over() {
            for (_, next) in after_each(&position) {
                let number = *number_of.entry(next).or_insert_with_key(|next| {
                    positions.push(next.clone());
                    positions.len() - 1
                });
                reached.push(number);
            }
        }
        after.push(reached);
    }
    let mut before = vec![Vec::new(); positions.len()];
    for (number, reached) in after.iter().enumerate() {
        for &next in reached {
            before[next].push(number);
        }
    }
    // The moves of a position that do not yet lose for its mover.
    let mut open: Vec<usize> = after.iter().map(Vec::len).collect();
    let mut solved: Vec<_> = positions
        .into_iter()
        .map(|position| Solved { win: position.outcome().winner().map(|winner| (winner, 0)), position })
        .collect();
    // Positions come in the order of their plies, so the first win of a mover is the quickest, and the last move that
    // loses the slowest.
    let mut known: VecDeque<usize> = (0..solved.len()).filter(|&number| solved[number].win.is_some()).collect();
    while let Some(number) = known.pop_front() {
        let Some((winner, plies)) = solved[number].win else { continue };
        for &earlier in &before[number] {
            if solved[earlier].win.is_some() {
                continue;
            }
            open[earlier] -= 1;
            if solved[earlier].position.to_move() == winner || open[earlier] == 0 {
                solved[earlier].win = Some((winner, plies + 1));
                known.push_back(earlier);
            }
        }
    }
    solved
}

#[test]
fn forced_wins_are_those_of_the_retrograde_solution_with_tables_of_every_size() {
    let solved = solve(Small(zener::Position::parse(START, &Setup::default()).expect("a position")));
    let mut decided = 0;
    assert!(solved.len() > 100_000 && solved.iter().any(|known| known.win.is_some_and(|(_, plies)| plies > 20)));
    for (number, Solved { position, win }) in
        solved.iter().enumerate().filter(|(_, known)| !known.position.outcome().is_over())
    {
        // Some of the positions, spread over all.
        if !mix(number as u64).is_multiple_of(500) {
            continue;
        }
        for depth in [3, 6] {
            let expected = win.filter(|&(_, plies)| plies <= depth).map(|(winner, plies)| {
                let score = WIN - plies as i32;
                if winner == position.to_move() { score } else { -score }
            });
            for bytes in [0, 1 << 12, 1 << 22] {
                let handicap = Handicap { depth, ..Handicap::none(u64::MAX) };
                let mut search =
                    AlphaBeta::new(position.clone(), &[], Handicap { nodes: 1, ..handicap }).with_memory(bytes);
                search.handicap = handicap;
                while search.step(1000) == Progress::Running {}
                let score = search.found().expect("there is a move").score;
                let found = (score.abs() > MAX_EVAL).then_some(score);
                assert_eq!(found, expected, "{} at depth {depth} with {bytes} bytes", position.0.to_text());
                decided += usize::from(found.is_some());
            }
        }
    }
    assert!(decided > 100, "{decided}");
}
