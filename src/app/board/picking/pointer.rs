//! Mouse and touch on the board: from picking to pointing.
//!
//! A press and a release on the same spot are a click, whatever the hand wobbled between; a press that leaves by more than
//! a few pixels lifts the piece and drags it. The spots are those under the pointer when it was pressed and released, and
//! not when the frame was drawn: on a slow machine several clicks may come in one frame.

use crate::app::board::picking::targets::Clickable;
use crate::app::camera::view::TableCamera;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::gameplay::selection::{Drag, Dragged, Point, Selection, may_point};
use crate::app::geometry::layout::Layout;
use crate::app::geometry::torus::Torus;
use crate::app::geometry::torus_view::TorusView;
use crate::app::state::focus::MenuPointer;
use crate::app::state::navigation::{Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::games::Spot;
use bevy::ecs::system::SystemParam;
use bevy::input::touch::Touches;
use bevy::picking::hover::HoverMap;
use bevy::picking::mesh_picking::ray_cast::{MeshRayCast, MeshRayCastSettings, RayCastVisibility};
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// Logical pixels that a press must move to become a drag.
const DRAG_THRESHOLD: f32 = 8.0;

/// How high a dragged piece is held.
const HELD_AT: f32 = 0.42;

/// The spot that the mouse rests on, or nothing.
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
    leads_to: DragState,
}

/// What a press has become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum DragState {
    /// It may still be a click.
    ToClick,
    /// A piece has been lifted.
    ToDrop,
    /// It has left its spot without lifting anything.
    Nowhere,
    /// The endless board is scrolled by it.
    ToScroll,
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
        .add_systems(Update, (hover, let_go_of_fingers).in_set(AppSystems::Input));
}

/// What lies under a pointer.
#[derive(SystemParam)]
struct PointerRay<'w, 's> {
    ray_cast: MeshRayCast<'w, 's>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    clickable: Query<'w, 's, &'static Clickable>,
    windows: Query<'w, 's, &'static Window>,
    menus: Res<'w, MenuPointer>,
    wrap: Option<Res<'w, Torus>>,
    table: Option<Res<'w, ActiveMatch>>,
}

impl PointerRay<'_, '_> {
    fn ray(&self, position: Vec2) -> Option<Ray3d> {
        let (camera, transform) = *self.camera;
        camera.viewport_to_world(transform, position).ok()
    }

