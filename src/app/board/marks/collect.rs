//! Collects the marks that are on the board now.

use crate::app::board::games::visuals_of;
use crate::app::board::marks::mark::{Gesture, Mark, MarkContext, MarkMeaning, Shape};
use crate::app::board::mesh::links;
use crate::app::gameplay::active_match::{self, last_move_spots};
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::gameplay::selection::{Peeked, may_point};
use crate::app::geometry::layout::Layout;
use crate::games::{Board, Piece, Spot, Square};
use bevy::prelude::*;

/// The marks that all games share.
pub(super) fn collect_marks(context: &MarkContext, moving: bool) -> Vec<Mark> {
    let MarkContext { active_match, layout, selection, settings, .. } = *context;
    let board = active_match.board();
    let occupied = |spot: Spot| matches!(spot, Spot::Square(square) if board.top(square).is_some());
    let visuals = visuals_of(layout.kind());
    let round = visuals.outline;
    let mut marks = Vec::new();
    for spot in last_move_spots(active_match) {
        // On the ground, under the tiles: the mark of the last move must not hide a symbol.
        let Some(place) = layout.spot(spot, context.to_move().other()) else { continue };
        let mut mark = Mark::new(Shape::Fill, MarkMeaning::Last, place);
        if spot == Spot::Off {
            mark.place.scale = Vec3::new(layout.exit_size().x, 1.0, layout.exit_size().y);
        }
        marks.push(mark);
    }
    if moving {
        return marks;
    }
    let winners = active_match::winning_squares(active_match);
    for link in board.links().iter().filter(|link| [link.from, link.to].iter().all(|end| winners.contains(end))) {
        let bridge = links::bridge(layout, link.from, link.to);
        marks.push(Mark::line(MarkMeaning::Won, bridge.translation, bridge.transform_point(Vec3::X), 0.4));
    }
    for square in winners {
        marks.push(Mark::new(Shape::Halo, MarkMeaning::Won, layout.place(square)));
        marks.extend(context.cover(round, MarkMeaning::Won, &board, Spot::Square(square)));
    }
    if active_match.played().round().in_check(active_match.plies_shown()).is_some() && !active_match.looks_back() {
        marks.extend(edge(layout, MarkMeaning::Must));
    }
    if let Some(peeked) = selection.peeked.as_ref().filter(|_| !active_match.looks_back()) {
        marks.extend(marks_of_peeked(context, &board, peeked));
    }
    if !may_point(active_match) {
        return marks;
    }
    for &spot in &selection.spots {
        marks.extend(context.cover(round, MarkMeaning::Picked, &board, spot));
    }
    if settings.show_targets && !selection.spots.is_empty() {
        for &spot in &selection.next {
            let shape = match spot {
                Spot::Off => Shape::Fill,
                _ if occupied(spot) => round,
                _ => Shape::Dot,
            };
            let size = if shape == Shape::Dot { visuals.target_size } else { 1.0 };
            let mark = context.cover(shape, MarkMeaning::Target, &board, spot);
            marks.extend(mark.map(|mark| mark.sized(size).moving(Gesture::Pulses)));
        }
    }
    if let Some(spot) = selection.hovered {
        let leads_on = selection.next.contains(&spot) && !selection.spots.is_empty();
        let (shape, meaning) = if leads_on && settings.show_targets {
            (Shape::Fill, MarkMeaning::May)
        } else {
            (Shape::Corners, MarkMeaning::Hover)
        };
        // A square that is filled on top of a stack would hide what is on the piece.
        let shape = if occupied(spot) && layout.has_stacks() { Shape::Corners } else { shape };
        marks.extend(context.cover(shape, meaning, &board, spot));
    }
    if let Some(refused) = &selection.refusal {
        let cross = context.cover(Shape::Cross, MarkMeaning::Refused, &board, refused.at);
        marks.extend(cross.map(|mark| mark.moving(Gesture::Shakes)));
        for &square in &refused.why.squares {
            marks.extend(context.cover(round, MarkMeaning::Refused, &board, Spot::Square(square)));
        }
    }
    marks
}

/// Where a piece could go whose side is not to move: corners instead of the dots and rings of one's own choices.
fn marks_of_peeked(context: &MarkContext, board: &Board, peeked: &Peeked) -> Vec<Mark> {
    let owner = board.top(peeked.at).and_then(Piece::owner).unwrap_or_else(|| context.to_move());
    let at = context.cover(Shape::Dashes, MarkMeaning::Pointed, board, Spot::Square(peeked.at));
    let could_go = peeked.could_go.iter().filter_map(|&spot| {
        let mut mark = context.cover(Shape::Corners, MarkMeaning::Pointed, board, spot)?;
        if spot == Spot::Off {
            // Off the board at the end of its side.
            mark.place.translation = context.layout.spot(spot, owner)?;
        }
        Some(mark)
    });
    at.into_iter().chain(could_go).collect()
}

/// The marks that explain the game.
pub(super) fn explaining_marks(context: &MarkContext) -> Vec<Mark> {
    let visuals = visuals_of(context.layout.kind());
    let mut marks = (visuals.state_marks)(context);
    if may_point(context.active_match) {
        marks.extend((visuals.choice_marks)(context));
    }
    marks
}

/// The largest group of the loser, and those of the other pieces that have been counted.
pub(super) fn scored_squares(context: &MarkContext, counting: &RoundScoring) -> Vec<Mark> {
    let Some(count) = counting.0.as_ref().filter(|_| !context.active_match.looks_back()) else { return Vec::new() };
    let outside_largest = &count.outside_largest[..count.counted.min(count.outside_largest.len())];
    let groups = [(count.largest.as_slice(), MarkMeaning::May), (outside_largest, MarkMeaning::Must)];
    let fill = |(squares, meaning): (&[Square], MarkMeaning)| {
        let marks = squares.iter().map(|&square| Mark::new(Shape::Fill, meaning, context.layout.place(square)));
        marks.collect::<Vec<_>>()
    };
    groups.into_iter().flat_map(fill).collect()
}

/// Four lines around the squares.
pub(super) fn edge(layout: Layout, meaning: MarkMeaning) -> impl Iterator<Item = Mark> {
    let half = layout.half_field() + Vec2::splat(0.04);
    let corner = move |x: f32, z: f32| Vec3::new(half.x * x, 0.03, half.y * z);
    let corners = [corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)];
    (0..4).map(move |side| Mark::line(meaning, corners[side], corners[(side + 1) % 4], 0.07))
}
