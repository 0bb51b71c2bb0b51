//! Threads that help a search: they run beside the thread that asks for it, and end with it.

use super::progress::Progress;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, JoinHandle};

/// The greatest number of helpers of a search.
pub const MOST_HELPERS: usize = 255;

/// Which helpers a search is to have.
#[derive(Clone, Copy)]
pub(super) struct WantedHelpers {
    /// How many.
    pub(super) count: usize,
    /// What each thread does first, for example to lower its priority.
    pub(super) at_start: fn(),
}

impl WantedHelpers {
    pub(super) const NONE: Self = Self { count: 0, at_start: || () };
}

/// The helpers of a search. They end when this is dropped.
pub(super) struct Helpers {
    state: Arc<State>,
    threads: Vec<JoinHandle<()>>,
}

#[derive(Default)]
struct State {
    is_stopped: AtomicBool,
    /// The positions that all helpers have visited.
    nodes: AtomicU64,
}

impl Helpers {
    /// Starts a thread for each of these, as far as the system can start threads; each does `at_start` first. Then it
    /// is called again and again, for a millisecond or so, until it says that it is done; it returns the number of
    /// positions that it has visited as well.
    pub(super) fn start<W: FnMut() -> (u64, Progress) + Send + 'static>(
        works: impl IntoIterator<Item = W>,
        at_start: fn(),
    ) -> Self {
        let state = Arc::new(State::default());
        let threads = works.into_iter().map_while(|work| {
            let state = state.clone();
            thread::Builder::new()
                .name("search helper".to_owned())
                .spawn(move || {
                    at_start();
                    state.run(work);
                })
                .ok()
        });
        let threads = threads.collect();
        Self { state, threads }
    }

    /// The positions that they have visited so far.
    pub(super) fn nodes(&self) -> u64 {
        self.state.nodes.load(Ordering::Relaxed)
    }

    /// Waits until each of them is done.
    #[cfg(test)]
    pub(super) fn wait(&mut self) {
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }

    /// Ends them. What they have visited still counts.
    pub(super) fn end(&mut self) {
        self.state.is_stopped.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            // A helper that panicked has said so by itself.
            let _ = thread.join();
        }
    }
}

impl Drop for Helpers {
    fn drop(&mut self) {
        self.end();
    }
}

impl State {
    fn run(&self, mut work: impl FnMut() -> (u64, Progress)) {
        while !self.is_stopped.load(Ordering::Relaxed) {
            let (nodes, progress) = work();
            self.nodes.fetch_add(nodes, Ordering::Relaxed);
            if progress == Progress::Done {
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Helpers, Progress};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    #[test]
    fn helpers_work_until_they_are_done_or_ended_and_their_positions_are_counted() {
        static STARTED: AtomicUsize = AtomicUsize::new(0);
        let running = Arc::new(AtomicUsize::new(0));
        let works = (0..3).map(|number| {
            let running = running.clone();
            let mut left = 10;
            running.fetch_add(1, Ordering::Relaxed);
            move || {
                left -= 1;
                let is_done = number == 0 && left == 0;
                if is_done {
                    running.fetch_sub(1, Ordering::Relaxed);
                }
                (5, if is_done { Progress::Done } else { Progress::Running })
            }
        });
        let mut helpers = Helpers::start(works, || {
            STARTED.fetch_add(1, Ordering::Relaxed);
        });
        while running.load(Ordering::Relaxed) > 2 || helpers.nodes() < 150 {
            thread::yield_now();
        }
        helpers.end();
        let nodes = helpers.nodes();
        assert!(nodes.is_multiple_of(5) && helpers.threads.is_empty());
        assert_eq!(STARTED.load(Ordering::Relaxed), 3);
        assert_eq!(Arc::strong_count(&running), 1, "their threads are gone");
        assert_eq!(helpers.nodes(), nodes);
    }
}
