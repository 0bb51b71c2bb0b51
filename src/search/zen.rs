//! What alpha-beta is told of ZEN: how near to one chain both sides are, which moves promise most, who overlooks what.

use super::Level;
use super::judge::{Judge, Sight};
use super::mind::Mind;
use crate::games::zen::geometry::{
    Index, PLACES, SIZE, SQUARES, Set, between, bit, component, line_between, members, pairs,
};
use crate::games::zen::{Move, Position};
use crate::games::{Player, Rules};

/// The position that is searched.
pub(super) type Searched = Position;

/// What each level sees and overlooks.
pub(super) const DESCRIPTIONS: [&str; 6] = [
    "Brings pawns together; looks at one move only, and hardly ever sees long jumps or what the Zen can do.",
    "Sees your answer to each move, but often overlooks long jumps, long diagonals and the Zen.",
    "Never misses a win in one move; overlooks some moves of the Zen and some long jumps.",
    "Sees every move and looks three moves ahead.",
    "Looks four or five moves ahead, and knows how to use the Zen.",
    "Plays as well as it can.",
];

/// The character of a level.
pub(super) fn mind(level: Level, seed: u64) -> Mind {
    let clear = Mind { seed, ..Mind::clear([20, 200, 1_000, 6_000, 40_000, 800_000][level.index()]) };
    match level.number() {
        1 => Mind { depth: 1, error: 60, overlooks: [40, 140, 220], sees_wins: false, ..clear },
        2 => Mind { depth: 2, error: 40, overlooks: [10, 80, 150], ..clear },
        3 => Mind { error: 20, overlooks: [0, 20, 50], ..clear },
        4 => Mind { error: 8, ..clear },
        _ => clear,
    }
}

/// What a pawn is worth: many pawns are harder to gather, but they can do more.
const PAWN: i32 = 28;
/// What it costs when the pawns stand one square further from their middle, on the average.
const SPREAD: i32 = 115;
/// What it costs when the Zen stands one square further from the middle: it is one of the chain.
const ZEN_AWAY: i32 = 29;
/// What it is worth when each piece has one neighbour more of its own side, on the average.
const LINKED: i32 = 28;
/// What it costs when the middle of the pawns lies one square nearer to the middle of the board, where the enemy is.
const OFF_CENTRE: i32 = 12;
/// What it is worth to be the one to move.
const TO_MOVE: i32 = 15;

/// What a position is worth for one side alone: how near it is to one chain.
fn side(position: &Position, player: Player) -> i32 {
    let count = number_of_pawns(position, player);
    let spread: i32 = members(position.pawns[player.index()]).map(|square| from_middle(position, player, square)).sum();
    let zen = position.zen.map_or(0, |square| from_middle(position, player, square));
    let centre = from_middle(position, player, CENTRE);
    let pieces = position.pieces_of(player);
    PAWN * count - SPREAD * spread / (count * count)
        + (OFF_CENTRE * centre - ZEN_AWAY * zen) / count
        + LINKED * 2 * pairs(pieces) as i32 / size(pieces)
}

