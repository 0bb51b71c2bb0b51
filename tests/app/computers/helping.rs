//! Hints, and the warning before blunders.

use super::*;
use zen_table::app::gameplay::active_match::LessonStep;
use zen_table::app::gameplay::comments::Comment;
use zen_table::app::gameplay::move_confirmation::PendingMove;
use zen_table::app::state::settings::ConfirmMoves;
use zen_table::lessons;
use zen_table::texts::Phrase;

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
        // The lowest level's short search is enough for a test.
        let (mut app, _folder) = alone_thinking(thinking(|request, handle| {
            runner::think(&SearchRequest { level: Level::LOWEST, ..request.clone() }, handle)
        }));
        send(&mut app, Intent::Begin(Terms::usual(kind)));
        send(&mut app, AiRequest::Hint);
        wait(&mut app, "the hint", |app| shown(app).is_some());
        let (text, spots, why) = shown(&app).unwrap();
        assert_eq!(game(&app).check(&text), Ok(()));
        assert_eq!(game(&app).choices(&spots).complete.as_ref(), Some(&text));
        assert!(!why.is_empty());
        send(&mut app, AiRequest::Hint);
        assert_eq!(shown(&app), None, "asked again, it goes");
        send(&mut app, AiRequest::Hint);
        wait(&mut app, "the hint", |app| shown(app).is_some());
        send(&mut app, Intent::Play(text));
        assert_eq!(shown(&app), None);
    }
}

#[test]
fn a_hint_names_what_must_be_answered() {
    let (mut app, _folder) = alone_thinking(thinking(|_, _| Some(Finding::of_move(1, 0, 1, "K4-A1".to_owned()))));
    send(&mut app, Intent::Resume(runner(6)));
    send(&mut app, AiRequest::Hint);
    wait(&mut app, "the hint", |app| shown(app).is_some());
    let (_, _, why) = shown(&app).unwrap();
    assert!(why.starts_with("it must be answered so"), "{why}");
}

#[test]
fn partners_get_no_hints() {
    let (mut app, _folder) = alone_thinking(at_once());
    let seats = ["Ada", "Grace", "Edsger", "Alan"].map(Seat::person).to_vec();
    send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(Kind::Zen) }));
    send(&mut app, AiRequest::Hint);
    assert!(is_told(&app, |notice: &AiNotice| english(&notice.text).starts_with("Partners may not talk")));
    idle(&mut app);
    assert_eq!(shown(&app), None);
}

/// Points at Black's circle and the square ahead of it: a blunder, because White's circle can then leave the board.
fn give_away(app: &mut App) {
    for square in [Square::new(4, 6), Square::new(4, 5)] {
        send(app, Point::At(Spot::Square(square)));
    }
}

#[test]
fn a_gift_is_held_back_until_it_is_meant() {
    let (mut app, _folder) = alone_thinking(at_once());
    send(&mut app, Intent::Resume(runner(3)));
    give_away(&mut app);
    let warned = app.world().resource::<BlunderWarning>().0.clone().unwrap();
    assert_eq!((warned.text.as_str(), warned.reply.as_str(), moves(&app).len()), ("K1-B5", "W1-off", 0));
    assert!(!app.world().resource::<Selection>().next.is_empty(), "the player can choose again");
    send(&mut app, Point::At(Spot::Square(Square::new(1, 6))));
    assert_eq!(app.world().resource::<BlunderWarning>().0, None, "the player thinks again");
    send(&mut app, Intent::Play(warned.text));
    wait(&mut app, "the punishment", |app| game(app).verdict().outcome.winner() == Some(Player::One));
}

