//! Answers the commands of players who listen: what is here and around, the last turn, piece after piece, the clocks,
//! the whole position.

use crate::app::gameplay::active_match::{ActiveMatch, board_is_uncovered};
use crate::app::gameplay::narration::{self, Narration};
use crate::app::gameplay::selection::{Selection, may_point};
use crate::app::input::action::{Command, Side};
use crate::app::state::dialogs::nothing_to_confirm;
use crate::app::state::schedule::AppSystems;
use crate::games::{Player, Spot, Square};
use crate::texts::description::{answers, clocks, sentences};
use crate::texts::{Phrase, Text};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, answer.in_set(AppSystems::Act).run_if(board_is_uncovered.and_then(nothing_to_confirm)));
}

fn answer(
    mut commands: MessageReader<Command>,
    table: Res<ActiveMatch>,
    mut selection: ResMut<Selection>,
    mut narration: ResMut<Narration>,
) {
    for command in commands.read() {
        let (side, is_next) = match command {
            Command::NextPiece(side) => (*side, true),
            Command::PieceBefore(side) => (*side, false),
            _ => {
                if let Some(text) = answer_to(*command, &table, &selection) {
                    narration.answer(sentences(text));
                }
                continue;
            }
        };
        if let Some(square) = piece_beside(&table, selection.hovered, side, is_next) {
            selection.hovered = Some(Spot::Square(square));
            narration.answer(sentences(here(&table, &selection, false)));
        }
    }
}

/// The answer to a command; `None` if it asks for nothing.
fn answer_to(command: Command, table: &ActiveMatch, selection: &Selection) -> Option<Vec<Text>> {
    Some(match command {
        Command::WhatIsHere => here(table, selection, true),
        Command::WhatIsAround => match selection.hovered {
            Some(Spot::Square(square)) => answers::around(table.position(), square),
            _ => vec![Phrase::DescriptionNoCursor.into()],
        },
        Command::LastTurn => narration::last_turn(table),
        Command::Clocks => clocks::clocks(table.played()),
        Command::WholePosition => {
            let mut text = answers::position(table.position());
            if !table.position().verdict().outcome.is_over() {
                text.extend(narration::instructions(table, selection));
            }
            text
        }
        _ => return None,
    })
}

/// What is on the square of the cursor; with `targets` also where it may go, or why it may not.
fn here(table: &ActiveMatch, selection: &Selection, targets: bool) -> Vec<Text> {
    let Some(spot) = selection.hovered else { return vec![Phrase::DescriptionNoCursor.into()] };
    let picks = may_point(table).then_some(selection.spots.as_slice());
    let mut text = answers::here(table.position(), picks, spot);
    if !targets {
        text.truncate(1);
    }
    text
}

/// The next or the last of a side's pieces from the cursor on, row by row, and round to the other end of the board.
fn piece_beside(table: &ActiveMatch, cursor: Option<Spot>, side: Side, is_next: bool) -> Option<Square> {
    let own = own_side(table);
    let pieces = answers::pieces(table.position(), if side == Side::Own { own } else { own.other() });
    let place = |square: Square| (square.row, square.column);
    let Some(Spot::Square(at)) = cursor else { return if is_next { pieces.first() } else { pieces.last() }.copied() };
    if is_next {
        let beyond = pieces.iter().find(|&&square| place(square) > place(at));
        beyond.or_else(|| pieces.first()).copied()
    } else {
        let before = pieces.iter().rev().find(|&&square| place(square) < place(at));
        before.or_else(|| pieces.last()).copied()
    }
}

/// The side of whoever asks: of the only person at the table, or else the side to move in the position that is shown.
fn own_side(table: &ActiveMatch) -> Player {
    let played = table.played();
    match Player::BOTH.map(|player| played.has_person(player)) {
        [true, false] => Player::One,
        [false, true] => Player::Two,
        _ => table.position().to_move(),
    }
}
