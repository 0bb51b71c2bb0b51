//! Computers answer at their pace, and only for the current position.

use super::*;
use std::sync::Mutex;
use zen_table::games::zen;
use zen_table::search::Limits;

#[test]
fn a_computer_answers_and_does_the_same_from_the_same_seed() {
    for kind in [Kind::Enso, Kind::Torus, Kind::Zener] {
        let mut games = Vec::new();
        for _ in 0..2 {
            let (mut app, _folder) = alone_thinking(at_once());
            send(&mut app, Intent::Begin(against(kind, 2)));
            for _ in 0..3 {
                wait(&mut app, "the person's turn", by_person);
                play(&mut app, 1);
            }
            wait(&mut app, "the person's turn", by_person);
            games.push(moves(&app));
        }
        assert!(games[0].len() >= 6, "{games:?}");
        assert_eq!(games[0], games[1]);
    }
}

#[test]
fn a_computer_that_begins_does_so_unasked() {
    let (mut app, _folder) = alone_thinking(at_once());
    let mut terms = against(Kind::Enso, 1);
    terms.seats.swap(0, 1);
    send(&mut app, Intent::Begin(terms));
    wait(&mut app, "the first move", |app| moves(app).len() == 1);
    idle(&mut app);
    assert_eq!((moves(&app).len(), state::<Phase>(&app)), (1, Phase::Choosing));
}

#[test]
fn a_computer_knows_how_many_points_are_enough() {
    for (length, expected) in
        [(Length::FirstTo(5), Some([5, 5])), (Length::Single, Some([1, 1])), (Length::BestOf(3), None)]
    {
        let asked = Arc::new(Mutex::new(None));
        let noted = asked.clone();
        let (mut app, _folder) = alone_thinking(thinking(move |request, handle| {
            noted.lock().unwrap().get_or_insert(request.limits);
            runner::think(request, handle)
        }));
        let game = GameTerms::zen(zen::Variant::Two);
        let seats = vec![Seat::of_level(Level::LOWEST), Seat::person("Ada")];
        send(&mut app, Intent::Begin(Terms { game, length, seats, ..Terms::usual(Kind::Zen) }));
        wait(&mut app, "the computer is asked", |_| asked.lock().unwrap().is_some());
        let limits = asked.lock().unwrap().unwrap();
        assert_eq!(limits, Limits { enough_points: expected, ..Limits::default() });
    }
}

#[test]
fn computers_play_whole_games_against_each_other() {
    for kind in Kind::ALL {
        let (mut app, _folder) = alone_thinking(at_once());
        let seats = vec![Seat::of_level(Level::LOWEST), Seat::of_level(Level::LOWEST)];
        let mut terms = Terms { seats, seed: 3, ..Terms::usual(kind) };
        if let GameTerms::Torus { size, .. } = &mut terms.game {
            *size = Size::new(5).unwrap();
        }
        send(&mut app, Intent::Begin(terms));
        wait(&mut app, "the end", |app| played(app).pending() == Pending::Nothing);
        assert!(game(&app).verdict().outcome.is_over(), "{kind:?}");
    }
}

#[test]
fn it_is_told_that_a_computer_thinks_and_persons_can_not_point_meanwhile() {
    let (mut app, _folder) = alone_thinking(thinking(|_, handle| {
        while !handle.is_stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
        None
    }));
    send(&mut app, Intent::Begin(against(Kind::Enso, 4)));
    assert_eq!(app.world().resource::<Computers>().thinking(), None);
    play(&mut app, 1);
    wait(&mut app, "thinking", |app| app.world().resource::<Computers>().thinking().is_some());
    let progress = app.world().resource::<Computers>().thinking().unwrap();
    assert_eq!((progress.seat, progress.level.number(), state::<Phase>(&app)), (1, 4, Phase::Thinking));
    assert!(app.world().resource::<Selection>().next.is_empty());
}

#[test]
fn an_answer_for_a_position_that_is_gone_is_dropped() {
    let free = Arc::new(AtomicBool::new(false));
    let (asked, released) = (Arc::new(AtomicUsize::new(0)), free.clone());
    let count = asked.clone();
    // This computer ignores requests to stop, and answers in the end.
    let (mut app, _folder) = alone_thinking(thinking(move |request, _| {
        count.fetch_add(1, Ordering::SeqCst);
        while !released.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        first_move(request, 0)
    }));
    send(&mut app, Intent::Begin(against(Kind::Torus, 1)));
    play(&mut app, 1);
    wait(&mut app, "the question", |_| asked.load(Ordering::SeqCst) == 1);
    send(&mut app, Intent::Undo);
    assert_eq!((moves(&app).len(), state::<Phase>(&app)), (0, Phase::Choosing));
    free.store(true, Ordering::SeqCst);
    idle(&mut app);
    assert!(moves(&app).is_empty(), "{:?}", moves(&app));
}

#[test]
fn an_answer_never_overtakes_what_a_person_wants() {
    let (mut app, _folder) = alone_thinking(thinking(|request, _| first_move(request, 0)));
    send(&mut app, Intent::Begin(against(Kind::Torus, 1)));
    for _ in 0..20 {
        let text = game(&app).legal_moves()[0].clone();
        app.world_mut().write_message(Intent::Play(text));
        app.update();
        std::thread::sleep(Duration::from_millis(3));
        // In the frame in which the computer would answer.
        app.world_mut().write_message(Intent::Undo);
        app.update();
        wait(&mut app, "the person's turn", by_person);
        assert!(moves(&app).len().is_multiple_of(2), "{:?}", moves(&app));
    }
}

