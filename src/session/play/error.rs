//! Why a match refuses something.

use crate::games::zen::Threat;
use crate::games::{MOST_PLIES, PlayError, PositionError};
use crate::session::terms::TermsError;
use thiserror::Error;

/// Why a match refused something.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum MatchError {
    /// The terms can't be played.
    #[error(transparent)]
    Terms(#[from] TermsError),
    /// A position can't be played.
    #[error("the position is not possible: {0}")]
    Position(#[from] PositionError),
    /// The rules refuse the move.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// There is no seat with this index.
    #[error("there is no seat {}", .0 + 1)]
    NoSuchSeat(usize),
    /// The round is over.
    #[error("the round is over")]
    RoundOver,
    /// The round is not over.
    #[error("the round is not over yet")]
    RoundNotOver,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// The second player of a balanced opening has to choose a side first.
    #[error("three stones are placed: the second player chooses the side first")]
    ChooseFirst,
    /// There is no side to choose now.
    #[error("there is no side to choose now")]
    NothingToChoose,
    /// The loser to an unannounced threat has to decide first.
    #[error("the check was not announced: its loser decides first whether to take the move back")]
    DecideFirst,
    /// There is no loss to an unannounced threat.
    #[error("there is no loss to an unannounced check that could be taken back")]
    NothingToTakeBack,
    /// There is no clock.
    #[error("the match has no clock")]
    NoClock,
    /// The number of recorded times is not the number of plies.
    #[error("there are times for {times} moves, but {plies} moves")]
    Times {
        /// Plies of the round.
        plies: usize,
        /// Times given.
        times: usize,
    },
    /// A time after a ply is one that the clock cannot have shown.
    #[error("the times after move {ply} are not such as this clock shows: more is left than can be")]
    TimeAfter {
        /// Which ply, counted from 1.
        ply: usize,
    },
    /// More time is left now than after the last ply.
    #[error("more time is left than after the last move")]
    TimeLeft,
    /// The match has [`MOST_PLIES`] plies.
    #[error("a match has at most {MOST_PLIES} moves: agree on a draw, or resign")]
    TooLong,
    /// The announcement is not true.
    #[error("{}", match .0 {
        Threat::Check => "this move gives no check: it could not win with the next move if the opponent passed",
        Threat::Checkmate => "this is no checkmate: the opponent has a reply, or there is no check",
    })]
    FalseAnnouncement(Threat),
    /// There is no move to take back.
    #[error("there is no move to take back")]
    NothingToUndo,
    /// There is no move to play again.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// An ending by the rules of the game cannot be declared by the players.
    #[error("only the position on the board can end a round in this way")]
    NotByWill,
}
