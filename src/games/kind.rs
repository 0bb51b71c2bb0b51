//! The kinds of games, and the names of their players.

use super::{GameInfo, Piece, Player};

macro_rules! kinds {
    ($($(#[$doc:meta])* $game:ident in $module:ident;)*) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Kind {
            $($(#[$doc])* $game,)*
        }

        impl Kind {
            /// All games, in the order in which they are offered.
            pub const ALL: [Self; [$(Kind::$game),*].len()] = [$(Self::$game),*];

            /// The facts about the game that do not depend on a position.
            #[must_use]
            pub const fn info(self) -> &'static GameInfo {
                match self {
                    $(Self::$game => &crate::games::$module::INFO,)*
                }
            }
        }
    };
}
for_each_game!(kinds);

impl Kind {
    /// The short lower-case name that records, protocol and command line use.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.info().id
    }

    /// The game with this [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    /// The game's name as its author writes it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        self.info().title
    }

    /// The name of a player in this game.
    #[must_use]
    pub const fn player_name(self, player: Player) -> &'static str {
        self.info().player_names[player.index()]
    }

    /// The letter of a player in this game's position strings.
    #[must_use]
    pub const fn player_letter(self, player: Player) -> char {
        self.info().player_letters[player.index()]
    }

    /// The letters of a piece where a board is written as text: a capital for its player, in Zener with the number of
    /// its symbol, and `Z` for the Zen.
    #[must_use]
    pub fn piece_letters(self, piece: Piece) -> String {
        let capital = |player| self.player_letter(player).to_ascii_uppercase();
        match piece {
            Piece::Pawn(player) | Piece::Stone(player) => capital(player).to_string(),
            Piece::Zen => "Z".to_owned(),
            Piece::Symbol(player, symbol) => format!("{}{symbol}", capital(player)),
        }
    }

    /// The player with this letter in position strings.
    #[must_use]
    pub fn player_from_letter(self, letter: &str) -> Option<Player> {
        let mut letters = letter.chars();
        let (first, rest) = (letters.next()?, letters.next());
        Player::BOTH.into_iter().find(|&player| rest.is_none() && self.player_letter(player) == first)
    }
}
