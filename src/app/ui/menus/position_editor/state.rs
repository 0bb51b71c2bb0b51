//! The position that is set up by hand, and what clicks and drags do with it.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::ui::games::EditorTool;
use crate::games::{AnyGame, EditedFault, EditedPosition, Fields, Piece, Player, PositionError, Square};
use crate::session::{Match, Terms};
use crate::texts::figure::{Arrow, Plan};
use bevy::prelude::*;

/// The position that is being set up, and what has been chosen for that.
#[derive(Resource, Clone, PartialEq, Debug)]
pub(crate) struct PositionEditor {
    pub(super) edited: EditedPosition,
    /// The terms of the match that is played from the position.
    terms: Terms,
    pub(super) tool: EditorTool,
    /// The first end of the link that is being made.
    pub(super) link_from: Option<Square>,
    /// The positions before the last changes, to be undone.
    pub(super) before: Vec<EditedPosition>,
    pub(super) pasting: Option<Pasting>,
}

/// The text of a position that is pasted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Pasting {
    pub(super) text: String,
    /// Why it was refused.
    pub(super) refused: Option<PositionError>,
}

/// The number of changes that can be undone.
const MOST_CHANGES: usize = 200;

impl PositionEditor {
    /// Begins with a position, in which everything can be changed.
    pub(super) fn new(edited: EditedPosition, terms: Terms) -> Self {
        let tool = edited.tray().first().map_or(EditorTool::Take, |&piece| EditorTool::Put(piece));
        Self { edited, terms, tool, link_from: None, before: Vec::new(), pasting: None }
    }

    /// Begins with the start position of a game with these terms, or continues with the position of the last time if it
    /// was of the same game with the same options.
    pub(crate) fn open(&mut self, terms: Terms) {
        if self.terms.game == terms.game {
            self.terms = terms;
        } else {
            let options = terms.game.options(terms.seed, 0, Player::One);
            *self = Self::new(EditedPosition::start(&options), terms);
        }
    }

    /// Begins with the position that is shown of a match, to be played on by the same players.
    pub(crate) fn open_at(&mut self, active: &ActiveMatch) {
        let terms = active.played().terms().clone();
        let options = terms.game.options(terms.seed, 0, Player::One);
        *self = Self::new(EditedPosition::of(active.position(), &options), terms);
    }

    /// Changes the position, so that the change can be undone.
    pub(super) fn change(&mut self, change: impl FnOnce(&mut EditedPosition)) {
        let before = self.edited.clone();
        change(&mut self.edited);
        self.keep(before);
    }

    /// Keeps the position before a change, if it was one.
    pub(super) fn keep(&mut self, before: EditedPosition) {
        if before != self.edited {
            if self.before.len() == MOST_CHANGES {
                self.before.remove(0);
            }
            self.before.push(before);
        }
    }

