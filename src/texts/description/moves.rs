//! What has happened in a move, in words.

use super::describe::of;
use super::words::{sentence, square_name};
use crate::games::{AnyGame, Event, Outcome, Player};
use crate::session::Round;
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text, summary};

/// What has happened in a ply of a round, counted from 0, as sentences: the move, what it has captured, covered or
/// freed, and a check that was announced, by the game or by the player. Nothing is said of how the round ended.
#[must_use]
pub fn of_round(round: &Round, ply: usize) -> Vec<Text> {
    let game = round.game();
    let mut sentences = of_ply(game, ply);
    let is_told = game.events(ply).iter().any(|event| matches!(event, Event::Check(_)));
    if let Some(threatened) = round.in_check(ply + 1).filter(|_| !is_told) {
        sentences.push(Phrase::PanelCheckAnnounced { player: player_name(game.kind(), threatened.other()) }.into());
    }
    sentences
}

/// What has happened in a ply of a game, counted from 0, as sentences; nothing if there are fewer plies. Nothing is
/// said of how the game ended.
#[must_use]
pub fn of_ply(game: &AnyGame, ply: usize) -> Vec<Text> {
    let name = |player| player_name(game.kind(), player);
    let mover = game.mover(ply).unwrap_or(Player::One);
    let describe = of(game);
    let mut captured = None;
    let mut sentences = Vec::new();
    for event in game.events(ply) {
        let phrase = match event {
            Event::Captured { piece, .. } => {
                captured = Some(*piece);
                continue;
            }
            Event::Moved { piece, from, to, .. } => {
                let [from, to] = [from, to].map(|&square| square_name(game, square));
                let (player, piece) = (name(mover), describe.piece_of_mover(*piece).into());
                match captured.take() {
                    None => Phrase::DescriptionMoves { player, piece, from, to },
                    Some(captured) => Phrase::DescriptionCaptures {
                        player,
                        piece,
                        from,
                        to,
                        captured: describe.piece(captured).into(),
                    },
                }
            }
            Event::Passed(player) => Phrase::DescriptionPasses { player: name(*player) },
            Event::Check(threatened) => Phrase::TurnCheck { player: name(threatened.other()) },
            Event::Ended(_) => continue,
            Event::Dropped { .. }
            | Event::Linked(_)
            | Event::LeftBoard { .. }
            | Event::Stacked { .. }
            | Event::Uncovered { .. } => match describe.event(game, event, name(mover)) {
                Some(phrase) => phrase,
                None => continue,
            },
        };
        sentences.push(phrase.into());
    }
    sentences
}

/// How a game ended on the board, as sentences: who has won, and why. Nothing while it goes on.
#[must_use]
pub fn end(game: &AnyGame) -> Vec<Text> {
    let outcome = game.verdict().outcome;
    let headline = match outcome {
        Outcome::Ongoing => return Vec::new(),
        Outcome::Draw(_) => Phrase::ResultDraw,
        Outcome::Win { winner, .. } => {
            Phrase::ResultWins { winner: player_name(game.kind(), winner), players: 1_u8.into() }
        }
    };
    vec![sentence(headline), summary::outcome(outcome)]
}
