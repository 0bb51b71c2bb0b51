//! Around the board: whose turn it is, what the rules want, the moves so far, and what else can be done.

use super::ask::Question;
use super::controls::{self, Button, button};
use super::instruction::{Instruction, instruction};
use super::theme::{self, BRASS, CORNER, GRAIN, RAISED};
use super::{UiSystems, Wishes, ask, faces, marks, move_list, sides, words};
use crate::app::camera::FreeRect;
use crate::app::commands::Command;
use crate::app::counting::Counting;
use crate::app::device::Device;
use crate::app::play::{Intent, OnTable};
use crate::app::pointing::{Announcement, Point, Selection, may_announce};
use crate::app::screen::{Go, Overlay, Screen};
use crate::app::settings::{Settings, View};
use crate::app::table::endless::Roll;
use crate::app::thinking::{Ask, Computers, Hint, Progress, faces_computers, may_hint};
use crate::games::zen::Threat;
use crate::games::{AnyGame, Kind, Player, Spot};
use crate::session::{Controller, GameTerms, Match, Pending};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, Align2, Area, Context, CornerRadius, Frame, Id, Label, Layout, Margin, Order, Rect, RichText, ScrollArea,
    Sense, Stroke, Ui, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// For so many moves it is told how to point.
const YOUNG: usize = 4;

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
    table: Res<'w, OnTable>,
    selection: Res<'w, Selection>,
    announcement: ResMut<'w, Announcement>,
    settings: ResMut<'w, Settings>,
    roll: ResMut<'w, Roll>,
    drawer: ResMut<'w, Drawer>,
    computers: Option<Res<'w, Computers>>,
    counting: Res<'w, Counting>,
    hint: Res<'w, Hint>,
    points: MessageWriter<'w, Point>,
    commands: MessageWriter<'w, Command>,
    covered: ResMut<'w, FreeRect>,
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
        turn(ui, told, wishes);
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
        turn(ui, told, wishes);
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

/// Whose turn it is and what the rules want, or how the round has ended.
fn turn(ui: &mut Ui, told: &mut Told, wishes: &mut Wishes) {
    Frame::new()
        .fill(RAISED)
        .stroke(Stroke::new(1.0, GRAIN))
        .corner_radius(CornerRadius::same(CORNER))
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 4.0;
            match told.table.played().round().result() {
                Some(ended) => {
                    let played = told.table.played();
                    let (headline, why) = words::result(played, played.round(), ended);
                    who(ui, played, ended.ending.winner(), &headline, "", None);
                    let points = words::points(played, ended);
                    ui.label(if told.counting.goes_on() { why } else { format!("{why} {points}") });
                }
                None => {
                    to_move(ui, told, wishes);
                    chains(ui, told);
                }
            }
        });
}

/// ZeN: how far each side's longest chain has got, or the one under the pointer in its place.
fn chains(ui: &mut Ui, told: &Told) {
    let game = told.table.played().round().game();
    let AnyGame::Torus(game) = game else { return };
    if told.table.looks_back() {
        return;
    }
    let pointed_at = match told.selection.hovered {
        Some(Spot::Square(square)) => game.position().chain(square),
        _ => None,
    };
    for player in Player::BOTH {
        let pointed_at = pointed_at.as_ref().filter(|chain| chain.owner == player);
        let longest = || game.position().longest_chain(player).filter(|_| told.settings.show_chains);
        let Some(chain) = pointed_at.cloned().or_else(longest) else { continue };
        let name = Kind::Torus.player_name(player);
        let colour = if pointed_at.is_some() { BRASS } else { theme::lesser(ui) };
        ui.label(RichText::new(format!("{name}: {chain}.")).small().color(colour));
    }
}

fn to_move(ui: &mut Ui, told: &mut Told, wishes: &mut Wishes) {
    let played = told.table.played();
    let game = played.round().game();
    let player = game.to_move();
    let name = played.seat_on_turn().map_or("", |seat| seat.name.as_str());
    let side = words::seat_on_turn(played).map_or_else(String::new, |seat| words::seat_side(played, seat));
    if let Pending::ChooseSide { .. } = played.pending() {
        who(ui, played, None, name, "chooses a side", Some(wishes));
    } else if let Pending::TakeBack { .. } = played.pending() {
        who(ui, played, None, name, "may take a move back", Some(wishes));
    } else {
        who(ui, played, Some(player), name, &side, Some(wishes));
    }
    if let Some(begins) = words::who_begins(played) {
        ui.label(RichText::new(begins).small().color(theme::lesser(ui)));
    }
    if let Some(progress) = told.computers.as_ref().and_then(|computers| computers.thinking()) {
        thinks(ui, progress, told.settings.reduced_motion);
    }
    let by_person = played.seat_on_turn().is_some_and(|seat| seat.by == Controller::Person);
    if !by_person || !matches!(played.pending(), Pending::Move { .. }) {
        return;
    }
    let wanted = opening(played).unwrap_or_else(|| instruction(game, &told.selection.spots));
    let said = played.round().in_check(game.len()).filter(|_| played.terms().game.is_announced_by_players());
    let said = said.map(|side| format!("Échec! {} has announced check.", game.kind().player_name(side.other())));
    if let Some(alarm) = wanted.alarm.as_ref().or(said.as_ref()) {
        ui.label(RichText::new(alarm).font(theme::strong(17.0)).color(theme::EMBER));
    }
    if let Some(shown) = told.hint.shown() {
        // In the place of what is wanted, which a hint answers.
        let text = format!("Try {}: {}.", shown.text, shown.why);
        ui.label(RichText::new(text).font(theme::strong(17.0)).color(BRASS));
    } else {
        ui.label(&wanted.text);
        if game.len() < YOUNG {
            walk(ui);
        }
    }
    if let Some(refused) = &told.selection.refusal {
        let reason = words::sentence(&refused.why.reason);
        ui.label(RichText::new(reason).small().color(theme::EMBER));
    }
    if told.computers.as_ref().is_some_and(|computers| computers.is_looking_for_a_hint()) {
        ui.horizontal(|ui| {
            ui.label(RichText::new("Looking for a good move").color(BRASS));
            dots(ui, told.settings.reduced_motion);
        });
    }
    if may_announce(&told.table) {
        announce(ui, &mut told.announcement);
    }
    // What is not a square can't be pointed at on every board.
    for (spot, label) in [(Spot::Pass, "Pass"), (Spot::Off, "Off the board")] {
        if told.selection.next.contains(&spot) && button(ui, label) {
            told.points.write(Point::At(spot));
        }
    }
}

