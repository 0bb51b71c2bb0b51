//! The panel while a match is taken apart: whose turn it is, the moves with their variations, and what can be done with
//! them.

use crate::app::ai::analysis::{SwitchAnalysis, may_be_asked};
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout::{Form, GAP, HudParams, SMALL_GAP, over_foot};
use crate::app::ui::hud::{move_list, turn};
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, ACCENT, TOUCH_SIZE, WARNING};
use crate::games::Player;
use crate::search::Proof;
use crate::texts::games::player_name;
use crate::texts::instruction::instruction;
use crate::texts::review::percent;
use crate::texts::{self, Phrase, Text, summary};
use bevy_egui::egui::{Color32, RichText, Ui, vec2};

/// How many moves of a line are shown.
const SHOWN_MOVES: usize = 4;

/// The rows of the list where it scrolls together with everything else.
const ROWS: usize = 5;

/// Shows the analysis of the match on the table.
pub(super) fn show(ui: &mut Ui, form: Form, params: &mut HudParams, actions: &mut UiActions) {
    let is_whole = form == Form::Whole;
    let gap = if is_whole { GAP } else { SMALL_GAP };
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let rows = if is_whole { 5.0 } else { 1.0 };
    let foot = rows * TOUCH_SIZE + (rows - 1.0) * gap;
    over_foot(
        ui,
        foot,
        gap,
        &mut (&mut *params, &mut *actions),
        |ui, (params, actions)| {
            let height = ui.available_height();
            controls::scroll_area(ui).id_salt("analysis").max_height(height).auto_shrink([false, false]).show(
                ui,
                |ui| {
                    if is_whole {
                        ui.label(RichText::new(ui.localise(Phrase::AnalysisTitle)).font(theme::title(26.0)));
                    }
                    say_position(ui, params);
                    turn::choices(ui, params);
                    show_engine(ui, params, actions);
                    move_list::rounds(ui, &params.table, &mut actions.intents);
                    let list = if is_whole {
                        (height - ui.min_rect().height() - gap).max(2.0 * TOUCH_SIZE)
                    } else {
                        TOUCH_SIZE * (move_list::rows(&params.table).clamp(1, ROWS) as f32)
                    };
                    ui.scope(|ui| move_list::show(ui, &params.table, list, &mut actions.intents));
                    if !is_whole {
                        move_list::steps(ui, &params.table, &mut actions.intents);
                        show_changes(ui, params, actions);
                    }
                },
            );
        },
        |ui, (params, actions)| {
            if is_whole {
                move_list::steps(ui, &params.table, &mut actions.intents);
                show_changes(ui, params, actions);
            }
            let width = ui.available_width() - gap;
            ui.horizontal(|ui| {
                // The way back has the longer label.
                if ui.add(Button::new(Phrase::AnalysisEnd).primary().within(width * 0.62)).clicked() {
                    actions.intents.write(Intent::EndAnalysis);
                }
                if ui.add(Button::new(Phrase::CommonMenu).within(width * 0.38).command(Command::Pause)).clicked() {
                    actions.go.write(Navigate::Over(Overlay::Pause));
                }
            });
        },
    );
}

/// Says whose turn it is in the position that is shown, or how it ended, why a click was refused, and what is noted.
fn say_position(ui: &mut Ui, params: &HudParams) {
    let game = params.table.position();
    let outcome = game.verdict().outcome;
    if outcome.is_over() {
        say(ui, summary::outcome(outcome), ACCENT);
    } else {
        let player = player_name(game.kind(), game.to_move());
        let instruction = instruction(game, &params.selection.spots).text;
        say(ui, Phrase::AnalysisToMove { player, instruction }, theme::text_colour(ui));
    }
    if let Some(refused) = &params.selection.refusal {
        say(ui, texts::refusals::refusal(&refused.why.reason), WARNING);
    }
    let path = params.table.path_shown();
    let note = path.as_ref().and_then(|path| params.table.round_shown().variations().note(path));
    if let Some(note) = note.filter(|note| !note.comment.is_empty()) {
        say(ui, Text::Plain(note.comment.clone()), theme::muted_colour(ui));
    }
}

