//! The room: the table top in its pool of lamplight, the one light that throws shadows, and the light from all round.

use super::clay::Clay;
use super::layout::TABLE_TOP;
use super::looks::Looks;
use super::surface::{Finish, Surface, Values};
use super::wrap::Wrap;
use crate::app::AppSystems;
use crate::app::camera::Reach;
use crate::app::settings::{Settings, View};
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, NotShadowCaster};
use bevy::prelude::*;

const LIGHT: Color = Color::srgb(1.0, 0.93, 0.82);
/// In lux.
const KEY_LIGHT: f32 = 8_000.0;
/// In candela per square metre.
const LIGHT_ALL_ROUND: f32 = 720.0;
/// Where the key light comes from: over the left shoulder of player one.
const LAMP: Vec3 = Vec3::new(-5.5, 13.0, 4.5);
/// Pixels along one side of the shadow map.
const SHADOW_MAP: usize = 2048;

/// Half the side of the table top, whose edge is out of the lamp's light.
const TABLE: f32 = 60.0;
/// How far from the board shadows fall on the table.
const APRON: f32 = 2.4;
/// What boards lie on.
#[derive(Component)]
struct TableTop;

const WALNUT: Color = Color::srgb(0.31, 0.21, 0.155);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: SHADOW_MAP })
        .add_systems(PostStartup, furnish)
        .add_systems(Update, (switch_shadows, lay_table).after(super::TableSystems::Move).in_set(AppSystems::View))
        .add_systems(Update, reach_of_shadows.run_if(resource_changed::<Reach>));
}

/// A matt white surface in the light of this room.
pub(super) fn surface() -> Surface {
    let light = |colour: Color| colour.to_linear() * LIGHT_ALL_ROUND;
    let values = Values {
        above: light(Color::srgb(0.98, 0.95, 0.90)),
        around: light(Color::srgb(0.56, 0.53, 0.50)),
        ..default()
    };
    Surface { values, picture: None, finish: Finish::Matt, see_through: false, is_undermost: false }
}

fn furnish(mut commands: Commands, looks: Res<Looks>, mut meshes: ResMut<Assets<Mesh>>) {
    commands.spawn((
        Name::new("key light"),
        DirectionalLight { color: LIGHT, illuminance: KEY_LIGHT, shadow_maps_enabled: true, ..default() },
        cascade(Reach::default()),
        Transform::from_translation(LAMP).looking_at(Vec3::ZERO, Vec3::Y),
    ));
    commands.spawn((
        Name::new("table top"),
        TableTop,
        Mesh3d(meshes.add(table_top().build())),
        MeshMaterial3d(looks.open_wood.clone()),
        NotShadowCaster,
    ));
}

/// One cascade: there is no more in a browser.
fn cascade(reach: Reach) -> CascadeShadowConfig {
    CascadeShadowConfigBuilder {
        num_cascades: 1,
        minimum_distance: reach.near,
        maximum_distance: reach.far,
        ..default()
    }
    .build()
}

/// The shadow map covers the board and no more, which makes shadows crisp.
fn reach_of_shadows(reach: Res<Reach>, lights: Query<&mut CascadeShadowConfig>) {
    for mut config in lights {
        *config = cascade(*reach);
    }
}

/// The plan has no shadows: they would make it less readable. Nor has what is folded, whose shadows would be the flat board's.
fn switch_shadows(settings: Res<Settings>, wrap: Option<Res<Wrap>>, lights: Query<&mut DirectionalLight>) {
    let folded = wrap.is_some_and(|wrap| wrap.folded_by() > 0.0);
    let wanted = settings.view != View::Plan && !folded;
    for mut light in lights {
        if light.shadow_maps_enabled != wanted {
            light.shadow_maps_enabled = wanted;
        }
    }
}

/// There is no table where a board has no end.
fn lay_table(wrap: Option<Res<Wrap>>, mut table: Single<&mut Visibility, With<TableTop>>) {
    let wanted = if wrap.is_some() { Visibility::Hidden } else { Visibility::Inherited };
    table.set_if_neq(wanted);
}

/// Dark wood, so wide that its rim is never seen.
fn table_top() -> Clay {
    let mut clay = Clay::new(WALNUT);
    clay.rectangle(Vec3::Y * TABLE_TOP, Vec2::splat(TABLE));
    clay
}

/// The part of the table top round a board on which shadows fall: the same wood a hair higher.
pub(super) fn apron(half_board: Vec2) -> Clay {
    let mut clay = Clay::new(WALNUT);
    let outline = half_board + Vec2::splat(APRON);
    clay.outline(Vec3::Y * (TABLE_TOP + 0.002), outline, APRON + 0.1);
    clay
}
