//! What is said in the lessons of Zener.

use super::step_texts::StepTexts;
use crate::lessons;
use crate::texts::Phrase;

pub(super) static TEXTS: [StepTexts; lessons::of(crate::games::Kind::Zener).len()] = [
    StepTexts {
        id: "symbols",
        title: Phrase::LessonZenerSymbolsTitle,
        text: Phrase::LessonZenerSymbolsText,
        missed: Phrase::LessonZenerSymbolsMissed,
        hint: Phrase::LessonZenerSymbolsHint,
        done: Phrase::LessonZenerSymbolsDone,
    },
    StepTexts {
        id: "step",
        title: Phrase::LessonZenerStepTitle,
        text: Phrase::LessonZenerStepText,
        missed: Phrase::LessonZenerStepMissed,
        hint: Phrase::LessonZenerStepHint,
        done: Phrase::LessonZenerStepDone,
    },
    StepTexts {
        id: "answer",
        title: Phrase::LessonZenerAnswerTitle,
        text: Phrase::LessonZenerAnswerText,
        missed: Phrase::LessonZenerAnswerMissed,
        hint: Phrase::LessonZenerAnswerHint,
        done: Phrase::LessonZenerAnswerDone,
    },
    StepTexts {
        id: "free-step",
        title: Phrase::LessonZenerFreeStepTitle,
        text: Phrase::LessonZenerFreeStepText,
        missed: Phrase::LessonZenerFreeStepMissed,
        hint: Phrase::LessonZenerFreeStepHint,
        done: Phrase::LessonZenerFreeStepDone,
    },
    StepTexts {
        id: "stack",
        title: Phrase::LessonZenerStackTitle,
        text: Phrase::LessonZenerStackText,
        missed: Phrase::LessonZenerStackMissed,
        hint: Phrase::LessonZenerStackHint,
        done: Phrase::LessonZenerStackDone,
    },
    StepTexts {
        id: "blocked",
        title: Phrase::LessonZenerBlockedTitle,
        text: Phrase::LessonZenerBlockedText,
        missed: Phrase::LessonZenerBlockedMissed,
        hint: Phrase::LessonZenerBlockedHint,
        done: Phrase::LessonZenerBlockedDone,
    },
    StepTexts {
        id: "no-answer",
        title: Phrase::LessonZenerNoAnswerTitle,
        text: Phrase::LessonZenerNoAnswerText,
        missed: Phrase::LessonZenerNoAnswerMissed,
        hint: Phrase::LessonZenerNoAnswerHint,
        done: Phrase::LessonZenerNoAnswerDone,
    },
    StepTexts {
        id: "uncover",
        title: Phrase::LessonZenerUncoverTitle,
        text: Phrase::LessonZenerUncoverText,
        missed: Phrase::LessonZenerUncoverMissed,
        hint: Phrase::LessonZenerUncoverHint,
        done: Phrase::LessonZenerUncoverDone,
    },
    StepTexts {
        id: "walk-off",
        title: Phrase::LessonZenerWalkOffTitle,
        text: Phrase::LessonZenerWalkOffText,
        missed: Phrase::LessonZenerWalkOffMissed,
        hint: Phrase::LessonZenerWalkOffHint,
        done: Phrase::LessonZenerWalkOffDone,
    },
    StepTexts {
        id: "stop",
        title: Phrase::LessonZenerStopTitle,
        text: Phrase::LessonZenerStopText,
        missed: Phrase::LessonZenerStopMissed,
        hint: Phrase::LessonZenerStopHint,
        done: Phrase::LessonZenerStopDone,
    },
    StepTexts {
        id: "block-all",
        title: Phrase::LessonZenerBlockAllTitle,
        text: Phrase::LessonZenerBlockAllText,
        missed: Phrase::LessonZenerBlockAllMissed,
        hint: Phrase::LessonZenerBlockAllHint,
        done: Phrase::LessonZenerBlockAllDone,
    },
    StepTexts {
        id: "set-ups",
        title: Phrase::LessonZenerSetUpsTitle,
        text: Phrase::LessonZenerSetUpsText,
        missed: Phrase::LessonZenerSetUpsMissed,
        hint: Phrase::LessonZenerSetUpsHint,
        done: Phrase::LessonZenerSetUpsDone,
    },
];
