//! What is said to players who listen, and moves that they type, without a window.

use super::*;
use zen_table::app::gameplay::active_match::{LessonStep, TableMode};
use zen_table::app::gameplay::lesson::{Answer, LessonState};
use zen_table::app::gameplay::messages::TypedTurn;
use zen_table::app::gameplay::narration::Narration;
use zen_table::app::gameplay::selection::Announcement;
use zen_table::app::gameplay::typed_moves::{self, Read};
use zen_table::app::state::settings::{ConfirmMoves, NarrationDetail};
use zen_table::games::zen::{Announcing, Threat, Variant};
use zen_table::lessons;
use zen_table::lessons::step::Task;
use zen_table::session::Clock;

/// The player who moves K1-H4 wins (figure 2 of the rulebook, one move earlier).
const BEFORE: &str = "11/11/5b1b3/3wwwb1b2/3wbb5/2bbz1b4/4w4b1/3w1ww4/3w2w4/11/10w w -";

/// What is said after the utterance with this number, in English; and the number of the last one.
fn said_after(app: &App, number: u64) -> (Vec<String>, u64) {
    let narration = app.world().resource::<Narration>();
    let said: Vec<_> = narration.after(number).map(|utterance| english(&utterance.text)).collect();
    (said, narration.last().map_or(0, |last| last.number))
}

fn last_number(app: &App) -> u64 {
    said_after(app, 0).1
}

fn detail(app: &mut App, detail: NarrationDetail) {
    app.world_mut().resource_mut::<Settings>().narration = detail;
}

fn type_text(app: &mut App, typed: &str) {
    match typed_moves::read(table(app), typed) {
        Read::Move(read) => {
            assert!(!read.moves.is_empty(), "{typed}: {read:?}");
            send(app, TypedTurn(read.moves));
        }
        Read::Square(Some(square)) => send(app, Point::At(Spot::Square(square))),
        read => panic!("{typed}: {read:?}"),
    }
    app.update();
}

#[test]
fn each_move_is_said_once_with_what_it_captures() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Enso);
    let (begun, number) = said_after(&app, 0);
    assert_eq!(begun, ["Enso. Black is to move."]);
    send(&mut app, Intent::Play("c5xd5".to_owned()));
    for _ in 0..5 {
        app.update();
    }
    let (said, number) = said_after(&app, number);
    assert_eq!(said, ["Black: stone from c 5 to d 5, captures white stone."]);
    assert_eq!(said_after(&app, number).0, [""; 0], "never twice");
    send(&mut app, Intent::Undo);
    let (undone, number) = said_after(&app, number);
    assert_eq!(undone, ["No moves yet. Black is to move."]);
    send(&mut app, Intent::Play("c5xd5".to_owned()));
    let (again, later) = said_after(&app, number);
    assert_eq!(again, said, "what happens again is said again");
    assert_eq!(later, number + 1);
}

#[test]
fn how_much_is_said_is_a_setting() {
    for (wanted, moves, undone) in
        [(NarrationDetail::Nothing, 0, 0), (NarrationDetail::Moves, 0, 1), (NarrationDetail::Everything, 1, 1)]
    {
        let (mut app, _folder) = alone();
        detail(&mut app, wanted);
        // One's own moves against a computer.
        let seats = vec![Seat::person("Ada"), Seat::computer("Grace", 6)];
        send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(Kind::Torus) }));
        let number = last_number(&app);
        app.world_mut().write_message(Intent::Play("c9".to_owned()));
        app.update();
        let (said, number) = said_after(&app, number);
        assert_eq!(said.len(), moves, "{wanted:?}: {said:?}");
        send(&mut app, Intent::Undo);
        let (said, _) = said_after(&app, number);
        assert_eq!(said.len().min(1), undone, "{wanted:?}: {said:?}");
    }
}

