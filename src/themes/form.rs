//! The format of the files in `assets/themes/`, which the build checks and the program reads.

use serde::{Deserialize, Deserializer, de::Error};

/// An sRGB colour: red, green, blue and opacity. In a file it is `"#rrggbb"` or `"#rrggbbaa"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(pub [u8; 4]);

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || D::Error::custom("a colour is \"#rrggbb\" or \"#rrggbbaa\", in hexadecimal digits");
        let digits = text.strip_prefix('#').ok_or_else(wrong)?;
        if !matches!(digits.len(), 6 | 8) || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let number = u32::from_str_radix(digits, 16).map_err(|_| wrong())?;
        let number = if digits.len() == 6 { number << 8 | 0xff } else { number };
        Ok(Self(number.to_be_bytes()))
    }
}

/// The themes of one game.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Themes {
    /// As the game is known.
    pub usual: Theme,
    /// An alternative.
    pub other: Theme,
    /// The highest contrast between light and dark.
    pub high_contrast: Theme,
    /// Distinguished by light and dark, for eyes that see hues differently.
    pub colour_blind: Theme,
}

/// The looks of a game's board and pieces.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The pieces of player one, who begins or sits in front.
    pub first: Paint,
    /// The pieces of player two.
    pub second: Paint,
    /// The Zen, in the game that has one.
    #[serde(default)]
    pub zen: Option<Paint>,
    /// The board.
    pub board: Board,
    /// The set of colours of marks on the board.
    pub marks: MarkSet,
}

/// The looks of a player's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paint {
    /// The piece itself.
    pub colour: Colour,
    /// The colour of inlays and engravings, and of the outline in the plan: it contrasts with the piece.
    pub inlay: Colour,
    /// Its material.
    pub matter: Matter,
}

/// A material of pieces: its grain and its gloss.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Matter {
    /// Turned wood, oiled.
    Wood,
    /// Clam shell, ground and polished, with fine growth lines.
    Shell,
    /// Slate, ground and hardly polished, with specks of mica.
    Slate,
    /// Bone and horn, cut and rubbed.
    Bone,
    /// Lacquer and gilt.
    Lacquer,
}

/// A material of boards and tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Material {
    /// With the grain of wood.
    Wood,
    /// With the faint mottling of stone.
    Stone,
    /// Painted, without any grain.
    Plain,
}

/// The looks of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The material of the squares.
    pub material: Material,
    /// The squares; on a chequered board the two colours alternate.
    pub squares: (Colour, Colour),
    /// The lines between the squares.
    pub lines: Colour,
    /// The frame; wood, unless the squares are plain.
    pub frame: Colour,
    /// The names of rows and columns.
    pub names: Colour,
    /// The engravings in the squares.
    pub signs: Colour,
    /// What only some boards have.
    pub special: Special,
}

/// Colours that only some boards need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Special {
    /// Nothing.
    Nothing,
    /// For a board that wraps around: the two lines where opposite edges meet.
    Seams {
        /// Where the left edge and the right edge meet.
        upright: Colour,
        /// Where the near edge and the far edge meet.
        level: Colour,
        /// The fine line around one period of the board.
        frame: Colour,
    },
    /// For a board with exits: where the players begin, and where their pieces leave the board.
    Homes {
        /// Player one's, in front.
        first: Home,
        /// Player two's, opposite.
        second: Home,
        /// The line round the exits.
        trim: Colour,
    },
}

/// A player's side of a board with exits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Home {
    /// The row on which the player begins.
    pub row: Colour,
    /// Where the player's pieces leave the board, at the opponent's end.
    pub exit: Colour,
    /// The arrows on it.
    pub arrow: Colour,
}

/// One of the sets of `marks.ron`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum MarkSet {
    /// For boards of light wood.
    Warm,
    /// For very light boards.
    Pale,
    /// For boards of stone and stained wood of medium brightness.
    Cool,
    /// Strong colours, for boards of a medium grey.
    Strong,
}

/// All the sets of colours for marks.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkSets {
    /// See [`MarkSet::Warm`].
    pub warm: Marks,
    /// See [`MarkSet::Pale`].
    pub pale: Marks,
    /// See [`MarkSet::Cool`].
    pub cool: Marks,
    /// See [`MarkSet::Strong`].
    pub strong: Marks,
}

