//! The sheet on which a position is set up by hand: a plan of the board, a tray of pieces, and the other fields of the
//! position string.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::storage::library::Stored;
use crate::app::ui::games::{self as game_ui, EditorTool};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button, Localise, caption, remark};
use crate::app::ui::theme::{self, ACCENT, CORNER_RADIUS, TOUCH_SIZE, diagram, drawings, sheet};
use crate::games::{AnyGame, EditedFault, EditedPosition, Fields, Kind, Piece, Player, PositionError, Spot, Square};
use crate::session::{Match, Terms};
use crate::texts::figure::{Arrow, Plan};
use crate::texts::games::{piece_name, player_name};
use crate::texts::refusals::{position_error, position_fault};
use crate::texts::{Phrase, Text, summary};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Context, CornerRadius, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The position that is being set up, and what has been chosen for that.
#[derive(Resource, Clone, PartialEq, Debug)]
pub(crate) struct PositionEditor {
    edited: EditedPosition,
    /// The terms of the match that is played from the position.
    terms: Terms,
    tool: EditorTool,
    /// The first end of the link that is being made.
    link_from: Option<Square>,
    /// The positions before the last changes, to be undone.
    before: Vec<EditedPosition>,
    pasting: Option<Pasting>,
}

/// The text of a position that is pasted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Pasting {
    text: String,
    /// Why it was refused.
    refused: Option<PositionError>,
}

/// The number of changes that can be undone.
const MOST_CHANGES: usize = 200;

impl PositionEditor {
    fn new(edited: EditedPosition, terms: Terms) -> Self {
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
    fn change(&mut self, change: impl FnOnce(&mut EditedPosition)) {
        let before = self.edited.clone();
        change(&mut self.edited);
        self.keep(before);
    }

    /// Keeps the position before a change, if it was one.
    fn keep(&mut self, before: EditedPosition) {
        if before != self.edited {
            if self.before.len() == MOST_CHANGES {
                self.before.remove(0);
            }
            self.before.push(before);
        }
    }

    fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.edited = before;
            self.link_from = None;
        }
    }

    /// Does with a square what the tool does.
    fn point_at(&mut self, square: Square) {
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

    fn choose(&mut self, tool: EditorTool) {
        self.tool = tool;
        self.link_from = None;
    }

    /// Sets up the position that was pasted, or notes why it is refused.
    fn paste(&mut self) {
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
    fn begin(&self) -> Option<Match> {
        Match::from_position(self.terms.from_position(self.edited.board()), &self.edited.text()).ok()
    }

    /// The plan of the board, with the squares marked that are the causes of its faults.
    fn plan(&self, checked: &Checked) -> Plan {
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

pub(super) fn plugin(app: &mut App) {
    let terms = Terms::usual(Kind::ALL[0]);
    let options = terms.game.options(terms.seed, 0, Player::One);
    app.insert_resource(PositionEditor::new(EditedPosition::start(&options), terms)).add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::PositionEditor)),
    );
}

/// What was clicked that concerns more than the position.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Clicked {
    Copy,
    Play,
    Back,
}

fn show(
    mut contexts: EguiContexts,
    mut editor: ResMut<PositionEditor>,
    mut intents: MessageWriter<Intent>,
    mut stored: MessageWriter<Stored>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let mut next = editor.clone();
    match lay_out(context, &mut next) {
        Some(Clicked::Copy) => {
            context.copy_text(next.edited.text());
            stored.write(Stored::Note(Phrase::EditorCopied.into()));
        }
        Some(Clicked::Play) => {
            if let Some(begun) = next.begin() {
                intents.write(Intent::Resume(Box::new(begun)));
                go.write(Navigate::To(Screen::Match));
            }
        }
        Some(Clicked::Back) => _ = go.write(Navigate::Back),
        None => {}
    }
    editor.set_if_neq(next);
    Ok(())
}

/// The width of the sheet, in points.
const WIDTH: f32 = 980.0;

/// The least width at which board and controls stand side by side, in points.
const WIDE: f32 = 600.0;

/// The least width of the controls beside the board, in points.
const CONTROLS: f32 = 290.0;

/// The largest side of a square, in points.
const CELL: f32 = 56.0;

