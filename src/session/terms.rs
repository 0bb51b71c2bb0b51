//! What is agreed before a match: the game and its options, the length, the seats and the seed.

use super::clock::Clock;
use super::{lot, names};
use crate::games::{Kind, Options, Player, torus, zen};
use crate::search::Level;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// One of the two sides of a match; a team plays one colour or the other from round to round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Team {
    /// The first seat, and with four seats the third.
    A,
    /// The second seat, and with four seats the fourth.
    B,
}

impl Team {
    /// Both teams, in order.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The other team.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// 0 for A, 1 for B.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Who moves the pieces of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Controller {
    /// A person at the table.
    Person,
    /// The computer at this level, from 1.
    Computer {
        /// The level.
        level: u8,
    },
}

impl Controller {
    /// The computer's level; `None` for a person. Levels above the highest count as the highest.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Computer { level } => Some(Level::new(level).unwrap_or(Level::HIGHEST)),
        }
    }
}

/// A chair at the table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The player's name. A match keeps it as [`names::clean`] leaves it.
    pub name: String,
    /// Who plays.
    pub by: Controller,
}

impl Seat {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = names::LONGEST_NAME;

    /// A person's seat.
    #[must_use]
    pub fn person(name: &str) -> Self {
        Self { name: name.to_owned(), by: Controller::Person }
    }

    /// A computer's seat.
    #[must_use]
    pub fn computer(name: &str, level: u8) -> Self {
        Self { name: name.to_owned(), by: Controller::Computer { level } }
    }

    /// A computer's seat that bears the name of its level.
    #[must_use]
    pub fn of_level(level: Level) -> Self {
        Self::computer(&format!("{} (level {})", level.name(), level.number()), level.number())
    }
}

/// How long a match is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Length {
    /// One round.
    Single,
    /// As many rounds as these, drawn ones included, or until one team can't be caught up with.
    BestOf(u32),
    /// Until one team has so many points: in ZEN's variants 2 and 3 those of the rules, elsewhere one a win.
    FirstTo(u32),
}

/// How Zener's pieces are set up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
pub enum SetupMethod {
    /// Each player's own left to right 1 to 5.
    #[default]
    Ordered,
    /// Each side's order by lot.
    Shuffled,
    /// The publisher's print-and-play sheet: by lot, and Black's pieces that face their like start one square ahead.
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
    /// ZEN in a variant, announced by the game.
    #[must_use]
    pub const fn zen(variant: zen::Variant) -> Self {
        Self::Zen { variant, announcing: zen::Announcing::ByGame }
    }

    /// The usual terms of a game.
    #[must_use]
    pub fn usual(kind: Kind) -> Self {
        match kind {
            Kind::Zen => Self::zen(zen::Variant::Basic),
            Kind::Enso => Self::Enso,
            Kind::Torus => Self::Torus { size: torus::Size::default(), balanced_opening: false },
            Kind::Zener => Self::Zener { setup: SetupMethod::Ordered },
        }
    }

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

    /// The options of one round, counted from 0; in ZEN `starts` makes the first move, chance comes from the seed.
    #[must_use]
    pub fn options(&self, seed: u64, round: usize, starts: Player) -> Options {
        match *self {
            Self::Zen { variant, announcing } => Options::Zen(zen::Options { variant, starts, announcing }),
            Self::Enso => Options::usual(Kind::Enso),
            Self::Torus { size, .. } => Options::Torus(torus::Options { size }),
            Self::Zener { setup } => Options::Zener(lot::zener_setup(setup, seed, round)),
        }
    }

    /// Whether check and checkmate are played and announced by the players.
    #[must_use]
    pub const fn is_announced_by_players(&self) -> bool {
        matches!(self, Self::Zen { variant, announcing: zen::Announcing::ByPlayers } if variant.has_check())
    }

    /// Whether rounds are won with the points of ZEN's variants 2 and 3.
    #[must_use]
    pub const fn has_points(&self) -> bool {
        matches!(self, Self::Zen { variant, .. } if variant.has_points())
    }
}

/// Everything that is agreed before a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Terms {
    /// The game.
    pub game: GameTerms,
    /// How long.
    pub length: Length,
    /// Two seats, or four in two teams: the first and the third against the second and the fourth.
    pub seats: Vec<Seat>,
    /// What chance is drawn from.
    pub seed: u64,
    /// How long the players may think; without a clock as long as they like.
    pub clock: Option<Clock>,
}

