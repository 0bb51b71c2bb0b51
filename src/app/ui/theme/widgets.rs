//! The program's own buttons, switches and fields, each of which can be found by its label.

use crate::app::input::action::Command;
use crate::app::input::device::Device;
use crate::app::input::keyboard;
use crate::app::ui::theme::{
    self, ACCENT, CORNER_RADIUS, DARK, LIGHT, PANEL_LINE, RAISED, RED, SHEET_RAISED, TOUCH_SIZE,
};
use crate::texts::{Language, Phrase, Text};
use accesskit::Role;
use bevy::prelude::{Rect, Resource, Vec2};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    self, Align, Align2, Color32, Context, CornerRadius, Id, Layout, Order, Response, ScrollArea, Sense, Stroke,
    StrokeKind, TextEdit, Ui, Widget, WidgetInfo, WidgetType, scroll_area::ScrollSource, vec2,
};
use std::collections::BTreeMap;
use std::f32::consts::TAU;

/// Where the controls are that can be used now, in logical pixels of the window, by label; for end-to-end tests.
///
/// Only visible controls are in it; of a partly hidden control, it has the visible part.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Controls {
    places: BTreeMap<String, Rect>,
    /// The places of controls by the identifiers of their labels' messages, which are the same in all languages.
    places_by_id: BTreeMap<&'static str, Rect>,
    focused: Option<String>,
}

impl Controls {
    /// Where the control is that has this label, or whose label is the message with this identifier; the first one if
    /// there are several.
    #[must_use]
    pub fn place(&self, label: &str) -> Option<Rect> {
        self.places.get(label).or_else(|| self.places_by_id.get(label)).copied()
    }

    /// All controls.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Rect)> {
        self.places.iter().map(|(label, &rect)| (label.as_str(), rect))
    }

    /// All controls whose labels are messages, by the identifiers of these.
    pub fn by_id(&self) -> impl Iterator<Item = (&'static str, Rect)> {
        self.places_by_id.iter().map(|(&id, &rect)| (id, rect))
    }

    /// The label of the control that has the keyboard's focus.
    #[must_use]
    pub fn focused(&self) -> Option<&str> {
        self.focused.as_deref()
    }

    /// Whether a control was clicked since the last call.
    pub(crate) fn clicked(context: &Context) -> bool {
        context.data_mut(|data| std::mem::take(&mut data.get_temp_mut_or_default::<PassState>(Id::NULL).clicked))
    }

    /// The controls of the pass that has just been laid out.
    pub(crate) fn of_last_pass(context: &Context) -> Self {
        context.data_mut(|data| data.get_temp_mut_or_default::<PassState>(Id::NULL).controls.clone())
    }
}

/// A control that has the keyboard's focus, and what it can be found by when it is laid out again.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Focused {
    pub(crate) control: Id,
    /// The identifier of its label's message, which is the same in all languages.
    id: Option<&'static str>,
    label: String,
    /// All of it, and the part that can be seen, in points.
    pub(crate) place: egui::Rect,
    pub(crate) seen: egui::Rect,
    /// All controls of its layer, where they were beside it. When it is gone, they may lie elsewhere.
    around: Vec<(Id, egui::Rect)>,
}

impl Focused {
    /// Its label, in words.
    #[cfg(test)]
    pub(crate) fn label(&self) -> &str {
        &self.label
    }
}

/// Which control of a layer gets the keyboard's focus.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum FocusTarget {
    /// The first one.
    First,
    /// The one that had it before; the first one if it is not there any more.
    SameAs(Focused),
    /// The one that is nearest to the place of a control that is gone.
    Nearest(Focused),
    /// The same, but not that control itself.
    Beside(Focused),
}

/// The weight of the distance upwards and downwards, compared with that to the side: a control in the same row is nearer.
const ABOVE: f32 = 3.0;

