//! Small drawings: the players' pieces, Zener's symbols, the games' emblems, the brushed ring of the title.

use crate::app::ui::theme::{self, MUTED, PAPER, RED};
use crate::games::{Kind, Piece, Player};
use crate::themes::Colour;
use bevy_egui::egui::{Color32, CornerRadius, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, lerp, pos2, vec2};
use std::f32::consts::TAU;

/// The colour of a piece on the table, and of what is inlaid in it, which outlines it on a ground of its own colour.
fn colours(painter: &Painter, kind: Kind, piece: Piece) -> [Color32; 2] {
    let paint = theme::styles(painter.ctx()).theme(kind).paint(piece);
    [paint.colour, paint.inlay].map(|Colour([red, green, blue, _])| Color32::from_rgb(red, green, blue))
}

/// The same of a player's pieces; in each game all of a player's pieces are of one colour.
fn players(painter: &Painter, kind: Kind, player: Player) -> [Color32; 2] {
    colours(painter, kind, Piece::Pawn(player))
}

/// One of a player's pieces, by shape and colour; in Zener with a symbol, if one is meant.
pub(crate) fn piece(painter: &Painter, rect: Rect, kind: Kind, player: Player, symbol_number: Option<u8>) {
    let [fill, inlay] = players(painter, kind, player);
    let side = rect.width().min(rect.height());
    let (centre, stroke) = (rect.center(), Stroke::new((side / 22.0).max(1.0), edge([fill, inlay])));
    match kind {
        Kind::Zen => pawn(painter, centre, side, fill, stroke),
        Kind::Enso | Kind::Torus => {
            painter.circle(centre, side * 0.46, fill, stroke);
            let shine = fill.lerp_to_gamma(Color32::WHITE, 0.28);
            painter.circle_filled(centre - vec2(side, side) * 0.13, side * 0.12, shine);
            if kind == Kind::Torus && player == Player::Two {
                // A ring tells the red stones from the black ones without their colour.
                painter.circle_stroke(centre, side * 0.27, Stroke::new(stroke.width, inlay));
            }
        }
        Kind::Zener => {
            let tile = Rect::from_center_size(centre, Vec2::splat(side * 0.92));
            painter.rect(tile, CornerRadius::same(4), fill, stroke, StrokeKind::Inside);
            if let Some(number) = symbol_number {
                symbol(painter, tile.shrink(side * 0.2), number, Stroke::new(side / 14.0, inlay));
            }
        }
    }
}

/// One of a player's pieces where there is only room for a dot.
pub(super) fn dot(painter: &Painter, at: Pos2, radius: f32, kind: Kind, player: Player) {
    let paint = players(painter, kind, player);
    painter.circle(at, radius, paint[0], Stroke::new(0.75, edge(paint)));
}

/// The line round a piece, less strong than what is inlaid in it.
fn edge([fill, inlay]: [Color32; 2]) -> Color32 {
    inlay.lerp_to_gamma(fill, 0.25)
}

fn pawn(painter: &Painter, centre: Pos2, side: f32, fill: Color32, stroke: Stroke) {
    let at = |x: f32, y: f32| centre + vec2(x, y) * side;
    let body = vec![at(-0.14, -0.12), at(0.14, -0.12), at(0.34, 0.44), at(-0.34, 0.44)];
    painter.add(Shape::convex_polygon(body, fill, stroke));
    painter.circle(at(0.0, -0.22), side * 0.21, fill, stroke);
}

/// One of Zener's symbols: 1 circle, 2 cross, 3 waves, 4 square, 5 star.
pub(super) fn symbol(painter: &Painter, rect: Rect, number: u8, stroke: Stroke) {
    let (centre, radius) = (rect.center(), rect.width().min(rect.height()) / 2.0);
    match number {
        1 => {
            painter.circle_stroke(centre, radius * 0.9, stroke);
        }
        2 => {
            for way in [vec2(radius, 0.0), vec2(0.0, radius)] {
                painter.line_segment([centre - way, centre + way], stroke);
            }
        }
        3 => {
            for x in [-0.6, 0.0, 0.6] {
                let wave = (0..=16_u8).map(|step| {
                    let way = lerp(-1.0..=1.0, f32::from(step) / 16.0);
                    centre + vec2(x + 0.16 * (way * TAU / 1.4).sin(), way) * radius
                });
                painter.line(wave.collect(), stroke);
            }
        }
        4 => {
            let square = Rect::from_center_size(centre, Vec2::splat(radius * 1.7));
            painter.rect_stroke(square, CornerRadius::ZERO, stroke, StrokeKind::Middle);
        }
        _ => {
            let tips = (0..10_u8).map(|tip| {
                let reach = if tip % 2 == 0 { 1.05 } else { 0.45 };
                centre + Vec2::angled(TAU * (f32::from(tip) / 10.0 - 0.25)) * radius * reach
            });
            painter.add(Shape::closed_line(tips.collect(), stroke));
        }
    }
}

