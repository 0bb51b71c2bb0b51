//! How far a group of stones has come on its way round the torus, to show it on the board and to describe it in words.

use super::geometry::{Cell, Vector};
use super::loops::connected;
use super::position::Position;
use super::win_reason::LoopClass;
use crate::games::{Kind, Player, Square};
use std::collections::HashMap;
use std::fmt;

/// A group of connected stones.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    /// Whose it is.
    pub owner: Player,
    /// Its squares, row by row.
    pub squares: Vec<Square>,
    /// Its connections, each once: pairs of orthogonal neighbours, and of the ends of a link.
    pub connections: Vec<[Square; 2]>,
    /// How far it has come.
    pub form: Form,
}

/// How far a chain has come on its way round the torus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// It has closed a loop of this class.
    Closed(LoopClass),
    /// It is open.
    Open {
        /// The loop that it is nearest to.
        nearest: LoopClass,
        /// The least number of stones that are missing to close that loop; 0 if only a link is missing.
        missing_stones: u8,
        /// Whether it spans at least the whole board in some direction, past its own beginning, without closing a loop.
        passes_itself: bool,
    },
}

impl Chain {
    /// The loops that go round once, first those with which the owner wins (horizontal and rising for Z, vertical and
    /// falling for N).
    const fn classes(owner: Player) -> [LoopClass; 4] {
        let [horizontal, vertical] = [LoopClass::HORIZONTAL, LoopClass::VERTICAL];
        match owner {
            Player::One => [horizontal, LoopClass::RISING, vertical, LoopClass::FALLING],
            Player::Two => [vertical, LoopClass::FALLING, horizontal, LoopClass::RISING],
        }
    }
}

impl fmt::Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stones = match self.squares.len() {
            1 => "1 stone".to_owned(),
            count => format!("{count} stones"),
        };
        let (class, useless) = match self.form {
            Form::Closed(class) => {
                write!(f, "{stones}, {}", class.with_article())?;
                (class, "wins nothing")
            }
            Form::Open { nearest, missing_stones, passes_itself } => {
                write!(f, "{stones}")?;
                if passes_itself {
                    f.write_str(", all the way round without closing")?;
                }
                match missing_stones {
                    0 => write!(f, ", a link short of {}", nearest.with_article())?,
                    missing_stones => write!(f, ", {missing_stones} short of {}", nearest.with_article())?,
                }
                (nearest, "would win nothing")
            }
        };
        if class.wins_for() == self.owner {
            return Ok(());
        }
        let wanted = match self.owner {
            Player::One => "a horizontal loop or an SW–NE spiral",
            Player::Two => "a vertical loop or an SE–NW spiral",
        };
        let owner = Kind::Torus.player_name(self.owner);
        write!(f, ", which {useless} for {owner}: {owner} needs {wanted}")
    }
}

impl Position {
    /// The chain that the stone on this square belongs to; `None` if the square is empty.
    #[must_use]
    pub fn chain(&self, square: Square) -> Option<Chain> {
        let start = self.size.cell(square)?;
        let owner = self.stone(square)?;
        let ways = self.unrolled(start);
        let mut squares: Vec<_> = ways.keys().map(|&cell| self.size.square(cell)).collect();
        squares.sort_unstable_by_key(|square| (square.row, square.column));
        let mut connections = Vec::new();
        for &cell in ways.keys() {
            for (neighbour, _) in connected(self, cell) {
                if cell < neighbour {
                    connections.push([cell, neighbour].map(|cell| self.size.square(cell)));
                }
            }
        }
        connections.sort_unstable();
        let form = match self.groups.class(start) {
            Some(class) => Form::Closed(class),
            None => self.open_form(owner, ways.values().copied().collect()),
        };
        Some(Chain { owner, squares, connections, form })
    }

    /// The chain of a player that is nearest to closing a loop, and among equals the one with the most stones. `None`
    /// before two stones are connected.
    #[must_use]
    pub fn longest_chain(&self, player: Player) -> Option<Chain> {
        let mut roots: Vec<Cell> = self.size.all().filter(|&cell| self.is_stone_of(player, cell)).collect();
        roots.retain(|&cell| self.groups.root(cell) == cell);
        let chains = roots.into_iter().filter_map(|cell| self.chain(self.size.square(cell)));
        chains.filter(|chain| chain.squares.len() > 1).max_by_key(|chain| {
            let near = match chain.form {
                Form::Closed(_) => -1,
                Form::Open { missing_stones, .. } => i16::from(missing_stones),
            };
            (-near, chain.squares.len())
        })
    }

    /// The cells of a group, each with the way to it from `start` on the unrolled board.
    fn unrolled(&self, start: Cell) -> HashMap<Cell, Vector> {
        let mut ways = HashMap::from([(start, Vector::default())]);
        let mut next = vec![start];
        while let Some(cell) = next.pop() {
            let way = ways[&cell];
            for (neighbour, step) in connected(self, cell) {
                ways.entry(neighbour).or_insert_with(|| {
                    next.push(neighbour);
                    way + step
                });
            }
        }
        ways
    }

