//! Around the board: the panel or drawer with whose turn it is, the moves so far, and what else can be done.

use super::ask::Question;
use super::controls::{Button, button};
use super::theme::{self, BRASS, GRAIN};
use super::{UiSystems, Wishes, ask, faces, move_list, sides, turn};
use crate::app::camera::FreeRect;
use crate::app::commands::Command;
use crate::app::counting::Counting;
use crate::app::play::{Intent, OnTable};
use crate::app::pointing::{Announcement, Point, Selection};
use crate::app::screen::{Go, Overlay, Screen};
use crate::app::settings::{Settings, View};
use crate::app::table::endless::Roll;
use crate::app::thinking::{Ask, Computers, Hint, faces_computers, may_hint};
use crate::games::Player;
use crate::session::{Controller, Match, Pending};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Align2, Area, Context, Frame, Id, Layout, Margin, Order, Rect, RichText, ScrollArea, Stroke, Ui, UiBuilder,
    Vec2, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

#[cfg(test)]
mod tests;

/// What decides where the panel lies: whether the drawer, in which smaller panels keep what is not needed every turn, is
/// pulled out, and how much there is to tell in any case.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Drawer {
    /// Pulled out.
    pub(super) is_open: bool,
    /// There is more to tell of both sides than whose turn it is.
    tells_sides: bool,
    /// Players announce check, with buttons.
    announces: bool,
    /// At both ends of the board there are words for those who sit there.
    face_to_face: bool,
}

/// How much there is room for in the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Beside the board, with everything in view.
    Whole,
    /// Beside the board, with what is needed every turn; for the rest there is a drawer.
    Side,
    /// The same under the board.
    Foot,
}

/// Where the panel lies and what it leaves free, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Places {
    panel: Rect,
    /// What the panel leaves free.
    pub(super) beside: Rect,
    /// Where the board can be seen.
    pub(super) free: Rect,
    form: Form,
}

/// As high as this, a panel beside the board has room for everything.
const WHOLE: f32 = 700.0;
/// Between the edge of the panel and what is in it.
const MARGIN: f32 = 14.0;
const SMALL_MARGIN: f32 = 8.0;
/// Between what is in it, and between buttons in smaller panels.
const GAP: f32 = 8.0;
const SMALL_GAP: f32 = 6.0;
/// The height of the words about a turn under the board: three or four lines of small words, in a narrow window five, or
/// five of usual ones.
const WORDS: [f32; 2] = [60.0, 118.0];
const NARROW_WORDS: f32 = 76.0;
const NARROW: f32 = 400.0;
/// The part of the window's height that a panel beside the board leaves at least of its width, to a panel of this width.
const SHARE: f32 = 0.61;
const NARROWEST: f32 = 220.0;
/// The height of the same beside the board, from which on the moves are shown below them.
const WORDS_BESIDE: f32 = 170.0;

impl Places {
    pub(super) fn of(context: &Context, drawer: Drawer) -> Self {
        let screen = context.viewport_rect();
        let narrowest = (screen.width() - SHARE * screen.height()).clamp(NARROWEST, 264.0).min(screen.width() / 2.0);
        let width = (screen.width() * 0.27).clamp(narrowest, 330.0);
        let height = drawer.closed_height(screen.size());
        let (edge, top) = (screen.max.x - width, screen.max.y - height);
        let beside = Rect::from_min_max(screen.min, pos2(edge, screen.max.y));
        let above = Rect::from_min_max(screen.min, pos2(screen.max.x, top));
        // In a narrow window the panel lies where it leaves the larger square to the board.
        let left = |rect| drawer.free(rect).size().min_elem();
        if theme::is_wide(context) || left(beside) > left(above) {
            let panel = Rect::from_min_max(pos2(edge, screen.min.y), screen.max);
            let form = if screen.height() < WHOLE { Form::Side } else { Form::Whole };
            return Self { panel, beside, free: drawer.free(beside), form };
        }
        let pulled_out = (screen.height() * 0.72).min(520.0).max(height);
        let top = if drawer.is_open { screen.max.y - pulled_out } else { top };
        let above = Rect::from_min_max(screen.min, pos2(screen.max.x, top));
        let panel = Rect::from_min_max(pos2(screen.min.x, top), screen.max);
        Self { panel, beside: above, free: drawer.free(above), form: Form::Foot }
    }

