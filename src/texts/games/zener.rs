//! What is said of Zener only.

use crate::games::zener::{self, Step};
use crate::games::{Game, Rules, Spot, Square, View};
use crate::texts::games::game_texts::{GameTexts, Instruction, WinTexts};

impl GameTexts for Game<zener::Position> {
    fn instruction(&self, chosen: Option<Square>) -> Instruction {
        let position = self.position();
        if let Some(square) = chosen {
            let off = if may_leave(position, square) { ", or off the board to win" } else { "" };
            let text = format!("One square up, down, left or right, empty or onto any piece{off}.");
            return Instruction { symbol: position.answer(), ..text.into() };
        }
        match (position.step(), position.answer(), position.moved()) {
            (Step::Mandatory, Some(symbol), _) => {
                let name = symbol_name(symbol);
                Instruction {
                    symbol: Some(symbol),
                    ..format!("Answer with the {name}: that piece makes the first step.").into()
                }
            }
            (_, _, Some(moved)) => format!("Free step: any piece but the {}.", symbol_name(moved)).into(),
            _ => match last_symbol(self) {
                None => "The first turn is one free step with any piece.".into(),
                Some(symbol) => {
                    format!("Your {} is blocked and can't answer. Free step: any piece.", symbol_name(symbol)).into()
                }
            },
        }
    }
}

impl WinTexts for zener::WinReason {
    fn explanation(&self, winner: &str, loser: &str) -> String {
        match self {
            Self::LeftBoard => format!("a piece of {winner} has left the board over {loser}'s home row"),
            Self::AllBlocked => format!("all of {loser}'s pieces are blocked"),
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

/// The name of one of Zener's symbols.
pub const fn symbol_name(number: u8) -> &'static str {
    match number {
        1 => "circle",
        2 => "cross",
        3 => "waves",
        4 => "square",
        _ => "star",
    }
}
