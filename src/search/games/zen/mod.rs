//! ZEN: its evaluation (how nearly each side's pieces form one chain), its move ordering and its levels; `measures`:
//! what the evaluation measures; `terms`: its learned part.

mod measures;
mod terms;

use self::measures::{Distances, Measures, measures, number_of_pawns};
use super::board::{number_of_components, squares_of, squares_with};
use super::profile::GameProfile;
use crate::games::splitmix::mix;
use crate::games::zen::geometry::{
    Index, SIZE, SQUARE_GEOMETRY, SQUARES, Set, between, bit, component, line_between, members,
};
use crate::games::zen::{Move, Position};
use crate::games::{AnyGame, Board, Piece, Player, Rules, Square};
use crate::search::alphabeta::AlphaBetaSearch;
use crate::search::evaluate::{Evaluate, LateMovePruning, Sight};
use crate::search::handicap::Handicap;
use crate::search::learned::Learned;
use crate::search::level::Level;
use crate::search::newcomer::Newcomer;
use crate::search::win_curve::{WinCurve, symmetric};

/// What the search needs for ZEN.
pub(super) const PROFILE: GameProfile = GameProfile {
    begin: |game, level, seed, limits| match game {
        AnyGame::Zen(game) => Some(Box::new(AlphaBetaSearch::new(game, handicap(level, seed), limits))),
        _ => None,
    },
    newcomer: Newcomer { searches_as: Level::PUPIL, margin: 200, random: 256, misses_wins: 240 },
    groups: |board, player| Some(groups(board, player)),
    win_curve: |_| WIN_CURVE,
    greedy_measure: compactness,
    learned: Learned::Evaluation(terms::LEARNED),
};

/// The probability of winning by score: see `docs/levels.md`.
const WIN_CURVE: &WinCurve = &symmetric::<12, 24>([
    (3, 0.537),
    (10, 0.553),
    (16, 0.572),
    (24, 0.642),
    (32, 0.669),
    (42, 0.689),
    (53, 0.761),
    (66, 0.822),
    (85, 0.836),
    (113, 0.948),
    (145, 0.961),
    (208, 0.995),
]);

/// The handicap of a level.
///
/// The strength of the three lower levels varies with the seed, as a person's does from day to day, so that the steps
/// between the levels are smaller.
fn handicap(level: Level, seed: u64) -> Handicap {
    let form = (mix(seed ^ mix(u64::from(level.number()))) % 4) as usize;
    // From 0 (best form) to 3 (worst).
    let off = 3 - form as u8;
    let clear = |nodes| Handicap { seed, ..Handicap::none(nodes) };
    match level.number() {
        1 => Handicap {
            error: 20 + 14 * u32::from(off),
            overlooks: [6 * off, 30 + 25 * off, 80 + 40 * off],
            sees_wins: false,
            ..clear([60, 120, 240, 600][form])
        },
        2 => Handicap {
            error: 10 + 5 * u32::from(off),
            overlooks: [0, 15 * off, 50 + 20 * off],
            ..clear([300, 1_000, 3_000, 8_000][form])
        },
        3 => Handicap { error: 8, overlooks: [0, 8, 32], ..clear([4_000, 8_000, 16_000, 32_000][form]) },
        4 => clear(18_000),
        5 => clear(75_000),
        _ => clear(450_000),
    }
}

/// The bonus for each pawn: more pawns are harder to connect, but they have more moves.
const PAWN: i32 = 25;
/// The penalty for each square of the pawns' average distance from their centre.
const SPREAD: i32 = 97;
/// The penalty for each square of the Zen's distance from that centre: the Zen is part of the chain.
const ZEN_AWAY: i32 = 36;
/// The bonus for the average number of neighbours of the same side that a piece has.
const LINKED: i32 = 22;
/// The penalty for every ten squares of the bounding rectangle of a side's pieces: a few distant pieces make it large.
const AREA: i32 = 7;
/// The tempo bonus of the player to move.
const TO_MOVE: i32 = 16;

/// The evaluation of one side alone: how nearly its pieces form one chain.
fn side(measures: &Measures) -> i32 {
    let Measures { pawns, spread, rectangle: [columns, rows], links, pieces, .. } = *measures;
    let zen = measures.zen.unwrap_or(0);
    PAWN * pawns - SPREAD * spread / (pawns * pawns) - ZEN_AWAY * zen / pawns - AREA * columns * rows / 10
        + LINKED * 2 * links / pieces
}

/// The evaluation for the player to move, from what is measured of this player and of the opponent.
fn hand_made([own, enemy]: &[Measures; 2]) -> i32 {
    side(own) - side(enemy) + TO_MOVE
}

/// How many neighbours of each square are in a set. The board has a border of one square, so that every square has
/// eight neighbours.
struct Links([u8; Self::SIDE * Self::SIDE]);

impl Links {
    const SIDE: usize = SIZE as usize + 2;

