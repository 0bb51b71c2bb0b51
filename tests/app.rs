//! The game without its window: states, intents, pointing and storage, as menus and the table drive them.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use zen_table::app::MatchPlugin;
use zen_table::app::command::CommandLine;
use zen_table::app::play::{Happened, InMotion, Intent, OnTable};
use zen_table::app::pointing::{Point, Selection};
use zen_table::app::screen::{Go, Overlay, Phase, Screen};
use zen_table::app::settings::{Pace, Settings, View};
use zen_table::app::storage::{Saved, Store, Stored};
use zen_table::games::{Kind, Player, Spot, Square};
use zen_table::session::record::{self, mail};
use zen_table::session::{Ending, GameTerms, Length, Pending, Seat, Terms};

/// How long a test waits for the keeper's thread.
const PATIENCE: Duration = Duration::from_secs(20);

/// A program that keeps what it keeps in this folder.
fn program(folder: &Path) -> App {
    let mut app = App::new();
    app.insert_resource(CommandLine { data: Some(folder.to_owned()), ..CommandLine::default() }).add_plugins((
        MinimalPlugins,
        StatesPlugin,
        MatchPlugin,
    ));
    app.update();
    send(&mut app, Go::To(Screen::Menu));
    app
}

/// A program whose folder goes with it.
fn alone() -> (App, TempDir) {
    let folder = TempDir::new().unwrap();
    (program(folder.path()), folder)
}

/// Sends a message, and gives the states a frame to follow.
fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
    app.update();
    app.update();
}

fn begin(app: &mut App, kind: Kind) {
    send(app, Intent::Begin(Terms::usual(kind)));
}

/// Plays the first of the legal moves, so many times.
fn play(app: &mut App, plies: usize) {
    for _ in 0..plies {
        let text = table(app).played().round().game().legal_moves()[0].clone();
        send(app, Intent::Play(text));
    }
}

fn table(app: &App) -> &OnTable {
    app.world().resource()
}

fn moves(app: &App) -> Vec<String> {
    table(app).played().round().game().moves().into_iter().map(str::to_owned).collect()
}

fn state<S: States>(app: &App) -> S {
    app.world().resource::<State<S>>().get().clone()
}

fn selection(app: &App) -> &Selection {
    app.world().resource()
}

/// Whether a message of this kind is still there to be heard; messages stay for some frames.
fn is_told<M: Message>(app: &App, pick: impl Fn(&M) -> bool) -> bool {
    let messages = app.world().resource::<Messages<M>>();
    messages.get_cursor().read(messages).any(pick)
}

/// The reason of the refusal that came last.
fn refusal(app: &App) -> String {
    let messages = app.world().resource::<Messages<Happened>>();
    let mut cursor = messages.get_cursor();
    let reasons = cursor.read(messages).filter_map(|event| match event {
        Happened::Refused(reason) => Some(reason.clone()),
        _ => None,
    });
    reasons.last().unwrap_or_default()
}

/// Lets frames pass until something holds.
fn wait(app: &mut App, what: &str, holds: impl Fn(&App) -> bool) {
    let start = Instant::now();
    while !holds(app) {
        assert!(start.elapsed() < PATIENCE, "in vain: {what}");
        std::thread::sleep(Duration::from_millis(2));
        app.update();
    }
}

/// Waits for something to be told.
fn hear(app: &mut App, what: &str, pick: impl Fn(&Stored) -> bool) {
    wait(app, what, |app| is_told(app, &pick));
}

fn saved(app: &App) -> &Saved {
    app.world().resource()
}

/// The texts of the saved matches that are on the disk now.
fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder.join("matches")) else {
        return Vec::new();
    };
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_some_and(|end| end == "ron"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

/// Waits until the match on the table is on the disk as it is.
fn wait_for_disk(app: &mut App, folder: &Path) {
    let text = record::ron::write(table(app).played());
    wait(app, "the match is written", |_| files(folder).contains(&text));
}

/// What is left on the disk when the program is killed at this moment.
fn disk_after_kill(folder: &Path) -> TempDir {
    fn copy(from: &Path, to: &Path) {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let entry = entry.unwrap();
            let goal = to.join(entry.file_name());
            if entry.file_type().unwrap().is_dir() {
                copy(&entry.path(), &goal);
            } else if let Err(error) = fs::copy(entry.path(), goal) {
                // The other program may have replaced it in this moment, as it may when it is killed.
                assert_eq!(error.kind(), std::io::ErrorKind::NotFound);
            }
        }
    }
    let copied = TempDir::new().unwrap();
    copy(folder, copied.path());
    copied
}

mod playing {
    use super::*;

