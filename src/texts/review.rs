//! What is said of the moments that decided a match.

use crate::games::Kind;
use crate::review::{Moment, MomentReason};
use crate::search::hint::Reason;
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text, hint};

/// A probability from 0 to 1 in whole percent.
#[must_use]
pub fn percent(probability: f32) -> Text {
    let percent = (probability.clamp(0.0, 1.0) * 100.0).round();
    Text::from(percent.to_string())
}

/// Why the move of a moment was a mistake.
#[must_use]
pub fn why(kind: Kind, moment: &Moment) -> Phrase {
    let played = || Text::from(moment.played.clone());
    let opponent = || player_name(kind, moment.player.other());
    match &moment.reason {
        MomentReason::MissedWin { plies: 1 } => Phrase::ReviewMissedWinAtOnce,
        MomentReason::MissedWin { plies } => Phrase::ReviewMissedWin { moves: plies.div_ceil(2).into() },
        MomentReason::MadeOpponentWin => Phrase::NoteGiftAtOnce { r#move: played(), opponent: opponent() },
        MomentReason::MadeDraw => Phrase::ReviewDraw,
        MomentReason::GaveAway { reply } => {
            Phrase::NoteGiftReply { r#move: played(), opponent: opponent(), reply: reply.clone().into() }
        }
        MomentReason::OverlookedThreat { reply } => Phrase::ReviewOverlookedThreat { reply: reply.clone().into() },
        MomentReason::AllowedForcedWin { plies } => {
            Phrase::ReviewAllowedWin { r#move: played(), moves: plies.div_ceil(2).into() }
        }
        MomentReason::AllowedReply { reply, does } => allowed_reply(played(), reply.clone().into(), *does),
        MomentReason::Weaker => Phrase::ReviewWeaker,
    }
}

/// What the opponent's reply does that this move allowed.
fn allowed_reply(r#move: Text, reply: Text, does: Reason) -> Phrase {
    let number = |number: usize| Text::from(number.to_string());
    match does {
        Reason::Threatens => Phrase::ReviewReplyThreatens { r#move, reply },
        Reason::Captures => Phrase::ReviewReplyCaptures { r#move, reply },
        Reason::Covers => Phrase::ReviewReplyCovers { r#move, reply },
        Reason::Joins { before, after: 1 } => Phrase::ReviewReplyJoinsAll { r#move, reply, before: number(before) },
        Reason::Joins { before, after } => {
            Phrase::ReviewReplyJoins { r#move, reply, before: number(before), after: number(after) }
        }
        // A review names no other effect of a reply.
        _ => Phrase::ReviewWeaker,
    }
}

/// What the better move does; `None` if nothing simpler can be said than that it is better.
#[must_use]
pub fn better_does(moment: &Moment) -> Option<Phrase> {
    let is_said_already = matches!(moment.reason, MomentReason::MissedWin { .. });
    match moment.better_does {
        Reason::Best { .. } | Reason::Lost => None,
        _ if is_said_already => None,
        reason => Some(hint::reason(reason)),
    }
}
