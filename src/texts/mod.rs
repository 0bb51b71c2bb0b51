//! The texts that players read: what is said about a match, and the catalogue of messages in all languages. It knows no
//! user interface.
//!
//! - [`phrase`]: the messages of the catalogue as values, made from `assets/locales/` by the build; [`language`]: the
//!   languages; `catalogue`: the words of a message in a language; [`pseudo`]: a language for tests of the layout;
//! - [`games`]: texts about one game only;
//! - [`errors`]: why something was refused; [`refusals`]: why moves and positions are refused; [`results`]: results in
//!   records; [`review`]: what decided a match; [`seats`]: names of players;
//! - [`instruction`]: what the player to move has to do; [`hint`]: why a move is good; [`summary`]: players, scores and
//!   results; [`time`]: times and clocks; [`levels`]: the names of the levels of computers; [`moods`]: of the moods of
//!   the room;
//! - [`description`]: the board, moves and positions in words, for players who listen;
//! - [`lessons`]: what is said in the steps of the lessons; [`rules()`]: the rules of the games as pages; [`figure`]:
//!   the figures in them.

mod catalogue;
pub mod description;
pub mod errors;
pub mod figure;
pub mod games;
pub mod hint;
pub mod instruction;
pub mod language;
pub mod lessons;
pub mod levels;
pub mod moods;
pub mod phrase;
pub mod pseudo;
pub mod refusals;
pub mod results;
pub mod review;
mod rules;
pub mod seats;
pub mod summary;
pub mod time;

pub use language::Language;
pub use phrase::{Number, Phrase, Text};
pub use rules::rules;
