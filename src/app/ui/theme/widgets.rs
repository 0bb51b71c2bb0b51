//! The program's own buttons, switches and fields, each of which can be found by its label.

use crate::app::input::action::Command;
use crate::app::input::device::Device;
use crate::app::input::keyboard;
use crate::app::ui::theme::controls::{
    Localise, device, is_described, make_heading, record, record_field, record_words, scroll_area,
};
use crate::app::ui::theme::{
    self, ACCENT, CORNER_RADIUS, DARK, LIGHT, PANEL_LINE, RAISED, RED, SHEET_RAISED, TOUCH_SIZE,
};
use crate::texts::{Phrase, Text};
use accesskit::Role;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Align, Align2, Color32, CornerRadius, Layout, Response, Sense, Stroke, StrokeKind, TextEdit, Ui, Widget,
    WidgetInfo, WidgetType, vec2,
};
use std::f32::consts::TAU;

/// How prominent a button is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Prominence {
    Primary,
    Plain,
}

/// A button with a label, or with an icon that the label explains on hovering.
pub(crate) struct Button {
    label: Text,
    /// The label by which it is found, if another button has the same text.
    name: Option<Text>,
    prominence: Prominence,
    /// Whether it is the selected one, if it is one of several.
    selected: Option<bool>,
    is_left_aligned: bool,
    size: egui::Vec2,
    /// Whether its width is fixed; then a label that doesn't fit is set smaller.
    is_fixed: bool,
    icon: Option<Icon>,
    /// The command that does the same, whose key or gamepad button is shown.
    command: Option<Command>,
}

/// Icons on buttons.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Icon {
    /// To the beginning.
    First,
    /// One step back.
    Back,
    /// One step forward.
    Forward,
    /// To the end.
    Last,
    /// The same once more.
    Again,
    /// A smaller value.
    Minus,
    /// A larger value.
    Plus,
}

impl Button {
    pub(crate) fn new(label: impl Into<Text>) -> Self {
        Self {
            label: label.into(),
            name: None,
            prominence: Prominence::Plain,
            selected: None,
            is_left_aligned: false,
            size: vec2(TOUCH_SIZE, TOUCH_SIZE),
            is_fixed: false,
            icon: None,
            command: None,
        }
    }

    /// A button with an icon instead of text.
    pub(crate) fn icon(icon: Icon, label: impl Into<Text>) -> Self {
        Self { icon: Some(icon), ..Self::new(label) }
    }

    /// Sets the label by which it is found, instead of its text.
    pub(crate) fn named(self, name: impl Into<Text>) -> Self {
        Self { name: Some(name.into()), ..self }
    }

    /// Shows the key or gamepad button of this command, for the device that was used last.
    pub(crate) fn command(self, command: Command) -> Self {
        Self { command: Some(command), ..self }
    }

    /// Makes it the button that most players will choose.
    pub(crate) fn primary(self) -> Self {
        Self { prominence: Prominence::Primary, ..self }
    }

    /// Makes it one of several buttons of which one is selected.
    pub(crate) fn selected(self, selected: bool) -> Self {
        Self { selected: Some(selected), ..self }
    }

    /// Aligns the text at the left.
    pub(crate) fn left(self) -> Self {
        Self { is_left_aligned: true, ..self }
    }

    /// Sets the least width, in points.
    pub(crate) fn width(self, width: f32) -> Self {
        Self { size: vec2(width, self.size.y), ..self }
    }

    /// Sets the exact width, in points; the text is as large as fits.
    pub(crate) fn within(self, width: f32) -> Self {
        Self { is_fixed: true, ..self.width(width) }
    }

    /// Sets the least height, in points.
    pub(crate) fn height(self, height: f32) -> Self {
        Self { size: vec2(self.size.x, height), ..self }
    }

    /// The colours of fill, border and text.
    fn colours(&self, is_sheet: bool, response: &Response) -> [Color32; 3] {
        let hot = response.hovered() || response.has_focus();
        let pressed = response.is_pointer_button_down_on();
        let (raised, border, words) =
            if is_sheet { (SHEET_RAISED, theme::SHEET_LINE, DARK) } else { (RAISED, PANEL_LINE, LIGHT) };
        let shade = |fill: Color32| {
            let towards = if is_sheet { DARK } else { LIGHT };
            if pressed {
                fill.lerp_to_gamma(Color32::BLACK, 0.15)
            } else if hot {
                fill.lerp_to_gamma(towards, 0.08)
            } else {
                fill
            }
        };
        match (self.selected == Some(true), self.prominence) {
            (true, _) if is_sheet => [shade(DARK), DARK, LIGHT],
            (true, _) => [shade(ACCENT), ACCENT, DARK],
            (false, Prominence::Primary) => [shade(RED), RED.lerp_to_gamma(LIGHT, 0.3), LIGHT],
            (false, Prominence::Plain) => [shade(raised), if hot { ACCENT } else { border }, words],
        }
    }
}

