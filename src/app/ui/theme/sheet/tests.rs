//! For tests of the layout: whether content fits into windows of many sizes, in all languages.

use crate::app::input::device::Device;
use crate::app::ui::assistive::nameless;
use crate::app::ui::theme;
use crate::app::ui::theme::controls::{self, Controls};
use crate::texts::pseudo;
use crate::texts::{Language, Text};
use bevy_egui::egui::{Context, Event, Galley, Key, Modifiers, RawInput, Rect, Shape, pos2, vec2};
use std::collections::HashSet;

/// The widths of windows that are higher than any content, in points.
const WIDTHS: [f32; 10] = [320.0, 360.0, 390.0, 480.0, 560.0, 699.0, 700.0, 800.0, 960.0, 1280.0];

/// A height at which nothing has to be scrolled, in points.
const HIGH: f32 = 6000.0;

/// Telephones both ways and a desktop, in points.
const WINDOWS: [(f32, f32); 4] = [(360.0, 640.0), (390.0, 844.0), (844.0, 390.0), (1280.0, 720.0)];

/// Windows in logical pixels whose words are twice as large as usual, or as large as the window lets them be: a
/// desktop, telephones both ways, and the smallest window.
const LARGE_TEXT: [(f32, f32); 4] = [(1280.0, 720.0), (844.0, 390.0), (390.0, 844.0), (320.0, 480.0)];

/// More controls than any sheet has.
const MOST_CONTROLS: usize = 400;

