//! A board that wraps around, shown as an endless plane: objects on it are repeated in every copy, and the board is
//! scrolled and folded.
//!
//! An object on the board ([`TorusCopies`]) is never drawn itself; its images are drawn wherever the torus shows them.

use crate::app::board::material::surface::Surface;
use crate::app::board::schedule::BoardSystems;
use crate::app::gameplay::messages::{InMotion, MatchEvent};
use crate::app::geometry::timing::{DECAY_RATE, smoothed_seconds};
use crate::app::geometry::torus::Torus;
use crate::app::geometry::torus_view::TorusView;
use crate::app::input::gamepad::Pads;
use crate::app::state::settings::{Settings, View};
use crate::games::{Outcome, WinReason, torus};
use crate::session::Ending;
use bevy::camera::visibility::{NoFrustumCulling, VisibilitySystems};
use bevy::input::touch::Touches;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// An object on a board that wraps around. Its own transform is its place on the board; `half` is half its size.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct TorusCopies {
    half: f32,
    /// Whether it keeps its shape where the cells are stretched.
    is_rigid: bool,
}

impl TorusCopies {
    /// An object of this half size that is stretched with the cells that it lies on.
    pub(super) fn stretched(half: f32) -> impl Bundle {
        (Self { half, is_rigid: false }, Visibility::Hidden)
    }

    /// An object of this half size that keeps its shape.
    pub(super) fn rigid(half: f32) -> impl Bundle {
        (Self { half, is_rigid: true }, Visibility::Hidden)
    }
}

/// An image of an object on the board.
#[derive(Component, Debug)]
#[relationship(relationship_target = Images)]
struct ImageOf(Entity);

/// The images of an object on the board, which are despawned with it.
#[derive(Component, Debug)]
#[relationship_target(relationship = ImageOf, linked_spawn)]
struct Images(Vec<Entity>);

/// An object with a finer mesh for the folded board.
#[derive(Component, Clone, Debug)]
pub(super) struct Bendable {
    pub(super) flat: Handle<Mesh>,
    pub(super) bent: Handle<Mesh>,
}

/// An object that is shown only while the board is flat.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct FlatOnly;

/// Seconds from the flat board to the doughnut.
const FOLDING: f32 = 2.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TorusView>()
        .add_systems(Update, (show_win, settle, approach_view, refine).chain().in_set(BoardSystems::Move))
        .add_systems(
            PostUpdate,
            sync_copies.before(TransformSystems::Propagate).before(VisibilitySystems::VisibilityPropagate),
        );
}

/// Shows a winning loop on the doughnut.
fn show_win(
    mut match_events: MessageReader<MatchEvent>,
    motion: Res<InMotion>,
    mut due: Local<bool>,
    mut view: ResMut<TorusView>,
) {
    for event in match_events.read() {
        match event {
            MatchEvent::Ended(result) => {
                let loops = |outcome| {
                    matches!(outcome, Outcome::Win { reason: WinReason::Torus(torus::WinReason::Loop(_)), .. })
                };
                *due = matches!(result.ending, Ending::Board(outcome) if loops(outcome));
            }
            MatchEvent::Begun | MatchEvent::Jumped | MatchEvent::Left => {
                *due = false;
                view.shows_win = false;
            }
            _ => {}
        }
    }
    if *due && !motion.0 {
        *due = false;
        view.shows_win = true;
    }
}

/// Scrolls the board to whole cells when it is no longer dragged.
fn settle(buttons: Res<ButtonInput<MouseButton>>, touches: Res<Touches>, pads: Pads, mut view: ResMut<TorusView>) {
    let held = buttons.get_pressed().len() > 0 || touches.iter().next().is_some() || pads.right_stick() != Vec2::ZERO;
    let whole = view.wanted.round();
    if !held && view.wanted != whole {
        view.wanted = whole;
    }
}