/// The least width in points of a button that may have two lines.
const TWO_LINES: f32 = 48.0;

impl Widget for Button {
    fn ui(self, ui: &mut Ui) -> Response {
        let label = ui.localise(self.label.clone());
        let padding = if self.is_fixed { 4.0 } else { 12.0 };
        let font = if self.prominence == Prominence::Primary { theme::strong } else { theme::text };
        // Also the lines of a label with more than one are centred, each by itself.
        let align = if self.is_left_aligned { Align::Min } else { Align::Center };
        let words = match self.icon {
            None if self.is_fixed => {
                let room = vec2(self.size.x - 2.0 * padding, self.size.y);
                Some(theme::fitted(ui.painter(), room, &[17.0, 16.0, 15.0, 14.0, 13.0], |size| {
                    let mut job = LayoutJob::simple_singleline(label.clone(), font(size), Color32::PLACEHOLDER);
                    job.break_on_newline = false;
                    job.halign = align;
                    job
                }))
            }
            None => {
                let room = (ui.max_rect().width() - 2.0 * padding).max(TOUCH_SIZE);
                let mut job = LayoutJob::simple(label.clone(), font(17.0), Color32::PLACEHOLDER, room);
                job.halign = align;
                Some(ui.painter().layout_job(job))
            }
            Some(_) => None,
        };
        let content = words.as_ref().map_or(egui::Vec2::ZERO, |words| words.size());
        // Two lines fit into a button of fixed size without a margin above and below. In a narrower one the margin
        // keeps words from under the name of the key.
        let margin = if self.is_fixed && self.size.x >= TWO_LINES { 0.0 } else { 12.0 };
        let size = (content + vec2(2.0 * padding, margin)).max(self.size);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        let enabled = ui.is_enabled();
        response.widget_info(|| match self.selected {
            Some(selected) => WidgetInfo::selected(WidgetType::Button, enabled, selected, &label),
            None => WidgetInfo::labeled(WidgetType::Button, enabled, &label),
        });
        let [fill, border, colour] = self.colours(theme::is_sheet(ui), &response);
        let painter = ui.painter();
        painter.rect(rect, CornerRadius::same(CORNER_RADIUS), fill, Stroke::new(1.0, border), StrokeKind::Inside);
        match (words, self.icon) {
            (Some(words), _) => {
                let anchor = if self.is_left_aligned { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
                let inner = rect.shrink2(vec2(padding, 0.0));
                // The origin of a centred text is in its middle.
                let at = anchor.align_size_within_rect(words.size(), inner).min - words.rect.min.to_vec2();
                painter.galley(at, words, colour);
            }
            (None, Some(icon)) => draw_icon(ui, icon, rect.center(), colour),
            (None, None) => {}
        }
        ring_if_focused(ui, &response);
        match self.name {
            Some(name) => record(ui, name, &response),
            None => _ = record_words(ui, self.label.id(), label.clone(), &response),
        }
        if let Some(command) = self.command
            && is_described(ui, &response)
        {
            let key = ui.localise(keyboard::name(command));
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(key));
        }
        let device = device(ui.ctx());
        if matches!(device, Device::Pad(_)) && response.has_focus() {
            badge(ui, rect, device.name(Command::Choose));
        } else if enabled {
            badge(ui, rect, self.command.and_then(|command| device.name(command)));
        }
        // Players with a mouse also have a keyboard. With other devices no pointer rests on a button, so this text
        // would not be seen.
        let key = self.command.filter(|_| device == Device::Mouse).map(keyboard::name);
        let context = ui.ctx();
        match (self.icon, key) {
            (Some(_), Some(key)) => {
                response.on_hover_text(context.localise(Phrase::CommonLabelWithKey { label: label.into(), key }))
            }
            (Some(_), None) => response.on_hover_text(label),
            (None, Some(key)) => response.on_hover_text(context.localise(Phrase::CommonKey { key })),
            (None, None) => response,
        }
    }
}

/// The name of a key or of a gamepad's button, on the corner of the button that does the same.
fn badge(ui: &Ui, rect: egui::Rect, name: Option<Text>) {
    let Some(name) = name else { return };
    let name = ui.localise(name);
    let (fill, words) = if theme::is_sheet(ui) { (DARK, LIGHT) } else { (ACCENT, DARK) };
    let painter = ui.painter();
    let words = painter.layout_no_wrap(name, theme::strong(12.5), words);
    let size = vec2((words.size().x + 8.0).max(16.0), 16.0);
    let seal = egui::Rect::from_center_size(rect.right_top() + vec2(-size.x / 2.0 - 1.0, 4.0), size);
    painter.rect_filled(seal, CornerRadius::same(8), fill);
    painter.galley(seal.center() - words.size() / 2.0, words, LIGHT);
}