fn lay_out(context: &Context, editor: &mut PositionEditor) -> Option<Clicked> {
    let screen = context.viewport_rect();
    sheet::modal(context, Phrase::EditorTitle, WIDTH, |ui| {
        let checked = editor.edited.check();
        let (width, gap) = (ui.available_width(), 20.0);
        if width >= WIDE {
            let high = (screen.height() - 150.0).max(200.0);
            ui.horizontal_top(|ui| {
                let distance = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, gap);
                let plan = editor.plan(&checked);
                let (rect, _) = ui.allocate_exact_size(
                    diagram::size_within(&plan, vec2(width - CONTROLS - gap, high), CELL),
                    Sense::hover(),
                );
                let rest = ui.available_width();
                // The controls come first for keys, as they stand above the board in a narrow window.
                let clicked = ui.vertical(|ui| {
                    ui.set_width(rest);
                    ui.spacing_mut().item_spacing.x = distance;
                    let clicked = head(ui, editor);
                    tray(ui, editor);
                    fields(ui, editor);
                    say(ui, &checked);
                    clicked.or(play(ui, &checked))
                });
                board(ui, editor, &plan, rect);
                clicked.inner
            })
            .inner
        } else {
            let clicked = head(ui, editor);
            tray(ui, editor);
            let high = (screen.height() * 0.8).max(260.0);
            let plan = editor.plan(&checked);
            let (rect, _) =
                ui.allocate_exact_size(diagram::size_within(&plan, vec2(width, high), CELL), Sense::hover());
            board(ui, editor, &plan, rect);
            say(ui, &checked);
            fields(ui, editor);
            clicked.or(play(ui, &checked))
        }
    })
}

/// What the rules say of the position.
type Checked = Result<AnyGame, Vec<EditedFault>>;

/// The buttons for the whole position, and the field for one that is pasted.
fn head(ui: &mut Ui, editor: &mut PositionEditor) -> Option<Clicked> {
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        if ui.add(Button::new(Phrase::CommonBack).command(Command::Back)).clicked() {
            clicked = Some(Clicked::Back);
        }
        if ui.add_enabled(!editor.before.is_empty(), Button::new(Phrase::EditorUndo)).clicked() {
            editor.undo();
        }
        if widgets::button(ui, Phrase::EditorStart) {
            editor.change(|edited| *edited = EditedPosition::start(edited.options()));
        }
        if widgets::button(ui, Phrase::EditorEmpty) {
            editor.change(empty);
        }
        if widgets::button(ui, Phrase::EditorCopy) {
            clicked = Some(Clicked::Copy);
        }
        if ui.add(Button::new(Phrase::EditorPaste).selected(editor.pasting.is_some())).clicked() {
            editor.pasting = if editor.pasting.is_some() { None } else { Some(Pasting::default()) };
        }
    });
    if let Some(pasting) = &mut editor.pasting {
        remark(ui, Phrase::EditorPasteHere);
        if widgets::field(ui, Phrase::EditorPasteField, &mut pasting.text, LONGEST).changed() {
            pasting.refused = None;
        }
        if let Some(error) = &pasting.refused {
            ui.label(RichText::new(ui.localise(position_error(error))).color(theme::warning_colour(ui)));
        }
        let is_empty = pasting.text.trim().is_empty();
        if ui.add_enabled(!is_empty, Button::new(Phrase::EditorPasteOpen)).clicked() {
            editor.paste();
        }
    }
    clicked
}

/// Takes everything off the board, which stays as large as it is.
fn empty(edited: &mut EditedPosition) {
    let side = edited.board().columns();
    *edited = EditedPosition::empty(edited.options());
    edited.set_size(side);
}

/// The longest text that is pasted, in characters: more than any position string has.
const LONGEST: usize = 6_000;

