//! How labels are laid out, how content is scrolled by fingers, and which control gets the focus.

use super::{Button, button, field, text_area};
use crate::app::input::device::Device;
use crate::app::ui::theme;
use crate::app::ui::theme::controls::{
    Controls, FocusTarget, begin, give_focus, scroll_area, text_fields_of_last_pass, want_focus,
};
use crate::texts::{Language, Phrase, Text};
use bevy_egui::egui::{
    self, Context, Event, Id, Order, PointerButton, RawInput, TouchDeviceId, TouchId, TouchPhase, pos2, vec2,
};

/// How far content goes downwards, in points, when a finger goes 100 points upwards at this distance from the left
/// in a window 390 points wide.
fn moved_by_finger_at(x: f32) -> f32 {
    let context = Context::default();
    theme::apply(&context);
    let mut top = 0.0;
    let mut pass = |events: Vec<Event>| {
        begin(&context, Device::Touch, Language::English);
        let screen = egui::Rect::from_min_size(pos2(0.0, 0.0), vec2(390.0, 780.0));
        let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
        let output = context.run_ui(input, |ui| {
            scroll_area(ui).auto_shrink([false, false]).show(ui, |ui| {
                top = ui.min_rect().top();
                ui.set_height(2000.0);
            });
        });
        output.drop_without_applying_deltas();
        top
    };
    let touch = |phase, y: f32| Event::Touch {
        device_id: TouchDeviceId(0),
        id: TouchId(0),
        phase,
        pos: pos2(x, y),
        force: None,
    };
    let button = |y, pressed| Event::PointerButton {
        pos: pos2(x, y),
        button: PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    pass(Vec::new());
    // egui scrolls by fingers once it has seen one.
    pass(vec![touch(TouchPhase::Start, 500.0), touch(TouchPhase::End, 500.0)]);
    let before = pass(Vec::new());
    pass(vec![touch(TouchPhase::Start, 500.0), Event::PointerMoved(pos2(x, 500.0)), button(500.0, true)]);
    for step in 1..=5 {
        let y = 500.0 - 20.0 * step as f32;
        pass(vec![touch(TouchPhase::Move, y), Event::PointerMoved(pos2(x, y))]);
    }
    pass(Vec::new()) - before
}

#[test]
fn a_finger_at_the_edge_scrolls_content_as_in_the_middle_and_never_by_the_scroll_bar() {
    let middle = moved_by_finger_at(195.0);
    assert!(middle < -80.0, "{middle}");
    for x in [370.0, 378.0, 382.0, 386.0] {
        let edge = moved_by_finger_at(x);
        let is_on_bar = x > 380.0;
        assert!((edge - middle).abs() < 1.0 || is_on_bar && edge == 0.0, "at {x}: {edge}, in the middle: {middle}");
    }
}

/// Two buttons, which can't be used in some passes. Returns the label of the one that has the focus after a pass, and
/// whether another pass was requested.
fn pass(context: &Context, is_usable: bool, events: Vec<Event>) -> (Option<String>, bool) {
    let mut focused = None;
    let output = context.run_ui(RawInput { events, ..RawInput::default() }, |ui| {
        begin(ui, Device::Mouse, Language::English);
        ui.add_enabled_ui(is_usable, |ui| {
            for label in ["first", "second"] {
                ui.scope_builder(egui::UiBuilder::new().id(Id::new(label)), |ui| button(ui, label.to_owned()));
            }
        });
        _ = give_focus(ui);
        focused = Controls::of_last_pass(ui).focused().map(str::to_owned);
    });
    let delay = output.viewport_output[&egui::ViewportId::ROOT].repaint_delay;
    output.drop_without_applying_deltas();
    (focused, delay.is_zero())
}

/// A context at rest, in which the focus is wanted for the first button, and no button can be used yet.
fn waiting() -> Context {
    let context = Context::default();
    context.enable_accesskit();
    assert!((0..20).any(|_| !pass(&context, false, Vec::new()).1), "it rests");
    want_focus(&context, Some((Order::Background, FocusTarget::First)));
    context
}

#[test]
fn a_pass_is_requested_for_a_focus_that_could_not_be_given() {
    let context = waiting();
    assert_eq!(pass(&context, false, Vec::new()), (None, true));
    pass(&context, true, Vec::new());
    assert_eq!(pass(&context, true, Vec::new()).0.as_deref(), Some("first"));
    // A layer that is never there is not waited for without end.
    want_focus(&context, Some((Order::Tooltip, FocusTarget::First)));
    assert!((0..20).any(|_| !pass(&context, true, Vec::new()).1), "it rests");
}

#[test]
fn a_focus_that_is_still_to_be_given_calls_nobody_back() {
    let context = waiting();
    pass(&context, false, Vec::new());
    let mut second = None;
    let output = context.run_ui(RawInput::default(), |ui| {
        begin(ui, Device::Mouse, Language::English);
        let place = egui::UiBuilder::new().id(Id::new("second"));
        second = Some(ui.scope_builder(place, |ui| ui.add(Button::new("second".to_owned())).id).inner);
    });
    output.drop_without_applying_deltas();
    let goes_there = Event::AccessKitActionRequest(accesskit::ActionRequest {
        action: accesskit::Action::Focus,
        target_tree: accesskit::TreeId::ROOT,
        target_node: second.unwrap().accesskit_id(),
        data: None,
    });
    let mut events = vec![goes_there];
    for _ in 0..6 {
        assert_eq!(pass(&context, true, std::mem::take(&mut events)).0.as_deref(), Some("second"));
    }
}

/// The text that is drawn within a shape.
fn text_of(shape: &egui::Shape) -> Option<&egui::epaint::TextShape> {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().find_map(text_of),
        egui::Shape::Text(text) => Some(text),
        _ => None,
    }
}

