//! Where each glyph lies on the sheet `assets/textures/glyphs.png`, which `xtask/textures/make.py` draws.

use bevy::math::Rect;

/// The letters and digits of the sheet, in its order.
const LETTERS: &str = "ABCDEFGHIJKabcdefghijklmnopqrs0123456789";

/// The distance between two letters, in fields: letters are narrower than their square fields.
pub(crate) const LETTER_STEP: f32 = 0.6;

/// A glyph of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Glyph {
    /// One of the twelve Chinese characters, from 0.
    Character(u8),
    /// One of the twelve geometric signs, from 0.
    Sign(u8),
    /// The yin-yang.
    YinYang,
    /// An arrow that points away from player one.
    Arrow,
    /// The brushed circle.
    Brush,
    /// A letter or digit.
    Letter(char),
}

impl Glyph {
    /// The part of the sheet, in the texture's coordinates; an unknown letter has an empty one.
    pub(crate) fn part(self) -> Rect {
        let sign = |number: u8| field(0.0, 0.0, 8, 0.125, usize::from(number));
        match self {
            Self::Character(number) => sign(number % 12),
            Self::Sign(number) => sign(12 + number % 12),
            Self::YinYang => sign(24),
            Self::Arrow => sign(25),
            Self::Brush => Rect::new(0.0, 0.5, 0.5, 1.0),
            Self::Letter(letter) => LETTERS
                .chars()
                .position(|other| other == letter)
                .map_or(Rect::new(0.9, 0.9, 0.9, 0.9), |number| field(0.5, 0.5, 8, 0.0625, number)),
        }
    }
}

fn field(left: f32, top: f32, columns: usize, side: f32, number: usize) -> Rect {
    let x = left + (number % columns) as f32 * side;
    let y = top + (number / columns) as f32 * side;
    // Slightly smaller, so that no neighbour is seen at the edge when the texture is filtered.
    Rect::new(x, y, x + side, y + side).inflate(-0.001)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn glyphs_lie_apart_on_the_sheet() {
        let mut parts: Vec<Rect> =
            (0..12).flat_map(|n| [Glyph::Character(n), Glyph::Sign(n)]).map(Glyph::part).collect();
        parts.extend([Glyph::YinYang, Glyph::Arrow, Glyph::Brush].map(Glyph::part));
        parts.extend(LETTERS.chars().map(|letter| Glyph::Letter(letter).part()));
        for (number, part) in parts.iter().enumerate() {
            assert!(part.min.cmpge(bevy::math::Vec2::ZERO).all() && part.max.cmple(bevy::math::Vec2::ONE).all());
            assert!(parts[..number].iter().all(|other| other.intersect(*part).is_empty()), "{number}");
        }
    }
}
