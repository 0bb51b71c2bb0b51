//! The names of the levels of computers.

use crate::search::Level;
use crate::texts::Phrase;

/// The name of a level.
#[must_use]
pub fn level_name(level: Level) -> Phrase {
    match level.number() {
        0 => Phrase::LevelName0,
        1 => Phrase::LevelName1,
        2 => Phrase::LevelName2,
        3 => Phrase::LevelName3,
        4 => Phrase::LevelName4,
        5 => Phrase::LevelName5,
        _ => Phrase::LevelName6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    #[test]
    fn levels_have_the_names_in_english_that_they_have_in_the_engine() {
        for level in Level::ALL {
            assert_eq!(level_name(level).localise(Language::English), level.name());
        }
    }
}
