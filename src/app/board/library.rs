//! What everything is made of: the shared materials, the meshes of the pieces in the colours of their themes, and which of
//! both each piece has.

use crate::app::board::material::surface::{Finish, Surface};
use crate::app::board::material::textures::{Picture, Textures};
use crate::app::board::material::{lighting, piece_materials};
use crate::app::board::mesh::links;
use crate::app::board::mesh::pieces::{self, all_pieces};
use crate::app::board::schedule::BoardSystems;
use crate::app::state::settings::{Settings, View};
use crate::games::{Kind, Piece, Player};
use crate::themes::{Material, Matter, Styles};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// How sharply and how strongly polished wood mirrors the lamp, and how much of the room.
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
    /// Satin things of any colour.
    pub(super) satin: Handle<Surface>,
    /// What pieces are made of.
    matters: HashMap<Matter, Handle<Surface>>,
    /// Things of any colour without light and shadow: the plan.
    pub(super) flat: Handle<Surface>,
    /// The themes in whose colours the meshes are.
    styles: Styles,
    pieces: HashMap<(Kind, Piece), PieceMeshes>,
    bridges: [Handle<Mesh>; 2],
}

struct PieceMeshes {
    table: Handle<Mesh>,
    plan: Handle<Mesh>,
}

impl AssetLibrary {
    /// Mesh and material of a piece of this game; nothing for a piece that the game does not have.
    pub(super) fn piece(&self, kind: Kind, piece: Piece, view: View) -> Option<(Handle<Mesh>, Handle<Surface>)> {
        let meshes = self.pieces.get(&(kind, piece))?;
        Some(match view {
            View::Plan => (meshes.plan.clone(), self.flat.clone()),
            View::Table | View::Doughnut => {
                let material = self.matters.get(&self.styles.theme(kind).paint(piece).matter)?;
                (meshes.table.clone(), material.clone())
            }
        })
    }

    /// The mesh of a player's bridges.
    pub(super) fn bridge_mesh(&self, player: Player) -> Handle<Mesh> {
        self.bridges[player.index()].clone()
    }

    /// The material of a bridge.
    pub(super) fn bridge(&self, view: View) -> Handle<Surface> {
        match view {
            View::Plan => self.flat.clone(),
            View::Table | View::Doughnut => self.satin.clone(),
        }
    }

    /// What squares and table tops of this material are made of, of any colour.
    pub(super) fn ground(&self, material: Material) -> Handle<Surface> {
        match material {
            Material::Wood => self.wood.clone(),
            Material::Stone => self.stone.clone(),
            Material::Plain => self.plain.clone(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make)
        .add_systems(Update, paint_anew.run_if(resource_changed::<Settings>).in_set(BoardSystems::Build));
}

fn make(
    mut commands: Commands,
    settings: Res<Settings>,
    textures: Res<Textures>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut surfaces: ResMut<Assets<Surface>>,
) {
    let styles = settings.styles;
    let mut pieces = HashMap::default();
    for (kind, piece) in all_pieces() {
        let theme = styles.theme(kind);
        let made = PieceMeshes {
            table: meshes.add(pieces::on_table(theme, kind, piece)),
            plan: meshes.add(pieces::in_plan(theme, kind, piece)),
        };
        pieces.insert((kind, piece), made);
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
        matters: Matter::ALL
            .map(|made_of| (made_of, surfaces.add(piece_materials::surface(made_of, &textures))))
            .into(),
        flat: surfaces.add(Surface { finish: Finish::Flat, ..matt }),
        styles,
        pieces,
        bridges: Player::BOTH.map(|player| meshes.add(links::mesh(styles.theme(Kind::Torus), player))),
    });
}

/// Makes the meshes of the games anew whose theme has changed: whatever shows them is painted with them.
fn paint_anew(settings: Res<Settings>, mut library: ResMut<AssetLibrary>, mut meshes: ResMut<Assets<Mesh>>) -> Result {
    let (before, now) = (library.styles, settings.styles);
    if before == now {
        return Ok(());
    }
    library.styles = now;
    let changed = |kind: Kind| before.of(kind) != now.of(kind);
    for (&(kind, piece), made) in library.pieces.iter().filter(|((kind, _), _)| changed(*kind)) {
        meshes.insert(made.table.id(), pieces::on_table(now.theme(kind), kind, piece))?;
        meshes.insert(made.plan.id(), pieces::in_plan(now.theme(kind), kind, piece))?;
    }
    if changed(Kind::Torus) {
        for player in Player::BOTH {
            meshes.insert(library.bridge_mesh(player).id(), links::mesh(now.theme(Kind::Torus), player))?;
        }
    }
    Ok(())
}
