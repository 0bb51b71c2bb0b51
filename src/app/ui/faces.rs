//! Face to face: at each end of the board the words of the side that sits there, turned to its players.

use super::instruction::instruction;
use super::theme::{self, BRASS, EMBER, GRAIN, LACQUER, RAISED};
use super::{UiSystems, clock, hud, words};
use crate::app::camera::Facing;
use crate::app::play::OnTable;
use crate::app::pointing::Selection;
use crate::app::screen::Screen;
use crate::app::settings::{Settings, Turning};
use crate::app::thinking::{Hint, Shown};
use crate::games::Player;
use crate::session::{Controller, Length, Match, Pending};
use bevy::prelude::*;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{self, CornerRadius, LayerId, Painter, Stroke, StrokeKind, Vec2, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::f32::consts::{FRAC_PI_2, PI};

/// The height of the words at an end of the board, in lines that are long enough, in a low window, and in a narrow one.
const HEIGHT: f32 = 62.0;
const LOW: f32 = 50.0;
const NARROW: f32 = 66.0;
/// Between the words and the edge.
const EDGE: f32 = 6.0;
/// Between the words and the line around them.
const MARGIN: Vec2 = vec2(10.0, 4.0);
/// The sizes of words.
const SIZES: [f32; 5] = [16.0, 15.0, 14.0, 13.0, 12.0];

/// The height of the words at each end of what is beside the panel.
fn height(beside: egui::Rect) -> f32 {
    if beside.width() < 420.0 {
        NARROW
    } else if beside.height() < 420.0 {
        LOW
    } else {
        HEIGHT
    }
}

/// What they take from the board at each end.
pub(super) fn room(beside: egui::Rect) -> f32 {
    height(beside) + 2.0 * EDGE
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(UiSystems::Screens)
            .after(hud::show)
            .run_if(in_state(Screen::Match).and_then(resource_exists::<OnTable>)),
    );
}

/// Whether persons sit at both sides, face to face.
pub(super) fn are_shown(played: &Match, settings: &Settings) -> bool {
    settings.turning == Turning::FaceToFace
        && Player::BOTH.into_iter().all(|side| played.seats_of(side).any(|seat| seat.by == Controller::Person))
}

fn show(
    mut contexts: EguiContexts,
    table: Res<OnTable>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    hint: Res<Hint>,
    facing: Res<Facing>,
    drawer: Res<hud::Drawer>,
) -> Result {
    let played = table.played();
    if !are_shown(played, &settings) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let beside = hud::Places::of(context, *drawer).beside;
    let painter = context.layer_painter(LayerId::background());
    let is_turned = (facing.0 / FRAC_PI_2).round().rem_euclid(4.0) as u8 == 2;
    let near = if is_turned { Player::Two } else { Player::One };
    let size = vec2(beside.width() - 2.0 * EDGE, height(beside));
    for (player, top) in [(near, beside.max.y - size.y - EDGE), (near.other(), beside.min.y + EDGE)] {
        let rect = egui::Rect::from_min_size(pos2(beside.min.x + EDGE, top), size);
        let turn = if player == near { 0.0 } else { PI };
        let wanted = wanted(played, &selection, hint.shown(), player);
        words_of(&painter, rect, turn, played, wanted, player);
    }
    Ok(())
}

/// What a side is to do, and the colour of the words that say so.
fn wanted(played: &Match, selection: &Selection, hint: Option<&Shown>, player: Player) -> (String, egui::Color32) {
    let round = played.round();
    let on_turn = words::side_on_turn(played) == Some(player);
    match (round.result(), hint) {
        (Some(ended), _) => (words::result(played, round, ended).0, theme::PAPER),
        (None, Some(hint)) if on_turn => (format!("Try {}: {}.", hint.text, hint.why), BRASS),
        (None, _) if on_turn => match (round.in_check(round.game().len()), played.pending()) {
            (Some(_), _) => ("You are in check.".to_owned(), EMBER),
            (None, Pending::Move { .. }) => (instruction(round.game(), &selection.spots).text, theme::PAPER),
            _ => ("Your choice.".to_owned(), theme::PAPER),
        },
        (None, _) => ("The other side is to move.".to_owned(), theme::ASH),
    }
}

/// The words of one side: who plays it and what it has, and what it is to do.
fn words_of(
    painter: &Painter,
    rect: egui::Rect,
    turn: f32,
    played: &Match,
    (second, colour): (String, egui::Color32),
    player: Player,
) {
    let on_turn = words::side_on_turn(played) == Some(player);
    let (fill, line) = if on_turn { (RAISED, BRASS) } else { (LACQUER, GRAIN) };
    painter.rect(rect, CornerRadius::same(theme::CORNER), fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let round = played.round();
    let team = round.team(player);
    let mut first = round.game().kind().player_name(player).to_owned();
    if let Some(left) = round.time_left() {
        first += &format!(" · {}", clock::left(left[team.index()]));
    }
    if played.terms().length != Length::Single {
        first += &format!(" · score {}", played.score()[team.index()]);
    }
    first += &format!(" · {}", words::side_name(played, round, player));
    let first_colour = if on_turn { BRASS } else { theme::ASH };
    let room = rect.size() - 2.0 * MARGIN;
    let line = |text: &str, font_id, color| {
        let mut job = LayoutJob { halign: egui::Align::Center, ..LayoutJob::default() };
        job.append(text, 0.0, TextFormat { font_id, color, ..TextFormat::default() });
        job
    };
    // A long name is cut at its end rather than what is to be done.
    let mut heading = line(&first, theme::strong(16.0), first_colour);
    heading.wrap = TextWrapping::truncate_at_width(room.x);
    let heading = painter.layout_job(heading);
    let left = vec2(room.x, room.y - heading.size().y);
    let second = theme::fitted(painter, left, &SIZES, |size| line(&second, theme::text(size), colour));
    let top = (room.y - heading.size().y - second.size().y) / 2.0 + MARGIN.y;
    for (galley, down) in [(heading.clone(), top), (second, top + heading.size().y)] {
        // Text is turned about the point from which it is laid out: the middle of its upper edge.
        let at = if turn == 0.0 { rect.center_top() + vec2(0.0, down) } else { rect.center_bottom() - vec2(0.0, down) };
        painter.add(TextShape::new(at, galley, colour).with_angle(turn));
    }
}
