//! The form of the files in `assets/themes/`, which the build checks and the program reads.

use serde::{Deserialize, Deserializer, de::Error};

/// A colour as a screen shows it: red, green, blue and how much it covers. In a file it is `"#rrggbb"` or `"#rrggbbaa"`.
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
    /// Another one, for a change.
    pub other: Theme,
    /// Light and dark as far apart as they can be.
    pub high_contrast: Theme,
    /// Told apart by light and dark, whatever an eye makes of hues.
    pub colour_blind: Theme,
}

/// What a game's board and pieces are made of.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// What the settings call it.
    #[serde(deserialize_with = "name")]
    pub name: String,
    /// The pieces of player one, who begins or sits in front.
    pub first: Paint,
    /// The pieces of player two.
    pub second: Paint,
    /// The Zen, in the game that has one.
    #[serde(default)]
    pub zen: Option<Paint>,
    /// The board.
    pub board: Board,
    /// Which set of colours is used for what is drawn on the board to tell something.
    pub marks: MarkSet,
}

/// What a player's pieces look like.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Paint {
    /// The piece itself.
    pub colour: Colour,
    /// What is inlaid in it or engraved on it, and its outline in the plan: it stands out against the piece.
    pub inlay: Colour,
    /// What it is cut or turned from.
    pub matter: Matter,
}

/// What pieces are made of: their grain, and how they mirror the light.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Matter {
    /// Turned wood, oiled.
    Wood,
    /// Clam shell, ground and polished, with its growth in fine lines.
    Shell,
    /// Slate, ground and hardly polished, with specks of mica.
    Slate,
    /// Bone and horn, cut and rubbed.
    Bone,
    /// Lacquer and gilt.
    Lacquer,
}

/// What squares are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum Material {
    /// With the grain of wood.
    Wood,
    /// With the faint clouds of stone.
    Stone,
    /// Painted, without any grain.
    Plain,
}

/// What a board is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// What the squares are made of.
    pub material: Material,
    /// The squares, those of a chequer alternating.
    pub squares: (Colour, Colour),
    /// What shows between the squares as lines.
    pub lines: Colour,
    /// The frame; wood, unless the squares are plain.
    pub frame: Colour,
    /// The names of rows and columns.
    pub names: Colour,
    /// What is engraved in the squares.
    pub signs: Colour,
    /// What only one of the games has.
    pub special: Special,
}

/// What only one of the boards has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Special {
    /// Nothing.
    Nothing,
    /// ZeN: the two lines at which the board goes on at its other side.
    Seams {
        /// Where the left side and the right side are one.
        upright: Colour,
        /// Where the near side and the far side are one.
        level: Colour,
        /// The fine line round what counts as one board.
        frame: Colour,
    },
    /// Zener: where the players begin, and where their pieces leave the board.
    Homes {
        /// Player one's, in front.
        first: Home,
        /// Player two's, opposite.
        second: Home,
        /// The line round the exits.
        trim: Colour,
    },
}

/// A player's side of Zener's board.
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

/// Which of the sets of `marks.ron` a theme uses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
pub enum MarkSet {
    /// For boards of light wood.
    Warm,
    /// For boards as light as paper.
    Pale,
    /// For boards of stone and stained wood, neither light nor dark.
    Cool,
    /// Strong ones, for boards of a middle grey.
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

/// The colours of what is drawn on the board to tell something; each is also told by its shape.
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
    /// By the light of a window.
    pub day: Room,
    /// By a lamp.
    pub evening: Room,
    /// Nothing but the board in its light.
    pub dark: Room,
}

/// A room in its light.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// What the settings call it.
    #[serde(deserialize_with = "name")]
    pub name: String,
    /// The one light that throws shadows.
    pub light: Light,
    /// The light that comes from the ceiling.
    pub above: Glow,
    /// The light that comes from the walls.
    pub around: Glow,
    /// What lies beyond everything.
    pub beyond: Colour,
    /// The table that the board lies on.
    pub table: Table,
    /// The floor round the table, and what stands on the table; none, and there is no room.
    #[serde(default)]
    pub furniture: Option<Furniture>,
}

/// A light far away.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Light {
    /// Its colour.
    pub colour: Colour,
    /// How strong it is, in lux.
    #[serde(deserialize_with = "strength")]
    pub lux: f32,
    /// Where it comes from, as seen from the middle of the board: to the right, up, towards player one.
    #[serde(deserialize_with = "from_above")]
    pub from: (f32, f32, f32),
}

/// Light without a source.
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
    /// How much of the light is left at its far ends, from 0 to 1.
    #[serde(deserialize_with = "part")]
    pub rim: f32,
}

/// What is in the room beside the table.
#[derive(Clone, Copy, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Furniture {
    /// The mats on the floor.
    pub mats: Colour,
    /// The cloth at their edges.
    pub borders: Colour,
    /// How much of the light reaches the floor, near the table and far from it, from 0 to 1.
    #[serde(deserialize_with = "parts")]
    pub on_floor: (f32, f32),
    /// How much brighter table and floor are where the sun falls through the window, from 0, which is not at all, to 1.
    #[serde(deserialize_with = "part")]
    pub sun: f32,
    /// The turned bowls for stones that stand on the table.
    pub bowls: Colour,
    /// The glaze of the tea cup.
    pub cup: Colour,
}

/// The longest name that the settings have room for, in characters.
const LONGEST_NAME: usize = 24;

fn name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let name = String::deserialize(deserializer)?;
    if name.is_empty() || name.trim() != name || name.contains(char::is_control) {
        Err(D::Error::custom("a name is one line without space around it"))
    } else if name.chars().count() > LONGEST_NAME {
        Err(D::Error::custom(format_args!("this name has more than {LONGEST_NAME} characters")))
    } else {
        Ok(name)
    }
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
