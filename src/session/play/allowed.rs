//! The actions that a match allows at this moment, for the menus, keys and commands that offer them.

use super::Match;
use super::pending::Pending;
use crate::games::Player;

/// The actions that the players may take at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Allowed {
    /// To take back to the last turn of a person. Also possible after the end of a round.
    pub undo: bool,
    /// To play again what was taken back.
    pub redo: bool,
    /// To ask for a hint, for the person whose move it is.
    pub hint: bool,
    /// To ask the computer whose turn it is for its answer at once.
    pub move_now: bool,
    /// To resign: the side of the person who may do so.
    pub resign: Option<Player>,
    /// To offer a draw.
    pub offer_draw: Option<DrawOffer>,
    /// To begin the next round.
    pub next_round: bool,
    /// To begin another match: this one is over.
    pub rematch: bool,
}

/// An offer of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawOffer {
    /// The side that makes it.
    pub by: Player,
    /// Whether computers alone decide about it; otherwise the persons opposite.
    pub to_computers: bool,
}

impl Match {
    /// The actions that are allowed now.
    #[must_use]
    pub fn allowed(&self) -> Allowed {
        let pending = self.pending();
        let is_on = !matches!(pending, Pending::NextRound | Pending::Nothing);
        let person_moves = self.waits_for_move_of_person();
        let resign = self.person_of_round().filter(|_| is_on);
        let by_person = resign.filter(|_| self.waits_for_person());
        Allowed {
            undo: self.plies_to_take_back().is_some(),
            redo: person_moves && !self.round().undone().is_empty(),
            hint: person_moves && self.has_hints(),
            move_now: self.waits_for_computer(),
            resign,
            offer_draw: by_person.map(|by| DrawOffer { by, to_computers: self.faces_computers(by) }),
            next_round: pending == Pending::NextRound,
            rematch: pending == Pending::Nothing,
        }
    }

    /// Whether there are hints in this match: in teams, partners must not be helped.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        self.terms.seats.len() == 2
    }

    /// The side of a person who may act: the side to move if a person plays it, otherwise the other side if a person
    /// plays that one and waits for a computer.
    fn person_of_round(&self) -> Option<Player> {
        let on_turn = self.round().game().to_move();
        [on_turn, on_turn.other()].into_iter().find(|&player| self.has_person(player))
    }
}

#[cfg(test)]
mod tests {
    use super::{Allowed, DrawOffer};
    use crate::games::{Kind, Player};
    use crate::session::game_terms::GameTerms;
    use crate::session::play::Match;
    use crate::session::round::Ending;
    use crate::session::seat::Seat;
    use crate::session::terms::{Length, Terms};

    /// A match of Enso; `p` stands for a person, `c` for a computer.
    fn begun(seats: &str, length: Length) -> Match {
        let seats = seats.chars().enumerate().map(|(index, who)| match who {
            'p' => Seat::person(&format!("Player {index}")),
            _ => Seat::computer("Computer", 1),
        });
        let terms = Terms { seats: seats.collect(), length, ..Terms::usual(Kind::Enso) };
        Match::new(terms).expect("terms that can be played")
    }

    fn play(played: &mut Match, plies: usize) {
        for _ in 0..plies {
            let text = played.round().game().legal_moves().swap_remove(0);
            played.play(&text).expect("a legal move");
        }
    }

    const OFFER: DrawOffer = DrawOffer { by: Player::One, to_computers: false };

    #[test]
    fn between_persons_whoever_is_to_move_may_resign_and_offer_a_draw() {
        let mut played = begun("pp", Length::Single);
        let first = Allowed { hint: true, resign: Some(Player::One), offer_draw: Some(OFFER), ..Allowed::default() };
        assert_eq!(played.allowed(), first);
        play(&mut played, 1);
        let by = Player::Two;
        let offer_draw = Some(DrawOffer { by, to_computers: false });
        assert_eq!(played.allowed(), Allowed { undo: true, resign: Some(by), offer_draw, ..first });
        played.undo().expect("a move");
        assert_eq!(played.allowed(), Allowed { redo: true, ..first });
    }

    #[test]
    fn who_waits_for_a_computer_may_resign_and_hurry_it_and_nothing_else() {
        let mut played = begun("pc", Length::Single);
        let offer_draw = Some(DrawOffer { by: Player::One, to_computers: true });
        assert_eq!(played.allowed().offer_draw, offer_draw);
        play(&mut played, 1);
        let wanted = Allowed { undo: true, move_now: true, resign: Some(Player::One), ..Allowed::default() };
        assert_eq!(played.allowed(), wanted);
    }

    #[test]
    fn computers_among_themselves_can_only_be_hurried() {
        let mut played = begun("cc", Length::Single);
        play(&mut played, 2);
        assert_eq!(played.allowed(), Allowed { move_now: true, ..Allowed::default() });
    }

    #[test]
    fn in_teams_there_are_no_hints() {
        let allowed = begun("pppp", Length::Single).allowed();
        assert_eq!((allowed.hint, allowed.offer_draw), (false, Some(OFFER)));
    }

    #[test]
    fn after_the_end_the_next_round_comes_or_a_rematch() {
        let mut played = begun("pp", Length::BestOf(3));
        play(&mut played, 1);
        played.end(Ending::Resigned(Player::Two)).expect("a round that is on");
        assert_eq!(played.allowed(), Allowed { undo: true, next_round: true, ..Allowed::default() });
        let mut played = begun("pp", Length::Single);
        played.end(Ending::DrawAgreed).expect("a round that is on");
        assert_eq!(played.allowed(), Allowed { rematch: true, ..Allowed::default() });
    }

    #[test]
    fn a_side_is_chosen_without_hints() {
        let game = GameTerms::Torus { size: Default::default(), balanced_opening: true };
        let mut played = Match::new(Terms { game, ..Terms::usual(Kind::Torus) }).expect("terms");
        play(&mut played, 3);
        let allowed = played.allowed();
        assert_eq!((allowed.hint, allowed.resign.is_some(), allowed.move_now), (false, true, false));
        assert!(played.waits_for_answer_of_person());
    }
}
