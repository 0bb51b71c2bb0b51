//! The panel while a match is reviewed: the chances over the match, the moments that decided it, and what is told of
//! one.

use crate::app::ai::review::{ChosenMoment, OpenReview};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::chances::{self, Chances};
use crate::app::ui::hud::layout::{Form, GAP, HudParams, SMALL_GAP, over_foot};
use crate::app::ui::hud::{move_list, turn};
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, ACCENT, WARNING};
use crate::review::{Moment, Trial};
use crate::session::Team;
use crate::texts::review::{better_does, percent, why};
use crate::texts::seats::seat_name;
use crate::texts::{Phrase, Text};
use bevy_egui::egui::{Color32, RichText, Ui, vec2};

/// The height of the graph beside the board and below it, in points.
const GRAPH: f32 = 96.0;
const SMALL_GRAPH: f32 = 56.0;

/// What the player has chosen.
enum Choice {
    /// Search no further, or go on.
    Stop(bool),
    /// Look at a moment, by its round and plies.
    Moment(usize, usize),
    /// Look at the list of moments.
    List,
    /// See the better move.
    Reveal,
    /// See the move that was played and its refutation.
    PlayedLine,
    /// See how it goes on after the better move.
    BetterLine,
    /// Begin a match from the position of the moment.
    PlayOn,
    /// See the mistakes of computers as well, or no more.
    JudgeComputers(bool),
    /// Look at a position, by its round and plies.
    Position(usize, usize),
    /// End the review.
    End,
}

/// Shows the review of the match on the table.
pub(super) fn show(ui: &mut Ui, form: Form, params: &mut HudParams, actions: &mut UiActions) {
    let gap = if form == Form::Whole { GAP } else { SMALL_GAP };
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let rows = if form == Form::Whole { 3.0 } else { 1.0 };
    let foot = rows * theme::TOUCH_SIZE + (rows - 1.0) * gap;
    let mut choice = None;
    over_foot(
        ui,
        foot,
        gap,
        &mut (&mut *params, &mut *actions, &mut choice),
        |ui, (params, _, choice)| {
            turn::choices(ui, params);
            let Some(open) = params.review.shown() else { return };
            let salt = ("review", open.chosen.map(|chosen| (chosen.round, chosen.plies, chosen.is_revealed)));
            controls::scroll_area(ui).id_salt(salt).auto_shrink([false, false]).show(ui, |ui| {
                if form == Form::Whole {
                    ui.label(RichText::new(ui.localise(Phrase::ReviewTitle)).font(theme::title(26.0)));
                }
                if let Some((round, plies)) = graph(ui, form, &params.table, open) {
                    **choice = Some(Choice::Position(round, plies));
                }
                match open.chosen() {
                    Some((moment, chosen)) => explain(ui, params, moment, chosen, choice),
                    None => list(ui, &params.table, open, choice),
                }
            });
        },
        |ui, (params, actions, choice)| {
            if form == Form::Whole {
                move_list::steps(ui, &params.table, &mut actions.intents);
            }
            let half = (ui.available_width() - gap) / 2.0;
            ui.horizontal(|ui| {
                if ui.add(Button::new(Phrase::ReviewEnd).within(half)).clicked() {
                    **choice = Some(Choice::End);
                }
                if ui.add(Button::new(Phrase::CommonMenu).within(half).command(Command::Pause)).clicked() {
                    actions.go.write(Navigate::Over(Overlay::Pause));
                }
            });
        },
    );
    if let Some(choice) = choice {
        carry_out(&choice, params, actions);
    }
}

