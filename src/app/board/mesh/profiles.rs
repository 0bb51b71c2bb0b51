//! Profiles of pieces for [`MeshBuilder::lathe`](crate::app::board::mesh::builder::MeshBuilder::lathe), and the flat
//! discs that represent pieces in the plan.

use crate::app::board::mesh::builder::MeshBuilder;
use bevy::prelude::*;
use std::f32::consts::PI;

/// The part of the textures of shell and slate that lies on one unit.
pub(crate) const STONE_GRAIN: f32 = 0.75;

/// The points of a profile, as (radius, height).
pub(crate) fn points<const N: usize>(profile: [(f32, f32); N]) -> Vec<Vec2> {
    profile.into_iter().map(Vec2::from).collect()
}

/// The height of the upper side of a profile at a distance from the axis.
pub(crate) fn on_profile(profile: &[Vec2], radius: f32) -> f32 {
    let pair = profile.windows(2).rev().find(|pair| pair[0].x >= radius && radius >= pair[1].x);
    pair.map_or(0.0, |pair| {
        let part = (pair[0].x - radius) / (pair[0].x - pair[1].x).max(1e-6);
        pair[0].y + (pair[1].y - pair[0].y) * part
    })
}

/// The radius of a stone's rim (the fillet between its two caps).
const RIM: f32 = 0.055;

/// A lens-shaped stone that stands on the ground: two equal caps of a sphere that meet in a rounded rim, with this
/// number of steps from the rim to the top.
pub(crate) fn lens(radius: f32, height: f32, steps: usize) -> Vec<Vec2> {
    // It is a smaller lens with a sharp rim, offset outwards by the radius of the rim.
    let (sharp, cap) = (radius - RIM, height / 2.0 - RIM);
    let ball = (sharp * sharp + cap * cap) / (2.0 * cap);
    let widest = (sharp / ball).asin();
    let upper = |step: usize| {
        let (sin, cos) = (widest * (1.0 - step as f32 / steps as f32)).sin_cos();
        Vec2::new((ball + RIM) * sin, height / 2.0 + cap - ball + (ball + RIM) * cos)
    };
    let rim = |step: i8| {
        let (sin, cos) = ((PI / 2.0 - widest) * f32::from(step) / 2.0).sin_cos();
        Vec2::new(sharp + RIM * cos, height / 2.0 + RIM * sin)
    };
    // The underside is rarely seen, so few segments are enough.
    let bottom = [Vec2::ZERO].into_iter();
    bottom.chain((-2..2).map(rim)).chain((0..=steps).map(upper)).collect()
}

/// A part of a circle around a point on the axis, from one angle to another, in degrees above the horizontal.
pub(crate) fn arc(radius: f32, height: f32, from: f32, to: f32, steps: usize) -> Vec<Vec2> {
    (0..=steps)
        .map(|step| {
            let (sin, cos) = (from + (to - from) * step as f32 / steps as f32).to_radians().sin_cos();
            Vec2::new(radius * cos.max(0.0), height + radius * sin)
        })
        .collect()
}

/// A disc with an outline of another colour, as large as the piece that it represents in the plan.
pub(crate) fn disc(builder: &mut MeshBuilder, radius: f32, outline: f32, colour: Color, contrast: Color) {
    builder.paint(contrast).ring(level(0.1), 0.0, radius);
    builder.paint(colour).ring(level(0.11), 0.0, radius - outline);
}

/// The middle of a square at this height.
pub(crate) fn level(height: f32) -> Vec3 {
    Vec3::Y * height
}
