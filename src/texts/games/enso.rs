//! What is said of Enso only.

use crate::games::enso::{self, Condition};
use crate::games::{Game, Square};
use crate::texts::games::game_texts::{GameTexts, Instruction, KindTexts, PlayerName, WinTexts};
use crate::texts::{Phrase, Text};

pub(super) static TEXTS: KindTexts = KindTexts {
    player_names: [PlayerName::Colour(Phrase::SideBlack), PlayerName::Colour(Phrase::SideWhite)],
    levels: [
        Phrase::EnsoLevel0,
        Phrase::EnsoLevel1,
        Phrase::EnsoLevel2,
        Phrase::EnsoLevel3,
        Phrase::EnsoLevel4,
        Phrase::EnsoLevel5,
        Phrase::EnsoLevel6,
    ],
    title_in_list: None,
    description: Phrase::EnsoDescription,
    aim: Phrase::EnsoAim,
    author: Phrase::EnsoAuthor,
    licence: Phrase::EnsoLicence,
    themes: [Phrase::EnsoThemeUsual, Phrase::EnsoThemeOther],
};

impl GameTexts for Game<enso::Position> {
    fn instruction(&self, chosen: Option<Square>) -> Instruction {
        match chosen.and_then(|square| self.position().condition(square)) {
            None => Phrase::EnsoInstruction.into(),
            Some(Condition::MustCapture) => Phrase::EnsoInstructionMustCapture.into(),
            Some(Condition::MayLeave) => Phrase::EnsoInstructionMayLeave.into(),
            Some(Condition::Frozen) => Phrase::EnsoInstructionFrozen.into(),
        }
    }
}

impl WinTexts for enso::WinReason {
    fn explanation(&self, winner: Text, loser: Text) -> Phrase {
        match self {
            Self::EnsoStone => Phrase::EnsoWinStone { winner },
            Self::NoLegalMove => Phrase::EnsoWinNoMove { loser },
        }
    }
}
