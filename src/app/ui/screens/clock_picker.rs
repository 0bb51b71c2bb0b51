//! Choosing how long players may think.

use crate::app::ui::theme::widgets;
use crate::session::clock_choice::{ClockChoice, Timing, neighbours};
use crate::texts::{Phrase, Text};
use bevy_egui::egui::Ui;

/// The kinds of clock, and the numbers of the chosen kind.
pub(super) fn show(ui: &mut Ui, choice: &mut ClockChoice) {
    let timings = Timing::ALL.map(|timing| (timing, label(timing)));
    widgets::choose(ui, &mut choice.timing, timings);
    if choice.timing == Timing::Free {
        return;
    }
    let minutes = |minutes| Phrase::TimeMinutes { minutes };
    let seconds = |seconds| Phrase::ClockSecondsATurn { seconds };
    ui.horizontal_wrapped(|ui| {
        if let Timing::Sudden | Timing::Increment = choice.timing {
            step(
                ui,
                [Phrase::ClockFewerMinutes, Phrase::ClockMoreMinutes],
                &mut choice.minutes,
                &ClockChoice::MINUTES,
                minutes,
            );
        }
        if choice.timing == Timing::Increment {
            let labels = [Phrase::ClockSmallerIncrement, Phrase::ClockLargerIncrement];
            step(ui, labels, &mut choice.increment, &ClockChoice::INCREMENTS, seconds);
        }
        if choice.timing == Timing::PerMove {
            step(ui, [Phrase::ClockLessTime, Phrase::ClockMoreTime], &mut choice.turn, &ClockChoice::TURNS, seconds);
        }
    });
}

const fn label(timing: Timing) -> Phrase {
    match timing {
        Timing::Free => Phrase::ClockFree,
        Timing::Sudden => Phrase::ClockKindSudden,
        Timing::Increment => Phrase::ClockKindIncrement,
        Timing::PerMove => Phrase::ClockKindPerMove,
    }
}

fn step(ui: &mut Ui, [less, more]: [Phrase; 2], value: &mut u32, offered: &[u32], shown: impl FnOnce(Text) -> Phrase) {
    let [smaller, larger] = neighbours(*value, offered);
    let shown = shown(value.to_string().into());
    if let Some(wanted) = widgets::step(ui, (less, smaller), shown, (more, larger)) {
        *value = wanted;
    }
}

#[cfg(test)]
mod tests {
    use crate::texts::time::left;
    use std::time::Duration;

    #[test]
    fn times_are_told_to_the_second_that_has_begun() {
        assert_eq!(left(Duration::ZERO), "0:00");
        assert_eq!(left(Duration::from_millis(1)), "0:01");
        assert_eq!(left(Duration::from_millis(65_000)), "1:05");
        assert_eq!(left(Duration::from_secs(3_725)), "1:02:05");
    }
}
