//! How finely the 3D view is drawn: whether its edges are smoothed, and whether pieces cast shadows.
//!
//! Where the processor draws, both together take about half of the time of a frame.

use crate::app::board::schedule::BoardSystems;
use crate::app::camera::view::TableCamera;
use crate::app::state::settings::{GraphicsQuality, Settings};
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use wgpu_types::DeviceType;

/// How finely the 3D view is drawn now. What players choose is [`GraphicsQuality`].
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum Quality {
    /// With smooth edges and cast shadows.
    #[default]
    High,
    /// Without them.
    Low,
}

impl Quality {
    /// The quality on a device of this type.
    fn on(device: Option<DeviceType>, wanted: GraphicsQuality) -> Self {
        match wanted {
            GraphicsQuality::Automatic if device == Some(DeviceType::Cpu) => Self::Low,
            GraphicsQuality::Automatic | GraphicsQuality::High => Self::High,
            GraphicsQuality::Low => Self::Low,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Quality>()
        .add_systems(Update, set_quality.run_if(resource_changed::<Settings>).in_set(BoardSystems::Build));
}

/// Sets the quality that is chosen, and with it the camera. There is no adapter where nothing is drawn.
fn set_quality(
    settings: Res<Settings>,
    adapter: Option<Res<RenderAdapterInfo>>,
    mut quality: ResMut<Quality>,
    mut samples: Single<&mut Msaa, With<TableCamera>>,
) {
    quality.set_if_neq(Quality::on(adapter.map(|adapter| adapter.device_type), settings.graphics));
    samples.set_if_neq(match *quality {
        Quality::High => Msaa::Sample4,
        Quality::Low => Msaa::Off,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_processor_draws_in_low_quality_unless_another_is_chosen() {
        let on = |device, wanted| Quality::on(Some(device), wanted);
        assert_eq!(on(DeviceType::IntegratedGpu, GraphicsQuality::Automatic), Quality::High);
        assert_eq!(on(DeviceType::Cpu, GraphicsQuality::Automatic), Quality::Low);
        for device in [DeviceType::IntegratedGpu, DeviceType::Cpu] {
            assert_eq!(on(device, GraphicsQuality::High), Quality::High);
            assert_eq!(on(device, GraphicsQuality::Low), Quality::Low);
        }
    }

    #[test]
    fn a_change_of_the_setting_changes_the_camera_at_once() {
        let mut app = App::new();
        app.init_resource::<Settings>().add_plugins(plugin);
        let camera = app.world_mut().spawn((TableCamera, Msaa::default())).id();
        for (wanted, samples) in [
            (GraphicsQuality::Low, Msaa::Off),
            (GraphicsQuality::High, Msaa::Sample4),
            (GraphicsQuality::Low, Msaa::Off),
        ] {
            app.world_mut().resource_mut::<Settings>().graphics = wanted;
            app.update();
            assert_eq!(app.world().get::<Msaa>(camera), Some(&samples));
        }
    }
}
