//! Draws the marks on the board: chosen pieces, targets, refused moves with their reasons, the last move, check and the
//! win.
//!
//! All marks are spawned anew when something that they show has changed.

use crate::app::board::marks::collect::{collect_marks, explaining_marks, scored_squares};
use crate::app::board::marks::mark::{Gesture, HALO_BANDS, MarkContext, MarkMeaning, Pulses, Shakes, Shape, float};
use crate::app::board::material::surface::Surface;
use crate::app::board::material::textures::{Picture, Textures};
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::mesh::glyphs::Glyph;
use crate::app::board::schedule::BoardSystems;
use crate::app::board::torus_copies::TorusCopies;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{InMotion, MatchEvent};
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::gameplay::selection::Selection;
use crate::app::geometry::facing::LabelRotation;
use crate::app::geometry::layout::Layout;
use crate::app::state::settings::Settings;
use crate::themes::MarkSet;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// How many frames are drawn after the one in which the marks have changed: some window systems show a frame only when
/// the next one is drawn.
const EXTRA_FRAMES: u8 = 1;

#[derive(Component)]
struct MarkEntity;

/// The shared meshes and materials of marks.
#[derive(Resource)]
struct MarkAssets {
    shapes: HashMap<Shape, Handle<Mesh>>,
    plain: HashMap<MarkMeaning, Handle<Surface>>,
    written: HashMap<MarkMeaning, Handle<Surface>>,
    /// The set of colours that the marks have now.
    set: MarkSet,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, make_assets)
        .add_systems(Update, (update_colours, draw).chain().in_set(BoardSystems::Mark));
}

fn make_assets(
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
    let mut assets = |meaning: MarkMeaning, texture: Option<Handle<Image>>| {
        surfaces.add(Surface::ink(meaning.colour(set.marks()), texture))
    };
    let plain = MarkMeaning::ALL.into_iter().map(|meaning| (meaning, assets(meaning, None))).collect();
    let written = MarkMeaning::ALL
        .into_iter()
        .map(|meaning| (meaning, assets(meaning, Some(textures.picture(Picture::Glyphs)))))
        .collect();
    commands.insert_resource(MarkAssets { shapes, plain, written, set });
}

/// Gives the marks the set of colours that stands out on the board.
fn update_colours(
    settings: Res<Settings>,
    layout: Option<Res<Layout>>,
    mut assets: ResMut<MarkAssets>,
    mut surfaces: ResMut<Assets<Surface>>,
) {
    let Some(layout) = layout else { return };
    let wanted = settings.styles.theme(layout.kind()).marks;
    if assets.set == wanted {
        return;
    }
    assets.set = wanted;
    for (meaning, material) in assets.plain.iter().chain(&assets.written) {
        if let Some(mut surface) = surfaces.get_mut(material) {
            surface.values.tint = meaning.colour(wanted.marks()).into();
        }
    }
}

