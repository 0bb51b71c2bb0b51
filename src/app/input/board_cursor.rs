//! The cursor of keys and gamepads: it goes from square to square, over the edges of a torus, and to the exit of the
//! board.

use crate::app::geometry::layout::Layout;
use crate::games::{AnyGame, Player, Spot, Square};
use bevy::prelude::*;
use std::f32::consts::FRAC_PI_2;

/// The weight of the distance to the side, compared with the distance straight ahead.
const ASIDE: f32 = 2.0;

/// A direction on the screen as a direction on the board, for a viewer who has gone round the board by this angle to
/// the right.
pub(super) fn turned(way: IVec2, angle: f32) -> IVec2 {
    match (angle / FRAC_PI_2).round().rem_euclid(4.0) as u8 {
        0 => way,
        1 => IVec2::new(-way.y, way.x),
        2 => -way,
        _ => IVec2::new(way.y, -way.x),
    }
}

/// Where the cursor goes from a spot in a direction of columns and rows. Without a spot it begins in the middle of the
/// board.
///
/// On a torus it continues at the opposite edge. Over the far and the near edge it goes to the exit, if a piece may
/// leave the board next.
pub(super) fn step(game: &AnyGame, from: Option<Spot>, way: IVec2, next: &[Spot]) -> Spot {
    let board = game.board();
    let size = IVec2::new(board.columns().into(), board.rows().into());
    let middle = Square::new(board.columns() / 2, board.rows() / 2);
    let begin = match from {
        Some(Spot::Square(at)) if board.contains(at) => IVec2::new(at.column.into(), at.row.into()),
        Some(Spot::Off) if game.to_move() == Player::One => IVec2::new(middle.column.into(), size.y),
        Some(Spot::Off) => IVec2::new(middle.column.into(), -1),
        _ => return Spot::Square(middle),
    };
    let mut to = begin + way;
    if Layout::of(game).wraps() {
        to = to.rem_euclid(size);
    }
    match (u8::try_from(to.x), u8::try_from(to.y)) {
        (Ok(column), Ok(row)) if board.contains(Square::new(column, row)) => Spot::Square(Square::new(column, row)),
        _ if !(0..size.y).contains(&to.y) && next.contains(&Spot::Off) => Spot::Off,
        _ => from.unwrap_or(Spot::Square(middle)),
    }
}

