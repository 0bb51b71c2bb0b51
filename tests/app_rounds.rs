//! Rounds in the game without its window: clocks, announcements, counting, looking back, blind set-ups and take-backs.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use zen_table::app::MatchPlugin;
use zen_table::app::command::CommandLine;
use zen_table::app::counting::Counting;
use zen_table::app::draft::Drafting;
use zen_table::app::frames::Beats;
use zen_table::app::play::{Happened, InMotion, Intent, OnTable};
use zen_table::app::pointing::{Announcement, Point};
use zen_table::app::screen::{Go, Overlay, Phase, Screen};
use zen_table::app::settings::Settings;
use zen_table::app::sound::Played;
use zen_table::app::sound::notes::Sound;
use zen_table::app::storage::{Saved, Store};
use zen_table::app::ui::{Asking, take_back};
use zen_table::games::zen::{Announcing, Threat, Variant};
use zen_table::games::{Kind, Player};
use zen_table::session::record::ron;
use zen_table::session::{Clock, Ending, GameTerms, Length, Match, Pending, Seat, Setup, Terms};

/// How long one frame of these programs lasts, whatever the machine is busy with.
const FRAME: Duration = Duration::from_millis(100);

/// Whoever moves K1-H4 wins, and one black pawn is astray then (figure 2 of the rulebook with a move before it).
const BEFORE: &str = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";

