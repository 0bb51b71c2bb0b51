//! Where everything lies in the world: the only mapping between squares or spots and places on the table.
//!
//! One unit is one square. The board is centred at the origin with its surface at height 0; player one sits at +z and
//! sees the columns run towards +x.

use crate::app::geometry::games::geometry_of;
use crate::app::geometry::games::shape::{Exits, GameGeometry};
use crate::games::{AnyGame, Board, Kind, Piece, Player, Spot, Square};
use bevy::prelude::*;

/// The height of the table top: boards are slabs that lie on it.
pub const TABLE_TOP: f32 = -0.4;

/// The distance from one captured piece to the next.
const CAPTURED_STEP: f32 = 0.85;

/// The distance from the frame to the middle of the captured pieces, and to their far side.
const CAPTURED_BESIDE: f32 = 0.6;
const CAPTURED_END: f32 = 1.02;

/// The width of the table that the camera shows around a board with nothing beside it.
const MARGIN: f32 = 0.15;

/// Maps the squares of one board to places on the table, for an upright or a wide window.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    kind: Kind,
    columns: u8,
    rows: u8,
    is_upright: bool,
}

impl Layout {
    /// The layout of a board of this game and size, with captured pieces at its sides.
    #[must_use]
    pub const fn new(kind: Kind, columns: u8, rows: u8) -> Self {
        Self { kind, columns, rows, is_upright: false }
    }

    /// The same board in a window of this size. In a window that is higher than wide, captured pieces lie before and
    /// behind the board, so that it can be as wide as the window.
    #[must_use]
    pub fn in_window(self, size: Vec2) -> Self {
        Self { is_upright: size.y > size.x, ..self }
    }