#[test]
fn the_end_is_said_with_its_reason() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Enso);
    let number = last_number(&app);
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    let (said, _) = said_after(&app, number);
    assert_eq!(said, ["Player 2 wins. Black has resigned."]);
    assert!(app.world().resource::<Narration>().last().is_some_and(|last| last.is_urgent));
}

#[test]
fn a_refusal_is_said() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Zen);
    let number = last_number(&app);
    let empty = game(&app).board().squares().find(|&square| game(&app).board().top(square).is_none()).unwrap();
    send(&mut app, Point::At(Spot::Square(empty)));
    let (said, _) = said_after(&app, number);
    assert!(said.len() == 1 && said[0].starts_with("There is no piece on "), "{said:?}");
}

#[test]
fn little_time_is_said_once_and_only_of_the_person_to_move() {
    let folder = TempDir::new().unwrap();
    let mut app = program_with(folder.path(), |app| {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(500)));
    });
    let clock = Some(Clock::Sudden { seconds: 33 });
    send(&mut app, Intent::Begin(Terms { clock, ..Terms::usual(Kind::Enso) }));
    let number = last_number(&app);
    for _ in 0..12 {
        app.update();
    }
    let (said, number) = said_after(&app, number);
    assert_eq!(said, ["Black: 30 s left."]);
    while played(&app).round().result().is_none() {
        app.update();
    }
    let (said, _) = said_after(&app, number);
    assert_eq!(said[..2], ["Black: 10 s left.", "Black: 5 s left."]);
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[2].contains("time has run out"), "{said:?}");
}

/// ZEN in which the players have to notice a check.
fn announced_by_players() -> Terms {
    Terms {
        game: GameTerms::Zen { variant: Variant::One, announcing: Announcing::ByPlayers },
        length: Length::Single,
        ..Terms::usual(Kind::Zen)
    }
}

/// Where the players have to notice a check, it is said only once somebody has announced it.
#[test]
fn a_check_is_said_only_if_it_was_announced() {
    for announces in [false, true] {
        let (mut app, _folder) = alone();
        send(&mut app, Intent::Resume(Box::new(Match::from_position(announced_by_players(), BEFORE).unwrap())));
        let check = game(&app).legal_moves().into_iter().find(|text| {
            let mut after = played(&app).clone();
            let announced = after.properly_announced(text);
            announced.ends_with('+') && after.play(text).is_ok() && after.round().result().is_none()
        });
        let check = check.expect("a quiet check");
        let number = last_number(&app);
        let mark = if announces { "+" } else { "" };
        send(&mut app, TypedTurn(vec![format!("{check}{mark}")]));
        app.update();
        let (said, _) = said_after(&app, number);
        assert_eq!(said.iter().any(|words| words.contains("Check")), announces, "{said:?}");
        assert_eq!(played(&app).round().announced(0), announces.then_some(Threat::Check));
    }
}

#[test]
fn what_the_board_announces_goes_with_a_typed_move_as_with_any_other() {
    let (mut app, _folder) = alone();
    send(&mut app, Intent::Resume(Box::new(Match::from_position(announced_by_players(), BEFORE).unwrap())));
    app.world_mut().insert_resource(Announcement(Some(Threat::Check)));
    let quiet = game(&app).legal_moves().into_iter().find(|text| {
        let mut after = played(&app).clone();
        after.properly_announced(text) == *text && after.play(text).is_ok() && after.round().result().is_none()
    });
    send(&mut app, TypedTurn(vec![quiet.expect("a quiet move")]));
    assert_eq!(game(&app).len(), 0, "a false announcement is refused");
    assert!(refusal(&app).contains("no check"), "{}", refusal(&app));
}

