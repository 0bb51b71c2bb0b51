//! The facts about a game that do not depend on a position.

/// The names of a game and of its players.
#[derive(Debug)]
pub struct GameInfo {
    /// The short lower-case name in records, protocol and command line. It must never change: players' files contain
    /// it.
    pub id: &'static str,
    /// The game's name as its author writes it.
    pub title: &'static str,
    /// What the two players are called.
    pub player_names: [&'static str; 2],
    /// The letters that stand for the two players in position strings.
    pub player_letters: [char; 2],
    /// How many fields its position strings have, and which.
    pub position_fields: &'static str,
}
