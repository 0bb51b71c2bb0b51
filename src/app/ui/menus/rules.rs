//! The rules of the games, which can be read at any time; laid out from Markdown.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, diagram, sheet};
use crate::games::Kind;
use crate::texts::games::title;
use crate::texts::{self, Language, Phrase};
use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Context, FontId, Frame, Label, Margin, RichText, ScrollArea, TextFormat, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use pulldown_cmark::{Event, Parser, Tag, TagEnd};
use std::sync::OnceLock;

/// The game whose rules are shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
struct RulesOf(Kind);

/// A block of the rules' text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Block {
    /// A heading; 1 for the largest.
    Heading(usize, String),
    /// Text, some of it strong.
    Paragraph(Vec<Run>),
    /// The same as an item of a list.
    Bullet(Vec<Run>),
    /// The text from which a figure is drawn.
    Figure(String),
}

/// Text of one weight.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Run {
    text: String,
    strong: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(RulesOf(Kind::ALL[0]))
        .add_systems(OnEnter(Overlay::Rules), open_at_the_game)
        .add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Rules)));
}

fn open_at_the_game(active: Option<Res<ActiveMatch>>, mut rules: ResMut<RulesOf>) {
    if let Some(active) = active {
        rules.0 = active.played().round().game().kind();
    }
}

/// The rules of a game in a language.
fn blocks(kind: Kind, language: Language) -> &'static [Block] {
    static BLOCKS: [[OnceLock<Vec<Block>>; Language::ALL.len()]; Kind::ALL.len()] =
        [const { [const { OnceLock::new() }; Language::ALL.len()] }; Kind::ALL.len()];
    BLOCKS[kind as usize][language as usize].get_or_init(|| parse(texts::rules(kind, language)))
}

/// The blocks of a text in Markdown: headings, paragraphs, items of flat lists, and code blocks, which are figures.
fn parse(source: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut runs = Vec::new();
    let (mut is_strong, mut is_list) = (false, false);
    for event in Parser::new(source) {
        match event {
            Event::Start(Tag::Strong) => is_strong = true,
            Event::End(TagEnd::Strong) => is_strong = false,
            Event::Start(Tag::List(_)) => is_list = true,
            Event::End(TagEnd::List(_)) => is_list = false,
            Event::Text(text) | Event::Code(text) => append(&mut runs, &text, is_strong),
            Event::SoftBreak => append(&mut runs, " ", is_strong),
            Event::End(TagEnd::Heading(level)) => blocks.push(Block::Heading(level as usize, plain(&mut runs))),
            Event::End(TagEnd::CodeBlock) => blocks.push(Block::Figure(plain(&mut runs))),
            Event::End(TagEnd::Paragraph | TagEnd::Item) if !runs.is_empty() => {
                let runs = std::mem::take(&mut runs);
                blocks.push(if is_list { Block::Bullet(runs) } else { Block::Paragraph(runs) });
            }
            _ => {}
        }
    }
    blocks
}

/// Adds text to the last run, or as a new run if its weight is different.
fn append(runs: &mut Vec<Run>, text: &str, strong: bool) {
    match runs.last_mut() {
        Some(run) if run.strong == strong => run.text.push_str(text),
        _ => runs.push(Run { text: text.to_owned(), strong }),
    }
}

/// The text of all runs, whatever their weight; the runs are taken.
fn plain(runs: &mut Vec<Run>) -> String {
    runs.drain(..).map(|run| run.text).collect()
}

fn show(mut contexts: EguiContexts, mut rules: ResMut<RulesOf>, mut go: MessageWriter<Navigate>) -> Result {
    let mut kind = rules.0;
    let back = lay_out_sheet(contexts.ctx_mut()?, &mut kind);
    rules.set_if_neq(RulesOf(kind));
    if back {
        go.write(Navigate::Back);
    }
    Ok(())
}

/// Lays out the sheet; returns whether it is left.
fn lay_out_sheet(context: &Context, kind: &mut Kind) -> bool {
    let height = context.viewport_rect().height();
    sheet::modal(context, Phrase::CommonRules, 720.0, |ui| {
        let mut back = false;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            back = ui.add(Button::new(Phrase::CommonBack).command(Command::Back)).clicked();
            for other in Kind::ALL {
                if ui.add(Button::new(title(other)).selected(other == *kind)).clicked() {
                    *kind = other;
                }
            }
        });
        let above = ui.min_rect().height();
        let room = (height - above - 140.0).max(120.0);
        // Each game has a scroll position of its own.
        ScrollArea::vertical().id_salt(kind.id()).max_height(room).auto_shrink([false, false]).show(ui, |ui| {
            sheet::turn_pages(ui, room);
            for block in blocks(*kind, widgets::language(ui.ctx())) {
                lay_out(ui, *kind, block);
            }
        });
        back
    })
}

