//! What is said in the lessons of ZeN.

use super::step_texts::StepTexts;
use crate::lessons;
use crate::texts::Phrase;

pub(super) static TEXTS: [StepTexts; lessons::of(crate::games::Kind::Torus).len()] = [
    StepTexts {
        id: "shift",
        title: Phrase::LessonTorusShiftTitle,
        text: Phrase::LessonTorusShiftText,
        missed: Phrase::LessonTorusShiftMissed,
        hint: Phrase::LessonTorusShiftHint,
        done: Phrase::LessonTorusShiftDone,
    },
    StepTexts {
        id: "fold",
        title: Phrase::LessonTorusFoldTitle,
        text: Phrase::LessonTorusFoldText,
        missed: Phrase::LessonTorusFoldMissed,
        hint: Phrase::LessonTorusFoldHint,
        done: Phrase::LessonTorusFoldDone,
    },
];
