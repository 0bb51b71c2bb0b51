//! Face to face: at each end of the board the words of the side that sits there, turned to its players.

use super::instruction::instruction;
use super::theme::{self, BRASS, EMBER, GRAIN, LACQUER, RAISED};
use super::{UiSystems, clock, hud, words};
use crate::app::camera::Facing;
use crate::app::play::OnTable;
use crate::app::pointing::Selection;
use crate::app::screen::Screen;
use crate::app::settings::{Settings, Turning};
use crate::games::Player;
use crate::session::{Controller, Length, Match, Pending};
use bevy::prelude::*;
use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{self, CornerRadius, LayerId, Painter, Stroke, StrokeKind, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use std::f32::consts::{FRAC_PI_2, PI};

/// The height of the words at an end of the board.
const HEIGHT: f32 = 62.0;
/// Between the words and the edge.
const EDGE: f32 = 6.0;
/// What they take from the board at each end.
pub(super) const ROOM: f32 = HEIGHT + 2.0 * EDGE;

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
    let size = vec2(beside.width() - 2.0 * EDGE, HEIGHT);
    for (player, top) in [(near, beside.max.y - HEIGHT - EDGE), (near.other(), beside.min.y + EDGE)] {
        let rect = egui::Rect::from_min_size(pos2(beside.min.x + EDGE, top), size);
        let turn = if player == near { 0.0 } else { PI };
        words_of(&painter, rect, turn, played, &selection, player);
    }
    Ok(())
}

/// The words of one side: who plays it and what it has, and what it is to do.
fn words_of(painter: &Painter, rect: egui::Rect, turn: f32, played: &Match, selection: &Selection, player: Player) {
    let on_turn = words::side_on_turn(played) == Some(player);
    let (fill, line) = if on_turn { (RAISED, BRASS) } else { (LACQUER, GRAIN) };
    painter.rect(rect, CornerRadius::same(theme::CORNER), fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let round = played.round();
    let team = round.team(player);
    let mut first =
        format!("{} ({})", words::side_name(played, round, player), round.game().kind().player_name(player));
    if played.terms().length != Length::Single {
        first += &format!(" · score {}", played.score()[team.index()]);
    }
    if let Some(left) = round.time_left() {
        first += &format!(" · {}", clock::left(left[team.index()]));
    }
    let (second, colour) = match round.result() {
        Some(ended) => (words::result(played, round, ended).0, theme::PAPER),
        None if on_turn => match (round.in_check(round.game().len()), played.pending()) {
            (Some(_), _) => ("You are in check.".to_owned(), EMBER),
            (None, Pending::Move { .. }) => (instruction(round.game(), &selection.spots).text, theme::PAPER),
            _ => ("Your choice.".to_owned(), theme::PAPER),
        },
        None => ("The other side is to move.".to_owned(), theme::ASH),
    };
    let first_colour = if on_turn { BRASS } else { theme::ASH };
    for (text, font, colour, down) in
        [(first, theme::strong(18.0), first_colour, 0.29), (second, theme::text(16.0), colour, 0.7)]
    {
        let mut job =
            LayoutJob::single_section(text, TextFormat { font_id: font, color: colour, ..TextFormat::default() });
        job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - 20.0);
        let galley = painter.layout_job(job);
        let centre = if turn == 0.0 { down } else { 1.0 - down };
        let centre = pos2(rect.center().x, rect.min.y + rect.height() * centre);
        // Text is turned about its upper left corner.
        let corner = if turn == 0.0 { centre - galley.size() / 2.0 } else { centre + galley.size() / 2.0 };
        painter.add(TextShape::new(corner, galley, colour).with_angle(turn));
    }
}
