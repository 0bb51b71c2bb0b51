//! Contact shadows (baked ambient occlusion) under the pieces: without them pieces seem to float over the board.
//!
//! All of them are one mesh, which is built anew when a piece has moved.

use crate::app::board::games::visuals::ContactShadow;
use crate::app::board::games::visuals_of;
use crate::app::board::material::surface::Surface;
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::pieces::view::PieceView;
use crate::app::board::schedule::BoardSystems;
use crate::app::board::torus_copies::TorusCopies;
use crate::app::geometry::layout::{Layout, TABLE_TOP};
use crate::app::geometry::torus::Torus;
use crate::app::state::settings::Settings;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

/// The height of the shadows over the ground, under all marks.
const OVER: f32 = 0.003;

/// The opacity where a shadow is darkest.
const DARKEST: f32 = 0.5;

/// The height from which on a lifted piece has no contact shadow.
const GONE: f32 = 0.5;

/// Corners of each ring.
const CORNERS: usize = 16;

/// The mesh of all contact shadows, and the layout for which it was spawned.
#[derive(Component)]
struct ContactShadows(Layout);

#[derive(Resource)]
struct ShadowMaterial(Handle<Surface>);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_material).add_systems(Update, (spawn, update).chain().in_set(BoardSystems::Mark));
}

fn make_material(mut commands: Commands, mut surfaces: ResMut<Assets<Surface>>) {
    let mut ink = Surface::ink(Color::srgb(0.035, 0.02, 0.012), None);
    ink.is_undermost = true;
    commands.insert_resource(ShadowMaterial(surfaces.add(ink)));
}

/// Spawns the mesh for each new layout.
fn spawn(
    mut commands: Commands,
    layout: Option<Res<Layout>>,
    material: Res<ShadowMaterial>,
    laid: Option<Single<(Entity, &ContactShadows)>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let layout = layout.as_deref().copied();
    let (entity, of) = laid.map_or((None, None), |laid| (Some(laid.0), Some(laid.1.0)));
    if layout == of {
        return;
    }
    if let Some(entity) = entity {
        commands.entity(entity).despawn();
    }
    let Some(layout) = layout else { return };
    let mut dark = commands.spawn((
        ContactShadows(layout),
        Mesh3d(meshes.add(MeshBuilder::new(Color::BLACK).build())),
        MeshMaterial3d(material.0.clone()),
        Transform::default(),
        (NotShadowCaster, NotShadowReceiver, NoFrustumCulling),
    ));
    if layout.wraps() {
        dark.insert(TorusCopies::stretched(layout.half_field().x));
    }
}

fn update(
    settings: Res<Settings>,
    torus: Option<Res<Torus>>,
    moved: Query<(), (With<PieceView>, Changed<Transform>)>,
    mut gone: RemovedComponents<PieceView>,
    pieces: Query<&Transform, With<PieceView>>,
    dark: Single<(&ContactShadows, &Mesh3d), Without<PieceView>>,
    fresh: Query<(), Added<ContactShadows>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut was_shown: Local<bool>,
) {
    // Neither the plan nor a folded board has shadows.
    let is_shown = !settings.view.is_flat() && torus.is_none_or(|torus| torus.folded_by() == 0.0);
    let changed = is_shown && (!moved.is_empty() || gone.read().count() > 0 || !fresh.is_empty());
    if !changed && is_shown == *was_shown {
        return;
    }
    *was_shown = is_shown;
    let (ContactShadows(layout), mesh) = *dark;
    let shadow = visuals_of(layout.kind()).shadow;
    let mut builder = MeshBuilder::new(Color::BLACK);
    let places: Vec<Vec3> = pieces.iter().filter(|_| is_shown).map(|transform| transform.translation).collect();
    for &place in &places {
        let lies_beneath = |other: &Vec3| other.y < place.y - 0.01 && other.xz().distance_squared(place.xz()) < 0.01;
        if places.iter().any(lies_beneath) {
            continue;
        }
        let over_table = place.xz().abs().cmpgt(layout.half_board()).any();
        let ground = if over_table { TABLE_TOP } else { 0.0 };
        let strength = DARKEST * (1.0 - (place.y - ground) / GONE).clamp(0.0, 1.0);
        if strength > 0.01 {
            ring(&mut builder, shadow, Vec3::new(place.x, ground + OVER, place.z), strength);
        }
    }
    if let Err(error) = meshes.insert(mesh.id(), builder.build()) {
        error!("the dark under the pieces: {error}");
    }
}

/// The contact shadow of one piece: darkest where it touches the ground, and fully faded where the next piece could
/// stand.
fn ring(builder: &mut MeshBuilder, shadow: ContactShadow, centre: Vec3, strength: f32) {
    let loops: Vec<(Vec<Vec3>, f32)> = shadow
        .bands
        .iter()
        .map(|&(reach, dark)| {
            let at = |corner: usize| {
                let way = Vec2::from_angle(std::f32::consts::TAU * (corner as f32 + 0.5) / CORNERS as f32);
                let way = if shadow.is_square { way / way.abs().max_element().max(0.75) } else { way };
                centre + Vec3::new(way.x, 0.0, -way.y) * reach
            };
            ((0..CORNERS).map(at).collect(), dark * strength)
        })
        .collect();
    for pair in loops.windows(2) {
        let [(inner, dark), (outer, lighter)] = pair else { continue };
        builder.gradient_band(inner, *dark, outer, *lighter);
    }
}
