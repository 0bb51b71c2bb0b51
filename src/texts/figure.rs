//! Figures of the rules' pages: positions with marks, and examples that can be stepped through, read from text.
//!
//! A figure is made of lines `name: value`. Those up to the first move describe the position at the beginning, and
//! those after a move the position that it leads to:
//!
//! - `position`: the position string at the beginning; `variant`: the variant of ZEN in which it is played;
//! - `marks`: squares to be marked, with spaces between; `arrow`: pairs of squares, as in `a1-b2`;
//! - `move`: the next move, in the notation of the game;
//! - `caption`: what is said of the position, the only line that is translated.

use crate::games::{
    AnyGame, Board, EditedPosition, Event, Kind, Options, PlayError, Player, PositionError, Square, zen,
};

/// What a plan of a board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Which game.
    pub kind: Kind,
    /// The pieces and links.
    pub board: Board,
    /// The names of the columns from the left.
    pub columns: Vec<String>,
    /// The names of the rows from the bottom.
    pub rows: Vec<String>,
    /// The squares that show why the game is won; empty while it is not.
    pub winning: Vec<Square>,
    /// Squares that are marked.
    pub marks: Vec<Square>,
    /// Moves that are shown as arrows.
    pub arrows: Vec<Arrow>,
}

/// A move from a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Square,
    /// Where it ends; `None` if it leaves the board over the nearer of the upper and the lower edge.
    pub to: Option<Square>,
}

impl Plan {
    /// The position that a game has reached, without marks.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        let [columns, rows] = game.names_of_lines();
        let (kind, board, winning) = (game.kind(), game.board(), game.winning_squares());
        Self { kind, board, columns, rows, winning, marks: Vec::new(), arrows: Vec::new() }
    }

    /// A position that is set up by hand, without marks.
    #[must_use]
    pub fn of_edited(edited: &EditedPosition) -> Self {
        let [columns, rows] = edited.names_of_lines();
        let (kind, board) = (edited.kind(), edited.board().clone());
        Self { kind, board, columns, rows, winning: Vec::new(), marks: Vec::new(), arrows: Vec::new() }
    }

    /// The name of a square, as the game's notation has it: the letter first, whether it is the column's or the row's.
    #[must_use]
    pub fn square_name(&self, square: Square) -> String {
        let line = |names: &[String], number: u8| names.get(usize::from(number)).cloned().unwrap_or_default();
        let (column, row) = (line(&self.columns, square.column), line(&self.rows, square.row));
        if column.starts_with(|letter: char| letter.is_ascii_digit()) { row + &column } else { column + &row }
    }

    /// The same with the last move shown: as an arrow, or by marks where a stone was dropped or a link was made.
    #[must_use]
    pub fn with_last_move(game: &AnyGame) -> Self {
        let mut plan = Self::of(game);
        for event in game.len().checked_sub(1).map_or(&[][..], |last| game.events(last)) {
            match *event {
                Event::Moved { from, to, .. } => plan.arrows.push(Arrow { from, to: Some(to) }),
                Event::LeftBoard { from, .. } => plan.arrows.push(Arrow { from, to: None }),
                Event::Dropped { at, .. } => plan.marks.push(at),
                Event::Linked(link) => plan.marks.extend([link.from, link.to]),
                _ => {}
            }
        }
        plan
    }
}

/// A figure: a position, and those that the moves of an example lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    steps: Vec<Step>,
}

/// A position of a figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What is drawn.
    pub plan: Plan,
    /// What is said of it, in the language of the page.
    pub caption: String,
    /// The move that has led to it, in the notation of the game, and who made it; `None` at the beginning.
    pub played: Option<(Player, String)>,
}

/// Why a text is no figure.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The line is not one of those that a figure is made of, or stands where it has no meaning.
    Line(String),
    /// There is no position before the other lines.
    NoPosition,
    /// The position is not one of the game.
    Position(PositionError),
    /// The move is not one that the rules allow.
    Move(PlayError),
    /// The board has no square of this name.
    Square(String),
    /// The position after this number of moves has no caption.
    NoCaption(usize),
}