    /// How far a group without a loop has come, computed from the ways to its stones.
    fn open_form(&self, owner: Player, ways: Vec<Vector>) -> Form {
        let side = i16::from(self.size.get());
        let gap = |class: LoopClass| {
            let turn = Vector::new(class.east() * side, class.north() * side);
            let apart = |from: Vector, to: Vector| {
                let way = to + turn - from;
                way.east.abs().max(way.north.abs()) - 1
            };
            ways.iter().flat_map(|&from| ways.iter().map(move |&to| apart(from, to))).min().unwrap_or(side)
        };
        let gaps = Chain::classes(owner).map(|class| (gap(class), class));
        let (missing_stones, nearest) = gaps.into_iter().min_by_key(|&(gap, _)| gap).unwrap_or((side, gaps[0].1));
        let span = |of: fn(&Vector) -> i16| {
            let along = ways.iter().map(of);
            along.clone().max().unwrap_or(0) - along.min().unwrap_or(0)
        };
        let passes_itself = span(|way| way.east) >= side || span(|way| way.north) >= side;
        Form::Open { nearest, missing_stones: u8::try_from(missing_stones).unwrap_or(0), passes_itself }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::Notation;
    use super::super::Options;
    use super::*;

    fn position(text: &str) -> Position {
        Position::parse(text, &Options::default()).expect("a position")
    }

    fn form(text: &str, column: u8, row: u8) -> Form {
        position(text).chain(Square::new(column, row)).expect("a chain").form
    }

    #[test]
    fn a_row_is_as_many_stones_short_as_it_has_empty_cells() {
        let told = position("5 5/5/5/zzz2/n4 z -").longest_chain(Player::One).expect("a chain");
        assert_eq!(told.form, Form::Open { nearest: LoopClass::HORIZONTAL, missing_stones: 2, passes_itself: false });
        assert_eq!((told.squares.len(), told.connections.len()), (3, 2));
        assert_eq!(told.to_string(), "3 stones, 2 short of a horizontal loop");
        assert_eq!(position("5 5/5/5/zzz2/n4 z -").longest_chain(Player::Two), None);
    }

    #[test]
    fn of_several_chains_the_nearest_to_a_loop_is_told_and_of_equals_the_largest() {
        let longest = |text: &str| position(text).longest_chain(Player::One).map(|chain| chain.squares.len());
        assert_eq!(longest("7 7/7/zz5/7/7/zzzz3/7 n -"), Some(4));
        assert_eq!(longest("7 7/7/zzzz3/7/7/zz5/7 n -"), Some(4));
        // Both lack four stones.
        assert_eq!(longest("7 7/7/zzz4/1z5/7/7/zzz4 n -"), Some(4));
        assert_eq!(longest("7 z6/2z4/7/7/7/7/7 n -"), None);
        // A closed loop, though it wins nothing, is nearer than a larger chain that lacks one stone.
        let closed = position("7 nn5/nnnnnn1/7/nnnnnnn/7/7/7 z -").longest_chain(Player::Two).expect("a chain");
        assert_eq!((closed.form, closed.squares.len()), (Form::Closed(LoopClass::HORIZONTAL), 7));
    }

    #[test]
    fn a_connection_is_told_once_from_the_lower_square_to_the_higher() {
        let chain = position("5 5/5/5/1zz2/2z2 n -").chain(Square::new(2, 0)).expect("a chain");
        let [low, high, left] = [Square::new(2, 0), Square::new(2, 1), Square::new(1, 1)];
        assert_eq!(chain.connections, [[left, high], [low, high]]);
    }

    #[test]
    fn a_chain_goes_on_across_the_seams() {
        let chain = position("5 z4/5/5/5/z3z n -").chain(Square::new(4, 0)).expect("a chain");
        assert_eq!(chain.squares, [Square::new(0, 0), Square::new(4, 0), Square::new(0, 4)]);
        assert_eq!(chain.connections.len(), 2);
    }

    #[test]
    fn a_chain_past_its_own_beginning_that_does_not_meet_it_is_no_loop() {
        // Along the lowest row to its end, up, and on along the third row past its own beginning.
        let past = form("5 5/5/zz2z/4z/zzzz1 n -", 1, 2);
        assert!(matches!(past, Form::Open { .. }));
        let beginning = form("5 5/5/zz2z/4z/2zzz n -", 1, 2);
        assert_eq!(beginning, Form::Open { nearest: LoopClass::HORIZONTAL, missing_stones: 1, passes_itself: false });
        let long = form("7 7/7/zz4z/6z/2zzzzz/7/7 n -", 1, 4);
        assert_eq!(long, Form::Open { nearest: LoopClass::HORIZONTAL, missing_stones: 1, passes_itself: false });
        let longer = form("7 7/7/zzz3z/6z/1zzzzzz/7/7 n -", 1, 4);
        assert_eq!(longer, Form::Open { nearest: LoopClass::HORIZONTAL, missing_stones: 1, passes_itself: true });
    }

    #[test]
    fn a_loop_of_the_wrong_class_is_told_to_win_nothing() {
        let told = position("5 5/5/nnnnn/5/5 z -").chain(Square::new(0, 2)).expect("a chain");
        assert_eq!(told.form, Form::Closed(LoopClass::HORIZONTAL));
        assert_eq!(
            told.to_string(),
            "5 stones, a horizontal loop, which wins nothing for N: N needs a vertical loop or an SE–NW spiral"
        );
    }
}
