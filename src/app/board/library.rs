//! The shared assets: materials, the meshes of pieces in the colours of their themes, and the mesh and material of each
//! piece.

use crate::app::board::games::{all_pieces, visuals_of};
use crate::app::board::material::surface::{Finish, Surface};
use crate::app::board::material::textures::{Picture, Textures};
use crate::app::board::material::{lighting, piece_materials};
use crate::app::board::mesh::builder::MeshBuilder;
use crate::app::board::mesh::letters::letter_tile;
use crate::app::board::schedule::BoardSystems;
use crate::app::geometry::facing::LabelRotation;
use crate::app::state::settings::{Settings, View};
use crate::games::{Kind, Piece, Player};
use crate::themes::{Material, Matter, Styles, Theme};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// The gloss of polished wood: sharpness and strength of the specular highlight, and the reflectance (see
/// `Values::gloss`).
const SATIN: Vec4 = Vec4::new(36.0, 0.22, 0.035, 0.0);

/// All shared meshes of pieces and all shared materials.
#[derive(Resource)]
pub(super) struct AssetLibrary {
    /// Wood of any colour.
    pub(super) wood: Handle<Surface>,
    stone: Handle<Surface>,
    plain: Handle<Surface>,
    /// Glyphs printed on wood or stone.
    pub(super) print: Handle<Surface>,
    /// Satin surfaces of any colour.
    pub(super) satin: Handle<Surface>,
    /// The materials of pieces.
    piece_materials: HashMap<Matter, Handle<Surface>>,
    /// Unlit surfaces of any colour, for the plan.
    pub(super) flat: Handle<Surface>,
    /// The themes whose colours the meshes have now.
    styles: Styles,
    pieces: HashMap<(Kind, Piece), PieceMeshes>,
    links: HashMap<(Kind, Player), Handle<Mesh>>,
}

struct PieceMeshes {
    table: Handle<Mesh>,
    plan: Handle<Mesh>,
    /// With letters that face the viewer.
    text: Handle<Mesh>,
}

impl AssetLibrary {
    /// Mesh and material of a piece of this game; `None` for a piece that the game does not have.
    pub(super) fn piece(&self, kind: Kind, piece: Piece, view: View) -> Option<(Handle<Mesh>, Handle<Surface>)> {
        let meshes = self.pieces.get(&(kind, piece))?;
        Some(match view {
            View::Plan => (meshes.plan.clone(), self.flat.clone()),
            View::Text => (meshes.text.clone(), self.flat.clone()),
            View::Table | View::Doughnut => {
                let material = self.piece_materials.get(&self.styles.theme(kind).paint(piece).matter)?;
                (meshes.table.clone(), material.clone())
            }
        })
    }

    /// The mesh of a player's links; `None` in a game without links.
    pub(super) fn link_mesh(&self, kind: Kind, player: Player) -> Option<Handle<Mesh>> {
        self.links.get(&(kind, player)).cloned()
    }

    /// The material of links.
    pub(super) fn link_material(&self, view: View) -> Handle<Surface> {
        match view {
            View::Plan | View::Text => self.flat.clone(),
            View::Table | View::Doughnut => self.satin.clone(),
        }
    }

