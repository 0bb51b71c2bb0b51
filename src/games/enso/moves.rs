//! Move generation, with bit operations on all stones of a player at once.

use super::bits::{self, BOARD, DIRECTIONS, INNER, LONGEST, NeighbourCounts};
use super::position::{Move, Position};
use crate::games::Player;

/// What stands beside the squares: the same for both players.
pub(crate) struct Surroundings {
    /// The squares by the number of stones beside them, of whichever player.
    pub(crate) counts: NeighbourCounts,
    /// By player, the squares beside its stones.
    beside: [u64; 2],
}

impl Surroundings {
    /// The surroundings of a position.
    pub(crate) fn of(position: &Position) -> Self {
        let [one, two] = position.stones;
        Self { counts: NeighbourCounts::of(one | two), beside: [bits::neighbours(one), bits::neighbours(two)] }
    }

    /// The squares beside stones of a player.
    pub(crate) const fn beside(&self, player: Player) -> u64 {
        self.beside[player.index()]
    }
}

/// What the stones of a player may do, as sets of squares.
struct MoveSets {
    occupied: u64,
    enemy: u64,
    empty: u64,
    /// Own stones beside an enemy, which must capture.
    capturing: u64,
    /// Own stones beside friends only: they must move beside an enemy, or to a square without neighbours.
    leaving: u64,
    /// Where such a stone may end a move of one step: beside an enemy, or where its old square, then empty, was the
    /// only occupied neighbour.
    near: u64,
    /// Where such a stone may end a longer move: beside an enemy, or without neighbours.
    far: u64,
}

impl MoveSets {
    fn new(position: &Position) -> Self {
        Self::of(position, position.to_move, &Surroundings::of(position))
    }

    /// What the stones of a player may do when it is that player's turn.
    fn of(position: &Position, player: Player, surroundings: &Surroundings) -> Self {
        let own = position.stones[player.index()];
        let enemy = position.stones[player.other().index()];
        let occupied = own | enemy;
        let beside_enemy = surroundings.beside(player.other());
        let NeighbourCounts { any, one, .. } = surroundings.counts;
        Self {
            occupied,
            enemy,
            empty: BOARD & !occupied,
            capturing: own & beside_enemy,
            leaving: own & any & !beside_enemy,
            near: beside_enemy | one,
            far: beside_enemy | !any,
        }
    }

    /// The squares that a legal move in this direction ends on. Each is the end of only one move: that of the first
    /// stone met when going back from it.
    fn targets(&self, direction: u32) -> u64 {
        let mut reach = self.capturing;
        for _ in 1..LONGEST {
            reach |= reach.rotate_left(direction) & self.empty;
        }
        let captures = reach.rotate_left(direction) & self.enemy;

        let first = self.leaving.rotate_left(direction) & self.empty;
        let (mut ray, mut further) = (first, 0);
        for _ in 1..LONGEST {
            ray = ray.rotate_left(direction) & self.empty;
            further |= ray;
        }
        captures | first & self.near | further & self.far
    }

    /// The move that reaches the lowest square of `targets` in this direction.
    fn move_to(&self, targets: u64, direction: u32) -> Move {
        let target = targets & targets.wrapping_neg();
        let mut from = target.rotate_right(direction);
        for _ in 1..LONGEST {
            if from & self.occupied == 0 {
                from = from.rotate_right(direction);
            }
        }
        Move { from: bits::lowest(from), to: bits::lowest(target), captures: target & self.enemy != 0 }
    }
}

/// Appends the legal moves of the player to move, also when a player has an enso stone.
pub(super) fn append(position: &Position, moves: &mut Vec<Move>) {
    let sets = MoveSets::new(position);
    for direction in DIRECTIONS {
        let mut targets = sets.targets(direction);
        while targets != 0 {
            moves.push(sets.move_to(targets, direction));
            targets &= targets - 1;
        }
    }
}

/// One of the moves that [`append`] lists, drawn with equal chances.
pub(super) fn random(position: &Position, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
    let sets = MoveSets::new(position);
    let targets = DIRECTIONS.map(|direction| sets.targets(direction));
    let counts = targets.map(u64::count_ones);
    let count: u32 = counts.iter().sum();
    if count == 0 {
        return None;
    }
    let mut draw = below(count);
    for (index, direction) in DIRECTIONS.into_iter().enumerate() {
        if draw < counts[index] {
            let mut rest = targets[index];
            for _ in 0..draw {
                rest &= rest - 1;
            }
            return Some(sets.move_to(rest, direction));
        }
        draw -= counts[index];
    }
    None
}

