//! Builds meshes: flat shapes, bevelled slabs, lathed and lofted bodies in one mesh, coloured at its vertices.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, Mesh, PrimitiveTopology};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use std::f32::consts::TAU;

/// The part of a grain texture that lies on one unit of a board.
const GRAIN: f32 = 0.16;

/// Segments of a full circle.
const ROUND: usize = 40;

/// The corners of a square, counter-clockwise as seen from above, beginning at the left before player one.
const CORNERS: [(f32, f32); 4] = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];

/// How the grain of a material runs through a body: the mapping of texture coordinates.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Grain {
    /// Sawn from planks: whether it runs along z instead of x, and an offset in the texture.
    Sawn { along_z: bool, cut: f32 },
    /// In horizontal layers: a projection from above, with this much of the texture on one unit.
    Layers(f32),
    /// Along the axis of a lathed body, with this much of the texture on one unit.
    Axis(f32),
}

/// A mesh that is being built. Shapes are added with the colour and the grain that were set last.
pub(crate) struct MeshBuilder {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
    colour: [f32; 4],
    grain: Grain,
}

impl MeshBuilder {
    pub(crate) fn new(colour: Color) -> Self {
        Self {
            positions: Vec::new(),
            normals: Vec::new(),
            uvs: Vec::new(),
            colours: Vec::new(),
            indices: Vec::new(),
            colour: colour.to_linear().to_f32_array(),
            grain: Grain::Sawn { along_z: false, cut: 0.0 },
        }
    }

    /// Sets the colour of the shapes that follow.
    pub(crate) fn paint(&mut self, colour: Color) -> &mut Self {
        self.colour = colour.to_linear().to_f32_array();
        self
    }

    /// Sets the grain of the shapes that follow: along z or x, with an offset in the texture.
    pub(crate) fn grain(&mut self, along_z: bool, cut: f32) -> &mut Self {
        self.grained(Grain::Sawn { along_z, cut })
    }

    /// Sets the grain of the shapes that follow.
    pub(crate) fn grained(&mut self, grain: Grain) -> &mut Self {
        self.grain = grain;
        self
    }

