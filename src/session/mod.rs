//! A match: who sits where, rounds, scores, history and records. It uses the games, but no screen, no system clock and
//! no disk.
//!
//! - [`terms`]: what is agreed before a match: game, length, seats, seed; [`Seat`] and [`Team`] in `seat`;
//! - [`GameTerms`] in `game_terms`: the game with its options; [`choices`]: what may be chosen before they are agreed;
//! - [`MatchForm`] in `match_form`: the form of a new match, with [`SeatChoice`] in `seat_choice` and [`clock_choice`];
//! - [`games`]: what a match needs to know about each game, one file for every game, behind the trait
//!   [`match_rules::MatchRules`];
//! - [`about`]: publishers, years and numbers of players of the games;
//! - [`clock`]: thinking time;
//! - [`lot`]: all random choices, drawn from the seed;
//! - [`Match`] in `play`: the rounds, whose turn it is, scores; [`Round`] in `round`; `announcement`: check and
//!   checkmate, where players announce them;
//! - [`variations`]: branches beside what was played, comments and judgements of moves;
//! - [`names`]: names of players and of files, made safe to show and to store;
//! - [`results`]: how games against computers went, and which level fits;
//! - [`record`]: the match as RON and as a text for mail; reading either checks every move.

pub mod about;
mod announcement;
pub mod choices;
pub mod clock;
pub mod clock_choice;
mod game_terms;
pub mod games;
pub mod lot;
mod match_form;
pub mod match_rules;
pub mod names;
mod play;
pub mod record;
pub mod results;
mod round;
mod seat;
mod seat_choice;
pub mod terms;
pub mod variations;

pub use choices::GameChoices;
pub use clock::Clock;
pub use game_terms::{GameTerms, SetupMethod};
pub use match_form::{FormError, MatchForm};
pub use play::Match;
pub use play::allowed::{Allowed, DrawOffer};
pub use play::error::MatchError;
pub use play::first_move::FirstMove;
pub use play::pending::Pending;
pub use play::rematch::Rematch;
pub use round::{Ending, Round, RoundResult, Turn};
pub use seat::{Controller, Seat, Team};
pub use seat_choice::{PlayedBy, SeatChoice};
pub use terms::{Length, Terms, TermsError};