fn carry_out(choice: &Choice, params: &mut HudParams, actions: &mut UiActions) {
    let Some(open) = params.review.shown_mut() else { return };
    let intents = &mut actions.intents;
    match *choice {
        Choice::Stop(stopped) => open.is_stopped = stopped,
        Choice::JudgeComputers(judged) => {
            open.judges_computers = judged;
            open.chosen = None;
        }
        Choice::List => open.chosen = None,
        Choice::Moment(round, plies) => {
            open.chosen = Some(ChosenMoment { round, plies, is_revealed: false });
            intents.write(Intent::LookAtPlayed { round, plies });
        }
        Choice::Position(round, plies) => {
            intents.write(Intent::LookAtPlayed { round, plies });
        }
        Choice::End => {
            intents.write(Intent::EndAnalysis);
        }
        Choice::Reveal | Choice::PlayedLine | Choice::BetterLine | Choice::PlayOn => {
            let Some((moment, _)) = open.chosen() else { return };
            let (round, plies) = (moment.round, moment.plies);
            match choice {
                Choice::PlayedLine => {
                    let moves = std::iter::once(&moment.played).chain(&moment.refutation).cloned().collect();
                    intents.write(Intent::ShowSideLine { round, plies, moves });
                }
                Choice::BetterLine => {
                    intents.write(Intent::ShowSideLine { round, plies, moves: moment.line.clone() });
                }
                Choice::PlayOn => {
                    intents.write_batch([Intent::LookAtPlayed { round, plies }, Intent::PlayFromHere]);
                }
                _ => {
                    intents.write(Intent::LookAtPlayed { round, plies });
                }
            }
            if let (Choice::Reveal, Some(chosen)) = (choice, &mut open.chosen) {
                chosen.is_revealed = true;
            }
        }
    }
}

/// The chances over the match; returns the position that was clicked, as round and plies.
fn graph(ui: &mut Ui, form: Form, table: &ActiveMatch, open: &OpenReview) -> Option<(usize, usize)> {
    let played = table.played();
    let rounds = played.rounds().iter().zip(open.review().probabilities()).map(|(round, probabilities)| {
        let is_first = round.team_of_player_one() == Team::A;
        probabilities.into_iter().map(|one| one.map(|one| if is_first { one } else { 1.0 - one })).collect()
    });
    let name = played.terms().seats.first().map(seat_name).unwrap_or_default();
    let chances = Chances {
        rounds: rounds.collect(),
        shown: (table.round_number_shown(), table.side_line_begins().unwrap_or_else(|| table.plies_shown())),
        moments: open.moments().map(|moment| (moment.round, moment.plies)).collect(),
        label: Phrase::ReviewGraph { side: name },
    };
    chances::show(ui, &chances, if form == Form::Whole { GRAPH } else { SMALL_GRAPH })
}

/// How far the review is, how accurate both sides were, and the moments.
fn list(ui: &mut Ui, table: &ActiveMatch, open: &OpenReview, choice: &mut Option<Choice>) {
    let plain = theme::text_colour(ui);
    if !open.is_done() {
        let (done, all) = open.review().progress();
        let [done, all] = [done, all].map(|number| Text::from(number.to_string()));
        let (text, label) = if open.is_stopped {
            (Phrase::ReviewStopped { done, all }, Phrase::ReviewGoOn)
        } else {
            (Phrase::ReviewSearching { done, all }, Phrase::ReviewStop)
        };
        say(ui, text, theme::muted_colour(ui));
        if ui.add(Button::new(label).within(ui.available_width())).clicked() {
            *choice = Some(Choice::Stop(!open.is_stopped));
        }
    }
    let seats = &table.played().terms().seats;
    for team in Team::BOTH {
        let (Some(accuracy), Some(seat)) = (open.review().accuracy(team), seats.get(team.index())) else { continue };
        say(ui, Phrase::ReviewAccuracy { player: seat_name(seat), percent: percent(accuracy) }, plain);
    }
    let width = ui.available_width();
    let mut is_empty = true;
    for moment in open.moments() {
        if std::mem::take(&mut is_empty) {
            ui.label(RichText::new(ui.localise(Phrase::ReviewDecided)).font(theme::strong(17.0)).color(plain));
        }
        if ui.add(Button::new(heading(table, moment)).within(width)).clicked() {
            *choice = Some(Choice::Moment(moment.round, moment.plies));
        }
    }
    if is_empty {
        say(ui, if open.is_done() { Phrase::ReviewNone } else { Phrase::ReviewNoneYet }, plain);
    }
    let computers = seats.iter().filter(|seat| !seat.is_person()).count();
    if computers > 0 && computers < seats.len() {
        let mut judged = open.judges_computers;
        if widgets::switch(ui, Phrase::ReviewComputers, &mut judged) {
            *choice = Some(Choice::JudgeComputers(judged));
        }
    }
}

