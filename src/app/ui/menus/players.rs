//! Choosing who plays from each seat, persons or computers, before a match or during it.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::Intent;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::actions::UiActions;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, drawings, sheet};
use crate::games::{Kind, Player};
use crate::search::Level;
use crate::session::{PlayedBy, Seat, SeatChoice, Terms};
use crate::texts::errors::terms_error;
use crate::texts::levels::level_name;
use crate::texts::seats::person_name;
use crate::texts::{Phrase, Text, games, summary};
use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{Align2, RichText, Sense, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The width of a row with a seat's name and all that can be chosen for it, in points.
const ROW: f32 = 440.0;

/// The controls for two or four chairs: who plays, and the name or a description of the level.
pub(crate) fn choose(ui: &mut Ui, kind: Kind, sides: &[Player], chairs: &mut [SeatChoice], fitting: Level) {
    let four = sides.len() > 2;
    let in_one_row = ui.available_width() >= ROW;
    let gap = ui.spacing().item_spacing.y;
    // With this distance four seats and their names fit into a window of 1280 by 720.
    ui.spacing_mut().item_spacing.y = if four { 4.0 } else { gap };
    // The caption over the numbers is drawn when the first row is laid out, since their place is known only then.
    let mut caption = in_one_row.then(|| ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover()).0);
    let seats: Vec<_> =
        sides.iter().enumerate().map(|(seat, &side)| summary::seat_of_side(kind, side, seat, sides.len())).collect();
    let widths = seats.iter().map(|seat| {
        let name = ui.localise(seat.clone());
        ui.painter().layout_no_wrap(name, theme::text(17.0), theme::text_colour(ui)).size().x
    });
    let width = widths.fold(0.0, f32::max).max(if four { 62.0 } else { 50.0 });
    for (index, (chair, &player)) in chairs.iter_mut().zip(sides).enumerate() {
        let whose = seats[index].clone();
        let level = chair.level(fitting);
        let name = |ui: &mut Ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::hover());
            drawings::piece(ui.painter(), rect, kind, player, Some(5));
            let (rect, _) = ui.allocate_exact_size(vec2(width, theme::TOUCH_SIZE), Sense::hover());
            ui.painter().text(
                rect.left_center(),
                Align2::LEFT_CENTER,
                ui.localise(whose.clone()),
                theme::text(17.0),
                theme::text_colour(ui),
            );
            rect
        };
        if !in_one_row {
            let named = ui.horizontal(name).inner;
            if index == 0 {
                caption = Some(named);
            }
        }
        ui.horizontal_wrapped(|ui| {
            if in_one_row {
                name(ui);
            }
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            let person = Phrase::PlayersPersonOf { whose: whose.clone() };
            if ui.add(Button::new(Phrase::PlayersPerson).named(person).selected(level.is_none())).clicked() {
                chair.by = PlayedBy::Person;
            }
            if let Some(over) = caption.take() {
                let right_of_name = if in_one_row { f32::NEG_INFINITY } else { over.max.x + 12.0 };
                let at = pos2(ui.cursor().min.x.max(right_of_name), over.center().y);
                let colour = theme::muted_colour(ui);
                ui.painter().text(
                    at,
                    Align2::LEFT_CENTER,
                    ui.localise(Phrase::PlayersComputer),
                    theme::text(15.0),
                    colour,
                );
            }
            for offered in Level::ALL {
                let number = Text::Plain(offered.number().to_string());
                let label = Phrase::PlayersLevelOf { whose: whose.clone(), level: number.clone() };
                if ui.add(Button::new(number).named(label).selected(level == Some(offered))).clicked() {
                    chair.by = PlayedBy::Level(offered);
                }
            }
        });
        match level {
            None => name_field(ui, whose, &mut chair.name),
            Some(level) => describe_level(ui, level, kind),
        }
    }
    ui.spacing_mut().item_spacing.y = gap;
}

/// The field for a person's name. A name that the program itself has given is shown in the language of the menus, and
/// kept as it is until another is typed.
fn name_field(ui: &mut Ui, whose: Text, name: &mut String) {
    let shown = ui.localise(person_name(name));
    let mut typed = shown.clone();
    widgets::field(ui, Phrase::PlayersNameOf { whose }, &mut typed, Seat::LONGEST_NAME);
    if typed != shown {
        *name = typed;
    }
}

