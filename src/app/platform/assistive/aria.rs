//! What a node of the tree of accessibility is on a page: its attributes there (WAI-ARIA).

use accesskit::{Action, Node, Role, Toggled};

/// The name of the element that stands for a node. Fields and sliders are the browser's own: programs that read a page
/// aloud edit the text in those only, and telephones open their keyboards for no others.
pub(super) fn element(node: &Node) -> &'static str {
    match node.role() {
        Role::TextInput | Role::Slider => "input",
        Role::MultilineTextInput => "textarea",
        _ => "div",
    }
}

/// The words of a node: its name, or of a text the text.
pub(super) fn words(node: &Node) -> Option<&str> {
    node.label().or_else(|| node.value())
}

/// The text that is in the element of a node that holds no others: what is to be seen where elements are shown.
pub(super) fn text(node: &Node) -> Option<&str> {
    match node.role() {
        Role::Label => node.value(),
        Role::Heading | Role::Button | Role::Switch | Role::CheckBox | Role::RadioButton | Role::Link => node.label(),
        Role::GridCell => short(node).map(|(_, pieces)| pieces),
        _ => None,
    }
}

/// What is in the element where players may change it.
pub(super) fn value(node: &Node) -> Option<String> {
    match node.role() {
        Role::TextInput | Role::MultilineTextInput => Some(node.value().unwrap_or_default().to_owned()),
        Role::Slider => node.numeric_value().map(|value| value.to_string()),
        _ => None,
    }
}

/// The short form of a square: its name, and the letters of the pieces on it.
fn short(node: &Node) -> Option<(&str, &str)> {
    let short = node.braille_label()?;
    Some(short.split_once(' ').unwrap_or((short, "")))
}

/// The attributes of the element that stands for a node; those without a value are to be taken away.
pub(super) fn attributes(node: &Node) -> Vec<(&'static str, Option<String>)> {
    let role = role(node);
    let flag = |is_so: bool| is_so.then(|| "true".to_owned());
    let toggled = node.toggled().map(|toggled| match toggled {
        Toggled::False => "false".to_owned(),
        Toggled::True => "true".to_owned(),
        Toggled::Mixed => "mixed".to_owned(),
    });
    let selected = flag(node.is_selected() == Some(true));
    let (pressed, checked, selected) = match node.role() {
        Role::Button => (toggled.or(selected), None, None),
        Role::CheckBox | Role::Switch | Role::RadioButton => (None, toggled, None),
        _ => (None, None, selected),
    };
    let is_field = matches!(node.role(), Role::TextInput | Role::MultilineTextInput);
    let is_slider = node.role() == Role::Slider;
    let is_named = role.is_some() && node.role() != Role::Heading || is_field || is_slider;
    let name = || node.label().filter(|_| is_named).map(str::to_owned);
    // The browser's own slider has numbers in attributes of its own.
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    let of_slider = |value: Option<f64>| number(value.filter(|_| is_slider));
    let of_others = |value: Option<f64>| number(value.filter(|_| !is_slider));
    let index = |index: Option<usize>| index.map(|index| (index + 1).to_string());
    let count = |count: Option<usize>| count.map(|count| count.to_string());
    let is_used = node.supports_action(Action::Focus) || node.role() == Role::Grid;
    vec![
        ("role", role.map(str::to_owned)),
        (
            "type",
            match node.role() {
                Role::TextInput => Some("text".to_owned()),
                Role::Slider => Some("range".to_owned()),
                _ => None,
            },
        ),
        ("min", of_slider(node.min_numeric_value())),
        ("max", of_slider(node.max_numeric_value())),
        ("step", of_slider(node.numeric_value_step().or(Some(1.0)))),
        ("placeholder", name().filter(|_| is_field)),
        ("data-square", short(node).map(|(name, _)| name.to_owned())),
        ("aria-label", name()),
        ("aria-description", node.description().map(str::to_owned)),
        ("aria-disabled", flag(node.is_disabled())),
        ("aria-pressed", pressed),
        ("aria-checked", checked),
        ("aria-selected", selected),
        ("aria-modal", flag(node.is_modal())),
        ("aria-level", node.level().map(|level| level.to_string())),
        ("aria-keyshortcuts", node.keyboard_shortcut().map(str::to_owned)),
        ("aria-valuenow", of_others(node.numeric_value())),
        ("aria-valuemin", of_others(node.min_numeric_value())),
        ("aria-valuemax", of_others(node.max_numeric_value())),
        ("aria-rowcount", count(node.row_count())),
        ("aria-colcount", count(node.column_count())),
        ("aria-rowindex", index(node.row_index())),
        ("aria-colindex", index(node.column_index())),
        ("lang", node.language().map(str::to_owned)),
        // The focus is given by the tree, and only one element is in the order of the key Tab.
        ("tabindex", is_used.then(|| "-1".to_owned())),
    ]
}