impl Figure {
    /// Reads a figure of a game.
    ///
    /// # Errors
    /// The first line that does not fit, or what is lacking.
    pub fn read(kind: Kind, text: &str) -> Result<Self, Fault> {
        let mut options = Options::usual(kind);
        let mut at: Option<(AnyGame, Step)> = None;
        let mut steps = Vec::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (name, value) = line.split_once(": ").ok_or_else(|| Fault::Line(line.to_owned()))?;
            match (name, &mut at) {
                ("variant", None) => options = variant(kind, value).ok_or_else(|| Fault::Line(line.to_owned()))?,
                ("position", None) => {
                    let game = AnyGame::from_text(value, &options).map_err(Fault::Position)?;
                    let step = Step { plan: Plan::of(&game), caption: String::new(), played: None };
                    at = Some((game, step));
                }
                ("marks", Some((game, step))) => {
                    for name in value.split_whitespace() {
                        step.plan.marks.push(square(game, name)?);
                    }
                }
                ("arrow", Some((game, step))) => {
                    for pair in value.split_whitespace() {
                        let (from, to) = pair.split_once('-').ok_or_else(|| Fault::Line(line.to_owned()))?;
                        step.plan.arrows.push(Arrow { from: square(game, from)?, to: Some(square(game, to)?) });
                    }
                }
                ("caption", Some((_, step))) if step.caption.is_empty() => value.clone_into(&mut step.caption),
                ("move", Some((game, step))) => {
                    let player = game.to_move();
                    game.play(value).map_err(Fault::Move)?;
                    let played = Some((player, value.to_owned()));
                    let next = Step { plan: Plan::with_last_move(game), caption: String::new(), played };
                    steps.push(std::mem::replace(step, next));
                }
                (_, None) => return Err(Fault::NoPosition),
                (_, Some(_)) => return Err(Fault::Line(line.to_owned())),
            }
        }
        steps.extend(at.map(|(_, step)| step));
        match steps.iter().position(|step| step.caption.is_empty()) {
            Some(moves) => Err(Fault::NoCaption(moves)),
            None if steps.is_empty() => Err(Fault::NoPosition),
            None => Ok(Self { steps }),
        }
    }

    /// Its positions in order, at least one.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

/// The options of a game in the variant with this name; `None` if it has none of that name.
fn variant(kind: Kind, name: &str) -> Option<Options> {
    let variant = zen::Variant::from_id(name).filter(|_| kind == Kind::Zen)?;
    Some(Options::Zen(zen::Options { variant, ..zen::Options::default() }))
}

fn square(game: &AnyGame, name: &str) -> Result<Square, Fault> {
    let mut squares = game.board().squares();
    squares.find(|&square| game.square_name(square) == name).ok_or_else(|| Fault::Square(name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SET_UP: &str = "position: bbbwww/bbbwww/bb2ww/ww2bb/wwwbbb/wwwbbb b\n";

    fn read(rest: &str) -> Result<Figure, Fault> {
        Figure::read(Kind::Enso, &format!("{SET_UP}{rest}"))
    }

    #[test]
    fn squares_of_a_plan_have_the_names_that_the_game_gives_them() {
        for kind in Kind::ALL {
            let game = AnyGame::new(&Options::usual(kind));
            let plan = Plan::of(&game);
            for square in plan.board.squares() {
                assert_eq!(plan.square_name(square), game.square_name(square), "{kind:?}");
            }
        }
    }

    #[test]
    fn an_example_has_a_position_before_and_after_each_move() {
        let figure = read("marks: c3 d3\ncaption: Now.\nmove: b5-c4\ncaption: Then.\n").unwrap();
        let [before, after] = figure.steps() else { panic!("{figure:?}") };
        let [from, to] = [Square::new(1, 4), Square::new(2, 3)];
        assert_eq!(before.plan.marks, [Square::new(2, 2), Square::new(3, 2)]);
        assert_eq!((before.caption.as_str(), &before.played), ("Now.", &None));
        assert!(before.plan.board.top(from).is_some() && after.plan.board.top(from).is_none());
        assert_eq!(after.plan.arrows, [Arrow { from, to: Some(to) }]);
        assert_eq!((after.caption.as_str(), &after.played), ("Then.", &Some((Player::One, "b5-c4".to_owned()))));
        assert_eq!(after.plan.columns.concat(), "abcdef");
        assert_eq!(after.plan.rows.concat(), "123456");
    }

    #[test]
    fn what_the_rules_would_not_allow_is_no_figure() {
        assert!(matches!(read("caption: Now.\nmove: a6-a5\ncaption: Then.\n"), Err(Fault::Move(_))));
        assert_eq!(read("marks: g1\ncaption: Now.\n"), Err(Fault::Square("g1".to_owned())));
        assert_eq!(read("arrow: a1\ncaption: Now.\n"), Err(Fault::Line("arrow: a1".to_owned())));
        assert_eq!(read("variant: 1\n"), Err(Fault::Line("variant: 1".to_owned())));
        assert_eq!(read(""), Err(Fault::NoCaption(0)));
        assert_eq!(read("caption: Now.\nmove: b5-c4\n"), Err(Fault::NoCaption(1)));
        assert_eq!(Figure::read(Kind::Enso, ""), Err(Fault::NoPosition));
        assert_eq!(Figure::read(Kind::Enso, "caption: Now."), Err(Fault::NoPosition));
        assert!(matches!(Figure::read(Kind::Enso, "position: 9\ncaption: Now."), Err(Fault::Position(_))));
    }
}