#[test]
fn both_lines_of_a_label_are_in_the_middle_of_its_button() {
    let context = Context::default();
    theme::apply(&context);
    begin(&context, Device::Mouse, Language::English);
    let mut place = egui::Rect::NOTHING;
    let output = context
        .run_ui(RawInput::default(), |ui| place = ui.add(Button::new(Phrase::NoteLookAtBoard).within(80.0)).rect);
    let text = output.shapes.iter().find_map(|clipped| text_of(&clipped.shape)).expect("a label").clone();
    output.drop_without_applying_deltas();
    assert_eq!(text.galley.rows.len(), 2);
    for row in &text.galley.rows {
        let middle = text.pos.x + row.rect().center().x;
        assert!((middle - place.center().x).abs() < 1.5, "{middle} in {place}");
    }
}

#[test]
fn fields_of_text_that_can_be_used_are_told_with_their_text_and_the_part_of_them_that_is_seen() {
    let context = Context::default();
    theme::apply(&context);
    let (mut name, mut long) = ("Ada".to_owned(), "a line\n".repeat(40));
    let mut pass = |is_usable: bool| {
        let output = context.run_ui(RawInput::default(), |ui| {
            begin(ui, Device::Touch, Language::English);
            ui.add_enabled_ui(is_usable, |ui| {
                field(ui, Phrase::EditorPasteField, &mut name, 10);
                text_area(ui, Phrase::AnalysisComment, &mut long, 4, 1000).request_focus();
            });
        });
        output.drop_without_applying_deltas();
        text_fields_of_last_pass(&context).0
    };
    pass(true);
    let told = pass(true);
    let about = |number: usize| {
        let field = &told[number];
        (field.label.as_str(), field.text.as_str(), field.has_several_lines, field.has_focus)
    };
    let label = |phrase: Phrase| Text::from(phrase).localise(Language::English);
    assert_eq!(told.len(), 2);
    assert_eq!(about(0), (label(Phrase::EditorPasteField).as_str(), "Ada", false, false));
    assert_eq!(about(1), (label(Phrase::AnalysisComment).as_str(), "a line\n".repeat(40).as_str(), true, true));
    let [upper, lower] = [told[0].place, told[1].place];
    assert!(lower.min.y > upper.max.y && lower.height() <= 160.0, "{lower:?} below {upper:?}");
    assert_eq!(pass(false), []);
}
