//! Times and clocks in words.

use crate::session::Clock;
use std::time::Duration;

/// The time that is left, in seconds rounded up, so that 0:00 means none.
pub fn left(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// A clock in a few words.
pub fn clock(clock: Clock) -> String {
    let time = |seconds: u32| match (seconds / 60, seconds % 60) {
        (0, seconds) => format!("{seconds} s"),
        (minutes, 0) => format!("{minutes} min"),
        (minutes, seconds) => format!("{minutes} min {seconds} s"),
    };
    match clock {
        Clock::Sudden { seconds } => format!("{} a side", time(seconds)),
        Clock::Increment { seconds, more } => format!("{} a side, {} more after each turn", time(seconds), time(more)),
        Clock::PerMove { seconds } => format!("{} a turn", time(seconds)),
    }
}