    #[test]
    fn a_match_is_begun_played_by_pointing_taken_back_ended_and_left() {
        let (mut app, _folder) = alone();
        let length = Length::BestOf(3);
        send(&mut app, Intent::Begin(Terms { length, ..Terms::usual(Kind::Enso) }));
        assert_eq!((state::<Screen>(&app), state::<Phase>(&app)), (Screen::Match, Phase::Choosing));

        for _ in 0..4 {
            let first = selection(&app).next[0];
            send(&mut app, Point::At(first));
            assert_eq!(selection(&app).spots, [first]);
            let second = selection(&app).next[0];
            send(&mut app, Point::At(second));
            assert!(selection(&app).spots.is_empty());
        }
        let all = moves(&app);
        assert_eq!(all.len(), 4);

        send(&mut app, Intent::Undo);
        send(&mut app, Intent::Undo);
        assert_eq!(moves(&app), all[..2]);
        send(&mut app, Intent::Redo);
        send(&mut app, Intent::Redo);
        assert_eq!(moves(&app), all);
        send(&mut app, Intent::Redo);
        assert_eq!(refusal(&app), "there is no move to play again");
        send(&mut app, Intent::Play("a1-f6".to_owned()));
        assert!(refusal(&app).starts_with("'a1-f6' is not a move here"), "{}", refusal(&app));
        assert_eq!(moves(&app), all);

        send(&mut app, Intent::NextRound);
        assert_eq!(refusal(&app), "the round is not over yet");
        send(&mut app, Intent::End(Ending::Resigned(Player::One)));
        assert_eq!(state::<Phase>(&app), Phase::RoundOver);
        send(&mut app, Intent::Play("a1-f6".to_owned()));
        assert_eq!(refusal(&app), "the round is over");
        send(&mut app, Intent::NextRound);
        assert_eq!((table(&app).played().rounds().len(), state::<Phase>(&app)), (2, Phase::Choosing));
        send(&mut app, Intent::End(Ending::Resigned(Player::Two)));
        assert_eq!(table(&app).played().score(), [0, 2]);
        assert_eq!(state::<Phase>(&app), Phase::MatchOver);

        send(&mut app, Intent::Restart);
        assert_eq!((table(&app).played().rounds().len(), moves(&app).len()), (1, 0));
        send(&mut app, Intent::Leave);
        assert_eq!(state::<Screen>(&app), Screen::Menu);
        assert!(app.world().get_resource::<OnTable>().is_none());
    }