/// Lays out the same content in windows of many sizes, in every language and in one that is 40 % longer, and asserts
/// that all these controls are there, that no control and no text is cut at its sides, that no word is broken and that
/// no text lies over another; and that no control is without a name for programs that read it aloud.
///
/// What does not fit may be scrolled up and down, but not sideways: that all controls are there is asserted in windows
/// that are higher than the content. In windows with the largest text the keyboard goes to every control, and each is
/// then in view.
pub(crate) fn at_any_width(wanted: &[Text], mut lay_out: impl FnMut(&Context)) {
    let (context, by_keys) = (Context::default(), Context::default());
    context.enable_accesskit();
    let mut faults = Vec::new();
    for size in WIDTHS.map(|width| (width, HIGH)).into_iter().chain(WINDOWS) {
        let mut add = |language: &str, found: Vec<String>| {
            let (width, height) = size;
            faults.extend(found.into_iter().map(|fault| format!("{language}, {width} by {height}: {fault}")));
        };
        for &language in Language::ALL {
            add(language.tag(), faults_of(&context, wanted, language, size, &mut lay_out));
        }
        add("longer", pseudo::with(|| faults_of(&context, wanted, Language::English, size, &mut lay_out)));
    }
    for (width, height) in LARGE_TEXT {
        let window = vec2(width, height);
        let size = window / theme::scale_within(2.0, window);
        for &language in Language::ALL {
            let found = faults_by_keys(&by_keys, wanted, language, (size.x, size.y), &mut lay_out);
            let place = format!("{}, {width} by {height}, large text", language.tag());
            faults.extend(found.into_iter().map(|fault| format!("{place}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong in one language and in a window of this width and height, in words.
fn faults_of(
    context: &Context,
    wanted: &[Text],
    language: Language,
    (width, height): (f32, f32),
    lay_out: &mut impl FnMut(&Context),
) -> Vec<String> {
    theme::start_over(context);
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
    let (mut texts, mut unnamed) = (Vec::new(), Vec::new());
    // Content that is centred, at the foot or scrolled has its final place after some passes, at most eight. It has come to
    // rest when two more passes have drawn the same; what egui only measures it does not draw at all.
    let (mut passes, mut same) = (0, 0);
    while passes < 8 && same < 2 {
        passes += 1;
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        controls::begin(context, Device::Mouse, language);
        let mut output = context.run_ui(input, |ui| lay_out(ui.ctx()));
        let drawn: Vec<_> =
            output.shapes.iter().flat_map(|shape| read(&shape.shape, shape.clip_rect.intersect(screen))).collect();
        same = if !drawn.is_empty() && drawn == texts { same + 1 } else { 0 };
        texts = drawn;
        unnamed = output.platform_output.accesskit_update.take().map_or_else(Vec::new, |update| nameless(&update));
        output.shapes.clear();
        output.drop_without_applying_deltas();
    }
    let controls = Controls::of_last_pass(context);
    let mut faults = faults_of_texts(&texts);
    faults.extend(unnamed);
    if height >= HIGH {
        let missing =
            wanted.iter().map(|label| label.localise(language)).filter(|label| controls.place(label).is_none());
        faults.extend(missing.map(|label| format!("'{label}' is not there")));
    }
    // Only the visible part of a control is recorded: a control that is cut reaches the edge of the window.
    let is_cut = |place: bevy::math::Rect| place.min.x < 1.0 || place.max.x > width - 1.0;
    faults.extend(controls.iter().filter(|&(_, place)| is_cut(place)).map(|(label, _)| format!("'{label}' is cut")));
    faults
}

/// Goes through all controls with the Tab key in a window of this width and height; says which of those that are wanted
/// are never reached, and which are not in view when they have the focus.
fn faults_by_keys(
    context: &Context,
    wanted: &[Text],
    language: Language,
    (width, height): (f32, f32),
    lay_out: &mut impl FnMut(&Context),
) -> Vec<String> {
    theme::start_over(context);
    // Scrolls at once.
    theme::use_motion(context, false);
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
    let mut pass = |keys: &[Key]| {
        let press = |&key: &Key| Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let events = keys.iter().map(press).collect();
        let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
        controls::begin(context, Device::Keys, language);
        let output = context.run_ui(input, |ui| lay_out(ui.ctx()));
        output.drop_without_applying_deltas();
        controls::give_focus(context)
    };
    for _ in 0..4 {
        pass(&[]);
    }
    let (mut reached, mut labels, mut faults) = (HashSet::new(), HashSet::new(), Vec::new());
    for _ in 0..MOST_CONTROLS {
        pass(&[Key::Tab]);
        // egui scrolls it into view in the second pass after.
        pass(&[]);
        let Some(focused) = pass(&[]) else { continue };
        if !reached.insert(focused.control) {
            break;
        }
        let full = focused.place.height().min(0.5 * height);
        let seen = focused.seen.height();
        if seen < full - 1.0 {
            faults.push(format!("of '{}' {seen} of {full} points are in view when it has the focus", focused.label()));
        }
        labels.insert(focused.label().to_owned());
    }
    let missing = wanted.iter().map(|label| label.localise(language)).filter(|label| !labels.contains(label));
    faults.extend(missing.map(|label| format!("no key leads to '{label}'")));
    faults
}

/// A text as it is drawn.
#[derive(PartialEq)]
pub(super) struct Drawn {
    pub(super) text: String,
    /// All of it, and what can be seen.
    pub(super) place: Rect,
    pub(super) seen: Rect,
    is_broken: bool,
    size: f32,
}

/// The texts in a drawn shape of which anything can be seen.
pub(super) fn read(shape: &Shape, clip: Rect) -> Vec<Drawn> {
    match shape {
        Shape::Vec(shapes) => shapes.iter().flat_map(|shape| read(shape, clip)).collect(),
        Shape::Text(text) => {
            let galley = &text.galley;
            let place = galley.rect.translate(text.pos.to_vec2());
            let size = galley.job.sections.iter().map(|section| section.format.font_id.size).fold(99.0, f32::min);
            let drawn = Drawn {
                text: galley.text().to_owned(),
                place,
                seen: place.intersect(clip),
                is_broken: galley.elided || breaks_a_word(galley),
                size,
            };
            Some(drawn).filter(|drawn| drawn.seen.is_positive()).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// Whether a line ends within a word.
fn breaks_a_word(galley: &Galley) -> bool {
    galley.rows.iter().zip(galley.rows.iter().skip(1)).any(|(row, next)| {
        let letter = |glyph: Option<char>| glyph.is_some_and(char::is_alphanumeric);
        let (last, first) = (row.glyphs.last().map(|glyph| glyph.chr), next.glyphs.first().map(|glyph| glyph.chr));
        !row.ends_with_newline && letter(last) && letter(first)
    })
}

fn faults_of_texts(texts: &[Drawn]) -> Vec<String> {
    let mut faults = Vec::new();
    // A line has empty space above and below its letters.
    let ink = |text: &Drawn| text.seen.shrink2(vec2(1.0, (0.25 * text.size).min(0.4 * text.seen.height())));
    for (index, one) in texts.iter().enumerate() {
        let cut = (one.seen.min.x - one.place.min.x).max(one.place.max.x - one.seen.max.x);
        if cut > 1.6 {
            faults.push(format!("of '{}' {cut} points are cut", one.text));
        }
        if one.is_broken {
            faults.push(format!("'{}' is torn apart", one.text));
        }
        for other in texts.iter().skip(index + 1).filter(|other| ink(one).intersects(ink(other))) {
            faults.push(format!("'{}' lies over '{}'", other.text, one.text));
        }
    }
    faults
}
