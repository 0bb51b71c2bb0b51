//! What the texts of each game have in common.

use crate::games::{Player, Square};
use crate::session::Match;
use crate::texts::{Phrase, Text};

/// What the player to move has to know.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Instruction {
    /// What to do, in one or two sentences.
    pub text: Text,
    /// A warning that comes before everything else: an announced check.
    pub alarm: Option<Phrase>,
    /// The symbol of Zener that must be answered.
    pub symbol: Option<u8>,
}

impl From<Text> for Instruction {
    fn from(text: Text) -> Self {
        Self { text, ..Self::default() }
    }
}

impl From<Phrase> for Instruction {
    fn from(phrase: Phrase) -> Self {
        Text::from(phrase).into()
    }
}

/// What is said of one game, whatever its position.
pub(crate) struct KindTexts {
    /// What the two players are called.
    pub(crate) player_names: [PlayerName; 2],
    /// What a computer of each level sees and overlooks, the weakest first.
    pub(crate) levels: [Phrase; 7],
    /// The name of the game in lists of games, if its title looks too much like another's.
    pub(crate) title_in_list: Option<Phrase>,
    /// What the game is about, in two sentences.
    pub(crate) description: Phrase,
    /// How the game is won, in a sentence or two.
    pub(crate) aim: Phrase,
    /// Who invented the game.
    pub(crate) author: Phrase,
    /// Who owns the game, and that this edition is unofficial.
    pub(crate) licence: Phrase,
    /// The names of the looks of its board and pieces that only it has: the usual ones and the others.
    pub(crate) themes: [Phrase; 2],
}

/// What a player is called.
pub(crate) enum PlayerName {
    /// By a colour.
    Colour(Phrase),
    /// By a letter, which is the same in all languages.
    Letter(&'static str),
}

/// What is said of one game only, in the position that it has reached.
pub(crate) trait GameTexts {
    /// What the player to move has to do, before or after a square has been chosen.
    fn instruction(&self, chosen: Option<Square>) -> Instruction;

    /// The same while the opening of this match has rules of its own; `second` names the team that did not begin.
    fn opening(&self, _played: &Match, _second: Text) -> Option<Phrase> {
        None
    }

    /// What there is to choose between, where a player chooses a side after the opening.
    fn choice_of_side(&self) -> Option<Phrase> {
        None
    }

    /// The chain that a square belongs to: its owner and how far it reaches, in games that are won with one chain.
    fn chain(&self, _square: Square) -> Option<(Player, Phrase)> {
        None
    }

    /// How far the longest chain of a player reaches, in games that are won with one chain.
    fn longest_chain(&self, _player: Player) -> Option<Phrase> {
        None
    }
}

/// What is said of a game that was won.
pub(crate) trait WinTexts {
    /// Why the game is won; the players are called by these names.
    fn explanation(&self, winner: Text, loser: Text) -> Phrase;
}
