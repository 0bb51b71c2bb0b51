//! What is said in the lessons of ZEN L'initié.

use super::step_texts::StepTexts;
use crate::lessons;
use crate::texts::Phrase;

pub(super) static TEXTS: [StepTexts; lessons::of(crate::games::Kind::Zen).len()] = [
    StepTexts {
        id: "count",
        title: Phrase::LessonZenCountTitle,
        text: Phrase::LessonZenCountText,
        missed: Phrase::LessonZenCountMissed,
        hint: Phrase::LessonZenCountHint,
        done: Phrase::LessonZenCountDone,
    },
    StepTexts {
        id: "jump",
        title: Phrase::LessonZenJumpTitle,
        text: Phrase::LessonZenJumpText,
        missed: Phrase::LessonZenJumpMissed,
        hint: Phrase::LessonZenJumpHint,
        done: Phrase::LessonZenJumpDone,
    },
    StepTexts {
        id: "capture",
        title: Phrase::LessonZenCaptureTitle,
        text: Phrase::LessonZenCaptureText,
        missed: Phrase::LessonZenCaptureMissed,
        hint: Phrase::LessonZenCaptureHint,
        done: Phrase::LessonZenCaptureDone,
    },
    StepTexts {
        id: "friend-or-enemy",
        title: Phrase::LessonZenFriendOrEnemyTitle,
        text: Phrase::LessonZenFriendOrEnemyText,
        missed: Phrase::LessonZenFriendOrEnemyMissed,
        hint: Phrase::LessonZenFriendOrEnemyHint,
        done: Phrase::LessonZenFriendOrEnemyDone,
    },
    StepTexts {
        id: "move-the-zen",
        title: Phrase::LessonZenMoveTheZenTitle,
        text: Phrase::LessonZenMoveTheZenText,
        missed: Phrase::LessonZenMoveTheZenMissed,
        hint: Phrase::LessonZenMoveTheZenHint,
        done: Phrase::LessonZenMoveTheZenDone,
    },
    StepTexts {
        id: "zen-limits",
        title: Phrase::LessonZenZenLimitsTitle,
        text: Phrase::LessonZenZenLimitsText,
        missed: Phrase::LessonZenZenLimitsMissed,
        hint: Phrase::LessonZenZenLimitsHint,
        done: Phrase::LessonZenZenLimitsDone,
    },
    StepTexts {
        id: "connect",
        title: Phrase::LessonZenConnectTitle,
        text: Phrase::LessonZenConnectText,
        missed: Phrase::LessonZenConnectMissed,
        hint: Phrase::LessonZenConnectHint,
        done: Phrase::LessonZenConnectDone,
    },
    StepTexts {
        id: "connect-with-the-zen",
        title: Phrase::LessonZenConnectWithTheZenTitle,
        text: Phrase::LessonZenConnectWithTheZenText,
        missed: Phrase::LessonZenConnectWithTheZenMissed,
        hint: Phrase::LessonZenConnectWithTheZenHint,
        done: Phrase::LessonZenConnectWithTheZenDone,
    },
    StepTexts {
        id: "trap",
        title: Phrase::LessonZenTrapTitle,
        text: Phrase::LessonZenTrapText,
        missed: Phrase::LessonZenTrapMissed,
        hint: Phrase::LessonZenTrapHint,
        done: Phrase::LessonZenTrapDone,
    },
    StepTexts {
        id: "check",
        title: Phrase::LessonZenCheckTitle,
        text: Phrase::LessonZenCheckText,
        missed: Phrase::LessonZenCheckMissed,
        hint: Phrase::LessonZenCheckHint,
        done: Phrase::LessonZenCheckDone,
    },
    StepTexts {
        id: "checkmate",
        title: Phrase::LessonZenCheckmateTitle,
        text: Phrase::LessonZenCheckmateText,
        missed: Phrase::LessonZenCheckmateMissed,
        hint: Phrase::LessonZenCheckmateHint,
        done: Phrase::LessonZenCheckmateDone,
    },
    StepTexts {
        id: "points",
        title: Phrase::LessonZenPointsTitle,
        text: Phrase::LessonZenPointsText,
        missed: Phrase::LessonZenPointsMissed,
        hint: Phrase::LessonZenPointsHint,
        done: Phrase::LessonZenPointsDone,
    },
];
