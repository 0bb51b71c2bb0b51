//! The colours of pieces in the menus, which are those of the pieces on the table.

use crate::app::ui::theme;
use crate::games::{Kind, Piece, Player};
use crate::themes::Colour;
use bevy_egui::egui::{Color32, Painter};

/// The colour of a piece on the table, and the colour of what is inlaid in it.
pub(crate) fn piece_colours(painter: &Painter, kind: Kind, piece: Piece) -> [Color32; 2] {
    let paint = theme::styles(painter.ctx()).theme(kind).paint(piece);
    [paint.colour, paint.inlay].map(|Colour([red, green, blue, _])| Color32::from_rgb(red, green, blue))
}

/// The same of a player's pieces; in each game all of a player's pieces are of one colour.
pub(crate) fn player_colours(painter: &Painter, kind: Kind, player: Player) -> [Color32; 2] {
    piece_colours(painter, kind, Piece::Pawn(player))
}

/// The colour of the line around a piece, less strong than what is inlaid in it.
pub(crate) fn outline([fill, inlay]: [Color32; 2]) -> Color32 {
    inlay.lerp_to_gamma(fill, 0.25)
}
