//! Which games there are, and what they call their players.

use super::Player;

/// One of the four games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// ZEN L'initié.
    Zen,
    /// Enso.
    Enso,
    /// ZeN, on a torus.
    Torus,
    /// Zener.
    Zener,
}

impl Kind {
    /// All games, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Zen, Self::Enso, Self::Torus, Self::Zener];

    /// The short lower-case name that records, protocol and command line use.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Zen => "zen",
            Self::Enso => "enso",
            Self::Torus => "torus",
            Self::Zener => "zener",
        }
    }

    /// The game with this [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The game's name as its author writes it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Zen => "ZEN L'initié",
            Self::Enso => "Enso",
            Self::Torus => "ZeN",
            Self::Zener => "Zener",
        }
    }

    /// What a player is called in this game.
    #[must_use]
    pub const fn player_name(self, player: Player) -> &'static str {
        match (self, player) {
            (Self::Zen | Self::Zener, Player::One) | (Self::Enso, Player::Two) => "White",
            (Self::Zen | Self::Zener, Player::Two) | (Self::Enso, Player::One) => "Black",
            (Self::Torus, Player::One) => "Z",
            (Self::Torus, Player::Two) => "N",
        }
    }

    /// The letter that stands for a player in this game's position strings.
    #[must_use]
    pub const fn player_letter(self, player: Player) -> char {
        match (self, player) {
            (Self::Zen | Self::Zener, Player::One) | (Self::Enso, Player::Two) => 'w',
            (Self::Zen, Player::Two) | (Self::Enso, Player::One) => 'b',
            (Self::Zener, Player::Two) => 'k',
            (Self::Torus, Player::One) => 'z',
            (Self::Torus, Player::Two) => 'n',
        }
    }

    /// The player with this letter.
    #[must_use]
    pub fn player_from_letter(self, letter: &str) -> Option<Player> {
        let mut letters = letter.chars();
        let (first, rest) = (letters.next()?, letters.next());
        Player::BOTH.into_iter().find(|&player| rest.is_none() && self.player_letter(player) == first)
    }
}
