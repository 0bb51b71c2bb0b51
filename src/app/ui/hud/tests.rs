//! What a player needs every turn is in view in every window. The panel is laid out without a window, and the tests
//! read what egui would draw.

use crate::app::ai::analysis::{Analysis, SwitchAnalysis};
use crate::app::ai::review::{ChosenMoment, MatchReview, OpenReview};
use crate::app::camera::view::ViewportInsets;
use crate::app::gameplay::active_match::{ActiveMatch, LessonStep};
use crate::app::gameplay::lesson::{Answer, LessonState};
use crate::app::gameplay::messages::Intent;
use crate::app::gameplay::move_confirmation::{PendingMove, PointedMove};
use crate::app::gameplay::selection::{Refused, Selection};
use crate::app::geometry::torus_view::TorusView;
use crate::app::input::action::Command;
use crate::app::input::device::Device;
use crate::app::platform::launch::CommandLine;
use crate::app::state::dialogs::PendingConfirmation;
use crate::app::state::navigation::{Navigate, Screen};
use crate::app::state::settings::{PlayerTurning, Settings};
use crate::app::ui::actions::UiActions;
use crate::app::ui::assistive::nameless;
use crate::app::ui::hud::arrows::Threat;
use crate::app::ui::hud::layout::{HudDrawer, HudParams};
use crate::app::ui::hud::panel;
use crate::app::ui::theme;
use crate::app::ui::theme::widgets::{self, Controls};
use crate::app::{ai, audio, gameplay, state, storage};
use crate::games::{Kind, Refusal, Spot, Square, torus, zen};
use crate::lessons;
use crate::session::variations::Edit;
use crate::session::{Clock, Ending, GameTerms, Length, Match, Pending, Seat, Terms};
use crate::texts::catalogue::pseudo;
use crate::texts::instruction::instruction;
use crate::texts::seats::seat_name;
use crate::texts::{self, Language, Phrase, Text};
use crate::texts::{summary, time};
use bevy::ecs::system::RunSystemOnce;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy_egui::egui::{self, Context, RawInput, Shape, pos2, vec2};
use std::collections::{BTreeMap, HashSet};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The smallest windows, telephones both ways, and a desktop, in logical pixels.
const USUAL_WINDOWS: [(f32, f32); 6] =
    [(320.0, 480.0), (480.0, 320.0), (390.0, 844.0), (844.0, 390.0), (820.0, 680.0), (1280.0, 720.0)];

/// How long a search is waited for: only one that hangs takes that long, on however busy a machine.
const HANG: Duration = Duration::from_secs(600);

/// Telephones both ways and a desktop: what languages that are much longer than English have to fit into.
const LANGUAGE_WINDOWS: [(f32, f32); 4] = [(360.0, 640.0), (390.0, 844.0), (844.0, 390.0), (1280.0, 720.0)];

/// Sizes of windows in logical pixels: the smallest that are supported, telephones both ways, tablets, desktops, and
/// unusual shapes.
const WINDOWS: [(f32, f32); 28] = [
    (320.0, 480.0),
    (480.0, 320.0),
    (320.0, 568.0),
    (568.0, 320.0),
    (320.0, 1440.0),
    (360.0, 640.0),
    (640.0, 360.0),
    (390.0, 844.0),
    (844.0, 390.0),
    (400.0, 480.0),
    (480.0, 400.0),
    (480.0, 440.0),
    (480.0, 480.0),
    (520.0, 480.0),
    (560.0, 401.0),
    (600.0, 600.0),
    (699.0, 500.0),
    (700.0, 320.0),
    (700.0, 1440.0),
    (768.0, 1024.0),
    (932.0, 430.0),
    (1024.0, 768.0),
    (1280.0, 699.0),
    (1280.0, 720.0),
    (1366.0, 640.0),
    (1920.0, 1080.0),
    (3440.0, 480.0),
    (3440.0, 1440.0),
];

