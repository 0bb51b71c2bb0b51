//! Zen Table: four abstract board games that share a word, on one 3D table.
//!
//! # The map of the modules
//!
//! Each module may use the modules above it in this list, and none below it:
//!
//! - [`games`]: the rules. [`games::zen`] (ZEN L'initié), [`games::enso`], [`games::torus`] (ZeN), [`games::zener`];
//!   the traits that they share are [`games::Rules`], [`games::Notation`] and [`games::View`]. Pure functions of
//!   positions.
//! - [`search`]: the opponents, over any game's rules.
//! - [`session`]: a match: seats, rounds, scores, history, and records ([`session::record`]).
//! - [`review`]: the review of a match: which moves decided it, and why.
//! - [`lessons`]: the lessons of each game: positions, tasks and what is right.
//! - [`engine`]: the `engine` program: the text protocol and the subcommands for the shell.
//! - [`themes`]: what boards, pieces and the surrounding room look like, as data; of the modules above it uses only
//!   `games`.
//! - [`texts`]: what players read, in all languages.
#![cfg_attr(feature = "gui", doc = "- [`app`]: the table itself, in Bevy.")]
//!
//! Between modules a move is passed as text in the notation of its game ([`games::AnyGame`]); what a move has changed
//! is returned as [`games::Event`]s.
//!
//! `docs/design.md` gives the reasons for this structure.

#[cfg(feature = "gui")]
pub mod app;

#[doc(inline)]
pub use zen_table_core::{engine, games, lessons, review, search, session, texts, themes};
