//! The panel around the board, with its drawer: whose turn it is, the moves so far, and the buttons.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{AiRequest, Intent};
use crate::app::gameplay::selection::Point;
use crate::app::gameplay::take_back;
use crate::app::geometry::layout::Layout as BoardLayout;
use crate::app::input::action::Command;
use crate::app::state::dialogs::Question;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::state::settings::View;
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout::{
    self, Form, GAP, HudDrawer, HudParams, MARGIN, Places, SMALL_GAP, SMALL_MARGIN, WORDS_BESIDE, over_foot,
};
use crate::app::ui::hud::{aim, analysis, lesson, move_list, review, sides, turn};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls;
use crate::app::ui::theme::widgets::Button;
use crate::app::ui::theme::{self, PANEL_LINE};
use crate::session::DrawOffer;
use crate::texts::Phrase;
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Area, Context, Frame, Id, Layout, Margin, Order, Rect, RichText, Stroke, Ui, UiBuilder, Vec2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HudDrawer>().add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Hud));
}

fn show(mut contexts: EguiContexts, mut params: HudParams, mut actions: UiActions) -> Result {
    lay_out(contexts.ctx_mut()?, &mut params, &mut actions);
    Ok(())
}

/// Lays out the panel, and determines what it leaves free.
pub(super) fn lay_out(context: &Context, params: &mut HudParams, actions: &mut UiActions) {
    let drawer = HudDrawer {
        tells_sides: layout::lists_both_sides(params.table.played()),
        announces: params.table.played().terms().game.is_announced_by_players(),
        face_to_face: layout::is_face_to_face(&params.table, &params.settings),
        explains: params.table.lesson().is_some() || params.table.is_analysed(),
        ..*params.drawer
    };
    params.drawer.set_if_neq(drawer);
    let places = Places::of(context, drawer);
    params.covered.set_if_neq(places.covered(context));
    let margin = if places.form == Form::Whole { MARGIN } else { SMALL_MARGIN };
    Area::new(Id::new("panel")).order(Order::Middle).fixed_pos(places.panel.min).constrain(false).show(context, |ui| {
        Frame::new().fill(theme::PANEL).inner_margin(Margin::same(margin as i8)).show(ui, |ui| {
            let size = (places.panel.size() - vec2(2.0 * margin, 2.0 * margin)).max(Vec2::ZERO);
            ui.set_min_size(size);
            ui.set_max_size(size);
            match places.form {
                form if params.table.lesson().is_some() => lesson::show(ui, form, params, actions),
                form if params.table.is_reviewed() => review::show(ui, form, params, actions),
                form if params.table.is_analysed() => analysis::show(ui, form, params, actions),
                Form::Whole => show_whole(ui, params, actions),
                Form::Side | Form::Foot => show_small(ui, places.form, params, actions),
            }
        });
        let line = Stroke::new(1.0, PANEL_LINE);
        if places.form == Form::Foot {
            ui.painter().hline(places.panel.x_range(), places.panel.min.y, line);
        } else {
            ui.painter().vline(places.panel.min.x, places.panel.y_range(), line);
        }
    });
}

/// Shows everything: the panel in its whole form.
fn show_whole(ui: &mut Ui, params: &mut HudParams, actions: &mut UiActions) {
    heading(ui, &params.table, actions);
    let foot = 3.0 * theme::TOUCH_SIZE + 2.0 * GAP;
    over_foot(
        ui,
        foot,
        GAP,
        &mut (params, actions),
        |ui, (params, actions)| {
            // At least two rows of moves are to be seen.
            let choices = if turn::has_choices(params) { theme::TOUCH_SIZE + GAP } else { 0.0 };
            let height = ui.available_height() - choices - 2.0 * theme::TOUCH_SIZE - GAP;
            controls::scroll_area(ui).id_salt("turn").max_height(height).show(ui, |ui| {
                sides::rows(ui, params.table.played(), &params.counting, None);
                turn::show(ui, params, actions);
            });
            turn::choices(ui, params);
            let height = ui.available_height();
            controls::scroll_area(ui).id_salt("panel").max_height(height).show(ui, |ui| {
                aim::show(ui, params.table.played().round().game().kind());
                sides::remarks(ui, params.table.played());
                move_list::rounds(ui, &params.table, &mut actions.intents);
                let rest = 2.0 * theme::TOUCH_SIZE + 4.0 * GAP;
                let list = (height - ui.min_rect().height() - rest).max(2.0 * theme::TOUCH_SIZE);
                ui.scope(|ui| move_list::show(ui, &params.table, list, &mut actions.intents));
                move_list::steps(ui, &params.table, &mut actions.intents);
            });
        },
        |ui, (params, actions)| {
            let width = ui.available_width();
            let third = (width - 2.0 * GAP) / 3.0;
            ui.horizontal(|ui| take_back(ui, params, actions, [third, third, third]));
            show_actions(ui, params, actions);
        },
    );
}

