//! What can be said of a position: a comment, and a judgement of the move that led there.

use crate::games::{GlyphKind, glyph_kind};

/// The most combining marks on one letter, as in names.
const MOST_MARKS: usize = 3;

/// The most line ends in a row: one empty line.
const MOST_LINE_ENDS: usize = 2;

/// A player's or an engine's judgement of a move, in the annotation glyphs of chess.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Judgement {
    /// `!`
    Good,
    /// `?`
    Mistake,
    /// `!!`
    Brilliant,
    /// `??`
    Blunder,
    /// `!?`
    Interesting,
    /// `?!`
    Dubious,
}

impl Judgement {
    /// All judgements.
    pub const ALL: [Self; 6] =
        [Self::Good, Self::Mistake, Self::Brilliant, Self::Blunder, Self::Interesting, Self::Dubious];

    /// How it is written after a move.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Brilliant => "!!",
            Self::Blunder => "??",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
        }
    }

    /// The judgement that is written like this.
    #[must_use]
    pub fn from_mark(mark: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|judgement| judgement.mark() == mark)
    }
}

/// What is noted of a position.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Note {
    /// The comment, as [`clean`] leaves it; empty if there is none.
    pub comment: String,
    /// The judgement of the move that led to the position.
    pub judgement: Option<Judgement>,
}

impl Note {
    /// Whether nothing is noted.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.comment.is_empty() && self.judgement.is_none()
    }

    /// The length in a record, in bytes of a link; never less than it really is.
    pub(super) fn weight(&self) -> usize {
        // Braces around it, a line end in place of a blank, and a judgement.
        weight(&self.comment) + 3 + 3 + 3 + 6
    }
}

/// How long a text is in a record, in bytes of a link, with what breaks it into lines.
pub(super) fn weight(text: &str) -> usize {
    let weights = text.chars().map(|letter| match letter {
        ' ' => 3,
        'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '.' | '_' | '~' => 1,
        // What may need a backslash.
        letter if letter.is_ascii() => 6,
        letter => 3 * letter.len_utf8(),
    });
    let length = weights.sum::<usize>();
    // A long word is broken into lines by a backslash and a line end.
    length + length / 8
}

/// A comment as it is kept and shown.
///
/// Control characters, direction marks, zero-width characters and unassigned code points are removed. Blanks in a row
/// become one space, blanks at the ends of lines are removed, and at most one line in a row is empty. A letter keeps at
/// most three combining marks. Cleaning a clean comment changes nothing.
#[must_use]
pub fn clean(comment: &str) -> String {
    let mut cleaned = String::new();
    let (mut marks, mut blank, mut line_ends) = (MOST_MARKS, false, 0);
    for letter in comment.chars() {
        match glyph_kind(letter) {
            GlyphKind::Own => marks = 0,
            GlyphKind::Mark if marks < MOST_MARKS => marks += 1,
            GlyphKind::Blank => {
                // A combining mark after a blank has no letter, so it is removed.
                marks = MOST_MARKS;
                blank = true;
                line_ends += usize::from(letter == '\n');
                continue;
            }
            GlyphKind::Mark | GlyphKind::None => continue,
        }
        if std::mem::take(&mut blank) && !cleaned.is_empty() {
            match line_ends {
                0 => cleaned.push(' '),
                count => cleaned.extend(std::iter::repeat_n('\n', count.min(MOST_LINE_ENDS))),
            }
        }
        line_ends = 0;
        cleaned.push(letter);
    }
    cleaned
}

#[cfg(test)]
mod tests {
    use super::{Judgement, Note, clean, weight};
    use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

    /// The bytes that a text takes in a link, if none of its characters may stand there as they are.
    fn in_link(text: &str) -> usize {
        utf8_percent_encode(text, NON_ALPHANUMERIC).to_string().len()
    }

    #[test]
    fn a_text_is_counted_as_the_longest_that_a_link_can_write_it() {
        for (text, written) in [
            ("", ""),
            ("word", "word"),
            // A blank may become the end of a line.
            ("two words", "two\nwords"),
            ("(a)", "\\(a\\)"),
            ("{>}", "\\{\\>\\}"),
            ("é円🀄", "é円🀄"),
        ] {
            let written = in_link(written);
            assert_eq!(weight(text), written + written / 8, "{text}");
        }
        // Each line of a long word ends in a backslash and a line end. No line is shorter than 60 characters.
        let long = "x".repeat(6_000);
        let lines = 100 * in_link("\\\n");
        assert!((long.len() + lines..long.len() + 2 * lines).contains(&weight(&long)), "{}", weight(&long));
        assert_eq!(weight("-._~"), 4, "what a link writes as it is");
    }

    #[test]
    fn a_note_is_counted_with_its_braces_its_blank_and_the_longest_judgement() {
        for comment in ["", "Too early.", "円"] {
            for judgement in Judgement::ALL.map(Some).into_iter().chain([None]) {
                let note = Note { comment: comment.to_owned(), judgement };
                assert_eq!(note.weight(), weight(comment) + in_link("{}\n??"), "{note:?}");
            }
        }
    }

    #[test]
    fn comments_keep_words_and_lines_and_nothing_unseen() {
        for (typed, kept) in [
            ("", ""),
            (" \n\t", ""),
            (" Too  early. ", "Too early."),
            ("one\r\ntwo \n\n\n three", "one\ntwo\n\nthree"),
            ("a\u{202e}b\u{7}c\u{200b}", "abc"),
            ("e\u{301}\u{301}\u{301}\u{301} \u{301}x", "e\u{301}\u{301}\u{301} x"),
            ("{}>\\ (c3)!", "{}>\\ (c3)!"),
        ] {
            assert_eq!(clean(typed), kept, "{typed:?}");
            assert_eq!(clean(kept), kept, "{typed:?}");
        }
    }

    #[test]
    fn every_judgement_is_read_as_it_is_written() {
        for judgement in Judgement::ALL {
            assert_eq!(Judgement::from_mark(judgement.mark()), Some(judgement));
        }
        assert_eq!(["", "!!!", "!?!", "x"].map(Judgement::from_mark), [None; 4]);
    }
}
