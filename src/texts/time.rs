//! Times and clocks in words.

use crate::session::Clock;
use crate::texts::{Phrase, Text};
use std::time::Duration;

/// The time that is left, in seconds rounded up, so that 0:00 means none.
pub fn left(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A clock in a few words.
pub fn clock(clock: Clock) -> Phrase {
    match clock {
        Clock::Sudden { seconds } => Phrase::ClockSudden { time: length(seconds) },
        Clock::Increment { seconds, more } => Phrase::ClockIncrement { time: length(seconds), more: length(more) },
        Clock::PerMove { seconds } => Phrase::ClockPerMove { time: length(seconds) },
    }
}

/// A length of time, in seconds, as minutes and seconds.
pub(super) fn length(seconds: u32) -> Text {
    let [minutes, rest] = [seconds / 60, seconds % 60].map(|number| Text::from(number.to_string()));
    match (seconds / 60, seconds % 60) {
        (0, _) => Phrase::TimeSeconds { seconds: rest },
        (_, 0) => Phrase::TimeMinutes { minutes },
        _ => Phrase::TimeMinutesSeconds { minutes, seconds: rest },
    }
    .into()
}