    /// What is covered, in logical pixels of the window.
    fn covered(&self, context: &Context) -> FreeRect {
        let (screen, zoom) = (context.viewport_rect(), context.zoom_factor());
        FreeRect {
            left: (self.free.min.x - screen.min.x) * zoom,
            top: (self.free.min.y - screen.min.y) * zoom,
            right: (screen.max.x - self.free.max.x) * zoom,
            bottom: (screen.max.y - self.free.max.y) * zoom,
        }
    }
}

impl Drawer {
    /// What is free for the board of what the panel leaves.
    fn free(self, beside: Rect) -> Rect {
        if self.face_to_face { beside.shrink2(vec2(0.0, faces::room(beside))) } else { beside }
    }

    /// How high a panel under the board is that is not pulled out: as the words want it where the board has room enough
    /// in a window of this size, but always high enough for small ones. It does not depend on the turn, so that the board
    /// rests.
    fn closed_height(self, screen: Vec2) -> f32 {
        let announcing = if self.announces { theme::TOUCH + SMALL_GAP } else { 0.0 };
        let around = 2.0 * SMALL_MARGIN + theme::TOUCH + announcing;
        if self.face_to_face {
            // The words at the ends of the board tell the rest.
            return around;
        }
        let around = around + sides::height(self.tells_sides) + 2.0 * SMALL_GAP;
        let [least, most] = WORDS;
        let least = if screen.x < NARROW { NARROW_WORDS } else { least };
        around + (screen.y - screen.x - around).clamp(least, most)
    }
}

/// What the panel tells of.
#[derive(SystemParam)]
pub(super) struct Told<'w> {
    pub(super) table: Res<'w, OnTable>,
    pub(super) selection: Res<'w, Selection>,
    pub(super) announcement: ResMut<'w, Announcement>,
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) roll: ResMut<'w, Roll>,
    pub(super) drawer: ResMut<'w, Drawer>,
    pub(super) computers: Option<Res<'w, Computers>>,
    pub(super) counting: Res<'w, Counting>,
    pub(super) hint: Res<'w, Hint>,
    pub(super) points: MessageWriter<'w, Point>,
    pub(super) commands: MessageWriter<'w, Command>,
    pub(super) covered: ResMut<'w, FreeRect>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawer>().add_systems(
        EguiPrimaryContextPass,
        (show, show_looking_back)
            .chain()
            .in_set(UiSystems::Screens)
            .run_if(in_state(Screen::Match).and_then(resource_exists::<OnTable>)),
    );
}

pub(super) fn show(mut contexts: EguiContexts, mut told: Told, mut wishes: Wishes) -> Result {
    lay_out(contexts.ctx_mut()?, &mut told, &mut wishes);
    Ok(())
}

/// The panel, and what it leaves free.
fn lay_out(context: &Context, told: &mut Told, wishes: &mut Wishes) {
    let drawer = Drawer {
        tells_sides: sides::are_told(told.table.played()),
        announces: told.table.played().terms().game.is_announced_by_players(),
        face_to_face: faces::are_shown(told.table.played(), &told.settings),
        ..*told.drawer
    };
    told.drawer.set_if_neq(drawer);
    let places = Places::of(context, drawer);
    told.covered.set_if_neq(places.covered(context));
    let margin = if places.form == Form::Whole { MARGIN } else { SMALL_MARGIN };
    Area::new(Id::new("panel")).order(Order::Middle).fixed_pos(places.panel.min).constrain(false).show(context, |ui| {
        Frame::new().fill(theme::LACQUER).inner_margin(Margin::same(margin as i8)).show(ui, |ui| {
            let size = (places.panel.size() - vec2(2.0 * margin, 2.0 * margin)).max(Vec2::ZERO);
            ui.set_min_size(size);
            ui.set_max_size(size);
            match places.form {
                Form::Whole => show_whole(ui, told, wishes),
                Form::Side | Form::Foot => show_small(ui, places.form, told, wishes),
            }
        });
        let line = Stroke::new(1.0, GRAIN);
        if places.form == Form::Foot {
            ui.painter().hline(places.panel.x_range(), places.panel.min.y, line);
        } else {
            ui.painter().vline(places.panel.min.x, places.panel.y_range(), line);
        }
    });
}