    pub(crate) fn build(self) -> Mesh {
        let mut mesh = Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default());
        mesh.insert_attribute(Mesh::ATTRIBUTE_POSITION, self.positions);
        mesh.insert_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals);
        mesh.insert_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs);
        mesh.insert_attribute(Mesh::ATTRIBUTE_COLOR, self.colours);
        mesh.insert_indices(Indices::U32(self.indices));
        mesh
    }

    /// The same mesh, subdivided until no edge is longer than this, so that it can be bent.
    ///
    /// The longest edge of a triangle is halved again and again (longest-edge bisection). Both triangles of an edge use
    /// the same point, so no gaps open between them.
    pub(crate) fn refined(mut self, longest: f32) -> Self {
        let mut whole: Vec<[u32; 3]> =
            self.indices.chunks_exact(3).map(|three| [three[0], three[1], three[2]]).collect();
        let mut halves = HashMap::<[u32; 2], u32>::default();
        self.indices.clear();
        while let Some(triangle) = whole.pop() {
            let edge = |at: usize| [triangle[at], triangle[(at + 1) % 3]];
            let length = |at: usize| {
                let [one, other] = edge(at).map(|corner| self.positions[corner as usize]);
                one.distance(other)
            };
            let cut = (1..3).fold(0, |best, at| if length(at) > length(best) { at } else { best });
            if length(cut) <= longest {
                self.indices.extend(triangle);
                continue;
            }
            let [from, to] = edge(cut);
            let opposite = triangle[(cut + 2) % 3];
            let ends = if from < to { [from, to] } else { [to, from] };
            let half = *halves.entry(ends).or_insert_with(|| {
                let [one, other] = ends.map(|corner| corner as usize);
                let middle = self.positions.len() as u32;
                self.positions.push(self.positions[one].midpoint(self.positions[other]));
                self.normals.push((self.normals[one] + self.normals[other]).normalize_or(self.normals[one]));
                self.uvs.push(self.uvs[one].midpoint(self.uvs[other]));
                let mixed = std::array::from_fn(|part| (self.colours[one][part] + self.colours[other][part]) / 2.0);
                self.colours.push(mixed);
                middle
            });
            whole.push([from, half, opposite]);
            whole.push([half, to, opposite]);
        }
        self
    }

    /// The same mesh with its texture coordinates scaled: a larger factor makes the grain finer.
    pub(crate) fn stretched(mut self, finer: Vec2) -> Self {
        for uv in &mut self.uvs {
            *uv *= finer;
        }
        self
    }

    fn corner(&mut self, position: Vec3, normal: Vec3, uv: Vec2) -> u32 {
        self.positions.push(position);
        self.normals.push(normal);
        self.uvs.push(uv);
        self.colours.push(self.colour);
        (self.positions.len() - 1) as u32
    }

    fn grain_at(&self, position: Vec3, normal: Vec3) -> Vec2 {
        match self.grain {
            Grain::Sawn { along_z, cut } => {
                // On upright faces the height replaces the coordinate that does not change on the face.
                let flat = match (normal.x.abs() > 0.8, normal.z.abs() > 0.8) {
                    (true, _) => Vec2::new(position.y, position.z),
                    (_, true) => Vec2::new(position.x, position.y),
                    _ => Vec2::new(position.x, position.z),
                };
                Vec2::new(cut * 0.37, cut * 0.61) + GRAIN * if along_z { flat.yx() } else { flat }
            }
            Grain::Layers(scale) => scale * Vec2::new(position.x, position.z + 0.4 * position.y),
            Grain::Axis(scale) => scale * Vec2::new(position.y, position.x),
        }
    }

    /// A flat face through corners in counter-clockwise order.
    pub(crate) fn face(&mut self, corners: &[Vec3]) -> &mut Self {
        let [a, b, c, ..] = corners else { return self };
        let normal = (b - a).cross(c - a).normalize_or(Vec3::Y);
        let first = self.positions.len() as u32;
        for &corner in corners {
            let uv = self.grain_at(corner, normal);
            self.corner(corner, normal, uv);
        }
        for next in 1..(corners.len() as u32).saturating_sub(1) {
            self.indices.extend([first, first + next, first + next + 1]);
        }
        self
    }

    /// A level rectangle with a part of a texture, whose top is away from player one.
    pub(crate) fn picture(&mut self, centre: Vec3, half: Vec2, part: Rect) -> &mut Self {
        let first = self.positions.len() as u32;
        for (x, z, u, v) in [
            (-half.x, half.y, part.min.x, part.max.y),
            (half.x, half.y, part.max.x, part.max.y),
            (half.x, -half.y, part.max.x, part.min.y),
            (-half.x, -half.y, part.min.x, part.min.y),
        ] {
            self.corner(centre + Vec3::new(x, 0.0, z), Vec3::Y, Vec2::new(u, v));
        }
        self.indices.extend([first, first + 1, first + 2, first, first + 2, first + 3]);
        self
    }

    /// A level rectangle.
    pub(crate) fn rectangle(&mut self, centre: Vec3, half: Vec2) -> &mut Self {
        let at = |x, z| centre + Vec3::new(x, 0.0, z);
        self.face(&[at(-half.x, half.y), at(half.x, half.y), at(half.x, -half.y), at(-half.x, -half.y)])
    }

    /// The outline of a level rectangle, `width` inwards from its edge.
    pub(crate) fn outline(&mut self, centre: Vec3, half: Vec2, width: f32) -> &mut Self {
        let inner = half - Vec2::splat(width);
        let at = |half: Vec2, (x, z): (f32, f32)| centre + Vec3::new(half.x * x, 0.0, half.y * z);
        for (number, &corner) in CORNERS.iter().enumerate() {
            let next = CORNERS[(number + 1) % 4];
            self.face(&[at(half, corner), at(half, next), at(inner, next), at(inner, corner)]);
        }
        self
    }

    /// Four faces between a level rectangle and another one below it; each is given as half its size and its height.
    pub(crate) fn skirt(&mut self, (upper, top): (Vec2, f32), (lower, bottom): (Vec2, f32)) -> &mut Self {
        let at = |half: Vec2, y: f32, (x, z): (f32, f32)| Vec3::new(half.x * x, y, half.y * z);
        for (number, &corner) in CORNERS.iter().enumerate() {
            let next = CORNERS[(number + 1) % 4];
            let (low, high) = ((lower, bottom), (upper, top));
            self.face(&[
                at(low.0, low.1, corner),
                at(low.0, low.1, next),
                at(high.0, high.1, next),
                at(high.0, high.1, corner),
            ]);
        }
        self
    }

    /// A level strip from one point to another.
    pub(crate) fn strip(&mut self, from: Vec3, to: Vec3, width: f32) -> &mut Self {
        let side = (to - from).cross(Vec3::Y).normalize_or_zero() * width / 2.0;
        self.face(&[from + side, to + side, to - side, from - side])
    }

    /// A level band of constant width along a line of points.
    pub(crate) fn band(&mut self, points: &[Vec3], width: f32) -> &mut Self {
        let first = self.positions.len() as u32;
        for (number, &point) in points.iter().enumerate() {
            let before = points[number.saturating_sub(1)];
            let after = points[(number + 1).min(points.len() - 1)];
            let side = (after - before).cross(Vec3::Y).normalize_or_zero() * width / 2.0;
            self.corner(point + side, Vec3::Y, Vec2::ZERO);
            self.corner(point - side, Vec3::Y, Vec2::ZERO);
        }
        for number in 0..points.len().saturating_sub(1) as u32 {
            let [a, b, c, d] = [0, 1, 2, 3].map(|corner| first + 2 * number + corner);
            self.indices.extend([a, c, d, a, d, b]);
        }
        self
    }

    /// A level ring, or with an inner radius of 0 a disc.
    pub(crate) fn ring(&mut self, centre: Vec3, inner: f32, outer: f32) -> &mut Self {
        self.arc(centre, inner, outer, 0.0, 1.0)
    }

    /// A part of a level ring, from one fraction of the circle to another.
    pub(crate) fn arc(&mut self, centre: Vec3, inner: f32, outer: f32, from: f32, to: f32) -> &mut Self {
        let steps = (((to - from).abs() * ROUND as f32).ceil() as usize).max(2);
        let first = self.positions.len() as u32;
        for step in 0..=steps {
            let angle = TAU * (from + (to - from) * step as f32 / steps as f32);
            let direction = Vec3::new(angle.cos(), 0.0, -angle.sin());
            for radius in [inner, outer] {
                let place = centre + direction * radius;
                let uv = self.grain_at(place, Vec3::Y);
                self.corner(place, Vec3::Y, uv);
            }
        }
        for step in 0..steps as u32 {
            let [a, b, c, d] = [0, 1, 2, 3].map(|corner| first + 2 * step + corner);
            self.indices.extend([a, b, d, a, d, c]);
        }
        self
    }

    /// A level star-shaped polygon around a centre, its corners counter-clockwise.
    pub(crate) fn star(&mut self, centre: Vec3, corners: &[Vec3]) -> &mut Self {
        for (number, &corner) in corners.iter().enumerate() {
            self.face(&[centre, corner, corners[(number + 1) % corners.len()]]);
        }
        self
    }

    /// A slab with bevelled upper edges, from `bottom` to `top`; without its underside.
    pub(crate) fn slab(&mut self, centre: Vec2, half: Vec2, bottom: f32, top: f32, bevel: f32) -> &mut Self {
        let at = |half: Vec2, x: f32, z: f32, y: f32| Vec3::new(centre.x + half.x * x, y, centre.y + half.y * z);
        let inner = half - Vec2::splat(bevel);
        self.face(&CORNERS.map(|(x, z)| at(inner, x, z, top)));
        for (number, (x, z)) in CORNERS.into_iter().enumerate() {
            let (next_x, next_z) = CORNERS[(number + 1) % 4];
            let low = top - bevel;
            self.face(&[
                at(half, x, z, low),
                at(half, next_x, next_z, low),
                at(inner, next_x, next_z, top),
                at(inner, x, z, top),
            ]);
            self.face(&[
                at(half, x, z, bottom),
                at(half, next_x, next_z, bottom),
                at(half, next_x, next_z, low),
                at(half, x, z, low),
            ]);
        }
        self
    }

    /// Four mitred planks around an opening, with bevelled edges; the grain runs along each plank.
    pub(crate) fn frame(&mut self, opening: Vec2, half: Vec2, bottom: f32, top: f32, bevel: f32) -> &mut Self {
        let at = |half: Vec2, x: f32, z: f32, y: f32| Vec3::new(half.x * x, y, half.y * z);
        let (outer, inner) = (half - Vec2::splat(bevel), opening + Vec2::splat(bevel * 0.5));
        for (number, (x, z)) in CORNERS.into_iter().enumerate() {
            let (next_x, next_z) = CORNERS[(number + 1) % 4];
            self.grain(number % 2 == 1, 1.7 * number as f32);
            let mut plank = |outside: (Vec2, f32), inside: (Vec2, f32)| {
                self.face(&[
                    at(outside.0, x, z, outside.1),
                    at(outside.0, next_x, next_z, outside.1),
                    at(inside.0, next_x, next_z, inside.1),
                    at(inside.0, x, z, inside.1),
                ]);
            };
            plank((half, bottom), (half, top - bevel));
            plank((half, top - bevel), (outer, top));
            plank((outer, top), (inner, top));
            plank((inner, top), (opening, top - bevel * 0.5));
            plank((opening, top - bevel * 0.5), (opening, -0.05));
        }
        self
    }

    /// A surface of revolution round the y axis. The profile goes from the axis at the bottom to the axis at the top,
    /// as (radius, height). Edges sharper than about 50° stay hard.
    pub(crate) fn lathe(&mut self, profile: &[Vec2], segments: usize) -> &mut Self {
        self.fluted(profile, segments, (0, 0.0))
    }

    /// The same with lobes around it; their number, and their depth as a part of the radius.
    pub(crate) fn fluted(&mut self, profile: &[Vec2], segments: usize, (lobes, depth): (u8, f32)) -> &mut Self {
        let round = |point: &Vec2| -> Vec<Vec3> {
            let at = |segment: usize| {
                let angle = TAU * segment as f32 / segments as f32;
                let radius = point.x * (1.0 - depth * (0.5 - 0.5 * (angle * f32::from(lobes)).cos()));
                Vec3::new(radius * angle.cos(), point.y, -radius * angle.sin())
            };
            (0..segments).map(at).collect()
        };
        let loops: Vec<Vec<Vec3>> = profile.iter().map(round).collect();
        self.loft(&loops)
    }

    /// A level band between two closed loops of equally many points, with an opacity at each of them, and a gradient
    /// between.
    pub(crate) fn gradient_band(&mut self, inner: &[Vec3], dark: f32, outer: &[Vec3], lighter: f32) -> &mut Self {
        let (first, count) = (self.positions.len() as u32, inner.len().min(outer.len()) as u32);
        for (&near, &far) in inner.iter().zip(outer) {
            for (position, opacity) in [(near, dark), (far, lighter)] {
                self.colour[3] = opacity;
                self.corner(position, Vec3::Y, Vec2::ZERO);
            }
        }
        for at in 0..count {
            let next = (at + 1) % count;
            let [a, b, c, d] = [2 * at, 2 * at + 1, 2 * next, 2 * next + 1].map(|corner| first + corner);
            self.indices.extend([a, b, d, a, d, c]);
        }
        self
    }

    /// A loft: a surface through closed loops of equally many points, each counter-clockwise as seen from above, in the
    /// order of a profile: outwards below, upwards outside, inwards above. Edges sharper than about 50° stay hard, all
    /// others are shaded smoothly.
    pub(crate) fn loft(&mut self, loops: &[Vec<Vec3>]) -> &mut Self {
        let count = loops.iter().map(Vec::len).min().unwrap_or(0);
        // A band lies between two loops. It has a quadrilateral for each pair of neighbouring points.
        let bands: Vec<Vec<Vec3>> = loops
            .windows(2)
            .map(|pair| {
                let face = |at: usize| {
                    let next = (at + 1) % count;
                    (pair[1][next] - pair[0][at]).cross(pair[1][at] - pair[0][next]).normalize_or_zero()
                };
                (0..count).map(face).collect()
            })
            .collect();
        let is_point = |at: usize| loops[at].iter().all(|point| point.distance_squared(loops[at][0]) < 1e-10);
        let points: Vec<bool> = (0..loops.len()).map(is_point).collect();
        let normal_at = |level: usize, at: usize, own: Vec3| {
            let beside: Vec<usize> =
                if points[level] { (0..count).collect() } else { vec![(at + count - 1) % count, at] };
            let around = [level.checked_sub(1), Some(level)].into_iter().flatten().filter_map(|band| bands.get(band));
            let faces = around.flat_map(|band| beside.iter().map(|&face| band[face]));
            faces.filter(|face| own.dot(*face) > 0.64).sum::<Vec3>().normalize_or(own)
        };
        let mut made = HashMap::<(usize, usize, [u32; 3]), u32>::default();
        for (band, faces) in bands.iter().enumerate() {
            for (at, &own) in faces.iter().enumerate() {
                let corners = [(band, at), (band, at + 1), (band + 1, at + 1), (band + 1, at)].map(|(level, at)| {
                    let normal = normal_at(level, at % count, own);
                    let key = (level, at, normal.to_array().map(f32::to_bits));
                    *made.entry(key).or_insert_with(|| {
                        let position = loops[level][at % count];
                        let uv = match self.grain {
                            Grain::Axis(scale) => Vec2::new(position.y * scale, at as f32 / count as f32),
                            _ => self.grain_at(position, normal),
                        };
                        self.corner(position, normal, uv)
                    })
                });
                let [a, b, c, d] = corners;
                if !points[band] {
                    self.indices.extend([a, b, c]);
                }
                if !points[band + 1] {
                    self.indices.extend([a, c, d]);
                }
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Asserts that the winding of every triangle agrees with the normals of its corners.
    fn assert_outward(builder: &MeshBuilder) {
        for triangle in builder.indices.chunks(3) {
            let [a, b, c] = [0, 1, 2].map(|corner| triangle[corner] as usize);
            let [pa, pb, pc] = [a, b, c].map(|corner| builder.positions[corner]);
            let face = (pb - pa).cross(pc - pa);
            if face.length() > 1e-6 {
                let normal = builder.normals[a] + builder.normals[b] + builder.normals[c];
                assert!(face.dot(normal) > 0.0, "{pa} {pb} {pc} {normal}");
            }
        }
    }

    #[test]
    fn what_is_refined_has_short_edges_and_covers_the_same() {
        let mut builder = MeshBuilder::new(Color::WHITE);
        builder.rectangle(Vec3::ZERO, Vec2::new(2.0, 0.5));
        let fine = builder.refined(0.3);
        assert_outward(&fine);
        let corners = |three: &[u32]| [0, 1, 2].map(|corner| fine.positions[three[corner] as usize]);
        let area = |three: &[u32]| {
            let [a, b, c] = corners(three);
            assert!([a.distance(b), b.distance(c), c.distance(a)].iter().all(|&edge| edge <= 0.3));
            (b - a).cross(c - a).length() / 2.0
        };
        assert!((fine.indices.chunks(3).map(area).sum::<f32>() - 4.0).abs() < 1e-3);
    }

    #[test]
    fn shapes_turn_their_faces_outward() {
        let mut builder = MeshBuilder::new(Color::WHITE);
        builder
            .rectangle(Vec3::ZERO, Vec2::ONE)
            .outline(Vec3::ZERO, Vec2::ONE, 0.1)
            .skirt((Vec2::ONE, 0.0), (Vec2::splat(1.2), -0.5))
            .strip(Vec3::ZERO, Vec3::new(1.0, 0.0, 1.0), 0.1)
            .band(&[Vec3::ZERO, Vec3::X, Vec3::new(2.0, 0.0, 0.5)], 0.2)
            .ring(Vec3::ZERO, 0.5, 1.0)
            .picture(Vec3::ZERO, Vec2::ONE, Rect::new(0.0, 0.0, 1.0, 1.0))
            .slab(Vec2::ZERO, Vec2::ONE, -1.0, 0.0, 0.1)
            .frame(Vec2::ONE, Vec2::splat(2.0), -1.0, 0.2, 0.1)
            .lathe(&[Vec2::ZERO, Vec2::X, Vec2::ONE, Vec2::Y], 12)
            .fluted(&[Vec2::ZERO, Vec2::X, Vec2::ONE, Vec2::Y], 24, (6, 0.1));
        assert_outward(&builder);
        for level in builder.normals.iter().take(4) {
            assert_eq!(*level, Vec3::Y);
        }
    }
}
