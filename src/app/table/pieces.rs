//! The pieces on the table: built from the board, kept up by events, never by comparing boards.

use super::TableSystems;
use super::bridges;
use super::endless::Endless;
use super::layout::Layout;
use super::looks::Looks;
use super::matter;
use super::motion::{Growth, Motion, Turning};
use super::surface::Surface;
use crate::app::play::{Happened, OnTable, is_turned_over};
use crate::app::settings::Settings;
use crate::games::{AnyGame, Board, Event, Kind, Link, Piece, Player, Spot, Square};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// A piece on the table.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct Standing {
    piece: Piece,
    /// Where it belongs when nobody holds it.
    pub(super) home: Vec3,
    /// How far from there it is held, to be seen.
    pub(super) shift: Vec3,
}

/// A part of a link.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Bridge;

/// Which piece stands where: the board of the view, from bottom to top.
#[derive(Resource, Default, Debug)]
pub(super) struct Shown {
    stacks: HashMap<Square, Vec<Entity>>,
    captured: [usize; 2],
}

impl Shown {
    /// The pieces on a square from bottom to top.
    pub(super) fn stack(&self, square: Square) -> &[Entity] {
        self.stacks.get(&square).map_or(&[], Vec::as_slice)
    }

    /// The piece that a spot's top is.
    pub(super) fn top(&self, spot: Spot) -> Option<Entity> {
        match spot {
            Spot::Square(square) => self.stack(square).last().copied(),
            Spot::Off | Spot::Pass => None,
        }
    }
}

/// Seconds that a piece takes for the first square of its way, and for each further one.
pub(in crate::app) const FIRST_SQUARE: f32 = 0.34;
pub(in crate::app) const EACH_SQUARE: f32 = 0.05;
/// Seconds of the other motions.
pub(in crate::app) const LIFTED_OFF: f32 = 0.65;
/// Seconds that whoever captures waits, until the captured piece is out of the way.
const MAKES_WAY: f32 = 0.18;
pub(in crate::app) const DROPPED: f32 = 0.36;
pub(in crate::app) const GROWN: f32 = 0.4;
/// How far a bridge reaches from the stone that it begins at.
const LONGEST_BRIDGE: f32 = 1.2;
/// Seconds of a tile that is turned over, from one to the next, and before the first.
pub(in crate::app) const TURNED: f32 = 0.5;
const TURN_STEP: f32 = 0.3;
const FACE_DOWN: f32 = 0.9;
/// How high dropped stones come from.
const DROP_HEIGHT: f32 = 1.5;

/// Seconds that a move waits for what it captures to make way.
pub(in crate::app) fn waits(events: &[Event]) -> f32 {
    if events.iter().any(|event| matches!(event, Event::Captured { .. })) { MAKES_WAY } else { 0.0 }
}

/// Seconds after which the tile in a column of a blind set-up begins to be turned over.
pub(in crate::app) fn turns_over_after(column: u8) -> f32 {
    FACE_DOWN + TURN_STEP * f32::from(column)
}

/// Seconds after which the tiles that face their like step ahead: all others are turned over by then.
pub(in crate::app) fn steps_ahead_after(layout: Layout) -> f32 {
    turns_over_after(layout.size().0) + TURNED
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(Update, (follow, dress.run_if(resource_changed::<Settings>)).chain().in_set(TableSystems::Send));
}

/// Where each piece stood or was put at first, by which it is known for the same after undoing and looking back.
#[derive(Default, Debug)]
struct Origins {
    stacks: HashMap<Square, Vec<Square>>,
    /// What has left the board, in its order.
    gone: Vec<(Piece, Square)>,
}

