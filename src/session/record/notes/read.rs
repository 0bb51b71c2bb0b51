//! Reads the notes of a record, without the rules.

use super::fault::NotesFault;
use crate::games::quoted;
use crate::session::record::error::RecordFault;
use crate::session::variations::{
    BranchMove, Judgement, LONGEST_COMMENT, MOST_BRANCH_MOVES, MOST_NESTING, Note, VariationError, clean,
};

/// What is noted of a position of the main line, with the lines in which it stands, counted from 0.
pub(in crate::session::record) struct ReadPly {
    pub(super) line: usize,
    pub(super) ply: usize,
    pub(super) note: Note,
    /// The branches that begin there, each move directly before what follows it.
    pub(super) branches: Vec<(usize, BranchMove)>,
}

/// Reads the lines of the notes of one round. A fault has the number of its line, counted from 0.
pub(in crate::session::record) fn read(lines: &[String]) -> Result<Vec<ReadPly>, (usize, RecordFault)> {
    let mut reader = Reader::default();
    for (number, line) in lines.iter().enumerate() {
        reader.line = number;
        for letter in line.chars().chain(['\n']) {
            reader.letter(letter).map_err(|reason| (reader.line, reason))?;
        }
    }
    reader.finish()
}

/// A move of a branch as it was read.
struct ReadMove {
    line: usize,
    text: String,
    note: Note,
    parent: Option<usize>,
}

/// A branch that has not ended.
struct Open {
    line: usize,
    /// The last move before it, with which the line goes on after it.
    before: Option<usize>,
}

/// A comment as far as it has been read.
struct Comment {
    line: usize,
    text: String,
    escape: Escape,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Escape {
    /// Nothing special.
    None,
    /// A backslash.
    Begun,
    /// A backslash and blanks.
    Blanks,
}

/// The notes as far as they have been read.
#[derive(Default)]
struct Reader {
    line: usize,
    plies: Vec<ReadPly>,
    /// Moves of all branches that have been read.
    count: usize,
    /// The branches after the last number.
    moves: Vec<ReadMove>,
    open: Vec<Open>,
    /// The last move; `None` where a branch has not yet begun.
    last: Option<usize>,
    /// Whether a branch has just been opened: its first move follows this one.
    opened: Option<Option<usize>>,
    comment: Option<Comment>,
    word: String,
}

impl Reader {
    fn letter(&mut self, letter: char) -> Result<(), RecordFault> {
        if let Some(comment) = &mut self.comment {
            if comment.letter(letter)? {
                return self.end_comment();
            }
            return Ok(());
        }
        let is_mark = matches!(letter, '(' | ')' | '{' | '}');
        if !is_mark && !letter.is_whitespace() {
            self.word.push(letter);
            return Ok(());
        }
        self.end_word()?;
        match letter {
            '(' => self.open_branch(),
            ')' => self.close_branch(),
            '{' => {
                if self.plies.is_empty() {
                    return Err(NotesFault::Place("{".to_owned()).into());
                }
                self.comment = Some(Comment { line: self.line, text: String::new(), escape: Escape::None });
                Ok(())
            }
            '}' => Err(NotesFault::Close('}').into()),
            _ => Ok(()),
        }
    }

    fn end_word(&mut self) -> Result<(), RecordFault> {
        let word = std::mem::take(&mut self.word);
        if word.is_empty() {
            return Ok(());
        }
        let text = word.trim_end_matches(['!', '?']);
        let judgement = match &word[text.len()..] {
            "" => None,
            mark => Some(Judgement::from_mark(mark).ok_or_else(|| NotesFault::Judgement(quoted(mark)))?),
        };
        let note = Note { comment: String::new(), judgement };
        if self.open.is_empty() {
            return Ok(self.number(text, note)?);
        }
        if text.is_empty() {
            return Err(NotesFault::Judgement(quoted(&word)).into());
        }
        self.count += 1;
        if self.count > MOST_BRANCH_MOVES {
            return Err(VariationError::TooManyMoves.into());
        }
        let parent = self.opened.take().unwrap_or(self.last);
        self.last = Some(self.moves.len());
        self.moves.push(ReadMove { line: self.line, text: text.to_owned(), note, parent });
        Ok(())
    }

