//! Writes the notes of a record.

use crate::session::variations::{BranchMove, Note, Path, Variations};

/// The longest line, in characters: mail programs do not wrap it.
const LONGEST_LINE: usize = 72;

/// The longest piece of a word in a comment, in characters.
const LONGEST_WORD: usize = 60;

/// The notes of a round as lines; none if nothing is noted.
pub(in crate::session::record) fn write(variations: &Variations) -> Vec<String> {
    let mut lines = Vec::new();
    for ply in variations.plies() {
        let mut words = Words::default();
        let note = variations.note(&Path::main(ply));
        words.noted(&ply.to_string(), note.unwrap_or(&Note::default()));
        words.branches(variations.branches(ply));
        lines.extend(wrapped(&words.words));
    }
    lines
}

/// The words of the notes, without blanks.
#[derive(Default)]
struct Words {
    words: Vec<String>,
    /// What stands before the next word.
    opening: String,
}

/// What is still to be written, the next one last.
enum Next {
    /// This move, what is played instead of it, and what follows.
    Line(usize),
    /// This move alone, and what follows, in parentheses.
    Branch(usize),
    /// The end of a branch.
    Close,
}

impl Words {
    fn word(&mut self, word: &str) {
        let mut opened = std::mem::take(&mut self.opening);
        opened.push_str(word);
        self.words.push(opened);
    }

    /// A number or a move, with what is noted of the position after it.
    fn noted(&mut self, word: &str, note: &Note) {
        let mark = note.judgement.map_or("", |judgement| judgement.mark());
        self.word(&format!("{word}{mark}"));
        if !note.comment.is_empty() {
            for word in escaped(&note.comment) {
                self.word(&word);
            }
        }
    }

    fn branches(&mut self, moves: &[BranchMove]) {
        let links = Links::of(moves);
        let mut next: Vec<Next> = links.alternatives(links.first).map(Next::Branch).collect();
        next.reverse();
        while let Some(step) = next.pop() {
            let (index, alternatives) = match step {
                Next::Close => {
                    if let Some(last) = self.words.last_mut() {
                        last.push(')');
                    }
                    continue;
                }
                Next::Branch(index) => {
                    self.opening.push('(');
                    next.push(Next::Close);
                    (index, None)
                }
                Next::Line(index) => (index, links.after[index].alternative),
            };
            self.noted(moves[index].text(), moves[index].note());
            next.extend(links.after[index].following.map(Next::Line));
            let begin = next.len();
            next.extend(links.alternatives(alternatives).map(Next::Branch));
            next[begin..].reverse();
        }
    }
}

/// Which moves of a list of branches belong together.
struct Links {
    /// The first move with which a branch begins.
    first: Option<usize>,
    after: Vec<Link>,
}

#[derive(Clone, Copy, Default)]
struct Link {
    /// The first move after this one.
    following: Option<usize>,
    /// The next move instead of this one.
    alternative: Option<usize>,
}

impl Links {
    fn of(moves: &[BranchMove]) -> Self {
        let mut after = vec![Link::default(); moves.len()];
        // The last move of each depth.
        let mut last: Vec<usize> = Vec::new();
        for (index, mv) in moves.iter().enumerate() {
            if let Some(&before) = last.get(mv.depth() - 1) {
                after[before].alternative = Some(index);
            } else if let Some(&parent) = last.last() {
                after[parent].following = Some(index);
            }
            last.truncate(mv.depth() - 1);
            last.push(index);
        }
        Self { first: (!moves.is_empty()).then_some(0), after }
    }

    /// A move and those after it that can be played instead of it.
    fn alternatives(&self, first: Option<usize>) -> impl Iterator<Item = usize> {
        std::iter::successors(first, |&index| self.after[index].alternative)
    }
}

/// A comment in braces as words: what has a meaning in notes is escaped, and long words are broken.
fn escaped(comment: &str) -> Vec<String> {
    let mut words = vec!["{".to_owned()];
    let mut length = 1;
    for letter in comment.chars() {
        let sign = match letter {
            ' ' => {
                words.push(String::new());
                length = 0;
                continue;
            }
            '\n' => "\\n".to_owned(),
            '\\' | '{' | '}' | '>' => format!("\\{letter}"),
            letter => letter.to_string(),
        };
        if length >= LONGEST_WORD {
            if let Some(word) = words.last_mut() {
                word.push('\\');
            }
            words.push(String::new());
            length = 0;
        }
        length += sign.chars().count();
        if let Some(word) = words.last_mut() {
            word.push_str(&sign);
        }
    }
    if let Some(word) = words.last_mut() {
        word.push('}');
    }
    words
}

/// The words in lines that are not too long.
fn wrapped(words: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut length = 0;
    for word in words {
        let more = word.chars().count();
        match lines.last_mut() {
            Some(line) if length + 1 + more <= LONGEST_LINE => {
                line.push(' ');
                line.push_str(word);
                length += 1 + more;
            }
            _ => {
                lines.push(word.clone());
                length = more;
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_LINE, LONGEST_WORD, escaped, wrapped};

    #[test]
    fn a_line_holds_as_many_words_as_fit() {
        let length = |text: &str| text.chars().count();
        for most in [1, 5, 20, 35, 36, 60] {
            // Words of all lengths up to this one, also of letters of several bytes.
            let words: Vec<String> = (0..200).map(|number| "é".repeat(1 + number * 7 % most)).collect();
            let lines = wrapped(&words);
            assert_eq!(lines.join(" "), words.join(" "));
            assert!(lines.iter().all(|line| length(line) <= LONGEST_LINE), "{most}");
            for pair in lines.windows(2) {
                let next = pair[1].split(' ').next().unwrap();
                assert!(length(&pair[0]) + 1 + length(next) > LONGEST_LINE, "{pair:?}");
            }
        }
        assert_eq!(wrapped(&[]), Vec::<String>::new());
    }

    #[test]
    fn a_long_word_is_broken_and_comes_back_whole() {
        for comment in ["x".repeat(1_000), "}\\".repeat(200), format!("short {} end", "é".repeat(150))] {
            let words = escaped(&comment);
            // The braces, the backslash that breaks a word, and the one before a letter that has a meaning.
            assert!(words.iter().all(|word| word.chars().count() <= LONGEST_WORD + 4), "{words:?}");
            assert!(words.iter().filter(|word| word.ends_with('\\')).all(|word| word.chars().count() > LONGEST_WORD));
            let pieces = comment.chars().count().div_ceil(LONGEST_WORD);
            assert!(words.len() >= pieces && words.len() <= 2 * pieces + 3, "{words:?}");
        }
        assert_eq!(escaped("one two"), ["{one", "two}"]);
    }
}
