//! Whose turn it is, and what the rules want now.

use super::controls::{self, Button, button};
use super::hud::Told;
use super::instruction::{Instruction, instruction};
use super::theme::{self, BRASS, CORNER, GRAIN, RAISED};
use super::{Wishes, marks, words};
use crate::app::commands::Command;
use crate::app::device::Device;
use crate::app::pointing::{Announcement, Point, may_announce};
use crate::app::screen::{Go, Overlay};
use crate::app::thinking::Progress;
use crate::games::zen::Threat;
use crate::games::{AnyGame, Kind, Player, Spot};
use crate::session::{Controller, GameTerms, Match, Pending};
use bevy::prelude::*;
use bevy_egui::egui::{CornerRadius, Frame, Label, Margin, RichText, Sense, Stroke, Ui, vec2};

/// For so many moves it is told how to point.
const YOUNG: usize = 4;

/// Whose turn it is and what the rules want, or how the round has ended.
pub(super) fn show(ui: &mut Ui, told: &mut Told, wishes: &mut Wishes) {
    Frame::new()
        .fill(RAISED)
        .stroke(Stroke::new(1.0, GRAIN))
        .corner_radius(CornerRadius::same(CORNER))
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            match told.table.played().round().result() {
                Some(ended) => {
                    let played = told.table.played();
                    let (headline, why) = words::result(played, played.round(), ended);
                    who(ui, played, ended.ending.winner(), &headline, "", None);
                    let points = words::points(played, ended);
                    ui.label(if told.counting.goes_on() { why } else { format!("{why} {points}") });
                }
                None => {
                    to_move(ui, told, wishes);
                    chains(ui, told);
                }
            }
        });
}

/// ZeN: how far each side's longest chain has got, or the one under the pointer in its place.
fn chains(ui: &mut Ui, told: &Told) {
    let game = told.table.played().round().game();
    let AnyGame::Torus(game) = game else { return };
    if told.table.looks_back() {
        return;
    }
    let pointed_at = match told.selection.hovered {
        Some(Spot::Square(square)) => game.position().chain(square),
        _ => None,
    };
    for player in Player::BOTH {
        let pointed_at = pointed_at.as_ref().filter(|chain| chain.owner == player);
        let longest = || game.position().longest_chain(player).filter(|_| told.settings.show_chains);
        let Some(chain) = pointed_at.cloned().or_else(longest) else { continue };
        let name = Kind::Torus.player_name(player);
        let colour = if pointed_at.is_some() { BRASS } else { theme::lesser(ui) };
        ui.label(RichText::new(format!("{name}: {chain}.")).small().color(colour));
    }
}

fn to_move(ui: &mut Ui, told: &mut Told, wishes: &mut Wishes) {
    let played = told.table.played();
    let game = played.round().game();
    let player = game.to_move();
    let name = played.seat_on_turn().map_or("", |seat| seat.name.as_str());
    let side = words::seat_on_turn(played).map_or_else(String::new, |seat| words::seat_side(played, seat));
    if let Pending::ChooseSide { .. } = played.pending() {
        who(ui, played, None, name, "chooses a side", Some(wishes));
    } else if let Pending::TakeBack { .. } = played.pending() {
        who(ui, played, None, name, "may take a move back", Some(wishes));
    } else {
        who(ui, played, Some(player), name, &side, Some(wishes));
    }
    if let Some(begins) = words::who_begins(played) {
        ui.label(RichText::new(begins).small().color(theme::lesser(ui)));
    }
    if let Some(progress) = told.computers.as_ref().and_then(|computers| computers.thinking()) {
        thinks(ui, progress, told.settings.reduced_motion);
    }
    let by_person = played.seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
    if !by_person || !matches!(played.pending(), Pending::Move { .. }) {
        return;
    }
    let wanted = opening(played).unwrap_or_else(|| instruction(game, &told.selection.spots));
    let said = played.round().in_check(game.len()).filter(|_| played.terms().game.is_announced_by_players());
    let said = said.map(|side| format!("Échec! {} has announced check.", game.kind().player_name(side.other())));
    if let Some(alarm) = wanted.alarm.as_ref().or(said.as_ref()) {
        ui.label(RichText::new(alarm).font(theme::strong(17.0)).color(theme::EMBER));
    }
    if let Some(shown) = told.hint.shown() {
        // In the place of what is wanted, which a hint answers.
        let text = format!("Try {}: {}.", shown.text, shown.why);
        ui.label(RichText::new(text).font(theme::strong(17.0)).color(BRASS));
    } else {
        ui.label(&wanted.text);
        if game.len() < YOUNG {
            walk(ui);
        }
    }
    if let Some(refused) = &told.selection.refusal {
        let reason = words::sentence(&refused.why.reason);
        ui.label(RichText::new(reason).small().color(theme::EMBER));
    }
    if told.computers.as_ref().is_some_and(|computers| computers.is_looking_for_a_hint()) {
        ui.horizontal(|ui| {
            ui.label(RichText::new("Looking for a good move").color(BRASS));
            dots(ui, told.settings.reduced_motion);
        });
    }
    if may_announce(&told.table) {
        announce(ui, &mut told.announcement);
    }
    // What is not a square can't be pointed at on every board.
    for (spot, label) in [(Spot::Pass, "Pass"), (Spot::Off, "Off the board")] {
        if told.selection.next.contains(&spot) && button(ui, label) {
            told.points.write(Point::At(spot));
        }
    }
}

