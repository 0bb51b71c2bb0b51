//! Lessons.

use super::drawing::{Faults, Moment};
use super::windows::large_and_usual;
use crate::app::gameplay::active_match::LessonStep;
use crate::app::gameplay::lesson::{Answer, LessonState};
use crate::games::Kind;
use crate::lessons;
use crate::texts::{self, Phrase};

/// Looks at a step of a lesson before it is done, after wrong answers, and when it is done.
fn look_at_lesson(moment: &mut Moment, step: LessonStep, faults: &mut Faults) {
    let words = texts::lessons::of(step.kind, step.number).expect("a step");
    let next = if step.next().step().is_some() { Phrase::LearnNext } else { Phrase::LearnPlay };
    let states = [
        (LessonState::default(), vec![&words.title, &words.text], Phrase::LearnSkip),
        (
            LessonState { answer: Answer::Missed, misses: 2, solution: Some(Vec::new()), ..LessonState::default() },
            vec![&words.text, &words.missed, &words.hint],
            Phrase::LearnSkip,
        ),
        (LessonState { answer: Answer::Right, ..LessonState::default() }, vec![&words.done], next),
    ];
    for (state, needed, go_on) in states {
        *moment.app.world_mut().resource_mut::<LessonState>() = state;
        let needed: Vec<_> = needed.into_iter().map(|text| text.localise(moment.language)).collect();
        let labels = [Phrase::LearnBack, Phrase::CommonHint, go_on, Phrase::CommonMenu];
        let labels = labels.map(|label| label.localise(moment.language));
        let buttons = [0, 1, 2, 3].map(|index: usize| labels[index].as_str());
        for (window, scale) in large_and_usual() {
            // In the smallest window a long text is scrolled.
            let needed = if window == (320.0, 480.0) { &[][..] } else { &needed };
            faults.look(moment, (window, scale), needed, &buttons, 0.5);
        }
    }
}

#[test]
fn a_lesson_is_in_view_in_every_language() {
    let mut faults = Faults::default();
    for kind in Kind::ALL {
        for number in 0..lessons::of(kind).len() {
            let step = LessonStep { kind, number };
            let mut moment = Moment::of_lesson(step);
            moment.in_every_language(|moment| look_at_lesson(moment, step, &mut faults));
        }
    }
    faults.assert_none();
}
