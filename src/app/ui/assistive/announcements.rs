//! What has happened, in the tree of accessibility: a text for each of the last utterances, which is announced when it
//! appears.

use crate::app::gameplay::narration::Narration;
use crate::texts::Language;
use accesskit::{Live, Node, NodeId, Role};

/// The nodes of utterances, by their numbers.
const UTTERANCES: u64 = 0x1_0000_0000;

/// How many stay in the tree, for those who go back to them.
const KEPT: u64 = 3;

/// The last utterances of those that came after the one with this number.
pub(super) fn describe(narration: &Narration, after: u64, language: Language) -> Vec<(NodeId, Node)> {
    let last = narration.last().map_or(0, |utterance| utterance.number);
    let utterances = narration.after(after.max(last.saturating_sub(KEPT)));
    let nodes = utterances.map(|utterance| {
        let mut node = Node::new(Role::Label);
        node.set_value(utterance.text.localise(language));
        node.set_live(if utterance.is_urgent { Live::Assertive } else { Live::Polite });
        (NodeId(UTTERANCES + utterance.number), node)
    });
    nodes.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Text;

    #[test]
    fn every_utterance_is_a_node_of_its_own_even_if_the_words_are_the_same() {
        let mut narration = Narration::default();
        let words = || Text::Plain("b2-b3".to_owned());
        narration.say(words(), false);
        let first = describe(&narration, 0, Language::English);
        narration.say(words(), true);
        let both = describe(&narration, 0, Language::English);
        assert_eq!(both[0], first[0], "what was said stays as it was");
        assert_ne!(both[1].0, first[0].0);
        assert_eq!([both[0].1.live(), both[1].1.live()], [Some(Live::Polite), Some(Live::Assertive)]);
        assert_eq!(describe(&narration, 1, Language::English), both[1..], "what was said before is not said again");
    }

    #[test]
    fn only_the_last_utterances_stay() {
        let mut narration = Narration::default();
        for number in 0..10_u8 {
            narration.say(Text::Plain(number.to_string()), false);
        }
        let nodes = describe(&narration, 0, Language::English);
        let said: Vec<_> = nodes.iter().filter_map(|(_, node)| node.value()).collect();
        assert_eq!(said, ["7", "8", "9"]);
    }
}