/// In the first moves: how to point with what was used last.
fn walk(ui: &mut Ui) {
    let used = controls::used(ui.ctx());
    let name = |command| used.name(command).unwrap_or_default();
    let walk = match used {
        Device::Mouse | Device::Touch => return,
        Device::Keys => name(Command::Step(IVec2::X)),
        Device::Pad(_) => name(Command::Leap(Vec2::X)),
    };
    let (point, panel) = (name(Command::Choose), name(Command::Panel));
    let told = format!("{walk} to walk, {point} to point, {panel} to come to these buttons.");
    ui.label(RichText::new(told).small().color(theme::lesser(ui)));
}

/// What is announced with the next move, or with the step that completes it.
fn announce(ui: &mut Ui, announcement: &mut Announcement) {
    ui.horizontal_wrapped(|ui| {
        ui.label("Announce:");
        for (label, threat) in [("Échec", Threat::Check), ("Échec et mat", Threat::Checkmate)] {
            let is_chosen = announcement.0 == Some(threat);
            if ui.add(Button::new(label).selected(is_chosen).asks(Command::Announce)).clicked() {
                announcement.0 = if is_chosen { None } else { Some(threat) };
            }
        }
    });
}

/// That a computer thinks, and how far it has come.
fn thinks(ui: &mut Ui, progress: Progress, still: bool) {
    ui.horizontal(|ui| {
        ui.label("Thinking");
        dots(ui, still);
    });
    let looked_at = match progress.nodes {
        0..1000 => String::new(),
        nodes => format!("{} thousand positions", nodes / 1000),
    };
    ui.label(RichText::new(looked_at).small().color(theme::lesser(ui)));
}

/// Three dots, of which another is lit a few times a second; the computers wake the window for that.
fn dots(ui: &mut Ui, still: bool) {
    let (rect, _) = ui.allocate_exact_size(vec2(40.0, 20.0), Sense::hover());
    let lit = (ui.input(|input| input.time) * 4.0) as u64 % 3;
    for dot in 0..3_u8 {
        let at = rect.left_center() + vec2(6.0 + 13.0 * f32::from(dot), 2.0);
        let is_lit = still || u64::from(dot) == lit;
        ui.painter().circle_filled(at, 4.0, if is_lit { BRASS } else { GRAIN });
    }
}

/// A player's piece and name; in Zener with the symbol to answer, where there is one. The name leads to who plays.
fn who(ui: &mut Ui, played: &Match, player: Option<Player>, name: &str, side: &str, wishes: Option<&mut Wishes>) {
    let game = played.round().game();
    ui.horizontal(|ui| {
        if let Some(player) = player {
            let (rect, _) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
            let symbol = instruction(game, &[]).symbol;
            marks::piece(ui.painter(), rect, game.kind(), player, symbol);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let label = Label::new(RichText::new(name).font(theme::strong(19.0)));
            match wishes {
                None => {
                    ui.add(label);
                }
                Some(wishes) => {
                    let response = ui.add(label.sense(Sense::click()));
                    controls::ring_if_focused(ui, &response);
                    controls::note(ui, "Change who plays", &response);
                    if response.on_hover_text("Change who plays").clicked() {
                        wishes.go.write(Go::Over(Overlay::Players));
                    }
                }
            }
            if !side.is_empty() {
                ui.label(RichText::new(side).small().color(theme::lesser(ui)));
            }
        });
    });
}

/// What is wanted while ZeN's balanced opening lasts.
fn opening(played: &Match) -> Option<Instruction> {
    let GameTerms::Torus { balanced_opening: true, .. } = played.terms().game else { return None };
    let round = played.round();
    let plies = round.game().len();
    if round.choice().is_some() || plies >= 3 {
        return None;
    }
    let chooser = words::team_name(played, round.team_at_first().other());
    let colour = round.game().kind().player_name(round.game().to_move());
    let text =
        format!("Balanced opening: place stone {} of 3, one of {colour}'s. Then {chooser} chooses a side.", plies + 1);
    Some(Instruction { text, ..Instruction::default() })
}