impl FocusTarget {
    /// How little a control is meant; `None` if it is not meant at all. Of those that are meant alike the first is taken.
    fn distance(&self, control: Id, id: Option<&'static str>, label: &str, place: egui::Rect) -> Option<f32> {
        match self {
            Self::First => Some(0.0),
            Self::SameAs(before) if before.label == label && before.control == control => Some(0.0),
            Self::SameAs(before) if before.label == label || id.is_some() && before.id == id => Some(1.0),
            Self::SameAs(_) => Some(2.0),
            Self::Beside(before) if before.control == control => None,
            Self::Nearest(before) | Self::Beside(before) => {
                let beside = before.around.iter().find(|(other, _)| *other == control);
                let place = beside.map_or(place, |(_, place)| *place);
                let way = before.place.center() - place.clamp(before.place.center());
                Some(way.x.abs() + ABOVE * way.y.abs())
            }
        }
    }
}

/// What is recorded while a pass is laid out.
#[derive(Clone, Default)]
struct PassState {
    controls: Controls,
    /// The control that has the focus in this pass, and its layer.
    focused: Option<(Order, Focused)>,
    /// The controls of this pass that can be used, with their layers and places in points.
    usable: Vec<(Order, Id, egui::Rect)>,
    /// The layer and its control that gets the keyboard's focus; `None` once that has happened.
    wanted_focus: Option<(Order, FocusTarget)>,
    /// The passes that are still requested to give it: a layer that has just been opened can't take it in its first one.
    passes_to_give: u8,
    /// The control that had the focus when the pass began.
    focused_before: Option<Id>,
    /// The control of this pass that is meant most, and how little.
    nearest: Option<(f32, Id)>,
    /// The control that got the focus in the pass before.
    has_just_got_focus: Option<Id>,
    /// Whether a control was clicked.
    clicked: bool,
    /// The device that the player has used last.
    device: Device,
    /// The language in which texts are shown.
    language: Language,
}

/// Begins a pass without controls; `device` is the one that the player has used last, and texts are shown in this
/// language.
pub(crate) fn begin(context: &Context, device: Device, language: Language) {
    let focused_before = context.memory(egui::Memory::focused);
    context.data_mut(|data| {
        let state = data.get_temp_mut_or_default::<PassState>(Id::NULL);
        state.focused_before = focused_before;
        state.controls = Controls::default();
        (state.focused, state.nearest) = (None, None);
        state.usable.clear();
        state.device = device;
        state.language = language;
    });
}

/// The language in which texts are shown.
pub(crate) fn language(context: &Context) -> Language {
    context.data_mut(|data| data.get_temp_mut_or_default::<PassState>(Id::NULL).language)
}

/// Says texts in the language in which the menus are shown.
pub(crate) trait Localise {
    /// The words of a text.
    fn localise(&self, text: impl Into<Text>) -> String;
}

impl Localise for Context {
    fn localise(&self, text: impl Into<Text>) -> String {
        text.into().localise(language(self))
    }
}

impl Localise for Ui {
    fn localise(&self, text: impl Into<Text>) -> String {
        self.ctx().localise(text)
    }
}

/// The device that the player has used last.
pub(crate) fn device(context: &Context) -> Device {
    context.data_mut(|data| data.get_temp_mut_or_default::<PassState>(Id::NULL).device)
}

/// An area that scrolls upwards and downwards. A finger scrolls its content also at the edge, where a mouse would drag
/// the scroll bar: there the content would jump, and against the direction of the finger.
pub(crate) fn scroll_area(ui: &Ui) -> ScrollArea {
    let scroll_bar = device(ui) != Device::Touch;
    ScrollArea::vertical().scroll_source(ScrollSource { scroll_bar, ..ScrollSource::default() })
}

/// How many passes are requested to give a control the focus. Beneath a modal layer that has just been closed, or while
/// an area is measured, no control can take it; after that, each can.
const PASSES_TO_GIVE_FOCUS: u8 = 3;

