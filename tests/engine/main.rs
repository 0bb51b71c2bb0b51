//! The `engine` program, tested through its protocol and its subcommands.

mod process;
mod protocol;
mod subcommands;
mod talk;
