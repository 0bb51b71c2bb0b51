//! The squares that the texts name.

use crate::board::{names, pieces};
use crate::{begun, said, steps};
use zen_table::games::{Kind, Spot};

/// A word of a text without the punctuation around it.
fn words(text: &str) -> Vec<&str> {
    text.split_whitespace().map(|word| word.trim_matches(|letter: char| !letter.is_ascii_alphanumeric())).collect()
}

/// Whether a word has the form of a square's name: a letter and a number.
fn is_square(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(|letter| letter.is_ascii_alphabetic())
        && word.len() > 1
        && letters.all(|letter| letter.is_ascii_digit())
}

/// What a text says to be on a square: the letter of the piece, or `?` for any.
fn named_piece(kind: Kind, before: &[&str]) -> Option<char> {
    // "the pawn on D4", "your stones on c3 and d4", "the pawn in the corner K1".
    let end = before.iter().rposition(|word| ["pawn", "pawns", "stone", "stones"].contains(word))?;
    let between = &before[end + 1..];
    let is_list = between.iter().all(|word| ["on", "and", "in", "the", "corner"].contains(word) || is_square(word));
    if !is_list || between.is_empty() {
        return None;
    }
    let colour = before[..end].last().copied().unwrap_or_default();
    Some(match (kind, colour) {
        (Kind::Zen, "white") | (Kind::Enso, "white") => 'w',
        (Kind::Zen, "black") | (Kind::Enso, "black" | "your") => 'b',
        (Kind::Torus, "your" | "black") => 'z',
        _ => '?',
    })
}

#[test]
fn a_text_names_squares_of_the_board_and_what_is_on_them() {
    let mut checked = 0;
    for (kind, number, step) in steps() {
        let game = begun(kind, step);
        let board = game.board();
        let squares = names(kind, board.columns(), board.rows());
        let pieces = pieces(kind, &game.position_text());
        let [_, text, missed, hint, _] = said(kind, number);
        for sentence in [text, missed, hint] {
            let words = words(&sentence);
            for (index, word) in words.iter().enumerate().filter(|(_, word)| is_square(word)) {
                let what = format!("{} {}, {word} in: {sentence}", kind.id(), step.id);
                assert!(squares.contains(&(*word).to_owned()), "{what}");
                checked += 1;
                if let Some(letter) = named_piece(kind, &words[..index]) {
                    let top = pieces.get(*word).and_then(|stack| stack.last());
                    let top = top.unwrap_or_else(|| panic!("the square is empty: {what}"));
                    assert!(letter == '?' || top.starts_with(letter), "{top} is there: {what}");
                }
            }
        }
    }
    assert!(checked > 20, "squares are found in the texts: {checked}");
}

#[test]
fn a_hint_that_names_squares_names_one_of_those_that_are_shown() {
    let mut checked = 0;
    for (kind, number, step) in steps() {
        let game = begun(kind, step);
        // With the hint the first solution is shown on the board.
        let Some(solution) = step.solutions(&game).first().cloned() else { continue };
        let shown: Vec<_> = game
            .path(&solution)
            .into_iter()
            .filter_map(|spot| match spot {
                Spot::Square(square) => Some(game.square_name(square)),
                Spot::Off | Spot::Pass => None,
            })
            .collect();
        let [.., hint, _] = said(kind, number);
        let named: Vec<_> = words(&hint).into_iter().filter(|word| is_square(word)).collect();
        checked += named.len();
        let is_shown = named.iter().any(|named| shown.iter().any(|shown| shown == named));
        assert!(named.is_empty() || is_shown, "{} {}: {solution} is shown, and said: {hint}", kind.id(), step.id);
    }
    assert!(checked > 10, "squares are found in the hints: {checked}");
}
