//! The sheet on which a position is set up: buttons, tray, board, and the other fields of the position string.

use super::board::{TILE, board, tile};
use super::state::{Checked, Pasting, PositionEditor, empty};
use crate::app::input::action::Command;
use crate::app::input::device::Device;
use crate::app::ui::games::{self as game_ui, EditorTool};
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button, caption, remark};
use crate::app::ui::theme::{self, TOUCH_SIZE, diagram, sheet};
use crate::games::{AnyGame, EditedPosition, Piece, Player, Spot};
use crate::texts::games::player_name;
use crate::texts::refusals::{position_error, position_fault};
use crate::texts::{Phrase, Text, summary};
use bevy_egui::egui::{Context, RichText, Sense, Ui, vec2};

/// What was clicked that concerns more than the position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Clicked {
    Copy,
    Play,
    Analyse,
    Back,
}

/// The width of the sheet, in points.
const WIDTH: f32 = 980.0;

/// The least width at which board and controls stand side by side, in points.
const WIDE: f32 = 600.0;

/// The least width of the controls beside the board, in points.
const CONTROLS: f32 = 290.0;

/// The largest side of a square, in points.
const CELL: f32 = 56.0;

/// Lays out the sheet; returns what was clicked.
pub(super) fn lay_out(context: &Context, editor: &mut PositionEditor) -> Option<Clicked> {
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

/// The buttons for the whole position, and the field for one that is pasted.
fn head(ui: &mut Ui, editor: &mut PositionEditor) -> Option<Clicked> {
    let (mut clicked, mut is_pressed) = (None, false);
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
        is_pressed = ui.add(Button::new(Phrase::EditorPaste).selected(editor.pasting.is_some())).clicked();
        if is_pressed {
            editor.pasting = if editor.pasting.is_some() { None } else { Some(Pasting::default()) };
        }
    });
    if let Some(pasting) = &mut editor.pasting {
        let is_touched = controls::device(ui) == Device::Touch;
        remark(ui, if is_touched { Phrase::EditorPasteHereTouch } else { Phrase::EditorPasteHere });
        let field = widgets::field(ui, Phrase::EditorPasteField, &mut pasting.text, LONGEST);
        if field.changed() {
            pasting.refused = None;
        }
        if is_pressed {
            field.request_focus();
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

/// The buttons that begin a match from the position, to be played or to be taken apart.
fn play(ui: &mut Ui, checked: &Checked) -> Option<Clicked> {
    let can_begin = checked.as_ref().is_ok_and(|game| !game.verdict().outcome.is_over());
    ui.add_space(4.0);
    let mut clicked = None;
    ui.horizontal_wrapped(|ui| {
        let button = Button::new(Phrase::EditorPlay).primary().height(TOUCH_SIZE + 8.0);
        if ui.add_enabled(can_begin, button).clicked() {
            clicked = Some(Clicked::Play);
        }
        if ui.add_enabled(can_begin, Button::new(Phrase::AnalysisOpen).height(TOUCH_SIZE + 8.0)).clicked() {
            clicked = Some(Clicked::Analyse);
        }
    });
    clicked
}

#[cfg(test)]
mod tests {
    use super::super::state::tests::{editor, spoilt};
    use super::*;
    use crate::app::input::device::Device;
    use crate::app::ui::theme::controls::{self, Controls};
    use crate::games::{Kind, Square};
    use crate::texts::Language;
    use crate::texts::games::piece_name;
    use bevy_egui::egui::{Event, Modifiers, PointerButton, Pos2, RawInput, Rect};

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
            let begin = [Phrase::EditorPlay, Phrase::AnalysisOpen].map(Text::from);
            let of_first: Vec<_> = wanted.iter().cloned().chain(begin).collect();
            sheet::fits_at_any_width(&of_first, |context| _ = lay_out(context, &mut first));
            let mut spoilt = spoilt(kind);
            wanted.push(Phrase::EditorPasteField.into());
            wanted.push(Phrase::EditorPasteOpen.into());
            sheet::fits_at_any_width(&wanted, |context| _ = lay_out(context, &mut spoilt));
        }
    }

    /// Presses the mouse at the first place, moves it to the second one, and lets go there.
    fn drag(context: &Context, editor: &mut PositionEditor, [from, to]: [Pos2; 2]) {
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::default(),
        };
        let between = from + (to - from) * 0.5;
        let steps = [
            vec![Event::PointerMoved(from)],
            vec![button(from, true)],
            vec![Event::PointerMoved(between)],
            vec![Event::PointerMoved(to)],
            vec![button(to, false)],
            vec![],
        ];
        for events in steps {
            pass(context, editor, events);
        }
    }

    fn pass(context: &Context, editor: &mut PositionEditor, events: Vec<Event>) {
        controls::begin(context, Device::Mouse, Language::English);
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
        let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
        let output = context.run_ui(input, |ui| {
            lay_out(ui.ctx(), editor);
        });
        output.drop_without_applying_deltas();
    }

    #[test]
    fn pieces_are_dragged_from_the_tray_to_the_board_on_it_and_off_it() {
        for kind in Kind::ALL {
            let mut editor = editor(kind);
            editor.change(empty);
            let context = Context::default();
            theme::apply(&context);
            for _ in 0..3 {
                pass(&context, &mut editor, Vec::new());
            }
            let place = |name: Text| {
                let name = name.localise(Language::English);
                let place = Controls::of_last_pass(&context).place(&name);
                let middle = place.unwrap_or_else(|| panic!("{kind:?}: {name} is in view")).center();
                Pos2::new(middle.x, middle.y)
            };
            let piece = editor.edited.tray()[0];
            let squares = [Square::new(1, 1), Square::new(3, 2)];
            let names = squares.map(|square| Text::Plain(editor.edited.square_name(square)));
            let [tray, one, other] = [piece_name(kind, piece), names[0].clone(), names[1].clone()].map(place);
            let changes = editor.before.len();
            let tops = |editor: &PositionEditor| squares.map(|square| editor.edited.board().top(square));
            drag(&context, &mut editor, [tray, one]);
            assert_eq!(tops(&editor), [Some(piece), None], "{kind:?}");
            drag(&context, &mut editor, [one, other]);
            assert_eq!(tops(&editor), [None, Some(piece)], "{kind:?}");
            drag(&context, &mut editor, [other, Pos2::new(4.0, 4.0)]);
            assert_eq!(tops(&editor), [None, None], "{kind:?}");
            assert_eq!(editor.before.len(), changes + 3, "{kind:?}: each is one change");
        }
    }
}
