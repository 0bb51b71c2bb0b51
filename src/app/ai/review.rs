//! The review of the match on the table: its positions are searched one after the other in the background, also while
//! no frame is drawn.

use crate::app::ai::question_queue::{QuestionQueue, Series, lock};
use crate::app::ai::questions::Questions;
use crate::app::ai::request::{SearchReply, SearchRequest};
use crate::app::gameplay::active_match::ActiveMatch;
use crate::review::{Moment, PositionId, Review};
use crate::session::Seat;
use bevy::prelude::*;
use std::sync::{Arc, Mutex};

/// The review of the match on the table.
#[derive(Resource, Default, Debug)]
pub struct MatchReview {
    open: Option<OpenReview>,
}

/// A review while it is shown.
#[derive(Debug)]
pub struct OpenReview {
    /// What was known when this was last brought up to date.
    review: Arc<Review>,
    search: Arc<Mutex<ReviewSearch>>,
    /// Whether the queue of questions has the search.
    is_searching: bool,
    /// The match: its number, rounds, and plies of the last round.
    about: (u64, usize, usize),
    moments: Vec<Moment>,
    /// Whether no further positions are searched.
    pub is_stopped: bool,
    /// Whether the mistakes of computers are shown as well.
    pub judges_computers: bool,
    /// The moment that is looked at.
    pub chosen: Option<ChosenMoment>,
}

/// The search of one position of a review after the other: which comes next depends on what was found before.
#[derive(Debug)]
struct ReviewSearch {
    /// A frame may hold what it shows; then the next finding goes into a copy.
    review: Arc<Review>,
    /// The position that is searched.
    asked: Option<PositionId>,
}

impl Series for ReviewSearch {
    fn next(&mut self) -> Option<SearchRequest> {
        let next = Arc::make_mut(&mut self.review).next_position()?;
        self.asked = Some(next.id);
        Some(SearchRequest::of_position(next.game, next.limits))
    }

    fn take(&mut self, reply: SearchReply) {
        if let Some(position) = self.asked.take() {
            Arc::make_mut(&mut self.review).add(position, &reply.finding);
        }
    }
}

impl ReviewSearch {
    /// Notes that the search was broken off.
    fn break_off(&mut self) {
        if let Some(position) = self.asked.take() {
            Arc::make_mut(&mut self.review).ask_again(position);
        }
    }
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

/// Opens a review when the match on the table is to be reviewed, has its positions searched, and closes it when the
/// match is reviewed no more.
pub(super) fn update_review(
    active_match: Option<Res<ActiveMatch>>,
    questions: Res<Questions>,
    mut shown: ResMut<MatchReview>,
) {
    let mut queue = questions.queue();
    let reviewed = active_match.as_deref().filter(|active_match| active_match.is_reviewed());
    let now = reviewed.map(identity);
    if shown.open.as_ref().is_some_and(|open| Some(open.about) != now) {
        shown.open = None;
        queue.end_series();
    }
    let (Some(active_match), Some(about)) = (reviewed, now) else { return };
    if shown.open.is_none() {
        let review = Arc::new(Review::new(active_match.played()));
        let search = Arc::new(Mutex::new(ReviewSearch { review: review.clone(), asked: None }));
        shown.open = Some(OpenReview {
            review,
            search,
            is_searching: false,
            about,
            moments: Vec::new(),
            is_stopped: false,
            judges_computers: false,
            chosen: None,
        });
    }
    let is_changed = shown.is_changed();
    // The window is drawn anew only for what is new.
    let Some(open) = &mut shown.bypass_change_detection().open else { return };
    let has_news = open.update(&mut queue);
    if has_news || is_changed {
        open.collect_moments(active_match);
    }
    if has_news {
        shown.set_changed();
    }
}

impl OpenReview {
    /// Begins the search or breaks it off, as it is wanted, and brings what is shown up to date; returns whether
    /// something new is known.
    fn update(&mut self, queue: &mut QuestionQueue) -> bool {
        if self.is_searching == self.is_stopped {
            self.is_searching = !self.is_stopped;
            if self.is_searching {
                queue.begin_series(self.search.clone());
            } else {
                queue.end_series();
                lock(&self.search).break_off();
            }
        }
        let known = lock(&self.search).review.clone();
        let has_news = known.progress() != self.review.progress();
        self.review = known;
        has_news
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
