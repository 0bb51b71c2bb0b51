//! The buttons at the end of a match: how it can be played again, the suggested way first.

use crate::app::ui::theme::widgets::Button;
use crate::search::Level;
use crate::session::results::Results;
use crate::session::{Match, Rematch};
use crate::texts::{Phrase, Text};
use bevy_egui::egui::Ui;

/// The greatest width of a note with these buttons, in points: one row has room for all.
pub(super) const NOTE_WIDTH: f32 = 620.0;

/// What a player may do at the end of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Choice {
    /// Begin another match.
    Rematch(Rematch),
    /// Review the match.
    Review,
    /// Close the note.
    LookAtBoard,
    /// Leave the table.
    MainMenu,
}

/// The ways to play a match again, the suggested one first: after many wins a higher level, after many losses a lower
/// one, otherwise the same match.
pub(super) fn offers(played: &Match, results: &Results) -> Vec<Rematch> {
    let mut offers = vec![Rematch::Again, Rematch::OtherSides];
    let Some(level) = played.level_of_computers() else { return offers };
    let beside = |by: i8| level.number().checked_add_signed(by).and_then(Level::new).map(Rematch::AtLevel);
    offers.extend([-1, 1].into_iter().filter_map(beside));
    let suggestion = results.suggestion(played.terms().game.kind());
    // The suggestion follows the last counted game, which may have been at another level.
    if suggestion.from.is_some_and(|run| run.level == level)
        && let Some(suggested) = offers.iter().position(|&offer| offer == Rematch::AtLevel(suggestion.level))
    {
        offers[..=suggested].rotate_right(1);
    }
    offers
}

/// The label of a way to play the match again.
fn label(played: &Match, offer: Rematch) -> Phrase {
    match offer {
        Rematch::Again => Phrase::CommonPlayAgain,
        // In Zener the colours alternate from match to match, and in a match of several rounds the sides do. There the
        // players change sides without asking for it, and what they can ask for is to keep them.
        Rematch::OtherSides if played.rematch_changes_sides() => Phrase::NoteSameSides,
        Rematch::OtherSides => Phrase::NoteSidesChanged,
        Rematch::AtLevel(level) => {
            let number: Text = level.number().to_string().into();
            match played.level_of_computers() {
                Some(now) if level < now => Phrase::NoteEasier { level: number },
                _ => Phrase::NoteHarder { level: number },
            }
        }
    }
}

