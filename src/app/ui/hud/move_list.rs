//! The moves of the round in notation, two turns in a row, and after them what else was tried; a click shows the
//! position after a move.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::ui::hud::variations::{self, Row, VariationCell};
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button, Icon};
use crate::app::ui::theme::{self, ACCENT, CORNER_RADIUS, DARK, TOUCH_SIZE};
use crate::texts::Phrase;
use bevy::prelude::MessageWriter;
use bevy_egui::egui::{
    Align2, CornerRadius, Id, Label, Rect, Response, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

/// The font size of the moves, and the smallest that can be read, in points.
const SIZE: f32 = 16.0;
const SMALLEST: f32 = 9.0;

/// The width of the numbers before the turns, in points.
const NUMBER: f32 = 30.0;

/// The distance between the text of a turn and the edges of its cell, in points.
const MARGIN: f32 = 5.0;

/// How many rows the list has of the round that is shown, roughly where there are variations.
pub(super) fn rows(table: &ActiveMatch) -> usize {
    table.round_shown().turns().len().div_ceil(2) + table.round_shown().variations().len().div_ceil(4)
}

/// Shows the list, `height` points high; a click on a turn or on a move of a variation shows the position after it.
pub(super) fn show(ui: &mut Ui, table: &ActiveMatch, height: f32, intents: &mut MessageWriter<Intent>) {
    let shown_round = table.round_shown();
    let turns = shown_round.turns();
    let path = table.path_shown();
    let round = table.round_number_shown();
    let rows = variations::rows(shown_round, &turns, ui.available_width() - NUMBER - 10.0, &|text| width(ui, text));
    if rows.is_empty() {
        ui.set_min_height(height);
        widgets::remark(ui, Phrase::CommonNoMoves);
        return;
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = controls::scroll_area(ui).id_salt("moves").max_height(height).min_scrolled_height(height);
    // Scroll to the shown turn, but only once after each change, so that the player can scroll away from it. A list
    // that has become lower or higher has to scroll as well.
    let state = (rows.len(), table.plies_shown(), path.clone(), height.round() as i32);
    let id = Id::new("moves scrolled to");
    if ui.data(|data| data.get_temp(id)) != Some(state.clone()) {
        ui.data_mut(|data| data.insert_temp(id, state));
        let ply = table.side_line_begins().unwrap_or_else(|| table.plies_shown());
        let of_path = path.as_ref().and_then(|path| rows.iter().position(|row| row.shows(path)));
        let of_ply = || rows.iter().position(|row| row.reaches(&turns, ply));
        let row = of_path.or_else(of_ply).unwrap_or(0);
        area = area.vertical_scroll_offset((row as f32 * TOUCH_SIZE - height / 2.0 + TOUCH_SIZE / 2.0).max(0.0));
    }
    area.auto_shrink([false, false]).show_rows(ui, TOUCH_SIZE, rows.len(), |ui, range| {
        for row in &rows[range] {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                match row {
                    Row::Turns(first) => {
                        number(ui, NUMBER, format!("{}", first / 2 + 1));
                        let width = (ui.available_width() - 10.0) / 2.0;
                        for turn in turns.iter().skip(*first).take(2) {
                            let is_shown = path.as_ref().is_some_and(|path| {
                                path.is_main() && (turn.begin + 1..=turn.end).contains(&path.ply())
                            });
                            let text = variations::turn_text(shown_round, *turn);
                            if cell(ui, &text, is_shown, width).clicked() {
                                intents.write(Intent::LookAtPlayed { round, plies: turn.end });
                            }
                        }
                    }
                    Row::Moves { begins, indent, cells } => {
                        number(ui, NUMBER + indent, begins.clone());
                        for VariationCell { text, path: of_cell, width } in cells {
                            if cell(ui, text, path.as_ref() == Some(of_cell), *width).clicked() {
                                intents.write(Intent::LookAtPath { round, path: of_cell.clone() });
                            }
                        }
                    }
                    Row::Comment { indent, text } => {
                        number(ui, NUMBER + indent, String::new());
                        let words = RichText::new(text).font(theme::text(15.0)).color(theme::muted_colour(ui));
                        ui.add(Label::new(words).truncate());
                    }
                }
            });
        }
    });
}

/// The number of a row or of the turn with which a variation begins, at the right edge of this width.
fn number(ui: &mut Ui, width: f32, number: String) {
    let (rect, _) = ui.allocate_exact_size(vec2(width, TOUCH_SIZE), Sense::hover());
    let at = rect.right_center() - vec2(4.0, 0.0);
    ui.painter().text(at, Align2::RIGHT_CENTER, number, theme::text(15.0), theme::muted_colour(ui));
}