    /// The spot under a place in the window, where nothing covers the table.
    fn spot(&mut self, position: Vec2) -> Option<Spot> {
        if self.is_covered(position) {
            return None;
        }
        let ray = self.ray(position)?;
        if let Some(wrap) = self.wrap.as_deref() {
            let board = self.table.as_deref()?.board();
            return wrap.pointed_at(ray, |square| board.top(square).is_some()).map(Spot::Square);
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
    /// Picking asks at the end of a frame whether the menus want the pointer. A pointer that has moved since then and is
    /// pressed in the next frame would be judged by where it was.
    fn is_covered(&self, position: Vec2) -> bool {
        self.menus.covers(position)
    }

    /// The way over the torus between what lies under two places in the window; `None` on any other board.
    fn way(&self, from: Vec2, to: Vec2) -> Option<Vec2> {
        let wrap = self.wrap.as_deref()?;
        let [from, to] = [wrap.hit(self.ray(from)?, 0.0)?, wrap.hit(self.ray(to)?, 0.0)?];
        Some(wrap.short(to - from))
    }

    /// Where a piece is held that follows the pointer.
    fn held(&self, position: Vec2) -> Option<Vec3> {
        let plane = InfinitePlane3d::new(Vec3::Y);
        self.ray(position)?.plane_intersection_point(Vec3::Y * HELD_AT, plane)
    }
}

fn on_press(
    press: On<Pointer<bevy::picking::events::Press>>,
    mut eye: PointerRay,
    mut pressed: ResMut<HeldPress>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
) {
    // Events rise from what was hit to the window; each is answered once.
    let first = press.event_target() == press.original_event_target();
    let on_table = *screen.get() == Screen::Match && *overlay.get() == Overlay::None;
    let at = press.pointer_location.position;
    if !first || !on_table || press.button != PointerButton::Primary || eye.is_covered(at) {
        return;
    }
    let spot = eye.spot(at);
    pressed.0 = Some(Press { pointer: press.pointer_id, at, spot, leads_to: DragState::ToClick });
}

fn on_drag(
    drag: On<Pointer<bevy::picking::events::Drag>>,
    mut eye: PointerRay,
    mut pressed: ResMut<HeldPress>,
    mut dragged: ResMut<Dragged>,
    mut selection: ResMut<Selection>,
    mut roll: ResMut<TorusView>,
    table: Option<Res<ActiveMatch>>,
    mut points: MessageWriter<Point>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let first = drag.event_target() == drag.original_event_target();
    let (Some(press), Some(table)) = (pressed.0.as_mut(), table) else { return };
    if !first || press.pointer != drag.pointer_id || drag.button != PointerButton::Primary {
        return;
    }
    let position = drag.pointer_location.position;
    let under = eye.spot(position);
    if press.leads_to == DragState::ToClick && position.distance(press.at) > DRAG_THRESHOLD {
        let lifts = press.spot.filter(|&spot| may_lift(&table, spot));
        // A stone of ZeN is not lifted, a link goes out from it; and on an empty cell a long press is still a click there.
        if let Some(spot) = lifts {
            points.write(Point::Lift(spot));
            press.leads_to = DragState::ToDrop;
            dragged.0 = Some(Drag { from: spot, at: None });
        } else if under != press.spot {
            press.leads_to = if eye.wrap.is_some() { DragState::ToScroll } else { DragState::Nowhere };
        }
    }
    if press.leads_to == DragState::ToScroll {
        if let Some(way) = eye.way(press.at, position) {
            roll.drag(way);
            redraw.write(RequestRedraw);
        }
        press.at = position;
    }
    if press.leads_to != DragState::ToDrop {
        return;
    }
    let follows_pointer = Layout::of(table.played().round().game()).lifts_pieces();
    if let Some(drag) = dragged.0.as_mut() {
        drag.at = if follows_pointer { eye.held(position) } else { None };
    }
    if selection.hovered != under {
        selection.hovered = under;
    }
    redraw.write(RequestRedraw);
}

/// Whether a drag from a spot can lead to a move.
fn may_lift(table: &ActiveMatch, spot: Spot) -> bool {
    let choices = table.played().round().game().choices(&[spot]);
    may_point(table) && choices.complete.is_none() && !choices.next.is_empty()
}

fn on_release(
    release: On<Pointer<Release>>,
    mut eye: PointerRay,
    mut pressed: ResMut<HeldPress>,
    mut dragged: ResMut<Dragged>,
    mut points: MessageWriter<Point>,
) {
    let Some(press) = pressed.0.filter(|press| press.pointer == release.pointer_id) else { return };
    if release.button != PointerButton::Primary {
        return;
    }
    pressed.0 = None;
    dragged.0 = None;
    let position = release.pointer_location.position;
    let under = eye.spot(position);
    let near = position.distance(press.at) <= DRAG_THRESHOLD;
    let point = match (press.leads_to, press.spot, under) {
        (DragState::ToDrop, _, Some(spot)) => Point::DropAt(spot),
        (DragState::ToDrop, _, None) => Point::Nowhere,
        (DragState::ToClick, Some(spot), _) if near || under == Some(spot) => Point::At(spot),
        (DragState::ToClick, None, None) if near => Point::Nowhere,
        _ => return,
    };
    points.write(point);
}

/// Two fingers turn the table, and the system may take a touch away: what had been begun is given up.
///
/// Picking itself tells of a touch that is taken away only what lies under it, and by then nothing does.
fn let_go_of_fingers(
    touches: Res<Touches>,
    mut pressed: ResMut<HeldPress>,
    mut dragged: ResMut<Dragged>,
    mut points: MessageWriter<Point>,
) {
    let taken_away =
        |press: Press| touches.iter_just_canceled().any(|touch| press.pointer == PointerId::Touch(touch.id()));
    if pressed.0.is_some_and(taken_away) || pressed.0.is_some() && touches.iter().nth(1).is_some() {
        pressed.0 = None;
        // The second finger's press has taken the place of the first one's, but the piece is still in the hand.
        if dragged.0.take().is_some() {
            points.write(Point::Nowhere);
        }
    }
}

/// Tells which spot the mouse rests on.
fn hover(
    hits: Res<HoverMap>,
    mut eye: PointerRay,
    dragged: Res<Dragged>,
    mut before: ResMut<MouseOver>,
    mut selection: ResMut<Selection>,
) {
    if dragged.0.is_some() {
        return;
    }
    let mouse = hits.get(&PointerId::Mouse);
    let over = if eye.wrap.is_some() {
        // Where no panel lies over the window, the board has to be asked what is there.
        let window = mouse.and_then(|hits| hits.keys().find_map(|&entity| eye.windows.get(entity).ok()));
        window.and_then(Window::cursor_position).and_then(|position| eye.spot(position))
    } else {
        mouse.and_then(|hits| hits.keys().find_map(|&entity| eye.clickable.get(entity).ok())).map(|hit| hit.0)
    };
    // A key cursor may have moved the mark since: the mouse speaks only when it has something new to say.
    if before.0 != over {
        before.0 = over;
        if selection.hovered != over {
            selection.hovered = over;
        }
    }
}
