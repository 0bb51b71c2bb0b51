//! Set-ups that both sides arrange without seeing each other's.

use super::*;

fn terms() -> Terms {
    let game = GameTerms::Zener { setup: SetupMethod::PrintAndPlay };
    Terms { game, length: Length::BestOf(3), ..Terms::usual(Kind::Zener) }
}

fn overlay(app: &App) -> Overlay {
    *app.world().resource::<State<Overlay>>().get()
}

/// Both sides exchange their outer pieces, one side after the other; returns the position from which the round starts.
fn arrange(app: &mut App) -> String {
    assert_eq!(overlay(app), Overlay::ZenerSetup);
    let setup = loop {
        let mut drafting = app.world_mut().resource_mut::<PendingZenerSetup>();
        let draft = drafting.0.as_mut().unwrap();
        draft.exchange(0, 4);
        if let Some(setup) = draft.finish_side() {
            break setup;
        }
    };
    send(app, Intent::Arrange(setup));
    send(app, Navigate::To(Screen::Match));
    game(app).start_text()
}

#[test]
fn both_sides_arrange_before_every_round() {
    let (mut app, _folder) = steady();
    send(&mut app, Intent::Begin(terms()));
    assert!(app.world().get_resource::<ActiveMatch>().is_none(), "the pieces are not set up yet");
    let start = arrange(&mut app);
    // Both have 5 2 3 4 1 from their left: only the waves face each other, so Black's waves step ahead.
    assert_eq!(start, "[K1][K4]1[K2][K5]/2[K3]2/5/5/5/5/[W5][W2][W3][W4][W1] w - -");
    assert_eq!((state::<Phase>(&app), overlay(&app)), (Phase::Choosing, Overlay::None));
    send(&mut app, Intent::End(Ending::Resigned(Player::One)));
    send(&mut app, Intent::NextRound);
    assert_eq!(played(&app).rounds().len(), 1);
    arrange(&mut app);
    assert_eq!(played(&app).rounds().len(), 2);
    assert_eq!(ron::read(&ron::write(played(&app))).map(|read| read.rounds().len()), Ok(2));
}

#[test]
fn tiles_that_are_turned_over_are_heard() {
    let (mut app, _folder) = steady();
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
    let (mut app, _folder) = steady();
    send(&mut app, Intent::Begin(Terms::usual(Kind::Enso)));
    let number = table(&app).number();
    send(&mut app, Intent::Arrange(zen_table::games::zener::Setup::default()));
    assert_eq!((table(&app).number(), played(&app).rounds().len()), (number, 1));
}

#[test]
fn computers_among_themselves_leave_it_to_the_lot() {
    let (mut app, _folder) = steady();
    let seats = vec![Seat::computer("Grace", 1), Seat::computer("Edsger", 1)];
    send(&mut app, Intent::Begin(Terms { seats, ..terms() }));
    assert_eq!((overlay(&app), played(&app).rounds().len()), (Overlay::None, 1));
}

#[test]
fn beginning_again_and_thinking_better_of_it_leads_back_to_the_board() {
    let (mut app, _folder) = steady();
    send(&mut app, Intent::Begin(terms()));
    let before = arrange(&mut app);
    send(&mut app, Navigate::Back);
    assert_eq!(overlay(&app), Overlay::Pause);
    // What "Yes, begin again" asks for.
    app.world_mut().write_message(Navigate::To(Screen::Match));
    send(&mut app, Intent::Restart);
    assert_eq!(overlay(&app), Overlay::ZenerSetup);
    send(&mut app, Navigate::Back);
    assert_eq!((overlay(&app), game(&app).start_text()), (Overlay::None, before));
}

#[test]
fn a_match_from_elsewhere_ends_an_arrangement_that_is_half_done() {
    let (mut app, _folder) = steady();
    send(&mut app, Intent::Begin(terms()));
    assert_eq!(overlay(&app), Overlay::ZenerSetup);
    let enso = Match::new(Terms::usual(Kind::Enso)).unwrap();
    send(&mut app, Intent::Resume(Box::new(enso)));
    app.update();
    assert_eq!((overlay(&app), state::<Screen>(&app)), (Overlay::None, Screen::Match));
    assert_eq!(app.world().resource::<PendingZenerSetup>().0, None);
}
