//! What searches for forced wins ask about Zener: in how many turns a player may be able to win at the soonest, with
//! one piece across the board or by blocking all enemies; and how large a search may become.
//!
//! The lower bound of the turns is consistent, as the estimates of the A* search are. No move of the player lowers it
//! by more than the turn that the move ends, and the other player always has a move that does not either. So nobody can
//! force a win sooner.

use super::squares::{COLUMNS, PIECES, ROWS, SQUARES, distance, free};
use crate::games::zener::{Piece, Position};
use crate::games::{Player, Rules};
use std::cell::LazyCell;

const BOARD: u64 = (1 << SQUARES) - 1;
/// The squares of the leftmost column.
const LEFT: u64 = BOARD / ((1 << COLUMNS) - 1);
const RIGHT: u64 = LEFT << (COLUMNS - 1);

/// Whether a player may be able to win within this number of turns, of both players together and the current one
/// included.
pub(super) fn may_win_within(position: &Position, player: Player, turns: u32) -> bool {
    pieces_of(player).any(|piece| to_leave(position, piece) <= turns) || may_block_within(position, player, turns)
}

/// How large a search for forced wins of a player may become from here: the ways to play the player's next turn, times
/// a sum over the pieces, to which a piece adds eight times as much if it needs a turn of each player less to leave the
/// board. Eight was found by trial.
pub(super) fn expected_size(position: &Position, player: Player) -> u32 {
    /// One more than [`to_leave`] can be.
    const MOST_TURNS: u32 = 16;
    let nearness = pieces_of(player).map(|piece| 8_u32.pow((MOST_TURNS - to_leave(position, piece)) / 2)).sum::<u32>();
    let is_on_turn = position.to_move() == player;
    let steps = |piece: &Piece| {
        let has_moved = is_on_turn && position.moved() == Some(piece.symbol());
        if has_moved || position.is_blocked(*piece) { 0 } else { beside(1 << position.place_of(*piece)).count_ones() }
    };
    let all: u32 = pieces_of(player).map(|piece| steps(&piece)).sum();
    let mandatory = position.answer().and_then(|symbol| Piece::new(player, symbol));
    let turns = match mandatory.filter(|_| is_on_turn) {
        Some(piece) => steps(&piece) * (all - steps(&piece)),
        None if is_on_turn => all,
        // About four steps of whichever piece will have to answer.
        None => 4 * all,
    };
    // At most 5 · 8⁷ · 81, which is below 2³².
    nearness * (turns + 1)
}

fn pieces_of(player: Player) -> impl Iterator<Item = Piece> {
    Piece::ALL.into_iter().filter(move |piece| piece.player() == player)
}

/// The least number of turns in which a piece can leave the board: it makes at most one step in each turn of its
/// player.
fn to_leave(position: &Position, piece: Piece) -> u32 {
    let player = piece.player();
    let place = position.place_of(piece);
    // At most 7.
    let steps = distance(player, place) as u32 + 1;
    if position.to_move() != player {
        return 2 * steps;
    }
    let can_move = if position.is_blocked(piece) {
        // A piece of the same side lies on it and makes the mandatory step.
        position.top_of(place).is_some_and(|top| top.player() == player && position.answer() == Some(top.symbol()))
    } else {
        position.moved() != Some(piece.symbol())
    };
    if can_move { 2 * steps - 1 } else { 2 * steps + 1 }
}

