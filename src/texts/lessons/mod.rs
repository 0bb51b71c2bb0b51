//! What is said in the lessons of each game.

mod enso;
mod step_texts;
mod torus;
mod zen;
mod zener;

use crate::games::Kind;
pub use step_texts::StepTexts;

/// What is said in a step of a game's lessons, counted from 0; `None` if there are fewer steps.
#[must_use]
pub fn of(kind: Kind, step: usize) -> Option<&'static StepTexts> {
    let texts: &'static [StepTexts] = match kind {
        Kind::Zen => &zen::TEXTS,
        Kind::Enso => &enso::TEXTS,
        Kind::Torus => &torus::TEXTS,
        Kind::Zener => &zener::TEXTS,
    };
    texts.get(step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons;
    use crate::texts::Language;

    #[test]
    fn every_step_has_its_own_texts() {
        for kind in Kind::ALL {
            let steps = lessons::of(kind);
            for (number, step) in steps.iter().enumerate() {
                assert_eq!(of(kind, number).map(|texts| texts.id), Some(step.id), "{} {number}", kind.id());
            }
            assert!(of(kind, steps.len()).is_none(), "{}: more texts than steps", kind.id());
        }
    }

    #[test]
    fn a_step_is_told_in_thirty_words() {
        for kind in Kind::ALL {
            for number in 0..lessons::of(kind).len() {
                let texts = of(kind, number).expect("texts of the step");
                let words = texts.text.localise(Language::English);
                let count = words.split_whitespace().count();
                assert!(count <= 30, "{} {}: {count} words: {words}", kind.id(), texts.id);
            }
        }
    }
}
