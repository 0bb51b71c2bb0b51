//! What the player to move has to do, in words.

use crate::games::{AnyGame, Player, Spot, Square};
use crate::session::Match;
use crate::texts::games::{self, Instruction};
use crate::texts::{Phrase, Text, summary};

/// What the rules ask of the player to move, after these spots have been pointed at; when the game is over, why.
pub fn instruction(game: &AnyGame, spots: &[Spot]) -> Instruction {
    let outcome = game.verdict().outcome;
    if outcome.is_over() {
        return summary::outcome(outcome).into();
    }
    let chosen = match spots.first() {
        Some(&Spot::Square(square)) => Some(square),
        _ => None,
    };
    let mut instruction = games::of(game).instruction(chosen);
    if game.choices(&[]).next == [Spot::Pass] {
        let player = games::player_name(game.kind(), game.to_move());
        instruction.text = Phrase::TurnMustPass { player }.into();
    }
    if let Some(threatened) = game.verdict().check {
        let player = games::player_name(game.kind(), threatened.other());
        instruction.alarm = Some(Phrase::TurnCheck { player });
    }
    instruction
}

/// The same in a match, whose opening may have rules of its own.
pub fn in_match(played: &Match, spots: &[Spot]) -> Instruction {
    let round = played.round();
    let second = summary::team_name(played, round.initial_team_of_player_one().other());
    let opening = games::of(round.game()).opening(played, second);
    opening.map_or_else(|| instruction(round.game(), spots), Instruction::from)
}

/// What the rules ask of the piece on a square, or make of it.
pub fn of_square(game: &AnyGame, square: Square) -> Text {
    games::of(game).instruction(Some(square)).text
}

/// What there is to choose between, where a player chooses a side after the opening.
pub fn choice_of_side(game: &AnyGame) -> Option<Phrase> {
    games::of(game).choice_of_side()
}

/// The chain that a square belongs to: its owner and how far it reaches, in games that are won with one chain.
pub fn chain(game: &AnyGame, square: Square) -> Option<(Player, Phrase)> {
    games::of(game).chain(square)
}

/// How far the longest chain of a player reaches, in games that are won with one chain.
pub fn longest_chain(game: &AnyGame, player: Player) -> Option<Phrase> {
    games::of(game).longest_chain(player)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::enso::Condition;
    use crate::games::{Kind, Options, zen};
    use crate::texts::Language;

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
        instruction(game, spots).text.localise(Language::English)
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
            let words = text(&game, &[Spot::Square(square)]);
            match enso.position().condition(square) {
                Some(Condition::MustCapture) => assert!(words.contains("must capture"), "{words}"),
                Some(Condition::MayLeave) => assert!(words.contains("among friends"), "{words}"),
                Some(Condition::Frozen) => assert!(words.contains("may not move"), "{words}"),
                None => assert!(words.starts_with("Move a stone"), "{words}"),
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
        let words = instruction(&game, &[]);
        assert_eq!(words.symbol, Some(3));
        assert!(words.text.localise(Language::English).contains("waves"), "{words:?}");
        let game = after(&options, &["W3-F3", "K3-B3"]);
        let words = instruction(&game, &[]);
        assert_eq!(words.symbol, None);
        assert!(words.text.localise(Language::English).contains("any piece but the waves"), "{words:?}");
        assert!(text(&after(&options, &[]), &[]).contains("first turn"));
    }

    #[test]
    fn zener_says_when_a_piece_may_leave_the_board() {
        let position = "[W1][K4][K3][K2][K1]/[K5]4/5/5/5/5/1[W2][W3][W4][W5] w - -";
        let game = AnyGame::from_text(position, &Options::usual(Kind::Zener)).expect("a position");
        let words = text(&game, &[Spot::Square(Square::new(0, 6))]);
        assert!(words.contains("off the board"), "{words}");
    }

    #[test]
    fn zener_says_when_the_answer_is_blocked() {
        // White's circle steps onto Black's circle, which is then not there to answer.
        let position = "1[K4][K3][K2]1/[K5]4/5/5/1[K1]3/1[W1]3/1[W2][W3][W4][W5] w - -";
        let mut game = AnyGame::from_text(position, &Options::usual(Kind::Zener)).expect("a position");
        game.play("W1-E2").expect("a step onto an enemy");
        let words = text(&game, &[]);
        assert!(words.contains("Your circle is blocked"), "{words}");
    }

    #[test]
    fn an_announced_check_comes_as_an_alarm() {
        let options = |variant| Options::Zen(zen::Options { variant, ..zen::Options::default() });
        let alarm = |variant| {
            let game = AnyGame::from_text(CHECK, &options(variant)).expect("a position");
            instruction(&game, &[]).alarm.map(|alarm| alarm.localise(Language::English))
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
