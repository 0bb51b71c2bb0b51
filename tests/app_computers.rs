//! Computers at the table without its window: answers, hints, warnings, results.

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use zen_table::app::MatchPlugin;
use zen_table::app::command::CommandLine;
use zen_table::app::guard::Warning;
use zen_table::app::play::{Happened, Intent, OnTable};
use zen_table::app::pointing::{Point, Selection};
use zen_table::app::results::Counted;
use zen_table::app::screen::{Go, Overlay, Phase, Screen};
use zen_table::app::settings::{Pace, Settings};
use zen_table::app::storage::Saved;
use zen_table::app::thinking::question::Question;
use zen_table::app::thinking::runner::{self, Pulse, Think};
use zen_table::app::thinking::{Ask, Computers, Hint, Manner, Notice};
use zen_table::games::torus::Size;
use zen_table::games::{AnyGame, Kind, Player, Spot, Square};
use zen_table::search::{Finding, Level};
use zen_table::session::results::Tally;
use zen_table::session::{Ending, GameTerms, Match, Pending, Seat, Terms};

/// How long a test waits for a thread.
const PATIENCE: Duration = Duration::from_secs(60);

/// The usual way to think, and at once.
fn at_once() -> Manner {
    Manner { readable: false, ..Manner::default() }
}

fn thinking(think: impl Fn(&Question, &Pulse) -> Option<Finding> + Send + Sync + 'static) -> Manner {
    let think: Arc<Think> = Arc::new(think);
    Manner { think, ..at_once() }
}

fn program(folder: &Path, manner: Manner) -> App {
    let mut app = App::new();
    app.insert_resource(CommandLine { data: Some(folder.to_owned()), ..CommandLine::default() })
        .insert_resource(manner)
        .add_plugins((MinimalPlugins, StatesPlugin, MatchPlugin));
    app.update();
    send(&mut app, Go::To(Screen::Menu));
    app
}

fn alone(manner: Manner) -> (App, TempDir) {
    let folder = TempDir::new().unwrap();
    (program(folder.path(), manner), folder)
}

fn send<M: Message>(app: &mut App, message: M) {
    app.world_mut().write_message(message);
    app.update();
    app.update();
}

fn table(app: &App) -> &OnTable {
    app.world().resource()
}

fn game(app: &App) -> &AnyGame {
    table(app).played().round().game()
}

fn moves(app: &App) -> Vec<String> {
    game(app).moves().into_iter().map(str::to_owned).collect()
}

fn by_person(app: &App) -> bool {
    table(app).played().seat_on_turn().is_some_and(|seat| seat.by.level().is_none())
}

fn phase(app: &App) -> Phase {
    *app.world().resource::<State<Phase>>().get()
}

fn is_told<M: Message>(app: &App, pick: impl Fn(&M) -> bool) -> bool {
    let messages = app.world().resource::<Messages<M>>();
    messages.get_cursor().read(messages).any(pick)
}

