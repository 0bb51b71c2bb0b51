//! The questions that follow the one that a worker searches. It gets the next one as soon as it has answered, without waiting
//! for a frame: where frames are slow, several are answered between two of them.

use crate::app::ai::request::QuestionId;
use std::collections::VecDeque;

/// A question that follows.
#[derive(Debug)]
struct PreparedQuestion {
    id: QuestionId,
    /// The commands of the protocol; `None` once the worker has got them.
    commands: Option<Vec<String>>,
}

/// The questions that follow, the next one first: those that the worker has got already, and then the others.
#[derive(Default, Debug)]
pub(super) struct PreparedQuestions(VecDeque<PreparedQuestion>);

impl PreparedQuestions {
    /// Replaces all questions that the worker has not got yet. `commands` makes the commands of the question at a place in
    /// `next`.
    pub(super) fn replace(&mut self, next: &[QuestionId], mut commands: impl FnMut(usize) -> Vec<String>) {
        let was_waiting = self.0.partition_point(|question| question.commands.is_none());
        let mut before: Vec<_> = self.0.drain(was_waiting..).collect();
        for (place, &id) in next.iter().enumerate() {
            if self.0.iter().any(|question| question.id == id) {
                continue;
            }
            let known = before.iter().position(|question| question.id == id);
            let question = match known {
                Some(index) => before.swap_remove(index),
                None => PreparedQuestion { id, commands: Some(commands(place)) },
            };
            self.0.push_back(question);
        }
    }

    /// The commands of the next question, which the worker gets now; none if nothing follows.
    pub(super) fn hand_over(&mut self) -> Vec<String> {
        self.0.iter_mut().find_map(|question| question.commands.take()).unwrap_or_default()
    }

    /// Removes the first question if it is this one and the worker has it; returns whether that is so.
    pub(super) fn take_up(&mut self, id: QuestionId) -> bool {
        let is_first = self.0.front().is_some_and(|first| first.id == id && first.commands.is_none());
        is_first && self.0.pop_front().is_some()
    }

    /// Forgets all questions; returns how many of them the worker has got.
    pub(super) fn clear(&mut self) -> u32 {
        self.0.drain(..).map(|question| u32::from(question.commands.is_none())).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::PreparedQuestions;
    use crate::app::ai::request::QuestionId;

    fn prepare(prepared: &mut PreparedQuestions, next: &[u64]) {
        let next: Vec<_> = next.iter().copied().map(QuestionId).collect();
        prepared.replace(&next, |place| vec![format!("go {}", next[place].0)]);
    }

    #[test]
    fn a_worker_gets_one_question_after_the_other_and_they_are_taken_up_in_this_order() {
        let mut prepared = PreparedQuestions::default();
        prepare(&mut prepared, &[2, 3, 4]);
        assert!(!prepared.take_up(QuestionId(2)), "the worker does not have it yet");
        assert_eq!(prepared.hand_over(), ["go 2"]);
        assert_eq!(prepared.hand_over(), ["go 3"]);
        assert!(!prepared.take_up(QuestionId(3)), "2 comes first");
        assert!(prepared.take_up(QuestionId(2)));
        assert!(prepared.take_up(QuestionId(3)));
        assert!(!prepared.take_up(QuestionId(4)), "the worker does not have it yet");
        assert_eq!(prepared.hand_over(), ["go 4"]);
        assert_eq!(prepared.hand_over(), [""; 0], "nothing follows");
    }

    #[test]
    fn what_the_worker_has_stays_and_the_others_are_replaced() {
        let mut prepared = PreparedQuestions::default();
        prepare(&mut prepared, &[2, 3]);
        assert_eq!(prepared.hand_over(), ["go 2"]);
        prepare(&mut prepared, &[5, 2, 4]);
        assert_eq!(prepared.hand_over(), ["go 5"]);
        prepare(&mut prepared, &[]);
        assert_eq!(prepared.hand_over(), [""; 0]);
        assert!(prepared.take_up(QuestionId(2)));
        assert!(prepared.take_up(QuestionId(5)));
        assert!(!prepared.take_up(QuestionId(4)));
    }

    #[test]
    fn when_all_are_forgotten_it_is_known_how_many_the_worker_has() {
        let mut prepared = PreparedQuestions::default();
        prepare(&mut prepared, &[2, 3, 4]);
        prepared.hand_over();
        prepared.hand_over();
        assert_eq!(prepared.clear(), 2);
        assert_eq!(prepared.clear(), 0);
        assert_eq!(prepared.hand_over(), [""; 0]);
    }
}
