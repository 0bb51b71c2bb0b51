//! The names of the moods of the room.

use crate::texts::Phrase;
use crate::themes::Mood;

/// The name of a mood.
#[must_use]
pub const fn mood_name(mood: Mood) -> Phrase {
    match mood {
        Mood::Day => Phrase::MoodDay,
        Mood::Evening => Phrase::MoodEvening,
        Mood::Dark => Phrase::MoodDark,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::texts::{Language, games};
    use crate::themes::Style;

    /// The longest name that the settings have room for, in characters.
    const LONGEST: usize = 24;

    #[test]
    fn the_settings_have_room_for_the_names_of_moods_and_themes_and_no_two_look_alike() {
        for &language in Language::ALL {
            let moods = Mood::ALL.map(mood_name).to_vec();
            let themes = Kind::ALL.map(|kind| Style::ALL.map(|style| games::theme(kind, style)).to_vec());
            for group in std::iter::once(moods).chain(themes) {
                let mut names: Vec<_> = group.iter().map(|name| name.localise(language)).collect();
                for name in &names {
                    assert!((1..=LONGEST).contains(&name.chars().count()), "{language:?}: {name}");
                }
                names.sort();
                names.dedup();
                assert_eq!(names.len(), group.len(), "{language:?}: {names:?}");
            }
        }
    }
}
