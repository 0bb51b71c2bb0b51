//! What is said of ZEN L'initié only.

use crate::games::{Game, Piece, Square, View, zen};
use crate::texts::games::game_texts::{GameTexts, Instruction, KindTexts, PlayerName, WinTexts};
use crate::texts::{Phrase, Text};

pub(super) static TEXTS: KindTexts = KindTexts {
    player_names: [PlayerName::Colour(Phrase::SideWhite), PlayerName::Colour(Phrase::SideBlack)],
    levels: [
        Phrase::ZenLevel0,
        Phrase::ZenLevel1,
        Phrase::ZenLevel2,
        Phrase::ZenLevel3,
        Phrase::ZenLevel4,
        Phrase::ZenLevel5,
        Phrase::ZenLevel6,
    ],
    title_in_list: None,
    description: Phrase::ZenDescription,
    aim: Phrase::ZenAim,
    author: Phrase::ZenAuthor,
    licence: Phrase::ZenLicence,
    themes: [Phrase::ZenThemeUsual, Phrase::ZenThemeOther],
};

impl GameTexts for Game<zen::Position> {
    fn instruction(&self, chosen: Option<Square>) -> Instruction {
        match chosen.and_then(|square| self.position().board().top(square)) {
            None => Phrase::ZenInstruction.into(),
            Some(Piece::Zen) => Phrase::ZenInstructionZen.into(),
            Some(_) => Phrase::ZenInstructionPawn.into(),
        }
    }
}

impl WinTexts for zen::WinReason {
    fn explanation(&self, winner: Text, loser: Text) -> Phrase {
        match self {
            Self::Connected => Phrase::ZenWinConnected { winner },
            Self::LastPawnCaptured => Phrase::ZenWinLastPawn { loser },
            Self::Checkmate => Phrase::ZenWinCheckmate { loser },
        }
    }
}
