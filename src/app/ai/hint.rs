//! Hints: asked for, searched, and shown for as long as their position is on the board.

use crate::app::ai::notice::AiNotice;
use crate::app::ai::position_id::PositionId;
use crate::app::ai::question_queue::Purpose;
use crate::app::ai::questions::Questions;
use crate::app::ai::request::{QuestionId, SearchReply, SearchRequest};
use crate::app::gameplay::active_match::{ActiveMatch, TableMode};
use crate::app::gameplay::messages::AiRequest;
use crate::games::Spot;
use crate::search::Level;
use crate::search::hint::Reason;
use crate::session::Pending;
use crate::texts::Phrase;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

/// The hint that is shown until the position changes, or is being searched.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Hint {
    shown: Option<ShownHint>,
    is_searched: bool,
}

/// A good move and its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ShownHint {
    about: PositionId,
    /// The move in notation.
    pub text: String,
    /// The spots of the move, for marking it.
    pub spots: Vec<Spot>,
    /// Why it is good.
    pub why: Reason,
}

impl Hint {
    /// The hint for the position on the board.
    #[must_use]
    pub fn shown(&self) -> Option<&ShownHint> {
        self.shown.as_ref()
    }

    /// Whether a hint is being searched.
    #[must_use]
    pub fn is_searched(&self) -> bool {
        self.is_searched
    }
}

/// Asks for a hint when a player wants one, hides one that is shown, and forgets what belongs to another position.
pub(super) fn give_hints(
    active_match: Option<Res<ActiveMatch>>,
    mut requests: MessageReader<AiRequest>,
    questions: Res<Questions>,
    mut search: Local<Option<(QuestionId, PositionId)>>,
    mut hint: ResMut<Hint>,
    mut notices: MessageWriter<AiNotice>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut questions = questions.queue();
    let active_match = active_match.as_deref();
    let now = active_match.map(PositionId::now);
    let waits = active_match.is_some_and(|active_match| active_match.played().waits_for_person());
    if let Some((outdated, _)) = search.take_if(|(_, about)| Some(*about) != now || !waits) {
        questions.cancel(outdated);
    }
    for request in requests.read() {
        let (AiRequest::Hint, Some(active_match)) = (request, active_match) else { continue };
        if active_match.mode() == TableMode::Analysis {
            // It is about the position that is tried: the engine is asked instead.
            continue;
        }
        if hint.shown.is_some() {
            hint.shown = None;
            continue;
        }
        let played = active_match.played();
        let Pending::Move { seat, .. } = played.pending() else { continue };
        if waits && !played.has_hints() {
            notices.write(AiNotice::of(Phrase::ComputerNoHints));
        } else if waits && search.is_none() {
            let request = SearchRequest { why: true, ..SearchRequest::as_seat(played, seat, Level::HIGHEST) };
            *search = Some((questions.ask(Purpose::Hint, request), PositionId::now(active_match)));
        }
    }
    if let (Some((question, about)), Some(active_match)) = (*search, active_match)
        && let Some(reply) = questions.take_reply(question)
    {
        *search = None;
        hint.shown = Some(ShownHint::new(active_match, about, &reply));
        redraw.write(RequestRedraw);
    }
    let is_searched = search.is_some();
    if hint.is_searched != is_searched {
        hint.is_searched = is_searched;
    }
}

impl ShownHint {
    fn new(active_match: &ActiveMatch, about: PositionId, reply: &SearchReply) -> Self {
        let text = reply.finding.best().to_owned();
        let spots = active_match.played().round().game().path(&text);
        let why = reply.why.unwrap_or(Reason::Best { positions: reply.finding.nodes });
        Self { about, text, spots, why }
    }
}

/// Forgets a hint as soon as another position is on the board.
pub(super) fn clear_outdated_hint(active_match: Option<Res<ActiveMatch>>, mut hint: ResMut<Hint>) {
    let now = active_match.map(|active_match| PositionId::now(&active_match));
    if hint.shown.as_ref().is_some_and(|shown| Some(shown.about) != now) {
        hint.shown = None;
    }
}
