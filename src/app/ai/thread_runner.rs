//! One search at a time in the background: started, hurried, supervised and stopped.
//!
//! Each request has two threads: one searches in slices, the other supervises it. The supervisor passes on what was
//! found, starts the search again when it has panicked or hangs, and wakes the window a few times a second as long as
//! that is wanted.

use crate::app::ai::request::{Failure, IncrementalSearch, SearchEvent, SearchReply, SearchRequest, TRIES};
use crate::search::{Finding, Progress};
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{fmt, thread};
use thread_priority::{ThreadPriority, ThreadPriorityValue};
use tracing::debug;

/// The time between two checks of the search by the supervisor, which may also wake the window.
const TICK: Duration = Duration::from_millis(250);

/// The thread priority of a search, from 0 to 99; the usual one is about 50. It is lower, because drawing a frame,
/// which uses all cores of a small machine for a moment, has to come first. It is not the lowest, so that the search
/// still gets a share of the time next to other programs.
const URGENCY: u8 = 25;

/// The state that the game and the threads of a request share.
#[derive(Default, Debug)]
struct SearchControl {
    stop: AtomicBool,
    hurry: AtomicBool,
    /// Whether the window is to be woken at every tick.
    ticks: AtomicBool,
    nodes: AtomicU64,
    depth: AtomicU32,
}

/// The progress that a search reports while it runs, and the flag that ends it.
#[derive(Debug)]
pub struct SearchHandle {
    control: Arc<SearchControl>,
    report_count: AtomicU64,
    abandoned: AtomicBool,
    best: Mutex<Option<Finding>>,
}

impl SearchHandle {
    /// Whether the reply is no longer needed.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.abandoned.load(Ordering::Relaxed) || self.control.stop.load(Ordering::Relaxed)
    }

    /// Whether the best result so far is wanted at once.
    #[must_use]
    pub fn is_hurried(&self) -> bool {
        self.control.hurry.load(Ordering::Relaxed)
    }

    /// Reports that the search makes progress, and its best result so far.
    pub fn report(&self, nodes: u64, best: Option<Finding>) {
        self.report_count.fetch_add(1, Ordering::Relaxed);
        self.control.nodes.store(nodes, Ordering::Relaxed);
        if let Some(best) = best {
            self.control.depth.store(best.depth, Ordering::Relaxed);
            *self.best.lock().unwrap_or_else(PoisonError::into_inner) = Some(best);
        }
    }
}

/// Carries out a search to its end, or until the handle stops it; `None` when the reply is no longer needed.
pub type Think = dyn Fn(&SearchRequest, &SearchHandle) -> Option<Finding> + Send + Sync;

/// Searches as the level of the request says.
#[must_use]
pub fn think(request: &SearchRequest, handle: &SearchHandle) -> Option<Finding> {
    let mut slices = IncrementalSearch::new(request, lower_priority)?;
    loop {
        let progress = slices.step();
        let finding = slices.finding();
        if progress == Progress::Done || (handle.is_hurried() && finding.is_some()) {
            return finding;
        }
        handle.report(slices.nodes(), finding);
        if handle.is_stopped() {
            return None;
        }
        // On machines with few cores, drawing frames comes first.
        thread::yield_now();
    }
}

/// Runs at most one search at a time.
pub struct Runner {
    think: Arc<Think>,
    wake: Arc<dyn Fn() + Send + Sync>,
    stall_timeout: Duration,
    running: Option<Running>,
}

struct Running {
    control: Arc<SearchControl>,
    events: Mutex<Receiver<SearchEvent>>,
}

impl fmt::Debug for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Runner").field("is_running", &self.running.is_some()).finish_non_exhaustive()
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Runner {
    /// A runner in this configuration, which wakes the window when there is something to read.
    pub fn new(think: Arc<Think>, stall_timeout: Duration, wake: Arc<dyn Fn() + Send + Sync>) -> Self {
        Self { think, wake, stall_timeout, running: None }
    }

    /// Begins a search, in place of the one before.
    pub(super) fn ask(&mut self, request: SearchRequest) {
        self.stop();
        let (sender, events) = channel();
        let control = Arc::new(SearchControl::default());
        let supervisor = Supervisor {
            request: Arc::new(request),
            think: self.think.clone(),
            wake: self.wake.clone(),
            stall_timeout: self.stall_timeout,
            control: control.clone(),
            events: sender,
        };
        let fallback_events = supervisor.events.clone();
        let fallback_request = supervisor.request.clone();
        let spawned = thread::Builder::new().name("attendant".to_owned()).spawn(move || supervisor.run());
        if spawned.is_err() {
            // The system can start no thread: the computer plays any legal move.
            let _ = fallback_events.send(SearchEvent::GaveUp(Failure::Died));
            let _ = fallback_events.send(SearchEvent::Answered(fallback_request.reply(fallback_request.any_move())));
        }
        self.running = Some(Running { control, events: Mutex::new(events) });
    }

    /// What has happened since the last time, one at a time.
    pub fn poll(&mut self) -> Option<SearchEvent> {
        let running = self.running.as_mut()?;
        running.events.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv().ok()
    }

    /// Asks for the best result so far, as soon as there is one.
    pub fn hurry(&mut self) {
        if let Some(running) = &self.running {
            running.control.hurry.store(true, Ordering::Relaxed);
        }
    }

    /// Says whether the window is to be woken a few times a second.
    pub fn want_ticks(&self, wanted: bool) {
        if let Some(running) = &self.running {
            running.control.ticks.store(wanted, Ordering::Relaxed);
        }
    }

    /// Ends the search; its threads end by themselves.
    pub fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            running.control.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The number of positions searched, and the depth in plies.
    #[must_use]
    pub fn progress(&self) -> (u64, u32) {
        self.running.as_ref().map_or((0, 0), |running| {
            (running.control.nodes.load(Ordering::Relaxed), running.control.depth.load(Ordering::Relaxed))
        })
    }
}

