//! Enso: its evaluation, its move ordering and its levels; `patterns`: the learned part of the evaluation.

mod patterns;

use super::board::number_of_pieces;
use super::profile::GameProfile;
use crate::games::enso::bits::{self, INNER};
use crate::games::enso::moves::{Surroundings, Survey, survey};
use crate::games::enso::{Move, Position};
use crate::games::{AnyGame, Player, Rules};
use crate::search::alphabeta::AlphaBetaSearch;
use crate::search::evaluate::{Evaluate, LateMovePruning, Sight};
use crate::search::handicap::Handicap;
use crate::search::learned::Learned;
use crate::search::level::Level;
use crate::search::newcomer::Newcomer;
use crate::search::score::MAX_EVAL;
use crate::search::win_curve::WinCurve;

/// What the search needs for Enso.
pub(super) const PROFILE: GameProfile = GameProfile {
    begin: |game, level, seed, limits| match game {
        AnyGame::Enso(game) => Some(Box::new(AlphaBetaSearch::new(game, handicap(level, seed), limits))),
        _ => None,
    },
    newcomer: Newcomer { searches_as: Level::PUPIL, margin: 1000, random: 256, misses_wins: 200 },
    groups: |_, _| None,
    win_curve: |_| WIN_CURVE,
    greedy_measure: number_of_pieces,
    learned: Learned::Evaluation(patterns::LEARNED),
};

/// The probability that player one wins by the score for player one: see `docs/levels.md`.
const WIN_CURVE: &WinCurve = &[
    (-1397, 0.145),
    (-807, 0.202),
    (-457, 0.262),
    (-221, 0.371),
    (-74, 0.463),
    (15, 0.509),
    (91, 0.560),
    (163, 0.602),
    (241, 0.645),
    (341, 0.712),
    (503, 0.763),
    (749, 0.826),
    (1075, 0.835),
    (1646, 0.906),
];

/// The handicap of a level.
fn handicap(level: Level, seed: u64) -> Handicap {
    let clear = Handicap { seed, ..Handicap::none([100, 100, 600, 2_600, 20_000, 3_000_000][level.index()]) };
    match level.number() {
        1 => Handicap { depth: 1, error: 620, overlooks: [20, 116, 186], sees_wins: false, ..clear },
        2 => Handicap { depth: 2, error: 220, overlooks: [6, 46, 102], ..clear },
        3 => Handicap { depth: 3, error: 160, overlooks: [0, 14, 38], ..clear },
        4 => Handicap { depth: 6, error: 175, ..clear },
        5 => Handicap { error: 70, ..clear },
        _ => clear,
    }
}

/// A tapered score: its value on a full board and on an empty one, interpolated by the number of stones.
type TaperedScore = [i32; 2];

/// A stone: one more move before a player runs out of moves.
const STONE: TaperedScore = [127, 149];
/// A stone beside an enemy stone, which can always move, since it can capture that stone.
const CAPTURING: TaperedScore = [68, 190];
/// Each possible capture. Negative early in the game, because then it means many enemies nearby, which can capture too.
const CAPTURE: TaperedScore = [-28, 27];
/// Each move to an empty square.
const LEAP: TaperedScore = [5, 10];
/// A stone without neighbours: it can't move, and few enemies can reach it.
const FROZEN: TaperedScore = [102, -148];
/// An inner stone whose only neighbour is a stone of the same colour that can capture. After that capture the inner
/// stone is an enso stone.
const RELEASED: TaperedScore = [-105, 244];
/// The same, if that neighbour can't capture and perhaps can't move at all.
const HELD: TaperedScore = [129, 256];
/// An inner stone whose only neighbour is an enemy stone. If that enemy leaves, the inner stone is an enso stone.
const WATCHED: TaperedScore = [151, 35];
/// An inner stone with two neighbours, both of the same colour: two moves from an enso stone.
const IN_COMPANY: TaperedScore = [63, 197];
/// An inner stone: only inner stones can become enso stones.
const INSIDE: TaperedScore = [35, 104];
/// The bonus when the player to move can make an enso stone at once.
const WINS: i32 = 3_000;
/// The penalty when the opponent threatens to make one with the next move.
const THREATENED: i32 = -195;
/// The tempo bonus of the player to move.
const TURN: i32 = 165;

