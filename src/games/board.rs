//! The board without rules: which pieces and links lie where, in one form for all games.

use super::{Event, Link, Piece, Square};
use std::collections::BTreeSet;

/// What an onlooker sees: stacks of pieces on squares, and links.
///
/// Code that shows a board builds it once with [`View::board`](super::View::board) and keeps it up to date with
/// [`Board::apply`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    columns: u8,
    rows: u8,
    stacks: Vec<Vec<Piece>>,
    links: BTreeSet<Link>,
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(columns: u8, rows: u8) -> Self {
        let stacks = vec![Vec::new(); usize::from(columns) * usize::from(rows)];
        Self { columns, rows, stacks, links: BTreeSet::new() }
    }

    /// Number of columns.
    #[must_use]
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Number of rows.
    #[must_use]
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// All squares, row by row from the lower left.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let columns = self.columns;
        (0..self.rows).flat_map(move |row| (0..columns).map(move |column| Square::new(column, row)))
    }

    /// Whether the board has this square.
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        square.column < self.columns && square.row < self.rows
    }

    /// The pieces on a square from bottom to top; none beyond the board.
    #[must_use]
    pub fn stack(&self, square: Square) -> &[Piece] {
        if self.contains(square) { &self.stacks[self.index(square)] } else { &[] }
    }

    /// The top piece of a square.
    #[must_use]
    pub fn top(&self, square: Square) -> Option<Piece> {
        self.stack(square).last().copied()
    }

    /// All links.
    #[must_use]
    pub fn links(&self) -> &BTreeSet<Link> {
        &self.links
    }

    /// Puts a piece on top of a square.
    ///
    /// # Panics
    /// When the board has no such square.
    pub fn put(&mut self, square: Square, piece: Piece) {
        let index = self.index(square);
        self.stacks[index].push(piece);
    }

    /// Adds a link.
    pub fn link(&mut self, link: Link) {
        self.links.insert(link);
    }

    /// Keeps only the pieces for which `keep(square, piece)` is true.
    pub(super) fn retain(&mut self, mut keep: impl FnMut(Square, Piece) -> bool) {
        for (square, stack) in self.squares().zip(&mut self.stacks) {
            stack.retain(|&piece| keep(square, piece));
        }
    }

    /// Takes the top piece of a square away; `None` if there is none.
    pub(super) fn pop(&mut self, square: Square) -> Option<Piece> {
        if !self.contains(square) {
            return None;
        }
        let index = self.index(square);
        self.stacks[index].pop()
    }

    /// Replaces all links.
    pub(super) fn set_links(&mut self, links: BTreeSet<Link>) {
        self.links = links;
    }

    /// The squares with such a piece, row by row from the lower left.
    pub(super) fn squares_with(&self, is_wanted: impl Fn(Piece) -> bool) -> Vec<Square> {
        self.squares().filter(|&square| self.stack(square).iter().any(|&piece| is_wanted(piece))).collect()
    }

    /// Changes the board as an event says.
    ///
    /// # Panics
    /// When the event contradicts the board: its piece does not lie on top of its square, or a square is not on the
    /// board.
    pub fn apply(&mut self, event: &Event) {
        match *event {
            Event::Captured { piece, at } => self.take(at, piece),
            Event::LeftBoard { piece, from } => self.take(from, piece),
            Event::Moved { piece, from, to, .. } => {
                self.take(from, piece);
                self.put(to, piece);
            }
            Event::Dropped { piece, at } => self.put(at, piece),
            Event::Linked(link) => self.link(link),
            Event::Stacked { .. } | Event::Uncovered { .. } | Event::Passed(_) | Event::Check(_) | Event::Ended(_) => {}
        }
    }

    fn take(&mut self, square: Square, piece: Piece) {
        let index = self.index(square);
        let taken = self.stacks[index].pop();
        assert_eq!(taken, Some(piece), "the event fits the board at {square:?}");
    }

    fn index(&self, square: Square) -> usize {
        assert!(self.contains(square), "{square:?} is on the board");
        usize::from(square.row) * usize::from(self.columns) + usize::from(square.column)
    }
}
