//! Arrows over the board: the move that a hint names, those that the engine finds best in an analysis, the one that
//! waits to be confirmed, the one that a check threatens, and the reply that a blunder would allow.

use crate::app::ai::analysis::Analysis;
use crate::app::ai::hint::Hint;
use crate::app::ai::review::MatchReview;
use crate::app::camera::projector::BoardProjector;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::blunder_warning::BlunderWarning;
use crate::app::gameplay::lesson::LessonState;
use crate::app::gameplay::move_confirmation::PendingMove;
use crate::app::state::navigation::Overlay;
use crate::app::ui::games;
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::{DARK, LIGHT, RED};
use crate::games::{Board, Spot, Square};
use crate::review::MomentReason;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Context, LayerId, Painter, Pos2, Shape, Stroke, Vec2, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// The colour of a hint: no board and no piece has it.
const HINT: Color32 = Color32::from_rgb(0x1d, 0x7f, 0xd0);

/// The width of lines, and of the lighter edge on each side of them, in points.
const WIDTH: f32 = 5.0;
const EDGE: f32 = 1.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(UiSystems::OverBoard).run_if(in_state(Overlay::None)));
}

fn draw(
    mut contexts: EguiContexts,
    active: Res<ActiveMatch>,
    hint: Res<Hint>,
    warning: Res<BlunderWarning>,
    lesson: Res<LessonState>,
    pending: Res<PendingMove>,
    (review, analysis): (Res<MatchReview>, Res<Analysis>),
    projector: BoardProjector,
    mut threat: Local<Threat>,
) -> Result {
    let of_lesson = lesson.solution.as_deref().filter(|_| lesson.shows_hint());
    let shown = hint.shown().map(|shown| shown.spots.as_slice()).or(of_lesson);
    let (spots, colour) = match (&warning.0, &pending.0, shown) {
        (Some(warned), ..) => (warned.spots.as_slice(), RED),
        (None, Some(pointed), _) => (pointed.spots.as_slice(), DARK),
        (None, None, Some(shown)) => (shown, HINT),
        (None, None, None) => (threat.of(&active), RED),
    };
    let of_match = (if warning.0.is_some() { of_opponent(spots) } else { spots.to_vec() }, colour);
    let moves: Vec<(Vec<Spot>, Color32)> = if let Some(of_moment) = of_moment(&active, &review) {
        of_moment
    } else if active.is_analysed() {
        of_analysis(&analysis)
    } else if active.looks_back() {
        Vec::new()
    } else {
        vec![of_match]
    };
    let context = contexts.ctx_mut()?;
    for (spots, colour) in moves {
        point_out(context, &active, &projector, &spots, colour);
    }
    Ok(())
}

/// What is drawn of an opponent's move: its pieces leave the board at the other end, to which no arrow is drawn.
fn of_opponent(spots: &[Spot]) -> Vec<Spot> {
    spots.iter().copied().filter(|&spot| spot != Spot::Off).collect()
}

/// The first moves of the lines that the engine has found, the best one last and strongest, so that it lies on top.
fn of_analysis(analysis: &Analysis) -> Vec<(Vec<Spot>, Color32)> {
    let lines = analysis.found().map_or(&[][..], |found| &found.lines);
    let strengths = [1.0, 0.6, 0.35];
    let moves = lines.iter().zip(strengths).map(|(line, strength)| (line.spots.clone(), HINT.gamma_multiply(strength)));
    moves.rev().collect()
}

/// Draws a move: an arrow, a line where links are drawn, or rings.
fn point_out(context: &Context, active: &ActiveMatch, projector: &BoardProjector, spots: &[Spot], colour: Color32) {
    // Under the panels, over the board.
    let painter = context.layer_painter(LayerId::background());
    let zoom = context.zoom_factor();
    let board = active.board();
    let find = |spot: Spot| projector.where_is(spot).map(|at| pos2(at.x, at.y) / zoom);
    let radius = |spot: Spot| match spot {
        Spot::Square(at) => {
            let ends = projector.short_way(spot, beside(&board, at)?)?;
            Some(0.46 * ends[0].distance(ends[1]) / zoom)
        }
        Spot::Off | Spot::Pass => None,
    };
    let kind = active.played().round().game().kind();
    match *spots {
        [from, to] if !games::of(kind).has_links => {
            if let (Some(start), Some(end)) = (find(from), find(to)) {
                arrow(&painter, start, end, radius(from).unwrap_or(20.0), colour);
            }
        }
        [from, to] => {
            // A link goes the short way, across a seam to the copy beside it.
            let ends = projector.short_way(from, to).map(|ends| ends.map(|at| pos2(at.x, at.y) / zoom));
            if let Some([start, end]) = ends {
                let radius = radius(from).unwrap_or(20.0);
                ring(&painter, start, radius, colour);
                ring(&painter, end, radius, colour);
                line(&painter, start, end, colour);
            }
        }
        _ => {
            for &spot in spots {
                if let Some(at) = find(spot) {
                    ring(&painter, at, radius(spot).unwrap_or(20.0), colour);
                }
            }
        }
    }
}

