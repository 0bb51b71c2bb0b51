//! What is said of ZEN L'initié only.

use crate::games::{Game, Piece, Rules, Square, View, WinReason, zen};
use crate::session::RoundResult;
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

    fn who_begins(&self, side: &str, before: Option<RoundResult>) -> Option<String> {
        if !self.plies().is_empty() {
            return None;
        }
        let set_up_by_hand = self.position().board() != zen::Position::start(&zen::Options::default()).board();
        Some(match before.map(|result| result.ending.winner()) {
            None if set_up_by_hand => format!("{side} begins, as the position says."),
            None => format!("The lot has fallen on {side} to begin."),
            Some(Some(_)) => format!("{side} begins, having lost the round before."),
            Some(None) => format!("{side} begins, as the other side did before the draw."),
        })
    }
}
