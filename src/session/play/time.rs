//! The time that passes in a match under a clock.

use super::Match;
use super::error::MatchError;
use crate::session::clock::{Clock, Left, Times};
use crate::session::round::{Ending, RoundResult};
use crate::session::seat::{Team, team_of};
use std::time::Duration;

impl Match {
    /// Takes time from the team that the match waits for; returns the result of the round if no time is left.
    ///
    /// Without a clock, and between rounds, nothing happens.
    pub fn spend(&mut self, time: Duration) -> Option<RoundResult> {
        let seat = self.index_on_turn()?;
        let player = self.side(seat);
        let round = self.round_mut();
        let times = round.times.as_mut()?;
        if times.spend(team_of(seat), time) {
            return None;
        }
        let result = round.scored(Ending::TimeOut(player));
        round.result = Some(result);
        Some(result)
    }

    /// Sets the times of the last round from a record: after each ply, and now.
    pub(in crate::session) fn restore_times(&mut self, after: Vec<Left>, left: Left) -> Result<(), MatchError> {
        let clock = self.terms.clock.ok_or(MatchError::NoClock)?;
        let round = self.round();
        if after.len() != round.game.len() {
            return Err(MatchError::Times { plies: round.game.len(), times: after.len() });
        }
        let mut before = [clock.initial_time(); 2];
        for (ply, &left_after) in after.iter().enumerate() {
            self.require_times(clock, ply, before, left_after)?;
            before = left_after;
        }
        if !Team::BOTH.iter().all(|team| clock.allows(before[team.index()], left[team.index()], false)) {
            return Err(MatchError::TimeLeft);
        }
        self.round_mut().times = Some(Times::restored(clock, left, after));
        Ok(())
    }

    /// Refuses times that the clock can't have shown before and after a ply, counted from 0.
    fn require_times(&self, clock: Clock, ply: usize, before: Left, after: Left) -> Result<(), MatchError> {
        let game = &self.round().game;
        let mover = team_of(self.seat_after(ply));
        let ended_turn = game.mover(ply) != game.mover(ply + 1);
        let possible = Team::BOTH.into_iter().all(|team| {
            let index = team.index();
            clock.allows(before[index], after[index], ended_turn && team == mover)
        });
        if possible { Ok(()) } else { Err(MatchError::TimeAfter { ply: ply + 1 }) }
    }

    /// The time left to the team that the match waits for; `None` without a clock, and when it waits for no player.
    #[must_use]
    pub fn time_on_turn(&self) -> Option<Duration> {
        let team = team_of(self.index_on_turn()?);
        self.round().time_left().map(|left| left[team.index()])
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, Duration, Match, MatchError};
    use crate::games::Kind;
    use crate::session::Terms;

    #[test]
    fn times_that_a_clock_cant_have_shown_are_refused_with_the_number_of_their_ply() {
        let clock = Some(Clock::Sudden { seconds: 60 });
        let mut played = Match::new(Terms { clock, ..Terms::usual(Kind::Zener) }).expect("terms");
        for mv in ["W3-F3", "K3-B3"] {
            played.play(mv).unwrap_or_else(|error| panic!("{mv}: {error}"));
        }
        let seconds = |times: [u64; 2]| times.map(Duration::from_secs);
        let mut restore = |after: &[[u64; 2]], left| {
            played.restore_times(after.iter().copied().map(seconds).collect(), seconds(left))
        };
        assert_eq!(restore(&[[61, 60], [61, 60]], [60, 60]), Err(MatchError::TimeAfter { ply: 1 }));
        assert_eq!(restore(&[[50, 60], [50, 61]], [50, 60]), Err(MatchError::TimeAfter { ply: 2 }));
        assert_eq!(restore(&[[50, 60], [50, 40]], [51, 40]), Err(MatchError::TimeLeft));
        assert_eq!(restore(&[[50, 60]], [50, 60]), Err(MatchError::Times { plies: 2, times: 1 }));
        assert_eq!(restore(&[[50, 60], [50, 40]], [50, 40]), Ok(()));
    }
}