/// Whether a player may be able to block all pieces of the other within this number of turns.
///
/// The other covers a piece of the same side only if the mandatory step leaves no choice. The free step always leaves
/// one: of at most five pieces at least one, other than the piece that has moved, is beside a square without any of
/// them.
fn may_block_within(position: &Position, player: Player, turns: u32) -> bool {
    let blocks = position.to_move() == player;
    // The turns of the player after the current one or, if that is the other's, after the next one.
    let Some(later) = (if blocks { turns.div_ceil(2) } else { turns / 2 }).checked_sub(1) else {
        return false;
    };
    // The most steps that are left in the current turn.
    let left = if position.answer().is_some() { 2 } else { 1 };
    let enemies = free(position, player.other());
    let count = enemies.count_ones();
    // The most enemies that the player can cover, the most steps of both, and the mandatory steps of the other.
    let covers = 2 * later + if blocks { left.min(within_reach(position, player, enemies)) } else { 2 };
    let steps = 4 * later + left + if blocks { 0 } else { 2 };
    let mandatory = later + u32::from(!blocks && position.answer().is_some());
    let forced = match room(position, player.other()) {
        Room::Lasting => 0,
        Room::Now => mandatory.saturating_sub(1),
        Room::None => mandatory,
    };
    let pieces = Assignable::new(position, player, enemies);
    let nearest = LazyCell::new(|| pieces.steps_of_nearest());
    let fewest = LazyCell::new(|| pieces.steps_to_cover());
    // What the other is forced to cover takes a step too.
    (0..=forced.min(count.saturating_sub(1))).any(|forced| {
        let covered = count - forced;
        let is_within = |to_cover: &[u32; PIECES + 1]| to_cover[covered as usize] + forced <= steps;
        covered <= covers && is_within(&nearest) && is_within(&fewest)
    })
}

/// How many of these enemies are beside a piece of the player that may still move in this turn.
fn within_reach(position: &Position, player: Player, enemies: u64) -> u32 {
    let may_move = pieces_of(player).filter(|piece| position.moved() != Some(piece.symbol()));
    let reached = beside(may_move.fold(0, |set, piece| set | 1 << position.place_of(piece)));
    (reached & enemies).count_ones()
}

/// Whether a player's pieces have squares to go to on which none of them is.
enum Room {
    /// All have, and the player can keep it so in every turn, without a step onto a piece of the same side.
    Lasting,
    /// All have.
    Now,
    /// Not all have.
    None,
}

/// The room of a player's pieces, free and blocked. It lasts for pieces on five squares that do not lie within four
/// rows and four columns, as the tests show for all such sets of squares.
fn room(position: &Position, player: Player) -> Room {
    room_of(pieces_of(player).fold(0, |set, piece| set | 1 << position.place_of(piece)))
}

fn room_of(squares: u64) -> Room {
    if beside(!squares) & squares != squares {
        return Room::None;
    }
    let four_rows = (0..=ROWS - 4).any(|row| squares & !(((1 << (4 * COLUMNS)) - 1) << (row * COLUMNS)) == 0);
    let four_columns = squares & LEFT == 0 || squares & RIGHT == 0;
    if squares.count_ones() as usize == PIECES && !(four_rows && four_columns) { Room::Lasting } else { Room::Now }
}

/// The pieces of a player that may cover free enemies, and how far they are from each. A piece that covers an enemy
/// already is left out.
struct Assignable {
    /// The number of enemies.
    enemies: usize,
    /// For each piece, the fewest steps of it and an enemy until it lies on the enemy.
    steps: [Option<[u32; PIECES]>; PIECES],
}

impl Assignable {
    /// More steps than all pieces can need.
    const NEVER: u32 = 1_000;

    fn new(position: &Position, player: Player, enemies: u64) -> Self {
        let covers = |piece: Piece| {
            let mut beneath = std::iter::successors(position.under(piece), |&under| position.under(under));
            !position.is_blocked(piece) && beneath.any(|under| under.player() != player)
        };
        let mut rest = enemies;
        let places: [u8; PIECES] = std::array::from_fn(|_| {
            let place = rest.trailing_zeros() as u8;
            rest &= rest.wrapping_sub(1);
            place
        });
        let mut steps = [None; PIECES];
        for (steps, piece) in steps.iter_mut().zip(pieces_of(player).filter(|&piece| !covers(piece))) {
            *steps = Some(places.map(|enemy| apart(position.place_of(piece), enemy)));
        }
        Self { enemies: enemies.count_ones() as usize, steps }
    }

