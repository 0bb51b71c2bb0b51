//! Ornaments that belong to no game: the brushed ring of the title, the seal beside it, and the background's light.

use crate::app::ui::theme::{LIGHT, RED};
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Stroke, Vec2, lerp, pos2};
use std::f32::consts::TAU;

/// An ensō: a ring drawn with one stroke of a brush. `bristles` is the number of lines that the brush leaves.
pub(crate) fn ring(painter: &Painter, centre: Pos2, radius: f32, colour: Color32, bristles: u8) {
    let width = radius * 0.26;
    for bristle in 0..bristles {
        let across = lerp(-1.0..=1.0, f32::from(bristle) / f32::from(bristles.max(2) - 1));
        // Two sine waves of different period instead of random numbers, so that the ring looks the same every time.
        let chance = (f32::from(bristle) * 12.9898).sin() * 0.5 + (f32::from(bristle) * 4.1414).cos() * 0.5;
        let begin = 0.04 * (1.0 - across.abs()) + 0.012 * chance;
        let end = 0.985 - 0.11 * chance.abs() - 0.05 * across.abs();
        let weight = width / f32::from(bristles) * (1.6 + 0.8 * chance);
        let strokes = 72_u8;
        let point = |step: u8| {
            let way = lerp(begin..=end, f32::from(step) / f32::from(strokes));
            // The line is widest after a third of the way and narrow at the end, as when a brush is lifted.
            let spread = 0.55 + 0.45 * (way * 2.6).sin();
            let wobble = 0.012 * (way * 9.0 + chance).sin() - 0.03 * (1.0 - way);
            centre + Vec2::angled(TAU * (way + 0.19)) * (radius * (1.0 + wobble) + across * width * 0.5 * spread)
        };
        let fading = 1.0 - 0.35 * chance.abs();
        let body = (0..=strokes).map(point).collect();
        painter.line(body, Stroke::new(weight, colour.gamma_multiply(fading)));
    }
}

/// The background of a screen: warm light around `lamp` that fades into the darker colour of the edges.
pub(crate) fn background(painter: &Painter, rect: Rect, lamp: Pos2, [middle, edge]: [Color32; 2]) {
    use bevy_egui::egui::Mesh;
    let mut mesh = Mesh::default();
    let reach = rect.size().length() * 0.72;
    let (rings, spokes) = (12_u16, 48_u16);
    for ring in 0..=rings {
        let way = f32::from(ring) / f32::from(rings);
        let colour = middle.lerp_to_gamma(edge, way.powf(0.8).min(1.0));
        for spoke in 0..spokes {
            let at = lamp + Vec2::angled(TAU * f32::from(spoke) / f32::from(spokes)) * reach * way;
            mesh.colored_vertex(pos2(at.x, at.y), colour);
        }
    }
    for ring in 0..rings {
        for spoke in 0..spokes {
            let next = (spoke + 1) % spokes;
            let at = |ring: u16, spoke: u16| u32::from(ring * spokes + spoke);
            mesh.add_triangle(at(ring, spoke), at(ring, next), at(ring + 1, spoke));
            mesh.add_triangle(at(ring, next), at(ring + 1, next), at(ring + 1, spoke));
        }
    }
    painter.rect_filled(rect, CornerRadius::ZERO, edge);
    painter.with_clip_rect(rect).add(mesh);
}

/// A red seal with a ring, beside the title.
pub(crate) fn seal(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, CornerRadius::same(3), RED);
    ring(painter, rect.center(), rect.width() * 0.3, LIGHT, 7);
}
