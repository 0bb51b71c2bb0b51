//! What is kept when the program ends, whatever ends it: matches and settings.

use super::*;
use bevy::window::FileDragAndDrop;
use zen_table::app::gameplay::active_match::TableMode;
use zen_table::app::platform::preferences::{Preferences, SystemPreferences};

#[test]
fn a_match_goes_on_after_a_kill_at_any_moment() {
    for kind in Kind::ALL {
        let (mut app, folder) = alone();
        begin(&mut app, kind);
        for plies in 0..6 {
            wait_for_disk(&mut app, folder.path());
            let disk = disk_after_kill(folder.path());
            let mut next = program(disk.path());
            wait(&mut next, "the match is offered", |next| saved(next).unfinished.is_some());
            send(&mut next, Store::Continue);
            wait(&mut next, "the match is on the table", |next| next.world().contains_resource::<ActiveMatch>());
            assert_eq!((moves(&next), moves(&next).len()), (moves(&app), plies));
            assert_eq!(table(&next).board(), table(&app).board());
            play(&mut next, 1);
            wait_for_disk(&mut next, disk.path());
            assert_eq!(files(disk.path()).len(), 1, "it goes on under its own name");
            play(&mut app, 1);
        }
    }
}

#[test]
fn what_is_taken_back_ended_and_continued_is_kept_in_one_file() {
    let (mut app, folder) = alone();
    send(&mut app, Intent::Begin(Terms { length: Length::FirstTo(2), ..Terms::usual(Kind::Zener) }));
    play(&mut app, 3);
    send(&mut app, Intent::Undo);
    wait_for_disk(&mut app, folder.path());
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    wait_for_disk(&mut app, folder.path());
    assert!(saved(&app).unfinished.is_some(), "another round is to come");
    send(&mut app, Intent::NextRound);
    play(&mut app, 1);
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    wait_for_disk(&mut app, folder.path());
    assert_eq!(files(folder.path()).len(), 1);
    send(&mut app, Intent::NextRound);
    send(&mut app, Intent::End(Ending::DrawAgreed));
    wait_for_disk(&mut app, folder.path());
    send(&mut app, Intent::NextRound);
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    wait_for_disk(&mut app, folder.path());
    wait(&mut app, "the end is known", |app| saved(app).unfinished.is_none());
    let entry = saved(&app).entries[0].clone();
    assert!(entry.summary.finished && entry.summary.result.is_some() && entry.summary.rounds == 4, "{entry:?}");
}

#[test]
fn a_new_match_never_takes_the_place_of_another() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 2);
    send(&mut app, Intent::Restart);
    play(&mut app, 1);
    begin(&mut app, Kind::Enso);
    play(&mut app, 3);
    send(&mut app, Intent::Leave);
    wait(&mut app, "three matches", |app| saved(app).entries.len() == 3);
    drop(app);
    assert_eq!(files(folder.path()).len(), 3);
}

#[test]
fn a_match_in_which_nothing_was_done_leaves_nothing_behind() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Zen);
    wait_for_disk(&mut app, folder.path());
    send(&mut app, Intent::Leave);
    wait(&mut app, "it is gone", |_| files(folder.path()).is_empty());
    begin(&mut app, Kind::Zen);
    drop(app);
    assert!(files(folder.path()).is_empty());
}

#[test]
fn the_last_move_is_on_the_disk_when_the_program_has_ended() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Torus);
    play(&mut app, 30);
    let text = record::ron::write(played(&app));
    drop(app);
    assert_eq!(files(folder.path()), [text]);
}

