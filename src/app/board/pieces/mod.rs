//! The pieces on the table: built from the board, and updated by events, never by comparing boards.

mod contact_shadow;
mod held;
pub(super) mod motion;
pub(super) mod view;

use crate::app::board::library::AssetLibrary;
use crate::app::board::material::piece_materials;
use crate::app::board::material::surface::Surface;
use crate::app::board::mesh::links;
use crate::app::board::pieces::motion::{FlipMotion, Growth, Motion};
use crate::app::board::pieces::view::{PieceIndex, PieceView};
use crate::app::board::schedule::BoardSystems;
use crate::app::board::torus_copies::TorusCopies;
use crate::app::gameplay::active_match::{ActiveMatch, is_turned_over};
use crate::app::gameplay::messages::MatchEvent;
use crate::app::gameplay::show_again::ShownAgain;
use crate::app::geometry::layout::{Layout, captured_with};
use crate::app::geometry::timing::{
    DROPPED, EACH_SQUARE, FIRST_SQUARE, GROWN, LIFTED_OFF, TURNED, steps_ahead_after, turns_over_after, waits,
};
use crate::app::state::settings::Settings;
use crate::games::{AnyGame, Board, Event, Link, Piece, Player, Square};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;

/// A link between two pieces.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Bridge;

/// How far a link reaches from the piece where it begins.
const LONGEST_BRIDGE: f32 = 1.2;

/// The height from which dropped pieces fall.
const DROP_HEIGHT: f32 = 1.5;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceIndex>().add_plugins((motion::plugin, held::plugin, contact_shadow::plugin)).add_systems(
        Update,
        (follow, update_looks.run_if(resource_changed::<Settings>)).chain().in_set(BoardSystems::Send),
    );
}

/// The square where each piece stood or was put at first. It identifies the piece, so that the piece keeps its texture
/// after undoing and looking back.
#[derive(Default, Debug)]
struct PieceIdentities {
    stacks: HashMap<Square, Vec<Square>>,
    /// The pieces that have left the board, in the order in which they did.
    gone: Vec<(Piece, Square)>,
}

impl PieceIdentities {
    /// The identities after this many plies.
    fn after(game: &AnyGame, plies: usize) -> Self {
        let mut identities = Self::default();
        let start = game.board_after(0);
        for square in start.squares() {
            identities.stacks.insert(square, vec![square; start.stack(square).len()]);
        }
        for event in (0..plies).flat_map(|ply| game.events(ply)) {
            match event {
                Event::Captured { piece, at } | Event::LeftBoard { piece, from: at } => {
                    let origin = identities.take(*at);
                    identities.gone.push((*piece, origin));
                }
                Event::Moved { from, to, .. } => {
                    let origin = identities.take(*from);
                    identities.stacks.entry(*to).or_default().push(origin);
                }
                Event::Dropped { at, .. } => identities.stacks.entry(*at).or_default().push(*at),
                _ => {}
            }
        }
        identities
    }

    fn take(&mut self, square: Square) -> Square {
        self.stacks.get_mut(&square).and_then(Vec::pop).unwrap_or(square)
    }

    /// The origin of the piece on a square that has this many others under it.
    fn of(&self, square: Square, beneath: usize) -> Square {
        self.stacks.get(&square).and_then(|stack| stack.get(beneath)).copied().unwrap_or(square)
    }
}

