//! The messages to and from the match on the table: intents of the players, and events.

use crate::app::gameplay::active_match::LessonStep;
use crate::games::{Event, Player, zener};
use crate::session::variations::{Edit, Path, VariationError};
use crate::session::{Ending, Match, MatchError, Rematch, RoundResult, Seat, Terms};
use bevy::prelude::*;

/// What a player intends to do: sent by mouse, touch, keys, gamepad, computer and tests alike.
#[derive(Message, Clone, Debug)]
pub enum Intent {
    /// Begin a new match.
    Begin(Terms),
    /// Put a saved match on the table.
    Resume(Box<Match>),
    /// Put a step of a lesson on the table, or after the last step the first match.
    Learn(LessonStep),
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
    /// Take back the last move; where computers play, to the last turn of a person. In an analysis or a review, take
    /// back the last change to the variations.
    Undo,
    /// Play again what was taken back, or make the change again.
    Redo,
    /// Give a seat to another player.
    Reseat {
        /// Which, counted from 0.
        seat: usize,
        /// Who sits there from now on.
        new: Seat,
    },
    /// End the round by resignation, agreement or time.
    End(Ending),
    /// Begin the same match again.
    Restart,
    /// Begin another match of the same players and terms.
    Rematch {
        /// What is changed.
        how: Rematch,
        /// The seed of all random choices, see [`Terms::seed`]; `None` for a random seed.
        seed: Option<u64>,
    },
    /// Begin the next round.
    NextRound,
    /// Show the position after this number of plies of what is shown, a round or a side line; `None` returns to the
    /// current position.
    LookAt(Option<usize>),
    /// Show a position of the match.
    LookAtPlayed {
        /// The round, counted from 0.
        round: usize,
        /// The number of plies of the round that have been played.
        plies: usize,
    },
    /// Show the end of a round, counted from 0; the end of the last one is the current position.
    LookAtRound(usize),
    /// Review the match on the table, whose last round is over.
    Review,
    /// Take the match on the table apart: look at positions and try moves, while the match stands still.
    Analyse,
    /// End the analysis or the review; the match goes on as it was.
    EndAnalysis,
    /// Try a move in the position that is shown, in notation: it becomes a variation, and the match stays as it is.
    Try(String),
    /// Change the variations or comments of a round, counted from 0.
    Edit {
        /// The round.
        round: usize,
        /// The change.
        edit: Edit,
    },
    /// Show a position among the variations of a round, counted from 0.
    LookAtPath {
        /// The round.
        round: usize,
        /// The position.
        path: Path,
    },
    /// Show moves that were not played, one after the other.
    ShowSideLine {
        /// The round, counted from 0.
        round: usize,
        /// The number of plies of the round before the first move.
        plies: usize,
        /// The moves, in notation.
        moves: Vec<String>,
    },
    /// Show again the turn that has led to the position that is shown; the match stays as it is.
    ShowAgain,
    /// Begin a new match that continues from the position that is shown; the match on the table stays saved as it is.
    PlayFromHere,
    /// Begin the game of Zener, or the next round, that has been waiting for the players to set up their pieces.
    Arrange(zener::Setup),
    /// Leave the table; the match stays saved.
    Leave,
}

/// A player has typed a turn: its moves in notation, in order, the last with what is announced with it. It goes the way
/// of a move that is pointed out.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct TypedTurn(pub Vec<String>);

/// What has happened to the match on the table, for view, sound, storage and log.
#[derive(Message, Clone, Debug)]
pub enum MatchEvent {
    /// A match or round has come to the table: everything has to be built anew.
    Begun,
    /// A move was made; these are its events, to be animated from the board before it.
    Moved(Vec<Event>),
    /// The board shows another position without animation: a move was taken back, or an earlier position is shown.
    Jumped,
    /// Something other than the board has changed: a side was chosen, or a seat has another player.
    Changed,
    /// The round has ended.
    Ended(RoundResult),
    /// The table was left; [`ActiveMatch`](crate::app::gameplay::active_match::ActiveMatch) is gone.
    Left,
    /// The variations or comments of the match have changed; what was played has not.
    Annotated,
    /// An intent was refused.
    Refused(MatchError),
    /// A change to the variations was refused.
    EditRefused(VariationError),
}

impl MatchEvent {
    /// Whether the board, or the player who is to act, may have changed with this event. Selections and messages about
    /// the position before are then out of date.
    #[must_use]
    pub fn changes_position(&self) -> bool {
        !matches!(self, Self::Refused(_) | Self::EditRefused(_) | Self::Annotated)
    }
}

/// The clock of the match shows one second less, or has stopped. Only the time that is left has changed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockTicked;

/// Whether the animation of a move or of a set-up is still running.
///
/// It is set together with the move, and cleared by the view when all pieces have landed. Without a view that animates
/// moves (no [`MovesAreShown`]) it is never set. Pieces that are only lifted or hovered do not count. The rules never
/// wait for it.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct InMotion(pub bool);

/// Exists while a view animates moves; the view clears [`InMotion`] when they have ended.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovesAreShown;

/// A request to the computers.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum AiRequest {
    /// To play the best move found so far, at once.
    MoveNow,
    /// To show a hint, or to hide it if one is shown. In an analysis, to switch the engine on or off.
    Hint,
    /// Whether the computers opposite agree to a draw, which this player offers.
    Draw(Player),
}