fn draw_icon(ui: &Ui, icon: Icon, centre: egui::Pos2, colour: Color32) {
    let painter = ui.painter();
    let triangle = |x: f32, way: f32| {
        let points = vec![
            centre + vec2(x + 6.0 * way, 0.0),
            centre + vec2(x - 4.0 * way, -7.0),
            centre + vec2(x - 4.0 * way, 7.0),
        ];
        painter.add(egui::Shape::convex_polygon(points, colour, Stroke::NONE));
    };
    let stroke = Stroke::new(2.0, colour);
    let bar = |x: f32| painter.line_segment([centre + vec2(x, -7.0), centre + vec2(x, 7.0)], stroke);
    let dash = || painter.line_segment([centre - vec2(6.0, 0.0), centre + vec2(6.0, 0.0)], stroke);
    match icon {
        Icon::First => {
            bar(-6.0);
            triangle(2.0, -1.0);
        }
        Icon::Back => triangle(0.0, -1.0),
        Icon::Forward => triangle(0.0, 1.0),
        Icon::Last => {
            triangle(-2.0, 1.0);
            bar(6.0);
        }
        Icon::Again => {
            // Most of a circle, with a head at its end.
            let at = |angle: f32| centre + 7.0 * egui::Vec2::angled(angle);
            let points = (0..=20_u8).map(|step| at(-0.9 + 4.9 * f32::from(step) / 20.0)).collect();
            painter.add(egui::Shape::line(points, stroke));
            let (end, along) = (at(-0.9), egui::Vec2::angled(-0.9 - TAU / 4.0));
            let across = 4.5 * along.rot90();
            let head = vec![end + 7.0 * along, end + across, end - across];
            painter.add(egui::Shape::convex_polygon(head, colour, Stroke::NONE));
        }
        Icon::Minus => {
            dash();
        }
        Icon::Plus => {
            dash();
            painter.line_segment([centre - vec2(0.0, 6.0), centre + vec2(0.0, 6.0)], stroke);
        }
    }
}

/// Draws a ring around what has the keyboard's focus.
pub(crate) fn ring_if_focused(ui: &Ui, response: &Response) {
    if response.has_focus() {
        let colour = if theme::is_sheet(ui) { RED } else { ACCENT };
        let ring = response.rect.expand(2.0);
        ui.painter().rect_stroke(
            ring,
            CornerRadius::same(CORNER_RADIUS + 2),
            Stroke::new(2.0, colour),
            StrokeKind::Middle,
        );
    }
}

/// A button; returns whether it was clicked.
pub(crate) fn button(ui: &mut Ui, label: impl Into<Text>) -> bool {
    ui.add(Button::new(label)).clicked()
}

/// A caption above a group of controls; on a dark panel it keeps some distance from what is above.
pub(crate) fn caption(ui: &mut Ui, text: impl Into<Text>) {
    let text = ui.localise(text);
    let (space, colour) = if theme::is_sheet(ui) { (0.0, theme::muted_colour(ui)) } else { (6.0, ACCENT) };
    ui.add_space(space);
    make_heading(&ui.label(egui::RichText::new(text).font(theme::strong(16.0)).color(colour)), 2);
}

/// A remark in small text.
pub(crate) fn remark(ui: &mut Ui, text: impl Into<Text>) {
    let text = ui.localise(text);
    let colour = theme::muted_colour(ui);
    ui.label(egui::RichText::new(text).small().color(colour));
}

/// A switch over the whole width; returns whether it was clicked.
pub(crate) fn switch(ui: &mut Ui, label: impl Into<Text>, on: &mut bool) -> bool {
    let label = label.into();
    let (id, label) = (label.id(), ui.localise(label));
    let track = vec2(44.0, 24.0);
    let room = ui.available_width() - track.x - 12.0;
    let words = ui.painter().layout(label.clone(), theme::text(17.0), theme::text_colour(ui), room.max(60.0));
    let size = vec2(ui.available_width(), (words.size().y + 8.0).max(TOUCH_SIZE));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
    }
    let (enabled, is_on) = (ui.is_enabled(), *on);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, enabled, is_on, &label));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(Role::Switch));
    let at = Align2::LEFT_CENTER.align_size_within_rect(words.size(), rect).min;
    ui.painter().galley(at, words, theme::text_colour(ui));
    let track = Align2::RIGHT_CENTER.align_size_within_rect(track, rect.shrink2(vec2(2.0, 0.0)));
    let fill = if is_on { RED } else { ui.visuals().widgets.inactive.bg_fill };
    let border = if response.hovered() { ACCENT } else { ui.visuals().widgets.inactive.bg_stroke.color };
    ui.painter().rect(track, CornerRadius::same(12), fill, Stroke::new(1.0, border), StrokeKind::Inside);
    let knob = if is_on { track.right_center() - vec2(12.0, 0.0) } else { track.left_center() + vec2(12.0, 0.0) };
    ui.painter().circle_filled(knob, 8.0, if is_on { LIGHT } else { theme::muted_colour(ui) });
    ring_if_focused(ui, &response);
    _ = record_words(ui, id, label, &response);
    response.clicked()
}

