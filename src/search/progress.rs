//! Whether a search is complete.

/// Whether a search is complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// It has more to do.
    Running,
    /// It is done: a limit was reached, or the result can't change any more.
    Done,
}