    #[test]
    fn every_game_is_played_to_its_end_by_pointing_alone() {
        for kind in Kind::ALL {
            let (mut app, _folder) = alone();
            let mut terms = Terms::usual(kind);
            if let GameTerms::Torus { size, .. } = &mut terms.game {
                *size = zen_table::games::torus::Size::new(3).unwrap();
            }
            send(&mut app, Intent::Begin(terms));
            let mut state = 1_u64;
            for _ in 0..20_000 {
                if table(&app).played().pending() == Pending::Nothing {
                    break;
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let next = &selection(&app).next;
                let at = next[(state >> 33) as usize % next.len()];
                send(&mut app, Point::At(at));
            }
            assert_eq!(super::state::<Phase>(&app), Phase::MatchOver, "{kind:?}");
        }
    }

    #[test]
    fn no_move_is_lost_while_pieces_are_on_their_way() {
        let (mut app, _folder) = alone();
        begin(&mut app, Kind::Zener);
        app.world_mut().insert_resource(InMotion(true));
        app.update();
        app.update();
        assert_eq!(state::<Phase>(&app), Phase::Animating);
        for _ in 0..3 {
            let first = selection(&app).next[0];
            let second = table(&app).played().round().game().choices(&[first]).next[0];
            // Both in one frame, as a quick hand does on a slow machine.
            app.world_mut().write_message(Point::At(first));
            send(&mut app, Point::At(second));
        }
        assert_eq!(moves(&app).len(), 3);
        send(&mut app, Intent::Undo);
        assert_eq!((moves(&app).len(), state::<Phase>(&app)), (2, Phase::Animating));
        app.world_mut().insert_resource(InMotion(false));
        app.update();
        app.update();
        assert_eq!(state::<Phase>(&app), Phase::Choosing);
    }

    #[test]
    fn pointing_in_vain_gives_the_reason_of_the_rules() {
        for kind in [Kind::Zen, Kind::Enso, Kind::Zener] {
            let (mut app, _folder) = alone();
            begin(&mut app, kind);
            let mut reasons = 0;
            for square in table(&app).board().squares().map(Spot::Square) {
                send(&mut app, Point::Nowhere);
                let first = selection(&app).next[0];
                send(&mut app, Point::At(first));
                let game = table(&app).played().round().game();
                let leads_on = [vec![first, square], vec![square]].iter().any(|path| game.why_not(path).is_none());
                let why = game.why_not(&[first, square]);
                if leads_on || square == first {
                    continue;
                }
                send(&mut app, Point::At(square));
                assert_eq!(
                    selection(&app).refusal.clone().map(|refused| (refused.at, refused.why)),
                    Some(square).zip(why)
                );
                assert!(moves(&app).is_empty());
                reasons += 1;
            }
            assert!(reasons > 0, "{kind:?}");
        }
        let (mut app, _folder) = alone();
        begin(&mut app, Kind::Torus);
        let cell = Spot::Square(Square::new(0, 0));
        send(&mut app, Point::At(cell));
        send(&mut app, Point::At(cell));
        assert!(
            selection(&app).refusal.clone().is_some_and(|refused| refused.at == cell && !refused.why.reason.is_empty())
        );
        assert_eq!(moves(&app), ["a1"]);
    }

    #[test]
    fn a_drag_is_a_move_and_a_drag_to_nowhere_is_none() {
        let (mut app, _folder) = alone();
        begin(&mut app, Kind::Enso);
        let first = selection(&app).next[0];
        send(&mut app, Point::Lift(first));
        let second = selection(&app).next[0];
        send(&mut app, Point::DropAt(first));
        assert_eq!(
            (selection(&app).spots.as_slice(), moves(&app).len()),
            ([first].as_slice(), 0),
            "a wobble is a click"
        );
        send(&mut app, Point::Nowhere);
        assert!(selection(&app).spots.is_empty());
        send(&mut app, Point::Lift(first));
        send(&mut app, Point::DropAt(second));
        assert_eq!(moves(&app).len(), 1);
    }

    #[test]
    fn looking_back_shows_an_earlier_board_and_pointing_returns() {
        let (mut app, _folder) = alone();
        begin(&mut app, Kind::Zen);
        let start = table(&app).board();
        play(&mut app, 4);
        let present = table(&app).board();
        send(&mut app, Intent::LookAt(Some(0)));
        assert_eq!(state::<Phase>(&app), Phase::LookingBack);
        assert_eq!(table(&app).board(), start);
        send(&mut app, Point::At(Spot::Square(Square::new(0, 0))));
        assert_eq!((state::<Phase>(&app), table(&app).board()), (Phase::Choosing, present.clone()));
        assert!(selection(&app).spots.is_empty() && moves(&app).len() == 4);
        send(&mut app, Intent::LookAt(Some(2)));
        send(&mut app, Intent::LookAt(None));
        assert_eq!(table(&app).board(), present);
        send(&mut app, Intent::LookAt(Some(1)));
        play(&mut app, 1);
        assert_eq!((moves(&app).len(), table(&app).looks_back()), (5, false), "whoever plays, plays in the present");
    }

    #[test]
    fn the_computers_turn_is_not_for_pointing() {
        let (mut app, _folder) = alone();
        let seats = vec![Seat::computer("Grace", 1), Seat::computer("Edsger", 1)];
        send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(Kind::Enso) }));
        assert!(selection(&app).next.is_empty());
        send(&mut app, Point::At(Spot::Square(Square::new(0, 5))));
        assert!(selection(&app).spots.is_empty());
    }
}

mod screens {
    use super::*;

    #[test]
    fn back_goes_one_step_back_everywhere() {
        let (mut app, _folder) = alone();
        let here = |app: &App| (state::<Screen>(app), state::<Overlay>(app));
        for screen in [Screen::Menu, Screen::NewGame, Screen::Saved] {
            send(&mut app, Go::To(screen));
            for overlay in [Overlay::Settings, Overlay::Rules, Overlay::Credits] {
                send(&mut app, Go::Over(overlay));
                assert_eq!(here(&app), (screen, overlay));
                send(&mut app, Go::Back);
                assert_eq!(here(&app), (screen, Overlay::None));
            }
            send(&mut app, Go::Back);
            assert_eq!(here(&app), (Screen::Menu, Overlay::None));
        }
        begin(&mut app, Kind::Zen);
        send(&mut app, Go::Back);
        assert_eq!(here(&app), (Screen::Match, Overlay::Pause), "from the table one step back is the pause");
        for overlay in [Overlay::Settings, Overlay::Rules, Overlay::Credits] {
            send(&mut app, Go::Over(overlay));
            send(&mut app, Go::Back);
            assert_eq!(here(&app), (Screen::Match, Overlay::Pause));
        }
        send(&mut app, Go::Over(Overlay::Settings));
        send(&mut app, Go::Over(Overlay::Rules));
        for overlay in [Overlay::Settings, Overlay::Pause, Overlay::None] {
            send(&mut app, Go::Back);
            assert_eq!(here(&app), (Screen::Match, overlay));
        }
    }

