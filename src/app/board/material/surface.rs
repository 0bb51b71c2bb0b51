//! The one material of the table: painted or grained, lit by the lamp and the room, or flat like print.
//!
//! Bevy's own standard material can do far more, and costs accordingly: drawn in software it took four times the time of
//! this one, whatever of it was switched off.

use crate::app::board::schedule::BoardSystems;
use crate::app::geometry::torus::{REACH, Torus};
use crate::app::state::schedule::AppSystems;
use bevy::asset::embedded_asset;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError};
use bevy::shader::ShaderRef;

/// A surface; its colour is that of the mesh's corners times its picture times its tint.
#[derive(Asset, TypePath, AsBindGroup, Clone, Debug)]
#[bind_group_data(SurfaceKey)]
pub(crate) struct Surface {
    #[uniform(0)]
    pub(crate) values: Values,
    /// Grain or glyphs; nothing is white.
    #[texture(1)]
    #[sampler(2)]
    pub(crate) picture: Option<Handle<Image>>,
    pub(crate) finish: Finish,
    pub(crate) see_through: bool,
    /// Whether it is drawn before everything else that is seen through.
    pub(crate) is_undermost: bool,
}

/// The numbers of a surface.
#[derive(ShaderType, Clone, Debug)]
pub(crate) struct Values {
    /// What its colours are multiplied with.
    pub(crate) tint: LinearRgba,
    /// The light from above, in candela per square metre.
    pub(crate) above: LinearRgba,
    /// The light from round about.
    pub(crate) around: LinearRgba,
    /// How sharp the lamp's reflection is, how strong, and how much of the room is mirrored head on.
    pub(crate) gloss: Vec4,
    /// ZeN's torus: columns and rows, or 0 for any other board; how far it is folded; how much is seen of its copies, and
    /// how far they reach.
    pub(crate) torus: Vec4,
    /// What its doughnut is like, see [`Torus::DOUGHNUT`](crate::app::geometry::torus::Torus::DOUGHNUT).
    pub(crate) doughnut: Vec4,
    /// The room in which the copies are lost.
    pub(crate) room: LinearRgba,
    /// Of what lies out of the reach of shadows: half the width and depth of the part in full light, how much light is
    /// left far from it, and how far that is.
    pub(crate) fading: Vec4,
    /// How much brighter it is where the sun falls in; the direction across its beams.
    pub(crate) sun: Vec4,
}

impl Default for Values {
    /// White, in the dark.
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
            room: dark,
            fading: Vec4::ZERO,
            sun: Vec4::ZERO,
        }
    }
}

/// How a surface is lit.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Finish {
    /// Not at all: its colours are seen as they are.
    Flat,
    /// By lamp and room, out of the reach of shadows.
    Open,
    /// By lamp and room, with shadows.
    Matt,
    /// The same, and it mirrors lamp and room.
    Glossy,
}

/// What of a surface decides how its shader is built.
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

    /// A flat colour that lets shine through what lies under it.
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
        .add_systems(Update, tell_of_torus.after(BoardSystems::Move).in_set(AppSystems::View));
}

/// Tells every surface how the torus is folded; what it is scrolled by is told by where things lie.
fn tell_of_torus(wrap: Option<Res<Torus>>, mut told: Local<Vec4>, mut surfaces: ResMut<Assets<Surface>>) {
    let torus = wrap.map_or(Vec4::ZERO, |wrap| Vec4::new(wrap.side(), wrap.folded_by(), wrap.ghosts(), REACH));
    if *told != torus {
        *told = torus;
        for (_, surface) in surfaces.iter_mut() {
            surface.values.torus = torus;
        }
    }
}