/// Several values of which one is chosen, as buttons side by side; returns whether another was chosen.
pub(crate) fn choose<T: PartialEq + Copy, L: Into<Text>>(
    ui: &mut Ui,
    chosen: &mut T,
    values: impl IntoIterator<Item = (T, L)>,
) -> bool {
    let before = *chosen;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (value, label) in values {
            if ui.add(Button::new(label).selected(before == value)).clicked() {
                *chosen = value;
            }
        }
    });
    *chosen != before
}

/// A value between two buttons for a smaller and a larger one, if there are any; returns the one that was chosen.
pub(crate) fn step<T>(
    ui: &mut Ui,
    (less, smaller): (impl Into<Text>, Option<T>),
    value: impl Into<Text>,
    (more, larger): (impl Into<Text>, Option<T>),
) -> Option<T> {
    let value = ui.localise(value);
    let words = egui::RichText::new(&value).font(theme::strong(18.0));
    let room = ui.painter().layout_no_wrap(value.clone(), theme::strong(18.0), Color32::PLACEHOLDER).size().x;
    let middle = vec2((room + 12.0).max(72.0), TOUCH_SIZE);
    // egui wraps a row within a row only if its width is known.
    let size = vec2(middle.x + 2.0 * (TOUCH_SIZE + ui.spacing().item_spacing.x), TOUCH_SIZE);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let less = ui.add_enabled(smaller.is_some(), Button::icon(Icon::Minus, less)).clicked();
        ui.add_sized(middle, egui::Label::new(words));
        let more = ui.add_enabled(larger.is_some(), Button::icon(Icon::Plus, more)).clicked();
        if less {
            smaller
        } else if more {
            larger
        } else {
            None
        }
    })
    .inner
}

/// A slider over whole numbers from 0; returns whether it was moved.
pub(crate) fn slide(ui: &mut Ui, label: impl Into<Text>, value: &mut usize, last: usize) -> bool {
    ui.spacing_mut().slider_width = ui.available_width();
    let slider = egui::Slider::new(value, 0..=last).show_value(false);
    let response = ui.add(slider);
    ring_if_focused(ui, &response);
    record(ui, label, &response);
    response.changed()
}

/// A field for one line of text, found by its label, which is not shown.
pub(crate) fn field(ui: &mut Ui, label: impl Into<Text>, text: &mut String, longest: usize) -> Response {
    let (ground, is_light) = ground_of_field(ui);
    let edit = TextEdit::singleline(text)
        .char_limit(longest)
        .desired_width(ui.available_width() - 24.0)
        .min_size(vec2(0.0, TOUCH_SIZE))
        .background_color(ground)
        .vertical_align(egui::Align::Center)
        .margin(vec2(10.0, 6.0));
    let response = ui.add(edit);
    ring_if_focused(ui, &response);
    record_field(ui, label, &response, text, false, is_light);
    response
}

/// A field for a text of several lines, which scrolls in it. Its label is shown while it is empty.
pub(crate) fn text_area(
    ui: &mut Ui,
    label: impl Into<Text>,
    text: &mut String,
    rows: usize,
    longest: usize,
) -> Response {
    let label = label.into();
    let (ground, is_light) = ground_of_field(ui);
    let hint = ui.localise(label.clone());
    let output = scroll_area(ui).id_salt(label.id()).max_height(160.0).show(ui, |ui| {
        let edit = TextEdit::multiline(text)
            .char_limit(longest)
            .desired_rows(rows)
            .desired_width(f32::INFINITY)
            .background_color(ground)
            .hint_text(hint);
        ui.add(edit)
    });
    // Recorded outside of its area, so that what is around is scrolled to it.
    let seen = output.inner.rect.intersect(output.inner_rect);
    record_field(ui, label, &output.inner.clone().with_new_rect(seen), text, true, is_light);
    output.inner
}

/// The colour behind the text in a field, and whether it is light.
fn ground_of_field(ui: &Ui) -> (Color32, bool) {
    let is_light = theme::is_sheet(ui);
    (if is_light { Color32::WHITE } else { theme::BACKDROP }, is_light)
}

#[cfg(test)]
mod tests;
