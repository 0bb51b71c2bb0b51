//! The branches that begin at one position of the main line, as one list.
//!
//! The moves stand in pre-order: each directly before what follows it, and then what is played instead of it. A move
//! and everything after it are one piece of the list, whose end is where the depth is no greater. So a line of any
//! length is copied, compared and dropped without recursion, and equal trees are equal lists.

use super::limits::PLACE_WEIGHT;
use super::note::{Note, weight};

/// A move of a branch, with what is noted of the position after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchMove {
    depth: usize,
    text: String,
    note: Note,
}

impl BranchMove {
    pub(in crate::session) const fn new(depth: usize, text: String, note: Note) -> Self {
        Self { depth, text, note }
    }

    /// How many moves from the main line on it is the last of: 1 where a branch begins.
    #[must_use]
    pub const fn depth(&self) -> usize {
        self.depth
    }

    /// The move in the game's notation, without announcement.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is noted of the position after it.
    #[must_use]
    pub const fn note(&self) -> &Note {
        &self.note
    }

    pub(super) const fn note_mut(&mut self) -> &mut Note {
        &mut self.note
    }

    pub(super) fn into_note(self) -> Note {
        self.note
    }

    pub(super) fn at_depth_more(self, more: usize) -> Self {
        Self { depth: self.depth + more, ..self }
    }

    pub(super) fn at_depth_less(self, less: usize) -> Self {
        Self { depth: self.depth.saturating_sub(less), ..self }
    }

    /// The length in a record, in bytes of a link; never less than it really is.
    pub(super) fn weight(&self) -> usize {
        let note = if self.note.is_empty() { 0 } else { self.note.weight() };
        PLACE_WEIGHT + weight(&self.text) + note
    }
}

/// Where a move and everything after it end.
pub(super) fn end(moves: &[BranchMove], begin: usize) -> usize {
    let Some(first) = moves.get(begin) else { return begin };
    let after = moves[begin + 1..].iter().position(|mv| mv.depth <= first.depth);
    after.map_or(moves.len(), |after| begin + 1 + after)
}

/// The moves with which branches begin.
pub(super) fn roots(moves: &[BranchMove]) -> impl Iterator<Item = usize> {
    children(moves, None)
}

/// The moves that directly follow a move, or with which branches begin.
pub(super) fn children(moves: &[BranchMove], parent: Option<usize>) -> impl Iterator<Item = usize> {
    let (first, depth) = match parent {
        None => (0, 1),
        Some(parent) => (parent + 1, moves.get(parent).map_or(usize::MAX, |mv| mv.depth + 1)),
    };
    let is_child = move |&index: &usize| moves.get(index).is_some_and(|mv| mv.depth == depth);
    std::iter::successors(Some(first).filter(is_child), move |&index| Some(end(moves, index)).filter(is_child))
}

/// The move that directly follows a move, the one with this number. Only what stands before it is passed over.
pub(super) fn child(moves: &[BranchMove], parent: Option<usize>, index: usize) -> Option<usize> {
    let (mut place, depth) = match parent {
        None => (0, 1),
        Some(parent) => (parent + 1, moves.get(parent)?.depth + 1),
    };
    for _ in 0..index {
        moves.get(place).filter(|mv| mv.depth == depth)?;
        place = end(moves, place);
    }
    moves.get(place).filter(|mv| mv.depth == depth).map(|_| place)
}

/// The move that these steps lead to; `None` without steps, and where they lead nowhere. What lies before it is passed
/// over once.
pub(super) fn find(moves: &[BranchMove], steps: &[usize]) -> Option<usize> {
    steps.iter().try_fold(None, |parent, &step| child(moves, parent, step).map(Some)).flatten()
}

/// The steps that lead to a move.
pub(super) fn steps_to(moves: &[BranchMove], index: usize) -> Option<Vec<usize>> {
    let depth = moves.get(index)?.depth;
    // How many moves of each depth stand before it with the same parent.
    let mut steps: Vec<usize> = Vec::new();
    for mv in &moves[..=index] {
        if mv.depth > steps.len() {
            steps.resize(mv.depth, 0);
        } else {
            steps.truncate(mv.depth);
            if let Some(last) = steps.last_mut() {
                *last += 1;
            }
        }
    }
    debug_assert_eq!(steps.len(), depth, "every move stands after its parent");
    Some(steps)
}

/// How many branches stand within each other: 1 where no move has an alternative.
pub(super) fn nesting(moves: &[BranchMove]) -> usize {
    let mut most = 0;
    // The nesting of the last move of each depth.
    let mut nestings: Vec<usize> = Vec::new();
    for mv in moves {
        let is_first = mv.depth > nestings.len();
        nestings.truncate(mv.depth.saturating_sub(1));
        let parent = nestings.last().copied();
        let nesting = parent.map_or(1, |parent| if is_first { parent } else { parent + 1 });
        nestings.push(nesting);
        most = most.max(nesting);
    }
    most
}

#[cfg(test)]
mod tests {
    use super::{BranchMove, PLACE_WEIGHT, children, end, find, nesting, steps_to, weight};
    use crate::session::variations::Note;

    /// a (b c (d) (e f)) (g): one letter for each move, one figure for its depth.
    fn tree() -> Vec<BranchMove> {
        let moves = [(1, "a"), (2, "b"), (3, "c"), (3, "d"), (3, "e"), (4, "f"), (2, "g"), (1, "h")];
        moves.map(|(depth, text)| BranchMove::new(depth, text.to_owned(), Note::default())).to_vec()
    }

    #[test]
    fn every_move_is_found_by_its_steps() {
        let moves = tree();
        let steps: [&[usize]; 8] = [&[0], &[0, 0], &[0, 0, 0], &[0, 0, 1], &[0, 0, 2], &[0, 0, 2, 0], &[0, 1], &[1]];
        for (index, steps) in steps.into_iter().enumerate() {
            assert_eq!(steps_to(&moves, index).as_deref(), Some(steps));
            assert_eq!(find(&moves, steps), Some(index));
        }
        for nowhere in [&[][..], &[2], &[0, 2], &[0, 0, 3], &[0, 0, 0, 0], &[1, 0]] {
            assert_eq!(find(&moves, nowhere), None, "{nowhere:?}");
        }
    }

    #[test]
    fn a_move_is_counted_with_its_place_and_its_note() {
        let counted = |text: &str, note: &Note| BranchMove::new(1, text.to_owned(), note.clone()).weight();
        let note = Note { comment: "Here.".to_owned(), judgement: None };
        assert_eq!(counted("c3", &Note::default()), PLACE_WEIGHT + weight("c3"));
        assert_eq!(counted("c3-d4", &note), PLACE_WEIGHT + weight("c3-d4") + note.weight());
    }

    #[test]
    fn a_move_ends_with_everything_after_it() {
        let moves = tree();
        assert_eq!([0, 1, 2, 4, 7].map(|begin| end(&moves, begin)), [7, 6, 3, 6, 8]);
        assert_eq!(children(&moves, Some(1)).collect::<Vec<_>>(), [2, 3, 4]);
        assert_eq!(children(&moves, None).collect::<Vec<_>>(), [0, 7]);
    }

    #[test]
    fn only_alternatives_nest() {
        let moves = tree();
        assert_eq!([1, 2, 3, 4, 6, 8].map(|length| nesting(&moves[..length])), [1, 1, 1, 2, 2, 2]);
    }
}
