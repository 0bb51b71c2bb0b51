//! The results against computers: by game and level, over time, the level that fits, and accuracy.

use crate::app::gameplay::statistics::AiStatistics;
use crate::app::state::dialogs::{PendingConfirmation, Question};
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::storage::library::when;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::screens::results_chart;
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{Button, button, caption, remark};
use crate::app::ui::theme::{self, drawings, sheet};
use crate::games::Kind;
use crate::search::Level;
use crate::session::results::{CountedGame, GameResult, Results};
use crate::texts::games::title_in_list;
use crate::texts::{Phrase, Text, summary};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Context, Frame, Margin, Rect, RichText, Sense, Stroke, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::time::Duration;
use web_time::SystemTime;

/// The game of which the page tells more, as its kind and its place among the last games; `None` for the newest of each
/// kind.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
struct ChosenGame(Option<(Kind, usize)>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ChosenGame>()
        .add_systems(OnEnter(Screen::Statistics), |mut chosen: ResMut<ChosenGame>| chosen.0 = None)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Screens).run_if(in_state(Screen::Statistics)));
}

fn show(
    mut contexts: EguiContexts,
    counted: Res<AiStatistics>,
    mut chosen: ResMut<ChosenGame>,
    mut confirmation: ResMut<PendingConfirmation>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    match lay_out(contexts.ctx_mut()?, &counted.0, chosen.0, SystemTime::now()) {
        Some(Clicked::Back) => _ = go.write(Navigate::Back),
        Some(Clicked::NewGame) => _ = go.write(Navigate::To(Screen::NewGame)),
        Some(Clicked::Forget) => confirmation.0 = Some(Question::ForgetResults),
        Some(Clicked::Game(kind, place)) => chosen.0 = Some((kind, place)),
        None => {}
    }
    Ok(())
}

/// What a player has clicked.
#[derive(Clone, Copy)]
enum Clicked {
    Back,
    NewGame,
    Forget,
    /// A game of the last ones of its kind.
    Game(Kind, usize),
}

/// Lays out the page at a moment of time; returns what was clicked.
fn lay_out(context: &Context, results: &Results, chosen: Option<(Kind, usize)>, now: SystemTime) -> Option<Clicked> {
    sheet::page(context, "statistics", 820.0, |ui| {
        sheet::heading(ui, Phrase::StatisticsTitle);
        let mut clicked = None;
        if results.is_empty() {
            ui.label(ui.localise(Phrase::StatisticsNone));
            ui.horizontal_wrapped(|ui| {
                if ui.add(Button::new(Phrase::CommonNewGame).primary()).clicked() {
                    clicked = Some(Clicked::NewGame);
                }
                if button(ui, Phrase::CommonBack) {
                    clicked = Some(Clicked::Back);
                }
            });
            remark(ui, Phrase::StatisticsWhatCounts);
            return clicked;
        }
        if button(ui, Phrase::CommonBack) {
            clicked = Some(Clicked::Back);
        }
        legend(ui);
        let (played, others): (Vec<Kind>, Vec<Kind>) =
            Kind::ALL.into_iter().partition(|&kind| !results.is_empty_of(kind));
        for kind in played.into_iter().chain(others) {
            let chosen = chosen.filter(|&(other, _)| other == kind).map(|(_, place)| place);
            if let Some(place) = card(ui, kind, results, chosen, now) {
                clicked = Some(Clicked::Game(kind, place));
            }
        }
        remark(ui, Phrase::StatisticsWhatCounts);
        if button(ui, Phrase::StatisticsForget) {
            clicked = Some(Clicked::Forget);
        }
        clicked
    })
}

/// What the marks mean.
fn legend(ui: &mut Ui) {
    ui.horizontal_wrapped(|ui| {
        for (result, label) in [
            (GameResult::Won, Phrase::StatisticsWon),
            (GameResult::Drawn, Phrase::StatisticsDrawn),
            (GameResult::Lost, Phrase::StatisticsLost),
        ] {
            let words = ui.painter().layout_no_wrap(ui.localise(label), theme::text(17.0), theme::text_colour(ui));
            let size = vec2(18.0 + words.size().x + 12.0, words.size().y);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            results_chart::mark(ui.painter(), rect.left_center() + vec2(7.0, 0.0), result);
            ui.painter().galley(rect.min + vec2(18.0, 0.0), words, theme::text_colour(ui));
        }
    });
}

