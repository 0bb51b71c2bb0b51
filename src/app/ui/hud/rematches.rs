//! The buttons at the end of a match: how it can be played again, the suggested way first.

use crate::app::ui::theme;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::Button;
use crate::search::Level;
use crate::session::results::Results;
use crate::session::{Match, Rematch};
use crate::texts::{Phrase, Text};
use bevy_egui::egui::Ui;

/// The greatest width of a note with these buttons, in points: one row has room for all, in English.
pub(super) const NOTE_WIDTH: f32 = 880.0;

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

/// Lays out the buttons: in one row if each label fits in one line, otherwise in equal columns. Returns what was
/// chosen.
pub(super) fn show(ui: &mut Ui, played: &Match, offers: &[Rematch]) -> Option<Choice> {
    let rematches = offers.iter().map(|&offer| (label(played, offer), Choice::Rematch(offer)));
    let others = [
        (Phrase::ReviewOpen, Choice::Review),
        (Phrase::NoteLookAtBoard, Choice::LookAtBoard),
        (Phrase::CommonMainMenu, Choice::MainMenu),
    ];
    let buttons: Vec<_> = rematches.chain(others).collect();
    let labels: Vec<_> = buttons.iter().map(|(label, _)| ui.localise(label.clone())).collect();
    let mut buttons = buttons.into_iter();
    let mut chosen = None;
    for (row, widths) in rows(ui, &labels).into_iter().enumerate() {
        ui.horizontal(|ui| {
            for (column, (width, (label, choice))) in widths.into_iter().zip(&mut buttons).enumerate() {
                let button = Button::new(label).within(width);
                let button = if row + column == 0 { button.primary() } else { button };
                if ui.add(button).clicked() {
                    chosen = Some(choice);
                }
            }
        });
    }
    chosen
}

/// The width of each button with these labels, in points, row by row.
fn rows(ui: &Ui, labels: &[String]) -> Vec<Vec<f32>> {
    /// The least width of a column, in points: a longer label has two lines.
    const NARROWEST: f32 = 64.0;
    /// The space left and right of a label in one row, in points.
    const BESIDE_LABEL: f32 = 9.0;
    /// In a lower window, in points, there are only the rows that must be: the board needs the height.
    const LOW: f32 = 480.0;
    let [gap, room] = [ui.spacing().item_spacing.x, ui.available_width()];
    let in_one_line = |label: &String| {
        let words = ui.painter().layout_no_wrap(label.clone(), theme::strong(17.0), theme::text_colour(ui));
        words.size().x.ceil() + 2.0 * BESIDE_LABEL
    };
    let natural: Vec<f32> = labels.iter().map(in_one_line).collect();
    let count = labels.len();
    let spare = room - natural.iter().sum::<f32>() - gap * (count - 1) as f32;
    if spare >= 0.0 {
        let more = (spare / count as f32).floor();
        return vec![natural.into_iter().map(|width| width + more).collect()];
    }
    let most = (((room + gap) / (NARROWEST + gap)) as usize).clamp(1, count);
    let least_rows = if ui.ctx().viewport_rect().height() < LOW { 1 } else { 2 };
    let columns = count.div_ceil(count.div_ceil(most).max(least_rows));
    let width = ((room + gap) / columns as f32 - gap).floor();
    vec![width; count].chunks(columns).map(<[f32]>::to_vec).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::input::device::Device;
    use crate::app::ui::theme::controls::{self, Controls};
    use crate::app::ui::theme::sheet;
    use crate::games::{Kind, Player};
    use crate::session::results::{CountedGame, GameResult};
    use crate::session::{Ending, Length, Seat, Terms};
    use crate::texts::Language;
    use crate::texts::pseudo;
    use bevy_egui::egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, Shape, pos2, vec2};

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

    /// What a window shows.
    struct Pass {
        /// The height of the note, in points.
        height: f32,
        chosen: Option<Choice>,
        /// The number of lines of the longest text.
        lines: usize,
    }

    fn lines(shape: &Shape) -> usize {
        match shape {
            Shape::Vec(shapes) => shapes.iter().map(lines).max().unwrap_or_default(),
            Shape::Text(text) => text.galley.rows.len(),
            _ => 0,
        }
    }

    /// Draws a window of this size with the note after this input.
    fn pass(context: &Context, screen: Rect, language: Language, played: &Match, events: Vec<Event>) -> Pass {
        let offers = offers(played, &Results::default());
        let (mut height, mut chosen) = (0.0, None);
        controls::begin(context, Device::Mouse, language);
        let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
        let output = context.run_ui(input, |ui| {
            height = sheet::note(ui.ctx(), "end", screen, NOTE_WIDTH, |ui| {
                chosen = show(ui, played, &offers).or(chosen);
            });
        });
        let lines = output.shapes.iter().map(|shape| lines(&shape.shape)).max().unwrap_or_default();
        output.drop_without_applying_deltas();
        Pass { height, chosen, lines }
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
                assert_eq!(pass(&context, screen, language, &played, Vec::new()).chosen, None);
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
            let chosen: Vec<_> = inputs
                .into_iter()
                .filter_map(|events| pass(&context, screen, language, &played, events).chosen)
                .collect();
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
        let context = Context::default();
        let check = |language, most_on_desktop| {
            for (width, height) in windows {
                theme::start_over(&context);
                let screen = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
                // The note has its final place after some passes.
                for _ in 0..2 {
                    pass(&context, screen, language, &played, Vec::new());
                }
                let Pass { height: taken, lines, .. } = pass(&context, screen, language, &played, Vec::new());
                assert!(taken > 0.0 && taken < 190.0, "{language:?} {width}: {taken}");
                assert!(width < 900.0 || lines == 1, "{language:?} {width}: a label has {lines} lines");
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
                let most = match width {
                    ..340.0 => 3,
                    900.0.. => most_on_desktop,
                    _ => 2,
                };
                assert!(rows.len() <= most, "{language:?} {width}: {rows:?}");
            }
        };
        for &language in Language::ALL {
            check(language, if language == Language::English { 1 } else { 2 });
        }
        pseudo::with(|| check(Language::English, 2));
    }
}
