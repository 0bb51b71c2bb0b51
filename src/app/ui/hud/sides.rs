//! The two sides of a match in the panel: who plays them, whose seat is on turn, points and time.

use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::actions::UiActions;
use crate::app::ui::hud::layout::{ONLY_SIDE_ROW, SIDE_ROW, SIDES_GAP, lists_both_sides};
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets;
use crate::app::ui::theme::{self, ACCENT, CORNER_RADIUS, RAISED, WARNING, drawings};
use crate::games::Player;
use crate::session::about::about;
use crate::session::{Length, Match, Seat};
use crate::texts::Phrase;
use crate::texts::games::player_name;
use crate::texts::instruction::instruction;
use crate::texts::seats::seat_name;
use crate::texts::{summary, time};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{CornerRadius, Galley, Rect, Response, Sense, Ui, pos2, vec2};
use std::sync::Arc;
use std::time::Duration;

/// The row heights in points where the side to move has a long name: the least height of its row, and the height of the
/// other.
const LONG_NAME: f32 = 44.0;
const OTHER: f32 = 24.0;

/// The font sizes of names in points, tried from the largest to the smallest.
const SIZES: [f32; 5] = [17.0, 16.0, 15.0, 14.0, 13.0];

/// Rows narrower than this, in points, have smaller times.
const NARROW: f32 = 260.0;

/// When less than this time is left, it is shown in the colour of warnings.
const LOW_TIME: Duration = Duration::from_secs(10);

/// Shows a row for each side, or with `actions` at least a row for the side to move. Points that are still being
/// counted on the board are not in the score yet.
///
/// With `actions`, a click on the row of the side to move opens the sheet on which players are changed.
pub(super) fn rows(ui: &mut Ui, played: &Match, counting: &RoundScoring, mut actions: Option<&mut UiActions>) {
    if !lists_both_sides(played) && actions.is_none() {
        return;
    }
    let on_turn = summary::side_on_turn(played);
    let row = |ui: &Ui, player| Row::of(ui, played, player, counting.score(played, player));
    let long = on_turn.and_then(|player| {
        let row = row(ui, player);
        let is_long = row.set_names(ui, played, SIDE_ROW).size().y > SIDE_ROW;
        is_long.then(|| row.set_names(ui, played, LONG_NAME).size().y.max(LONG_NAME))
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = SIDES_GAP;
        for player in Player::BOTH {
            let is_on_turn = on_turn == Some(player);
            let height = match (lists_both_sides(played), long) {
                (true, Some(long)) if is_on_turn => long,
                (true, Some(_)) => OTHER,
                (true, None) => SIDE_ROW,
                (false, _) if is_on_turn => ONLY_SIDE_ROW,
                (false, _) => continue,
            };
            let actions = actions.as_mut().filter(|_| is_on_turn);
            // What is first laid out as no control, and made one then, loses the keyboard's focus in every pass.
            let sense = if actions.is_some() { Sense::click() } else { Sense::hover() };
            let response = row(ui, player).show(ui, played, height, sense);
            if let Some(actions) = actions {
                leads_to_players(ui, response, actions);
            }
        }
    });
}

/// Makes a click on this control open the sheet on which players are changed.
pub(super) fn leads_to_players(ui: &Ui, response: Response, actions: &mut UiActions) {
    widgets::ring_if_focused(ui, &response);
    controls::record(ui, Phrase::PanelChangePlayers, &response);
    if response.on_hover_text(ui.localise(Phrase::PanelChangePlayers)).clicked() {
        actions.go.write(Navigate::Over(Overlay::Players));
    }
}

/// A side's row: its piece, names, points and time.
struct Row {
    player: Player,
    on_turn: bool,
    /// The texts at the right end of the row, from right to left.
    right: Vec<Arc<Galley>>,
    /// The distance from the row's left edge to the names, and the width that is left for them, both in points.
    begin: f32,
    free_width: f32,
}

impl Row {
    fn of(ui: &Ui, played: &Match, player: Player, score: u32) -> Self {
        let on_turn = summary::side_on_turn(played) == Some(player);
        let team = played.round().team(player);
        let width = ui.available_width();
        let (size, gap) = if width < NARROW { (16.0, 8.0) } else { (19.0, 12.0) };
        let mut right = Vec::new();
        let mut at_right = |text: String, colour| {
            right.push(ui.painter().layout_no_wrap(text, theme::strong(size), colour));
        };
        if let Some(left) = played.round().time_left() {
            let left = left[team.index()];
            let colour = match on_turn {
                true if left < LOW_TIME => WARNING,
                true => theme::text_colour(ui),
                false => theme::muted_colour(ui),
            };
            at_right(time::left(left), colour);
        }
        if played.terms().length != Length::Single {
            at_right(score.to_string(), ACCENT);
        }
        let begin = if lists_both_sides(played) { 38.0 } else { 50.0 };
        let taken: f32 = right.iter().map(|galley| galley.size().x + gap).sum();
        Self { player, on_turn, right, begin, free_width: width - begin - taken - 8.0 }
    }

