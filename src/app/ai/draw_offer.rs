//! Draw offers to computers: whether they agree.

use crate::app::ai::notice::AiNotice;
use crate::app::ai::position_id::PositionId;
use crate::app::ai::question_queue::{Purpose, QuestionQueue};
use crate::app::ai::questions::Questions;
use crate::app::ai::request::{QuestionId, SearchReply, SearchRequest};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::messages::{AiRequest, Intent};
use crate::games::Player;
use crate::session::Ending;
use crate::texts::{Phrase, seats};
use bevy::prelude::*;

/// A draw offer that a computer thinks about.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawOffer {
    question: QuestionId,
    about: PositionId,
    by: Player,
}

/// Asks the computers opposite when a player offers a draw, and gives their answer while the position is still the
/// same.
pub(super) fn answer_draw_offers(
    active_match: Option<Res<ActiveMatch>>,
    mut requests: MessageReader<AiRequest>,
    questions: Res<Questions>,
    mut offer: Local<Option<DrawOffer>>,
    mut intents: MessageWriter<Intent>,
    mut notices: MessageWriter<AiNotice>,
) {
    let mut questions = questions.queue();
    let active_match = active_match.as_deref();
    let is_open = |offer: &DrawOffer| {
        active_match.is_some_and(|active_match| {
            offer.about == PositionId::now(active_match) && active_match.played().waits_for_person()
        })
    };
    if let Some(outdated) = offer.take_if(|offer| !is_open(offer)) {
        questions.cancel(outdated.question);
    }
    for request in requests.read() {
        let (AiRequest::Draw(by), Some(active_match)) = (*request, active_match) else { continue };
        if let Some(asked) = ask(active_match, by, &mut questions)
            && let Some(before) = offer.replace(asked)
        {
            questions.cancel(before.question);
        }
    }
    let (Some(DrawOffer { question, by, .. }), Some(active_match)) = (*offer, active_match) else { return };
    let Some(reply) = questions.take_reply(question) else { return };
    *offer = None;
    let name = active_match.played().seats_of(by.other()).next().map(seats::seat_name).unwrap_or_default();
    if agrees(active_match, by, &reply) {
        notices.write(AiNotice::of(Phrase::ComputerAgrees { name }));
        intents.write(Intent::End(Ending::DrawAgreed));
    } else {
        notices.write(AiNotice::of(Phrase::ComputerPlaysOn { name }));
    }
}

/// Asks the first computer opposite; `None` where there is none or the round is over.
fn ask(active_match: &ActiveMatch, by: Player, questions: &mut QuestionQueue) -> Option<DrawOffer> {
    let played = active_match.played();
    if played.round().result().is_some() {
        return None;
    }
    let opponents = played.terms().seats.iter().enumerate().filter(|&(seat, _)| played.side(seat) != by);
    let (seat, level) = opponents.filter_map(|(seat, who)| Some((seat, who.by.level()?))).next()?;
    let question = questions.ask(Purpose::DrawOffer, SearchRequest::as_seat(played, seat, level));
    Some(DrawOffer { question, about: PositionId::now(active_match), by })
}

/// A computer agrees to a draw unless its score is better than equal.
fn agrees(active_match: &ActiveMatch, by: Player, reply: &SearchReply) -> bool {
    let score = reply.finding.score;
    let of_computer = if active_match.played().round().game().to_move() == by { -score } else { score };
    of_computer <= 0
}
