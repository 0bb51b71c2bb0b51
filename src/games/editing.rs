//! Positions that are set up by hand: pieces are put, moved and taken away, and nothing is checked until it is asked
//! for.

use super::any::names_of_lines;
use super::{AnyGame, Board, Fault, Impossible, Kind, Link, Options, Piece, Player, PositionError, Square, View};
use std::collections::BTreeSet;

/// What setting up positions by hand needs to know of a game.
pub trait Editing: View {
    /// Whether pieces may lie on one another.
    const STACKS: bool = false;

    /// The pieces that there are, each once, in the order in which they are offered.
    fn tray() -> Vec<Piece>;

    /// How many of a piece there are; `None` if there are always enough.
    fn supply(piece: Piece) -> Option<u32>;

    /// The board without pieces, as large as the options say.
    fn empty_board(options: &Self::Options) -> Board;

    /// The name of a square, as [`square_name`](super::Notation::square_name) says it in any position.
    fn name_of(square: Square) -> String;

    /// What the position string of this position says beside pieces, links and the player to move.
    fn fields(&self) -> Fields {
        Fields::default()
    }

    /// The position string of a position that is set up, which may be impossible.
    fn write_edited(edited: &EditedPosition) -> String;

    /// The two ends of a link between two squares, in the order of the notation; `None` if there are no links between
    /// them on any board of this size.
    fn link_ends(_board: &Board, _one: Square, _other: Square) -> Option<[Square; 2]> {
        None
    }

    /// The least and the greatest number of columns of the board, which has as many rows; `None` if there is only one
    /// size.
    fn sizes() -> Option<[u8; 2]> {
        None
    }
}

/// What only some games' position strings say.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Fields {
    /// ZEN: the square that is forbidden to the Zen.
    pub forbidden: Option<Square>,
    /// Zener: the symbol that the mandatory step must answer, from 1 to 5.
    pub answer: Option<u8>,
    /// Zener: the symbol of the piece that has already moved in this turn, from 1 to 5.
    pub moved: Option<u8>,
}

/// A reason why a position that is set up is impossible, and the squares that are its cause.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditedFault {
    /// The reason.
    pub fault: Fault,
    /// The squares to point at, each once; none if the reason is what is not there.
    pub squares: Vec<Square>,
}

/// A position that is being set up by hand. Whether the rules allow it is told by [`EditedPosition::check`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditedPosition {
    options: Options,
    board: Board,
    to_move: Player,
    fields: Fields,
}

