//! Lessons in the real window: from the first start of the program, with the mouse and with keys alone.

use super::desk::Desk;
use super::game::Game;
use serde_json::Value;
use std::fs;
use tempfile::TempDir;
use zen_table::games::{AnyGame, Kind, Options};
use zen_table::lessons;
use zen_table::lessons::step::{Step, Task};
use zen_table::texts::games::title_in_list;
use zen_table::texts::{Language, Phrase};

/// How many steps of each game are done with the mouse.
const BY_MOUSE: usize = 3;

/// The game on the table without a window.
pub(crate) fn on_table(game: &mut Game, kind: Kind) -> AnyGame {
    let position = game.ask("position")["position"].as_str().expect("a position").to_owned();
    AnyGame::from_text(&position, &Options::usual(kind)).expect("a position of the game")
}

/// What the probe says of the step on the table.
fn lesson(screen: &Value) -> &Value {
    &screen["lesson"]
}

/// Waits until this step is on the table, as it begins.
pub(crate) fn begins(game: &mut Game, kind: Kind, number: usize) {
    game.until("screen", &format!("step {number} of {} begins", kind.id()), |screen| {
        let lesson = lesson(screen);
        lesson["game"] == kind.id() && lesson["step"] == number && lesson["answer"] == "Awaited"
    });
}

pub(crate) fn is_done(screen: &Value) -> bool {
    lesson(screen)["answer"] == "Right"
}

/// Does what a step asks for; `point` points at a square, `key` presses a key.
fn solve<'d>(game: &mut Game<'d>, kind: Kind, step: &Step, point: impl Fn(&mut Game<'d>, &str)) {
    for _ in 0..12 {
        if is_done(&game.ask("screen")) {
            return;
        }
        match step.task {
            Task::Move(_) => {
                let plies = game.ask("position")["plies"].as_u64();
                let right = step.solutions(&on_table(game, kind)).swap_remove(0);
                for square in game.squares_of(&right) {
                    point(game, &square);
                }
                game.until("position", &format!("{right} is played"), |answer| answer["plies"].as_u64() > plies);
            }
            Task::Point { .. } => {
                let told = on_table(game, kind);
                for square in step.right_squares(&told) {
                    let name = told.square_name(square);
                    if !is_done(&game.ask("screen")) {
                        point(game, &name);
                    }
                }
            }
            Task::Shift => game.key("w"),
            Task::Fold => game.click(&label(Phrase::ViewDoughnut)),
        }
        game.until("screen", "the answer is judged", |screen| lesson(screen)["answer"] != "Missed");
        if !matches!(step.task, Task::Move(_)) {
            game.until("screen", "the step is done", is_done);
        }
    }
    panic!("{} {} is never done: {}", kind.id(), step.id, game.ask("screen"));
}

fn label(phrase: Phrase) -> String {
    phrase.localise(Language::English)
}

#[test]
fn who_has_never_played_is_led_to_the_lessons_and_does_them_with_the_mouse() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    // On the plan no piece hides a square behind it.
    fs::write(data.path().join("settings.ron"), "(view: Plan)").unwrap();
    let mut game = Game::start(&desk, data.path(), "lessons");
    let top = |game: &mut Game, label: &str| {
        let place = game.until(&format!("where \"{label}\""), "it is to be seen", |answer| answer["error"].is_null());
        place["y"].as_f64().expect("a place")
    };
    let (learn, new_game) = (label(Phrase::MainMenuLearn), label(Phrase::CommonNewGame));
    game.until(&format!("where \"{learn}\""), "the lessons are offered", |answer| answer["error"].is_null());
    assert!(top(&mut game, &learn) < top(&mut game, &new_game), "who is new learns first");
    for kind in Kind::ALL {
        // The second click begins the lesson.
        game.click(&learn);
        game.picture(&format!("learn-{}", kind.id()));
        game.click(&label(Phrase::LearnBegin { game: title_in_list(kind) }));
        for (number, step) in lessons::of(kind).iter().enumerate().take(BY_MOUSE) {
            begins(&mut game, kind, number);
            if number == 1 {
                // A wrong answer is said to be one, and taken back.
                miss(&mut game, kind, step);
            }
            game.picture(&format!("lesson-{}-{}", kind.id(), step.id));
            solve(&mut game, kind, step, Game::click_square);
            game.until("screen", "the step is done", is_done);
            // Nothing happens to the board any more.
            let after = game.ask("position")["position"].clone();
            game.key("BackSpace");
            assert_eq!(game.ask("position")["position"], after);
            game.click(&label(Phrase::LearnNext));
        }
        begins(&mut game, kind, BY_MOUSE);
        game.key("Escape");
        game.click(&label(Phrase::CommonMainMenu));
        game.until("screen", "the menu is open", |screen| screen["screen"] == "Menu" && screen["overlay"] == "None");
    }
    assert!(top(&mut game, &new_game) < top(&mut game, &learn), "who has learnt is offered a game first");
    game.kill();

    // What has been done is kept.
    let mut game = Game::start(&desk, data.path(), "lessons-again");
    game.click(&learn);
    for kind in Kind::ALL {
        top(&mut game, &label(Phrase::LearnGoOn { game: title_in_list(kind) }));
    }
    game.click(&label(Phrase::LearnGoOn { game: title_in_list(Kind::Zen) }));
    begins(&mut game, Kind::Zen, BY_MOUSE);
    game.kill();
}

/// Plays a wrong move, where the step has one, and waits until it is taken back.
fn miss(game: &mut Game, kind: Kind, step: &Step) {
    let Task::Move(_) = step.task else { return };
    let told = on_table(game, kind);
    let right = step.solutions(&told);
    let Some(wrong) = told.legal_moves().into_iter().find(|text| !right.contains(text)) else { return };
    for square in game.squares_of(&wrong) {
        game.click_square(&square);
    }
    game.until("screen", "the answer is wrong", |screen| lesson(screen)["answer"] == "Missed");
    game.until("position", "it is taken back", |answer| answer["plies"] == 0);
}

#[test]
fn the_first_step_of_every_game_is_done_by_keys_alone() {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let mut game = Game::start(&desk, data.path(), "lessons-by-keys");
    for kind in Kind::ALL {
        game.choose(&label(Phrase::MainMenuLearn));
        game.choose(&label(Phrase::LearnBegin { game: title_in_list(kind) }));
        begins(&mut game, kind, 0);
        let step = &lessons::of(kind)[0];
        solve(&mut game, kind, step, Game::choose_square);
        // The button for the next step has the focus.
        let next = label(Phrase::LearnNext);
        game.until("screen", "the next step is offered", |screen| screen["focused"] == next.as_str());
        game.key("Return");
        begins(&mut game, kind, 1);
        assert!(game.ask("screen")["focused"].is_null(), "the keys are for the board again");
        game.key("Escape");
        game.choose(&label(Phrase::CommonMainMenu));
        game.until("screen", "the menu is open", |screen| screen["screen"] == "Menu" && screen["overlay"] == "None");
    }
    game.kill();
}
