//! The colours of themes, converted to Bevy's.

use crate::games::Piece;
use crate::themes::{Colour, Theme};
use bevy::prelude::*;

/// A colour of a theme, converted to Bevy's.
pub(crate) fn colour(colour: Colour) -> Color {
    let [red, green, blue, alpha] = colour.0;
    Color::srgba_u8(red, green, blue, alpha)
}

/// The colour of a piece, and the colour of its inlay, which contrasts with it.
pub(crate) fn colours(theme: &Theme, piece: Piece) -> (Color, Color) {
    let paint = theme.paint(piece);
    (colour(paint.colour), colour(paint.inlay))
}
