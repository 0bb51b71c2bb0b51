//! The clock that is being chosen for a new match.

use super::clock::Clock;

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Timing {
    /// Without a clock.
    Free,
    /// Minutes for a whole round.
    Sudden,
    /// Minutes for a round, and an increment of seconds after every turn.
    Increment,
    /// Seconds for every turn.
    PerMove,
}

impl Timing {
    /// All ways of counting, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Free, Self::Sudden, Self::Increment, Self::PerMove];
}

/// The clock that is being chosen. Each number is kept while another way of counting is selected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockChoice {
    /// How time is counted.
    pub timing: Timing,
    /// Minutes for a round.
    pub minutes: u32,
    /// Seconds added after every turn.
    pub increment: u32,
    /// Seconds for a turn.
    pub turn: u32,
}

impl Default for ClockChoice {
    fn default() -> Self {
        Self { timing: Timing::Free, minutes: 10, increment: 5, turn: 30 }
    }
}

impl ClockChoice {
    /// The minutes for a round that are offered.
    pub const MINUTES: [u32; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
    /// The increments after a turn that are offered, in seconds.
    pub const INCREMENTS: [u32; 9] = [1, 2, 3, 5, 10, 15, 20, 30, 60];
    /// The seconds for a turn that are offered.
    pub const TURNS: [u32; 11] = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300];

    /// The clock that has been chosen; `None` without a clock.
    #[must_use]
    pub fn clock(self) -> Option<Clock> {
        let seconds = 60 * self.minutes;
        match self.timing {
            Timing::Free => None,
            Timing::Sudden => Some(Clock::Sudden { seconds }),
            Timing::Increment => Some(Clock::Increment { seconds, more: self.increment }),
            Timing::PerMove => Some(Clock::PerMove { seconds: self.turn }),
        }
    }
}

/// The next smaller and the next larger number than `value` in `offered`, which must be in rising order.
#[must_use]
pub fn neighbours(value: u32, offered: &[u32]) -> [Option<u32>; 2] {
    let smaller = offered.iter().copied().rev().find(|&other| other < value);
    let larger = offered.iter().copied().find(|&other| other > value);
    [smaller, larger]
}

#[cfg(test)]
mod tests {
    use super::{Clock, ClockChoice, Timing, neighbours};
    use crate::games::Kind;
    use crate::session::terms::Terms;

    #[test]
    fn every_offered_clock_can_be_played() {
        let [minutes, increments, turns] =
            [&ClockChoice::MINUTES[..], &ClockChoice::INCREMENTS, &ClockChoice::TURNS].map(|offered| offered.iter());
        for timing in Timing::ALL {
            for (&minutes, (&increment, &turn)) in
                minutes.clone().zip(increments.clone().cycle().zip(turns.clone().cycle()))
            {
                let clock = ClockChoice { timing, minutes, increment, turn }.clock();
                assert_eq!(Terms { clock, ..Terms::usual(Kind::Enso) }.validate(), Ok(()));
            }
        }
    }

    #[test]
    fn the_clock_has_the_times_that_were_chosen() {
        let clock = |timing| ClockChoice { timing, minutes: 10, increment: 5, turn: 30 }.clock();
        assert_eq!(clock(Timing::Free), None);
        assert_eq!(clock(Timing::Sudden), Some(Clock::Sudden { seconds: 600 }));
        assert_eq!(clock(Timing::Increment), Some(Clock::Increment { seconds: 600, more: 5 }));
        assert_eq!(clock(Timing::PerMove), Some(Clock::PerMove { seconds: 30 }));
    }

    #[test]
    fn the_next_numbers_are_found_also_from_one_that_is_not_offered() {
        assert_eq!(neighbours(5, &[1, 5, 10]), [Some(1), Some(10)]);
        assert_eq!(neighbours(7, &[1, 5, 10]), [Some(5), Some(10)]);
        assert_eq!(neighbours(1, &[1, 5, 10]), [None, Some(5)]);
        assert_eq!(neighbours(10, &[1, 5, 10]), [Some(5), None]);
    }
}
