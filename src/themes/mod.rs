//! The looks of boards, pieces and the room: colours and materials as data, without any drawing.
//!
//! The data are the files of `assets/themes/`, which are compiled into the program; [`form`](self) defines their
//! format.

mod form;

pub use form::{
    Board, Colour, Furniture, Glow, Home, Light, MarkSet, MarkSets, Marks, Material, Matter, Moods, Paint, Room,
    Special, Table, Theme, Themes,
};

use crate::games::{Kind, Piece, Player, for_each_game};
use serde::de::{DeserializeOwned, Error, MapAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;

/// Which of the themes of a game is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Style {
    /// As the game is known.
    #[default]
    Usual,
    /// An alternative.
    Other,
    /// The highest contrast between light and dark.
    HighContrast,
    /// Distinguished by light and dark, for eyes that see hues differently.
    ColourBlind,
}

impl Style {
    /// All styles, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Other, Self::HighContrast, Self::ColourBlind];
}

/// How many games there are.
const GAMES: usize = Kind::ALL.len();

/// The style of each game. In a file each stands under the game's [`id`](Kind::id); games that are left out have their
/// usual style.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Styles([Style; GAMES]);

impl Styles {
    /// The style of a game.
    #[must_use]
    pub const fn of(self, kind: Kind) -> Style {
        self.0[kind as usize]
    }

    /// The style of a game, to be changed.
    pub const fn of_mut(&mut self, kind: Kind) -> &mut Style {
        &mut self.0[kind as usize]
    }

    /// The theme of a game.
    #[must_use]
    pub fn theme(self, kind: Kind) -> &'static Theme {
        theme(kind, self.of(kind))
    }
}

impl Serialize for Styles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Styles", GAMES)?;
        for kind in Kind::ALL {
            fields.serialize_field(kind.id(), &self.of(kind))?;
        }
        fields.end()
    }
}

impl<'de> Deserialize<'de> for Styles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("Styles", &IDS, StylesVisitor)
    }
}

/// The names of the fields of [`Styles`] in a file.
const IDS: [&str; GAMES] = {
    let mut ids = [""; GAMES];
    let mut index = 0;
    while index < GAMES {
        ids[index] = Kind::ALL[index].id();
        index += 1;
    }
    ids
};

/// Reads [`Styles`] field by field.
struct StylesVisitor;

impl<'de> Visitor<'de> for StylesVisitor {
    type Value = Styles;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the styles of games by their names")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Styles, A::Error> {
        let mut styles = Styles::default();
        while let Some(id) = fields.next_key::<String>()? {
            let kind = Kind::from_id(&id).ok_or_else(|| A::Error::unknown_field(&id, &IDS))?;
            *styles.of_mut(kind) = fields.next_value()?;
        }
        Ok(styles)
    }
}

/// The light of the room, and what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Mood {
    /// Daylight through a window.
    Day,
    /// Lamplight.
    #[default]
    Evening,
    /// Nothing but the board in its light.
    Dark,
}

impl Mood {
    /// All moods, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Day, Self::Evening, Self::Dark];

    /// The room in this mood.
    #[must_use]
    pub fn room(self) -> &'static Room {
        static MOODS: LazyLock<Moods> = LazyLock::new(|| read(include_str!("../../assets/themes/moods.ron")));
        match self {
            Self::Day => &MOODS.day,
            Self::Evening => &MOODS.evening,
            Self::Dark => &MOODS.dark,
        }
    }
}

/// The theme of a game in this style.
#[must_use]
pub fn theme(kind: Kind, style: Style) -> &'static Theme {
    static THEMES: LazyLock<[Themes; GAMES]> = LazyLock::new(|| Kind::ALL.map(|kind| read(file(kind))));
    let themes = &THEMES[kind as usize];
    match style {
        Style::Usual => &themes.usual,
        Style::Other => &themes.other,
        Style::HighContrast => &themes.high_contrast,
        Style::ColourBlind => &themes.colour_blind,
    }
}

macro_rules! files {
    ($($(#[$doc:meta])* $game:ident in $module:ident;)*) => {
        /// The file of `assets/themes/` with the themes of a game.
        const fn file(kind: Kind) -> &'static str {
            match kind {
                $(Kind::$game => include_str!(concat!("../../assets/themes/", stringify!($module), ".ron")),)*
            }
        }
    };
}
for_each_game!(files);

impl Theme {
    /// The looks of a piece.
    #[must_use]
    pub fn paint(&self, piece: Piece) -> Paint {
        match piece.owner() {
            Some(Player::One) => self.first,
            Some(Player::Two) => self.second,
            None => self.zen.unwrap_or(self.second),
        }
    }
}

impl Matter {
    /// All materials of pieces.
    pub const ALL: [Self; 5] = [Self::Wood, Self::Shell, Self::Slate, Self::Bone, Self::Lacquer];
}

impl MarkSet {
    /// The colours of this set.
    #[must_use]
    pub fn marks(self) -> &'static Marks {
        static SETS: LazyLock<MarkSets> = LazyLock::new(|| read(include_str!("../../assets/themes/marks.ron")));
        match self {
            Self::Warm => &SETS.warm,
            Self::Pale => &SETS.pale,
            Self::Cool => &SETS.cool,
            Self::Strong => &SETS.strong,
        }
    }
}

fn read<T: DeserializeOwned>(text: &str) -> T {
    ron::from_str(text).expect("the build has read this file the same way")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_stand_in_the_list_in_the_order_of_their_numbers() {
        for (index, kind) in Kind::ALL.into_iter().enumerate() {
            assert_eq!(kind as usize, index);
        }
    }

    #[test]
    fn styles_are_read_from_files_of_players_and_written_in_the_same_form() {
        let read = |text: &str| ron::from_str::<Styles>(text);
        assert_eq!(read("()"), Ok(Styles::default()));
        let styles = read("(enso: HighContrast, zener: Other)").expect("this form is written since the first version");
        assert_eq!((styles.of(Kind::Zen), styles.of(Kind::Torus)), (Style::Usual, Style::Usual));
        assert_eq!((styles.of(Kind::Enso), styles.of(Kind::Zener)), (Style::HighContrast, Style::Other));
        let text = ron::to_string(&styles).expect("styles can be written");
        assert!(text.starts_with("(zen:Usual,enso:HighContrast,torus:Usual,zener:Other"), "{text}");
        assert_eq!(read(&text), Ok(styles));
        assert!(read("(chess: Usual)").is_err());
        assert!(read("(zen: Golden)").is_err());
    }
}
