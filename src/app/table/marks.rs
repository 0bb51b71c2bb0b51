//! Marks on the board: what is picked up, where it may go, what was refused and why, the last move, check and the win.
//!
//! They are drawn anew whenever something that they tell of has changed, and stand still otherwise.

use super::TableSystems;
use super::clay::Clay;
use super::endless::Endless;
use super::gestures::{Breathes, Shakes};
use super::glyphs::Glyph;
use super::layout::Layout;
use super::surface::Surface;
use super::textures::{Picture, Textures};
use super::{bridges, looks, pieces, reasons};
use crate::app::camera::Facing;
use crate::app::counting::Counting;
use crate::app::play::{Happened, InMotion, OnTable, last_move_spots};
use crate::app::pointing::{Selection, may_point};
use crate::app::settings::Settings;
use crate::games::{Board, Kind, Player, Spot, Square};
use crate::themes::{MarkSet, Marks};
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The shape of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Shape {
    /// A spot in the middle of an empty square.
    Dot,
    /// A ring round a piece.
    Ring,
    /// A thin ring round a piece.
    ThinRing,
    /// A broken ring round a piece.
    Dashes,
    /// A frame round a tile.
    Frame,
    /// The whole square.
    Fill,
    /// The corners of the square.
    Corners,
    /// A light on the ground round a piece, which fades away.
    Halo,
    /// A line along x from the mark's place, one long, to be stretched.
    Line,
    /// A diagonal cross.
    Cross,
    /// A digit.
    Digit(char),
}

/// What a mark says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Tone {
    /// Picked up.
    Picked,
    /// A legal target.
    Target,
    /// Under the pointer.
    Hover,
    /// Part of the last move.
    Last,
    /// Refused, or the cause of it.
    Refused,
    /// Must be done now.
    Must,
    /// May be done.
    May,
    /// Cannot be done.
    Cannot,
    /// Won.
    Won,
    /// Said in figures.
    Written,
    /// A chain that is to be seen.
    Chain,
    /// The chain under the pointer.
    Pointed,
}

impl Tone {
    const ALL: [Self; 12] = [
        Self::Picked,
        Self::Target,
        Self::Hover,
        Self::Last,
        Self::Refused,
        Self::Must,
        Self::May,
        Self::Cannot,
        Self::Won,
        Self::Written,
        Self::Chain,
        Self::Pointed,
    ];

    fn colour(self, marks: &Marks) -> Color {
        looks::colour(match self {
            Self::Picked => marks.picked,
            Self::Target => marks.target,
            Self::Hover => marks.hover,
            Self::Last => marks.last,
            Self::Refused => marks.refused,
            Self::Must => marks.must,
            Self::May => marks.may,
            Self::Cannot => marks.cannot,
            Self::Won => marks.won,
            Self::Written => marks.written,
            Self::Chain => marks.chain,
            Self::Pointed => marks.pointed,
        })
    }
}

/// One mark.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Mark {
    pub(super) shape: Shape,
    pub(super) tone: Tone,
    /// Where it lies, its shape's own lift not counted.
    pub(super) place: Transform,
    /// How it moves by itself.
    gesture: Gesture,
}

/// How a mark moves by itself.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Gesture {
    #[default]
    Still,
    Breathes,
    Shakes,
}

impl Mark {
    pub(super) fn new(shape: Shape, tone: Tone, place: Vec3) -> Self {
        Self { shape, tone, place: Transform::from_translation(place), gesture: Gesture::Still }
    }

    /// The same mark, larger or smaller.
    pub(super) fn sized(mut self, size: f32) -> Self {
        self.place.scale *= size;
        self
    }

    /// The same mark, moving by itself.
    fn moving(self, gesture: Gesture) -> Self {
        Self { gesture, ..self }
    }

    /// A line from one place to another.
    pub(super) fn line(tone: Tone, from: Vec3, to: Vec3, width: f32) -> Self {
        let way = to - from;
        let place = Transform::from_translation(from)
            .with_rotation(Quat::from_rotation_y((-way.z).atan2(way.x)))
            .with_scale(Vec3::new(way.length(), 1.0, width));
        Self { shape: Shape::Line, tone, place, gesture: Gesture::Still }
    }

    /// A number, turned to the viewer.
    pub(super) fn number(number: u8, tone: Tone, place: Vec3, turn: f32, size: f32) -> Vec<Self> {
        let text = number.to_string();
        let first = (text.len() as f32 - 1.0) / -2.0;
        let turn = Quat::from_rotation_y(turn);
        text.chars()
            .enumerate()
            .map(|(index, digit)| {
                let aside = turn * Vec3::X * (first + index as f32) * size * super::glyphs::LETTER_STEP;
                let place =
                    Transform::from_translation(place + aside).with_rotation(turn).with_scale(Vec3::splat(size));
                Self { shape: Shape::Digit(digit), tone, place, gesture: Gesture::Still }
            })
            .collect()
    }
}

