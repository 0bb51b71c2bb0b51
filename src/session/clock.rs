//! Clocks: the thinking time that is agreed, and how much of it the teams have left.

use super::seat::Team;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// How long the players of a team may think: for all moves of a round together, or for each turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Clock {
    /// A number of seconds for the whole round.
    Sudden {
        /// Seconds for the round, from 1 to [`Clock::LONGEST`].
        seconds: u32,
    },
    /// A number of seconds for the round, and an increment after every turn.
    Increment {
        /// Seconds for the round, from 1 to [`Clock::LONGEST`].
        seconds: u32,
        /// Seconds added after every turn, from 1 to [`Clock::LONGEST`].
        more: u32,
    },
    /// A number of seconds for every turn.
    PerMove {
        /// Seconds for a turn, from 1 to [`Clock::LONGEST`].
        seconds: u32,
    },
}

impl Clock {
    /// The longest time that can be agreed, in seconds.
    pub const LONGEST: u32 = 24 * 60 * 60;

    /// The time that a team has at the beginning of a round.
    #[must_use]
    pub const fn initial_time(self) -> Duration {
        match self {
            Self::Sudden { seconds } | Self::Increment { seconds, .. } | Self::PerMove { seconds } => {
                Duration::from_secs(seconds as u64)
            }
        }
    }

    /// The time that a team has after a turn at whose end `left` was left.
    #[must_use]
    pub const fn after_turn(self, left: Duration) -> Duration {
        match self {
            Self::Sudden { .. } => left,
            Self::Increment { more, .. } => left.saturating_add(Duration::from_secs(more as u64)),
            Self::PerMove { .. } => self.initial_time(),
        }
    }

    /// Whether a team's time can change from `before` to `after` during one ply of the round. `ended_turn` is true if
    /// the ply ended a turn of this team.
    pub(super) fn allows(self, before: Duration, after: Duration, ended_turn: bool) -> bool {
        match self {
            Self::PerMove { .. } if ended_turn => after == self.initial_time(),
            _ if ended_turn => after <= self.after_turn(before),
            _ => after <= before,
        }
    }

    /// Whether all its times are within range.
    #[must_use]
    pub(super) fn is_possible(self) -> bool {
        let possible = |seconds| (1..=Self::LONGEST).contains(&seconds);
        match self {
            Self::Sudden { seconds } | Self::PerMove { seconds } => possible(seconds),
            Self::Increment { seconds, more } => possible(seconds) && possible(more),
        }
    }
}

/// The time that teams A and B have left, in this order.
pub type Left = [Duration; 2];

/// The times of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Times {
    clock: Clock,
    left: Left,
    /// What was left after each ply.
    after: Vec<Left>,
}

impl Times {
    pub(super) fn new(clock: Clock) -> Self {
        Self { clock, left: [clock.initial_time(); 2], after: Vec::new() }
    }

    /// Times from a record.
    pub(super) fn restored(clock: Clock, left: Left, after: Vec<Left>) -> Self {
        Self { clock, left, after }
    }

    pub(super) fn left(&self) -> Left {
        self.left
    }

    pub(super) fn after(&self) -> &[Left] {
        &self.after
    }

    /// Takes time from a team; returns whether it has any left.
    pub(super) fn spend(&mut self, team: Team, time: Duration) -> bool {
        let left = &mut self.left[team.index()];
        *left = left.saturating_sub(time);
        !left.is_zero()
    }

    /// Records the times after a ply of a team. If the ply ends the turn, the team first gets its time for the next
    /// one.
    pub(super) fn note_ply(&mut self, team: Team, ends_turn: bool) {
        if ends_turn {
            let left = &mut self.left[team.index()];
            *left = self.clock.after_turn(*left);
        }
        self.after.push(self.left);
    }

    /// Goes back to before the last ply; returns the times after that ply.
    pub(super) fn undo(&mut self) -> Option<Left> {
        let undone = self.after.pop();
        self.rewind();
        undone
    }

    /// Gives back the time that has passed since the last ply.
    pub(super) fn rewind(&mut self) {
        self.left = self.after.last().copied().unwrap_or([self.clock.initial_time(); 2]);
    }

    /// Sets the times after a ply that was played again to those after it the first time.
    pub(super) fn redo(&mut self, left: Left) {
        if let Some(last) = self.after.last_mut() {
            *last = left;
            self.left = left;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Clock;
    use std::time::Duration;

    #[test]
    fn time_never_grows_but_by_what_the_end_of_a_turn_adds() {
        let sudden = Clock::Sudden { seconds: 60 };
        let increment = Clock::Increment { seconds: 60, more: 5 };
        let per_move = Clock::PerMove { seconds: 60 };
        for after in 0..=70 {
            let allows = |clock: Clock, ended_turn| {
                clock.allows(Duration::from_secs(40), Duration::from_secs(after), ended_turn)
            };
            for clock in [sudden, increment, per_move] {
                assert_eq!(allows(clock, false), after <= 40, "{clock:?}: {after}");
            }
            assert_eq!(allows(sudden, true), after <= 40, "{after}");
            assert_eq!(allows(increment, true), after <= 45, "{after}");
            assert_eq!(allows(per_move, true), after == 60, "{after}");
        }
    }
}
