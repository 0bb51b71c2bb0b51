//! The rules of the games, which can be read at any time; laid out from Markdown.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls;
use crate::app::ui::theme::widgets::{self, Button, Icon};
use crate::app::ui::theme::{self, diagram, sheet};
use crate::games::Kind;
use crate::session::about::about;
use crate::texts::figure::{Fault, Figure, Step};
use crate::texts::games::{self, player_name};
use crate::texts::{self, Language, Phrase, Text};
use bevy::prelude::*;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, Context, FontId, Frame, Id, Label, Margin, RichText, TextFormat, Ui, vec2};
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
    /// A figure, or why its text is none; the tests see to it that all are figures.
    Figure(Result<Figure, Fault>),
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
    BLOCKS[kind as usize][language as usize].get_or_init(|| parse(kind, texts::rules(kind, language)))
}

/// The blocks of a text in Markdown: headings, paragraphs, items of flat lists, and code blocks, which are figures.
fn parse(kind: Kind, source: &str) -> Vec<Block> {
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
            Event::End(TagEnd::CodeBlock) => blocks.push(Block::Figure(Figure::read(kind, &plain(&mut runs)))),
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
    let (kind, back) = page(contexts.ctx_mut()?, rules.0);
    rules.set_if_neq(RulesOf(kind));
    if back {
        go.write(Navigate::Back);
    }
    Ok(())
}

/// The sheet with the rules of a game. Returns the game whose rules are shown next, and whether the sheet is closed.
fn page(context: &Context, kind: Kind) -> (Kind, bool) {
    let height = context.viewport_rect().height();
    sheet::modal(context, Phrase::CommonRules, 720.0, |ui| {
        let (mut next, mut back) = (kind, false);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            back = ui.add(Button::new(Phrase::CommonBack).command(Command::Back)).clicked();
            for other in Kind::ALL {
                if ui.add(Button::new(games::title_in_list(other)).selected(other == kind)).clicked() {
                    next = other;
                }
            }
        });
        let above = ui.min_rect().height();
        let room = (height - above - 140.0).max(120.0);
        // Each game has a scroll position of its own.
        controls::scroll_area(ui).id_salt(kind.id()).max_height(room).auto_shrink([false, false]).show(ui, |ui| {
            sheet::turn_pages(ui, room);
            for (number, block) in blocks(kind, controls::language(ui.ctx())).iter().enumerate() {
                lay_out(ui, block, room, Id::new(("step of figure", kind.id(), number)));
                if let Block::Heading(1, _) = block {
                    facts(ui, kind);
                }
            }
        });
        (next, back)
    })
}

/// Who made a game and when, for whom it is, and where there is more about it, as far as sources tell.
fn facts(ui: &mut Ui, kind: Kind) {
    let about = about(kind);
    let author = games::author(kind).into();
    let mut lines = vec![match about.year {
        Some(year) => Phrase::AboutAuthorYear { author, year: year.to_string().into() },
        None => Phrase::AboutAuthor { author },
    }];
    lines.extend(games::published(kind));
    lines.push(match *about.players.as_slice() {
        [fewest, .., most] => {
            Phrase::AboutPlayersOr { fewest: fewest.to_string().into(), most: most.to_string().into() }
        }
        [players] => Phrase::AboutPlayers { players: players.into() },
        [] => return,
    });
    lines.extend(about.age.map(|years| Phrase::AboutAge { years: years.into() }));
    lines.extend(about.minutes.map(|minutes| Phrase::AboutMinutes { minutes: minutes.into() }));
    let page = |page: &Option<String>| page.clone().map(Text::Plain);
    lines.extend(page(&about.author_page).map(|page| Phrase::AboutAuthorPage { page }));
    lines.extend(page(&about.set).map(|page| Phrase::AboutSet { page }));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        for line in lines {
            widgets::remark(ui, line);
        }
    });
    ui.add_space(6.0);
}