/// Those of a player's [`lonely`] stones whose neighbour can capture: after that capture they are enso stones.
fn released(lonely: u64, survey: &Survey) -> u64 {
    if lonely == 0 { 0 } else { lonely & bits::neighbours(survey.capturing) }
}

/// A player's inner stones whose only neighbour is a stone of the same colour.
fn lonely(position: &Position, player: Player, surroundings: &Surroundings) -> u64 {
    position.stones(player) & INNER & surroundings.counts.one & !surroundings.beside(player.other())
}

/// The tapered score of a player's stones, and whether they can make an enso stone at once.
fn side(position: &Position, player: Player, surroundings: &Surroundings) -> (TaperedScore, bool) {
    let survey = survey(position, player, surroundings);
    let own = position.stones(player);
    let (counts, beside_enemy) = (surroundings.counts, surroundings.beside(player.other()));
    let inside = own & INNER;
    let lonely = lonely(position, player, surroundings);
    let released = released(lonely, &survey);
    let terms = [
        (own, STONE),
        (survey.capturing, CAPTURING),
        (own & !survey.capturing & !survey.leaving, FROZEN),
        (released, RELEASED),
        (lonely & !released, HELD),
        (inside & counts.one & beside_enemy, WATCHED),
        (inside & counts.two & !beside_enemy, IN_COMPANY),
        (inside, INSIDE),
    ];
    // There are at most 36 squares and 8 · 36 moves.
    let counts = terms.map(|(stones, score)| (stones.count_ones() as i32, score));
    let moves = [(survey.captures as i32, CAPTURE), (survey.leaps as i32, LEAP)];
    let sum = |end: usize| counts.iter().chain(&moves).map(|(count, score)| count * score[end]).sum();
    ([sum(0), sum(1)], survey.ensos | released != 0)
}

impl Evaluate for Position {
    const LATE_MOVE_PRUNING: Option<LateMovePruning> = Some(LateMovePruning { depth: 3, moves: 9, by_depth: 6 });
    const REVERSE_FUTILITY_MARGIN: Option<i32> = Some(100);
    const SLOTS: usize = 64 * 64;

    fn evaluate(&self) -> i32 {
        let (me, you) = (self.to_move(), self.to_move().other());
        let surroundings = Surroundings::of(self);
        let (mine, i_win) = side(self, me, &surroundings);
        let (yours, you_win) = side(self, you, &surroundings);
        let stones = (self.stones(me) | self.stones(you)).count_ones() as i32;
        let difference = ((mine[0] - yours[0]) * stones + (mine[1] - yours[1]) * (32 - stones)) / 32;
        let wins = if i_win { WINS } else { 0 };
        let threatened = if you_win { THREATENED } else { 0 };
        (difference + wins + threatened + TURN).clamp(-MAX_EVAL, MAX_EVAL)
    }

    fn evaluate_at_full_strength(&self) -> i32 {
        (self.evaluate() + patterns::evaluate(self)).clamp(-MAX_EVAL, MAX_EVAL)
    }

    fn wins_in(&self) -> Option<i32> {
        let surroundings = Surroundings::of(self);
        let occupied = self.stones(Player::One) | self.stones(Player::Two);
        // An enso stone comes where nothing but the stone that moves stands beside it. While the board is full there is
        // no such place.
        if INNER & (surroundings.counts.one | !surroundings.counts.any & !occupied) == 0 {
            return None;
        }
        let survey = survey(self, self.to_move(), &surroundings);
        let lonely = lonely(self, self.to_move(), &surroundings);
        (survey.ensos | released(lonely, &survey) != 0).then_some(1)
    }

    /// An enso stone first, then captures.
    fn ordering_scores(&self) -> impl Fn(Move) -> i32 {
        let stones = self.stones(Player::One) | self.stones(Player::Two);
        move |mv: Move| {
            let others = stones & !bits::bit(mv.from);
            let to = bits::bit(mv.to);
            if to & INNER & !bits::neighbours(others) != 0 {
                900_000
            } else if mv.captures {
                70_000
            } else {
                0
            }
        }
    }

    fn slot(mv: Move) -> usize {
        bits::index(mv.from) << 6 | bits::index(mv.to)
    }

