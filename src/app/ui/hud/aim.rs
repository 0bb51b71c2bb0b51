//! The aim of the game on the table, in a sentence, and as a drawing where the game has one.

use crate::app::ui::games;
use crate::app::ui::theme;
use crate::app::ui::theme::controls::Localise;
use crate::games::Kind;
use crate::texts::games::aim;
use bevy_egui::egui::{RichText, Sense, Ui, vec2};

/// The height of the drawing, in points.
const DRAWING: f32 = 60.0;

/// Shows how the game is won.
pub(super) fn show(ui: &mut Ui, kind: Kind) {
    let words = RichText::new(ui.localise(aim(kind))).font(theme::text(15.0)).color(theme::muted_colour(ui));
    ui.label(words);
    drawing(ui, kind);
}

/// Shows the drawing of the aim, if the game has one.
pub(super) fn drawing(ui: &mut Ui, kind: Kind) {
    if let Some(draw) = games::of(kind).aim {
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), DRAWING), Sense::hover());
        draw(ui.painter(), rect);
    }
}
