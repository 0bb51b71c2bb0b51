//! The changes that a person makes to the variations of a round, and how each is taken back.

use super::branch::BranchMove;
use super::error::VariationError;
use super::history::Change;
use super::limits::LONGEST_COMMENT;
use super::note::{Judgement, Note, clean};
use super::path::Path;
use super::size::Size;
use crate::session::round::Round;

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
        self.variations.history.add(back);
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
