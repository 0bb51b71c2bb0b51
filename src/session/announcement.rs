//! Check and checkmate where the players announce them.
//!
//! A move is followed by `+` or `#`. What is announced must be true. What is not announced has no effect, and the
//! opponent who did not parry an unannounced check may take that move back once the threat is carried out (the French
//! rulebook).

use super::games;
use crate::games::zen::{self, Threat};
use crate::games::{AnyGame, Event, Outcome, WinReason};

/// Splits a written move into the move itself and what is announced with it.
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

/// What the last move threatens, announced or not.
pub(super) fn standing(game: &AnyGame) -> Option<Threat> {
    let verdict = game.verdict();
    match verdict.outcome {
        Outcome::Win { reason: WinReason::Zen(zen::WinReason::Checkmate), .. } => Some(Threat::Checkmate),
        _ => games::of(game.kind()).threat(game),
    }
}

/// What the game announced with a ply, counted from 0.
pub(super) fn announced_by_game(game: &AnyGame, ply: usize) -> Option<Threat> {
    let mut announced = None;
    for event in game.events(ply) {
        match event {
            Event::Ended(Outcome::Win { reason: WinReason::Zen(zen::WinReason::Checkmate), .. }) => {
                announced = Some(Threat::Checkmate);
            }
            Event::Check(_) => announced = announced.max(Some(Threat::Check)),
            _ => {}
        }
    }
    announced
}

/// Whether what is announced is true. Announcing only a check is also true when the check is mate.
pub(super) fn is_true(announced: Threat, standing: Option<Threat>) -> bool {
    standing.is_some_and(|standing| announced <= standing)
}
