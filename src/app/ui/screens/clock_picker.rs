//! Choosing how long players may think.

use crate::app::ui::theme::widgets;
use crate::session::clock_choice::{ClockChoice, Timing, neighbours};
use bevy_egui::egui::Ui;

/// The kinds of clock, and the numbers of the chosen kind.
pub(super) fn show(ui: &mut Ui, choice: &mut ClockChoice) {
    let timings = Timing::ALL.map(|timing| (timing, label(timing)));
    widgets::choose(ui, &mut choice.timing, timings);
    if choice.timing == Timing::Free {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        if let Timing::Sudden | Timing::Increment = choice.timing {
            step(ui, ["Fewer minutes", "More minutes"], &mut choice.minutes, &ClockChoice::MINUTES, "min");
        }
        if choice.timing == Timing::Increment {
            let labels = ["Smaller increment", "Larger increment"];
            step(ui, labels, &mut choice.increment, &ClockChoice::INCREMENTS, "s a turn");
        }
        if choice.timing == Timing::PerMove {
            step(ui, ["Less time a move", "More time a move"], &mut choice.turn, &ClockChoice::TURNS, "s a turn");
        }
    });
}

const fn label(timing: Timing) -> &'static str {
    match timing {
        Timing::Free => "No clock",
        Timing::Sudden => "Per round",
        Timing::Increment => "Increment",
        Timing::PerMove => "Per move",
    }
}

fn step(ui: &mut Ui, [less, more]: [&str; 2], value: &mut u32, offered: &[u32], unit: &str) {
    let [smaller, larger] = neighbours(*value, offered);
    let shown = format!("{value} {unit}");
    if let Some(wanted) = widgets::step(ui, (less, smaller), &shown, (more, larger)) {
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