/// Lays out the buttons in equal columns. Returns what was chosen.
pub(super) fn show(ui: &mut Ui, played: &Match, offers: &[Rematch]) -> Option<Choice> {
    /// The least width of a column, in points: a longer label has two lines.
    const NARROWEST: f32 = 64.0;
    let rematches = offers.iter().map(|&offer| (label(played, offer), Choice::Rematch(offer)));
    let others = [
        (Phrase::ReviewOpen, Choice::Review),
        (Phrase::NoteLookAtBoard, Choice::LookAtBoard),
        (Phrase::CommonMainMenu, Choice::MainMenu),
    ];
    let buttons: Vec<_> = rematches.chain(others).collect();
    let [gap, room] = [ui.spacing().item_spacing.x, ui.available_width()];
    let most = (((room + gap) / (NARROWEST + gap)) as usize).clamp(1, buttons.len());
    let rows = buttons.len().div_ceil(most);
    let columns = buttons.len().div_ceil(rows);
    let width = ((room + gap) / columns as f32 - gap).floor();
    let mut chosen = None;
    for (row, buttons) in buttons.chunks(columns).enumerate() {
        ui.horizontal(|ui| {
            for (column, (label, choice)) in buttons.iter().enumerate() {
                let button = Button::new(label.clone()).within(width);
                let button = if row + column == 0 { button.primary() } else { button };
                if ui.add(button).clicked() {
                    chosen = Some(*choice);
                }
            }
        });
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::device::Device;
    use crate::app::ui::theme;
    use crate::app::ui::theme::controls::{self, Controls};
    use crate::app::ui::theme::sheet;
    use crate::games::{Kind, Player};
    use crate::session::results::{CountedGame, GameResult};
    use crate::session::{Ending, Length, Seat, Terms};
    use crate::texts::Language;
    use crate::texts::catalogue::pseudo;
    use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    fn over(kind: Kind, length: Length, seats: Vec<Seat>) -> Match {
        let mut played = Match::new(Terms { length, seats, ..Terms::usual(kind) }).expect("terms");
        loop {
            played.end(Ending::Resigned(Player::Two)).expect("a round that is on");
            if played.next_round().is_err() {
                return played;
            }
        }
    }

    /// A match of a person against a computer of a level.
    fn against(number: u8) -> Match {
        over(Kind::Enso, Length::Single, vec![Seat::person("Ada"), Seat::of_level(level(number))])
    }

    fn after(games: &[(u8, GameResult)]) -> Results {
        let mut results = Results::default();
        for &(number, result) in games {
            results.count(Kind::Enso, CountedGame::new(number, result, None));
        }
        results
    }

    #[test]
    fn the_suggested_match_comes_first() {
        use GameResult::{Lost, Won};
        let [easier, harder] = [1, 3].map(|number| Rematch::AtLevel(level(number)));
        let (again, sides) = (Rematch::Again, Rematch::OtherSides);
        let played = against(2);
        assert_eq!(offers(&played, &Results::default()), [again, sides, easier, harder]);
        assert_eq!(offers(&played, &after(&[(2, Won)])), [again, sides, easier, harder]);
        assert_eq!(offers(&played, &after(&[(2, Won); 3])), [harder, again, sides, easier]);
        assert_eq!(offers(&played, &after(&[(2, Lost); 3])), [easier, again, sides, harder]);
        assert_eq!(offers(&played, &after(&[(5, Lost); 3]))[0], again, "about another level");
    }

    #[test]
    fn levels_end_with_the_lowest_and_the_highest() {
        use GameResult::{Lost, Won};
        let offers_at = |number, result| offers(&against(number), &after(&[(number, result); 4]));
        let (again, sides) = (Rematch::Again, Rematch::OtherSides);
        assert_eq!(offers_at(0, Lost), [again, sides, Rematch::AtLevel(level(1))]);
        assert_eq!(offers_at(6, Won), [again, sides, Rematch::AtLevel(level(5))]);
    }

    #[test]
    fn among_persons_and_among_computers_there_are_no_levels() {
        let of = |seats| offers(&over(Kind::Zen, Length::Single, seats), &Results::default());
        let two = [Rematch::Again, Rematch::OtherSides];
        assert_eq!(of(vec![Seat::person("Ada"), Seat::person("Grace")]), two);
        assert_eq!(of(vec![Seat::of_level(level(1)), Seat::of_level(level(1))]), two);
        let [ada, one, two_two] = [Seat::person("Ada"), Seat::of_level(level(1)), Seat::of_level(level(2))];
        assert_eq!(of(vec![ada.clone(), one.clone(), ada.clone(), two_two]), two, "of two levels");
        assert_eq!(of(vec![ada.clone(), one.clone(), ada, one]).len(), 4, "a team of one level");
    }

    /// What is drawn in a window after this input: the height of the note, and what was chosen.
    fn pass(
        context: &Context,
        screen: Rect,
        language: Language,
        played: &Match,
        events: Vec<Event>,
    ) -> (f32, Option<Choice>) {
        let offers = offers(played, &Results::default());
        let (mut height, mut chosen) = (0.0, None);
        controls::begin(context, Device::Mouse, language);
        let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
        context
            .run_ui(input, |ui| {
                height = sheet::note(ui.ctx(), "end", screen, NOTE_WIDTH, |ui| {
                    chosen = show(ui, played, &offers).or(chosen);
                });
            })
            .drop_without_applying_deltas();
        (height, chosen)
    }

    #[test]
    fn every_button_does_what_it_says_with_one_press() {
        let screen = Rect::from_min_size(Pos2::ZERO, vec2(360.0, 640.0));
        let played = against(2);
        let language = Language::English;
        for (label, wanted) in [
            ("Play again", Choice::Rematch(Rematch::Again)),
            ("Sides changed", Choice::Rematch(Rematch::OtherSides)),
            ("Easier: level 1", Choice::Rematch(Rematch::AtLevel(level(1)))),
            ("Harder: level 3", Choice::Rematch(Rematch::AtLevel(level(3)))),
            ("Review", Choice::Review),
            ("Look at the board", Choice::LookAtBoard),
            ("Main menu", Choice::MainMenu),
        ] {
            let context = Context::default();
            theme::apply(&context);
            for _ in 0..3 {
                assert_eq!(pass(&context, screen, language, &played, Vec::new()).1, None);
            }
            let place = Controls::of_last_pass(&context).place(label).unwrap_or_else(|| panic!("no {label}"));
            let pos = pos2(place.center().x, place.center().y);
            let press = |pressed| Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            let inputs = [vec![Event::PointerMoved(pos)], vec![press(true)], vec![press(false)]];
            let chosen: Vec<_> =
                inputs.into_iter().filter_map(|events| pass(&context, screen, language, &played, events).1).collect();
            assert_eq!(chosen, [wanted], "{label}");
        }
    }

    #[test]
    fn where_the_sides_change_anyway_they_can_be_kept() {
        let seats = || vec![Seat::person("Ada"), Seat::person("Grace")];
        let label_in = |kind| label(&over(kind, Length::Single, seats()), Rematch::OtherSides);
        assert_eq!(label_in(Kind::Zener), Phrase::NoteSameSides);
        for kind in [Kind::Zen, Kind::Enso, Kind::Torus] {
            assert_eq!(label_in(kind), Phrase::NoteSidesChanged);
        }
    }

    #[test]
    fn the_buttons_take_few_rows_in_every_language() {
        let played = against(2);
        let windows = [(320.0, 480.0), (360.0, 640.0), (390.0, 844.0), (844.0, 390.0), (1280.0, 720.0)];
        let check = |language| {
            for (width, height) in windows {
                let context = Context::default();
                theme::apply(&context);
                let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
                let mut taken = 0.0;
                for _ in 0..3 {
                    taken = pass(&context, screen, language, &played, Vec::new()).0;
                }
                assert!(taken > 0.0 && taken < 190.0, "{language:?} {width}: {taken}");
                let controls = Controls::of_last_pass(&context);
                let places: Vec<_> = controls.iter().map(|(_, place)| place).collect();
                assert_eq!(places.len(), 7, "{language:?} {width}");
                assert!(
                    places.iter().all(|place| place.min.x > 1.0 && place.max.x < width - 1.0),
                    "{language:?} {width}"
                );
                let mut rows: Vec<_> = places.iter().map(|place| place.min.y as i32).collect();
                rows.sort_unstable();
                // Buttons of one row have one middle, so a higher one begins a little above the others.
                rows.dedup_by(|below, above| *below - *above < 18);
                let most = if width < 340.0 { 3 } else { 2 };
                assert!(rows.len() <= most, "{language:?} {width}: {rows:?}");
            }
        };
        Language::ALL.iter().copied().for_each(check);
        pseudo::with(|| check(Language::English));
    }
}
