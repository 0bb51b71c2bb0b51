//! Where orders for the keeper are handed in. On the desktop the keeper works on a thread of its own, so that no frame ever
//! waits for a disk; in the browser, which has one thread and quick storage, orders are worked off at once.

use super::keeper::{Answer, Keeper, Order};
use super::shelf::Shelf;
use std::io;
use std::sync::mpsc::Sender;

/// The desk of the keeper on its thread.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Debug)]
pub(super) struct Desk {
    /// Closed when the program ends.
    orders: Option<Sender<Order>>,
    thread: Option<std::thread::JoinHandle<()>>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Desk {
    /// Opens the desk; `wake` is called whenever there is something that the player should see.
    pub(super) fn open(
        shelf: Box<dyn Shelf>,
        answers: Sender<Answer>,
        wake: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (orders, to_do) = std::sync::mpsc::channel();
        let work = move || {
            let mut keeper = Keeper::new(shelf, answers);
            wake();
            while let Ok(first) = to_do.recv() {
                let mut batch = vec![first];
                batch.extend(to_do.try_iter());
                if keeper.work_off(batch) {
                    wake();
                }
            }
            keeper.finish();
        };
        let thread = std::thread::Builder::new().name("keeper".to_owned()).spawn(work)?;
        Ok(Self { orders: Some(orders), thread: Some(thread) })
    }

    pub(super) fn order(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // The keeper ends only with the program.
            let _ = orders.send(order);
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl Drop for Desk {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            // The last orders are worked off first. A keeper that broke off has nothing left to say.
            let _ = thread.join();
        }
    }
}

/// The desk of the keeper who works while one waits.
#[cfg(target_arch = "wasm32")]
pub(super) struct Desk {
    keeper: std::sync::Arc<std::sync::Mutex<Keeper>>,
    wake: Box<dyn Fn() + Send + Sync>,
}

#[cfg(target_arch = "wasm32")]
impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Desk").finish_non_exhaustive()
    }
}

#[cfg(target_arch = "wasm32")]
impl Desk {
    /// Opens the desk; `wake` is called whenever there is something that the player should see.
    pub(super) fn open(
        shelf: Box<dyn Shelf>,
        answers: Sender<Answer>,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> io::Result<Self> {
        let keeper = std::sync::Arc::new(std::sync::Mutex::new(Keeper::new(shelf, answers)));
        let hidden = std::sync::Arc::clone(&keeper);
        // A page may be hidden and never come back.
        crate::app::page::on_visibility(move |is_hidden| {
            if is_hidden {
                at_work(&hidden).put_untouched_away();
            }
        });
        Ok(Self { keeper, wake: Box::new(wake) })
    }

    pub(super) fn order(&self, order: Order) {
        if at_work(&self.keeper).work_off(vec![order]) {
            (self.wake)();
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn at_work(keeper: &std::sync::Mutex<Keeper>) -> std::sync::MutexGuard<'_, Keeper> {
    keeper.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::super::keeper::Kept;
    use super::super::shelf::{self, Drawer};
    use super::*;
    use crate::games::Kind;
    use crate::session::record::ron;
    use crate::session::{Match, Terms};

    fn kept(played: &Match) -> Order {
        let text = ron::write(played);
        let glance = ron::glance(&text).expect("a record");
        Order::Keep(Kept { number: 1, goes_on: false, glance, text, serial: 1 })
    }

    #[test]
    fn a_page_that_is_hidden_keeps_only_matches_in_which_something_was_done() {
        let folder = tempfile::TempDir::new().expect("a folder");
        let open = || shelf::of_the_system(Some(folder.path())).expect("a shelf");
        let on_shelf = || open().list(Drawer::Matches).expect("a drawer").len();
        let mut keeper = Keeper::new(open(), std::sync::mpsc::channel().0);
        let mut played = Match::new(Terms::usual(Kind::Enso)).expect("the usual terms");
        keeper.work_off(vec![kept(&played)]);
        assert_eq!(on_shelf(), 1);
        keeper.put_untouched_away();
        assert_eq!(on_shelf(), 0, "nothing has been done");
        // The page comes back, and something is done.
        let first = played.round().game().legal_moves()[0].clone();
        played.play(&first).expect("a legal move");
        keeper.work_off(vec![kept(&played)]);
        keeper.put_untouched_away();
        keeper.work_off(vec![kept(&played)]);
        assert_eq!(on_shelf(), 1, "it is one match, however often the page is hidden");
    }
}
