//! Paragraphs of text in the panel: set smaller, or left out where they are not needed, until they fit.

use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::{self, ACCENT, PANEL_LINE};
use crate::texts::Text;
use bevy_egui::egui::{Color32, FontId, Galley, Pos2, Ui, Vec2, vec2};
use std::sync::Arc;

/// The distance between two paragraphs, in points.
pub(super) const GAP: f32 = 4.0;

/// Factors of the font size, tried one after the other until the text fits. The first `BEFORE_LEAVING_OUT` are tried
/// with all paragraphs; for the others, those that are not needed are left out.
const SHRINKING: [f32; 6] = [1.0, 0.94, 0.88, 0.82, 0.76, 0.71];
const BEFORE_LEAVING_OUT: usize = 2;

/// The width of the dots behind the last line, in points.
const DOTS: f32 = 48.0;

/// A paragraph of text about the turn.
pub(super) struct Paragraph {
    text: Text,
    font: FontId,
    colour: Color32,
    /// Whether it can be left out: a player can go on without it.
    is_extra: bool,
    /// Whether three moving dots follow it, because something is going on.
    dots: bool,
}

impl Paragraph {
    pub(super) fn new(text: impl Into<Text>, font: FontId, colour: Color32) -> Self {
        Self { text: text.into(), font, colour, is_extra: false, dots: false }
    }

    /// A paragraph that can be left out.
    pub(super) fn extra(text: impl Into<Text>, colour: Color32) -> Self {
        Self { is_extra: true, ..Self::new(text, theme::text(15.0), colour) }
    }

    /// The same with three moving dots behind it.
    pub(super) fn with_dots(self) -> Self {
        Self { dots: true, ..self }
    }

    pub(super) fn set(&self, ui: &Ui, width: f32, share: f32) -> Arc<Galley> {
        let font = FontId { size: (self.font.size * share).max(theme::SMALLEST_FONT), ..self.font.clone() };
        let width = if self.dots { width - DOTS } else { width };
        ui.painter().layout(ui.localise(self.text.clone()), font, self.colour, width)
    }
}

/// As many of the paragraphs as fit, in the largest font sizes that fit.
pub(super) fn fitted<'a>(ui: &Ui, paragraphs: &'a [Paragraph], space: Vec2) -> Vec<(&'a Paragraph, Arc<Galley>)> {
    let extras = paragraphs.iter().filter(|paragraph| paragraph.is_extra).count();
    let set = |kept: usize, share: f32| -> Vec<(&'a Paragraph, Arc<Galley>)> {
        let mut extra = 0;
        let kept = paragraphs.iter().filter(|paragraph| {
            extra += usize::from(paragraph.is_extra);
            !paragraph.is_extra || extra <= kept
        });
        kept.map(|paragraph| (paragraph, paragraph.set(ui, space.x, share))).collect()
    };
    let (large, small) = SHRINKING.split_at(BEFORE_LEAVING_OUT);
    let with_extras = (0..=extras).rev().flat_map(|kept| large.iter().map(move |&share| (kept, share)));
    let attempts = with_extras.chain(small.iter().map(|&share| (0, share)));
    let fits = |set: &Vec<(&Paragraph, Arc<Galley>)>| {
        let high: f32 = set.iter().map(|(_, galley)| galley.size().y + GAP).sum();
        high - GAP <= space.y
    };
    attempts.map(|(kept, share)| set(kept, share)).find(fits).unwrap_or_else(|| set(0, SHRINKING[SHRINKING.len() - 1]))
}

/// Shows paragraphs that have been set. If `still`, nothing moves in them.
pub(super) fn show_paragraphs(ui: &mut Ui, set: Vec<(&Paragraph, Arc<Galley>)>, still: bool) {
    for (paragraph, galley) in set {
        let place = ui.label(galley).rect;
        if paragraph.dots {
            dots(ui, place.right_bottom() + vec2(6.0, -9.0), still);
        }
    }
}

/// Three dots, of which one is lit, a different one a few times a second. The computers request the frames for that.
fn dots(ui: &Ui, at: Pos2, still: bool) {
    let lit = (ui.input(|input| input.time) * 4.0) as u64 % 3;
    for dot in 0..3_u8 {
        let is_lit = still || u64::from(dot) == lit;
        let at = at + vec2(6.0 + 13.0 * f32::from(dot), 0.0);
        ui.painter().circle_filled(at, 4.0, if is_lit { ACCENT } else { PANEL_LINE });
    }
}
