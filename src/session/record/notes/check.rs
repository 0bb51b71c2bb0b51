//! Checks the notes of a record by the rules.

use super::fault::NotesFault;
use super::read::ReadPly;
use crate::games::{AnyGame, PlayError};
use crate::session::record::error::RecordFault;
use crate::session::variations::{BranchMove, VariationError, Variations};

/// The variations that were read, each move of which has been played once. A fault has the number of its line, counted
/// from 0.
pub(in crate::session::record) fn check(
    read: Vec<ReadPly>,
    main: &AnyGame,
) -> Result<Variations, (usize, RecordFault)> {
    let mut variations = Variations::default();
    let mut game = main.clone();
    // From the last to the first, so that the main line is taken back only once. What was played in a branch is taken
    // back before the next move.
    for ReadPly { line, ply, note, branches } in read.into_iter().rev() {
        if ply > main.len() {
            return Err((line, NotesFault::NoSuchPly { ply, plies: main.len() }.into()));
        }
        let mut checked = Vec::with_capacity(branches.len());
        // For each depth the moves that stand in the same position already.
        let mut there = vec![main.move_of(ply).into_iter().map(str::to_owned).collect::<Vec<_>>()];
        for (line, mv) in branches {
            while game.len() >= ply + mv.depth() && game.undo().is_some() {}
            there.truncate(mv.depth());
            let text = play(&mut game, mv.text()).map_err(|error| (line, VariationError::Play(error).into()))?;
            if let Some(alternatives) = there.last_mut() {
                if alternatives.contains(&text) {
                    return Err((line, RecordFault::Notes(NotesFault::Twice(text))));
                }
                alternatives.push(text.clone());
            }
            there.push(Vec::new());
            checked.push(BranchMove::new(mv.depth(), text, mv.note().clone()));
        }
        variations.insert(ply, note, checked);
    }
    Ok(variations)
}

/// Plays a move; returns it in the game's own spelling.
fn play(game: &mut AnyGame, text: &str) -> Result<String, PlayError> {
    game.play(text)?;
    Ok(game.move_of(game.len().saturating_sub(1)).unwrap_or(text).to_owned())
}