    #[test]
    fn leaving_from_the_pause_leaves_nothing_over_the_menu() {
        let (mut app, _folder) = alone();
        begin(&mut app, Kind::Zener);
        send(&mut app, Go::Back);
        app.world_mut().write_message(Go::To(Screen::Menu));
        send(&mut app, Intent::Leave);
        assert_eq!((state::<Screen>(&app), state::<Overlay>(&app)), (Screen::Menu, Overlay::None));
        begin(&mut app, Kind::Zener);
        assert_eq!((state::<Screen>(&app), state::<Overlay>(&app)), (Screen::Match, Overlay::None));
    }
}

mod keeping {
    use super::*;

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
                wait(&mut next, "the match is on the table", |next| next.world().contains_resource::<OnTable>());
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
        assert!(entry.glance.finished && entry.glance.result.is_some() && entry.glance.rounds == 4, "{entry:?}");
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
        let text = record::ron::write(table(&app).played());
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
        let of_one = entries.iter().find(|entry| entry.glance.plies == 2).unwrap();
        send(&mut three, Store::Delete(of_one.id.clone()));
        hear(&mut three, "it can't be deleted", |told| matches!(told, Stored::Failed { .. }));
        send(&mut three, Store::Open(of_one.id.clone()));
        hear(&mut three, "it goes on as a copy", |told| matches!(told, Stored::Note(_)));
        wait(&mut three, "it is on the table", |three| three.world().contains_resource::<OnTable>());
        play(&mut three, 1);
        wait_for_disk(&mut three, folder.path());
        play(&mut one, 3);
        wait_for_disk(&mut one, folder.path());
        assert_eq!(files(folder.path()).len(), 3);
        for app in [&one, &two, &three] {
            assert!(files(folder.path()).contains(&record::ron::write(table(app).played())));
        }
    }

    #[test]
    fn a_damaged_match_is_named_set_aside_and_harms_no_other() {
        let (mut app, folder) = alone();
        begin(&mut app, Kind::Zener);
        play(&mut app, 2);
        let whole = record::ron::write(table(&app).played());
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
        assert!(saved(&next).damaged.iter().all(|damaged| !damaged.reason.is_empty()));
        assert_eq!(fs::read_to_string(matches.join("cut.ron.damaged")).unwrap(), whole[..whole.len() / 2]);
        assert!(matches.join("bytes.ron.damaged").exists() && matches.join("newer.ron").exists());
    }

    #[test]
    fn a_match_whose_moves_do_not_hold_is_found_out_when_it_is_opened() {
        let (mut app, folder) = alone();
        begin(&mut app, Kind::Enso);
        play(&mut app, 2);
        let text = record::ron::write(table(&app).played());
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
            |told| matches!(told, Stored::Failed { reason, .. } if reason.starts_with("line ") && reason.contains("a1-f6")),
        );
        assert!(next.world().get_resource::<OnTable>().is_none() && state::<Screen>(&next) == Screen::Menu);
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
        hear(&mut app, "the failure", |told| matches!(told, Stored::Failed { reason, .. } if !reason.is_empty()));
        play(&mut app, 3);
        assert_eq!(moves(&app).len(), 3);
        wait(&mut app, "the trouble", |app| saved(app).trouble.is_some());
        fs::remove_file(&in_the_way).unwrap();
        play(&mut app, 1);
        wait(&mut app, "the end of the trouble", |app| saved(app).trouble.is_none());
        wait_for_disk(&mut app, &in_the_way);
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
        let text = record::ron::write(table(&app).played());
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
        let played = table(&app).played().clone();
        send(&mut app, Store::CopyTable);
        hear(&mut app, "the text", |told| matches!(told, Stored::Text(text) if *text == mail::write(&played)));
        wait(&mut app, "it is listed", |app| saved(app).entries.len() == 1);
        let id = saved(&app).entries[0].id.clone();
        send(&mut app, Store::Copy(id));
        hear(&mut app, "the text", |told| matches!(told, Stored::Text(text) if *text == mail::write(&played)));
        for text in [mail::write(&played), record::ron::write(&played)] {
            send(&mut app, Intent::Leave);
            send(&mut app, Store::Paste(text));
            wait(&mut app, "it is on the table", |app| app.world().contains_resource::<OnTable>());
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
        let text = mail::write(table(&app).played());
        let broken = text.replacen(&all[1], "a1-f6", 1);
        let line = 1 + text[..text.find(&all[1]).unwrap()].matches('\n').count();
        for (text, beginning) in [
            (broken, format!("line {line}: ")),
            ("Dear Ada, shall we play?".to_owned(), "line 1: this is not a Zen Table record".to_owned()),
            (String::new(), "this is not a Zen Table record".to_owned()),
        ] {
            send(&mut app, Store::Paste(text));
            hear(
                &mut app,
                "the reason",
                |told| matches!(told, Stored::Failed { reason, .. } if reason.starts_with(&beginning)),
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
}
