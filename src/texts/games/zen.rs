//! What is said of ZEN L'initié only.

use crate::games::{Game, Piece, Square, View, WinReason, zen};
use crate::texts::games::game_texts::{GameTexts, Instruction};

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

    fn win(&self, reason: WinReason, winner: &str, loser: &str) -> Option<String> {
        match reason {
            WinReason::Connected => Some(format!("all of {winner}'s pieces form one chain")),
            WinReason::LastPawnCaptured => Some(format!("{loser}'s last pawn has been captured")),
            WinReason::Checkmate => Some(format!("checkmate: no reply of {loser} parries the check")),
            _ => None,
        }
    }
}
