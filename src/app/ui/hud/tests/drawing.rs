//! Matches at certain moments, laid out without a window, and the faults of what is drawn.

use crate::app::ai::review::MatchReview;
use crate::app::camera::view::ViewportInsets;
use crate::app::gameplay::active_match::{ActiveMatch, LessonStep};
use crate::app::gameplay::messages::Intent;
use crate::app::geometry::torus_view::TorusView;
use crate::app::input::action::Command;
use crate::app::input::device::Device;
use crate::app::platform::launch::CommandLine;
use crate::app::state::dialogs::PendingConfirmation;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::state::schedule::run_on_one_thread;
use crate::app::ui::actions::UiActions;
use crate::app::ui::assistive::nameless;
use crate::app::ui::hud::layout::{HudDrawer, HudParams};
use crate::app::ui::hud::panel;
use crate::app::ui::theme;
use crate::app::ui::theme::controls::{self, Controls};
use crate::app::{ai, audio, gameplay, state, storage};
use crate::games::Kind;
use crate::session::{Clock, GameTerms, Length, Match, Seat, Terms};
use crate::texts::pseudo;
use crate::texts::{self, Language};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy_egui::egui::{self, Context, RawInput, Shape, pos2, vec2};
use std::collections::{BTreeMap, HashSet};
use tempfile::TempDir;

/// Words smaller than this, in points, are not easily read.
const LEGIBLE: f32 = 11.9;

/// Names of the greatest length, and a short one.
pub(super) const LONG: [&str; 4] = [
    "Wilhelmina von und zu Wolkenstein-Hammer",
    "Maximilian Mandelbaum-Wagner am Wasser 2",
    "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
    "Papa",
];

/// A match at a certain moment, laid out without a window.
pub(super) struct Moment {
    pub(super) name: String,
    pub(super) app: App,
    context: Context,
    used: Device,
    pub(super) language: Language,
    _folder: TempDir,
}

/// One text as it was drawn.
struct Written {
    text: String,
    place: egui::Rect,
    /// Whether no part of it is cut or left out.
    is_whole: bool,
    size: f32,
}

/// What was drawn in one pass.
pub(super) struct Drawn {
    screen: egui::Rect,
    written: Vec<Written>,
    controls: Vec<(String, egui::Rect)>,
    free: egui::Rect,
    /// The controls without a name, in words.
    unnamed: Vec<String>,
    /// The words in the tree of accessibility.
    said: Vec<String>,
}

