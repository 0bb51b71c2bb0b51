//! The board in the tree of accessibility: a grid whose cells say what is on them. What is asked of a cell is pointing
//! with the cursor.

use crate::app::camera::projector::BoardView;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::gameplay::selection::{Point, Selection, may_point};
use crate::app::ui::assistive::nodes::{around, named};
use crate::games::{Spot, Square};
use crate::texts::description::{Cells, row_in_letters, square_in_letters};
use crate::texts::{Language, Phrase};
use accesskit::{Action, Node, NodeId, Role};
use bevy::a11y::ActionRequest;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// The node of the whole board, and that of the place beside it. egui's nodes have numbers of 64 random bits.
const GRID: NodeId = NodeId(1);
const OFF: NodeId = NodeId(2);

/// The nodes of rows, counted from the nearest, and of squares.
const ROWS: u64 = 0x100;
const SQUARES: u64 = 0x1_0000;

/// The board's part of a tree.
#[derive(Clone, Default)]
pub(super) struct BoardNodes {
    pub(super) nodes: Vec<(NodeId, Node)>,
    /// The nodes whose parent is the window.
    pub(super) outermost: Vec<NodeId>,
    /// The node of the cursor, or of the whole board while there is no cursor.
    pub(super) focus: Option<NodeId>,
}

fn node_of(spot: Spot) -> Option<NodeId> {
    match spot {
        Spot::Square(Square { column, row }) => Some(NodeId(SQUARES + (u64::from(row) << 8) + u64::from(column))),
        Spot::Off => Some(OFF),
        Spot::Pass => None,
    }
}

/// The spot that a node stands for, if it is one of the board's.
pub(super) fn spot(node: NodeId) -> Option<Spot> {
    if node == OFF {
        return Some(Spot::Off);
    }
    let place = u16::try_from(node.0.checked_sub(SQUARES)?).ok()?;
    let [row, column] = place.to_be_bytes();
    Some(Spot::Square(Square::new(column, row)))
}

/// All that the nodes of a board say depends on this: the match and its position, what has been pointed at, the
/// language, and how the board is seen, in which view and at which scale.
#[derive(PartialEq, Debug)]
struct Described {
    position: (u64, usize, usize, u64),
    may_point: bool,
    spots: Vec<Spot>,
    may_leave: bool,
    language: Language,
    is_text: bool,
    view: BoardView,
    scale: f32,
}

/// The board as it was described last. On the largest board that takes several milliseconds, and frames are drawn for
/// many reasons.
#[derive(Default)]
pub(super) struct BoardMemory {
    of: Option<Described>,
    nodes: BoardNodes,
}

impl BoardMemory {
    /// The board that is shown; with `is_text` in the text view. It is described again when what it says has changed.
    /// `squares` tells where its squares are in the window, in points.
    pub(super) fn describe(
        &mut self,
        active_match: &ActiveMatch,
        selection: &Selection,
        language: Language,
        (is_text, view, scale): (bool, BoardView, f32),
        squares: impl FnOnce() -> HashMap<Square, Vec2>,
    ) -> BoardNodes {
        let position = active_match.position();
        let described = Described {
            position: (
                active_match.number(),
                active_match.round_number_shown(),
                active_match.plies_shown(),
                position.key(),
            ),
            may_point: may_point(active_match),
            spots: selection.spots.clone(),
            may_leave: selection.next.contains(&Spot::Off),
            language,
            is_text,
            view,
            scale,
        };
        if self.of.as_ref() != Some(&described) {
            self.nodes = describe(active_match, selection, language, is_text, &squares());
            self.of = Some(described);
        }
        self.nodes.with_cursor(selection.hovered)
    }
}

impl BoardNodes {
    /// The same with the cursor on this spot.
    fn with_cursor(&self, hovered: Option<Spot>) -> Self {
        let cursor = hovered.and_then(node_of).filter(|id| self.nodes.iter().any(|(other, _)| other == id));
        Self { focus: cursor.or(self.focus), ..self.clone() }
    }
}