#[test]
fn while_a_computer_thinks_every_piece_shows_where_it_could_go() {
    let (mut app, _folder) = alone_thinking(thinking(|_, _| None));
    send(&mut app, Intent::Begin(against(Kind::Enso, 3)));
    play(&mut app, 1);
    let board = game(&app).board();
    let squares: Vec<_> = board.squares().filter(|&square| !game(&app).could_go(square).is_empty()).collect();
    let owners = squares.iter().filter_map(|&square| board.top(square)?.owner());
    assert!(Player::BOTH.iter().all(|&side| owners.clone().any(|owner| owner == side)));
    for square in squares {
        send(&mut app, Point::At(Spot::Square(square)));
        assert_eq!(selection(&app).peeked.as_ref().map(|peeked| peeked.at), Some(square));
    }
    send(&mut app, Point::Nowhere);
    assert_eq!((selection(&app).peeked.clone(), moves(&app).len()), (None, 1));
}

#[test]
fn a_gift_is_warned_of_after_it_is_confirmed_and_only_once() {
    let (mut app, _folder) = alone_thinking(at_once());
    app.world_mut().resource_mut::<Settings>().confirm_moves = ConfirmMoves::Always;
    send(&mut app, Intent::Resume(runner(3)));
    give_away(&mut app);
    assert_eq!(app.world().resource::<BlunderWarning>().0, None, "not before it is confirmed");
    let target = app.world().resource::<PendingMove>().target().unwrap();
    send(&mut app, Point::At(target));
    assert!(app.world().resource::<BlunderWarning>().0.is_some());
    assert_eq!(app.world().resource::<PendingMove>().0, None);
}

#[test]
fn gifts_are_not_held_back_against_strong_computers_persons_or_by_wish() {
    for (level, on) in [(4, true), (3, false)] {
        let (mut app, _folder) = alone_thinking(thinking(|_, _| None));
        app.world_mut().resource_mut::<Settings>().guard_gifts = on;
        send(&mut app, Intent::Resume(runner(level)));
        give_away(&mut app);
        assert_eq!(moves(&app), ["K1-B5"]);
    }
    let (mut app, _folder) = alone_thinking(at_once());
    let among_persons = Match::from_position(Terms::usual(Kind::Zener), RUNNER).unwrap();
    send(&mut app, Intent::Resume(Box::new(among_persons)));
    give_away(&mut app);
    assert_eq!(moves(&app), ["K1-B5"]);
}

#[test]
fn a_computer_agrees_to_a_draw_unless_it_stands_better() {
    // The score is from the point of view of the person, who is to move.
    for (score, agrees) in [(-10, false), (0, true), (10, true)] {
        let (mut app, _folder) = alone_thinking(thinking(move |request, _| first_move(request, score)));
        send(&mut app, Intent::Begin(against(Kind::Enso, 3)));
        send(&mut app, AiRequest::Draw(Player::One));
        let word = if agrees { "agrees" } else { "plays on" };
        wait(&mut app, "the answer", |app| is_told(app, |notice: &AiNotice| english(&notice.text).contains(word)));
        app.update();
        let ended = played(&app).round().result().map(|result| result.ending);
        assert_eq!(ended, agrees.then_some(Ending::DrawAgreed));
    }
}

#[test]
fn a_praise_is_still_read_when_the_computer_has_answered() {
    let (mut app, _folder) = alone_thinking(thinking(|request, _| first_move(request, 0)));
    let first_match = LessonStep { kind: Kind::Torus, number: lessons::of(Kind::Torus).len() };
    send(&mut app, Intent::Learn(first_match));
    // The third stone joins the first two.
    for text in ["d4", "d6", "d5"] {
        wait(&mut app, "the learner's turn", by_person);
        send(&mut app, Intent::Play(text.to_owned()));
    }
    wait(&mut app, "the computer has answered", by_person);
    let comment = app.world().resource::<Comment>().text.clone();
    assert!(matches!(comment, Some(Phrase::CommentGood { .. })), "{comment:?}");
    // A move that needs no praise ends it.
    send(&mut app, Intent::Play("f2".to_owned()));
    assert_eq!(app.world().resource::<Comment>().text, None);
}