/// Shows a block; `room` is the height that can be seen at once, and the step of a figure is kept under `id`.
fn lay_out(ui: &mut Ui, block: &Block, room: f32, id: Id) {
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
        Block::Figure(Ok(figure)) => {
            ui.add_space(4.0);
            let frame = Frame::new().fill(theme::SHEET_RAISED).inner_margin(Margin::same(FIGURE_MARGIN));
            frame.show(ui, |ui| {
                ui.set_width(ui.available_width());
                show_figure(ui, figure, room - 2.0 * f32::from(FIGURE_MARGIN), id);
            });
            ui.add_space(4.0);
        }
        Block::Figure(Err(_)) => {}
    }
}

/// The margin around a figure, in points.
const FIGURE_MARGIN: i8 = 10;

/// The least width in points that is left for the caption beside a plan; if there is less, the caption stands below.
const CAPTION: f32 = 190.0;

/// A figure: the plan of the position that is shown now, what is said of it, and the buttons for the moves.
fn show_figure(ui: &mut Ui, figure: &Figure, room: f32, id: Id) {
    let steps = figure.steps();
    let chosen = ui.data(|data| data.get_temp(id)).unwrap_or(0_usize).min(steps.len() - 1);
    let step = &steps[chosen];
    let (wide, gap) = (ui.available_width(), 14.0);
    let size = diagram::size(&step.plan, wide, room);
    let next = if wide - size.x - gap >= CAPTION {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            diagram::show(ui, &step.plan, size);
            ui.vertical(|ui| caption(ui, step, chosen, steps.len() - 1)).inner
        })
        .inner
    } else {
        diagram::show(ui, &step.plan, size);
        caption(ui, step, chosen, steps.len() - 1)
    };
    if next != chosen {
        ui.data_mut(|data| data.insert_temp(id, next));
        ui.ctx().request_repaint();
    }
}

