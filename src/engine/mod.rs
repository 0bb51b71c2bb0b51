//! The `engine` program: rules and search over a text protocol (UGI), and for the shell.
//!
//! - [`protocol`]: one command in, its answers out;
//! - [`options`]: the options of the protocol, and the game that they describe;
//! - [`input`]: lines of any length and content;
//! - [`shell`]: the subcommands.

pub mod input;
pub mod options;
pub mod protocol;
pub mod shell;
