//! Why: what the rules of each game say of the piece in the hand, drawn on the board.

use crate::app::board::marks::mark::{Mark, MarkContext, MarkMeaning, NUMBERED, Shape};
use crate::app::board::mesh::links;
use crate::app::gameplay::selection::may_point;
use crate::games::enso::{self, Condition};
use crate::games::torus::{self, Chain, Form};
use crate::games::zen::{self, Illegal};
use crate::games::{AnyGame, Game, Player, Spot, Square, zener};
use bevy::prelude::*;

/// How wide the lines are that tell reasons.
const LINE: f32 = 0.055;

/// The marks that only this game has.
pub(super) fn why(context: &MarkContext) -> Vec<Mark> {
    // How far the chains have got is to be seen whoever is to move.
    if let AnyGame::Torus(game) = context.table.played().round().game() {
        let mut marks = chains(context, game);
        if may_point(context.table) {
            marks.extend(links_in_the_way(context, game));
        }
        return marks;
    }
    if !may_point(context.table) {
        return Vec::new();
    }
    match context.table.played().round().game() {
        AnyGame::Zen(game) => lines_and_counts(context, game),
        AnyGame::Enso(game) => conditions(context, game),
        AnyGame::Torus(_) => Vec::new(),
        AnyGame::Zener(game) => symbol_to_answer(context, game),
    }
}

/// ZEN: along each line of the piece in the hand as many squares as there are pieces on it, and what stands in the way.
fn lines_and_counts(context: &MarkContext, game: &Game<zen::Position>) -> Vec<Mark> {
    let Some(&Spot::Square(from)) = context.selection.spots.first() else { return Vec::new() };
    if !context.settings.show_targets {
        return Vec::new();
    }
    const WAYS: [(f32, f32); 8] =
        [(1.0, 0.0), (1.0, -1.0), (0.0, -1.0), (-1.0, -1.0), (-1.0, 0.0), (-1.0, 1.0), (0.0, 1.0), (1.0, 1.0)];
    let layout = context.layout;
    let start = layout.place(from);
    let half = layout.half_field();
    let mut marks = Vec::new();
    for (line, way) in game.position().line_counts(from).into_iter().zip(WAYS) {
        let way = Vec3::new(way.0, 0.0, way.1);
        let begin = start + way.normalize() * 0.48;
        let number = |place: Vec3, tone: MarkMeaning| Mark::number(line.pieces, tone, place, context.turn, 0.42);
        match (line.to, &line.obstacle) {
            (Some(to), None) => {
                let end = layout.place(to);
                marks.push(Mark::line(MarkMeaning::Target, begin, end - way.normalize() * 0.25, LINE));
                // On the target itself, or before it when a piece stands there.
                let captures = context.table.board().top(to).is_some();
                let sign = if captures { end - way * 0.62 } else { end };
                if captures {
                    marks.push(Mark::new(Shape::Dot, MarkMeaning::Target, sign).sized(NUMBERED));
                }
                marks.extend(number(sign, MarkMeaning::Written));
            }
            (Some(to), Some(obstacle)) => {
                let stop = match *obstacle {
                    Illegal::Blocked { .. } => obstacle.squares().first().map_or(to, |&square| square),
                    _ => to,
                };
                let end = layout.place(stop);
                marks.push(Mark::line(MarkMeaning::Refused, begin, end - way.normalize() * 0.44, LINE * 0.6));
                marks.push(Mark::new(Shape::ThinRing, MarkMeaning::Refused, end));
                marks.push(Mark::new(Shape::Cross, MarkMeaning::Refused, layout.place(to)));
                let sign = end - way * 0.62;
                marks.push(Mark::new(Shape::Dot, MarkMeaning::Refused, sign).sized(NUMBERED * 0.85));
                marks.extend(number(sign, MarkMeaning::Written));
            }
            (None, _) => {
                // To the edge of the board, where the count would lead beyond it.
                let room =
                    |at: f32, way: f32, half: f32| if way == 0.0 { f32::MAX } else { (half - at * way) / way.abs() };
                let reach = room(start.x, way.x, half.x).min(room(start.z, way.z, half.y));
                if reach > 0.6 {
                    let end = start + way * reach;
                    marks.push(Mark::line(MarkMeaning::Cannot, begin, end, LINE * 0.6));
                    marks.push(Mark::new(Shape::Dot, MarkMeaning::Cannot, end - way * 0.3).sized(NUMBERED * 0.85));
                    marks.extend(number(end - way * 0.3, MarkMeaning::Written));
                }
            }
        }
    }
    marks
}

/// Enso: what each stone of the player to move must, may or may not do.
fn conditions(context: &MarkContext, game: &Game<enso::Position>) -> Vec<Mark> {
    if !context.settings.show_targets || !context.selection.spots.is_empty() {
        return Vec::new();
    }
    let position = game.position();
    let own = context.layout.squares().filter(|&square| position.stone(square) == Some(context.to_move()));
    own.filter_map(|square| {
        let (shape, tone) = match position.condition(square)? {
            Condition::MustCapture => (Shape::ThinRing, MarkMeaning::Must),
            Condition::MayLeave => (Shape::Dashes, MarkMeaning::May),
            Condition::Frozen => (Shape::Corners, MarkMeaning::Cannot),
        };
        Some(Mark::new(shape, tone, context.layout.place(square)))
    })
    .collect()
}

