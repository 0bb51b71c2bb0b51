//! What is said of ZEN L'initié only.

use crate::games::{Game, Piece, Square, View, zen};
use crate::texts::games::game_texts::{GameTexts, Instruction, WinTexts};

impl GameTexts for Game<zen::Position> {
    fn instruction(&self, chosen: Option<Square>) -> Instruction {
        match chosen.and_then(|square| self.position().board().top(square)) {
            None => "Move one of your pawns or the red Zen.".into(),
            Some(piece) => {
                let name = if piece == Piece::Zen { "The Zen" } else { "The pawn" };
                format!(
                    "{name} moves exactly as many squares as there are pieces on the line it takes. Choose where to."
                )
                .into()
            }
        }
    }
}

impl WinTexts for zen::WinReason {
    fn explanation(&self, winner: &str, loser: &str) -> String {
        match self {
            Self::Connected => format!("all of {winner}'s pieces form one chain"),
            Self::LastPawnCaptured => format!("{loser}'s last pawn has been captured"),
            Self::Checkmate => format!("checkmate: no reply of {loser} parries the check"),
        }
    }
}
