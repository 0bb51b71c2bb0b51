//! Lessons on the table: what is judged, taken back, kept, and what a lesson leaves alone.

use super::*;
use zen_table::app::gameplay::active_match::{LessonStep, TableMode};
use zen_table::app::gameplay::comments::Comment;
use zen_table::app::gameplay::lesson::{Answer, LessonProgress, LessonState};
use zen_table::app::gameplay::statistics::AiStatistics;
use zen_table::lessons;
use zen_table::lessons::step::Task;

/// Every step of every game.
fn all_steps() -> impl Iterator<Item = LessonStep> {
    Kind::ALL.into_iter().flat_map(|kind| (0..lessons::of(kind).len()).map(move |number| LessonStep { kind, number }))
}

/// The steps that ask for a move and have wrong answers, each with one of these.
fn steps_with_wrong_moves() -> Vec<(LessonStep, String)> {
    let with_wrong = all_steps().filter_map(|lesson| {
        let step = lesson.step()?;
        let Task::Move(_) = step.task else { return None };
        let begun = step.begin().expect("a position of the game");
        let game = begun.round().game();
        let right = step.solutions(game);
        let wrong = game.legal_moves().into_iter().find(|text| !right.contains(text))?;
        Some((lesson, wrong))
    });
    with_wrong.collect()
}

fn lesson(app: &App) -> &LessonState {
    app.world().resource()
}

fn progress(app: &App) -> &lessons::progress::Progress {
    &app.world().resource::<LessonProgress>().0
}

/// Does what the step on the table asks for, where that is a move or pointing.
fn solve(app: &mut App) {
    let step = table(app).lesson().and_then(LessonStep::step).expect("a lesson");
    for _ in 0..20 {
        if lesson(app).is_done() {
            return;
        }
        match step.task {
            Task::Move(_) => {
                let right = step.solutions(game(app));
                let path = game(app).path(right.first().expect("a solution"));
                for spot in path {
                    send(app, Point::At(spot));
                }
            }
            Task::Point { .. } => {
                let right = step.right_squares(game(app));
                let next = right.into_iter().find(|square| !lesson(app).found.contains(square)).expect("one is left");
                send(app, Point::At(Spot::Square(next)));
            }
            Task::Shift | Task::Fold => return,
        }
    }
    panic!("{} {}: not done", game(app).kind().id(), step.id);
}

#[test]
fn every_step_is_done_by_pointing_at_its_solution() {
    let (mut app, _folder) = alone();
    for wanted in all_steps() {
        send(&mut app, Intent::Learn(wanted));
        assert_eq!(table(&app).lesson(), Some(wanted));
        let step = wanted.step().expect("a step");
        solve(&mut app);
        let by_board = matches!(step.task, Task::Move(_) | Task::Point { .. });
        assert_eq!(lesson(&app).is_done(), by_board, "{} {}", wanted.kind.id(), step.id);
        assert_eq!(progress(&app).is_done(wanted.kind, step), by_board);
    }
}

#[test]
fn the_view_of_the_doughnut_does_the_step_that_asks_for_it() {
    let (mut app, _folder) = alone();
    let fold = all_steps().find(|lesson| lesson.step().is_some_and(|step| matches!(step.task, Task::Fold)));
    let fold = fold.expect("ZeN has such a step");
    app.world_mut().resource_mut::<Settings>().view = View::Doughnut;
    send(&mut app, Intent::Learn(fold));
    assert!(!lesson(&app).is_done(), "a step begins on the flat board");
    app.world_mut().resource_mut::<Settings>().view = View::Doughnut;
    app.update();
    assert!(lesson(&app).is_done());
}

#[test]
fn a_wrong_move_is_seen_and_taken_back_and_can_be_tried_again() {
    let (mut app, _folder) = alone();
    // Simulated time: a wrong move is seen for a while, which over all steps would be half a minute.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    for (wanted, wrong) in steps_with_wrong_moves() {
        send(&mut app, Intent::Learn(wanted));
        let position = game(&app).position_text();
        send(&mut app, Intent::Play(wrong.clone()));
        assert_eq!((lesson(&app).answer, lesson(&app).misses), (Answer::Missed, 1), "{wrong}");
        assert_eq!(game(&app).len(), 1, "{wrong}: the move is seen for a while");
        // What is pointed at in the meantime counts nothing.
        let square = Square::new(0, 0);
        send(&mut app, Point::At(Spot::Square(square)));
        wait(&mut app, "the move is taken back", |app| game(app).is_empty());
        assert_eq!(game(&app).position_text(), position);
        assert_eq!(lesson(&app).answer, Answer::Missed, "what was missed is still said");
        solve(&mut app);
        assert!(lesson(&app).is_done(), "{} {:?}", wanted.kind.id(), wanted.step().map(|step| step.id));
    }
}

