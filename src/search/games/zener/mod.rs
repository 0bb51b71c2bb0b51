//! Zener: its evaluation, its move ordering and its levels; `pairs`: the learned part of the evaluation; `may_win`: how
//! soon a player may win. A ply is one step.

mod may_win;
mod pairs;
mod squares;

use self::squares::{COLUMNS, ROWS, SQUARES, distance, free};
use super::board::number_of_pieces;
use super::profile::GameProfile;
use crate::games::zener::{Move, Piece, Position};
use crate::games::{AnyGame, Player, Rules};
use crate::search::alphabeta::AlphaBetaSearch;
use crate::search::evaluate::{Evaluate, Sight};
use crate::search::handicap::Handicap;
use crate::search::learned::Learned;
use crate::search::level::Level;
use crate::search::newcomer::Newcomer;
use crate::search::score::MAX_EVAL;
use crate::search::win_curve::WinCurve;

/// What the search needs for Zener.
pub(super) const PROFILE: GameProfile = GameProfile {
    begin: |game, level, seed, limits| match game {
        AnyGame::Zener(game) => Some(Box::new(AlphaBetaSearch::new(game, handicap(level, seed), limits))),
        _ => None,
    },
    newcomer: Newcomer { searches_as: Level::AMATEUR, margin: 1000, random: 256, misses_wins: 246 },
    groups: |_, _| None,
    win_curve: |_| WIN_CURVE,
    greedy_measure: number_of_pieces,
    learned: Learned::Evaluation(pairs::LEARNED),
};

/// The probability that player one wins by the score for player one: see `docs/levels.md`.
const WIN_CURVE: &WinCurve = &[
    (-2522, 0.096),
    (-1760, 0.144),
    (-1272, 0.182),
    (-843, 0.246),
    (-536, 0.316),
    (-291, 0.371),
    (-90, 0.472),
    (81, 0.534),
    (290, 0.585),
    (525, 0.656),
    (843, 0.759),
    (1459, 0.860),
    (2723, 0.905),
];

/// The handicap of a level.
fn handicap(level: Level, seed: u64) -> Handicap {
    let clear = Handicap { seed, ..Handicap::none([100, 120, 420, 2_200, 60_000, 250_000][level.index()]) };
    match level.number() {
        1 => Handicap { depth: 1, error: 1150, overlooks: [24, 120, 195], sees_wins: false, ..clear },
        2 => Handicap { depth: 2, error: 600, overlooks: [6, 70, 140], ..clear },
        3 => Handicap { depth: 3, error: 410, overlooks: [0, 20, 54], ..clear },
        4 => Handicap { depth: 6, error: 190, ..clear },
        5 => Handicap { error: 55, ..clear },
        _ => clear,
    }
}

/// A score for each number of steps, 1 to 7, that a piece needs to leave the board (a piece-square table by rows).
type ByDistance = [i32; ROWS];

/// A free piece that hardly any enemy can stop on its way straight ahead.
const CLEAR: ByDistance = [1800, 815, 240, 130, 60, 20, 0];
/// A free piece with a free enemy ahead of it that can block its way.
const GUARDED: ByDistance = [840, 840, 285, 100, -20, -155, -235];
/// A free piece with a free enemy beside it that can cover it at once.
const ATTACKED: ByDistance = [1120, 885, 320, 95, 10, -30, -150];
/// A piece with an enemy on top, which may be forced to move away.
const COVERED: ByDistance = [275, 230, 45, -75, -80, -100, -175];
/// A piece under a piece of the same side, which has to move away first.
const COVERED_BY_FRIEND: i32 = -280;
/// The piece that the player to move must move, by its distance.
const ANSWERS: ByDistance = [20, 345, 55, -55, -90, -100, -125];
/// The same, if it lies on an enemy that its move frees, by the distance of that enemy.
const MUST_RELEASE: ByDistance = [-730, -470, -150, -40, -40, 0, 0];
/// The same, if it can cover a free enemy, by the least distance of such an enemy.
const MUST_COVER: ByDistance = [660, 365, 110, 80, 0, 0, 0];
/// The bonus when the player to move has a piece that may leave the board in this turn.
const LEAVES: i32 = 5_000;
/// The race of two clear pieces: by the steps that the player to move needs (1, 2, 3; or more,
/// or without a clear piece), and by those of the opponent.
const RACE: [[i32; 4]; 4] =
    [[-850, 140, 35, -110], [-760, 400, 415, 695], [-260, 50, 210, 540], [-770, -150, -100, 165]];