/// The width of a move in a variation, in points.
fn width(ui: &Ui, text: &str) -> f32 {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), theme::text(SIZE), theme::text_colour(ui));
    (galley.size().x + 2.0 * MARGIN).max(TOUCH_SIZE)
}

fn cell(ui: &mut Ui, text: &str, is_shown: bool, width: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, TOUCH_SIZE), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, enabled, is_shown, text));
    let inner = Rect::from_min_max(rect.min + vec2(0.0, 3.0), rect.max - vec2(0.0, 3.0));
    if is_shown {
        ui.painter().rect_filled(inner, CornerRadius::same(CORNER_RADIUS), ACCENT);
    } else if response.hovered() || response.has_focus() {
        let fill = ui.visuals().widgets.hovered.bg_fill;
        ui.painter().rect_filled(inner, CornerRadius::same(CORNER_RADIUS), fill);
    }
    let colour = if is_shown { DARK } else { theme::text_colour(ui) };
    let painter = ui.painter().with_clip_rect(ui.clip_rect().intersect(rect));
    let room = rect.width() - 2.0 * MARGIN;
    // The longest turn is two steps of Zener; where they don't fit they are set smaller.
    let wide = painter.layout_no_wrap(text.to_owned(), theme::text(SIZE), colour).size().x;
    let size = (SIZE * room / wide.max(1.0)).clamp(SMALLEST, SIZE);
    let at = pos2(rect.min.x + MARGIN, rect.center().y);
    painter.text(at, Align2::LEFT_CENTER, text, theme::text(size), colour);
    widgets::ring_if_focused(ui, &response);
    controls::record(ui, text.to_owned(), &response);
    response
}

/// Which round is shown, with buttons for the other rounds, if there are any.
pub(super) fn rounds(ui: &mut Ui, table: &ActiveMatch, intents: &mut MessageWriter<Intent>) {
    let (shown, count) = (table.round_number_shown(), table.played().rounds().len());
    if count < 2 {
        return;
    }
    let (before, after) = (shown.checked_sub(1), Some(shown + 1).filter(|&next| next < count));
    ui.horizontal(|ui| {
        for (icon, label, wanted) in
            [(Icon::Back, Phrase::PanelRoundBefore, before), (Icon::Forward, Phrase::PanelRoundAfter, after)]
        {
            if icon == Icon::Forward {
                let [round, rounds] = [shown + 1, count].map(|number| number.to_string().into());
                let heading = ui.localise(Phrase::PanelRoundOf { round, rounds });
                ui.label(RichText::new(heading).font(theme::strong(17.0)));
            }
            let button = ui.add_enabled(wanted.is_some(), Button::icon(icon, label));
            if let Some(wanted) = wanted.filter(|_| button.clicked()) {
                intents.write(Intent::LookAtRound(wanted));
            }
        }
    });
}

/// A slider and buttons that step through the position shown, and one that shows the last turn again.
pub(super) fn steps(ui: &mut Ui, table: &ActiveMatch, intents: &mut MessageWriter<Intent>) {
    let (shown, last) = (table.plies_shown(), table.game_shown().len());
    let mut wanted = shown;
    let moved =
        ui.add_enabled_ui(last > 0, |ui| widgets::slide(ui, Phrase::PanelMoveShown, &mut wanted, last.max(1))).inner;
    if moved && wanted != shown {
        intents.write(Intent::LookAt(Some(wanted)));
    }
    let width = (ui.available_width() - 4.0 * 6.0) / 5.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (icon, label, command, possible, to) in [
            (Icon::First, Phrase::PanelFirstMove, Command::LookAtFirst, shown > 0, Some(0)),
            (Icon::Back, Phrase::PanelPreviousMove, Command::LookBefore, shown > 0, shown.checked_sub(1)),
            (Icon::Forward, Phrase::PanelNextMove, Command::LookAfter, shown < last, Some(shown + 1)),
            (
                Icon::Last,
                Phrase::PanelLastMove,
                Command::LookAtLast,
                shown < last,
                Some(last).filter(|_| table.is_analysed()),
            ),
        ] {
            if ui.add_enabled(possible, Button::icon(icon, label).width(width).command(command)).clicked() {
                intents.write(Intent::LookAt(to));
            }
        }
        let again = Button::icon(Icon::Again, Phrase::PanelShowAgain).width(width).command(Command::ShowAgain);
        if ui.add_enabled(shown > 0, again).clicked() {
            intents.write(Intent::ShowAgain);
        }
    });
}