/// F6.
const CENTRE: Index = 60;

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
    use crate::games::zen::{Move, Options, Position, Variant};
    use crate::games::{Player, Rules};
    use crate::search::alphabeta::AlphaBeta;
    use crate::search::judge::Judge;
    use crate::search::mind::mix;
    use crate::search::{Level, MOST, Progress, WIN};

    fn start(starts: Player) -> Position {
        Position::start(&Options { variant: Variant::Basic, starts })
    }

    fn moves(position: &Position) -> Vec<Move> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves
    }

    fn random_move(position: &Position, random: u64) -> Move {
        let moves = moves(position);
        moves[(random % moves.len() as u64) as usize]
    }

    /// The positions of a game of the second level, every fourth move of which is random, to its end.
    fn positions(game: u64) -> Vec<Position> {
        let mut positions = vec![start(Player::One)];
        for ply in 0..100 {
            let mut next = positions[positions.len() - 1].clone();
            let random = mix(game << 8 | ply);
            let mv = if random.is_multiple_of(4) { random_move(&next, random) } else { choice(&next, 2, game).0 };
            next.make(mv);
            if next.outcome().is_over() {
                break;
            }
            positions.push(next);
        }
        positions
    }

    /// What a level chooses, with the score.
    fn choice(position: &Position, level: u8, seed: u64) -> (Move, i32) {
        let mind = super::mind(Level::new(level).unwrap(), seed);
        let mut search = AlphaBeta::new(position.clone(), &[], mind);
        assert_eq!(search.step(u64::MAX), Progress::Done);
        let found = search.found().unwrap();
        (found.variation[0], found.score)
    }

    /// The start is the same after a quarter turn of the board with the colours exchanged; so is all that follows.
    #[test]
    fn a_turned_board_with_the_colours_exchanged_is_judged_the_same() {
        let turned = |square: u8| (square % 11) * 11 + 10 - square / 11;
        for game in 0..20 {
            let mut positions = [start(Player::One), start(Player::Two)];
            for ply in 0..100 {
                let [one, other] = &mut positions;
                assert_eq!(one.outcome().is_over(), other.outcome().is_over());
                if one.outcome().is_over() {
                    break;
                }
                assert_eq!(one.judge(), other.judge());
                assert!(one.judge().abs() <= MOST);
                let mv = random_move(one, mix(game << 8 | ply));
                let turned = match mv {
                    Move::Go { from, to } => Move::Go { from: turned(from), to: turned(to) },
                    Move::Pass => Move::Pass,
                };
                assert_eq!((one.promise(mv), one.sight(mv)), (other.promise(turned), other.sight(turned)));
                one.make(mv);
                other.make(turned);
            }
        }
    }

    #[test]
    fn from_the_third_level_on_nobody_misses_a_win_in_one_move() {
        let mut wins = 0;
        for position in (0..100).flat_map(positions) {
            let player = position.to_move();
            let is_win = |mv| {
                let mut after = position.clone();
                after.make(mv);
                after.outcome().winner() == Some(player)
            };
            if moves(&position).into_iter().any(is_win) {
                wins += 1;
                for level in 3..=4 {
                    let (mv, score) = choice(&position, level, wins);
                    assert!(is_win(mv) && score == WIN - 1, "level {level} plays {mv:?} in {}", position.to_text());
                }
            }
        }
        assert!(wins >= 100, "{wins}");
    }

    #[test]
    fn a_search_in_slices_finds_the_same() {
        for (position, seed) in positions(1).into_iter().step_by(9).zip(1..) {
            for level in [2, 4] {
                let mind = super::mind(Level::new(level).unwrap(), seed);
                let mut whole = AlphaBeta::new(position.clone(), &[], mind);
                whole.step(u64::MAX);
                let mut sliced = AlphaBeta::new(position.clone(), &[], mind);
                while sliced.step(1 + mix(sliced.nodes()) % 50) == Progress::Running {}
                assert_eq!(whole.found(), sliced.found());
            }
        }
    }

    #[test]
    fn the_lowest_level_plays_better_than_chance() {
        const GAMES: u64 = 20;
        let mut points = 0;
        for game in 0..GAMES {
            let computer = Player::BOTH[(game % 2) as usize];
            let mut position = start(Player::One);
            let mut ply = 0;
            while !position.outcome().is_over() && ply < 400 {
                let random = mix(game << 16 | ply);
                let mv = if position.to_move() == computer && ply >= 4 {
                    choice(&position, 1, game).0
                } else {
                    random_move(&position, random)
                };
                position.make(mv);
                ply += 1;
            }
            points += match position.outcome().winner() {
                Some(winner) => 2 * u64::from(winner == computer),
                None => 1,
            };
        }
        assert!(points * 10 >= GAMES * 2 * 6, "{points} of {}", GAMES * 2);
    }
}