    /// Never more than [`steps_to_cover`](Self::steps_to_cover), and sooner found: each enemy is covered by the piece
    /// that is nearest to it, even if that piece has to cover several.
    fn steps_of_nearest(&self) -> [u32; PIECES + 1] {
        let mut nearest = [Self::NEVER; PIECES];
        for steps in self.steps.iter().flatten() {
            for (nearest, &steps) in nearest.iter_mut().zip(steps).take(self.enemies) {
                *nearest = steps.min(*nearest);
            }
        }
        nearest.sort_unstable();
        let mut by_number = [0; PIECES + 1];
        for number in 0..PIECES {
            by_number[number + 1] = by_number[number] + nearest[number];
        }
        by_number
    }

    /// The fewest steps, of both players together, after which pieces of the player can lie on some of the enemies,
    /// each on another one; by the number of these enemies.
    ///
    /// It is the cheapest assignment of pieces to enemies, by their distances, since a step brings only one pair nearer
    /// and only by one; by dynamic programming over sets of enemies.
    fn steps_to_cover(&self) -> [u32; PIECES + 1] {
        let mut fewest = [Self::NEVER; 1 << PIECES];
        fewest[0] = 0;
        for steps in self.steps.iter().flatten() {
            // From the largest set down, so that each piece is assigned once at most.
            for set in (1..1_usize << self.enemies).rev() {
                for enemy in (0..self.enemies).filter(|enemy| set >> enemy & 1 == 1) {
                    fewest[set] = fewest[set].min(fewest[set & !(1 << enemy)] + steps[enemy]);
                }
            }
        }
        let mut by_number = [Self::NEVER; PIECES + 1];
        for (set, &steps) in fewest.iter().enumerate() {
            let number = set.count_ones() as usize;
            by_number[number] = by_number[number].min(steps);
        }
        by_number
    }
}

/// The fewest steps of two pieces, one of which then lies on the other: two if it lies beneath the other now.
fn apart(place: u8, other: u8) -> u32 {
    let [(row, column), (other_row, other_column)] =
        [place, other].map(|place| (place / COLUMNS as u8, place % COLUMNS as u8));
    match row.abs_diff(other_row) + column.abs_diff(other_column) {
        0 => 2,
        steps => u32::from(steps),
    }
}

/// The squares beside those of a set.
fn beside(set: u64) -> u64 {
    let set = set & BOARD;
    (set << COLUMNS | set >> COLUMNS | (set & !RIGHT) << 1 | (set & !LEFT) >> 1) & BOARD
}

#[cfg(test)]
mod tests {
    use super::{BOARD, PIECES, Room, SQUARES, beside, may_win_within, room_of};
    use crate::games::zener::{Move, Piece, Position, Setup};
    use crate::games::{Notation, Player, Rules};
    use crate::search::test_support::{self, Draws};

    /// A position with all pieces on few squares of a corner, so that many are blocked or surrounded; `None` if the
    /// turn that is drawn for it is impossible.
    fn crowded(draws: &mut Draws) -> Option<Position> {
        let (columns, rows) = (1 + draws.below(5), 1 + draws.below(5));
        let mut stacks = vec![String::new(); 35];
        let mut pieces = Piece::ALL.to_vec();
        while !pieces.is_empty() {
            let piece = pieces.swap_remove(draws.below(pieces.len() as u32) as usize);
            let (column, row) = (draws.below(columns), draws.below(rows));
            stacks[(row * 5 + column) as usize] += &piece.to_string();
        }
        let square = |stack: &String| if stack.is_empty() { ".".to_owned() } else { format!("[{stack}]") };
        let mut text = stacks.chunks(5).map(|row| row.iter().map(square).collect()).collect::<Vec<String>>().join("/");
        for run in (1..=5).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        let player = ["w", "k"][draws.below(2) as usize];
        let symbol = 1 + draws.below(5);
        let turn = [format!("{symbol} -"), format!("- {symbol}"), "- -".to_owned()][draws.below(3) as usize].clone();
        Position::parse(&format!("{text} {player} {turn}"), &Setup::default()).ok()
    }