impl Terms {
    /// The most rounds of a match: it is over after them, whatever its length. Best of 21 is long for a person, and a match to
    /// 7 points of ZEN has fewer.
    pub const MOST_ROUNDS: u32 = 200;

    /// A single game between two persons.
    #[must_use]
    pub fn usual(kind: Kind) -> Self {
        Self {
            game: GameTerms::usual(kind),
            length: Length::Single,
            seats: (0..2).map(|seat| Seat::person(&names::usual(seat))).collect(),
            seed: 0,
            clock: None,
        }
    }

    /// Whether no further round is to be played once so many rounds are over with this score.
    #[must_use]
    pub fn is_decided(&self, rounds: usize, score: [u32; 2]) -> bool {
        let played = u32::try_from(rounds).unwrap_or(u32::MAX);
        match self.length {
            _ if played >= Self::MOST_ROUNDS => true,
            Length::Single => true,
            Length::FirstTo(points) => score.iter().any(|&team| team >= points),
            Length::BestOf(most) => {
                let left = most.saturating_sub(played);
                // With ZEN's points a lead can be caught up with in one round, so all rounds are played.
                left == 0 || !self.game.has_points() && score[0].abs_diff(score[1]) > left
            }
        }
    }

    /// The same with every name cleaned, and a usual one where nothing can be seen of it: see [`names::clean`].
    #[must_use]
    pub(super) fn with_clean_names(mut self) -> Self {
        for (index, seat) in self.seats.iter_mut().enumerate() {
            seat.name = names::clean(&seat.name, &names::usual(index));
        }
        self
    }

    /// Whether these terms can be played.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn validate(&self) -> Result<(), TermsError> {
        if ![2, 4].contains(&self.seats.len()) {
            return Err(TermsError::Seats(self.seats.len()));
        }
        for (index, seat) in self.seats.iter().enumerate() {
            if seat.by == (Controller::Computer { level: 0 }) {
                return Err(TermsError::Level { seat: index + 1 });
            }
        }
        if self.clock.is_some_and(|clock| !clock.is_possible()) {
            return Err(TermsError::Clock);
        }
        match self.length {
            Length::BestOf(0) | Length::FirstTo(0) => Err(TermsError::Length),
            Length::BestOf(most) if most > Self::MOST_ROUNDS => Err(TermsError::Length),
            Length::Single | Length::BestOf(_) | Length::FirstTo(_) => Ok(()),
        }
    }
}

/// Why terms can't be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TermsError {
    /// The number of seats.
    #[error("a match has 2 or 4 seats, not {0}")]
    Seats(usize),
    /// Level 0.
    #[error("the level of seat {seat} must be at least 1")]
    Level {
        /// Which seat, from 1.
        seat: usize,
    },
    /// A clock without time, or with more than a day.
    #[error("the times of a clock must be 1 to {} seconds", Clock::LONGEST)]
    Clock,
    /// A match of no rounds, or of too many.
    #[error("a match must be over at least one round or point, and at most {} rounds", Terms::MOST_ROUNDS)]
    Length,
}

impl TermsError {
    /// The seat that it is about, counted from 1.
    #[must_use]
    pub const fn seat(&self) -> Option<usize> {
        match *self {
            Self::Level { seat } => Some(seat),
            Self::Seats(_) | Self::Clock | Self::Length => None,
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
mod announcing {
    use crate::games::quoted;
    use crate::games::zen::Announcing;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    const GAME: &str = "game";
    const PLAYERS: &str = "players";

    pub(super) fn is_usual(announcing: &Announcing) -> bool {
        *announcing == Announcing::default()
    }

    pub(super) fn serialize<S: Serializer>(announcing: &Announcing, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match announcing {
            Announcing::ByGame => GAME,
            Announcing::ByPlayers => PLAYERS,
        })
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Announcing, D::Error> {
        match String::deserialize(deserializer)?.as_str() {
            GAME => Ok(Announcing::ByGame),
            PLAYERS => Ok(Announcing::ByPlayers),
            other => {
                Err(D::Error::custom(format!("announcing is '{}' but must be {GAME} or {PLAYERS}", quoted(other))))
            }
        }
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
