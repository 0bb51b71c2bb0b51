//! A board that wraps around: a tile that is repeated as an endless plane, and the frame around one period of it.

use crate::app::board::library::AssetLibrary;
use crate::app::board::mesh::torus::{FINE, frame, tile};
use crate::app::board::torus_copies::{Bendable, FlatOnly, TorusCopies};
use crate::app::geometry::layout::Layout;
use crate::themes::Board;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

/// Spawns the tile and the frame as children of the board.
pub(super) fn spawn(
    commands: &mut Commands,
    meshes: &mut Assets<Mesh>,
    library: &AssetLibrary,
    (layout, look): (Layout, &Board),
    board: Entity,
) {
    let side = f32::from(layout.size().0);
    let longest = side / FINE;
    let [flat, bent] =
        [tile(layout, look), tile(layout, look).refined(longest)].map(|builder| meshes.add(builder.build()));
    commands.spawn((
        TorusCopies::stretched(side / 2.0),
        Mesh3d(flat.clone()),
        Bendable { flat, bent },
        MeshMaterial3d(library.ground(look.material)),
        Transform::default(),
        NotShadowCaster,
        ChildOf(board),
    ));
    commands.spawn((
        FlatOnly,
        Mesh3d(meshes.add(frame(layout, look).build())),
        MeshMaterial3d(library.ground(look.material)),
        NotShadowCaster,
        ChildOf(board),
    ));
}
