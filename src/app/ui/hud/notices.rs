//! Notes at the lower edge of the board: the result of a round, the choice of a side, and questions before a move
//! counts.

use crate::app::camera::view::ViewportInsets;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::messages::{Intent, MatchEvent};
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::state::dialogs::EndNote;
use crate::app::state::navigation::{Overlay, Phase};
use crate::app::state::schedule::AppSystems;
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout::{HudDrawer, Places};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button, button};
use crate::app::ui::theme::{self, drawings, sheet};
use crate::games::Player;
use crate::session::Pending;
use crate::texts::instruction::choice_of_side;
use crate::texts::summary;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{RichText, Sense, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    let over = in_state(Phase::RoundOver).or_else(in_state(Phase::MatchOver));
    app.add_systems(Update, show_end_note_again.in_set(AppSystems::View)).add_systems(
        EguiPrimaryContextPass,
        (show_result.run_if(over), ask_for_side, offer_to_take_back, confirm_blunder)
            .in_set(UiSystems::OverBoard)
            .run_if(in_state(Overlay::None)),
    );
}

/// What a note needs in order to be shown below the board.
#[derive(SystemParam)]
struct Notes<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    drawer: Res<'w, HudDrawer>,
    insets: ResMut<'w, ViewportInsets>,
}

impl Notes<'_, '_> {
    /// Shows a note with this heading, and tells the camera how much of the height it takes.
    fn show(&mut self, name: &str, heading: RichText, content: impl FnOnce(&mut Ui)) -> Result {
        let context = self.contexts.ctx_mut()?;
        let height = sheet::note(context, name, Places::of(context, *self.drawer).free, |ui| {
            ui.label(heading);
            content(ui);
        });
        self.insets.bottom += height * context.zoom_factor();
        Ok(())
    }
}

/// The heading of a note.
fn heading(text: impl Into<String>) -> RichText {
    RichText::new(text).font(theme::title(28.0))
}

fn show_end_note_again(mut events: MessageReader<MatchEvent>, mut end_note: ResMut<EndNote>) {
    if events.read().any(|event| matches!(event, MatchEvent::Ended(_) | MatchEvent::Begun)) {
        end_note.set_if_neq(EndNote::default());
    }
}

fn show_result(
    mut notes: Notes,
    active: Res<ActiveMatch>,
    counting: Res<RoundScoring>,
    mut end_note: ResMut<EndNote>,
    mut actions: UiActions,
) -> Result {
    let played = active.played();
    let is_shown = end_note.is_shown() && !counting.goes_on();
    let Some(ended) = played.round().result().filter(|_| is_shown) else { return Ok(()) };
    let (headline, why) = summary::result(played, played.round(), ended);
    let goes_on = played.pending() == Pending::NextRound;
    notes.show("end", heading(headline).font(theme::title(30.0)), |ui| {
        ui.label(format!("{why} {}", summary::points(played, ended)));
        if let Some(result) = summary::match_result(played) {
            ui.label(RichText::new(result).font(theme::strong(17.0)));
        }
        if !goes_on && played.rounds().len() > 1 {
            let rounds = (0..played.rounds().len()).filter_map(|round| summary::round_in_one_line(played, round));
            widgets::remark(ui, rounds.collect::<Vec<_>>().join(" · "));
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            if goes_on && ui.add(Button::new("Next round").primary()).clicked() {
                actions.intents.write(Intent::NextRound);
            }
            if !goes_on && ui.add(Button::new("Play again").primary()).clicked() {
                actions.intents.write(Intent::Rematch { seed: None });
            }
            if button(ui, "Look at the board") {
                end_note.close();
            }
            if button(ui, "Main menu") {
                actions.intents.write(Intent::Leave);
            }
        });
    })
}

/// Offers a player who lost by an unannounced check to take back the move that did not parry it.
fn offer_to_take_back(mut notes: Notes, active: Res<ActiveMatch>, mut actions: UiActions) -> Result {
    let Pending::TakeBack { .. } = active.played().pending() else { return Ok(()) };
    let Some(seat) = active.played().person_on_turn() else { return Ok(()) };
    notes.show("take back", heading(format!("{}, nobody said échec", seat.name)), |ui| {
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
    })
}

/// Asks before a move is played after which the opponent can win at once.
fn confirm_blunder(
    mut notes: Notes,
    active: Res<ActiveMatch>,
    mut warning: ResMut<BlunderWarning>,
    mut actions: UiActions,
) -> Result {
    let Some(warned) = warning.0.clone() else { return Ok(()) };
    let game = active.played().round().game();
    let opponent = game.kind().player_name(game.to_move().other());
    let text = match warned.reply.as_str() {
        "" => format!("{} makes {opponent} win at once.", warned.text),
        reply => format!("After {}, {opponent} wins at once with {reply}.", warned.text),
    };
    let mut answer = None;
    notes.show("gift", heading("That gives the game away"), |ui| {
        ui.label(text);
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            // The harmless answer comes first, so that it has the keyboard's focus.
            let cancels = ui.add(Button::new("Think again").primary()).clicked();
            let confirms = button(ui, "Play it anyway");
            answer = confirms.then_some(true).or(cancels.then_some(false));
        });
    })?;
    if let Some(confirmed) = answer {
        warning.0 = None;
        if confirmed {
            actions.intents.write(Intent::Play(warned.text));
        }
    }
    Ok(())
}

fn ask_for_side(mut notes: Notes, active: Res<ActiveMatch>, mut actions: UiActions) -> Result {
    let played = active.played();
    let Pending::ChooseSide { .. } = played.pending() else { return Ok(()) };
    let Some(seat) = played.person_on_turn() else { return Ok(()) };
    let game = played.round().game();
    notes.show("side", heading(format!("{}, which side?", seat.name)), |ui| {
        ui.label(choice_of_side(game));
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            for (player, swap) in [(Player::One, true), (Player::Two, false)] {
                let (rect, _) = ui.allocate_exact_size(vec2(36.0, 36.0), Sense::hover());
                drawings::piece(ui.painter(), rect, game.kind(), player, None);
                let label = format!("Play {}", game.kind().player_name(player));
                if ui.add(Button::new(&label).width(110.0)).clicked() {
                    actions.intents.write(Intent::ChooseSide { swap });
                }
            }
        });
    })
}
