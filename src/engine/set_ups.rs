//! What each set-up of Zener is worth: a long search of each, as a table in Markdown.

use crate::games::zener::{Order, Setup};
use crate::games::{AnyGame, Options};
use crate::search::{Finding, Level, Limits, Thinking, win_probability};
use std::fmt;

/// The set-ups that differ: White's pieces in order, Black's in any order, but of two that are each other's mirror
/// image only one.
///
/// Which symbols the pieces have does not matter, so White's can always be called by their places. There are 64: of the
/// 120 orders of Black's pieces 8 are their own mirror image.
#[must_use]
pub fn set_ups() -> Vec<Setup> {
    let digits = |number: u32| [10_000, 1_000, 100, 10, 1].map(|power| (number / power % 10) as u8);
    // Seen in a mirror, White's pieces stand in reverse order; with new symbols, 1 for 5 and so on, they stand in order
    // again.
    let mirrored = |mut order: [u8; 5]| {
        order.reverse();
        order.map(|symbol| 6 - symbol)
    };
    let orders = (12_345..=54_321).map(digits).filter_map(Order::new);
    let first = orders.filter(|order| order.symbols() <= mirrored(order.symbols()));
    first.map(|black| Setup { black, ..Setup::default() }).collect()
}

/// The first lines of the table.
pub const HEAD: &str =
    "| Black's pieces, from its own left | score | White wins | depth | White begins |\n|---|---:|---:|---:|---|";

/// What a set-up is worth: a row of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Worth {
    setup: Setup,
    finding: Finding,
    /// The probability that White wins.
    probability: f32,
}

impl Worth {
    /// Searches the start of a game with this set-up for this number of positions; `None` if the search finds nothing.
    #[must_use]
    pub fn of(setup: Setup, nodes: u64) -> Option<Self> {
        let game = AnyGame::new(&Options::Zener(setup));
        let limits = Limits { nodes: Some(nodes), ..Limits::OF_LEVEL };
        let finding = Thinking::new(&game, Level::HIGHEST, 0, limits)?.finish()?;
        Some(Self { setup, probability: win_probability(&game, finding.score), finding })
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { setup, finding, probability } = self;
        let black = setup.black.symbols().map(|symbol| symbol.to_string()).join(" ");
        let Finding { score, depth, .. } = finding;
        write!(f, "| {black} | {score:+} | {:.0} % | {depth} | {} |", probability * 100.0, finding.best())
    }
}

#[cfg(test)]
mod tests {
    use super::{Worth, set_ups};
    use std::collections::HashSet;

    #[test]
    fn there_are_64_set_ups_and_each_order_is_one_of_them_or_the_mirror_image_of_one() {
        let set_ups = set_ups();
        assert_eq!(set_ups.len(), 64);
        let mut orders = HashSet::new();
        for symbols in set_ups.iter().map(|setup| setup.black.symbols()) {
            let mut mirrored = symbols.map(|symbol| 6 - symbol);
            mirrored.reverse();
            orders.extend([symbols, mirrored]);
        }
        assert_eq!(orders.len(), 120);
    }

    #[test]
    fn a_set_up_is_worth_what_the_search_of_its_start_finds() {
        let worth = Worth::of(set_ups()[0], 2_000).expect("a search");
        assert!(worth.probability > 0.0 && worth.probability < 1.0 && !worth.finding.best().is_empty(), "{worth}");
        assert!(worth.to_string().starts_with("| 1 2 3 4 5 | "), "{worth}");
    }
}
