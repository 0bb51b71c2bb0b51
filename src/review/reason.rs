//! Why a move was a mistake, by the rules and by what the searches have found.

use super::moment::{MomentReason, Shown};
use crate::games::{AnyGame, Player};
use crate::search::hint::{self, Reason};
use crate::search::{Finding, is_decided, plies_to_end};

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
            _ => self.allowed_reply().unwrap_or(MomentReason::Weaker),
        }
    }

    /// The opponent's reply, if one can say what it does, and it does not do the same after the better move.
    fn allowed_reply(&self) -> Option<MomentReason> {
        let (game, reply) = self.opponents_reply(&self.after(), &self.refutation())?;
        let does = hint::effect(&game, &reply);
        let can_be_told = matches!(does, Reason::Threatens | Reason::Captures | Reason::Covers | Reason::Joins { .. });
        let (instead, _) = self.opponents_reply(self.before, &self.line())?;
        (can_be_told && hint::effect(&instead, &reply) != does).then_some(MomentReason::AllowedReply { reply, does })
    }

    /// The opponent's first move in a line, and the game before it. In Zener a step of the player may come first.
    fn opponents_reply(&self, from: &AnyGame, line: &[String]) -> Option<(AnyGame, String)> {
        let mut game = from.clone();
        for text in line {
            if game.to_move() != self.before.to_move() {
                return Some((game, text.clone()));
            }
            game.play(text).ok()?;
        }
        None
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
            | MomentReason::AllowedReply { .. }
            | MomentReason::Weaker => self.winning(&after, &refutation, player.other()),
        };
        let reply = match reason {
            MomentReason::GaveAway { reply } | MomentReason::OverlookedThreat { reply } => Some(after.path(reply)),
            MomentReason::AllowedReply { .. } => {
                self.opponents_reply(&after, &refutation).map(|(game, reply)| game.path(&reply))
            }
            _ => refutation.first().map(|reply| after.path(reply)),
        };
        Shown {
            played: self.before.path(self.played),
            better: self.before.path(self.found_before.best()),
            reply: reply.unwrap_or_default(),
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