/// What is drawn for the moment of a review that is looked at: the move that was played; or once the better one is
/// shown, that one, and the chain, loop or piece with which somebody would have won: in blue the player, in red the
/// opponent, with the reply that leads there, or that does what is told.
fn of_moment(active: &ActiveMatch, review: &MatchReview) -> Option<Vec<(Vec<Spot>, Color32)>> {
    let open = review.shown().filter(|open| open.is_at_chosen_moment(active))?;
    let (moment, chosen) = open.chosen()?;
    let shown = &moment.shown;
    if !chosen.is_revealed {
        return Some(vec![(shown.played.clone(), RED)]);
    }
    let missed_win = matches!(moment.reason, MomentReason::MissedWin { .. });
    let winner = if missed_win { HINT } else { RED };
    let mut drawn: Vec<_> = shown.winning.iter().map(|&square| (vec![Spot::Square(square)], winner)).collect();
    let reply_is_told = matches!(
        moment.reason,
        MomentReason::GaveAway { .. } | MomentReason::OverlookedThreat { .. } | MomentReason::AllowedReply { .. }
    );
    if reply_is_told || !missed_win && !shown.winning.is_empty() {
        drawn.push((of_opponent(&shown.reply), RED));
    }
    drawn.push((shown.better.clone(), HINT));
    Some(drawn)
}

/// The move that a check threatens, as last asked for, and the position in which it does: match, plies and key.
#[derive(Default)]
pub(super) struct Threat {
    about: Option<(u64, usize, u64)>,
    spots: Vec<Spot>,
}

impl Threat {
    /// The spots of the move that would win, while a person is in check who has been told so; nothing else may be told.
    /// In lessons it may be the answer.
    pub(super) fn of(&mut self, active: &ActiveMatch) -> &[Spot] {
        let (played, game) = (active.played(), active.played().round().game());
        let is_told = played.round().in_check(game.len()) == Some(game.to_move());
        if !is_told || !played.waits_for_move_of_person() || active.lesson().is_some() {
            return &[];
        }
        let about = Some((active.number(), game.len(), game.key()));
        if self.about != about {
            *self = Self { about, spots: game.threat_path() };
        }
        &self.spots
    }
}

/// A square beside another: their distance is the size of a square on the screen.
fn beside(board: &Board, at: Square) -> Option<Spot> {
    let column = if at.column > 0 { at.column - 1 } else { at.column + 1 };
    let beside = Square::new(column, at.row);
    board.contains(beside).then_some(Spot::Square(beside))
}

/// A ring with a light edge, so that it can be seen on light and dark pieces.
fn ring(painter: &Painter, at: Pos2, radius: f32, colour: Color32) {
    painter.circle_stroke(at, radius, Stroke::new(WIDTH + 2.0 * EDGE, LIGHT));
    painter.circle_stroke(at, radius, Stroke::new(WIDTH, colour));
}

fn line(painter: &Painter, from: Pos2, to: Pos2, colour: Color32) {
    painter.line_segment([from, to], Stroke::new(WIDTH + 2.0 * EDGE, LIGHT));
    painter.line_segment([from, to], Stroke::new(WIDTH, colour));
}

/// An arrow from the edge of one piece to the middle of a square.
fn arrow(painter: &Painter, from: Pos2, to: Pos2, radius: f32, colour: Color32) {
    ring(painter, from, radius, colour);
    let way = to - from;
    if way.length() < radius * 1.2 {
        return;
    }
    let along = way.normalized();
    let across = Vec2::new(-along.y, along.x);
    let head = (radius * 0.75).clamp(14.0, 26.0);
    let outline = |grown: f32| {
        let (tip, begin) = (to + along * grown * 1.6, from + along * radius);
        let neck = to - along * head;
        let (shaft, wing) = (across * (WIDTH / 2.0 + grown), across * (head * 0.55 + grown));
        let back = along * grown;
        (
            vec![begin + shaft, neck + shaft, neck - shaft, begin - shaft],
            vec![tip, neck - back + wing, neck - back - wing],
        )
    };
    for (grown, colour) in [(EDGE, LIGHT), (0.0, colour)] {
        let (shaft, head) = outline(grown);
        painter.add(Shape::convex_polygon(shaft, colour, Stroke::NONE));
        painter.add(Shape::convex_polygon(head, colour, Stroke::NONE));
    }
}
