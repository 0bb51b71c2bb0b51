//! The terms of another match of the same players.

use super::Match;
use crate::search::Level;
use crate::session::games;
use crate::session::seat::{Seat, Team, team_of};
use crate::session::terms::Terms;

/// How a match is played again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rematch {
    /// As the rules of the game want it: in Zener the players change colours from round to round, and also from the
    /// last round of a match to the first of the next; in the other games everybody keeps their seat.
    Again,
    /// As [`Again`](Self::Again), with the seats of the two sides exchanged.
    OtherSides,
    /// As [`Again`](Self::Again), with all computers of this level.
    AtLevel(Level),
}

impl Match {
    /// The terms of a rematch: those of this match with another seed, and what the kind of rematch changes.
    #[must_use]
    pub fn rematch(&self, how: Rematch, seed: u64) -> Terms {
        let mut terms = Terms { seed, ..self.terms.clone() };
        if self.exchanges_seats() != (how == Rematch::OtherSides) {
            for partners in terms.seats.chunks_exact_mut(2) {
                partners.swap(0, 1);
            }
        }
        if let Rematch::AtLevel(level) = how {
            for seat in terms.seats.iter_mut().filter(|seat| !seat.is_person()) {
                *seat = Seat::of_level(level);
            }
        }
        terms
    }

    /// Whether everybody begins a rematch on the other side than they began the last round. If so,
    /// [`Rematch::OtherSides`] keeps the sides of the last round, otherwise it changes them.
    #[must_use]
    pub fn rematch_changes_sides(&self) -> bool {
        let first_seat = usize::from(self.exchanges_seats());
        team_of(first_seat) != self.round().initial_team_of_player_one
    }

    /// The level of the computers, where persons play against computers, or with them, and all computers have the same
    /// level.
    #[must_use]
    pub fn level_of_computers(&self) -> Option<Level> {
        let seats = &self.terms.seats;
        let mut levels = seats.iter().filter_map(|seat| seat.by.level());
        let first = levels.next().filter(|_| seats.iter().any(Seat::is_person))?;
        levels.all(|level| level == first).then_some(first)
    }

    /// Whether the seats of the two sides are exchanged for a rematch.
    fn exchanges_seats(&self) -> bool {
        games::of(self.terms.game.kind()).changes_sides_for_rematch() && self.next_team_of_player_one() == Team::B
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Player};
    use crate::session::{Ending, Length};

    fn over(kind: Kind, length: Length, seats: &[Seat]) -> Match {
        let mut played = Match::new(Terms { length, seats: seats.to_vec(), ..Terms::usual(kind) }).expect("terms");
        loop {
            played.end(Ending::Resigned(Player::Two)).expect("a round that is on");
            if played.next_round().is_err() {
                return played;
            }
        }
    }

    fn names(terms: &Terms) -> Vec<&str> {
        terms.seats.iter().map(|seat| seat.name.as_str()).collect()
    }

    #[test]
    fn a_rematch_has_the_seed_that_it_is_given() {
        let played = over(Kind::Zener, Length::Single, &["Ada", "Grace"].map(Seat::person));
        assert_eq!(played.rematch(Rematch::Again, 77).seed, 77);
    }

    #[test]
    fn other_sides_are_the_opposite_of_again_in_pairs_and_teams() {
        let four = ["Ada", "Grace", "Edsger", "Barbara"].map(Seat::person);
        for kind in Kind::ALL {
            for length in [Length::Single, Length::BestOf(2)] {
                for seats in [&four[..2], &four] {
                    let played = over(kind, length, seats);
                    let [again, other] = [Rematch::Again, Rematch::OtherSides].map(|how| played.rematch(how, 1));
                    let mut changed = again.clone();
                    changed.seats.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
                    assert_eq!(names(&other), names(&changed), "{kind:?}");
                    // Who plays the first side in the last round, and in the first round of each rematch.
                    let last = &played.terms().seats[played.round().team_of_player_one().index()].name;
                    let changes = played.rematch_changes_sides();
                    assert_eq!(names(&again)[0] != last, changes, "{kind:?} {length:?}");
                    assert_eq!(names(&other)[0] != last, !changes, "{kind:?} {length:?}");
                }
            }
        }
        assert!(over(Kind::Zener, Length::Single, &four).rematch_changes_sides(), "as the rules want");
        assert!(!over(Kind::Zen, Length::Single, &four).rematch_changes_sides());
    }

    #[test]
    fn another_level_is_for_all_computers_of_one_level_beside_persons() {
        let level = |number| Level::new(number).expect("a level");
        let computer = |number| Seat::of_level(level(number));
        let ada = Seat::person("Ada");
        let level_of = |seats: &[Seat]| over(Kind::Enso, Length::Single, seats).level_of_computers();
        assert_eq!(level_of(&[ada.clone(), computer(2)]), Some(level(2)));
        assert_eq!(level_of(&[ada.clone(), Seat::person("Grace")]), None);
        assert_eq!(level_of(&[computer(2), computer(2)]), None, "nobody plays against them");
        assert_eq!(level_of(&[ada.clone(), computer(2), ada.clone(), computer(3)]), None);
        let teams = [ada.clone(), computer(0), computer(0), computer(0)];
        assert_eq!(level_of(&teams), Some(Level::LOWEST));
        let terms = over(Kind::Enso, Length::Single, &teams).rematch(Rematch::AtLevel(level(1)), 1);
        assert_eq!(terms.seats, [ada, computer(1), computer(1), computer(1)]);
    }
}