/// ZeN: the links that forbid the links of the stone in the hand, and the one that crosses what was refused.
fn links_in_the_way(context: &MarkContext, game: &Game<torus::Position>) -> Vec<Mark> {
    let mut links = match context.selection.spots.first() {
        Some(&Spot::Square(from)) => game.position().links_in_the_way(from),
        _ => Vec::new(),
    };
    if let Some(refused) = &context.selection.refusal {
        let causes: &[Square] = &refused.why.squares;
        let board = context.table.board();
        let crossing = board.links().iter().filter(|link| causes.contains(&link.from) && causes.contains(&link.to));
        links.extend(crossing.copied());
    }
    links.iter().map(|link| thread(context, [link.from, link.to], MarkMeaning::Refused, ON_BRIDGE, 0.16)).collect()
}

/// How high over the board threads run: over bridges, and over stones.
const ON_BRIDGE: f32 = 0.15;
const OVER_STONES: f32 = 0.25;

/// A line from one cell of ZeN to a neighbour, the short way.
fn thread(context: &MarkContext, [from, to]: [Square; 2], tone: MarkMeaning, height: f32, width: f32) -> Mark {
    let bridge = links::bridge(context.layout, from, to);
    let above = Vec3::Y * height;
    Mark::line(tone, bridge.translation + above, bridge.transform_point(Vec3::X) + above, width)
}

/// ZeN: the chain under the pointer, and for each side the one that is nearest to a loop.
fn chains(context: &MarkContext, game: &Game<torus::Position>) -> Vec<Mark> {
    // What won is lit already, and of an earlier position the rules are not asked.
    if context.table.looks_back() || game.verdict().outcome.is_over() {
        return Vec::new();
    }
    let pointed_at = match context.selection.hovered {
        Some(Spot::Square(square)) => game.position().chain(square),
        _ => None,
    };
    let longest = Player::BOTH.into_iter().filter_map(|player| game.position().longest_chain(player));
    let longest = longest.filter(|chain| context.settings.show_chains && pointed_at.as_ref() != Some(chain));
    let mut marks: Vec<Mark> = longest.flat_map(|chain| drawn(context, &chain, MarkMeaning::Chain)).collect();
    marks.extend(pointed_at.iter().flat_map(|chain| drawn(context, chain, MarkMeaning::Pointed)));
    marks
}

/// A thread through the stones of a chain: thin while it is open, with broken rings where it goes all the way round without
/// closing, and broad with a light round each stone when it is a loop.
fn drawn(context: &MarkContext, chain: &Chain, tone: MarkMeaning) -> Vec<Mark> {
    let (width, ring) = match chain.form {
        Form::Closed(_) => (0.2, Shape::Halo),
        Form::Open { passes_itself: true, .. } => (0.07, Shape::Dashes),
        Form::Open { .. } => (0.07, Shape::ThinRing),
    };
    let threads = chain.joints.iter().map(|&joint| thread(context, joint, tone, OVER_STONES, width));
    let is_alone = chain.joints.is_empty();
    let rings =
        chain.squares.iter().filter(|_| !is_alone).map(|&square| Mark::new(ring, tone, context.layout.place(square)));
    threads.chain(rings).collect()
}

/// Zener: the piece that must answer, framed until it has; and how many tiles lie under the top of a stack.
fn symbol_to_answer(context: &MarkContext, game: &Game<zener::Position>) -> Vec<Mark> {
    let position = game.position();
    let board = context.table.board();
    let mut marks = Vec::new();
    let must = position.answer().and_then(|symbol| zener::Piece::new(context.to_move(), symbol));
    if let Some(square) = must.and_then(|piece| position.square_of(piece))
        && let Some(place) = context.place(&board, Spot::Square(square))
    {
        marks.push(Mark::new(Shape::Frame, MarkMeaning::Must, place));
        marks.push(Mark::new(Shape::Fill, MarkMeaning::Must, context.layout.place(square)));
    }
    for square in context.layout.squares().filter(|&square| board.stack(square).len() > 1) {
        let corner = Vec3::new(0.33, 0.0, 0.33);
        let corner = Quat::from_rotation_y(context.turn) * corner;
        if let Some(place) = context.place(&board, Spot::Square(square)) {
            let tone = match board.top(square) {
                Some(crate::games::Piece::Symbol(Player::Two, _)) => MarkMeaning::Written,
                _ => MarkMeaning::Cannot,
            };
            let height = u8::try_from(board.stack(square).len()).unwrap_or(u8::MAX);
            marks.extend(Mark::number(height, tone, place + corner, context.turn, 0.24));
        }
    }
    marks
}
