//! Whether the squares of the board are smaller than the finger that points at them.

use crate::app::camera::projector::BoardProjector;
use crate::app::gameplay::active_match::match_is_shown;
use crate::app::gameplay::move_confirmation::CoarsePointer;
use crate::app::geometry::layout::Layout;
use crate::app::input::device::{ActiveDevice, Device};
use crate::app::state::schedule::AppSystems;
use crate::games::{Spot, Square};
use bevy::prelude::*;

/// The width of a fingertip on the screen, in logical pixels: about 9 mm.
const FINGERTIP: f32 = 44.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, compare.in_set(AppSystems::Act).run_if(match_is_shown));
}

fn compare(
    device: Res<ActiveDevice>,
    layout: Option<Res<Layout>>,
    projector: BoardProjector,
    mut coarse: ResMut<CoarsePointer>,
) {
    let side = layout.filter(|_| device.0 == Device::Touch).and_then(|layout| shorter_side(*layout, &projector));
    let is_coarse = device.0 == Device::Touch && side.map_or(coarse.0, |side| side < FINGERTIP * share());
    coarse.set_if_neq(CoarsePointer(is_coarse));
}

/// The resolution at which a page is drawn, as a part of the full one; 1 everywhere else.
fn share() -> f32 {
    #[cfg(target_arch = "wasm32")]
    return crate::app::platform::web::share();
    #[cfg(not(target_arch = "wasm32"))]
    1.0
}

/// The shorter side of the square in the middle of the board, in logical pixels; `None` while it is not in the picture.
fn shorter_side(layout: Layout, projector: &BoardProjector) -> Option<f32> {
    let (columns, rows) = layout.size();
    let (column, row) = (columns / 2, rows / 2);
    let square = |column, row| Spot::Square(Square::new(column, row));
    let sides = [square(column - 1, row), square(column, row - 1)].map(|beside| {
        let [from, to] = projector.short_way(square(column, row), beside)?;
        Some(from.distance(to))
    });
    Some(sides[0]?.min(sides[1]?))
}
