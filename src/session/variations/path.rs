//! The path to a position in the tree of a round.

/// Which position of a round is meant: how far one follows the main line, and then which branch one takes at each
/// position.
///
/// A path may lead nowhere: whoever takes one from elsewhere asks
/// [`Round::has_position`](crate::session::Round::has_position).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Path {
    ply: usize,
    steps: Vec<usize>,
}

impl Path {
    /// The position of the main line after this number of plies.
    #[must_use]
    pub const fn main(ply: usize) -> Self {
        Self { ply, steps: Vec::new() }
    }

    /// A path that leaves the main line after this number of plies. The first step says which of the branches that
    /// begin there it takes, each further one which of the moves that follow; all are counted from 0.
    #[must_use]
    pub const fn new(ply: usize, steps: Vec<usize>) -> Self {
        Self { ply, steps }
    }

    /// The number of plies after which the path leaves the main line, or ends on it.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The steps after the main line.
    #[must_use]
    pub fn steps(&self) -> &[usize] {
        &self.steps
    }

    /// Whether the position is one of the main line.
    #[must_use]
    pub const fn is_main(&self) -> bool {
        self.steps.is_empty()
    }

    /// The number of plies from the start of the round to the position.
    #[must_use]
    pub const fn plies(&self) -> usize {
        self.ply + self.steps.len()
    }

    /// The position one branch move further, the one with this number.
    #[must_use]
    pub fn step(&self, index: usize) -> Self {
        let mut steps = self.steps.clone();
        steps.push(index);
        Self { ply: self.ply, steps }
    }

    pub(super) fn push(&mut self, index: usize) {
        self.steps.push(index);
    }

    /// The position one move before; `None` at the start of the round.
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        match self.steps.split_last() {
            Some((_, before)) => Some(Self { ply: self.ply, steps: before.to_vec() }),
            None => self.ply.checked_sub(1).map(Self::main),
        }
    }

    /// The first position of the branch that the position belongs to: where its path last took another move than the
    /// first. `None` on the main line, and in branches that are the first everywhere.
    #[must_use]
    pub(super) fn last_turn(&self) -> Option<Self> {
        let last = self.steps.iter().rposition(|&step| step > 0)?;
        Some(Self { ply: self.ply, steps: self.steps[..=last].to_vec() })
    }

    /// The same path, with one of its steps, counted from 0, one less.
    pub(super) fn with_step_less(&self, index: usize) -> Self {
        let mut less = self.clone();
        if let Some(step) = less.steps.get_mut(index) {
            *step = step.saturating_sub(1);
        }
        less
    }
}
