//! What is said in the lessons of Enso.

use super::step_texts::StepTexts;
use crate::lessons;
use crate::texts::Phrase;

pub(super) static TEXTS: [StepTexts; lessons::of(crate::games::Kind::Enso).len()] = [StepTexts {
    id: "capture",
    title: Phrase::LessonEnsoCaptureTitle,
    text: Phrase::LessonEnsoCaptureText,
    missed: Phrase::LessonEnsoCaptureMissed,
    hint: Phrase::LessonEnsoCaptureHint,
    done: Phrase::LessonEnsoCaptureDone,
}];
