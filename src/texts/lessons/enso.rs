//! What is said in the lessons of Enso.

use super::step_texts::StepTexts;
use crate::lessons;
use crate::texts::Phrase;

pub(super) static TEXTS: [StepTexts; lessons::of(crate::games::Kind::Enso).len()] = [
    StepTexts {
        id: "capture",
        title: Phrase::LessonEnsoCaptureTitle,
        text: Phrase::LessonEnsoCaptureText,
        missed: Phrase::LessonEnsoCaptureMissed,
        hint: Phrase::LessonEnsoCaptureHint,
        done: Phrase::LessonEnsoCaptureDone,
    },
    StepTexts {
        id: "capture-from-afar",
        title: Phrase::LessonEnsoCaptureFromAfarTitle,
        text: Phrase::LessonEnsoCaptureFromAfarText,
        missed: Phrase::LessonEnsoCaptureFromAfarMissed,
        hint: Phrase::LessonEnsoCaptureFromAfarHint,
        done: Phrase::LessonEnsoCaptureFromAfarDone,
    },
    StepTexts {
        id: "who-must-capture",
        title: Phrase::LessonEnsoWhoMustCaptureTitle,
        text: Phrase::LessonEnsoWhoMustCaptureText,
        missed: Phrase::LessonEnsoWhoMustCaptureMissed,
        hint: Phrase::LessonEnsoWhoMustCaptureHint,
        done: Phrase::LessonEnsoWhoMustCaptureDone,
    },
    StepTexts {
        id: "leave",
        title: Phrase::LessonEnsoLeaveTitle,
        text: Phrase::LessonEnsoLeaveText,
        missed: Phrase::LessonEnsoLeaveMissed,
        hint: Phrase::LessonEnsoLeaveHint,
        done: Phrase::LessonEnsoLeaveDone,
    },
    StepTexts {
        id: "stand-alone",
        title: Phrase::LessonEnsoStandAloneTitle,
        text: Phrase::LessonEnsoStandAloneText,
        missed: Phrase::LessonEnsoStandAloneMissed,
        hint: Phrase::LessonEnsoStandAloneHint,
        done: Phrase::LessonEnsoStandAloneDone,
    },
    StepTexts {
        id: "who-may-not-move",
        title: Phrase::LessonEnsoWhoMayNotMoveTitle,
        text: Phrase::LessonEnsoWhoMayNotMoveText,
        missed: Phrase::LessonEnsoWhoMayNotMoveMissed,
        hint: Phrase::LessonEnsoWhoMayNotMoveHint,
        done: Phrase::LessonEnsoWhoMayNotMoveDone,
    },
    StepTexts {
        id: "enso",
        title: Phrase::LessonEnsoEnsoTitle,
        text: Phrase::LessonEnsoEnsoText,
        missed: Phrase::LessonEnsoEnsoMissed,
        hint: Phrase::LessonEnsoEnsoHint,
        done: Phrase::LessonEnsoEnsoDone,
    },
    StepTexts {
        id: "last-neighbour",
        title: Phrase::LessonEnsoLastNeighbourTitle,
        text: Phrase::LessonEnsoLastNeighbourText,
        missed: Phrase::LessonEnsoLastNeighbourMissed,
        hint: Phrase::LessonEnsoLastNeighbourHint,
        done: Phrase::LessonEnsoLastNeighbourDone,
    },
    StepTexts {
        id: "give-nothing-away",
        title: Phrase::LessonEnsoGiveNothingAwayTitle,
        text: Phrase::LessonEnsoGiveNothingAwayText,
        missed: Phrase::LessonEnsoGiveNothingAwayMissed,
        hint: Phrase::LessonEnsoGiveNothingAwayHint,
        done: Phrase::LessonEnsoGiveNothingAwayDone,
    },
    StepTexts {
        id: "threat",
        title: Phrase::LessonEnsoThreatTitle,
        text: Phrase::LessonEnsoThreatText,
        missed: Phrase::LessonEnsoThreatMissed,
        hint: Phrase::LessonEnsoThreatHint,
        done: Phrase::LessonEnsoThreatDone,
    },
    StepTexts {
        id: "both",
        title: Phrase::LessonEnsoBothTitle,
        text: Phrase::LessonEnsoBothText,
        missed: Phrase::LessonEnsoBothMissed,
        hint: Phrase::LessonEnsoBothHint,
        done: Phrase::LessonEnsoBothDone,
    },
    StepTexts {
        id: "block",
        title: Phrase::LessonEnsoBlockTitle,
        text: Phrase::LessonEnsoBlockText,
        missed: Phrase::LessonEnsoBlockMissed,
        hint: Phrase::LessonEnsoBlockHint,
        done: Phrase::LessonEnsoBlockDone,
    },
];