/// What is said of a step of a figure, and the buttons for its moves, if it has any. Returns the step that is to be
/// shown.
fn caption(ui: &mut Ui, step: &Step, chosen: usize, moves: usize) -> usize {
    let mut next = chosen;
    if moves > 0 {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            let last = moves;
            for (icon, label, to) in [
                (Icon::First, Phrase::PanelFirstMove, (chosen > 0).then_some(0)),
                (Icon::Back, Phrase::PanelPreviousMove, chosen.checked_sub(1)),
                (Icon::Forward, Phrase::PanelNextMove, (chosen < last).then_some(chosen + 1)),
            ] {
                let button = ui.add_enabled(to.is_some(), Button::icon(icon, label));
                if button.clicked() {
                    next = to.unwrap_or(chosen);
                }
            }
        });
        let line = match &step.played {
            None => Phrase::RulesBeforeMoves { moves: moves.into() },
            Some((player, played)) => Phrase::RulesMove {
                number: chosen.to_string().into(),
                moves: moves.to_string().into(),
                player: player_name(step.plan.kind, *player),
                played: played.clone().into(),
            },
        };
        widgets::remark(ui, line);
    }
    words(ui, &[Run { text: step.caption.clone(), strong: false }]);
    next
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
    use crate::app::input::device::Device;
    use bevy_egui::egui;
    use std::collections::BTreeSet;

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
                    Block::Figure(Ok(figure)) => figure.steps().iter().map(|step| step.caption.as_str()).collect(),
                    Block::Figure(Err(fault)) => panic!("{}, {language:?}: {fault:?}", kind.id()),
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
                Block::Figure(figure) => {
                    let steps = figure.iter().flat_map(Figure::steps);
                    steps.map(|step| format!("{:?} {:?}\n", step.plan, step.played)).collect()
                }
            }
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
        let figure = "position: bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb b\ncaption: The set-up.\n";
        let page = "# Title\n\nSome **strong**\nwords.\n\n- one\n  point\n- another\n\n";
        let blocks = parse(Kind::Enso, &format!("{page}```board\n{figure}```\n"));
        let run = |text: &str, strong| Run { text: text.to_owned(), strong };
        assert_eq!(
            blocks,
            [
                Block::Heading(1, "Title".to_owned()),
                Block::Paragraph(vec![run("Some ", false), run("strong", true), run(" words.", false)]),
                Block::Bullet(vec![run("one point", false)]),
                Block::Bullet(vec![run("another", false)]),
                Block::Figure(Figure::read(Kind::Enso, figure)),
            ]
        );
    }

    /// A game is learnt by playing through: every game has figures, and an example to step through.
    #[test]
    fn every_game_has_figures_and_an_example_with_moves() {
        for (kind, language, blocks) in pages() {
            let figures = blocks
                .iter()
                .filter_map(|block| if let Block::Figure(Ok(figure)) = block { Some(figure) } else { None });
            let moves: Vec<_> = figures.map(|figure| figure.steps().len() - 1).collect();
            assert!(moves.len() >= 4 && moves.iter().any(|&moves| moves > 0), "{}, {language:?}: {moves:?}", kind.id());
        }
    }

    /// What this edition has decided where its sources are silent is told from what they say.
    #[test]
    fn rulings_of_this_edition_are_marked_in_the_same_way_in_all_games() {
        fn mark(block: &Block) -> Option<&str> {
            let Block::Bullet(runs) = block else { return None };
            runs.first().filter(|run| run.strong).map(|run| run.text.as_str())
        }
        for &language in Language::ALL {
            let mut marks = BTreeSet::new();
            for kind in Kind::ALL {
                let pairs = blocks(kind, Language::English).iter().zip(blocks(kind, language));
                let rulings: Vec<_> = pairs.filter(|(english, _)| mark(english) == Some("Our ruling:")).collect();
                assert!(!rulings.is_empty(), "{}", kind.id());
                marks.extend(rulings.into_iter().map(|(_, block)| mark(block)));
            }
            assert_eq!(marks.len(), 1, "{language:?}: {marks:?}");
        }
    }

    #[test]
    fn the_buttons_of_the_rules_fit_at_any_width() {
        let mut wanted: Vec<Text> = vec![Phrase::CommonBack.into(), Phrase::PanelNextMove.into()];
        wanted.extend(Kind::ALL.map(games::title_in_list));
        for kind in Kind::ALL {
            sheet::fits_at_any_width(&wanted, |context| {
                page(context, kind);
            });
        }
    }

    /// In the windows of telephones, upright and lying, and in that of a desktop: the width and the height in points.
    #[test]
    fn no_figure_is_wider_than_its_column_and_its_plan_can_be_seen_at_once() {
        let context = Context::default();
        for [width, height] in [[360.0, 640.0], [390.0, 844.0], [844.0, 390.0], [1280.0, 720.0]] {
            for (kind, language, blocks) in pages() {
                theme::start_over(&context);
                let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
                controls::begin(&context, Device::Mouse, language);
                let input = egui::RawInput { screen_rect: Some(screen), ..egui::RawInput::default() };
                let column = width.min(720.0) - 60.0;
                let room = (height - 260.0).max(120.0);
                context
                    .run_ui(input, |ui| {
                        for (number, block) in blocks.iter().enumerate() {
                            let place = format!("{}, {language:?}, block {number}: {width} × {height}", kind.id());
                            let shown = ui.scope(|ui| {
                                ui.set_max_width(column);
                                lay_out(ui, block, room, Id::new(number));
                            });
                            assert!(shown.response.rect.width() <= column + 0.5, "{place}: {}", shown.response.rect);
                            if let Block::Figure(Ok(figure)) = block {
                                for step in figure.steps() {
                                    let size = diagram::size(&step.plan, column, room);
                                    let most = room.max(15.0 * f32::from(step.plan.board.rows() + 2) + 22.0);
                                    assert!(size.x <= column && size.y <= most, "{place}: {size}");
                                }
                            }
                        }
                    })
                    .drop_without_applying_deltas();
            }
        }
    }
}
