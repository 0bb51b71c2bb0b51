//! A match: who sits where, rounds, scores, history and records. It knows the games, but neither screen nor clock nor disk.
//!
//! - [`terms`]: what is agreed before a match: game, options, length, seats, seed;
//! - [`about`]: whose the games are, and what the menu says of them;
//! - [`clock`]: time to think;
//! - [`lot`]: everything that chance decides, drawn from the seed;
//! - [`Match`] in `play`: the rounds, whose turn it is, scores; [`Round`] in `round`; `announcement`: check and checkmate, where players announce
//!   them;
//! - [`names`]: names of players and files, cleaned;
//! - [`results`]: how games against computers went, and which level fits;
//! - [`record`]: the match as RON and as a text that one can mail, both read back with every move validated.

pub mod about;
mod announcement;
pub mod clock;
pub mod lot;
pub mod names;
mod play;
pub mod record;
pub mod results;
mod round;
pub mod terms;

pub use clock::Clock;
pub use play::{Match, MatchError, Pending};
pub use round::{Ending, Round, RoundResult};
pub use terms::{Controller, GameTerms, Length, Seat, SetupMethod, Team, Terms, TermsError};
