//! The measures of each game's board and pieces. A new game gets a file here, a line for its module and an entry in the
//! table.

pub(crate) mod shape;

mod enso;
mod torus;
mod zen;
pub(crate) mod zener;

use crate::app::geometry::games::shape::GameGeometry;
use crate::games::Kind;

/// The measures of a game.
pub(crate) const fn geometry_of(kind: Kind) -> &'static GameGeometry {
    match kind {
        Kind::Zen => &zen::GEOMETRY,
        Kind::Enso => &enso::GEOMETRY,
        Kind::Torus => &torus::GEOMETRY,
        Kind::Zener => &zener::GEOMETRY,
    }
}