/// Shows what is needed every turn; while the drawer is open, the rest is shown in its place.
fn show_small(ui: &mut Ui, form: Form, params: &mut HudParams, actions: &mut UiActions) {
    let rows = if form == Form::Side { 2.0 } else { 1.0 };
    let foot = rows * theme::TOUCH_SIZE + (rows - 1.0) * SMALL_GAP;
    ui.spacing_mut().item_spacing = vec2(SMALL_GAP, SMALL_GAP);
    over_foot(
        ui,
        foot,
        SMALL_GAP,
        &mut (params, actions),
        |ui, (params, actions)| {
            let height = ui.available_height();
            if params.drawer.is_open {
                controls::scroll_area(ui).id_salt("drawer").max_height(height).auto_shrink([false, false]).show(
                    ui,
                    |ui| {
                        sides::rows(ui, params.table.played(), &params.counting, None);
                        turn::show(ui, params, actions);
                        turn::choices(ui, params);
                        aim::show(ui, params.table.played().round().game().kind());
                        sides::remarks(ui, params.table.played());
                        move_list::rounds(ui, &params.table, &mut actions.intents);
                        let list = theme::TOUCH_SIZE * (move_list::rows(&params.table).clamp(1, 4) as f32);
                        ui.scope(|ui| move_list::show(ui, &params.table, list, &mut actions.intents));
                        move_list::steps(ui, &params.table, &mut actions.intents);
                        show_actions(ui, params, actions);
                    },
                );
            } else {
                show_turn(ui, form, params, actions);
            }
        },
        |ui, (params, actions)| show_foot(ui, form, params, actions),
    );
}

/// Shows whose turn it is and what is to be done; beside the board also the moves, if the height is enough.
fn show_turn(ui: &mut Ui, form: Form, params: &mut HudParams, actions: &mut UiActions) {
    if params.drawer.face_to_face {
        turn::choices(ui, params);
    } else {
        sides::rows(ui, params.table.played(), &params.counting, Some(actions));
    }
    let height = ui.available_height();
    let list = if params.drawer.face_to_face { height } else { height - WORDS_BESIDE - GAP };
    let has_list = form == Form::Side && list >= 3.0 * theme::TOUCH_SIZE;
    if !params.drawer.face_to_face {
        let words = if has_list { WORDS_BESIDE } else { height };
        let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), words));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            turn::show_within(ui, params, words);
            ui.set_min_height(words);
        });
    }
    if has_list {
        let list = ui.available_height();
        ui.scope(|ui| move_list::show(ui, &params.table, list, &mut actions.intents));
    }
}

/// Shows what stays in view at the foot of smaller panels.
fn show_foot(ui: &mut Ui, form: Form, params: &mut HudParams, actions: &mut UiActions) {
    let width = ui.available_width();
    let drawer_button = |ui: &mut Ui, params: &mut HudParams, width: f32| {
        let word = if params.drawer.is_open { Phrase::PanelLess } else { Phrase::PanelMore };
        if ui.add(Button::new(word).within(width)).clicked() {
            params.drawer.is_open = !params.drawer.is_open;
        }
    };
    if form == Form::Side {
        let half = (width - SMALL_GAP) / 2.0;
        let share = (width - 2.0 * SMALL_GAP) / 3.0;
        ui.horizontal(|ui| take_back(ui, params, actions, [share - 6.0, share - 6.0, share + 12.0]));
        ui.horizontal(|ui| {
            drawer_button(ui, params, half);
            menu_button(ui, actions, Button::new(Phrase::CommonMenu).within(half));
        });
    } else {
        ui.horizontal(|ui| {
            // The third button has the longest label.
            let share = (width - 4.0 * SMALL_GAP) / 5.5;
            take_back(ui, params, actions, [share, share, 1.5 * share]);
            drawer_button(ui, params, share);
            menu_button(ui, actions, Button::new(Phrase::CommonMenu).within(share));
        });
    }
}

