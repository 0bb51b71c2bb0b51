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
    StepTexts {
        id: "drop",
        title: Phrase::LessonTorusDropTitle,
        text: Phrase::LessonTorusDropText,
        missed: Phrase::LessonTorusDropMissed,
        hint: Phrase::LessonTorusDropHint,
        done: Phrase::LessonTorusDropDone,
    },
    StepTexts {
        id: "link",
        title: Phrase::LessonTorusLinkTitle,
        text: Phrase::LessonTorusLinkText,
        missed: Phrase::LessonTorusLinkMissed,
        hint: Phrase::LessonTorusLinkHint,
        done: Phrase::LessonTorusLinkDone,
    },
    StepTexts {
        id: "cut",
        title: Phrase::LessonTorusCutTitle,
        text: Phrase::LessonTorusCutText,
        missed: Phrase::LessonTorusCutMissed,
        hint: Phrase::LessonTorusCutHint,
        done: Phrase::LessonTorusCutDone,
    },
    StepTexts {
        id: "loop",
        title: Phrase::LessonTorusLoopTitle,
        text: Phrase::LessonTorusLoopText,
        missed: Phrase::LessonTorusLoopMissed,
        hint: Phrase::LessonTorusLoopHint,
        done: Phrase::LessonTorusLoopDone,
    },
    StepTexts {
        id: "ring",
        title: Phrase::LessonTorusRingTitle,
        text: Phrase::LessonTorusRingText,
        missed: Phrase::LessonTorusRingMissed,
        hint: Phrase::LessonTorusRingHint,
        done: Phrase::LessonTorusRingDone,
    },
    StepTexts {
        id: "letter-z",
        title: Phrase::LessonTorusLetterZTitle,
        text: Phrase::LessonTorusLetterZText,
        missed: Phrase::LessonTorusLetterZMissed,
        hint: Phrase::LessonTorusLetterZHint,
        done: Phrase::LessonTorusLetterZDone,
    },
    StepTexts {
        id: "letter-n",
        title: Phrase::LessonTorusLetterNTitle,
        text: Phrase::LessonTorusLetterNText,
        missed: Phrase::LessonTorusLetterNMissed,
        hint: Phrase::LessonTorusLetterNHint,
        done: Phrase::LessonTorusLetterNDone,
    },
    StepTexts {
        id: "spiral",
        title: Phrase::LessonTorusSpiralTitle,
        text: Phrase::LessonTorusSpiralText,
        missed: Phrase::LessonTorusSpiralMissed,
        hint: Phrase::LessonTorusSpiralHint,
        done: Phrase::LessonTorusSpiralDone,
    },
    StepTexts {
        id: "stop",
        title: Phrase::LessonTorusStopTitle,
        text: Phrase::LessonTorusStopText,
        missed: Phrase::LessonTorusStopMissed,
        hint: Phrase::LessonTorusStopHint,
        done: Phrase::LessonTorusStopDone,
    },
    StepTexts {
        id: "balanced-opening",
        title: Phrase::LessonTorusBalancedOpeningTitle,
        text: Phrase::LessonTorusBalancedOpeningText,
        missed: Phrase::LessonTorusBalancedOpeningMissed,
        hint: Phrase::LessonTorusBalancedOpeningHint,
        done: Phrase::LessonTorusBalancedOpeningDone,
    },
];
