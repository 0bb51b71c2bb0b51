//! The ambient light on a surface.

use crate::app::board::material::palette::colour;
use crate::app::board::material::surface::{Finish, Surface, Values};
use crate::themes::{Glow, Mood, Room};

/// A matt white surface in the light of the default mood.
pub(crate) fn surface() -> Surface {
    let mut values = Values::default();
    shine_on(&mut values, Mood::default().room());
    Surface { values, picture: None, finish: Finish::Matt, see_through: false, is_undermost: false }
}

pub(crate) fn shine_on(values: &mut Values, room: &Room) {
    let light = |glow: Glow| colour(glow.colour).to_linear() * glow.strength;
    values.above = light(room.above);
    values.around = light(room.around);
    values.background = colour(room.beyond).into();
}
