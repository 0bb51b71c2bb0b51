//! The field for a move that is typed: what it would play, how it may go on, and why something is refused.

use crate::app::gameplay::active_match::{ActiveMatch, board_is_uncovered};
use crate::app::gameplay::messages::TypedTurn;
use crate::app::gameplay::narration::Narration;
use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::gameplay::selection::{Point, may_point};
use crate::app::gameplay::typed_moves::{self, Read};
use crate::app::input::action::Command;
use crate::app::state::dialogs::{TypesMove, nothing_to_confirm};
use crate::app::state::navigation::{Overlay, Screen};
use crate::app::state::schedule::AppSystems;
use crate::app::ui::hud::layout::{HudDrawer, Places};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::{self, Localise};
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, ACCENT, WARNING};
use crate::games::{LONGEST_TYPED, Mistyped, Spot, Typed};
use crate::texts::description::sentences;
use crate::texts::{Phrase, Text, refusals};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Color32, Id, Key, Order, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

/// How many of the moves that are possible are named.
const NAMED: usize = 8;

/// What has been typed into the field. It stays when the field is closed without playing a move.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
struct TypedMoveField {
    /// Whether it gets the keyboard's focus in the next pass.
    wants_focus: bool,
    text: String,
    /// What has been understood last, with the text and the position that it was, and whether anybody could move there.
    read: Option<(String, u64, bool, Read)>,
}

impl TypedMoveField {
    /// What the text means in the position that is shown. It is asked again only when one of them has changed.
    fn understand(&mut self, table: &ActiveMatch) -> &Read {
        let now = (table.position().key(), may_point(table));
        if !matches!(&self.read, Some((text, key, may, _)) if *text == self.text && (*key, *may) == now) {
            self.read = None;
        }
        let text = &self.text;
        &self.read.get_or_insert_with(|| (text.clone(), now.0, now.1, typed_moves::read(table, text))).3
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TypedMoveField>()
        .reset_with_match::<TypedMoveField>()
        .reset_with_match::<TypesMove>()
        .add_systems(Update, open.in_set(AppSystems::Act).run_if(board_is_uncovered.and_then(nothing_to_confirm)))
        .add_systems(
            EguiPrimaryContextPass,
            show.in_set(UiSystems::OverBoard).run_if(in_state(Screen::Match).and_then(in_state(Overlay::None))),
        );
}

/// The largest part of the height of what is free for the board that the content of the field takes.
const HIGHEST: f32 = 0.5;

fn open(mut commands: MessageReader<Command>, mut is_open: ResMut<TypesMove>) {
    if commands.read().any(|&command| command == Command::TypeMove) {
        // Also when it is open already: then it gets the focus again.
        is_open.0 = true;
    }
}

/// What a player does with the field.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Done {
    /// Plays what has been typed.
    Play,
    /// Puts this in the place of what has been typed.
    Complete(String),
    /// Closes it.
    Close,
}

fn show(
    mut contexts: EguiContexts,
    table: Res<ActiveMatch>,
    drawer: Res<HudDrawer>,
    (mut is_open, mut field): (ResMut<TypesMove>, ResMut<TypedMoveField>),
    mut narration: ResMut<Narration>,
    (mut turns, mut points): (MessageWriter<TypedTurn>, MessageWriter<Point>),
) -> Result {
    if table.played().round().result().is_some() && !table.tries_moves() && is_open.0 {
        // The note at the end of a round has the keyboard.
        is_open.0 = false;
    }
    if !is_open.0 {
        return Ok(());
    }
    let field = field.bypass_change_detection();
    field.wants_focus |= is_open.is_changed();
    let context = contexts.ctx_mut()?;
    let free = Places::of(context, *drawer).free;
    let read = field.understand(&table).clone();
    let id = Id::new("typed-move");
    let mut done = None;
    Area::new(id)
        .order(Order::Middle)
        .pivot(Align2::CENTER_BOTTOM)
        .fixed_pos(free.center_bottom() - vec2(0.0, 14.0))
        .show(context, |ui| {
            theme::panel().show(ui, |ui| {
                ui.set_width((free.width() - 60.0).min(420.0));
                // In a low window it is scrolled rather than hide the board.
                let height = HIGHEST * free.height();
                controls::scroll_area(ui)
                    .max_height(height)
                    // What is said of the text grows while it is typed.
                    .min_scrolled_height(height)
                    .content_margin(4)
                    .show(ui, |ui| done = lay_out(ui, field, &read));
            });
        });
    match done {
        None => {}
        Some(Done::Close) => is_open.0 = false,
        Some(Done::Complete(text)) => {
            field.text = text;
            field.wants_focus = true;
        }
        // What has been typed in this frame counts too.
        Some(Done::Play) => match field.understand(&table).clone() {
            Read::Move(typed) if !typed.moves.is_empty() => {
                let mut moves = typed.moves;
                if let Some(last) = moves.last_mut() {
                    last.push_str(typed.mark);
                }
                turns.write(TypedTurn(moves));
                is_open.0 = false;
                field.text.clear();
            }
            Read::Square(Some(square)) => {
                points.write(Point::At(Spot::Square(square)));
                is_open.0 = false;
                field.text.clear();
            }
            Read::Move(Typed { possible, wrong: None, mark, .. }) if possible.len() == 1 => {
                // The only move that begins so. It is shown before it is played.
                field.text = possible.concat() + mark;
                field.wants_focus = true;
                narration.answer(sentences(words(field.understand(&table))));
            }
            read => {
                narration.answer(sentences(words(&read)));
                field.wants_focus = true;
            }
        },
    }
    Ok(())
}