    /// No position can repeat: the number of captures, then that of stones beside an enemy, then that of isolated
    /// stones, compared lexicographically, grows with every move.
    fn may_repeat(&self) -> bool {
        false
    }

    /// Moves over more than one square are far; moves that take the last neighbour of another stone away are hidden.
    fn sight(&self, mv: Move) -> Sight {
        let others = (self.stones(Player::One) | self.stones(Player::Two)) & !bits::bit(mv.from) | bits::bit(mv.to);
        let frees = others & INNER & !bits::neighbours(others) & !bits::bit(mv.to) != 0;
        let distance = mv.from.column.abs_diff(mv.to.column).max(mv.from.row.abs_diff(mv.to.row));
        match distance {
            _ if frees => Sight::Hidden,
            0 | 1 => Sight::Plain,
            _ => Sight::Far,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Evaluate, Handicap, Level, Position, handicap};
    use crate::games::enso::Options;
    use crate::games::{Notation, Player, Rules, Square};
    use crate::search::{is_decided, test_support};

    fn start() -> Position {
        Position::start(&Options)
    }

    /// The position with every stone on another square, or of the other colour.
    fn changed(position: &Position, to: impl Fn(Square) -> Square, swaps: bool) -> Position {
        let mut rows = [['1'; 6]; 6];
        for (row, column) in (0..36).map(|index| (index / 6, index % 6)) {
            let square = to(Square::new(column, row));
            let letter = position.stone(Square::new(column, row)).map(|player| (player == Player::One) != swaps);
            let letter = letter.map_or('.', |black| if black { 'b' } else { 'w' });
            rows[usize::from(5 - square.row)][usize::from(square.column)] = letter;
        }
        let mut text = rows.map(|row| row.iter().collect::<String>()).join("/");
        for run in (1..=6).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        let black = (position.to_move() == Player::One) != swaps;
        let text = format!("{text} {}", if black { 'b' } else { 'w' });
        Position::parse(&text, &Options).expect("a changed position is one")
    }

    #[test]
    fn neither_colour_nor_direction_matters() {
        for position in test_support::positions(&start(), 300) {
            let evaluations = |position: &Position| [position.evaluate(), position.evaluate_at_full_strength()];
            let turned = changed(&position, |Square { column, row }| Square::new(row, 5 - column), false);
            let mirrored = changed(&position, |Square { column, row }| Square::new(5 - column, row), false);
            let exchanged = changed(&position, |square| square, true);
            for other in [turned, mirrored, exchanged] {
                assert_eq!(
                    evaluations(&other),
                    evaluations(&position),
                    "{} and {}",
                    position.to_text(),
                    other.to_text()
                );
            }
        }
    }

    #[test]
    fn no_evaluation_looks_like_a_win() {
        test_support::evaluates_within_bounds(&test_support::positions(&start(), 1000));
    }

    #[test]
    fn from_level_3_on_no_win_in_one_is_missed() {
        let positions = test_support::positions(&start(), 1000);
        for level in &Level::ALL[3..6] {
            assert!(test_support::takes_wins(&positions, |seed| handicap(*level, seed)) > 50);
        }
    }

    #[test]
    fn wins_told_without_search_are_there() {
        assert!(test_support::sees_only_true_wins(&test_support::positions(&start(), 3000)) > 100);
    }

    #[test]
    fn slices_do_not_matter() {
        for level in &Level::ALL[1..5] {
            test_support::finds_the_same_in_slices(&test_support::positions(&start(), 10), handicap(*level, 7));
        }
    }

    #[test]
    fn level_1_beats_random_moves() {
        assert!(test_support::wins_against_random_moves(&start(), 40, |seed| handicap(Level::FIRST, seed)) >= 24);
    }

    #[test]
    fn nine_of_ten_positions_at_ply_21_are_solved_within_a_million_nodes() {
        let text = include_str!("../../../../tests/data/enso-ply-21.txt");
        let positions = text.lines().map(|line| Position::parse(line, &Options).expect("a position"));
        let clear = Handicap::none(1_000_000);
        let solved = positions.filter(|position| is_decided(test_support::found(position, clear).score)).count();
        assert!(solved >= 90, "{solved} of 100 solved");
    }
}
