//! Going through the tree of a round: the main line with the branches beside it.

use super::branch::{child, children, find};
use super::path::Path;
use super::tree::Variations;
use crate::games::AnyGame;
use crate::session::round::Round;

impl Round {
    /// What stands beside the main line.
    #[must_use]
    pub fn variations(&self) -> &Variations {
        &self.variations
    }

    /// The path to the last position of the main line: the one on the board.
    #[must_use]
    pub fn last_position(&self) -> Path {
        Path::main(self.game.len())
    }

    /// Whether a path leads to a position.
    #[must_use]
    pub fn has_position(&self, path: &Path) -> bool {
        path.ply() <= self.game.len() && (path.is_main() || self.variations.branch_move(path).is_some())
    }

    /// The move that leads to a position, without announcement; `None` at the start, and where there is no such
    /// position.
    #[must_use]
    pub fn move_at(&self, path: &Path) -> Option<&str> {
        if path.is_main() {
            self.game.move_of(path.ply().checked_sub(1)?)
        } else {
            Some(self.variations.branch_move(path)?.text()).filter(|_| path.ply() <= self.game.len())
        }
    }

    /// The moves from the start of the round to a position; `None` where there is no such position.
    #[must_use]
    pub fn line_to(&self, path: &Path) -> Option<Vec<&str>> {
        if path.ply() > self.game.len() {
            return None;
        }
        let mut line = self.game.moves();
        line.truncate(path.ply());
        let branches = self.variations.branches(path.ply());
        let mut parent = None;
        for &step in path.steps() {
            let index = child(branches, parent, step)?;
            line.push(branches[index].text());
            parent = Some(index);
        }
        Some(line)
    }

    /// The game as it stands in a position, with its history; `None` where there is no such position.
    #[must_use]
    pub fn game_at(&self, path: &Path) -> Option<AnyGame> {
        let line = self.line_to(path)?;
        let mut game = self.game.clone();
        while game.len() > path.ply() {
            game.undo()?;
        }
        for text in &line[path.ply()..] {
            game.play(text).ok()?;
        }
        Some(game)
    }

    /// The positions one move after a position: first the main line, then the branches.
    #[must_use]
    pub fn children(&self, path: &Path) -> Vec<Path> {
        if !self.has_position(path) {
            return Vec::new();
        }
        let main = Some(Path::main(path.ply() + 1)).filter(|main| path.is_main() && main.ply() <= self.game.len());
        let branches = self.variations.branches(path.ply());
        let count = children(branches, find(branches, path.steps())).count();
        main.into_iter().chain((0..count).map(|index| path.step(index))).collect()
    }

    /// The position after this one: on the main line, or where it ends or has been left, in the first branch.
    #[must_use]
    pub fn next_position(&self, path: &Path) -> Option<Path> {
        self.children(path).into_iter().next()
    }

    /// The last position of the line that a position belongs to.
    #[must_use]
    pub fn end_of_line(&self, path: &Path) -> Path {
        let branches = self.variations.branches(path.ply());
        let mut end = path.clone();
        if path.is_main() {
            return self.last_position();
        }
        let mut last = find(branches, path.steps());
        while let Some(next) = last.and_then(|last| child(branches, Some(last), 0)) {
            end.push(0);
            last = Some(next);
        }
        end
    }

    /// What can be played instead of the move that leads to a position, and that move itself: first what was played,
    /// then the branches. Only the start of the round has no such moves.
    #[must_use]
    pub fn alternatives(&self, path: &Path) -> Vec<Path> {
        path.parent().map(|parent| self.children(&parent)).unwrap_or_default()
    }
}
