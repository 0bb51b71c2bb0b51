//! Small drawings of any game's pieces, and of the games' emblems.

use crate::app::ui::games::{self, PieceDrawing};
use crate::app::ui::theme::piece_colours::{outline, player_colours};
use crate::games::{Kind, Player};
use bevy_egui::egui::{Painter, Pos2, Rect, Stroke};

/// One of a player's pieces, by shape and colour; in Zener with a symbol, if one is meant.
pub(crate) fn piece(painter: &Painter, rect: Rect, kind: Kind, player: Player, symbol: Option<u8>) {
    let [fill, inlay] = player_colours(painter, kind, player);
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
