//! One search at a time in a Web Worker: started, hurried, supervised and stopped, by commands of the engine's
//! protocol.
//!
//! A worker that dies or hangs is replaced by another. Where the browser has none, the page itself searches, a slice a
//! frame.

use crate::app::ai::request::{Failure, IncrementalSearch, SearchEvent, SearchRequest, TRIES};
use crate::app::platform::web;
use crate::engine::dialogue::{self, Answer, Collector};
use crate::search::{Finding, Progress};
use send_wrapper::SendWrapper;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::fmt;
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;
use tracing::{error, warn};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_time::Instant;

/// The time between two checks of the worker, which may also wake the window.
const TICK: Duration = Duration::from_millis(250);

/// How soon the window is woken for the next slice when the page itself searches.
const FRAME: Duration = Duration::from_millis(8);

type Wake = Arc<dyn Fn() + Send + Sync>;

/// Runs at most one search at a time.
pub(super) struct Runner {
    wake: Wake,
    stall_timeout: Duration,
    search: Option<ActiveSearch>,
    // The page has only one thread, so `SendWrapper` never panics.
    worker: Option<SendWrapper<SearchWorker>>,
}

impl fmt::Debug for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Runner").field("is_running", &self.search.is_some()).finish_non_exhaustive()
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
    }
}

struct ActiveSearch {
    request: SearchRequest,
    by: By,
    events: VecDeque<SearchEvent>,
    best: Option<Finding>,
    /// The lines that the worker tells.
    lines: Collector,
    /// When the page itself last reported.
    reported_at: Instant,
    progress: (u64, u32),
    tries: usize,
    hurried: bool,
    /// The number of checks since the worker last sent something.
    silent: u32,
    interval: SendWrapper<BrowserInterval>,
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
    pub(super) fn new(stall_timeout: Duration, wake: Wake) -> Self {
        Self { wake, stall_timeout, search: None, worker: None }
    }

    /// Begins a search, in place of the one before.
    pub(super) fn ask(&mut self, request: SearchRequest) {
        self.stop();
        let interval = SendWrapper::new(BrowserInterval::start(TICK, self.wake.clone()));
        let mut search = ActiveSearch {
            lines: Collector::new(request.lines),
            request,
            by: By::Nobody,
            events: VecDeque::new(),
            best: None,
            reported_at: Instant::now(),
            progress: (0, 0),
            tries: 0,
            hurried: false,
            silent: 0,
            interval,
        };
        self.begin(&mut search);
        self.search = Some(search);
    }

    /// What has happened since the last time, one at a time.
    pub(super) fn poll(&mut self) -> Option<SearchEvent> {
        let mut search = self.search.take()?;
        match &search.by {
            By::Worker => self.read_worker(&mut search),
            By::Page(_) => search.continue_in_page(&self.wake),
            By::Nobody => {}
        }
        let event = search.events.pop_front();
        self.search = Some(search);
        event
    }

    /// Asks for the best result so far, as soon as there is one.
    pub(super) fn hurry(&mut self) {
        let Some(search) = &mut self.search else { return };
        search.hurried = true;
        if let (By::Worker, Some(worker)) = (&search.by, &self.worker) {
            worker.send("stop");
        }
    }

    /// Says whether the window is to be woken a few times a second.
    pub(super) fn want_ticks(&self, wanted: bool) {
        if let Some(search) = &self.search {
            // The page itself can only search in frames.
            search.interval.wanted.set(wanted || matches!(search.by, By::Page(_)));
        }
    }

    /// Ends the search.
    pub(super) fn stop(&mut self) {
        let search = self.search.take();
        if let (Some(ActiveSearch { by: By::Worker, .. }), Some(worker)) = (search, &self.worker) {
            worker.send("stop");
        }
    }

    /// The number of positions searched, and the depth in plies.
    #[must_use]
    pub(super) fn progress(&self) -> (u64, u32) {
        self.search.as_ref().map_or((0, 0), |search| search.progress)
    }

    /// Starts the search, in a worker if one can be created.
    fn begin(&mut self, search: &mut ActiveSearch) {
        if self.worker.is_none() {
            self.worker = SearchWorker::spawn(&self.wake).map(SendWrapper::new);
        }
        search.silent = 0;
        search.lines = Collector::new(search.request.lines);
        match &mut self.worker {
            Some(worker) => {
                worker.ask(&search.request);
                if search.hurried {
                    worker.send("stop");
                }
                search.by = By::Worker;
            }
            None => search.search_in_page(&self.wake),
        }
    }