/// Has the keyboard's focus given to a control of this layer as soon as the layer is laid out; with `None`, to no control.
pub(crate) fn want_focus(context: &Context, wanted: Option<(Order, FocusTarget)>) {
    context.data_mut(|data| {
        let state = data.get_temp_mut_or_default::<PassState>(Id::NULL);
        (state.wanted_focus, state.passes_to_give) = (wanted, PASSES_TO_GIVE_FOCUS);
    });
}

/// Gives the keyboard's focus, at the end of a pass, to the control that was wanted, unless the player has moved it to
/// another one in this pass. Returns the control that had the focus in this pass.
pub(crate) fn give_focus(context: &Context) -> Option<Focused> {
    let now = context.memory(egui::Memory::focused);
    let (given, is_awaited, focused) = context.data_mut(|data| {
        let state = data.get_temp_mut_or_default::<PassState>(Id::NULL);
        let nearest = state.nearest.take();
        if now.is_some() && now != state.focused_before {
            state.wanted_focus = None;
        }
        let given = nearest.map(|(_, id)| id).filter(|_| state.wanted_focus.take().is_some());
        let is_awaited = state.wanted_focus.is_some() && state.passes_to_give > 0;
        state.passes_to_give = state.passes_to_give.saturating_sub(1);
        state.has_just_got_focus = given;
        let usable = std::mem::take(&mut state.usable);
        let focused = state.focused.take().map(|(layer, focused)| {
            let here = usable.into_iter().filter(|(order, ..)| *order == layer);
            Focused { around: here.map(|(_, id, place)| (id, place)).collect(), ..focused }
        });
        (given, is_awaited, focused)
    });
    if let Some(id) = given {
        context.memory_mut(|memory| memory.request_focus(id));
    }
    if given.is_some() || is_awaited {
        // egui applies it in the next pass, which nothing else may request.
        context.request_repaint();
    }
    focused
}

/// Records where a control is, so that it can be found by its label and be given the focus.
pub(crate) fn record(ui: &Ui, label: impl Into<Text>, response: &Response) {
    let label = label.into();
    record_words(ui, label.id(), ui.localise(label), response);
}

/// The same for a control whose label is in words already; `id` identifies the label's message.
fn record_words(ui: &Ui, id: Option<&'static str>, label: String, response: &Response) {
    let (context, layer) = (ui.ctx(), ui.layer_id());
    name(context, response, &label);
    let visible = response.rect.intersect(ui.clip_rect());
    let usable = ui.is_enabled() && !ui.is_sizing_pass() && context.memory(|memory| memory.allows_interaction(layer));
    if !usable {
        return;
    }
    let zoom = context.zoom_factor();
    let (focused, clicked) = (response.has_focus(), response.clicked());
    let has_just_got_focus = context.data_mut(|data| {
        let state = data.get_temp_mut_or_default::<PassState>(Id::NULL);
        if let Some((order, target)) = &state.wanted_focus
            && *order == layer.order
            && let Some(distance) = target.distance(response.id, id, &label, response.rect)
            && state.nearest.is_none_or(|(nearest, _)| distance < nearest)
        {
            state.nearest = Some((distance, response.id));
        }
        if visible.is_positive() {
            let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * zoom;
            let rect = Rect::from_corners(corner(visible.min), corner(visible.max));
            state.controls.places.entry(label.clone()).or_insert(rect);
            if let Some(id) = id {
                state.controls.places_by_id.entry(id).or_insert(rect);
            }
        }
        state.clicked |= clicked;
        state.usable.push((layer.order, response.id, response.rect));
        if focused {
            state.controls.focused = Some(label.clone());
            let (control, place, around) = (response.id, response.rect, Vec::new());
            state.focused = Some((layer.order, Focused { control, id, label, place, seen: visible, around }));
        }
        focused && state.has_just_got_focus == Some(response.id)
    });
    if response.gained_focus() || has_just_got_focus {
        response.scroll_to_me(None);
    }
}

