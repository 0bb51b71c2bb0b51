//! What is said of Zener only.

use crate::games::zener::{self, Step};
use crate::games::{Game, Rules, Spot, Square, View};
use crate::texts::games::game_texts::{GameTexts, Instruction, KindTexts, PlayerName, WinTexts};
use crate::texts::{Phrase, Text};

pub(super) static TEXTS: KindTexts = KindTexts {
    player_names: [PlayerName::Colour(Phrase::SideWhite), PlayerName::Colour(Phrase::SideBlack)],
    levels: [
        Phrase::ZenerLevel0,
        Phrase::ZenerLevel1,
        Phrase::ZenerLevel2,
        Phrase::ZenerLevel3,
        Phrase::ZenerLevel4,
        Phrase::ZenerLevel5,
        Phrase::ZenerLevel6,
    ],
    title_in_list: None,
    description: Phrase::ZenerDescription,
    aim: Phrase::ZenerAim,
    author: Phrase::ZenerAuthor,
    licence: Phrase::ZenerLicence,
    themes: [Phrase::ZenerThemeUsual, Phrase::ZenerThemeOther],
};

impl GameTexts for Game<zener::Position> {
    fn instruction(&self, chosen: Option<Square>) -> Instruction {
        let position = self.position();
        if let Some(square) = chosen {
            let step = if may_leave(position, square) {
                Phrase::ZenerInstructionStepOff
            } else {
                Phrase::ZenerInstructionStep
            };
            return Instruction { symbol: position.answer(), ..step.into() };
        }
        match (position.step(), position.answer(), position.moved()) {
            (Step::Mandatory, Some(number), _) => Instruction {
                symbol: Some(number),
                ..Phrase::ZenerInstructionAnswer { symbol: symbol_keyword(number) }.into()
            },
            (_, _, Some(moved)) => Phrase::ZenerInstructionFree { symbol: symbol_keyword(moved) }.into(),
            _ => match last_symbol(self) {
                None => Phrase::ZenerInstructionFirst.into(),
                Some(blocked) => Phrase::ZenerInstructionBlocked { symbol: symbol_keyword(blocked) }.into(),
            },
        }
    }
}

impl WinTexts for zener::WinReason {
    fn explanation(&self, winner: Text, loser: Text) -> Phrase {
        match self {
            Self::LeftBoard => Phrase::ZenerWinLeft { winner, loser },
            Self::AllBlocked => Phrase::ZenerWinBlocked { loser },
        }
    }
}

/// Whether the piece on a square may step off the board now.
fn may_leave(position: &zener::Position, square: Square) -> bool {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let off = [Spot::Square(square), Spot::Off];
    moves.into_iter().any(|mv| position.paths(mv).iter().any(|path| path.as_slice() == off))
}

/// The symbol of the piece that was moved last.
fn last_symbol(game: &Game<zener::Position>) -> Option<u8> {
    Some(game.plies().last()?.mv().piece().symbol())
}

/// The name of one of Zener's symbols, from 1.
#[must_use]
pub fn symbol_name(number: u8) -> Phrase {
    Phrase::ZenerSymbol { symbol: symbol_keyword(number) }
}

/// The keyword by which messages select one of Zener's symbols, from 1.
#[must_use]
pub const fn symbol_keyword(number: u8) -> &'static str {
    match number {
        1 => "circle",
        2 => "cross",
        3 => "waves",
        4 => "square",
        _ => "star",
    }
}
