//! What boards, pieces and the room look like: colours and materials as data, without anything that draws.
//!
//! The data are the files of `assets/themes/`, which are part of the program; [`form`](self) says what is in them.

mod form;

pub use form::{
    Board, Colour, Furniture, Glow, Home, Light, MarkSet, MarkSets, Marks, Material, Matter, Moods, Paint, Room,
    Special, Table, Theme, Themes,
};

use crate::games::{Kind, Piece, Player};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Which of a game's themes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Style {
    /// As the game is known.
    #[default]
    Usual,
    /// Another one, for a change.
    Other,
    /// Light and dark as far apart as they can be.
    HighContrast,
    /// Told apart by light and dark, whatever an eye makes of hues.
    ColourBlind,
}

impl Style {
    /// All styles, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Other, Self::HighContrast, Self::ColourBlind];
}

/// The styles of all games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Styles {
    /// ZEN L'initié's.
    pub zen: Style,
    /// Enso's.
    pub enso: Style,
    /// ZeN's.
    pub torus: Style,
    /// Zener's.
    pub zener: Style,
}

impl Styles {
    /// The style of a game.
    #[must_use]
    pub const fn of(self, kind: Kind) -> Style {
        match kind {
            Kind::Zen => self.zen,
            Kind::Enso => self.enso,
            Kind::Torus => self.torus,
            Kind::Zener => self.zener,
        }
    }

    /// The style of a game, to be changed.
    pub const fn of_mut(&mut self, kind: Kind) -> &mut Style {
        match kind {
            Kind::Zen => &mut self.zen,
            Kind::Enso => &mut self.enso,
            Kind::Torus => &mut self.torus,
            Kind::Zener => &mut self.zener,
        }
    }

    /// The theme of a game.
    #[must_use]
    pub fn theme(self, kind: Kind) -> &'static Theme {
        theme(kind, self.of(kind))
    }
}

/// The light of the room, and what is in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum Mood {
    /// By the light of a window.
    Day,
    /// By a lamp.
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
    static ZEN: LazyLock<Themes> = LazyLock::new(|| read(include_str!("../../assets/themes/zen.ron")));
    static ENSO: LazyLock<Themes> = LazyLock::new(|| read(include_str!("../../assets/themes/enso.ron")));
    static TORUS: LazyLock<Themes> = LazyLock::new(|| read(include_str!("../../assets/themes/torus.ron")));
    static ZENER: LazyLock<Themes> = LazyLock::new(|| read(include_str!("../../assets/themes/zener.ron")));
    let themes = match kind {
        Kind::Zen => &ZEN,
        Kind::Enso => &ENSO,
        Kind::Torus => &TORUS,
        Kind::Zener => &ZENER,
    };
    match style {
        Style::Usual => &themes.usual,
        Style::Other => &themes.other,
        Style::HighContrast => &themes.high_contrast,
        Style::ColourBlind => &themes.colour_blind,
    }
}

impl Theme {
    /// What a piece is made of.
    #[must_use]
    pub fn paint(&self, piece: Piece) -> Paint {
        match piece {
            Piece::Zen => self.zen.unwrap_or(self.second),
            Piece::Pawn(player) | Piece::Stone(player) | Piece::Symbol(player, _) => match player {
                Player::One => self.first,
                Player::Two => self.second,
            },
        }
    }
}

impl Matter {
    /// Everything that pieces can be made of.
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
