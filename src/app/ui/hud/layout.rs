//! Where the panel lies around the board, what it leaves free, and the strip of words over it.

use crate::app::ai::hint::Hint;
use crate::app::ai::opponent::Computers;
use crate::app::camera::view::ViewportInsets;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::gameplay::selection::{Announcement, Point, Selection};
use crate::app::geometry::torus_view::TorusView;
use crate::app::input::action::Command;
use crate::app::state::settings::{PlayerTurning, Settings};
use crate::app::ui::theme::{self, ACCENT};
use crate::games::Player;
use crate::session::{Length, Match};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Area, Context, Id, Margin, Order, Pos2, Rect, RichText, Ui, Vec2, pos2, vec2};

/// What decides where the panel lies: whether the drawer, in which smaller panels keep what is not needed every turn, is
/// pulled out, and how much there is to tell in any case.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct HudDrawer {
    /// Pulled out.
    pub(super) is_open: bool,
    /// There is more to tell of both sides than whose turn it is.
    pub(super) tells_sides: bool,
    /// Players announce check, with buttons.
    pub(super) announces: bool,
    /// At both ends of the board there are words for those who sit there.
    pub(super) face_to_face: bool,
}

/// How much there is room for in the panel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
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
    pub(super) panel: Rect,
    /// What the panel leaves free.
    pub(super) beside: Rect,
    /// Where the board can be seen.
    pub(super) free: Rect,
    pub(super) form: Form,
}

/// From this height on, a panel beside the board has room for everything.
const WHOLE: f32 = 700.0;

/// Between the edge of the panel and what is in it.
pub(super) const MARGIN: f32 = 14.0;
pub(super) const SMALL_MARGIN: f32 = 8.0;

/// Between what is in it, and between buttons in smaller panels.
pub(super) const GAP: f32 = 8.0;
pub(super) const SMALL_GAP: f32 = 6.0;

/// The height of the words about a turn under the board: three or four lines of small words, in a narrow window five, or
/// five of usual ones.
const WORDS: [f32; 2] = [60.0, 118.0];
const NARROW_WORDS: f32 = 76.0;
const NARROW: f32 = 400.0;

/// The part of the window's height that a panel beside the board leaves at least of its width, to a panel of this width.
const SHARE: f32 = 0.61;
const NARROWEST: f32 = 220.0;

/// The height of the same beside the board, from which on the moves are shown below them.
pub(super) const WORDS_BESIDE: f32 = 170.0;

impl Places {
    pub(super) fn of(context: &Context, drawer: HudDrawer) -> Self {
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
    pub(super) fn covered(&self, context: &Context) -> ViewportInsets {
        let (screen, zoom) = (context.viewport_rect(), context.zoom_factor());
        ViewportInsets {
            left: (self.free.min.x - screen.min.x) * zoom,
            top: (self.free.min.y - screen.min.y) * zoom,
            right: (screen.max.x - self.free.max.x) * zoom,
            bottom: (screen.max.y - self.free.max.y) * zoom,
        }
    }
}

impl HudDrawer {
    /// What is free for the board of what the panel leaves.
    fn free(self, beside: Rect) -> Rect {
        if self.face_to_face { beside.shrink2(vec2(0.0, face_room(beside))) } else { beside }
    }

