//! Counts the draw calls of a frame, from the render phases.

use crate::app::platform::frames::Frames;
use bevy::core_pipeline::core_3d::{AlphaMask3d, Opaque3d, Transparent3d};
use bevy::pbr::Shadow;
use bevy::prelude::*;
use bevy::render::render_phase::{
    BinnedPhaseItem, BinnedRenderPhase, SortedPhaseItem, SortedRenderPhase, ViewBinnedRenderPhases,
    ViewSortedRenderPhases,
};
use bevy::render::{Render, RenderApp, RenderSystems};

/// Counts the draw calls of every frame with its shadows, but without menus, which egui draws.
pub(super) fn count(app: &mut App) {
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(Render, note.in_set(RenderSystems::Cleanup));
    }
}

fn note(
    frames: Res<Frames>,
    opaque: Res<ViewBinnedRenderPhases<Opaque3d>>,
    masked: Res<ViewBinnedRenderPhases<AlphaMask3d>>,
    shadows: Res<ViewBinnedRenderPhases<Shadow>>,
    see_through: Res<ViewSortedRenderPhases<Transparent3d>>,
) {
    let sorted: usize = see_through.values().map(calls_of_sorted).sum();
    frames.note_draws(of_views(&opaque) + of_views(&masked) + of_views(&shadows) + sorted);
}

fn of_views<I: BinnedPhaseItem>(phases: &ViewBinnedRenderPhases<I>) -> usize {
    phases.values().map(calls_of_binned).sum()
}

/// Objects that share a mesh and a material are drawn by one call. Without storage buffers (WebGL) many of them need
/// some more calls, which are not counted.
fn calls_of_binned<I: BinnedPhaseItem>(phase: &BinnedRenderPhase<I>) -> usize {
    let single: usize = phase.unbatchable_meshes.values().map(|bin| bin.entities.len()).sum();
    let others: usize = phase.non_mesh_items.values().map(|bin| bin.entities.len()).sum();
    phase.multidrawable_meshes.len() + phase.batchable_meshes.len() + single + others
}

/// An item also draws the items that follow it in its batch.
fn calls_of_sorted<I: SortedPhaseItem>(phase: &SortedRenderPhase<I>) -> usize {
    let (mut calls, mut index) = (0, 0);
    while let Some((_, item)) = phase.items.get_index(index) {
        let batch = item.batch_range().len();
        calls += usize::from(batch > 0);
        index += batch.max(1);
    }
    calls
}