/// The results of a game; returns which of its last games was clicked.
fn card(ui: &mut Ui, kind: Kind, results: &Results, chosen: Option<usize>, now: SystemTime) -> Option<usize> {
    let frame = Frame::new()
        .fill(theme::PANEL)
        .stroke(Stroke::new(1.0, theme::PANEL_LINE))
        .corner_radius(theme::CORNER_RADIUS)
        .inner_margin(Margin::same(12));
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(56.0, 56.0), Sense::hover());
                drawings::emblem(ui.painter(), rect, kind);
                ui.vertical(|ui| {
                    ui.label(RichText::new(ui.localise(title_in_list(kind))).font(theme::title(26.0)));
                    suggested(ui, kind, results);
                });
            });
            if results.is_empty_of(kind) {
                return None;
            }
            caption(ui, Phrase::StatisticsAtEachLevel);
            levels(ui, kind, results);
            let clicked = last_games(ui, kind, results.last_games(kind), chosen, now);
            accuracy(ui, kind, results);
            clicked
        })
        .inner
}

/// The level that fits, and why.
fn suggested(ui: &mut Ui, kind: Kind, results: &Results) {
    if results.is_empty_of(kind) {
        remark(ui, Phrase::StatisticsNoneOfGame);
        return;
    }
    let suggestion = results.suggestion(kind);
    ui.label(ui.localise(Phrase::StatisticsSuggested { level: suggestion.level.number().to_string().into() }));
    remark(ui, summary::suggestion(suggestion));
}

/// A row for each level at which the game was played, the highest first.
fn levels(ui: &mut Ui, kind: Kind, results: &Results) {
    let played: Vec<_> = Level::ALL
        .into_iter()
        .rev()
        .map(|level| (level, results.tally(kind, level)))
        .filter(|(_, tally)| tally.games() > 0)
        .collect();
    let set =
        |phrase: Phrase| ui.painter().layout_no_wrap(ui.localise(phrase), theme::text(17.0), theme::text_colour(ui));
    let number = |number: u32| Text::from(number.to_string());
    let rows: Vec<_> = played
        .iter()
        .map(|&(level, tally)| {
            let [won, drawn, lost] = [tally.won, tally.drawn, tally.lost].map(number);
            let level = set(Phrase::StatisticsLevel { level: number(level.number().into()) });
            (level, tally, set(Phrase::StatisticsTally { won, drawn, lost }))
        })
        .collect();
    let left = rows.iter().map(|(level, ..)| level.size().x).fold(0.0, f32::max) + 10.0;
    let right = rows.iter().map(|(.., numbers)| numbers.size().x).fold(0.0, f32::max) + 10.0;
    let most = played.iter().map(|(_, tally)| tally.games()).max().unwrap_or(0);
    ui.spacing_mut().item_spacing.y = 4.0;
    for (level, tally, numbers) in rows {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
        controls::say(ui, &response, format!("{}, {}", level.text(), numbers.text()));
        let bar = Rect::from_min_max(rect.min + vec2(left, 5.0), rect.max - vec2(right, 5.0));
        results_chart::bar(ui.painter(), bar, tally, most);
        let colour = theme::text_colour(ui);
        ui.painter().galley(Align2::LEFT_CENTER.align_size_within_rect(level.size(), rect).min, level, colour);
        ui.painter().galley(Align2::RIGHT_CENTER.align_size_within_rect(numbers.size(), rect).min, numbers, colour);
    }
    ui.spacing_mut().item_spacing.y = 8.0;
}

/// The chart of the last games, and one of them in words; returns the one that was clicked.
fn last_games(ui: &mut Ui, kind: Kind, games: &[CountedGame], chosen: Option<usize>, now: SystemTime) -> Option<usize> {
    let newest = games.len().checked_sub(1)?;
    let chosen = chosen.unwrap_or(newest).min(newest);
    caption(ui, Phrase::StatisticsLastGames { games: results_chart::games_shown(ui, games.len()).into() });
    let clicked = results_chart::levels(ui, Phrase::StatisticsChart { game: title_in_list(kind) }, games, chosen);
    if let Some(game) = games.get(chosen) {
        remark(ui, in_words(game, now));
    }
    clicked
}

