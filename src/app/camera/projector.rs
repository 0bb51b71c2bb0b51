//! Where spots of the board are in the window.

use crate::app::camera::view::TableCamera;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::geometry::layout::{Layout, click_target};
use crate::app::geometry::torus::Torus;
use crate::games::{Board, Spot, Square};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Projects spots of the board to the window: for tests that click like a person, and for what is drawn over the board.
#[derive(SystemParam)]
pub struct BoardProjector<'w, 's> {
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    layout: Option<Res<'w, Layout>>,
    torus: Option<Res<'w, Torus>>,
    active_match: Option<Res<'w, ActiveMatch>>,
}

/// All that decides, beside the position, where spots of the board are in the window.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct BoardView {
    camera: GlobalTransform,
    clip_from_view: Mat4,
    size: Option<Vec2>,
    layout: Option<Layout>,
    torus: Option<Torus>,
}

impl BoardProjector<'_, '_> {
    /// How the board is seen now.
    #[must_use]
    pub fn view(&self) -> BoardView {
        let (camera, transform) = *self.camera;
        BoardView {
            camera: *transform,
            clip_from_view: camera.clip_from_view(),
            size: camera.logical_viewport_size(),
            layout: self.layout.as_deref().copied(),
            torus: self.torus.as_deref().copied(),
        }
    }

    /// The middle of what a click on a spot should hit.
    fn top(&self, spot: Spot) -> Option<Vec3> {
        self.top_of(&self.active_match.as_deref()?.board(), spot)
    }

    /// The same on the board of the match, which takes time to make.
    fn top_of(&self, board: &Board, spot: Spot) -> Option<Vec3> {
        let (layout, active_match) = (self.layout.as_deref()?, self.active_match.as_deref()?);
        click_target(*layout, board, active_match.position().to_move(), spot)
    }

    /// Where to click for a spot, in logical pixels of the window: in the middle of the piece on it.
    ///
    /// `None` for a spot that is not on the board or not in the picture. For a cell of a torus, this is the copy within
    /// the frame.
    #[must_use]
    pub fn where_is(&self, spot: Spot) -> Option<Vec2> {
        self.place(self.top(spot)?)
    }

    /// The same for all squares of the board that are in the picture.
    #[must_use]
    pub fn squares(&self) -> HashMap<Square, Vec2> {
        let Some(board) = self.active_match.as_deref().map(ActiveMatch::board) else { return HashMap::default() };
        let place = |square| Some((square, self.place(self.top_of(&board, Spot::Square(square))?)?));
        board.squares().filter_map(place).collect()
    }

    fn place(&self, place: Vec3) -> Option<Vec2> {
        match self.torus.as_deref() {
            Some(torus) => self.on_torus(*torus, torus.wrapped(place.xz()), place.y),
            None => self.in_window(place),
        }
    }

    /// Where the copies of a cell of a torus beside the frame are in the window, each with the number of periods to the
    /// east and to the north.
    pub fn copies(&self, square: Square) -> Vec<(IVec2, Vec2)> {
        let (Some(place), Some(torus)) = (self.top(Spot::Square(square)), self.torus.as_deref()) else {
            return Vec::new();
        };
        let wrapped = torus.wrapped(place.xz());
        let copies = torus.images(place.xz(), 0.0).skip(1);
        let seen = copies.filter_map(|copy| {
            let turns = ((copy - wrapped) / torus.side()).round().as_ivec2();
            Some((IVec2::new(turns.x, -turns.y), self.on_torus(*torus, copy, place.y)?))
        });
        seen.collect()
    }

    /// Where two spots are in the window. On a torus the second one is the copy that is nearest to the first.
    #[must_use]
    pub fn short_way(&self, from: Spot, to: Spot) -> Option<[Vec2; 2]> {
        let Some(torus) = self.torus.as_deref() else {
            return Some([self.where_is(from)?, self.where_is(to)?]);
        };
        let [start, end] = [self.top(from)?, self.top(to)?];
        let wrapped = torus.wrapped(start.xz());
        let beside = wrapped + torus.short((end - start).xz());
        Some([self.on_torus(*torus, wrapped, start.y)?, self.on_torus(*torus, beside, end.y)?])
    }

    /// Where a place within or beside the frame of a torus is in the window; `None` if something hides it.
    fn on_torus(&self, torus: Torus, frame: Vec2, height: f32) -> Option<Vec2> {
        let at = self.in_window(torus.bend(frame.extend(height).xzy()).place)?;
        let (camera, transform) = *self.camera;
        let ray = camera.viewport_to_world(transform, at).ok()?;
        let seen = torus.hit(ray, height)?;
        (torus.short(seen - frame).length() < 0.3).then_some(at)
    }

    fn in_window(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = *self.camera;
        camera.world_to_viewport(transform, place).ok()
    }
}
