//! The colours of themes as Bevy's.

use crate::games::Piece;
use crate::themes::{Colour, Theme};
use bevy::prelude::*;

/// A colour of a theme, as Bevy has them.
pub(crate) fn colour(colour: Colour) -> Color {
    let [red, green, blue, alpha] = colour.0;
    Color::srgba_u8(red, green, blue, alpha)
}

/// The colour of a piece, and one that stands out against it.
pub(crate) fn colours(theme: &Theme, piece: Piece) -> (Color, Color) {
    let paint = theme.paint(piece);
    (colour(paint.colour), colour(paint.inlay))
}
