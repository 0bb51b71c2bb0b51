//! Where controls are, which one has the keyboard's focus, and what is said of them to those who don't see them.

use crate::app::input::device::Device;
use crate::app::platform::text_fields::{TextField, TextFields};
use crate::texts::{Language, Text};
use accesskit::Role;
use bevy::prelude::{Rect, Resource, Vec2};
use bevy_egui::egui::{
    self, Context, Id, Order, Response, ScrollArea, Ui, WidgetInfo, WidgetType, scroll_area::ScrollSource,
};
use std::collections::BTreeMap;

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

/// The weight of the distance upwards and downwards, compared with that to the side: a control in the same row is
/// nearer.
const ABOVE: f32 = 3.0;

impl FocusTarget {
    /// How little a control is meant; `None` if it is not meant at all. Of those that are meant alike the first is
    /// taken.
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
    /// The fields of text of this pass that can be used.
    text_fields: Vec<TextField>,
    /// The control that has the focus in this pass, and its layer.
    focused: Option<(Order, Focused)>,
    /// The controls of this pass that can be used, with their layers and places in points.
    usable: Vec<(Order, Id, egui::Rect)>,
    /// The layer and its control that gets the keyboard's focus; `None` once that has happened.
    wanted_focus: Option<(Order, FocusTarget)>,
    /// The passes that are still requested to give it: a layer that has just been opened can't take it in its first
    /// one.
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
        state.text_fields.clear();
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

/// Has the keyboard's focus given to a control of this layer as soon as the layer is laid out; with `None`, to no
/// control.
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
    _ = record_words(ui, label.id(), ui.localise(label), response);
}

/// The same for a control whose label is in words already; `id` identifies the label's message.
/// Returns the part of it that can be seen, in logical pixels of the window, if it can be used.
pub(super) fn record_words(ui: &Ui, id: Option<&'static str>, label: String, response: &Response) -> Option<Rect> {
    let (context, layer) = (ui.ctx(), ui.layer_id());
    name(context, response, &label);
    let visible = response.rect.intersect(ui.clip_rect());
    let usable = ui.is_enabled() && !ui.is_sizing_pass() && context.memory(|memory| memory.allows_interaction(layer));
    if !usable {
        return None;
    }
    let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * context.zoom_factor();
    let seen = visible.is_positive().then(|| Rect::from_corners(corner(visible.min), corner(visible.max)));
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
        if let Some(rect) = seen {
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
    seen
}

/// Records where a field of text is, and the text in it.
pub(super) fn record_field(
    ui: &Ui,
    label: impl Into<Text>,
    response: &Response,
    text: &str,
    has_several_lines: bool,
    is_light: bool,
) {
    let label = label.into();
    let words = ui.localise(label.clone());
    let Some(place) = record_words(ui, label.id(), words.clone(), response) else { return };
    let (node, has_focus) = (response.id.accesskit_id(), response.has_focus());
    let field = TextField { node, place, label: words, text: text.to_owned(), has_several_lines, has_focus, is_light };
    ui.data_mut(|data| data.get_temp_mut_or_default::<PassState>(Id::NULL).text_fields.push(field));
}

/// The fields of text of the pass that has just been laid out.
pub(crate) fn text_fields_of_last_pass(context: &Context) -> TextFields {
    context.data_mut(|data| TextFields(data.get_temp_mut_or_default::<PassState>(Id::NULL).text_fields.clone()))
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

/// Says in the tree of accessibility what is drawn without egui's knowing: the words of a part of the screen that is
/// not a control.
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

/// Whether a control has a node in the tree of accessibility. Words for a node are found before it is held, because
/// egui is locked as long.
pub(super) fn is_described(ui: &Ui, response: &Response) -> bool {
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
