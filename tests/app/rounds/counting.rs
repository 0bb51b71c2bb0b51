//! The points of a round are counted step by step on the board.

use super::*;

fn counting(app: &App) -> &RoundScoring {
    app.world().resource()
}

fn counted(app: &App) -> usize {
    counting(app).0.as_ref().unwrap().counted
}

fn win(app: &mut App) {
    resume(app, GameTerms::zen(Variant::Two), BEFORE);
    assert_eq!(*counting(app), RoundScoring(None));
    point_out(app, "K1-H4");
}

#[test]
fn pieces_astray_are_counted_one_by_one() {
    let (mut app, _folder) = steady();
    win(&mut app);
    assert!(counting(&app).goes_on() && counted(&app) == 0);
    let outside_largest = counting(&app).0.as_ref().unwrap().outside_largest.len();
    assert_eq!(outside_largest, played(&app).score()[0] as usize);
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
    assert_eq!(before, outside_largest);
    send(&mut app, Intent::NextRound);
    assert_eq!(*counting(&app), RoundScoring(None));
}

#[test]
fn a_click_counts_the_rest_at_once_and_reduced_motion_all() {
    let (mut app, _folder) = steady();
    win(&mut app);
    assert!(counting(&app).goes_on());
    send(&mut app, Point::Nowhere);
    assert!(!counting(&app).goes_on() && counted(&app) > 0);

    let (mut app, _folder) = steady();
    app.world_mut().insert_resource(Settings { reduced_motion: true, ..Settings::default() });
    win(&mut app);
    assert!(!counting(&app).goes_on() && counted(&app) > 0);
}

#[test]
fn nothing_is_counted_where_no_points_are_played_for() {
    let (mut app, _folder) = steady();
    resume(&mut app, GameTerms::zen(Variant::One), BEFORE);
    send(&mut app, Intent::Play("K1-H4".to_owned()));
    assert_eq!((state::<Phase>(&app), counting(&app)), (Phase::MatchOver, &RoundScoring(None)));
}
