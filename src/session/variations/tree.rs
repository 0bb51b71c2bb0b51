//! What stands beside the main line of a round.

use super::branch::{self, BranchMove, child, end, find, nesting};
use super::error::VariationError;
use super::history::{Change, History};
use super::limits::{MOST_NESTING, PLACE_WEIGHT};
use super::note::{Judgement, Note};
use super::path::Path;
use super::size::Size;
use std::collections::BTreeMap;

/// What stands beside the main line of a round.
#[derive(Clone, Default, Debug)]
pub struct Variations {
    /// What stands after each number of plies of the main line; only where there is anything.
    plies: BTreeMap<usize, PlyNotes>,
    pub(super) size: Size,
    pub(super) history: History,
}

/// What stands at one position of the main line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct PlyNotes {
    pub(super) note: Note,
    /// The branches that begin here, each move directly before what follows it.
    pub(super) branches: Vec<BranchMove>,
}

impl PlyNotes {
    fn is_empty(&self) -> bool {
        self.note.is_empty() && self.branches.is_empty()
    }

    fn size(&self) -> Size {
        if self.is_empty() {
            return Size::default();
        }
        let weight = PLACE_WEIGHT + self.note.weight() + self.branches.iter().map(BranchMove::weight).sum::<usize>();
        Size { moves: self.branches.len(), weight }
    }
}

/// Two are equal when the same is noted; what could be taken back does not matter.
impl PartialEq for Variations {
    fn eq(&self, other: &Self) -> bool {
        self.plies == other.plies
    }
}

impl Eq for Variations {}

impl Variations {
    /// Whether nothing is noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Moves in all branches of the round together.
    #[must_use]
    pub fn len(&self) -> usize {
        self.size.moves
    }

    /// The plies of the main line after which anything is noted, in ascending order.
    pub fn plies(&self) -> impl Iterator<Item = usize> {
        self.plies.keys().copied()
    }

    /// The moves of all branches that begin after this number of plies of the main line. Each stands directly before
    /// what follows it, with [`BranchMove::depth`] one less; what is played instead of it comes after all that, with
    /// the same depth.
    #[must_use]
    pub fn branches(&self, ply: usize) -> &[BranchMove] {
        self.plies.get(&ply).map_or(&[], |at| &at.branches)
    }

    /// The path of a move in [`branches`](Self::branches), counted from 0; `None` if there are fewer.
    #[must_use]
    pub fn path_of(&self, ply: usize, index: usize) -> Option<Path> {
        branch::steps_to(self.branches(ply), index).map(|steps| Path::new(ply, steps))
    }

    /// The move that leads to a position in a branch, with its note; `None` on the main line, and where there is no
    /// such position.
    #[must_use]
    pub fn branch_move(&self, path: &Path) -> Option<&BranchMove> {
        let branches = self.branches(path.ply());
        branches.get(find(branches, path.steps())?)
    }

    /// What is noted of a position; `None` where there is nothing, or no such position.
    #[must_use]
    pub fn note(&self, path: &Path) -> Option<&Note> {
        let note = if path.is_main() { self.plies.get(&path.ply()).map(|at| &at.note) } else { self.branch_note(path) };
        note.filter(|note| !note.is_empty())
    }

    fn branch_note(&self, path: &Path) -> Option<&Note> {
        self.branch_move(path).map(BranchMove::note)
    }

    /// The comment on a position; empty where there is none.
    #[must_use]
    pub fn comment(&self, path: &Path) -> &str {
        self.note(path).map_or("", |note| &note.comment)
    }

    /// The judgement of the move that led to a position.
    #[must_use]
    pub fn judgement(&self, path: &Path) -> Option<Judgement> {
        self.note(path).and_then(|note| note.judgement)
    }

    pub(in crate::session) fn size(&self) -> Size {
        self.size
    }

    /// Sets what stands after a number of plies, for a record; the branches have been checked by the rules.
    pub(in crate::session) fn insert(&mut self, ply: usize, note: Note, branches: Vec<BranchMove>) {
        self.change(ply, |at| *at = PlyNotes { note, branches });
    }

    /// Changes what stands at a position of the main line; returns what the change returns.
    pub(super) fn change<T>(&mut self, ply: usize, change: impl FnOnce(&mut PlyNotes) -> T) -> T {
        let at = self.plies.entry(ply).or_default();
        let before = at.size();
        let result = change(at);
        self.size = self.size.minus(before).plus(at.size());
        if at.is_empty() {
            self.plies.remove(&ply);
        }
        result
    }