/// What a game is known by in the menu.
pub(crate) fn emblem(painter: &Painter, rect: Rect, kind: Kind) {
    let side = rect.width().min(rect.height());
    let centre = rect.center();
    match kind {
        // The ring of twenty pawns with their colours alternating, and the Zen in the middle.
        Kind::Zen => {
            for (index, square) in diamond().into_iter().enumerate() {
                let player = if index % 2 == 0 { Player::One } else { Player::Two };
                let paint = players(painter, kind, player);
                let at = centre + square * side / 11.5;
                painter.circle(at, side / 28.0, paint[0], Stroke::new(1.0, edge(paint)));
            }
            let [red, gilt] = colours(painter, kind, Piece::Zen);
            painter.circle(centre, side / 17.0, red, Stroke::new(1.0, gilt));
        }
        Kind::Enso => ring(painter, centre, side * 0.36, PAPER, 14),
        // Loops both ways round a torus.
        Kind::Torus => {
            for (radius, colour) in [(0.44, MUTED), (0.2, MUTED)] {
                painter.circle_stroke(centre, side * radius, Stroke::new(1.5, colour));
            }
            let [black, red] = Player::BOTH.map(|player| players(painter, kind, player)[0]);
            painter.circle_stroke(centre, side * 0.32, Stroke::new(3.0, red));
            for step in 0..8_u8 {
                let at = centre + Vec2::angled(TAU * f32::from(step) / 8.0) * side * 0.32;
                painter.circle(at, side * 0.055, black, Stroke::new(1.0, MUTED));
            }
        }
        Kind::Zener => {
            let [bone, ink] = players(painter, kind, Player::One);
            for number in 1..=5_u8 {
                let column = (f32::from(number) - 3.0) * 0.195;
                let row = if number % 2 == 0 { -0.15 } else { 0.13 };
                let tile = Rect::from_center_size(centre + vec2(column, row) * side, Vec2::splat(side * 0.2));
                painter.rect(tile, CornerRadius::same(2), bone, Stroke::NONE, StrokeKind::Inside);
                symbol(painter, tile.shrink(side * 0.04), number, Stroke::new(side / 45.0, ink));
            }
        }
    }
}

/// The squares of ZEN's ring, from the top to the right, counted from the centre.
fn diamond() -> Vec<Vec2> {
    let corners = [vec2(0.0, -5.0), vec2(5.0, 0.0), vec2(0.0, 5.0), vec2(-5.0, 0.0)];
    (0..4)
        .flat_map(|side| {
            let (from, to) = (corners[side], corners[(side + 1) % 4]);
            (0..5_u8).map(move |step| from + (to - from) * f32::from(step) / 5.0)
        })
        .collect()
}

/// An ensō: a ring drawn with one stroke of a brush that runs dry.
pub(crate) fn ring(painter: &Painter, centre: Pos2, radius: f32, colour: Color32, bristles: u8) {
    let width = radius * 0.26;
    for bristle in 0..bristles {
        let across = lerp(-1.0..=1.0, f32::from(bristle) / f32::from(bristles.max(2) - 1));
        // Two waves that never meet in step stand for chance: the ring looks the same every time.
        let chance = (f32::from(bristle) * 12.9898).sin() * 0.5 + (f32::from(bristle) * 4.1414).cos() * 0.5;
        let begin = 0.04 * (1.0 - across.abs()) + 0.012 * chance;
        let end = 0.985 - 0.11 * chance.abs() - 0.05 * across.abs();
        let weight = width / f32::from(bristles) * (1.6 + 0.8 * chance);
        let strokes = 72_u8;
        let point = |step: u8| {
            let way = lerp(begin..=end, f32::from(step) / f32::from(strokes));
            // The brush is pressed down in the first third and lifted towards the end.
            let spread = 0.55 + 0.45 * (way * 2.6).sin();
            let wobble = 0.012 * (way * 9.0 + chance).sin() - 0.03 * (1.0 - way);
            centre + Vec2::angled(TAU * (way + 0.19)) * (radius * (1.0 + wobble) + across * width * 0.5 * spread)
        };
        let fading = 1.0 - 0.35 * chance.abs();
        let body = (0..=strokes).map(point).collect();
        painter.line(body, Stroke::new(weight, colour.gamma_multiply(fading)));
    }
}

/// A light warm in the middle that fades towards the edges of the room.
pub(crate) fn room(painter: &Painter, rect: Rect, lamp: Pos2, [middle, edge]: [Color32; 2]) {
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

/// The strong colour as a seal, for the corner of a title.
pub(crate) fn seal(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, CornerRadius::same(3), RED);
    ring(painter, rect.center(), rect.width() * 0.3, PAPER, 7);
}