    fn of(pieces: Set) -> Self {
        let mut links = [0; Self::SIDE * Self::SIDE];
        for piece in members(pieces).map(Self::place) {
            for row in [piece - Self::SIDE, piece, piece + Self::SIDE] {
                for link in &mut links[row - 1..=row + 1] {
                    *link += 1;
                }
            }
            links[piece] -= 1;
        }
        Self(links)
    }

    fn at(&self, square: Index) -> i32 {
        i32::from(self.0[Self::place(square)])
    }

    const fn place(square: Index) -> usize {
        (square / SIZE + 1) as usize * Self::SIDE + (square % SIZE + 1) as usize
    }
}

impl Evaluate for Position {
    const SLOTS: usize = SQUARES * SQUARES;
    const NULL_MOVE: Option<Move> = Some(Move::Pass);
    const FUTILITY_MARGIN: Option<i32> = Some(55);
    const LATE_MOVE_PRUNING: Option<LateMovePruning> = Some(LateMovePruning { depth: 5, moves: 4, by_depth: 1 });
    const INTERNAL_ITERATIVE_REDUCTIONS: bool = true;

    fn evaluate(&self) -> i32 {
        hand_made(&measures(self))
    }

    fn evaluate_at_full_strength(&self) -> i32 {
        let measures = measures(self);
        hand_made(&measures) + terms::evaluate(measures)
    }

    /// One move can join three groups, but hardly ever more. So a player with more than three groups counts as unable
    /// to win.
    fn may_win(&self) -> bool {
        let mut rest = self.pieces_of(self.to_move());
        for _ in 0..3 {
            rest &= !component(rest & rest.wrapping_neg(), rest);
        }
        rest == 0
    }

    /// Captures come first, then moves of pawns towards the centre and towards other pieces of their side.
    fn ordering_scores(&self) -> impl Fn(Move) -> i32 {
        const NEARER: i32 = 1_200;
        const LINK: i32 = 800;
        const CAPTURE: i32 = 3_000;
        let player = self.to_move();
        let pieces = self.pieces_of(player);
        let enemies = self.pawns[player.other().index()];
        let links = Links::of(pieces);
        let pawns = number_of_pawns(self, player);
        let distances = Distances::of(self, player);
        move |mv| {
            let Move::Go { from, to } = mv else { return 0 };
            let capture = if enemies & bit(to) != 0 { CAPTURE } else { 0 };
            if self.zen == Some(from) {
                return capture;
            }
            let nearer = distances.at(from) - distances.at(to);
            let [before, after] = [from, to].map(|square| links.at(square));
            // The piece itself is no longer where it was.
            let itself = i32::from(SQUARE_GEOMETRY[usize::from(from)].neighbours & bit(to) != 0);
            capture + NEARER * nearer / pawns + LINK * (after - itself - before)
        }
    }

    fn slot(mv: Move) -> usize {
        match mv {
            Move::Go { from, to } => usize::from(from) * SQUARES + usize::from(to),
            Move::Pass => 0,
        }
    }

    /// Pieces can move back, so positions can repeat.
    fn may_repeat(&self) -> bool {
        true
    }

    /// Moves of the Zen and along long diagonals are hidden, because beginners forget them; jumps and other long moves
    /// are far.
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

/// The distance between two squares in king's steps (Chebyshev distance).
fn king_steps(one: Square, other: Square) -> u8 {
    one.column.abs_diff(other.column).max(one.row.abs_diff(other.row))
}

/// The number of groups that a player's pawns and the Zen form.
fn groups(board: &Board, player: Player) -> usize {
    let squares = squares_with(board, |piece| piece == Piece::Pawn(player) || piece == Piece::Zen);
    number_of_components(squares, |one, other| king_steps(one, other) == 1)
}

/// The average distance between a player's pawns, times −100: higher when they are closer together.
fn compactness(board: &Board, player: Player) -> i32 {
    let squares = squares_of(board, player);
    let count = squares.len() as i32;
    let steps = squares.iter().flat_map(|&one| squares.iter().map(move |&other| i32::from(king_steps(one, other))));
    -100 * steps.sum::<i32>() / (count * count).max(1)
}

#[cfg(test)]
mod tests {
    use super::measures::size;
    use super::{Links, SQUARE_GEOMETRY, SQUARES};
    use crate::games::zen::{Move, Options, Position, Variant};
    use crate::games::{AnyGame, Notation, Player, Rules};
    use crate::search::evaluate::Evaluate;
    use crate::search::handicap::Handicap;
    use crate::search::level::Level;
    use crate::search::{Limits, Thinking, WIN, plies_to_end, test_support};

    fn start(starts: Player) -> Position {
        Position::start(&Options { starts, ..Options::default() })
    }

    fn handicap(level: u8, seed: u64) -> Handicap {
        super::handicap(Level::new(level).unwrap(), seed)
    }