    /// The lower bound.
    fn least_turns_to_win(position: &Position, player: Player) -> u32 {
        (1..).find(|&turns| may_win_within(position, player, turns)).unwrap()
    }

    /// The bound after a move, and one more if the move ends a turn; `None` if it loses.
    fn after(position: &Position, mv: Move, player: Player) -> Option<u32> {
        let mut after = *position;
        after.make(mv);
        if after.outcome().is_over() {
            return (after.outcome().winner() == Some(player)).then_some(1);
        }
        Some(least_turns_to_win(&after, player) + u32::from(after.to_move() != position.to_move()))
    }

    #[test]
    fn the_bound_is_consistent() {
        let mut draws = Draws(1);
        let crowded = std::iter::repeat_with(|| crowded(&mut draws)).take(60_000).flatten();
        let from_games = test_support::positions(&Position::start(&Setup::default()), 10_000);
        // Black's star has to cover another black piece.
        let forced =
            Position::parse("[K5][K1K3]3/[W4K2][K4W1W5W2W3]3/5/5/5/5/5 k 5 -", &Setup::default()).expect("a position");
        let mut moves = Vec::new();
        let mut bounds = [0; 20];
        for position in crowded.filter(|position| !position.outcome().is_over()).chain(from_games).chain([forced]) {
            moves.clear();
            position.legal_moves(&mut moves);
            for player in Player::BOTH {
                let bound = least_turns_to_win(&position, player);
                bounds[bound as usize] += 1;
                let mut holds = moves.iter().map(|&mv| after(&position, mv, player).is_none_or(|after| bound <= after));
                let attacks = position.to_move() == player;
                let is_consistent = if attacks { holds.all(|holds| holds) } else { holds.any(|holds| holds) };
                assert!(is_consistent, "{player:?} {bound} {}", position.to_text());
            }
        }
        assert!(bounds[1..=5].iter().all(|&positions| positions > 1_000), "{bounds:?}");
    }
    /// The squares of a set, each as a set.
    fn each(mut set: u64) -> impl Iterator<Item = u64> {
        std::iter::from_fn(move || {
            let square = set & set.wrapping_neg();
            set ^= square;
            (square != 0).then_some(square)
        })
    }

    /// All sets of this number of squares that contain these and otherwise only squares from `first` on.
    fn sets(squares: u64, first: usize, more: usize, each: &mut impl FnMut(u64)) {
        if more == 0 {
            return each(squares);
        }
        for next in first..SQUARES {
            sets(squares | 1 << next, next + 1, more - 1, each);
        }
    }

    #[test]
    fn room_that_lasts_can_be_kept_in_every_turn() {
        let lasts = |squares: &u64| matches!(room_of(*squares), Room::Lasting);
        let steps = |squares: u64, from: u64| {
            let to = beside(from) & BOARD & !squares;
            each(to).map(move |to| squares & !from | to)
        };
        let (mut all, mut lasting) = (0, 0);
        sets(0, 0, PIECES, &mut |squares| {
            all += 1;
            if !lasts(&squares) {
                return;
            }
            lasting += 1;
            for mandatory in each(squares) {
                let after: Vec<u64> = steps(squares, mandatory).filter(lasts).collect();
                assert!(!after.is_empty(), "{squares:#x} {mandatory:#x}");
                for free in each(squares & !mandatory) {
                    let can_go_on = |&after: &u64| steps(after, free).any(|after| lasts(&after));
                    assert!(after.iter().any(can_go_on), "{squares:#x} {mandatory:#x} {free:#x}");
                }
            }
        });
        assert!(all == 324_632 && lasting > all * 9 / 10, "{lasting} of {all}");
    }
}
