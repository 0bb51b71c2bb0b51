//! Whose turn it is, and what the rules require now.

use crate::app::gameplay::selection::{Announcement, Point, may_announce, may_point};
use crate::app::input::action::Command;
use crate::app::input::device::Device;
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout::HudParams;
use crate::app::ui::hud::paragraphs::{GAP, Paragraph, fitted, show_paragraphs};
use crate::app::ui::hud::sides::leads_to_players;
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button, button};
use crate::app::ui::theme::{self, ACCENT, CORNER_RADIUS, PANEL_LINE, RAISED, drawings};
use crate::games::zen::Threat;
use crate::games::{Player, Spot};
use crate::session::{Match, Pending};
use crate::texts::games::player_name;
use crate::texts::instruction::{self, instruction};
use crate::texts::seats::seat_name;
use crate::texts::summary;
use crate::texts::{self, Phrase, Text};
use bevy::math::{IVec2, Vec2 as Way};
use bevy_egui::egui::{CornerRadius, Frame, Label, Margin, RichText, Sense, Stroke, Ui, vec2};

/// The number of plies of a round during which the panel explains how to point.
const EXPLAINED_PLIES: usize = 4;

/// Whose turn it is and what the rules require, or how the round has ended; without the [`choices`] of the turn.
pub(super) fn show(ui: &mut Ui, params: &mut HudParams, actions: &mut UiActions) {
    Frame::new()
        .fill(RAISED)
        .stroke(Stroke::new(1.0, PANEL_LINE))
        .corner_radius(CornerRadius::same(CORNER_RADIUS))
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = GAP;
            let played = params.table.played();
            let paragraphs = paragraphs(ui, params);
            match played.round().result() {
                Some(ended) => {
                    player_row(
                        ui,
                        played,
                        ended.ending.winner(),
                        summary::result(played, played.round(), ended).0.into(),
                        Text::EMPTY,
                        None,
                    );
                }
                None => to_move(ui, played, actions),
            }
            let width = ui.available_width();
            show_paragraphs(
                ui,
                paragraphs.iter().map(|paragraph| (paragraph, paragraph.set(ui, width, 1.0))).collect(),
                params.settings.reduced_motion,
            );
        });
}

/// The same within this height and without a frame; whose turn it is, is shown elsewhere. Text that does not fit is set
/// smaller, or left out where it is not needed. What still does not fit is scrolled.
pub(super) fn show_within(ui: &mut Ui, params: &mut HudParams, height: f32) {
    let played = params.table.played();
    let mut paragraphs = paragraphs(ui, params);
    if let Some(ended) = played.round().result() {
        let headline = summary::result(played, played.round(), ended).0;
        paragraphs.insert(0, Paragraph::new(headline, theme::strong(19.0), theme::text_colour(ui)));
    }
    let decides = match played.pending() {
        Pending::ChooseSide { .. } => Some(Phrase::PanelSideToChoose),
        Pending::TakeBack { .. } => Some(Phrase::PanelMoveToTakeBack),
        _ => None,
    };
    paragraphs.extend(decides.map(|decides| Paragraph::new(decides, theme::text(17.0), theme::text_colour(ui))));
    let below = f32::from(u8::from(has_choices(params))) * (theme::TOUCH_SIZE + GAP);
    let space = vec2(ui.available_width(), height - below);
    controls::scroll_area(ui)
        .id_salt("turn")
        .max_height(height.max(theme::TOUCH_SIZE))
        .auto_shrink([false, true])
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = GAP;
            let set = fitted(ui, &paragraphs, space);
            show_paragraphs(ui, set, params.settings.reduced_motion);
            choices(ui, params);
        });
}