    /// Tells that this move of the main line has been played after this number of plies. If a branch begins with it,
    /// its note becomes that of the main line, and what followed it becomes branches after it. There is never more than
    /// before.
    pub(in crate::session) fn absorb(&mut self, ply: usize, text: &str) {
        self.history.forget_from(ply);
        let branches = self.branches(ply);
        let Some(begin) = branch::roots(branches).find(|&index| branches[index].text() == text) else { return };
        let taken = self.change(ply, |at| at.branches.drain(begin..end(&at.branches, begin)).collect::<Vec<_>>());
        let mut taken = taken.into_iter();
        let Some(played) = taken.next() else { return };
        let branches = taken.map(|mv| mv.at_depth_less(1)).collect();
        self.insert(ply + 1, played.into_note(), branches);
    }

    /// Tells that this move of the main line has been taken back, after which there are so many plies. If anything had
    /// been noted after it, it becomes the first branch there.
    ///
    /// When the other rounds of the match hold so much (`others`) that a branch more is too much, what was noted after
    /// the move is forgotten.
    pub(in crate::session) fn release(&mut self, ply: usize, text: &str, others: Size) {
        self.history.forget_from(ply);
        let Some(taken) = self.plies.get(&(ply + 1)).cloned() else { return };
        self.change(ply + 1, |at| *at = PlyNotes::default());
        let mut branch = vec![BranchMove::new(1, text.to_owned(), taken.note)];
        branch.extend(taken.branches.into_iter().map(|mv| mv.at_depth_more(1)));
        let length = branch.len();
        self.change(ply, |at| at.branches.splice(0..0, branch).for_each(drop));
        let fits = self.size.plus(others).require().is_ok() && nesting(self.branches(ply)) <= MOST_NESTING;
        if !fits {
            self.change(ply, |at| at.branches.drain(..length).for_each(drop));
        }
    }

    /// Forgets everything after this number of plies of the main line.
    pub(in crate::session) fn forget_after(&mut self, ply: usize) {
        self.history.forget_from(ply);
        let later: Vec<usize> = self.plies.range(ply + 1..).map(|(&ply, _)| ply).collect();
        for ply in later {
            self.change(ply, |at| *at = PlyNotes::default());
        }
    }
}

impl Variations {
    /// Whether there is a change to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.history.undo.is_empty()
    }

    /// Whether there is a change to make again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.history.redo.is_empty()
    }

    /// Makes a change, unless the match would then hold too much; returns the change that takes it back.
    pub(super) fn make(&mut self, change: Change, others: Size) -> Result<Change, VariationError> {
        let ply = change.ply();
        let back = self.apply(change).ok_or(VariationError::NoSuchPosition)?;
        let fits = self.size.plus(others).require().and_then(|()| {
            if nesting(self.branches(ply)) > MOST_NESTING { Err(VariationError::TooDeep) } else { Ok(()) }
        });
        match fits {
            Ok(()) => Ok(back),
            Err(error) => {
                self.apply(back);
                Err(error)
            }
        }
    }

    /// Makes a change; returns the one that takes it back, or `None` when there is no such position.
    fn apply(&mut self, change: Change) -> Option<Change> {
        match change {
            Change::Insert { parent, index, moves } => {
                let branches = self.branches(parent.ply());
                let above = if parent.is_main() { None } else { Some(find(branches, parent.steps())?) };
                let last = above.map_or(branches.len(), |above| end(branches, above));
                let place = child(branches, above, index).unwrap_or(last);
                let depth = parent.steps().len();
                let moves = moves.into_iter().map(|mv| mv.at_depth_more(depth)).collect::<Vec<_>>();
                self.change(parent.ply(), |at| at.branches.splice(place..place, moves).for_each(drop));
                Some(Change::Remove(parent.step(index)))
            }
            Change::Remove(path) => {
                let branches = self.branches(path.ply());
                let begin = find(branches, path.steps())?;
                let piece = begin..end(branches, begin);
                let (parent, index) = (path.parent()?, *path.steps().last()?);
                let moves = self.change(path.ply(), |at| at.branches.drain(piece).collect::<Vec<_>>());
                let depth = parent.steps().len();
                let moves = moves.into_iter().map(|mv| mv.at_depth_less(depth)).collect();
                Some(Change::Insert { parent, index, moves })
            }
            Change::Exchange(path) => {
                let branches = self.branches(path.ply());
                let second = find(branches, path.steps())?;
                let before = path.with_step_less(path.steps().len().checked_sub(1)?);
                let first = find(branches, before.steps())?;
                let piece = first..end(branches, second);
                self.change(path.ply(), |at| at.branches[piece].rotate_left(second - first));
                Some(Change::Exchange(path))
            }
            Change::Note(path, note) => {
                let index = if path.is_main() { None } else { Some(find(self.branches(path.ply()), path.steps())?) };
                let before = self.change(path.ply(), |at| {
                    let place = match index {
                        None => &mut at.note,
                        Some(index) => at.branches[index].note_mut(),
                    };
                    std::mem::replace(place, note)
                });
                Some(Change::Note(path, before))
            }
        }
    }
}
