//! The variations of a round: what else could have been played, with comments and judgements.
//!
//! What was played is the main line. It stands in the round's game alone, so that there is one truth; the variations
//! stand beside it, at the position that they belong to:
//!
//! - [`Path`] in `path`: which position of the tree is meant; `walk`: going from one position to another;
//! - [`Note`], [`Judgement`] and [`clean`] in `note`: what can be said of a position;
//! - [`BranchMove`] in `branch`: the branches that begin at one position of the main line, and the ways through them;
//! - [`Edit`] in `edit`: the changes that a person makes, each of which can be taken back;
//! - [`VariationError`] in `error`: why one is refused.
//!
//! A move that is played where a branch begins with it takes over the note of that branch, and a move that is taken back
//! becomes a branch if anything had been noted after it: taking back and playing again loses nothing.

mod branch;
mod edit;
mod error;
mod note;
mod path;
mod walk;

pub use branch::BranchMove;
pub use edit::Edit;
pub use error::VariationError;
pub use note::{Judgement, LONGEST_COMMENT, Note, clean};
pub use path::Path;

use branch::{end, find, nesting};
use edit::History;
use std::collections::BTreeMap;

/// The greatest number of moves in all branches of a match together: as many as a match has plies, so that a branch can
/// hold any game.
pub const MOST_BRANCH_MOVES: usize = 12_000;

/// How many branches can stand within each other; the innermost of these has no alternatives but the first.
pub const MOST_NESTING: usize = 64;

/// How long the notes of a match may be, in bytes of a link, in which they are longest. Together with the longest match
/// they are shorter than [`record::LONGEST`](super::record::LONGEST).
pub const MOST_NOTES: usize = 256 * 1024;

/// What the marks around the note after one ply of the main line take in a record, in bytes of a link.
const PLY_WEIGHT: usize = 24;

/// What stands beside the main line of a round.
#[derive(Clone, Default, Debug)]
pub struct Variations {
    /// What stands after each number of plies of the main line; only where there is anything.
    plies: BTreeMap<usize, PlyNotes>,
    size: Size,
    history: History,
}

/// What stands at one position of the main line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct PlyNotes {
    note: Note,
    /// The branches that begin here, each move directly before what follows it.
    branches: Vec<BranchMove>,
}

/// How much there is in the variations of a round, or of a match.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in crate::session) struct Size {
    /// Moves in branches.
    pub(in crate::session) moves: usize,
    /// The length in a record, in bytes of a link; never less than it really is.
    pub(in crate::session) weight: usize,
}

impl Size {
    pub(in crate::session) fn plus(self, other: Self) -> Self {
        Self { moves: self.moves + other.moves, weight: self.weight + other.weight }
    }

    fn minus(self, other: Self) -> Self {
        Self { moves: self.moves.saturating_sub(other.moves), weight: self.weight.saturating_sub(other.weight) }
    }

    /// Refuses what is too much for a match.
    pub(in crate::session) fn require(self) -> Result<(), VariationError> {
        if self.moves > MOST_BRANCH_MOVES {
            Err(VariationError::TooManyMoves)
        } else if self.weight > MOST_NOTES {
            Err(VariationError::TooLong)
        } else {
            Ok(())
        }
    }
}

impl PlyNotes {
    fn is_empty(&self) -> bool {
        self.note.is_empty() && self.branches.is_empty()
    }

    fn size(&self) -> Size {
        if self.is_empty() {
            return Size::default();
        }
        let weight = PLY_WEIGHT + self.note.weight() + self.branches.iter().map(BranchMove::weight).sum::<usize>();
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
    /// what follows it, with [`BranchMove::depth`] one less; what is played instead of it comes after all that, with the
    /// same depth.
    #[must_use]
    pub fn branches(&self, ply: usize) -> &[BranchMove] {
        self.plies.get(&ply).map_or(&[], |at| &at.branches)
    }

    /// The path of a move in [`branches`](Self::branches), counted from 0; `None` if there are fewer.
    #[must_use]
    pub fn path_of(&self, ply: usize, index: usize) -> Option<Path> {
        branch::steps_to(self.branches(ply), index).map(|steps| Path::new(ply, steps))
    }

    /// The move that leads to a position in a branch, with its note; `None` on the main line, and where there is no such
    /// position.
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
    fn change<T>(&mut self, ply: usize, change: impl FnOnce(&mut PlyNotes) -> T) -> T {
        let at = self.plies.entry(ply).or_default();
        let before = at.size();
        let result = change(at);
        self.size = self.size.minus(before).plus(at.size());
        if at.is_empty() {
            self.plies.remove(&ply);
        }
        result
    }

    /// Tells that this move of the main line has been played after this number of plies. If a branch begins with it, its
    /// note becomes that of the main line, and what followed it becomes branches after it.
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
