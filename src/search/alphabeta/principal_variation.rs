//! The principal variation, read from the transposition table.

use super::table::Table;
use crate::search::evaluate::Evaluate;

/// The moves of the principal variation from a position: first its best move, at most `depth` moves.
pub(super) fn principal_variation<E: Evaluate>(
    mut position: E,
    table: &Table<E::Move>,
    best: E::Move,
    depth: u32,
) -> Vec<E::Move> {
    let mut moves = vec![best];
    position.make(best);
    let mut keys = vec![position.key()];
    while moves.len() < depth as usize && !position.outcome().is_over() {
        let Some(next) = table.get(position.key()).and_then(|entry| entry.best) else { break };
        if position.check(next).is_err() {
            break;
        }
        position.make(next);
        if keys.contains(&position.key()) {
            break;
        }
        keys.push(position.key());
        moves.push(next);
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::{Table, principal_variation};
    use crate::games::{Rules, enso, zen};
    use crate::search::alphabeta::table::Entry;
    use crate::search::evaluate::Evaluate;
    use crate::search::test_support::Draws;

    /// A table in which each position of this line has its move, and the position after it.
    fn table_of<E: Evaluate>(start: &E, line: &[E::Move]) -> (Table<E::Move>, E) {
        let mut table = Table::for_nodes(1 << 14);
        let mut position = start.clone();
        for &mv in line {
            table.put(position.key(), Entry::of_move(Some(mv)));
            position.make(mv);
        }
        (table, position)
    }

    #[test]
    fn the_line_is_that_of_the_table_up_to_its_depth_and_the_end_of_the_game() {
        let start = enso::Position::start(&enso::Options);
        let mut draws = Draws(1);
        let (mut line, mut scratch) = (Vec::new(), Vec::new());
        let mut position = start;
        while !position.outcome().is_over() {
            let mv = position.random_move(&mut scratch, &mut |bound| draws.below(bound)).expect("a move");
            line.push(mv);
            position.make(mv);
        }
        let (table, _) = table_of(&start, &line);
        for depth in 1..=line.len() + 1 {
            let expected = &line[..depth.min(line.len())];
            assert_eq!(principal_variation(start, &table, line[0], depth as u32), expected, "depth {depth}");
        }
        let (mut table, later) = table_of(&start, &line[..4]);
        assert_eq!(principal_variation(start, &table, line[0], 100), line[..4], "nothing more is known");
        assert!(later.check(line[0]).is_err());
        table.put(later.key(), Entry::of_move(Some(line[0])));
        assert_eq!(principal_variation(start, &table, line[0], 100), line[..4], "the next one is illegal");
    }

    #[test]
    fn the_line_ends_where_it_would_repeat_itself() {
        let start = zen::Position::start(&zen::Options::default());
        let back = |mv| match mv {
            zen::Move::Go { from, to } => zen::Move::Go { from: to, to: from },
            zen::Move::Pass => zen::Move::Pass,
        };
        let moves_of = |position: &zen::Position| {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            moves
        };
        let after = |mv| {
            let mut after = start.clone();
            after.make(mv);
            after
        };
        let mut lines = moves_of(&start)
            .into_iter()
            .flat_map(|one| moves_of(&after(one)).into_iter().map(move |other| [one, other, back(one), back(other)]));
        let goes_round = |line: &[zen::Move; 4]| {
            let mut position = start.clone();
            line.iter().all(|&mv| position.check(mv).map(|()| position.make(mv)).is_ok()) && position == start
        };
        let line = lines.find(goes_round).expect("two moves that can be taken back");
        let (table, _) = table_of(&start, &line);
        assert_eq!(principal_variation(start.clone(), &table, line[0], 100), line);
    }
}
