//! What alpha-beta is told of ZEN: how near to one chain both sides are, which moves promise most, who overlooks what.

use super::Level;
use super::judge::{Judge, Sight};
use super::mind::{Mind, mix};
use crate::games::zen::geometry::{
    Index, PLACES, SIZE, SQUARES, Set, between, bit, component, line_between, members, pairs,
};
use crate::games::zen::{Move, Position};
use crate::games::{Player, Rules};

/// The position that is searched.
pub(super) type Searched = Position;

/// What each level sees and overlooks.
pub(super) const DESCRIPTIONS: [&str; 6] = [
    "Gathers its pawns and sees little of what you are up to: long jumps, long diagonals and the Zen escape it.",
    "Expects your answer to its moves, but often forgets that the Zen may be moved, and overlooks long jumps.",
    "Wins when one move does it and plans some moves ahead; now and then it overlooks a move of the Zen.",
    "Overlooks nothing, and looks about six moves ahead.",
    "As sharp as the level below, and looks three or four moves further.",
    "Looks as far ahead as it can in about a second.",
];

/// The character of a level.
///
/// The three lower ones have good days and bad days, as people have: that makes them an opponent for more people, and the
/// steps from level to level less steep.
pub(super) fn mind(level: Level, seed: u64) -> Mind {
    let form = (mix(seed ^ mix(u64::from(level.number()))) % 4) as usize;
    // From 0 on the best days to 3.
    let off = 3 - form as u8;
    let clear = |nodes| Mind { seed, ..Mind::clear(nodes) };
    match level.number() {
        1 => Mind {
            error: 20 + 14 * u32::from(off),
            overlooks: [6 * off, 30 + 25 * off, 80 + 40 * off],
            sees_wins: false,
            ..clear([60, 120, 240, 600][form])
        },
        2 => Mind {
            error: 10 + 5 * u32::from(off),
            overlooks: [0, 15 * off, 50 + 20 * off],
            ..clear([300, 1_000, 3_000, 8_000][form])
        },
        3 => Mind { error: 8, overlooks: [0, 8, 32], ..clear([4_000, 8_000, 16_000, 32_000][form]) },
        4 => clear(40_000),
        5 => clear(280_000),
        _ => clear(1_000_000),
    }
}

/// What a pawn is worth: many pawns are harder to gather, but they can do more.
const PAWN: i32 = 25;
/// What it costs when the pawns stand one square further from their middle, on the average.
const SPREAD: i32 = 97;
/// What it costs when the Zen stands one square further from the middle: it is one of the chain.
const ZEN_AWAY: i32 = 36;
/// What it is worth when each piece has one neighbour more of its own side, on the average.
const LINKED: i32 = 22;
/// What ten squares of the smallest rectangle around a side's pieces cost: a few stragglers make the whole large.
const ROOM: i32 = 7;
/// What it is worth to be the one to move.
const TO_MOVE: i32 = 16;

/// What a position is worth for one side alone: how near it is to one chain.
fn side(position: &Position, player: Player) -> i32 {
    let count = number_of_pawns(position, player);
    let (mut spread, mut columns, mut rows) = (0, [SIZE, 0], [SIZE, 0]);
    for square in members(position.pieces_of(player)) {
        spread += from_middle(position, player, square);
        let (column, row) = (square % SIZE, square / SIZE);
        columns = [columns[0].min(column), columns[1].max(column)];
        rows = [rows[0].min(row), rows[1].max(row)];
    }
    let room = (i32::from(columns[1]) - i32::from(columns[0]) + 1) * (i32::from(rows[1]) - i32::from(rows[0]) + 1);
    let pieces = position.pieces_of(player);
    let zen = position.zen.map_or(0, |square| from_middle(position, player, square));
    PAWN * count - SPREAD * (spread - zen) / (count * count) - ZEN_AWAY * zen / count - ROOM * room / 10
        + LINKED * 2 * pairs(pieces) as i32 / size(pieces)
}

/// How many squares a set has.
fn size(set: Set) -> i32 {
    // At most 121.
    set.count_ones() as i32
}

/// How many pawns a side has; at least 1, for a side without pawns has lost.
fn number_of_pawns(position: &Position, player: Player) -> i32 {
    size(position.pawns[player.index()]).max(1)
}

/// How many steps, sideways or aslant, lie between a square and the middle of a side's pawns, times the number of pawns.
fn from_middle(position: &Position, player: Player, square: Index) -> i32 {
    let count = number_of_pawns(position, player);
    let [columns, rows] = position.sums[player.index()];
    let (column, row) = (i32::from(square % SIZE), i32::from(square / SIZE));
    (column * count - columns).abs().max((row * count - rows).abs())
}

impl Judge for Position {
    const SLOTS: usize = SQUARES * SQUARES;
    const NULL: Option<Move> = Some(Move::Pass);
    const SWING: Option<i32> = Some(55);

    fn judge(&self) -> i32 {
        let player = self.to_move();
        side(self, player) - side(self, player.other()) + TO_MOVE
    }

    /// One move may join three groups, hardly ever more.
    fn may_win(&self) -> bool {
        let mut rest = self.pieces_of(self.to_move());
        for _ in 0..3 {
            rest &= !component(rest & rest.wrapping_neg(), rest);
        }
        rest == 0
    }