    /// The names as large as they fit. If the names of partners are too long, only the partner to move, or the first,
    /// is named.
    fn set_names(&self, ui: &Ui, played: &Match, height: f32) -> Arc<Galley> {
        let space = vec2(self.free_width.max(20.0), height);
        let set = |only_one| {
            theme::fitted(ui.painter(), space, &SIZES, |size| names(ui, played, self.player, size, only_one))
        };
        let all = set(false);
        if all.size().y > height { set(true) } else { all }
    }

    fn show(self, ui: &mut Ui, played: &Match, height: f32, sense: Sense) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        if self.on_turn {
            painter.rect_filled(rect, CornerRadius::same(CORNER_RADIUS), RAISED);
            let bar = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
            painter.rect_filled(bar, CornerRadius::same(2), ACCENT);
        }
        let middle = rect.center().y;
        let mut right = rect.max.x - 8.0;
        let gap = if rect.width() < NARROW { 8.0 } else { 12.0 };
        for galley in &self.right {
            let size = galley.size();
            painter.galley(pos2(right - size.x, middle - size.y / 2.0), galley.clone(), theme::text_colour(ui));
            right -= size.x + gap;
        }
        let game = played.round().game();
        let side = (self.begin - 14.0).min(height);
        let piece = Rect::from_center_size(pos2(rect.min.x + 8.0 + side / 2.0, middle), vec2(side, side));
        let symbol = if self.on_turn { instruction(game, &[]).symbol } else { None };
        drawings::piece(&painter, piece, game.kind(), self.player, symbol);
        let names = self.set_names(ui, played, height);
        let mut said: Vec<_> =
            std::iter::once(&names).chain(&self.right).map(|galley| galley.text().replace('\n', ", ")).collect();
        // Which of two partners is to move is drawn by weight and colour alone.
        let in_teams = played.terms().seats.len() > Player::BOTH.len();
        if let Some(seat) = summary::seat_on_turn(played).filter(|_| self.on_turn && in_teams) {
            said.push(ui.localise(Phrase::DescriptionToMove { player: seat_name(&played.terms().seats[seat]) }));
        }
        controls::say(ui, &response, said.join(", "));
        let begin = rect.min.x + self.begin;
        let names_rect = Rect::from_min_max(pos2(begin, rect.min.y), pos2(begin.max(right), rect.max.y));
        let painter = painter.with_clip_rect(names_rect.intersect(painter.clip_rect()));
        painter.galley(pos2(begin, (middle - names.size().y / 2.0).max(rect.min.y)), names, theme::text_colour(ui));
        response
    }
}

/// The names of a side's seats with the seat to move emphasised, or only the name of that seat.
fn names(ui: &Ui, played: &Match, player: Player, size: f32, only_one: bool) -> LayoutJob {
    let mut job = LayoutJob::default();
    let on_turn = summary::seat_on_turn(played);
    let format = |is_strong: bool| {
        let (font_id, color) = if is_strong {
            (theme::strong(size), theme::text_colour(ui))
        } else {
            (theme::text(size), theme::muted_colour(ui))
        };
        TextFormat { font_id, color, ..TextFormat::default() }
    };
    let seats = || played.terms().seats.iter().enumerate().filter(|&(seat, _)| played.side(seat) == player);
    let is_here = seats().any(|(seat, _)| on_turn == Some(seat));
    let is_meant = |&(seat, _): &(usize, &Seat)| !only_one || !is_here || on_turn == Some(seat);
    for (number, (index, seat)) in seats().filter(is_meant).take(if only_one { 1 } else { 2 }).enumerate() {
        if number > 0 {
            job.append(", ", 0.0, format(false));
        }
        job.append(&ui.localise(seat_name(seat)), 0.0, format(on_turn == Some(index)));
    }
    if !lists_both_sides(played) {
        // The drawn piece shows the side's colour; a row by itself also has the width to name it.
        let side = ui.localise(player_name(played.round().game().kind(), player));
        job.append(&format!("\n{side}"), 0.0, format(false));
    }
    job
}

/// Shows the length of the match, the clock, and the rules for teams.
pub(super) fn remarks(ui: &mut Ui, played: &Match) {
    let terms = played.terms();
    let mut remarks = Vec::new();
    if terms.length != Length::Single {
        let length = summary::length(terms.length, terms.game.has_points()).into();
        remarks.push(Phrase::PanelRoundAndLength { round: played.rounds().len().to_string().into(), length });
    }
    if let Some(agreed) = terms.clock {
        remarks.push(Phrase::PanelClock { clock: time::clock(agreed).into() });
    }
    if terms.seats.len() > 2 {
        if !about(terms.game.kind()).players.contains(&4) {
            remarks.push(Phrase::PanelHouseRule);
        }
        remarks.push(Phrase::PanelPartners);
    }
    if !remarks.is_empty() {
        let remarks: Vec<_> = remarks.into_iter().map(|remark| ui.localise(remark)).collect();
        widgets::remark(ui, remarks.join(" "));
    }
}
