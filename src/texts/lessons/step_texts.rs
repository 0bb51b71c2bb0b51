//! What is said in a step of a lesson.

use crate::texts::Phrase;

/// What is said in a step.
pub struct StepTexts {
    /// The [`id`](crate::lessons::step::Step::id) of the step.
    pub id: &'static str,
    /// Its idea in a few words, for lists.
    pub title: Phrase,
    /// What is taught, and what to do: at most 30 words in English.
    pub text: Phrase,
    /// What a legal move, or a square that was pointed at, misses.
    pub missed: Phrase,
    /// How to find the answer, said after the second miss.
    pub hint: Phrase,
    /// Why the answer was right.
    pub done: Phrase,
}
