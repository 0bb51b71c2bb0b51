//! One search at a time in the background: started, hurried, supervised and stopped.
//!
//! Each question has two threads: one searches in slices, the other supervises it. The supervisor passes on what was
//! found, starts the search again when it has panicked or hangs, and wakes the window a few times a second as long as
//! that is wanted.

use crate::app::ai::request::{Failure, IncrementalSearch, Question, Reply, SearchEvent, TRIES};
use crate::search::{Finding, Progress};
use bevy::log::debug;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{fmt, thread};
use thread_priority::{ThreadPriority, ThreadPriorityValue};

/// The time between two checks of the search by the supervisor, which may also wake the window.
const TICK: Duration = Duration::from_millis(250);

/// The thread priority of a search, from 0 to 99; the usual one is about 50. It is lower, because drawing a frame,
/// which uses all cores of a small machine for a moment, has to come first. It is not the lowest, so that the search
/// still gets a share of the time next to other programs.
const URGENCY: u8 = 25;

/// The state that the game and the threads of a question share.
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
    beats: AtomicU64,
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
        self.beats.fetch_add(1, Ordering::Relaxed);
        self.control.nodes.store(nodes, Ordering::Relaxed);
        if let Some(best) = best {
            self.control.depth.store(best.depth, Ordering::Relaxed);
            *self.best.lock().unwrap_or_else(PoisonError::into_inner) = Some(best);
        }
    }
}

/// Searches a question to its end, or until the handle stops it; `None` when the answer is no longer needed.
pub type Think = dyn Fn(&Question, &SearchHandle) -> Option<Finding> + Send + Sync;

/// Searches as the level of the question says.
#[must_use]
pub fn think(question: &Question, handle: &SearchHandle) -> Option<Finding> {
    let mut slices = IncrementalSearch::new(question)?;
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
    patience: Duration,
    asked: Option<Running>,
}

struct Running {
    control: Arc<SearchControl>,
    news: Mutex<Receiver<SearchEvent>>,
}

impl fmt::Debug for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Runner").field("is_asked", &self.asked.is_some()).finish_non_exhaustive()
    }
}

impl Drop for Runner {
    fn drop(&mut self) {
        self.stop();
    }
}

impl Runner {
    /// A runner in this configuration, which wakes the window when there is something to read.
    pub fn new(think: Arc<Think>, patience: Duration, wake: Arc<dyn Fn() + Send + Sync>) -> Self {
        Self { think, wake, patience, asked: None }
    }

    /// Asks a question, in place of the one before.
    pub fn ask(&mut self, question: Question) {
        self.stop();
        let (tell, news) = channel();
        let control = Arc::new(SearchControl::default());
        let attendant = Supervisor {
            question: Arc::new(question),
            think: self.think.clone(),
            wake: self.wake.clone(),
            patience: self.patience,
            control: control.clone(),
            news: tell,
        };
        let spare = attendant.news.clone();
        let last_resort = attendant.question.clone();
        let begun = thread::Builder::new().name("attendant".to_owned()).spawn(move || attendant.update_opponents());
        if begun.is_err() {
            // The system can start no thread: the computer plays any legal move.
            let _ = spare.send(SearchEvent::GaveUp(Failure::Died));
            let _ = spare.send(SearchEvent::Answered(last_resort.reply(last_resort.any_move())));
        }
        self.asked = Some(Running { control, news: Mutex::new(news) });
    }

    /// What has happened since the last time, one at a time.
    pub fn poll(&mut self) -> Option<SearchEvent> {
        let asked = self.asked.as_mut()?;
        asked.news.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv().ok()
    }

    /// Asks for the best result so far, as soon as there is one.
    pub fn hurry(&mut self) {
        if let Some(asked) = &self.asked {
            asked.control.hurry.store(true, Ordering::Relaxed);
        }
    }

