//! Pieces that are held: the one that is picked up, the one that is dragged, and a stack that is fanned out so that its
//! pieces can be seen.

use crate::app::board::pieces::motion::Motion;
use crate::app::board::pieces::view::{PieceIndex, PieceView};
use crate::app::board::schedule::BoardSystems;
use crate::app::camera::view::TableCamera;
use crate::app::gameplay::selection::{Dragged, Selection};
use crate::app::geometry::layout::Layout;
use crate::app::state::settings::Settings;
use crate::games::{Spot, Square};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// How high a piece is lifted when it is picked up.
const LIFT: f32 = 0.2;

/// The seconds in which a piece is lifted or put back.
const LIFTING: f32 = 0.13;

/// The seconds for which the pointer must rest on a stack before the stack fans out.
const FAN_DELAY: f32 = 0.35;

/// The distance between two pieces of a fan, to the side and upwards.
const FAN_STEP: Vec2 = Vec2::new(0.87, 0.14);

/// The stack that the pointer rests on.
#[derive(Resource, Default, Debug)]
struct Fan {
    over: Option<Square>,
    rested: f32,
}

impl Fan {
    fn is_open(&self) -> bool {
        self.rested >= FAN_DELAY
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fan>().add_systems(Update, (rest_on_stack, hold, carry).chain().in_set(BoardSystems::Hold));
}

/// Measures how long the pointer has been resting on a stack.
fn rest_on_stack(
    time: Res<Time>,
    selection: Res<Selection>,
    dragged: Res<Dragged>,
    index: Res<PieceIndex>,
    mut fan: ResMut<Fan>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let over = match selection.hovered {
        Some(Spot::Square(square)) if index.stack(square).len() > 1 && dragged.0.is_none() => Some(square),
        _ => None,
    };
    if over != fan.over {
        *fan = Fan { over, rested: 0.0 };
    } else if over.is_some() && !fan.is_open() {
        fan.rested += time.delta_secs();
    }
    if over.is_some() && !fan.is_open() {
        redraw.write(RequestRedraw);
    }
}

/// Moves pieces away from their places: up when they are picked up, side by side when their stack is fanned out.
fn hold(
    mut commands: Commands,
    layout: Option<Res<Layout>>,
    settings: Res<Settings>,
    selection: Res<Selection>,
    fan: Res<Fan>,
    index: Res<PieceIndex>,
    camera: Single<&GlobalTransform, With<TableCamera>>,
    pieces: Query<(Entity, &mut PieceView, &mut Transform)>,
) {
    let Some(layout) = layout else { return };
    let mut shifts = HashMap::<Entity, Vec3>::default();
    if let Some(square) = fan.over.filter(|_| fan.is_open()) {
        let stack = index.stack(square);
        let right = Vec3::new(camera.right().x, 0.0, camera.right().z).normalize_or(Vec3::X);
        let middle = (stack.len() as f32 - 1.0) / 2.0;
        for (number, &entity) in stack.iter().enumerate() {
            let aside = right * (number as f32 - middle) * FAN_STEP.x;
            let height = layout.stack_height(stack.len()) + 0.12 + number as f32 * FAN_STEP.y;
            shifts.insert(entity, aside + Vec3::Y * (height - layout.stack_height(number)));
        }
    }
    let picked_up = selection.picked_up().filter(|_| layout.lifts_pieces());
    if let Some(entity) = picked_up.and_then(|spot| index.top(spot)) {
        *shifts.entry(entity).or_default() += Vec3::Y * LIFT;
    }
    for (entity, mut view, mut transform) in pieces {
        let shift = shifts.get(&entity).copied().unwrap_or_default();
        if view.shift.distance_squared(shift) < 1e-6 {
            continue;
        }
        view.shift = shift;
        let to = view.home + shift;
        if settings.motion() > 0.0 {
            commands.entity(entity).insert(Motion::handling(transform.translation, to, LIFTING));
        } else {
            transform.translation = to;
            commands.entity(entity).remove::<Motion>();
        }
    }
}

/// Lets the dragged piece follow the pointer. When it is released and no move was made, it returns to its place.
fn carry(
    mut commands: Commands,
    settings: Res<Settings>,
    dragged: Res<Dragged>,
    index: Res<PieceIndex>,
    mut in_hand: Local<Option<Entity>>,
    pieces: Query<(&PieceView, &mut Transform, Has<Motion>)>,
) {
    let mut pieces = pieces;
    let holds = dragged.0.and_then(|drag| Some((index.top(drag.from)?, drag.at?)));
    if let Some(let_go) = in_hand.filter(|&entity| holds.is_none_or(|(held, _)| held != entity))
        && let Ok((view, mut transform, false)) = pieces.get_mut(let_go)
    {
        let to = view.home + view.shift;
        if settings.motion() > 0.0 {
            commands.entity(let_go).insert(Motion::handling(transform.translation, to, LIFTING));
        } else {
            transform.translation = to;
        }
    }
    *in_hand = holds.map(|(entity, _)| entity);
    if let Some((entity, place)) = holds
        && let Ok((_, mut transform, moves)) = pieces.get_mut(entity)
    {
        transform.translation = place;
        if moves {
            commands.entity(entity).remove::<Motion>();
        }
    }
}
