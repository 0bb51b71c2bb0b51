//! Marks on the board: what is picked up, where it may go, what was refused and why, the last move, check and the win.
//!
//! They are drawn anew whenever something that they tell of has changed, and stand still otherwise.

use crate::app::board::marks::collect::{collect_marks, scored_squares};
use crate::app::board::marks::explain;
use crate::app::board::marks::mark::{Breathes, Gesture, HALO_BANDS, MarkContext, MarkMeaning, Shakes, Shape, float};
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
use crate::games::Kind;
use crate::themes::MarkSet;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Frames drawn after the one in which the marks have changed: a window may hold the newest frame back until then.
const ECHO: u8 = 1;

#[derive(Component)]
struct Drawn;

/// The shared meshes and materials of marks.
#[derive(Resource)]
struct MarkAssets {
    shapes: HashMap<Shape, Handle<Mesh>>,
    plain: HashMap<MarkMeaning, Handle<Surface>>,
    written: HashMap<MarkMeaning, Handle<Surface>>,
    /// Whose colours they have.
    set: MarkSet,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, mix_ink).add_systems(Update, (match_board, draw).chain().in_set(BoardSystems::Mark));
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
    let mut assets = |tone: MarkMeaning, texture: Option<Handle<Image>>| {
        surfaces.add(Surface::ink(tone.colour(set.marks()), texture))
    };
    let plain = MarkMeaning::ALL.into_iter().map(|tone| (tone, assets(tone, None))).collect();
    let written = MarkMeaning::ALL
        .into_iter()
        .map(|tone| (tone, assets(tone, Some(textures.picture(Picture::Glyphs)))))
        .collect();
    commands.insert_resource(MarkAssets { shapes, plain, written, set });
}

/// Gives the marks the colours that stand out on the board.
fn match_board(
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
    for (tone, material) in assets.plain.iter().chain(&assets.written) {
        if let Some(mut surface) = surfaces.get_mut(material) {
            surface.values.tint = tone.colour(wanted.marks()).into();
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
    // So fine that it can be bent with the board of ZeN.
    let longest = match shape {
        Shape::Fill | Shape::Line | Shape::Cross | Shape::Corners | Shape::Dot => 0.12,
        _ => f32::MAX,
    };
    builder.refined(longest).build()
}

fn draw(
    mut commands: Commands,
    mut happened: MessageReader<MatchEvent>,
    drawn: Query<Entity, With<Drawn>>,
    assets: Res<MarkAssets>,
    table: Option<Res<ActiveMatch>>,
    layout: Option<Res<Layout>>,
    selection: Res<Selection>,
    counting: Res<RoundScoring>,
    settings: Res<Settings>,
    motion: Res<InMotion>,
    facing: Res<LabelRotation>,
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
    let context =
        MarkContext { table: &table, layout: *layout, selection: &selection, settings: &settings, turn: facing.0 };
    let mut marks = collect_marks(&context, motion.0);
    if !motion.0 {
        marks.extend(explain::why(&context));
        marks.extend(scored_squares(&context, &counting));
    }
    for mark in marks {
        let materials = if matches!(mark.shape, Shape::Digit(_)) { &assets.written } else { &assets.plain };
        let (Some(mesh), Some(material)) = (assets.shapes.get(&mark.shape), materials.get(&mark.tone)) else {
            continue;
        };
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
                Shape::Line => entity.insert(TorusCopies::pliant(place.scale.x)),
                Shape::Fill | Shape::Corners => entity.insert(TorusCopies::pliant(0.5)),
                _ => entity.insert(TorusCopies::round(0.7)),
            };
        }
    }
}
