//! The room: the table top in its pool of lamplight, the one light that throws shadows, and the light from all round.

use super::clay::Clay;
use super::layout::TABLE_TOP;
use super::looks::Looks;
use crate::app::camera::Reach;
use crate::app::settings::{Settings, View};
use bevy::light::{CascadeShadowConfig, CascadeShadowConfigBuilder, DirectionalLightShadowMap, NotShadowCaster};
use bevy::prelude::*;
use std::f32::consts::TAU;

const LIGHT: Color = Color::srgb(1.0, 0.93, 0.82);
/// In lux.
const KEY_LIGHT: f32 = 9_000.0;
/// In candela per square metre.
const LIGHT_ALL_ROUND: f32 = 720.0;
/// Where the key light comes from: over the left shoulder of player one.
const LAMP: Vec3 = Vec3::new(-5.5, 13.0, 4.5);
/// Pixels along one side of the shadow map.
const SHADOW_MAP: usize = 2048;

/// How the table top darkens away from the board: at so many units, so much of its colour.
const POOL: [(f32, f32); 7] =
    [(0.0, 1.0), (6.0, 1.0), (9.0, 0.8), (13.0, 0.48), (19.0, 0.2), (28.0, 0.06), (48.0, 0.015)];

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: SHADOW_MAP })
        .add_systems(PostStartup, furnish)
        .add_systems(Update, switch_shadows.run_if(resource_changed::<Settings>))
        .add_systems(Update, reach_of_shadows.run_if(resource_changed::<Reach>));
}

/// The light from all round, for a camera.
pub(in crate::app) fn light_all_round(images: &mut Assets<Image>) -> EnvironmentMapLight {
    let (above, round, below) =
        (Color::srgb(0.98, 0.95, 0.90), Color::srgb(0.56, 0.53, 0.50), Color::srgb(0.30, 0.22, 0.16));
    EnvironmentMapLight {
        intensity: LIGHT_ALL_ROUND,
        ..EnvironmentMapLight::hemispherical_gradient(images, above, round, below)
    }
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
        Mesh3d(meshes.add(table_top().build())),
        MeshMaterial3d(looks.wood.clone()),
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

/// The plan has no shadows: they would make it less readable.
fn switch_shadows(settings: Res<Settings>, lights: Query<&mut DirectionalLight>) {
    let wanted = settings.view == View::Table;
    for mut light in lights {
        if light.shadow_maps_enabled != wanted {
            light.shadow_maps_enabled = wanted;
        }
    }
}

/// A round of dark wood, so wide that its rim is never seen.
fn table_top() -> Clay {
    const SIDES: usize = 32;
    let walnut = LinearRgba::from(Color::srgb(0.33, 0.215, 0.15));
    let mut clay = Clay::new(walnut.into());
    clay.grain(false, 0.0);
    for pair in POOL.windows(2) {
        let [(near, near_light), (far, far_light)] = [pair[0], pair[1]];
        for side in 0..SIDES {
            let at = |radius: f32, side: usize| {
                let (sin, cos) = (TAU * side as f32 / SIDES as f32).sin_cos();
                Vec3::new(radius * cos, TABLE_TOP, -radius * sin)
            };
            let shade = |light: f32| Color::from((walnut * light).with_alpha(1.0));
            clay.shaded_face(&[
                (at(near, side), shade(near_light)),
                (at(far, side), shade(far_light)),
                (at(far, side + 1), shade(far_light)),
                (at(near, side + 1), shade(near_light)),
            ]);
        }
    }
    clay
}
