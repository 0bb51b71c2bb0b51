//! What is said of Enso only.

use crate::games::enso::{self, Condition};
use crate::games::{Game, Square};
use crate::texts::games::game_texts::{GameTexts, Instruction, WinTexts};

impl GameTexts for Game<enso::Position> {
    fn instruction(&self, chosen: Option<Square>) -> Instruction {
        match chosen.and_then(|square| self.position().condition(square)) {
            None => "Move a stone: beside an enemy it must capture, among friends it may leave.".into(),
            Some(Condition::MustCapture) => {
                "This stone is beside an enemy, so it must capture: the first stone on a line, if it is an enemy."
                    .into()
            }
            Some(Condition::MayLeave) => {
                "This stone is among friends: it goes beside an enemy, or where it is beside no stone at all.".into()
            }
            Some(Condition::Frozen) => "This stone is beside no other and may not move.".into(),
        }
    }
}

impl WinTexts for enso::WinReason {
    fn explanation(&self, winner: &str, loser: &str) -> String {
        match self {
            Self::EnsoStone => format!("{winner} has an enso stone, with nothing but eight empty squares around it"),
            Self::NoLegalMove => format!("{loser} is to move and has no legal move"),
        }
    }
}