    /// The surface of squares and table tops of this material, for any colour.
    pub(super) fn ground(&self, material: Material) -> Handle<Surface> {
        match material {
            Material::Wood => self.wood.clone(),
            Material::Stone => self.stone.clone(),
            Material::Plain => self.plain.clone(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make).add_systems(
        Update,
        (
            update_piece_meshes.run_if(resource_changed::<Settings>),
            // For the first rotation `make` has made them.
            turn_letters.run_if(resource_changed::<LabelRotation>.and_then(not(resource_added::<LabelRotation>))),
        )
            .chain()
            .in_set(BoardSystems::Build),
    );
}

fn make(
    mut commands: Commands,
    settings: Res<Settings>,
    facing: Res<LabelRotation>,
    textures: Res<Textures>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut surfaces: ResMut<Assets<Surface>>,
) {
    let styles = settings.styles;
    let mut pieces = HashMap::default();
    for (kind, piece) in all_pieces() {
        let theme = styles.theme(kind);
        let visuals = visuals_of(kind);
        let made = PieceMeshes {
            table: meshes.add((visuals.piece)(theme, piece).build()),
            plan: meshes.add((visuals.plan_piece)(theme, piece).build()),
            text: meshes.add(letter_tile(theme, kind, piece, facing.0).build()),
        };
        pieces.insert((kind, piece), made);
    }
    let mut links = HashMap::default();
    for (kind, player, mesh) in all_links(styles, |_| true) {
        links.insert((kind, player), meshes.add(mesh));
    }
    let matt = lighting::surface();
    commands.insert_resource(AssetLibrary {
        wood: surfaces.add(Surface { picture: Some(textures.picture(Picture::Wood)), ..matt.clone() }),
        stone: surfaces.add(Surface { picture: Some(textures.picture(Picture::Stone)), ..matt.clone() }),
        plain: surfaces.add(matt.clone()),
        print: surfaces.add(Surface {
            picture: Some(textures.picture(Picture::Glyphs)),
            see_through: true,
            ..matt.clone()
        }),
        satin: surfaces.add(lighting::surface().glossy(SATIN)),
        piece_materials: Matter::ALL
            .map(|made_of| (made_of, surfaces.add(piece_materials::surface(made_of, &textures))))
            .into(),
        flat: surfaces.add(Surface { finish: Finish::Flat, ..matt }),
        styles,
        pieces,
        links,
    });
}

/// Replaces the meshes of the games whose theme has changed. Entities keep their handles, so their colours change with
/// them.
fn update_piece_meshes(
    settings: Res<Settings>,
    facing: Res<LabelRotation>,
    mut library: ResMut<AssetLibrary>,
    mut meshes: ResMut<Assets<Mesh>>,
) -> Result {
    let (before, now) = (library.styles, settings.styles);
    if before == now {
        return Ok(());
    }
    library.styles = now;
    let changed = |kind: Kind| before.of(kind) != now.of(kind);
    for (&(kind, piece), made) in library.pieces.iter().filter(|((kind, _), _)| changed(*kind)) {
        let visuals = visuals_of(kind);
        meshes.insert(made.table.id(), (visuals.piece)(now.theme(kind), piece).build())?;
        meshes.insert(made.plan.id(), (visuals.plan_piece)(now.theme(kind), piece).build())?;
        meshes.insert(made.text.id(), letter_tile(now.theme(kind), kind, piece, facing.0).build())?;
    }
    for (kind, player, mesh) in all_links(now, changed) {
        if let Some(link) = library.links.get(&(kind, player)) {
            meshes.insert(link.id(), mesh)?;
        }
    }
    Ok(())
}

/// Turns the letters of the text view to the viewer.
fn turn_letters(facing: Res<LabelRotation>, library: Res<AssetLibrary>, mut meshes: ResMut<Assets<Mesh>>) -> Result {
    for (&(kind, piece), made) in &library.pieces {
        let letters = letter_tile(library.styles.theme(kind), kind, piece, facing.0);
        meshes.insert(made.text.id(), letters.build())?;
    }
    Ok(())
}

/// The meshes of links, of those selected games that have links.
fn all_links(styles: Styles, is_wanted: impl Fn(Kind) -> bool) -> Vec<(Kind, Player, Mesh)> {
    let with_links = Kind::ALL.into_iter().filter(|&kind| is_wanted(kind));
    let with_links = with_links.filter_map(|kind| Some((kind, visuals_of(kind).link?)));
    let of_players = |(kind, link): (Kind, fn(&Theme, Player) -> MeshBuilder)| {
        Player::BOTH.map(|player| (kind, player, link(styles.theme(kind), player).build()))
    };
    with_links.flat_map(of_players).collect()
}