/// Where the cursor goes from a spot, roughly in a direction of columns and rows, to a spot that may be pointed at
/// next: to the nearest one, where distances to the side count more than those straight ahead. If there is none it
/// stays.
///
/// While nothing may be pointed at it goes to the next square.
pub(super) fn leap(game: &AnyGame, from: Option<Spot>, way: Vec2, next: &[Spot]) -> Spot {
    let layout = Layout::of(game);
    let player = game.to_move();
    // Rows are counted away from the viewer, which is up on the screen.
    let place = |spot: Spot| layout.spot(spot, player).map(|place| Vec2::new(place.x, -place.z));
    let board = game.board();
    let middle = Spot::Square(Square::new(board.columns() / 2, board.rows() / 2));
    let seen = from.and_then(place);
    if next.iter().all(|&spot| place(spot).is_none()) {
        return step(game, from, way.round().as_ivec2(), next);
    }
    let here = seen.or_else(|| place(middle)).unwrap_or_default();
    let round = Vec2::new(board.columns().into(), board.rows().into());
    let costs = next.iter().filter_map(|&spot| {
        let mut to = place(spot)? - here;
        if spot == Spot::Off {
            // The exit is as wide as the board.
            to.x = 0.0;
        }
        if layout.wraps() {
            to -= (to / round).round() * round;
        }
        if seen.is_none() {
            return Some((to.length(), spot));
        }
        let ahead = to.dot(way.normalize_or_zero());
        let aside = to.perp_dot(way.normalize_or_zero()).abs();
        // A spot that is farther to the side than ahead belongs to another direction.
        (ahead > 0.01 && aside <= ahead * 1.01).then_some((ahead + ASIDE * aside, spot))
    });
    let nearest = costs.min_by(|(one, _), (other, _)| one.total_cmp(other));
    nearest.map_or(from.unwrap_or(middle), |(_, spot)| spot)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Options};

    const RIGHT: IVec2 = IVec2::new(1, 0);
    const UP: IVec2 = IVec2::new(0, 1);

    fn at(column: u8, row: u8) -> Spot {
        Spot::Square(Square::new(column, row))
    }

    fn game(kind: Kind) -> AnyGame {
        AnyGame::new(&Options::usual(kind))
    }

    #[test]
    fn the_cursor_begins_in_the_middle_and_stays_on_the_board() {
        let game = game(Kind::Enso);
        assert_eq!(step(&game, None, UP, &[]), at(3, 3));
        assert_eq!(step(&game, Some(at(5, 5)), RIGHT, &[]), at(5, 5));
        assert_eq!(step(&game, Some(at(4, 5)), RIGHT, &[]), at(5, 5));
    }

    #[test]
    fn the_cursor_goes_where_the_arrow_points_on_the_screen() {
        assert_eq!(turned(UP, 0.0), UP);
        assert_eq!(turned(UP, FRAC_PI_2), IVec2::new(-1, 0));
        assert_eq!(turned(RIGHT, FRAC_PI_2), UP);
        assert_eq!(turned(UP, -2.0 * FRAC_PI_2), IVec2::new(0, -1));
        assert_eq!(turned(RIGHT, 3.0 * FRAC_PI_2), IVec2::new(0, -1));
    }

    #[test]
    fn on_a_torus_the_cursor_goes_round() {
        let game = game(Kind::Torus);
        let last = game.board().columns() - 1;
        let middle = last / 2;
        assert_eq!(step(&game, Some(at(last, middle)), RIGHT, &[]), at(0, middle));
        assert_eq!(step(&game, Some(at(middle, 0)), -UP, &[]), at(middle, last));
        // The way over the seam is the shorter one.
        let next = [at(1, middle), at(middle, middle)];
        assert_eq!(leap(&game, Some(at(last, middle)), Vec2::X, &next), next[0]);
    }

    #[test]
    fn the_cursor_leads_off_the_board_only_where_a_piece_may_leave() {
        let game = game(Kind::Zener);
        let top = game.board().rows() - 1;
        assert_eq!(step(&game, Some(at(2, top)), UP, &[Spot::Off]), Spot::Off);
        assert_eq!(step(&game, Some(at(2, top)), UP, &[]), at(2, top));
        assert_eq!(step(&game, Some(Spot::Off), -UP, &[Spot::Off]), at(2, top));
        assert_eq!(step(&game, Some(Spot::Off), RIGHT, &[Spot::Off]), Spot::Off);
        assert_eq!(step(&game, Some(at(4, top)), RIGHT, &[Spot::Off]), at(4, top));
        assert_eq!(leap(&game, Some(at(2, top)), Vec2::Y, &[Spot::Off, at(2, top - 1)]), Spot::Off);
    }

    #[test]
    fn leaps_go_to_what_may_be_pointed_at_and_nowhere_else() {
        let game = game(Kind::Zen);
        let next = [at(5, 9), at(9, 5), at(8, 8)];
        let from = Some(at(5, 5));
        assert_eq!(leap(&game, from, Vec2::Y, &next), next[0]);
        assert_eq!(leap(&game, from, Vec2::X, &next), next[1]);
        assert_eq!(leap(&game, from, Vec2::ONE.normalize(), &next), next[2]);
        assert_eq!(leap(&game, from, -Vec2::X, &next), at(5, 5), "there is nothing that way");
        assert_eq!(leap(&game, None, Vec2::X, &next), next[0], "the nearest to the middle");
        assert_eq!(leap(&game, from, -Vec2::X, &[]), at(4, 5));
    }
}
