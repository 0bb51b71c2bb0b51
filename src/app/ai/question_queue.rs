//! The queue of questions to the search, of which one at a time is searched. It needs no frames: the next question
//! begins as soon as the one before is answered.
//!
//! Whoever asks gets the reply by the number of the question; a question that is cancelled is answered to nobody. When
//! nothing else is to be searched, a [`Series`] has its turn.

use crate::app::ai::request::{Failure, QuestionId, SearchEvent, SearchReply, SearchRequest};
#[cfg(not(target_arch = "wasm32"))]
use crate::app::ai::thread_runner::Runner;
#[cfg(target_arch = "wasm32")]
use crate::app::ai::worker_runner::Runner;
use crate::texts::Phrase;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What a question is asked for, from the highest priority to the lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Purpose {
    /// A computer's move, or its choice of a side.
    Turn,
    /// Whether a computer agrees to a draw.
    DrawOffer,
    /// A hint for a person.
    Hint,
    /// The position that is shown, while the engine thinks along.
    Analysis,
    /// A question of a series: see [`Series`].
    Series,
}

/// Questions of which each depends on the replies to those before it, such as the positions of a review. One of them at
/// a time is searched, when nothing else is to be searched.
pub(super) trait Series: Send {
    /// The next question; `None` when there is none. It is called again after the reply to this question, or after
    /// whoever has the series has ended and begun it anew.
    fn next(&mut self) -> Option<SearchRequest>;

    /// Takes the reply to the last question.
    fn take(&mut self, reply: SearchReply);
}

#[derive(Debug)]
struct Question {
    id: QuestionId,
    purpose: Purpose,
    request: SearchRequest,
}

impl Question {
    /// The order in which questions are searched, the least first.
    fn urgency(&self) -> (Purpose, QuestionId) {
        (self.purpose, self.id)
    }
}

/// A series that the queue and its asker share. Whoever needs both takes the lock of the queue first.
pub(super) type SharedSeries = Arc<Mutex<dyn Series>>;

/// Locks what is shared. If another thread panicked while it had the lock, the value is used as that thread left it.
pub(super) fn lock<T: ?Sized>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The questions that wait, the one that is searched and what it has found so far, and the replies that nobody has
/// taken yet.
pub(super) struct QuestionQueue {
    runner: Runner,
    waiting: Vec<Question>,
    running: Option<Question>,
    series: Option<SharedSeries>,
    /// What the question that is searched has found since this was last taken, if it wants reports.
    report: Option<SearchReply>,
    replies: Vec<(QuestionId, SearchReply)>,
    /// What the player is to be told of searches that failed.
    failures: Vec<Phrase>,
    asked: u64,
}

impl fmt::Debug for QuestionQueue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { waiting, running, replies, .. } = self;
        f.debug_struct("QuestionQueue")
            .field("waiting", waiting)
            .field("running", running)
            .field("replies", replies)
            .finish_non_exhaustive()
    }
}

impl QuestionQueue {
    /// A queue without questions.
    pub(super) fn new(runner: Runner) -> Self {
        Self {
            runner,
            waiting: Vec::new(),
            running: None,
            series: None,
            report: None,
            replies: Vec::new(),
            failures: Vec::new(),
            asked: 0,
        }
    }

    /// Asks a question. A search of lower priority is stopped for it, and begins anew later.
    pub(super) fn ask(&mut self, purpose: Purpose, request: SearchRequest) -> QuestionId {
        let id = self.push(purpose, request);
        self.start_most_urgent();
        id
    }

    /// Begins a series in place of the one before.
    pub(super) fn begin_series(&mut self, series: SharedSeries) {
        self.end_series();
        self.series = Some(series);
        self.start_most_urgent();
    }

    /// Ends the series. The reply to its last question is given to nobody.
    pub(super) fn end_series(&mut self) {
        self.series = None;
        let mut questions = self.waiting.iter().chain(&self.running);
        if let Some(id) = questions.find(|question| question.purpose == Purpose::Series).map(|question| question.id) {
            self.cancel(id);
        }
    }

    fn push(&mut self, purpose: Purpose, request: SearchRequest) -> QuestionId {
        self.asked += 1;
        let id = QuestionId(self.asked);
        self.waiting.push(Question { id, purpose, request });
        id
    }

    /// Takes the reply to a question, once it is there.
    pub(super) fn take_reply(&mut self, id: QuestionId) -> Option<SearchReply> {
        let index = self.replies.iter().position(|&(answered, _)| answered == id)?;
        Some(self.replies.swap_remove(index).1)
    }

    /// Takes what a question has found so far, if there is something new.
    pub(super) fn take_report(&mut self, id: QuestionId) -> Option<SearchReply> {
        if self.is_running(id) { self.report.take() } else { None }
    }

