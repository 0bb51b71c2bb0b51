//! Mouse and touch on the board: presses and drags become pointing at spots.
//!
//! A press and a release on the same spot are a click, even if the pointer moved a little between them; a press that
//! moves by more than a few pixels lifts the piece and drags it. The spots are those under the pointer at the moment of
//! the press and of the release, and not when the frame was drawn: on a slow machine several clicks may come in one
//! frame.

use crate::app::board::picking::targets::Clickable;
use crate::app::camera::view::TableCamera;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::move_confirmation::PendingMove;
use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::gameplay::selection::{Drag, Dragged, Point, Selection, may_point};
use crate::app::geometry::layout::Layout;
use crate::app::geometry::torus::Torus;
use crate::app::geometry::torus_view::TorusView;
use crate::app::state::focus::MenuPointer;
use crate::app::state::navigation::{Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::state::settings::Settings;
use crate::games::Spot;
use bevy::ecs::system::SystemParam;
use bevy::input::touch::Touches;
use bevy::picking::hover::HoverMap;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings, RayCastVisibility};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Logical pixels by which a press must move to become a drag.
const DRAG_THRESHOLD: f32 = 8.0;

/// The height of a dragged piece over the board.
const HELD_AT: f32 = 0.42;

/// The spot under the mouse, if there is one.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
struct MouseOver(Option<Spot>);

/// The press that has not been released yet.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
struct HeldPress(Option<Press>);

#[derive(Clone, Copy, PartialEq, Debug)]
struct Press {
    pointer: PointerId,
    at: Vec2,
    spot: Option<Spot>,
    state: DragState,
}

/// What a press has become so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DragState {
    /// It may still be a click.
    Click,
    /// A piece is dragged.
    Piece,
    /// It has left its spot without lifting a piece.
    Nothing,
    /// It scrolls a board that wraps around.
    Scroll,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Dragged>()
        .init_resource::<HeldPress>()
        .init_resource::<MouseOver>()
        .reset_with_match::<Dragged>()
        .reset_with_match::<HeldPress>()
        .reset_with_match::<MouseOver>()
        .add_observer(on_press)
        .add_observer(on_drag)
        .add_observer(on_release)
        .add_systems(Update, (hover, cancel_touches).in_set(AppSystems::Input));
}

/// Finds what lies under the pointer.
#[derive(SystemParam)]
struct PointerRay<'w, 's> {
    ray_cast: MeshRayCast<'w, 's>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    clickable: Query<'w, 's, &'static Clickable>,
    windows: Query<'w, 's, &'static Window>,
    menus: Res<'w, MenuPointer>,
    torus: Option<Res<'w, Torus>>,
    active_match: Option<Res<'w, ActiveMatch>>,
}

impl PointerRay<'_, '_> {
    fn ray(&self, position: Vec2) -> Option<Ray3d> {
        let (camera, transform) = *self.camera;
        camera.viewport_to_world(transform, position).ok()
    }

    /// The spot under a place in the window; `None` where a menu covers the board.
    fn spot(&mut self, position: Vec2) -> Option<Spot> {
        if self.is_covered(position) {
            return None;
        }
        let ray = self.ray(position)?;
        if let Some(torus) = self.torus.as_deref() {
            let board = self.active_match.as_deref()?.board();
            return torus.pointed_at(ray, |square| board.top(square).is_some()).map(Spot::Square);
        }
        let clickable = self.clickable;
        let settings = MeshRayCastSettings {
            visibility: RayCastVisibility::Any,
            filter: &|entity| clickable.contains(entity),
            early_exit_test: &|_| true,
        };
        let (entity, _) = self.ray_cast.cast_ray(ray, &settings).first()?;
        clickable.get(*entity).ok().map(|clickable| clickable.0)
    }

    /// Whether a panel, a note or a menu lies over a place in the window.
    ///
    /// Bevy's picking finds out only at the end of a frame whether the menus use the pointer. If a pointer has moved
    /// since then and is pressed in the next frame, its old place would decide.
    fn is_covered(&self, position: Vec2) -> bool {
        self.menus.covers(position)
    }

    /// The vector over the torus between two places in the window; `None` on any other board.
    fn way(&self, from: Vec2, to: Vec2) -> Option<Vec2> {
        let torus = self.torus.as_deref()?;
        let [from, to] = [torus.hit(self.ray(from)?, 0.0)?, torus.hit(self.ray(to)?, 0.0)?];
        Some(torus.short(to - from))
    }

    /// Where a dragged piece is held that follows the pointer.
    fn held(&self, position: Vec2) -> Option<Vec3> {
        let plane = InfinitePlane3d::new(Vec3::Y);
        self.ray(position)?.plane_intersection_point(Vec3::Y * HELD_AT, plane)
    }
}

fn on_press(
    press: On<Pointer<bevy::picking::events::Press>>,
    mut pointer: PointerRay,
    mut pressed: ResMut<HeldPress>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
) {
    // Events bubble up from the entity that was hit to the window; only the first counts.
    let first = press.event_target() == press.original_event_target();
    let on_table = *screen.get() == Screen::Match && *overlay.get() == Overlay::None;
    let at = press.pointer_location.position;
    if !first || !on_table || press.button != PointerButton::Primary || pointer.is_covered(at) {
        return;
    }
    let spot = pointer.spot(at);
    pressed.0 = Some(Press { pointer: press.pointer_id, at, spot, state: DragState::Click });
}