    /// Pawns want to the middle and to others of their side; captures are worth a look.
    fn promise(&self, mv: Move) -> i32 {
        const NEARER: i32 = 1_200;
        const LINK: i32 = 800;
        const CAPTURE: i32 = 3_000;
        let Move::Go { from, to } = mv else { return 0 };
        let player = self.to_move();
        let captures = self.pawns[player.other().index()] & bit(to) != 0;
        let capture = if captures { CAPTURE } else { 0 };
        if self.zen == Some(from) {
            return capture;
        }
        let nearer = from_middle(self, player, from) - from_middle(self, player, to);
        let others = self.pieces_of(player) & !bit(from);
        let links = |square: Index| size(PLACES[usize::from(square)].neighbours & others);
        capture + NEARER * nearer / number_of_pawns(self, player) + LINK * (links(to) - links(from))
    }

    fn slot(mv: Move) -> usize {
        match mv {
            Move::Go { from, to } => usize::from(from) * SQUARES + usize::from(to),
            Move::Pass => 0,
        }
    }

    /// Pieces come back to where they were.
    fn may_repeat(&self) -> bool {
        true
    }

    /// Beginners forget that the Zen is theirs to move, and do not count along long lines.
    fn sight(&self, mv: Move) -> Sight {
        const LONG: u8 = 4;
        let Move::Go { from, to } = mv else { return Sight::Plain };
        let Some((direction, distance)) = line_between(from, to) else { return Sight::Plain };
        let is_diagonal = direction % 2 == 1;
        let jumps = between(from, direction, to) & self.occupied() != 0;
        if self.zen == Some(from) || is_diagonal && distance >= LONG {
            Sight::Hidden
        } else if jumps || distance >= LONG {
            Sight::Far
        } else {
            Sight::Plain
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::games::zen::{Move, Options, Position};
    use crate::games::{Player, Rules};
    use crate::search::Level;
    use crate::search::judge::Judge;
    use crate::search::mind::Mind;
    use crate::search::trials;

    fn start(starts: Player) -> Position {
        Position::start(&Options { starts, ..Options::default() })
    }

    fn mind(level: u8, seed: u64) -> Mind {
        super::mind(Level::new(level).unwrap(), seed)
    }

    /// Positions of games in which the second level makes three of four moves, for random ones hardly ever come near a
    /// win.
    fn positions(count: usize) -> Vec<Position> {
        let mut draws = trials::Draws(1);
        let mut scratch = Vec::new();
        let mut positions = vec![start(Player::One)];
        while positions.len() < count {
            let mut next = positions[positions.len() - 1].clone();
            let mv = if draws.below(4) == 0 {
                next.random_move(&mut scratch, &mut |bound| draws.below(bound)).unwrap()
            } else {
                trials::found(&next, mind(2, 0)).variation[0]
            };
            next.make(mv);
            positions.push(if next.outcome().is_over() { start(Player::One) } else { next });
        }
        positions
    }

    /// The start is the same after a quarter turn of the board with the colours exchanged; so is all that follows.
    #[test]
    fn a_turned_board_with_the_colours_exchanged_is_judged_the_same() {
        let turned = |square: u8| (square % 11) * 11 + 10 - square / 11;
        let mut draws = trials::Draws(1);
        let mut scratch = Vec::new();
        for _ in 0..20 {
            let mut positions = [start(Player::One), start(Player::Two)];
            for _ in 0..100 {
                let [one, other] = &mut positions;
                let Some(mv) = one.random_move(&mut scratch, &mut |bound| draws.below(bound)) else { break };
                let turned = match mv {
                    Move::Go { from, to } => Move::Go { from: turned(from), to: turned(to) },
                    Move::Pass => Move::Pass,
                };
                assert_eq!(one.judge(), other.judge());
                assert_eq!((one.promise(mv), one.sight(mv)), (other.promise(turned), other.sight(turned)));
                one.make(mv);
                other.make(turned);
                assert_eq!(one.outcome().is_over(), other.outcome().is_over());
            }
        }
    }

    #[test]
    fn judgements_never_look_like_wins() {
        trials::judges_within_bounds(&positions(500));
        let few = ["w9b/11/11/11/11/11/11/11/11/11/b9w w -", "w9b/11/11/11/11/5z5/11/11/11/w10/11 b -"];
        let parsed = few.map(|text| Position::parse(text, &Options::default()).unwrap());
        trials::judges_within_bounds(&parsed);
    }

    #[test]
    fn from_the_third_level_on_nobody_misses_a_win_in_one_move() {
        let positions = positions(5_000);
        assert!(trials::takes_wins(&positions, |seed| mind(3, seed)) >= 100);
        assert!(trials::takes_wins(&positions, |seed| Mind { nodes: 1_000, ..mind(6, seed) }) >= 100);
    }

    #[test]
    fn a_search_in_slices_finds_the_same() {
        let positions: Vec<_> = positions(60).into_iter().step_by(12).collect();
        trials::finds_the_same_in_slices(&positions, mind(2, 1));
        trials::finds_the_same_in_slices(&positions, Mind { nodes: 3_000, ..mind(4, 1) });
    }

    #[test]
    fn the_lowest_level_plays_better_than_chance() {
        assert!(trials::wins_against_random_moves(&start(Player::One), 20, |seed| mind(1, seed)) >= 12);
    }
}