impl Moment {
    pub(super) fn of(name: &str, played: Match) -> Self {
        let folder = TempDir::new().expect("a folder");
        let mut app = App::new();
        app.insert_resource(CommandLine { data: Some(folder.path().to_owned()), ..CommandLine::default() });
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            (state::plugin, gameplay::plugin, ai::plugin, storage::plugin, audio::plugin),
        ))
        .init_resource::<HudDrawer>()
        .init_resource::<TorusView>()
        .init_resource::<ViewportInsets>()
        .init_resource::<PendingConfirmation>()
        .add_message::<Command>();
        run_on_one_thread(&mut app);
        app.update();
        app.world_mut().write_message(Navigate::To(Screen::Menu));
        app.update();
        app.world_mut().write_message(Intent::Resume(Box::new(played)));
        for _ in 0..3 {
            app.update();
        }
        let context = Context::default();
        theme::apply(&context);
        context.enable_accesskit();
        Self { name: name.to_owned(), app, context, used: Device::Mouse, language: Language::English, _folder: folder }
    }

    /// A step of a lesson.
    pub(super) fn of_lesson(step: LessonStep) -> Self {
        let words = texts::lessons::of(step.kind, step.number).expect("a step");
        let moment = Self::of(words.id, Match::new(Terms::usual(step.kind)).expect("usual terms"));
        let mut moment = moment.with(|world| {
            world.write_message(Intent::Learn(step));
        });
        moment.app.update();
        moment
    }

    pub(super) fn with(mut self, change: impl FnOnce(&mut World)) -> Self {
        change(self.app.world_mut());
        self
    }

    pub(super) fn with_keys(self) -> Self {
        Self { used: Device::Keys, ..self }
    }

    /// Looks at the moment in every language, and in one with longer words than all of them.
    pub(super) fn in_every_language(&mut self, mut look: impl FnMut(&mut Self)) {
        for &language in Language::ALL {
            self.language = language;
            look(self);
        }
        self.language = Language::English;
        pseudo::with(|| look(self));
    }

    pub(super) fn review(&self) -> &MatchReview {
        self.app.world().resource()
    }

    pub(super) fn played(&self) -> &Match {
        self.app.world().resource::<ActiveMatch>().played()
    }

    /// Lays the panel out once in a window of this size in points, in which this key is pressed.
    fn pass(&mut self, screen: egui::Rect, key: Option<egui::Key>) -> egui::FullOutput {
        let press = |key| egui::Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        };
        let events = key.map(press).into_iter().collect();
        let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
        controls::begin(&self.context, self.used, self.language);
        let context = self.context.clone();
        let world = self.app.world_mut();
        self.context.run_ui(input, |_| {
            let context = context.clone();
            let lay = move |mut params: HudParams, mut actions: UiActions| {
                panel::lay_out(&context, &mut params, &mut actions);
            };
            world.run_system_once(lay).expect("every resource of the panel is there");
        })
    }

    /// Sets the text scale in a window of this size in logical pixels; returns the window in points.
    fn scale(&self, window: (f32, f32), text_scale: f32) -> egui::Rect {
        let window = vec2(window.0, window.1);
        let zoom = theme::scale_within(text_scale, window);
        self.context.set_zoom_factor(zoom);
        egui::Rect::from_min_size(pos2(0.0, 0.0), window / zoom)
    }

    /// Goes through the panel with the Tab key, in a window of this size in logical pixels with the largest text.
    /// Returns the labels of the controls, and says which of them are not in view when they have the focus.
    pub(super) fn go_through(&mut self, window: (f32, f32)) -> (HashSet<String>, Vec<String>) {
        let screen = self.scale(window, 2.0);
        // Scrolls at once.
        theme::use_motion(&self.context, false);
        let (mut reached, mut labels, mut faults) = (HashSet::new(), HashSet::new(), Vec::new());
        for _ in 0..4 {
            self.pass(screen, None).drop_without_applying_deltas();
        }
        for _ in 0..200 {
            let mut focused = None;
            // egui scrolls it into view in the second pass after the key.
            for key in [Some(egui::Key::Tab), None, None] {
                self.pass(screen, key).drop_without_applying_deltas();
                focused = controls::give_focus(&self.context);
            }
            let Some(focused) = focused else { continue };
            if !reached.insert(focused.control) {
                break;
            }
            let whole = focused.place.height().min(0.5 * screen.height());
            let seen = focused.seen.intersect(screen).height();
            if seen < whole - 1.0 {
                faults.push(format!("of '{}' {seen} of {whole} points are in view", focused.label()));
            }
            labels.insert(focused.label().to_owned());
        }
        (labels, faults)
    }

    /// Lays the match out in a window of this size in logical pixels, and returns what is drawn, in points.
    pub(super) fn draw(&mut self, window: (f32, f32), text_scale: f32) -> Drawn {
        let screen = self.scale(window, text_scale);
        let zoom = window.0 / screen.width();
        let (mut written, mut unnamed, mut said) = (Vec::new(), Vec::new(), Vec::new());
        // egui places what it must measure first only after some passes.
        for _ in 0..5 {
            let mut output = self.pass(screen, None);
            written =
                output.shapes.iter().flat_map(|clipped| read(&clipped.shape, clipped.clip_rect, screen)).collect();
            let update = output.platform_output.accesskit_update.take();
            unnamed = update.as_ref().map_or_else(Vec::new, nameless);
            let nodes = update.into_iter().flat_map(|update| update.nodes);
            let words = |node: &accesskit::Node| [node.label(), node.value()].map(|words| words.map(str::to_owned));
            said = nodes.flat_map(|(_, node)| words(&node)).flatten().collect();
            output.shapes.clear();
            output.drop_without_applying_deltas();
        }
        let of_window = |at: bevy::math::Vec2| pos2(at.x, at.y) / zoom;
        let controls = Controls::of_last_pass(&self.context);
        let controls = controls.iter().map(|(label, place)| {
            (label.to_owned(), egui::Rect::from_min_max(of_window(place.min), of_window(place.max)))
        });
        let ViewportInsets { left, top, right, bottom } = *self.app.world().resource::<ViewportInsets>();
        let free =
            egui::Rect::from_min_max(screen.min + vec2(left, top) / zoom, screen.max - vec2(right, bottom) / zoom);
        Drawn { screen, written, controls: controls.collect(), free, unnamed, said }
    }
}

/// The texts in a drawn shape.
fn read(shape: &Shape, clip: egui::Rect, screen: egui::Rect) -> Vec<Written> {
    match shape {
        Shape::Vec(shapes) => shapes.iter().flat_map(|shape| read(shape, clip, screen)).collect(),
        Shape::Text(text) => {
            let place = text.galley.rect.translate(text.pos.to_vec2());
            // Scrolled text is clipped at whole pixels; that clips only the empty space above and below the letters of
            // a line.
            let seen = clip.intersect(screen).expand(1.6);
            let size = text.galley.job.sections.iter().map(|section| section.format.font_id.size).fold(99.0, f32::min);
            let is_whole = seen.contains_rect(place) && !text.galley.elided;
            vec![Written { text: text.galley.text().to_owned(), place: place.intersect(seen), is_whole, size }]
                .into_iter()
                .filter(|written| written.place.is_positive())
                .collect()
        }
        _ => Vec::new(),
    }
}

