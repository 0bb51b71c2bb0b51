//! Matches are begun, played by pointing, looked back at, taken back, ended and left.

use super::*;
use zen_table::search::Level;

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
    assert_eq!((played(&app).rounds().len(), state::<Phase>(&app)), (2, Phase::Choosing));
    send(&mut app, Intent::End(Ending::Resigned(Player::Two)));
    assert_eq!(played(&app).score(), [0, 2]);
    assert_eq!(state::<Phase>(&app), Phase::MatchOver);

    send(&mut app, Intent::Restart);
    assert_eq!((played(&app).rounds().len(), moves(&app).len()), (1, 0));
    send(&mut app, Intent::Leave);
    assert_eq!(state::<Screen>(&app), Screen::Menu);
    assert!(app.world().get_resource::<ActiveMatch>().is_none());
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
            if played(&app).pending() == Pending::Nothing {
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
        let second = game(&app).choices(&[first]).next[0];
        // Both in one frame, as when a person clicks quickly on a slow machine.
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
            let game = game(&app);
            let leads_on = [vec![first, square], vec![square]].iter().any(|path| game.why_not(path).is_none());
            let why = game.why_not(&[first, square]);
            if leads_on || square == first {
                continue;
            }
            send(&mut app, Point::At(square));
            assert_eq!(selection(&app).refusal.clone().map(|refused| (refused.at, refused.why)), Some(square).zip(why));
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
        selection(&app)
            .refusal
            .clone()
            .is_some_and(|refused| refused.at == cell && !refused.why.to_string().is_empty())
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
    assert_eq!((selection(&app).spots.as_slice(), moves(&app).len()), ([first].as_slice(), 0), "a wobble is a click");
    send(&mut app, Point::Nowhere);
    assert!(selection(&app).spots.is_empty());
    send(&mut app, Point::Lift(first));
    send(&mut app, Point::DropAt(second));
    assert_eq!(moves(&app).len(), 1);
}

#[test]
fn looking_back_shows_an_earlier_board_and_whoever_plays_plays_in_the_present() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Zen);
    let start = table(&app).board();
    play(&mut app, 4);
    let present = table(&app).board();
    send(&mut app, Intent::LookAt(Some(0)));
    assert_eq!(state::<Phase>(&app), Phase::LookingBack);
    assert_eq!(table(&app).board(), start);
    send(&mut app, Intent::LookAt(Some(2)));
    send(&mut app, Intent::LookAt(None));
    assert_eq!((state::<Phase>(&app), table(&app).board()), (Phase::Choosing, present));
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

/// Writes all of these messages in one frame, and lets the states change.
fn at_once<M: Message>(app: &mut App, messages: impl IntoIterator<Item = M>) {
    app.world_mut().write_message_batch(messages);
    app.update();
    app.update();
}

#[test]
fn a_match_that_comes_in_the_frame_in_which_another_is_left_is_on_the_table() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Enso);
    let zener = Match::new(Terms::usual(Kind::Zener)).unwrap();
    at_once(&mut app, [Intent::Leave, Intent::Resume(Box::new(zener))]);
    assert_eq!((state::<Screen>(&app), game(&app).kind()), (Screen::Match, Kind::Zener));
    at_once(&mut app, [Intent::Begin(Terms::usual(Kind::Zen)), Intent::Leave]);
    assert_eq!(state::<Screen>(&app), Screen::Menu);
    assert!(app.world().get_resource::<ActiveMatch>().is_none());
}

#[test]
fn a_move_in_the_frame_in_which_its_match_begins_is_made() {
    let (mut app, _folder) = alone();
    let terms = Terms::usual(Kind::Enso);
    let first = Match::new(terms.clone()).unwrap().round().game().legal_moves().swap_remove(0);
    at_once(&mut app, [Intent::Begin(terms.clone()), Intent::Play(first.clone())]);
    assert_eq!(moves(&app), [first.as_str()]);
    at_once(&mut app, [Intent::Begin(terms), Intent::Play(first.clone()), Intent::Undo]);
    assert_eq!(moves(&app), [""; 0], "and so over a match that was there before");
}

#[test]
fn the_screen_of_a_match_can_be_left_even_without_a_match() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Enso);
    app.world_mut().remove_resource::<ActiveMatch>();
    send(&mut app, Intent::Leave);
    assert_eq!(state::<Screen>(&app), Screen::Menu);
}

