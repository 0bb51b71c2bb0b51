//! The look of the menus: colours and fonts, dark panels and light sheets.

pub mod controls;
pub(crate) mod diagram;
pub(crate) mod drawings;
mod fonts;
pub(crate) mod ornaments;
pub(crate) mod piece_colours;
pub(crate) mod raster;
pub(crate) mod sheet;
pub mod widgets;

pub(super) use fonts::{strong, text, title};

use crate::app::state::settings::Settings;
use crate::themes::Styles;
use bevy::asset::AssetEventSystems;
use bevy::prelude::{
    App, IntoScheduleConfigs, PostStartup, PostUpdate, PreUpdate, Res, Result, Single, Window, With, resource_exists,
    resource_exists_and_changed,
};
use bevy::window::PrimaryWindow;
use bevy_egui::egui::epaint::Shadow;
use bevy_egui::egui::style::{
    ScrollAnimation, ScrollFadeStyle, ScrollStyle, Selection, TextCursorStyle, WidgetVisuals, Widgets,
};
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Color32, Context, CornerRadius, Frame, Galley, Id, Margin, Painter, Stroke, Style, TextStyle, Theme, Ui, Vec2,
    Visuals, vec2,
};
use bevy_egui::{EguiContexts, EguiPostUpdateSet, EguiPreUpdateSet};
use std::sync::Arc;

/// The background of whole screens.
pub(super) const BACKDROP: Color32 = Color32::from_rgb(0x16, 0x11, 0x0e);

/// The backdrop's lightest colour, in the middle.
pub(super) const BACKDROP_LIGHT: Color32 = Color32::from_rgb(0x3d, 0x2b, 0x20);

/// Panels, which are dark.
pub(super) const PANEL: Color32 = Color32::from_rgb(0x21, 0x19, 0x14);

/// Buttons and cards on panels.
pub(super) const RAISED: Color32 = Color32::from_rgb(0x33, 0x27, 0x1f);

/// Thin lines on panels.
pub(super) const PANEL_LINE: Color32 = Color32::from_rgb(0x54, 0x42, 0x34);

/// What is chosen, pointed at or in focus.
pub(super) const ACCENT: Color32 = Color32::from_rgb(0xd2, 0xa8, 0x67);

/// The main button, and what is marked on sheets.
pub(super) const RED: Color32 = Color32::from_rgb(0xa5, 0x31, 0x29);

/// Warnings on panels.
pub(super) const WARNING: Color32 = Color32::from_rgb(0xf0, 0x8c, 0x78);

/// Sheets, and text on panels.
pub(super) const LIGHT: Color32 = Color32::from_rgb(0xf1, 0xe6, 0xd2);

/// Buttons and cards on sheets.
pub(super) const SHEET_RAISED: Color32 = Color32::from_rgb(0xe2, 0xd3, 0xb7);

/// Thin lines on sheets.
pub(super) const SHEET_LINE: Color32 = Color32::from_rgb(0xbd, 0xa6, 0x80);

/// Less important text on panels.
pub(super) const MUTED: Color32 = Color32::from_rgb(0xbb, 0xaa, 0x95);

/// Text on sheets.
pub(super) const DARK: Color32 = Color32::from_rgb(0x2a, 0x20, 0x1a);

/// Less important text on sheets.
pub(super) const SHEET_MUTED: Color32 = Color32::from_rgb(0x68, 0x57, 0x48);

/// The smallest side of a control, so that a finger can hit it, in points.
pub(super) const TOUCH_SIZE: f32 = 36.0;

/// The smallest font size that is easily read, in points.
pub(super) const SMALLEST_FONT: f32 = 12.0;

/// The smallest window in which a text scale of 1 is not reduced: the shorter and the longer side, in logical pixels.
/// Other scales need windows in proportion.
///
/// So every layout has at least this many points, at whatever scale, and is made for them: keys lead to every control,
/// which is then in view, and the board keeps half of the window's shorter side. Where a window is too small for both,
/// the text is smaller than chosen, and the settings say so.
const FULL_SIZE_WINDOW: [f32; 2] = [320.0, 480.0];

/// The text scale is never reduced below this, however small the window is.
const SMALLEST_SCALE: f32 = 0.6;

/// The radius of corners, in points.
pub(super) const CORNER_RADIUS: u8 = 6;

pub(super) fn plugin(app: &mut App) {
    // Letters that are drawn for the first time must be visible in the same frame, since the next frame may come much
    // later.
    app.configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
    // egui uses fonts from the pass after they were set, so they are set before the first pass.
    app.add_plugins(fonts::plugin).add_systems(PostStartup, apply_theme).add_systems(
        PreUpdate,
        (
            set_text_scale.run_if(resource_exists::<Settings>),
            (set_styles, set_motion).run_if(resource_exists_and_changed::<Settings>),
        )
            .before(EguiPreUpdateSet::BeginPass),
    );
}