/// The tempo bonus at the start of a turn with a symbol to answer, at the start of one without, and within a turn.
const TURN: [i32; 3] = [70, -75, -110];

/// The squares beside each square.
static BESIDE: [u64; SQUARES] = squares(Player::One, false);
/// By player and square: the squares from which an enemy can block a piece's way.
static AHEAD: [[u64; SQUARES]; 2] = [squares(Player::One, true), squares(Player::Two, true)];

/// For each square the squares beside it. With `ahead`, the squares in front of it and in its row, at most one column
/// further to the side than they are ahead.
const fn squares(player: Player, ahead: bool) -> [u64; SQUARES] {
    let mut sets = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES * SQUARES {
        let (from, to) = (index / SQUARES, index % SQUARES);
        let aside = (from % COLUMNS).abs_diff(to % COLUMNS);
        let (row, other) = match player {
            Player::One => (from / COLUMNS, to / COLUMNS),
            Player::Two => (to / COLUMNS, from / COLUMNS),
        };
        let belongs = if ahead {
            from != to && other >= row && aside <= other - row + 1
        } else {
            aside + row.abs_diff(other) == 1
        };
        sets[from] |= (belongs as u64) << to;
        index += 1;
    }
    sets
}

/// The evaluation of a side's pieces.
struct Side {
    score: i32,
    /// The least distance of a clear piece; 3 if it is greater or there is none.
    clear: usize,
    /// Whether a free piece that may still move in this turn is on the opponent's home row, so that it may leave the
    /// board.
    leaves: bool,
}

fn side(position: &Position, player: Player, enemies: u64) -> Side {
    let mut side = Side { score: 0, clear: 3, leaves: false };
    let moved = position.moved().filter(|_| position.to_move() == player);
    for piece in Piece::ALL.into_iter().filter(|piece| piece.player() == player) {
        let place = position.place_of(piece);
        let distance = distance(player, place);
        let square = usize::from(place) % SQUARES;
        side.score += if position.is_blocked(piece) {
            let by_friend = position.top_of(place).is_some_and(|top| top.player() == player);
            if by_friend { COVERED_BY_FRIEND } else { COVERED[distance] }
        } else {
            side.leaves |= distance == 0 && moved != Some(piece.symbol());
            if BESIDE[square] & enemies != 0 {
                ATTACKED[distance]
            } else if AHEAD[player.index()][square] & enemies != 0 {
                GUARDED[distance]
            } else {
                side.clear = side.clear.min(distance);
                CLEAR[distance]
            }
        };
    }
    side
}

/// The score of a piece that the player to move must move.
fn answer(position: &Position, piece: Piece, enemies: u64) -> i32 {
    let (player, place) = (piece.player(), position.place_of(piece));
    let mut score = ANSWERS[distance(player, place)];
    if position.under(piece).is_some_and(|under| under.player() != player) {
        score += MUST_RELEASE[distance(player.other(), place)];
    }
    let mut covers = BESIDE[usize::from(place) % SQUARES] & enemies;
    let mut furthest = ROWS - 1;
    while covers != 0 {
        furthest = furthest.min(distance(player.other(), covers.trailing_zeros() as u8));
        covers &= covers - 1;
    }
    score + MUST_COVER[furthest]
}

impl Evaluate for Position {
    const INTERNAL_ITERATIVE_REDUCTIONS: bool = true;
    const REVERSE_FUTILITY_MARGIN: Option<i32> = Some(100);
    const SLOTS: usize = Piece::ALL.len() * (SQUARES + 1);

    fn evaluate(&self) -> i32 {
        let (me, you) = (self.to_move(), self.to_move().other());
        let enemies = free(self, you);
        let mine = side(self, me, enemies);
        let yours = side(self, you, free(self, me));
        let turn = match (self.answer().and_then(|symbol| Piece::new(me, symbol)), self.moved()) {
            (Some(piece), _) => TURN[0] + answer(self, piece, enemies),
            (None, None) => TURN[1],
            (None, Some(_)) => TURN[2],
        };
        let leaves = if mine.leaves { LEAVES } else { 0 };
        (mine.score - yours.score + RACE[mine.clear][yours.clear] + turn + leaves).clamp(-MAX_EVAL, MAX_EVAL)
    }

    fn evaluate_at_full_strength(&self) -> i32 {
        (self.evaluate() + pairs::evaluate(self)).clamp(-MAX_EVAL, MAX_EVAL)
    }

