//! What is said of ZeN, the game on a torus, only.

use crate::games::{Game, Player, Rules, Square, torus};
use crate::session::{GameTerms, Match};
use crate::texts::games::game_texts::{GameTexts, Instruction, WinTexts};

/// The stones of the balanced opening.
const OPENING_STONES: usize = 3;

impl GameTexts for Game<torus::Position> {
    fn instruction(&self, chosen: Option<Square>) -> Instruction {
        match chosen.filter(|&square| self.position().stone(square).is_some()) {
            None if self.plies().len() < 2 => "Drop a stone on any empty cell.".into(),
            None => "Drop a stone on an empty cell, or choose one of your stones to link it.".into(),
            Some(_) => "Now the stone diagonally beside it that it is to be linked to.".into(),
        }
    }

    fn opening(&self, played: &Match, second: &str) -> Option<String> {
        let GameTerms::Torus { balanced_opening: true, .. } = played.terms().game else { return None };
        let (round, plies) = (played.round(), self.plies().len());
        if round.choice().is_some() || plies >= OPENING_STONES {
            return None;
        }
        let colour = torus::Position::KIND.player_name(self.position().to_move());
        let number = plies + 1;
        Some(format!(
            "Balanced opening: place stone {number} of {OPENING_STONES}, one of {colour}'s. Then {second} chooses a side."
        ))
    }

    fn choice_of_side(&self) -> &'static str {
        "Three stones are placed. Z is after a loop along the rows, N after one along the columns. N moves next."
    }

    fn chain(&self, square: Square) -> Option<(Player, String)> {
        self.position().chain(square).map(|chain| (chain.owner, chain.to_string()))
    }

    fn longest_chain(&self, player: Player) -> Option<String> {
        self.position().longest_chain(player).map(|chain| chain.to_string())
    }
}

impl WinTexts for torus::WinReason {
    fn explanation(&self, winner: &str, _loser: &str) -> String {
        let Self::Loop(class) = self;
        format!("{winner} has tied {}", class.with_article())
    }
}