#[test]
fn the_hint_comes_after_the_second_miss_or_when_it_is_asked_for() {
    let (mut app, _folder) = alone();
    let (wanted, wrong) = steps_with_wrong_moves().swap_remove(0);
    send(&mut app, Intent::Learn(wanted));
    for miss in 1..=2 {
        assert!(!lesson(&app).shows_hint(), "after {} misses", miss - 1);
        send(&mut app, Intent::Play(wrong.clone()));
        wait(&mut app, "the move is taken back", |app| game(app).is_empty());
        app.update();
    }
    assert!(lesson(&app).shows_hint());
    send(&mut app, Intent::Learn(wanted));
    assert!(!lesson(&app).shows_hint() && lesson(&app).misses == 0, "a step begins anew");
    app.world_mut().resource_scope(|world, mut lesson: Mut<LessonState>| lesson.show_hint(world.resource()));
    assert!(lesson(&app).shows_hint());
    let solution = lesson(&app).solution.clone().expect("a solution");
    assert_eq!(solution, game(&app).path(&wanted.step().expect("a step").solutions(game(&app))[0]));
}

#[test]
fn what_the_rules_refuse_is_a_miss_too() {
    let (mut app, _folder) = alone();
    send(&mut app, Intent::Learn(steps_with_wrong_moves()[0].0));
    let empty = game(&app).board().squares().find(|&square| {
        let at = [Spot::Square(square)];
        game(&app).why_not(&at).is_some()
    });
    send(&mut app, Point::At(Spot::Square(empty.expect("a square from which no move begins"))));
    assert!(selection(&app).refusal.is_some());
    assert_eq!(lesson(&app).misses, 1);
    app.update();
    assert_eq!(lesson(&app).misses, 1, "it counts once");
}

#[test]
fn when_a_step_is_done_the_board_only_shows_it() {
    let (mut app, _folder) = alone();
    let (wanted, _) = steps_with_wrong_moves().swap_remove(0);
    send(&mut app, Intent::Learn(wanted));
    solve(&mut app);
    let after = game(&app).position_text();
    for square in game(&app).board().squares() {
        send(&mut app, Point::At(Spot::Square(square)));
    }
    assert_eq!(game(&app).position_text(), after);
    assert!(lesson(&app).is_done() && !lesson(&app).shows_hint());
}

#[test]
fn progress_is_kept_and_lessons_are_no_matches() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 1);
    wait_for_disk(&mut app, folder.path());
    let before = files(folder.path());
    send(&mut app, Intent::Leave);
    let wanted = steps_with_wrong_moves().swap_remove(0).0;
    send(&mut app, Intent::Learn(wanted));
    solve(&mut app);
    send(&mut app, Intent::Leave);
    assert_eq!(state::<Screen>(&app), Screen::Learn, "a lesson is left to the list of lessons");
    drop(app);
    assert_eq!(files(folder.path()), before);
    let app = program(folder.path());
    assert!(progress(&app).is_done(wanted.kind, wanted.step().expect("a step")));
    assert_eq!(app.world().resource::<AiStatistics>(), &AiStatistics::default(), "a lesson has no result");
}

#[test]
fn a_damaged_record_of_progress_is_set_aside_and_named() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("lessons.ron"), "(done: 7)").unwrap();
    let app = program(folder.path());
    assert!(progress(&app).is_empty());
    assert_eq!(saved(&app).damaged.iter().map(|damaged| damaged.name.as_str()).collect::<Vec<_>>(), ["lessons.ron"]);
}

#[test]
fn a_match_takes_the_place_of_a_lesson_and_is_kept() {
    let (mut app, folder) = alone();
    send(&mut app, Intent::Learn(steps_with_wrong_moves()[0].0));
    let text = mail::write(&Match::new(Terms::usual(Kind::Zener)).expect("usual terms"));
    send(&mut app, Store::Paste(text));
    wait(&mut app, "the pasted match is on the table", |app| table(app).mode() == TableMode::Match);
    assert_eq!(lesson(&app), &LessonState::default());
    play(&mut app, 1);
    wait_for_disk(&mut app, folder.path());
    assert_eq!(files(folder.path()).len(), 1);
}

#[test]
fn steps_follow_each_other_up_to_a_first_match_with_comments() {
    let (mut app, folder) = alone();
    for kind in Kind::ALL {
        let mut step = LessonStep { kind, number: 0 };
        assert_eq!(step.previous(), None);
        while step.step().is_some() {
            assert_eq!(step.next().previous(), Some(step));
            step = step.next();
        }
        send(&mut app, Intent::Learn(step));
        assert_eq!((table(&app).mode(), game(&app).kind()), (TableMode::FirstMatch, kind));
        assert!(app.world().resource::<Comment>().text.is_some(), "the first comment welcomes the learner");
        let computers = played(&app).terms().seats.iter().filter(|seat| !seat.is_person()).count();
        assert_eq!(computers, 1);
        wait(&mut app, "the learner's turn", |app| played(app).waits_for_move_of_person());
        play(&mut app, 1);
        wait_for_disk(&mut app, folder.path());
    }
}

#[test]
fn a_threat_is_pointed_out_until_the_learner_parries_by_habit() {
    // White's circle is on Black's home row and may leave the board with White's next step.
    let position = "[W1][K4][K3][K2][K1]/[K5]4/5/5/5/5/1[W2][W3][W4][W5] k - 5";
    let terms = Terms::usual(Kind::Zener);
    let threatened = Match::from_position(terms, position).expect("a position");
    let reply = zen_table::search::hint::threat(threatened.round().game());
    assert_eq!(reply.as_deref(), Some("W1-off"));
    let calm = Match::new(Terms::usual(Kind::Zener)).expect("usual terms");
    assert_eq!(zen_table::search::hint::threat(calm.round().game()), None);
}