    /// The layout of the board of a game.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        let board = game.board();
        Self::new(game.kind(), board.columns(), board.rows())
    }

    /// Whether it is a layout of the same board, even if the windows differ.
    #[must_use]
    pub fn is_of_board(&self, other: Self) -> bool {
        *self == Self { is_upright: self.is_upright, ..other }
    }

    /// The game whose board it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// The measures of its game.
    const fn geometry(&self) -> &'static GameGeometry {
        geometry_of(self.kind)
    }

    /// Whether the board is a torus: each edge continues at the opposite one.
    #[must_use]
    pub const fn wraps(&self) -> bool {
        self.geometry().wraps
    }

    /// Whether pieces may lie on each other.
    #[must_use]
    pub const fn has_stacks(&self) -> bool {
        self.geometry().stack_step.is_some()
    }

    /// Whether pieces may leave the board over its far edge.
    #[must_use]
    pub const fn has_exits(&self) -> bool {
        self.geometry().exits.is_some()
    }

    /// Whether a piece that is picked up is lifted, and follows the pointer when it is dragged.
    #[must_use]
    pub const fn lifts_pieces(&self) -> bool {
        self.geometry().lifts_pieces
    }

    /// The width of the box by which a piece or a stack can be clicked.
    #[must_use]
    pub const fn click_width(&self) -> f32 {
        self.geometry().click_width
    }

    /// Whether it is laid out for a window that is higher than wide.
    #[must_use]
    pub const fn is_upright(&self) -> bool {
        self.is_upright
    }

    /// All squares, row by row from the lower left.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| Square::new(column, row)))
    }

    /// Number of columns and rows.
    #[must_use]
    pub const fn size(&self) -> (u8, u8) {
        (self.columns, self.rows)
    }

    /// Half the width and half the depth of the squares alone.
    #[must_use]
    pub fn half_field(&self) -> Vec2 {
        Vec2::new(f32::from(self.columns), f32::from(self.rows)) / 2.0
    }

    /// Half the width and half the depth of the board with its frame.
    #[must_use]
    pub fn half_board(&self) -> Vec2 {
        self.half_inside() + Vec2::splat(self.frame())
    }

    /// Half the width and half the depth of what the frame encloses: the squares and the exits.
    #[must_use]
    pub fn half_inside(&self) -> Vec2 {
        let exits = self.geometry().exits.map_or(0.0, |Exits { gap, depth, margin }| gap + depth + margin);
        self.half_field() + Vec2::new(0.0, exits)
    }

    /// The width of the frame.
    #[must_use]
    pub const fn frame(&self) -> f32 {
        self.geometry().frame
    }

    /// The middle of a square, on the board's surface.
    #[must_use]
    pub fn place(&self, square: Square) -> Vec3 {
        let half = self.half_field();
        Vec3::new(f32::from(square.column) + 0.5 - half.x, 0.0, half.y - 0.5 - f32::from(square.row))
    }

    /// The square on or under a place; `None` for a place outside the squares.
    #[must_use]
    pub fn square_at(&self, place: Vec3) -> Option<Square> {
        let half = self.half_field();
        let index = |along: f32, count: u8| (0.0..f32::from(count)).contains(&along).then(|| along.floor() as u8);
        Some(Square::new(index(place.x + half.x, self.columns)?, index(half.y - place.z, self.rows)?))
    }

    /// The middle of the area over which a player's pieces leave the board; `None` where they never do.
    #[must_use]
    pub fn exit(&self, player: Player) -> Option<Vec3> {
        let Exits { gap, depth, .. } = self.geometry().exits?;
        let z = self.half_field().y + gap + depth / 2.0;
        Some(match player {
            Player::One => Vec3::new(0.0, 0.0, -z),
            Player::Two => Vec3::new(0.0, 0.0, z),
        })
    }

    /// Width and depth of an exit.
    #[must_use]
    pub fn exit_size(&self) -> Vec2 {
        Vec2::new(f32::from(self.columns), self.geometry().exits.map_or(0.0, |exits| exits.depth))
    }

    /// The middle of a spot on the board's surface, for the player whose turn it is; `None` for what has no place.
    #[must_use]
    pub fn spot(&self, spot: Spot, to_move: Player) -> Option<Vec3> {
        match spot {
            Spot::Square(square) => Some(self.place(square)),
            Spot::Off => self.exit(to_move),
            Spot::Pass => None,
        }
    }

    /// The spot on or under a place, for the player whose turn it is.
    #[must_use]
    pub fn spot_at(&self, place: Vec3, to_move: Player) -> Option<Spot> {
        let over_exit = |exit: Vec3| {
            let half = self.exit_size() / 2.0;
            (place.x - exit.x).abs() <= half.x && (place.z - exit.z).abs() <= half.y
        };
        let square = self.square_at(place).map(Spot::Square);
        square.or_else(|| self.exit(to_move).filter(|&exit| over_exit(exit)).map(|_| Spot::Off))
    }

    /// Where a piece stands that has `beneath` others under it.
    #[must_use]
    pub fn on_stack(&self, square: Square, beneath: usize) -> Vec3 {
        self.place(square) + Vec3::Y * self.stack_height(beneath)
    }

    /// The height of a stack of this many pieces; 0 in a game without stacks.
    #[must_use]
    pub fn stack_height(&self, pieces: usize) -> f32 {
        pieces as f32 * self.geometry().stack_step.unwrap_or(0.0)
    }

    /// The height of a piece of this game; 0 for a piece that the game does not have.
    #[must_use]
    pub fn height(&self, piece: Piece) -> f32 {
        let known = self.geometry().pieces.iter().find(|&&(known, _)| known == piece);
        known.map_or(0.0, |&(_, height)| height)
    }

    /// The height of the tallest piece of this game.
    #[must_use]
    pub fn tallest(&self) -> f32 {
        self.geometry().pieces.iter().map(|&(_, height)| height).fold(0.0, f32::max)
    }

    /// The height of all pieces on a square together.
    #[must_use]
    pub fn height_on(&self, board: &Board, square: Square) -> f32 {
        board.stack(square).iter().map(|&piece| self.height(piece)).sum()
    }

    /// Where a captured piece lies. The pieces of each player form a row along one side of the board: player two's at
    /// the right of player one, player one's opposite. In an upright window player two's lie before player one. When a
    /// row is full, a second layer begins on top of it.
    #[must_use]
    pub fn captured(&self, of: Player, index: usize) -> Vec3 {
        let half = if self.is_upright { self.half_board().yx() } else { self.half_board() };
        let per_row = ((2.0 * half.y / CAPTURED_STEP) as usize).max(1);
        let (level, along) = (index / per_row, index % per_row);
        let y = TABLE_TOP + level as f32 * self.tallest();
        let aside = half.x + CAPTURED_BESIDE;
        let along = half.y - CAPTURED_STEP / 2.0 - along as f32 * CAPTURED_STEP;
        let place = if self.is_upright { Vec3::new(-along, y, aside) } else { Vec3::new(aside, y, along) };
        match of {
            Player::Two => place,
            Player::One => Vec3::new(-place.x, y, -place.z),
        }
    }

    /// Two opposite corners of the box that the camera has to show.
    #[must_use]
    pub fn extent(&self) -> (Vec3, Vec3) {
        let GameGeometry { shows_captured, headroom, .. } = *self.geometry();
        let beside = match (shows_captured, self.is_upright) {
            (false, _) => Vec2::splat(MARGIN),
            (true, true) => Vec2::new(MARGIN, CAPTURED_END),
            (true, false) => Vec2::new(CAPTURED_END, MARGIN),
        };
        let corner = (self.half_board() + beside).extend(0.0).xzy();
        (-corner + Vec3::Y * TABLE_TOP, corner + Vec3::Y * headroom)
    }
}

/// The player with whose captured pieces a captured piece lies: its owner, or player two if it has no owner.
pub(crate) fn captured_with(piece: Piece) -> Player {
    piece.owner().unwrap_or(Player::Two)
}

