//! The surroundings of the board in the chosen mood: the key light, which casts shadows, the ambient light, and the
//! objects around the board.

use crate::app::board::library::AssetLibrary;
use crate::app::board::material::lighting::{shine_on, surface};
use crate::app::board::material::palette::colour;
use crate::app::board::material::surface::{Finish, Surface};
use crate::app::board::material::textures::{Picture, Textures};
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::mesh::furniture;
use crate::app::board::quality::Quality;
use crate::app::board::schedule::BoardSystems;
use crate::app::camera::view::ShadowRange;
use crate::app::geometry::layout::Layout;
use crate::app::geometry::torus::Torus;
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::themes::{Light, Material, Mood};
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, NotShadowCaster};
use bevy::prelude::*;

/// Pixels along one side of the shadow map.
const SHADOW_MAP: usize = 2048;

/// The distance over which the light falls off on the table, and on the floor, in squares.
const FADING: [f32; 2] = [2.2, 14.0];

/// The direction across the sunbeams; its length is the number of beams per unit.
const BEAMS: Vec2 = Vec2::new(0.085, 0.227);

/// An object around the board that was spawned for this board and mood.
#[derive(Component)]
struct Scenery;

/// An object that is shown in the perspective view only, not in the plan.
#[derive(Component)]
struct BesideTable;

/// The materials of surfaces that receive no shadows: the outer part of the table top, and the floor.
#[derive(Resource)]
struct OpenSurfaces {
    table: Handle<Surface>,
    floor: Handle<Surface>,
    shade: Handle<Surface>,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: SHADOW_MAP })
        .insert_resource(ClearColor(colour(Mood::default().room().beyond)))
        .add_systems(PostStartup, spawn_light)
        .add_systems(
            Update,
            (update_light.run_if(resource_changed::<Settings>), spawn_scenery, update_visibility, update_shadows)
                .chain()
                .after(BoardSystems::Move)
                .in_set(AppSystems::View),
        )
        .add_systems(Update, update_shadow_range.run_if(resource_changed::<ShadowRange>));
}

fn spawn_light(mut commands: Commands, textures: Res<Textures>, mut surfaces: ResMut<Assets<Surface>>) {
    let Light { lux, from: (x, y, z), colour: light } = Mood::default().room().light;
    commands.spawn((
        Name::new("key light"),
        DirectionalLight { color: colour(light), illuminance: lux, shadow_maps_enabled: true, ..default() },
        cascade(ShadowRange::default()),
        Transform::from_xyz(x, y, z).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    let open = Surface { picture: Some(textures.picture(Picture::Wood)), finish: Finish::Open, ..surface() };
    commands.insert_resource(OpenSurfaces {
        table: surfaces.add(open.clone()),
        floor: surfaces.add(open),
        shade: surfaces.add(Surface::ink(Color::WHITE, None)),
    });
}

/// A single shadow cascade: WebGL has no more.
fn cascade(range: ShadowRange) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: range.near,
        maximum_distance: range.far,
        ..default()
    }
    .build()
}

/// Fits the shadow map to the board only: the smaller the area that it covers, the crisper the shadows.
fn update_shadow_range(range: Res<ShadowRange>, lights: Query<&mut CascadeShadowConfig>) {
    for mut config in lights {
        *config = cascade(*range);
    }
}

/// Sets key light, ambient light and background of the mood.
fn update_light(
    settings: Res<Settings>,
    mut lit: Local<Mood>,
    mut surfaces: ResMut<Assets<Surface>>,
    mut beyond: ResMut<ClearColor>,
    mut key_light: Single<(&mut DirectionalLight, &mut Transform)>,
) {
    if *lit == settings.mood {
        return;
    }
    *lit = settings.mood;
    let room = settings.mood.room();
    for (_, surface) in surfaces.iter_mut() {
        shine_on(&mut surface.values, room);
    }
    beyond.0 = colour(room.beyond);
    let Light { lux, from: (x, y, z), colour: light } = room.light;
    let (key_light, place) = &mut *key_light;
    (key_light.color, key_light.illuminance) = (colour(light), lux);
    **place = Transform::from_xyz(x, y, z).looking_at(Vec3::ZERO, Vec3::Y);
}