#[test]
fn typed_moves_are_played_in_every_game_also_whole_turns() {
    for (kind, typed) in [
        (Kind::Zen, vec!["k1 h4"]),
        (Kind::Enso, vec!["C5D5"]),
        (Kind::Torus, vec!["C9", "d4", "d10", "e5", "d10c9"]),
        (Kind::Zener, vec!["w3f3", "k3b3 k1b5"]),
    ] {
        let (mut app, _folder) = alone();
        let mut terms = Terms::usual(kind);
        if kind == Kind::Zen {
            terms.seed = (0..)
                .find(|&seed| {
                    let terms = Terms { seed, ..Terms::usual(kind) };
                    Match::new(terms).unwrap().round().game().to_move() == Player::One
                })
                .unwrap();
        }
        // What was typed and sent off is not asked for again.
        app.world_mut().resource_mut::<Settings>().confirm_moves = ConfirmMoves::Always;
        send(&mut app, Intent::Begin(terms));
        let plies: usize = typed.len() + usize::from(kind == Kind::Zener);
        for typed in typed {
            type_text(&mut app, typed);
        }
        assert_eq!(game(&app).len(), plies, "{kind:?}: {:?}", moves(&app));
    }
}

#[test]
fn a_typed_move_in_an_earlier_position_begins_a_variation() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Torus);
    play(&mut app, 3);
    send(&mut app, Intent::LookAt(Some(1)));
    type_text(&mut app, "h8");
    assert_eq!((table(&app).mode(), moves(&app).len()), (TableMode::Analysis, 3));
    assert_eq!(table(&app).position().moves().last(), Some(&"h8"));
    type_text(&mut app, "j9");
    assert_eq!(table(&app).position().len(), 3);
}

#[test]
fn lessons_are_done_by_typing() {
    for kind in Kind::ALL {
        for (number, step) in lessons::of(kind).iter().enumerate() {
            let (mut app, _folder) = alone();
            send(&mut app, Intent::Learn(LessonStep { kind, number }));
            let said = said_after(&app, 0).0;
            assert!(said.iter().any(|words| !words.is_empty()), "{kind:?} {number}: the step is told");
            for _ in 0..20 {
                let state = app.world().resource::<LessonState>();
                if state.answer == Answer::Right {
                    break;
                }
                let text = match step.task {
                    Task::Move(_) => step.solutions(game(&app)).first().cloned(),
                    Task::Point { .. } => {
                        let mut right = step.right_squares(game(&app)).into_iter();
                        right.find(|square| !state.found.contains(square)).map(|square| game(&app).square_name(square))
                    }
                    Task::Shift | Task::Fold => None,
                };
                let Some(text) = text else { break };
                type_text(&mut app, &text.to_lowercase());
            }
            let is_typed = matches!(step.task, Task::Move(_) | Task::Point { .. });
            assert_eq!(app.world().resource::<LessonState>().is_done(), is_typed, "{kind:?} {number}");
        }
    }
}

#[test]
fn nothing_can_be_typed_while_a_computer_is_to_move() {
    let (mut app, _folder) = alone();
    let seats = vec![Seat::computer("Grace", 6), Seat::person("Ada")];
    send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(Kind::Torus) }));
    assert_eq!(typed_moves::read(table(&app), "c9"), Read::NotNow);
    app.world_mut().write_message(TypedTurn(vec!["c9".to_owned()]));
    app.update();
    assert!(!moves(&app).contains(&"c9".to_owned()));
}

#[test]
fn what_is_looked_back_to_is_said_and_what_is_already_known_is_not() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Torus);
    for text in ["c9", "h8"] {
        send(&mut app, Intent::Play(text.to_owned()));
    }
    let number = last_number(&app);
    send(&mut app, Intent::LookAt(Some(1)));
    let (said, number) = said_after(&app, number);
    assert_eq!(said, ["Z: stone on c 9."]);
    send(&mut app, Intent::LookAt(Some(1)));
    assert_eq!(said_after(&app, number).0, [""; 0]);
    send(&mut app, Intent::LookAt(None));
    let (said, number) = said_after(&app, number);
    assert_eq!(said, ["N: stone on h 8. Z is to move."]);
    send(&mut app, Intent::Analyse);
    assert_eq!(said_after(&app, number).0, [""; 0], "the position is the same");
}
