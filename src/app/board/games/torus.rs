//! ZeN on the table: small stones, the bridges between them, and the chains that they form.

use crate::app::board::games::visuals::{ContactShadow, GameVisuals, Labels, latin_small, number};
use crate::app::board::marks::mark::{Mark, MarkContext, MarkMeaning, Shape};
use crate::app::board::material::palette::colours;
use crate::app::board::mesh::builder::{Grain, MeshBuilder};
use crate::app::board::mesh::links;
use crate::app::board::mesh::profiles::{STONE_GRAIN, disc, lens, level, on_profile};
use crate::games::torus::{Chain, Form};
use crate::games::{AnyGame, Piece, Player, Spot, Square};
use crate::themes::Theme;
use bevy::prelude::*;

pub(super) const VISUALS: GameVisuals = GameVisuals {
    // A board that wraps around is one tile that is repeated, see `torus_tile`; nothing lies beside it.
    board: |_, _| Vec::new(),
    piece,
    plan_piece,
    link: Some(link),
    shadow: ContactShadow { bands: &[(0.28, 1.0), (0.38, 0.45), (0.48, 0.0)], is_square: false },
    labels: Labels { column: latin_small, row: |row, _| number(row), margin: 0.46 },
    outline: Shape::Ring,
    target_size: 1.0,
    state_marks: chains,
    choice_marks: links_in_the_way,
};

/// The radius of a stone, and its segments.
const RADIUS: f32 = 0.37;
const SEGMENTS: usize = 24;

/// The height of lines over the board: on bridges, and over stones.
const ON_BRIDGE: f32 = 0.15;
const OVER_STONES: f32 = 0.25;

/// A small lens-shaped stone: Z's plain, N's with an inlaid ring.
fn piece(theme: &Theme, piece: Piece) -> MeshBuilder {
    let (colour, contrast) = colours(theme, piece);
    let mut builder = MeshBuilder::new(colour);
    builder.grained(Grain::Layers(STONE_GRAIN));
    let profile = lens(RADIUS, 0.24, 4);
    if piece.owner() == Some(Player::One) {
        builder.lathe(&profile, SEGMENTS);
        return builder;
    }
    let height = |radius: f32| on_profile(&profile, radius);
    let ring = [0.205, 0.155].map(|radius| Vec2::new(radius, height(radius)));
    let (outside, rest): (Vec<Vec2>, Vec<Vec2>) = profile.iter().partition(|point| point.y < ring[0].y);
    let inside: Vec<Vec2> = rest.into_iter().filter(|point| point.x < ring[1].x).collect();
    builder.lathe(&[outside, vec![ring[0]]].concat(), SEGMENTS);
    builder.paint(contrast).lathe(&ring, SEGMENTS);
    builder.paint(colour).lathe(&[vec![ring[1]], inside].concat(), SEGMENTS);
    builder
}

fn plan_piece(theme: &Theme, piece: Piece) -> MeshBuilder {
    let (colour, contrast) = colours(theme, piece);
    let mut builder = MeshBuilder::new(contrast);
    disc(&mut builder, RADIUS, 0.025, colour, contrast);
    if piece.owner() == Some(Player::Two) {
        builder.paint(contrast).ring(level(0.12), 0.15, 0.2);
    }
    builder
}

/// A bridge between two stones; N's has a light line on it.
fn link(theme: &Theme, player: Player) -> MeshBuilder {
    let (colour, line) = colours(theme, Piece::Stone(player));
    let mut builder = MeshBuilder::new(colour);
    builder.slab(Vec2::new(0.5, 0.0), Vec2::new(0.5, 0.1), 0.03, 0.13, 0.03);
    if player == Player::Two {
        builder.paint(line).rectangle(Vec3::new(0.5, 0.134, 0.0), Vec2::new(0.5, 0.022));
    }
    builder.refined(0.16)
}

/// The links that block links of the chosen stone, and the link that crosses a refused one.
fn links_in_the_way(context: &MarkContext) -> Vec<Mark> {
    let AnyGame::Torus(game) = context.game() else { return Vec::new() };
    let mut links = match context.selection.picked_up() {
        Some(Spot::Square(from)) => game.position().links_in_the_way(from),
        _ => Vec::new(),
    };
    if let Some(refused) = &context.selection.refusal {
        let causes: &[Square] = &refused.why.squares;
        let board = context.active_match.board();
        let crossing = board.links().iter().filter(|link| causes.contains(&link.from) && causes.contains(&link.to));
        links.extend(crossing.copied());
    }
    links.iter().map(|link| thread(context, [link.from, link.to], MarkMeaning::Refused, ON_BRIDGE, 0.16)).collect()
}

/// A line from one cell to a neighbour, the short way around the torus.
fn thread(context: &MarkContext, [from, to]: [Square; 2], meaning: MarkMeaning, height: f32, width: f32) -> Mark {
    let bridge = links::bridge(context.layout, from, to);
    let above = Vec3::Y * height;
    Mark::line(meaning, bridge.translation + above, bridge.transform_point(Vec3::X) + above, width)
}

/// The chain under the pointer, and for each side the one that is nearest to a loop.
fn chains(context: &MarkContext) -> Vec<Mark> {
    let AnyGame::Torus(game) = context.game() else { return Vec::new() };
    // A winning chain is marked anyway.
    if context.active_match.looks_back() && !context.active_match.is_analysed() || game.verdict().outcome.is_over() {
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

/// A line through the stones of a chain: thin while the chain is open, with dashed rings if it goes round the torus
/// without closing, and broad with a halo round each stone if it is a loop.
fn drawn(context: &MarkContext, chain: &Chain, meaning: MarkMeaning) -> Vec<Mark> {
    let (width, ring) = match chain.form {
        Form::Closed(_) => (0.2, Shape::Halo),
        Form::Open { passes_itself: true, .. } => (0.07, Shape::Dashes),
        Form::Open { .. } => (0.07, Shape::ThinRing),
    };
    let threads = chain.connections.iter().map(|&connection| thread(context, connection, meaning, OVER_STONES, width));
    let is_alone = chain.connections.is_empty();
    let rings = chain
        .squares
        .iter()
        .filter(|_| !is_alone)
        .map(|&square| Mark::new(ring, meaning, context.layout.place(square)));
    threads.chain(rings).collect()
}