fn apply_theme(mut contexts: EguiContexts) -> Result {
    apply(contexts.ctx_mut()?);
    Ok(())
}

/// Gives an egui context the fonts and styles of this program.
pub(super) fn apply(context: &Context) {
    context.set_fonts(fonts::definitions([]));
    context.set_theme(Theme::Dark);
    context.options_mut(|options| {
        // The text scale is set by this program's settings, not by egui's zoom keys.
        options.zoom_with_keyboard = false;
        // In development, egui marks controls that have the same `Id`. It does so by itself only if it is built with debug
        // assertions, which libraries here are not.
        options.warn_on_id_clash = cfg!(debug_assertions);
        // A click may take any time, so that slow players and slow machines can click: no control here reacts to a held
        // button.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    context.all_styles_mut(|style| {
        style.visuals = panel_visuals();
        style.text_styles = [
            (TextStyle::Small, text(15.0)),
            (TextStyle::Body, text(17.0)),
            (TextStyle::Button, text(17.0)),
            (TextStyle::Heading, title(26.0)),
            (TextStyle::Monospace, text(17.0)),
        ]
        .into();
        style.spacing.item_spacing = vec2(8.0, 8.0);
        style.spacing.button_padding = vec2(14.0, 8.0);
        style.spacing.interact_size = vec2(TOUCH_SIZE, TOUCH_SIZE);
        // The scroll bar shows that there is more; a fading edge would have to match the colour behind it.
        let fade = ScrollFadeStyle { strength: 0.0, ..ScrollFadeStyle::default() };
        style.spacing.scroll = ScrollStyle {
            floating_allocated_width: 10.0,
            bar_width: 8.0,
            floating_width: 5.0,
            foreground_color: true,
            dormant_handle_opacity: 0.4,
            active_handle_opacity: 0.4,
            fade,
            ..ScrollStyle::thin()
        };
        style.interaction.selectable_labels = false;
    });
}

/// Makes a context of a test forget everything but the letters that it has drawn: to draw them again for every window and
/// language takes most of the time of such tests.
#[cfg(test)]
pub(super) fn start_over(context: &Context) {
    context.memory_mut(|memory| *memory = bevy_egui::egui::Memory::default());
    apply(context);
}

/// Sets the text scale from the settings and the window; on a page also from the screen that the browser's window is
/// on.
fn set_text_scale(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
) -> Result {
    // A minimised window has no size.
    let Some(window) = window.filter(|window| window.width() >= 1.0 && window.height() >= 1.0) else { return Ok(()) };
    let size = vec2(window.width(), window.height()) / share();
    let scale = scale_within(settings.text_scale, size) * share();
    // Setting the same factor again would lay out all text anew.
    let context = contexts.ctx_mut()?;
    if context.zoom_factor().to_bits() != scale.to_bits() {
        context.set_zoom_factor(scale);
    }
    Ok(())
}

/// The resolution at which a page is drawn, as a part of the full one; 1 everywhere else.
fn share() -> f32 {
    #[cfg(target_arch = "wasm32")]
    return crate::app::platform::web::share();
    #[cfg(not(target_arch = "wasm32"))]
    1.0
}

/// The text scale in this context's window, when `wanted` is chosen in the settings.
pub(super) fn scale_here(context: &Context, wanted: f32) -> f32 {
    scale_within(wanted, context.viewport_rect().size() * context.zoom_factor() / share())
}

/// The text scale in a window of this size in logical pixels: the wanted one, or a smaller one if the window is small.
pub(super) fn scale_within(wanted: f32, window: Vec2) -> f32 {
    let [shorter, longer] = FULL_SIZE_WINDOW;
    let room = (window.min_elem() / shorter).min(window.max_elem() / longer);
    wanted.min(room.max(SMALLEST_SCALE))
}

/// A text in the first of these font sizes in which it fits into `room`, or else in the smallest that is easily read.
pub(super) fn fitted(painter: &Painter, room: Vec2, sizes: &[f32], job: impl Fn(f32) -> LayoutJob) -> Arc<Galley> {
    let set = |size: f32| {
        let mut job = job(size);
        job.wrap.max_width = room.x;
        painter.layout_job(job)
    };
    let fits = |galley: &Arc<Galley>| galley.size().x <= room.x && galley.size().y <= room.y;
    sizes.iter().map(|&size| set(size)).find(fits).unwrap_or_else(|| set(SMALLEST_FONT))
}

/// Stores the chosen themes in egui's context, so that drawings of pieces have the colours of the pieces on the table.
fn set_styles(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    use_styles(contexts.ctx_mut()?, settings.styles);
    Ok(())
}