    /// Says whether the window is to be woken a few times a second.
    pub fn want_ticks(&self, wanted: bool) {
        if let Some(asked) = &self.asked {
            asked.control.ticks.store(wanted, Ordering::Relaxed);
        }
    }

    /// Forgets the question; its threads end by themselves.
    pub fn stop(&mut self) {
        if let Some(asked) = self.asked.take() {
            asked.control.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The number of positions searched, and the depth in plies.
    #[must_use]
    pub fn progress(&self) -> (u64, u32) {
        self.asked.as_ref().map_or((0, 0), |asked| {
            (asked.control.nodes.load(Ordering::Relaxed), asked.control.depth.load(Ordering::Relaxed))
        })
    }
}

/// Supervises the search of one question.
struct Supervisor {
    question: Arc<Question>,
    think: Arc<Think>,
    wake: Arc<dyn Fn() + Send + Sync>,
    patience: Duration,
    control: Arc<SearchControl>,
    news: Sender<SearchEvent>,
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
    fn tell(&self, news: SearchEvent) {
        // This fails when the game has asked another question.
        let _ = self.news.send(news);
        (self.wake)();
    }

    fn update_opponents(&self) {
        let mut best = None;
        let mut answered = false;
        for attempt in 1..=TRIES {
            match self.attempt(&mut best) {
                Ok(Some(reply)) => {
                    self.tell(SearchEvent::Answered(reply));
                    answered = true;
                    break;
                }
                Ok(None) => return,
                Err(failure) if attempt < TRIES => self.tell(SearchEvent::Restarted(failure)),
                Err(failure) => self.tell(SearchEvent::GaveUp(failure)),
            }
        }
        if !answered {
            let finding = best.unwrap_or_else(|| self.question.any_move());
            self.tell(SearchEvent::Answered(self.question.reply(finding)));
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

    /// Searches the question once; `None` when the answer is no longer needed.
    fn attempt(&self, best: &mut Option<Finding>) -> Result<Option<Reply>, Failure> {
        let handle = Arc::new(SearchHandle {
            control: self.control.clone(),
            beats: AtomicU64::new(0),
            abandoned: AtomicBool::new(false),
            best: Mutex::new(None),
        });
        let (tell, hear) = channel();
        let (think, question, heart) = (self.think.clone(), self.question.clone(), handle.clone());
        let work = move || {
            lower_priority();
            let found = panic::catch_unwind(AssertUnwindSafe(|| {
                let finding = think(&question, &heart)?;
                Some(question.reply(finding))
            }));
            // The result of a search that was given up is not read. A search that panicked sends none.
            if let Ok(found) = found {
                let _ = tell.send(found);
            }
        };
        if thread::Builder::new().name("search".to_owned()).spawn(work).is_err() {
            return Err(Failure::Died);
        }
        let failure = self.wait(&hear, &handle);
        if failure.is_err() {
            handle.abandoned.store(true, Ordering::Relaxed);
            let found = handle.best.lock().unwrap_or_else(PoisonError::into_inner).take();
            *best = found.or(best.take());
        }
        failure
    }

    /// Waits for the result of a search. Missing progress is counted in ticks, not in time, so that a laptop may sleep
    /// meanwhile.
    fn wait(&self, hear: &Receiver<Option<Reply>>, handle: &SearchHandle) -> Result<Option<Reply>, Failure> {
        let tick = TICK.min(self.patience);
        let most = self.patience.as_millis() / tick.as_millis().max(1);
        let (mut beats, mut still) = (0, 0);
        loop {
            match hear.recv_timeout(tick) {
                Ok(found) => return Ok(found),
                Err(RecvTimeoutError::Disconnected) => return Err(Failure::Died),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.control.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            self.tick();
            let now = handle.beats.load(Ordering::Relaxed);
            still = if now == beats { still + 1 } else { 0 };
            beats = now;
            if still >= most {
                return Err(Failure::Hung);
            }
        }
    }
}
