//! One search at a time in a Web Worker: started, hurried, supervised and stopped, by commands of the engine's
//! protocol.
//!
//! A worker that dies or hangs is replaced by another. Where the browser has none, the page itself searches, a slice a
//! frame.

use crate::app::ai::request::{Failure, IncrementalSearch, Question, SearchEvent, TRIES};
use crate::app::platform::web;
use crate::engine::dialogue::{self, Answer};
use crate::search::{Finding, Progress};
use bevy::log::{error, warn};
use send_wrapper::SendWrapper;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// The time between two checks of the worker, which may also wake the window.
const TICK: Duration = Duration::from_millis(250);

/// How soon the window is woken for the next slice when the page itself searches.
const FRAME: Duration = Duration::from_millis(8);

type Wake = Arc<dyn Fn() + Send + Sync>;

/// Runs at most one search at a time.
pub(super) struct Runner {
    wake: Wake,
    patience: Duration,
    asked: Option<Asked>,
    // The page has only one thread, so `SendWrapper` never panics.
    worker: Option<SendWrapper<Hired>>,
}

impl fmt::Debug for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Runner").field("is_asked", &self.asked.is_some()).finish_non_exhaustive()
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.dismiss();
        }
    }
}

struct Asked {
    question: Question,
    by: By,
    news: VecDeque<SearchEvent>,
    best: Option<Finding>,
    progress: (u64, u32),
    tries: usize,
    hurried: bool,
    /// The number of checks since the worker last sent something.
    silent: u32,
    clock: SendWrapper<Clock>,
}

/// What searches for the answer.
enum By {
    Worker,
    Page(Box<IncrementalSearch>),
    /// The search has ended.
    Nobody,
}

impl Runner {
    /// A runner in this configuration.
    pub(super) fn new(patience: Duration, wake: Wake) -> Self {
        Self { wake, patience, asked: None, worker: None }
    }

    /// Asks a question, in place of the one before.
    pub(super) fn ask(&mut self, question: Question) {
        self.stop();
        let clock = SendWrapper::new(Clock::start(TICK, self.wake.clone()));
        let mut asked = Asked {
            question,
            by: By::Nobody,
            news: VecDeque::new(),
            best: None,
            progress: (0, 0),
            tries: 0,
            hurried: false,
            silent: 0,
            clock,
        };
        self.begin(&mut asked);
        self.asked = Some(asked);
    }

    /// What has happened since the last time, one at a time.
    pub(super) fn poll(&mut self) -> Option<SearchEvent> {
        let mut asked = self.asked.take()?;
        match &asked.by {
            By::Worker => self.hear(&mut asked),
            By::Page(_) => asked.think_on(&self.wake),
            By::Nobody => {}
        }
        let news = asked.news.pop_front();
        self.asked = Some(asked);
        news
    }

    /// Asks for the best result so far, as soon as there is one.
    pub(super) fn hurry(&mut self) {
        let Some(asked) = &mut self.asked else { return };
        asked.hurried = true;
        if let (By::Worker, Some(worker)) = (&asked.by, &self.worker) {
            worker.say("stop");
        }
    }

    /// Says whether the window is to be woken a few times a second.
    pub(super) fn want_ticks(&self, wanted: bool) {
        if let Some(asked) = &self.asked {
            asked.clock.wanted.set(wanted);
        }
    }

    /// Forgets the question.
    pub(super) fn stop(&mut self) {
        if let (Some(Asked { by: By::Worker, .. }), Some(worker)) = (self.asked.take(), &self.worker) {
            worker.say("stop");
        }
    }

    /// The number of positions searched, and the depth in plies.
    #[must_use]
    pub(super) fn progress(&self) -> (u64, u32) {
        self.asked.as_ref().map_or((0, 0), |asked| asked.progress)
    }

    /// Starts the search of the question, in a worker if one can be created.
    fn begin(&mut self, asked: &mut Asked) {
        if self.worker.is_none() {
            self.worker = Hired::hire(&self.wake).map(SendWrapper::new);
        }
        asked.silent = 0;
        match &mut self.worker {
            Some(worker) => {
                worker.ask(&asked.question);
                if asked.hurried {
                    worker.say("stop");
                }
                asked.by = By::Worker;
            }
            None => asked.think_alone(&self.wake),
        }
    }

    /// Reads what the worker has sent, and checks it at every tick.
    fn hear(&mut self, asked: &mut Asked) {
        while let Some(worker) = &mut self.worker
            && let Some(heard) = worker.next()
        {
            asked.silent = 0;
            match heard {
                Heard::Died => return self.replace(asked, Failure::Died),
                Heard::Line(line) => match Answer::read(&line) {
                    // Results of earlier questions are ignored.
                    Answer::Found(finding) if worker.searches == 1 => {
                        asked.progress = (finding.nodes, finding.depth);
                        asked.best = Some(finding);
                    }
                    Answer::Over => {
                        worker.searches = worker.searches.saturating_sub(1);
                        if worker.searches == 0 {
                            return asked.answer();
                        }
                    }
                    Answer::Refused(reason) => {
                        error!("the engine did not understand the question: {reason}");
                        return self.replace(asked, Failure::Died);
                    }
                    Answer::Found(_) | Answer::Ready | Answer::Other => {}
                },
            }
        }
        if !asked.clock.ticked.replace(false) {
            return;
        }
        // Silence is counted in ticks, not in time, so that a laptop may sleep meanwhile.
        asked.silent += 1;
        if TICK * asked.silent > self.patience {
            self.replace(asked, Failure::Hung);
        } else if let Some(worker) = &self.worker {
            worker.say("isready");
        }
    }