/// The switch for the engine, and what it has found: the best lines, which are tried by a click, and what is proved.
fn show_engine(ui: &mut Ui, params: &mut HudParams, actions: &mut UiActions) {
    if !may_be_asked(&params.table) {
        return;
    }
    let mut is_on = params.analysis.is_on();
    if widgets::switch(ui, Phrase::AnalysisAsk, &mut is_on) {
        params.switch_analysis.write(SwitchAnalysis(is_on));
    }
    let game = params.table.position();
    if !is_on || game.verdict().outcome.is_over() {
        return;
    }
    let Some(found) = params.analysis.found() else {
        say(ui, Phrase::AnalysisLooking, theme::muted_colour(ui));
        return;
    };
    let name = |player| player_name(game.kind(), player);
    match found.proof() {
        Some(Proof { winner, plies: Some(plies) }) => {
            let plies = u64::from(plies).into();
            say(ui, Phrase::AnalysisProved { player: name(winner), plies }, ACCENT);
        }
        Some(Proof { winner, plies: None }) => say(ui, Phrase::AnalysisProvedSomehow { player: name(winner) }, ACCENT),
        None => widgets::remark(ui, Phrase::AnalysisChances { player: name(game.to_move()) }),
    }
    let width = ui.available_width();
    for line in &found.lines {
        let text = line.moves.iter().take(SHOWN_MOVES).cloned().collect::<Vec<_>>().join(" ");
        let moves = Text::Plain(text);
        let of_mover = if game.to_move() == Player::One { line.probability } else { 1.0 - line.probability };
        let label = match line.proof {
            Some(Proof { winner, .. }) => Phrase::AnalysisLineProved { player: name(winner), moves },
            None => Phrase::AnalysisLine { percent: percent(of_mover), moves },
        };
        if ui.add(Button::new(label).left().within(width)).clicked() {
            actions.intents.write_batch(line.moves.first().cloned().map(Intent::Try));
        }
    }
    let depth = Text::from(found.depth.to_string());
    widgets::remark(ui, Phrase::AnalysisDepth { depth, thousands: (found.positions / 1000).into() });
}

/// The buttons that take a change back, make it again, and comment on the position.
fn show_changes(ui: &mut Ui, params: &HudParams, actions: &mut UiActions) {
    let gap = ui.spacing().item_spacing.x;
    let third = (ui.available_width() - 2.0 * gap) / 3.0;
    let variations = params.table.round_shown().variations();
    ui.horizontal(|ui| {
        for (label, command, intent, is_possible) in [
            (Phrase::CommonUndo, Command::Undo, Intent::Undo, variations.can_undo()),
            (Phrase::CommonRedo, Command::Redo, Intent::Redo, variations.can_redo()),
        ] {
            if ui.add_enabled(is_possible, Button::new(label).within(third).command(command)).clicked() {
                actions.intents.write(intent);
            }
        }
        let can_comment = params.table.path_shown().is_some();
        if ui.add_enabled(can_comment, Button::new(Phrase::AnalysisCommentOn).within(third)).clicked() {
            actions.go.write(Navigate::Over(Overlay::Comment));
        }
    });
    let is_over = params.table.position().verdict().outcome.is_over();
    let play_on = Button::new(Phrase::LookingBackPlayOn).within(ui.available_width());
    if ui.add_enabled(!is_over, play_on).clicked() {
        actions.intents.write(Intent::PlayFromHere);
    }
}

fn say(ui: &mut Ui, text: impl Into<Text>, colour: Color32) {
    ui.label(RichText::new(ui.localise(text)).font(theme::text(17.0)).color(colour));
}