fn menu_button(ui: &mut Ui, actions: &mut UiActions, button: Button) {
    if ui.add(button.command(Command::Pause)).clicked() {
        actions.go.write(Navigate::Over(Overlay::Pause));
    }
}

/// The game's name, and the button for the menu.
fn heading(ui: &mut Ui, table: &ActiveMatch, actions: &mut UiActions) {
    ui.horizontal(|ui| {
        let title = table.played().round().game().kind().title();
        ui.label(RichText::new(title).font(theme::title(26.0)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            menu_button(ui, actions, Button::new(Phrase::CommonMenu));
        });
    });
}

/// Undo, redo, and a hint or the computer's move now, in buttons of these widths; while a move waits to be confirmed,
/// the two answers in their place.
fn take_back(ui: &mut Ui, params: &mut HudParams, actions: &mut UiActions, [undo, redo, hint]: [f32; 3]) {
    if let Some(target) = params.pending.target() {
        let gap = ui.spacing().item_spacing.x;
        let half = (undo + redo + hint + gap) / 2.0;
        if ui.add(Button::new(Phrase::CommonCancel).within(half).command(Command::Back)).clicked() {
            params.points.write(Point::Nowhere);
        }
        if ui.add(Button::new(Phrase::PanelConfirm).primary().within(half).command(Command::Choose)).clicked() {
            params.points.write(Point::At(target));
        }
        return;
    }
    let played = params.table.played();
    let allowed = played.allowed();
    if ui.add_enabled(allowed.undo, Button::new(Phrase::CommonUndo).within(undo).command(Command::Undo)).clicked() {
        actions.intents.write_batch(take_back::take_back(&params.table, &params.settings, &mut actions.confirmation));
    }
    if ui.add_enabled(allowed.redo, Button::new(Phrase::CommonRedo).within(redo).command(Command::Redo)).clicked() {
        actions.intents.write(Intent::Redo);
    }
    let (label, possible, request) = if allowed.move_now {
        (Phrase::PanelMoveNow, true, AiRequest::MoveNow)
    } else {
        (Phrase::CommonHint, allowed.hint, AiRequest::Hint)
    };
    if ui.add_enabled(possible, Button::new(label).within(hint).command(Command::Hint)).clicked() {
        actions.requests.write(request);
    }
}

fn show_actions(ui: &mut Ui, params: &mut HudParams, actions: &mut UiActions) {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap) / 2.0;
    let allowed = params.table.played().allowed();
    if allowed.next_round {
        if ui.add(Button::new(Phrase::CommonNextRound).primary().within(2.0 * width + gap)).clicked() {
            actions.intents.write(Intent::NextRound);
        }
    } else if allowed.rematch {
        if ui.add(Button::new(Phrase::CommonMainMenu).primary().within(2.0 * width + gap)).clicked() {
            actions.intents.write(Intent::Leave);
        }
    } else {
        let draw = allowed.offer_draw.map(
            |DrawOffer { by, to_computers }| {
                if to_computers { Question::OfferDraw(by) } else { Question::Draw(by) }
            },
        );
        ui.horizontal(|ui| {
            for (label, question) in
                [(Phrase::PanelOfferDraw, draw), (Phrase::PanelResign, allowed.resign.map(Question::Resign))]
            {
                if ui.add_enabled(question.is_some(), Button::new(label).within(width)).clicked() {
                    actions.confirmation.0 = question;
                }
            }
        });
    }
    let width = (ui.available_width() - 2.0 * gap) / 3.0;
    ui.horizontal(|ui| {
        let other = params.settings.view.next(BoardLayout::of(params.table.played().round().game()).wraps());
        let label = match other {
            _ if params.torus_view.shows_win() => Phrase::CommonBack,
            View::Table => Phrase::ViewTable,
            View::Plan => Phrase::ViewPlan,
            View::Doughnut => Phrase::ViewDoughnut,
            View::Text => Phrase::ViewText,
        };
        if ui.add(Button::new(label).within(width).command(Command::View)).clicked()
            && !params.torus_view.stop_showing_win()
        {
            params.settings.view = other;
        }
        if ui.add(Button::new(Phrase::PanelFlip).within(width).command(Command::Flip)).clicked() {
            params.commands.write(Command::Flip);
        }
        if ui.add(Button::new(Phrase::CommonRules).within(width).command(Command::Rules)).clicked() {
            actions.go.write(Navigate::Over(Overlay::Rules));
        }
    });
}
