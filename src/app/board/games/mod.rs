//! The appearance of each game on the table. A new game gets a file here, a line for its module and an entry in the
//! table.

pub(super) mod visuals;

mod enso;
mod torus;
mod zen;
mod zener;

use crate::app::board::games::visuals::GameVisuals;
use crate::app::geometry::games::geometry_of;
use crate::games::{Kind, Piece};

/// The appearance of a game.
pub(super) const fn visuals_of(kind: Kind) -> &'static GameVisuals {
    match kind {
        Kind::Zen => &zen::VISUALS,
        Kind::Enso => &enso::VISUALS,
        Kind::Torus => &torus::VISUALS,
        Kind::Zener => &zener::VISUALS,
    }
}

/// Every piece of every game.
pub(super) fn all_pieces() -> impl Iterator<Item = (Kind, Piece)> {
    let pieces_of = |kind| geometry_of(kind).pieces.iter().map(move |&(piece, _)| (kind, piece));
    Kind::ALL.into_iter().flat_map(pieces_of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::games::visuals::Labels;
    use crate::app::geometry::layout::Layout;
    use crate::games::{AnyGame, Options, Player};
    use crate::themes::Styles;
    use bevy::mesh::VertexAttributeValues;
    use bevy::prelude::*;

    struct Body {
        triangles: Vec<[Vec3; 3]>,
        normals: Vec<[Vec3; 3]>,
    }

    fn body(kind: Kind, piece: Piece) -> Body {
        let mesh = (visuals_of(kind).piece)(Styles::default().theme(kind), piece).build();
        let read = |attribute| match mesh.attribute(attribute) {
            Some(VertexAttributeValues::Float32x3(values)) => values.iter().copied().map(Vec3::from).collect(),
            _ => Vec::new(),
        };
        let [places, normals]: [Vec<Vec3>; 2] = [Mesh::ATTRIBUTE_POSITION, Mesh::ATTRIBUTE_NORMAL].map(read);
        let indices: Vec<usize> = mesh.indices().expect("meshes have indices").iter().collect();
        let corners = |of: &[Vec3]| indices.chunks_exact(3).map(|three| [0, 1, 2].map(|at| of[three[at]])).collect();
        Body { triangles: corners(&places), normals: corners(&normals) }
    }

    fn layout(kind: Kind) -> Layout {
        Layout::new(kind, 5, 7)
    }

    #[test]
    fn pieces_stand_on_their_square_and_are_as_high_as_the_layout_says() {
        for (kind, piece) in all_pieces() {
            let body = body(kind, piece);
            let corners = || body.triangles.iter().flatten();
            assert!(corners().all(|corner| corner.xz().abs().max_element() < 0.5), "{kind:?} {piece:?}");
            let lowest = corners().map(|corner| corner.y).fold(f32::INFINITY, f32::min);
            let highest = corners().map(|corner| corner.y).fold(f32::NEG_INFINITY, f32::max);
            assert!(lowest.abs() < 1e-4, "{kind:?} {piece:?}: {lowest}");
            assert!((highest - layout(kind).height(piece)).abs() < 1e-3, "{kind:?} {piece:?}: {highest}");
        }
    }

    #[test]
    fn normals_are_of_unit_length_and_point_outwards() {
        for (kind, piece) in all_pieces() {
            let body = body(kind, piece);
            for (&[a, b, c], normals) in body.triangles.iter().zip(&body.normals) {
                let face = (b - a).cross(c - a);
                for normal in normals {
                    assert!((normal.length() - 1.0).abs() < 1e-3, "{kind:?} {piece:?}: {normal}");
                    let outwards = face.length() < 1e-7 || face.dot(*normal) > 0.0;
                    assert!(outwards, "{kind:?} {piece:?}: {a} {b} {c} {normal}");
                }
            }
        }
    }

    /// The distance at which a ray hits a triangle, and whether it hits the front face.
    fn met(triangle: &[Vec3; 3], eye: Vec3, sight: Vec3) -> Option<(f32, bool)> {
        let [a, b, c] = *triangle;
        // Degenerate triangles, and triangles seen edge-on, are not hit.
        let face = (b - a).cross(c - a);
        let face = Some(face).filter(|face| face.length() > 1e-7)?.normalize();
        let slant = face.dot(sight);
        if slant.abs() < 1e-3 {
            return None;
        }
        let far = face.dot(a - eye) / slant;
        let place = eye + sight * far;
        let inside = |from: Vec3, to: Vec3| (to - from).cross(place - from).dot(face) >= -1e-7;
        (inside(a, b) && inside(b, c) && inside(c, a)).then_some((far, slant < 0.0))
    }

    #[test]
    fn no_piece_can_be_looked_into() {
        // The tiles of both players have the same shape.
        let shapes = all_pieces().filter(|(_, piece)| !matches!(piece, Piece::Symbol(Player::Two, _)));
        for (kind, piece) in shapes {
            let body = body(kind, piece);
            for sight in [Vec3::NEG_Y, Vec3::Y, Vec3::new(0.1, -0.5, -0.8), Vec3::new(-0.7, -0.7, 0.1)] {
                let sight = sight.normalize();
                let (across, up) = sight.any_orthonormal_pair();
                let mut seen = 0;
                for (column, row) in (-24..24).flat_map(|column| (-24..24).map(move |row| (column, row))) {
                    // Offset by odd amounts, because many edges of the meshes lie on round numbers.
                    let aside = Vec2::new(column as f32 + 0.317, row as f32 + 0.231) * 0.0261;
                    let eye = Vec3::Y * 0.4 + across * aside.x + up * aside.y - sight * 5.0;
                    let nearest = body.triangles.iter().filter_map(|triangle| met(triangle, eye, sight));
                    if let Some((_, is_face)) = nearest.min_by(|one, other| one.0.total_cmp(&other.0)) {
                        seen += 1;
                        assert!(is_face, "{kind:?} {piece:?} seen along {sight} at {aside}");
                    }
                }
                assert!(seen > 150, "{kind:?} {piece:?}");
            }
        }
    }

    #[test]
    fn the_two_players_pawns_and_the_zen_have_silhouettes_of_their_own() {
        // The widths of each piece at several heights, which do not depend on colours.
        let widths = |piece| {
            let body = body(Kind::Zen, piece);
            let mut widest = [0.0_f32; 21];
            for triangle in &body.triangles {
                for step in 0..=20_u8 {
                    let height = f32::from(step) * 0.05 + 0.02;
                    for (one, other) in [(0, 1), (1, 2), (2, 0)] {
                        let (from, to) = (triangle[one], triangle[other]);
                        if (from.y - height) * (to.y - height) < 0.0 {
                            let at = from.lerp(to, (height - from.y) / (to.y - from.y));
                            let level = &mut widest[usize::from(step)];
                            *level = level.max(at.xz().length());
                        }
                    }
                }
            }
            widest
        };
        let all = [Piece::Pawn(Player::One), Piece::Pawn(Player::Two), Piece::Zen].map(widths);
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
            let apart = all[one].iter().zip(all[other]).map(|(one, other)| (one - other).abs()).fold(0.0, f32::max);
            assert!(apart > 0.08, "{one} {other}: {apart}");
        }
    }

    #[test]
    fn columns_and_rows_are_named_as_the_notation_writes_them() {
        for kind in Kind::ALL {
            let game = AnyGame::new(&Options::usual(kind));
            let layout = Layout::of(&game);
            let Labels { column, row, .. } = visuals_of(kind).labels;
            for square in layout.squares() {
                let (column, row) = (column(square.column), row(square.row, layout.size().1));
                let name = game.square_name(square);
                assert!([format!("{column}{row}"), format!("{row}{column}")].contains(&name), "{kind:?}: {name}");
            }
        }
    }
}