/// Brings scrolling and folding closer to their targets.
fn approach_view(
    time: Res<Time>,
    settings: Res<Settings>,
    torus: Option<ResMut<Torus>>,
    mut view: ResMut<TorusView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut torus) = torus else { return };
    if torus.is_added() {
        *view = view.of_new_board();
    }
    let target = if settings.view == View::Doughnut || view.shows_win { 1.0 } else { 0.0 };
    let motion = settings.motion();
    if motion == 0.0 {
        view.folded = target;
    }
    if view.folded != target && (view.folded > 0.0 || torus.short(view.wanted) != Vec2::ZERO) {
        // The board is folded along its own seams.
        view.back(*torus);
    }

    let passed = smoothed_seconds(&time);
    let TorusView { wanted, now, folded, .. } = *view;
    if now != wanted || folded != target {
        if motion == 0.0 || now.distance(wanted) < 0.004 {
            view.now = wanted;
        } else {
            view.now.smooth_nudge(&wanted, DECAY_RATE, passed);
        }
        if now == wanted && folded != target {
            let most = passed / (FOLDING * motion);
            view.folded = folded + (target - folded).clamp(-most, most);
        }
        redraw.write(RequestRedraw);
    } else if now.abs().max_element() > torus.side() {
        // The same picture, moved back by whole periods, so that the numbers stay small however long the board is
        // scrolled.
        let turns = (now / torus.side()).trunc() * torus.side();
        (view.now, view.wanted) = (now - turns, wanted - turns);
    }
    let laid = torus.scrolled(view.now).folded(view.folded);
    torus.set_if_neq(laid);
}

/// Gives the folded board its finer mesh and hides the frame, because the doughnut shows each cell only once.
fn refine(
    torus: Option<Res<Torus>>,
    meshes: Query<(&Bendable, &mut Mesh3d)>,
    frames: Query<&mut Visibility, With<FlatOnly>>,
) {
    let Some(torus) = torus else { return };
    for mut visibility in frames {
        let wanted = if torus.folded_by() > 0.0 { Visibility::Hidden } else { Visibility::Inherited };
        visibility.set_if_neq(wanted);
    }
    for (bendable, mut mesh) in meshes {
        let wanted = if torus.folded_by() > 0.0 { &bendable.bent } else { &bendable.flat };
        mesh.set_if_neq(Mesh3d(wanted.clone()));
    }
}

/// Spawns the images, and moves them with their objects and the torus.
fn sync_copies(
    mut commands: Commands,
    torus: Option<Res<Torus>>,
    originals: Query<
        (
            Entity,
            &TorusCopies,
            Ref<Transform>,
            Ref<Mesh3d>,
            Ref<MeshMaterial3d<Surface>>,
            Option<&MeshTag>,
            Option<&Images>,
            Has<NotShadowCaster>,
        ),
        Without<ImageOf>,
    >,
    images: Query<(&mut Transform, &mut Visibility, &mut Mesh3d, &mut MeshMaterial3d<Surface>), With<ImageOf>>,
) {
    let Some(torus) = torus else { return };
    let mut images = images;
    for (original, endless, transform, mesh, material, tag, made, casts_no_shadow) in &originals {
        let changed = torus.is_changed() || transform.is_changed() || mesh.is_changed() || material.is_changed();
        if made.is_some() && !changed {
            continue;
        }
        let place = transform.translation;
        let mut seen = torus.images(place.xz(), endless.half);
        let mut next = || {
            let seen = seen.next();
            let visibility = if seen.is_some() { Visibility::Visible } else { Visibility::Hidden };
            let at = seen.unwrap_or_default();
            let mut image = transform.with_translation(Vec3::new(at.x, place.y, at.y));
            if endless.is_rigid {
                let bent = torus.bend(at.extend(0.0).xzy());
                image.scale *= Vec3::new(bent.scale() / bent.stretch.x, 1.0, bent.scale() / bent.stretch.y);
            }
            (image, visibility)
        };
        let Some(made) = made else {
            for _ in 0..torus.most_images(endless.half) {
                let (transform, visibility) = next();
                let look = (mesh.as_ref().clone(), material.as_ref().clone());
                let mut image = commands.spawn((ImageOf(original), look, transform, visibility, NoFrustumCulling));
                if let Some(tag) = tag {
                    image.insert(tag.clone());
                }
                if casts_no_shadow {
                    image.insert((NotShadowCaster, NotShadowReceiver));
                }
            }
            continue;
        };
        for &image in &made.0 {
            let Ok(mut image) = images.get_mut(image) else { continue };
            let (transform, visibility) = next();
            image.0.set_if_neq(transform);
            image.1.set_if_neq(visibility);
            image.2.set_if_neq(mesh.as_ref().clone());
            image.3.set_if_neq(material.as_ref().clone());
        }
    }
}
