//! Who sits at the table, in words.
//!
//! Seats and records keep names that are the same in all languages. The names that the program itself gives, in
//! English, are shown in the language of the reader; any other is shown as it is.

use crate::search::Level;
use crate::session::{Seat, names};
use crate::texts::levels::level_name;
use crate::texts::{Phrase, Text};

/// The most seats of a match.
const MOST_SEATS: usize = 4;

/// The name of who sits there.
#[must_use]
pub fn seat_name(seat: &Seat) -> Text {
    match seat.by.level() {
        Some(level) if seat.is_named_by_level() => computer_name(level),
        Some(_) => seat.name.clone().into(),
        None => person_name(&seat.name),
    }
}

/// The name of a person.
#[must_use]
pub fn person_name(name: &str) -> Text {
    match (0..MOST_SEATS).find(|&seat| names::usual(seat) == name) {
        Some(seat) => Phrase::SeatPerson { number: (seat + 1).to_string().into() }.into(),
        None => name.to_owned().into(),
    }
}

/// The name of a computer player, with the number of its level.
#[must_use]
pub fn computer_name(level: Level) -> Text {
    Phrase::SeatComputer { name: level_name(level).into(), level: level.number().to_string().into() }.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    #[test]
    fn names_of_the_program_are_phrases_and_others_are_not() {
        for level in Level::ALL {
            let seat = Seat::of_level(level);
            let name = seat_name(&seat);
            assert_eq!((name.id(), name.localise(Language::English)), (Some("seat-computer"), seat.name));
        }
        for (former, level) in [("Seed (level 1)", 1), ("Player (level 3)", 3)] {
            let level = Level::new(level).expect("a level");
            assert_eq!(seat_name(&Seat::computer(former, level.number())), computer_name(level), "as records have it");
        }
        for seat in 0..MOST_SEATS {
            let name = seat_name(&Seat::person(&names::usual(seat)));
            assert_eq!((name.id(), name.localise(Language::English)), (Some("seat-person"), names::usual(seat)));
        }
        for seat in [Seat::person("Ada"), Seat::person("Player 0"), Seat::computer("Grace", 3)] {
            assert_eq!(seat_name(&seat), Text::Plain(seat.name));
        }
        let of_a_stronger_program = Seat::computer(&Seat::of_level(Level::HIGHEST).name, 9);
        assert_eq!(seat_name(&of_a_stronger_program), computer_name(Level::HIGHEST));
        let of_another_level = Seat::computer(&Seat::of_level(Level::HIGHEST).name, 1);
        assert_eq!(seat_name(&of_another_level).id(), None);
    }
}
