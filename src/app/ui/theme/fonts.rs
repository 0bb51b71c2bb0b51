//! The fonts: three that the program contains, and others for letters that those lack, in names and comments. The
//! others are loaded when such a letter is drawn for the first time, so that a page does not have to fetch them for a
//! first game.

use bevy::asset::io::Reader;
use bevy::asset::{AssetApp, AssetLoader, AssetServer, Assets, Handle, LoadContext, LoadState};
use bevy::prelude::{
    App, Asset, Commands, IntoScheduleConfigs, MessageWriter, PostUpdate, PreUpdate, Query, Res, ResMut, Resource,
    Result, TypePath, not, resource_exists,
};
use bevy::window::RequestRedraw;
use bevy_egui::egui::epaint::text::ByteRangeExt;
use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily, FontId, FontTweak, Shape};
use bevy_egui::{EguiContext, EguiContexts, EguiFullOutput, EguiPostUpdateSet, EguiPreUpdateSet};
use std::io;
use std::iter::once;
use std::sync::Arc;

const MEDIUM: &str = "Alegreya Sans Medium";
const BOLD: &str = "Alegreya Sans Bold";
const TITLE: &str = "EB Garamond Medium";

/// How far the letters of Alegreya Sans are lowered, as a part of the font size. They lie above the middle between
/// ascent and descent; lowered, they are in the middle of buttons.
const LOWERED: f32 = 0.1;

/// A font for letters that the program's own fonts lack.
pub(super) struct FallbackFont {
    /// Its place in the assets.
    pub(super) file: &'static str,
    /// Its size, as a part of the font size.
    scale: f32,
    /// How far its letters are lowered, as a part of the font size.
    lowered: f32,
}

impl FallbackFont {
    /// All, in the order in which they are asked for a letter.
    pub(super) const ALL: [Self; 2] = [
        Self { file: "fallback_fonts/AlegreyaSans-Medium.ttf", scale: 1.0, lowered: LOWERED },
        // Its pictures are larger than the letters of a text.
        Self { file: "fallback_fonts/NotoEmoji-Regular.ttf", scale: 0.81, lowered: 0.0 },
    ];
}

/// The font of text.
pub(in crate::app::ui) fn text(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The font of strong text.
pub(in crate::app::ui) fn strong(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The font of titles.
pub(in crate::app::ui) fn title(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(TITLE.into()))
}

/// The content of a font file.
#[derive(Asset, TypePath, Debug)]
struct FontFile(Vec<u8>);

/// Loads the content of a font file as it is.
#[derive(TypePath, Default)]
struct FontFileLoader;

impl AssetLoader for FontFileLoader {
    type Asset = FontFile;
    type Settings = ();
    type Error = io::Error;

    async fn load(&self, reader: &mut dyn Reader, (): &(), _: &mut LoadContext<'_>) -> io::Result<FontFile> {
        let mut content = Vec::new();
        reader.read_to_end(&mut content).await?;
        Ok(FontFile(content))
    }

    fn extensions(&self) -> &[&str] {
        &["ttf"]
    }
}

/// The files of the fallback fonts, once a letter needs them.
#[derive(Resource)]
struct FallbackFiles {
    handles: Vec<Handle<FontFile>>,
    /// Whether egui is still to be given them.
    are_awaited: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<FontFile>()
        .init_asset_loader::<FontFileLoader>()
        .add_systems(
            PostUpdate,
            load_fallback_fonts
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput)
                .run_if(not(resource_exists::<FallbackFiles>)),
        )
        .add_systems(
            PreUpdate,
            use_fallback_fonts.before(EguiPreUpdateSet::BeginPass).run_if(resource_exists::<FallbackFiles>),
        );
}

/// Begins to load the fallback fonts when a letter is drawn that no font has.
fn load_fallback_fonts(
    mut commands: Commands,
    assets: Res<AssetServer>,
    mut contexts: Query<(&mut EguiContext, &EguiFullOutput)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let is_needed = contexts.iter_mut().any(|(mut context, output)| {
        let context = context.get_mut();
        output.iter().flat_map(|output| &output.shapes).any(|clipped| has_unknown_letter(context, &clipped.shape))
    });
    if is_needed {
        let handles = FallbackFont::ALL.iter().map(|font| assets.load(font.file)).collect();
        commands.insert_resource(FallbackFiles { handles, are_awaited: true });
        redraw.write(RequestRedraw);
    }
}

/// Whether a letter of this shape is in no font of its text.
fn has_unknown_letter(context: &Context, shape: &Shape) -> bool {
    match shape {
        Shape::Vec(shapes) => shapes.iter().any(|shape| has_unknown_letter(context, shape)),
        Shape::Text(text) => text.galley.job.sections.iter().any(|section| {
            let words = text.galley.job.text.get(section.byte_range.as_usize()).unwrap_or_default();
            // Most texts have only letters that every font has.
            !words.is_ascii()
                && words
                    .chars()
                    .any(|letter| !letter.is_control() && !has_letter(context, &section.format.font_id, letter))
        }),
        _ => false,
    }
}