#[test]
fn what_is_pointed_at_in_one_frame_is_judged_step_by_step() {
    for kind in Kind::ALL {
        let (mut app, _folder) = alone();
        begin(&mut app, kind);
        let (mut told, mut points) = (game(&app).clone(), Vec::new());
        for _ in 0..4 {
            let text = told.legal_moves().swap_remove(0);
            points.extend(told.path(&text).into_iter().map(Point::At));
            told.play(&text).unwrap();
        }
        app.world_mut().write_message_batch(points);
        for _ in 0..5 {
            app.update();
        }
        assert_eq!(game(&app).position_text(), told.position_text(), "{kind:?}");
    }
}

#[test]
fn a_click_in_the_frame_after_a_move_counts() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Enso);
    let text = game(&app).legal_moves().swap_remove(0);
    app.world_mut().write_message(Intent::Play(text));
    app.update();
    let first = game(&app).choices(&[]).next[0];
    app.world_mut().write_message(Point::At(first));
    app.update();
    assert_eq!(selection(&app).spots, [first]);
    app.update();
    assert_eq!(selection(&app).spots, [first], "and is not forgotten");
}

#[test]
fn what_is_picked_up_does_not_outlive_its_match() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Zen);
    let first = game(&app).choices(&[]).next[0];
    send(&mut app, Point::At(first));
    app.world_mut().resource_mut::<Selection>().hovered = Some(Spot::Square(Square::new(10, 10)));
    let enso = Match::new(Terms::usual(Kind::Enso)).unwrap();
    send(&mut app, Intent::Resume(Box::new(enso)));
    assert_eq!(selection(&app).spots, []);
    assert_eq!(selection(&app).hovered, None, "no square of the larger board");
    assert!(!selection(&app).next.is_empty());
}

#[test]
fn in_zener_another_match_begins_with_the_colours_changed_and_elsewhere_as_before() {
    let names = |app: &App| played(app).terms().seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    for kind in Kind::ALL {
        for seats in [vec!["Ada", "Grace"], vec!["Ada", "Grace", "Edsger", "Barbara"]] {
            let (mut app, _folder) = alone();
            let seats = seats.into_iter().map(Seat::person).collect();
            send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(kind) }));
            let before = names(&app);
            let mut changed = before.clone();
            changed.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
            send(&mut app, Intent::End(Ending::Resigned(Player::One)));
            send(&mut app, Intent::Rematch { how: Rematch::Again, seed: Some(5) });
            assert_eq!((game(&app).len(), played(&app).terms().seed, played(&app).rounds().len()), (0, 5, 1));
            assert_eq!(names(&app), if kind == Kind::Zener { changed } else { before.clone() }, "{kind:?}");
            send(&mut app, Intent::End(Ending::Resigned(Player::Two)));
            send(&mut app, Intent::Rematch { how: Rematch::Again, seed: Some(6) });
            assert_eq!(names(&app), before, "{kind:?}: and changed back");
        }
    }
}

#[test]
fn a_match_is_played_again_with_other_sides_or_at_another_level() {
    let level = |number| Level::new(number).expect("a level");
    let seats = vec![Seat::person("Ada"), Seat::of_level(level(2))];
    let (mut app, _folder) = alone();
    send(&mut app, Intent::Begin(Terms { seats, ..Terms::usual(Kind::Enso) }));
    for (how, wanted) in [
        (Rematch::OtherSides, [Seat::of_level(level(2)), Seat::person("Ada")]),
        (Rematch::AtLevel(level(1)), [Seat::of_level(level(1)), Seat::person("Ada")]),
        (Rematch::AtLevel(Level::LOWEST), [Seat::of_level(Level::LOWEST), Seat::person("Ada")]),
        (Rematch::Again, [Seat::of_level(Level::LOWEST), Seat::person("Ada")]),
    ] {
        send(&mut app, Intent::End(Ending::Resigned(Player::One)));
        send(&mut app, Intent::Rematch { how, seed: Some(1) });
        assert_eq!((played(&app).terms().seats.as_slice(), played(&app).rounds().len()), (&wanted[..], 1), "{how:?}");
    }
}