macro_rules! editing {
    ($($(#[$doc:meta])* $game:ident in $module:ident;)*) => {
        /// The name of the position of a game, for code that is written once for all.
        macro_rules! with_position {
            ($kind:expr, $position:ident => $body:expr) => {
                match $kind {
                    $(Kind::$game => {
                        type $position = crate::games::$module::Position;
                        $body
                    })*
                }
            };
        }

        fn empty_board(options: &Options) -> Board {
            match options {
                $(Options::$game(options) => crate::games::$module::Position::empty_board(options),)*
            }
        }
    };
}
for_each_game!(editing);

impl EditedPosition {
    /// The position in which a game with these options starts. The options supply what position strings do not contain.
    #[must_use]
    pub fn start(options: &Options) -> Self {
        Self::of(&AnyGame::new(options), options)
    }

    /// The board without pieces; the player is to move who begins a game with these options.
    #[must_use]
    pub fn empty(options: &Options) -> Self {
        let start = AnyGame::new(options);
        Self {
            options: options.clone(),
            board: empty_board(options),
            to_move: start.to_move(),
            fields: Fields::default(),
        }
    }

    /// The position on the board of a game; `options` are those of that game.
    #[must_use]
    pub fn of(game: &AnyGame, options: &Options) -> Self {
        let fields = with_game!(AnyGame, game, game => game.position().fields());
        Self { options: options.clone(), board: game.board(), to_move: game.to_move(), fields }
    }

    /// The position of a position string.
    ///
    /// # Errors
    /// All reasons why the text is not a position string of this game.
    pub fn read(text: &str, options: &Options) -> Result<Self, PositionError> {
        Ok(Self::of(&AnyGame::from_text(text, options)?, options))
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.options.kind()
    }

    /// What is agreed before the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The pieces and the links.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// Gives the turn to a player.
    pub const fn set_to_move(&mut self, player: Player) {
        self.to_move = player;
    }

    /// What only some games' position strings say.
    #[must_use]
    pub const fn fields(&self) -> Fields {
        self.fields
    }

    /// Replaces what only some games' position strings say; what this game's do not say is ignored.
    pub const fn set_fields(&mut self, fields: Fields) {
        self.fields = fields;
    }

    /// The pieces that there are, each once, in the order in which they are offered.
    #[must_use]
    pub fn tray(&self) -> Vec<Piece> {
        with_position!(self.kind(), Position => Position::tray())
    }

    /// The name of a square.
    #[must_use]
    pub fn square_name(&self, square: Square) -> String {
        with_position!(self.kind(), Position => Position::name_of(square))
    }

    /// The names of the columns from the left, and of the rows from the bottom.
    #[must_use]
    pub fn names_of_lines(&self) -> [Vec<String>; 2] {
        names_of_lines(&self.board, |square| self.square_name(square))
    }

    /// How many of a piece can still be put on the board; `None` if there are always enough, 0 also if there are more
    /// on the board than there are.
    #[must_use]
    pub fn left(&self, piece: Piece) -> Option<u32> {
        let supply = with_position!(self.kind(), Position => Position::supply(piece))?;
        let on_board =
            self.board.squares().flat_map(|square| self.board.stack(square)).filter(|&&other| other == piece);
        Some(supply.saturating_sub(u32::try_from(on_board.count()).unwrap_or(u32::MAX)))
    }

    /// The least and the greatest size of the board; `None` if there is only one.
    #[must_use]
    pub fn sizes(&self) -> Option<[u8; 2]> {
        with_position!(self.kind(), Position => Position::sizes())
    }

    /// Puts a piece on a square: on top of what lies there where pieces may lie on one another, else in its place. Of a
    /// piece that there is only once, the one on the board is moved. Returns whether the board has changed, which it
    /// does not if this game has no such piece or the board no such square.
    pub fn put(&mut self, square: Square, piece: Piece) -> bool {
        let before = self.board.clone();
        if !before.contains(square) || !self.tray().contains(&piece) {
            return false;
        }
        let (stacks, supply) = with_position!(self.kind(), Position => (Position::STACKS, Position::supply(piece)));
        if supply == Some(1) {
            self.board.retain(|_, other| other != piece);
        }
        if !stacks {
            self.board.retain(|at, _| at != square);
        }
        self.board.put(square, piece);
        self.drop_links();
        self.board != before
    }

    /// Takes the top piece of a square away, with its links; returns it, or `None` if there is none.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let taken = self.board.pop(square)?;
        self.drop_links();
        Some(taken)
    }

    /// Moves the top piece of a square to another square, as [`put`](Self::put) puts it. Returns whether the board has
    /// changed.
    pub fn move_piece(&mut self, from: Square, to: Square) -> bool {
        if from == to || !self.board.contains(to) {
            return false;
        }
        let Some(piece) = self.take(from) else { return false };
        self.put(to, piece);
        true
    }

    fn link_ends(&self, one: Square, other: Square) -> Option<[Square; 2]> {
        with_position!(self.kind(), Position => Position::link_ends(&self.board, one, other))
    }

    /// Makes a link between two squares, or takes it away if it is there. Returns whether it could: links join two
    /// stones of one player on diagonal neighbours, and only where a game has links. Whether links cross is left to
    /// [`check`](Self::check).
    pub fn toggle_link(&mut self, one: Square, other: Square) -> bool {
        let Some([from, to]) = self.link_ends(one, other) else { return false };
        let Some(player) = self.joined(from, to) else { return false };
        let link = Link { player, from, to };
        let mut links = self.board.links().clone();
        if !links.remove(&link) {
            links.insert(link);
        }
        self.board.set_links(links);
        true
    }

    /// Makes the board larger or smaller at its upper and right edges, where pieces are lost. Returns whether it could:
    /// the size must be one of [`sizes`](Self::sizes).
    pub fn set_size(&mut self, side: u8) -> bool {
        let Some([least, most]) = self.sizes() else { return false };
        if !(least..=most).contains(&side) {
            return false;
        }
        let mut board = Board::new(side, side);
        for square in self.board.squares().filter(|&square| board.contains(square)).collect::<Vec<_>>() {
            for &piece in self.board.stack(square) {
                board.put(square, piece);
            }
        }
        board.set_links(self.board.links().clone());
        self.board = board;
        self.drop_links();
        true
    }

    /// Whose pieces stand on both of these squares; `None` if it is not the same player.
    fn joined(&self, one: Square, other: Square) -> Option<Player> {
        let [one, other] = [one, other].map(|end| self.board.top(end).and_then(Piece::owner));
        one.filter(|_| one == other)
    }

    /// Takes the links away that have lost one of their stones, and those that this board can't have.
    fn drop_links(&mut self) {
        let kept: BTreeSet<Link> = self
            .board
            .links()
            .iter()
            .filter_map(|link| {
                let [from, to] = self.link_ends(link.from, link.to)?;
                Some(Link { player: self.joined(from, to)?, from, to })
            })
            .collect();
        self.board.set_links(kept);
    }

    /// The position string, also of an impossible position.
    #[must_use]
    pub fn text(&self) -> String {
        with_position!(self.kind(), Position => Position::write_edited(self))
    }

    /// The game that starts from this position, which may be over already.
    ///
    /// # Errors
    /// All reasons why the rules do not allow the position, each with the squares that are its cause. They are those
    /// for which its position string is refused.
    pub fn check(&self) -> Result<AnyGame, Vec<EditedFault>> {
        AnyGame::from_text(&self.text(), &self.options).map_err(|error| {
            let squares = |fault: &Fault| match fault {
                Fault::Impossible(reason) => {
                    with_game!(Impossible, reason, reason => reason.squares(&self.board))
                }
                _ => Vec::new(),
            };
            error.faults().iter().map(|fault| EditedFault { squares: squares(fault), fault: fault.clone() }).collect()
        })
    }
}