/// Lays out the field and what is said of the text; returns what the player does.
fn lay_out(ui: &mut Ui, field: &mut TypedMoveField, read: &Read) -> Option<Done> {
    let mut done = None;
    let (enter, escape) = ui.input(|input| (input.key_pressed(Key::Enter), input.key_pressed(Key::Escape)));
    ui.label(RichText::new(ui.localise(Phrase::TypedMove)).font(theme::strong(17.0)));
    let response = widgets::field(ui, Phrase::TypedMove, &mut field.text, LONGEST_TYPED);
    if response.lost_focus() && escape {
        done = Some(Done::Close);
    } else if response.lost_focus() && enter {
        done = Some(Done::Play);
    }
    if std::mem::take(&mut field.wants_focus) {
        response.request_focus();
    }
    let colour = if is_wrong(read) { WARNING } else { theme::text_colour(ui) };
    for (index, text) in words(read).into_iter().enumerate() {
        let colour: Color32 = if index == 0 { colour } else { theme::text_colour(ui) };
        ui.label(RichText::new(ui.localise(text)).color(if can_play(read) { ACCENT } else { colour }));
    }
    ui.horizontal_wrapped(|ui| {
        if ui.add_enabled(can_play(read), Button::new(Phrase::TypedPlay).primary()).clicked() {
            done = Some(Done::Play);
        }
        if let Read::Move(Typed { possible, wrong: None, .. }) = read
            && possible.len() <= NAMED
        {
            for text in possible {
                if ui.add(Button::new(Text::Plain(text.clone()))).clicked() {
                    done = Some(Done::Complete(text.clone()));
                }
            }
        }
        if ui.add(Button::new(Phrase::CommonCancel)).clicked() {
            done = Some(Done::Close);
        }
    });
    done
}

fn can_play(read: &Read) -> bool {
    match read {
        Read::NotNow | Read::Square(None) => false,
        Read::Square(Some(_)) => true,
        Read::Move(typed) => !typed.moves.is_empty(),
    }
}

fn is_wrong(read: &Read) -> bool {
    matches!(read, Read::NotNow | Read::Move(Typed { wrong: Some(_), .. }))
}

/// What is said of the text: what Enter does, why it is refused, and what is possible.
fn words(read: &Read) -> Vec<Text> {
    let typed = match read {
        Read::NotNow => return vec![Phrase::TypedNotNow.into()],
        Read::Square(_) => return vec![Phrase::TypedSquare.into()],
        Read::Move(typed) => typed,
    };
    let mut words = Vec::new();
    match &typed.wrong {
        Some(Mistyped::Illegal(refusal)) => words.push(refusals::refusal(&refusal.reason)),
        Some(Mistyped::Unreadable(error)) => words.push(refusals::play_error(error)),
        None if !typed.moves.is_empty() => {
            let text = typed.moves.join(" ") + typed.mark;
            words.push(Phrase::TypedEnterPlays { r#move: text.into() }.into());
        }
        None => {}
    }
    let count = typed.possible.len();
    let named = typed.possible.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    if count > NAMED {
        words.push(Phrase::TypedPossibleMore { moves: named.into(), more: (count - NAMED).into() }.into());
    } else if count > 0 {
        words.push(Phrase::TypedPossible { moves: named.into() }.into());
    }
    words
}