/// Spawns the table under the board and the furniture of the mood. A board that wraps around has no table.
fn spawn_scenery(
    mut commands: Commands,
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    torus: Option<Res<Torus>>,
    mut spawned: Local<Option<(Layout, Mood)>>,
    things: Query<Entity, With<Scenery>>,
    library: Res<AssetLibrary>,
    open: Res<OpenSurfaces>,
    textures: Res<Textures>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut surfaces: ResMut<Assets<Surface>>,
) {
    let wanted = layout.as_deref().filter(|_| torus.is_none()).map(|&layout| (layout, settings.mood));
    if *spawned == wanted {
        return;
    }
    *spawned = wanted;
    for thing in &things {
        commands.entity(thing).despawn();
    }
    let Some((layout, mood)) = wanted else { return };
    let (room, board) = (mood.room(), layout.half_board());
    let sun = room.furniture.map_or(0.0, |furniture| furniture.sun);
    let light = |surface: &mut Surface, half: Vec2, far: f32, reach: f32| {
        surface.values.fading = half.extend(far).extend(reach);
        surface.values.sun = Vec4::new(sun, BEAMS.x, BEAMS.y, 0.0);
    };
    if let Some(mut surface) = surfaces.get_mut(&open.table) {
        light(&mut surface, furniture::half_apron(board), room.table.rim, FADING[0]);
        surface.picture = match room.table.material {
            Material::Wood => Some(textures.picture(Picture::Wood)),
            Material::Stone => Some(textures.picture(Picture::Stone)),
            Material::Plain => None,
        };
    }
    let mut put = |name: &'static str, builder: MeshBuilder, material: Handle<Surface>| {
        let look = (Mesh3d(meshes.add(builder.build())), MeshMaterial3d(material));
        commands.spawn((Name::new(name), Scenery, look, NotShadowCaster)).id()
    };
    put("table top", furniture::apron(board, &room.table), library.ground(room.table.material));
    put("table", furniture::table(board, &room.table), open.table.clone());
    let Some(things) = room.furniture else { return };
    if let Some(mut surface) = surfaces.get_mut(&open.floor) {
        let (near, far) = things.on_floor;
        light(&mut surface, furniture::half_table(board) - Vec2::splat(2.0), far / near.max(0.01), FADING[1]);
        surface.values.tint = LinearRgba::rgb(near, near, near);
    }
    let mut beside = vec![
        put("floor", furniture::floor(&things), open.floor.clone()),
        put("shade of bowls and cup", furniture::shade(board), open.shade.clone()),
    ];
    let bowl_and_cup = furniture::bowl_and_cup(&things);
    let [bowl, cup] = bowl_and_cup.map(|builder| meshes.add(builder.build()));
    for (mesh, place) in [&bowl, &bowl, &cup].into_iter().zip(furniture::places(board)) {
        let look = (Mesh3d(mesh.clone()), MeshMaterial3d(library.satin.clone()), Transform::from_translation(place));
        beside.push(commands.spawn((Name::new("still life"), Scenery, look, NotShadowCaster)).id());
    }
    for thing in beside {
        commands.entity(thing).insert(BesideTable);
    }
}

/// Hides the objects around the table in the plan.
fn update_visibility(
    settings: Res<Settings>,
    things: Query<&mut Visibility, With<BesideTable>>,
    fresh: Query<(), Added<BesideTable>>,
) {
    if settings.is_changed() || !fresh.is_empty() {
        let wanted = if settings.view.is_flat() { Visibility::Hidden } else { Visibility::Inherited };
        for mut visibility in things {
            visibility.set_if_neq(wanted);
        }
    }
}

/// Switches shadows off in low quality, in the plan, where they would make it less readable, and on a folded board,
/// because the shadow map is drawn of the flat board.
fn update_shadows(
    settings: Res<Settings>,
    quality: Res<Quality>,
    torus: Option<Res<Torus>>,
    lights: Query<&mut DirectionalLight>,
) {
    let folded = torus.is_some_and(|torus| torus.folded_by() > 0.0);
    let wanted = *quality == Quality::High && !settings.view.is_flat() && !folded;
    for mut light in lights {
        if light.shadow_maps_enabled != wanted {
            light.shadow_maps_enabled = wanted;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::state::settings::View;

    #[test]
    fn pieces_cast_shadows_on_the_table_in_high_quality_only() {
        let mut app = App::new();
        app.init_resource::<Settings>().init_resource::<Quality>().add_systems(Update, update_shadows);
        let light = app.world_mut().spawn(DirectionalLight::default()).id();
        for (quality, view, wanted) in [
            (Quality::High, View::Table, true),
            (Quality::Low, View::Table, false),
            (Quality::High, View::Plan, false),
            (Quality::Low, View::Plan, false),
            (Quality::High, View::Table, true),
        ] {
            app.insert_resource(quality);
            app.world_mut().resource_mut::<Settings>().view = view;
            app.update();
            let light = app.world().get::<DirectionalLight>(light);
            assert_eq!(light.map(|light| light.shadow_maps_enabled), Some(wanted), "{quality:?} {view:?}");
        }
    }
}
