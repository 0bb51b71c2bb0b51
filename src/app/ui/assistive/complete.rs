//! Completes the tree that egui makes of its controls.

use crate::app::ui::assistive::board::BoardNodes;
use accesskit::{Role, TreeUpdate};

/// The tree with the board in it, and with what a whole window has to say of itself.
pub(super) fn complete(mut update: TreeUpdate, board: BoardNodes, language: &str) -> TreeUpdate {
    let Some(root) = update.tree.as_ref().map(|tree| tree.root) else { return update };
    let menus_have_focus = update.focus != root && update.nodes.iter().any(|(id, _)| *id == update.focus);
    if let Some((_, window)) = update.nodes.iter_mut().find(|(id, _)| *id == root) {
        window.set_label(NAME);
        window.set_language(language);
        for &child in &board.outermost {
            window.push_child(child);
        }
    }
    // What is scrolled is scrolled to what has the focus.
    for (_, node) in update.nodes.iter_mut().filter(|(_, node)| node.role() == Role::ScrollBar) {
        node.set_hidden();
    }
    if !menus_have_focus {
        // A control that has just vanished is in no tree.
        update.focus = board.focus.unwrap_or(root);
    }
    update.nodes.extend(board.nodes);
    update
}

/// The name of the window, which is the program's.
const NAME: &str = "Zen Table";

#[cfg(test)]
mod tests {
    use super::*;
    use accesskit::{Node, NodeId, Tree, TreeId};

    /// What egui says of a window with one control and a scroll bar; this node has the focus.
    fn menus(focus: NodeId) -> TreeUpdate {
        let mut window = Node::new(Role::Window);
        window.set_children([NodeId(11), NodeId(12)]);
        TreeUpdate {
            nodes: vec![
                (NodeId(10), window),
                (NodeId(11), Node::new(Role::Button)),
                (NodeId(12), Node::new(Role::ScrollBar)),
            ],
            tree: Some(Tree::new(NodeId(10))),
            tree_id: TreeId::ROOT,
            focus,
        }
    }

    fn board() -> BoardNodes {
        let grid = NodeId(1);
        BoardNodes { nodes: vec![(grid, Node::new(Role::Grid))], outermost: vec![grid], focus: Some(grid) }
    }

    #[test]
    fn the_focus_is_always_at_a_node_of_the_tree() {
        let focus_of = |focus, board| complete(menus(NodeId(focus)), board, "en").focus;
        assert_eq!(focus_of(11, board()), NodeId(11), "a control has it");
        assert_eq!(focus_of(10, board()), NodeId(1), "no control has it, so the cursor does");
        assert_eq!(focus_of(99, board()), NodeId(1), "the control has vanished");
        assert_eq!(focus_of(99, BoardNodes::default()), NodeId(10), "there is nothing but the window");
    }

    #[test]
    fn the_window_has_a_name_and_a_language_and_the_board_in_it() {
        let tree = complete(menus(NodeId(10)), board(), "pt-BR");
        let window = &tree.nodes[0].1;
        assert_eq!((window.label(), window.language()), (Some("Zen Table"), Some("pt-BR")));
        assert_eq!(window.children(), [NodeId(11), NodeId(12), NodeId(1)]);
        assert!(tree.nodes.iter().all(|(_, node)| node.is_hidden() == (node.role() == Role::ScrollBar)));
    }
}