impl Position {
    /// Whether the player to move has a legal move, also when a player has an enso stone.
    pub(super) fn can_move(&self) -> bool {
        let own = self.stones[self.to_move.index()];
        let enemy = self.stones[self.to_move.other().index()];
        // A stone beside an enemy can capture it: usually this test is enough.
        own & bits::neighbours(enemy) != 0 || {
            let sets = MoveSets::new(self);
            DIRECTIONS.into_iter().any(|direction| sets.targets(direction) != 0)
        }
    }
}

/// What a player could do if it were that player's turn, in sets of squares and in numbers.
pub(crate) struct Survey {
    /// The player's stones beside an enemy, which must capture.
    pub(crate) capturing: u64,
    /// The player's stones beside friends only.
    pub(crate) leaving: u64,
    /// How many captures there are.
    pub(crate) captures: u32,
    /// How many moves there are to empty squares.
    pub(crate) leaps: u32,
    /// Where the stone that moves would be an enso stone.
    pub(crate) ensos: u64,
}

/// Surveys a player's moves without listing them.
pub(crate) fn survey(position: &Position, player: Player, surroundings: &Surroundings) -> Survey {
    let sets = MoveSets::of(position, player, surroundings);
    let NeighbourCounts { any, one, .. } = surroundings.counts;
    // A stone that moves one step was itself a neighbour of its new square, and must have been the only one. After a
    // longer move the new square must have no neighbours.
    let (alone_but_one, alone) = (INNER & one, INNER & !any);
    let mut survey = Survey { capturing: sets.capturing, leaving: sets.leaving, captures: 0, leaps: 0, ensos: 0 };
    for direction in DIRECTIONS {
        let targets = sets.targets(direction);
        let captures = targets & sets.enemy;
        let beside = (sets.capturing | sets.leaving).rotate_left(direction);
        survey.captures += captures.count_ones();
        survey.leaps += (targets & sets.empty).count_ones();
        survey.ensos |= targets & (beside & alone_but_one | sets.empty & alone);
    }
    survey
}

#[cfg(test)]
mod tests {
    use super::{Surroundings, append, survey};
    use crate::games::enso::{Condition, Options, Position, bits};
    use crate::games::{Notation, Player, Rules, splitmix};

    /// Positions of random games, to their ends.
    fn positions() -> Vec<Position> {
        let mut positions = Vec::new();
        let mut state = 1;
        for _ in 0..60 {
            let mut position = Position::start(&Options);
            let mut below = |bound: u32| {
                state = splitmix::mix(state);
                (((state >> 32) * u64::from(bound)) >> 32) as u32
            };
            while let Some(mv) = position.random_move(&mut Vec::new(), &mut below) {
                positions.push(position);
                position.make(mv);
            }
        }
        positions
    }

    #[test]
    fn a_survey_counts_what_the_list_of_moves_holds() {
        let set = |squares: &mut dyn Iterator<Item = _>| squares.fold(0, |set, square| set | bits::bit(square));
        let mut ensos = 0;
        for position in positions() {
            for player in Player::BOTH {
                let turned = Position::new(position.stones, player);
                let told = survey(&position, player, &Surroundings::of(&position));
                let mut moves = Vec::new();
                append(&turned, &mut moves);
                let captures = moves.iter().filter(|mv| mv.captures);
                let text = turned.to_text();
                assert_eq!(told.captures as usize, captures.clone().count(), "{text}");
                assert_eq!(told.leaps as usize, moves.len() - captures.count(), "{text}");
                let alone = moves.iter().filter(|&&mv| {
                    let mut after = turned;
                    after.make(mv);
                    after.enso_stones(player).contains(&mv.to)
                });
                assert_eq!(told.ensos, set(&mut alone.map(|mv| mv.to)), "{text}");
                ensos += told.ensos.count_ones();
                for (condition, told) in [(Condition::MustCapture, told.capturing), (Condition::MayLeave, told.leaving)]
                {
                    let own = bits::squares(turned.stones(player));
                    let those = &mut own.filter(|&square| turned.condition(square) == Some(condition));
                    assert_eq!(told, set(those), "{text}");
                }
            }
        }
        assert!(ensos > 10, "{ensos}");
    }
}
