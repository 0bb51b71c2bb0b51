//! For tests: which controls of a tree have no name.

use accesskit::{Action, Node, Role, TreeUpdate};

/// Every node that can have the focus or be activated and says no name or no role, in words. Scroll bars are told to
/// nobody.
pub(crate) fn nameless(update: &TreeUpdate) -> Vec<String> {
    let is_used = |node: &&Node| node.supports_action(Action::Focus) || node.supports_action(Action::Click);
    let nodes = update.nodes.iter().map(|(_, node)| node).filter(|node| node.role() != Role::ScrollBar).filter(is_used);
    let said = |text: Option<&str>| text.is_some_and(|text| !text.trim().is_empty());
    nodes
        .filter_map(|node| {
            if !said(node.label()) && node.labelled_by().is_empty() {
                Some(format!("{:?} at {:?} has no name", node.role(), node.bounds()))
            } else if matches!(node.role(), Role::Unknown | Role::GenericContainer) {
                Some(format!("{:?} has no role", node.label()))
            } else {
                None
            }
        })
        .collect()
}
