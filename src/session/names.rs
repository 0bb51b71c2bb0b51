//! Names of players, and of files that are called after something from outside.

use crate::games::{Ink, ink};

/// The longest name of a player, in characters.
pub const LONGEST_NAME: usize = 40;

/// The most marks above and below one letter: no living script needs more.
const MOST_MARKS: usize = 3;

/// The longest stem of a file's name, in bytes: with a number and an ending it is far from the 255 of most file systems.
const LONGEST_STEM: usize = 120;

/// A player's name as it is kept and shown, or `otherwise` where nothing can be seen of it.
///
/// Control characters, marks of direction, zero-width characters and what Unicode has not assigned go; blanks become one space
/// each, and none at the ends; a letter keeps at most three marks. At most [`LONGEST_NAME`] characters are kept. What has been
/// cleaned stays as it is when it is cleaned again.
#[must_use]
pub fn clean(name: &str, otherwise: &str) -> String {
    let mut cleaned = String::new();
    let (mut length, mut marks, mut blank) = (0, MOST_MARKS, false);
    for letter in name.chars() {
        let kept = match ink(letter) {
            Ink::Own => {
                marks = 0;
                true
            }
            Ink::Mark => {
                marks += 1;
                marks <= MOST_MARKS
            }
            Ink::Blank => {
                // No mark stands on a blank.
                marks = MOST_MARKS;
                blank = length > 0;
                false
            }
            Ink::None => false,
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

/// The name of the player on a seat (counted from 0) who has entered none.
#[must_use]
pub fn usual(seat: usize) -> String {
    format!("Player {}", seat + 1)
}

/// The stem of a file's name that is called after some text: letters, digits, `_` and single `-`, never none.
///
/// It has no separator of folders, no blank, no sign that a shell or a terminal reads, and no dot; it does not begin or end with
/// `-`, is none of the names that Windows keeps for devices, and at most 120 bytes long.
#[must_use]
pub fn file_stem(text: &str) -> String {
    let mut stem = String::new();
    for letter in text.chars() {
        let kept = match ink(letter) {
            Ink::Own if letter.is_alphanumeric() || letter == '_' => letter,
            // Marks of one letter are few after a name was cleaned; a mark on nothing is none.
            Ink::Mark if stem.ends_with(char::is_alphanumeric) => letter,
            Ink::None => continue,
            Ink::Own | Ink::Mark | Ink::Blank => '-',
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

/// Whether Windows keeps this name for a device, in whatever case.
fn is_device(stem: &str) -> bool {
    let stem = stem.to_uppercase();
    let numbered = stem.strip_prefix("COM").or_else(|| stem.strip_prefix("LPT")).unwrap_or_default();
    ["CON", "PRN", "AUX", "NUL"].contains(&stem.as_str())
        || matches!(numbered, "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "¹" | "²" | "³")
}