    /// A free piece on the opponent's home row leaves with the next step or, if another piece must move first, with the
    /// one after that.
    fn wins_in(&self) -> Option<i32> {
        let me = self.to_move();
        let at_the_edge = |piece: &Piece| {
            piece.player() == me
                && !self.is_blocked(*piece)
                && distance(me, self.place_of(*piece)) == 0
                && self.moved() != Some(piece.symbol())
        };
        let mut runners = Piece::ALL.into_iter().filter(at_the_edge).peekable();
        runners.peek()?;
        let at_once = self.answer().is_none_or(|symbol| runners.any(|piece| piece.symbol() == symbol));
        Some(if at_once { 1 } else { 2 })
    }

    fn may_win_within(&self, player: Player, turns: u32) -> bool {
        may_win::may_win_within(self, player, turns)
    }

    fn expected_size(&self, winner: Player) -> u32 {
        may_win::expected_size(self, winner)
    }

    /// Steps off the board come first, then those onto enemies, the most advanced first, then steps forward; steps
    /// backward and onto pieces of the same side come last.
    fn ordering_scores(&self) -> impl Fn(Move) -> i32 {
        |mv: Move| {
            let (piece, to) = (mv.piece(), mv.place());
            let player = piece.player();
            if mv.to().is_none() {
                return 900_000;
            }
            let [before, after] = [self.place_of(piece), to].map(|place| distance(player, place) as i32);
            let onto = match self.top_of(to) {
                Some(other) if other.player() == player => -5_000,
                Some(other) => 110_000 - 10_000 * distance(other.player(), to) as i32,
                None => 0,
            };
            onto + (before - after) * 5_000
        }
    }

    fn slot(mv: Move) -> usize {
        mv.piece().index() * (SQUARES + 1) + usize::from(mv.place())
    }

    /// Positions are compared with earlier ones only at the start of a turn.
    fn may_repeat(&self) -> bool {
        self.moved().is_none()
    }

    /// Steps onto enemies are far; steps backward and steps onto pieces of the same side are hidden.
    fn sight(&self, mv: Move) -> Sight {
        let (piece, to) = (mv.piece(), mv.place());
        let player = piece.player();
        if mv.to().is_some() && distance(player, to) > distance(player, self.place_of(piece)) {
            return Sight::Hidden;
        }
        match self.top_of(to).map(Piece::player) {
            None => Sight::Plain,
            Some(other) if other != player => Sight::Far,
            // A player who wants to cross the board does not think of covering a piece of the same side.
            Some(_) => Sight::Hidden,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Evaluate, Level, Position, handicap};
    use crate::games::zener::Setup;
    use crate::games::{Notation, Piece, Player, Rules, Square, View};
    use crate::search::test_support;

    fn start() -> Position {
        Position::start(&Setup::default())
    }

    /// The position with the columns mirrored, the players exchanged or all symbols increased by `shift`.
    fn changed(position: &Position, mirrors: bool, swaps: bool, shift: u8) -> Position {
        let shifted = |symbol: u8| (symbol - 1 + shift) % 5 + 1;
        let board = position.board();
        let mut text = String::new();
        for row in (0..7).rev() {
            for column in 0..5 {
                let square = Square::new(if mirrors { 4 - column } else { column }, if swaps { 6 - row } else { row });
                for (index, piece) in board.stack(square).iter().enumerate() {
                    let Piece::Symbol(player, symbol) = *piece else { panic!("a piece of Zener") };
                    let letter = if (player == Player::One) == swaps { 'K' } else { 'W' };
                    text += &format!("{}{letter}{}", if index == 0 { "[" } else { "" }, shifted(symbol));
                }
                text.push(if board.stack(square).is_empty() { '.' } else { ']' });
            }
            text.push(if row > 0 { '/' } else { ' ' });
        }
        for run in (1..=5).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        text.push(if (position.to_move() == Player::One) == swaps { 'k' } else { 'w' });
        for symbol in [position.answer(), position.moved()] {
            text += &symbol.map_or(" -".to_owned(), |symbol| format!(" {}", shifted(symbol)));
        }
        Position::parse(&text, &Setup::default()).expect("a changed position is one")
    }

    #[test]
    fn neither_colour_nor_side_nor_symbol_matters() {
        for position in test_support::positions(&start(), 300) {
            for (mirrors, swaps, shift) in [(true, false, 0), (false, true, 0), (false, false, 1), (true, true, 3)] {
                let other = changed(&position, mirrors, swaps, shift);
                let evaluations = |position: &Position| [position.evaluate(), position.evaluate_at_full_strength()];
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
        let positions = test_support::positions(&start(), 2000);
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
}
