//! What the pointer can hit: an invisible box for each square and each thing on it. They never move with an animation.

use crate::app::board::schedule::BoardSystems;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::MatchEvent;
use crate::app::geometry::layout::Layout;
use crate::games::Spot;
use bevy::picking::mesh_picking::MeshPickingSettings;
use bevy::picking::mesh_picking::ray_cast::RayCastVisibility;
use bevy::prelude::*;

/// Something that stands for a spot when it is hit.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Clickable(pub(in crate::app) Spot);

/// What follows the pieces, and not only the board.
#[derive(Component)]
struct Body;

/// The box that all of them are.
#[derive(Resource)]
struct UnitBox(Handle<Mesh>);

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(MeshPickingPlugin)
        .insert_resource(MeshPickingSettings { require_markers: true, ray_cast_visibility: RayCastVisibility::Any })
        .add_systems(Startup, make_box)
        .add_systems(Update, (lay_squares, raise_bodies).in_set(BoardSystems::Mark));
}

fn make_box(mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>) {
    commands.insert_resource(UnitBox(meshes.add(Cuboid::from_length(1.0))));
}

fn clickable(unit: &UnitBox, spot: Spot, place: Vec3, size: Vec3) -> impl Bundle {
    let transform = Transform::from_translation(place + Vec3::Y * size.y / 2.0).with_scale(size);
    (Clickable(spot), Pickable::default(), Mesh3d(unit.0.clone()), transform, Visibility::Hidden)
}

/// One for each square, as long as the board lies on the table.
fn lay_squares(
    mut commands: Commands,
    layout: Option<Res<Layout>>,
    mut laid: Local<Option<Layout>>,
    old: Query<Entity, (With<Clickable>, Without<Body>)>,
    unit: Res<UnitBox>,
) {
    let layout = layout.as_deref().copied();
    if layout == *laid {
        return;
    }
    *laid = layout;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    // On a torus the ray of the pointer is met with the surface itself, for each square has several images.
    if let Some(layout) = layout.filter(|layout| !layout.wraps()) {
        for square in layout.squares() {
            let (place, size) = (layout.place(square) - Vec3::Y * 0.02, Vec3::new(1.0, 0.02, 1.0));
            commands.spawn(clickable(&unit, Spot::Square(square), place, size));
        }
    }
}

/// One for each piece or stack as it stands in the match, whatever is still on its way there, and one for the exit.
fn raise_bodies(
    mut commands: Commands,
    mut happened: MessageReader<MatchEvent>,
    layout: Option<Res<Layout>>,
    table: Option<Res<ActiveMatch>>,
    old: Query<Entity, With<Body>>,
    unit: Res<UnitBox>,
) {
    if !happened.read().any(MatchEvent::changes_position) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let (Some(layout), Some(table)) = (layout, table) else { return };
    if layout.wraps() {
        return;
    }
    let board = table.board();
    let width = layout.click_width();
    for square in board.squares() {
        let height = layout.height_on(&board, square);
        if height > 0.0 {
            let size = Vec3::new(width, height, width);
            commands.spawn((clickable(&unit, Spot::Square(square), layout.place(square), size), Body));
        }
    }
    if let Some(exit) = layout.exit(table.played().round().game().to_move()) {
        let size = Vec3::new(layout.exit_size().x, 0.02, layout.exit_size().y);
        commands.spawn((clickable(&unit, Spot::Off, exit - Vec3::Y * 0.02, size), Body));
    }
}