    /// Terminates the worker, which has failed, and starts the search again or ends it.
    fn replace(&mut self, asked: &mut Asked, failure: Failure) {
        let has_spoken = self.worker.as_ref().is_some_and(|worker| worker.has_spoken.get());
        if let Some(worker) = self.worker.take() {
            worker.dismiss();
        }
        asked.tries += 1;
        if failure == Failure::Died && (!has_spoken || asked.tries >= TRIES) {
            // Either the browser cannot run such workers, or every worker fails on this question.
            asked.think_alone(&self.wake);
        } else if asked.tries < TRIES {
            asked.news.push_back(SearchEvent::Restarted(failure));
            self.begin(asked);
        } else {
            asked.news.push_back(SearchEvent::GaveUp(failure));
            asked.answer();
        }
    }
}

impl Asked {
    /// Searches in the page, between frames.
    fn think_alone(&mut self, wake: &Wake) {
        self.by = IncrementalSearch::new(&self.question).map_or(By::Nobody, |slices| By::Page(Box::new(slices)));
        self.set_clock(FRAME, wake);
    }

    fn think_on(&mut self, wake: &Wake) {
        let By::Page(slices) = &mut self.by else { return };
        let progress = slices.step();
        if let Some(finding) = slices.finding() {
            self.progress = (slices.nodes(), finding.depth);
            self.best = Some(finding);
        }
        if progress == Progress::Done || (self.hurried && self.best.is_some()) {
            self.answer();
            self.set_clock(TICK, wake);
        }
    }

    fn set_clock(&mut self, every: Duration, wake: &Wake) {
        let wanted = self.clock.wanted.get();
        self.clock = SendWrapper::new(Clock::start(every, wake.clone()));
        self.clock.wanted.set(wanted);
    }

    /// Answers with the best result that was found.
    fn answer(&mut self) {
        let finding = self.best.take().unwrap_or_else(|| self.question.any_move());
        self.news.push_back(SearchEvent::Answered(self.question.reply(finding)));
        self.by = By::Nobody;
    }
}

/// What comes from a worker.
enum Heard {
    Line(String),
    /// It has failed.
    Died,
}

/// A worker and what it has sent.
struct Hired {
    worker: web_sys::Worker,
    inbox: Rc<RefCell<VecDeque<Heard>>>,
    /// The number of searches that it was asked for and that have not ended.
    searches: u32,
    has_spoken: Rc<Cell<bool>>,
    // The functions that the browser calls as long as the worker exists.
    _on_message: Closure<dyn FnMut(web_sys::MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl Hired {
    /// A new worker, if the browser has any.
    fn hire(wake: &Wake) -> Option<Self> {
        let options = web_sys::WorkerOptions::new();
        options.set_type(web_sys::WorkerType::Module);
        let worker = match web_sys::Worker::new_with_options(&web::worker(), &options) {
            Ok(worker) => worker,
            Err(error) => {
                warn!("no worker to think: {error:?}");
                return None;
            }
        };
        let inbox = Rc::new(RefCell::new(VecDeque::new()));
        let has_spoken = Rc::new(Cell::new(false));
        let (lines, spoken, woken) = (inbox.clone(), has_spoken.clone(), wake.clone());
        let on_message = Closure::<dyn FnMut(_)>::new(move |event: web_sys::MessageEvent| {
            if let Some(line) = event.data().as_string() {
                spoken.set(true);
                lines.borrow_mut().push_back(Heard::Line(line));
                woken();
            }
        });
        let (deaths, woken) = (inbox.clone(), wake.clone());
        let on_error = Closure::<dyn FnMut(_)>::new(move |event: web_sys::Event| {
            // The error is handled here; the page must not report it as its own.
            event.prevent_default();
            deaths.borrow_mut().push_back(Heard::Died);
            woken();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Self { worker, inbox, searches: 0, has_spoken, _on_message: on_message, _on_error: on_error })
    }

    fn say(&self, line: &str) {
        if let Err(error) = self.worker.post_message(&JsValue::from_str(line)) {
            // Sending a text never fails. A worker that does not read it is noticed by its silence.
            warn!("the worker does not hear: {error:?}");
        }
    }

    fn ask(&mut self, question: &Question) {
        for command in dialogue::question(&question.game, question.level, question.seed, "go") {
            self.say(&command);
        }
        self.searches += 1;
    }

    fn next(&mut self) -> Option<Heard> {
        self.inbox.borrow_mut().pop_front()
    }

    fn dismiss(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Wakes the window at a fixed interval, as long as that is wanted.
struct Clock {
    interval: Option<i32>,
    wanted: Rc<Cell<bool>>,
    /// Whether the interval has passed since this was last checked.
    ticked: Rc<Cell<bool>>,
    // The function that the browser calls as long as the clock runs.
    _tick: Closure<dyn FnMut()>,
}

impl Clock {
    fn start(every: Duration, wake: Wake) -> Self {
        let (wanted, ticked) = (Rc::new(Cell::new(true)), Rc::new(Cell::new(false)));
        let (is_wanted, strikes) = (wanted.clone(), ticked.clone());
        let tick = Closure::<dyn FnMut()>::new(move || {
            strikes.set(true);
            if is_wanted.get() {
                wake();
            }
        });
        let milliseconds = i32::try_from(every.as_millis()).unwrap_or(i32::MAX);
        let interval = web_sys::window().and_then(|window| {
            let callback = tick.as_ref().unchecked_ref();
            window.set_interval_with_callback_and_timeout_and_arguments_0(callback, milliseconds).ok()
        });
        Self { interval, wanted, ticked, _tick: tick }
    }
}

impl Drop for Clock {
    fn drop(&mut self) {
        if let (Some(window), Some(interval)) = (web_sys::window(), self.interval) {
            window.clear_interval_with_handle(interval);
        }
    }
}
