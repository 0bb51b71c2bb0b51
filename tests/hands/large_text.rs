//! With the largest text, what lies over the board leaves room for the board, and keys lead to all controls, which are
//! then in view.

use super::desk::Desk;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::EguiContext;
use std::collections::HashSet;
use zen_table::app::camera::view::ViewportInsets;
use zen_table::app::gameplay::messages::Intent;
use zen_table::app::ui::theme::controls::Controls;
use zen_table::games::torus::Size;
use zen_table::games::{Kind, Player};
use zen_table::session::{Ending, GameTerms, Match, Seat, Terms};
use zen_table::texts::{Language, Phrase};

/// A desktop, telephones both ways and the smallest window, in logical pixels.
const WINDOWS: [(f32, f32); 4] = [(1280.0, 720.0), (844.0, 390.0), (390.0, 844.0), (320.0, 480.0)];

/// The most presses of Tab: more than there are controls.
const MOST: usize = 80;

/// The least height in which a control can be seen, in logical pixels: most of that of a button in the smallest text.
const SEEN: f32 = 24.0;

/// The part of the window's shorter side that is left for the board.
const LEAST_SHARE: f32 = 0.5;

impl Desk {
    /// Sets size of window, language and the largest text.
    fn enlarge(&mut self, (width, height): (f32, f32), language: Language) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(width, height);
        let mut settings = self.settings();
        (settings.text_scale, settings.language, settings.reduced_motion) = (2.0, Some(language), true);
        self.rest();
    }

    /// Goes through all controls by the Tab key; returns their labels and says which are not in view.
    fn go_through(&mut self, (width, height): (f32, f32)) -> (HashSet<String>, Vec<String>) {
        let window = Rect::from_corners(Vec2::ZERO, Vec2::new(width, height)).inflate(1.0);
        let (mut reached, mut faults) = (HashSet::new(), Vec::new());
        for _ in 0..MOST {
            self.key(KeyCode::Tab, Key::Tab);
            for _ in 0..3 {
                self.app.update();
            }
            let Some(label) = self.focused() else { continue };
            if reached.contains(&label) {
                break;
            }
            match self.app.world().resource::<Controls>().place(&label) {
                None => faults.push(format!("'{label}' is not in view")),
                Some(place) if place.height() < SEEN || !window.contains(place.min) || !window.contains(place.max) => {
                    faults.push(format!("'{label}' is cut: {place:?}"));
                }
                Some(_) => {}
            }
            reached.insert(label);
        }
        (reached, faults)
    }

    /// What is left of the window for the board, as a part of its shorter side.
    fn share_of_board(&self, (width, height): (f32, f32)) -> f32 {
        let insets = self.app.world().resource::<ViewportInsets>();
        let left = Vec2::new(width - insets.left - insets.right, height - insets.top - insets.bottom);
        left.min_element() / width.min(height)
    }
}

/// Looks at the same moment in every window and every language.
fn look(desk: &mut Desk, what: &str, wanted: &[Phrase], least: f32) {
    let mut faults = Vec::new();
    for window in WINDOWS {
        for &language in Language::ALL {
            desk.enlarge(window, language);
            let (reached, mut found) = desk.go_through(window);
            let missing = wanted.iter().map(|phrase| phrase.localise(language));
            found.extend(missing.filter(|label| !reached.contains(label)).map(|label| format!("no '{label}'")));
            let share = desk.share_of_board(window);
            if share < least {
                found.push(format!("{share} of the window is left for the board"));
            }
            faults.extend(found.into_iter().map(|fault| format!("{what} in {window:?}, {language:?}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_field_for_moves_leaves_the_board_in_view() {
    // The longest notation and the most moves.
    for kind in [Kind::Zen, Kind::Torus] {
        let mut desk = Desk::with(kind);
        desk.letter(KeyCode::Slash, "/");
        let first = desk.game().legal_moves().swap_remove(0);
        desk.type_text(&first[..1]);
        look(
            &mut desk,
            &format!("{kind:?}"),
            &[Phrase::TypedMove, Phrase::CommonCancel, Phrase::CommonMenu],
            LEAST_SHARE,
        );
        for window in WINDOWS {
            desk.enlarge(window, Language::German);
            let insets = *desk.app.world().resource::<ViewportInsets>();
            let world = desk.app.world_mut();
            let mut context = world.query::<&mut EguiContext>().single_mut(world).unwrap();
            let context = context.get_mut();
            let covered = context.memory(|memory| memory.area_rect("typed-move")).expect("the field is open").height();
            let part = covered * context.zoom_factor() / (window.1 - insets.top - insets.bottom);
            assert!(part < 0.7, "in {window:?} the field lies over {part} of the height of the board");
        }
    }
}

#[test]
fn the_notes_below_the_board_are_reached_and_the_board_stays() {
    let long = ["Wilhelmina von und zu Wolkenstein-Hammer", "Maximilian Mandelbaum-Wagner am Wasser 2"];
    let seats = || long.map(Seat::person).to_vec();
    let game = GameTerms::Torus { size: Size::default(), balanced_opening: true };
    let mut to_choose = Match::new(Terms { game, seats: seats(), ..Terms::usual(Kind::Torus) }).unwrap();
    for text in ["c3", "c9", "d4"] {
        to_choose.play(text).unwrap();
    }
    let mut over = Match::new(Terms { seats: seats(), ..Terms::usual(Kind::Zen) }).unwrap();
    over.end(Ending::Resigned(Player::One)).unwrap();
    for (what, played, wanted) in [
        ("a side is to be chosen", to_choose, vec![Phrase::CommonMenu]),
        ("the end", over, vec![Phrase::CommonPlayAgain, Phrase::NoteLookAtBoard, Phrase::CommonMainMenu]),
    ] {
        let mut desk = Desk::in_menu();
        desk.app.world_mut().write_message(Intent::Resume(Box::new(played)));
        desk.rest();
        // A note that would take most of the board lies over it until it is closed.
        look(&mut desk, what, &wanted, 0.3);
    }
}
