//! What everything is made of: the shared materials, the meshes of the pieces in the colours of their themes, and which of
//! both each piece has.

use super::surface::{Finish, Surface};
use super::textures::{Picture, Textures};
use super::{TableSystems, bridges, matter, room, shapes};
use crate::app::settings::{Settings, View};
use crate::games::{Kind, Piece, Player};
use crate::themes::{Colour, Material, Matter, Styles, Theme};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// How sharply and how strongly polished wood mirrors the lamp, and how much of the room.
const SATIN: Vec4 = Vec4::new(36.0, 0.22, 0.035, 0.0);

/// All shared meshes of pieces and all shared materials.
#[derive(Resource)]
pub(super) struct Looks {
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

impl Looks {
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

/// A colour of a theme, as Bevy has them.
pub(super) fn colour(colour: Colour) -> Color {
    let [red, green, blue, alpha] = colour.0;
    Color::srgba_u8(red, green, blue, alpha)
}

/// The colour of a piece, and one that stands out against it.
pub(super) fn colours(theme: &Theme, piece: Piece) -> (Color, Color) {
    let paint = theme.paint(piece);
    (colour(paint.colour), colour(paint.inlay))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, make)
        .add_systems(Update, paint_anew.run_if(resource_changed::<Settings>).in_set(TableSystems::Build));
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
            table: meshes.add(shapes::on_table(theme, kind, piece)),
            plan: meshes.add(shapes::in_plan(theme, kind, piece)),
        };
        pieces.insert((kind, piece), made);
    }
    let matt = room::surface();
    commands.insert_resource(Looks {
        wood: surfaces.add(Surface { picture: Some(textures.picture(Picture::Wood)), ..matt.clone() }),
        stone: surfaces.add(Surface { picture: Some(textures.picture(Picture::Stone)), ..matt.clone() }),
        plain: surfaces.add(matt.clone()),
        print: surfaces.add(Surface {
            picture: Some(textures.picture(Picture::Glyphs)),
            see_through: true,
            ..matt.clone()
        }),
        satin: surfaces.add(room::surface().glossy(SATIN)),
        matters: Matter::ALL.map(|made_of| (made_of, surfaces.add(matter::surface(made_of, &textures)))).into(),
        flat: surfaces.add(Surface { finish: Finish::Flat, ..matt }),
        styles,
        pieces,
        bridges: Player::BOTH.map(|player| meshes.add(bridges::mesh(styles.theme(Kind::Torus), player))),
    });
}

/// Makes the meshes of the games anew whose theme has changed: whatever shows them is painted with them.
fn paint_anew(settings: Res<Settings>, mut looks: ResMut<Looks>, mut meshes: ResMut<Assets<Mesh>>) -> Result {
    let (before, now) = (looks.styles, settings.styles);
    if before == now {
        return Ok(());
    }
    looks.styles = now;
    let changed = |kind: Kind| before.of(kind) != now.of(kind);
    for (&(kind, piece), made) in looks.pieces.iter().filter(|((kind, _), _)| changed(*kind)) {
        meshes.insert(made.table.id(), shapes::on_table(now.theme(kind), kind, piece))?;
        meshes.insert(made.plan.id(), shapes::in_plan(now.theme(kind), kind, piece))?;
    }
    if changed(Kind::Torus) {
        for player in Player::BOTH {
            meshes.insert(looks.bridge_mesh(player).id(), bridges::mesh(now.theme(Kind::Torus), player))?;
        }
    }
    Ok(())
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
