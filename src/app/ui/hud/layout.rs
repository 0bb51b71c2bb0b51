//! Where the panel lies around the board, what it leaves free, and the strip of text over the board.

use crate::app::ai::analysis::{Analysis, SwitchAnalysis};
use crate::app::ai::hint::Hint;
use crate::app::ai::opponent::Computers;
use crate::app::ai::review::MatchReview;
use crate::app::ai::trial::MomentTrial;
use crate::app::camera::view::ViewportInsets;
use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::comments::Comment;
use crate::app::gameplay::lesson::LessonState;
use crate::app::gameplay::move_confirmation::PendingMove;
use crate::app::gameplay::round_scoring::RoundScoring;
use crate::app::gameplay::selection::{Announcement, Point, Selection};
use crate::app::geometry::torus_view::TorusView;
use crate::app::input::action::Command;
use crate::app::state::settings::{PlayerTurning, Settings};
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::{self, ACCENT};
use crate::games::Player;
use crate::session::{Length, Match};
use crate::texts::Text;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Area, Context, Id, Margin, Order, Pos2, Rect, RichText, Ui, UiBuilder, Vec2, pos2, vec2,
};

/// What decides where the panel lies: whether the drawer is open, and which information is always shown. In smaller
/// panels the drawer contains what is not needed every turn.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct HudDrawer {
    /// Whether the drawer is open.
    pub(super) is_open: bool,
    /// Whether both sides have a row each, with points, time or partners, and not only the side to move.
    pub(super) tells_sides: bool,
    /// Whether players announce check; then there are buttons for it.
    pub(super) announces: bool,
    /// Whether both ends of the board have text for the players who sit there.
    pub(super) face_to_face: bool,
    /// Whether a lesson or a review is on the table, whose text needs more height than a turn.
    pub(super) explains: bool,
}

/// How much the panel can show at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Beside the board, with everything in view.
    Whole,
    /// Beside the board, with what is needed every turn; the rest is in the drawer.
    Side,
    /// The same, but below the board.
    Foot,
}

/// Where the panel lies and what it leaves free, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Places {
    pub(super) panel: Rect,
    /// What the panel leaves free of the window.
    pub(super) beside: Rect,
    /// Where the board can be seen: `beside` without the text at the ends of the board.
    pub(super) free: Rect,
    pub(super) form: Form,
}

/// The height of a window, in points, from which a panel beside the board can show everything.
const WHOLE: f32 = 700.0;

/// The distance between the edge of the panel and its content, in points.
pub(super) const MARGIN: f32 = 14.0;
pub(super) const SMALL_MARGIN: f32 = 8.0;

/// The distance between the parts of the content, in points, and between buttons in smaller panels.
pub(super) const GAP: f32 = 8.0;
pub(super) const SMALL_GAP: f32 = 6.0;

/// The height in points of the text about a turn below the board. The least holds three or four lines of small text,
/// the most five lines of usual text. In a narrow window, five small lines need a larger least height.
const WORDS: [f32; 2] = [60.0, 118.0];
const NARROW_WORDS: f32 = 76.0;
const NARROW: f32 = 400.0;

/// The height in points of the text of a lesson or a review below the board: five to eight lines.
const LESSON: [f32; 2] = [150.0, 260.0];

/// A panel beside the board leaves to the board a width of at least this part of the window's height, as long as the
/// panel is at least `NARROWEST` points wide.
const SHARE: f32 = 0.61;
const NARROWEST: f32 = 220.0;

/// The height in points of the text about a turn beside the board. Where more is free, the moves are shown below the
/// text.
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

    /// What is covered around the board, in logical pixels of the window.
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
    /// The part for the board of what the panel leaves free.
    fn free(self, beside: Rect) -> Rect {
        if self.face_to_face { beside.shrink2(vec2(0.0, end_text_space(beside))) } else { beside }
    }

    /// The height in points of a panel below the board while the drawer is closed. The text has its full height where
    /// the board leaves enough of a window of this size, and always the least height that small text needs. The height
    /// does not depend on the turn, so that the board does not move between turns.
    fn closed_height(self, screen: Vec2) -> f32 {
        if self.explains {
            let around = 2.0 * SMALL_MARGIN + theme::TOUCH_SIZE + SMALL_GAP;
            let [least, most] = LESSON;
            return around + (screen.y - screen.x - around).clamp(least, most);
        }
        let announcing = if self.announces { theme::TOUCH_SIZE + SMALL_GAP } else { 0.0 };
        let around = 2.0 * SMALL_MARGIN + theme::TOUCH_SIZE + announcing;
        if self.face_to_face {
            // The rest is in the text at the ends of the board.
            return around;
        }
        let around = around + sides_height(self.tells_sides) + 2.0 * SMALL_GAP;
        let [least, most] = WORDS;
        let least = if screen.x < NARROW { NARROW_WORDS } else { least };
        around + (screen.y - screen.x - around).clamp(least, most)
    }
}

