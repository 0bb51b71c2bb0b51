//! Seeing what has happened and what could: the last turn again, moves that are confirmed before they are played, and
//! where a piece could go whose side is not to move.

use super::*;
use zen_table::app::gameplay::messages::MovesAreShown;
use zen_table::app::gameplay::move_confirmation::PendingMove;
use zen_table::app::gameplay::selection::Announcement;
use zen_table::app::gameplay::show_again::ShownAgain;
use zen_table::app::state::settings::ConfirmMoves;
use zen_table::games::Piece;
use zen_table::games::zen::{Announcing, Threat, Variant};

/// What is shown again in the frames after asking for it, as plies before and number of events.
fn shown_again(app: &mut App) -> Vec<ShownAgain> {
    app.world_mut().write_message(Intent::ShowAgain);
    let mut shown = Vec::new();
    for _ in 0..60 {
        app.update();
        shown.extend(app.world_mut().resource_mut::<Messages<ShownAgain>>().drain());
        // A view would have shown it by now.
        app.world_mut().resource_mut::<InMotion>().0 = false;
    }
    shown
}

fn begun(kind: Kind) -> (App, TempDir) {
    let (mut app, folder) = alone();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    app.insert_resource(MovesAreShown);
    begin(&mut app, kind);
    (app, folder)
}

#[test]
fn the_last_turn_is_shown_again_and_the_match_stays_as_it_is() {
    for kind in Kind::ALL {
        for pace in [Pace::Usual, Pace::Off] {
            let (mut app, _folder) = begun(kind);
            app.world_mut().resource_mut::<Settings>().pace = pace;
            assert!(shown_again(&mut app).is_empty(), "nothing was played");
            play(&mut app, 7);
            let before = record::ron::write(played(&app));
            for looking_at in [None, Some(3)] {
                send(&mut app, Intent::LookAt(looking_at));
                let (plies, board) = (table(&app).plies_shown(), table(&app).board());
                let turn = table(&app).round_shown().turns().into_iter().rfind(|turn| turn.begin < plies).unwrap();
                let shown = shown_again(&mut app);
                let wanted: Vec<_> = (turn.begin..plies).map(|ply| game(&app).events(ply).to_vec()).collect();
                let animated = shown.iter().filter(|shown| !shown.events.is_empty());
                assert_eq!(animated.map(|shown| shown.events.clone()).collect::<Vec<_>>(), wanted, "{kind:?}");
                assert_eq!(shown[0].plies, turn.begin, "{kind:?}");
                assert_eq!(shown[0].events.is_empty(), pace == Pace::Off, "the position before is seen for a while");
                assert_eq!((table(&app).plies_shown(), table(&app).board()), (plies, board));
            }
            assert_eq!(record::ron::write(played(&app)), before);
        }
    }
}

#[test]
fn what_is_in_hand_is_put_down_and_a_move_ends_what_is_shown() {
    let (mut app, _folder) = begun(Kind::Zener);
    play(&mut app, 4);
    let first = selection(&app).next[0];
    send(&mut app, Point::At(first));
    assert_eq!(selection(&app).spots, [first]);
    send(&mut app, Intent::ShowAgain);
    assert!(selection(&app).spots.is_empty() && !selection(&app).next.is_empty());
    let text = game(&app).legal_moves()[0].clone();
    send(&mut app, Intent::Play(text));
    app.world_mut().resource_mut::<Messages<ShownAgain>>().clear();
    app.world_mut().resource_mut::<InMotion>().0 = false;
    for _ in 0..10 {
        app.update();
    }
    assert!(!is_told(&app, |_: &ShownAgain| true));
    assert_eq!(game(&app).len(), 5);
}

/// Points at the spots of a move, one after the other.
fn point_out(app: &mut App, text: &str) -> Vec<Spot> {
    let spots = game(app).path(text);
    for &spot in &spots {
        send(app, Point::At(spot));
    }
    spots
}

fn waiting(app: &App) -> Option<String> {
    app.world().resource::<PendingMove>().0.as_ref().map(|pointed| pointed.text.clone())
}

