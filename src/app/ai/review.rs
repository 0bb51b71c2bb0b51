//! The review of the match on the table: its positions are searched one after the other in the background.

use crate::app::ai::questions::{Purpose, Questions};
use crate::app::ai::request::{QuestionId, SearchRequest};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::review::{Moment, PositionId, PositionKind, Review};
use crate::session::Seat;
use bevy::prelude::*;

/// How many positions are asked for at least at a time, so that the search has the next one before it has answered.
const LEAST_AHEAD: usize = 2;
/// How many are asked for at most. The fewer, the better the next one is chosen.
const MOST_AHEAD: usize = 8;
/// How many estimates may be asked for instead of one position: they take about as long.
const ESTIMATES_FOR_ONE: usize = 4;

/// The review of the match on the table.
#[derive(Resource, Default, Debug)]
pub struct MatchReview {
    open: Option<OpenReview>,
}

/// A review while it is shown.
#[derive(Debug)]
pub struct OpenReview {
    review: Review,
    /// The match: its number, rounds, and plies of the last round.
    about: (u64, usize, usize),
    /// The positions that are searched or wait for it.
    asked: Vec<(QuestionId, PositionId)>,
    /// How many there are to be once a moment is told: more than the search has answered between two frames, so that it seldom
    /// waits for a frame.
    ahead: usize,
    moments: Vec<Moment>,
    /// Whether no further positions are searched.
    pub is_stopped: bool,
    /// Whether the mistakes of computers are shown as well.
    pub judges_computers: bool,
    /// The moment that is looked at.
    pub chosen: Option<ChosenMoment>,
}

/// A moment that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChosenMoment {
    /// The round, counted from 0.
    pub round: usize,
    /// The plies of the round before the move.
    pub plies: usize,
    /// Whether the better move is shown. At first the player looks for it.
    pub is_revealed: bool,
}

impl MatchReview {
    /// The review that is shown.
    #[must_use]
    pub fn shown(&self) -> Option<&OpenReview> {
        self.open.as_ref()
    }

    /// The review that is shown, to choose what it shows.
    pub fn shown_mut(&mut self) -> Option<&mut OpenReview> {
        self.open.as_mut()
    }
}

impl OpenReview {
    /// What is known of the match.
    #[must_use]
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// The moments that are shown, the one that lost most first: those of persons, and if wanted those of computers.
    pub fn moments(&self) -> impl Iterator<Item = &Moment> {
        self.moments.iter()
    }

    /// The moment that is looked at.
    #[must_use]
    pub fn chosen(&self) -> Option<(&Moment, ChosenMoment)> {
        let chosen = self.chosen?;
        let moment = self.moments.iter().find(|moment| (moment.round, moment.plies) == (chosen.round, chosen.plies));
        Some((moment?, chosen))
    }

    /// Whether the board shows the position before the move of the moment that is looked at.
    #[must_use]
    pub fn is_at_chosen_moment(&self, active_match: &ActiveMatch) -> bool {
        let shown = (active_match.round_number_shown(), active_match.plies_shown());
        let is_chosen = |chosen: ChosenMoment| (chosen.round, chosen.plies) == shown;
        active_match.side_line_begins().is_none() && self.chosen.is_some_and(is_chosen)
    }

    /// Whether all positions are known.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.review.is_done()
    }
}

/// What identifies the match that is reviewed: its number, rounds, and plies of the last round.
fn identity(active_match: &ActiveMatch) -> (u64, usize, usize) {
    let played = active_match.played();
    (active_match.number(), played.rounds().len(), played.round().game().len())
}

/// Opens a review when the match on the table is to be reviewed, asks for its positions, and closes it when the match is
/// reviewed no more.
pub(super) fn update_review(
    active_match: Option<Res<ActiveMatch>>,
    mut questions: ResMut<Questions>,
    mut shown: ResMut<MatchReview>,
) {
    let reviewed = active_match.as_deref().filter(|active_match| active_match.is_reviewed());
    let now = reviewed.map(identity);
    if shown.open.as_ref().is_some_and(|open| Some(open.about) != now) {
        let asked = shown.open.take().map(|open| open.asked);
        for (question, _) in asked.into_iter().flatten() {
            questions.cancel(question);
        }
    }
    let (Some(active_match), Some(about)) = (reviewed, now) else { return };
    if shown.open.is_none() {
        let review = Review::new(active_match.played());
        shown.open = Some(OpenReview {
            review,
            about,
            asked: Vec::new(),
            ahead: LEAST_AHEAD,
            moments: Vec::new(),
            is_stopped: false,
            judges_computers: false,
            chosen: None,
        });
    }
    let is_changed = shown.is_changed();
    // The window is drawn anew only for what is new.
    let Some(open) = &mut shown.bypass_change_detection().open else { return };
    let has_news = open.search_on(&mut questions);
    if has_news || is_changed {
        open.collect_moments(active_match);
    }
    if has_news {
        shown.set_changed();
    }
}

impl OpenReview {
    /// Takes the replies that have come, and asks for the next positions; returns whether something new is known.
    fn search_on(&mut self, questions: &mut Questions) -> bool {
        if self.is_stopped {
            for (question, position) in self.asked.drain(..) {
                questions.cancel(question);
                self.review.ask_again(position);
            }
            return false;
        }
        let review = &mut self.review;
        let before = self.asked.len();
        self.asked.retain(|&(question, position)| match questions.take_reply(question) {
            Some(reply) => {
                review.add(position, &reply.finding);
                false
            }
            None => true,
        });
        let answered = before - self.asked.len();
        if answered > 0 {
            let wanted = if self.asked.is_empty() { 2 * answered } else { answered + 1 };
            self.ahead = wanted.clamp(LEAST_AHEAD, MOST_AHEAD);
        }
        // What the first moment depends on is not to wait behind other positions.
        let ahead = if self.moments.is_empty() { LEAST_AHEAD } else { self.ahead };
        while self.estimates_asked_for() < ahead * ESTIMATES_FOR_ONE
            && let Some(next) = self.review.next_position()
        {
            let request = SearchRequest::of_position(next.game, next.limits);
            self.asked.push((questions.ask(Purpose::Review, request), next.id));
        }
        answered > 0
    }

    /// The positions that are searched or wait for it, in estimates that take as long.
    fn estimates_asked_for(&self) -> usize {
        let in_estimates = |kind| if kind == PositionKind::Estimated { 1 } else { ESTIMATES_FOR_ONE };
        self.asked.iter().map(|(_, position)| in_estimates(position.kind)).sum()
    }

    fn collect_moments(&mut self, active_match: &ActiveMatch) {
        let seats = &active_match.played().terms().seats;
        let among_computers = seats.iter().all(|seat| !seat.is_person());
        let is_told = |moment: &Moment| {
            self.judges_computers || among_computers || seats.get(moment.seat).is_some_and(Seat::is_person)
        };
        let mut moments = self.review.moments();
        moments.retain(is_told);
        self.moments = moments;
    }
}
