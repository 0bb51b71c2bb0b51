//! The sounds that the game plays, checked without a window and without sound output.

use super::*;
use bevy::window::PrimaryWindow;
use bevy_kira_audio::prelude::StaticSoundData;
use zen_table::app::audio::cues::{Sound, VARIATIONS};
use zen_table::app::audio::messages::{ButtonPressed, Loudness, Played, RoomTone};
use zen_table::themes::Mood;

/// A program with a new match and nothing moving, and its folder.
fn begun(kind: Kind) -> (App, TempDir) {
    let (mut app, folder) = alone();
    settings(&mut app).pace = Pace::Off;
    heard_after(&mut app, Intent::Begin(Terms::usual(kind)));
    (app, folder)
}

fn settings(app: &mut App) -> Mut<'_, Settings> {
    app.world_mut().resource_mut()
}

/// What is played in the frame in which this message is sent, and in the next.
fn heard_after<M: Message>(app: &mut App, message: M) -> Vec<Played> {
    app.world_mut().resource_mut::<Messages<Played>>().clear();
    app.world_mut().write_message(message);
    app.update();
    app.update();
    let messages = app.world().resource::<Messages<Played>>();
    messages.get_cursor().read(messages).copied().collect()
}

/// Plays the first legal move; returns what is played for it.
fn first_move(app: &mut App) -> Vec<Played> {
    let text = game(app).legal_moves()[0].clone();
    heard_after(app, Intent::Play(text))
}

fn sounds(played: &[Played]) -> Vec<Sound> {
    played.iter().map(|played| played.sound).collect()
}

#[test]
fn every_recording_can_be_read() {
    let files = Sound::ALL.iter().flat_map(|sound| (0..VARIATIONS).map(|variation| sound.file(variation)));
    for file in files.chain(["sounds/room.wav".to_owned()]) {
        let bytes = std::fs::read(format!("assets/{file}")).expect("the tests run in the package's folder");
        let recording = StaticSoundData::from_cursor(std::io::Cursor::new(bytes));
        assert!(recording.is_ok_and(|recording| !recording.frames.is_empty()), "{file}");
    }
}

#[test]
fn a_move_is_heard_once_as_what_its_pieces_are_made_of() {
    for (kind, made_of) in [(Kind::Zen, Sound::Wood), (Kind::Torus, Sound::Stone), (Kind::Zener, Sound::Wood)] {
        let (mut app, _folder) = begun(kind);
        let heard = sounds(&first_move(&mut app));
        assert!(heard.contains(&made_of), "{kind:?}: {heard:?}");
        assert!(heard_after(&mut app, Intent::LookAt(None)).is_empty(), "{kind:?}");
    }
}

#[test]
fn looking_back_and_taking_back_are_silent() {
    let (mut app, _folder) = begun(Kind::Zen);
    first_move(&mut app);
    assert!(heard_after(&mut app, Intent::LookAt(Some(0))).is_empty());
    assert!(heard_after(&mut app, Intent::Undo).is_empty());
}

#[test]
fn a_move_that_takes_time_is_heard_when_it_arrives() {
    let (mut app, _folder) = begun(Kind::Zen);
    settings(&mut app).pace = Pace::Slow;
    assert!(!sounds(&first_move(&mut app)).contains(&Sound::Wood));
    let start = std::time::Instant::now();
    let is_heard = |app: &App| {
        let messages = app.world().resource::<Messages<Played>>();
        messages.get_cursor().read(messages).any(|played| played.sound == Sound::Wood)
    };
    while !is_heard(&app) {
        assert!(start.elapsed().as_secs() < 20, "never heard");
        app.update();
    }
}

#[test]
fn no_sound_is_the_same_twice_in_a_row() {
    let (mut app, _folder) = begun(Kind::Zen);
    let mut pressed = || heard_after(&mut app, ButtonPressed)[0];
    for _ in 0..6 {
        let (one, next) = (pressed(), pressed());
        assert_eq!((one.sound, next.sound), (Sound::Button, Sound::Button));
        assert_ne!(one.variation, next.variation);
    }
}