    /// Reads what the worker has sent, and checks it at every tick.
    fn read_worker(&mut self, search: &mut ActiveSearch) {
        while let Some(worker) = &mut self.worker
            && let Some(message) = worker.next()
        {
            search.silent = 0;
            match message {
                WorkerMessage::Died => return self.replace(search, Failure::Died),
                WorkerMessage::Line(line) => match Answer::read(&line) {
                    // Results of earlier requests are ignored.
                    Answer::Found(finding) if worker.searches == 1 => {
                        let found = search.lines.begin(finding);
                        search.take(found);
                    }
                    Answer::Next(line) if worker.searches == 1 => {
                        let found = search.lines.add(line);
                        search.take(found);
                    }
                    Answer::Over => {
                        worker.searches = worker.searches.saturating_sub(1);
                        if worker.searches == 0 {
                            let found = search.lines.finish();
                            search.take(found);
                            return search.answer();
                        }
                    }
                    Answer::Refused(reason) => {
                        error!("the engine did not understand the question: {reason}");
                        return self.replace(search, Failure::Died);
                    }
                    Answer::Found(_) | Answer::Next(_) | Answer::Ready | Answer::Other => {}
                },
            }
        }
        if !search.interval.ticked.replace(false) {
            return;
        }
        // Silence is counted in ticks, not in time, so that a laptop may sleep meanwhile.
        search.silent += 1;
        if TICK * search.silent > self.stall_timeout {
            self.replace(search, Failure::Hung);
        } else if let Some(worker) = &self.worker {
            worker.send("isready");
        }
    }

    /// Terminates the worker, which has failed, and starts the search again or ends it.
    fn replace(&mut self, search: &mut ActiveSearch, failure: Failure) {
        let has_spoken = self.worker.as_ref().is_some_and(|worker| worker.has_spoken.get());
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        search.tries += 1;
        if failure == Failure::Died && (!has_spoken || search.tries >= TRIES) {
            // Either the browser cannot run such workers, or every worker fails on this request.
            search.search_in_page(&self.wake);
        } else if search.tries < TRIES {
            search.events.push_back(SearchEvent::Restarted(failure));
            self.begin(search);
        } else {
            search.events.push_back(SearchEvent::GaveUp(failure));
            search.answer();
        }
    }
}

impl ActiveSearch {
    /// Searches in the page, between frames.
    fn search_in_page(&mut self, wake: &Wake) {
        self.by = IncrementalSearch::new(&self.request, || ()).map_or(By::Nobody, |slices| By::Page(Box::new(slices)));
        self.set_interval(FRAME, wake);
    }

    fn continue_in_page(&mut self, wake: &Wake) {
        let By::Page(slices) = &mut self.by else { return };
        let progress = slices.step();
        if let Some(finding) = slices.finding() {
            let nodes = slices.nodes();
            self.progress = (nodes, finding.depth);
            if progress == Progress::Running && self.reported_at.elapsed() >= TICK {
                self.reported_at = Instant::now();
                self.report(Finding { nodes, ..finding.clone() });
            }
            self.best = Some(finding);
        }
        if progress == Progress::Done || (self.hurried && self.best.is_some()) {
            self.answer();
            self.set_interval(TICK, wake);
        }
    }

    /// Takes a result that the worker has told, if it is whole.
    fn take(&mut self, found: Option<Finding>) {
        if let Some(finding) = found {
            self.progress = (finding.nodes, finding.depth);
            self.report(finding.clone());
            self.best = Some(finding);
        }
    }

    /// Reports the best so far, if that is wanted.
    fn report(&mut self, finding: Finding) {
        if self.request.reports {
            self.events.push_back(SearchEvent::Improved(self.request.reply(finding)));
        }
    }

    fn set_interval(&mut self, every: Duration, wake: &Wake) {
        let wanted = self.interval.wanted.get();
        self.interval = SendWrapper::new(BrowserInterval::start(every, wake.clone()));
        self.interval.wanted.set(wanted || matches!(self.by, By::Page(_)));
    }

    /// Answers with the best result that was found.
    fn answer(&mut self) {
        let finding = self.best.take().unwrap_or_else(|| self.request.any_move());
        self.events.push_back(SearchEvent::Answered(self.request.reply(finding)));
        self.by = By::Nobody;
    }
}

