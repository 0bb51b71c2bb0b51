//! Small drawings of any game's pieces, and of the games' emblems.

use crate::app::ui::games::{self, PieceDrawing};
use crate::app::ui::theme::piece_colours::{outline, piece_colours, player_colours};
use crate::games::{Kind, Piece, Player};
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke};

/// One of a player's pieces, by shape and colour; in Zener with a symbol, if one is meant.
pub(crate) fn piece(painter: &Painter, rect: Rect, kind: Kind, player: Player, symbol: Option<u8>) {
    shape(painter, rect, kind, player_colours(painter, kind, player), player, symbol);
}

/// Any piece, as it is on the table: also the red Zen, which has the shape of a pawn.
pub(crate) fn any_piece(painter: &Painter, rect: Rect, kind: Kind, of: Piece) {
    let symbol = if let Piece::Symbol(_, symbol) = of { Some(symbol) } else { None };
    shape(painter, rect, kind, piece_colours(painter, kind, of), of.owner().unwrap_or(Player::One), symbol);
}

/// The colour of a player's pieces, and of the line around them.
pub(super) fn colours(painter: &Painter, kind: Kind, player: Player) -> [Color32; 2] {
    let colours = player_colours(painter, kind, player);
    [colours[0], outline(colours)]
}

fn shape(painter: &Painter, rect: Rect, kind: Kind, [fill, inlay]: [Color32; 2], player: Player, symbol: Option<u8>) {
    let side = rect.width().min(rect.height());
    let outline = Stroke::new((side / 22.0).max(1.0), outline([fill, inlay]));
    let drawing = PieceDrawing { centre: rect.center(), side, fill, inlay, outline, player, symbol };
    (games::of(kind).piece)(painter, &drawing);
}

/// One of a player's pieces where there is only room for a dot.
pub(super) fn dot(painter: &Painter, at: Pos2, radius: f32, kind: Kind, player: Player) {
    let colours = player_colours(painter, kind, player);
    painter.circle(at, radius, colours[0], Stroke::new(0.75, outline(colours)));
}

/// What a game is known by in the menus.
pub(crate) fn emblem(painter: &Painter, rect: Rect, kind: Kind) {
    (games::of(kind).emblem)(painter, rect);
}
