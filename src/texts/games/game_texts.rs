//! What the texts of each game have in common.

use crate::games::{Player, Square};
use crate::session::Match;

/// What the player to move has to know.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Instruction {
    /// What to do, in one or two sentences.
    pub text: String,
    /// A warning that comes before everything else: an announced check.
    pub alarm: Option<String>,
    /// The symbol of Zener that must be answered.
    pub symbol: Option<u8>,
}

impl From<String> for Instruction {
    fn from(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

impl From<&str> for Instruction {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

/// What is said of one game only, in the position that it has reached.
pub(crate) trait GameTexts {
    /// What the player to move has to do, before or after a square has been chosen.
    fn instruction(&self, chosen: Option<Square>) -> Instruction;

    /// The same while the opening of this match has rules of its own; `second` names the team that did not begin.
    fn opening(&self, _played: &Match, _second: &str) -> Option<String> {
        None
    }

    /// What there is to choose between, where a player chooses a side after the opening.
    fn choice_of_side(&self) -> &'static str {
        ""
    }

    /// The chain that a square belongs to: its owner and how far it reaches, in games that are won with one chain.
    fn chain(&self, _square: Square) -> Option<(Player, String)> {
        None
    }

    /// How far the longest chain of a player reaches, in games that are won with one chain.
    fn longest_chain(&self, _player: Player) -> Option<String> {
        None
    }
}

/// What is said of a game that was won.
pub(crate) trait WinTexts {
    /// Why the game is won, as a sentence without capital and full stop; the players are called by these names.
    fn explanation(&self, winner: &str, loser: &str) -> String;
}
