//! Choosing a game, its options, its length and who plays.

use crate::app::gameplay::messages::Intent;
use crate::app::gameplay::seed::seed;
use crate::app::gameplay::statistics::AiStatistics;
use crate::app::state::navigation::{Navigate, Overlay, Screen};
use crate::app::state::settings::Settings;
use crate::app::ui::games as game_ui;
use crate::app::ui::menus::players;
use crate::app::ui::menus::position_editor::PositionEditor;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::screens::clock_picker;
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button, caption, remark};
use crate::app::ui::theme::{self, ACCENT, CORNER_RADIUS, PANEL_LINE, RAISED, drawings, sheet};
use crate::games::{Kind, Player};
use crate::session::about::about;
use crate::session::results::{Results, Suggestion};
use crate::session::{Length, MatchForm, PlayedBy};
use crate::texts::errors::form_error;
use crate::texts::{Phrase, games, summary};
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Align2, CornerRadius, Frame, Label, Layout, Margin, RichText, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// What has been chosen so far; it is kept for the next match.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
struct NewGameForm(MatchForm);

pub(super) fn plugin(app: &mut App) {
    let mut form = NewGameForm::default();
    if app.world().get_resource::<Settings>().is_none_or(|settings| settings.against_computer) {
        form.0.seats[1].by = PlayedBy::Fitting;
    }
    app.insert_resource(form)
        .add_systems(OnEnter(Screen::NewGame), fit_levels)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Screens).run_if(in_state(Screen::NewGame)));
}

/// Computers have the suggested level until the player chooses another.
fn fit_levels(mut form: ResMut<NewGameForm>) {
    form.0.fit_levels();
}

/// What has been clicked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Clicked {
    Begin,
    SetUp,
    Back,
}

fn show(
    mut contexts: EguiContexts,
    mut form: ResMut<NewGameForm>,
    mut settings: ResMut<Settings>,
    counted: Res<AiStatistics>,
    time: Res<Time<Real>>,
    mut editor: ResMut<PositionEditor>,
    mut intents: MessageWriter<Intent>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let mut chosen = form.0.clone();
    let clicked = page(contexts.ctx_mut()?, &mut chosen, &counted.0);
    let drawn = |chosen: &MatchForm| chosen.typed_seed().ok().flatten().unwrap_or_else(|| seed(time.elapsed()));
    let fitting = counted.0.suggestion(chosen.kind).level;
    match clicked {
        Some(Clicked::Begin) => {
            let against_computer = chosen.has_computer();
            if settings.against_computer != against_computer {
                settings.against_computer = against_computer;
            }
            intents.write(Intent::Begin(chosen.terms(drawn(&chosen), fitting)));
        }
        Some(Clicked::SetUp) => {
            editor.open(chosen.terms(drawn(&chosen), fitting));
            go.write(Navigate::Over(Overlay::PositionEditor));
        }
        Some(Clicked::Back) => {
            go.write(Navigate::Back);
        }
        None => {}
    }
    form.set_if_neq(NewGameForm(chosen));
    Ok(())
}

/// The whole screen, which changes what is chosen; returns what was clicked.
fn page(context: &egui::Context, chosen: &mut MatchForm, results: &Results) -> Option<Clicked> {
    let wide = theme::is_wide(context);
    let high = context.viewport_rect().height();
    let spare = high - if wide { 780.0 } else { f32::INFINITY };
    // Cards are so low that four seats and their names fit into most windows.
    let card_height = match high {
        _ if !wide => LOW_CARD,
        ..780.0 => LOW_CARD,
        ..900.0 => 104.0,
        _ => 132.0,
    };
    let content = |ui: &mut Ui, chosen: &mut MatchForm| {
        ui.add_space((spare / 3.0).max(0.0));
        sheet::heading(ui, Phrase::CommonNewGame);
        cards(ui, chosen, if wide { 4 } else { 2 }, card_height);
        let set_up = about_game(ui, chosen);
        ui.add_space(6.0);
        if wide {
            let gap = std::mem::replace(&mut ui.spacing_mut().item_spacing.x, 32.0);
            ui.columns_const(|[left, right]| {
                left.spacing_mut().item_spacing.x = gap;
                right.spacing_mut().item_spacing.x = gap;
                // `columns_const` would lay out justified lines, which tears words apart; so the lines begin at the
                // left.
                let lines = Layout::top_down(Align::Min);
                left.with_layout(lines, |ui| options(ui, chosen));
                right.with_layout(lines, |ui| players(ui, chosen, results));
            });
            ui.spacing_mut().item_spacing.x = gap;
        } else {
            options(ui, chosen);
            players(ui, chosen, results);
            caption(ui, Phrase::NewGameSeedCaption);
            seed_field(ui, chosen);
        }
        chosen.settle();
        set_up
    };
    let foot = |ui: &mut Ui, chosen: &mut MatchForm| last_row(ui, chosen, wide);
    let (set_up, clicked) = sheet::page_with_foot(context, "new-game", 1040.0, FOOT, chosen, content, foot);
    clicked.or(set_up.then_some(Clicked::SetUp))
}