    /// Positions of games in which level 2 makes three of four moves; in purely random games a win is hardly ever near.
    fn positions(count: usize) -> Vec<Position> {
        let mut draws = test_support::Draws(1);
        let mut scratch = Vec::new();
        let mut positions = vec![start(Player::One)];
        while positions.len() < count {
            let mut next = positions[positions.len() - 1].clone();
            let mv = if draws.below(4) == 0 {
                next.random_move(&mut scratch, &mut |bound| draws.below(bound)).unwrap()
            } else {
                test_support::found(&next, handicap(2, 0)).principal_variation[0]
            };
            next.make(mv);
            positions.push(if next.outcome().is_over() { start(Player::One) } else { next });
        }
        positions
    }

    /// The start position is unchanged by a quarter turn of the board with the colours exchanged; so is every
    /// continuation.
    #[test]
    fn a_turned_board_with_the_colours_exchanged_is_evaluated_the_same() {
        let turned = |square: u8| (square % 11) * 11 + 10 - square / 11;
        let mut draws = test_support::Draws(1);
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
                assert_eq!(one.evaluate(), other.evaluate());
                assert_eq!(one.evaluate_at_full_strength(), other.evaluate_at_full_strength());
                assert_eq!(
                    (one.ordering_scores()(mv), one.sight(mv)),
                    (other.ordering_scores()(turned), other.sight(turned))
                );
                one.make(mv);
                other.make(turned);
                assert_eq!(one.outcome().is_over(), other.outcome().is_over());
            }
        }
    }

    #[test]
    fn links_are_the_neighbours_of_a_square() {
        for position in positions(50) {
            let pieces = position.pieces_of(position.to_move());
            let links = Links::of(pieces);
            for square in 0..SQUARES as u8 {
                let neighbours = SQUARE_GEOMETRY[usize::from(square)].neighbours & pieces;
                assert_eq!(links.at(square), size(neighbours), "square {square} of {}", position.to_text());
            }
        }
    }

    #[test]
    fn evaluations_never_look_like_wins() {
        test_support::evaluates_within_bounds(&positions(500));
        let few = ["w9b/11/11/11/11/11/11/11/11/11/b9w w -", "w9b/11/11/11/11/5z5/11/11/11/w10/11 b -"];
        let parsed = few.map(|text| Position::parse(text, &Options::default()).unwrap());
        test_support::evaluates_within_bounds(&parsed);
    }

    #[test]
    fn from_the_third_level_on_nobody_misses_a_win_in_one_move() {
        let positions = positions(5_000);
        assert!(test_support::takes_wins(&positions, |seed| handicap(3, seed)) >= 100);
        assert!(test_support::takes_wins(&positions, |seed| Handicap { nodes: 1_000, ..handicap(6, seed) }) >= 100);
    }

    #[test]
    fn where_points_are_played_for_the_win_that_brings_most_is_taken() {
        let options = Options { variant: Variant::Two, ..Options::default() };
        let mut different = 0;
        for position in positions(3_000) {
            let position = Position::parse(&position.to_text(), &options).unwrap();
            let player = position.to_move();
            let points = |mv| {
                let mut after = position.clone();
                after.make(mv);
                after.points(player).filter(|_| after.outcome().winner() == Some(player))
            };
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let wins: Vec<_> = moves.into_iter().filter_map(points).collect();
            let Some(&most) = wins.iter().max() else { continue };
            let found = test_support::found(&position, Handicap { depth: 2, ..Handicap::none(20_000) });
            if let Some(taken) = points(found.principal_variation[0]) {
                assert!(taken >= most, "{taken} of {wins:?} in {}", position.to_text());
            }
            different += usize::from(wins.iter().any(|&points| points < most));
        }
        assert!(different >= 5, "{different}");
    }

    #[test]
    fn who_needs_one_point_takes_the_quickest_win() {
        let options = crate::games::Options::Zen(Options { variant: Variant::Two, ..Options::default() });
        let mut differently = 0;
        for position in positions(3_000) {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let wins_at_once = |mv| {
                let mut after = position.clone();
                after.make(mv);
                after.outcome().winner() == Some(position.to_move())
            };
            if !moves.into_iter().any(wins_at_once) {
                continue;
            }
            let game = AnyGame::from_text(&position.to_text(), &options).unwrap();
            let [all, enough] = [None, Some([1, 1])].map(|enough_points| {
                let limits = Limits { nodes: Some(20_000), depth: Some(3), enough_points, ..Limits::default() };
                Thinking::new(&game, Level::HIGHEST, 0, limits).and_then(|mut thinking| thinking.finish()).unwrap()
            });
            assert_eq!(enough.score, WIN - 1, "{}", position.to_text());
            differently += usize::from(plies_to_end(all.score) > 1);
        }
        assert!(differently >= 1, "for more points a slower win is better");
    }

    #[test]
    fn a_search_in_slices_finds_the_same() {
        let positions: Vec<_> = positions(60).into_iter().step_by(12).collect();
        test_support::finds_the_same_in_slices(&positions, handicap(2, 1));
        test_support::finds_the_same_in_slices(&positions, Handicap { nodes: 3_000, ..handicap(4, 1) });
    }

    #[test]
    fn the_lowest_level_plays_better_than_chance() {
        assert!(test_support::wins_against_random_moves(&start(Player::One), 20, |seed| handicap(1, seed)) >= 12);
    }
}
