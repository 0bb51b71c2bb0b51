//! What is said in the lessons of Zener.

use super::step_texts::StepTexts;
use crate::lessons;
use crate::texts::Phrase;

pub(super) static TEXTS: [StepTexts; lessons::of(crate::games::Kind::Zener).len()] = [StepTexts {
    id: "stack",
    title: Phrase::LessonZenerStackTitle,
    text: Phrase::LessonZenerStackText,
    missed: Phrase::LessonZenerStackMissed,
    hint: Phrase::LessonZenerStackHint,
    done: Phrase::LessonZenerStackDone,
}];
