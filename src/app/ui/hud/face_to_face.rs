//! Face-to-face mode: at each end of the board, text for the side that sits there, turned towards its players.

use crate::app::ai::hint::{Hint, ShownHint};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::selection::Selection;
use crate::app::geometry::facing::LabelRotation;
use crate::app::state::settings::Settings;
use crate::app::ui::hud::layout::{self, END_TEXT_MARGIN, end_text_height, is_face_to_face};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::{self, ACCENT, PANEL, PANEL_LINE, RAISED, WARNING};
use crate::games::Player;
use crate::session::{Length, Match, Pending};
use crate::texts::games::player_name;
use crate::texts::instruction::instruction;
use crate::texts::{self, Phrase, Text};
use crate::texts::{summary, time};
use bevy::prelude::*;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{self, CornerRadius, LayerId, Painter, Stroke, StrokeKind, Vec2, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::f32::consts::{FRAC_PI_2, PI};

/// The distance between the text and the line around it, in points.
const MARGIN: Vec2 = vec2(10.0, 4.0);

/// Font sizes in points, tried from the largest to the smallest.
const SIZES: [f32; 5] = [16.0, 15.0, 14.0, 13.0, 12.0];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::OverBoard));
}

fn show(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    hint: Res<Hint>,
    facing: Res<LabelRotation>,
    drawer: Res<layout::HudDrawer>,
) -> Result {
    let played = table.played();
    if !is_face_to_face(&table, &settings) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let beside = layout::Places::of(context, *drawer).beside;
    let painter = context.layer_painter(LayerId::background());
    let is_turned = (facing.0 / FRAC_PI_2).round().rem_euclid(4.0) as u8 == 2;
    let near = if is_turned { Player::Two } else { Player::One };
    let size = vec2(beside.width() - 2.0 * END_TEXT_MARGIN, end_text_height(beside));
    for (player, top) in
        [(near, beside.max.y - size.y - END_TEXT_MARGIN), (near.other(), beside.min.y + END_TEXT_MARGIN)]
    {
        let rect = egui::Rect::from_min_size(pos2(beside.min.x + END_TEXT_MARGIN, top), size);
        let turn = if player == near { 0.0 } else { PI };
        let wanted = wanted(played, &selection, hint.shown(), player);
        words_of(&painter, rect, turn, played, wanted, player);
    }
    Ok(())
}

/// What a side is to do, and the colour of that text.
fn wanted(played: &Match, selection: &Selection, hint: Option<&ShownHint>, player: Player) -> (Text, egui::Color32) {
    let round = played.round();
    let on_turn = summary::side_on_turn(played) == Some(player);
    match (round.result(), hint) {
        (Some(ended), _) => (summary::result(played, round, ended).0.into(), theme::LIGHT),
        (None, Some(hint)) if on_turn => (texts::hint::hint(&hint.text, hint.why).into(), ACCENT),
        (None, _) if on_turn => match (round.in_check(round.game().len()), played.pending()) {
            (Some(_), _) => (Phrase::FacingInCheck.into(), WARNING),
            (None, Pending::Move { .. }) => (instruction(round.game(), &selection.spots).text, theme::LIGHT),
            _ => (Phrase::FacingYourChoice.into(), theme::LIGHT),
        },
        (None, _) => (Phrase::FacingOtherSide.into(), theme::MUTED),
    }
}

/// The text for one side: first who plays it, its time and its score; then what it is to do.
fn words_of(
    painter: &Painter,
    rect: egui::Rect,
    turn: f32,
    played: &Match,
    (second, colour): (Text, egui::Color32),
    player: Player,
) {
    let on_turn = summary::side_on_turn(played) == Some(player);
    let (fill, line) = if on_turn { (RAISED, ACCENT) } else { (PANEL, PANEL_LINE) };
    painter.rect(rect, CornerRadius::same(theme::CORNER_RADIUS), fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let round = played.round();
    let team = round.team(player);
    let localise = |text: Text| painter.ctx().localise(text);
    let second = localise(second);
    let mut first = localise(player_name(round.game().kind(), player));
    if let Some(left) = round.time_left() {
        first += &format!(" · {}", time::left(left[team.index()]));
    }
    if played.terms().length != Length::Single {
        let score = played.score()[team.index()].to_string().into();
        first += &format!(" · {}", localise(Phrase::FacingScore { score }.into()));
    }
    first += &format!(" · {}", localise(summary::side_name(played, round, player)));
    let first_colour = if on_turn { ACCENT } else { theme::MUTED };
    let room = rect.size() - 2.0 * MARGIN;
    let line = |text: &str, font_id, color| {
        let mut job = LayoutJob { halign: egui::Align::Center, ..LayoutJob::default() };
        job.append(text, 0.0, TextFormat { font_id, color, ..TextFormat::default() });
        job
    };
    // A long name is cut at its end, so that the second line is always complete.
    let mut heading = line(&first, theme::strong(16.0), first_colour);
    heading.wrap = TextWrapping::truncate_at_width(room.x);
    let heading = painter.layout_job(heading);
    let left = vec2(room.x, room.y - heading.size().y);
    let second = theme::fitted(painter, left, &SIZES, |size| line(&second, theme::text(size), colour));
    let top = (room.y - heading.size().y - second.size().y) / 2.0 + MARGIN.y;
    for (galley, down) in [(heading.clone(), top), (second, top + heading.size().y)] {
        // egui turns text about the point from which it is laid out: the middle of its upper edge.
        let at = if turn == 0.0 { rect.center_top() + vec2(0.0, down) } else { rect.center_bottom() - vec2(0.0, down) };
        painter.add(TextShape::new(at, galley, colour).with_angle(turn));
    }
}