/// The board that is shown, as a grid with the farthest row first. `squares` has the places of its squares in the
/// window, in points. In the text view each row has its letters as its name, so that it fits on a Braille line.
fn describe(
    active_match: &ActiveMatch,
    selection: &Selection,
    language: Language,
    is_text: bool,
    squares: &HashMap<Square, Vec2>,
) -> BoardNodes {
    let place = |square| squares.get(&square).copied();
    let picks = may_point(active_match).then_some(selection.spots.as_slice());
    let cells = Cells::new(active_match.position(), picks);
    let say = |spot| cells.spot(spot).localise(language);
    let board = active_match.board();
    let (columns, rows) = (board.columns(), board.rows());
    let mut nodes = Vec::new();
    let mut grid = named(Role::Grid, Phrase::AssistiveBoard.localise(language));
    grid.set_row_count(rows.into());
    grid.set_column_count(columns.into());
    for (index, row) in (0..rows).rev().enumerate() {
        let mut line = Node::new(Role::Row);
        line.set_row_index(index);
        if is_text {
            line.set_label(row_in_letters(active_match.position().kind(), &board, row));
        }
        for column in 0..columns {
            let square = Square::new(column, row);
            let spot = Spot::Square(square);
            let Some(id) = node_of(spot) else { continue };
            let mut cell = named(Role::GridCell, say(spot));
            cell.set_row_index(index);
            cell.set_column_index(column.into());
            let name = active_match.position().square_name(square);
            let letters = square_in_letters(active_match.position().kind(), board.stack(square));
            cell.set_braille_label(format!("{name} {letters}").trim_end());
            point_at(&mut cell, spot, selection);
            if let Some(at) = place(square) {
                let beside = Square::new(if column > 0 { column - 1 } else { column + 1 }, row);
                let half = place(beside).map_or(8.0, |beside| beside.distance(at) / 2.0);
                cell.set_bounds(around(at, half));
            }
            line.push_child(id);
            nodes.push((id, cell));
        }
        let id = NodeId(ROWS + u64::from(row));
        grid.push_child(id);
        nodes.push((id, line));
    }
    nodes.push((GRID, grid));
    let mut outermost = vec![GRID];
    if selection.next.contains(&Spot::Off) {
        let mut exit = named(Role::Button, say(Spot::Off));
        point_at(&mut exit, Spot::Off, selection);
        nodes.push((OFF, exit));
        outermost.push(OFF);
    }
    BoardNodes { nodes, outermost, focus: Some(GRID) }
}

/// Lets a node be pointed at.
fn point_at(node: &mut Node, spot: Spot, selection: &Selection) {
    node.add_action(Action::Focus);
    node.add_action(Action::Click);
    if selection.spots.contains(&spot) {
        node.set_selected(true);
    }
}