/// A desktop, telephones both ways and the smallest window: what text has to fit into that is twice as large as usual, or
/// as large as the window lets it be.
const LARGE_TEXT_WINDOWS: [(f32, f32); 4] = [(1280.0, 720.0), (844.0, 390.0), (390.0, 844.0), (320.0, 480.0)];

/// Text scales, from the smallest to the largest that the settings offer.
const SCALES: [f32; 4] = [0.75, 1.0, 1.35, 2.0];

/// Windows smaller than supported, in which still no control and no text may cover another.
const TINY: [(f32, f32); 7] =
    [(320.0, 240.0), (240.0, 320.0), (300.0, 300.0), (480.0, 200.0), (200.0, 150.0), (150.0, 600.0), (1.0, 1.0)];

/// Words smaller than this, in points, are not easily read.
const LEGIBLE: f32 = 11.9;

/// Names of the greatest length, and a short one.
const LONG: [&str; 4] = [
    "Wilhelmina von und zu Wolkenstein-Hammer",
    "Maximilian Mandelbaum-Wagner am Wasser 2",
    "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM",
    "Papa",
];

/// A match at a certain moment, laid out without a window.
struct Moment {
    name: String,
    app: App,
    context: Context,
    used: Device,
    language: Language,
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
struct Drawn {
    screen: egui::Rect,
    written: Vec<Written>,
    controls: Vec<(String, egui::Rect)>,
    free: egui::Rect,
    /// The controls without a name, in words.
    unnamed: Vec<String>,
}

impl Moment {
    fn of(name: &str, played: Match) -> Self {
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
    fn of_lesson(step: LessonStep) -> Self {
        let words = texts::lessons::of(step.kind, step.number).expect("a step");
        let moment = Self::of(words.id, Match::new(Terms::usual(step.kind)).expect("usual terms"));
        let mut moment = moment.with(|world| {
            world.write_message(Intent::Learn(step));
        });
        moment.app.update();
        moment
    }

    fn with(mut self, change: impl FnOnce(&mut World)) -> Self {
        change(self.app.world_mut());
        self
    }

    fn with_keys(self) -> Self {
        Self { used: Device::Keys, ..self }
    }

    fn review(&self) -> &MatchReview {
        self.app.world().resource()
    }

    fn played(&self) -> &Match {
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
        widgets::begin(&self.context, self.used, self.language);
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

    /// Goes through the panel with the Tab key, in a window of this size in logical pixels with the largest text. Returns the
    /// labels of the controls, and says which of them are not in view when they have the focus.
    fn go_through(&mut self, window: (f32, f32)) -> (HashSet<String>, Vec<String>) {
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
                focused = widgets::give_focus(&self.context);
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
    fn draw(&mut self, window: (f32, f32), text_scale: f32) -> Drawn {
        let screen = self.scale(window, text_scale);
        let zoom = window.0 / screen.width();
        let (mut written, mut unnamed) = (Vec::new(), Vec::new());
        // egui places what it must measure first only after some passes.
        for _ in 0..5 {
            let mut output = self.pass(screen, None);
            written =
                output.shapes.iter().flat_map(|clipped| read(&clipped.shape, clipped.clip_rect, screen)).collect();
            unnamed = output.platform_output.accesskit_update.take().map_or_else(Vec::new, |update| nameless(&update));
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
        Drawn { screen, written, controls: controls.collect(), free, unnamed }
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
    /// The faults of what was drawn, in words.
    ///
    /// `share` is the part of the window's shorter side that must be left for the board.
    fn faults(&self, needed: &[String], buttons: &[&str], share: f32) -> Vec<String> {
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
    fn overlaps(&self) -> Vec<String> {
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

fn terms(kind: Kind, game: GameTerms, names: &[&str], clock: Option<Clock>) -> Terms {
    let seats = names.iter().map(|name| Seat::person(name)).collect();
    let length = if clock.is_some() { Length::BestOf(5) } else { Length::Single };
    Terms { game, seats, clock, length, ..Terms::usual(kind) }
}

fn new(terms: Terms) -> Match {
    Match::new(terms).expect("terms that can be played")
}

fn after(mut played: Match, moves: &[&str]) -> Match {
    for text in moves {
        played.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    played
}

fn pick(world: &mut World, column: u8, row: u8) {
    world.resource_mut::<Selection>().spots = vec![Spot::Square(Square::new(column, row))];
}

/// Matches at the moments when the panel has most to show.
fn moments() -> Vec<Moment> {
    const CLOCK: Option<Clock> = Some(Clock::Increment { seconds: 7200, more: 30 });
    /// Black threatens to connect with the next move.
    const CHECK: &str = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    let pair = [LONG[2], LONG[1]];
    let mut moments = Vec::new();
    for kind in Kind::ALL {
        let usual = || Terms::usual(kind);
        moments.push(Moment::of(&format!("{kind:?} begins"), new(usual())));
        moments.push(Moment::of(&format!("{kind:?} with keys"), new(usual())).with_keys());
        let long = terms(kind, usual().game, &LONG, CLOCK);
        moments.push(Moment::of(&format!("{kind:?} in teams"), new(long)));
        let mut over = new(terms(kind, usual().game, &pair, CLOCK));
        let loser = over.round().game().to_move();
        over.end(Ending::Resigned(loser)).expect("a round that is on");
        moments.push(Moment::of(&format!("{kind:?} is over"), over));
        let mut computers = terms(kind, usual().game, &pair, CLOCK);
        for seat in &mut computers.seats {
            *seat = Seat::computer(LONG[0], 6);
        }
        moments.push(Moment::of(&format!("{kind:?} between computers"), new(computers)));
    }
    for announcing in [zen::Announcing::ByGame, zen::Announcing::ByPlayers] {
        let game = GameTerms::Zen { variant: zen::Variant::One, announcing };
        let checked = || {
            let played = Match::from_position(terms(Kind::Zen, game, &LONG, CLOCK), CHECK);
            played.expect("a position")
        };
        moments.push(Moment::of(&format!("a check, {announcing:?}"), checked()));
        moments.push(Moment::of(&format!("a check, {announcing:?}, a pawn is held"), checked()).with(|world| {
            pick(world, 5, 7);
            let why = Refusal { reason: zen::Illegal::Stuck { square: 62 }.into(), squares: vec![] };
            world.resource_mut::<Selection>().refusal = Some(Refused { at: Spot::Off, why });
        }));
    }
    let enso = || new(terms(Kind::Enso, GameTerms::Enso, &pair, CLOCK));
    for (column, row) in [(0, 0), (2, 2), (3, 3), (2, 5)] {
        moments.push(Moment::of("a stone of Enso is held", enso()).with(|world| pick(world, column, row)));
    }
    for kind in Kind::ALL {
        let played = new(terms(kind, GameTerms::usual(kind), &pair, CLOCK));
        let text = played.round().game().legal_moves().swap_remove(0);
        moments.push(Moment::of(&format!("a move of {kind:?} waits"), played).with(|world| {
            world.resource_mut::<PendingMove>().0 = Some(PointedMove { text, spots: vec![Spot::Off] });
        }));
    }
    let balanced = GameTerms::Torus { size: torus::Size::default(), balanced_opening: true };
    let balanced = new(terms(Kind::Torus, balanced, &pair, CLOCK));
    moments.push(Moment::of("the opening is balanced", balanced.clone()));
    moments.push(Moment::of("a side is to be chosen", after(balanced, &["c3", "c9", "d4"])));
    let torus = || new(terms(Kind::Torus, GameTerms::usual(Kind::Torus), &pair, CLOCK));
    let moves = ["c3", "c9", "d4", "d9", "c3-d4", "e9", "e5", "f9"];
    moments.push(Moment::of("chains of ZeN", after(torus(), &moves)).with(|world| pick(world, 3, 3)));
    let zener = || new(terms(Kind::Zener, GameTerms::usual(Kind::Zener), &pair, CLOCK));
    moments.push(Moment::of("a symbol is to be answered", after(zener(), &["W3-F3"])));
    moments.push(Moment::of("a free step", after(zener(), &["W3-F3", "K3-B3"])));
    moments
}

/// What must be shown at a moment: whose turn it is, what is to be done, and the time of both sides.
fn needed(moment: &Moment) -> Vec<String> {
    let played = moment.played();
    let localise = |text: Text| text.localise(moment.language);
    let mut needed = Vec::new();
    let by_person = played.waits_for_person();
    needed.extend(summary::seat_on_turn(played).map(|seat| localise(seat_name(&played.terms().seats[seat]))));
    if let Some(result) = played.round().result() {
        needed.push(localise(summary::result(played, played.round(), result).1));
    } else if by_person && matches!(played.pending(), Pending::Move { .. }) {
        let spots = &moment.app.world().resource::<Selection>().spots;
        let wanted = instruction(played.round().game(), spots);
        match &moment.app.world().resource::<PendingMove>().0 {
            Some(pointed) => {
                let r#move = pointed.text.clone().into();
                needed.push(localise(Phrase::PanelConfirmOrPoint { r#move }.into()));
            }
            None if moment.name.contains("balanced") => {}
            None => needed.push(localise(wanted.text)),
        }
        needed.extend(wanted.alarm.map(|alarm| localise(alarm.into())));
    }
    if played.terms().game.is_announced_by_players() {
        needed.extend([Phrase::PanelCheck, Phrase::PanelCheckmate].map(|label| localise(label.into())));
    }
    needed.extend(played.round().time_left().into_iter().flatten().map(time::left));
    needed
}

/// The faults in windows and text scales, each with the number of times that it occurs and the first place.
type Faults = BTreeMap<String, (usize, String)>;

/// Looks for what a turn needs in these windows at these text scales.
fn look(moment: &mut Moment, windows: &[(f32, f32)], scales: &[f32], faults: &mut Faults) {
    let third = if moment.played().waits_for_computer() { Phrase::PanelMoveNow } else { Phrase::CommonHint };
    let answers = match moment.app.world().resource::<PendingMove>().0 {
        Some(_) => [Phrase::CommonCancel, Phrase::PanelConfirm],
        None => [Phrase::CommonUndo, third],
    };
    let [first, second] = answers;
    let labels = [first, second, Phrase::CommonMenu].map(|label| label.localise(moment.language));
    let buttons = [0, 1, 2].map(|index: usize| labels[index].as_str());
    let needed = needed(moment);
    // Where players announce, the buttons for that take some of the smallest windows.
    let share = if moment.played().terms().game.is_announced_by_players() { 0.5 } else { 0.58 };
    for &window in windows {
        for &scale in scales {
            for fault in moment.draw(window, scale).faults(&needed, &buttons, share) {
                let first = || (0, format!("{} in {window:?} at {scale}, {:?}", moment.name, moment.language));
                faults.entry(fault).or_insert_with(first).0 += 1;
            }
        }
    }
}

#[test]
fn what_a_turn_needs_is_in_view_in_every_window() {
    let mut faults = Faults::new();
    for mut moment in moments() {
        look(&mut moment, &WINDOWS, &SCALES, &mut faults);
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn what_a_turn_needs_is_in_view_in_every_language() {
    let mut faults = Faults::new();
    for mut moment in moments() {
        for &language in Language::ALL.iter().filter(|&&language| language != Language::English) {
            moment.language = language;
            look(&mut moment, &USUAL_WINDOWS, &SCALES, &mut faults);
        }
        moment.language = Language::English;
        pseudo::with(|| look(&mut moment, &LANGUAGE_WINDOWS, &[1.0], &mut faults));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn a_check_shows_its_threat_to_whoever_has_been_told() {
    const CHECK: &str = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";
    for (announcing, is_told) in [(zen::Announcing::ByGame, true), (zen::Announcing::ByPlayers, false)] {
        let game = GameTerms::Zen { variant: zen::Variant::One, announcing };
        let terms = Terms { game, ..Terms::usual(Kind::Zen) };
        let moment = Moment::of("check", Match::from_position(terms, CHECK).expect("a position"));
        let mut threat = Threat::default();
        let spots = threat.of(moment.app.world().resource::<ActiveMatch>());
        assert_eq!(spots.len(), if is_told { 2 } else { 0 }, "{announcing:?}");
    }
}

#[test]
fn in_tiny_windows_nothing_lies_over_anything_else() {
    for mut moment in moments() {
        for window in TINY {
            for is_open in [false, true] {
                moment.app.world_mut().resource_mut::<HudDrawer>().is_open = is_open;
                let overlaps = moment.draw(window, 1.0).overlaps();
                assert!(overlaps.is_empty(), "{} in {window:?}, open: {is_open}: {overlaps:?}", moment.name);
            }
        }
    }
}

/// Windows with text of the usual size, and with the largest.
fn large_and_usual() -> impl Iterator<Item = ((f32, f32), f32)> {
    let usual = LANGUAGE_WINDOWS.into_iter().map(|window| (window, 1.0));
    usual.chain(LARGE_TEXT_WINDOWS.into_iter().map(|window| (window, 2.0)))
}

#[test]
fn every_control_of_the_panel_is_reached_by_keys_and_then_in_view_with_the_largest_text() {
    let buttons = [Phrase::CommonMenu, Phrase::PanelFlip, Phrase::CommonRules, Phrase::ViewPlan, Phrase::PanelResign]
        .map(Text::from);
    let mut faults = Vec::new();
    for kind in Kind::ALL {
        let long = terms(kind, GameTerms::usual(kind), &LONG, Some(Clock::Sudden { seconds: 7200 }));
        let mut moment = Moment::of("in teams", new(long)).with_keys();
        for window in LARGE_TEXT_WINDOWS {
            for &language in Language::ALL {
                moment.language = language;
                for is_open in [false, true] {
                    moment.app.world_mut().resource_mut::<HudDrawer>().is_open = is_open;
                    let (reached, mut found) = moment.go_through(window);
                    let wanted = if is_open { &buttons[..] } else { &buttons[..1] };
                    let missing = wanted.iter().map(|label| label.localise(language));
                    let missing = missing.filter(|label| !reached.contains(label));
                    found.extend(missing.map(|label| format!("no key leads to '{label}'")));
                    faults.extend(
                        found.into_iter().map(|fault| format!("{kind:?} in {window:?}, {language:?}: {fault}")),
                    );
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Looks at a step of a lesson before it is done, after wrong answers, and when it is done.
fn look_at_lesson(moment: &mut Moment, step: LessonStep, faults: &mut Faults) {
    let words = texts::lessons::of(step.kind, step.number).expect("a step");
    let next = if step.next().step().is_some() { Phrase::LearnNext } else { Phrase::LearnPlay };
    let states = [
        (LessonState::default(), vec![&words.title, &words.text], Phrase::LearnSkip),
        (
            LessonState { answer: Answer::Missed, misses: 2, solution: Some(Vec::new()), ..LessonState::default() },
            vec![&words.text, &words.missed, &words.hint],
            Phrase::LearnSkip,
        ),
        (LessonState { answer: Answer::Right, ..LessonState::default() }, vec![&words.done], next),
    ];
    for (state, needed, go_on) in states {
        *moment.app.world_mut().resource_mut::<LessonState>() = state;
        let needed: Vec<_> = needed.into_iter().map(|text| text.localise(moment.language)).collect();
        let labels = [Phrase::LearnBack, Phrase::CommonHint, go_on, Phrase::CommonMenu];
        let labels = labels.map(|label| label.localise(moment.language));
        let buttons = [0, 1, 2, 3].map(|index: usize| labels[index].as_str());
        for (window, scale) in large_and_usual() {
            // In the smallest window a long text is scrolled.
            let needed = if window == (320.0, 480.0) { &[][..] } else { &needed };
            for fault in moment.draw(window, scale).faults(needed, &buttons, 0.5) {
                let first = || (0, format!("{} in {window:?} at {scale}, {:?}", moment.name, moment.language));
                faults.entry(fault).or_insert_with(first).0 += 1;
            }
        }
    }
}

#[test]
fn a_lesson_is_in_view_in_every_language() {
    let mut faults = Faults::new();
    for kind in Kind::ALL {
        for number in 0..lessons::of(kind).len() {
            let step = LessonStep { kind, number };
            let mut moment = Moment::of_lesson(step);
            for &language in Language::ALL {
                moment.language = language;
                look_at_lesson(&mut moment, step, &mut faults);
            }
            moment.language = Language::English;
            pseudo::with(|| look_at_lesson(&mut moment, step, &mut faults));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A match of Zener that one move gave away, under review and searched through.
fn under_review() -> Moment {
    let terms = Terms { seats: [LONG[0], LONG[2]].map(Seat::person).to_vec(), ..Terms::usual(Kind::Zener) };
    // Black has already made the mandatory step with the star, and must cover White's circle or lose.
    let runner = "[W1][K4][K3][K2][K1]/5/5/5/[K5]4/5/1[W2][W3][W4][W5] k - 5";
    let mut played = Match::from_position(terms, runner).expect("a position");
    for text in ["K1-B5", "W1-off"] {
        played.play(text).expect("a legal move");
    }
    let mut moment = Moment::of("review", played).with(|world| {
        world.write_message(Intent::Review);
    });
    let start = Instant::now();
    while !moment.review().shown().is_some_and(OpenReview::is_done) {
        assert!(start.elapsed() < HANG, "the review is never done");
        moment.app.update();
    }
    moment
}

/// Looks at the review: its list, a moment, and the better move.
fn look_at_review(moment: &mut Moment, faults: &mut Faults) {
    let found = moment.review().shown().and_then(|open| open.moments().next().cloned()).expect("a moment");
    let (round, plies) = (found.round, found.plies);
    let states = [
        (None, Phrase::ReviewDecided),
        (
            Some(ChosenMoment { round, plies, is_revealed: false }),
            Phrase::ReviewFind {
                player: LONG[2].to_owned().into(),
                r#move: found.played.clone().into(),
                before: texts::review::percent(found.before),
                after: texts::review::percent(found.after),
            },
        ),
        (
            Some(ChosenMoment { round, plies, is_revealed: true }),
            Phrase::ReviewBetter { r#move: found.better.clone().into() },
        ),
    ];
    for (chosen, needed) in states {
        moment.app.world_mut().resource_mut::<MatchReview>().shown_mut().expect("a review").chosen = chosen;
        let needed = needed.localise(moment.language);
        let labels = [Phrase::ReviewEnd, Phrase::CommonMenu].map(|label| label.localise(moment.language));
        let buttons = [0, 1].map(|index: usize| labels[index].as_str());
        for (window, scale) in large_and_usual() {
            // Below the board in a low window the text is scrolled.
            let is_low = window.1 / theme::scale_within(scale, vec2(window.0, window.1)) < 500.0;
            let needed = if is_low { Vec::new() } else { vec![needed.clone()] };
            for fault in moment.draw(window, scale).faults(&needed, &buttons, 0.5) {
                let first = || (0, format!("{chosen:?} in {window:?} at {scale}, {:?}", moment.language));
                faults.entry(fault).or_insert_with(first).0 += 1;
            }
        }
    }
}

#[test]
fn a_review_is_in_view_in_every_language() {
    let mut faults = Faults::new();
    let mut moment = under_review();
    for &language in Language::ALL {
        moment.language = language;
        look_at_review(&mut moment, &mut faults);
    }
    moment.language = Language::English;
    pseudo::with(|| look_at_review(&mut moment, &mut faults));
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A match of this game that is taken apart, with two variations and a comment.
fn analysed(kind: Kind) -> Moment {
    let mut played = new(terms(kind, GameTerms::usual(kind), &LONG[1..3], None));
    for _ in 0..4 {
        let text = played.round().game().legal_moves().swap_remove(0);
        played.play(&text).expect("a legal move");
    }
    let mut moment = Moment::of("analysis", played).with(|world| {
        world.write_message(Intent::Analyse);
    });
    moment.app.update();
    for plies in [2, 2, 3, 4] {
        moment.app.world_mut().write_message(Intent::LookAt(Some(plies)));
        moment.app.update();
        let table = moment.app.world().resource::<ActiveMatch>();
        let text = table.position().legal_moves().swap_remove(1);
        let at = table.path_shown().expect("a position");
        let text_of_comment = "The corner was not safe yet, and the stones beside it were alone.".to_owned();
        let edit = Edit::Comment { at, text: text_of_comment };
        moment.app.world_mut().write_message_batch([Intent::Edit { round: 0, edit }, Intent::Try(text)]);
        moment.app.update();
    }
    moment
}

/// The same while the engine thinks along and has found something.
fn analysed_by_engine(kind: Kind) -> Moment {
    let mut moment = analysed(kind).with(|world| {
        world.write_message(SwitchAnalysis(true));
    });
    let start = Instant::now();
    while moment.app.world().resource::<Analysis>().found().is_none() {
        assert!(start.elapsed() < HANG, "the engine finds nothing");
        moment.app.update();
    }
    moment
}

/// Looks at an analysis: whose turn it is, and the way back to the match.
fn look_at_analysis(moment: &mut Moment, faults: &mut Faults) {
    let position = moment.app.world().resource::<ActiveMatch>().position();
    let player = texts::games::player_name(position.kind(), position.to_move()).localise(moment.language);
    let labels = [Phrase::AnalysisEnd, Phrase::CommonMenu].map(|label| label.localise(moment.language));
    let buttons = [0, 1].map(|index: usize| labels[index].as_str());
    for (window, scale) in large_and_usual() {
        for fault in moment.draw(window, scale).faults(std::slice::from_ref(&player), &buttons, 0.5) {
            let first = || (0, format!("{} in {window:?} at {scale}, {:?}", moment.name, moment.language));
            faults.entry(fault).or_insert_with(first).0 += 1;
        }
    }
}

#[test]
fn an_analysis_is_in_view_in_every_language() {
    let mut faults = Faults::new();
    for kind in Kind::ALL {
        for mut moment in [analysed(kind), analysed_by_engine(kind)] {
            for &language in Language::ALL {
                moment.language = language;
                look_at_analysis(&mut moment, &mut faults);
            }
            moment.language = Language::English;
            pseudo::with(|| look_at_analysis(&mut moment, &mut faults));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn face_to_face_the_board_keeps_its_room() {
    let clock = Some(Clock::Sudden { seconds: 7200 });
    for kind in Kind::ALL {
        let played = new(terms(kind, GameTerms::usual(kind), &LONG[1..3], clock));
        let mut moment = Moment::of("face to face", played)
            .with(|world| world.resource_mut::<Settings>().turning = PlayerTurning::FaceToFace);
        for window in WINDOWS {
            for scale in SCALES {
                // The text at both ends of the board also takes some of the window.
                let found = moment.draw(window, scale).faults(&[], &["Undo", "Hint", "Menu"], 0.5);
                assert!(found.is_empty(), "{kind:?} in {window:?} at {scale}: {found:?}");
            }
        }
    }
}
