//! Themes and moods in the 3D view: they appear at once and everywhere, and do not disturb the match.

use crate::desk::{Desk, Hand};
use crate::fingers::first_move;
use bevy::input::keyboard::Key;
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use zen_table::app::camera::view::TableCamera;
use zen_table::app::geometry::layout::Layout;
use zen_table::app::geometry::torus::Torus;
use zen_table::games::Kind;
use zen_table::themes::{Colour, Mood, Style};

/// The vertex colours of all meshes in the 3D view, as bytes of linear light.
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
    let at_first = *desk.app.world().resource::<Torus>();
    desk.key(KeyCode::KeyD, Key::Character("d".into()));
    desk.rest();
    let scrolled = *desk.app.world().resource::<Torus>();
    assert_ne!(scrolled, at_first);
    *desk.settings().styles.of_mut(Kind::Torus) = Style::Other;
    desk.rest();
    assert_eq!(*desk.app.world().resource::<Torus>(), scrolled);
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

/// The places of all pieces.
fn pieces(desk: &mut Desk) -> Vec<Vec3> {
    let world = desk.app.world_mut();
    let mut named = world.query::<(&Name, &Transform)>();
    let mut places: Vec<Vec3> =
        named.iter(world).filter(|(name, _)| name.as_str() == "piece").map(|(_, at)| at.translation).collect();
    places.sort_by(|one, other| one.to_array().partial_cmp(&other.to_array()).unwrap());
    places
}

/// The angle at which the camera looks down, in radians.
fn steepness(desk: &mut Desk) -> f32 {
    let world = desk.app.world_mut();
    let camera = world.query_filtered::<&Transform, With<TableCamera>>().single(world).unwrap();
    (-camera.forward().y).asin()
}

#[test]
fn captured_pieces_lie_where_the_window_has_room_when_it_is_turned_in_the_middle_of_a_match() {
    let mut desk = Desk::with(Kind::Enso);
    let on_board = |desk: &Desk| {
        let board = desk.game().board();
        board.squares().filter(|&square| board.top(square).is_some()).count()
    };
    let at_first = on_board(&desk);
    while on_board(&desk) == at_first {
        let [from, to] = first_move(desk.game());
        desk.drag(Hand::Mouse, &from, &to);
    }
    let [from, _] = first_move(desk.game());
    desk.tap(Hand::Mouse, &from);
    let wide = (pieces(&mut desk), steepness(&mut desk));
    let window = desk.window;
    let turn = |desk: &mut Desk, size: Vec2| {
        desk.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(size.x, size.y);
        desk.rest();
        let layout = *desk.app.world().resource::<Layout>();
        let beyond = move |place: &Vec3| (place.xz().abs() - layout.half_board()).cmpgt(Vec2::ZERO);
        let places = pieces(desk);
        let captured: Vec<BVec2> = places.iter().map(beyond).filter(|beyond| beyond.any()).collect();
        assert_eq!((places.len(), captured.len()), (at_first, 1));
        assert_eq!(desk.selection().spots, [desk.spot(&from)], "what is in the hand stays there");
        captured[0]
    };
    assert_eq!(turn(&mut desk, Vec2::new(390.0, 844.0)), BVec2::new(false, true));
    assert!(steepness(&mut desk) > wide.1 + 0.1, "what could be higher is looked at more steeply");
    assert_eq!(turn(&mut desk, Vec2::new(1280.0, 720.0)), BVec2::new(true, false));
    assert_eq!((pieces(&mut desk), steepness(&mut desk)), wide, "all is as it was");
}