fn mesh(shape: Shape) -> Mesh {
    let mut builder = MeshBuilder::new(Color::WHITE);
    let middle = Vec3::ZERO;
    match shape {
        Shape::Dot => builder.ring(middle, 0.0, 0.15),
        Shape::Ring => builder.ring(middle, 0.405, 0.475),
        Shape::ThinRing => builder.ring(middle, 0.435, 0.465),
        Shape::Dashes => {
            for dash in 0..8 {
                let from = dash as f32 / 8.0;
                builder.arc(middle, 0.425, 0.47, from, from + 0.07);
            }
            &mut builder
        }
        Shape::Frame => builder.outline(middle, Vec2::splat(0.485), 0.06),
        Shape::Fill => builder.rectangle(middle, Vec2::splat(0.485)),
        Shape::Corners => {
            for (x, z) in [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)] {
                let corner = Vec3::new(x, 0.0, z) * 0.475;
                builder.rectangle(corner - Vec3::X * x * 0.08, Vec2::new(0.08, 0.0175));
                builder.rectangle(corner - Vec3::Z * z * 0.08, Vec2::new(0.0175, 0.08));
            }
            &mut builder
        }
        Shape::Halo => {
            for band in 0..HALO_BANDS {
                let at = |edge: u8| 0.3 + 0.4 * f32::from(edge) / f32::from(HALO_BANDS);
                let fading = 1.0 - (f32::from(band) + 0.5) / f32::from(HALO_BANDS);
                builder.paint(Color::WHITE.with_alpha(0.9 * fading)).ring(middle, at(band), at(band + 1));
            }
            &mut builder
        }
        Shape::Line => builder.rectangle(Vec3::X * 0.5, Vec2::new(0.5, 0.5)),
        Shape::Cross => {
            let arm = Vec3::new(0.2, 0.0, 0.2);
            builder.strip(-arm, arm, 0.075).strip(Vec3::new(-0.2, 0.0, 0.2), Vec3::new(0.2, 0.0, -0.2), 0.075)
        }
        Shape::Digit(digit) => builder.picture(middle, Vec2::splat(0.5), Glyph::Letter(digit).part()),
    };
    // Subdivided finely enough to be bent with a board that wraps around.
    let longest = match shape {
        Shape::Fill | Shape::Line | Shape::Cross | Shape::Corners | Shape::Dot => 0.12,
        _ => f32::MAX,
    };
    builder.refined(longest).build()
}

fn draw(
    mut commands: Commands,
    mut match_events: MessageReader<MatchEvent>,
    drawn: Query<Entity, With<MarkEntity>>,
    assets: Res<MarkAssets>,
    active_match: Option<Res<ActiveMatch>>,
    layout: Option<Res<Layout>>,
    selection: Res<Selection>,
    counting: Res<RoundScoring>,
    settings: Res<Settings>,
    motion: Res<InMotion>,
    facing: Res<LabelRotation>,
    mut extra_frames: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if *extra_frames > 0 {
        *extra_frames -= 1;
        redraw.write(RequestRedraw);
    }
    let news = match_events.read().count() > 0;
    let changed = selection.is_changed()
        || counting.is_changed()
        || settings.is_changed()
        || motion.is_changed()
        || facing.is_changed();
    if !news && !changed {
        return;
    }
    *extra_frames = EXTRA_FRAMES;
    redraw.write(RequestRedraw);
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    let (Some(active_match), Some(layout)) = (active_match, layout) else { return };
    let context = MarkContext {
        active_match: &active_match,
        layout: *layout,
        selection: &selection,
        settings: &settings,
        turn: facing.0,
    };
    let mut marks = collect_marks(&context, motion.0);
    if !motion.0 {
        marks.extend(explaining_marks(&context));
        marks.extend(scored_squares(&context, &counting));
    }
    for mark in marks {
        let materials = if matches!(mark.shape, Shape::Digit(_)) { &assets.written } else { &assets.plain };
        let (Some(mesh), Some(material)) = (assets.shapes.get(&mark.shape), materials.get(&mark.meaning)) else {
            continue;
        };
        let mut place = mark.place;
        place.translation.y += float(mark.shape);
        let look = (Mesh3d(mesh.clone()), MeshMaterial3d(material.clone()));
        let mut entity = commands.spawn((MarkEntity, look, place, NotShadowCaster, NotShadowReceiver));
        match mark.gesture {
            Gesture::Still => {}
            Gesture::Pulses => _ = entity.insert(Pulses(place.scale)),
            Gesture::Shakes => _ = entity.insert(Shakes(place.translation)),
        }
        if layout.wraps() {
            match mark.shape {
                Shape::Line => entity.insert(TorusCopies::stretched(place.scale.x)),
                Shape::Fill | Shape::Corners => entity.insert(TorusCopies::stretched(0.5)),
                _ => entity.insert(TorusCopies::rigid(0.7)),
            };
        }
    }
}
