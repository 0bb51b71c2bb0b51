//! The game of a match with the options that hold for the whole match, and how records write them.

use crate::games::{Kind, torus, zen};
use serde::{Deserialize, Serialize};

/// How Zener's pieces are set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum SetupMethod {
    /// The symbols 1 to 5 in order, from each player's own left to right.
    #[default]
    Ordered,
    /// Each side's order is drawn by lot.
    Shuffled,
    /// The publisher's print-and-play sheet: orders by lot, and a black piece that faces the same symbol in its column
    /// starts one square ahead.
    PrintAndPlay,
}

impl SetupMethod {
    /// All set-ups.
    pub const ALL: [Self; 3] = [Self::Ordered, Self::Shuffled, Self::PrintAndPlay];

    /// The name that the protocol uses.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ordered => "ordered",
            Self::Shuffled => "shuffled",
            Self::PrintAndPlay => "print-and-play",
        }
    }

    /// The set-up with this [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|setup| setup.id() == id)
    }
}

/// A game and those of its options that hold for the whole match.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum GameTerms {
    /// ZEN L'initié.
    Zen {
        /// `basic`, `1`, `2` or `3`.
        #[serde(with = "variant")]
        variant: zen::Variant,
        /// Who announces check and checkmate, where they are played.
        #[serde(default, with = "announcing", skip_serializing_if = "announcing::is_usual")]
        announcing: zen::Announcing,
    },
    /// Enso.
    Enso,
    /// ZeN.
    Torus {
        /// Cells a side, 3 to 19.
        #[serde(with = "size")]
        size: torus::Size,
        /// The first player places three stones, then the second chooses the side.
        balanced_opening: bool,
    },
    /// Zener.
    Zener {
        /// How the pieces are set up.
        setup: SetupMethod,
    },
}

impl GameTerms {
    /// Which game.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Zen { .. } => Kind::Zen,
            Self::Enso => Kind::Enso,
            Self::Torus { .. } => Kind::Torus,
            Self::Zener { .. } => Kind::Zener,
        }
    }
}

/// ZEN's variant under its id.
mod variant {
    use crate::games::quoted;
    use crate::games::zen::Variant;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(variant: &Variant, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(variant.id())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
        let id = String::deserialize(deserializer)?;
        Variant::from_id(&id)
            .ok_or_else(|| D::Error::custom(format!("the variant is '{}' but must be basic, 1, 2 or 3", quoted(&id))))
    }
}

/// Who announces, as a word.
pub(super) mod announcing {
    use crate::games::quoted;
    use crate::games::zen::Announcing;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    /// All words, in the order of [`Announcing`].
    pub(in crate::session) const IDS: [&str; 2] = ["game", "players"];

    /// The word that files and protocol use.
    pub(in crate::session) const fn id(announcing: Announcing) -> &'static str {
        IDS[announcing as usize]
    }

    /// Who announces according to this word.
    pub(in crate::session) fn from_id(word: &str) -> Option<Announcing> {
        [Announcing::ByGame, Announcing::ByPlayers].into_iter().find(|&announcing| id(announcing) == word)
    }

    pub(super) fn is_usual(announcing: &Announcing) -> bool {
        *announcing == Announcing::default()
    }

    pub(super) fn serialize<S: Serializer>(announcing: &Announcing, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(id(*announcing))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Announcing, D::Error> {
        let word = String::deserialize(deserializer)?;
        let [game, players] = IDS;
        from_id(&word).ok_or_else(|| {
            D::Error::custom(format!("announcing is '{}' but must be {game} or {players}", quoted(&word)))
        })
    }
}

/// A board size as a number.
mod size {
    use crate::games::torus::Size;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(size: &Size, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(size.get())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Size, D::Error> {
        let size = u8::deserialize(deserializer)?;
        Size::new(size).ok_or_else(|| D::Error::custom(format!("the size is {size} but must be 3 to 19")))
    }
}