fn lay_out(ui: &mut Ui, kind: Kind, block: &Block) {
    match block {
        Block::Heading(1, title) => {
            ui.label(RichText::new(title).font(theme::title(30.0)));
        }
        Block::Heading(_, title) => {
            ui.add_space(10.0);
            ui.label(RichText::new(title).font(theme::title(23.0)).color(theme::RED));
        }
        Block::Paragraph(runs) => {
            words(ui, runs);
        }
        Block::Bullet(runs) => {
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(14.0, 20.0), bevy_egui::egui::Sense::hover());
                ui.painter().circle_filled(rect.center(), 2.5, theme::RED);
                words(ui, runs);
            });
        }
        Block::Figure(lines) => {
            Frame::new().fill(theme::SHEET_RAISED).inner_margin(Margin::same(12)).show(ui, |ui| {
                diagram::show(ui, kind, lines);
            });
        }
    }
}

fn words(ui: &mut Ui, runs: &[Run]) {
    let mut job = LayoutJob::default();
    for run in runs {
        let font_id: FontId = if run.strong { theme::strong(17.0) } else { theme::text(17.0) };
        let format =
            TextFormat { font_id, color: theme::text_colour(ui), valign: Align::Center, ..TextFormat::default() };
        job.append(&run.text, 0.0, format);
    }
    ui.add(Label::new(job).wrap());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Text;

    #[test]
    fn no_page_is_cut_by_a_window_of_any_width() {
        let mut wanted = vec![Text::from(Phrase::CommonBack)];
        wanted.extend(Kind::ALL.map(title));
        for mut kind in Kind::ALL {
            sheet::fits_at_any_width(&wanted, |context| {
                lay_out_sheet(context, &mut kind);
            });
        }
    }

    /// Every page: the game, the language and the blocks.
    fn pages() -> impl Iterator<Item = (Kind, Language, &'static [Block])> {
        let languages = || Language::ALL.iter().copied();
        Kind::ALL.into_iter().flat_map(move |kind| languages().map(move |of| (kind, of, blocks(kind, of))))
    }

    #[test]
    fn all_rules_are_laid_out() {
        for (kind, language, blocks) in pages() {
            assert_eq!(blocks.first(), Some(&Block::Heading(1, kind.title().to_owned())), "{language:?}");
            let headings = blocks.iter().filter(|block| matches!(block, Block::Heading(..))).count();
            assert!(headings >= 5, "{}, {language:?}: {headings} headings", kind.id());
            let lost = ["`", "**", "##", "]("];
            for block in blocks {
                let texts: Vec<&str> = match block {
                    Block::Heading(_, text) => vec![text],
                    Block::Paragraph(runs) | Block::Bullet(runs) => runs.iter().map(|run| run.text.as_str()).collect(),
                    Block::Figure(_) => Vec::new(),
                };
                for sign in lost {
                    let is_lost = texts.iter().any(|text| text.contains(sign));
                    assert!(!is_lost, "{}, {language:?}: {sign} in {texts:?}", kind.id());
                }
            }
        }
    }

    #[test]
    fn the_rules_have_the_same_form_in_all_languages() {
        /// What a block has in common with that of another language.
        fn form(block: &Block) -> String {
            match block {
                Block::Heading(level, _) => format!("heading {level}"),
                Block::Paragraph(_) => "paragraph".to_owned(),
                Block::Bullet(_) => "bullet".to_owned(),
                Block::Figure(lines) => format!("figure\n{}", lines.lines().map(drawn).collect::<Vec<_>>().join("\n")),
            }
        }
        /// The part of a figure's line that is drawn: words may follow after three spaces.
        fn drawn(line: &str) -> &str {
            let indent = line.len() - line.trim_start().len();
            line[indent..].find("   ").map_or(line, |length| &line[..indent + length])
        }
        for (kind, language, translated) in pages() {
            let english = blocks(kind, Language::English);
            for (number, (block, original)) in (1..).zip(translated.iter().zip(english)) {
                let (form, original_form) = (form(block), form(original));
                let place = format!("{}, {language:?}, block {number}", kind.id());
                assert_eq!(form, original_form, "{place}: {block:?} for {original:?}");
            }
            assert_eq!(translated.len(), english.len(), "{}, {language:?}: number of blocks", kind.id());
        }
    }

    #[test]
    fn markdown_is_read_into_blocks() {
        let blocks = parse("# Title\n\nSome **strong**\nwords.\n\n- one\n  point\n- another\n\n```\na b\n```\n");
        let run = |text: &str, strong| Run { text: text.to_owned(), strong };
        assert_eq!(
            blocks,
            [
                Block::Heading(1, "Title".to_owned()),
                Block::Paragraph(vec![run("Some ", false), run("strong", true), run(" words.", false)]),
                Block::Bullet(vec![run("one point", false)]),
                Block::Bullet(vec![run("another", false)]),
                Block::Figure("a b\n".to_owned()),
            ]
        );
    }
}