#[test]
fn two_programs_at_once_do_not_write_over_each_other() {
    let (mut one, folder) = alone();
    begin(&mut one, Kind::Enso);
    play(&mut one, 2);
    wait_for_disk(&mut one, folder.path());
    let mut two = program(folder.path());
    begin(&mut two, Kind::Enso);
    play(&mut two, 1);
    wait_for_disk(&mut two, folder.path());
    assert_eq!(files(folder.path()).len(), 2);

    let mut three = program(folder.path());
    wait(&mut three, "both are listed", |three| saved(three).entries.len() == 2);
    let entries = saved(&three).entries.clone();
    let of_one = entries.iter().find(|entry| entry.summary.plies == 2).unwrap();
    send(&mut three, Store::Delete(of_one.id.clone()));
    hear(&mut three, "it can't be deleted", |told| matches!(told, Stored::Failed { .. }));
    send(&mut three, Store::Open(of_one.id.clone()));
    hear(&mut three, "it goes on as a copy", |told| matches!(told, Stored::Note(_)));
    wait(&mut three, "it is on the table", |three| three.world().contains_resource::<ActiveMatch>());
    play(&mut three, 1);
    wait_for_disk(&mut three, folder.path());
    play(&mut one, 3);
    wait_for_disk(&mut one, folder.path());
    assert_eq!(files(folder.path()).len(), 3);
    for app in [&one, &two, &three] {
        assert!(files(folder.path()).contains(&record::ron::write(played(app))));
    }
}

#[test]
fn a_damaged_match_is_named_set_aside_and_harms_no_other() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Zener);
    play(&mut app, 2);
    let whole = record::ron::write(played(&app));
    drop(app);
    let matches = folder.path().join("matches");
    fs::write(matches.join("cut.ron"), &whole[..whole.len() / 2]).unwrap();
    fs::write(matches.join("bytes.ron"), b"\xff\xfe\x00").unwrap();
    fs::write(matches.join("newer.ron"), whole.replacen("version: 1", "version: 1000", 1)).unwrap();
    fs::write(matches.join(".unfinished-abc"), &whole[..10]).unwrap();
    let mut next = program(folder.path());
    wait(&mut next, "the start", |next| !saved(next).entries.is_empty());
    assert_eq!(saved(&next).entries.len(), 1);
    let mut named: Vec<_> =
        saved(&next).damaged.iter().map(|damaged| (damaged.name.as_str(), damaged.set_aside.is_some())).collect();
    named.sort_unstable();
    assert_eq!(named, [("bytes.ron", true), ("cut.ron", true), ("newer.ron", false)]);
    assert!(saved(&next).damaged.iter().all(|damaged| !english(&damaged.reason).is_empty()));
    assert_eq!(fs::read_to_string(matches.join("cut.ron.damaged")).unwrap(), whole[..whole.len() / 2]);
    assert!(matches.join("bytes.ron.damaged").exists() && matches.join("newer.ron").exists());
}

#[test]
fn a_match_whose_moves_do_not_hold_is_found_out_when_it_is_opened() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 2);
    let text = record::ron::write(played(&app));
    let last = moves(&app)[1].clone();
    drop(app);
    let file = fs::read_dir(folder.path().join("matches")).unwrap().next().unwrap().unwrap().path();
    fs::write(&file, text.replacen(&last, "a1-f6", 1)).unwrap();
    let mut next = program(folder.path());
    wait(&mut next, "it is listed", |next| saved(next).unfinished.is_some());
    send(&mut next, Store::Continue);
    hear(
        &mut next,
        "the reason",
        |told| matches!(told, Stored::Failed { reason, .. } if english(reason).starts_with("Line ") && english(reason).contains("a1-f6")),
    );
    assert!(next.world().get_resource::<ActiveMatch>().is_none() && state::<Screen>(&next) == Screen::Menu);
    wait(&mut next, "it is set aside", |next| saved(next).damaged.len() == 1 && saved(next).unfinished.is_none());
    assert!(!file.exists());
}

#[test]
fn where_nothing_can_be_written_the_game_goes_on_and_says_so() {
    let folder = TempDir::new().unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    let mut app = program(&in_the_way);
    begin(&mut app, Kind::Zen);
    wait(&mut app, "the trouble", |app| saved(app).trouble.is_some_and(|trouble| !english(&trouble.text()).is_empty()));
    play(&mut app, 3);
    assert_eq!(moves(&app).len(), 3);
    assert!(saved(&app).trouble.is_some());
    fs::remove_file(&in_the_way).unwrap();
    play(&mut app, 1);
    wait(&mut app, "the end of the trouble", |app| saved(app).trouble.is_none());
    wait_for_disk(&mut app, &in_the_way);
}

