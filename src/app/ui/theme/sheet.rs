//! Pages over the whole screen, sheets over pages, and notes below the board.

#[cfg(test)]
mod notes;
#[cfg(test)]
mod tests;

#[cfg(test)]
pub(crate) use tests::at_any_width as fits_at_any_width;

use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::{self, ornaments};
use crate::texts::Text;
use accesskit::Role;
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, Id, Layout, Modal, Order, Rect, RichText, Ui, pos2, vec2,
};

/// A sheet over everything else, with a title; what does not fit is scrolled.
pub(crate) fn modal<R>(context: &Context, title: impl Into<Text>, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let title = title.into();
    let screen = context.viewport_rect();
    let margin = 2.0 * f32::from(theme::sheet().inner_margin.left);
    let width = width.min(screen.width() - margin - 16.0);
    let height = screen.height() - margin - 90.0;
    // The same in all languages, so that the sheet stays where it is when another is chosen.
    let id = match title.id() {
        Some(phrase) => Id::new(("sheet", phrase)),
        None => Id::new(("sheet", context.localise(title.clone()))),
    };
    Modal::new(id)
        .area(Modal::default_area(id).default_size(screen.size()))
        .frame(theme::sheet())
        .backdrop_color(Color32::from_black_alpha(125))
        .show(context, |ui| {
            theme::use_sheet_colours(ui);
            ui.set_width(width);
            let name = ui.localise(title.clone());
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::Dialog);
                node.set_label(name);
                node.set_modal();
            });
            heading(ui, title);
            // The margin leaves room for the ring around the control that has the focus.
            controls::scroll_area(ui)
                .max_height(height)
                // Content that grows while the sheet is open makes it higher, as long as there is room.
                .min_scrolled_height(height)
                .content_margin(4)
                .show(ui, |ui| {
                    turn_pages(ui, height);
                    content(ui)
                })
                .inner
        })
        .inner
}

/// Scrolls by most of a page when a key for turning pages is pressed.
pub(crate) fn turn_pages(ui: &Ui, page: f32) {
    use bevy_egui::egui::Key;
    let pages = ui.input(|input| {
        let pressed = |key| f32::from(u8::from(input.key_pressed(key)));
        pressed(Key::PageUp) - pressed(Key::PageDown)
    });
    if pages != 0.0 {
        ui.scroll_with_delta(vec2(0.0, pages * page * 0.85));
    }
}

/// A title with a thin line under it.
pub(crate) fn heading(ui: &mut Ui, title: impl Into<Text>) {
    controls::make_heading(&ui.label(RichText::new(ui.localise(title)).font(theme::title(28.0))), 1);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 3.0), bevy_egui::egui::Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, ui.visuals().widgets.noninteractive.bg_stroke);
    ui.add_space(4.0);
}

/// A page over the whole screen, with content of at most this width; what does not fit is scrolled.
pub(crate) fn page<R>(context: &Context, name: &str, width: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    page_with_foot(context, name, width, 0.0, &mut (), |ui, ()| content(ui), |_, ()| ()).0
}

/// The same with a foot of this height, which is always in view. Content and foot change the same state, one after the
/// other.
pub(crate) fn page_with_foot<S: ?Sized, R, F>(
    context: &Context,
    name: &str,
    width: f32,
    foot_height: f32,
    state: &mut S,
    content: impl FnOnce(&mut Ui, &mut S) -> R,
    foot: impl FnOnce(&mut Ui, &mut S) -> F,
) -> (R, F) {
    let screen = context.viewport_rect();
    Area::new(Id::new(("page", name)))
        .order(Order::Middle)
        .fixed_pos(screen.min)
        .constrain(false)
        .show(context, |ui| {
            ui.set_width(screen.width());
            ui.set_height(screen.height());
            ornaments::background(ui.painter(), screen, screen.center_top(), [theme::BACKDROP_LIGHT, theme::BACKDROP]);
            let side = ((screen.width() - width) / 2.0).max(16.0);
            let inner =
                Rect::from_min_max(pos2(screen.min.x + side, screen.min.y), pos2(screen.max.x - side, screen.max.y));
            ui.scope_builder(bevy_egui::egui::UiBuilder::new().max_rect(inner), |ui| {
                let shown = controls::scroll_area(ui)
                    .auto_shrink([false, false])
                    .max_height(inner.height() - foot_height)
                    .content_margin(4)
                    .show(ui, |ui| {
                        ui.add_space(12.0);
                        let result = content(ui, state);
                        ui.add_space(16.0);
                        result
                    });
                (shown.inner, foot(ui, state))
            })
            .inner
        })
        .inner
}

/// The distance between a note and the lower edge of the free rectangle, in points.
const BELOW_NOTE: f32 = 12.0;

/// The largest part of the free height that a note may take from the board; a higher note lies over the board.
const SHARE_OF_NOTE: f32 = 0.6;

/// The width of most notes, in points.
pub(crate) const NOTE_WIDTH: f32 = 460.0;

/// A small sheet below the board, at most `widest` points wide. Returns the height that the camera has to leave for it,
/// or 0 for a note that lies over the board.
pub(crate) fn note(context: &Context, name: &str, free: Rect, widest: f32, content: impl FnOnce(&mut Ui)) -> f32 {
    let width = widest.min(free.width() - 56.0);
    let foot = free.center_bottom() - vec2(0.0, BELOW_NOTE);
    let note = Area::new(Id::new(("note", name)))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(foot)
        .show(context, |ui| {
            theme::sheet().show(ui, |ui| {
                theme::use_sheet_colours(ui);
                ui.set_width(width);
                // In a low window it is scrolled rather than cut.
                let height = context.viewport_rect().height() - 2.0 * (20.0 + BELOW_NOTE);
                controls::scroll_area(ui)
                    .max_height(height)
                    // An area remembers the height that it had: a note with more words than the one before is as high
                    // as it needs.
                    .min_scrolled_height(height)
                    .content_margin(4)
                    .show(ui, content);
            });
        })
        .response
        .rect;
    if note.center_bottom().distance(foot) > 1.0 {
        // egui has placed it by the size that it had in the frame before.
        context.request_repaint();
    }
    let room = note.height() + BELOW_NOTE;
    if room < SHARE_OF_NOTE * free.height() { room } else { 0.0 }
}

/// Buttons in a row that begins at the right.
pub(crate) fn from_right<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(ui.available_width(), theme::TOUCH_SIZE);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), content).inner
}