    /// Withdraws a question, whether it waits, is searched or is answered.
    pub(super) fn cancel(&mut self, id: QuestionId) {
        self.waiting.retain(|question| question.id != id);
        self.replies.retain(|&(answered, _)| answered != id);
        if self.running.take_if(|question| question.id == id).is_some() {
            self.runner.stop();
            self.report = None;
            self.start_most_urgent();
        }
    }

    /// Asks for the best result so far of a question that is searched, as soon as there is one.
    pub(super) fn hurry(&mut self, id: QuestionId) {
        if self.is_running(id) {
            self.runner.hurry();
        }
    }

    /// The number of positions searched for a question, and the depth in plies; `None` unless it is searched now.
    pub(super) fn progress(&self, id: QuestionId) -> Option<(u64, u32)> {
        self.is_running(id).then(|| self.runner.progress())
    }

    /// Says whether the window is to be woken a few times a second.
    pub(super) fn want_ticks(&self, wanted: bool) {
        self.runner.want_ticks(wanted);
    }

    fn is_running(&self, id: QuestionId) -> bool {
        self.running.as_ref().is_some_and(|question| question.id == id)
    }

    /// The place of the waiting question of the highest priority, and of those the oldest.
    fn most_urgent(&self) -> Option<usize> {
        (0..self.waiting.len()).min_by_key(|&index| self.waiting[index].urgency())
    }

    /// Starts the most urgent of the waiting questions, unless one of the same or a higher priority is searched; if
    /// there is none at all, the next of the series.
    fn start_most_urgent(&mut self) {
        if self.running.is_none()
            && self.waiting.is_empty()
            && let Some(request) = self.series.as_ref().and_then(|series| lock(series).next())
        {
            self.push(Purpose::Series, request);
        }
        let Some(index) = self.most_urgent() else { return };
        if self.running.as_ref().is_some_and(|running| running.purpose <= self.waiting[index].purpose) {
            return;
        }
        let next = self.waiting.swap_remove(index);
        self.runner.ask(next.request.clone());
        self.report = None;
        self.waiting.extend(self.running.replace(next));
    }

    /// Gives the reply to the question that is searched to its series, or keeps it for its asker.
    fn answer(&mut self, reply: SearchReply) {
        let Some(question) = self.running.take() else { return };
        match &self.series {
            Some(series) if question.purpose == Purpose::Series => lock(series).take(reply),
            _ => self.replies.push((question.id, reply)),
        }
    }

    /// Takes what the player is to be told of searches that failed.
    pub(super) fn take_failures(&mut self) -> Vec<Phrase> {
        std::mem::take(&mut self.failures)
    }

