//! Names of players, and names of files that are made from text of unknown origin.

use crate::games::{GlyphKind, glyph_kind};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 40;

/// The most combining marks on one letter: no script in use needs more.
const MOST_MARKS: usize = 3;

/// The longest stem of a file's name, in bytes: with a number and an extension it stays far below the limit of 255
/// bytes of most file systems.
const LONGEST_STEM: usize = 120;

/// A player's name as it is stored and shown, or `otherwise` if nothing visible is left of it.
///
/// Control characters, direction marks, zero-width characters and unassigned code points are removed. Blanks in a row
/// become one space, and blanks at the ends are removed. A letter keeps at most three combining marks. At most
/// [`LONGEST_NAME`] characters are kept. Cleaning a clean name changes nothing.
#[must_use]
pub fn clean(name: &str, otherwise: &str) -> String {
    let mut cleaned = String::new();
    let (mut length, mut marks, mut blank) = (0, MOST_MARKS, false);
    for letter in name.chars() {
        let kept = match glyph_kind(letter) {
            GlyphKind::Own => {
                marks = 0;
                true
            }
            GlyphKind::Mark => {
                marks += 1;
                marks <= MOST_MARKS
            }
            GlyphKind::Blank => {
                // A combining mark after a blank has no letter, so it is removed.
                marks = MOST_MARKS;
                blank = length > 0;
                false
            }
            GlyphKind::None => false,
        };
        if !kept {
            continue;
        }
        length += 1 + usize::from(blank);
        if length > LONGEST_NAME {
            break;
        }
        if std::mem::take(&mut blank) {
            cleaned.push(' ');
        }
        cleaned.push(letter);
    }
    if cleaned.is_empty() { otherwise.to_owned() } else { cleaned }
}

/// The default name of the player on a seat, counted from 0.
#[must_use]
pub fn usual(seat: usize) -> String {
    format!("Player {}", seat + 1)
}

/// The stem of a file's name, made from a text: letters, digits, `_` and single `-`; never empty.
///
/// It has no path separator, no blank, no dot, and no character with a special meaning for a shell or a terminal. It
/// does not begin or end with `-`, is not a device name that Windows reserves, and is at most 120 bytes long.
#[must_use]
pub fn file_stem(text: &str) -> String {
    let mut stem = String::new();
    for letter in text.chars() {
        let kept = match glyph_kind(letter) {
            GlyphKind::Own if letter.is_alphanumeric() || letter == '_' => letter,
            // A mark without a letter is removed. One letter has few marks, because names are cleaned first.
            GlyphKind::Mark if stem.ends_with(char::is_alphanumeric) => letter,
            GlyphKind::None => continue,
            GlyphKind::Own | GlyphKind::Mark | GlyphKind::Blank => '-',
        };
        if kept == '-' && (stem.is_empty() || stem.ends_with('-')) {
            continue;
        }
        if stem.len() + kept.len_utf8() > LONGEST_STEM {
            break;
        }
        stem.push(kept);
    }
    stem.truncate(stem.trim_end_matches('-').len());
    if stem.is_empty() {
        stem.push_str("match");
    }
    if is_device(&stem) {
        stem.push('_');
    }
    stem
}

/// Whether Windows reserves this name for a device; upper and lower case are the same.
fn is_device(stem: &str) -> bool {
    let stem = stem.to_uppercase();
    let numbered = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT")).unwrap_or_default();
    ["CON", "PRN", "AUX", "NUL"].contains(&stem.as_str())
        || matches!(numbered, "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "¹" | "²" | "³")
}
