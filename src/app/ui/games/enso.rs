//! Enso in the menus: its stones and its emblem.

use crate::app::ui::games::game_ui::{GameUi, PieceDrawing};
use crate::app::ui::theme::{LIGHT, ornaments};
use bevy_egui::egui::{Color32, Painter, Rect};

pub(super) static UI: GameUi = GameUi {
    // Kaya, the wood of boards for go.
    ground: Color32::from_rgb(0xe0, 0xb0, 0x68),
    beyond: 0,
    has_links: false,
    piece,
    emblem,
    aim: None,
    position_fields: |_, _, _| {},
    options: |_, _| {},
};

fn piece(painter: &Painter, drawing: &PieceDrawing) {
    drawing.stone(painter);
}

fn emblem(painter: &Painter, rect: Rect) {
    ornaments::ring(painter, rect.center(), rect.width().min(rect.height()) * 0.36, LIGHT, 14);
}