impl Drawn {
    /// Whether who listens is told this.
    pub(super) fn says(&self, words: &str) -> bool {
        self.said.iter().any(|said| said.contains(words))
    }

    /// The faults of what was drawn, in words.
    ///
    /// `share` is the part of the window's shorter side that must be left for the board.
    pub(super) fn faults(&self, needed: &[String], buttons: &[&str], share: f32) -> Vec<String> {
        let mut faults = self.overlaps();
        faults.extend(self.unnamed.iter().cloned());
        for needed in needed {
            match self.written.iter().filter(|written| written.text.contains(needed)).max_by_key(|found| found.is_whole)
            {
                None => faults.push(format!("'{needed}' is not in view")),
                Some(found) if !found.is_whole => faults.push(format!("'{needed}' is cut")),
                Some(found) if found.size < LEGIBLE => faults.push(format!("'{needed}' is set in {}", found.size)),
                Some(_) => {}
            }
        }
        for &label in buttons {
            let Some((_, button)) = self.controls.iter().find(|(name, _)| name == label) else {
                // A disabled button is not among the controls, but its label is drawn.
                if !self.written.iter().any(|written| written.text == label && written.is_whole) {
                    faults.push(format!("the button {label} is not in view"));
                }
                continue;
            };
            let words =
                self.written.iter().find(|written| written.text == label && button.contains(written.place.center()));
            if !words.is_some_and(|words| words.is_whole && button.expand(0.6).contains_rect(words.place)) {
                faults.push(format!("the words of {label} are cut"));
            }
            if button.height() < theme::TOUCH_SIZE - 0.6 || !self.screen.expand(0.6).contains_rect(*button) {
                faults.push(format!("the button {label} is cut: {button:?}"));
            }
        }
        let (free, all) = (self.free.size().min_elem(), self.screen.size().min_elem());
        if free < share * all {
            faults.push(format!("of {all} points {free} are left for the board"));
        }
        faults
    }

    /// Texts over texts, controls over controls, and texts or controls out of the window.
    pub(super) fn overlaps(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let overlap = |one: egui::Rect, other: egui::Rect| one.shrink(1.0).intersects(other.shrink(1.0));
        // A line has empty space above and below its letters, into which the name of a key on a button's corner may
        // reach.
        let ink = |written: &Written| written.place.shrink2(vec2(0.0, 0.25 * written.size));
        for (index, one) in self.written.iter().enumerate() {
            for other in self.written.iter().skip(index + 1).filter(|other| overlap(ink(one), ink(other))) {
                faults.push(format!("'{}' lies over '{}'", other.text, one.text));
            }
        }
        for (index, (one, place)) in self.controls.iter().enumerate() {
            for (other, _) in self.controls.iter().skip(index + 1).filter(|(_, other)| overlap(*place, *other)) {
                faults.push(format!("{other} lies over {one}"));
            }
        }
        faults
    }
}

pub(super) fn terms(kind: Kind, game: GameTerms, names: &[&str], clock: Option<Clock>) -> Terms {
    let seats = names.iter().map(|name| Seat::person(name)).collect();
    let length = if clock.is_some() { Length::BestOf(5) } else { Length::Single };
    Terms { game, seats, clock, length, ..Terms::usual(kind) }
}

pub(super) fn new(terms: Terms) -> Match {
    Match::new(terms).expect("terms that can be played")
}

pub(super) fn after(mut played: Match, moves: &[&str]) -> Match {
    for text in moves {
        played.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    played
}

/// The faults in windows and text scales, each with the number of times that it occurs and the first place.
#[derive(Default)]
pub(super) struct Faults(BTreeMap<String, (usize, String)>);

impl Faults {
    /// Looks for faults in a window at a text scale; the rest is as in [`Drawn::faults`].
    pub(super) fn look(
        &mut self,
        moment: &mut Moment,
        (window, scale): ((f32, f32), f32),
        needed: &[String],
        buttons: &[&str],
        share: f32,
    ) {
        for fault in moment.draw(window, scale).faults(needed, buttons, share) {
            let first = || (0, format!("{} in {window:?} at {scale}, {:?}", moment.name, moment.language));
            self.0.entry(fault).or_insert_with(first).0 += 1;
        }
    }

    pub(super) fn assert_none(&self) {
        assert!(self.0.is_empty(), "{:#?}", self.0);
    }
}