/// How high a mark floats, so that marks on one square do not fight for it.
fn float(shape: Shape) -> f32 {
    match shape {
        Shape::Halo => 0.005,
        Shape::Fill => 0.007,
        Shape::Corners => 0.009,
        Shape::Line => 0.012,
        Shape::Dot | Shape::Cross => 0.015,
        Shape::Ring | Shape::ThinRing | Shape::Dashes | Shape::Frame => 0.017,
        Shape::Digit(_) => 0.021,
    }
}

/// In how many steps a halo fades away.
const HALO_BANDS: u8 = 12;

/// How much larger a dot is that bears a number.
pub(super) const NUMBERED: f32 = 1.6;

/// Frames drawn after the one in which the marks have changed: a window may hold the newest frame back until then.
const ECHO: u8 = 1;

#[derive(Component)]
struct Drawn;

/// The shared meshes and materials of marks.
#[derive(Resource)]
struct Ink {
    shapes: HashMap<Shape, Handle<Mesh>>,
    plain: HashMap<Tone, Handle<Surface>>,
    written: HashMap<Tone, Handle<Surface>>,
    /// Whose colours they have.
    set: MarkSet,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, mix_ink).add_systems(Update, (match_board, draw).chain().in_set(TableSystems::Mark));
}

fn mix_ink(
    mut commands: Commands,
    textures: Res<Textures>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut surfaces: ResMut<Assets<Surface>>,
) {
    let outlines = [
        Shape::Dot,
        Shape::Ring,
        Shape::ThinRing,
        Shape::Dashes,
        Shape::Frame,
        Shape::Fill,
        Shape::Corners,
        Shape::Halo,
        Shape::Line,
        Shape::Cross,
    ];
    let shapes = outlines.into_iter().chain(('0'..='9').map(Shape::Digit));
    let shapes = shapes.map(|shape| (shape, meshes.add(mesh(shape)))).collect();
    let set = MarkSet::Warm;
    let mut ink =
        |tone: Tone, texture: Option<Handle<Image>>| surfaces.add(Surface::ink(tone.colour(set.marks()), texture));
    let plain = Tone::ALL.into_iter().map(|tone| (tone, ink(tone, None))).collect();
    let written =
        Tone::ALL.into_iter().map(|tone| (tone, ink(tone, Some(textures.picture(Picture::Glyphs))))).collect();
    commands.insert_resource(Ink { shapes, plain, written, set });
}

/// Gives the marks the colours that stand out on the board.
fn match_board(
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    mut ink: ResMut<Ink>,
    mut surfaces: ResMut<Assets<Surface>>,
) {
    let Some(layout) = layout else { return };
    let wanted = settings.styles.theme(layout.kind()).marks;
    if ink.set == wanted {
        return;
    }
    ink.set = wanted;
    for (tone, material) in ink.plain.iter().chain(&ink.written) {
        if let Some(mut surface) = surfaces.get_mut(material) {
            surface.values.tint = tone.colour(wanted.marks()).into();
        }
    }
}

fn mesh(shape: Shape) -> Mesh {
    let mut clay = Clay::new(Color::WHITE);
    let middle = Vec3::ZERO;
    match shape {
        Shape::Dot => clay.ring(middle, 0.0, 0.15),
        Shape::Ring => clay.ring(middle, 0.405, 0.475),
        Shape::ThinRing => clay.ring(middle, 0.435, 0.465),
        Shape::Dashes => {
            for dash in 0..8 {
                let from = dash as f32 / 8.0;
                clay.arc(middle, 0.425, 0.47, from, from + 0.07);
            }
            &mut clay
        }
        Shape::Frame => clay.outline(middle, Vec2::splat(0.485), 0.06),
        Shape::Fill => clay.rectangle(middle, Vec2::splat(0.485)),
        Shape::Corners => {
            for (x, z) in [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
                let corner = Vec3::new(x, 0.0, z) * 0.475;
                clay.rectangle(corner - Vec3::X * x * 0.08, Vec2::new(0.08, 0.0175));
                clay.rectangle(corner - Vec3::Z * z * 0.08, Vec2::new(0.0175, 0.08));
            }
            &mut clay
        }
        Shape::Halo => {
            for band in 0..HALO_BANDS {
                let at = |edge: u8| 0.3 + 0.4 * f32::from(edge) / f32::from(HALO_BANDS);
                let fading = 1.0 - (f32::from(band) + 0.5) / f32::from(HALO_BANDS);
                clay.paint(Color::WHITE.with_alpha(0.9 * fading)).ring(middle, at(band), at(band + 1));
            }
            &mut clay
        }
        Shape::Line => clay.rectangle(Vec3::X * 0.5, Vec2::new(0.5, 0.5)),
        Shape::Cross => {
            let arm = Vec3::new(0.2, 0.0, 0.2);
            clay.strip(-arm, arm, 0.075).strip(Vec3::new(-0.2, 0.0, 0.2), Vec3::new(0.2, 0.0, -0.2), 0.075)
        }
        Shape::Digit(digit) => clay.picture(middle, Vec2::splat(0.5), Glyph::Letter(digit).part()),
    };
    // So fine that it can be bent with the board of ZeN.
    let longest = match shape {
        Shape::Fill | Shape::Line | Shape::Cross | Shape::Corners | Shape::Dot => 0.12,
        _ => f32::MAX,
    };
    clay.refined(longest).build()
}