/// The pieces that there are, of which one is chosen, and the other tools.
fn tray(ui: &mut Ui, editor: &mut PositionEditor) {
    let kind = editor.edited.kind();
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for piece in editor.edited.tray() {
            let is_chosen = editor.tool == EditorTool::Put(piece);
            if tile(ui, kind, piece, editor.edited.left(piece), is_chosen) {
                chosen = Some(EditorTool::Put(piece));
            }
        }
        let mut tools = vec![(EditorTool::Take, Phrase::EditorTake)];
        if game_ui::of(kind).has_links {
            tools.push((EditorTool::Link, Phrase::EditorLink));
        }
        for (tool, label) in tools {
            if ui.add(Button::new(label).selected(editor.tool == tool).height(TILE)).clicked() {
                chosen = Some(tool);
            }
        }
    });
    if let Some(tool) = chosen {
        editor.choose(tool);
    }
    remark(
        ui,
        match editor.tool {
            EditorTool::Put(Piece::Symbol(..)) => Phrase::EditorHelpStack,
            EditorTool::Put(_) => Phrase::EditorHelpPut,
            EditorTool::Take => Phrase::EditorHelpTake,
            EditorTool::Link => Phrase::EditorHelpLink,
            EditorTool::Forbid => Phrase::EditorHelpForbidden,
        },
    );
}

/// The side of a piece in the tray, in points.
const TILE: f32 = 44.0;

/// A piece in the tray, with the number that can still be put on the board; returns whether it was clicked.
fn tile(ui: &mut Ui, kind: Kind, piece: Piece, left: Option<u32>, is_chosen: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TILE), Sense::click());
    let name = piece_name(kind, piece);
    let (enabled, label) = (ui.is_enabled(), ui.localise(name.clone()));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, is_chosen, &label));
    let (line, colour) = match (is_chosen, response.hovered()) {
        (true, _) => (3.0, theme::RED),
        (false, true) => (1.5, ACCENT),
        (false, false) => (1.0, theme::SHEET_LINE),
    };
    let (corner, stroke) = (CornerRadius::same(CORNER_RADIUS), Stroke::new(line, colour));
    let painter = ui.painter();
    painter.rect(rect, corner, game_ui::of(kind).ground, stroke, StrokeKind::Inside);
    let mut piece_painter = painter.clone();
    let is_counted = !matches!(piece, Piece::Symbol(..) | Piece::Zen);
    if is_counted && left == Some(0) {
        piece_painter.multiply_opacity(0.5);
    }
    drawings::any_piece(&piece_painter, rect.shrink(5.0), kind, piece);
    if let Some(left) = left.filter(|_| is_counted) {
        let number = painter.layout_no_wrap(left.to_string(), theme::strong(13.0), theme::DARK);
        let place = Align2::RIGHT_BOTTOM.align_size_within_rect(number.size() + vec2(6.0, 0.0), rect.shrink(2.0));
        painter.rect_filled(place, corner, theme::LIGHT.gamma_multiply(0.85));
        painter.galley(place.min + vec2(3.0, 0.0), number, theme::DARK);
    }
    widgets::ring_if_focused(ui, &response);
    widgets::record(ui, name, &response);
    response.on_hover_text(label).clicked()
}

/// The board in this rectangle, each of whose squares can be clicked.
fn board(ui: &mut Ui, editor: &mut PositionEditor, plan: &Plan, rect: Rect) {
    if ui.is_rect_visible(rect) {
        diagram::draw(ui.painter(), rect, plan);
    }
    let mut clicked = None;
    let enabled = ui.is_enabled();
    for square in plan.board.squares() {
        let place = diagram::place(plan, rect, square);
        let id = ui.id().with(("square", square.column, square.row));
        let response = ui.interact(place, id, Sense::click());
        let name = editor.edited.square_name(square);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, enabled, &name));
        let is_first_end = editor.link_from == Some(square);
        if is_first_end || response.hovered() || response.has_focus() {
            frame(ui, place, if is_first_end { 3.0 } else { 2.0 });
        }
        widgets::record(ui, Text::Plain(name), &response);
        if response.clicked() {
            clicked = Some(square);
        }
    }
    if let Some(square) = clicked {
        editor.point_at(square);
    }
}

/// Draws a frame around a square that is pointed at.
fn frame(ui: &Ui, place: Rect, width: f32) {
    let corner = CornerRadius::same(2);
    ui.painter().rect_stroke(place, corner, Stroke::new(width + 2.0, theme::LIGHT), StrokeKind::Middle);
    ui.painter().rect_stroke(place, corner, Stroke::new(width, theme::DARK), StrokeKind::Middle);
}