/// Supervises one search.
struct Supervisor {
    request: Arc<SearchRequest>,
    think: Arc<Think>,
    wake: Arc<dyn Fn() + Send + Sync>,
    stall_timeout: Duration,
    control: Arc<SearchControl>,
    events: Sender<SearchEvent>,
}

/// Lowers the priority of this thread.
fn lower_priority() {
    let urgency = ThreadPriorityValue::try_from(URGENCY).unwrap_or(ThreadPriorityValue::MIN);
    if let Err(error) = ThreadPriority::Crossplatform(urgency).set_for_current() {
        // Where the system does not allow it, the search runs at the usual priority.
        debug!("the search is as urgent as everything else: {error}");
    }
}

impl Supervisor {
    fn send(&self, event: SearchEvent) {
        // This fails when the game has asked for another search.
        let _ = self.events.send(event);
        (self.wake)();
    }

    fn run(&self) {
        let mut best = None;
        let mut answered = false;
        for attempt in 1..=TRIES {
            match self.attempt(&mut best) {
                Ok(Some(reply)) => {
                    self.send(SearchEvent::Answered(reply));
                    answered = true;
                    break;
                }
                Ok(None) => return,
                Err(failure) if attempt < TRIES => self.send(SearchEvent::Restarted(failure)),
                Err(failure) => self.send(SearchEvent::GaveUp(failure)),
            }
        }
        if !answered {
            let finding = best.unwrap_or_else(|| self.request.any_move());
            self.send(SearchEvent::Answered(self.request.reply(finding)));
        }
        // The move is played after a pause, so the window has to be woken until then.
        while !self.control.stop.load(Ordering::Relaxed) {
            thread::sleep(TICK);
            self.tick();
        }
    }

    fn tick(&self) {
        if self.control.ticks.load(Ordering::Relaxed) && !self.control.stop.load(Ordering::Relaxed) {
            (self.wake)();
        }
    }

    /// Sends the best so far, if it is new, with the number of positions by now.
    fn report(&self, handle: &SearchHandle, reported: &mut Option<Finding>) {
        let best = handle.best.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let nodes = self.control.nodes.load(Ordering::Relaxed);
        let best = best.map(|best| Finding { nodes, ..best });
        if let Some(best) = best.filter(|best| reported.as_ref() != Some(best)) {
            self.send(SearchEvent::Improved(self.request.reply(best.clone())));
            *reported = Some(best);
        }
    }

    /// Searches once; `None` when the reply is no longer needed.
    fn attempt(&self, best: &mut Option<Finding>) -> Result<Option<SearchReply>, Failure> {
        let handle = Arc::new(SearchHandle {
            control: self.control.clone(),
            report_count: AtomicU64::new(0),
            abandoned: AtomicBool::new(false),
            best: Mutex::new(None),
        });
        let (sender, receiver) = channel();
        let (think, request, search_handle) = (self.think.clone(), self.request.clone(), handle.clone());
        let work = move || {
            lower_priority();
            let found = panic::catch_unwind(AssertUnwindSafe(|| {
                let finding = think(&request, &search_handle)?;
                Some(request.reply(finding))
            }));
            // The result of a search that was given up is not read. A search that panicked sends none.
            if let Ok(found) = found {
                let _ = sender.send(found);
            }
        };
        if thread::Builder::new().name("search".to_owned()).spawn(work).is_err() {
            return Err(Failure::Died);
        }
        let failure = self.wait(&receiver, &handle);
        if failure.is_err() {
            handle.abandoned.store(true, Ordering::Relaxed);
            let found = handle.best.lock().unwrap_or_else(PoisonError::into_inner).take();
            *best = found.or(best.take());
        }
        failure
    }

    /// Waits for the result of a search. Missing progress is counted in ticks, not in time, so that a laptop may sleep
    /// meanwhile.
    fn wait(
        &self,
        receiver: &Receiver<Option<SearchReply>>,
        handle: &SearchHandle,
    ) -> Result<Option<SearchReply>, Failure> {
        let tick = TICK.min(self.stall_timeout);
        let mut reported = None;
        let most_idle_ticks = self.stall_timeout.as_millis() / tick.as_millis().max(1);
        let (mut last_count, mut idle_ticks) = (0, 0);
        loop {
            match receiver.recv_timeout(tick) {
                Ok(found) => return Ok(found),
                Err(RecvTimeoutError::Disconnected) => return Err(Failure::Died),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.control.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            self.tick();
            let count = handle.report_count.load(Ordering::Relaxed);
            if self.request.reports && count != last_count {
                self.report(handle, &mut reported);
            }
            idle_ticks = if count == last_count { idle_ticks + 1 } else { 0 };
            last_count = count;
            if idle_ticks >= most_idle_ticks {
                return Err(Failure::Hung);
            }
        }
    }
}
