//! Asks before a move is played, where the settings say so: the move is shown, and pointing once more at its target, or
//! a button, plays it.

use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::state::settings::{ConfirmMoves, Settings};
use crate::games::{AnyGame, Spot};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The move that waits to be confirmed, if there is one.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct PendingMove(pub Option<PointedMove>);

/// A move to which a player has pointed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PointedMove {
    /// The move in notation, without what is announced with it.
    pub text: String,
    /// Its spots.
    pub spots: Vec<Spot>,
}

impl PendingMove {
    /// The spot at which pointing once more confirms the move.
    #[must_use]
    pub fn target(&self) -> Option<Spot> {
        self.0.as_ref()?.spots.last().copied()
    }
}

/// Whether a finger is used now and covers more than a square of the board: set by the view, false without one.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CoarsePointer(pub bool);

/// Holds moves back until they are confirmed.
#[derive(SystemParam)]
pub(super) struct Confirmation<'w> {
    pending: ResMut<'w, PendingMove>,
    coarse: Res<'w, CoarsePointer>,
    settings: Res<'w, Settings>,
}

impl Confirmation<'_> {
    /// Takes the move that waits; returns it if pointing at this spot confirms it. Anything else cancels it.
    pub(super) fn confirmed_at(&mut self, at: Option<Spot>) -> Option<String> {
        let target = self.pending.target();
        let pointed = self.pending.bypass_change_detection().0.take()?;
        self.pending.set_changed();
        (at.is_some() && at == target).then_some(pointed.text)
    }

    /// Whether this move has to be confirmed; then it waits.
    pub(super) fn holds_back(&mut self, game: &AnyGame, text: &str) -> bool {
        let holds_back = match self.settings.confirm_moves {
            ConfirmMoves::Never => false,
            ConfirmMoves::ForFingers => self.coarse.0,
            ConfirmMoves::Always => true,
        };
        if holds_back {
            self.pending.0 = Some(PointedMove { text: text.to_owned(), spots: game.path(text) });
        }
        holds_back
    }

    /// Forgets the move that waits.
    pub(super) fn cancel(&mut self) {
        self.pending.set_if_neq(PendingMove(None));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingMove>().init_resource::<CoarsePointer>().reset_with_match::<PendingMove>();
}
