//! The messages to and from the match on the table: intents of the players, and events.

use crate::games::{Event, Player, zener};
use crate::session::{Ending, Match, RoundResult, Seat, Terms};
use bevy::prelude::*;

/// What a player intends to do: sent by mouse, touch, keys, gamepad, computer and tests alike.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Begin a new match.
    Begin(Terms),
    /// Put a saved match on the table.
    Resume(Box<Match>),
    /// Play a move, in notation.
    Play(String),
    /// Choose the side after ZeN's balanced opening.
    ChooseSide {
        /// Take the first player's side.
        swap: bool,
    },
    /// Decide after a loss to an unannounced check: take the move back that did not parry it, or stand by the loss.
    Decide {
        /// Take it back.
        take_back: bool,
    },
    /// Take back the last move; where computers play, to the last turn of a person.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Give a seat to another player.
    Reseat {
        /// Which, counted from 0.
        seat: usize,
        /// Who sits there from now on.
        new: Seat,
    },
    /// End the round otherwise than on the board.
    End(Ending),
    /// Begin the same match again.
    Restart,
    /// Begin another match of the same players and terms.
    Rematch {
        /// What chance is drawn from, see [`Terms::seed`]; `None` for a seed from chance.
        seed: Option<u64>,
    },
    /// Begin the next round.
    NextRound,
    /// Look at the position after this number of plies of the round that is shown; `None` returns to the present.
    LookAt(Option<usize>),
    /// Look at the end of a round, counted from 0; that of the last one is the present.
    LookAtRound(usize),
    /// Begin a new match that goes on from the position that is looked at; the one on the table is kept as it is.
    PlayFromHere,
    /// Begin the game of Zener, or the next round, that has been waiting for the players to set up their pieces.
    Arrange(zener::Setup),
    /// Leave the table; the match is kept.
    Leave,
}

/// What has happened to the match on the table, for view, sound, storage and log.
#[derive(Message, Clone, Debug)]
pub enum MatchEvent {
    /// A match or round is on the table that was not there before: everything has to be built anew.
    Begun,
    /// A move was made; these are its events, to be animated from the board before it.
    Moved(Vec<Event>),
    /// The board shows another position at once: a move was taken back, or an earlier position is looked at.
    Jumped,
    /// Something beside the board has changed: a side was chosen, or a seat has another player.
    Changed,
    /// The round has ended.
    Ended(RoundResult),
    /// The table was left; [`ActiveMatch`](crate::app::gameplay::active_match::ActiveMatch) is gone.
    Left,
    /// An intent was refused, with the reason in words.
    Refused(String),
}

impl MatchEvent {
    /// Whether the board, or who is to act on it, may be another because of this. What was picked up or said about the
    /// position before it is then out of date.
    #[must_use]
    pub fn changes_position(&self) -> bool {
        !matches!(self, Self::Refused(_))
    }
}

/// The clock of the match shows a second less, or has stopped: nothing but the time that is left is another.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockTicked;

/// Whether what a move has changed is still on its way on the board.
///
/// Set together with the move, and taken back by the view when everything has landed. Where nothing shows moves (no
/// [`MovesAreShown`]) it is never set. Pieces that are only lifted or looked at do not count. The rules never wait for it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct InMotion(pub bool);

/// There is a view that shows moves on their way and takes [`InMotion`] back when they have landed.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovesAreShown;

/// A request to the computers.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum AiRequest {
    /// The best move found so far, at once.
    MoveNow,
    /// A hint, or none any more if it is shown.
    Hint,
    /// Whether the computers opposite agree to a draw, which this player offers.
    Draw(Player),
}