/// The height in points of a card whose name stands beside its emblem instead of below it.
const LOW_CARD: f32 = 64.0;

/// The games as cards of which one is chosen.
fn cards(ui: &mut Ui, form: &mut MatchForm, columns: usize, high: f32) {
    let gap = 10.0;
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    for row in Kind::ALL.chunks(columns) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for &kind in row {
                if card(ui, kind, form.kind == kind, vec2(width, high)) {
                    form.kind = kind;
                }
            }
        });
    }
}

fn card(ui: &mut Ui, kind: Kind, chosen: bool, egui::Vec2 { x: width, y: high }: egui::Vec2) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::click());
    let enabled = ui.is_enabled();
    let title = ui.localise(games::title_in_list(kind));
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, enabled, chosen, &title));
    let painter = ui.painter();
    let border = if chosen || response.hovered() { ACCENT } else { PANEL_LINE };
    let fill = if chosen { RAISED.lerp_to_gamma(ACCENT, 0.14) } else { RAISED };
    let stroke = Stroke::new(if chosen { 2.0 } else { 1.0 }, border);
    painter.rect(rect, CornerRadius::same(CORNER_RADIUS), fill, stroke, StrokeKind::Inside);
    let words = theme::text_colour(ui);
    if high <= LOW_CARD {
        let emblem = egui::Rect::from_min_size(rect.min + vec2(8.0, 8.0), egui::Vec2::splat(LOW_CARD - 16.0));
        drawings::emblem(painter, emblem, kind);
        let at = emblem.right_center() + vec2(8.0, 0.0);
        let size = if width < 200.0 { 19.0 } else { 22.0 };
        painter.text(at, Align2::LEFT_CENTER, title, theme::title(size), words);
    } else {
        let side = high - 48.0;
        let emblem = egui::Rect::from_center_size(rect.center() - vec2(0.0, 16.0), vec2(side, side));
        drawings::emblem(painter, emblem, kind);
        let at = rect.center_bottom() - vec2(0.0, 10.0);
        painter.text(at, Align2::CENTER_BOTTOM, title, theme::title(22.0), words);
    }
    widgets::ring_if_focused(ui, &response);
    controls::record(ui, games::title_in_list(kind), &response);
    response.clicked()
}

/// What the game is like; returns whether the button was clicked with which one of its positions is set up.
fn about_game(ui: &mut Ui, form: &MatchForm) -> bool {
    let kind = form.kind;
    let about = about(kind);
    ui.label(RichText::new(ui.localise(games::description(kind))).font(theme::text(18.0)));
    let author = games::author(kind).into();
    remark(
        ui,
        match about.year {
            Some(year) => Phrase::AboutAuthorYear { author, year: year.to_string().into() },
            None => Phrase::AboutAuthor { author },
        },
    );
    ui.add_enabled(form.validate().is_ok(), Button::new(Phrase::EditorTitle)).clicked()
}

fn options(ui: &mut Ui, form: &mut MatchForm) {
    (game_ui::of(form.kind).options)(ui, &mut form.choices);
    caption(ui, Phrase::NewGameLength);
    form.settle();
    let has_points = form.game().has_points();
    let labels: Vec<_> =
        form.lengths().into_iter().map(|length| (length, summary::length(length, has_points))).collect();
    ui.horizontal_wrapped(|ui| {
        widgets::choose(ui, &mut form.length, labels);
        how_many(ui, &mut form.length);
    });
    caption(ui, Phrase::ClockCaption);
    clock_picker::show(ui, &mut form.clock);
}

/// The length of the match: best of how many rounds, or to how many points or wins.
fn how_many(ui: &mut Ui, length: &mut Length) {
    let (number, [fewer, more]) = match *length {
        Length::Single => return,
        Length::BestOf(rounds) => (rounds, [Phrase::NewGameFewerRounds, Phrase::NewGameMoreRounds]),
        Length::FirstTo(points) => (points, [Phrase::NewGameFewerPoints, Phrase::NewGameMorePoints]),
    };
    let [shorter, longer] = length.neighbours();
    if let Some(wanted) = widgets::step(ui, (fewer, shorter), number.to_string(), (more, longer)) {
        *length = wanted;
    }
}