    /// Takes the last change back.
    pub(super) fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.edited = before;
            self.link_from = None;
        }
    }

    /// Does with a square what the tool does.
    pub(super) fn point_at(&mut self, square: Square) {
        let top = self.edited.board().top(square);
        match self.tool {
            EditorTool::Put(piece) if top == Some(piece) => self.change(|edited| _ = edited.take(square)),
            EditorTool::Put(piece) => self.change(|edited| _ = edited.put(square, piece)),
            EditorTool::Take => self.change(|edited| _ = edited.take(square)),
            EditorTool::Link => match self.link_from.take() {
                Some(from) if from == square => {}
                Some(from) => {
                    let mut linked = false;
                    self.change(|edited| linked = edited.toggle_link(from, square));
                    if !linked {
                        self.link_from = top.map(|_| square);
                    }
                }
                None => self.link_from = top.map(|_| square),
            },
            EditorTool::Forbid => self.change(|edited| {
                let fields = edited.fields();
                let forbidden = Some(square).filter(|_| fields.forbidden != Some(square));
                edited.set_fields(Fields { forbidden, ..fields });
            }),
        }
    }

    /// Puts a piece of the tray where it was dropped.
    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        self.change(|edited| _ = edited.put(square, piece));
    }

    /// Moves the top piece of a square to where it was dropped; off the board, if that is nowhere.
    pub(super) fn carry(&mut self, from: Square, to: Option<Square>) {
        self.change(|edited| match to {
            Some(to) => _ = edited.move_piece(from, to),
            None => _ = edited.take(from),
        });
    }

    /// Chooses a tool.
    pub(super) fn choose(&mut self, tool: EditorTool) {
        self.tool = tool;
        self.link_from = None;
    }

    /// Sets up the position that was pasted, or notes why it is refused.
    pub(super) fn paste(&mut self) {
        let Some(pasting) = &mut self.pasting else { return };
        let text = pasting.text.split_whitespace().collect::<Vec<_>>().join(" ");
        match EditedPosition::read(&text, self.edited.options()) {
            Ok(read) => {
                self.pasting = None;
                self.link_from = None;
                self.change(|edited| *edited = read);
            }
            Err(error) => pasting.refused = Some(error),
        }
    }

    /// The match that is played from the position; `None` if it can't be played on.
    pub(super) fn begin(&self) -> Option<Match> {
        Match::from_position(self.terms.from_position(self.edited.board()), &self.edited.text()).ok()
    }

    /// The plan of the board, with the squares marked that are the causes of its faults.
    pub(super) fn plan(&self, checked: &Checked) -> Plan {
        let mut plan = Plan::of_edited(&self.edited);
        let faults = checked.as_ref().err().map_or(&[][..], Vec::as_slice);
        plan.marks = faults.iter().flat_map(|fault| fault.squares.iter().copied()).collect();
        plan.marks.sort_unstable();
        plan.marks.dedup();
        if let Some(forbidden) = self.edited.fields().forbidden {
            let mut squares = plan.board.squares();
            let zen = squares.find(|&square| plan.board.top(square) == Some(Piece::Zen));
            match zen.filter(|&zen| zen != forbidden) {
                Some(zen) => plan.arrows.push(Arrow { from: forbidden, to: Some(zen) }),
                None => plan.marks.push(forbidden),
            }
        }
        plan
    }
}

/// What the rules say of the position.
pub(super) type Checked = Result<AnyGame, Vec<EditedFault>>;