#[test]
fn a_computer_moves_now_when_it_is_told_to() {
    let (mut app, _folder) = alone_thinking(AiConfig {
        readable: true,
        ..thinking(|request, handle| {
            let finding = first_move(request, 0);
            while !handle.is_hurried() && !handle.is_stopped() {
                handle.report(1, finding.clone());
                std::thread::sleep(Duration::from_millis(1));
            }
            finding
        })
    });
    send(&mut app, Intent::Begin(against(Kind::Enso, 6)));
    play(&mut app, 1);
    idle(&mut app);
    assert_eq!(moves(&app).len(), 1);
    send(&mut app, AiRequest::MoveNow);
    wait(&mut app, "the answer", |app| moves(app).len() == 2);
}

#[test]
fn the_strongest_level_moves_now_too() {
    let (mut app, _folder) = alone_thinking(at_once());
    send(&mut app, Intent::Begin(against(Kind::Zen, 6)));
    if by_person(&app) {
        play(&mut app, 1);
    }
    let before = moves(&app).len();
    send(&mut app, AiRequest::MoveNow);
    wait(&mut app, "the answer", |app| moves(app).len() > before);
}

#[test]
fn level_6_searches_with_all_cores_only_if_they_are_to_be_used() {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    for (all_cores, helpers) in [(false, 0), (true, cores - 1)] {
        let asked = Arc::new(AtomicUsize::new(usize::MAX));
        let noted = asked.clone();
        let (mut app, _folder) = alone_thinking(thinking(move |request, _| {
            noted.store(request.helpers, Ordering::Relaxed);
            first_move(request, 0)
        }));
        app.world_mut().resource_mut::<Settings>().all_cores = all_cores;
        send(&mut app, Intent::Begin(against(Kind::Enso, 6)));
        play(&mut app, 1);
        wait(&mut app, "the answer", |app| moves(app).len() == 2);
        assert_eq!(asked.load(Ordering::Relaxed), helpers);
    }
}

#[test]
fn with_all_cores_a_computer_moves_now_and_gives_way_as_with_one() {
    for kind in Kind::ALL {
        let (mut app, _folder) = alone_thinking(thinking(|request, handle| {
            // As on a machine with three cores, whatever this one has.
            runner::think(&SearchRequest { helpers: 2, ..request.clone() }, handle)
        }));
        send(&mut app, Intent::Begin(against(kind, 6)));
        let first = game(&app).legal_moves().swap_remove(0);
        for _ in 0..3 {
            send(&mut app, Intent::Play(first.clone()));
            idle(&mut app);
            // While it searches, the move is taken back, so that its answer is not wanted any more.
            send(&mut app, Intent::Undo);
            wait(&mut app, "the person's turn", by_person);
        }
        send(&mut app, Intent::Play(first));
        while by_person(&app) {
            // In Zener a turn has two steps.
            play(&mut app, 1);
        }
        let before = moves(&app).len();
        send(&mut app, AiRequest::MoveNow);
        wait(&mut app, "the answer", |app| moves(app).len() > before);
    }
}

#[test]
fn an_answer_takes_as_long_as_an_eye_needs() {
    let (mut app, _folder) =
        alone_thinking(AiConfig { readable: true, ..thinking(|request, _| first_move(request, 0)) });
    app.world_mut().resource_mut::<Settings>().pace = Pace::Off;
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    let start = Instant::now();
    play(&mut app, 1);
    wait(&mut app, "the answer", |app| moves(app).len() == 2);
    assert!(start.elapsed() >= Duration::from_millis(500));
}

#[test]
fn nothing_is_answered_while_the_game_rests() {
    let (mut app, _folder) = alone_thinking(at_once());
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    play(&mut app, 1);
    wait(&mut app, "the answer", |app| moves(app).len() == 2);
    let text = game(&app).legal_moves()[0].clone();
    app.world_mut().write_message(Intent::Play(text));
    app.world_mut().write_message(Navigate::Over(Overlay::Pause));
    app.update();
    idle(&mut app);
    assert_eq!(moves(&app).len(), 3, "a menu is open");
    app.world_mut().write_message(Intent::LookAt(Some(0)));
    send(&mut app, Navigate::Back);
    idle(&mut app);
    assert_eq!(moves(&app).len(), 3, "somebody looks back");
    send(&mut app, Intent::LookAt(None));
    wait(&mut app, "the answer", |app| moves(app).len() == 4);
}

#[test]
fn a_computer_chooses_its_side() {
    for (score, team) in [(-5, Player::One), (5, Player::Two)] {
        let (mut app, _folder) = alone_thinking(thinking(move |request, _| first_move(request, score)));
        let size = Size::new(5).unwrap();
        let terms = Terms { game: GameTerms::Torus { size, balanced_opening: true }, ..against(Kind::Torus, 3) };
        send(&mut app, Intent::Begin(terms));
        for _ in 0..3 {
            play(&mut app, 1);
        }
        wait(&mut app, "the choice", |app| played(app).round().choice().is_some());
        assert_eq!(played(&app).side(1), team);
    }
}