/// A program that can write nothing, because a file lies where its folder should be.
fn program_without_folder() -> (App, TempDir, std::path::PathBuf) {
    let folder = TempDir::new().unwrap();
    let in_the_way = folder.path().join("data");
    fs::write(&in_the_way, "a file where a folder should be").unwrap();
    let app = program_with(&in_the_way, |app| {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    });
    (app, folder, in_the_way)
}

#[test]
fn as_long_as_something_is_not_saved_it_is_said_in_words_and_tried_again_by_itself() {
    let (mut app, _folder, in_the_way) = program_without_folder();
    begin(&mut app, Kind::Enso);
    play(&mut app, 3);
    wait(&mut app, "the trouble", |app| saved(app).trouble.is_some());
    for _ in 0..100 {
        app.update();
        let trouble = saved(&app).trouble.expect("it stays in sight");
        assert_eq!((trouble.not_saved, trouble.cause), (NotSaved::Match, Cause::Missing));
        let told = english(&trouble.text());
        assert!(!told.contains("error") && !told.contains('/') && !told.contains('('), "{told}");
        assert!(app.world().resource::<RedrawInterval>().saving.is_some(), "it will be tried again, whatever happens");
    }
    fs::remove_file(&in_the_way).unwrap();
    // It must be tried again without any input.
    wait(&mut app, "the end of the trouble", |app| saved(app).trouble.is_none());
    wait_for_disk(&mut app, &in_the_way);
    wait(&mut app, "rest", |app| app.world().resource::<RedrawInterval>().saving.is_none());
}

#[test]
fn a_match_that_is_left_before_it_could_be_saved_is_saved_later() {
    let (mut app, _folder, in_the_way) = program_without_folder();
    let mut texts = Vec::new();
    for kind in [Kind::Enso, Kind::Zener, Kind::Zen] {
        begin(&mut app, kind);
        play(&mut app, 2);
        texts.push(record::ron::write(played(&app)));
        if kind == Kind::Enso {
            // The next match begins at once.
            continue;
        }
        send(&mut app, Intent::Leave);
        wait(&mut app, "the trouble", |app| {
            saved(app).trouble.is_some_and(|trouble| trouble.not_saved == NotSaved::EarlierMatch)
        });
    }
    fs::remove_file(&in_the_way).unwrap();
    wait(&mut app, "the end of the trouble", |app| saved(app).trouble.is_none());
    let mut found = files(&in_the_way);
    found.sort_unstable();
    texts.sort_unstable();
    assert_eq!(found, texts);
    assert_eq!(saved(&app).entries.len(), 3);
}

#[test]
fn a_match_is_deleted_and_restored() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Zener);
    play(&mut app, 2);
    wait(&mut app, "it is listed", |app| saved(app).entries.len() == 1);
    let id = saved(&app).entries[0].id.clone();
    send(&mut app, Store::Delete(id.clone()));
    hear(&mut app, "it is on the table", |told| matches!(told, Stored::Failed { .. }));
    let text = record::ron::write(played(&app));
    send(&mut app, Intent::Leave);
    send(&mut app, Store::Delete(id.clone()));
    wait(&mut app, "it is gone", |app| saved(app).entries.is_empty() && saved(app).may_undo_delete);
    assert!(files(folder.path()).is_empty() && saved(&app).unfinished.is_none());
    drop(app);
    let mut next = program(folder.path());
    wait(&mut next, "it can be restored", |next| saved(next).may_undo_delete);
    send(&mut next, Store::UndoDelete);
    wait(&mut next, "it is back", |next| saved(next).unfinished.as_ref() == Some(&id));
    assert_eq!(files(folder.path()), [text]);
    assert!(!saved(&next).may_undo_delete);
}

