//! The materials of the 3D view.
//!
//! `palette`: the colours of themes; `surface`: the one material, with its shader; [`textures`]: its images;
//! `lighting`: the ambient light; `piece_materials`: the materials of pieces; `square_hash`: makes the pieces and
//! squares differ.

pub(crate) mod lighting;
pub(crate) mod palette;
pub(crate) mod piece_materials;
pub(crate) mod square_hash;
pub(crate) mod surface;
pub(super) mod textures;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((surface::plugin, textures::plugin));
}
