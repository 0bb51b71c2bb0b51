//! What the pointer can hit: an invisible box for each square and for each piece or stack. Animations do not move the
//! boxes.

use crate::app::board::schedule::BoardSystems;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::MatchEvent;
use crate::app::geometry::layout::Layout;
use crate::games::Spot;
use bevy::picking::mesh_picking::MeshPickingSettings;
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::prelude::*;

/// A box that stands for a spot when it is hit.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clickable(pub(in crate::app) Spot);

/// A box that depends on the pieces, and not only on the board.
#[derive(Component)]
struct PieceTarget;

/// The mesh that all boxes share.
#[derive(Resource)]
struct UnitBox(Handle<Mesh>);

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .add_systems(Startup, make_box)
        .add_systems(Update, (spawn_square_targets, spawn_piece_targets).in_set(BoardSystems::Mark));
}

fn make_box(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(UnitBox(meshes.add(Cuboid::from_length(1.0))));
}

fn clickable(unit: &UnitBox, spot: Spot, place: Vec3, size: Vec3) -> impl Bundle {
    let transform = Transform::from_translation(place + Vec3::Y * size.y / 2.0).with_scale(size);
    (Clickable(spot), Pickable::default(), Mesh3d(unit.0.clone()), transform, Visibility::Hidden)
}

/// Spawns a box for each square when the layout changes.
fn spawn_square_targets(
    mut commands: Commands,
    layout: Option<Res<Layout>>,
    mut shown: Local<Option<Layout>>,
    old: Query<Entity, (With<Clickable>, Without<PieceTarget>)>,
    unit: Res<UnitBox>,
) {
    let layout = layout.as_deref().copied();
    if layout == *shown {
        return;
    }
    *shown = layout;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    // On a torus the ray of the pointer is intersected with the surface itself, because each square has several images.
    if let Some(layout) = layout.filter(|layout| !layout.wraps()) {
        for square in layout.squares() {
            let (place, size) = (layout.place(square) - Vec3::Y * 0.02, Vec3::new(1.0, 0.02, 1.0));
            commands.spawn(clickable(&unit, Spot::Square(square), place, size));
        }
    }
}

/// Spawns a box for each piece or stack at its place in the match, even while the piece still moves, and one for the
/// exit.
fn spawn_piece_targets(
    mut commands: Commands,
    mut match_events: MessageReader<MatchEvent>,
    layout: Option<Res<Layout>>,
    active_match: Option<Res<ActiveMatch>>,
    old: Query<Entity, With<PieceTarget>>,
    unit: Res<UnitBox>,
) {
    if !match_events.read().any(MatchEvent::changes_position) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (Some(layout), Some(active_match)) = (layout, active_match) else { return };
    if layout.wraps() {
        return;
    }
    let board = active_match.board();
    let width = layout.click_width();
    for square in board.squares() {
        let height = layout.height_on(&board, square);
        if height > 0.0 {
            let size = Vec3::new(width, height, width);
            commands.spawn((clickable(&unit, Spot::Square(square), layout.place(square), size), PieceTarget));
        }
    }
    if let Some(exit) = layout.exit(active_match.position().to_move()) {
        let size = Vec3::new(layout.exit_size().x, 0.02, layout.exit_size().y);
        commands.spawn((clickable(&unit, Spot::Off, exit - Vec3::Y * 0.02, size), PieceTarget));
    }
}
