//! Small changes to a text. Some of them know the parts of a text: words, numbers and lines.

use crate::chance::Chance;
use std::ops::Range;

/// The longest input, in bytes.
const LONGEST: usize = 64 * 1024;

/// Numbers at limits of integer types and of the program.
const NUMBERS: [&str; 14] = [
    "0",
    "1",
    "-1",
    "00",
    "9",
    "99",
    "100",
    "255",
    "256",
    "65536",
    "4294967295",
    "4294967296",
    "18446744073709551616",
    "99999999999999999999999999999999999999999",
];

/// Signs that have a meaning for one of the readers, and characters that are invisible, have no width, change the
/// writing direction or combine with the character before them. U+FFFD stands for a byte that is not UTF-8.
const SIGNS: [&str; 42] = [
    "/",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "\"",
    "'",
    "\\",
    "!",
    "?!",
    ",",
    ";",
    ":",
    ".",
    "-",
    "–",
    "+",
    "#",
    "%",
    "%ff",
    "%00",
    "=",
    "x",
    "Z:",
    " ",
    "  ",
    "\n",
    "\n\n",
    "\r\n",
    "\t",
    "\0",
    "\u{1b}[2J",
    "\u{7f}",
    "\u{202e}",
    "\u{200b}",
    "\u{feff}",
    "\u{301}",
    "١",
    "\u{10ffff}",
    "\u{fffd}",
];

/// The text with a few changes; `other` is a text of the same kind, from which parts may be copied.
pub(crate) fn mutated(mut text: String, other: &str, chance: &mut Chance) -> String {
    for _ in 0..chance.within(1..=4) {
        change(&mut text, other, chance);
        if text.len() > LONGEST {
            text.truncate(text.floor_char_boundary(LONGEST));
        }
    }
    text
}

fn change(text: &mut String, other: &str, chance: &mut Chance) {
    let place = place(text, chance);
    match chance.within(0..=10) {
        0 => text.replace_range(place..place, chance.pick(&SIGNS)),
        1 => {
            let end = text[place..].chars().next().map_or(place, |sign| place + sign.len_utf8());
            text.replace_range(place..end, chance.pick(&SIGNS));
        }
        2 => text.truncate(place),
        3 => {
            let piece = piece(text, chance);
            text.replace_range(piece, "");
        }
        4 => {
            let again = text[piece(text, chance)].to_owned();
            text.insert_str(place, &again);
        }
        5 => {
            let from_other = &other[piece(other, chance)];
            text.replace_range(piece(text, chance), from_other);
        }
        6 => replace_one(text, &parts(text, |sign| sign.is_ascii_digit()), chance.pick(&NUMBERS), chance),
        7 => {
            let words = parts(other, |sign| !sign.is_whitespace());
            if !words.is_empty() {
                let word = &other[chance.pick(&words)];
                replace_one(text, &parts(text, |sign| !sign.is_whitespace()), word, chance);
            }
        }
        8 => {
            let lines = parts(text, |sign| sign != '\n');
            if let Some(line) = lines.get(chance.within(0..=lines.len())).cloned() {
                let line = format!("{}\n", &text[line]);
                let lines = parts(text, |sign| sign != '\n');
                text.insert_str(chance.pick(&lines).start, &line);
            }
        }
        9 => replace_one(text, &parts(text, |sign| sign != '\n'), "", chance),
        _ => {
            // Long inputs: the same piece many times.
            let again = &text[piece(text, chance)];
            let most = if chance.one_in(8) { LONGEST } else { 512 };
            let times = chance.within(0..=most) / again.len().max(1);
            let again = again.repeat(times);
            text.insert_str(place, &again);
        }
    }
}

/// A random place between two characters.
fn place(text: &str, chance: &mut Chance) -> usize {
    text.floor_char_boundary(chance.within(0..=text.len()))
}

/// A piece of text, mostly short.
fn piece(text: &str, chance: &mut Chance) -> Range<usize> {
    let start = place(text, chance);
    let most = if chance.one_in(4) { text.len() - start } else { (text.len() - start).min(12) };
    start..text.floor_char_boundary(start + chance.within(0..=most))
}

/// The longest pieces that contain only characters for which `belongs` is true.
fn parts(text: &str, belongs: impl Fn(char) -> bool) -> Vec<Range<usize>> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    for (start, sign) in text.char_indices().filter(|&(_, sign)| belongs(sign)) {
        let end = start + sign.len_utf8();
        match parts.last_mut() {
            Some(last) if last.end == start => last.end = end,
            _ => parts.push(start..end),
        }
    }
    parts
}

/// Replaces a random one of these parts; does nothing when there are none.
fn replace_one(text: &mut String, parts: &[Range<usize>], with: &str, chance: &mut Chance) {
    if !parts.is_empty() {
        text.replace_range(chance.pick(parts), with);
    }
}
