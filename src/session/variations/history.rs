//! The changes to the variations of a round that can be taken back, and made again.

use super::branch::BranchMove;
use super::note::Note;
use super::path::Path;

/// How many changes can be taken back.
const LONGEST_HISTORY: usize = 1_000;

/// A change to the tree that is known to be possible.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// Puts moves in as a child of a position, the one with this number. Their depths are counted from there.
    Insert { parent: Path, index: usize, moves: Vec<BranchMove> },
    /// Takes out a move and everything after it.
    Remove(Path),
    /// Exchanges a move, and everything after it, with the alternative before it.
    Exchange(Path),
    /// Sets what is noted of a position.
    Note(Path, Note),
}

impl Change {
    /// The number of plies after which its path leaves the main line.
    pub(super) const fn ply(&self) -> usize {
        match self {
            Self::Insert { parent: at, .. } | Self::Remove(at) | Self::Exchange(at) | Self::Note(at, _) => at.ply(),
        }
    }

    /// The position to be shown once a change has been taken back by this one.
    pub(super) fn cursor(&self) -> Path {
        match self {
            Self::Insert { parent, index, .. } => parent.step(*index),
            Self::Remove(at) => at.parent().unwrap_or_default(),
            Self::Exchange(at) | Self::Note(at, _) => at.clone(),
        }
    }
}

/// What can be taken back, and what can be made again.
#[derive(Clone, Default, Debug)]
pub(super) struct History {
    /// What takes back each change that was made, the last one last.
    pub(super) undo: Vec<Change>,
    /// What makes each change again that was taken back, the next one last.
    pub(super) redo: Vec<Change>,
}

impl History {
    /// Adds what takes back a change that has been made.
    pub(super) fn add(&mut self, back: Change) {
        self.redo.clear();
        if self.undo.len() >= LONGEST_HISTORY {
            self.undo.remove(0);
        }
        self.undo.push(back);
    }

    /// Forgets all changes if one of them was made at a position of the main line from this one on, or in a branch that
    /// begins there: the main line changes from there on.
    pub(super) fn forget_from(&mut self, ply: usize) {
        if self.undo.iter().chain(&self.redo).any(|change| change.ply() >= ply) {
            *self = Self::default();
        }
    }
}