    /// Reads what the search has sent, and starts the next question when one is answered.
    pub(super) fn update(&mut self) {
        while let Some(event) = self.runner.poll() {
            match event {
                SearchEvent::Restarted(Failure::Died) => self.failures.push(Phrase::ComputerDiedAgain),
                SearchEvent::Restarted(Failure::Hung) => self.failures.push(Phrase::ComputerHungAgain),
                SearchEvent::GaveUp(Failure::Died) => self.failures.push(Phrase::ComputerDiedTooOften),
                SearchEvent::GaveUp(Failure::Hung) => self.failures.push(Phrase::ComputerHungTooOften),
                SearchEvent::Improved(reply) => self.report = Some(reply),
                SearchEvent::Answered(reply) => {
                    self.report = None;
                    self.answer(reply);
                    self.start_most_urgent();
                }
            }
        }
        if self.running.is_none() && self.replies.is_empty() {
            // Until its reply is taken, the runner wakes the window.
            self.runner.stop();
        }
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::app::ai::config::AiConfig;
    use crate::app::ai::thread_runner::{SearchHandle, Think};
    use crate::games::{AnyGame, Kind, Options};
    use crate::search::{Finding, Limits};
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;
    use std::time::{Duration, Instant};

    const PATIENCE: Duration = Duration::from_secs(30);

    /// A search that only ends when it may, and records the seeds of the questions that it has begun.
    #[derive(Clone, Default)]
    struct Gate {
        is_open: Arc<AtomicBool>,
        begun: Arc<Mutex<Vec<u64>>>,
    }

    impl Gate {
        fn think(&self) -> Arc<Think> {
            let gate = self.clone();
            Arc::new(move |request: &SearchRequest, handle: &SearchHandle| {
                gate.begun.lock().unwrap().push(request.seed);
                while !gate.is_open.load(Ordering::Relaxed) && !handle.is_hurried() {
                    if handle.is_stopped() {
                        return None;
                    }
                    handle.report(1, None);
                    thread::sleep(Duration::from_millis(1));
                }
                Some(found(request.seed))
            })
        }

        fn open(&self) {
            self.is_open.store(true, Ordering::Relaxed);
        }

        /// Waits until the questions with these seeds have been begun, in this order.
        fn wait_for(&self, seeds: &[u64]) {
            let start = Instant::now();
            while *self.begun.lock().unwrap() != seeds {
                assert!(start.elapsed() < PATIENCE, "{:?} instead of {seeds:?}", self.begun.lock().unwrap());
                thread::sleep(Duration::from_millis(1));
            }
        }
    }

    fn found(seed: u64) -> Finding {
        Finding::of_move(1, 0, seed, "a1".to_owned())
    }

    fn request(seed: u64) -> SearchRequest {
        let game = AnyGame::new(&Options::usual(Kind::Enso));
        SearchRequest { seed, ..SearchRequest::of_position(game, Limits::default()) }
    }

    fn questions(think: Arc<Think>) -> QuestionQueue {
        let wake: Arc<dyn Fn() + Send + Sync> = Arc::new(|| {});
        QuestionQueue::new(AiConfig { think, ..AiConfig::default() }.runner(wake))
    }

    fn has_reply(questions: &QuestionQueue, id: QuestionId) -> bool {
        questions.replies.iter().any(|&(answered, _)| answered == id)
    }

    /// Waits for a reply; returns the seed of the question that it is about.
    fn reply(questions: &mut QuestionQueue, id: QuestionId) -> u64 {
        let start = Instant::now();
        loop {
            questions.update();
            if let Some(reply) = questions.take_reply(id) {
                return reply.finding.nodes;
            }
            assert!(start.elapsed() < PATIENCE, "no reply to {id:?}");
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn every_question_gets_its_own_reply_and_a_turn_goes_first() {
        let gate = Gate::default();
        let mut questions = questions(gate.think());
        let hint = questions.ask(Purpose::Hint, request(1));
        gate.wait_for(&[1]);
        let another_hint = questions.ask(Purpose::Hint, request(2));
        let turn = questions.ask(Purpose::Turn, request(3));
        gate.wait_for(&[1, 3]);
        let draw = questions.ask(Purpose::DrawOffer, request(4));
        assert!(questions.progress(turn).is_some() && questions.progress(hint).is_none());
        gate.open();
        let replies = [hint, another_hint, turn, draw].map(|id| reply(&mut questions, id));
        assert_eq!(replies, [1, 2, 3, 4]);
        // The stopped question has begun anew.
        gate.wait_for(&[1, 3, 4, 1, 2]);
    }

    #[test]
    fn a_question_that_is_withdrawn_is_answered_to_nobody_and_keeps_none_waiting() {
        let gate = Gate::default();
        let mut questions = questions(gate.think());
        let asked = [1, 2, 3].map(|seed| questions.ask(Purpose::Hint, request(seed)));
        questions.cancel(asked[0]);
        questions.cancel(asked[1]);
        gate.open();
        assert_eq!(reply(&mut questions, asked[2]), 3);
        let answered = questions.ask(Purpose::Turn, request(4));
        let start = Instant::now();
        while !has_reply(&questions, answered) {
            assert!(start.elapsed() < PATIENCE);
            questions.update();
        }
        questions.cancel(answered);
        assert!(asked.into_iter().chain([answered]).all(|id| questions.take_reply(id).is_none()));
    }

    #[test]
    fn a_search_that_dies_again_and_again_loses_no_question() {
        let think: Arc<Think> = Arc::new(|request: &SearchRequest, _: &SearchHandle| {
            assert!(request.seed != 1, "it dies");
            Some(found(request.seed))
        });
        let mut questions = questions(think);
        let [first, second] = [1, 2].map(|seed| questions.ask(Purpose::Hint, request(seed)));
        let (start, mut failures) = (Instant::now(), 0);
        while !has_reply(&questions, first) {
            assert!(start.elapsed() < PATIENCE);
            questions.update();
            failures += questions.take_failures().len();
            thread::sleep(Duration::from_millis(1));
        }
        assert!(failures > 1, "the player is told each time");
        let best = questions.take_reply(first).map(|reply| reply.finding.best().to_owned());
        assert!(best.is_some_and(|best| request(1).game.check(&best).is_ok()), "some legal move");
        assert_eq!(reply(&mut questions, second), 2);
    }

    #[test]
    fn what_is_found_on_the_way_reaches_who_asked_for_it_until_a_turn_goes_first() {
        let gate = Gate::default();
        let open = gate.is_open.clone();
        let think: Arc<Think> = Arc::new(move |request: &SearchRequest, handle: &SearchHandle| {
            let mut nodes = request.seed;
            while !open.load(Ordering::Relaxed) {
                if handle.is_stopped() {
                    return None;
                }
                nodes += 1000;
                handle.report(nodes, Some(found(nodes)));
                thread::sleep(Duration::from_millis(1));
            }
            Some(found(request.seed))
        });
        let mut questions = questions(think);
        let wants_reports = SearchRequest { reports: true, ..request(1) };
        let analysis = questions.ask(Purpose::Analysis, wants_reports);
        let next_report = |questions: &mut QuestionQueue, id| {
            let start = Instant::now();
            loop {
                questions.update();
                if let Some(report) = questions.take_report(id) {
                    return report.finding.nodes;
                }
                assert!(start.elapsed() < PATIENCE, "no report");
                thread::sleep(Duration::from_millis(1));
            }
        };
        let first = next_report(&mut questions, analysis);
        assert!(next_report(&mut questions, analysis) > first && first % 1000 == 1);
        let another = questions.ask(Purpose::Analysis, SearchRequest { reports: true, ..request(2) });
        let turn = questions.ask(Purpose::Turn, request(3));
        thread::sleep(Duration::from_millis(600));
        questions.update();
        for silent in [analysis, another, turn] {
            assert_eq!(questions.take_report(silent), None, "one that waits, or one that wants none");
        }
        questions.cancel(turn);
        assert_eq!(next_report(&mut questions, analysis) % 1000, 1, "it goes on");
        gate.open();
        assert_eq!([analysis, another].map(|id| reply(&mut questions, id)), [1, 2]);
        assert_eq!(questions.take_report(analysis), None);
    }

    #[test]
    fn only_the_question_that_is_meant_is_hurried() {
        let gate = Gate::default();
        let mut questions = questions(gate.think());
        let [first, second] = [1, 2].map(|seed| questions.ask(Purpose::Turn, request(seed)));
        questions.hurry(second);
        questions.hurry(first);
        assert_eq!(reply(&mut questions, first), 1);
        gate.wait_for(&[1, 2]);
        assert!(!has_reply(&questions, second));
        questions.hurry(second);
        assert_eq!(reply(&mut questions, second), 2);
    }

    /// A series of questions with these seeds; the replies that it has got.
    #[derive(Debug)]
    struct Seeds {
        open: Vec<u64>,
        answered: Vec<u64>,
    }

    impl Seeds {
        fn new(open: &[u64]) -> Arc<Mutex<Self>> {
            Arc::new(Mutex::new(Self { open: open.iter().rev().copied().collect(), answered: Vec::new() }))
        }
    }

    impl Series for Seeds {
        fn next(&mut self) -> Option<SearchRequest> {
            self.open.pop().map(request)
        }

        fn take(&mut self, reply: SearchReply) {
            self.answered.push(reply.finding.nodes);
        }
    }

    /// Reads what comes until so much is answered of a series.
    fn wait_for_series(questions: &mut QuestionQueue, series: &Mutex<Seeds>, answered: &[u64]) {
        let start = Instant::now();
        while lock(series).answered != answered {
            assert!(start.elapsed() < PATIENCE, "{:?} instead of {answered:?}", lock(series).answered);
            questions.update();
            thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_series_has_its_turn_when_nothing_else_is_searched() {
        let gate = Gate::default();
        let mut questions = questions(gate.think());
        let series = Seeds::new(&[1, 2, 3]);
        questions.begin_series(series.clone());
        gate.wait_for(&[1]);
        let turn = questions.ask(Purpose::Turn, request(9));
        let analysis = questions.ask(Purpose::Analysis, request(8));
        gate.wait_for(&[1, 9]);
        gate.open();
        assert_eq!(reply(&mut questions, turn), 9);
        assert_eq!(reply(&mut questions, analysis), 8);
        wait_for_series(&mut questions, &series, &[1, 2, 3]);
        gate.wait_for(&[1, 9, 8, 1, 2, 3]);
        let hint = questions.ask(Purpose::Hint, request(7));
        assert_eq!(reply(&mut questions, hint), 7, "after the end of a series the queue goes on");
    }

    #[test]
    fn a_series_that_is_ended_gets_no_reply_and_another_takes_its_place() {
        let gate = Gate::default();
        let mut questions = questions(gate.think());
        let [first, second] = [&[1, 2], &[3, 4]].map(|seeds| Seeds::new(seeds));
        questions.begin_series(first.clone());
        gate.wait_for(&[1]);
        let turn = questions.ask(Purpose::Turn, request(9));
        gate.wait_for(&[1, 9]);
        questions.begin_series(second.clone());
        gate.open();
        assert_eq!(reply(&mut questions, turn), 9);
        wait_for_series(&mut questions, &second, &[3, 4]);
        questions.end_series();
        gate.wait_for(&[1, 9, 3, 4]);
        assert_eq!(lock(&first).answered, [0; 0]);
    }
}