/// In the first moves: how to point with what was used last.
fn walk(ui: &mut Ui) {
    let used = controls::used(ui.ctx());
    let name = |command| used.name(command).unwrap_or_default();
    let walk = match used {
        Device::Mouse | Device::Touch => return,
        Device::Keys => name(Command::Step(IVec2::X)),
        Device::Pad(_) => name(Command::Leap(Vec2::X)),
    };
    let (point, panel) = (name(Command::Choose), name(Command::Panel));
    let told = format!("{walk} to walk, {point} to point, {panel} to come to these buttons.");
    ui.label(RichText::new(told).small().color(theme::lesser(ui)));
}

/// What is announced with the next move, or with the step that completes it.
fn announce(ui: &mut Ui, announcement: &mut Announcement) {
    ui.horizontal_wrapped(|ui| {
        ui.label("Announce:");
        for (label, threat) in [("Échec", Threat::Check), ("Échec et mat", Threat::Checkmate)] {
            let is_chosen = announcement.0 == Some(threat);
            if ui.add(Button::new(label).selected(is_chosen).asks(Command::Announce)).clicked() {
                announcement.0 = if is_chosen { None } else { Some(threat) };
            }
        }
    });
}

/// That a computer thinks, and how far it has come.
fn thinks(ui: &mut Ui, progress: Progress, still: bool) {
    ui.horizontal(|ui| {
        ui.label("Thinking");
        dots(ui, still);
    });
    let looked_at = match progress.nodes {
        0..1000 => String::new(),
        nodes => format!("{} thousand positions", nodes / 1000),
    };
    ui.label(RichText::new(looked_at).small().color(theme::lesser(ui)));
}

/// Three dots, of which another is lit a few times a second; the computers wake the window for that.
fn dots(ui: &mut Ui, still: bool) {
    let (rect, _) = ui.allocate_exact_size(vec2(40.0, 20.0), Sense::hover());
    let lit = (ui.input(|input| input.time) * 4.0) as u64 % 3;
    for dot in 0..3_u8 {
        let at = rect.left_center() + vec2(6.0 + 13.0 * f32::from(dot), 2.0);
        let is_lit = still || u64::from(dot) == lit;
        ui.painter().circle_filled(at, 4.0, if is_lit { BRASS } else { GRAIN });
    }
}

/// A player's piece and name; in Zener with the symbol to answer, where there is one. The name leads to who plays.
fn who(ui: &mut Ui, played: &Match, player: Option<Player>, name: &str, side: &str, wishes: Option<&mut Wishes>) {
    let game = played.round().game();
    ui.horizontal(|ui| {
        if let Some(player) = player {
            let (rect, _) = ui.allocate_exact_size(vec2(40.0, 40.0), Sense::hover());
            let symbol = instruction(game, &[]).symbol;
            marks::piece(ui.painter(), rect, game.kind(), player, symbol);
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let label = Label::new(RichText::new(name).font(theme::strong(19.0)));
            match wishes {
                None => {
                    ui.add(label);
                }
                Some(wishes) => {
                    let response = ui.add(label.sense(Sense::click()));
                    controls::ring_if_focused(ui, &response);
                    controls::note(ui, "Change who plays", &response);
                    if response.on_hover_text("Change who plays").clicked() {
                        wishes.go.write(Go::Over(Overlay::Players));
                    }
                }
            }
            if !side.is_empty() {
                ui.label(RichText::new(side).small().color(theme::lesser(ui)));
            }
        });
    });
}

/// What is wanted while ZeN's balanced opening lasts.
fn opening(played: &Match) -> Option<Instruction> {
    let GameTerms::Torus { balanced_opening: true, .. } = played.terms().game else { return None };
    let round = played.round();
    let plies = round.game().len();
    if round.choice().is_some() || plies >= 3 {
        return None;
    }
    let chooser = words::team_name(played, round.team_at_first().other());
    let colour = round.game().kind().player_name(round.game().to_move());
    let text =
        format!("Balanced opening: place stone {} of 3, one of {colour}'s. Then {chooser} chooses a side.", plies + 1);
    Some(Instruction { text, ..Instruction::default() })
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
    Area::new(Id::new("looking back"))
        .order(Order::Middle)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(free.center_top() + vec2(0.0, 12.0))
        .show(context, |ui| {
            theme::panel().inner_margin(Margin::symmetric(14, 8)).show(ui, |ui| {
                ui.set_max_width(free.width() - 60.0);
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(text).font(theme::strong(17.0)).color(BRASS));
                    if ui.add(Button::new("Return").asks(Command::Back)).clicked() {
                        wishes.intents.write(Intent::LookAt(None));
                    }
                    if goes_on && button(ui, "Play on from here") {
                        wishes.intents.write(Intent::PlayFromHere);
                    }
                });
            });
        });
    Ok(())
}
