//! Pictures of boards as PNG files. egui turns a plan into triangles, which are filled here: this needs neither a
//! window nor a graphics driver, and gives the same picture on the desktop and in the browser.

use crate::app::ui::theme::{self, diagram};
use crate::texts::figure::Plan;
use crate::themes::Styles;
use bevy_egui::egui::epaint::{ColorImage, ImageData, Mesh, Primitive, Vertex};
use bevy_egui::egui::{Context, CornerRadius, FullOutput, Pos2, RawInput, Rect, TextureId, Vec2, ViewportId, vec2};
use std::io;

/// The side of the largest plan, in points.
const SIDE: f32 = 600.0;

/// The largest side of a square, in points.
const CELL: f32 = 72.0;

/// The room around a plan, in points.
const MARGIN: f32 = 18.0;

/// The pixels of the picture for each point.
const SCALE: f32 = 2.0;

/// A picture of a plan with the names of its rows and columns, as a PNG file.
///
/// # Errors
/// When the file can't be written into memory.
pub(crate) fn png(plan: &Plan, styles: Styles) -> io::Result<Vec<u8>> {
    let plan_size = diagram::size_within(plan, Vec2::splat(SIDE), CELL);
    // The names stand at the left and below; the same room at the right makes the board look central.
    let size = (plan_size + vec2(3.0 * MARGIN, 2.0 * MARGIN)).ceil();
    let context = Context::default();
    theme::apply(&context);
    theme::use_styles(&context, styles);
    let mut input = RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)), ..RawInput::default() };
    input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(SCALE);
    let output = context.run_ui(input, |ui| {
        let painter = ui.painter();
        painter.rect_filled(Rect::from_min_size(Pos2::ZERO, size), CornerRadius::ZERO, theme::LIGHT);
        diagram::draw(painter, Rect::from_min_size(Pos2::new(MARGIN, MARGIN), plan_size), plan);
    });
    Canvas::of(&context, output, size).encode()
}

/// A picture while it is painted.
struct Canvas {
    width: usize,
    height: usize,
    /// The colours of the pixels by rows from the top: red, green and blue from 0 to 255, as the screen wants them
    /// (gamma-encoded), which is how egui blends.
    pixels: Vec<[f32; 3]>,
}

/// Parts of a pixel: positions are whole numbers of these, so that neighbouring triangles share their edge exactly.
const STEPS: i64 = 256;

/// A corner of a triangle.
#[derive(Clone, Copy)]
struct Corner {
    /// In [`STEPS`] of a pixel from the left and the top.
    at: [i64; 2],
    /// The place in the texture, from 0 to 1.
    texture: [f32; 2],
    /// Red, green, blue and opacity from 0 to 255; the colours are multiplied by the opacity.
    colour: [f32; 4],
}

impl Corner {
    fn of(vertex: &Vertex) -> Self {
        let at = [vertex.pos.x, vertex.pos.y].map(|at| (at * SCALE * STEPS as f32).round() as i64);
        Self { at, texture: [vertex.uv.x, vertex.uv.y], colour: vertex.color.to_array().map(f32::from) }
    }
}

/// Twice the area of the triangle of an edge and a point: positive where the point is to the right of the edge.
fn area([from, to]: [[i64; 2]; 2], at: [i64; 2]) -> i64 {
    (to[0] - from[0]) * (at[1] - from[1]) - (to[1] - from[1]) * (at[0] - from[0])
}

/// Whether pixels exactly on an edge belong to the triangle: those on its upper and left edges do, so that a pixel
/// between two triangles is painted once (the top-left rule of rasterisation).
fn owns([from, to]: [[i64; 2]; 2]) -> bool {
    let [right, down] = [to[0] - from[0], to[1] - from[1]];
    down < 0 || (down == 0 && right > 0)
}

