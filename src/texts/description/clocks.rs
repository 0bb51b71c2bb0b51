//! The clocks of a match in words.

use crate::games::Player;
use crate::session::{Match, Round};
use crate::texts::games::player_name;
use crate::texts::{Phrase, Text, time};
use std::time::Duration;

/// The time that each side has left, as sentences; that there is no clock, if there is none.
#[must_use]
pub fn clocks(played: &Match) -> Vec<Text> {
    let round = played.round();
    let sides = Player::BOTH.into_iter().filter_map(|player| left(round, player));
    let sentences: Vec<Text> = sides.map(Text::from).collect();
    if sentences.is_empty() { vec![Phrase::DescriptionNoClock.into()] } else { sentences }
}

/// The time that a side has left in a round; `None` without a clock.
#[must_use]
pub fn left(round: &Round, player: Player) -> Option<Phrase> {
    let left = round.time_left()?[round.team(player).index()];
    Some(Phrase::DescriptionTimeLeft { player: player_name(round.game().kind(), player), time: in_words(left) })
}

/// A time in minutes and seconds, rounded up as on the clocks.
fn in_words(time: Duration) -> Text {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    time::length(u32::try_from(seconds).unwrap_or(u32::MAX))
}
