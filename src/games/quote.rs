//! Quotes text from outside (files, players, other programs) in messages.

/// The greatest number of characters that [`quoted`] shows.
const MOST: usize = 40;

/// What a character shows when it is displayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GlyphKind {
    /// A sign of its own: a letter, a digit, a symbol, a picture.
    Own,
    /// A mark on the character before it.
    Mark,
    /// A blank, of any width, or the end of a line.
    Blank,
    /// Nothing: a control or format character, an invisible filler or selector, or a code point without an assigned
    /// character.
    None,
}

/// What a character shows when it is displayed, according to Unicode's categories as used by [`char::escape_debug`].
#[must_use]
pub fn glyph_kind(letter: char) -> GlyphKind {
    match letter {
        // `escape_debug` escapes these three, but they are visible.
        '\'' | '"' | '\\' => GlyphKind::Own,
        // Invisible, although Unicode counts them as letters, symbols or marks: Hangul fillers, the empty Braille
        // pattern, joiners and variation selectors.
        '\u{115f}'
        | '\u{1160}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{ffa0}'
        | '\u{34f}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{e0100}'..='\u{e01ef}' => GlyphKind::None,
        _ if letter.is_whitespace() => GlyphKind::Blank,
        _ if letter.escape_debug().eq([letter]) => GlyphKind::Own,
        // Inside a text `escape_debug` does not escape combining marks, but still escapes everything that is not
        // printable.
        _ if String::from_iter(['a', letter]).escape_debug().eq(['a', letter]) => GlyphKind::Mark,
        _ => GlyphKind::None,
    }
}

/// The beginning of a text from outside, safe to show within a sentence: at most 40 characters, and `…` where something
/// was cut.
///
/// What is not visible, or changes how its neighbours are shown (control characters, direction marks, blanks other than
/// the space, joiners, combining marks), is written as its code point, as in `\u{202e}`, or as `\n`, `\r`, `\t`.
#[must_use]
pub fn quoted(text: &str) -> String {
    let mut quoted = String::new();
    let mut length = 0;
    for letter in text.chars() {
        let seen = seen(letter);
        length += seen.chars().count();
        if length > MOST {
            quoted.push('…');
            break;
        }
        quoted.push_str(&seen);
    }
    quoted
}

/// A character in visible form.
fn seen(letter: char) -> String {
    match (letter, glyph_kind(letter)) {
        (' ', _) | (_, GlyphKind::Own) => letter.to_string(),
        ('\n' | '\r' | '\t', _) => letter.escape_debug().to_string(),
        _ => letter.escape_unicode().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::{GlyphKind, glyph_kind, quoted};

    #[test]
    fn what_can_be_seen_is_repeated_as_it_is() {
        for text in ["", "K1-H4", "l'initié \"Zen\"", "円相 Ω 🂡"] {
            assert_eq!(quoted(text), text);
        }
    }

    #[test]
    fn what_cannot_be_seen_is_told_by_its_number() {
        assert_eq!(quoted("a\u{1b}[31m\u{7}\n\t"), "a\\u{1b}[31m\\u{7}\\n\\t");
        assert_eq!(quoted("\u{202e}live adA\u{2066}"), "\\u{202e}live adA\\u{2066}");
        assert_eq!(quoted("\u{200b}\u{feff}\u{ad}\u{3164}\u{a0}"), "\\u{200b}\\u{feff}\\u{ad}\\u{3164}\\u{a0}");
        assert_eq!(quoted("e\u{301}"), "e\\u{301}");
    }

    #[test]
    fn glyph_kinds_tell_letters_marks_and_what_is_there_for_machines() {
        let all = |letters: &str, expected| {
            for letter in letters.chars() {
                assert_eq!(glyph_kind(letter), expected, "{}", letter.escape_unicode());
            }
        };
        all("aß円ا9-'\"\\🂡\u{fffd}", GlyphKind::Own);
        all("\u{301}\u{489}\u{64b}\u{93c}", GlyphKind::Mark);
        all(" \n\u{a0}\u{2003}\u{3000}\u{2028}", GlyphKind::Blank);
        all(
            "\u{0}\u{1b}\u{7f}\u{9b}\u{ad}\u{200b}\u{200d}\u{202e}\u{2066}\u{feff}\u{3164}\u{fe0f}\u{e000}\u{e0041}",
            GlyphKind::None,
        );
    }

    #[test]
    fn no_more_than_forty_characters_are_repeated() {
        assert_eq!(quoted(&"x".repeat(40)), "x".repeat(40));
        assert_eq!(quoted(&"x".repeat(41)), format!("{}…", "x".repeat(40)));
        assert_eq!(quoted(&"\u{202e}".repeat(100)), format!("{}…", "\\u{202e}".repeat(5)));
    }
}
