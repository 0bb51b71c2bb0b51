//! The textures: grey pictures from `assets/textures/` become coloured textures with mip levels.
//!
//! A PNG file has no mip levels. Without them a grain shimmers in the distance, and thin strokes of glyphs vanish
//! (aliasing).

use crate::app::state::loading::Awaited;
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageLoaderSettings, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::window::RequestRedraw;

/// The textures of the 3D view. Their handles are valid from the start; the images follow when their files are loaded.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Textures {
    sources: [Handle<Image>; PICTURES],
    made: [Handle<Image>; PICTURES],
}

/// A texture, by what it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Picture {
    /// The sheet of glyphs.
    Glyphs,
    /// Planed wood, for boards.
    Wood,
    /// Honed stone, for boards.
    Stone,
    /// Finer and paler wood, for pieces.
    TurnedWood,
    /// Slate with bright specks.
    Slate,
    /// The growth lines of a shell.
    Shell,
    /// The fibres of bone.
    Bone,
}

/// What the grey values of a picture mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Use {
    /// The opacity of white ink.
    Ink,
    /// The brightness of a material, which is multiplied with its colour; black becomes this colour.
    Grain([u8; 3]),
}

const PICTURES: usize = 7;

/// The file of each [`Picture`], in their order, and what its grey values mean.
const FILES: [(&str, Use); PICTURES] = [
    ("textures/glyphs.png", Use::Ink),
    ("textures/wood.png", Use::Grain([118, 96, 78])),
    ("textures/stone.png", Use::Grain([176, 178, 182])),
    ("textures/wood.png", Use::Grain([182, 160, 132])),
    ("textures/slate.png", Use::Grain([84, 87, 92])),
    ("textures/shell.png", Use::Grain([212, 206, 196])),
    ("textures/bone.png", Use::Grain([206, 192, 170])),
];

impl Textures {
    pub(crate) fn picture(&self, picture: Picture) -> Handle<Image> {
        self.made[picture as usize].clone()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, load).add_systems(Update, make);
}

fn load(mut commands: Commands, server: Res<AssetServer>, images: Res<Assets<Image>>, mut awaited: ResMut<Awaited>) {
    let sources = FILES.map(|(path, _)| {
        let only_here = |settings: &mut ImageLoaderSettings| settings.asset_usage = RenderAssetUsages::MAIN_WORLD;
        server.load_builder().with_settings(only_here).load(path)
    });
    for source in &sources {
        awaited.wait_for(source.clone());
    }
    commands.insert_resource(Textures { sources, made: FILES.map(|_| images.reserve_handle()) });
}

/// Makes each texture when its file is loaded.
fn make(
    textures: Res<Textures>,
    mut images: ResMut<Assets<Image>>,
    mut loaded: MessageReader<AssetEvent<Image>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for event in loaded.read() {
        let AssetEvent::Added { id } = event else { continue };
        for (number, (path, usage)) in FILES.into_iter().enumerate() {
            if textures.sources[number].id() != *id {
                continue;
            }
            let Some(picture) = images.get(*id).and_then(|grey| coloured(grey, usage)) else {
                error!("{path} is not a grey picture of equal sides");
                continue;
            };
            if let Err(error) = images.insert(textures.made[number].id(), picture) {
                error!("{path}: {error}");
            }
            redraw.write(RequestRedraw);
        }
    }
}

/// The coloured texture with all mip levels; `None` if the source is not a square grey picture.
fn coloured(grey: &Image, usage: Use) -> Option<Image> {
    let side = grey.width() as usize;
    let bytes = grey.data.as_ref().filter(|_| grey.height() as usize == side && side > 0)?;
    // Some decoders write a grey value to several channels: the first is enough.
    let channels = bytes.len() / (side * side);
    let values = bytes.chunks_exact(channels.max(1)).filter_map(|pixel| pixel.first());
    let colour = |&value: &u8| match usage {
        Use::Ink => [255, 255, 255, value],
        Use::Grain(dark) => {
            let mix = |low: u8| (f32::from(low) + f32::from(255 - low) * f32::from(value) / 255.0) as u8;
            [mix(dark[0]), mix(dark[1]), mix(dark[2]), 255]
        }
    };
    let pixels: Vec<[u8; 4]> = values.map(colour).collect();
    let (levels, data) = with_smaller_sizes(side, pixels);
    let mut image = Image::new(
        Extent3d { width: side as u32, height: side as u32, depth_or_array_layers: 1 },
        TextureDimension::D2,
        data.get(..side * side * 4)?.to_vec(),
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    let edge = if usage == Use::Ink { ImageAddressMode::ClampToEdge } else { ImageAddressMode::Repeat };
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: edge,
        address_mode_v: edge,
        ..ImageSamplerDescriptor::linear()
    });
    Some(image)
}

/// The mip levels of a square picture, down to one pixel, each pixel being the mean of four (a box filter): their
/// number, and all their bytes.
fn with_smaller_sizes(mut side: usize, mut pixels: Vec<[u8; 4]>) -> (u32, Vec<u8>) {
    let mut bytes = pixels.concat();
    let mut levels = 1;
    while side > 1 {
        let half = side / 2;
        let mut smaller = Vec::with_capacity(half * half);
        for y in 0..half {
            for x in 0..half {
                let corner = 2 * y * side + 2 * x;
                let four = [corner, corner + 1, corner + side, corner + side + 1].map(|index| pixels[index]);
                let mean = |channel: usize| four.iter().map(|pixel| u16::from(pixel[channel])).sum::<u16>() / 4;
                smaller.push([0, 1, 2, 3].map(|channel| mean(channel) as u8));
            }
        }
        bytes.extend(smaller.concat());
        (side, pixels) = (half, smaller);
        levels += 1;
    }
    (levels, bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_a_square_picture_whose_sizes_halve() {
        for (path, _) in FILES {
            let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(path);
            let bytes = std::fs::read(&file).expect("the file of a texture");
            let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
            // A PNG file begins with eight bytes of its own and the IHDR chunk, which begins with width and height.
            let (width, height) = (number(16), number(20));
            assert!(width == height && width.is_power_of_two(), "{path}: {width} × {height}");
        }
    }

    #[test]
    fn smaller_sizes_halve_down_to_one_pixel_and_keep_the_mean() {
        let pixels = (0..16u8).map(|number| [number * 16, 255, 0, 128]).collect();
        let (levels, bytes) = with_smaller_sizes(4, pixels);
        assert_eq!((levels, bytes.len()), (3, (16 + 4 + 1) * 4));
        let last = &bytes[bytes.len() - 4..];
        assert!((118..=122).contains(&last[0]));
        assert_eq!(&last[1..], [255, 0, 128]);
    }
}
