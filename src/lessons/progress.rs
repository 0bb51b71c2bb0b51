//! Which steps of the lessons have been done. It is kept beside the settings.

use super::step::Step;
use crate::games::Kind;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The steps that have been done, by the names of games and steps.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Progress {
    /// By the [`id`](Kind::id) of the game, the [`id`](Step::id)s of the steps. Names that no step has are ignored.
    done: BTreeMap<String, BTreeSet<String>>,
}

impl Progress {
    /// Notes that a step has been done.
    pub fn finish(&mut self, kind: Kind, step: &Step) {
        self.done.entry(kind.id().to_owned()).or_default().insert(step.id.to_owned());
    }

    /// Adds the steps that have been done elsewhere.
    pub fn merge(&mut self, other: Self) {
        for (kind, steps) in other.done {
            self.done.entry(kind).or_default().extend(steps);
        }
    }

    /// Whether a step has been done.
    #[must_use]
    pub fn is_done(&self, kind: Kind, step: &Step) -> bool {
        self.done.get(kind.id()).is_some_and(|steps| steps.contains(step.id))
    }

    /// How many steps of a game have been done.
    #[must_use]
    pub fn count(&self, kind: Kind) -> usize {
        super::of(kind).iter().filter(|step| self.is_done(kind, step)).count()
    }

    /// The number of the first step that has not been done, counted from 0; `None` if all have.
    #[must_use]
    pub fn next(&self, kind: Kind) -> Option<usize> {
        super::of(kind).iter().position(|step| !self.is_done(kind, step))
    }

    /// Whether no step of any game has been done.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        Kind::ALL.into_iter().all(|kind| self.count(kind) == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons;

    #[test]
    fn what_is_done_is_counted_and_what_comes_next_is_found() {
        let mut progress = Progress::default();
        assert!(progress.is_empty());
        let steps = lessons::of(Kind::Enso);
        progress.finish(Kind::Enso, &steps[0]);
        progress.finish(Kind::Enso, &steps[0]);
        assert_eq!((progress.count(Kind::Enso), progress.count(Kind::Zen)), (1, 0));
        assert!(progress.is_done(Kind::Enso, &steps[0]) && !progress.is_empty());
        assert_eq!(progress.next(Kind::Enso), (steps.len() > 1).then_some(1));
        for step in steps {
            progress.finish(Kind::Enso, step);
        }
        assert_eq!(progress.next(Kind::Enso), None);
    }

    #[test]
    fn names_of_other_versions_are_kept_and_not_counted() {
        let text = r#"(done: {"enso": ["no-such-step"], "no-such-game": ["a"]})"#;
        let progress: Progress = ron::from_str(text).expect("progress");
        assert!(progress.is_empty());
        let written = ron::to_string(&progress).expect("plain values");
        assert!(written.contains("no-such-step") && written.contains("no-such-game"), "{written}");
    }

    #[test]
    fn what_was_done_at_two_tables_is_done() {
        let steps = lessons::of(Kind::Enso);
        let done = |step| {
            let mut progress = Progress::default();
            progress.finish(Kind::Enso, step);
            progress
        };
        let mut both = done(&steps[0]);
        both.merge(done(&steps[1]));
        assert!(both.is_done(Kind::Enso, &steps[0]) && both.is_done(Kind::Enso, &steps[1]));
        assert_eq!(both.count(Kind::Enso), 2);
    }
}
