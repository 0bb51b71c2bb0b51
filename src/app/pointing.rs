//! From pointing to moves: what has been picked up, where it may go, and why not elsewhere.
//!
//! Mouse, touch and keys all send [`Point`]; the rules say what it means.

use super::guard::Guard;
use super::play::{Happened, Intent, OnTable};
use crate::games::{AnyGame, Refusal, Spot};
use crate::session::{Controller, Pending};
use bevy::prelude::*;

/// A player points at something on the board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// At a spot: a click, a tap, a key on the cursor.
    At(Spot),
    /// A piece is lifted to be dragged from here.
    Lift(Spot),
    /// The dragged piece is let go here.
    DropAt(Spot),
    /// At nothing: let go of what was picked up.
    Nowhere,
}

/// What has been picked up and what may come next; the view shows it on the board.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Selection {
    /// The spots pointed at so far, never a whole move.
    pub spots: Vec<Spot>,
    /// Where the next click leads on to a legal move.
    pub next: Vec<Spot>,
    /// The spot under the pointer or the key cursor.
    pub hovered: Option<Spot>,
    /// Why the last thing pointed at was refused.
    pub refusal: Option<Refused>,
}

/// Something that was pointed at in vain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What was pointed at.
    pub at: Spot,
    /// The reason, and the squares that are its cause.
    pub why: Refusal,
}

impl Selection {
    /// Forgets what was picked up, and asks the rules what may come first.
    fn restart(&mut self, game: Option<&AnyGame>) {
        self.spots.clear();
        self.refusal = None;
        self.next = game.map(|game| game.choices(&[]).next).unwrap_or_default();
    }

    /// Points at a spot; gives the move that is complete with it, in notation.
    fn point(&mut self, game: &AnyGame, at: Spot) -> Option<String> {
        if self.spots.last() == Some(&at) {
            self.restart(Some(game));
            return None;
        }
        let mut path = self.spots.clone();
        path.push(at);
        self.refusal = None;
        for path in [path.as_slice(), &[at]] {
            let choices = game.choices(path);
            if choices.complete.is_some() {
                self.restart(None);
                return choices.complete;
            }
            if !choices.next.is_empty() {
                self.spots = path.to_vec();
                self.next = choices.next;
                return None;
            }
        }
        self.refusal = game.why_not(&path).map(|why| Refused { at, why });
        None
    }

    /// Drops the lifted piece on a spot; gives the move that is complete with it. On the spot that it was lifted from it
    /// stays picked up; anywhere else where it may not go it is let go of, with the reason.
    fn drop_at(&mut self, game: &AnyGame, at: Spot) -> Option<String> {
        if self.spots.last() == Some(&at) {
            return None;
        }
        let mut path = std::mem::take(&mut self.spots);
        path.push(at);
        let complete = game.choices(&path).complete;
        self.restart(Some(game).filter(|_| complete.is_none()));
        self.refusal = game.why_not(&path).map(|why| Refused { at, why });
        complete
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .add_message::<Point>()
        .add_systems(Update, (point, follow).chain().in_set(super::AppSystems::Pointing));
}

/// Whether a person may point at the board now.
#[must_use]
pub fn may_point(table: &OnTable) -> bool {
    let by_person = table.played().seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
    by_person && !table.looks_back() && matches!(table.played().pending(), Pending::Move { .. })
}

fn point(
    mut points: MessageReader<Point>,
    table: Option<Res<OnTable>>,
    mut selection: ResMut<Selection>,
    mut guard: Guard,
    mut intents: MessageWriter<Intent>,
) {
    let Some(table) = table else {
        points.clear();
        return;
    };
    let game = table.played().round().game();
    for &point in points.read() {
        guard.think_again();
        if table.looks_back() {
            intents.write(Intent::LookAt(None));
            continue;
        }
        if !may_point(&table) {
            continue;
        }
        let complete = match point {
            Point::At(spot) => selection.point(game, spot),
            Point::Lift(spot) => {
                selection.restart(Some(game));
                selection.point(game, spot)
            }
            Point::DropAt(spot) => selection.drop_at(game, spot),
            Point::Nowhere => {
                selection.restart(Some(game));
                None
            }
        };
        if let Some(text) = complete {
            if guard.stops(&table, &text) {
                selection.restart(Some(game));
            } else {
                intents.write(Intent::Play(text));
            }
        }
    }
}

/// Asks the rules anew whenever the position on the board is another.
pub(super) fn follow(
    mut happened: MessageReader<Happened>,
    table: Option<Res<OnTable>>,
    mut selection: ResMut<Selection>,
) {
    let moved = happened.read().any(|event| !matches!(event, Happened::Refused(_)));
    if moved {
        let game = table.as_ref().filter(|table| may_point(table)).map(|table| table.played().round().game());
        selection.restart(game);
    }
}
