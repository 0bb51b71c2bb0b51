//! What everything is made of: the palette, the shared materials, and which of both each piece has.

use super::matter::Matter;
use super::room;
use super::shapes;
use super::surface::{Finish, Surface};
use super::textures::{Picture, Textures};
use crate::app::settings::View;
use crate::games::{Kind, Piece, Player};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// Bone, box wood: the light pieces.
pub(super) const IVORY: Color = Color::srgb(0.93, 0.89, 0.79);
/// Ebony, slate: the dark pieces.
pub(super) const EBONY: Color = Color::srgb(0.085, 0.08, 0.08);
/// Red lacquer: the Zen, and N's stones.
pub(super) const LACQUER: Color = Color::srgb(0.52, 0.06, 0.045);
pub(super) const GILT: Color = Color::srgb(0.83, 0.64, 0.27);
const INK: Color = Color::srgb(0.11, 0.10, 0.10);

/// How sharply and how strongly polished wood mirrors the lamp, and how much of the room.
const SATIN: Vec4 = Vec4::new(36.0, 0.22, 0.035, 0.0);

/// All shared meshes of pieces and all shared materials.
#[derive(Resource)]
pub(super) struct Looks {
    /// Wood of any colour.
    pub(super) wood: Handle<Surface>,
    /// Wood where no shadow falls.
    pub(super) open_wood: Handle<Surface>,
    /// Stone of any colour.
    pub(super) stone: Handle<Surface>,
    /// Glyphs printed on wood or stone.
    pub(super) print: Handle<Surface>,
    /// Satin things of any colour.
    pub(super) satin: Handle<Surface>,
    /// What pieces are made of.
    matters: HashMap<Matter, Handle<Surface>>,
    /// Things of any colour without light and shadow: the plan.
    pub(super) flat: Handle<Surface>,
    pieces: HashMap<(Kind, Piece), PieceMeshes>,
}

struct PieceMeshes {
    table: Handle<Mesh>,
    plan: Handle<Mesh>,
}

impl Looks {
    /// Mesh and material of a piece of this game; nothing for a piece that the game does not have.
    pub(super) fn piece(&self, kind: Kind, piece: Piece, view: View) -> Option<(Handle<Mesh>, Handle<Surface>)> {
        let meshes = self.pieces.get(&(kind, piece))?;
        Some(match view {
            View::Plan => (meshes.plan.clone(), self.flat.clone()),
            View::Table | View::Doughnut => {
                let material = self.matters.get(&Matter::of(kind, piece))?;
                (meshes.table.clone(), material.clone())
            }
        })
    }

    /// The material of a bridge.
    pub(super) fn bridge(&self, view: View) -> Handle<Surface> {
        match view {
            View::Plan => self.flat.clone(),
            View::Table | View::Doughnut => self.satin.clone(),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make);
}

fn make(
    mut commands: Commands,
    textures: Res<Textures>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut surfaces: ResMut<Assets<Surface>>,
) {
    let mut pieces = HashMap::default();
    for (kind, piece) in all_pieces() {
        let made = PieceMeshes {
            table: meshes.add(shapes::on_table(kind, piece)),
            plan: meshes.add(shapes::in_plan(kind, piece)),
        };
        pieces.insert((kind, piece), made);
    }
    let matt = room::surface();
    commands.insert_resource(Looks {
        wood: surfaces.add(Surface { picture: Some(textures.picture(Picture::Wood)), ..matt.clone() }),
        open_wood: surfaces.add(Surface {
            picture: Some(textures.picture(Picture::Wood)),
            finish: Finish::Open,
            ..matt.clone()
        }),
        stone: surfaces.add(Surface { picture: Some(textures.picture(Picture::Stone)), ..matt.clone() }),
        print: surfaces.add(Surface {
            picture: Some(textures.picture(Picture::Glyphs)),
            see_through: true,
            ..matt.clone()
        }),
        satin: surfaces.add(room::surface().glossy(SATIN)),
        matters: Matter::ALL.map(|matter| (matter, surfaces.add(matter.surface(&textures)))).into(),
        flat: surfaces.add(Surface { finish: Finish::Flat, ..matt }),
        pieces,
    });
}

/// Every piece of every game.
pub(super) fn all_pieces() -> impl Iterator<Item = (Kind, Piece)> {
    let of = |player| {
        let symbols = (1..=5).map(move |symbol| (Kind::Zener, Piece::Symbol(player, symbol)));
        let stones = [Kind::Enso, Kind::Torus].map(|kind| (kind, Piece::Stone(player)));
        symbols.chain(stones).chain([(Kind::Zen, Piece::Pawn(player))])
    };
    Player::BOTH.into_iter().flat_map(of).chain([(Kind::Zen, Piece::Zen)])
}

/// The colour of a piece, and one that stands out against it.
pub(super) fn colours(kind: Kind, piece: Piece) -> (Color, Color) {
    match piece {
        Piece::Zen => (LACQUER, GILT),
        Piece::Pawn(player) | Piece::Stone(player) | Piece::Symbol(player, _) => match (kind, player) {
            (Kind::Torus, Player::Two) => (LACQUER, IVORY),
            _ if kind.player_name(player) == "White" => (IVORY, INK),
            _ => (EBONY, IVORY),
        },
    }
}