/// Whether this font, or one that takes its place, has this letter. `Fonts::has_glyph` of epaint says no for all
/// letters of the font that also has the sign for unknown letters; here that is the first font of each family.
fn has_letter(context: &Context, font: &FontId, letter: char) -> bool {
    context.fonts_mut(|fonts| fonts.fonts.font(&font.family).characters().contains_key(&letter))
}

/// Gives egui the fallback fonts when all that can be loaded are there. It draws with them from the next pass on.
fn use_fallback_fonts(
    mut contexts: EguiContexts,
    mut fallback: ResMut<FallbackFiles>,
    assets: Res<AssetServer>,
    files: Res<Assets<FontFile>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if !fallback.are_awaited {
        return Ok(());
    }
    // Nothing else requests frames while files are read, and none is drawn with the fonts before the next one.
    redraw.write(RequestRedraw);
    let is_settled =
        |handle: &Handle<FontFile>| files.contains(handle) || matches!(assets.load_state(handle), LoadState::Failed(_));
    if fallback.handles.iter().all(is_settled) {
        let fonts = FallbackFont::ALL.iter().zip(&fallback.handles);
        let loaded = fonts.filter_map(|(font, handle)| Some((font, files.get(handle)?.0.clone())));
        contexts.ctx_mut()?.set_fonts(definitions(loaded));
        fallback.are_awaited = false;
    }
    Ok(())
}

/// This program's fonts, then these fallback fonts with the contents of their files.
pub(super) fn definitions<'a>(fallback: impl IntoIterator<Item = (&'a FallbackFont, Vec<u8>)>) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, data, lowered) in [
        (MEDIUM, include_bytes!("../../../../assets/fonts/AlegreyaSans-Medium.ttf").as_slice(), LOWERED),
        (BOLD, include_bytes!("../../../../assets/fonts/AlegreyaSans-Bold.ttf").as_slice(), LOWERED),
        (TITLE, include_bytes!("../../../../assets/fonts/EBGaramond-Medium.ttf").as_slice(), 0.0),
    ] {
        let tweak = FontTweak { y_offset_factor: lowered, ..FontTweak::default() };
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data).tweak(tweak)));
    }
    let mut others = Vec::new();
    for (font, content) in fallback {
        let tweak = FontTweak { scale: font.scale, y_offset_factor: font.lowered, ..FontTweak::default() };
        let data = FontData::from_owned(content).tweak(tweak);
        fonts.font_data.insert(font.file.to_owned(), Arc::new(data));
        others.push(font.file.to_owned());
    }
    for (family, first) in [
        (FontFamily::Proportional, MEDIUM),
        (FontFamily::Monospace, MEDIUM),
        (FontFamily::Name(BOLD.into()), BOLD),
        (FontFamily::Name(TITLE.into()), TITLE),
    ] {
        fonts.families.insert(family, once(first.to_owned()).chain(others.iter().cloned()).collect());
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::{RawInput, Ui};
    use std::fs;
    use std::path::Path;

    /// A context with these fonts, and the shapes of one pass with it.
    fn drawn(fonts: FontDefinitions, contents: impl FnMut(&mut Ui)) -> (Context, Vec<Shape>) {
        let context = Context::default();
        context.set_fonts(fonts);
        let output = context.run_ui(RawInput::default(), contents);
        let shapes = output.shapes.iter().map(|clipped| clipped.shape.clone()).collect();
        output.drop_without_applying_deltas();
        (context, shapes)
    }

    #[test]
    fn letters_of_names_that_the_fonts_lack_are_shown_by_others() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let fallback = FallbackFont::ALL.iter().map(|font| (font, fs::read(assets.join(font.file)).expect("a font")));
        let (context, _) = drawn(definitions(fallback), |_| ());
        for font in [text(17.0), strong(17.0), title(26.0)] {
            for letter in "ßẞéçãœÆŁőЖωΔ♥😀🐱".chars() {
                assert!(has_letter(&context, &font, letter), "{letter} in {font:?}");
            }
        }
    }

    #[test]
    fn a_letter_that_no_font_has_is_found_in_what_is_drawn() {
        for (name, is_unknown) in
            [("Ada", false), ("Zoë & Łukasz\n", false), ("Женя", true), ("Ada 🐱", true), ("禅", true)]
        {
            let (context, shapes) = drawn(definitions([]), |ui| _ = ui.label(name));
            let found = shapes.iter().any(|shape| has_unknown_letter(&context, shape));
            assert_eq!(found, is_unknown, "{name}");
        }
    }
}