    /// Reads the number of moves before the notes that begin here.
    fn number(&mut self, text: &str, note: Note) -> Result<(), NotesFault> {
        let ply = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()));
        let least = self.plies.last().map_or(0, |before| before.ply + 1);
        let ply = ply.filter(|&ply| ply >= least && ply < usize::MAX);
        let ply = ply.ok_or_else(|| NotesFault::Place(quoted(text)))?;
        if let (0, Some(judgement)) = (ply, note.judgement) {
            return Err(NotesFault::Judgement(judgement.mark().to_owned()));
        }
        self.end_ply();
        self.plies.push(ReadPly { line: self.line, ply, note, branches: Vec::new() });
        Ok(())
    }

    fn open_branch(&mut self) -> Result<(), RecordFault> {
        if self.plies.is_empty() {
            return Err(NotesFault::Place("(".to_owned()).into());
        }
        if self.opened.is_some() {
            return Err(NotesFault::EmptyBranch.into());
        }
        if self.open.len() >= MOST_NESTING {
            return Err(VariationError::TooDeep.into());
        }
        // What is opened at the beginning follows the main line; later it stands instead of the last move.
        let parent = if self.open.is_empty() { None } else { self.last.and_then(|last| self.moves[last].parent) };
        self.open.push(Open { line: self.line, before: self.last });
        self.opened = Some(parent);
        Ok(())
    }

    fn close_branch(&mut self) -> Result<(), RecordFault> {
        if self.opened.is_some() {
            return Err(NotesFault::EmptyBranch.into());
        }
        let closed = self.open.pop().ok_or(NotesFault::Close(')'))?;
        self.last = closed.before;
        Ok(())
    }

    fn end_comment(&mut self) -> Result<(), RecordFault> {
        let Some(Comment { text, .. }) = self.comment.take() else { return Ok(()) };
        if self.opened.is_some() {
            return Err(NotesFault::EmptyBranch.into());
        }
        let comment = clean(&text);
        if comment.chars().count() > LONGEST_COMMENT {
            return Err(VariationError::LongComment.into());
        }
        let of_move = self.last.filter(|_| !self.open.is_empty()).and_then(|last| self.moves.get_mut(last));
        let note = of_move.map(|mv| &mut mv.note).or_else(|| self.plies.last_mut().map(|at| &mut at.note));
        if let Some(note) = note {
            if !note.comment.is_empty() {
                return Err(NotesFault::SecondComment.into());
            }
            note.comment = comment;
        }
        Ok(())
    }

    /// Puts the branches that have been read to their number, in order.
    fn end_ply(&mut self) {
        let moves = std::mem::take(&mut self.moves);
        self.last = None;
        let Some(at) = self.plies.last_mut() else { return };
        let mut children: Vec<Vec<usize>> = vec![Vec::new(); moves.len()];
        let mut next: Vec<(usize, usize)> = Vec::new();
        for (index, mv) in moves.iter().enumerate() {
            match mv.parent {
                None => next.push((index, 1)),
                Some(parent) => children[parent].push(index),
            }
        }
        next.reverse();
        let mut moves: Vec<Option<ReadMove>> = moves.into_iter().map(Some).collect();
        while let Some((index, depth)) = next.pop() {
            if let Some(mv) = moves[index].take() {
                at.branches.push((mv.line, BranchMove::new(depth, mv.text, mv.note)));
            }
            next.extend(children[index].iter().rev().map(|&child| (child, depth + 1)));
        }
    }

    fn finish(mut self) -> Result<Vec<ReadPly>, (usize, RecordFault)> {
        if let Some(comment) = &self.comment {
            return Err((comment.line, NotesFault::OpenComment.into()));
        }
        if let Some(open) = self.open.last() {
            return Err((open.line, NotesFault::OpenBranch.into()));
        }
        self.end_ply();
        Ok(self.plies)
    }
}

impl Comment {
    /// Reads a letter; returns whether the comment ends with it.
    fn letter(&mut self, letter: char) -> Result<bool, NotesFault> {
        match (self.escape, letter) {
            (Escape::Begun | Escape::Blanks, blank) if blank.is_whitespace() => {
                self.escape = Escape::Blanks;
                return Ok(false);
            }
            (Escape::Begun, 'n') => self.text.push('\n'),
            (Escape::Begun, '\\' | '{' | '}' | '>') => self.text.push(letter),
            (Escape::Begun, other) => return Err(NotesFault::Escape(quoted(&other.to_string()))),
            (_, '\\') => {
                self.escape = Escape::Begun;
                return Ok(false);
            }
            (_, '}') => return Ok(true),
            (_, blank) if blank.is_whitespace() => self.text.push(' '),
            (_, letter) => self.text.push(letter),
        }
        self.escape = Escape::None;
        Ok(false)
    }
}

/// Whether a comment or a branch is open at the end of a line: whatever the next line looks like, it goes on there.
#[derive(Clone, Copy, Default)]
pub(in crate::session::record) struct Balance {
    branches: usize,
    in_comment: bool,
    escaped: bool,
}

impl Balance {
    /// Takes in one more line.
    pub(in crate::session::record) fn add(&mut self, line: &str) {
        for letter in line.chars() {
            match letter {
                _ if std::mem::take(&mut self.escaped) => {}
                '\\' if self.in_comment => self.escaped = true,
                '}' => self.in_comment = false,
                _ if self.in_comment => {}
                '{' => self.in_comment = true,
                '(' => self.branches += 1,
                ')' => self.branches = self.branches.saturating_sub(1),
                _ => {}
            }
        }
        // A backslash at the end of a line stands before the line end.
        self.escaped = false;
    }

    /// Whether something is open.
    pub(in crate::session::record) const fn is_open(self) -> bool {
        self.in_comment || self.branches > 0
    }
}

#[cfg(test)]
mod tests {
    use super::Balance;

    fn is_open_after(lines: &[&str]) -> bool {
        let mut balance = Balance::default();
        lines.iter().for_each(|line| balance.add(line));
        balance.is_open()
    }

    #[test]
    fn a_branch_or_a_comment_is_open_until_it_is_closed() {
        for open in
            [&["(a1"][..], &["((a1)"], &["{so"], &["(a1", "b2"], &["{so", "and so"], &["(a1 {so} b2"], &["(a1 {)} b2"]]
        {
            assert!(is_open_after(open), "{open:?}");
        }
        for closed in
            [&["a1"][..], &["(a1)"], &["(a1", "b2)"], &["((a1)", ")"], &["{so}"], &["{so", "and so}"], &["{(} a1"]]
        {
            assert!(!is_open_after(closed), "{closed:?}");
        }
    }

    #[test]
    fn a_backslash_in_a_comment_hides_the_next_letter_of_the_line() {
        assert!(is_open_after(&["{so \\}"]));
        assert!(!is_open_after(&["{so \\\\}"]));
        assert!(!is_open_after(&["{so \\", "}"]), "it stands before the line end");
        assert!(!is_open_after(&["\\(a1)"]) && is_open_after(&["\\(a1"]), "outside a comment it hides nothing");
    }

    #[test]
    fn what_was_never_opened_can_not_be_closed() {
        assert!(!is_open_after(&[")", "}"]));
        assert!(is_open_after(&[")", "(a1"]));
    }
}