#[test]
fn a_match_is_copied_and_pasted_in_either_spelling() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Torus);
    play(&mut app, 5);
    let played = played(&app).clone();
    send(&mut app, Store::CopyTable);
    hear(&mut app, "the text", |told| matches!(told, Stored::Text(text) if *text == mail::write(&played)));
    wait(&mut app, "it is listed", |app| saved(app).entries.len() == 1);
    let id = saved(&app).entries[0].id.clone();
    send(&mut app, Store::Copy(id));
    hear(&mut app, "the text", |told| matches!(told, Stored::Text(text) if *text == mail::write(&played)));
    for text in [mail::write(&played), record::ron::write(&played)] {
        send(&mut app, Intent::Leave);
        send(&mut app, Store::Paste(text));
        wait(&mut app, "it is on the table", |app| app.world().contains_resource::<ActiveMatch>());
        assert_eq!(moves(&app), played.round().game().moves());
    }
    wait(&mut app, "each is kept", |app| saved(app).entries.len() == 3);
    assert_eq!(files(folder.path()).len(), 3);
}

#[test]
fn pasting_nonsense_tells_line_and_reason_and_changes_nothing() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 3);
    let (number, all) = (table(&app).number(), moves(&app));
    let text = mail::write(played(&app));
    let broken = text.replacen(&all[1], "a1-f6", 1);
    let line = 1 + text[..text.find(&all[1]).unwrap()].matches('\n').count();
    for (text, beginning) in [
        (broken, format!("Line {line}: ")),
        ("Dear Ada, shall we play?".to_owned(), "Line 1: This is not a Zen Table record".to_owned()),
        (String::new(), "This is not a Zen Table record".to_owned()),
    ] {
        send(&mut app, Store::Paste(text));
        hear(
            &mut app,
            "the reason",
            |told| matches!(told, Stored::Failed { reason, .. } if english(reason).starts_with(&beginning)),
        );
        assert_eq!((table(&app).number(), moves(&app)), (number, all.clone()));
    }
}

#[test]
fn settings_outlive_the_program_and_damaged_ones_are_set_aside() {
    let (mut app, folder) = alone();
    let mine = Settings { view: View::Plan, pace: Pace::Slow, text_scale: 1.5, ..Settings::default() };
    app.world_mut().insert_resource(mine.clone());
    app.update();
    drop(app);
    let next = program(folder.path());
    assert_eq!(*next.world().resource::<Settings>(), mine);
    drop(next);
    let file = folder.path().join("settings.ron");
    let text = fs::read_to_string(&file).unwrap();
    for damaged in [text.replacen("view", "vista", 1), text[..text.len() / 2].to_owned()] {
        fs::write(&file, &damaged).unwrap();
        let next = program(folder.path());
        assert_eq!(*next.world().resource::<Settings>(), Settings::default());
        let named = saved(&next).damaged[0].clone();
        assert_eq!(named.name, "settings.ron");
        assert_eq!(fs::read_to_string(folder.path().join(named.set_aside.unwrap())).unwrap(), damaged);
    }
    fs::write(&file, text.replacen("1.5", "77.0", 1)).unwrap();
    let next = program(folder.path());
    let settings = next.world().resource::<Settings>();
    assert_eq!((settings.text_scale, settings.view), (2.0, View::Plan), "what is out of range is brought into it");
}

#[test]
fn a_new_player_has_what_the_system_is_set_to_and_later_only_what_was_chosen() {
    let folder = TempDir::new().unwrap();
    let preferences = || Preferences { reduced_motion: true, high_contrast: true };
    let start = || program_with(folder.path(), |app| _ = app.insert_resource(SystemPreferences(preferences)));
    let mut app = start();
    let at_first = Settings::of_new_player(preferences());
    assert_eq!(*app.world().resource::<Settings>(), at_first);
    assert!(at_first.reduced_motion && at_first != Settings::default());
    app.world_mut().resource_mut::<Settings>().reduced_motion = false;
    app.update();
    drop(app);
    let next = start();
    assert_eq!(*next.world().resource::<Settings>(), Settings { reduced_motion: false, ..at_first });
}