fn program() -> (App, TempDir) {
    let folder = TempDir::new().unwrap();
    let mut app = App::new();
    app.insert_resource(CommandLine { data: Some(folder.path().to_owned()), ..CommandLine::default() })
        .add_plugins((MinimalPlugins, StatesPlugin, MatchPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.update();
    send(&mut app, Go::To(Screen::Menu));
    (app, folder)
}

/// Sends a message, and gives the states two frames to follow.
fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
    app.update();
    app.update();
}

fn table(app: &App) -> &OnTable {
    app.world().resource()
}

fn played(app: &App) -> &Match {
    table(app).played()
}

fn moves(app: &App) -> usize {
    played(app).round().game().len()
}

fn phase(app: &App) -> Phase {
    *app.world().resource::<State<Phase>>().get()
}

fn play_first(app: &mut App) {
    let text = played(app).round().game().legal_moves()[0].clone();
    send(app, Intent::Play(text));
}

/// Points at the squares of a move.
fn point_out(app: &mut App, text: &str) {
    for spot in played(app).round().game().path(text) {
        send(app, Point::At(spot));
    }
}

fn resume(app: &mut App, game: GameTerms, position: &str) {
    let length = if game.has_points() { Length::FirstTo(7) } else { Length::Single };
    let begun = Match::from_position(Terms { game, length, ..Terms::usual(Kind::Zen) }, position).unwrap();
    send(app, Intent::Resume(Box::new(begun)));
}

mod clock {
    use super::*;

    fn begin(app: &mut App, clock: Clock) {
        send(app, Intent::Begin(Terms { clock: Some(clock), ..Terms::usual(Kind::Enso) }));
    }

    fn left(app: &App) -> [Duration; 2] {
        played(app).round().time_left().unwrap()
    }

    /// How much passes for each side in some frames.
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
        let (mut app, _folder) = program();
        begin(&mut app, Clock::Sudden { seconds: 60 });
        assert_eq!(passes(&mut app, 10), [10 * FRAME, Duration::ZERO]);
        assert!(app.world().resource::<Beats>().clock.is_some(), "the clock is drawn as it runs");
        play_first(&mut app);
        assert_eq!(passes(&mut app, 5), [Duration::ZERO, 5 * FRAME]);
    }

    #[test]
    fn time_stands_still_in_menus_while_pieces_move_and_while_somebody_looks_back() {
        let (mut app, _folder) = program();
        begin(&mut app, Clock::PerMove { seconds: 30 });
        play_first(&mut app);
        send(&mut app, Go::Over(Overlay::Pause));
        assert_eq!(passes(&mut app, 20), [Duration::ZERO; 2]);
        assert_eq!(app.world().resource::<Beats>().clock, None, "nothing is drawn that stands still");
        send(&mut app, Go::Back);
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
        let (mut app, _folder) = program();
        begin(&mut app, Clock::Increment { seconds: 60, more: 5 });
        passes(&mut app, 30);
        play_first(&mut app);
        let after_first = left(&app);
        passes(&mut app, 30);
        play_first(&mut app);
        send(&mut app, Intent::Undo);
        let taken_back = left(&app);
        assert!(after_first[1].abs_diff(taken_back[1]) <= 3 * FRAME, "{after_first:?}, {taken_back:?}");
    }

    /// Waits until a match is kept with times that are right.
    fn until_kept(folder: &TempDir, is_right: impl Fn([Duration; 2]) -> bool) {
        let start = Instant::now();
        loop {
            let files = std::fs::read_dir(folder.path().join("matches")).unwrap().map(|file| file.unwrap().path());
            let mut texts = files.filter_map(|path| std::fs::read_to_string(path).ok());
            let kept = texts.find_map(|text| ron::read(&text).ok()).and_then(|read| read.round().time_left());
            if kept.is_some_and(&is_right) {
                break;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "{kept:?} is kept");
            // No time of the match passes while the disk is waited for.
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    #[test]
    fn what_has_been_thought_is_kept_when_the_game_is_paused() {
        let (mut app, folder) = program();
        begin(&mut app, Clock::Sudden { seconds: 60 });
        passes(&mut app, 25);
        let spent = left(&app);
        send(&mut app, Go::Over(Overlay::Pause));
        until_kept(&folder, |kept| spent[0].abs_diff(kept[0]) <= 3 * FRAME);
    }

    #[test]
    fn a_program_that_dies_while_somebody_thinks_gives_back_less_than_a_second_of_it() {
        let (mut app, folder) = program();
        begin(&mut app, Clock::Sudden { seconds: 60 });
        passes(&mut app, 57);
        let spent = left(&app);
        until_kept(&folder, |kept| kept[0] - spent[0] < Duration::from_secs(1));
    }

    #[test]
    fn whose_time_runs_out_has_lost() {
        let (mut app, _folder) = program();
        begin(&mut app, Clock::Sudden { seconds: 1 });
        for _ in 0..20 {
            app.update();
        }
        let result = played(&app).round().result().unwrap();
        assert_eq!(result.ending, Ending::TimeOut(Player::One));
        assert_eq!(phase(&app), Phase::MatchOver);
        let heard = app.world().resource::<Messages<Happened>>();
        let ended = heard.get_cursor().read(heard).filter(|event| matches!(event, Happened::Ended(_))).count();
        assert!(ended <= 1, "it ends once");
        assert_eq!(app.world().resource::<Beats>().clock, None);
    }
}

mod announcing {
    use super::*;

    fn begun() -> (App, TempDir) {
        let (mut app, folder) = program();
        resume(&mut app, GameTerms::Zen { variant: Variant::One, announcing: Announcing::ByPlayers }, BEFORE);
        (app, folder)
    }

    /// A move that does not win and gives check, or gives none.
    fn quiet(app: &App, gives_check: bool) -> String {
        let played = played(app);
        let moves = played.round().game().legal_moves();
        let is_wanted = |text: &String| {
            let mut after = played.clone();
            let announced = played.properly_announced(text);
            announced.ends_with('+') == gives_check
                && !announced.ends_with('#')
                && after.play(text).is_ok()
                && matches!(after.pending(), Pending::Move { .. })
        };
        moves.into_iter().find(is_wanted).unwrap()
    }

    fn announce(app: &mut App, threat: Threat) {
        app.world_mut().insert_resource(Announcement(Some(threat)));
    }

    #[test]
    fn what_is_announced_goes_with_the_next_move_and_with_no_other() {
        let (mut app, _folder) = begun();
        let check = quiet(&app, true);
        announce(&mut app, Threat::Check);
        point_out(&mut app, &check);
        assert_eq!(played(&app).round().announced_moves(), [format!("{check}+")]);
        assert_eq!(played(&app).round().in_check(1), Some(Player::Two));
        assert_eq!(*app.world().resource::<Announcement>(), Announcement(None));
    }

    #[test]
    fn a_false_announcement_is_refused_and_the_move_can_be_played_without_it() {
        let (mut app, _folder) = begun();
        let text = quiet(&app, false);
        announce(&mut app, Threat::Check);
        point_out(&mut app, &text);
        assert_eq!(moves(&app), 0);
        let heard = app.world().resource::<Messages<Happened>>();
        let mut reasons = heard.get_cursor();
        assert!(reasons.read(heard).any(|event| matches!(event, Happened::Refused(why) if why.contains("no check"))));
        app.update();
        point_out(&mut app, &text);
        assert_eq!(played(&app).round().announced_moves(), [text]);
    }

    #[test]
    fn who_loses_to_an_unannounced_check_may_take_the_move_back() {
        let (mut app, _folder) = begun();
        let check = quiet(&app, true);
        point_out(&mut app, &check);
        let winning = |played: &Match| {
            let moves = played.round().game().legal_moves();
            moves.into_iter().find(|text| {
                let mut after = played.clone();
                after.play(text).is_ok() && matches!(after.pending(), Pending::TakeBack { .. })
            })
        };
        let replies = played(&app).round().game().legal_moves();
        let (blunder, win) = replies
            .into_iter()
            .find_map(|reply| {
                let mut after = played(&app).clone();
                after.play(&reply).ok()?;
                winning(&after).map(|win| (reply, win))
            })
            .unwrap();
        for text in [&blunder, &win] {
            point_out(&mut app, text);
        }
        assert_eq!((played(&app).pending(), phase(&app)), (Pending::TakeBack { seat: 1 }, Phase::Choosing));
        send(&mut app, Intent::Decide { take_back: true });
        assert_eq!(moves(&app), 1);
        assert_eq!(played(&app).round().in_check(1), Some(Player::Two), "now it counts as announced");
    }
}

mod counting {
    use super::*;

    fn counting(app: &App) -> &Counting {
        app.world().resource()
    }

    fn counted(app: &App) -> usize {
        counting(app).0.as_ref().unwrap().counted
    }

    fn win(app: &mut App) {
        resume(app, GameTerms::zen(Variant::Two), BEFORE);
        assert_eq!(*counting(app), Counting(None));
        point_out(app, "K1-H4");
    }

    #[test]
    fn pieces_astray_are_counted_one_by_one() {
        let (mut app, _folder) = program();
        win(&mut app);
        assert!(counting(&app).goes_on() && counted(&app) == 0);
        let astray = counting(&app).0.as_ref().unwrap().astray.len();
        assert_eq!(astray, played(&app).score()[0] as usize);
        let mut before = 0;
        for _ in 0..200 {
            app.update();
            assert!(counted(&app) <= before + 1);
            if counted(&app) > before {
                let played = app.world().resource::<Messages<Played>>();
                let mut heard = played.iter_current_update_messages();
                assert!(heard.any(|played| played.sound == Sound::Hop), "one tick for each");
            }
            before = counted(&app);
        }
        assert_eq!(before, astray);
        send(&mut app, Intent::NextRound);
        assert_eq!(*counting(&app), Counting(None));
    }

    #[test]
    fn a_click_counts_the_rest_at_once_and_reduced_motion_all() {
        let (mut app, _folder) = program();
        win(&mut app);
        assert!(counting(&app).goes_on());
        send(&mut app, Point::Nowhere);
        assert!(!counting(&app).goes_on() && counted(&app) > 0);

        let (mut app, _folder) = program();
        app.world_mut().insert_resource(Settings { reduced_motion: true, ..Settings::default() });
        win(&mut app);
        assert!(!counting(&app).goes_on() && counted(&app) > 0);
    }

    #[test]
    fn nothing_is_counted_where_no_points_are_played_for() {
        let (mut app, _folder) = program();
        resume(&mut app, GameTerms::zen(Variant::One), BEFORE);
        send(&mut app, Intent::Play("K1-H4".to_owned()));
        assert_eq!((phase(&app), counting(&app)), (Phase::MatchOver, &Counting(None)));
    }
}

mod looking_back {
    use super::*;

    /// Two finished rounds of some moves, and a third that has just begun.
    fn three_rounds() -> (App, TempDir) {
        let (mut app, folder) = program();
        send(&mut app, Intent::Begin(Terms { length: Length::BestOf(5), ..Terms::usual(Kind::Enso) }));
        for plies in [3, 2] {
            for _ in 0..plies {
                play_first(&mut app);
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
        assert_eq!(phase(&app), Phase::LookingBack);
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
        assert_eq!((played(&app).rounds().len(), moves(&app), played(&app).score()), (2, 1, [0, 1]));
        play_first(&mut app);
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
        let (mut app, _folder) = program();
        send(&mut app, Intent::Begin(Terms::usual(Kind::Zener)));
        for _ in 0..3 {
            play_first(&mut app);
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
}

mod blind {
    use super::*;

    fn terms() -> Terms {
        let game = GameTerms::Zener { setup: Setup::PrintAndPlay };
        Terms { game, length: Length::BestOf(3), ..Terms::usual(Kind::Zener) }
    }

    fn overlay(app: &App) -> Overlay {
        *app.world().resource::<State<Overlay>>().get()
    }

    /// Both sides exchange their outer pieces, one after the other.
    fn arrange(app: &mut App) -> String {
        assert_eq!(overlay(app), Overlay::Draft);
        let setup = loop {
            let mut drafting = app.world_mut().resource_mut::<Drafting>();
            let draft = drafting.0.as_mut().unwrap();
            draft.exchange(0, 4);
            if let Some(setup) = draft.finish_side() {
                break setup;
            }
        };
        send(app, Intent::Arrange(setup));
        send(app, Go::To(Screen::Match));
        played(app).round().game().start_text()
    }

    #[test]
    fn both_sides_arrange_before_every_round() {
        let (mut app, _folder) = program();
        send(&mut app, Intent::Begin(terms()));
        assert!(app.world().get_resource::<OnTable>().is_none(), "the pieces are not set up yet");
        let start = arrange(&mut app);
        // Both have 5 2 3 4 1 from their left: only the waves face each other, and Black's step ahead.
        assert_eq!(start, "[K1][K4]1[K2][K5]/2[K3]2/5/5/5/5/[W5][W2][W3][W4][W1] w - -");
        assert_eq!((phase(&app), overlay(&app)), (Phase::Choosing, Overlay::None));
        send(&mut app, Intent::End(Ending::Resigned(Player::One)));
        send(&mut app, Intent::NextRound);
        assert_eq!(played(&app).rounds().len(), 1);
        arrange(&mut app);
        assert_eq!(played(&app).rounds().len(), 2);
        assert_eq!(ron::read(&ron::write(played(&app))).map(|read| read.rounds().len()), Ok(2));
    }

    #[test]
    fn tiles_that_are_turned_over_are_heard() {
        let (mut app, _folder) = program();
        send(&mut app, Intent::Begin(terms()));
        arrange(&mut app);
        let mut lifted = 0;
        for _ in 0..50 {
            app.update();
            let played = app.world().resource::<Messages<Played>>();
            lifted += played.iter_current_update_messages().filter(|played| played.sound == Sound::Lift).count();
        }
        assert_eq!(lifted, 5, "White's five");
    }

    #[test]
    fn an_arrangement_that_nobody_waits_for_changes_nothing() {
        let (mut app, _folder) = program();
        send(&mut app, Intent::Begin(Terms::usual(Kind::Enso)));
        let number = table(&app).number();
        send(&mut app, Intent::Arrange(zen_table::games::zener::Setup::default()));
        assert_eq!((table(&app).number(), played(&app).rounds().len()), (number, 1));
    }

    #[test]
    fn computers_among_themselves_leave_it_to_the_lot() {
        let (mut app, _folder) = program();
        let seats = vec![Seat::computer("Grace", 1), Seat::computer("Edsger", 1)];
        send(&mut app, Intent::Begin(Terms { seats, ..terms() }));
        assert_eq!((overlay(&app), played(&app).rounds().len()), (Overlay::None, 1));
    }
}

#[test]
fn the_other_side_is_asked_before_a_move_is_taken_back_if_so_agreed() {
    let (mut app, _folder) = program();
    send(&mut app, Intent::Begin(Terms::usual(Kind::Enso)));
    play_first(&mut app);
    let (agree, mut asking) = (Settings { agree_on_take_backs: true, ..Settings::default() }, Asking::default());
    assert!(matches!(take_back(played(&app), &Settings::default(), &mut asking), Some(Intent::Undo)));
    assert_eq!(asking, Asking(None));
    assert!(take_back(played(&app), &agree, &mut asking).is_none());
    assert_ne!(asking, Asking(None), "it is Black's move, and White is asked");
    let computer = Seat::computer("Grace", 1);
    send(&mut app, Intent::Reseat { seat: 1, new: computer });
    let mut asking = Asking::default();
    assert!(matches!(take_back(played(&app), &agree, &mut asking), Some(Intent::Undo)), "a computer is not asked");
}

#[test]
fn four_at_a_table_take_turns_in_every_game() {
    for kind in Kind::ALL {
        let (mut app, _folder) = program();
        let seats: Vec<_> = ["Ada", "Grace", "Edsger", "Barbara"].map(Seat::person).into();
        send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(kind) }));
        let mut names = Vec::new();
        while names.len() < 8 && matches!(played(&app).pending(), Pending::Move { .. }) {
            let name = played(&app).seat_on_turn().unwrap().name.clone();
            if names.last() != Some(&name) {
                names.push(name);
            }
            let first = played(&app).round().game().choices(&[]).next[0];
            let path = [Some(first), played(&app).round().game().choices(&[first]).next.first().copied()];
            for spot in path.into_iter().flatten() {
                send(&mut app, Point::At(spot));
            }
        }
        assert_eq!(names[..4], names[4..8], "{kind:?}: {names:?}");
        let mut all: Vec<_> = names[..4].to_vec();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 4, "{kind:?}: {names:?}");
    }
}