/// Content over a foot of this height, which stays where it is; both are about the same state.
fn over_foot<S: ?Sized>(
    ui: &mut Ui,
    foot_height: f32,
    gap: f32,
    state: &mut S,
    content: impl FnOnce(&mut Ui, &mut S),
    foot: impl FnOnce(&mut Ui, &mut S),
) {
    let all = ui.max_rect();
    let edge = (all.max.y - foot_height).max(all.min.y);
    let above = Rect::from_min_max(ui.cursor().min, pos2(all.max.x, edge - gap));
    if above.height() >= 1.0 {
        ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
            ui.shrink_clip_rect(above.expand(4.0));
            content(ui, state);
        });
    }
    let below = Rect::from_min_max(pos2(all.min.x, edge), all.max);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| foot(ui, state));
}

/// Everything.
fn show_whole(ui: &mut Ui, told: &mut Told, wishes: &mut Wishes) {
    head(ui, &told.table, wishes);
    let foot = 3.0 * theme::TOUCH + 2.0 * GAP;
    over_foot(
        ui,
        foot,
        GAP,
        &mut (told, wishes),
        |ui, (told, wishes)| {
            // At least two rows of moves are to be seen.
            let height = ui.available_height() - 2.0 * theme::TOUCH - GAP;
            ScrollArea::vertical().id_salt("turn").max_height(height).show(ui, |ui| {
                sides::rows(ui, told.table.played(), &told.counting, None);
                turn::show(ui, told, wishes);
            });
            let height = ui.available_height();
            ScrollArea::vertical().id_salt("panel").max_height(height).show(ui, |ui| {
                sides::remarks(ui, told.table.played());
                move_list::rounds(ui, &told.table, &mut wishes.intents);
                let rest = 2.0 * theme::TOUCH + 4.0 * GAP;
                let list = (height - ui.min_rect().height() - rest).max(2.0 * theme::TOUCH);
                ui.scope(|ui| move_list::show(ui, &told.table, list, &mut wishes.intents));
                move_list::steps(ui, &told.table, &mut wishes.intents);
            });
        },
        |ui, (told, wishes)| {
            let width = ui.available_width();
            let third = (width - 2.0 * GAP) / 3.0;
            ui.horizontal(|ui| take_back(ui, told, wishes, [third, third, third]));
            actions(ui, told, wishes);
        },
    );
}

/// What is needed every turn; when the drawer is pulled out, the rest in its place.
fn show_small(ui: &mut Ui, form: Form, told: &mut Told, wishes: &mut Wishes) {
    let rows = if form == Form::Side { 2.0 } else { 1.0 };
    let foot = rows * theme::TOUCH + (rows - 1.0) * SMALL_GAP;
    ui.spacing_mut().item_spacing = vec2(SMALL_GAP, SMALL_GAP);
    over_foot(
        ui,
        foot,
        SMALL_GAP,
        &mut (told, wishes),
        |ui, (told, wishes)| {
            let height = ui.available_height();
            if told.drawer.is_open {
                ScrollArea::vertical().id_salt("drawer").max_height(height).auto_shrink([false, false]).show(
                    ui,
                    |ui| {
                        sides::rows(ui, told.table.played(), &told.counting, None);
                        turn::show(ui, told, wishes);
                        sides::remarks(ui, told.table.played());
                        move_list::rounds(ui, &told.table, &mut wishes.intents);
                        let list = theme::TOUCH * (move_list::rows(&told.table).clamp(1, 4) as f32);
                        ui.scope(|ui| move_list::show(ui, &told.table, list, &mut wishes.intents));
                        move_list::steps(ui, &told.table, &mut wishes.intents);
                        actions(ui, told, wishes);
                    },
                );
            } else {
                show_turn(ui, form, told, wishes);
            }
        },
        |ui, (told, wishes)| show_foot(ui, form, told, wishes),
    );
}

