//! What egui is told of what an assistive program asks for.

use accesskit::{Action, ActionData, ActionRequest};
use bevy_egui::egui::{Event, Key, Modifiers};

/// The text that is to be set in a field.
pub(super) fn text(request: &ActionRequest) -> Option<&str> {
    match (request.action, &request.data) {
        (Action::SetValue, Some(ActionData::Value(text))) => Some(text),
        _ => None,
    }
}

/// What egui is told of a request. It knows none to set the text of a field: all text in it is replaced as by hand.
pub(super) fn events(request: &ActionRequest) -> Vec<Event> {
    let Some(text) = text(request) else { return vec![Event::AccessKitActionRequest(request.clone())] };
    let press = |key, modifiers| {
        [true, false].map(|pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers })
    };
    let select = press(Key::A, Modifiers::COMMAND);
    let delete = press(Key::Backspace, Modifiers::NONE);
    select.into_iter().chain(delete).chain([Event::Paste(text.to_owned())]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::theme;
    use accesskit::TreeId;
    use bevy_egui::egui::{Context, Id, RawInput, TextEdit};

    #[test]
    fn a_text_that_is_set_takes_the_place_of_what_is_in_the_field() {
        let context = Context::default();
        theme::apply(&context);
        context.enable_accesskit();
        let field = Id::new("field");
        let mut text = "b2".to_owned();
        let mut pass = |events: Vec<Event>| {
            let input = RawInput { events, ..RawInput::default() };
            let output =
                context.run_ui(input, |ui| _ = ui.add(TextEdit::singleline(&mut text).id(field).char_limit(6)));
            output.drop_without_applying_deltas();
            text.clone()
        };
        let ask = |action, data| {
            let target_node = field.accesskit_id();
            events(&ActionRequest { action, target_tree: TreeId::ROOT, target_node, data })
        };
        let set = |value: &str| ask(Action::SetValue, Some(ActionData::Value(value.into())));
        pass(Vec::new());
        pass(ask(Action::Focus, None));
        for (given, taken) in [("b2-b3", "b2-b3"), ("c", "c"), ("", ""), ("a1-b1-c1", "a1-b1-"), ("d4", "d4")] {
            assert_eq!(pass(set(given)), taken);
        }
    }
}