/// Takes everything off the board, which stays as large as it is.
pub(super) fn empty(edited: &mut EditedPosition) {
    let side = edited.board().columns();
    *edited = EditedPosition::empty(edited.options());
    edited.set_size(side);
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::games::Kind;

    pub(in super::super) fn editor(kind: Kind) -> PositionEditor {
        let terms = Terms::usual(kind);
        PositionEditor::new(EditedPosition::start(&terms.game.options(0, 0, Player::One)), terms)
    }

    /// An impossible position with as many reasons as can be.
    pub(in super::super) fn spoilt(kind: Kind) -> PositionEditor {
        let mut editor = editor(kind);
        let edited = &mut editor.edited;
        let squares: Vec<_> = edited.board().squares().collect();
        match kind {
            Kind::Zen => {
                for (index, &square) in squares.iter().enumerate() {
                    edited.put(square, edited.tray()[index % 2]);
                }
                edited.set_fields(Fields { forbidden: squares.first().copied(), ..Fields::default() });
            }
            Kind::Enso => {
                for &square in &squares {
                    edited.put(square, Piece::Stone(Player::One));
                }
            }
            Kind::Torus => {
                for &square in &squares {
                    edited.put(square, Piece::Stone(Player::Two));
                }
                for [one, other] in [[(0, 0), (1, 1)], [(0, 1), (1, 0)], [(14, 14), (0, 0)], [(14, 0), (0, 14)]] {
                    let [one, other] = [one, other].map(|(column, row)| Square::new(column, row));
                    edited.toggle_link(one, other);
                }
            }
            Kind::Zener => {
                for number in 1..=5 {
                    edited.put(Square::new(2, 2), Piece::Symbol(Player::One, number));
                }
                edited.take(Square::new(0, 6));
                edited.take(Square::new(1, 6));
                edited.set_fields(Fields { answer: Some(1), moved: Some(2), ..Fields::default() });
            }
        }
        assert!(editor.edited.check().is_err(), "{kind:?}");
        editor.pasting = Some(Pasting { text: "1/x/[K9/99 x x x x".to_owned(), refused: None });
        editor.paste();
        assert!(editor.pasting.as_ref().is_some_and(|pasting| pasting.refused.is_some()), "{kind:?}");
        editor
    }

    #[test]
    fn a_click_does_what_the_tool_does_and_can_be_undone() {
        let mut editor = editor(Kind::Enso);
        let (corner, black) = (Square::new(0, 0), Piece::Stone(Player::One));
        let start = editor.edited.text();
        assert_eq!(
            (editor.tool, editor.edited.board().top(corner)),
            (EditorTool::Put(black), Some(Piece::Stone(Player::Two)))
        );
        editor.point_at(corner);
        assert_eq!(editor.edited.board().top(corner), Some(black));
        editor.point_at(corner);
        assert_eq!(editor.edited.board().top(corner), None, "the same piece again is taken away");
        editor.undo();
        assert_eq!(editor.edited.board().top(corner), Some(black));
        editor.undo();
        assert_eq!((editor.edited.text(), editor.before.len()), (start, 0));
        editor.choose(EditorTool::Take);
        editor.point_at(corner);
        editor.point_at(corner);
        assert_eq!((editor.edited.board().top(corner), editor.before.len()), (None, 1), "nothing is no change");
    }

    #[test]
    fn two_clicks_make_a_link_and_two_more_take_it_away() {
        let mut editor = editor(Kind::Torus);
        let [one, other] = [Square::new(0, 0), Square::new(14, 14)];
        editor.point_at(one);
        editor.point_at(other);
        editor.choose(EditorTool::Link);
        editor.point_at(one);
        assert_eq!(editor.link_from, Some(one));
        editor.point_at(other);
        assert_eq!((editor.edited.board().links().len(), editor.link_from), (1, None));
        editor.point_at(other);
        editor.point_at(one);
        assert_eq!(editor.edited.board().links().len(), 0);
        editor.point_at(one);
        editor.point_at(Square::new(5, 5));
        assert_eq!(editor.link_from, None, "on an empty cell no link begins");
    }

    #[test]
    fn what_is_copied_can_be_pasted() {
        for kind in Kind::ALL {
            let mut editor = editor(kind);
            let start = editor.edited.text();
            editor.change(empty);
            editor.pasting = Some(Pasting { text: format!(" {start}\n"), refused: None });
            editor.paste();
            assert_eq!((editor.edited.text(), &editor.pasting), (start, &None));
        }
    }

    #[test]
    fn a_match_is_played_from_a_possible_position() {
        for kind in Kind::ALL {
            assert_eq!(spoilt(kind).begin().map(|begun| begun.terms().clone()), None);
        }
        let mut editor = editor(Kind::Torus);
        editor.edited.set_size(7);
        editor.point_at(Square::new(3, 3));
        editor.edited.set_to_move(Player::Two);
        let begun = editor.begin().expect("a possible position");
        assert_eq!(begun.round().game().position_text(), editor.edited.text());
        assert_eq!(begun.terms().game.board_size(), Some(7), "the terms say how large the board is");
    }

    #[test]
    fn a_piece_that_is_dragged_lies_where_it_was_dropped() {
        for kind in Kind::ALL {
            let mut editor = editor(kind);
            editor.change(empty);
            let (piece, [one, other]) = (editor.edited.tray()[0], [Square::new(1, 1), Square::new(2, 3)]);
            let changes = editor.before.len();
            editor.put(one, piece);
            editor.carry(one, Some(other));
            assert_eq!([one, other].map(|square| editor.edited.board().top(square)), [None, Some(piece)]);
            editor.carry(other, None);
            assert_eq!(editor.edited.board().top(other), None, "off the board");
            editor.carry(one, Some(other));
            assert_eq!(editor.before.len(), changes + 3, "nothing that is carried changes nothing");
            editor.undo();
            assert_eq!(editor.edited.board().top(other), Some(piece));
        }
    }
}
