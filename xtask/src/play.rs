//! `cargo xtask play`: from a fresh checkout to the running game.

use crate::shell::{Result, cargo, hand_over};
use crate::system::{self, Need};

/// Installs what is missing, builds the game and starts it with these arguments.
pub(crate) fn play(arguments: &[&str]) -> Result {
    system::provide(Need::BuildAndPlay)?;
    println!("Building the game: the first time this takes ten minutes or more, later seconds.");
    let mut command = cargo(&["run", "--locked", "--bin", "zen-table", "--"]);
    hand_over(command.args(arguments))
}
