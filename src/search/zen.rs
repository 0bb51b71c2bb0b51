//! placeholder
use super::Level;
use super::judge::{Judge, Sight};
use super::mind::Mind;
use crate::games::zen;
pub(super) type Searched = zen::Position;
pub(super) const DESCRIPTIONS: [&str; 6] = ["", "", "", "", "", ""];
pub(super) fn mind(level: Level, seed: u64) -> Mind {
    let nodes = [20, 200, 1_500, 10_000, 80_000, 1_000_000][level.index()];
    Mind { seed, ..Mind::clear(nodes) }
}
impl Judge for zen::Position {
    const SLOTS: usize = 1;
    fn judge(&self) -> i32 {
        0
    }
    fn promise(&self, _: zen::Move) -> i32 {
        0
    }
    fn slot(_: zen::Move) -> usize {
        0
    }
    fn may_repeat(&self) -> bool {
        true
    }
    fn sight(&self, _: zen::Move) -> Sight {
        Sight::Plain
    }
}