/// Names a control in the tree of accessibility. A text that can be clicked is named by its words, and the label says
/// what clicking does.
fn name(context: &Context, response: &Response, label: &str) {
    context.accesskit_node_builder(response.id, |node| {
        if !matches!(node.role(), Role::Unknown | Role::GenericContainer | Role::Label) {
            node.set_label(label);
            return;
        }
        node.set_role(Role::Button);
        match node.value().map(str::to_owned) {
            Some(words) if words != label => {
                node.set_label(words);
                node.set_description(label);
            }
            _ => node.set_label(label),
        }
        node.clear_value();
    });
}

/// Says in the tree of accessibility what is drawn without egui's knowing: the words of a part of the screen that is not
/// a control.
pub(crate) fn say(ui: &Ui, response: &Response, words: impl Into<Text>) {
    // The words are found before egui asks for them, which locks it.
    let (enabled, words) = (ui.is_enabled(), ui.localise(words));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, enabled, &words));
}

/// Says in the tree of accessibility what a picture shows. The words are made only while somebody listens.
pub(crate) fn say_picture(ui: &Ui, response: &Response, words: impl FnOnce() -> Text) {
    if is_described(ui, response) {
        let words = ui.localise(words());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &words));
    }
}

/// Adds to a control what else is to be known of it. The words are made only while somebody listens.
pub(crate) fn say_more(ui: &Ui, response: &Response, words: impl FnOnce() -> Text) {
    if is_described(ui, response) {
        let words = ui.localise(words());
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(words));
    }
}

/// Whether a control has a node in the tree of accessibility. Words for a node are found before it is held, because egui
/// is locked as long.
fn is_described(ui: &Ui, response: &Response) -> bool {
    ui.ctx().accesskit_node_builder(response.id, |_| ()).is_some()
}

/// Makes a text a heading in the tree of accessibility, of a level from 1 on.
pub(crate) fn make_heading(response: &Response, level: usize) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        if let Some(words) = node.value().map(str::to_owned) {
            node.set_label(words);
            node.clear_value();
        }
        node.set_role(Role::Heading);
        node.set_level(level);
    });
}

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
        let words = match self.icon {
            None if self.is_fixed => {
                let room = vec2(self.size.x - 2.0 * padding, self.size.y);
                Some(theme::fitted(ui.painter(), room, &[17.0, 16.0, 15.0, 14.0, 13.0], |size| {
                    let mut job = LayoutJob::simple_singleline(label.clone(), font(size), Color32::PLACEHOLDER);
                    job.break_on_newline = false;
                    job
                }))
            }
            None => {
                let room = (ui.max_rect().width() - 2.0 * padding).max(TOUCH_SIZE);
                Some(ui.painter().layout(label.clone(), font(17.0), Color32::PLACEHOLDER, room))
            }
            Some(_) => None,
        };
        let content = words.as_ref().map_or(egui::Vec2::ZERO, |words| words.size());
        // Two lines fit into a button of fixed size without a margin above and below. In a narrower one the margin keeps
        // words from under the name of the key.
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
                let at = anchor.align_size_within_rect(words.size(), inner).min;
                painter.galley(at, words, colour);
            }
            (None, Some(icon)) => draw_icon(ui, icon, rect.center(), colour),
            (None, None) => {}
        }
        ring_if_focused(ui, &response);
        match self.name {
            Some(name) => record(ui, name, &response),
            None => record_words(ui, self.label.id(), label.clone(), &response),
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
    record_words(ui, id, label, &response);
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
    let ground = if theme::is_sheet(ui) { Color32::WHITE } else { theme::BACKDROP };
    let edit = TextEdit::singleline(text)
        .char_limit(longest)
        .desired_width(ui.available_width() - 24.0)
        .min_size(vec2(0.0, TOUCH_SIZE))
        .background_color(ground)
        .vertical_align(egui::Align::Center)
        .margin(vec2(10.0, 6.0));
    let response = ui.add(edit);
    ring_if_focused(ui, &response);
    record(ui, label, &response);
    response
}

#[cfg(test)]
mod tests;