/// The role of an element; `None` for text, for what only holds others together, and for the browser's own elements.
fn role(node: &Node) -> Option<&'static str> {
    Some(match node.role() {
        Role::Button => "button",
        Role::Switch => "switch",
        Role::CheckBox => "checkbox",
        Role::RadioButton => "radio",
        Role::SpinButton => "spinbutton",
        Role::ProgressIndicator => "progressbar",
        Role::Heading => "heading",
        Role::Link => "link",
        Role::Image => "img",
        Role::Dialog => "dialog",
        Role::Grid => "grid",
        Role::Row => "row",
        Role::GridCell => "gridcell",
        Role::Window => "group",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn attribute(node: &Node, name: &str) -> Option<String> {
        attributes(node).into_iter().find(|(other, _)| *other == name).and_then(|(_, value)| value)
    }

    #[test]
    fn a_control_keeps_its_name_role_and_state_on_a_page() {
        let mut switch = Node::new(Role::Switch);
        switch.set_label("Clock");
        switch.set_toggled(Toggled::True);
        switch.add_action(Action::Focus);
        let said =
            ["role", "aria-label", "aria-checked", "aria-pressed", "tabindex"].map(|name| attribute(&switch, name));
        assert_eq!(
            said.each_ref().map(Option::as_deref),
            [Some("switch"), Some("Clock"), Some("true"), None, Some("-1")]
        );
    }

    #[test]
    fn what_is_text_is_in_the_element_and_has_no_second_name() {
        let mut text = Node::new(Role::Label);
        text.set_value("White to move");
        assert_eq!((super::text(&text), words(&text)), (Some("White to move"), Some("White to move")));
        assert_eq!(attribute(&text, "role"), None);
        let mut heading = Node::new(Role::Heading);
        heading.set_label("Settings");
        assert_eq!(super::text(&heading), Some("Settings"));
        assert_eq!(attribute(&heading, "aria-label"), None);
    }

    #[test]
    fn fields_and_sliders_are_those_of_the_browser() {
        let mut field = Node::new(Role::TextInput);
        field.set_label("Type a move");
        field.set_value("b2");
        assert_eq!((element(&field), value(&field).as_deref()), ("input", Some("b2")));
        let said = ["role", "type", "aria-label"].map(|name| attribute(&field, name));
        assert_eq!(said.each_ref().map(Option::as_deref), [None, Some("text"), Some("Type a move")]);
        let mut slider = Node::new(Role::Slider);
        slider.set_numeric_value(3.0);
        slider.set_min_numeric_value(0.0);
        slider.set_max_numeric_value(10.0);
        assert_eq!((element(&slider), value(&slider).as_deref()), ("input", Some("3")));
        let said = ["type", "min", "max", "step", "aria-valuenow"].map(|name| attribute(&slider, name));
        assert_eq!(said.each_ref().map(Option::as_deref), [Some("range"), Some("0"), Some("10"), Some("1"), None]);
        assert_eq!(
            (element(&Node::new(Role::MultilineTextInput)), element(&Node::new(Role::Button))),
            ("textarea", "div")
        );
    }

    #[test]
    fn only_squares_are_selected_and_a_button_is_pressed_instead() {
        let [square, button] = [Role::GridCell, Role::Button].map(|role| {
            let mut node = Node::new(role);
            node.set_selected(true);
            ["aria-selected", "aria-pressed"].map(|name| attribute(&node, name).is_some())
        });
        assert_eq!((square, button), ([true, false], [false, true]));
    }

    #[test]
    fn a_square_shows_its_name_and_the_letters_of_its_pieces() {
        let mut cell = Node::new(Role::GridCell);
        for (said, name, letters) in [("f6 Z", "f6", "Z"), ("g1 W1 K4", "g1", "W1 K4"), ("a1", "a1", "")] {
            cell.set_braille_label(said);
            assert_eq!((attribute(&cell, "data-square").as_deref(), text(&cell)), (Some(name), Some(letters)));
        }
    }

    #[test]
    fn the_rows_and_columns_of_a_page_are_counted_from_one() {
        let mut cell = Node::new(Role::GridCell);
        cell.set_row_index(0);
        cell.set_column_index(4);
        let said = ["aria-rowindex", "aria-colindex"].map(|name| attribute(&cell, name));
        assert_eq!(said.each_ref().map(Option::as_deref), [Some("1"), Some("5")]);
    }
}