/// All paragraphs in the order in which they are read. Those that can be left out are left out from the end.
fn paragraphs(ui: &Ui, params: &HudParams) -> Vec<Paragraph> {
    let played = params.table.played();
    let (words, lesser) = (theme::text_colour(ui), theme::muted_colour(ui));
    let plain = |text: Text| Paragraph::new(text, theme::text(17.0), words);
    if let Some(ended) = played.round().result() {
        let (_, why) = summary::result(played, played.round(), ended);
        let points = summary::points(played, ended).filter(|_| !params.counting.goes_on());
        return std::iter::once(why).chain(points.map(Text::from)).map(plain).collect();
    }
    let mut paragraphs = Vec::new();
    paragraphs.extend(summary::who_begins(played).map(|begins| Paragraph::extra(begins, lesser)));
    if let Some(progress) = params.computers.as_ref().and_then(|computers| computers.thinking()) {
        paragraphs.push(plain(Phrase::PanelThinking.into()).with_dots());
        if progress.nodes >= 1000 {
            // One digit after the decimal sign.
            let looked_at = match progress.nodes {
                nodes @ ..1_000_000 => Phrase::PanelPositions { thousands: (nodes / 1000).into() },
                nodes => Phrase::PanelPositionsMillions { millions: ((nodes / 100_000) as f64 / 10.0).into() },
            };
            paragraphs.push(Paragraph::extra(looked_at, lesser));
        }
    }
    if params.table.tries_moves() {
        paragraphs.push(plain(Phrase::AnalysisTry.into()));
    } else if played.waits_for_move_of_person() {
        wanted(ui, params, &mut paragraphs);
    }
    chains(ui, params, &mut paragraphs);
    paragraphs
}