impl Canvas {
    /// Paints the output of a pass of egui, in which no textures but the letters are used.
    fn of(context: &Context, mut output: FullOutput, size: Vec2) -> Self {
        let [width, height] = [size.x, size.y].map(|side| (side * SCALE) as usize);
        let mut canvas = Self { width, height, pixels: vec![[0.0; 3]; width * height] };
        let mut letters = ColorImage::default();
        for delta in output.textures_delta.set.remove(&TextureId::default()).into_iter().flatten() {
            let ImageData::Color(image) = delta.image;
            match delta.pos {
                None => letters = (*image).clone(),
                Some(place) => patch(&mut letters, place, &image),
            }
        }
        output.textures_delta.clear();
        for primitive in context.tessellate(std::mem::take(&mut output.shapes), SCALE) {
            if let Primitive::Mesh(mesh) = &primitive.primitive {
                canvas.mesh(mesh, primitive.clip_rect, &letters);
            }
        }
        canvas
    }

    fn mesh(&mut self, mesh: &Mesh, clip: Rect, letters: &ColorImage) {
        // At most the size of the picture.
        let limit = |at: f32, most: usize| ((at * SCALE).round().max(0.0) as usize).min(most);
        let clip = [
            [limit(clip.min.x, self.width), limit(clip.max.x, self.width)],
            [limit(clip.min.y, self.height), limit(clip.max.y, self.height)],
        ];
        for corners in mesh.indices.chunks_exact(3) {
            let corner = |index: usize| Some(Corner::of(mesh.vertices.get(*corners.get(index)? as usize)?));
            if let (Some(first), Some(second), Some(third)) = (corner(0), corner(1), corner(2)) {
                self.triangle([first, second, third], clip, letters);
            }
        }
    }

    /// Fills a triangle, within these first and last columns and rows.
    fn triangle(&mut self, [first, second, third]: [Corner; 3], clip: [[usize; 2]; 2], letters: &ColorImage) {
        let whole = area([first.at, second.at], third.at);
        // All triangles are taken clockwise.
        let (second, third) = if whole < 0 { (third, second) } else { (second, third) };
        let whole = whole.abs();
        if whole == 0 {
            return;
        }
        let corners = [first, second, third];
        // The edge opposite each corner.
        let edges = [[second.at, third.at], [third.at, first.at], [first.at, second.at]];
        let range = |axis: usize| {
            let least = corners.iter().map(|corner| corner.at[axis]).min().unwrap_or(0).div_euclid(STEPS).max(0);
            let most = corners.iter().map(|corner| corner.at[axis]).max().unwrap_or(0).div_euclid(STEPS).max(-1) + 1;
            clip[axis][0].max(least as usize)..clip[axis][1].min(most as usize)
        };
        for row in range(1) {
            for column in range(0) {
                let middle = [column, row].map(|number| number as i64 * STEPS + STEPS / 2);
                let parts = edges.map(|edge| area(edge, middle));
                if parts.iter().zip(edges).any(|(&part, edge)| part < 0 || (part == 0 && !owns(edge))) {
                    continue;
                }
                let shares = parts.map(|part| part as f32 / whole as f32);
                let mix = |value: fn(&Corner, usize) -> f32, index: usize| -> f32 {
                    corners.iter().zip(shares).map(|(corner, share)| value(corner, index) * share).sum()
                };
                let texture = [0, 1].map(|index| mix(|corner, index| corner.texture[index], index));
                let texel = sample(letters, texture);
                let colour: [f32; 4] = std::array::from_fn(|index| {
                    mix(|corner, index| corner.colour[index], index) * texel[index] / 255.0
                });
                self.blend(row * self.width + column, colour);
            }
        }
    }

    /// Lays a colour over a pixel.
    fn blend(&mut self, index: usize, [red, green, blue, opacity]: [f32; 4]) {
        if let Some(pixel) = self.pixels.get_mut(index) {
            let through = 1.0 - (opacity / 255.0).clamp(0.0, 1.0);
            *pixel = [pixel[0] * through + red, pixel[1] * through + green, pixel[2] * through + blue];
        }
    }

    fn encode(&self) -> io::Result<Vec<u8>> {
        let mut file = Vec::new();
        // At most twice the sides above.
        let mut encoder = png::Encoder::new(&mut file, self.width as u32, self.height as u32);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        let bytes: Vec<u8> = self.pixels.iter().flatten().map(|part| part.round().clamp(0.0, 255.0) as u8).collect();
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&bytes)?;
        writer.finish()?;
        Ok(file)
    }
}