/// The middle of what a click on a spot should hit: half-way up a tall piece, and the top of flat ones.
///
/// `to_move` decides on which side pieces leave the board.
pub(crate) fn click_target(layout: Layout, board: &Board, to_move: Player, spot: Spot) -> Option<Vec3> {
    let place = layout.spot(spot, to_move)?;
    let height = match spot {
        Spot::Square(square) => layout.height_on(board, square),
        Spot::Off | Spot::Pass => 0.0,
    };
    Some(place + Vec3::Y * height * layout.geometry().click_height)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARDS: [Layout; 5] = [
        Layout::new(Kind::Zen, 11, 11),
        Layout::new(Kind::Enso, 6, 6),
        Layout::new(Kind::Torus, 15, 15),
        Layout::new(Kind::Torus, 4, 4),
        Layout::new(Kind::Zener, 5, 7),
    ];

    #[test]
    fn squares_and_places_map_there_and_back() {
        for board in BOARDS {
            for square in board.squares() {
                let place = board.place(square);
                for nudge in [Vec3::ZERO, Vec3::new(0.45, 0.3, -0.45), Vec3::new(-0.49, 0.0, 0.49)] {
                    assert_eq!(board.square_at(place + nudge), Some(square), "{board:?}");
                    assert_eq!(board.spot_at(place + nudge, Player::One), Some(Spot::Square(square)));
                }
            }
        }
    }

    #[test]
    fn player_one_has_the_first_row_in_front_and_the_first_column_at_the_left() {
        let corner = Layout::new(Kind::Zen, 11, 11).place(Square::new(0, 0));
        assert_eq!(corner, Vec3::new(-5.0, 0.0, 5.0));
        assert_eq!(Layout::new(Kind::Zen, 11, 11).place(Square::new(5, 5)), Vec3::ZERO);
    }

    #[test]
    fn beside_the_board_is_no_square() {
        for board in BOARDS {
            let half = board.half_field();
            for place in [Vec3::new(half.x + 0.01, 0.0, 0.0), Vec3::new(0.0, 0.0, -half.y - 0.01)] {
                assert_eq!(board.square_at(place), None);
            }
            assert_eq!(board.square_at(Vec3::new(f32::NAN, 0.0, 0.0)), None);
        }
    }

    #[test]
    fn each_player_of_zener_leaves_beyond_the_opponents_home_row() {
        let board = Layout::new(Kind::Zener, 5, 7);
        for player in Player::BOTH {
            let exit = board.spot(Spot::Off, player).expect("Zener has exits");
            assert_eq!(board.spot_at(exit, player), Some(Spot::Off));
            assert_eq!(board.spot_at(exit, player.other()), None);
        }
        assert!(board.exit(Player::One).is_some_and(|exit| exit.z < board.place(Square::new(0, 6)).z));
        assert_eq!(Layout::new(Kind::Enso, 6, 6).spot(Spot::Off, Player::One), None);
        assert_eq!(board.spot(Spot::Pass, Player::One), None);
    }

    #[test]
    fn captured_pieces_lie_beside_the_board_and_apart_and_are_seen() {
        let windows = [Vec2::new(1280.0, 720.0), Vec2::new(390.0, 844.0)];
        for board in BOARDS.into_iter().flat_map(|board| windows.map(|size| board.in_window(size))) {
            let places: Vec<_> = Player::BOTH
                .into_iter()
                .flat_map(|player| (0..17).map(move |index| board.captured(player, index)))
                .collect();
            let (low, high) = board.extent();
            for (number, place) in places.iter().enumerate() {
                assert!((place.xz().abs() - board.half_board()).max_element() > 0.4);
                assert!(places[..number].iter().all(|other| other.distance(*place) > 0.2));
                if board.geometry().shows_captured {
                    let room = (place.xz() - low.xz()).min(high.xz() - place.xz());
                    assert!(room.min_element() > 0.4, "{board:?}: {place} is cut off");
                }
            }
        }
    }

    #[test]
    fn in_an_upright_window_the_board_may_be_wider_and_captured_pieces_lie_before_and_behind_it() {
        for board in BOARDS {
            let wide = board.in_window(Vec2::new(844.0, 390.0));
            let upright = board.in_window(Vec2::new(390.0, 844.0));
            assert_eq!(wide, board);
            assert!(upright.extent().1.x <= wide.extent().1.x);
            assert!(upright.captured(Player::Two, 0).z > upright.half_board().y);
            assert!(upright.captured(Player::One, 0).z < -upright.half_board().y);
        }
        let [wide, upright] = [Vec2::X, Vec2::Y].map(|size| Layout::new(Kind::Enso, 6, 6).in_window(size).extent().1.x);
        assert!(wide / upright > 1.2, "{wide} {upright}");
    }

    #[test]
    fn stacks_rise_by_the_height_of_a_tile() {
        let board = Layout::new(Kind::Zener, 5, 7);
        let tile = board.height(Piece::Symbol(Player::Two, 3));
        let square = Square::new(2, 2);
        assert!((board.on_stack(square, 3).y - 3.0 * tile).abs() < 1e-6);
        assert_eq!(board.on_stack(square, 0), board.place(square));
    }
}
