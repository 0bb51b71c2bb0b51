//! Threats that are announced correctly, wrongly or not at all.

use super::*;

fn begun() -> (App, TempDir) {
    let (mut app, folder) = steady();
    resume(&mut app, GameTerms::Zen { variant: Variant::One, announcing: Announcing::ByPlayers }, BEFORE);
    (app, folder)
}

/// A move that does not win, and that gives check or does not, as `gives_check` says.
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
    assert_eq!(game(&app).len(), 0);
    let heard = app.world().resource::<Messages<MatchEvent>>();
    let mut reasons = heard.get_cursor();
    assert!(
        reasons
            .read(heard)
            .any(|event| matches!(event, MatchEvent::Refused(why) if why.to_string().contains("no check")))
    );
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
    let replies = game(&app).legal_moves();
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
    assert_eq!((played(&app).pending(), state::<Phase>(&app)), (Pending::TakeBack { seat: 1 }, Phase::Choosing));
    send(&mut app, Intent::Decide { take_back: true });
    assert_eq!(game(&app).len(), 1);
    assert_eq!(played(&app).round().in_check(1), Some(Player::Two), "now it counts as announced");
}
