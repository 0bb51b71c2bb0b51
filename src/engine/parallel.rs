//! Numbered pieces of work on several threads, whose results arrive in the order of the numbers.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// Does the work of each number on this number of threads, at least one, and calls `done` with each result in the order
/// of the numbers, until it breaks off or all are done.
///
/// Work that is under way when it breaks off is finished and not used.
pub(super) fn in_order<T: Send>(
    numbers: Range<usize>,
    threads: usize,
    work: &(impl Fn(usize) -> T + Sync),
    done: &mut dyn FnMut(T) -> ControlFlow<()>,
) {
    let next = AtomicUsize::new(numbers.start);
    let is_over = AtomicBool::new(false);
    let (finished, results) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, numbers.len().max(1)) {
            let finished = finished.clone();
            let (next, is_over) = (&next, &is_over);
            scope.spawn(move || {
                while !is_over.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= numbers.end || finished.send((number, work(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(finished);
        let mut early = BTreeMap::new();
        let mut wanted = numbers.start;
        'results: for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&wanted) {
                wanted += 1;
                if done(result).is_break() {
                    break 'results;
                }
            }
        }
        is_over.store(true, Ordering::Relaxed);
    });
}

#[cfg(test)]
mod tests {
    use super::in_order;
    use std::ops::ControlFlow;

    #[test]
    fn results_are_in_order_on_any_number_of_threads() {
        for threads in [0, 1, 2, 7] {
            let mut results = Vec::new();
            in_order(3..40, threads, &|number| number * number, &mut |result| {
                results.push(result);
                ControlFlow::Continue(())
            });
            assert_eq!(results, (3..40).map(|number| number * number).collect::<Vec<_>>(), "{threads} threads");
        }
    }

    #[test]
    fn it_can_be_broken_off() {
        let mut results = Vec::new();
        in_order(0..1_000_000, 2, &|number| number, &mut |result| {
            results.push(result);
            if result == 5 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(results, [0, 1, 2, 3, 4, 5]);
    }
}