#[test]
fn a_match_is_saved_as_a_file_and_comes_back_when_the_file_is_dropped() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Zen);
    play(&mut app, 5);
    let text = mail::write(played(&app));
    wait(&mut app, "it is listed", |app| saved(app).entries.len() == 1);
    let id = saved(&app).entries[0].id.clone();
    let stem = id.to_string().replace(".ron", "");
    let [first, second] = ["", "-2"].map(|more| folder.path().join("exported").join(format!("{stem}{more}.zen")));
    let is_in =
        |file: &Path, told: &Stored| matches!(told, Stored::Exported(place) if *place == file.display().to_string());
    send(&mut app, Store::ExportTable);
    hear(&mut app, "the file of the table", |told| is_in(&first, told));
    send(&mut app, Store::Export(id));
    hear(&mut app, "the file of the list", |told| is_in(&second, told));
    for file in [&first, &second] {
        assert_eq!(fs::read_to_string(file).unwrap(), text, "no file takes another's place");
    }

    send(&mut app, Intent::Leave);
    send(&mut app, dropped(&first));
    wait(&mut app, "it is on the table", |app| app.world().contains_resource::<ActiveMatch>());
    assert_eq!(mail::write(played(&app)), text);

    // In the middle of a match and with a menu open; two files at once.
    play(&mut app, 1);
    send(&mut app, Navigate::Back);
    app.world_mut().write_message(dropped(&first));
    send(&mut app, dropped(&second));
    wait(&mut app, "all four are kept", |app| saved(app).entries.len() == 4);
    assert_eq!((state::<Screen>(&app), state::<Overlay>(&app)), (Screen::Match, Overlay::None));
    assert_eq!(mail::write(played(&app)), text);
}

#[test]
fn matches_that_are_read_between_two_frames_are_all_kept() {
    let (mut app, _folder) = alone();
    let texts = [Kind::Zen, Kind::Enso, Kind::Zener].map(|kind| {
        let mut played = Match::new(Terms::usual(kind)).unwrap();
        // A match in which nothing has been done is not saved.
        let text = played.round().game().legal_moves()[0].clone();
        played.play(&text).unwrap();
        mail::write(&played)
    });
    for text in &texts {
        app.world_mut().write_message(Store::Paste(text.clone()));
    }
    app.update();
    // Long enough for the storage thread to read all of them before the next frame.
    std::thread::sleep(Duration::from_millis(500));
    wait(&mut app, "all three are kept", |app| saved(app).entries.len() == 3);
    assert_eq!(mail::write(played(&app)), texts[2], "the last one is on the table");
}

#[test]
fn a_file_that_is_no_match_is_named_with_the_reason_and_changes_nothing() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 2);
    let (number, all) = (table(&app).number(), moves(&app));
    let place = folder.path().join("letter.txt");
    let longest = record::LONGEST;
    for (bytes, beginning) in [
        ("Dear Ada".into(), "Line 1: This is not a Zen Table record"),
        (vec![0xff, 0xfe, 0x00], "It is no text."),
        (vec![b' '; longest + 1], "The record is longer than"),
    ] {
        fs::write(&place, bytes).unwrap();
        send(&mut app, dropped(&place));
        hear(
            &mut app,
            "the reason",
            |told| matches!(told, Stored::Failed { what, reason } if english(what) == "The file letter.txt can't be opened." && english(reason).starts_with(beginning)),
        );
    }
    fs::remove_file(&place).unwrap();
    for missing in [place.as_path(), folder.path()] {
        send(&mut app, dropped(missing));
        let name = missing.file_name().unwrap().to_str().unwrap();
        hear(
            &mut app,
            "that it is none",
            |told| matches!(told, Stored::Failed { what, .. } if english(what).contains(name)),
        );
    }
    assert_eq!((table(&app).number(), moves(&app)), (number, all));
}

fn dropped(file: &Path) -> FileDragAndDrop {
    FileDragAndDrop::DroppedFile { window: Entity::PLACEHOLDER, path_buf: file.to_owned() }
}