#[test]
fn pieces_are_heard_from_the_side_that_they_are_on() {
    let (mut app, _folder) = begun(Kind::Torus);
    let side = |app: &mut App, text: &str| {
        let played = heard_after(app, Intent::Play(text.to_owned()));
        played.iter().find(|played| played.sound == Sound::Stone).expect("a stone is placed").side
    };
    let game = game(&app);
    let (left, right) = (game.legal_moves()[0].clone(), game.legal_moves().last().unwrap().clone());
    let left = side(&mut app, &left);
    let right = side(&mut app, &right);
    assert!(left < 0.0 && right > 0.0 && left >= -1.0 && right <= 1.0, "{left} {right}");
}

#[test]
fn picking_up_is_heard_and_letting_go_is_not() {
    let (mut app, _folder) = begun(Kind::Zen);
    let game = game(&app);
    let from = game.choices(&[]).next[0];
    assert_eq!(sounds(&heard_after(&mut app, Point::At(from))), [Sound::Lift]);
    assert!(heard_after(&mut app, Point::Nowhere).is_empty());
}

#[test]
fn what_is_refused_is_heard_lower_than_anything_that_is_done() {
    let (mut app, _folder) = begun(Kind::Zen);
    let game = game(&app);
    let squares = game.board().squares().map(Spot::Square);
    let refused = squares.into_iter().find(|&spot| game.choices(&[spot]).next.is_empty()).unwrap();
    for _ in 0..2 {
        let heard = heard_after(&mut app, Point::At(refused));
        assert!(heard.iter().any(|played| played.sound == Sound::Wood && played.pitch < 0.75), "{heard:?}");
    }
}

#[test]
fn wins_and_draws_are_heard() {
    for (ending, sound) in [(Ending::Resigned(Player::One), Sound::Win), (Ending::DrawAgreed, Sound::Draw)] {
        let (mut app, _folder) = begun(Kind::Zen);
        first_move(&mut app);
        assert_eq!(sounds(&heard_after(&mut app, Intent::End(ending))), [sound]);
    }
}

#[test]
fn nothing_is_played_at_volume_nothing() {
    let (mut app, _folder) = begun(Kind::Zen);
    settings(&mut app).effects = 0;
    assert!(first_move(&mut app).is_empty());
}

#[test]
fn effects_are_heard_at_first_and_the_room_is_not() {
    let loudness = Loudness::of(&Settings::default(), true);
    assert!(loudness.effects > 0.0 && loudness.effects <= 1.0);
    assert_eq!(loudness.ambience, 0.0);
}

#[test]
fn the_room_sounds_different_in_every_mood() {
    let airs = Mood::ALL.map(RoomTone::of);
    for (number, air) in airs.iter().enumerate() {
        assert!(airs[..number].iter().all(|other| other.pitch != air.pitch), "{air:?}");
        assert!((0.5..=2.0).contains(&air.pitch), "no longer the same room: {air:?}");
    }
    for mood in Mood::ALL {
        let settings = Settings { mood, ambience: 10, ..Settings::default() };
        let loudness = Loudness::of(&settings, true).ambience;
        assert!(loudness > 0.0 && loudness <= 1.0, "{mood:?}: {loudness}");
    }
}

#[test]
fn another_window_silences_the_game_unless_it_is_set_not_to() {
    let (mut app, _folder) = begun(Kind::Zen);
    let window = app.world_mut().spawn((Window { focused: false, ..default() }, PrimaryWindow)).id();
    assert!(heard_after(&mut app, ButtonPressed).is_empty());
    assert_eq!(*app.world().resource::<Loudness>(), Loudness::default());
    settings(&mut app).silent_in_background = false;
    assert_eq!(heard_after(&mut app, ButtonPressed).len(), 1);
    settings(&mut app).silent_in_background = true;
    app.world_mut().get_mut::<Window>(window).unwrap().focused = true;
    assert_eq!(heard_after(&mut app, ButtonPressed).len(), 1);
}