/// Spawns pieces and starts their motions.
#[derive(SystemParam)]
pub(super) struct PieceSpawner<'w, 's> {
    commands: Commands<'w, 's>,
    library: Res<'w, AssetLibrary>,
    settings: Res<'w, Settings>,
    index: ResMut<'w, PieceIndex>,
    views: Query<'w, 's, (Entity, &'static Transform), With<PieceView>>,
    bridges: Query<'w, 's, Entity, With<Bridge>>,
    under_way: Query<'w, 's, (Entity, &'static Motion)>,
    growing: Query<'w, 's, (Entity, &'static Growth, &'static Transform)>,
    turning: Query<'w, 's, (Entity, &'static FlipMotion)>,
}

/// Follows the match: rebuilds the pieces after a jump to another position, and animates moves.
fn follow(
    mut spawner: PieceSpawner,
    mut match_events: MessageReader<MatchEvent>,
    mut shown_again: MessageReader<ShownAgain>,
    active_match: Option<Res<ActiveMatch>>,
    layout: Option<Res<Layout>>,
    mut is_behind: Local<bool>,
) {
    // While a turn is shown again, the pieces are not yet where the match has them.
    let mut rebuild = *is_behind && !match_events.is_empty();
    let mut begun = false;
    let mut moves: Vec<&[Event]> = Vec::new();
    for event in match_events.read() {
        match event {
            MatchEvent::Begun | MatchEvent::Jumped | MatchEvent::Left => {
                rebuild = true;
                begun |= matches!(event, MatchEvent::Begun);
                moves.clear();
            }
            MatchEvent::Moved(events) => moves.push(events),
            MatchEvent::Changed
            | MatchEvent::Ended(_)
            | MatchEvent::Annotated
            | MatchEvent::Refused(_)
            | MatchEvent::EditRefused(_) => {}
        }
    }
    let (Some(active_match), Some(layout)) = (active_match, layout) else {
        if rebuild {
            spawner.clear();
        }
        return;
    };
    let game = active_match.game_shown();
    // It begins with the board before, so that earlier ones in the same frame would not be seen.
    if let Some(ShownAgain { plies, events }) = shown_again.read().last() {
        spawner.clear();
        spawner.build(*layout, &game.board_after(*plies), &PieceIdentities::after(game, *plies));
        let pace = spawner.settings.motion();
        for event in events {
            spawner.play(*layout, event, pace, waits(events) * pace);
        }
        *is_behind = plies + usize::from(!events.is_empty()) < active_match.plies_shown();
        return;
    }
    if rebuild {
        *is_behind = false;
    }
    // When the window changes between upright and wide, captured pieces lie elsewhere.
    if rebuild || layout.is_changed() {
        let plies = active_match.plies_shown().saturating_sub(moves.len());
        let board = game.board_after(plies);
        spawner.clear();
        spawner.build(*layout, &board, &PieceIdentities::after(game, plies));
        if begun && is_turned_over(&active_match) {
            spawner.reveal(*layout, &board);
        }
    }
    for (number, events) in moves.iter().enumerate() {
        spawner.finish_motions();
        // If several moves happened at once, only the last is animated.
        let pace = if number + 1 == moves.len() { spawner.settings.motion() } else { 0.0 };
        let wait = waits(events) * pace;
        for event in *events {
            if !spawner.play(*layout, event, pace, wait) {
                error!("the table has lost sight of the board, which is built anew: {event:?}");
                spawner.clear();
                spawner.build(
                    *layout,
                    &active_match.board(),
                    &PieceIdentities::after(game, active_match.plies_shown()),
                );
                return;
            }
        }
    }
}

impl PieceSpawner<'_, '_> {
    fn clear(&mut self) {
        for (piece, _) in &self.views {
            self.commands.entity(piece).despawn();
        }
        for bridge in &self.bridges {
            self.commands.entity(bridge).despawn();
        }
        *self.index = PieceIndex::default();
    }

    /// Spawns the pieces and links of a board, and beside it the pieces that have left it.
    fn build(&mut self, layout: Layout, board: &Board, identities: &PieceIdentities) {
        for square in board.squares() {
            for (beneath, &piece) in board.stack(square).iter().enumerate() {
                let origin = identities.of(square, beneath);
                let entity = self.stand(layout, piece, origin, layout.on_stack(square, beneath));
                self.index.stacks.entry(square).or_default().push(entity);
            }
        }
        for &(piece, origin) in &identities.gone {
            let place = self.beside(layout, piece);
            self.stand(layout, piece, origin, place);
        }
        for &link in board.links() {
            self.bridge(layout, link, 0.0);
        }
    }

    /// Animates the start of Zener's blind set-up: White's tiles lie face down and are turned over one by one; then
    /// those of Black's tiles that face the same symbol step forward.
    fn reveal(&mut self, layout: Layout, board: &Board) {
        let pace = self.settings.motion();
        if pace == 0.0 {
            return;
        }
        for square in board.squares() {
            let (Some(&entity), Some(piece)) = (self.index.stack(square).last(), board.top(square)) else { continue };
            let home = layout.place(square);
            let is_ahead = square.row + 1 < layout.size().1;
            match piece {
                Piece::Symbol(Player::One, _) => {
                    let wait = turns_over_after(square.column) * pace;
                    let (height, length) = (layout.height(piece), TURNED * pace);
                    let turning = FlipMotion { home, height, half: 0.45, wait, length, passed: default() };
                    self.commands.entity(entity).insert((turning.at(0.0), turning));
                }
                Piece::Symbol(Player::Two, _) if is_ahead => {
                    let from = layout.place(Square::new(square.column, square.row + 1));
                    let wait = steps_ahead_after(layout) * pace;
                    let step = Motion { wait, ..Motion::between(from, home, TURNED * pace) };
                    self.commands.entity(entity).insert((Transform::from_translation(from), step));
                }
                _ => {}
            }
        }
    }

    fn stand(&mut self, layout: Layout, piece: Piece, origin: Square, home: Vec3) -> Entity {
        let view = PieceView { piece, home, shift: Vec3::ZERO };
        let cut = piece_materials::cut(piece, origin);
        let mut entity = self.commands.spawn((Name::new("piece"), view, cut, Transform::from_translation(home)));
        if let Some((mesh, material)) = self.library.piece(layout.kind(), piece, self.settings.view) {
            entity.insert((Mesh3d(mesh), MeshMaterial3d(material)));
        }
        if layout.wraps() {
            entity.insert(TorusCopies::rigid(0.5));
        }
        entity.id()
    }

    /// The place of the next piece that leaves the board.
    fn beside(&mut self, layout: Layout, piece: Piece) -> Vec3 {
        let side = captured_with(piece);
        if let Some(exit) = layout.exit(side) {
            return exit;
        }
        let index = self.index.captured[side.index()];
        self.index.captured[side.index()] += 1;
        layout.captured(side, index)
    }

    fn bridge(&mut self, layout: Layout, link: Link, pace: f32) {
        let bridge = links::bridge(layout, link.from, link.to);
        let Some(mesh) = self.library.link_mesh(layout.kind(), link.player) else { return };
        let material = self.library.link_material(self.settings.view);
        let mut entity = self.commands.spawn((Bridge, Mesh3d(mesh), MeshMaterial3d(material), bridge));
        if layout.wraps() {
            entity.insert(TorusCopies::stretched(LONGEST_BRIDGE));
        }
        if pace > 0.0 {
            let growth = Growth { to: bridge.scale.x, length: GROWN * pace, passed: default() };
            entity.insert((growth, bridge.with_scale(Vec3::new(0.01, 1.0, 1.0))));
        }
    }

    /// Ends all motions: everything is put where it belongs.
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
            self.commands.entity(entity).insert(turned).remove::<FlipMotion>();
        }
    }

    /// Animates an event; `false` if there is no piece where the event says. A capturing piece waits for `wait` seconds
    /// first.
    fn play(&mut self, layout: Layout, event: &Event, pace: f32, wait: f32) -> bool {
        match event {
            Event::Captured { piece, at } => {
                let Some((entity, from)) = self.take(layout, *at) else { return false };
                let to = self.beside(layout, *piece);
                self.send(entity, *piece, carry_away(from, to, pace), pace);
            }
            Event::LeftBoard { piece, from } => {
                let Some((entity, from)) = self.take(layout, *from) else { return false };
                let to = self.beside(layout, *piece);
                self.send(entity, *piece, Motion { arc: 0.3, ..Motion::between(from, to, LIFTED_OFF * pace) }, pace);
            }
            Event::Moved { piece, from, to, jumped } => {
                let way = layout.place(*to) - layout.place(*from);
                let Some((entity, start)) = self.take(layout, *from) else { return false };
                let stack = self.index.stacks.entry(*to).or_default();
                let home = layout.on_stack(*to, stack.len());
                stack.push(entity);
                let fraction = |&square: &Square| {
                    (layout.place(square) - layout.place(*from)).dot(way) / way.length_squared().max(0.01)
                };
                let squares = way.x.abs().max(way.z.abs());
                let slide = slide_motion(start, home, squares, pace);
                let steps_up = (home.y - start.y).abs() > 0.01;
                let motion = Motion {
                    jumps: jumped.iter().map(fraction).collect(),
                    jump_height: layout.tallest() + 0.15,
                    arc: if steps_up { 0.22 } else { slide.arc },
                    wait,
                    ..slide
                };
                self.send(entity, *piece, motion, pace);
            }
            Event::Dropped { piece, at } => {
                let beneath = self.index.stack(*at).len();
                let home = layout.on_stack(*at, beneath);
                let entity = self.stand(layout, *piece, *at, home);
                self.index.stacks.entry(*at).or_default().push(entity);
                let fall =
                    Motion { falls: true, ..Motion::between(home + Vec3::Y * DROP_HEIGHT, home, DROPPED * pace) };
                self.send(entity, *piece, fall, pace);
            }
            Event::Linked(link) => self.bridge(layout, *link, pace),
            Event::Stacked { .. } | Event::Uncovered { .. } | Event::Passed(_) | Event::Check(_) | Event::Ended(_) => {}
        }
        true
    }

    /// Takes the top piece off a square; returns its entity and where it is seen now.
    fn take(&mut self, layout: Layout, square: Square) -> Option<(Entity, Vec3)> {
        let stack = self.index.stacks.get_mut(&square)?;
        let entity = stack.pop()?;
        let home = layout.on_stack(square, stack.len());
        // A dragged piece starts from where it is held.
        let seen = self.views.get(entity).map_or(home, |(_, transform)| transform.translation);
        let arrives = self.under_way.get(entity).map_or(seen, |(_, motion)| motion.to);
        Some((entity, arrives))
    }

    fn send(&mut self, entity: Entity, piece: Piece, motion: Motion, pace: f32) {
        let view = PieceView { piece, home: motion.to, shift: Vec3::ZERO };
        let mut entity = self.commands.entity(entity);
        entity.insert(view);
        if pace > 0.0 {
            entity.insert((Transform::from_translation(motion.from), motion));
        } else {
            entity.insert(Transform::from_translation(motion.to));
        }
    }
}

/// The motion of a captured piece: it is lifted and carried beside the board.
fn carry_away(from: Vec3, to: Vec3, pace: f32) -> Motion {
    Motion { arc: 1.6, ..Motion::between(from, to, LIFTED_OFF * pace) }
}

/// The motion of a piece over some squares.
fn slide_motion(from: Vec3, to: Vec3, squares: f32, pace: f32) -> Motion {
    Motion { arc: 0.05, ..Motion::between(from, to, (FIRST_SQUARE + EACH_SQUARE * squares) * pace) }
}

/// Gives every piece and link the mesh and material of the view.
fn update_looks(
    settings: Res<Settings>,
    library: Res<AssetLibrary>,
    layout: Option<Res<Layout>>,
    pieces: Query<(&PieceView, &mut Mesh3d, &mut MeshMaterial3d<Surface>), Without<Bridge>>,
    bridges: Query<&mut MeshMaterial3d<Surface>, With<Bridge>>,
) {
    let Some(layout) = layout else { return };
    for (view, mut mesh, mut material) in pieces {
        if let Some((wanted_mesh, wanted_material)) = library.piece(layout.kind(), view.piece, settings.view) {
            mesh.set_if_neq(Mesh3d(wanted_mesh));
            material.set_if_neq(MeshMaterial3d(wanted_material));
        }
    }
    for mut material in bridges {
        material.set_if_neq(MeshMaterial3d(library.link_material(settings.view)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::geometry::timing::MAKES_WAY;
    use crate::games::{Kind, Options};
    use std::collections::HashSet;

    #[test]
    fn a_captured_piece_makes_way_before_the_other_comes() {
        // The distance between the middles of two pieces that just touch.
        for (layout, touch) in [(Layout::new(Kind::Zen, 11, 11), 0.72), (Layout::new(Kind::Enso, 6, 6), 0.84)] {
            let height = layout.tallest();
            for (from, to) in layout.squares().flat_map(|from| layout.squares().map(move |to| (from, to))) {
                let (start, home) = (layout.place(from), layout.place(to));
                let way = home - start;
                let squares = way.x.abs().max(way.z.abs());
                let is_line = way.x == 0.0 || way.z == 0.0 || way.x.abs() == way.z.abs();
                if squares == 0.0 || !is_line {
                    continue;
                }
                let comes = Motion { wait: MAKES_WAY, ..slide_motion(start, home, squares, 1.0) };
                let goes = Player::BOTH.map(|player| carry_away(home, layout.captured(player, 3), 1.0));
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
        for kind in Kind::ALL {
            let mut game = AnyGame::new(&Options::usual(kind));
            for number in 0..40 {
                let moves = game.legal_moves();
                let Some(chosen) = moves.get(number * 7 % moves.len().max(1)) else { break };
                game.play(chosen).expect("a legal move");
                let (board, identities) = (game.board(), PieceIdentities::after(&game, game.len()));
                let mut known = HashSet::new();
                for square in board.squares() {
                    let stack = identities.stacks.get(&square).map_or(0, Vec::len);
                    assert_eq!(stack, board.stack(square).len(), "{kind:?} {number}");
                    known.extend((0..stack).map(|beneath| identities.of(square, beneath)));
                }
                let on_board: usize = board.squares().map(|square| board.stack(square).len()).sum();
                assert_eq!(known.len(), on_board, "two pieces of {kind:?} were taken for one");
                assert!(identities.gone.iter().all(|(_, origin)| !known.contains(origin)));
            }
        }
    }
}
