//! Clocks: when they run, what is saved of them, and what happens when they have run out.

use super::*;

fn begin(app: &mut App, clock: Clock) {
    send(app, Intent::Begin(Terms { clock: Some(clock), ..Terms::usual(Kind::Enso) }));
}

fn left(app: &App) -> [Duration; 2] {
    played(app).round().time_left().unwrap()
}

/// How much time passes for each side during some frames.
fn passes(app: &mut App, frames: u32) -> [Duration; 2] {
    let before = left(app);
    for _ in 0..frames {
        app.update();
    }
    let after = left(app);
    [0, 1].map(|team| before[team] - after[team])
}

#[test]
fn time_passes_for_whoever_is_to_move_and_for_nobody_else() {
    let (mut app, _folder) = steady();
    begin(&mut app, Clock::Sudden { seconds: 60 });
    assert_eq!(passes(&mut app, 10), [10 * FRAME, Duration::ZERO]);
    assert!(app.world().resource::<RedrawInterval>().clock.is_some(), "the clock is drawn as it runs");
    play(&mut app, 1);
    assert_eq!(passes(&mut app, 5), [Duration::ZERO, 5 * FRAME]);
}

#[test]
fn time_stands_still_in_menus_while_pieces_move_and_while_somebody_looks_back() {
    let (mut app, _folder) = steady();
    begin(&mut app, Clock::PerMove { seconds: 30 });
    play(&mut app, 1);
    send(&mut app, Navigate::Over(Overlay::Pause));
    assert_eq!(passes(&mut app, 20), [Duration::ZERO; 2]);
    assert_eq!(app.world().resource::<RedrawInterval>().clock, None, "nothing is drawn that stands still");
    send(&mut app, Navigate::Back);
    app.world_mut().insert_resource(InMotion(true));
    app.update();
    assert_eq!(passes(&mut app, 20), [Duration::ZERO; 2]);
    app.world_mut().insert_resource(InMotion(false));
    app.update();
    send(&mut app, Intent::LookAt(Some(0)));
    assert_eq!(passes(&mut app, 20), [Duration::ZERO; 2]);
    send(&mut app, Intent::LookAt(None));
    assert_ne!(passes(&mut app, 20), [Duration::ZERO; 2]);
}

#[test]
fn what_was_left_comes_back_with_an_undo_and_out_of_the_record() {
    let (mut app, _folder) = steady();
    begin(&mut app, Clock::Increment { seconds: 60, more: 5 });
    passes(&mut app, 30);
    play(&mut app, 1);
    let after_first = left(&app);
    passes(&mut app, 30);
    play(&mut app, 1);
    send(&mut app, Intent::Undo);
    let taken_back = left(&app);
    assert!(after_first[1].abs_diff(taken_back[1]) <= 3 * FRAME, "{after_first:?}, {taken_back:?}");
}