impl Origins {
    /// Of the pieces after so many plies.
    fn after(game: &AnyGame, plies: usize) -> Self {
        let mut origins = Self::default();
        let start = game.board_after(0);
        for square in start.squares() {
            origins.stacks.insert(square, vec![square; start.stack(square).len()]);
        }
        for event in (0..plies).flat_map(|ply| game.events(ply)) {
            match event {
                Event::Captured { piece, at } | Event::LeftBoard { piece, from: at } => {
                    let origin = origins.take(*at);
                    origins.gone.push((*piece, origin));
                }
                Event::Moved { from, to, .. } => {
                    let origin = origins.take(*from);
                    origins.stacks.entry(*to).or_default().push(origin);
                }
                Event::Dropped { at, .. } => origins.stacks.entry(*at).or_default().push(*at),
                _ => {}
            }
        }
        origins
    }

    fn take(&mut self, square: Square) -> Square {
        self.stacks.get_mut(&square).and_then(Vec::pop).unwrap_or(square)
    }

    /// The origin of the piece on a square that so many others lie under.
    fn of(&self, square: Square, beneath: usize) -> Square {
        self.stacks.get(&square).and_then(|stack| stack.get(beneath)).copied().unwrap_or(square)
    }
}

/// Everything that puts pieces on the table and sends them on their way.
#[derive(SystemParam)]
pub(super) struct Stage<'w, 's> {
    commands: Commands<'w, 's>,
    looks: Res<'w, Looks>,
    settings: Res<'w, Settings>,
    shown: ResMut<'w, Shown>,
    standing: Query<'w, 's, (Entity, &'static Transform), With<Standing>>,
    bridges: Query<'w, 's, Entity, With<Bridge>>,
    under_way: Query<'w, 's, (Entity, &'static Motion)>,
    growing: Query<'w, 's, (Entity, &'static Growth, &'static Transform)>,
    turning: Query<'w, 's, (Entity, &'static Turning)>,
}

/// Rebuilds what jumped and sends what moved.
pub(super) fn follow(
    mut stage: Stage,
    mut happened: MessageReader<Happened>,
    table: Option<Res<OnTable>>,
    layout: Option<Res<Layout>>,
) {
    let (mut rebuild, mut begun) = (false, false);
    let mut moves: Vec<&[Event]> = Vec::new();
    for event in happened.read() {
        match event {
            Happened::Begun | Happened::Jumped | Happened::Left => {
                rebuild = true;
                begun |= matches!(event, Happened::Begun);
                moves.clear();
            }
            Happened::Moved(events) => moves.push(events),
            Happened::Changed | Happened::Ended(_) | Happened::Refused(_) => {}
        }
    }
    let (Some(table), Some(layout)) = (table, layout) else {
        if rebuild {
            stage.clear();
        }
        return;
    };
    let game = table.round_shown().game();
    // Where the window was turned, captured pieces lie elsewhere.
    if rebuild || layout.is_changed() {
        let plies = table.plies_shown().saturating_sub(moves.len());
        let board = game.board_after(plies);
        stage.clear();
        stage.build(*layout, &board, &Origins::after(game, plies));
        if begun && is_turned_over(&table) {
            stage.reveal(*layout, &board);
        }
    }
    for (number, events) in moves.iter().enumerate() {
        stage.finish_motions();
        // Of several moves at once only the last is worth watching.
        let pace = if number + 1 == moves.len() { stage.settings.motion() } else { 0.0 };
        let wait = waits(events) * pace;
        for event in *events {
            if !stage.play(*layout, event, pace, wait) {
                error!("the table has lost sight of the board, which is built anew: {event:?}");
                stage.clear();
                stage.build(*layout, &table.board(), &Origins::after(game, table.plies_shown()));
                return;
            }
        }
    }
}

impl Stage<'_, '_> {
    fn clear(&mut self) {
        for (piece, _) in &self.standing {
            self.commands.entity(piece).despawn();
        }
        for bridge in &self.bridges {
            self.commands.entity(bridge).despawn();
        }
        *self.shown = Shown::default();
    }

    /// Puts a board's pieces and links on the table, and what has left it beside it.
    fn build(&mut self, layout: Layout, board: &Board, origins: &Origins) {
        for square in board.squares() {
            for (beneath, &piece) in board.stack(square).iter().enumerate() {
                let origin = origins.of(square, beneath);
                let entity = self.stand(layout, piece, origin, layout.on_stack(square, beneath));
                self.shown.stacks.entry(square).or_default().push(entity);
            }
        }
        for &(piece, origin) in &origins.gone {
            let place = self.beside(layout, piece);
            self.stand(layout, piece, origin, place);
        }
        for &link in board.links() {
            self.bridge(layout, link, 0.0);
        }
    }

    /// White's tiles lie face down and are turned over one by one; then Black's step ahead that face their like.
    fn reveal(&mut self, layout: Layout, board: &Board) {
        let pace = self.settings.motion();
        if pace == 0.0 {
            return;
        }
        for square in board.squares() {
            let (Some(&entity), Some(piece)) = (self.shown.stack(square).last(), board.top(square)) else { continue };
            let home = layout.place(square);
            let is_ahead = square.row + 1 < layout.size().1;
            match piece {
                Piece::Symbol(Player::One, _) => {
                    let wait = turns_over_after(square.column) * pace;
                    let (height, length) = (layout.height(piece), TURNED * pace);
                    let turning = Turning { home, height, half: 0.45, wait, length, passed: default() };
                    self.commands.entity(entity).insert((turning.at(0.0), turning));
                }
                Piece::Symbol(Player::Two, _) if is_ahead => {
                    let from = layout.place(Square::new(square.column, square.row + 1));
                    let wait = steps_ahead_after(layout) * pace;
                    let glide = Motion { wait, ..Motion::glide(from, home, TURNED * pace) };
                    self.commands.entity(entity).insert((Transform::from_translation(from), glide));
                }
                _ => {}
            }
        }
    }

    fn stand(&mut self, layout: Layout, piece: Piece, origin: Square, home: Vec3) -> Entity {
        let standing = Standing { piece, home, shift: Vec3::ZERO };
        let cut = matter::cut(piece, origin);
        let mut entity = self.commands.spawn((Name::new("piece"), standing, cut, Transform::from_translation(home)));
        if let Some((mesh, material)) = self.looks.piece(layout.kind(), piece, self.settings.view) {
            entity.insert((Mesh3d(mesh), MeshMaterial3d(material)));
        }
        if layout.kind() == Kind::Torus {
            entity.insert(Endless::round(0.5));
        }
        entity.id()
    }

    /// The place of the next piece that leaves the board.
    fn beside(&mut self, layout: Layout, piece: Piece) -> Vec3 {
        let owner = match piece {
            Piece::Pawn(player) | Piece::Stone(player) | Piece::Symbol(player, _) => player,
            Piece::Zen => Player::Two,
        };
        if let Some(exit) = layout.exit(owner) {
            return exit;
        }
        let index = self.shown.captured[owner.index()];
        self.shown.captured[owner.index()] += 1;
        layout.captured(owner, index)
    }

    fn bridge(&mut self, layout: Layout, link: Link, pace: f32) {
        let bridge = bridges::bridge(layout, link.from, link.to);
        let mesh = self.looks.bridge_mesh(link.player);
        let material = self.looks.bridge(self.settings.view);
        let look = (Mesh3d(mesh), MeshMaterial3d(material));
        let mut entity = self.commands.spawn((Bridge, Endless::pliant(LONGEST_BRIDGE), look, bridge));
        if pace > 0.0 {
            let growth = Growth { to: bridge.scale.x, length: GROWN * pace, passed: default() };
            entity.insert((growth, bridge.with_scale(Vec3::new(0.01, 1.0, 1.0))));
        }
    }

    /// Whatever is under way arrives.
    fn finish_motions(&mut self) {
        for (entity, motion) in &self.under_way {
            self.commands.entity(entity).insert(Transform::from_translation(motion.to)).remove::<Motion>();
        }
        for (entity, growth, transform) in &self.growing {
            let grown = transform.with_scale(Vec3::new(growth.to, 1.0, 1.0));
            self.commands.entity(entity).insert(grown).remove::<Growth>();
        }
        for (entity, turning) in &self.turning {
            let turned = Transform::from_translation(turning.home);
            self.commands.entity(entity).insert(turned).remove::<Turning>();
        }
    }

    /// Plays an event; `false` when the table shows no piece where the event speaks of one.
    /// Pieces that capture wait so many seconds.
    fn play(&mut self, layout: Layout, event: &Event, pace: f32, wait: f32) -> bool {
        match event {
            Event::Captured { piece, at } => {
                let Some((entity, from)) = self.take(layout, *at) else { return false };
                let to = self.beside(layout, *piece);
                self.send(entity, *piece, lifted_off(from, to, pace), pace);
            }
            Event::LeftBoard { piece, from } => {
                let Some((entity, from)) = self.take(layout, *from) else { return false };
                let to = self.beside(layout, *piece);
                self.send(entity, *piece, Motion { arc: 0.3, ..Motion::glide(from, to, LIFTED_OFF * pace) }, pace);
            }
            Event::Moved { piece, from, to, jumped } => {
                let way = layout.place(*to) - layout.place(*from);
                let Some((entity, start)) = self.take(layout, *from) else { return false };
                let stack = self.shown.stacks.entry(*to).or_default();
                let home = layout.on_stack(*to, stack.len());
                stack.push(entity);
                let fraction = |&square: &Square| {
                    (layout.place(square) - layout.place(*from)).dot(way) / way.length_squared().max(0.01)
                };
                let squares = way.x.abs().max(way.z.abs());
                let glide = slid(start, home, squares, pace);
                let steps_up = (home.y - start.y).abs() > 0.01;
                let motion = Motion {
                    jumps: jumped.iter().map(fraction).collect(),
                    jump_height: layout.height(Piece::Zen) + 0.15,
                    arc: if steps_up { 0.22 } else { glide.arc },
                    wait,
                    ..glide
                };
                self.send(entity, *piece, motion, pace);
            }
            Event::Dropped { piece, at } => {
                let beneath = self.shown.stack(*at).len();
                let home = layout.on_stack(*at, beneath);
                let entity = self.stand(layout, *piece, *at, home);
                self.shown.stacks.entry(*at).or_default().push(entity);
                let fall = Motion { falls: true, ..Motion::glide(home + Vec3::Y * DROP_HEIGHT, home, DROPPED * pace) };
                self.send(entity, *piece, fall, pace);
            }
            Event::Linked(link) => self.bridge(layout, *link, pace),
            Event::Stacked { .. } | Event::Uncovered { .. } | Event::Passed(_) | Event::Check(_) | Event::Ended(_) => {}
        }
        true
    }

    /// Takes the top piece off a square; tells which it is, and where it is to be seen now.
    fn take(&mut self, layout: Layout, square: Square) -> Option<(Entity, Vec3)> {
        let stack = self.shown.stacks.get_mut(&square)?;
        let entity = stack.pop()?;
        let home = layout.on_stack(square, stack.len());
        // A piece in the hand sets out from the hand.
        let seen = self.standing.get(entity).map_or(home, |(_, transform)| transform.translation);
        let arrives = self.under_way.get(entity).map_or(seen, |(_, motion)| motion.to);
        Some((entity, arrives))
    }

    fn send(&mut self, entity: Entity, piece: Piece, motion: Motion, pace: f32) {
        let standing = Standing { piece, home: motion.to, shift: Vec3::ZERO };
        let mut entity = self.commands.entity(entity);
        entity.insert(standing);
        if pace > 0.0 {
            entity.insert((Transform::from_translation(motion.from), motion));
        } else {
            entity.insert(Transform::from_translation(motion.to));
        }
    }
}

/// A captured piece is taken up and carried to those beside the board.
fn lifted_off(from: Vec3, to: Vec3, pace: f32) -> Motion {
    Motion { arc: 1.6, ..Motion::glide(from, to, LIFTED_OFF * pace) }
}

/// A piece goes so many squares far.
fn slid(from: Vec3, to: Vec3, squares: f32, pace: f32) -> Motion {
    Motion { arc: 0.05, ..Motion::glide(from, to, (FIRST_SQUARE + EACH_SQUARE * squares) * pace) }
}

/// Gives every piece the mesh and material of the view.
fn dress(
    settings: Res<Settings>,
    looks: Res<Looks>,
    layout: Option<Res<Layout>>,
    pieces: Query<(&Standing, &mut Mesh3d, &mut MeshMaterial3d<Surface>), Without<Bridge>>,
    bridges: Query<&mut MeshMaterial3d<Surface>, With<Bridge>>,
) {
    let Some(layout) = layout else { return };
    for (standing, mut mesh, mut material) in pieces {
        if let Some((wanted_mesh, wanted_material)) = looks.piece(layout.kind(), standing.piece, settings.view) {
            mesh.set_if_neq(Mesh3d(wanted_mesh));
            material.set_if_neq(MeshMaterial3d(wanted_material));
        }
    }
    for mut material in bridges {
        material.set_if_neq(MeshMaterial3d(looks.bridge(settings.view)));
    }
}

/// The squares that show why the round was won; none while it is not, or while an earlier position is looked at.
pub(super) fn winning_squares(table: &OnTable) -> Vec<Square> {
    let game = table.played().round().game();
    if game.verdict().outcome.is_over() && !table.looks_back() { game.winning_squares() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Options;
    use std::collections::HashSet;

    #[test]
    fn a_captured_piece_makes_way_before_the_other_comes() {
        // How far apart their middles are where two pieces just touch.
        for (layout, touch) in [(Layout::new(Kind::Zen, 11, 11), 0.72), (Layout::new(Kind::Enso, 6, 6), 0.84)] {
            let height = layout.height(if layout.kind() == Kind::Zen { Piece::Zen } else { Piece::Stone(Player::One) });
            for (from, to) in layout.squares().flat_map(|from| layout.squares().map(move |to| (from, to))) {
                let (start, home) = (layout.place(from), layout.place(to));
                let way = home - start;
                let squares = way.x.abs().max(way.z.abs());
                let is_line = way.x == 0.0 || way.z == 0.0 || way.x.abs() == way.z.abs();
                if squares == 0.0 || !is_line {
                    continue;
                }
                let comes = Motion { wait: MAKES_WAY, ..slid(start, home, squares, 1.0) };
                let goes = Player::BOTH.map(|player| lifted_off(home, layout.captured(player, 3), 1.0));
                for (seconds, goes) in
                    (0..=100).flat_map(|step| goes.iter().map(move |goes| (step as f32 * 0.01, goes)))
                {
                    let (low, high) = (comes.after(seconds), goes.after(seconds));
                    let apart = low.xz().distance(high.xz());
                    assert!(apart > touch || high.y > low.y + height, "{from:?} {to:?} after {seconds}: {low} {high}");
                }
            }
        }
    }

    #[test]
    fn every_piece_is_known_for_the_same_wherever_it_goes() {
        for kind in [Kind::Zen, Kind::Enso, Kind::Torus, Kind::Zener] {
            let mut game = AnyGame::new(&Options::usual(kind));
            for number in 0..40 {
                let moves = game.legal_moves();
                let Some(chosen) = moves.get(number * 7 % moves.len().max(1)) else { break };
                game.play(chosen).expect("a legal move");
                let (board, origins) = (game.board(), Origins::after(&game, game.len()));
                let mut known = HashSet::new();
                for square in board.squares() {
                    let stack = origins.stacks.get(&square).map_or(0, Vec::len);
                    assert_eq!(stack, board.stack(square).len(), "{kind:?} {number}");
                    known.extend((0..stack).map(|beneath| origins.of(square, beneath)));
                }
                let on_board: usize = board.squares().map(|square| board.stack(square).len()).sum();
                assert_eq!(known.len(), on_board, "two pieces of {kind:?} were taken for one");
                assert!(origins.gone.iter().all(|(_, origin)| !known.contains(origin)));
            }
        }
    }
}
