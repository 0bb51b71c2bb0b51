//! Check and checkmate in ZEN's variants 1 and 2 when the players announce them.
//!
//! A move is followed by `+` or `#`. What is announced must be true. What is not announced has no effect, and the opponent
//! who did not parry an unannounced check may take that move back once the threat is carried out (the French rulebook).

use crate::games::zen::Threat;
use crate::games::{AnyGame, Event, Outcome, Rules, WinReason};

/// A move as it is written, split into the move and what is announced with it.
pub(super) fn split(text: &str) -> (&str, Option<Threat>) {
    if let Some(mv) = text.strip_suffix('+') {
        (mv, Some(Threat::Check))
    } else if let Some(mv) = text.strip_suffix('#') {
        (mv, Some(Threat::Checkmate))
    } else {
        (text, None)
    }
}

/// How an announcement is written after a move.
pub(super) const fn mark(announced: Option<Threat>) -> &'static str {
    match announced {
        None => "",
        Some(threat) => threat.mark(),
    }
}

/// What the last move threatens, whoever says so.
pub(super) fn standing(game: &AnyGame) -> Option<Threat> {
    let verdict = game.verdict();
    match (verdict.outcome, game) {
        (Outcome::Win { reason: WinReason::Checkmate, .. }, _) => Some(Threat::Checkmate),
        _ if verdict.check.is_some() => Some(Threat::Check),
        (_, AnyGame::Zen(game)) => game.position().threat(&|position| game.occurrences(position)),
        (_, AnyGame::Enso(_) | AnyGame::Torus(_) | AnyGame::Zener(_)) => None,
    }
}

/// What the game announced with the ply of this number.
pub(super) fn told(game: &AnyGame, ply: usize) -> Option<Threat> {
    let mut told = None;
    for event in game.events(ply) {
        match event {
            Event::Ended(Outcome::Win { reason: WinReason::Checkmate, .. }) => told = Some(Threat::Checkmate),
            Event::Check(_) => told = told.max(Some(Threat::Check)),
            _ => {}
        }
    }
    told
}

/// Whether what is announced is true; who overlooks that a check is mate has still announced a check.
pub(super) fn is_true(announced: Threat, standing: Option<Threat>) -> bool {
    standing.is_some_and(|standing| announced <= standing)
}

/// Whether the last move has won by carrying out a threat that the move two plies before made.
pub(super) fn is_carried_out(game: &AnyGame) -> bool {
    let AnyGame::Zen(game) = game else { return false };
    let [.., before, _, last] = game.plies() else { return false };
    last.verdict().outcome.winner() == Some(before.position().to_move().other())
        && before.position().threatens(last.mv())
}
