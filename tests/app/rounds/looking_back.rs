//! Finished rounds, and matches that go on from their positions.

use super::*;

/// A match with two finished rounds of some moves, and a third that has just begun.
fn three_rounds() -> (App, TempDir) {
    let (mut app, folder) = steady();
    send(&mut app, Intent::Begin(Terms { length: Length::BestOf(5), ..Terms::usual(Kind::Enso) }));
    for plies in [3, 2] {
        for _ in 0..plies {
            play(&mut app, 1);
        }
        send(&mut app, Intent::End(Ending::Resigned(Player::One)));
        send(&mut app, Intent::NextRound);
    }
    (app, folder)
}

#[test]
fn every_round_can_be_looked_at() {
    let (mut app, _folder) = three_rounds();
    let present = table(&app).board();
    send(&mut app, Intent::LookAtRound(0));
    assert_eq!((table(&app).round_number_shown(), table(&app).plies_shown()), (0, 3));
    assert_eq!(state::<Phase>(&app), Phase::LookingBack);
    assert_eq!(table(&app).board(), played(&app).rounds()[0].game().board());
    send(&mut app, Intent::LookAt(Some(1)));
    assert_eq!(table(&app).board(), played(&app).rounds()[0].game().board_after(1));
    send(&mut app, Intent::LookAtRound(1));
    assert_eq!((table(&app).round_number_shown(), table(&app).plies_shown()), (1, 2));
    send(&mut app, Intent::LookAtRound(2));
    assert_eq!((table(&app).looks_back(), table(&app).board()), (false, present));
    send(&mut app, Intent::LookAtRound(9));
    assert!(!table(&app).looks_back(), "there is no such round");
}

#[test]
fn a_match_goes_on_from_any_position_as_a_new_one() {
    let (mut app, folder) = three_rounds();
    let (number, old) = (table(&app).number(), ron::write(played(&app)));
    send(&mut app, Intent::LookAtRound(1));
    send(&mut app, Intent::LookAt(Some(1)));
    let board = table(&app).board();
    send(&mut app, Intent::PlayFromHere);
    assert_ne!(table(&app).number(), number);
    assert_eq!((table(&app).board(), table(&app).looks_back()), (board, false));
    assert_eq!((played(&app).rounds().len(), game(&app).len(), played(&app).score()), (2, 1, [0, 1]));
    play(&mut app, 1);
    let new = ron::write(played(&app));
    assert_eq!(ron::write(&ron::read(&new).unwrap()), new, "it is a match like any other");
    send(&mut app, Intent::Leave);
    drop(app);
    let files = std::fs::read_dir(folder.path().join("matches")).unwrap().map(|file| file.unwrap().path());
    let kept: Vec<_> = files.filter_map(|path| std::fs::read_to_string(path).ok()).collect();
    assert!(kept.contains(&old) && kept.contains(&new) && kept.len() == 2);
}

#[test]
fn a_saved_match_shows_its_last_position() {
    let (mut app, _folder) = steady();
    send(&mut app, Intent::Begin(Terms::usual(Kind::Zener)));
    for _ in 0..3 {
        play(&mut app, 1);
    }
    let board = table(&app).board();
    send(&mut app, Intent::Leave);
    let start = Instant::now();
    loop {
        app.update();
        let saved = app.world().resource::<Saved>();
        let Some(entry) = saved.entries.first().cloned() else { continue };
        if saved.board(&entry) == Some(&board) && !saved.lacks_board(&entry) {
            break;
        }
        if saved.lacks_board(&entry) {
            send(&mut app, Store::Picture(entry.id));
        }
        assert!(start.elapsed() < Duration::from_secs(20), "there is no picture");
    }
}