    /// How high a panel under the board is that is not pulled out: as the words want it where the board has room enough
    /// in a window of this size, but always high enough for small ones. It does not depend on the turn, so that the board
    /// rests.
    fn closed_height(self, screen: Vec2) -> f32 {
        let announcing = if self.announces { theme::TOUCH_SIZE + SMALL_GAP } else { 0.0 };
        let around = 2.0 * SMALL_MARGIN + theme::TOUCH_SIZE + announcing;
        if self.face_to_face {
            // The words at the ends of the board tell the rest.
            return around;
        }
        let around = around + sides_height(self.tells_sides) + 2.0 * SMALL_GAP;
        let [least, most] = WORDS;
        let least = if screen.x < NARROW { NARROW_WORDS } else { least };
        around + (screen.y - screen.x - around).clamp(least, most)
    }
}

/// What the panel shows.
#[derive(SystemParam)]
pub(super) struct HudParams<'w> {
    pub(super) table: Res<'w, ActiveMatch>,
    pub(super) selection: Res<'w, Selection>,
    pub(super) announcement: ResMut<'w, Announcement>,
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) roll: ResMut<'w, TorusView>,
    pub(super) drawer: ResMut<'w, HudDrawer>,
    pub(super) computers: Option<Res<'w, Computers>>,
    pub(super) counting: Res<'w, RoundScoring>,
    pub(super) hint: Res<'w, Hint>,
    pub(super) points: MessageWriter<'w, Point>,
    pub(super) commands: MessageWriter<'w, Command>,
    pub(super) covered: ResMut<'w, ViewportInsets>,
}

/// The area of [`strip`].
pub(super) const STRIP: &str = "strip";

/// Words over the board that say what is going on there, and what can be done about it.
pub(super) fn strip(context: &Context, free: Rect, text: &str, buttons: impl FnOnce(&mut Ui)) {
    let top = free.center_top() + vec2(0.0, 12.0);
    sign(context, STRIP, top, Margin::symmetric(14, 8), free.width() - 60.0, |ui| {
        ui.label(RichText::new(text).font(theme::strong(17.0)).color(ACCENT));
        buttons(ui);
    });
}

/// A small panel over the board, the middle of whose upper edge is at `top`; gives the place that it takes.
pub(super) fn sign(
    context: &Context,
    name: &str,
    top: Pos2,
    margin: Margin,
    width: f32,
    content: impl FnOnce(&mut Ui),
) -> Rect {
    let area = Area::new(Id::new(name)).order(Order::Middle).pivot(Align2::CENTER_TOP).fixed_pos(top);
    let shown = area.show(context, |ui| {
        theme::panel().inner_margin(margin).show(ui, |ui| {
            ui.set_max_width(width);
            ui.horizontal_wrapped(content);
        });
    });
    shown.response.rect
}

/// The height of the words at an end of the board, in lines that are long enough, in a low window, and in a narrow one.
const FACE_HEIGHT: f32 = 62.0;
const LOW_FACE_HEIGHT: f32 = 50.0;
const NARROW_FACE_HEIGHT: f32 = 66.0;

/// Between the words and the edge.
pub(super) const FACE_EDGE: f32 = 6.0;

/// The height of the words at each end of what is beside the panel.
pub(super) fn face_height(beside: egui::Rect) -> f32 {
    if beside.width() < 420.0 {
        NARROW_FACE_HEIGHT
    } else if beside.height() < 420.0 {
        LOW_FACE_HEIGHT
    } else {
        FACE_HEIGHT
    }
}

/// What they take from the board at each end.
pub(super) fn face_room(beside: egui::Rect) -> f32 {
    face_height(beside) + 2.0 * FACE_EDGE
}

/// Whether persons sit at both sides, face to face.
pub(super) fn is_face_to_face(played: &Match, settings: &Settings) -> bool {
    settings.turning == PlayerTurning::FaceToFace && Player::BOTH.into_iter().all(|side| played.has_person(side))
}

/// The height of a side's row among two, and of one by itself.
pub(super) const SIDE_ROW: f32 = 32.0;
pub(super) const ONLY_SIDE_ROW: f32 = 44.0;

/// Between two rows.
pub(super) const SIDES_GAP: f32 = 4.0;

/// Whether both sides are listed: there is more to say of them than who is to move.
pub(super) fn lists_both_sides(played: &Match) -> bool {
    let terms = played.terms();
    terms.length != Length::Single || terms.clock.is_some() || terms.seats.len() > 2
}

/// The height of what [`rows`](crate::app::ui::hud::sides::rows) shows: both sides, or only the one to move.
pub(super) const fn sides_height(both_sides: bool) -> f32 {
    if both_sides { 2.0 * SIDE_ROW + SIDES_GAP } else { ONLY_SIDE_ROW }
}
