//! What the rules want now, in words.

use crate::games::enso::{self, Condition};
use crate::games::zener::{self, Step};
use crate::games::{AnyGame, Game, Piece, Rules, Spot, Square, View, torus, zen};
use crate::texts::summary;

/// What the player to move is told.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Instruction {
    /// What to do, in one or two sentences.
    pub text: String,
    /// What has to be heeded before all: an announced check.
    pub alarm: Option<String>,
    /// The symbol of Zener that must be answered.
    pub symbol: Option<u8>,
}

impl From<String> for Instruction {
    fn from(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

impl From<&str> for Instruction {
    fn from(text: &str) -> Self {
        text.to_owned().into()
    }
}

/// What the rules want now, after these spots have been pointed at; at the end, why it is over.
pub fn instruction(game: &AnyGame, spots: &[Spot]) -> Instruction {
    let outcome = game.verdict().outcome;
    if outcome.is_over() {
        return summary::outcome(game.kind(), outcome).into();
    }
    let chosen = match spots.first() {
        Some(&Spot::Square(square)) => Some(square),
        _ => None,
    };
    let mut wanted = match game {
        AnyGame::Zen(game) => zen_wants(game, chosen),
        AnyGame::Enso(game) => enso_wants(game, chosen),
        AnyGame::Torus(game) => torus_wants(game, chosen),
        AnyGame::Zener(game) => zener_wants(game, chosen),
    };
    let player = game.kind().player_name(game.to_move());
    if game.choices(&[]).next == [Spot::Pass] {
        wanted.text = format!("{player} has no legal move and has to pass.");
    }
    if let Some(threatened) = game.verdict().check {
        let other = game.kind().player_name(threatened.other());
        wanted.alarm = Some(format!("Check! {other} could connect with the next move."));
    }
    wanted
}

fn zen_wants(game: &Game<zen::Position>, chosen: Option<Square>) -> Instruction {
    match chosen.and_then(|square| game.position().board().top(square)) {
        None => "Move one of your pawns or the red Zen.".into(),
        Some(piece) => {
            let name = if piece == Piece::Zen { "The Zen" } else { "The pawn" };
            format!("{name} moves exactly as many squares as there are pieces on the line it takes. Choose where to.")
                .into()
        }
    }
}

fn enso_wants(game: &Game<enso::Position>, chosen: Option<Square>) -> Instruction {
    match chosen.and_then(|square| game.position().condition(square)) {
        None => "Move a stone: beside an enemy it must capture, among friends it may leave.".into(),
        Some(Condition::MustCapture) => {
            "This stone is beside an enemy, so it must capture: the first stone on a line, if it is an enemy.".into()
        }
        Some(Condition::MayLeave) => {
            "This stone is among friends: it goes beside an enemy, or where it is beside no stone at all.".into()
        }
        Some(Condition::Frozen) => "This stone is beside no other and may not move.".into(),
    }
}

fn torus_wants(game: &Game<torus::Position>, chosen: Option<Square>) -> Instruction {
    let position = game.position();
    match chosen.filter(|&square| position.stone(square).is_some()) {
        None if game.plies().len() < 2 => "Drop a stone on any empty cell.".into(),
        None => "Drop a stone on an empty cell, or choose one of your stones to link it.".into(),
        Some(_) => "Now the stone diagonally beside it that it is to be linked to.".into(),
    }
}

fn zener_wants(game: &Game<zener::Position>, chosen: Option<Square>) -> Instruction {
    let position = game.position();
    if chosen.is_some() {
        let leaves = chosen.is_some_and(|square| may_leave(position, square));
        let way = if leaves { ", or off the board to win" } else { "" };
        let text = format!("One square up, down, left or right, empty or onto any piece{way}.");
        return Instruction { symbol: position.answer(), ..text.into() };
    }
    match (position.step(), position.answer(), position.moved()) {
        (Step::Mandatory, Some(symbol), _) => {
            let name = symbol_name(symbol);
            Instruction {
                symbol: Some(symbol),
                ..format!("Answer with the {name}: that piece makes the first step.").into()
            }
        }
        (_, _, Some(moved)) => format!("Free step: any piece but the {}.", symbol_name(moved)).into(),
        _ => match last_symbol(game) {
            None => "The first turn is one free step with any piece.".into(),
            Some(symbol) => {
                format!("Your {} is blocked and can't answer. Free step: any piece.", symbol_name(symbol)).into()
            }
        },
    }
}

/// Whether the piece on a square may step off the board now.
fn may_leave(position: &zener::Position, square: Square) -> bool {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let way = [Spot::Square(square), Spot::Off];
    moves.into_iter().any(|mv| position.paths(mv).iter().any(|path| path.as_slice() == way))
}

/// The symbol of the piece that was moved last.
fn last_symbol(game: &Game<zener::Position>) -> Option<u8> {
    Some(game.plies().last()?.mv().piece().symbol())
}

/// The name of one of Zener's symbols.
pub const fn symbol_name(number: u8) -> &'static str {
    match number {
        1 => "circle",
        2 => "cross",
        3 => "waves",
        4 => "square",
        _ => "star",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Kind, Options};

    /// Black threatens to connect with the next move.
    const CHECK: &str = "2b8/4w1ww3/3b1ww1w2/b4ww4/b1bz1w3w1/1b2b4w1/2b1bbb1w2/11/11/11/11 w -";

    fn after(options: &Options, moves: &[&str]) -> AnyGame {
        let mut game = AnyGame::new(options);
        for text in moves {
            game.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        game
    }

    fn text(game: &AnyGame, spots: &[Spot]) -> String {
        instruction(game, spots).text
    }

    #[test]
    fn zen_asks_for_a_piece_and_then_for_its_target() {
        let game = AnyGame::new(&Options::usual(Kind::Zen));
        assert!(text(&game, &[]).contains("pawns or the red Zen"));
        assert!(text(&game, &[Spot::Square(Square::new(5, 5))]).starts_with("The Zen"));
        assert!(text(&game, &[Spot::Square(Square::new(0, 10))]).starts_with("The pawn"));
    }

    #[test]
    fn enso_says_what_a_stone_must_do() {
        let game = AnyGame::new(&Options::usual(Kind::Enso));
        let AnyGame::Enso(enso) = &game else { panic!("it is Enso") };
        for square in game.board().squares() {
            let told = text(&game, &[Spot::Square(square)]);
            match enso.position().condition(square) {
                Some(Condition::MustCapture) => assert!(told.contains("must capture"), "{told}"),
                Some(Condition::MayLeave) => assert!(told.contains("among friends"), "{told}"),
                Some(Condition::Frozen) => assert!(told.contains("may not move"), "{told}"),
                None => assert!(told.starts_with("Move a stone"), "{told}"),
            }
        }
    }

    #[test]
    fn torus_speaks_of_links_once_there_can_be_any() {
        let options = Options::usual(Kind::Torus);
        assert!(!text(&after(&options, &[]), &[]).contains("link"));
        let game = after(&options, &["c3", "c9"]);
        assert!(text(&game, &[]).contains("link"));
        assert!(text(&game, &[Spot::Square(Square::new(2, 2))]).contains("diagonally"));
    }

    #[test]
    fn zener_names_the_symbol_to_answer_with() {
        let options = Options::usual(Kind::Zener);
        let game = after(&options, &["W3-F3"]);
        let told = instruction(&game, &[]);
        assert_eq!(told.symbol, Some(3));
        assert!(told.text.contains("waves"), "{}", told.text);
        let game = after(&options, &["W3-F3", "K3-B3"]);
        let told = instruction(&game, &[]);
        assert_eq!(told.symbol, None);
        assert!(told.text.contains("any piece but the waves"), "{}", told.text);
        assert!(text(&after(&options, &[]), &[]).contains("first turn"));
    }

    #[test]
    fn zener_says_when_a_piece_may_leave_the_board() {
        let position = "[W1][K4][K3][K2][K1]/[K5]4/5/5/5/5/1[W2][W3][W4][W5] w - -";
        let game = AnyGame::from_text(position, &Options::usual(Kind::Zener)).expect("a position");
        let told = text(&game, &[Spot::Square(Square::new(0, 6))]);
        assert!(told.contains("off the board"), "{told}");
    }

    #[test]
    fn zener_says_when_the_answer_is_blocked() {
        // White's circle steps onto Black's circle, which is then not there to answer.
        let position = "1[K4][K3][K2]1/[K5]4/5/5/1[K1]3/1[W1]3/1[W2][W3][W4][W5] w - -";
        let mut game = AnyGame::from_text(position, &Options::usual(Kind::Zener)).expect("a position");
        game.play("W1-E2").expect("a step onto an enemy");
        let told = text(&game, &[]);
        assert!(told.contains("Your circle is blocked"), "{told}");
    }

    #[test]
    fn an_announced_check_comes_as_an_alarm() {
        let options = |variant| Options::Zen(zen::Options { variant, ..zen::Options::default() });
        let alarm = |variant| {
            let game = AnyGame::from_text(CHECK, &options(variant)).expect("a position");
            instruction(&game, &[]).alarm
        };
        assert_eq!(alarm(zen::Variant::Basic), None);
        assert_eq!(alarm(zen::Variant::One).as_deref(), Some("Check! Black could connect with the next move."));
    }

    #[test]
    fn a_game_that_is_over_says_why() {
        let game = AnyGame::from_text("6/6/2b3/6/6/www3 w", &Options::usual(Kind::Enso)).expect("a position");
        assert!(text(&game, &[]).contains("enso stone"), "{}", text(&game, &[]));
    }
}
