//! The one material of the 3D view: coloured or grained, and lit by the key light and the ambient light, or unlit like
//! print.
//!
//! Bevy's standard material can do far more, but also takes more time: with a software renderer a frame took four times
//! as long, even with its features switched off.

use crate::app::board::schedule::BoardSystems;
use crate::app::geometry::torus::{REACH, Torus};
use crate::app::state::schedule::AppSystems;
use bevy::asset::embedded_asset;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

/// A surface. Its colour is the vertex colour times the texture times the tint.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(SurfaceKey)]
pub(crate) struct Surface {
    #[uniform(0)]
    pub(crate) values: Values,
    /// A grain or glyphs; white if there is none.
    #[texture(1)]
    #[sampler(2)]
    pub(crate) picture: Option<Handle<Image>>,
    pub(crate) finish: Finish,
    pub(crate) see_through: bool,
    /// Whether it is drawn before all other transparent surfaces.
    pub(crate) is_undermost: bool,
}

/// The uniform values of a surface.
#[derive(ShaderType, Clone, Debug)]
pub(crate) struct Values {
    /// What its colours are multiplied with.
    pub(crate) tint: LinearRgba,
    /// The ambient light from above, in candela per square metre.
    pub(crate) above: LinearRgba,
    /// The ambient light from the sides, in candela per square metre.
    pub(crate) around: LinearRgba,
    /// The exponent and the strength of the specular highlight (Blinn-Phong), and the reflectance at normal incidence.
    pub(crate) gloss: Vec4,
    /// The torus: columns and rows, or 0 for any other board; how far it is folded; the opacity of its copies, and how
    /// many cells of them are seen.
    pub(crate) torus: Vec4,
    /// The shape of the doughnut, see [`Torus::DOUGHNUT`](crate::app::geometry::torus::Torus::DOUGHNUT).
    pub(crate) doughnut: Vec4,
    /// The colour of the background, into which the copies fade.
    pub(crate) background: LinearRgba,
    /// For surfaces without shadows: half the width and depth of the fully lit part, the part of the light that is left
    /// far from it, and the distance over which the light falls off.
    pub(crate) fading: Vec4,
    /// How much brighter sunbeams are; the direction across the beams.
    pub(crate) sun: Vec4,
}

impl Default for Values {
    /// White, without any light.
    fn default() -> Self {
        let dark = LinearRgba::BLACK;
        let torus = Vec4::ZERO;
        let doughnut = Torus::DOUGHNUT;
        Self {
            tint: LinearRgba::WHITE,
            above: dark,
            around: dark,
            gloss: Vec4::ZERO,
            torus,
            doughnut,
            background: dark,
            fading: Vec4::ZERO,
            sun: Vec4::ZERO,
        }
    }
}

/// How a surface is shaded.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Finish {
    /// Unlit: its colours are shown as they are.
    Flat,
    /// Diffuse light, without shadows.
    Open,
    /// Diffuse light, with shadows.
    Matt,
    /// Diffuse and specular light, with shadows.
    Glossy,
}

/// The properties of a surface that select a variant of the shader (pipeline specialisation).
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SurfaceKey {
    finish: Finish,
    see_through: bool,
}

impl From<&Surface> for SurfaceKey {
    fn from(surface: &Surface) -> Self {
        Self { finish: surface.finish, see_through: surface.see_through }
    }
}

impl Surface {
    /// The same surface, polished.
    pub(crate) fn glossy(mut self, gloss: Vec4) -> Self {
        self.finish = Finish::Glossy;
        self.values.gloss = gloss;
        self
    }

    /// An unlit, transparent colour.
    pub(crate) fn ink(colour: Color, picture: Option<Handle<Image>>) -> Self {
        let values = Values { tint: colour.into(), ..Values::default() };
        Self { values, picture, finish: Finish::Flat, see_through: true, is_undermost: false }
    }
}

impl Material for Surface {
    fn vertex_shader() -> ShaderRef {
        "embedded://zen_table/app/board/material/surface.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "embedded://zen_table/app/board/material/surface.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        if self.see_through { AlphaMode::Blend } else { AlphaMode::Opaque }
    }

    fn depth_bias(&self) -> f32 {
        if self.is_undermost { -1000.0 } else { 0.0 }
    }

    fn specialize(
        _pipeline: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if let Some(fragment) = &mut descriptor.fragment {
            let SurfaceKey { finish, see_through } = key.bind_group_data;
            let defines: &[&str] = match finish {
                Finish::Flat => &[],
                Finish::Open => &["LIT", "OPEN"],
                Finish::Matt => &["LIT", "SHADED"],
                Finish::Glossy => &["LIT", "SHADED", "GLOSSY"],
            };
            fragment.shader_defs.extend(defines.iter().map(|&define| define.into()));
            if see_through {
                fragment.shader_defs.push("SEE_THROUGH".into());
            }
        }
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    embedded_asset!(app, "surface.wgsl");
    app.add_plugins(MaterialPlugin::<Surface>::default())
        .add_systems(Update, update_torus.after(BoardSystems::Move).in_set(AppSystems::View));
}

/// Writes to every surface how far the torus is folded. How far it is scrolled shows in the transforms of its images.
fn update_torus(torus: Option<Res<Torus>>, mut before: Local<Vec4>, mut surfaces: ResMut<Assets<Surface>>) {
    let values =
        torus.map_or(Vec4::ZERO, |torus| Vec4::new(torus.side(), torus.folded_by(), torus.copies_opacity(), REACH));
    if *before != values {
        *before = values;
        for (_, surface) in surfaces.iter_mut() {
            surface.values.torus = values;
        }
    }
}
