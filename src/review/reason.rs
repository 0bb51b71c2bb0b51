//! Why a move was a mistake, by the rules and by what the searches have found.

use super::moment::{MomentReason, Shown};
use crate::games::{AnyGame, Player};
use crate::search::{Finding, hint, is_decided, plies_to_end};

/// What is known of a mistake.
pub(super) struct Mistake<'a> {
    /// The game before the move.
    pub(super) before: &'a AnyGame,
    /// The move that was played, in notation.
    pub(super) played: &'a str,
    /// What the search of the position before it has found: the better move first.
    pub(super) found_before: &'a Finding,
    /// What the search of the position after it has found; `None` if the move ended the round.
    pub(super) found_after: Option<&'a Finding>,
    /// What the search of the position after the better move has found; `None` if that ends the round.
    pub(super) found_instead: Option<&'a Finding>,
}

impl Mistake<'_> {
    /// Why it was a mistake.
    pub(super) fn reason(&self) -> MomentReason {
        let player = self.before.to_move();
        let missed = self.found_before.score;
        if missed > 0 && is_decided(missed) && plies_to_end(missed) <= 1 {
            return MomentReason::MissedWin { plies: 1 };
        }
        let after = self.after();
        if after.verdict().outcome.is_over() {
            return match after.verdict().outcome.winner() {
                Some(winner) if winner != player => MomentReason::MadeOpponentWin,
                _ => MomentReason::MadeDraw,
            };
        }
        if let Some(gift) = hint::gift(self.before, self.played) {
            return match (gift.reply, hint::threat(self.before)) {
                (reply, _) if reply.is_empty() => MomentReason::MadeOpponentWin,
                (reply, Some(_)) => MomentReason::OverlookedThreat { reply },
                (reply, None) => MomentReason::GaveAway { reply },
            };
        }
        if missed > 0 && is_decided(missed) {
            return MomentReason::MissedWin { plies: plies_to_end(missed) };
        }
        match self.found_after {
            Some(found) if is_decided(found.score) && (found.score > 0) == (after.to_move() != player) => {
                MomentReason::AllowedForcedWin { plies: plies_to_end(found.score) }
            }
            _ => MomentReason::Weaker,
        }
    }

    /// The game after the move.
    fn after(&self) -> AnyGame {
        let mut after = self.before.clone();
        // The move was played in the match, so it is legal.
        let _events = after.play(self.played).map(<[_]>::len);
        after
    }

    /// The moves that refute the move that was played.
    pub(super) fn refutation(&self) -> Vec<String> {
        self.found_after.map(|found| found.principal_variation.clone()).unwrap_or_default()
    }

    /// The better move and how it goes on.
    pub(super) fn line(&self) -> Vec<String> {
        let better = self.found_before.best().to_owned();
        let rest = self.found_instead.map(|found| found.principal_variation.clone()).unwrap_or_default();
        std::iter::once(better).chain(rest).collect()
    }

    /// What is marked on the board.
    pub(super) fn shown(&self, reason: &MomentReason) -> Shown {
        let after = self.after();
        let (refutation, line) = (self.refutation(), self.line());
        let player = self.before.to_move();
        let winning = match reason {
            MomentReason::MissedWin { .. } => self.winning(self.before, &line, player),
            MomentReason::GaveAway { reply } | MomentReason::OverlookedThreat { reply } => {
                match self.winning(&after, std::slice::from_ref(reply), player.other()) {
                    squares if squares.is_empty() => self.winning(&after, &refutation, player.other()),
                    squares => squares,
                }
            }
            MomentReason::MadeOpponentWin
            | MomentReason::MadeDraw
            | MomentReason::AllowedForcedWin { .. }
            | MomentReason::Weaker => self.winning(&after, &refutation, player.other()),
        };
        let reply = match reason {
            MomentReason::GaveAway { reply } | MomentReason::OverlookedThreat { reply } => Some(reply),
            _ => refutation.first(),
        };
        Shown {
            played: self.before.path(self.played),
            better: self.before.path(self.found_before.best()),
            reply: reply.map(|reply| after.path(reply)).unwrap_or_default(),
            winning,
        }
    }

    /// The squares that show the win of a player at the end of a line; empty if it does not end so.
    fn winning(&self, from: &AnyGame, line: &[String], winner: Player) -> Vec<crate::games::Square> {
        let mut game = from.clone();
        for text in line {
            if game.play(text).is_err() {
                break;
            }
        }
        if game.verdict().outcome.winner() == Some(winner) { game.winning_squares() } else { Vec::new() }
    }
}
