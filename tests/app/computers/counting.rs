//! Results against computers are counted once, kept, forgotten when asked, and suggest the level that fits.

use super::*;

fn results(app: &App) -> &Results {
    &app.world().resource::<AiStatistics>().0
}

fn tally(app: &App, kind: Kind, level: u8) -> Tally {
    results(app).tally(kind, Level::new(level).unwrap())
}

/// A person against a computer, with a seed of its own.
fn with_seed(kind: Kind, level: u8, seed: u64) -> Terms {
    Terms { seed, ..against(kind, level) }
}

#[test]
fn results_are_counted_kept_and_lead_to_another_level() {
    let (mut app, folder) = alone_thinking(thinking(|_, _| None));
    for seed in 1..=3 {
        send(&mut app, Intent::Begin(with_seed(Kind::Zener, 2, seed)));
        send(&mut app, Intent::End(Ending::Resigned(Player::Two)));
    }
    send(&mut app, Intent::Begin(with_seed(Kind::Enso, 2, 1)));
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    let expected = Tally { won: 3, drawn: 0, lost: 0 };
    assert_eq!(tally(&app, Kind::Zener, 2), expected);
    assert_eq!(tally(&app, Kind::Enso, 2), Tally { won: 0, drawn: 0, lost: 1 });
    let before = results(&app).clone();
    drop(app);
    let next = program_thinking(folder.path(), at_once());
    assert_eq!(results(&next), &before);
    let numbers = before.last_games(Kind::Zener).iter().filter_map(|game| Some(game.round?.id.seed));
    assert_eq!(numbers.collect::<Vec<_>>(), [1, 2, 3], "in the order in which they ended");
    assert_eq!(before.suggestion(Kind::Zener).level.number(), 3);
    assert_eq!(before.suggestion(Kind::Enso).level.number(), 2);
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
fn a_match_counts_once_however_often_it_comes_to_the_table() {
    let (mut app, folder) = alone_thinking(at_once());
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    play(&mut app, 1);
    wait(&mut app, "the person's turn", by_person);
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    let first = results(&app).clone();
    assert_eq!(tally(&app, Kind::Enso, 1), Tally { won: 0, drawn: 0, lost: 1 });
    let lost = played(&app).clone();
    let win = |app: &mut App| {
        wait(app, "the person's turn", by_person);
        send(app, Intent::End(Ending::Resigned(Player::Two)));
        assert!(played(app).round().result().is_some());
    };

    send(&mut app, Intent::Restart);
    win(&mut app);
    assert_eq!(results(&app), &first, "restarted");
    send(&mut app, Intent::Resume(Box::new(lost.clone())));
    assert_eq!(results(&app), &first, "opened");
    send(&mut app, Intent::Undo);
    win(&mut app);
    assert_eq!(results(&app), &first, "taken back after it was opened");
    send(&mut app, Intent::Resume(Box::new(lost.clone())));
    send(&mut app, Intent::LookAt(Some(0)));
    send(&mut app, Intent::PlayFromHere);
    win(&mut app);
    assert_eq!(results(&app), &first, "continued from an earlier position");
    drop(app);
    let mut next = program_thinking(folder.path(), at_once());
    send(&mut next, Intent::Resume(Box::new(lost)));
    send(&mut next, Intent::Undo);
    win(&mut next);
    assert_eq!(results(&next), &first, "in another run of the program");
    send(&mut next, Intent::Rematch { how: Rematch::Again, seed: Some(8) });
    win(&mut next);
    assert_eq!(tally(&next, Kind::Enso, 1), Tally { won: 1, drawn: 0, lost: 1 }, "another match");
}

#[test]
fn every_round_of_a_match_counts() {
    let (mut app, _folder) = alone_thinking(at_once());
    send(&mut app, Intent::Begin(Terms { length: Length::BestOf(3), ..against(Kind::Enso, 1) }));
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    send(&mut app, Intent::NextRound);
    send(&mut app, Intent::End(Ending::DrawAgreed));
    assert_eq!(tally(&app, Kind::Enso, 1), Tally { won: 0, drawn: 1, lost: 1 });
}

#[test]
fn games_among_persons_or_with_changed_seats_do_not_count() {
    let (mut app, _folder) = alone_thinking(at_once());
    send(&mut app, Intent::Begin(Terms::usual(Kind::Enso)));
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    send(&mut app, Intent::Reseat { seat: 1, new: Seat::of_level(Level::HIGHEST) });
    send(&mut app, Intent::End(Ending::Resigned(Player::Two)));
    assert!(results(&app).is_empty());
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

#[test]
fn results_of_an_earlier_version_are_read_and_kept_when_a_game_is_added() {
    let folder = TempDir::new().unwrap();
    let early = r#"(
    games: {
        "enso": (
            levels: {
                1: (
                    won: 30,
                    drawn: 0,
                    lost: 4,
                ),
            },
            last: [
                (1, Won),
                (1, Lost),
            ],
        ),
    },
)"#;
    fs::write(folder.path().join("results.ron"), early).unwrap();
    let mut app = program_thinking(folder.path(), at_once());
    assert!(app.world().resource::<Saved>().damaged.is_empty());
    assert_eq!(tally(&app, Kind::Enso, 1), Tally { won: 30, drawn: 0, lost: 4 });
    send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    drop(app);
    let next = program_thinking(folder.path(), at_once());
    assert_eq!(tally(&next, Kind::Enso, 1), Tally { won: 30, drawn: 0, lost: 5 });
    assert_eq!(results(&next).last_games(Kind::Enso).len(), 3);
}
