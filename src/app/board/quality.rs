//! How finely the 3D view is drawn: whether its edges are smoothed, and how many pixels the shadow map has.
//!
//! Where the processor draws, both take most of the time of a frame.

use crate::app::camera::view::TableCamera;
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::{GraphicsQuality, Settings};
use bevy::light::DirectionalLightShadowMap;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu_types::DeviceType;

/// Pixels along one side of the shadow map, in high and in low quality.
const SHADOW_MAP: [usize; 2] = [2048, 512];

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(DirectionalLightShadowMap { size: SHADOW_MAP[0] })
        .add_systems(Update, set_quality.run_if(resource_changed::<Settings>).in_set(AppSystems::View));
}

/// Sets the quality that is chosen. There is no adapter where nothing is drawn.
fn set_quality(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut shadow_map: ResMut<DirectionalLightShadowMap>,
    mut edges: Single<&mut Msaa, With<TableCamera>>,
) {
    let low = is_low(settings.graphics, adapter.map(|adapter| adapter.device_type));
    edges.set_if_neq(if low { Msaa::Off } else { Msaa::Sample4 });
    let size = SHADOW_MAP[usize::from(low)];
    if shadow_map.size != size {
        shadow_map.size = size;
    }
}

/// Whether quality is low on a device of this type.
fn is_low(wanted: GraphicsQuality, device: Option<DeviceType>) -> bool {
    match wanted {
        GraphicsQuality::Automatic => device == Some(DeviceType::Cpu),
        GraphicsQuality::High => false,
        GraphicsQuality::Low => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_draws_in_low_quality_unless_another_is_chosen() {
        let [card, processor] = [DeviceType::IntegratedGpu, DeviceType::Cpu].map(Some);
        assert_eq!([card, processor].map(|device| is_low(GraphicsQuality::Automatic, device)), [false, true]);
        assert_eq!([card, processor].map(|device| is_low(GraphicsQuality::High, device)), [false, false]);
        assert_eq!([card, processor].map(|device| is_low(GraphicsQuality::Low, device)), [true, true]);
    }

    #[test]
    fn a_change_of_the_setting_changes_edges_and_shadows_at_once() {
        let mut app = App::new();
        app.init_resource::<Settings>().add_plugins(plugin);
        let camera = app.world_mut().spawn((TableCamera, Msaa::default())).id();
        let mut drawn_with = |wanted| {
            app.world_mut().resource_mut::<Settings>().graphics = wanted;
            app.update();
            let world = app.world();
            (world.get::<Msaa>(camera).copied(), world.resource::<DirectionalLightShadowMap>().size)
        };
        let high = drawn_with(GraphicsQuality::High);
        let low = drawn_with(GraphicsQuality::Low);
        assert_eq!((high.0, low.0), (Some(Msaa::Sample4), Some(Msaa::Off)));
        assert!(low.1 < high.1);
        assert_eq!(drawn_with(GraphicsQuality::High), high);
    }
}
