//! Notes of paper at the lower edge of the board: how the round has ended, ZeN's choice of sides, and warnings.

use crate::app::camera::view::ViewportInsets;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::messages::{Intent, MatchEvent};
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::state::dialogs::EndNote;
use crate::app::state::navigation::{Overlay, Phase};
use crate::app::state::schedule::AppSystems;
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::Button;
use crate::app::ui::theme::{self, sheet};
use crate::games::{Kind, Player};
use crate::session::Pending;
use crate::texts::summary;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Sense, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    let over = in_state(Phase::RoundOver).or_else(in_state(Phase::MatchOver));
    app.add_systems(Update, lay_out_anew.in_set(AppSystems::View)).add_systems(
        EguiPrimaryContextPass,
        (tell_the_end.run_if(over), ask_for_the_side, offer_to_take_back, warn_of_gift)
            .in_set(UiSystems::OverBoard)
            .run_if(in_state(Overlay::None)),
    );
}

fn lay_out_anew(mut happened: MessageReader<MatchEvent>, mut note: ResMut<EndNote>) {
    if happened.read().any(|event| matches!(event, MatchEvent::Ended(_) | MatchEvent::Begun)) {
        note.set_if_neq(EndNote::default());
    }
}

fn tell_the_end(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    drawer: Res<layout::HudDrawer>,
    counting: Res<RoundScoring>,
    mut covered: ResMut<ViewportInsets>,
    mut note: ResMut<EndNote>,
    mut actions: UiActions,
) -> Result {
    let played = table.played();
    let is_shown = note.is_shown() && !counting.goes_on();
    let Some(ended) = played.round().result().filter(|_| is_shown) else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let (headline, why) = summary::result(played, played.round(), ended);
    let goes_on = played.pending() == Pending::NextRound;
    let high = sheet::note(context, "end", layout::Places::of(context, *drawer).free, |ui| {
        ui.label(RichText::new(headline).font(theme::title(30.0)));
        ui.label(format!("{why} {}", summary::points(played, ended)));
        if let Some(told) = summary::match_result(played) {
            ui.label(RichText::new(told).font(theme::strong(17.0)));
        }
        if !goes_on && played.rounds().len() > 1 {
            let rounds = (0..played.rounds().len()).filter_map(|round| summary::round_told(played, round));
            ui.label(RichText::new(rounds.collect::<Vec<_>>().join(" · ")).small().color(theme::lesser(ui)));
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if goes_on && ui.add(Button::new("Next round").primary()).clicked() {
                actions.intents.write(Intent::NextRound);
            }
            if !goes_on && ui.add(Button::new("Play again").primary()).clicked() {
                actions.intents.write(Intent::Rematch { seed: None });
            }
            if ui.add(Button::new("Look at the board")).clicked() {
                note.put_away();
            }
            if ui.add(Button::new("Main menu")).clicked() {
                actions.intents.write(Intent::Leave);
            }
        });
    });
    covered.bottom += high * context.zoom_factor();
    Ok(())
}

/// Offers the loser to an unannounced check to take back the move that did not parry it.
fn offer_to_take_back(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    drawer: Res<layout::HudDrawer>,
    mut covered: ResMut<ViewportInsets>,
    mut actions: UiActions,
) -> Result {
    let Pending::TakeBack { .. } = table.played().pending() else { return Ok(()) };
    let Some(seat) = table.played().person_on_turn() else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let high = sheet::note(context, "take back", layout::Places::of(context, *drawer).free, |ui| {
        ui.label(RichText::new(format!("{}, nobody said échec", seat.name)).font(theme::title(28.0)));
        ui.label(
            "You have lost to a check that was not announced. You may take back your last move, which did not parry it.",
        );
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            for (button, take_back) in
                [(Button::new("Take the move back").primary(), true), (Button::new("Stand by the loss"), false)]
            {
                if ui.add(button).clicked() {
                    actions.intents.write(Intent::Decide { take_back });
                }
            }
        });
    });
    covered.bottom += high * context.zoom_factor();
    Ok(())
}

/// Holds back a move that hands the opponent the game.
fn warn_of_gift(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    drawer: Res<layout::HudDrawer>,
    mut covered: ResMut<ViewportInsets>,
    mut warning: ResMut<BlunderWarning>,
    mut actions: UiActions,
) -> Result {
    let Some(warned) = warning.0.clone() else { return Ok(()) };
    let game = table.played().round().game();
    let opponent = game.kind().player_name(game.to_move().other());
    let told = match warned.reply.as_str() {
        "" => format!("{} makes {opponent} win at once.", warned.text),
        reply => format!("After {}, {opponent} wins at once with {reply}.", warned.text),
    };
    let context = contexts.ctx_mut()?;
    let mut anyway = None;
    let high = sheet::note(context, "gift", layout::Places::of(context, *drawer).free, |ui| {
        ui.label(RichText::new("That gives the game away").font(theme::title(28.0)));
        ui.label(told);
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            // The harmless answer comes first, so that the keyboard's focus is on it.
            let again = ui.add(Button::new("Think again").primary()).clicked();
            let played = ui.add(Button::new("Play it anyway")).clicked();
            anyway = played.then_some(true).or(again.then_some(false));
        });
    });
    covered.bottom += high * context.zoom_factor();
    if let Some(anyway) = anyway {
        warning.0 = None;
        if anyway {
            actions.intents.write(Intent::Play(warned.text));
        }
    }
    Ok(())
}

fn ask_for_the_side(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    drawer: Res<layout::HudDrawer>,
    mut covered: ResMut<ViewportInsets>,
    mut actions: UiActions,
) -> Result {
    let Pending::ChooseSide { .. } = table.played().pending() else { return Ok(()) };
    let Some(seat) = table.played().person_on_turn() else { return Ok(()) };
    let name = &seat.name;
    let context = contexts.ctx_mut()?;
    let high = sheet::note(context, "side", layout::Places::of(context, *drawer).free, |ui| {
        ui.label(RichText::new(format!("{name}, which side?")).font(theme::title(28.0)));
        ui.label(
            "Three stones are placed. Z is after a loop along the rows, N after one along the columns. N moves next.",
        );
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            for (player, label, swap) in [(Player::One, "Play Z", true), (Player::Two, "Play N", false)] {
                let (rect, _) = ui.allocate_exact_size(vec2(36.0, 36.0), Sense::hover());
                crate::app::ui::theme::drawings::piece(ui.painter(), rect, Kind::Torus, player, None);
                if ui.add(Button::new(label).width(110.0)).clicked() {
                    actions.intents.write(Intent::ChooseSide { swap });
                }
            }
        });
    });
    covered.bottom += high * context.zoom_factor();
    Ok(())
}
