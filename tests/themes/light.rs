//! Colours as they are seen: in the light of a mood, by eyes that lack one kind of cones, and the contrast between
//! them.

use zen_table::themes::{Colour, Material, Room};

/// Red, green and blue in linear light, 1 being the brightest that a screen shows.
pub(crate) type Linear = [f64; 3];

/// A colour in linear light, without its opacity.
pub(crate) fn painted(Colour([red, green, blue, _]): Colour) -> Linear {
    [red, green, blue].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// The colour that is seen where one colour lies over another.
pub(crate) fn over(upper: Colour, lower: Linear) -> Linear {
    let share = f64::from(upper.0[3]) / 255.0;
    let upper = painted(upper);
    std::array::from_fn(|part| upper[part] * share + lower[part] * (1.0 - share))
}

/// A painted colour darkened by the mean of its material's texture, which lies midway between light and dark as
/// `textures.rs` mixes them.
pub(crate) fn grained(colour: Linear, material: Material) -> Linear {
    let mean = match material {
        Material::Wood => [203, 194, 188],
        Material::Stone => [236, 236, 237],
        Material::Plain => [255, 255, 255],
    };
    let [red, green, blue] = mean;
    let mean = painted(Colour([red, green, blue, 255]));
    std::array::from_fn(|part| colour[part] * mean[part])
}

/// The colour of a level surface in the light of a mood, as `surface.wgsl` and the camera's tone mapping show it.
pub(crate) fn lit(colour: Linear, room: &Room) -> Linear {
    let (x, y, z) = room.light.from;
    let facing = f64::from(y) / f64::from(x).hypot(f64::from(y)).hypot(f64::from(z));
    let key = painted(room.light.colour).map(|part| part * f64::from(room.light.lux) / std::f64::consts::PI * facing);
    let above = painted(room.above.colour).map(|part| part * f64::from(room.above.strength));
    // The exposure of a camera at 9.7 EV for ISO 100, which is the engine's default.
    let exposure = 1.0 / (1.2 * 9.7_f64.exp2());
    film(std::array::from_fn(|part| colour[part] * (key[part] + above[part]) * exposure))
}

/// The tone mapping that the camera uses: Stephen Hill's fit of the ACES reference and output transforms.
fn film(light: Linear) -> Linear {
    const IN: [Linear; 3] = [[0.59719, 0.35458, 0.04823], [0.076, 0.90834, 0.01566], [0.0284, 0.13383, 0.83777]];
    const OUT: [Linear; 3] =
        [[1.60475, -0.53108, -0.07367], [-0.10208, 1.10813, -0.00605], [-0.00327, -0.07276, 1.07602]];
    let curve = |x: f64| (x * (x + 0.024_578_6) - 0.000_090_537) / (x * (0.983_729 * x + 0.432_951) + 0.238_081);
    turned(&OUT, turned(&IN, light).map(curve)).map(|part| part.clamp(0.0, 1.0))
}

fn turned(matrix: &[Linear; 3], colour: Linear) -> Linear {
    matrix.map(|row| row.iter().zip(colour).map(|(factor, part)| factor * part).sum())
}

/// A kind of colour vision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Eye {
    /// With all three kinds of cones.
    Usual,
    /// Without the cones for long waves.
    Protanope,
    /// Without the cones for middle waves.
    Deuteranope,
    /// Without the cones for short waves.
    Tritanope,
}

impl Eye {
    pub(crate) const COLOUR_BLIND: [Self; 3] = [Self::Protanope, Self::Deuteranope, Self::Tritanope];

    /// What this eye sees of a colour: the matrices for severity 1.0 of G. M. Machado, M. M. Oliveira and
    /// L. A. F. Fernandes, *A Physiologically-based Model for Simulation of Color Vision Deficiency*, 2009, on linear
    /// light.
    pub(crate) fn sees(self, colour: Linear) -> Linear {
        let matrix = match self {
            Self::Usual => return colour,
            Self::Protanope => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deuteranope => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritanope => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        };
        turned(&matrix, colour).map(|part| part.clamp(0.0, 1.0))
    }
}

/// The contrast ratio of two colours as the Web Content Accessibility Guidelines 2 define it, from 1 to 21.
pub(crate) fn contrast(one: Linear, other: Linear) -> f64 {
    let luminance = |[red, green, blue]: Linear| 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_is_that_of_the_guidelines() {
    let ratio = |one, other| contrast(painted(Colour(one)), painted(Colour(other)));
    assert!((ratio([0, 0, 0, 255], [255, 255, 255, 255]) - 21.0).abs() < 1e-9);
    // The guidelines' own example: a grey whose contrast on white is just sufficient.
    assert!((ratio([0x76, 0x76, 0x76, 255], [255, 255, 255, 255]) - 4.54).abs() < 0.005);
}

#[test]
fn greys_are_grey_for_every_eye() {
    for eye in Eye::COLOUR_BLIND {
        for part in eye.sees([0.4; 3]) {
            assert!((part - 0.4).abs() < 1e-4, "{eye:?}");
        }
    }
}