/// The turn of a moment, counted from 1, and its move.
fn turn_of(table: &ActiveMatch, moment: &Moment) -> (Text, Text) {
    let round = table.played().rounds().get(moment.round);
    let turn = round.and_then(|round| round.turns().into_iter().position(|turn| moment.plies < turn.end)).unwrap_or(0);
    let text = round.and_then(|round| round.announced_move(moment.plies)).unwrap_or_else(|| moment.played.clone());
    (Text::from((turn + 1).to_string()), Text::from(text))
}

fn heading(table: &ActiveMatch, moment: &Moment) -> Phrase {
    let (turn, text) = turn_of(table, moment);
    Phrase::ReviewMoment { turn, r#move: text, loss: percent(moment.loss()) }
}

/// What is told of a moment: first only what was played, and after the player has looked for something better, why.
fn explain(ui: &mut Ui, params: &HudParams, moment: &Moment, chosen: ChosenMoment, choice: &mut Option<Choice>) {
    let table = &*params.table;
    let (plain, kind) = (theme::text_colour(ui), table.played().terms().game.kind());
    let player = table.played().terms().seats.get(moment.seat).map(seat_name).unwrap_or_default();
    let (_, text) = turn_of(table, moment);
    let find =
        Phrase::ReviewFind { player, r#move: text, before: percent(moment.before), after: percent(moment.after) };
    if chosen.is_revealed {
        say(ui, Phrase::ReviewBetter { r#move: moment.better.clone().into() }, ACCENT);
        if let Some(does) = better_does(moment) {
            say(ui, does, plain);
        }
        say(ui, why(kind, moment), WARNING);
    } else {
        say(ui, find, plain);
    }
    let trial = &*params.trial;
    if let Some(text) = trial.text() {
        let (words, colour) = judgement(text, trial.judged());
        say(ui, words, colour);
    }
    let width = ui.available_width();
    let mut offer = |ui: &mut Ui, label: Phrase, chosen: Choice| {
        if ui.add(Button::new(label).within(width)).clicked() {
            *choice = Some(chosen);
        }
    };
    if trial.text().is_some() {
        offer(ui, Phrase::ReviewTryAgain, Choice::Position(moment.round, moment.plies));
    }
    if chosen.is_revealed {
        offer(ui, Phrase::ReviewShowPlayed, Choice::PlayedLine);
        if moment.line.len() > 1 {
            offer(ui, Phrase::ReviewShowLine, Choice::BetterLine);
        }
    } else {
        offer(ui, Phrase::ReviewShowBetter, Choice::Reveal);
    }
    offer(ui, Phrase::LookingBackPlayOn, Choice::PlayOn);
    offer(ui, Phrase::ReviewList, Choice::List);
}

/// What is said of a move that is tried, and its colour.
fn judgement(text: &str, judged: Option<(Trial, f32)>) -> (Phrase, Color32) {
    let r#move = Text::from(text.to_owned());
    let Some((trial, probability)) = judged else { return (Phrase::ReviewTrialSearching { r#move }, ACCENT) };
    let percent = percent(probability);
    match trial {
        Trial::Best => (Phrase::ReviewTrialBest { r#move }, ACCENT),
        Trial::Good => (Phrase::ReviewTrialGood { r#move, percent }, ACCENT),
        Trial::Better => (Phrase::ReviewTrialBetter { r#move, percent }, WARNING),
        Trial::NoBetter => (Phrase::ReviewTrialNoBetter { r#move, percent }, WARNING),
    }
}

fn say(ui: &mut Ui, text: impl Into<Text>, colour: Color32) {
    ui.label(RichText::new(ui.localise(text)).font(theme::text(16.0)).color(colour));
}
