//! Where on the screen a square lies.

use crate::app::camera::view::TableCamera;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::geometry::layout::{Layout, click_target};
use crate::app::geometry::torus::Torus;
use crate::games::{Spot, Square};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// Finds spots of the board in the window, for tests that click like a person, and for what is drawn over the board.
#[derive(SystemParam)]
pub struct BoardProjector<'w, 's> {
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    layout: Option<Res<'w, Layout>>,
    wrap: Option<Res<'w, Torus>>,
    table: Option<Res<'w, ActiveMatch>>,
}

impl BoardProjector<'_, '_> {
    /// The middle of what a click on a spot should hit.
    fn top(&self, spot: Spot) -> Option<Vec3> {
        let (layout, table) = (self.layout.as_deref()?, self.table.as_deref()?);
        click_target(*layout, &table.board(), table.played().round().game().to_move(), spot)
    }

    /// Where to click for a spot, in logical pixels of the window: in the middle of what lies on top of it.
    ///
    /// `None` for what is not on the table or not in the picture. Of a cell of ZeN it is the place within the frame.
    #[must_use]
    pub fn where_is(&self, spot: Spot) -> Option<Vec2> {
        let place = self.top(spot)?;
        match self.wrap.as_deref() {
            Some(wrap) => self.on_torus(*wrap, wrap.home(place.xz()), place.y),
            None => self.in_window(place),
        }
    }

    /// Where the copies of a cell of ZeN beside the frame are in the window, each with the turns to the east and to the
    /// north that lead to it.
    pub fn copies(&self, square: Square) -> Vec<(IVec2, Vec2)> {
        let (Some(place), Some(wrap)) = (self.top(Spot::Square(square)), self.wrap.as_deref()) else {
            return Vec::new();
        };
        let home = wrap.home(place.xz());
        let copies = wrap.images(place.xz(), 0.0).skip(1);
        let seen = copies.filter_map(|copy| {
            let turns = ((copy - home) / wrap.side()).round().as_ivec2();
            Some((IVec2::new(turns.x, -turns.y), self.on_torus(*wrap, copy, place.y)?))
        });
        seen.collect()
    }

    /// Where two cells of ZeN are in the window, the second beside the first by the short way round; of the other games
    /// where two spots are.
    #[must_use]
    pub fn short_way(&self, from: Spot, to: Spot) -> Option<[Vec2; 2]> {
        let Some(wrap) = self.wrap.as_deref() else {
            return Some([self.where_is(from)?, self.where_is(to)?]);
        };
        let [start, end] = [self.top(from)?, self.top(to)?];
        let home = wrap.home(start.xz());
        let beside = home + wrap.short((end - start).xz());
        Some([self.on_torus(*wrap, home, start.y)?, self.on_torus(*wrap, beside, end.y)?])
    }

    /// Where a place beside or within the frame of the torus is in the window; `None` where something hides it.
    fn on_torus(&self, wrap: Torus, frame: Vec2, height: f32) -> Option<Vec2> {
        let at = self.in_window(wrap.bend(frame.extend(height).xzy()).place)?;
        let (camera, transform) = *self.camera;
        let ray = camera.viewport_to_world(transform, at).ok()?;
        let seen = wrap.hit(ray, height)?;
        (wrap.short(seen - frame).length() < 0.3).then_some(at)
    }

    fn in_window(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = *self.camera;
        camera.world_to_viewport(transform, place).ok()
    }
}
