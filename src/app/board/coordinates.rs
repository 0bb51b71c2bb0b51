//! The names of columns and rows around the board.

use crate::app::board::games::visuals::Labels;
use crate::app::board::games::visuals_of;
use crate::app::board::mesh::boards::{FRAME_TOP, PRINT};
use crate::app::geometry::facing::LabelRotation;
use crate::app::geometry::layout::Layout;
use crate::app::geometry::torus::Torus;
use crate::app::state::settings::Settings;
use crate::games::Square;
use bevy::prelude::*;

/// The label of a row or column. It faces the viewer, and lies at the viewer's near or left edge of the board.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Coordinate {
    /// Whether it is the label of a column.
    column: bool,
    /// Its place for a viewer behind player one.
    pub(super) place: Vec3,
}

pub(super) fn show_coordinates(
    settings: Res<Settings>,
    coordinates: Query<&mut Visibility, With<Coordinate>>,
    fresh: Query<(), Added<Coordinate>>,
) {
    if settings.is_changed() || !fresh.is_empty() {
        let wanted = if settings.coordinates { Visibility::Inherited } else { Visibility::Hidden };
        for mut visibility in coordinates {
            visibility.set_if_neq(wanted);
        }
    }
}

/// Turns the labels to the viewer, and moves them to the edges of the board where no piece hides them.
pub(super) fn turn_coordinates(
    facing: Res<LabelRotation>,
    torus: Option<Res<Torus>>,
    coordinates: Query<(&Coordinate, &mut Transform)>,
    fresh: Query<(), Added<Coordinate>>,
) {
    let scrolled = torus.as_ref().is_some_and(Res::is_changed);
    if !facing.is_changed() && !scrolled && fresh.is_empty() {
        return;
    }
    let (sin, cos) = facing.0.sin_cos();
    if let Some(torus) = torus {
        // In the corners of the cells along two edges of the frame: the names of columns at the right of the stones,
        // those of rows at the left.
        let turn = Quat::from_rotation_y(facing.0);
        let viewer = (turn * Vec3::Z).xz().round();
        let left = (turn * Vec3::NEG_X).xz().round();
        let edge = (torus.side() - 1.0) / 2.0;
        for (coordinate, mut transform) in coordinates {
            let wrapped = torus.wrapped(coordinate.place.xz());
            let (along, towards, corner) = if coordinate.column {
                (Vec2::X, if viewer.x == 0.0 { viewer } else { left }, viewer - left)
            } else {
                (Vec2::Y, if viewer.x == 0.0 { left } else { viewer }, left - viewer)
            };
            let cell = wrapped * along + towards * edge;
            let place = cell + corner * 0.36;
            transform.translation = Vec3::new(place.x, coordinate.place.y, place.y);
            transform.rotation = turn;
        }
        return;
    }
    // The corner of the board that the viewer's near edge and left edge share.
    let corner = Vec2::new(sin - cos, cos + sin);
    for (coordinate, mut transform) in coordinates {
        let Vec3 { x, y, z } = coordinate.place;
        transform.translation = if coordinate.column {
            Vec3::new(x, y, z.copysign(corner.y))
        } else {
            Vec3::new(x.copysign(corner.x), y, z)
        };
        transform.rotation = Quat::from_rotation_y(facing.0);
    }
}

/// The size of the labels, in squares: smaller on a board that wraps around, where they are in the corners of cells.
pub(super) fn label_size(layout: Layout) -> f32 {
    if layout.wraps() { 0.27 } else { 0.36 }
}

/// The labels of columns, along player one's edge, and of rows, along the left edge, with their texts.
pub(super) fn coordinates(layout: Layout) -> Vec<(String, Coordinate)> {
    let half = layout.half_field();
    let (columns, rows) = layout.size();
    let Labels { column: column_name, row: row_name, margin } = visuals_of(layout.kind()).labels;
    let on_frame = FRAME_TOP + PRINT;
    let (below, beside) = if layout.wraps() {
        (PRINT, PRINT)
    } else if layout.has_exits() {
        // The columns are named on the ground between the first row and the exit.
        (PRINT, on_frame)
    } else {
        (on_frame, on_frame)
    };
    let across = (0..columns).map(|column| {
        let place = layout.place(Square::new(column, 0));
        let place = Vec3::new(place.x, below, half.y + margin);
        (column_name(column), Coordinate { column: true, place })
    });
    let along = (0..rows).map(|row| {
        let place = layout.place(Square::new(0, row));
        let place = Vec3::new(-half.x - margin, beside, place.z);
        (row_name(row, rows), Coordinate { column: false, place })
    });
    across.chain(along).collect()
}