/// Has menus appear and scroll at once where nothing is to be animated.
fn set_motion(mut contexts: EguiContexts, settings: Res<Settings>) -> Result {
    use_motion(contexts.ctx_mut()?, !settings.reduced_motion);
    Ok(())
}

/// Animates what egui fades in, out or scrolls in a context, or shows it at once as it will be.
pub(super) fn use_motion(context: &Context, is_animated: bool) {
    let usual = Style::default();
    let (time, scrolling) =
        if is_animated { (usual.animation_time, usual.scroll_animation) } else { (0.0, ScrollAnimation::none()) };
    // Another style has everything laid out anew.
    if context.global_style().animation_time.to_bits() != time.to_bits() {
        context.all_styles_mut(|style| (style.animation_time, style.scroll_animation) = (time, scrolling));
    }
}

/// Has what is drawn in a context use these themes.
pub(super) fn use_styles(context: &Context, styles: Styles) {
    context.data_mut(|data| data.insert_temp(Id::NULL, styles));
}

/// The chosen themes, as stored in the context.
pub(super) fn styles(context: &Context) -> Styles {
    context.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
}

/// The visuals of panels.
fn panel_visuals() -> Visuals {
    visuals(Visuals::dark(), [PANEL, RAISED, PANEL_LINE, ACCENT, LIGHT, MUTED])
}

/// The visuals of sheets.
fn sheet_visuals() -> Visuals {
    visuals(Visuals::light(), [LIGHT, SHEET_RAISED, SHEET_LINE, RED, DARK, SHEET_MUTED])
}

fn visuals(base: Visuals, [ground, raised, line, mark, words, lesser]: [Color32; 6]) -> Visuals {
    let widget = |fill, border| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, border),
        corner_radius: CornerRadius::same(CORNER_RADIUS),
        fg_stroke: Stroke::new(1.5, words),
        expansion: 0.0,
    };
    Visuals {
        override_text_color: Some(words),
        weak_text_color: Some(lesser),
        widgets: Widgets {
            noninteractive: widget(ground, line),
            inactive: widget(raised, line),
            hovered: widget(raised, mark),
            active: widget(raised, mark),
            open: widget(raised, line),
        },
        selection: Selection { bg_fill: mark.gamma_multiply(0.45), stroke: Stroke::new(1.5, mark) },
        hyperlink_color: mark,
        faint_bg_color: raised,
        extreme_bg_color: ground,
        window_fill: ground,
        panel_fill: ground,
        window_stroke: Stroke::new(1.0, line),
        window_corner_radius: CornerRadius::same(CORNER_RADIUS),
        menu_corner_radius: CornerRadius::same(CORNER_RADIUS),
        window_shadow: shadow(),
        popup_shadow: shadow(),
        text_cursor: TextCursorStyle { stroke: Stroke::new(2.0, mark), blink: false, ..base.text_cursor.clone() },
        ..base
    }
}

fn shadow() -> Shadow {
    Shadow { offset: [0, 6], blur: 24, spread: 0, color: Color32::from_black_alpha(140) }
}

/// The frame of a panel.
pub(super) fn panel() -> Frame {
    Frame::new()
        .fill(PANEL.gamma_multiply(0.96))
        .stroke(Stroke::new(1.0, PANEL_LINE))
        .corner_radius(CornerRadius::same(CORNER_RADIUS + 2))
        .inner_margin(Margin::same(14))
        .shadow(shadow())
}

/// The frame of a sheet; its content has to call [`use_sheet_colours`].
pub(super) fn sheet() -> Frame {
    Frame::new()
        .fill(LIGHT)
        .stroke(Stroke::new(1.0, SHEET_LINE))
        .corner_radius(CornerRadius::same(4))
        .inner_margin(Margin::same(20))
        .shadow(shadow())
}

/// Sets the colours for sheets for all text and controls that follow in this part of the screen.
pub(super) fn use_sheet_colours(ui: &mut Ui) {
    *ui.visuals_mut() = sheet_visuals();
}

/// Whether a part of the screen has the colours for sheets.
pub(super) fn is_sheet(ui: &Ui) -> bool {
    !ui.visuals().dark_mode
}

/// The colour of text.
pub(super) fn text_colour(ui: &Ui) -> Color32 {
    if is_sheet(ui) { DARK } else { LIGHT }
}

/// The colour of less important text.
pub(super) fn muted_colour(ui: &Ui) -> Color32 {
    if is_sheet(ui) { SHEET_MUTED } else { MUTED }
}

/// The colour of warnings.
pub(super) fn warning_colour(ui: &Ui) -> Color32 {
    if is_sheet(ui) { RED } else { WARNING }
}

/// Whether two columns fit side by side at this text scale.
pub(super) fn is_wide(context: &Context) -> bool {
    context.viewport_rect().width() >= 700.0
}