/// Whose turn it is and what is wanted, and beside the board, where there is room, the moves.
fn show_turn(ui: &mut Ui, form: Form, told: &mut Told, wishes: &mut Wishes) {
    if told.drawer.face_to_face {
        turn::choices(ui, told);
    } else {
        sides::rows(ui, told.table.played(), &told.counting, Some(wishes));
    }
    let height = ui.available_height();
    let list = if told.drawer.face_to_face { height } else { height - WORDS_BESIDE - GAP };
    let has_list = form == Form::Side && list >= 3.0 * theme::TOUCH;
    if !told.drawer.face_to_face {
        let words = if has_list { WORDS_BESIDE } else { height };
        let place = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), words));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            turn::show_within(ui, told, words);
            ui.set_min_height(words);
        });
    }
    if has_list {
        let list = ui.available_height();
        ui.scope(|ui| move_list::show(ui, &told.table, list, &mut wishes.intents));
    }
}

/// What stays in view at the foot of smaller panels.
fn show_foot(ui: &mut Ui, form: Form, told: &mut Told, wishes: &mut Wishes) {
    let width = ui.available_width();
    let drawer_button = |ui: &mut Ui, told: &mut Told, width: f32| {
        let word = if told.drawer.is_open { "Less" } else { "More" };
        if ui.add(Button::new(word).within(width)).clicked() {
            told.drawer.is_open = !told.drawer.is_open;
        }
    };
    if form == Form::Side {
        let half = (width - SMALL_GAP) / 2.0;
        let share = (width - 2.0 * SMALL_GAP) / 3.0;
        ui.horizontal(|ui| take_back(ui, told, wishes, [share - 6.0, share - 6.0, share + 12.0]));
        ui.horizontal(|ui| {
            drawer_button(ui, told, half);
            menu_button(ui, wishes, Button::new("Menu").within(half));
        });
    } else {
        ui.horizontal(|ui| {
            // The third has the longest words.
            let share = (width - 4.0 * SMALL_GAP) / 5.5;
            take_back(ui, told, wishes, [share, share, 1.5 * share]);
            drawer_button(ui, told, share);
            menu_button(ui, wishes, Button::new("Menu").within(share));
        });
    }
}

fn menu_button(ui: &mut Ui, wishes: &mut Wishes, button: Button) {
    if ui.add(button.asks(Command::Pause)).clicked() {
        wishes.go.write(Go::Over(Overlay::Pause));
    }
}

