//! Results against computers are counted, and suggest the level that fits.

use super::*;

fn tally(app: &App, kind: Kind, level: u8) -> Tally {
    app.world().resource::<AiStatistics>().0.tally(kind, Level::new(level).unwrap())
}

#[test]
fn results_are_counted_kept_and_lead_to_another_level() {
    let (mut app, folder) = alone_thinking(thinking(|_, _| None));
    for _ in 0..3 {
        send(&mut app, Intent::Begin(against(Kind::Zener, 2)));
        send(&mut app, Intent::End(Ending::Resigned(Player::Two)));
    }
    send(&mut app, Intent::Begin(against(Kind::Enso, 2)));
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    let expected = Tally { won: 3, drawn: 0, lost: 0 };
    assert_eq!(tally(&app, Kind::Zener, 2), expected);
    assert_eq!(tally(&app, Kind::Enso, 2), Tally { won: 0, drawn: 0, lost: 1 });
    drop(app);
    let next = program_thinking(folder.path(), at_once());
    assert_eq!(tally(&next, Kind::Zener, 2), expected);
    let results = &next.world().resource::<AiStatistics>().0;
    assert_eq!(results.suggestion(Kind::Zener).level.number(), 3);
    assert_eq!(results.suggestion(Kind::Enso).level.number(), 2);
}

#[test]
fn a_round_counts_once_with_its_last_result() {
    let (mut app, _folder) = alone_thinking(at_once());
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    play(&mut app, 1);
    wait(&mut app, "the person's turn", by_person);
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    assert_eq!(tally(&app, Kind::Enso, 1).lost, 1);
    send(&mut app, Intent::Undo);
    send(&mut app, Intent::End(Ending::DrawAgreed));
    assert_eq!(tally(&app, Kind::Enso, 1), Tally { won: 0, drawn: 1, lost: 0 });
}

#[test]
fn games_among_persons_or_with_changed_seats_do_not_count() {
    let (mut app, _folder) = alone_thinking(at_once());
    send(&mut app, Intent::Begin(Terms::usual(Kind::Enso)));
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    send(&mut app, Intent::Reseat { seat: 1, new: Seat::of_level(Level::HIGHEST) });
    send(&mut app, Intent::End(Ending::Resigned(Player::Two)));
    for level in 0..=6 {
        assert_eq!(tally(&app, Kind::Enso, level), Tally::default());
    }
}

#[test]
fn damaged_results_are_set_aside() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("results.ron"), "(games: {\"zen\": ").unwrap();
    let app = program_thinking(folder.path(), at_once());
    let named = app.world().resource::<Saved>().damaged[0].clone();
    assert_eq!((named.name.as_str(), tally(&app, Kind::Zen, 1)), ("results.ron", Tally::default()));
    assert!(folder.path().join(named.set_aside.unwrap()).exists());
}