fn players(ui: &mut Ui, form: &mut MatchForm, results: &Results) {
    caption(ui, Phrase::NewGamePlayers);
    ui.horizontal_wrapped(|ui| {
        widgets::choose(ui, &mut form.four, [(false, Phrase::NewGameTwoPlayers), (true, Phrase::NewGameFourInTeams)]);
        ui.add_space(12.0);
        if widgets::button(ui, Phrase::NewGameChangeSides) {
            form.change_sides();
        }
    });
    let suggestion = results.suggestion(form.kind);
    let kind = form.kind;
    let sides = [Player::One, Player::Two, Player::One, Player::Two];
    players::choose(ui, kind, &sides[..form.seats().len()], form.seats_mut(), suggestion.level);
    if form.has_computer() {
        suggest(ui, suggestion);
    }
    if form.four {
        // One line, so that four seats still fit.
        let is_in_rules = about(kind).players.contains(&4);
        remark(ui, if is_in_rules { Phrase::NewGameTeamsOfRules } else { Phrase::NewGameTeamsOfHouse });
    }
}

/// Shows which level fits the results so far.
fn suggest(ui: &mut Ui, suggestion: Suggestion) {
    let is_new = suggestion.from.is_some_and(|run| run.level != suggestion.level);
    let colour = if is_new { ACCENT } else { theme::muted_colour(ui) };
    ui.label(RichText::new(ui.localise(summary::suggestion(suggestion))).small().color(colour));
}

/// The height in points of the last row, with the distance above it.
const FOOT: f32 = 72.0;

/// The buttons to begin and to go back, and the seed if the row is wide enough; returns what was clicked.
fn last_row(ui: &mut Ui, chosen: &mut MatchForm, wide: bool) -> Option<Clicked> {
    let fault = chosen.validate().err().map(|fault| ui.localise(form_error(&fault)));
    let margin = Margin { left: 4, right: 14, top: 12, bottom: 12 };
    let row = |ui: &mut Ui| {
        let begin =
            ui.add_enabled(fault.is_none(), Button::new(Phrase::NewGameBegin).primary().width(150.0).height(44.0));
        let back = ui.add(Button::new(Phrase::CommonBack).height(44.0));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            if let Some(fault) = &fault {
                ui.add(Label::new(RichText::new(fault).color(theme::warning_colour(ui))).wrap());
            } else if wide {
                ui.label(RichText::new(ui.localise(Phrase::NewGameSeedBefore)).color(theme::muted_colour(ui)));
            }
            if wide {
                seed_field(ui, chosen);
            }
        });
        if begin.clicked() { Some(Clicked::Begin) } else { back.clicked().then_some(Clicked::Back) }
    };
    Frame::new().inner_margin(margin).show(ui, |ui| sheet::from_right(ui, row)).inner
}

fn seed_field(ui: &mut Ui, chosen: &mut MatchForm) {
    let size = vec2(ui.available_width().min(200.0), theme::TOUCH_SIZE);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let help = ui.localise(Phrase::NewGameSeedHelp);
        widgets::field(ui, Phrase::NewGameSeed, &mut chosen.seed, 20).on_hover_text(help);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::zen::Variant;
    use crate::search::Level;
    use crate::session::clock_choice::Timing;
    use crate::texts::Text;

    #[test]
    fn no_control_is_cut_by_a_window_of_any_width() {
        for kind in Kind::ALL {
            for (four, by) in [
                (false, PlayedBy::Person),
                (false, PlayedBy::Fitting),
                (true, PlayedBy::Person),
                (true, PlayedBy::Fitting),
            ] {
                let mut form = MatchForm::default();
                form.seats.iter_mut().for_each(|seat| seat.by = by);
                (form.kind, form.four, form.length) = (kind, four, Length::BestOf(15));
                form.choices.variant = Variant::Two;
                form.clock.timing = Timing::Increment;
                let mut wanted =
                    vec![Phrase::NewGameBegin, Phrase::CommonBack, Phrase::NewGameSeed, Phrase::EditorTitle];
                for seat in 0..form.seats().len() {
                    let side = if seat % 2 == 0 { Player::One } else { Player::Two };
                    let whose = summary::seat_of_side(kind, side, seat, form.seats().len());
                    let level = Level::HIGHEST.number().to_string().into();
                    wanted.push(Phrase::PlayersPersonOf { whose: whose.clone() });
                    wanted.push(Phrase::PlayersLevelOf { whose, level });
                }
                let wanted: Vec<_> = wanted.into_iter().map(Text::from).collect();
                sheet::fits_at_any_width(&wanted, |context| {
                    page(context, &mut form, &Results::default());
                });
            }
        }
    }
}
