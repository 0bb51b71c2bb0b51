//! Tests of notes.

use crate::app::input::device::Device;
use crate::app::ui::theme;
use crate::app::ui::theme::controls;
use crate::app::ui::theme::sheet::note;
use crate::app::ui::theme::sheet::tests::read;
use crate::texts::Language;
use bevy_egui::egui::{Context, RawInput, Rect, pos2, vec2};

#[test]
fn a_note_shows_all_its_words_also_where_the_note_before_had_fewer() {
    let context = Context::default();
    theme::apply(&context);
    let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(760.0, 700.0));
    for words in
        ["A word.", "A line of words, then a second line of words, then a third line of words, and a last one."]
    {
        let mut texts = Vec::new();
        for _ in 0..8 {
            let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
            controls::begin(&context, Device::Mouse, Language::English);
            let output = context.run_ui(input, |ui| {
                note(ui.ctx(), "test", screen, 200.0, |ui| {
                    ui.label(words);
                });
            });
            texts = output.shapes.iter().flat_map(|shape| read(&shape.shape, shape.clip_rect)).collect();
            output.drop_without_applying_deltas();
        }
        let [text] = &texts[..] else { panic!("{} texts in place of one", texts.len()) };
        assert_eq!(text.text, words);
        assert!(text.place.height() - text.seen.height() < 1.0, "of '{words}' only {} is in view", text.seen);
    }
}