fn wait(app: &mut App, what: &str, holds: impl Fn(&App) -> bool) {
    let start = Instant::now();
    while !holds(app) {
        assert!(start.elapsed() < PATIENCE, "in vain: {what}");
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
}

/// Lets frames pass for a while in which nothing is to happen.
fn idle(app: &mut App) {
    for _ in 0..50 {
        std::thread::sleep(Duration::from_millis(1));
        app.update();
    }
}

/// Plays the first legal move.
fn play(app: &mut App) {
    let text = game(app).legal_moves()[0].clone();
    send(app, Intent::Play(text));
}

/// A person against a computer of this level; the person is player one.
fn against(kind: Kind, level: u8) -> Terms {
    let seats = vec![Seat::person("Ada"), Seat::of_level(Level::new(level).unwrap())];
    Terms { seats, seed: 7, ..Terms::usual(kind) }
}

/// The first legal move, found at once.
fn first_move(question: &Question, score: i32) -> Option<Finding> {
    Some(Finding { depth: 1, score, nodes: 1, variation: vec![question.game.legal_moves().swap_remove(0)] })
}

mod answering {
    use super::*;

    #[test]
    fn a_computer_answers_and_does_the_same_from_the_same_seed() {
        for kind in [Kind::Enso, Kind::Torus, Kind::Zener] {
            let mut games = Vec::new();
            for _ in 0..2 {
                let (mut app, _folder) = alone(at_once());
                send(&mut app, Intent::Begin(against(kind, 2)));
                for _ in 0..3 {
                    wait(&mut app, "the person's turn", by_person);
                    play(&mut app);
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
        let (mut app, _folder) = alone(at_once());
        let mut terms = against(Kind::Enso, 1);
        terms.seats.swap(0, 1);
        send(&mut app, Intent::Begin(terms));
        wait(&mut app, "the first move", |app| moves(app).len() == 1);
        idle(&mut app);
        assert_eq!((moves(&app).len(), phase(&app)), (1, Phase::Choosing));
    }

    #[test]
    fn computers_play_whole_games_against_each_other() {
        for kind in Kind::ALL {
            let (mut app, _folder) = alone(at_once());
            let seats = vec![Seat::of_level(Level::LOWEST), Seat::of_level(Level::LOWEST)];
            let mut terms = Terms { seats, seed: 3, ..Terms::usual(kind) };
            if let GameTerms::Torus { size, .. } = &mut terms.game {
                *size = Size::new(5).unwrap();
            }
            send(&mut app, Intent::Begin(terms));
            wait(&mut app, "the end", |app| table(app).played().pending() == Pending::Nothing);
            assert!(game(&app).verdict().outcome.is_over(), "{kind:?}");
        }
    }

    #[test]
    fn it_is_told_that_a_computer_thinks_and_persons_can_not_point_meanwhile() {
        let (mut app, _folder) = alone(thinking(|_, pulse| {
            while !pulse.is_stopped() {
                std::thread::sleep(Duration::from_millis(1));
            }
            None
        }));
        send(&mut app, Intent::Begin(against(Kind::Enso, 4)));
        assert_eq!(app.world().resource::<Computers>().thinking(), None);
        play(&mut app);
        wait(&mut app, "thinking", |app| app.world().resource::<Computers>().thinking().is_some());
        let progress = app.world().resource::<Computers>().thinking().unwrap();
        assert_eq!((progress.seat, progress.level.number(), phase(&app)), (1, 4, Phase::Thinking));
        assert!(app.world().resource::<Selection>().next.is_empty());
    }

    #[test]
    fn an_answer_for_a_position_that_is_gone_is_dropped() {
        let free = Arc::new(AtomicBool::new(false));
        let (asked, released) = (Arc::new(AtomicUsize::new(0)), free.clone());
        let count = asked.clone();
        // It does not listen when it is told to stop, and answers at last.
        let (mut app, _folder) = alone(thinking(move |question, _| {
            count.fetch_add(1, Ordering::SeqCst);
            while !released.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
            first_move(question, 0)
        }));
        send(&mut app, Intent::Begin(against(Kind::Torus, 1)));
        play(&mut app);
        wait(&mut app, "the question", |_| asked.load(Ordering::SeqCst) == 1);
        send(&mut app, Intent::Undo);
        assert_eq!((moves(&app).len(), phase(&app)), (0, Phase::Choosing));
        free.store(true, Ordering::SeqCst);
        idle(&mut app);
        assert!(moves(&app).is_empty(), "{:?}", moves(&app));
    }

    #[test]
    fn an_answer_never_overtakes_what_a_person_wants() {
        let (mut app, _folder) = alone(thinking(|question, _| first_move(question, 0)));
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
        let (mut app, _folder) = alone(Manner {
            readable: true,
            ..thinking(|question, pulse| {
                let finding = first_move(question, 0);
                while !pulse.is_hurried() && !pulse.is_stopped() {
                    pulse.beat(1, finding.clone());
                    std::thread::sleep(Duration::from_millis(1));
                }
                finding
            })
        });
        send(&mut app, Intent::Begin(against(Kind::Enso, 6)));
        play(&mut app);
        idle(&mut app);
        assert_eq!(moves(&app).len(), 1);
        send(&mut app, Ask::MoveNow);
        wait(&mut app, "the answer", |app| moves(app).len() == 2);
    }

    #[test]
    fn the_strongest_level_moves_now_too() {
        let (mut app, _folder) = alone(at_once());
        send(&mut app, Intent::Begin(against(Kind::Zen, 6)));
        if by_person(&app) {
            play(&mut app);
        }
        let before = moves(&app).len();
        send(&mut app, Ask::MoveNow);
        wait(&mut app, "the answer", |app| moves(app).len() > before);
    }

    #[test]
    fn an_answer_takes_as_long_as_an_eye_needs() {
        let (mut app, _folder) = alone(Manner { readable: true, ..thinking(|question, _| first_move(question, 0)) });
        app.world_mut().resource_mut::<Settings>().pace = Pace::Off;
        send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
        let start = Instant::now();
        play(&mut app);
        wait(&mut app, "the answer", |app| moves(app).len() == 2);
        assert!(start.elapsed() >= Duration::from_millis(500));
    }

    #[test]
    fn nothing_is_answered_while_the_game_rests() {
        let (mut app, _folder) = alone(at_once());
        send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
        play(&mut app);
        wait(&mut app, "the answer", |app| moves(app).len() == 2);
        let text = game(&app).legal_moves()[0].clone();
        app.world_mut().write_message(Intent::Play(text));
        app.world_mut().write_message(Go::Over(Overlay::Pause));
        app.update();
        idle(&mut app);
        assert_eq!(moves(&app).len(), 3, "a menu is open");
        app.world_mut().write_message(Intent::LookAt(Some(0)));
        send(&mut app, Go::Back);
        idle(&mut app);
        assert_eq!(moves(&app).len(), 3, "somebody looks back");
        send(&mut app, Intent::LookAt(None));
        wait(&mut app, "the answer", |app| moves(app).len() == 4);
    }

    #[test]
    fn a_computer_chooses_its_side() {
        for (score, team) in [(-5, Player::One), (5, Player::Two)] {
            let (mut app, _folder) = alone(thinking(move |question, _| first_move(question, score)));
            let size = Size::new(5).unwrap();
            let terms = Terms { game: GameTerms::Torus { size, balanced_opening: true }, ..against(Kind::Torus, 3) };
            send(&mut app, Intent::Begin(terms));
            for _ in 0..3 {
                play(&mut app);
            }
            wait(&mut app, "the choice", |app| table(app).played().round().choice().is_some());
            assert_eq!(table(&app).played().side(1), team);
        }
    }
}

mod changing_seats {
    use super::*;

    #[test]
    fn undo_and_redo_go_from_one_turn_of_the_person_to_the_other() {
        for kind in [Kind::Enso, Kind::Zener] {
            let (mut app, _folder) = alone(at_once());
            send(&mut app, Intent::Begin(against(kind, 1)));
            wait(&mut app, "the person's turn", by_person);
            let mut turns = vec![moves(&app)];
            for _ in 0..3 {
                play(&mut app);
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
        let (mut app, _folder) = alone(at_once());
        let mut terms = against(Kind::Enso, 1);
        terms.seats.swap(0, 1);
        send(&mut app, Intent::Begin(terms));
        wait(&mut app, "the first move", |app| moves(app).len() == 1);
        send(&mut app, Intent::Undo);
        assert!(is_told(&app, |event: &Happened| matches!(event, Happened::Refused(_))));
        assert_eq!(moves(&app).len(), 1);
    }

    #[test]
    fn a_person_takes_over_from_a_thinking_computer_and_the_other_way_round() {
        let asked = Arc::new(AtomicUsize::new(0));
        let count = asked.clone();
        let (mut app, _folder) = alone(thinking(move |_, pulse| {
            count.fetch_add(1, Ordering::SeqCst);
            while !pulse.is_stopped() {
                std::thread::sleep(Duration::from_millis(1));
            }
            None
        }));
        send(&mut app, Intent::Begin(against(Kind::Enso, 6)));
        play(&mut app);
        wait(&mut app, "the question", |_| asked.load(Ordering::SeqCst) == 1);
        send(&mut app, Intent::Reseat { seat: 1, new: Seat::person("Grace") });
        idle(&mut app);
        assert_eq!((app.world().resource::<Computers>().thinking(), phase(&app)), (None, Phase::Choosing));
        assert!(!app.world().resource::<Selection>().next.is_empty());
        play(&mut app);
        send(&mut app, Intent::Reseat { seat: 0, new: Seat::of_level(Level::LOWEST) });
        wait(&mut app, "the question", |_| asked.load(Ordering::SeqCst) == 2);
        assert_eq!(table(&app).played().terms().seats[0].name, "Seed (level 1)");
    }
}

mod watching {
    use super::*;

    fn notices(app: &App) -> bool {
        is_told(app, |notice: &Notice| notice.is_bad && notice.text.ends_with("thinks again"))
    }

    #[test]
    fn a_search_that_dies_is_begun_again_and_the_player_told() {
        let tries = Arc::new(AtomicUsize::new(0));
        let count = tries.clone();
        let (mut app, _folder) = alone(thinking(move |question, pulse| {
            assert!(count.fetch_add(1, Ordering::SeqCst) > 0, "the first search dies, as it shall");
            runner::think(question, pulse)
        }));
        send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
        let text = game(&app).legal_moves()[0].clone();
        app.world_mut().write_message(Intent::Play(text));
        wait(&mut app, "the notice", notices);
        wait(&mut app, "the answer", |app| moves(app).len() == 2);
        assert_eq!(tries.load(Ordering::SeqCst), 2);
    }

    #[test]
    fn a_search_that_hangs_is_begun_again_and_the_player_told() {
        let tries = Arc::new(AtomicUsize::new(0));
        let count = tries.clone();
        let manner = thinking(move |question, pulse| {
            while count.fetch_add(1, Ordering::SeqCst) == 0 {
                std::thread::sleep(Duration::from_secs(2));
            }
            runner::think(question, pulse)
        });
        let (mut app, _folder) = alone(Manner { patience: Duration::from_millis(300), ..manner });
        send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
        let text = game(&app).legal_moves()[0].clone();
        app.world_mut().write_message(Intent::Play(text));
        wait(&mut app, "the notice", notices);
        wait(&mut app, "the answer", |app| moves(app).len() == 2);
    }

    #[test]
    fn a_search_that_dies_again_and_again_plays_the_best_it_had_found() {
        let (mut app, _folder) = alone(thinking(|question, pulse| {
            let last = question.game.legal_moves().pop().unwrap();
            pulse.beat(5, Some(Finding { depth: 1, score: 0, nodes: 5, variation: vec![last] }));
            panic!("every search dies, as it shall");
        }));
        send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
        play(&mut app);
        let best = game(&app).legal_moves().pop().unwrap();
        wait(&mut app, "the answer", |app| moves(app).len() == 2);
        assert_eq!(moves(&app)[1], best);
    }

    #[test]
    fn a_search_that_never_finds_anything_still_leaves_the_game_playable() {
        let (mut app, _folder) = alone(thinking(|_, _| panic!("every search dies at once, as it shall")));
        send(&mut app, Intent::Begin(against(Kind::Torus, 1)));
        for turn in 1..=3 {
            play(&mut app);
            wait(&mut app, "the answer", |app| moves(app).len() == 2 * turn);
        }
    }
}

mod helping {
    use super::*;

    fn shown(app: &App) -> Option<(String, Vec<Spot>, String)> {
        let shown = app.world().resource::<Hint>().shown()?;
        Some((shown.text.clone(), shown.spots.clone(), shown.why.to_string()))
    }

    /// Black is to move, has made the mandatory step, and has to cover White's circle before it leaves the board.
    const RUNNER: &str = "[W1][K4][K3][K2][K1]/[K5]4/5/5/5/5/1[W2][W3][W4][W5] k - 5";

    fn runner(level: u8) -> Box<Match> {
        let mut terms = against(Kind::Zener, level);
        terms.seats.swap(0, 1);
        Box::new(Match::from_position(terms, RUNNER).unwrap())
    }

    #[test]
    fn a_hint_shows_a_move_with_its_reason_until_the_position_is_another() {
        for kind in Kind::ALL {
            // A tenth of a second's worth is enough for a test.
            let (mut app, _folder) = alone(thinking(|question, pulse| {
                runner::think(&Question { level: Level::LOWEST, ..question.clone() }, pulse)
            }));
            send(&mut app, Intent::Begin(Terms::usual(kind)));
            send(&mut app, Ask::Hint);
            wait(&mut app, "the hint", |app| shown(app).is_some());
            let (text, spots, why) = shown(&app).unwrap();
            assert_eq!(game(&app).check(&text), Ok(()));
            assert_eq!(game(&app).choices(&spots).complete.as_ref(), Some(&text));
            assert!(!why.is_empty());
            send(&mut app, Ask::Hint);
            assert_eq!(shown(&app), None, "asked again, it goes");
            send(&mut app, Ask::Hint);
            wait(&mut app, "the hint", |app| shown(app).is_some());
            send(&mut app, Intent::Play(text));
            assert_eq!(shown(&app), None);
        }
    }

    #[test]
    fn a_hint_names_what_must_be_answered() {
        let (mut app, _folder) =
            alone(thinking(|_, _| Some(Finding { depth: 1, score: 0, nodes: 1, variation: vec!["K4-A1".to_owned()] })));
        send(&mut app, Intent::Resume(runner(6)));
        send(&mut app, Ask::Hint);
        wait(&mut app, "the hint", |app| shown(app).is_some());
        let (_, _, why) = shown(&app).unwrap();
        assert!(why.starts_with("it must be answered so"), "{why}");
    }

    #[test]
    fn partners_get_no_hints() {
        let (mut app, _folder) = alone(at_once());
        let seats = ["Ada", "Grace", "Edsger", "Alan"].map(Seat::person).to_vec();
        send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(Kind::Zen) }));
        send(&mut app, Ask::Hint);
        assert!(is_told(&app, |notice: &Notice| notice.text.starts_with("partners may not talk")));
        idle(&mut app);
        assert_eq!(shown(&app), None);
    }

    /// Points the star's neighbour away from the runner.
    fn give_away(app: &mut App) {
        for square in [Square::new(4, 6), Square::new(4, 5)] {
            send(app, Point::At(Spot::Square(square)));
        }
    }

    #[test]
    fn a_gift_is_held_back_until_it_is_meant() {
        let (mut app, _folder) = alone(at_once());
        send(&mut app, Intent::Resume(runner(3)));
        give_away(&mut app);
        let warned = app.world().resource::<Warning>().0.clone().unwrap();
        assert_eq!((warned.text.as_str(), warned.reply.as_str(), moves(&app).len()), ("K1-B5", "W1-off", 0));
        assert!(!app.world().resource::<Selection>().next.is_empty(), "the player can choose again");
        send(&mut app, Point::At(Spot::Square(Square::new(1, 6))));
        assert_eq!(app.world().resource::<Warning>().0, None, "the player thinks again");
        send(&mut app, Intent::Play(warned.text));
        wait(&mut app, "the punishment", |app| game(app).verdict().outcome.winner() == Some(Player::One));
    }

    #[test]
    fn gifts_are_not_held_back_against_strong_computers_persons_or_by_wish() {
        for (level, on) in [(4, true), (3, false)] {
            let (mut app, _folder) = alone(thinking(|_, _| None));
            app.world_mut().resource_mut::<Settings>().guard_gifts = on;
            send(&mut app, Intent::Resume(runner(level)));
            give_away(&mut app);
            assert_eq!(moves(&app), ["K1-B5"]);
        }
        let (mut app, _folder) = alone(at_once());
        let among_persons = Match::from_position(Terms::usual(Kind::Zener), RUNNER).unwrap();
        send(&mut app, Intent::Resume(Box::new(among_persons)));
        give_away(&mut app);
        assert_eq!(moves(&app), ["K1-B5"]);
    }

    #[test]
    fn a_computer_agrees_to_a_draw_unless_it_stands_better() {
        // The score is the person's, who is to move.
        for (score, agrees) in [(-10, false), (0, true), (10, true)] {
            let (mut app, _folder) = alone(thinking(move |question, _| first_move(question, score)));
            send(&mut app, Intent::Begin(against(Kind::Enso, 3)));
            send(&mut app, Ask::Draw(Player::One));
            let word = if agrees { "agrees" } else { "plays on" };
            wait(&mut app, "the answer", |app| is_told(app, |notice: &Notice| notice.text.contains(word)));
            app.update();
            let ended = table(&app).played().round().result().map(|result| result.ending);
            assert_eq!(ended, agrees.then_some(Ending::DrawAgreed));
        }
    }
}

mod counting {
    use super::*;

    fn tally(app: &App, kind: Kind, level: u8) -> Tally {
        app.world().resource::<Counted>().0.tally(kind, Level::new(level).unwrap())
    }

    #[test]
    fn results_are_counted_kept_and_lead_to_another_level() {
        let (mut app, folder) = alone(thinking(|_, _| None));
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
        let next = program(folder.path(), at_once());
        assert_eq!(tally(&next, Kind::Zener, 2), expected);
        let results = &next.world().resource::<Counted>().0;
        assert_eq!(results.suggestion(Kind::Zener).level.number(), 3);
        assert_eq!(results.suggestion(Kind::Enso).level.number(), 2);
    }

    #[test]
    fn a_round_counts_once_with_its_last_result() {
        let (mut app, _folder) = alone(at_once());
        send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
        play(&mut app);
        wait(&mut app, "the person's turn", by_person);
        send(&mut app, Intent::End(Ending::Resigned(Player::One)));
        assert_eq!(tally(&app, Kind::Enso, 1).lost, 1);
        send(&mut app, Intent::Undo);
        send(&mut app, Intent::End(Ending::DrawAgreed));
        assert_eq!(tally(&app, Kind::Enso, 1), Tally { won: 0, drawn: 1, lost: 0 });
    }

    #[test]
    fn games_among_persons_or_with_changed_seats_do_not_count() {
        let (mut app, _folder) = alone(at_once());
        send(&mut app, Intent::Begin(Terms::usual(Kind::Enso)));
        send(&mut app, Intent::End(Ending::Resigned(Player::One)));
        send(&mut app, Intent::Begin(against(Kind::Enso, 1)));
        send(&mut app, Intent::Reseat { seat: 1, new: Seat::of_level(Level::HIGHEST) });
        send(&mut app, Intent::End(Ending::Resigned(Player::Two)));
        for level in 1..=6 {
            assert_eq!(tally(&app, Kind::Enso, level), Tally::default());
        }
    }

    #[test]
    fn damaged_results_are_set_aside() {
        let folder = TempDir::new().unwrap();
        fs::write(folder.path().join("results.ron"), "(games: {\"zen\": ").unwrap();
        let app = program(folder.path(), at_once());
        let named = app.world().resource::<Saved>().damaged[0].clone();
        assert_eq!((named.name.as_str(), tally(&app, Kind::Zen, 1)), ("results.ron", Tally::default()));
        assert!(folder.path().join(named.set_aside.unwrap()).exists());
    }
}
