//! What the search needs for ZeN.

use super::field::Action;
use super::parameters::{Parameters, parameters};
use super::priors::{PATTERNS, UNITS, for_each_pattern};
use super::tree::Tree;
use super::worker::Worker;
use crate::games::torus::{Cell, Move, Position, Size};
use crate::games::{AnyGame, Board, Game, Notation, Player, Rules, Square};
use crate::search::any_search::AnySearch;
use crate::search::finding::Finding;
use crate::search::games::board::{number_of_components, number_of_pieces, squares_of};
use crate::search::games::profile::GameProfile;
use crate::search::helpers::WantedHelpers;
use crate::search::learned::{Choice, Learned, LearnedPriors};
use crate::search::level::Level;
use crate::search::limits::Limits;
use crate::search::newcomer::Newcomer;
use crate::search::progress::Progress;
use crate::search::win_curve::WinCurve;

/// What the search needs for ZeN.
pub(in crate::search) const PROFILE: GameProfile = GameProfile {
    begin: |game, level, seed, limits| match game {
        AnyGame::Torus(game) => Some(Box::new(TreeSearch::new(game, parameters(level, seed), limits))),
        _ => None,
    },
    newcomer: Newcomer { searches_as: Level::FIRST, margin: 1000, random: 256, misses_wins: 252 },
    groups: |board, player| Some(groups(board, player)),
    win_curve: |game| match game {
        AnyGame::Torus(game) => win_curve(game.position().size()),
        _ => UP_TO_7,
    },
    greedy_measure: number_of_pieces,
    learned: Learned::Priors(LearnedPriors { patterns: PATTERNS, units: UNITS as f32, earlier_moves: 2, choices }),
};

/// The probability of winning by score on a board of this size: see `docs/levels.md`. On a larger board the same score
/// means more.
fn win_curve(size: Size) -> &'static WinCurve {
    match size.get() {
        ..=7 => UP_TO_7,
        8..=10 => UP_TO_10,
        11..=12 => UP_TO_12,
        _ => LARGER,
    }
}

/// Fitted on 7×7.
const UP_TO_7: &WinCurve = &[
    (-14024, 0.143),
    (-7793, 0.255),
    (-3491, 0.270),
    (129, 0.456),
    (2359, 0.539),
    (4109, 0.609),
    (5625, 0.674),
    (7182, 0.683),
    (10039, 0.774),
    (13454, 0.851),
    (17160, 0.922),
];

/// Fitted on 9×9.
const UP_TO_10: &WinCurve = &[
    (-17208, 0.041),
    (-12720, 0.122),
    (-8922, 0.139),
    (-4693, 0.264),
    (-1293, 0.359),
    (608, 0.474),
    (1974, 0.518),
    (3189, 0.626),
    (4623, 0.669),
    (6797, 0.778),
    (9832, 0.827),
    (13179, 0.921),
    (15663, 0.939),
    (18831, 0.980),
];

/// Fitted on 11×11.
const UP_TO_12: &WinCurve = &[
    (-13618, 0.135),
    (-6528, 0.175),
    (-2176, 0.302),
    (-187, 0.464),
    (1662, 0.492),
    (3481, 0.629),
    (5442, 0.771),
    (10370, 0.869),
    (16648, 0.980),
];

/// Fitted on 15×15.
const LARGER: &WinCurve = &[
    (-15143, 0.026),
    (-10137, 0.104),
    (-6116, 0.135),
    (-2539, 0.271),
    (-522, 0.403),
    (494, 0.523),
    (1542, 0.606),
    (2840, 0.649),
    (5397, 0.787),
    (10358, 0.905),
    (15811, 0.944),
    (18483, 0.995),
];

/// Monte Carlo tree search from a position.
struct TreeSearch {
    start: Position,
    search: Tree,
}

impl TreeSearch {
    fn new(game: &Game<Position>, parameters: Parameters, limits: Limits) -> Self {
        // The depth of the tree has no limit: only playouts are counted.
        let playouts = limits.nodes.unwrap_or(parameters.playouts);
        let start = game.position().clone();
        // Players without priors do not know the last moves, so that weaker levels keep their character.
        let last = if parameters.has_priors { last_stones(game) } else { [None; 2] };
        Self { search: Tree::new(start.clone(), last, Parameters { playouts, ..parameters }), start }
    }
}

impl AnySearch for TreeSearch {
    fn set_lines(&mut self, lines: usize) {
        self.search.set_lines(lines);
    }

    fn set_helpers(&mut self, wanted: WantedHelpers) {
        self.search.set_helpers(wanted);
    }

    fn step(&mut self, nodes: u64) -> Progress {
        self.search.step(nodes)
    }

    fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    fn finding(&self) -> Option<Finding> {
        self.search.found().map(|found| Finding::new(&self.start, &found))
    }
}

/// The cells of the stones that were dropped with the last two moves, the last one first; `None` where the move was
/// none.
fn last_stones(game: &Game<Position>) -> [Option<Cell>; 2] {
    let mut plies = game.plies().iter().rev();
    std::array::from_fn(|_| match plies.next()?.mv() {
        Move::Drop(cell) => Some(cell),
        Move::Link(_) | Move::Pass => None,
    })
}

/// The moves that the search of the position on the board has to choose from, with their patterns; none where it is
/// decided without a search.
fn choices(game: &AnyGame) -> Vec<Choice> {
    let AnyGame::Torus(game) = game else { return Vec::new() };
    let position = game.position();
    if position.outcome().is_over() {
        return Vec::new();
    }
    let mut worker = Worker::new(position, last_stones(game), parameters(Level::HIGHEST, 0));
    let actions = worker.choices().to_vec();
    let choice = |&action: &Action| {
        let (lattice, field) = (worker.lattice(), worker.root());
        let mut patterns = Vec::new();
        for_each_pattern(lattice, field, worker.last(), action, |pattern| patterns.push(pattern as u32));
        let text = position.move_text(field.to_move(lattice, position.size(), action)?);
        Some(Choice { text, patterns })
    };
    actions.iter().filter_map(choice).collect()
}

/// The number of groups that a player's stones and links form.
fn groups(board: &Board, player: Player) -> usize {
    number_of_components(squares_of(board, player), |one, other| are_connected(board, one, other))
}

/// Whether two stones of one player are connected directly.
fn are_connected(board: &Board, one: Square, other: Square) -> bool {
    // The shorter way may lead across the seam.
    let apart = |a: u8, b: u8, size: u8| a.abs_diff(b).min(size - a.abs_diff(b));
    match (apart(one.column, other.column, board.columns()), apart(one.row, other.row, board.rows())) {
        (0, 1) | (1, 0) => true,
        (1, 1) => board.links().iter().any(|link| [(one, other), (other, one)].contains(&(link.from, link.to))),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::groups;
    use crate::games::torus::{Options, Position};
    use crate::games::{Notation, Player, Rules, View};

    fn groups_of_z(position: &Position) -> usize {
        groups(&position.board(), Player::One)
    }

    #[test]
    fn seams_and_links_connect() {
        let position = |text| Position::parse(text, &Options::default()).unwrap();
        assert_eq!(groups_of_z(&position("5 z3z/5/5/5/5 z -")), 1);
        let mut torus = position("5 z4/4z/5/5/5 z -");
        assert_eq!(groups_of_z(&torus), 2);
        torus.make(torus.parse_move("a5-e4").expect("a link across the seam"));
        assert_eq!(groups_of_z(&torus), 1);
    }
}
