//! The changes that a person makes to the variations of a round, and how each is taken back.

use super::branch::{child, end, find, nesting};
use super::{
    BranchMove, Judgement, LONGEST_COMMENT, MOST_NESTING, Note, Path, Size, VariationError, Variations, clean,
};
use crate::session::round::Round;

/// How many changes can be taken back.
const LONGEST_HISTORY: usize = 1_000;

/// A change to the variations of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// To play a move in a position. If it has been played there already, in a branch or on the main line, nothing
    /// changes.
    Play {
        /// The position.
        at: Path,
        /// The move in the game's notation, without announcement.
        text: String,
    },
    /// To delete a move of a branch, and everything after it.
    Delete(Path),
    /// To move the branch that a position belongs to one place forward among its alternatives. Before what was played
    /// no branch can come.
    Promote(Path),
    /// To write a comment on a position; an empty one removes it.
    Comment {
        /// The position.
        at: Path,
        /// The comment; [`clean`] is applied to it.
        text: String,
    },
    /// To judge the move that led to a position, or to remove the judgement.
    Judge {
        /// The position.
        at: Path,
        /// The judgement.
        judgement: Option<Judgement>,
    },
}

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
    const fn ply(&self) -> usize {
        match self {
            Self::Insert { parent: at, .. } | Self::Remove(at) | Self::Exchange(at) | Self::Note(at, _) => at.ply(),
        }
    }

    /// The position to be shown once a change has been taken back by this one.
    fn cursor(&self) -> Path {
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
    undo: Vec<Change>,
    redo: Vec<Change>,
}

impl History {
    /// Forgets all changes if one of them was made at a position of the main line from this one on, or in a branch that
    /// begins there: the main line changes from there on.
    pub(super) fn forget_from(&mut self, ply: usize) {
        if self.undo.iter().chain(&self.redo).any(|change| change.ply() >= ply) {
            *self = Self::default();
        }
    }
}

impl Round {
    /// Makes a change that a person wants; returns the position to be shown then. `others` is what the other rounds of
    /// the match hold.
    pub(in crate::session) fn edit(&mut self, edit: &Edit, others: Size) -> Result<Path, VariationError> {
        let (change, cursor) = match edit {
            Edit::Play { at, text } => {
                let mut game = self.game_at(at).ok_or(VariationError::NoSuchPosition)?;
                game.play(text)?;
                // The game's own spelling of the move.
                let text = game.move_of(at.plies()).unwrap_or(text);
                let children = self.children(at);
                if let Some(there) = children.iter().find(|child| self.move_at(child) == Some(text)) {
                    return Ok(there.clone());
                }
                let index = children.iter().filter(|child| !child.is_main()).count();
                let moves = vec![BranchMove::new(1, text.to_owned(), Note::default())];
                (Change::Insert { parent: at.clone(), index, moves }, at.step(index))
            }
            Edit::Delete(at) => {
                self.require_branch(at)?;
                (Change::Remove(at.clone()), at.parent().unwrap_or_default())
            }
            Edit::Promote(at) => {
                self.require_branch(at)?;
                let turn = at.last_turn().ok_or(VariationError::First)?;
                let cursor = at.with_step_less(turn.steps().len() - 1);
                (Change::Exchange(turn), cursor)
            }
            Edit::Comment { at, text } => {
                let comment = clean(text);
                if comment.chars().count() > LONGEST_COMMENT {
                    return Err(VariationError::LongComment);
                }
                (Change::Note(at.clone(), Note { comment, ..self.noted(at)? }), at.clone())
            }
            Edit::Judge { at, judgement } => {
                if judgement.is_some() && at.plies() == 0 {
                    return Err(VariationError::NoMove);
                }
                (Change::Note(at.clone(), Note { judgement: *judgement, ..self.noted(at)? }), at.clone())
            }
        };
        if let Change::Note(at, note) = &change
            && *note == self.noted(at)?
        {
            return Ok(cursor);
        }
        let back = self.variations.make(change, others)?;
        let history = &mut self.variations.history;
        history.redo.clear();
        if history.undo.len() >= LONGEST_HISTORY {
            history.undo.remove(0);
        }
        history.undo.push(back);
        Ok(cursor)
    }

    /// Takes back the last change; returns the position that it was made at.
    pub(in crate::session) fn undo_edit(&mut self, others: Size) -> Result<Path, VariationError> {
        let change = self.variations.history.undo.last().cloned().ok_or(VariationError::NothingToUndo)?;
        let cursor = change.cursor();
        let back = self.variations.make(change, others)?;
        let history = &mut self.variations.history;
        history.undo.pop();
        history.redo.push(back);
        Ok(cursor)
    }

    /// Makes again the change that was taken back last; returns the position that it was made at.
    pub(in crate::session) fn redo_edit(&mut self, others: Size) -> Result<Path, VariationError> {
        let change = self.variations.history.redo.last().cloned().ok_or(VariationError::NothingToRedo)?;
        let cursor = match &change {
            Change::Exchange(at) => at.with_step_less(at.steps().len().saturating_sub(1)),
            change => change.cursor(),
        };
        let back = self.variations.make(change, others)?;
        let history = &mut self.variations.history;
        history.redo.pop();
        history.undo.push(back);
        Ok(cursor)
    }

    fn require_branch(&self, at: &Path) -> Result<(), VariationError> {
        if !self.has_position(at) {
            Err(VariationError::NoSuchPosition)
        } else if at.is_main() {
            Err(VariationError::Played)
        } else {
            Ok(())
        }
    }

    /// What is noted of a position.
    fn noted(&self, at: &Path) -> Result<Note, VariationError> {
        if !self.has_position(at) {
            return Err(VariationError::NoSuchPosition);
        }
        Ok(self.variations.note(at).cloned().unwrap_or_default())
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
    fn make(&mut self, change: Change, others: Size) -> Result<Change, VariationError> {
        let ply = change.ply();
        let shrinks = matches!(change, Change::Remove(_));
        let back = self.apply(change).ok_or(VariationError::NoSuchPosition)?;
        let fits = self.size.plus(others).require().and_then(|()| {
            if nesting(self.branches(ply)) > MOST_NESTING { Err(VariationError::TooDeep) } else { Ok(()) }
        });
        match fits {
            Err(error) if !shrinks => {
                self.apply(back);
                Err(error)
            }
            _ => Ok(back),
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
                let first = find(branches, before.steps()).filter(|&first| first < second)?;
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
