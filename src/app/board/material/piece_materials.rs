//! The materials of pieces, and from which part of a texture each piece is cut, so that no two look alike.

use crate::app::board::material::lighting;
use crate::app::board::material::square_hash::square_hash;
use crate::app::board::material::surface::Surface;
use crate::app::board::material::textures::{Picture, Textures};
use crate::games::{Piece, Square};
use crate::themes::Matter;
use bevy::mesh::MeshTag;
use bevy::prelude::*;

/// The surface of a material of pieces. Its colours are those of the meshes' vertices.
///
/// The tops of pieces must not glare, so their specular highlights are broad and faint.
pub(crate) fn surface(matter: Matter, textures: &Textures) -> Surface {
    // For each material its texture; its gloss: sharpness and strength of the specular highlight, and the reflectance;
    // and the brightness of its tint.
    let (picture, gloss, light) = match matter {
        Matter::Wood => (Some(Picture::TurnedWood), Vec3::new(30.0, 0.16, 0.03), 1.2),
        Matter::Shell => (Some(Picture::Shell), Vec3::new(46.0, 0.13, 0.035), 1.06),
        Matter::Slate => (Some(Picture::Slate), Vec3::new(14.0, 0.085, 0.026), 4.2),
        Matter::Bone => (Some(Picture::Bone), Vec3::new(34.0, 0.10, 0.03), 1.06),
        Matter::Lacquer => (None, Vec3::new(80.0, 0.34, 0.04), 1.0),
    };
    let mut surface = lighting::surface().glossy(gloss.extend(0.0));
    // A grain texture only darkens, and the tint makes up for it.
    surface.values.tint = LinearRgba::rgb(light, light, light);
    Surface { picture: picture.map(|picture| textures.picture(picture)), ..surface }
}

/// A mesh tag for the shader: the part of the texture from which a piece is cut, found from the square `at` where the
/// piece first stood.
///
/// The two lower bytes are the offset in the texture; the two upper ones are the rotation, which only stones have.
pub(crate) fn cut(piece: Piece, at: Square) -> MeshTag {
    let mixed = square_hash(at, 0x5bd1_e995);
    let chance = mixed ^ (mixed >> 15);
    MeshTag(match piece {
        Piece::Stone(_) => chance,
        Piece::Pawn(_) | Piece::Zen | Piece::Symbol(..) => chance & 0xffff,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Player;
    use std::collections::HashSet;

    #[test]
    fn no_two_stones_on_a_board_are_cut_alike() {
        let squares = (0..15).flat_map(|column| (0..15).map(move |row| Square::new(column, row)));
        let cuts: HashSet<u32> = squares.map(|square| cut(Piece::Stone(Player::One), square).0).collect();
        assert_eq!(cuts.len(), 15 * 15);
    }

    #[test]
    fn only_stones_lie_turned() {
        let at = Square::new(2, 5);
        assert!(cut(Piece::Stone(Player::Two), at).0 > 0xffff);
        for piece in [Piece::Zen, Piece::Pawn(Player::One), Piece::Symbol(Player::Two, 3)] {
            assert!(cut(piece, at).0 <= 0xffff);
        }
    }
}