fn on_drag(
    drag: On<Pointer<bevy::picking::events::Drag>>,
    mut pointer: PointerRay,
    mut pressed: ResMut<HeldPress>,
    mut dragged: ResMut<Dragged>,
    mut selection: ResMut<Selection>,
    mut view: ResMut<TorusView>,
    settings: Res<Settings>,
    active_match: Option<Res<ActiveMatch>>,
    mut points: MessageWriter<Point>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let first = drag.event_target() == drag.original_event_target();
    let (Some(press), Some(active_match)) = (pressed.0.as_mut(), active_match) else { return };
    if !first || press.pointer != drag.pointer_id || drag.button != PointerButton::Primary {
        return;
    }
    let position = drag.pointer_location.position;
    let under = pointer.spot(position);
    if press.state == DragState::Click && position.distance(press.at) > DRAG_THRESHOLD {
        let lifts = press.spot.filter(|&spot| settings.dragging && may_lift(&active_match, spot));
        // In ZeN a drag from a stone draws a link. On an empty cell a press that moves a little is still a click.
        if let Some(spot) = lifts {
            points.write(Point::Lift(spot));
            press.state = DragState::Piece;
            dragged.0 = Some(Drag { from: spot, at: None });
        } else if under != press.spot {
            press.state = if pointer.torus.is_some() { DragState::Scroll } else { DragState::Nothing };
        }
    }
    if press.state == DragState::Scroll {
        if let Some(way) = pointer.way(press.at, position) {
            view.drag(way);
            redraw.write(RequestRedraw);
        }
        press.at = position;
    }
    if press.state != DragState::Piece {
        return;
    }
    let follows_pointer = Layout::of(active_match.position()).lifts_pieces();
    if let Some(drag) = dragged.0.as_mut() {
        drag.at = if follows_pointer { pointer.held(position) } else { None };
    }
    if selection.hovered != under {
        selection.hovered = under;
    }
    redraw.write(RequestRedraw);
}

/// Whether a drag from a spot can lead to a move.
fn may_lift(active_match: &ActiveMatch, spot: Spot) -> bool {
    let choices = active_match.position().choices(&[spot]);
    may_point(active_match) && choices.complete.is_none() && !choices.next.is_empty()
}

fn on_release(
    release: On<Pointer<Release>>,
    mut pointer: PointerRay,
    mut pressed: ResMut<HeldPress>,
    mut dragged: ResMut<Dragged>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    pending: Res<PendingMove>,
    active_match: Option<Res<ActiveMatch>>,
    mut points: MessageWriter<Point>,
) {
    let Some(press) = pressed.0.filter(|press| press.pointer == release.pointer_id) else { return };
    if release.button != PointerButton::Primary {
        return;
    }
    pressed.0 = None;
    let was_dragged = dragged.0.take().is_some();
    let position = release.pointer_location.position;
    let under = pointer.spot(position);
    let near = position.distance(press.at) <= DRAG_THRESHOLD;
    // Where clicking is off, a click plays only what can't be dragged.
    let is_click_taken = |spot: Spot| {
        let Some(active_match) = active_match.as_ref().filter(|_| !settings.clicking) else { return true };
        let takes_up = !selection.spots.is_empty() || may_lift(active_match, spot);
        !takes_up || pending.target() == Some(spot)
    };
    let point = match (press.state, press.spot, under) {
        // What was in hand may have been put down in the meantime, by an undo.
        (DragState::Piece, ..) if !was_dragged => return,
        (DragState::Piece, _, Some(spot)) => Point::DropAt(spot),
        (DragState::Piece, _, None) => Point::Nowhere,
        (DragState::Click, Some(spot), _) if !is_click_taken(spot) => return,
        (DragState::Click, Some(spot), _) if near || under == Some(spot) => Point::At(spot),
        (DragState::Click, None, None) if near => Point::Nowhere,
        _ => return,
    };
    points.write(point);
}

/// Ends a press when a second finger touches the screen, because two fingers turn the board, or when the system cancels
/// the touch.
///
/// Bevy's picking sends a cancelled touch only to the entities under it, and at that time there are none.
fn cancel_touches(
    touches: Res<Touches>,
    mut pressed: ResMut<HeldPress>,
    mut dragged: ResMut<Dragged>,
    mut points: MessageWriter<Point>,
) {
    let taken_away =
        |press: Press| touches.iter_just_canceled().any(|touch| press.pointer == PointerId::Touch(touch.id()));
    if pressed.0.is_some_and(taken_away) || pressed.0.is_some() && touches.iter().nth(1).is_some() {
        pressed.0 = None;
        // The press of the second finger has replaced that of the first, but the piece is still being dragged.
        if dragged.0.take().is_some() {
            points.write(Point::Nowhere);
        }
    }
}

/// Notes which spot is under the mouse.
fn hover(
    hits: Res<HoverMap>,
    mut pointer: PointerRay,
    dragged: Res<Dragged>,
    mut before: ResMut<MouseOver>,
    mut selection: ResMut<Selection>,
) {
    if dragged.0.is_some() {
        return;
    }
    let mouse = hits.get(&PointerId::Mouse);
    let over = if pointer.torus.is_some() {
        // The torus has no entities for picking: where the window itself is hit, a ray is cast at the torus.
        let window = mouse.and_then(|hits| hits.keys().find_map(|&entity| pointer.windows.get(entity).ok()));
        window.and_then(Window::cursor_position).and_then(|position| pointer.spot(position))
    } else {
        mouse.and_then(|hits| hits.keys().find_map(|&entity| pointer.clickable.get(entity).ok())).map(|hit| hit.0)
    };
    // The keyboard may have moved the cursor in the meantime: the mouse counts only when it has moved to another spot.
    if before.0 != over {
        before.0 = over;
        if selection.hovered != over {
            selection.hovered = over;
        }
    }
}
