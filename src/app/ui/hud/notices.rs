//! Notes at the lower edge of the board: the result of a round, the choice of a side, and questions before a move
//! counts.

use crate::app::camera::view::ViewportInsets;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::messages::{Intent, MatchEvent};
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::gameplay::statistics::AiStatistics;
use crate::app::state::dialogs::EndNote;
use crate::app::state::navigation::{Overlay, Phase};
use crate::app::state::schedule::AppSystems;
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout::{HudDrawer, Places};
use crate::app::ui::hud::rematches::{self, Choice};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::{self, Button, button};
use crate::app::ui::theme::{self, drawings, sheet};
use crate::games::Player;
use crate::session::Pending;
use crate::texts::games::player_name;
use crate::texts::instruction::choice_of_side;
use crate::texts::seats::seat_name;
use crate::texts::summary;
use crate::texts::{Phrase, Text};
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
    fn show(&mut self, name: &str, title: impl Into<Text>, content: impl FnOnce(&mut Ui)) -> Result {
        self.show_within(sheet::NOTE_WIDTH, name, title, content)
    }

    /// The same with another greatest width, in points.
    fn show_within(
        &mut self,
        widest: f32,
        name: &str,
        title: impl Into<Text>,
        content: impl FnOnce(&mut Ui),
    ) -> Result {
        let context = self.contexts.ctx_mut()?;
        let heading = RichText::new(context.localise(title)).font(theme::title(28.0));
        let height = sheet::note(context, name, Places::of(context, *self.drawer).free, widest, |ui| {
            ui.label(heading);
            content(ui);
        });
        self.insets.bottom += height * context.zoom_factor();
        Ok(())
    }
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
    counted: Res<AiStatistics>,
    mut end_note: ResMut<EndNote>,
    mut actions: UiActions,
) -> Result {
    let played = active.played();
    let is_shown = end_note.is_shown() && !counting.goes_on();
    let Some(ended) =
        played.round().result().filter(|_| is_shown && active.lesson().is_none() && !active.is_analysed())
    else {
        return Ok(());
    };
    let (headline, why) = summary::result(played, played.round(), ended);
    let goes_on = played.pending() == Pending::NextRound;
    let widest = if goes_on { sheet::NOTE_WIDTH } else { rematches::NOTE_WIDTH };
    notes.show_within(widest, "end", headline, |ui| {
        let points = summary::points(played, ended).map(Text::from);
        ui.label(std::iter::once(why).chain(points).map(|text| ui.localise(text)).collect::<Vec<_>>().join(" "));
        if let Some(result) = summary::match_result(played) {
            ui.label(RichText::new(ui.localise(result)).font(theme::strong(17.0)));
        }
        if !goes_on && played.rounds().len() > 1 {
            let rounds = (0..played.rounds().len()).filter_map(|round| summary::round_in_one_line(played, round));
            let rounds: Vec<_> = rounds.map(|round| ui.localise(round)).collect();
            widgets::remark(ui, rounds.join(" · "));
        }
        ui.add_space(4.0);
        if !goes_on {
            match rematches::show(ui, played, &rematches::offers(played, &counted.0)) {
                Some(Choice::Rematch(how)) => {
                    actions.intents.write(Intent::Rematch { how, seed: None });
                }
                Some(Choice::Review) => {
                    actions.intents.write(Intent::Review);
                }
                Some(Choice::LookAtBoard) => end_note.close(),
                Some(Choice::MainMenu) => {
                    actions.intents.write(Intent::Leave);
                }
                None => {}
            }
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if ui.add(Button::new(Phrase::CommonNextRound).primary()).clicked() {
                actions.intents.write(Intent::NextRound);
            }
            if button(ui, Phrase::ReviewOpen) {
                actions.intents.write(Intent::Review);
            }
            if button(ui, Phrase::NoteLookAtBoard) {
                end_note.close();
            }
            if button(ui, Phrase::CommonMainMenu) {
                actions.intents.write(Intent::Leave);
            }
        });
    })
}

/// Offers a player who lost by an unannounced check to take back the move that did not parry it.
fn offer_to_take_back(mut notes: Notes, active: Res<ActiveMatch>, mut actions: UiActions) -> Result {
    let Pending::TakeBack { .. } = active.played().pending() else { return Ok(()) };
    let Some(seat) = active.played().person_on_turn() else { return Ok(()) };
    notes.show("take-back", Phrase::NoteNobodySaidCheck { player: seat_name(seat) }, |ui| {
        ui.label(ui.localise(Phrase::NoteLostToCheck));
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            for (button, take_back) in
                [(Button::new(Phrase::NoteTakeBack).primary(), true), (Button::new(Phrase::NoteStandByLoss), false)]
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
    let text = warned.why(active.played().round().game());
    let mut answer = None;
    notes.show("gift", Phrase::NoteGift, |ui| {
        ui.label(ui.localise(text.clone()));
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            // The harmless answer comes first, so that it has the keyboard's focus.
            let cancels = ui.add(Button::new(Phrase::NoteThinkAgain).primary()).clicked();
            let confirms = button(ui, Phrase::NotePlayAnyway);
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
    notes.show("side", Phrase::NoteWhichSide { player: seat_name(seat) }, |ui| {
        if let Some(choice) = choice_of_side(game) {
            ui.label(ui.localise(choice));
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| {
            for (player, swap) in [(Player::One, true), (Player::Two, false)] {
                let (rect, _) = ui.allocate_exact_size(vec2(36.0, 36.0), Sense::hover());
                drawings::piece(ui.painter(), rect, game.kind(), player, None);
                let label = Phrase::NotePlaySide { side: player_name(game.kind(), player) };
                if ui.add(Button::new(label).width(110.0)).clicked() {
                    actions.intents.write(Intent::ChooseSide { swap });
                }
            }
        });
    })
}