fn draw(
    mut commands: Commands,
    mut happened: MessageReader<Happened>,
    drawn: Query<Entity, With<Drawn>>,
    ink: Res<Ink>,
    table: Option<Res<OnTable>>,
    layout: Option<Res<Layout>>,
    selection: Res<Selection>,
    counting: Res<Counting>,
    settings: Res<Settings>,
    motion: Res<InMotion>,
    facing: Res<Facing>,
    mut echo: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *echo > 0 {
        *echo -= 1;
        redraw.write(RequestRedraw);
    }
    let news = happened.read().count() > 0;
    let changed = selection.is_changed()
        || counting.is_changed()
        || settings.is_changed()
        || motion.is_changed()
        || facing.is_changed();
    if !news && !changed {
        return;
    }
    *echo = ECHO;
    redraw.write(RequestRedraw);
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    let (Some(table), Some(layout)) = (table, layout) else { return };
    let sight = Sight { table: &table, layout: *layout, selection: &selection, settings: &settings, turn: facing.0 };
    let mut marks = what_to_mark(&sight, motion.0);
    if !motion.0 {
        marks.extend(reasons::why(&sight));
        marks.extend(counted(&sight, &counting));
    }
    for mark in marks {
        let materials = if matches!(mark.shape, Shape::Digit(_)) { &ink.written } else { &ink.plain };
        let (Some(mesh), Some(material)) = (ink.shapes.get(&mark.shape), materials.get(&mark.tone)) else { continue };
        let mut place = mark.place;
        place.translation.y += float(mark.shape);
        let look = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()));
        let mut entity = commands.spawn((Drawn, look, place, NotShadowCaster, NotShadowReceiver));
        match mark.gesture {
            Gesture::Still => {}
            Gesture::Breathes => _ = entity.insert(Breathes(place.scale)),
            Gesture::Shakes => _ = entity.insert(Shakes(place.translation)),
        }
        if layout.kind() == Kind::Torus {
            match mark.shape {
                Shape::Line => entity.insert(Endless::pliant(place.scale.x)),
                Shape::Fill | Shape::Corners => entity.insert(Endless::pliant(0.5)),
                _ => entity.insert(Endless::round(0.7)),
            };
        }
    }
}

/// Everything that marks depend on.
pub(super) struct Sight<'a> {
    pub(super) table: &'a OnTable,
    pub(super) layout: Layout,
    pub(super) selection: &'a Selection,
    pub(super) settings: &'a Settings,
    /// By how much what is written is turned to face the viewer.
    pub(super) turn: f32,
}

impl Sight<'_> {
    pub(super) fn to_move(&self) -> Player {
        self.table.played().round().game().to_move()
    }

    /// Where a mark of a spot lies: on top of its tiles, but on the ground round anything that is tall.
    pub(super) fn place(&self, board: &Board, spot: Spot) -> Option<Vec3> {
        let place = self.layout.spot(spot, self.to_move())?;
        let tiles = match spot {
            Spot::Square(square) if self.layout.kind() == Kind::Zener => board.stack(square).len(),
            _ => 0,
        };
        Some(place + Vec3::Y * self.layout.stack_height(tiles))
    }

    /// A mark that covers a spot, exits stretched.
    fn cover(&self, shape: Shape, tone: Tone, board: &Board, spot: Spot) -> Option<Mark> {
        let mut mark = Mark::new(shape, tone, self.place(board, spot)?);
        if spot == Spot::Off {
            let size = self.layout.exit_size();
            mark.place.scale = Vec3::new(size.x, 1.0, size.y);
        }
        Some(mark)
    }
}

