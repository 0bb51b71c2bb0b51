//! What is agreed before a game of Zener: how both sides' pieces are set up.

/// The symbols of a player's five pieces on the home row, from that player's own left to right.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Order([u8; 5]);

impl Order {
    /// Circle, cross, waves, square, star: 1, 2, 3, 4, 5.
    pub const ORDERED: Self = Self([1, 2, 3, 4, 5]);

    /// The order with these symbols; `None` unless it holds each of 1 to 5 once.
    #[must_use]
    pub fn new(symbols: [u8; 5]) -> Option<Self> {
        (1..=5).all(|symbol| symbols.contains(&symbol)).then_some(Self(symbols))
    }

    /// The symbols, from the player's own left to right.
    #[must_use]
    pub const fn symbols(self) -> [u8; 5] {
        self.0
    }
}

impl Default for Order {
    fn default() -> Self {
        Self::ORDERED
    }
}

/// How a game of Zener is set up. Nothing is drawn here: for a shuffled set-up the caller draws the orders.
///
/// The default is the ordered set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Setup {
    /// White's pieces, from column 1 to column 5.
    pub white: Order,
    /// Black's pieces, from Black's own left, which is column 5, to column 1.
    pub black: Order,
    /// The rule of the print-and-play set-up: in every column in which both show the same symbol, Black's piece starts
    /// one square ahead, on row B.
    pub advance: bool,
}