/// Carries out what is asked of the board: the cursor goes there, and a click points.
pub(super) fn act(
    mut requests: MessageReader<ActionRequest>,
    active_match: Res<ActiveMatch>,
    mut selection: ResMut<Selection>,
    mut counting: ResMut<RoundScoring>,
    mut points: MessageWriter<Point>,
) {
    for ActionRequest(request) in requests.read() {
        let Some(at) = spot(request.target_node) else { continue };
        if matches!(at, Spot::Square(square) if !active_match.board().contains(square)) {
            continue;
        }
        if matches!(request.action, Action::Focus | Action::Click) && selection.hovered != Some(at) {
            selection.hovered = Some(at);
        }
        if request.action == Action::Click {
            if counting.goes_on() {
                counting.finish();
            }
            points.write(Point::At(at));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::gameplay::messages::Intent;
    use crate::app::platform::launch::CommandLine;
    use crate::app::state::navigation::{Navigate, Screen};
    use crate::app::state::settings::View;
    use crate::app::{ai, audio, gameplay, state, storage};
    use crate::games::Kind;
    use crate::session::Terms;
    use accesskit::TreeId;
    use bevy::state::app::StatesPlugin;
    use std::collections::HashSet;
    use tempfile::TempDir;

    /// A match of two persons, on the table.
    fn begun(kind: Kind) -> (App, TempDir) {
        let folder = TempDir::new().expect("a folder");
        let mut app = App::new();
        app.insert_resource(CommandLine { data: Some(folder.path().to_owned()), ..CommandLine::default() })
            .add_plugins((
                MinimalPlugins,
                StatesPlugin,
                (state::plugin, gameplay::plugin, ai::plugin, storage::plugin, audio::plugin),
            ))
            .add_message::<ActionRequest>()
            .add_systems(PreUpdate, act.run_if(resource_exists::<ActiveMatch>));
        app.update();
        app.world_mut().write_message(Navigate::To(Screen::Menu));
        app.update();
        app.world_mut().write_message(Intent::Begin(Terms::usual(kind)));
        for _ in 0..4 {
            app.update();
        }
        (app, folder)
    }

    fn described(app: &App, language: Language) -> BoardNodes {
        let (world, mut memory) = (app.world(), BoardMemory::default());
        described_by(&mut memory, world.resource(), world.resource(), language)
    }

    fn described_by(
        memory: &mut BoardMemory,
        active_match: &ActiveMatch,
        selection: &Selection,
        language: Language,
    ) -> BoardNodes {
        memory.describe(active_match, selection, language, (false, BoardView::default(), 1.0), HashMap::default)
    }

    fn ask(app: &mut App, action: Action, target_node: NodeId) {
        let request = accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
        app.world_mut().write_message(ActionRequest(request));
        app.update();
        app.update();
    }

    #[test]
    fn every_board_is_a_grid_whose_squares_have_names_of_their_own_in_every_language() {
        for kind in Kind::ALL {
            let (app, _folder) = begun(kind);
            let board = app.world().resource::<ActiveMatch>().board();
            for &language in Language::ALL {
                let BoardNodes { nodes, outermost, .. } = described(&app, language);
                let of_role = |role| nodes.iter().filter(move |(_, node)| node.role() == role);
                let (_, grid) = of_role(Role::Grid).next().expect("a grid");
                assert_eq!(outermost[0], GRID);
                let size = [board.rows(), board.columns()].map(usize::from);
                assert_eq!([grid.row_count(), grid.column_count()], size.map(Some), "{kind:?}");
                assert_eq!(grid.children().len(), size[0]);
                let rows: Vec<_> = of_role(Role::Row).collect();
                assert_eq!(rows.len(), size[0]);
                assert!(rows.iter().all(|(_, row)| row.children().len() == size[1]));
                let names: HashSet<_> = of_role(Role::GridCell).filter_map(|(_, cell)| cell.label()).collect();
                assert_eq!(names.len(), size[0] * size[1], "{kind:?}, {language:?}: {names:?}");
                for (id, cell) in of_role(Role::GridCell) {
                    assert!(cell.supports_action(Action::Click) && cell.supports_action(Action::Focus));
                    assert!(matches!(spot(*id), Some(Spot::Square(square)) if board.contains(square)));
                }
            }
        }
    }

    #[test]
    fn in_the_text_view_each_row_is_named_by_its_letters() {
        let first_rows = [(Kind::Zen, "Z"), (Kind::Enso, "W"), (Kind::Torus, "."), (Kind::Zener, "W1")];
        for (kind, within) in first_rows {
            let (app, _folder) = begun(kind);
            let world = app.world();
            let rows = |view| -> Vec<_> {
                let is_text = view == View::Text;
                let BoardNodes { nodes, .. } =
                    describe(world.resource(), world.resource(), Language::English, is_text, &HashMap::default());
                let rows = nodes.into_iter().filter(|(_, node)| node.role() == Role::Row);
                rows.map(|(_, row)| row.label().map(str::to_owned)).collect()
            };
            let board = world.resource::<ActiveMatch>().board();
            let named: Vec<_> = rows(View::Text).into_iter().flatten().collect();
            assert_eq!(named.len(), usize::from(board.rows()));
            let squares = |row: &String| row.split(' ').count();
            assert!(named.iter().all(|row| squares(row) == usize::from(board.columns())), "{named:?}");
            assert!(named.iter().any(|row| row.split(' ').any(|square| square == within)), "{kind:?}: {named:?}");
            assert!(rows(View::Plan).iter().all(Option::is_none));
        }
    }

    #[test]
    fn a_whole_move_can_be_played_by_what_is_asked_of_squares() {
        for kind in Kind::ALL {
            let (mut app, _folder) = begun(kind);
            let table = |app: &App| app.world().resource::<ActiveMatch>().position().clone();
            let game = table(&app);
            let text = game.legal_moves()[0].clone();
            for at in game.path(&text) {
                let id = node_of(at).expect("no first move passes");
                ask(&mut app, Action::Focus, id);
                assert_eq!(described(&app, Language::English).focus, Some(id), "{kind:?}: the focus is at {at:?}");
                ask(&mut app, Action::Click, id);
            }
            assert_eq!(table(&app).moves(), [text.as_str()], "{kind:?}");
        }
    }

    #[test]
    fn the_board_is_described_again_only_when_what_it_says_has_changed() {
        let (mut app, _folder) = begun(Kind::Zen);
        let mut memory = BoardMemory::default();
        let mut is_described = |app: &App, language, scale: f32| {
            let (world, mut described) = (app.world(), false);
            let squares = || {
                described = true;
                HashMap::default()
            };
            let view = (false, BoardView::default(), scale);
            let nodes = memory.describe(world.resource(), world.resource(), language, view, squares);
            let anew = describe(world.resource(), world.resource(), language, false, &HashMap::default());
            assert_eq!(nodes.nodes, anew.nodes, "it says what is so now");
            described
        };
        assert!(is_described(&app, Language::English, 1.0));
        assert!(!is_described(&app, Language::English, 1.0));
        app.world_mut().resource_mut::<Selection>().hovered = Some(Spot::Square(Square::new(1, 1)));
        assert!(!is_described(&app, Language::English, 1.0), "the cursor is not among what squares say");
        assert!(is_described(&app, Language::French, 1.0));
        assert!(is_described(&app, Language::French, 1.5));
        let game = app.world().resource::<ActiveMatch>().position().clone();
        let text = game.legal_moves()[0].clone();
        for at in game.path(&text) {
            ask(&mut app, Action::Click, node_of(at).expect("no first move passes"));
            assert!(is_described(&app, Language::French, 1.5), "{at:?} was pointed at");
            assert!(!is_described(&app, Language::French, 1.5));
        }
        app.world_mut().write_message(Intent::LookAt(Some(0)));
        app.update();
        assert!(is_described(&app, Language::French, 1.5), "an earlier position is shown");
        app.world_mut().write_message(Intent::Restart);
        app.update();
        app.update();
        assert!(is_described(&app, Language::French, 1.5), "another match is on the table");
    }

    #[test]
    fn a_piece_that_is_picked_up_is_selected_and_nothing_outside_the_board_is_heard() {
        let (mut app, _folder) = begun(Kind::Zen);
        let game = app.world().resource::<ActiveMatch>().position().clone();
        let from = game.path(&game.legal_moves()[0])[0];
        let id = node_of(from).expect("a square");
        ask(&mut app, Action::Click, id);
        let nodes = described(&app, Language::English).nodes;
        let selected: Vec<_> = nodes.iter().filter(|(_, node)| node.is_selected() == Some(true)).collect();
        assert!(matches!(selected[..], [(of, _)] if *of == id), "{selected:?}");
        let before = app.world().resource::<Selection>().clone();
        for outside in [NodeId(0), GRID, NodeId(SQUARES + 0xFFFF), NodeId(SQUARES + 0x1_0000), NodeId(u64::MAX)] {
            ask(&mut app, Action::Click, outside);
        }
        assert_eq!(*app.world().resource::<Selection>(), before);
    }
}