/// One game: its level, how it went, when, and how accurately it was played.
fn in_words(game: &CountedGame, now: SystemTime) -> Text {
    let level = game.level.to_string().into();
    let result = match game.result {
        GameResult::Won => "won",
        GameResult::Drawn => "drawn",
        GameResult::Lost => "lost",
    };
    let words = match game.round {
        Some(round) => {
            let ended = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(round.ended));
            let when = when(ended.unwrap_or(SystemTime::UNIX_EPOCH), now);
            Phrase::StatisticsGame { level, result, when }
        }
        None => Phrase::StatisticsGameWithoutDate { level, result },
    };
    match game.accuracy {
        Some(percent) => {
            Phrase::StatisticsGameWithAccuracy { game: words.into(), percent: percent.to_string().into() }.into()
        }
        None => words.into(),
    }
}

/// How accurate the moves of the reviewed games were.
fn accuracy(ui: &mut Ui, kind: Kind, results: &Results) {
    let Some(mean) = results.accuracy(kind) else {
        remark(ui, Phrase::StatisticsAccuracyNone);
        return;
    };
    caption(ui, Phrase::StatisticsAccuracy { games: mean.games.into(), percent: mean.percent.to_string().into() });
    if mean.games > 1 {
        results_chart::accuracies(ui, results.last_games(kind));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::results::{CountedRound, RoundId};
    use crate::texts::Language;

    const NOW: u64 = 1_800_000_000;

    fn now() -> SystemTime {
        SystemTime::UNIX_EPOCH + Duration::from_secs(NOW)
    }

    /// Many games at all levels, some of them reviewed; one game of another kind; and none of the others.
    fn examples() -> Results {
        let mut results = Results::default();
        for seed in 0..150_u64 {
            let result = [GameResult::Won, GameResult::Lost, GameResult::Drawn, GameResult::Won][seed as usize % 4];
            let id = RoundId { seed, number: 0 };
            let round = CountedRound { id, plies: 40, ended: NOW - (200 - seed) * 50_000 };
            results.count(Kind::Zen, CountedGame::new((seed / 22) as u8, result, Some(round)));
            if seed % 3 == 0 {
                results.note_accuracy(Kind::Zen, id, 40, result, 0.6 + seed as f32 / 500.0);
            }
        }
        results.count(Kind::Zener, CountedGame::new(3, GameResult::Lost, None));
        results
    }

    #[test]
    fn the_statistics_fit_into_every_window_in_every_language() {
        let results = examples();
        let wanted = [
            Phrase::CommonBack,
            Phrase::StatisticsForget,
            Phrase::StatisticsChart { game: title_in_list(Kind::Zen) },
            Phrase::StatisticsChart { game: title_in_list(Kind::Zener) },
        ];
        sheet::fits_at_any_width(&wanted.map(Text::from), |context| {
            lay_out(context, &results, Some((Kind::Zen, 60)), now());
        });
    }

    #[test]
    fn without_results_the_page_says_what_will_stand_here_and_offers_a_game() {
        let wanted = [Phrase::CommonNewGame, Phrase::CommonBack].map(Text::from);
        sheet::fits_at_any_width(&wanted, |context| {
            lay_out(context, &Results::default(), None, now());
        });
    }

    #[test]
    fn results_of_a_damaged_file_can_be_shown() {
        let id = RoundId { seed: 1, number: 0 };
        let round = CountedRound { id, plies: u32::MAX, ended: u64::MAX };
        let mut results = Results::default();
        results.count(Kind::Enso, CountedGame { accuracy: Some(3), ..CountedGame::new(255, GameResult::Won, None) });
        results.count(Kind::Enso, CountedGame::new(0, GameResult::Won, Some(round)));
        sheet::fits_at_any_width(&[], |context| {
            lay_out(context, &results, Some((Kind::Enso, 500)), now());
        });
    }

    #[test]
    fn a_game_is_told_in_words() {
        let words = |game: CountedGame| in_words(&game, now()).localise(Language::English);
        let id = RoundId { seed: 1, number: 0 };
        let round = CountedRound { id, plies: 40, ended: NOW - 3 * 24 * 3600 };
        let game = CountedGame::new(2, GameResult::Won, Some(round));
        assert_eq!(words(game), "Level 2, won, 3 days ago");
        let reviewed = CountedGame { accuracy: Some(84), ..game };
        assert_eq!(words(reviewed), "Level 2, won, 3 days ago. Accuracy: 84\u{a0}%");
        assert_eq!(words(CountedGame::new(3, GameResult::Drawn, None)), "Level 3, drawn");
    }
}
