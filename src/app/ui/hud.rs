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
    Align, Align2, Area, Context, Frame, Id, Layout, Margin, Order, Rect, RichText, ScrollArea, Stroke, Ui, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// Whether the drawer, which takes the panel's place on narrow screens, is pulled out.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Drawer {
    /// Pulled out.
    pub(super) is_open: bool,
    /// Even when it is not, it tells of both sides.
    tells_sides: bool,
    /// At both ends of the board there are words for those who sit there.
    face_to_face: bool,
}

/// Where the panel lies and what it leaves free, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Places {
    panel: Rect,
    /// What the panel leaves free.
    pub(super) beside: Rect,
    /// Where the board can be seen.
    pub(super) free: Rect,
    /// The panel is a drawer at the lower edge.
    is_drawer: bool,
}

impl Places {
    pub(super) fn of(context: &Context, drawer: Drawer) -> Self {
        let screen = context.viewport_rect();
        // With little room for both, the board gets more beside the panel than over it where the window is low.
        let is_low = screen.width() > 560.0 && screen.aspect_ratio() > 1.4;
        if theme::is_wide(context) || is_low {
            let width = (screen.width() * 0.27).clamp(264.0, 330.0);
            let edge = screen.max.x - width;
            let beside = Rect::from_min_max(screen.min, pos2(edge, screen.max.y));
            let panel = Rect::from_min_max(pos2(edge, screen.min.y), screen.max);
            return Self { panel, beside, free: drawer.free(beside), is_drawer: false };
        }
        let closed = if drawer.tells_sides { 186.0 + sides::HEIGHT + 8.0 } else { 186.0_f32 };
        let height =
            if drawer.is_open { (screen.height() * 0.72).min(520.0) } else { closed.min(screen.height() * 0.5) };
        let edge = screen.max.y - height;
        let beside = Rect::from_min_max(screen.min, pos2(screen.max.x, edge));
        let panel = Rect::from_min_max(pos2(screen.min.x, edge), screen.max);
        Self { panel, beside, free: drawer.free(beside), is_drawer: true }
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
        if self.face_to_face { beside.shrink2(vec2(0.0, faces::ROOM)) } else { beside }
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
    let context = contexts.ctx_mut()?;
    let drawer = Drawer {
        tells_sides: sides::are_told(told.table.played()),
        face_to_face: faces::are_shown(told.table.played(), &told.settings),
        ..*told.drawer
    };
    told.drawer.set_if_neq(drawer);
    let places = Places::of(context, drawer);
    told.covered.set_if_neq(places.covered(context));
    Area::new(Id::new("panel")).order(Order::Middle).fixed_pos(places.panel.min).constrain(false).show(context, |ui| {
        Frame::new().fill(theme::LACQUER).inner_margin(Margin::same(14)).show(ui, |ui| {
            let size = places.panel.size() - vec2(28.0, 28.0);
            ui.set_min_size(size);
            ui.set_max_size(size);
            if places.is_drawer {
                show_drawer(ui, &mut told, &mut wishes);
            } else {
                show_panel(ui, &mut told, &mut wishes);
            }
        });
        let line = Stroke::new(1.0, GRAIN);
        if places.is_drawer {
            ui.painter().hline(places.panel.x_range(), places.panel.min.y, line);
        } else {
            ui.painter().vline(places.panel.min.x, places.panel.y_range(), line);
        }
    });
    Ok(())
}

fn show_panel(ui: &mut Ui, told: &mut Told, wishes: &mut Wishes) {
    head(ui, &told.table, wishes);
    let height = ui.available_height();
    ScrollArea::vertical().id_salt("panel").max_height(height).show(ui, |ui| {
        sides::rows(ui, told.table.played(), &told.counting);
        turn::show(ui, told, wishes);
        sides::remarks(ui, told.table.played());
        move_list::rounds(ui, &told.table, &mut wishes.intents);
        // What the rest needs, measured rather than known: the list takes what is left.
        let rest = 5.0 * theme::TOUCH + 6.0 * 8.0;
        let list = (height - ui.min_rect().height() - rest).max(2.0 * theme::TOUCH);
        ui.scope(|ui| move_list::show(ui, &told.table, list, &mut wishes.intents));
        move_list::steps(ui, &told.table, &mut wishes.intents);
        ui.horizontal(|ui| take_back(ui, told, wishes));
        actions(ui, told, wishes);
    });
}

/// The width of one of two buttons side by side.
fn half(ui: &Ui) -> f32 {
    (ui.available_width() - 8.0) / 2.0
}

fn show_drawer(ui: &mut Ui, told: &mut Told, wishes: &mut Wishes) {
    ui.horizontal(|ui| {
        let word = if told.drawer.is_open { "Less" } else { "More" };
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            menu_button(ui, wishes);
            if button(ui, word) {
                told.drawer.is_open = !told.drawer.is_open;
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| take_back(ui, told, wishes));
        });
    });
    let height = ui.available_height();
    ScrollArea::vertical().id_salt("drawer").max_height(height).auto_shrink([false, false]).show(ui, |ui| {
        sides::rows(ui, told.table.played(), &told.counting);
        turn::show(ui, told, wishes);
        if told.drawer.is_open {
            sides::remarks(ui, told.table.played());
            move_list::rounds(ui, &told.table, &mut wishes.intents);
            ui.scope(|ui| move_list::show(ui, &told.table, 4.0 * theme::TOUCH, &mut wishes.intents));
            move_list::steps(ui, &told.table, &mut wishes.intents);
            actions(ui, told, wishes);
        }
    });
}

