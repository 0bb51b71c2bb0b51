//! Times: choosing how long players may think, and telling it.

use crate::app::ui::theme::widgets;
use crate::session::Clock;
use bevy_egui::egui::Ui;

/// What is offered: minutes for a round, seconds more after a turn, seconds for a turn.
const MINUTES: [u32; 12] = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120];
const MORE: [u32; 9] = [1, 2, 3, 5, 10, 15, 20, 30, 60];
const TURN: [u32; 11] = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300];

/// How time is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Timing {
    Free,
    Sudden,
    Increment,
    PerMove,
}

/// The clock that is being chosen; numbers stay while another way of counting is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) timing: Timing,
    minutes: u32,
    more: u32,
    turn: u32,
}

impl Default for Choice {
    fn default() -> Self {
        Self { timing: Timing::Free, minutes: 10, more: 5, turn: 30 }
    }
}

impl Choice {
    /// The clock that it stands for.
    pub(super) fn clock(self) -> Option<Clock> {
        let seconds = 60 * self.minutes;
        match self.timing {
            Timing::Free => None,
            Timing::Sudden => Some(Clock::Sudden { seconds }),
            Timing::Increment => Some(Clock::Increment { seconds, more: self.more }),
            Timing::PerMove => Some(Clock::PerMove { seconds: self.turn }),
        }
    }

    /// The ways of counting, and the numbers of the one that is chosen.
    pub(super) fn show(&mut self, ui: &mut Ui) {
        let timings = [
            (Timing::Free, "No clock"),
            (Timing::Sudden, "Per round"),
            (Timing::Increment, "Increment"),
            (Timing::PerMove, "Per move"),
        ];
        widgets::choose(ui, &mut self.timing, &timings);
        if self.timing == Timing::Free {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            if let Timing::Sudden | Timing::Increment = self.timing {
                step(ui, ["Fewer minutes", "More minutes"], &mut self.minutes, &MINUTES, "min");
            }
            if self.timing == Timing::Increment {
                step(ui, ["Smaller increment", "Larger increment"], &mut self.more, &MORE, "s a turn");
            }
            if self.timing == Timing::PerMove {
                step(ui, ["Less time a move", "More time a move"], &mut self.turn, &TURN, "s a turn");
            }
        });
    }
}

fn step(ui: &mut Ui, [less, more]: [&str; 2], value: &mut u32, offered: &[u32], unit: &str) {
    let smaller = offered.iter().copied().rev().find(|other| *other < *value);
    let larger = offered.iter().copied().find(|other| *other > *value);
    let told = format!("{value} {unit}");
    if let Some(wanted) = widgets::step(ui, (less, smaller), &told, (more, larger)) {
        *value = wanted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::time::left;
    use std::time::Duration;

    #[test]
    fn times_are_told_to_the_second_that_has_begun() {
        assert_eq!(left(Duration::ZERO), "0:00");
        assert_eq!(left(Duration::from_millis(1)), "0:01");
        assert_eq!(left(Duration::from_millis(65_000)), "1:05");
        assert_eq!(left(Duration::from_secs(3_725)), "1:02:05");
    }

    #[test]
    fn every_offered_clock_can_be_played() {
        use crate::games::Kind;
        use crate::session::Terms;
        for timing in [Timing::Free, Timing::Sudden, Timing::Increment, Timing::PerMove] {
            for (&minutes, (&more, &turn)) in MINUTES.iter().zip(MORE.iter().cycle().zip(TURN.iter().cycle())) {
                let clock = Choice { timing, minutes, more, turn }.clock();
                assert_eq!(Terms { clock, ..Terms::usual(Kind::Enso) }.validate(), Ok(()));
            }
        }
    }
}