/// Waits until a match with the right times is saved.
fn until_kept(folder: &TempDir, is_right: impl Fn([Duration; 2]) -> bool) {
    let start = Instant::now();
    loop {
        // Another thread makes the folder, with the first match that it saves.
        let files = std::fs::read_dir(folder.path().join("matches")).into_iter().flatten();
        let files = files.map(|file| file.unwrap().path());
        let mut texts = files.filter_map(|path| std::fs::read_to_string(path).ok());
        let kept = texts.find_map(|text| ron::read(&text).ok()).and_then(|read| read.round().time_left());
        if kept.is_some_and(&is_right) {
            break;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{kept:?} is kept");
        // The app is not updated here, so no time of the match passes.
        std::thread::sleep(Duration::from_millis(10));
    }
}

#[test]
fn what_has_been_thought_is_kept_when_the_game_is_paused() {
    let (mut app, folder) = steady();
    begin(&mut app, Clock::Sudden { seconds: 60 });
    passes(&mut app, 25);
    let spent = left(&app);
    send(&mut app, Navigate::Over(Overlay::Pause));
    until_kept(&folder, |kept| spent[0].abs_diff(kept[0]) <= 3 * FRAME);
}

#[test]
fn a_program_that_dies_while_somebody_thinks_gives_back_less_than_a_second_of_it() {
    let (mut app, folder) = steady();
    begin(&mut app, Clock::Sudden { seconds: 60 });
    passes(&mut app, 57);
    let spent = left(&app);
    until_kept(&folder, |kept| kept[0] - spent[0] < Duration::from_secs(1));
}

#[test]
fn whose_time_runs_out_has_lost() {
    let (mut app, _folder) = steady();
    begin(&mut app, Clock::Sudden { seconds: 1 });
    for _ in 0..20 {
        app.update();
    }
    let result = played(&app).round().result().unwrap();
    assert_eq!(result.ending, Ending::TimeOut(Player::One));
    assert_eq!(state::<Phase>(&app), Phase::MatchOver);
    let heard = app.world().resource::<Messages<MatchEvent>>();
    let ended = heard.get_cursor().read(heard).filter(|event| matches!(event, MatchEvent::Ended(_))).count();
    assert!(ended <= 1, "it ends once");
    assert_eq!(app.world().resource::<RedrawInterval>().clock, None);
}

/// All kinds of clock, none of which runs out in these tests.
const CLOCKS: [Clock; 3] =
    [Clock::Sudden { seconds: 600 }, Clock::Increment { seconds: 600, more: 5 }, Clock::PerMove { seconds: 600 }];

/// A number of frames that last longer than two seconds of the clock, and more than one of its ticks.
const WHILE: u32 = 25;

#[test]
fn what_is_in_the_hand_said_or_warned_of_outlasts_the_seconds_of_the_clock() {
    for clock in CLOCKS {
        let (mut app, _folder) = steady();
        begin(&mut app, clock);
        let first = game(&app).choices(&[]).next[0];
        send(&mut app, Point::At(first));
        let picked_up = selection(&app).clone();
        assert_eq!(picked_up.spots, [first]);
        app.world_mut().insert_resource(Announcement(Some(Threat::Check)));
        let warned = HeldBackMove { text: "a1-a2".to_owned(), reply: String::new(), spots: Vec::new() };
        app.world_mut().insert_resource(BlunderWarning(Some(warned.clone())));
        assert!(passes(&mut app, WHILE)[0] > Duration::from_secs(2), "seconds have passed");
        assert_eq!(selection(&app), &picked_up, "{clock:?}");
        assert_eq!(*app.world().resource::<Announcement>(), Announcement(Some(Threat::Check)), "{clock:?}");
        assert_eq!(app.world().resource::<BlunderWarning>().0.as_ref(), Some(&warned), "{clock:?}");
    }
}

#[test]
fn nothing_but_the_clock_is_told_of_while_somebody_thinks() {
    let (mut app, _folder) = steady();
    begin(&mut app, Clock::Sudden { seconds: 60 });
    app.world_mut().resource_mut::<Messages<MatchEvent>>().clear();
    for _ in 0..WHILE {
        app.update();
        assert!(!is_told(&app, |_: &MatchEvent| true));
    }
}

#[test]
fn a_computer_is_hurried_again_at_a_turn_that_comes_again() {
    let (mut app, _folder) = steady();
    let seats = vec![Seat::person("Ada"), Seat::of_level(Level::HIGHEST)];
    let clock = Some(Clock::Sudden { seconds: 2 });
    app.world_mut().insert_resource(AiConfig {
        // It searches until it is told to hurry.
        think: Arc::new(|question, pulse| {
            while !pulse.is_hurried() && !pulse.is_stopped() {
                pulse.report(1, None);
                std::thread::sleep(Duration::from_millis(1));
            }
            Some(Finding::of_move(1, 0, 1, question.game.legal_moves().swap_remove(0)))
        }),
        readable: false,
        ..AiConfig::default()
    });
    send(&mut app, Intent::Begin(Terms { clock, seats, ..Terms::usual(Kind::Enso) }));
    let hurried = |app: &mut App| {
        app.world_mut().resource_mut::<Messages<AiRequest>>().clear();
        play(app, 1);
        is_told(app, |ask: &AiRequest| *ask == AiRequest::MoveNow)
    };
    assert!(hurried(&mut app), "less than three seconds are left");
    send(&mut app, Intent::Undo);
    assert!(hurried(&mut app), "and so they are again");
}

/// Runs a frame after a long pause in which nothing was drawn, as when a page is hidden.
fn is_absent(app: &mut App, time: Duration) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(time));
    app.update();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.update();
}

#[test]
fn a_frame_that_was_held_up_costs_a_computer_a_moment_and_a_person_all_of_it() {
    let hour = Duration::from_secs(3600);
    for by_computer in [true, false] {
        let (mut app, _folder) = steady();
        let first = if by_computer { Seat::computer("Grace", 1) } else { Seat::person("Grace") };
        let seats = vec![first, Seat::person("Ada")];
        let clock = Some(Clock::Sudden { seconds: 60 });
        // Without this resource the computer does not answer.
        app.world_mut().remove_resource::<Computers>();
        send(&mut app, Intent::Begin(Terms { clock, seats, ..Terms::usual(Kind::Enso) }));
        let before = left(&app)[0];
        is_absent(&mut app, hour);
        if by_computer {
            let spent = before - left(&app)[0];
            assert!(spent > Duration::ZERO && spent < Duration::from_secs(5), "{spent:?}");
            assert_eq!(played(&app).round().result(), None, "the answer may have been there long ago");
        } else {
            let result = played(&app).round().result().unwrap();
            assert_eq!(result.ending, Ending::TimeOut(Player::One));
        }
    }
}
