//! What a node of the tree of accessibility is on a page: its attributes there (WAI-ARIA).

use accesskit::{Action, Node, Role, Toggled};

/// The words of a node: its name, or of a text the text.
pub(super) fn words(node: &Node) -> Option<&str> {
    node.label().or_else(|| text(node))
}

/// The text that is in an element, for nodes that are text.
pub(super) fn text(node: &Node) -> Option<&str> {
    match node.role() {
        Role::Label | Role::TextInput | Role::MultilineTextInput => node.value(),
        Role::Heading => node.label(),
        _ => None,
    }
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
    let (pressed, checked) = match node.role() {
        Role::Button => (toggled, None),
        Role::CheckBox | Role::Switch | Role::RadioButton => (None, toggled),
        _ => (None, None),
    };
    let is_named = role.is_some() && node.role() != Role::Heading;
    let number = |number: Option<f64>| number.map(|number| number.to_string());
    let index = |index: Option<usize>| index.map(|index| (index + 1).to_string());
    let count = |count: Option<usize>| count.map(|count| count.to_string());
    let is_used = node.supports_action(Action::Focus) || node.role() == Role::Grid;
    vec![
        ("role", role.map(str::to_owned)),
        ("aria-label", node.label().filter(|_| is_named).map(str::to_owned)),
        ("aria-description", node.description().map(str::to_owned)),
        ("aria-disabled", flag(node.is_disabled())),
        ("aria-pressed", pressed),
        ("aria-checked", checked),
        ("aria-selected", flag(node.is_selected() == Some(true))),
        ("aria-modal", flag(node.is_modal())),
        ("aria-multiline", flag(node.role() == Role::MultilineTextInput)),
        ("aria-level", node.level().map(|level| level.to_string())),
        ("aria-keyshortcuts", node.keyboard_shortcut().map(str::to_owned)),
        ("aria-valuenow", number(node.numeric_value())),
        ("aria-valuemin", number(node.min_numeric_value())),
        ("aria-valuemax", number(node.max_numeric_value())),
        ("aria-rowcount", count(node.row_count())),
        ("aria-colcount", count(node.column_count())),
        ("aria-rowindex", index(node.row_index())),
        ("aria-colindex", index(node.column_index())),
        ("lang", node.language().map(str::to_owned)),
        // The focus is given by the tree, and only one element is in the order of the key Tab.
        ("tabindex", is_used.then(|| "-1".to_owned())),
    ]
}

/// The role of an element; `None` for text, and for what only holds others together.
fn role(node: &Node) -> Option<&'static str> {
    Some(match node.role() {
        Role::Button => "button",
        Role::Switch => "switch",
        Role::CheckBox => "checkbox",
        Role::RadioButton => "radio",
        Role::Slider => "slider",
        Role::SpinButton => "spinbutton",
        Role::ScrollBar => "scrollbar",
        Role::ProgressIndicator => "progressbar",
        Role::TextInput | Role::MultilineTextInput => "textbox",
        Role::Heading => "heading",
        Role::Link => "link",
        Role::Image => "img",
        Role::Dialog => "dialog",
        Role::Grid => "grid",
        Role::Row => "row",
        Role::GridCell => "gridcell",
        Role::Window => "region",
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
    fn the_rows_and_columns_of_a_page_are_counted_from_one() {
        let mut cell = Node::new(Role::GridCell);
        cell.set_row_index(0);
        cell.set_column_index(4);
        let said = ["aria-rowindex", "aria-colindex"].map(|name| attribute(&cell, name));
        assert_eq!(said.each_ref().map(Option::as_deref), [Some("1"), Some("5")]);
    }
}
