//! The two sides of a match in the panel: who plays them, whose seat is on turn, points and time.

use super::theme::{self, BRASS, CORNER, EMBER, RAISED};
use super::{clock, marks, words};
use crate::app::counting::Counting;
use crate::games::{Kind, Player};
use crate::session::{Length, Match};
use bevy_egui::egui::text::{LayoutJob, TextFormat, TextWrapping};
use bevy_egui::egui::{Align2, CornerRadius, Rect, RichText, Sense, Ui, pos2, vec2};
use std::time::Duration;

/// The height of a side's row.
const ROW: f32 = 32.0;
/// The height of both rows.
pub(super) const HEIGHT: f32 = 2.0 * ROW + 4.0;
/// With less time than this, it is shown as pressing.
const PRESSING: Duration = Duration::from_secs(10);

/// Whether there is more to tell of the sides than who is to move.
pub(super) fn are_told(played: &Match) -> bool {
    let terms = played.terms();
    terms.length != Length::Single || terms.clock.is_some() || terms.seats.len() > 2
}

/// A row for each side; points that are still being counted on the board are not in the score yet.
pub(super) fn rows(ui: &mut Ui, played: &Match, counting: &Counting) {
    if !are_told(played) {
        return;
    }
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for player in Player::BOTH {
            row(ui, played, player, score(played, counting, player));
        }
    });
}

/// The points of a side as far as they have been counted.
fn score(played: &Match, counting: &Counting, player: Player) -> u32 {
    let score = played.score()[played.round().team(player).index()];
    let ended = played.round().result().filter(|ended| ended.ending.winner() == Some(player));
    match (ended, &counting.0) {
        (Some(ended), Some(count)) if !count.is_done() => {
            score - ended.points.saturating_sub(u32::try_from(count.counted).unwrap_or(u32::MAX)).min(score)
        }
        _ => score,
    }
}

fn row(ui: &mut Ui, played: &Match, player: Player, score: u32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let on_turn = words::side_on_turn(played) == Some(player);
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    if on_turn {
        painter.rect_filled(rect, CornerRadius::same(CORNER), RAISED);
        let bar = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
        painter.rect_filled(bar, CornerRadius::same(2), BRASS);
    }
    let team = played.round().team(player);
    let mut right = rect.max.x - 8.0;
    let mut at_right = |text: String, colour| {
        let at = pos2(right, rect.center().y);
        right = painter.text(at, Align2::RIGHT_CENTER, text, theme::strong(19.0), colour).min.x - 14.0;
    };
    if let Some(left) = played.round().time_left() {
        let left = left[team.index()];
        let colour = match on_turn {
            true if left < PRESSING => EMBER,
            true => theme::words(ui),
            false => theme::lesser(ui),
        };
        at_right(clock::left(left), colour);
    }
    if played.terms().length != Length::Single {
        at_right(score.to_string(), BRASS);
    }
    let piece = Rect::from_center_size(pos2(rect.min.x + 22.0, rect.center().y), vec2(26.0, 26.0));
    marks::piece(&painter, piece, played.round().game().kind(), player, None);
    let begin = piece.max.x + 8.0;
    let names = names(ui, played, player, right - begin);
    let galley = painter.layout_job(names);
    painter.galley(pos2(begin, rect.center().y - galley.size().y / 2.0), galley, theme::words(ui));
}

/// The names of a side's seats, the one on turn standing out.
fn names(ui: &Ui, played: &Match, player: Player, width: f32) -> LayoutJob {
    let mut job = LayoutJob { wrap: TextWrapping::truncate_at_width(width.max(20.0)), ..LayoutJob::default() };
    let on_turn = words::seat_on_turn(played);
    let seats = played.terms().seats.iter().enumerate().filter(|&(seat, _)| played.side(seat) == player);
    for (number, (index, seat)) in seats.enumerate() {
        let format = |strong: bool| {
            let (font_id, color) =
                if strong { (theme::strong(17.0), theme::words(ui)) } else { (theme::text(17.0), theme::lesser(ui)) };
            TextFormat { font_id, color, ..TextFormat::default() }
        };
        if number > 0 {
            job.append(", ", 0.0, format(false));
        }
        job.append(&seat.name, 0.0, format(on_turn == Some(index)));
    }
    job
}

/// How long the match is, the clock, and what holds for teams.
pub(super) fn remarks(ui: &mut Ui, played: &Match) {
    let terms = played.terms();
    let mut told = Vec::new();
    if terms.length != Length::Single {
        let length = words::length(terms.length, terms.game.has_points());
        told.push(format!("Round {}. {length}.", played.rounds().len()));
    }
    if let Some(agreed) = terms.clock {
        told.push(format!("{}.", clock::told(agreed)));
    }
    if terms.seats.len() > 2 {
        if terms.game.kind() != Kind::Zen {
            told.push("House rule: two teams.".to_owned());
        }
        told.push("Partners may not talk about the game, so there are no hints.".to_owned());
    }
    if !told.is_empty() {
        ui.label(RichText::new(told.join(" ")).small().color(theme::lesser(ui)));
    }
}
