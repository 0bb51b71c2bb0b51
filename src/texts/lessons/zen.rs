//! What is said in the lessons of ZEN L'initié.

use super::step_texts::StepTexts;
use crate::lessons;
use crate::texts::Phrase;

pub(super) static TEXTS: [StepTexts; lessons::of(crate::games::Kind::Zen).len()] = [StepTexts {
    id: "count",
    title: Phrase::LessonZenCountTitle,
    text: Phrase::LessonZenCountText,
    missed: Phrase::LessonZenCountMissed,
    hint: Phrase::LessonZenCountHint,
    done: Phrase::LessonZenCountDone,
}];
