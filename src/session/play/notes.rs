//! What is noted beside the moves of a match, and what else could have been played.

use super::Match;
use crate::session::variations::{Edit, Path, Size, VariationError, Variations};

impl Match {
    /// Changes the variations of a round, counted from 0, which may be over; returns the position to be shown then.
    /// What was played never changes.
    ///
    /// # Errors
    /// When there is no such round or position, the rules refuse the move, or the change would make too much of it; the
    /// match is then as it was.
    pub fn edit(&mut self, round: usize, edit: &Edit) -> Result<Path, VariationError> {
        let others = self.noted_but_in(round);
        self.rounds.get_mut(round).ok_or(VariationError::NoSuchPosition)?.edit(edit, others)
    }

    /// Takes back the last change to the variations of a round; returns the position to be shown then. A move that is
    /// played or taken back makes the changes final that were made where the main line changes.
    ///
    /// # Errors
    /// When there is no such round, nothing to take back, or no room for it; the match is then as it was.
    pub fn undo_edit(&mut self, round: usize) -> Result<Path, VariationError> {
        let others = self.noted_but_in(round);
        self.rounds.get_mut(round).ok_or(VariationError::NoSuchPosition)?.undo_edit(others)
    }

    /// Makes again the change to the variations of a round that was taken back last; returns the position to be shown
    /// then.
    ///
    /// # Errors
    /// When there is no such round, no such change, or no room for it; the match is then as it was.
    pub fn redo_edit(&mut self, round: usize) -> Result<Path, VariationError> {
        let others = self.noted_but_in(round);
        self.rounds.get_mut(round).ok_or(VariationError::NoSuchPosition)?.redo_edit(others)
    }

    /// How much is noted in all rounds but this one.
    pub(super) fn noted_but_in(&self, round: usize) -> Size {
        let others = self.rounds.iter().enumerate().filter(|&(index, _)| index != round);
        others.fold(Size::default(), |sum, (_, round)| sum.plus(round.variations.size()))
    }

    /// Sets the variations of the last round from a record; the rules have checked them.
    pub(in crate::session) fn restore_variations(&mut self, variations: Variations) -> Result<(), VariationError> {
        self.noted_but_in(self.rounds.len() - 1).plus(variations.size()).require()?;
        self.round_mut().variations = variations;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Player};
    use crate::session::{Ending, Length, Terms};

    #[test]
    fn the_rounds_of_a_match_share_the_room_for_notes() {
        let terms = Terms { length: Length::BestOf(3), ..Terms::usual(Kind::Enso) };
        let mut played = Match::new(terms).expect("terms");
        let comment = |played: &mut Match, round| {
            let edit = Edit::Comment { at: Path::main(0), text: "Here.".to_owned() };
            played.edit(round, &edit).expect("there is room");
        };
        comment(&mut played, 0);
        let noted = played.rounds[0].variations.size();
        assert!(noted.weight > 0);
        played.end(Ending::Resigned(Player::One)).expect("the round can end");
        played.next_round().expect("another round");
        assert_eq!([0, 1].map(|round| played.noted_but_in(round)), [Size::default(), noted]);
        comment(&mut played, 1);
        assert_eq!([0, 1, 2].map(|round| played.noted_but_in(round)), [noted, noted, noted.plus(noted)]);
    }
}