/// The resources that the panel shows.
#[derive(SystemParam)]
pub(super) struct HudParams<'w> {
    pub(super) table: Res<'w, ActiveMatch>,
    pub(super) selection: Res<'w, Selection>,
    pub(super) pending: Res<'w, PendingMove>,
    pub(super) announcement: ResMut<'w, Announcement>,
    pub(super) settings: ResMut<'w, Settings>,
    pub(super) torus_view: ResMut<'w, TorusView>,
    pub(super) drawer: ResMut<'w, HudDrawer>,
    pub(super) computers: Option<Res<'w, Computers>>,
    pub(super) counting: Res<'w, RoundScoring>,
    pub(super) hint: Res<'w, Hint>,
    pub(super) lesson: ResMut<'w, LessonState>,
    pub(super) comment: Res<'w, Comment>,
    pub(super) review: ResMut<'w, MatchReview>,
    pub(super) trial: Res<'w, MomentTrial>,
    pub(super) analysis: Res<'w, Analysis>,
    pub(super) switch_analysis: MessageWriter<'w, SwitchAnalysis>,
    pub(super) points: MessageWriter<'w, Point>,
    pub(super) commands: MessageWriter<'w, Command>,
    pub(super) covered: ResMut<'w, ViewportInsets>,
}

/// Lays out content above a foot of this height in points. Only the content gives way when there is little height. Both
/// parts change the same `state`.
pub(super) fn over_foot<S: ?Sized>(
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

/// The area of [`strip`].
pub(super) const STRIP: &str = "strip";

/// Shows text over the board that says what is going on there, with buttons for what can be done about it.
pub(super) fn strip(context: &Context, free: Rect, text: impl Into<Text>, buttons: impl FnOnce(&mut Ui)) {
    let top = free.center_top() + vec2(0.0, 12.0);
    let text = context.localise(text);
    sign(context, STRIP, top, Margin::symmetric(14, 8), free.width() - 60.0, |ui| {
        ui.label(RichText::new(text).font(theme::strong(17.0)).color(ACCENT));
        buttons(ui);
    });
}

/// Shows a small panel over the board whose upper edge has its middle at `top`; returns the rectangle that it takes.
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

/// The height in points of the text at an end of the board: usually, in a low window, and in a narrow window, where
/// lines are short.
const END_TEXT_HEIGHT: f32 = 62.0;
const LOW_END_TEXT_HEIGHT: f32 = 50.0;
const NARROW_END_TEXT_HEIGHT: f32 = 66.0;

/// The distance between this text and the edge of the window or of the board, in points.
pub(super) const END_TEXT_MARGIN: f32 = 6.0;

/// The height of the text at each end, where `beside` is what the panel leaves free.
pub(super) fn end_text_height(beside: egui::Rect) -> f32 {
    if beside.width() < 420.0 {
        NARROW_END_TEXT_HEIGHT
    } else if beside.height() < 420.0 {
        LOW_END_TEXT_HEIGHT
    } else {
        END_TEXT_HEIGHT
    }
}

/// The height that this text takes from the board at each end, with the distances around it.
pub(super) fn end_text_space(beside: egui::Rect) -> f32 {
    end_text_height(beside) + 2.0 * END_TEXT_MARGIN
}

/// Whether persons play both sides and the settings ask for face-to-face mode.
pub(super) fn is_face_to_face(table: &ActiveMatch, settings: &Settings) -> bool {
    let played = table.played();
    table.lesson().is_none()
        && !table.is_analysed()
        && settings.turning == PlayerTurning::FaceToFace
        && Player::BOTH.into_iter().all(|side| played.has_person(side))
}

/// The height in points of a side's row where both sides have one, and of the row where only the side to move has one.
pub(super) const SIDE_ROW: f32 = 32.0;
pub(super) const ONLY_SIDE_ROW: f32 = 44.0;

/// The distance between two rows, in points.
pub(super) const SIDES_GAP: f32 = 4.0;

/// Whether both sides have a row: a match of several rounds, with a clock or with teams.
pub(super) fn lists_both_sides(played: &Match) -> bool {
    let terms = played.terms();
    terms.length != Length::Single || terms.clock.is_some() || terms.seats.len() > 2
}

/// The height of what [`rows`](crate::app::ui::hud::sides::rows) shows: both sides, or only the one to move.
pub(super) const fn sides_height(both_sides: bool) -> f32 {
    if both_sides { 2.0 * SIDE_ROW + SIDES_GAP } else { ONLY_SIDE_ROW }
}