/// What the rules require of the person to move, or a hint.
fn wanted(ui: &Ui, params: &HudParams, paragraphs: &mut Vec<Paragraph>) {
    let played = params.table.played();
    let game = played.round().game();
    let strong = |text: Phrase, colour| Paragraph::new(text, theme::strong(17.0), colour);
    let wanted = instruction::in_match(played, &params.selection.spots);
    let said = played.round().in_check(game.len()).filter(|_| played.terms().game.is_announced_by_players());
    let said = said.map(|side| Phrase::PanelCheckAnnounced { player: player_name(game.kind(), side.other()) });
    paragraphs.extend(wanted.alarm.or(said).map(|alarm| strong(alarm, theme::WARNING)));
    if let Some(pointed) = &params.pending.0 {
        paragraphs.push(strong(Phrase::PanelConfirmOrPoint { r#move: pointed.text.clone().into() }, ACCENT));
    } else if let Some(shown) = params.hint.shown() {
        // A hint takes the place of the instruction, because it answers it.
        paragraphs.push(strong(texts::hint::hint(&shown.text, shown.why), ACCENT));
    } else {
        paragraphs.push(Paragraph::new(wanted.text, theme::text(17.0), theme::text_colour(ui)));
    }
    if params.hint.is_searched() {
        let looking = Paragraph::new(Phrase::PanelLookingForHint, theme::text(17.0), ACCENT);
        paragraphs.push(looking.with_dots());
    }
    if let Some(comment) = &params.comment.text {
        paragraphs.push(Paragraph::extra(comment.clone(), ACCENT));
    }
    if let Some(refused) = &params.selection.refusal {
        // The board shows it too.
        paragraphs.push(Paragraph::extra(texts::refusals::refusal(&refused.why.reason), theme::WARNING));
    }
    if params.hint.shown().is_none() && game.len() < EXPLAINED_PLIES {
        paragraphs.extend(pointing_help(ui).map(|help| Paragraph::extra(help, theme::muted_colour(ui))));
    }
}

/// In games that are won with one chain: the extent of each side's longest chain, or of the chain under the pointer.
fn chains(ui: &Ui, params: &HudParams, paragraphs: &mut Vec<Paragraph>) {
    let game = params.table.played().round().game();
    if params.table.looks_back() {
        return;
    }
    let pointed_at = match params.selection.hovered {
        Some(Spot::Square(square)) => instruction::chain(game, square),
        _ => None,
    };
    for player in Player::BOTH {
        let pointed_at = pointed_at.as_ref().filter(|(owner, _)| *owner == player).map(|(_, chain)| chain);
        let longest = || instruction::longest_chain(game, player).filter(|_| params.settings.show_chains);
        let Some(chain) = pointed_at.cloned().or_else(longest) else { continue };
        let name = player_name(game.kind(), player);
        let colour = if pointed_at.is_some() { ACCENT } else { theme::muted_colour(ui) };
        paragraphs.push(Paragraph::extra(Phrase::PanelChain { player: name, chain: chain.into() }, colour));
    }
}

/// Who is to move or to decide.
fn to_move(ui: &mut Ui, played: &Match, actions: &mut UiActions) {
    let player = played.round().game().to_move();
    let name = played.seat_on_turn().map_or(Text::EMPTY, seat_name);
    let side = summary::seat_on_turn(played).map_or(Text::EMPTY, |seat| summary::seat_side(played, seat));
    match played.pending() {
        Pending::ChooseSide { .. } => {
            player_row(ui, played, None, name, Phrase::PanelChoosesSide.into(), Some(actions));
        }
        Pending::TakeBack { .. } => player_row(ui, played, None, name, Phrase::PanelMayTakeBack.into(), Some(actions)),
        _ => player_row(ui, played, Some(player), name, side, Some(actions)),
    }
}

/// Spots that are not squares, so that not every board shows them to point at; the panel has buttons for them.
const BESIDE: [(Spot, Phrase); 2] = [(Spot::Pass, Phrase::PanelPass), (Spot::Off, Phrase::PanelOffTheBoard)];

/// Whether the panel has buttons for this turn.
pub(super) fn has_choices(params: &HudParams) -> bool {
    may_announce(&params.table) || BESIDE.iter().any(|(spot, _)| is_offered(params, *spot))
}

fn is_offered(params: &HudParams, spot: Spot) -> bool {
    may_point(&params.table) && params.selection.next.contains(&spot)
}

/// The panel's buttons for this turn: announcements, and spots that are not squares.
pub(super) fn choices(ui: &mut Ui, params: &mut HudParams) {
    if !has_choices(params) {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        if may_announce(&params.table) {
            announce(ui, &mut params.announcement);
        }
        for (spot, label) in BESIDE {
            if is_offered(params, spot) && button(ui, label) {
                params.points.write(Point::At(spot));
            }
        }
    });
}

/// In the first moves of a round: how to point with the device that was used last.
fn pointing_help(ui: &Ui) -> Option<Phrase> {
    let used = controls::device(ui.ctx());
    let name = |command| used.name(command).unwrap_or_default();
    let step = match used {
        Device::Mouse | Device::Touch => return None,
        Device::Keys => name(Command::Step(IVec2::X)),
        Device::Pad(_) => name(Command::Leap(Way::X)),
    };
    let (point, panel) = (name(Command::Choose), name(Command::Panel));
    Some(Phrase::PanelPointing { step, point, panel })
}

/// The buttons for what is announced with the next move, or with the step that completes it.
fn announce(ui: &mut Ui, announcement: &mut Announcement) {
    if ui.available_width() > 260.0 {
        ui.label(ui.localise(Phrase::PanelAnnounce));
    }
    for (label, threat) in [(Phrase::PanelCheck, Threat::Check), (Phrase::PanelCheckmate, Threat::Checkmate)] {
        let is_chosen = announcement.0 == Some(threat);
        if ui.add(Button::new(label).selected(is_chosen).command(Command::Announce)).clicked() {
            announcement.0 = if is_chosen { None } else { Some(threat) };
        }
    }
}

/// A player's piece and name; in Zener also the symbol to answer, if there is one. A click on the name opens the sheet
/// of players.
fn player_row(
    ui: &mut Ui,
    played: &Match,
    player: Option<Player>,
    name: Text,
    side: Text,
    actions: Option<&mut UiActions>,
) {
    let game = played.round().game();
    ui.horizontal(|ui| {
        if let Some(player) = player {
            let (rect, _) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
            let symbol = instruction(game, &[]).symbol;
            drawings::piece(ui.painter(), rect, game.kind(), player, symbol);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let label = Label::new(RichText::new(ui.localise(name)).font(theme::strong(19.0)));
            match actions {
                None => {
                    ui.add(label);
                }
                Some(actions) => {
                    let response = ui.add(label.sense(Sense::click()));
                    leads_to_players(ui, response, actions);
                }
            }
            if side != Text::EMPTY {
                widgets::remark(ui, side);
            }
        });
    });
}