#[test]
fn what_killed_programs_have_left_is_cleared_away_and_what_is_in_use_stays() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 1);
    wait_for_disk(&mut app, folder.path());
    let (matches, open) = (folder.path().join("matches"), folder.path().join("open"));
    let in_use = fs::read_dir(&open).unwrap().next().unwrap().unwrap().path();
    let old = [matches.join(".unfinished-old"), folder.path().join(".unfinished-old"), open.join("dead.ron.lock")];
    let young = [matches.join(".unfinished-young"), folder.path().join(".unfinished-young")];
    for path in old.iter().chain(&young) {
        fs::write(path, "").unwrap();
    }
    for path in &old {
        let hour = std::time::SystemTime::now() - Duration::from_secs(3600);
        fs::File::options().append(true).open(path).unwrap().set_modified(hour).unwrap();
    }
    let mut next = program(folder.path());
    wait(&mut next, "the matches are listed", |next| saved(next).entries.len() == 1);
    assert_eq!(old.iter().filter(|path| path.exists()).count(), 0, "nobody needs these");
    assert!(in_use.exists() && young.iter().all(|path| path.exists()), "another program may still need these");
}

#[test]
fn a_match_is_known_to_be_kept_once_it_is_on_the_disk_as_it_is() {
    let (mut app, folder) = alone();
    for plies in 0..4 {
        if plies == 0 {
            begin(&mut app, Kind::Zener);
        } else {
            play(&mut app, 1);
        }
        wait(&mut app, "it is kept", |app| saved(app).is_kept);
        assert_eq!(files(folder.path()), [record::ron::write(played(&app))]);
    }
    // A folder takes the place of the file, so that it can't be written any more.
    let file = fs::read_dir(folder.path().join("matches")).unwrap().next().unwrap().unwrap().path();
    fs::remove_file(&file).unwrap();
    fs::create_dir(&file).unwrap();
    play(&mut app, 1);
    wait(&mut app, "the trouble is told", |app| saved(app).trouble.is_some());
    assert!(!saved(&app).is_kept);
    fs::remove_dir(&file).unwrap();
    play(&mut app, 1);
    wait(&mut app, "it is kept again", |app| saved(app).is_kept && saved(app).trouble.is_none());
}

#[test]
fn a_picture_is_saved_as_a_file_beside_those_of_the_match() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Zen);
    play(&mut app, 2);
    wait(&mut app, "it is listed", |app| saved(app).entries.len() == 1);
    let stem = saved(&app).entries[0].id.to_string().replace(".ron", "");
    let picture = vec![1, 2, 3];
    for more in ["", "-2"] {
        let file = folder.path().join("exported").join(format!("{stem}{more}.png"));
        send(&mut app, Store::ExportPicture(picture.clone()));
        let place = file.display().to_string();
        hear(&mut app, "the picture", |told| matches!(told, Stored::PictureExported(told) if *told == place));
        assert_eq!(fs::read(&file).unwrap(), picture);
    }
    let position = table(&app).position().position_text();
    send(&mut app, Store::CopyPosition);
    hear(&mut app, "the position", |told| matches!(told, Stored::Position(told) if *told == position));
}

#[test]
fn a_saved_match_that_is_over_is_reviewed_and_stays_one_match() {
    let (mut app, folder) = alone();
    begin(&mut app, Kind::Enso);
    play(&mut app, 4);
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    send(&mut app, Intent::Leave);
    wait(&mut app, "it is listed", |app| saved(app).entries.first().is_some_and(|entry| entry.summary.finished));
    let id = saved(&app).entries[0].id.clone();
    send(&mut app, Store::Review(id));
    wait(&mut app, "it is on the table", |app| app.world().contains_resource::<ActiveMatch>());
    assert_eq!((table(&app).mode(), moves(&app).len()), (TableMode::Review, 4));
    send(&mut app, Intent::EndAnalysis);
    wait_for_disk(&mut app, folder.path());
    assert_eq!(files(folder.path()).len(), 1);
}