/// The marks that all games share.
fn what_to_mark(sight: &Sight, moving: bool) -> Vec<Mark> {
    let Sight { table, layout, selection, settings, .. } = *sight;
    let board = table.board();
    let occupied = |spot: Spot| matches!(spot, Spot::Square(square) if board.top(square).is_some());
    let round = if layout.kind() == Kind::Zener { Shape::Frame } else { Shape::Ring };
    let mut marks = Vec::new();
    for spot in last_move_spots(table) {
        // On the ground, under the tiles: the mark of the last move must not hide a symbol.
        let Some(place) = layout.spot(spot, sight.to_move().other()) else { continue };
        let mut mark = Mark::new(Shape::Fill, Tone::Last, place);
        if spot == Spot::Off {
            mark.place.scale = Vec3::new(layout.exit_size().x, 1.0, layout.exit_size().y);
        }
        marks.push(mark);
    }
    if moving {
        return marks;
    }
    let winners = pieces::winning_squares(table);
    for link in board.links().iter().filter(|link| [link.from, link.to].iter().all(|end| winners.contains(end))) {
        let bridge = bridges::bridge(layout, link.from, link.to);
        marks.push(Mark::line(Tone::Won, bridge.translation, bridge.transform_point(Vec3::X), 0.4));
    }
    for square in winners {
        marks.push(Mark::new(Shape::Halo, Tone::Won, layout.place(square)));
        marks.extend(sight.cover(round, Tone::Won, &board, Spot::Square(square)));
    }
    if table.played().round().in_check(table.plies_shown()).is_some() && !table.looks_back() {
        marks.extend(edge(layout, Tone::Must));
    }
    if !may_point(table) {
        return marks;
    }
    for &spot in &selection.spots {
        marks.extend(sight.cover(round, Tone::Picked, &board, spot));
    }
    if settings.show_targets && !selection.spots.is_empty() {
        for &spot in &selection.next {
            let shape = match spot {
                Spot::Off => Shape::Fill,
                _ if occupied(spot) => round,
                _ => Shape::Dot,
            };
            // In ZEN the count is written on it.
            let size = if shape == Shape::Dot && layout.kind() == Kind::Zen { NUMBERED } else { 1.0 };
            let mark = sight.cover(shape, Tone::Target, &board, spot);
            marks.extend(mark.map(|mark| mark.sized(size).moving(Gesture::Breathes)));
        }
    }
    if let Some(spot) = selection.hovered {
        let leads_on = selection.next.contains(&spot) && !selection.spots.is_empty();
        let (shape, tone) =
            if leads_on && settings.show_targets { (Shape::Fill, Tone::May) } else { (Shape::Corners, Tone::Hover) };
        let shape = if occupied(spot) && layout.kind() == Kind::Zener { Shape::Corners } else { shape };
        marks.extend(sight.cover(shape, tone, &board, spot));
    }
    if let Some(refused) = &selection.refusal {
        let cross = sight.cover(Shape::Cross, Tone::Refused, &board, refused.at);
        marks.extend(cross.map(|mark| mark.moving(Gesture::Shakes)));
        for &square in &refused.why.squares {
            marks.extend(sight.cover(round, Tone::Refused, &board, Spot::Square(square)));
        }
    }
    marks
}

/// The largest group of whoever has lost, and what has been counted of the other pieces.
fn counted(sight: &Sight, counting: &Counting) -> Vec<Mark> {
    let Some(count) = counting.0.as_ref().filter(|_| !sight.table.looks_back()) else { return Vec::new() };
    let astray = &count.astray[..count.counted.min(count.astray.len())];
    let groups = [(count.largest.as_slice(), Tone::May), (astray, Tone::Must)];
    let fill = |(squares, tone): (&[Square], Tone)| {
        let marks = squares.iter().map(|&square| Mark::new(Shape::Fill, tone, sight.layout.place(square)));
        marks.collect::<Vec<_>>()
    };
    groups.into_iter().flat_map(fill).collect()
}

/// Four lines round the squares.
fn edge(layout: Layout, tone: Tone) -> impl Iterator<Item = Mark> {
    let half = layout.half_field() + Vec2::splat(0.04);
    let corner = move |x: f32, z: f32| Vec3::new(half.x * x, 0.03, half.y * z);
    let corners = [corner(-1.0, 1.0), corner(1.0, 1.0), corner(1.0, -1.0), corner(-1.0, -1.0)];
    (0..4).map(move |side| Mark::line(tone, corners[side], corners[(side + 1) % 4], 0.07))
}