/// What comes from a worker.
enum WorkerMessage {
    Line(String),
    /// It has failed.
    Died,
}

/// A worker and what it has sent.
struct SearchWorker {
    worker: web_sys::Worker,
    inbox: Rc<RefCell<VecDeque<WorkerMessage>>>,
    /// The number of searches that it was asked for and that have not ended.
    searches: u32,
    /// Whether the window is woken for everything that the worker sends, or only when a search has ended.
    wakes_always: Rc<Cell<bool>>,
    has_spoken: Rc<Cell<bool>>,
    // The functions that the browser calls as long as the worker exists.
    _on_message: Closure<dyn FnMut(web_sys::MessageEvent)>,
    _on_error: Closure<dyn FnMut(web_sys::Event)>,
}

impl SearchWorker {
    /// A new worker, if the browser has any.
    fn spawn(wake: &Wake) -> Option<Self> {
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
        let wakes_always = Rc::new(Cell::new(false));
        let (message_inbox, spoken, woken) = (inbox.clone(), has_spoken.clone(), wake.clone());
        let is_always_woken = wakes_always.clone();
        let on_message = Closure::<dyn FnMut(_)>::new(move |event: web_sys::MessageEvent| {
            if let Some(line) = event.data().as_string() {
                spoken.set(true);
                let is_news = match Answer::read(&line) {
                    Answer::Over | Answer::Refused(_) => true,
                    Answer::Found(_) | Answer::Next(_) | Answer::Ready | Answer::Other => is_always_woken.get(),
                };
                message_inbox.borrow_mut().push_back(WorkerMessage::Line(line));
                // A frame takes time from the search where both share few cores.
                if is_news {
                    woken();
                }
            }
        });
        let (error_inbox, woken) = (inbox.clone(), wake.clone());
        let on_error = Closure::<dyn FnMut(_)>::new(move |event: web_sys::Event| {
            // The error is handled here; the page must not report it as its own.
            event.prevent_default();
            error_inbox.borrow_mut().push_back(WorkerMessage::Died);
            woken();
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        Some(Self {
            worker,
            inbox,
            searches: 0,
            wakes_always,
            has_spoken,
            _on_message: on_message,
            _on_error: on_error,
        })
    }

    fn send(&self, line: &str) {
        if let Err(error) = self.worker.post_message(&JsValue::from_str(line)) {
            // Sending a text never fails. A worker that does not read it is noticed by its silence.
            warn!("the worker does not hear: {error:?}");
        }
    }

    fn ask(&mut self, request: &SearchRequest) {
        let go = dialogue::go(&request.limits, request.lines, None);
        for command in dialogue::question(&request.game, request.level, request.seed, &go) {
            self.send(&command);
        }
        self.searches += 1;
        self.wakes_always.set(request.reports);
    }

    fn next(&mut self) -> Option<WorkerMessage> {
        self.inbox.borrow_mut().pop_front()
    }

    fn terminate(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Wakes the window at a fixed interval, as long as that is wanted.
struct BrowserInterval {
    id: Option<i32>,
    wanted: Rc<Cell<bool>>,
    /// Whether the interval has passed since this was last checked.
    ticked: Rc<Cell<bool>>,
    // The function that the browser calls as long as the interval runs.
    _tick: Closure<dyn FnMut()>,
}

impl BrowserInterval {
    fn start(every: Duration, wake: Wake) -> Self {
        let (wanted, ticked) = (Rc::new(Cell::new(true)), Rc::new(Cell::new(false)));
        let (is_wanted, has_ticked) = (wanted.clone(), ticked.clone());
        let tick = Closure::<dyn FnMut()>::new(move || {
            has_ticked.set(true);
            if is_wanted.get() {
                wake();
            }
        });
        let milliseconds = i32::try_from(every.as_millis()).unwrap_or(i32::MAX);
        let id = web_sys::window().and_then(|window| {
            let callback = tick.as_ref().unchecked_ref();
            window.set_interval_with_callback_and_timeout_and_arguments_0(callback, milliseconds).ok()
        });
        Self { id, wanted, ticked, _tick: tick }
    }
}

impl Drop for BrowserInterval {
    fn drop(&mut self) {
        if let (Some(window), Some(id)) = (web_sys::window(), self.id) {
            window.clear_interval_with_handle(id);
        }
    }
}
