//! Screens and overlays, and the way back.

use super::*;

#[test]
fn back_goes_one_step_back_everywhere() {
    let (mut app, _folder) = alone();
    let here = |app: &App| (state::<Screen>(app), state::<Overlay>(app));
    for screen in [Screen::Menu, Screen::NewGame, Screen::Learn, Screen::Saved, Screen::Statistics] {
        send(&mut app, Navigate::To(screen));
        for overlay in [Overlay::Settings, Overlay::Rules, Overlay::Credits, Overlay::PositionEditor] {
            send(&mut app, Navigate::Over(overlay));
            assert_eq!(here(&app), (screen, overlay));
            send(&mut app, Navigate::Back);
            assert_eq!(here(&app), (screen, Overlay::None));
        }
        send(&mut app, Navigate::Back);
        assert_eq!(here(&app), (Screen::Menu, Overlay::None));
    }
    begin(&mut app, Kind::Zen);
    send(&mut app, Navigate::Back);
    assert_eq!(here(&app), (Screen::Match, Overlay::Pause), "from the table one step back is the pause");
    for overlay in [Overlay::Settings, Overlay::Rules, Overlay::Credits] {
        send(&mut app, Navigate::Over(overlay));
        send(&mut app, Navigate::Back);
        assert_eq!(here(&app), (Screen::Match, Overlay::Pause));
    }
    send(&mut app, Navigate::Over(Overlay::Settings));
    send(&mut app, Navigate::Over(Overlay::Rules));
    for overlay in [Overlay::Settings, Overlay::Pause, Overlay::None] {
        send(&mut app, Navigate::Back);
        assert_eq!(here(&app), (Screen::Match, overlay));
    }
}

#[test]
fn leaving_from_the_pause_leaves_nothing_over_the_menu() {
    let (mut app, _folder) = alone();
    begin(&mut app, Kind::Zener);
    send(&mut app, Navigate::Back);
    app.world_mut().write_message(Navigate::To(Screen::Menu));
    send(&mut app, Intent::Leave);
    assert_eq!((state::<Screen>(&app), state::<Overlay>(&app)), (Screen::Menu, Overlay::None));
    begin(&mut app, Kind::Zener);
    assert_eq!((state::<Screen>(&app), state::<Overlay>(&app)), (Screen::Match, Overlay::None));
}
