//! Rust source as words and signs: comments, texts and lifetimes fall away, so that only code is judged.

/// A word or a sign of the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Token<'a> {
    /// What it is.
    pub(crate) kind: Kind<'a>,
    /// The line on which it begins, counted from 1.
    pub(crate) line: usize,
}

/// What a [`Token`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind<'a> {
    /// A name or a keyword.
    Word(&'a str),
    /// Two colons.
    PathSeparator,
    /// Any other single sign.
    Sign(char),
    /// A number, a character or a text, whatever it says.
    Literal,
}

/// The words and signs of a source, in order. What is no Rust gives words and signs as well, for the compiler to judge.
pub(crate) fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut scanner = Scanner { source, position: 0, line: 1 };
    let mut tokens = Vec::new();
    while let Some(token) = scanner.next() {
        tokens.push(token);
    }
    tokens
}

struct Scanner<'a> {
    source: &'a str,
    position: usize,
    line: usize,
}

impl<'a> Scanner<'a> {
    fn rest(&self) -> &'a str {
        &self.source[self.position..]
    }

    /// Takes so many bytes; they end where a character ends.
    fn take(&mut self, length: usize) -> &'a str {
        let taken = &self.rest()[..length];
        self.line += taken.matches('\n').count();
        self.position += length;
        taken
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        self.take(rest.find(|c| !belongs(c)).unwrap_or(rest.len()))
    }

    fn next(&mut self) -> Option<Token<'a>> {
        self.skip_space_and_comments();
        let line = self.line;
        let rest = self.rest();
        let first = rest.chars().next()?;
        let kind = if let Some(length) = raw_text_length(rest) {
            self.take(length);
            Kind::Literal
        } else if let Some(length) = text_length(rest) {
            self.take(length);
            Kind::Literal
        } else if let Some(length) = character_length(rest) {
            self.take(length);
            Kind::Literal
        } else if first == '\'' {
            // A lifetime or a label: neither word nor sign for the rules of the house.
            self.take(1);
            self.take_while(is_word);
            return self.next();
        } else if first.is_ascii_digit() {
            self.take_while(is_word);
            Kind::Literal
        } else if is_word(first) {
            let raw = rest.strip_prefix("r#").is_some_and(|name| name.starts_with(is_word));
            if raw {
                self.take(2);
            }
            Kind::Word(self.take_while(is_word))
        } else if rest.starts_with("::") {
            self.take(2);
            Kind::PathSeparator
        } else {
            self.take(first.len_utf8());
            Kind::Sign(first)
        };
        Some(Token { kind, line })
    }

    fn skip_space_and_comments(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            let rest = self.rest();
            if rest.starts_with("//") {
                self.take(rest.find('\n').unwrap_or(rest.len()));
            } else if rest.starts_with("/*") {
                self.take(block_comment_length(rest));
            } else {
                return;
            }
        }
    }
}

fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// Block comments nest.
fn block_comment_length(rest: &str) -> usize {
    let mut depth = 0_usize;
    let mut position = 0;
    loop {
        let here = &rest[position..];
        if here.starts_with("/*") {
            depth += 1;
            position += 2;
        } else if here.starts_with("*/") {
            depth -= 1;
            position += 2;
            if depth == 0 {
                return position;
            }
        } else {
            match here.chars().next() {
                Some(c) => position += c.len_utf8(),
                None => return position,
            }
        }
    }
}

/// The length of `r"…"`, `r#"…"#`, `br"…"` and their like, if the source goes on with one.
fn raw_text_length(rest: &str) -> Option<usize> {
    let begun = ["r", "br", "cr"].into_iter().find_map(|prefix| rest.strip_prefix(prefix))?;
    let hashes = begun.len() - begun.trim_start_matches('#').len();
    let inside = begun[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let before = rest.len() - inside.len();
    Some(inside.find(&end).map_or(rest.len(), |at| before + at + end.len()))
}

/// The length of `"…"`, `b"…"` or `c"…"`, if the source goes on with one.
fn text_length(rest: &str) -> Option<usize> {
    let inside = ["", "b", "c"].into_iter().find_map(|prefix| rest.strip_prefix(prefix)?.strip_prefix('"'))?;
    Some(rest.len() - inside.len() + quoted_length(inside, '"'))
}

/// The length of `'…'` or `b'…'`, if that is a character and not a lifetime.
fn character_length(rest: &str) -> Option<usize> {
    let inside = ["", "b"].into_iter().find_map(|prefix| rest.strip_prefix(prefix)?.strip_prefix('\''))?;
    let first = inside.chars().next()?;
    let is_character = first == '\\' || inside[first.len_utf8()..].starts_with('\'');
    is_character.then(|| rest.len() - inside.len() + quoted_length(inside, '\''))
}

/// The length up to and with the closing quote.
fn quoted_length(inside: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        if escaped {
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if c == quote {
            return at + c.len_utf8();
        }
    }
    inside.len()
}

#[cfg(test)]
mod tests {
    use super::{Kind, tokens};

    fn words(source: &str) -> Vec<&str> {
        let word = |kind| match kind {
            Kind::Word(word) => Some(word),
            _ => None,
        };
        tokens(source).into_iter().filter_map(|token| word(token.kind)).collect()
    }

    #[test]
    fn comments_fall_away_nested_ones_too() {
        assert_eq!(words("a // b\n/* c /* d */ e */ f /// g\n//! h\n/** i */ j"), ["a", "f", "j"]);
        assert_eq!(words("a /* never closed /* b"), ["a"]);
    }

    #[test]
    fn texts_fall_away_whatever_they_hold() {
        assert_eq!(words(r#"a "b // \" c" d b"e" c"f" g"#), ["a", "d", "g"]);
        assert_eq!(words("a r\"b\\\" c r#\"d \" e\"# f br##\"g\"# h\"## i"), ["a", "c", "f", "i"]);
        assert_eq!(words("a \"never closed b"), ["a"]);
    }

    #[test]
    fn characters_and_lifetimes_are_told_apart() {
        assert_eq!(words(r"a 'b' '\'' '\u{e9}' 'é' '(' b'c' x<'d> y"), ["a", "x", "y"]);
        assert_eq!(words("'outer: loop { break 'outer; }"), ["loop", "break"]);
    }

    #[test]
    fn names_keep_their_umlauts_and_lose_the_mark_of_raw_ones() {
        assert_eq!(words("r#unsafe größe 1_000u64 0xff r"), ["unsafe", "größe", "r"]);
    }

    #[test]
    fn lines_are_counted_through_everything() {
        let lines: Vec<_> = tokens("a\n\"x\ny\"\n/*\n*/ b // c\n::d").into_iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 2, 5, 6, 6]);
    }
}
