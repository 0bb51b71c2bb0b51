//! The texts that players read: what is said about a match, and the catalogue of messages in all languages. It knows no
//! user interface.
//!
//! - [`phrase`]: the messages of the catalogue as values, made from `assets/locales/` by the build; [`text`]: what is shown,
//!   a message or words that are the same in all languages; [`language`]: the languages; `catalogue`: Project Fluent;
//! - [`games`]: texts about one game only;
//! - [`instruction`]: what the player to move has to do; [`summary`]: players, scores and results; [`time`]: times and
//!   clocks.

mod catalogue;
pub mod games;
pub mod instruction;
pub mod language;
pub mod phrase;
pub mod summary;
pub mod text;
pub mod time;

pub use language::Language;
pub use phrase::Phrase;
pub use text::Text;
