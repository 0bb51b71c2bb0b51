//! Everything as one file: out of one table, and into another.

use super::*;
use bevy::window::FileDragAndDrop;
use std::path::PathBuf;
use std::time::SystemTime;
use zen_table::app::gameplay::lesson::LessonProgress;
use zen_table::app::gameplay::statistics::AiStatistics;
use zen_table::app::storage::library::Entry;
use zen_table::session::results::{CountedGame, CountedRound, GameResult, RoundId};

fn dropped(file: &Path) -> FileDragAndDrop {
    FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf: file.to_owned() }
}

/// Has everything saved as one file; returns the file.
fn export_all(app: &mut App, matches: usize) -> PathBuf {
    send(app, Store::ExportBackup);
    let found = |app: &App| {
        let told = app.world().resource::<Messages<Stored>>();
        told.get_cursor().read(told).find_map(|told| match told {
            Stored::BackupExported { place, matches } => Some((PathBuf::from(place), *matches)),
            _ => None,
        })
    };
    wait(app, "the backup", |app| found(app).is_some());
    let (file, in_it) = found(app).unwrap();
    assert_eq!(in_it, matches);
    app.world_mut().resource_mut::<Messages<Stored>>().clear();
    file
}

/// The names of the saved matches, the last played first, with the times when they were played.
fn listed(app: &App) -> Vec<(String, u64)> {
    let seconds = |entry: &Entry| entry.changed.duration_since(SystemTime::UNIX_EPOCH).unwrap().as_secs();
    saved(app).entries.iter().map(|entry| (entry.id.to_string(), seconds(entry))).collect()
}

#[test]
fn everything_is_saved_as_one_file_and_comes_back_at_another_table() {
    let (mut app, folder) = alone();
    for (kind, plies) in [(Kind::Enso, 3), (Kind::Zener, 1), (Kind::Zen, 2)] {
        begin(&mut app, kind);
        play(&mut app, plies);
        send(&mut app, Intent::End(Ending::Resigned(Player::One)));
        send(&mut app, Intent::Leave);
    }
    wait(&mut app, "three matches", |app| saved(app).entries.len() == 3);
    // Days ago, and one of them long ago.
    for (days, file) in fs::read_dir(folder.path().join("matches")).unwrap().enumerate() {
        let when = SystemTime::now() - Duration::from_secs(86_400 * (1 + 500 * days as u64));
        fs::File::options().append(true).open(file.unwrap().path()).unwrap().set_modified(when).unwrap();
    }
    drop(app);
    let mut app = program(folder.path());
    wait(&mut app, "they are listed", |app| saved(app).entries.len() == 3);
    let step = &zen_table::lessons::of(Kind::Enso)[0];
    app.world_mut().resource_mut::<LessonProgress>().0.finish(Kind::Enso, step);
    app.world_mut().resource_mut::<Settings>().pace = Pace::Slow;
    let round = CountedRound { id: RoundId { seed: 5, number: 0 }, plies: 9, ended: 1_800_000_000 };
    let game = CountedGame::new(2, GameResult::Won, Some(round));
    app.world_mut().resource_mut::<AiStatistics>().0.count(Kind::Enso, game);
    // A match in which nothing was done is not worth keeping.
    begin(&mut app, Kind::Torus);
    wait_for_disk(&mut app, folder.path());
    let file = export_all(&mut app, 3);
    assert_eq!(file.extension().unwrap(), "zenbackup");
    send(&mut app, Intent::Leave);
    wait(&mut app, "it is gone", |app| saved(app).entries.len() == 3);

    let (mut other, its_folder) = alone();
    for (added, known) in [(3, 0), (0, 3)] {
        send(&mut other, dropped(&file));
        hear(&mut other, "what came", |told| *told == Stored::BackupImported { added, known });
        assert_eq!(listed(&other), listed(&app));
    }
    let (mut texts, mut copies) = (files(folder.path()), files(its_folder.path()));
    texts.sort();
    copies.sort();
    assert_eq!(copies, texts);
    assert_eq!(other.world().resource::<Settings>().pace, Pace::Slow);
    drop(other);
    let next = program(its_folder.path());
    assert_eq!(next.world().resource::<Settings>(), app.world().resource::<Settings>());
    assert_eq!(next.world().resource::<AiStatistics>().0, app.world().resource::<AiStatistics>().0);
    assert!(next.world().resource::<LessonProgress>().0.is_done(Kind::Enso, step));
}

#[test]
fn what_comes_in_a_file_takes_the_place_of_nothing() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 2);
    wait_for_disk(&mut app, folder.path());
    let early = files(folder.path());
    let file = export_all(&mut app, 1);
    play(&mut app, 1);
    wait_for_disk(&mut app, folder.path());
    let number = table(&app).number();
    send(&mut app, dropped(&file));
    hear(&mut app, "what came", |told| *told == Stored::BackupImported { added: 1, known: 0 });
    assert_eq!((table(&app).number(), moves(&app).len()), (number, 3), "the table stays as it is");
    assert_eq!(files(folder.path()).len(), 2);
    assert!(files(folder.path()).contains(&early[0]));
    play(&mut app, 1);
    wait_for_disk(&mut app, folder.path());
    assert_eq!(files(folder.path()).len(), 2, "it goes on under its own name");
}

#[test]
fn a_damaged_file_with_everything_is_told_and_what_is_whole_in_it_comes() {
    let (mut app, _folder) = alone();
    for kind in [Kind::Enso, Kind::Zener] {
        begin(&mut app, kind);
        play(&mut app, 2);
    }
    wait(&mut app, "both are listed", |app| saved(app).entries.len() == 2);
    let file = export_all(&mut app, 2);
    let whole = fs::read_to_string(&file).unwrap();
    let name = listed(&app)[0].0.clone();

    let (mut other, its_folder) = alone();
    for (text, reason) in [
        (whole[..whole.len() / 2].to_owned(), "Its text is wrong."),
        (whole.replacen("version: 1,", "version: 99,", 1), "This file has format version 99"),
    ] {
        fs::write(&file, text).unwrap();
        send(&mut other, dropped(&file));
        hear(
            &mut other,
            "why not",
            |told| matches!(told, Stored::Failed { reason: told, .. } if english(told).starts_with(reason)),
        );
    }
    assert!(saved(&other).entries.is_empty());

    // A name that leads out of the folder, a record that is none, and settings that are none.
    let changed = whole.replacen(&name, "../../settings.ron", 1).replacen("game: Enso", "game: Chess", 1);
    let changed = changed.replacen("settings: None", "settings: Some(\"(pace: Tomorrow)\")", 1);
    assert_ne!(changed, whole);
    fs::write(&file, changed).unwrap();
    send(&mut other, dropped(&file));
    hear(&mut other, "one came", |told| *told == Stored::BackupImported { added: 1, known: 0 });
    assert_eq!(saved(&other).entries.len(), 1);
    assert_eq!(files(its_folder.path()).len(), 1);
    assert_eq!(
        fs::read_dir(its_folder.path())
            .unwrap()
            .filter(|entry| entry.as_ref().unwrap().file_name() == "settings.ron")
            .count(),
        0
    );
    let damaged: Vec<_> = saved(&other).damaged.iter().map(|damaged| damaged.name.clone()).collect();
    assert_eq!(damaged.len(), 2, "{damaged:?}");
    assert!(damaged.contains(&"settings.ron".to_owned()), "{damaged:?}");
}
