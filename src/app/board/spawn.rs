//! The board of the match on the table, with the names of its rows and columns.

use crate::app::board::coordinates::{coordinates, label_size, show_coordinates, turn_coordinates};
use crate::app::board::games::visuals_of;
use crate::app::board::library::AssetLibrary;
use crate::app::board::material::palette::colour;
use crate::app::board::mesh::boards::word;
use crate::app::board::torus_tile;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::MatchEvent;
use crate::app::geometry::layout::Layout;
use crate::app::geometry::torus::Torus;
use crate::app::state::settings::Settings;
use crate::themes::Theme;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The root entity of the board with everything that is fixed to it, and the theme whose colours it has.
#[derive(Component)]
struct BoardRoot(&'static Theme);

pub(super) fn plugin(app: &mut App) {
    let systems = (fit_into_window, build, show_coordinates, turn_coordinates);
    app.add_systems(Update, systems.chain().in_set(crate::app::board::schedule::BoardSystems::Build));
}

/// Fits the layout to the window, also when a screen is rotated in the middle of a match: captured pieces lie where the
/// window has space for them.
fn fit_into_window(window: Single<&Window, With<PrimaryWindow>>, layout: Option<ResMut<Layout>>) {
    if let Some(mut layout) = layout {
        let fitting = layout.in_window(window.size());
        layout.set_if_neq(fitting);
    }
}

/// Spawns the board when a match begins or its theme has changed, and despawns it when the match is left.
fn build(
    mut commands: Commands,
    mut match_events: MessageReader<MatchEvent>,
    settings: Res<Settings>,
    window: Single<&Window, With<PrimaryWindow>>,
    active_match: Option<Res<ActiveMatch>>,
    before: Option<Res<Layout>>,
    boards: Query<(Entity, &BoardRoot)>,
    library: Res<AssetLibrary>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let has_news = match_events.read().any(|event| matches!(event, MatchEvent::Begun | MatchEvent::Left));
    let theme_of = |layout: Layout| settings.styles.theme(layout.kind());
    let is_stale = boards.iter().zip(before.as_deref()).any(|((_, board), &layout)| board.0 != theme_of(layout));
    if !has_news && !is_stale {
        return;
    }
    let before = before.as_deref().copied();
    let layout =
        active_match.map(|active_match| Layout::of(active_match.played().round().game()).in_window(window.size()));
    if layout == before && !is_stale {
        return;
    }
    for (board, _) in &boards {
        commands.entity(board).despawn();
    }
    let Some(layout) = layout else {
        commands.remove_resource::<Torus>();
        commands.remove_resource::<Layout>();
        return;
    };
    if before != Some(layout) {
        commands.insert_resource(layout);
        commands.remove_resource::<Torus>();
        if layout.wraps() {
            commands.insert_resource(Torus::new(layout.size().0));
        }
    }
    let theme = theme_of(layout);
    let board =
        commands.spawn((Name::new("board"), BoardRoot(theme), Transform::default(), Visibility::default())).id();
    if layout.wraps() {
        torus_tile::spawn(&mut commands, &mut meshes, &library, (layout, &theme.board), board);
    }
    for (material, builder) in (visuals_of(layout.kind()).board)(layout, &theme.board) {
        let handle = material.map_or_else(|| library.print.clone(), |material| library.ground(material));
        let mut part = commands.spawn((Mesh3d(meshes.add(builder.build())), MeshMaterial3d(handle), ChildOf(board)));
        if material.is_none() {
            part.insert(NotShadowCaster);
        }
    }
    for (name, coordinate) in coordinates(layout) {
        let mesh = meshes.add(word(&name, label_size(layout), colour(theme.board.names)).build());
        commands.spawn((
            coordinate,
            Mesh3d(mesh),
            MeshMaterial3d(library.print.clone()),
            Transform::from_translation(coordinate.place),
            (NotShadowCaster, NoFrustumCulling),
            ChildOf(board),
        ));
    }
}
