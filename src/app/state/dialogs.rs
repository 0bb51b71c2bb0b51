//! The dialogs over the board: the open question, the note at the end of a round, and the field for typed moves.

use crate::games::Player;
use bevy::prelude::*;

/// The question that is open now, if there is one.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PendingConfirmation(pub Option<Question>);

/// Whether no question is open: a condition for systems. While one is open, keys and gamepads are for its answers.
pub fn nothing_to_confirm(confirmation: Res<PendingConfirmation>) -> bool {
    confirmation.0.is_none()
}

/// A question to the players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Whether this player really wants to resign.
    Resign(Player),
    /// Whether this player's opponent agrees to a draw.
    Draw(Player),
    /// Whether a draw is really to be offered to the computers opposite this player.
    OfferDraw(Player),
    /// Whether this player, who has moved last, may take that back.
    TakeBack(Player),
    /// Whether the match is to begin anew.
    Restart,
    /// Whether all results against computers are to be forgotten.
    ForgetResults,
}

/// Whether the note about the end of the round has been closed, to look at the board.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct EndNote {
    is_closed: bool,
}

impl EndNote {
    /// Whether it is shown while a round is over.
    #[must_use]
    pub fn is_shown(self) -> bool {
        !self.is_closed
    }

    /// Closes it.
    pub fn close(&mut self) {
        self.is_closed = true;
    }
}

/// Whether the field for a move that is typed is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TypesMove(pub bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingConfirmation>().init_resource::<EndNote>().init_resource::<TypesMove>();
}
