//! The queue of jobs for the storage worker. On the desktop the worker has its own thread, so that no frame ever waits
//! for a disk. The browser has one thread and fast storage, so jobs are done at once.

use crate::app::storage::backend::StorageBackend;
use crate::app::storage::jobs::{Job, Report};
use crate::app::storage::worker::StorageWorker;
use std::io;
use std::sync::Arc;
#[cfg(not(target_arch = "wasm32"))]
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;

/// The queue of the worker on its thread.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug)]
pub(super) struct JobQueue {
    /// Dropped when the program ends, which closes the channel.
    jobs: Option<Sender<Job>>,
    thread: Option<std::thread::JoinHandle<()>>,
    is_ending: Arc<AtomicBool>,
}

#[cfg(not(target_arch = "wasm32"))]
impl JobQueue {
    /// Opens the queue; `wake` is called whenever there is something that the player should see.
    pub(super) fn open(
        backend: Box<dyn StorageBackend>,
        answers: Sender<Report>,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (jobs, to_do) = std::sync::mpsc::channel();
        let is_ending = Arc::new(AtomicBool::new(false));
        let ends = is_ending.clone();
        let work = move || {
            let mut worker = StorageWorker::new(backend, answers, ends);
            wake();
            while let Ok(first) = to_do.recv() {
                let mut batch = vec![first];
                batch.extend(to_do.try_iter());
                if worker.work_off(batch) {
                    wake();
                }
            }
            worker.finish();
        };
        let thread = std::thread::Builder::new().name("worker".to_owned()).spawn(work)?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread), is_ending })
    }

    pub(super) fn submit(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // This fails only while the program ends.
            let _ = jobs.send(job);
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Drop for JobQueue {
    fn drop(&mut self) {
        // A long list of matches does not hold up the end.
        self.is_ending.store(true, Ordering::Relaxed);
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // The worker does its last jobs first. If it has panicked, there is nothing to wait for.
            let _ = thread.join();
        }
    }
}

/// The queue of the worker in the browser, which does each job at once.
#[cfg(target_arch = "wasm32")]
pub(super) struct JobQueue {
    worker: Arc<std::sync::Mutex<StorageWorker>>,
    wake: Box<dyn Fn() + Send + Sync>,
}

#[cfg(target_arch = "wasm32")]
impl std::fmt::Debug for JobQueue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("JobQueue").finish_non_exhaustive()
    }
}

#[cfg(target_arch = "wasm32")]
impl JobQueue {
    /// Opens the queue; `wake` is called whenever there is something that the player should see.
    pub(super) fn open(
        backend: Box<dyn StorageBackend>,
        answers: Sender<Report>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let worker = Arc::new(std::sync::Mutex::new(StorageWorker::new(backend, answers, Arc::default())));
        let hidden = Arc::clone(&worker);
        // A page may be hidden and never come back.
        crate::app::platform::web::on_visibility(move |is_hidden| {
            if is_hidden {
                lock(&hidden).remove_untouched();
            }
        });
        Ok(Self { worker, wake: Box::new(wake) })
    }

    pub(super) fn submit(&self, job: Job) {
        if lock(&self.worker).work_off(vec![job]) {
            (self.wake)();
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn lock(worker: &std::sync::Mutex<StorageWorker>) -> std::sync::MutexGuard<'_, StorageWorker> {
    worker.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::backend::{Collection, select};
    use crate::app::storage::jobs::Kept;
    use crate::games::Kind;
    use crate::session::record::ron;
    use crate::session::{Match, Terms};

    fn kept(played: &Match) -> Job {
        let text = ron::write(played);
        let summary = ron::summarise(&text).expect("a record");
        Job::Keep(Kept { number: 1, goes_on: false, summary, text, serial: 1 })
    }

    #[test]
    fn a_program_that_ends_waits_for_no_list_and_still_writes_what_it_was_given() {
        const MATCHES: usize = 2000;
        let folder = tempfile::TempDir::new().expect("a folder");
        let open = || select::of_the_system(Some(folder.path())).expect("a backend");
        let played = Match::new(Terms::usual(Kind::Enso)).expect("the usual terms");
        for number in 0..MATCHES {
            let name = format!("{number}-enso.ron");
            open().write(Collection::Matches, &name, &ron::write(&played)).expect("a match is written");
        }
        let (sender, answers) = std::sync::mpsc::channel();
        let queue = JobQueue::open(open(), sender, || ()).expect("a thread");
        let mut touched = played.clone();
        touched.play(&played.round().game().legal_moves()[0]).expect("a legal move");
        queue.submit(kept(&touched));
        drop(queue);
        let lists = answers
            .try_iter()
            .filter(|report| matches!(report, Report::Listed { entries, .. } if entries.len() >= MATCHES));
        assert_eq!(lists.count(), 0, "the list was broken off");
        assert_eq!(open().list(Collection::Matches).expect("a collection").len(), MATCHES + 1);
    }

    #[test]
    fn a_page_that_is_hidden_keeps_only_matches_in_which_something_was_done() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let open = || select::of_the_system(Some(folder.path())).expect("a backend");
        let on_shelf = || open().list(Collection::Matches).expect("a collection").len();
        let mut worker = StorageWorker::new(open(), std::sync::mpsc::channel().0, Arc::default());
        let mut played = Match::new(Terms::usual(Kind::Enso)).expect("the usual terms");
        worker.work_off(vec![kept(&played)]);
        assert_eq!(on_shelf(), 1);
        worker.remove_untouched();
        assert_eq!(on_shelf(), 0, "nothing has been done");
        // The page comes back, and something is done.
        let first = played.round().game().legal_moves()[0].clone();
        played.play(&first).expect("a legal move");
        worker.work_off(vec![kept(&played)]);
        worker.remove_untouched();
        worker.work_off(vec![kept(&played)]);
        assert_eq!(on_shelf(), 1, "it is one match, however often the page is hidden");
    }
}