/// The colours of marks on the board. Each meaning also has a shape of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marks {
    /// Round what is picked up.
    pub picked: Colour,
    /// A legal target.
    pub target: Colour,
    /// Under the pointer.
    pub hover: Colour,
    /// The squares of the last move.
    pub last: Colour,
    /// What was refused, and the cause of it.
    pub refused: Colour,
    /// What must be done now.
    pub must: Colour,
    /// What may be done.
    pub may: Colour,
    /// What cannot be done.
    pub cannot: Colour,
    /// What has won.
    pub won: Colour,
    /// Figures, which are written on other marks or on dark pieces.
    pub written: Colour,
    /// A side's longest chain in ZeN.
    pub chain: Colour,
    /// The chain under the pointer.
    pub pointed: Colour,
}

/// The moods of the room.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moods {
    /// Daylight through a window.
    pub day: Room,
    /// Lamplight.
    pub evening: Room,
    /// Nothing but the board in its light.
    pub dark: Room,
}

/// A room in its light.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// The key light, which casts shadows.
    pub light: Light,
    /// The ambient light from above.
    pub above: Glow,
    /// The ambient light from the sides.
    pub around: Glow,
    /// The background.
    pub beyond: Colour,
    /// The table that the board lies on.
    pub table: Table,
    /// The floor around the table, and the things on the table; `None` shows neither.
    #[serde(default)]
    pub furniture: Option<Furniture>,
}

/// A directional light.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Light {
    /// Its colour.
    pub colour: Colour,
    /// How strong it is, in lux.
    #[serde(deserialize_with = "strength")]
    pub lux: f32,
    /// The direction to it from the middle of the board: to the right, up, towards player one.
    #[serde(deserialize_with = "from_above")]
    pub from: (f32, f32, f32),
}

/// Ambient light.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Glow {
    /// Its colour.
    pub colour: Colour,
    /// How strong it is, in candela per square metre.
    #[serde(deserialize_with = "strength")]
    pub strength: f32,
}

/// The table top.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What it is made of: wood, felt (which is stone without its gloss) or plain paint.
    pub material: Material,
    /// Its colour.
    pub colour: Colour,
    /// The part of the light that is left at its far ends, from 0 to 1.
    #[serde(deserialize_with = "part")]
    pub rim: f32,
}

/// The objects of the room beside the table.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Furniture {
    /// The mats on the floor.
    pub mats: Colour,
    /// The cloth at their edges.
    pub borders: Colour,
    /// The part of the light that reaches the floor, near the table and far from it, from 0 to 1.
    #[serde(deserialize_with = "parts")]
    pub on_floor: (f32, f32),
    /// How much brighter table and floor are in the sunbeams from the window, from 0, for no beams, to 1.
    #[serde(deserialize_with = "part")]
    pub sun: f32,
    /// The turned bowls for stones that stand on the table.
    pub bowls: Colour,
    /// The glaze of the tea cup.
    pub cup: Colour,
}

fn within<E: Error>(number: f32, most: f32) -> Result<f32, E> {
    if (0.0..=most).contains(&number) {
        Ok(number)
    } else {
        Err(E::custom(format_args!("this number must lie between 0 and {most}")))
    }
}

fn strength<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    within(f32::deserialize(deserializer)?, 20_000.0)
}

fn part<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f32, D::Error> {
    within(f32::deserialize(deserializer)?, 1.0)
}

fn parts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(f32, f32), D::Error> {
    let (near, far) = <(f32, f32)>::deserialize(deserializer)?;
    Ok((within(near, 1.0)?, within(far, 1.0)?))
}

fn from_above<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(f32, f32, f32), D::Error> {
    let (right, up, near) = <(f32, f32, f32)>::deserialize(deserializer)?;
    // A low light would throw the shadows of one piece over another.
    if up > 0.0 && right.abs() <= up && near.abs() <= up {
        Ok((right, up, near))
    } else {
        Err(D::Error::custom("a light must come from above: up must not be less than the other two"))
    }
}