/// The game's name, and the way to the menu.
fn head(ui: &mut Ui, table: &OnTable, wishes: &mut Wishes) {
    ui.horizontal(|ui| {
        let title = table.played().round().game().kind().title();
        ui.label(RichText::new(title).font(theme::title(26.0)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| menu_button(ui, wishes, Button::new("Menu")));
    });
}

/// Undo, redo, and a hint or the computer's move now, in buttons of these widths.
fn take_back(ui: &mut Ui, told: &Told, wishes: &mut Wishes, [undo, redo, hint]: [f32; 3]) {
    let played = told.table.played();
    let by_person = played.seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
    let is_on = matches!(played.pending(), Pending::Move { .. });
    let may_redo = !played.round().undone().is_empty() && is_on && by_person;
    let may_undo = played.plies_to_take_back().is_some();
    if ui.add_enabled(may_undo, Button::new("Undo").within(undo).asks(Command::Undo)).clicked() {
        wishes.intents.write_batch(ask::take_back(played, &told.settings, &mut wishes.asking));
    }
    if ui.add_enabled(may_redo, Button::new("Redo").within(redo).asks(Command::Redo)).clicked() {
        wishes.intents.write(Intent::Redo);
    }
    let waits = played.seat_on_turn().is_some();
    let (label, possible, ask) = if waits && !by_person {
        ("Move now", true, Ask::MoveNow)
    } else {
        ("Hint", is_on && may_hint(played), Ask::Hint)
    };
    if ui.add_enabled(possible, Button::new(label).within(hint).asks(Command::Hint)).clicked() {
        wishes.asks.write(ask);
    }
}

/// The side of a person who may resign or offer a draw now: who is to move, else who waits for a computer.
fn person(played: &Match) -> Option<Player> {
    let on_turn = played.round().game().to_move();
    let has_person = |player| played.seats_of(player).any(|seat| seat.by == Controller::Person);
    [on_turn, on_turn.other()].into_iter().find(|&player| has_person(player))
}

fn actions(ui: &mut Ui, told: &mut Told, wishes: &mut Wishes) {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap) / 2.0;
    let played = told.table.played();
    let person = person(played);
    match played.pending() {
        Pending::Move { .. } | Pending::ChooseSide { .. } | Pending::TakeBack { .. } => {
            let by_person = played.seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
            let draw = person.filter(|_| by_person).map(|player| {
                if faces_computers(played, player) { Question::OfferDraw(player) } else { Question::Draw(player) }
            });
            ui.horizontal(|ui| {
                for (label, question) in [("Offer a draw", draw), ("Resign", person.map(Question::Resign))] {
                    if ui.add_enabled(question.is_some(), Button::new(label).within(width)).clicked() {
                        wishes.asking.0 = question;
                    }
                }
            });
        }
        Pending::NextRound => {
            if ui.add(Button::new("Next round").primary().within(2.0 * width + gap)).clicked() {
                wishes.intents.write(Intent::NextRound);
            }
        }
        Pending::Nothing => {
            if ui.add(Button::new("Main menu").primary().within(2.0 * width + gap)).clicked() {
                wishes.intents.write(Intent::Leave);
            }
        }
    }
    let width = (ui.available_width() - 2.0 * gap) / 3.0;
    ui.horizontal(|ui| {
        let other = told.settings.view.next(told.table.played().round().game().kind());
        let label = match other {
            _ if told.roll.celebrates() => "Back",
            View::Table => "Table",
            View::Plan => "Plan",
            View::Doughnut => "Doughnut",
        };
        if ui.add(Button::new(label).within(width).asks(Command::View)).clicked() && !told.roll.stop_celebrating() {
            told.settings.view = other;
        }
        if ui.add(Button::new("Flip").within(width).asks(Command::Flip)).clicked() {
            told.commands.write(Command::Flip);
        }
        if ui.add(Button::new("Rules").within(width).asks(Command::Rules)).clicked() {
            wishes.go.write(Go::Over(Overlay::Rules));
        }
    });
}

/// A bar that says that an earlier position is looked at, and leads back.
fn show_looking_back(
    mut contexts: EguiContexts,
    table: Res<OnTable>,
    drawer: Res<Drawer>,
    mut wishes: Wishes,
) -> Result {
    if !table.looks_back() {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let free = Places::of(context, *drawer).free;
    let turns = move_list::turns(table.round_shown());
    let shown = turns.iter().take_while(|turn| turn.begin < table.plies_shown()).count();
    let mut text = match shown {
        0 => "You are looking at the beginning".to_owned(),
        shown => format!("You are looking at turn {shown} of {}", turns.len()),
    };
    if table.played().rounds().len() > 1 {
        text += &format!(", round {}", table.round_number_shown() + 1);
    }
    let goes_on = table.plies_shown() < table.round_shown().game().len();
    strip(context, free, &text, |ui| {
        if ui.add(Button::new("Return").asks(Command::Back)).clicked() {
            wishes.intents.write(Intent::LookAt(None));
        }
        if goes_on && button(ui, "Play on from here") {
            wishes.intents.write(Intent::PlayFromHere);
        }
    });
    Ok(())
}

/// The area of [`strip`].
pub(super) const STRIP: &str = "strip";

/// Words over the board that say what is going on there, and what can be done about it.
pub(super) fn strip(context: &Context, free: Rect, text: &str, buttons: impl FnOnce(&mut Ui)) {
    Area::new(Id::new(STRIP))
        .order(Order::Middle)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(free.center_top() + vec2(0.0, 12.0))
        .show(context, |ui| {
            theme::panel().inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
                ui.set_max_width(free.width() - 60.0);
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(text).font(theme::strong(17.0)).color(BRASS));
                    buttons(ui);
                });
            });
        });
}
