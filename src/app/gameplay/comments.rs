//! Comments on the first match of a learner: what the computer threatens, and why a move was good. They become fewer as
//! the learner does well.

use crate::app::gameplay::active_match::{ActiveMatch, TableMode};
use crate::app::gameplay::messages::MatchEvent;
use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::state::schedule::AppSystems;
use crate::games::{AnyGame, Event};
use crate::search::hint::{self, Reason};
use crate::texts::{self, Phrase};
use bevy::prelude::*;
use std::mem::{Discriminant, discriminant};

/// How often a move is praised for the same reason.
const PRAISED_FOR_SAME_REASON: usize = 2;

/// After this number of good moves without a gift to the computer, good moves are no longer praised.
const GOOD_MOVES_PRAISED: usize = 5;

/// After this number of parried threats in a row, threats are no longer pointed out.
const THREATS_POINTED_OUT: usize = 3;

/// The comment that is shown, and what decides about the next ones.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Comment {
    /// What is said about the last move.
    pub text: Option<Phrase>,
    /// What good moves have been praised for.
    praised: Vec<Discriminant<Reason>>,
    good_moves: usize,
    /// Threats of the computer that the learner has parried in a row.
    parried: usize,
    /// Whether the computer threatened to win before the learner's move.
    was_threatened: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Comment>()
        .reset_with_match::<Comment>()
        .add_systems(Update, comment.in_set(AppSystems::React).run_if(resource_exists::<ActiveMatch>));
}

fn comment(mut happened: MessageReader<MatchEvent>, active_match: Res<ActiveMatch>, mut comment: ResMut<Comment>) {
    if active_match.mode() != TableMode::FirstMatch {
        happened.clear();
        return;
    }
    for event in happened.read() {
        match event {
            MatchEvent::Begun => comment.text = Some(Phrase::CommentBegin),
            MatchEvent::Moved(_) => {
                let text = comment_on_last_move(&active_match, &mut comment);
                // The computer answers sooner than a sentence is read.
                let stays = text.is_none() && is_by_computer(&active_match) && comment.is_for_reading();
                if !stays {
                    comment.text = text;
                }
            }
            MatchEvent::Ended(_) | MatchEvent::Jumped => comment.text = None,
            MatchEvent::Changed
            | MatchEvent::Left
            | MatchEvent::Annotated
            | MatchEvent::Refused(_)
            | MatchEvent::EditRefused(_) => {}
        }
    }
}

impl Comment {
    /// Whether the comment is true whatever the computer answers: a welcome or a praise.
    fn is_for_reading(&self) -> bool {
        matches!(self.text, Some(Phrase::CommentBegin | Phrase::CommentGood { .. }))
    }
}

/// Whether a computer has made the last move.
fn is_by_computer(active_match: &ActiveMatch) -> bool {
    let played = active_match.played();
    let game = played.round().game();
    let mover = game.len().checked_sub(1).and_then(|ply| game.mover(ply));
    mover.is_some_and(|player| !played.has_person(player))
}

/// What is said about the last move, if anything.
fn comment_on_last_move(active_match: &ActiveMatch, comment: &mut Comment) -> Option<Phrase> {
    let played = active_match.played();
    let after = played.round().game();
    let ply = after.len().checked_sub(1)?;
    let mut before = after.clone();
    let text = before.undo()?;
    if !played.has_person(before.to_move()) {
        return on_computers_move(after, ply, played.waits_for_move_of_person(), comment);
    }
    if let Some(reply) = hint::threat(after).filter(|_| played.waits_for_move_of_person()) {
        // In Zener the turn goes on with the free step.
        comment.was_threatened = true;
        return threat(reply, comment);
    }
    on_learners_move(&before, &text, comment)
}

fn on_computers_move(after: &AnyGame, ply: usize, ends_turn: bool, comment: &mut Comment) -> Option<Phrase> {
    if !ends_turn {
        return None;
    }
    let reply = hint::threat(after);
    comment.was_threatened = reply.is_some();
    if let Some(reply) = reply {
        return threat(reply, comment);
    }
    let captures = after.events(ply).iter().any(|event| matches!(event, Event::Captured { .. }));
    (captures && comment.good_moves < GOOD_MOVES_PRAISED).then_some(Phrase::CommentCaptured)
}

fn threat(reply: String, comment: &Comment) -> Option<Phrase> {
    (comment.parried < THREATS_POINTED_OUT).then(|| Phrase::CommentThreat { r#move: reply.into() })
}

fn on_learners_move(before: &AnyGame, text: &str, comment: &mut Comment) -> Option<Phrase> {
    let bare = text.trim_end_matches(['+', '#']);
    if let Some(gift) = hint::gift(before, bare) {
        // Comments begin anew for a learner who has overlooked something.
        *comment = Comment::default();
        let reply = Some(gift.reply).filter(|reply| !reply.is_empty())?;
        return Some(Phrase::CommentGift { r#move: reply.into() });
    }
    if comment.was_threatened {
        comment.parried += 1;
        comment.was_threatened = false;
    }
    let reason = hint::effect(before, bare);
    let is_good = match reason {
        Reason::Wins
        | Reason::OnlyAnswer
        | Reason::Blocks
        | Reason::Forces { .. }
        | Reason::Threatens
        | Reason::Captures
        | Reason::Covers
        | Reason::Joins { .. } => true,
        Reason::OnlyMove | Reason::Lost | Reason::Best { .. } => false,
    };
    if !is_good {
        return None;
    }
    comment.good_moves += 1;
    let same = comment.praised.iter().filter(|&&praised| praised == discriminant(&reason)).count();
    if same >= PRAISED_FOR_SAME_REASON || comment.good_moves > GOOD_MOVES_PRAISED {
        return None;
    }
    comment.praised.push(discriminant(&reason));
    Some(Phrase::CommentGood { reason: texts::hint::reason(reason).into() })
}
