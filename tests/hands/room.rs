//! Themes and moods as they come to the table: at once, on everything, and without disturbing the match.

use crate::desk::Desk;
use bevy::input::keyboard::Key;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use zen_table::app::table::wrap::Wrap;
use zen_table::games::Kind;
use zen_table::themes::{Colour, Mood, Style};

/// The colours of the corners of all meshes that are on the table, as bytes of linear light.
fn colours(desk: &mut Desk) -> Vec<[u8; 3]> {
    let world = desk.app.world_mut();
    let handles: Vec<Handle<Mesh>> = world.query::<&Mesh3d>().iter(world).map(|mesh| mesh.0.clone()).collect();
    let meshes = world.resource::<Assets<Mesh>>();
    let corners = handles.iter().filter_map(|handle| meshes.get(handle)?.attribute(Mesh::ATTRIBUTE_COLOR));
    let corners = corners.flat_map(|values| match values {
        VertexAttributeValues::Float32x4(values) => values.clone(),
        _ => Vec::new(),
    });
    corners.map(|[red, green, blue, _]| rounded(LinearRgba::rgb(red, green, blue))).collect()
}

fn rounded(colour: LinearRgba) -> [u8; 3] {
    let [red, green, blue, _] = colour.to_u8_array();
    [red, green, blue]
}

fn linear(Colour([red, green, blue, _]): Colour) -> [u8; 3] {
    rounded(Color::srgb_u8(red, green, blue).into())
}

fn named(desk: &mut Desk, name: &str) -> usize {
    let world = desk.app.world_mut();
    world.query::<&Name>().iter(world).filter(|other| other.as_str() == name).count()
}

#[test]
fn a_theme_that_is_chosen_is_on_board_and_pieces_at_once() {
    for kind in Kind::ALL {
        let mut desk = Desk::with(kind);
        for style in [Style::HighContrast, Style::Other, Style::ColourBlind, Style::Usual] {
            *desk.settings().styles.of_mut(kind) = style;
            desk.rest();
            let theme = zen_table::themes::theme(kind, style);
            let seen = colours(&mut desk);
            let mut wanted = vec![theme.board.lines, theme.board.names];
            if kind != Kind::Torus {
                wanted.extend([theme.board.frame, theme.first.colour, theme.second.colour]);
            }
            wanted.extend(theme.zen.map(|zen| zen.colour));
            for colour in wanted {
                assert!(seen.contains(&linear(colour)), "{kind:?} {style:?}: {colour:?}");
            }
            assert_eq!(named(&mut desk, "board"), 1);
        }
    }
}

#[test]
fn another_theme_leaves_the_torus_as_it_was_scrolled() {
    let mut desk = Desk::with(Kind::Torus);
    let at_first = *desk.app.world().resource::<Wrap>();
    desk.key(KeyCode::KeyD, Key::Character("d".into()));
    desk.rest();
    let scrolled = *desk.app.world().resource::<Wrap>();
    assert_ne!(scrolled, at_first);
    desk.settings().styles.torus = Style::Other;
    desk.rest();
    assert_eq!(*desk.app.world().resource::<Wrap>(), scrolled);
}

#[test]
fn a_mood_lights_and_furnishes_the_room_but_for_a_board_without_end() {
    for kind in [Kind::Enso, Kind::Torus] {
        let mut desk = Desk::with(kind);
        for mood in [Mood::Day, Mood::Dark, Mood::Evening, Mood::Day] {
            desk.settings().mood = mood;
            desk.rest();
            let room = mood.room();
            let world = desk.app.world_mut();
            let lamp = world.query::<&DirectionalLight>().single(world).unwrap().illuminance;
            assert_eq!(lamp, room.light.lux);
            let beyond: LinearRgba = world.resource::<ClearColor>().0.into();
            assert_eq!(rounded(beyond), linear(room.beyond));
            let has_end = kind != Kind::Torus;
            assert_eq!(named(&mut desk, "table"), usize::from(has_end), "{kind:?} {mood:?}");
            assert_eq!(
                named(&mut desk, "floor"),
                usize::from(has_end && room.furniture.is_some()),
                "{kind:?} {mood:?}"
            );
        }
    }
}
