//! The `engine` program: rules and search over a text protocol (UGI), and for the shell.
//!
//! - [`protocol`]: one command in, its answers out;
//! - [`options`]: the options of the protocol, and the game that they describe;
//! - [`dialogue`]: the other end of the protocol: a question in its commands, the answers understood;
//! - [`input`]: lines of any length and content; [`queue`]: lines that come while something is under way;
//! - [`player`]: what moves are chosen by; [`arena`]: matches between two; [`ladder`]: level against level;
//! - [`mod@bench`]: a fixed piece of work;
//! - [`shell`]: the subcommands.

pub mod arena;
pub mod bench;
pub mod dialogue;
pub mod input;
pub mod ladder;
pub mod options;
pub mod player;
pub mod protocol;
pub mod queue;
pub mod shell;