/// Replaces a part of an image.
fn patch(whole: &mut ColorImage, [left, top]: [usize; 2], part: &ColorImage) {
    let width = whole.size[0];
    let rows = part.pixels.chunks_exact(part.size[0].max(1));
    for (row, pixels) in (top..).zip(rows) {
        let begin = row * width + left;
        if let Some(place) = whole.pixels.get_mut(begin..begin + pixels.len()) {
            place.copy_from_slice(pixels);
        }
    }
}

/// The colour of an image at a place from 0 to 1 in both directions, between its pixels.
fn sample(image: &ColorImage, at: [f32; 2]) -> [f32; 4] {
    let [width, height] = image.size;
    let pixel = |column: i64, row: i64| {
        let column = column.clamp(0, width.saturating_sub(1) as i64) as usize;
        let row = row.clamp(0, height.saturating_sub(1) as i64) as usize;
        image.pixels.get(row * width + column).map_or([255.0; 4], |colour| colour.to_array().map(f32::from))
    };
    let [x, y] = [at[0] * width as f32 - 0.5, at[1] * height as f32 - 0.5];
    let (column, row) = (x.floor(), y.floor());
    let [right, down] = [x - column, y - row];
    let (column, row) = (column as i64, row as i64);
    let weights = [
        (pixel(column, row), (1.0 - right) * (1.0 - down)),
        (pixel(column + 1, row), right * (1.0 - down)),
        (pixel(column, row + 1), (1.0 - right) * down),
        (pixel(column + 1, row + 1), right * down),
    ];
    std::array::from_fn(|index| weights.iter().map(|(colour, weight)| colour[index] * weight).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{AnyGame, Kind, Options};

    fn decoded(file: &[u8]) -> (u32, u32, Vec<u8>) {
        let mut reader = png::Decoder::new(io::Cursor::new(file)).read_info().expect("a PNG file");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        let info = reader.next_frame(&mut pixels).expect("its pixels");
        assert_eq!(info.color_type, png::ColorType::Rgb);
        (info.width, info.height, pixels)
    }

    /// How often a colour occurs, with a small difference in each part.
    fn count(pixels: &[u8], colour: [u8; 3]) -> usize {
        pixels
            .chunks_exact(3)
            .filter(|pixel| pixel.iter().zip(colour).all(|(one, other)| one.abs_diff(other) < 4))
            .count()
    }

    #[test]
    fn every_game_has_a_picture_with_its_board_its_pieces_and_its_names() {
        for kind in Kind::ALL {
            let mut game = AnyGame::new(&Options::usual(kind));
            let plan = Plan::of(&game);
            let before = png(&plan, Styles::default()).expect("a picture");
            let (width, height, pixels) = decoded(&before);
            assert!(width > 600 && height > 600, "{kind:?}: {width}×{height}");
            let [red, green, blue, _] = theme::LIGHT.to_array();
            let margin = count(&pixels, [red, green, blue]);
            assert!(margin > pixels.len() / 3 / 20, "{kind:?}: the margin is light");
            let [red, green, blue, _] = theme::SHEET_MUTED.to_array();
            assert!(count(&pixels, [red, green, blue]) > 100, "{kind:?}: the names of rows and columns");
            for _ in 0..3 {
                let moves = game.legal_moves();
                game.play(&moves[moves.len() / 2]).expect("a legal move");
            }
            let after = png(&Plan::of(&game), Styles::default()).expect("a picture");
            let (.., other) = decoded(&after);
            assert!(pixels != other, "{kind:?}: the moves are seen");
        }
    }

    #[test]
    fn two_triangles_that_share_an_edge_paint_each_pixel_once() {
        let mut canvas = Canvas { width: 16, height: 16, pixels: vec![[0.0; 3]; 256] };
        let white = ColorImage::filled([1, 1], bevy_egui::egui::Color32::WHITE);
        let corner = |x: i64, y: i64| Corner {
            at: [x * STEPS, y * STEPS],
            texture: [0.0, 0.0],
            colour: [100.0, 100.0, 100.0, 127.5],
        };
        let [a, b, c, d] = [corner(0, 0), corner(16, 0), corner(16, 16), corner(0, 16)];
        canvas.triangle([a, b, c], [[0, 16], [0, 16]], &white);
        canvas.triangle([a, d, c], [[0, 16], [0, 16]], &white);
        assert!(canvas.pixels.iter().flatten().all(|part| (part - 100.0).abs() < 0.01), "once, and all");
    }
}