fn menu_button(ui: &mut Ui, wishes: &mut Wishes) {
    if ui.add(Button::new("Menu").asks(Command::Pause)).clicked() {
        wishes.go.write(Go::Over(Overlay::Pause));
    }
}

/// The game's name, and the way to the menu.
fn head(ui: &mut Ui, table: &OnTable, wishes: &mut Wishes) {
    ui.horizontal(|ui| {
        let title = table.played().round().game().kind().title();
        ui.label(RichText::new(title).font(theme::title(26.0)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| menu_button(ui, wishes));
    });
}

/// Undo, redo, and a hint or the computer's move now.
fn take_back(ui: &mut Ui, told: &Told, wishes: &mut Wishes) {
    let played = told.table.played();
    let by_person = played.seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
    let is_on = matches!(played.pending(), Pending::Move { .. });
    let may_redo = !played.round().undone().is_empty() && is_on && by_person;
    let may_undo = played.plies_to_take_back().is_some();
    let width = (ui.available_width() - 2.0 * 8.0) * 0.29;
    if ui.add_enabled(may_undo, Button::new("Undo").width(width).asks(Command::Undo)).clicked() {
        wishes.intents.write_batch(ask::take_back(played, &told.settings, &mut wishes.asking));
    }
    if ui.add_enabled(may_redo, Button::new("Redo").width(width).asks(Command::Redo)).clicked() {
        wishes.intents.write(Intent::Redo);
    }
    let waits = played.seat_on_turn().is_some();
    let (label, possible, ask) = if waits && !by_person {
        ("Move now", true, Ask::MoveNow)
    } else {
        ("Hint", is_on && may_hint(played), Ask::Hint)
    };
    let width = (ui.available_width() - 1.0).max(0.0);
    if ui.add_enabled(possible, Button::new(label).width(width).asks(Command::Hint)).clicked() {
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
    let width = half(ui);
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
                    if ui.add_enabled(question.is_some(), Button::new(label).width(width)).clicked() {
                        wishes.asking.0 = question;
                    }
                }
            });
        }
        Pending::NextRound => {
            if ui.add(Button::new("Next round").primary().width(2.0 * width + 8.0)).clicked() {
                wishes.intents.write(Intent::NextRound);
            }
        }
        Pending::Nothing => {
            if ui.add(Button::new("Main menu").primary().width(2.0 * width + 8.0)).clicked() {
                wishes.intents.write(Intent::Leave);
            }
        }
    }
    let width = (ui.available_width() - 2.0 * 8.0) / 3.0;
    ui.horizontal(|ui| {
        let other = told.settings.view.next(told.table.played().round().game().kind());
        let label = match other {
            _ if told.roll.celebrates() => "Back",
            View::Table => "Table",
            View::Plan => "Plan",
            View::Doughnut => "Doughnut",
        };
        if ui.add(Button::new(label).width(width).asks(Command::View)).clicked() && !told.roll.stop_celebrating() {
            told.settings.view = other;
        }
        if ui.add(Button::new("Flip").width(width).asks(Command::Flip)).clicked() {
            told.commands.write(Command::Flip);
        }
        if ui.add(Button::new("Rules").width(width).asks(Command::Rules)).clicked() {
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
