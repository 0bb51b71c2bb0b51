//! The one material of the table: painted or grained, lit by the lamp and the room, or flat like print.
//!
//! Bevy's own standard material can do far more, and costs accordingly: drawn in software it took four times the time of
//! this one, whatever of it was switched off.

use bevy::asset::embedded_asset;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

/// A surface; its colour is that of the mesh's corners times its picture times its tint.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(Finish)]
pub(super) struct Surface {
    #[uniform(0)]
    pub(super) values: Values,
    /// Grain or glyphs; nothing is white.
    #[texture(1)]
    #[sampler(2)]
    pub(super) picture: Option<Handle<Image>>,
    pub(super) finish: Finish,
    pub(super) see_through: bool,
}

/// The numbers of a surface.
#[derive(ShaderType, Clone, Debug)]
pub(super) struct Values {
    /// What its colours are multiplied with.
    pub(super) tint: LinearRgba,
    /// The light from above, in candela per square metre.
    pub(super) above: LinearRgba,
    /// The light from round about.
    pub(super) around: LinearRgba,
    /// How sharp the lamp's reflection is, how strong, and how much of the room is mirrored head on.
    pub(super) gloss: Vec4,
}

impl Default for Values {
    /// White, in the dark.
    fn default() -> Self {
        let dark = LinearRgba::BLACK;
        Self { tint: LinearRgba::WHITE, above: dark, around: dark, gloss: Vec4::ZERO }
    }
}

/// How a surface is lit.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Finish {
    /// Not at all: its colours are seen as they are.
    Flat,
    /// By lamp and room, out of the reach of shadows.
    Open,
    /// By lamp and room, with shadows.
    Matt,
    /// The same, and it mirrors lamp and room.
    Glossy,
}

impl From<&Surface> for Finish {
    fn from(surface: &Surface) -> Self {
        surface.finish
    }
}

impl Surface {
    /// The same surface, polished.
    pub(super) fn glossy(mut self, gloss: Vec4) -> Self {
        self.finish = Finish::Glossy;
        self.values.gloss = gloss;
        self
    }

    /// A flat colour that lets shine through what lies under it.
    pub(super) fn ink(colour: Color, picture: Option<Handle<Image>>) -> Self {
        let values = Values { tint: colour.into(), ..Values::default() };
        Self { values, picture, finish: Finish::Flat, see_through: true }
    }
}

impl Material for Surface {
    fn fragment_shader() -> ShaderRef {
        "embedded://zen_table/app/table/surface.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.see_through { AlphaMode::Blend } else { AlphaMode::Opaque }
    }

    fn specialize(
        _pipeline: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(fragment) = &mut descriptor.fragment {
            let defines: &[&str] = match key.bind_group_data {
                Finish::Flat => &[],
                Finish::Open => &["LIT"],
                Finish::Matt => &["LIT", "SHADED"],
                Finish::Glossy => &["LIT", "SHADED", "GLOSSY"],
            };
            fragment.shader_defs.extend(defines.iter().map(|&define| define.into()));
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "surface.wgsl");
    app.add_plugins(MaterialPlugin::<Surface>::default());
}