#[test]
fn a_move_waits_until_its_target_is_pointed_at_again() {
    for kind in Kind::ALL {
        let (mut app, _folder) = begun(kind);
        app.world_mut().resource_mut::<Settings>().confirm_moves = ConfirmMoves::Always;
        let legal = game(&app).legal_moves();
        let (text, other) = (legal[0].clone(), legal[legal.len() - 1].clone());
        let spots = point_out(&mut app, &text);
        assert_eq!((waiting(&app), game(&app).len()), (Some(text.clone()), 0), "{kind:?}");
        send(&mut app, Point::Nowhere);
        assert_eq!((waiting(&app), game(&app).len()), (None, 0));
        point_out(&mut app, &other);
        assert_eq!(waiting(&app), Some(other.clone()), "another may be pointed out instead");
        point_out(&mut app, &text);
        send(&mut app, Point::At(spots[spots.len() - 1]));
        assert_eq!((waiting(&app), moves(&app)), (None, vec![text.clone()]), "{kind:?}");
        let next = game(&app).legal_moves()[0].clone();
        point_out(&mut app, &next);
        assert!(waiting(&app).is_some());
        send(&mut app, Intent::Undo);
        assert_eq!((waiting(&app), game(&app).len()), (None, 0), "what waits belongs to its position");
    }
}

#[test]
fn what_is_announced_counts_at_the_moment_of_confirming() {
    let (mut app, _folder) = begun(Kind::Zen);
    app.world_mut().resource_mut::<Settings>().confirm_moves = ConfirmMoves::Always;
    let game_terms = GameTerms::Zen { variant: Variant::One, announcing: Announcing::ByPlayers };
    send(&mut app, Intent::Begin(Terms { game: game_terms, ..Terms::usual(Kind::Zen) }));
    let text = game(&app).legal_moves()[0].clone();
    let spots = point_out(&mut app, &text);
    app.world_mut().resource_mut::<Announcement>().0 = Some(Threat::Check);
    send(&mut app, Point::At(spots[spots.len() - 1]));
    assert!(!refusal(&app).is_empty(), "there is no check to announce");
    assert_eq!((waiting(&app), game(&app).len()), (None, 0));
}

/// The squares of pieces of a side that could go somewhere.
fn could_go(app: &App, side: Player) -> Vec<Square> {
    let board = game(app).board();
    let is_of_side = |square: &Square| board.top(*square).and_then(Piece::owner) == Some(side);
    board.squares().filter(is_of_side).filter(|&square| !game(app).could_go(square).is_empty()).collect()
}

#[test]
fn a_piece_of_the_other_side_shows_where_it_could_go_and_plays_nothing() {
    for kind in Kind::ALL {
        let (mut app, _folder) = begun(kind);
        if kind == Kind::Torus {
            for text in ["d4", "g9", "e5", "h8"] {
                send(&mut app, Intent::Play(text.to_owned()));
            }
        }
        let (before, to_move) = (moves(&app), game(&app).to_move());
        for square in could_go(&app, to_move.other()) {
            send(&mut app, Point::At(Spot::Square(square)));
            let peeked = selection(&app).peeked.clone().unwrap();
            assert_eq!((peeked.at, peeked.could_go), (square, game(&app).could_go(square)), "{kind:?}");
            assert!(selection(&app).refusal.is_some() && selection(&app).spots.is_empty(), "it is still refused");
        }
        assert!(selection(&app).peeked.is_some(), "{kind:?}: some piece could go");
        let first = selection(&app).next[0];
        send(&mut app, Point::At(first));
        assert_eq!(selection(&app).peeked, None, "it goes with the next click");
        send(&mut app, Point::Nowhere);
        assert!(moves(&app).starts_with(&before));
    }
}

#[test]
fn ones_own_pieces_could_go_where_they_may() {
    for kind in Kind::ALL {
        let (mut app, _folder) = begun(kind);
        play(&mut app, 4);
        for square in could_go(&app, game(&app).to_move()) {
            assert_eq!(game(&app).could_go(square), game(&app).choices(&[Spot::Square(square)]).next, "{kind:?}");
        }
    }
}
