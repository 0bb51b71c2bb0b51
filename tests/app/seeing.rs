//! Seeing what has happened and what could: the last turn again.

use super::*;
use zen_table::app::gameplay::messages::MovesAreShown;
use zen_table::app::gameplay::show_again::ShownAgain;

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