/// Whose turn it is, and what only this game's positions have.
fn fields(ui: &mut Ui, editor: &mut PositionEditor) {
    let before = editor.edited.clone();
    let (kind, mut to_move) = (editor.edited.kind(), before.to_move());
    caption(ui, Phrase::EditorToMove);
    ui.horizontal_wrapped(|ui| {
        for player in Player::BOTH {
            let side = player_name(kind, player);
            let name = Phrase::EditorSideToMove { side: side.clone() };
            if ui.add(Button::new(side).named(name).selected(player == to_move)).clicked() {
                to_move = player;
            }
        }
    });
    editor.edited.set_to_move(to_move);
    let mut tool = editor.tool;
    (game_ui::of(kind).position_fields)(ui, &mut editor.edited, &mut tool);
    if tool != editor.tool {
        editor.choose(tool);
    }
    editor.keep(before);
}

/// Says why the position can't be, or that it can be played.
fn say(ui: &mut Ui, checked: &Checked) {
    ui.add_space(4.0);
    let line = |ui: &mut Ui, text: Text, colour| {
        ui.label(RichText::new(ui.localise(text)).color(colour));
    };
    let warning = theme::warning_colour(ui);
    match checked {
        Err(faults) => {
            ui.label(RichText::new(ui.localise(Phrase::EditorImpossible)).font(theme::strong(17.0)).color(warning));
            for fault in faults {
                line(ui, position_fault(&fault.fault), warning);
            }
        }
        Ok(game) => {
            let outcome = game.verdict().outcome;
            let muted = theme::muted_colour(ui);
            if outcome.is_over() {
                line(ui, Phrase::EditorOver { reason: summary::outcome(outcome) }.into(), warning);
            } else if has_to_pass(game) {
                let player = player_name(game.kind(), game.to_move());
                line(ui, Phrase::TurnMustPass { player }.into(), muted);
            } else {
                line(ui, Phrase::EditorPossible.into(), muted);
            }
        }
    }
}

/// Whether the player to move has no other move than to pass.
fn has_to_pass(game: &AnyGame) -> bool {
    game.choices(&[]).next == [Spot::Pass]
}

/// The button that begins a match from the position.
fn play(ui: &mut Ui, checked: &Checked) -> Option<Clicked> {
    let can_begin = checked.as_ref().is_ok_and(|game| !game.verdict().outcome.is_over());
    ui.add_space(4.0);
    let button = Button::new(Phrase::EditorPlay).primary().height(TOUCH_SIZE + 8.0);
    ui.add_enabled(can_begin, button).clicked().then_some(Clicked::Play)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::ui::theme::sheet;

    fn editor(kind: Kind) -> PositionEditor {
        let terms = Terms::usual(kind);
        PositionEditor::new(EditedPosition::start(&terms.game.options(0, 0, Player::One)), terms)
    }

    /// An impossible position with as many reasons as can be.
    fn spoilt(kind: Kind) -> PositionEditor {
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
    fn the_editor_fits_into_every_window_in_every_language() {
        for kind in Kind::ALL {
            let mut wanted: Vec<Text> = [
                Phrase::CommonBack,
                Phrase::EditorStart,
                Phrase::EditorEmpty,
                Phrase::EditorCopy,
                Phrase::EditorPaste,
                Phrase::EditorTake,
            ]
            .map(Text::from)
            .into();
            for player in Player::BOTH {
                wanted.push(Phrase::EditorSideToMove { side: player_name(kind, player) }.into());
            }
            let mut first = editor(kind);
            wanted.extend(first.edited.tray().into_iter().map(|piece| piece_name(kind, piece)));
            wanted.extend(first.edited.board().squares().map(|square| Text::Plain(first.edited.square_name(square))));
            sheet::fits_at_any_width(&wanted, |context| _ = lay_out(context, &mut first));
            let mut spoilt = spoilt(kind);
            wanted.push(Phrase::EditorPasteField.into());
            wanted.push(Phrase::EditorPasteOpen.into());
            sheet::fits_at_any_width(&wanted, |context| _ = lay_out(context, &mut spoilt));
        }
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
}