/// The name of a level, and what it sees and overlooks.
fn describe_level(ui: &mut Ui, level: Level, kind: Kind) {
    let format = |font, color| TextFormat { font_id: font, color, ..TextFormat::default() };
    let mut job = LayoutJob::default();
    let name = ui.localise(Phrase::PlayersLevel { name: level_name(level).into() });
    let description = ui.localise(games::level(kind, level));
    job.append(&name, 0.0, format(theme::strong(17.0), theme::text_colour(ui)));
    job.append(&format!(" {description}"), 0.0, format(theme::text(17.0), theme::muted_colour(ui)));
    ui.label(job);
}

/// The chairs while they are being changed.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
struct Chairs(Vec<SeatChoice>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chairs>().add_systems(OnEnter(Overlay::Players), read_seats).add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Players).and_then(resource_exists::<ActiveMatch>)),
    );
}

/// The width of the sheet in windows that are wide enough, in points.
const WIDTH: f32 = 470.0;

fn read_seats(active: Option<Res<ActiveMatch>>, mut chairs: ResMut<Chairs>) {
    let seats = active.map(|active| active.played().terms().seats.clone()).unwrap_or_default();
    chairs.0 = seats.iter().enumerate().map(|(index, seat)| SeatChoice::of(seat, index)).collect();
}

fn show(
    mut contexts: EguiContexts,
    active: Res<ActiveMatch>,
    mut chairs: ResMut<Chairs>,
    mut actions: UiActions,
) -> Result {
    let played = active.played();
    let kind = played.round().game().kind();
    let sides: Vec<Player> = (0..played.terms().seats.len()).map(|seat| played.side(seat)).collect();
    let mut wanted = chairs.0.clone();
    let mut seats = Vec::new();
    let done = sheet::modal(contexts.ctx_mut()?, Phrase::CommonWhoPlays, WIDTH, |ui| {
        choose(ui, kind, &sides, &mut wanted, Level::LOWEST);
        seats = wanted.iter().map(|chair| chair.seat(Level::LOWEST)).collect();
        let fault = Terms { seats: seats.clone(), ..played.terms().clone() }.validate().err();
        if let Some(fault) = &fault {
            ui.label(RichText::new(ui.localise(terms_error(fault))).color(theme::warning_colour(ui)));
        }
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            let done =
                ui.add_enabled(fault.is_none(), Button::new(Phrase::CommonDone).primary().width(100.0)).clicked();
            if ui.add(Button::new(Phrase::CommonCancel)).clicked() {
                actions.go.write(Navigate::Back);
            }
            done
        })
        .inner
    });
    chairs.set_if_neq(Chairs(wanted));
    if done {
        for (seat, new) in seats.into_iter().enumerate() {
            if played.terms().seats.get(seat) != Some(&new) {
                actions.intents.write(Intent::Reseat { seat, new });
            }
        }
        actions.go.write(Navigate::Back);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_plays_can_be_chosen_in_a_window_of_any_width() {
        let sides = [Player::One, Player::Two, Player::One, Player::Two];
        for kind in Kind::ALL {
            for by in [PlayedBy::Person, PlayedBy::Level(Level::LOWEST)] {
                let mut chairs = [0, 1, 2, 3].map(|index| SeatChoice { by, ..SeatChoice::person(index) });
                let whose = summary::seat_of_side(kind, Player::Two, 3, sides.len());
                let level = Level::HIGHEST.number().to_string().into();
                let wanted = [
                    Phrase::PlayersPersonOf { whose: whose.clone() }.into(),
                    Phrase::PlayersLevelOf { whose, level }.into(),
                ];
                sheet::fits_at_any_width(&wanted, |context| {
                    sheet::modal(context, Phrase::CommonWhoPlays, WIDTH, |ui| {
                        choose(ui, kind, &sides, &mut chairs, Level::LOWEST);
                    });
                });
            }
        }
    }
}
