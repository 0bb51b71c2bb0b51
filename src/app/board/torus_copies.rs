//! The endless board of ZeN: what lies on it is seen in every copy, and the board is scrolled and folded.
//!
//! What lies on the board ([`TorusCopies`]) is itself never drawn; its images are, wherever the torus lets it be seen.

use crate::app::board::material::surface::Surface;
use crate::app::board::schedule::BoardSystems;
use crate::app::gameplay::messages::{InMotion, MatchEvent};
use crate::app::geometry::timing::{smoothed_part, smoothed_seconds};
use crate::app::geometry::torus::Torus;
use crate::app::geometry::torus_view::TorusView;
use crate::app::input::gamepad::Pads;
use crate::app::state::settings::{Settings, View};
use crate::games::{Outcome, WinReason};
use crate::session::Ending;
use bevy::camera::visibility::{NoFrustumCulling, VisibilitySystems};
use bevy::input::touch::Touches;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::mesh::MeshTag;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Something that lies on the board of ZeN and reaches so far; its own transform is its place on the board.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub(super) struct TorusCopies {
    half: f32,
    /// Whether it keeps its shape where cells are stretched.
    is_rigid: bool,
}

impl TorusCopies {
    /// What reaches so far and is stretched with the cells it lies on.
    pub(super) fn stretched(half: f32) -> impl Bundle {
        (Self { half, is_rigid: false }, Visibility::Hidden)
    }

    /// What reaches so far and keeps its shape.
    pub(super) fn rigid(half: f32) -> impl Bundle {
        (Self { half, is_rigid: true }, Visibility::Hidden)
    }
}

/// One of the places where something on the board is seen.
#[derive(Component, Debug)]
#[relationship(relationship_target = Images)]
struct ImageOf(Entity);

/// The images of something on the board; they go with it.
#[derive(Component, Debug)]
#[relationship_target(relationship = ImageOf, linked_spawn)]
struct Images(Vec<Entity>);

/// A mesh that is made of more pieces when it is bent.
#[derive(Component, Clone, Debug)]
pub(super) struct Bendable {
    pub(super) flat: Handle<Mesh>,
    pub(super) bent: Handle<Mesh>,
}

/// What is there only while the board is flat.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct FlatOnly;

/// Seconds from the flat board to the doughnut.
const FOLDING: f32 = 2.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TorusView>()
        .add_systems(Update, (celebrate, settle, approach_view, refine).chain().in_set(BoardSystems::Move))
        .add_systems(
            PostUpdate,
            sync_copies.before(TransformSystems::Propagate).before(VisibilitySystems::VisibilityPropagate),
        );
}

/// A loop that has won is shown as what it is, on the doughnut.
fn celebrate(
    mut happened: MessageReader<MatchEvent>,
    motion: Res<InMotion>,
    mut due: Local<bool>,
    mut roll: ResMut<TorusView>,
) {
    for event in happened.read() {
        match event {
            MatchEvent::Ended(result) => {
                let loops = |outcome| matches!(outcome, Outcome::Win { reason: WinReason::Loop(_), .. });
                *due = matches!(result.ending, Ending::Board(outcome) if loops(outcome));
            }
            MatchEvent::Begun | MatchEvent::Jumped | MatchEvent::Left => {
                *due = false;
                roll.celebrates = false;
            }
            _ => {}
        }
    }
    if *due && !motion.0 {
        *due = false;
        roll.celebrates = true;
    }
}

/// When nobody drags it any more the board comes to rest on whole cells.
fn settle(buttons: Res<ButtonInput<MouseButton>>, touches: Res<Touches>, pads: Pads, mut roll: ResMut<TorusView>) {
    let held = buttons.get_pressed().len() > 0 || touches.iter().next().is_some() || pads.right_stick() != Vec2::ZERO;
    let whole = roll.wanted.round();
    if !held && roll.wanted != whole {
        roll.wanted = whole;
    }
}

/// Brings the torus nearer to how it is wanted.
fn approach_view(
    time: Res<Time>,
    settings: Res<Settings>,
    wrap: Option<ResMut<Torus>>,
    mut roll: ResMut<TorusView>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(mut wrap) = wrap else { return };
    if wrap.is_added() {
        *roll = TorusView::default();
    }
    let target = if settings.view == View::Doughnut || roll.celebrates { 1.0 } else { 0.0 };
    let motion = settings.motion();
    if motion == 0.0 {
        roll.folded = target;
    }
    if roll.folded != target && (roll.folded > 0.0 || wrap.short(roll.wanted) != Vec2::ZERO) {
        // The board is cut open along its own seams.
        roll.back(*wrap);
    }
    // After a long rest the first frame must not be a leap.
    let passed = smoothed_seconds(&time);
    let TorusView { wanted, now, folded, .. } = *roll;
    if now != wanted || folded != target {
        let part = if motion == 0.0 { 1.0 } else { smoothed_part(&time) };
        roll.now = if now.distance(wanted) < 0.004 { wanted } else { now.lerp(wanted, part) };
        if now == wanted && folded != target {
            let most = passed / (FOLDING * motion);
            roll.folded = folded + (target - folded).clamp(-most, most);
        }
        redraw.write(RequestRedraw);
    } else if now.abs().max_element() > wrap.side() {
        // The same view, some turns back: numbers stay small however long the board is scrolled.
        let turns = (now / wrap.side()).trunc() * wrap.side();
        (roll.now, roll.wanted) = (now - turns, wanted - turns);
    }
    let laid = wrap.scrolled(roll.now).folded(roll.folded);
    wrap.set_if_neq(laid);
}

/// Gives what is bent the finer mesh, and takes the frame away: on the doughnut there is but one board.
fn refine(
    wrap: Option<Res<Torus>>,
    meshes: Query<(&Bendable, &mut Mesh3d)>,
    frames: Query<&mut Visibility, With<FlatOnly>>,
) {
    let Some(wrap) = wrap else { return };
    for mut visibility in frames {
        let wanted = if wrap.folded_by() > 0.0 { Visibility::Hidden } else { Visibility::Inherited };
        visibility.set_if_neq(wanted);
    }
    for (bendable, mut mesh) in meshes {
        let wanted = if wrap.folded_by() > 0.0 { &bendable.bent } else { &bendable.flat };
        mesh.set_if_neq(Mesh3d(wanted.clone()));
    }
}

/// Puts the images where they are seen.
fn sync_copies(
    mut commands: Commands,
    wrap: Option<Res<Torus>>,
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
    let Some(wrap) = wrap else { return };
    let mut images = images;
    for (original, endless, transform, mesh, material, tag, made, casts_no_shadow) in &originals {
        let changed = wrap.is_changed() || transform.is_changed() || mesh.is_changed() || material.is_changed();
        if made.is_some() && !changed {
            continue;
        }
        let place = transform.translation;
        let mut seen = wrap.images(place.xz(), endless.half);
        let mut next = || {
            let seen = seen.next();
            let visibility = if seen.is_some() { Visibility::Visible } else { Visibility::Hidden };
            let at = seen.unwrap_or_default();
            let mut image = transform.with_translation(Vec3::new(at.x, place.y, at.y));
            if endless.is_rigid {
                let bent = wrap.bend(at.extend(0.0).xzy());
                image.scale *= Vec3::new(bent.scale() / bent.stretch.x, 1.0, bent.scale() / bent.stretch.y);
            }
            (image, visibility)
        };
        let Some(made) = made else {
            for _ in 0..wrap.most_images(endless.half) {
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
