//! Undo goes back to a person's turn, and the players of seats change in the middle of a game.

use super::*;

#[test]
fn undo_and_redo_go_from_one_turn_of_the_person_to_the_other() {
    for kind in [Kind::Enso, Kind::Zener] {
        let (mut app, _folder) = alone_thinking(at_once());
        send(&mut app, Intent::Begin(against(kind, 1)));
        wait(&mut app, "the person's turn", by_person);
        let mut turns = vec![moves(&app)];
        for _ in 0..3 {
            play(&mut app, 1);
            wait(&mut app, "the person's turn", by_person);
            turns.push(moves(&app));
        }
        for turn in turns.iter().rev().skip(1) {
            send(&mut app, Intent::Undo);
            assert_eq!((&moves(&app), by_person(&app)), (turn, true));
        }
        for turn in turns.iter().skip(1) {
            send(&mut app, Intent::Redo);
            assert_eq!((&moves(&app), by_person(&app)), (turn, true));
        }
    }
}

#[test]
fn what_a_computer_did_first_is_not_taken_back() {
    let (mut app, _folder) = alone_thinking(at_once());
    let mut terms = against(Kind::Enso, 1);
    terms.seats.swap(0, 1);
    send(&mut app, Intent::Begin(terms));
    wait(&mut app, "the first move", |app| moves(app).len() == 1);
    send(&mut app, Intent::Undo);
    assert!(is_told(&app, |event: &MatchEvent| matches!(event, MatchEvent::Refused(_))));
    assert_eq!(moves(&app).len(), 1);
}

#[test]
fn a_person_takes_over_from_a_thinking_computer_and_the_other_way_round() {
    let asked = Arc::new(AtomicUsize::new(0));
    let count = asked.clone();
    let (mut app, _folder) = alone_thinking(thinking(move |_, handle| {
        count.fetch_add(1, Ordering::SeqCst);
        while !handle.is_stopped() {
            std::thread::sleep(Duration::from_millis(1));
        }
        None
    }));
    send(&mut app, Intent::Begin(against(Kind::Enso, 6)));
    play(&mut app, 1);
    wait(&mut app, "the question", |_| asked.load(Ordering::SeqCst) == 1);
    send(&mut app, Intent::Reseat { seat: 1, new: Seat::person("Grace") });
    idle(&mut app);
    assert_eq!((app.world().resource::<Computers>().thinking(), state::<Phase>(&app)), (None, Phase::Choosing));
    assert!(!app.world().resource::<Selection>().next.is_empty());
    play(&mut app, 1);
    send(&mut app, Intent::Reseat { seat: 0, new: Seat::of_level(Level::LOWEST) });
    wait(&mut app, "the question", |_| asked.load(Ordering::SeqCst) == 2);
    assert_eq!(played(&app).terms().seats[0].name, "Newcomer (level 0)");
}
