//! Moves as people type them: in the notation of the records, in capitals or not, with separators or without; and how
//! what is typed so far may go on.

use super::{AnyGame, Game, Kind, Piece, PlayError, Player, Refusal, Spot, Square, View};

/// The most characters that are read as moves. The longest turn has a dozen.
pub const LONGEST_TYPED: usize = 60;

/// What has been typed, understood as the beginning of a turn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Typed {
    /// The moves that have been typed, in notation: one, or both steps of a turn of Zener. Empty while something is
    /// missing or wrong.
    pub moves: Vec<String>,
    /// What is announced with the last of them: nothing, `+` or `#`.
    pub mark: &'static str,
    /// How what has been typed may go on: legal moves in notation, sorted, each after the moves before it in the same
    /// turn. If it can't go on, those that begin with as much of it as can be understood.
    pub possible: Vec<String>,
    /// Why it is not the beginning of a legal move; `None` if it is.
    pub wrong: Option<Mistyped>,
}

/// Why what has been typed is not the beginning of a legal move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mistyped {
    /// The rules forbid it.
    Illegal(Refusal),
    /// It can't be read as a move, or the game does not go on.
    Unreadable(PlayError),
}

/// A legal move with all that can be typed for it.
struct Candidate {
    text: String,
    /// The spots with which it is pointed out in the usual way.
    spots: Vec<Spot>,
    /// What can be typed for it, as [`plain`] writes it.
    forms: Vec<String>,
}

impl AnyGame {
    /// Understands what has been typed as a move here, or as the beginning of one. Separators and capitals do not
    /// matter, nor which end of a link comes first; instead of a piece its square may be typed, and in Zener a symbol
    /// without its owner.
    #[must_use]
    pub fn read_typed(&self, typed: &str) -> Typed {
        let unreadable = |typed: &str| {
            let error = self.check(typed).err();
            let error = error.unwrap_or(PlayError::Over(self.verdict().outcome));
            Typed { wrong: Some(Mistyped::Unreadable(error)), ..Typed::default() }
        };
        if typed.chars().nth(LONGEST_TYPED).is_some() {
            // Notation is refused with the beginning of the text only.
            return unreadable(&super::quoted(typed));
        }
        let typed = typed.trim();
        let (bare, mark) = match typed.strip_suffix(['+', '#']) {
            Some(bare) if typed.ends_with('+') => (bare, "+"),
            Some(bare) => (bare, "#"),
            None => (typed, ""),
        };
        if let Some(understood) = self.understand(&plain(self.kind(), bare)) {
            return Typed { mark, ..understood };
        }
        let spots = self.spots_typed(&plain(self.kind(), bare));
        let refused = (1..=spots.len()).find_map(|count| Some((count, self.why_not(spots.get(..count)?)?)));
        let Some((count, refusal)) = refused else { return unreadable(typed) };
        let begin = spots.get(..count - 1).unwrap_or_default();
        let candidates = self.candidates().into_iter().filter(|candidate| candidate.spots.starts_with(begin));
        let possible = if begin.is_empty() { Vec::new() } else { sorted(candidates.map(|candidate| candidate.text)) };
        Typed { possible, wrong: Some(Mistyped::Illegal(refusal)), ..Typed::default() }
    }

    /// What these letters mean as the beginning of a turn; `None` if they are not one.
    fn understand(&self, letters: &str) -> Option<Typed> {
        let candidates = self.candidates();
        let is_exact = |candidate: &&Candidate| candidate.forms.iter().any(|form| form == letters);
        let exact = candidates.iter().find(is_exact).map(|candidate| candidate.text.clone());
        let goes_on = |candidate: &&Candidate| {
            candidate.forms.iter().any(|form| form.starts_with(letters)) && exact.as_ref() != Some(&candidate.text)
        };
        let possible = sorted(candidates.iter().filter(goes_on).map(|candidate| candidate.text.clone()));
        if exact.is_some() || !possible.is_empty() {
            return Some(Typed { moves: exact.into_iter().collect(), possible, ..Typed::default() });
        }
        // The first step of a turn, and then the beginning of the next.
        let steps = candidates.iter().flat_map(|candidate| candidate.forms.iter().map(move |form| (candidate, form)));
        let begins = steps.filter_map(|(candidate, form)| Some((candidate, letters.strip_prefix(form.as_str())?)));
        let (first, rest) = begins.min_by_key(|(_, rest)| rest.len())?;
        let mut after = self.clone();
        after.play(&first.text).ok()?;
        if after.to_move() != self.to_move() {
            return None;
        }
        let second = after.understand(rest)?;
        let before = |text: String| format!("{} {text}", first.text);
        let moves = if second.moves.is_empty() {
            Vec::new()
        } else {
            std::iter::once(first.text.clone()).chain(second.moves).collect()
        };
        Some(Typed { moves, possible: second.possible.into_iter().map(before).collect(), ..Typed::default() })
    }

    /// All legal moves, with what can be typed for them.
    fn candidates(&self) -> Vec<Candidate> {
        fn of<R: View>(game: &Game<R>) -> Vec<Candidate> {
            let position = game.position();
            let mut moves = Vec::new();
            game.legal_moves(&mut moves);
            let candidate = |mv| {
                let text = position.move_text(mv);
                let paths = position.paths(mv);
                let name = |spot: &Spot| match spot {
                    Spot::Square(square) => position.square_name(*square),
                    Spot::Off => OFF.to_owned(),
                    Spot::Pass => PASS.to_owned(),
                };
                let mut forms = vec![plain(R::KIND, &text)];
                if R::KIND == Kind::Zener {
                    forms.extend(forms[0].get(1..).map(str::to_owned));
                }
                forms.extend(paths.iter().map(|path| plain(R::KIND, &path.iter().map(name).collect::<String>())));
                Candidate { text, spots: paths.into_iter().next().unwrap_or_default(), forms }
            };
            moves.into_iter().map(candidate).collect()
        }
        with_game!(AnyGame, self, game => of(game))
    }

    /// The squares, pieces and places that these letters name one after the other, as far as they can be read.
    fn spots_typed(&self, letters: &str) -> Vec<Spot> {
        let board = self.board();
        let mut spots = Vec::new();
        let mut rest = letters;
        while !rest.is_empty() {
            if let Some(spot) = [(OFF, Spot::Off), (PASS, Spot::Pass)].into_iter().find(|(word, _)| rest == *word) {
                spots.push(spot.1);
                break;
            }
            let letter = rest.chars().take_while(char::is_ascii_alphabetic).count();
            let digits = rest.chars().skip(letter).take_while(char::is_ascii_digit).count();
            let Some((name, after)) = rest.split_at_checked(letter + digits).filter(|_| digits > 0) else { break };
            let square = board.squares().find(|&square| plain(self.kind(), &self.square_name(square)) == name);
            let Some(square) = square.or_else(|| self.square_of_piece(name)) else { break };
            spots.push(Spot::Square(square));
            rest = after;
        }
        spots
    }

    /// Where the piece of Zener with this name stands.
    fn square_of_piece(&self, name: &str) -> Option<Square> {
        if self.kind() != Kind::Zener {
            return None;
        }
        let owner = match name.get(..1)? {
            "w" => Player::One,
            "k" => Player::Two,
            _ => return None,
        };
        let piece = Piece::Symbol(owner, name.get(1..)?.parse().ok()?);
        let board = self.board();
        board.squares().find(|&square| board.stack(square).contains(&piece))
    }
}

const OFF: &str = "off";
const PASS: &str = "pass";

/// A text as it is compared: its letters and digits in small letters, without separators. The sign of a capture is left
/// out, and so is that of ZEN's Zen, whose square says that it is meant: no board has columns that are called so.
fn plain(kind: Kind, text: &str) -> String {
    let is_sign = |letter: char| match kind {
        Kind::Zen => matches!(letter, 'x' | 'z'),
        Kind::Enso => letter == 'x',
        Kind::Torus | Kind::Zener => false,
    };
    let letters = text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase);
    letters.filter(|&letter| !is_sign(letter)).collect()
}

fn sorted(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Options;

    fn after(kind: Kind, moves: &[&str]) -> AnyGame {
        let mut game = AnyGame::new(&Options::usual(kind));
        for text in moves {
            game.play(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        }
        game
    }

    fn moves(game: &AnyGame, typed: &str) -> Vec<String> {
        game.read_typed(typed).moves
    }

    /// Every legal move of played games is understood as it is written, in small letters, in capitals, with spaces and
    /// without separators.
    #[test]
    fn every_legal_move_is_understood_however_it_is_typed() {
        for kind in Kind::ALL {
            let mut game = AnyGame::new(&Options::usual(kind));
            for number in 0..60 {
                let legal = game.legal_moves();
                if number % 6 == 0 {
                    for text in legal.iter().step_by(1 + legal.len() / 40) {
                        let spaced = text.replace(['-', 'x', ':'], " ");
                        let close = text.replace(['-', ':'], "");
                        let ways = [
                            text.clone(),
                            text.to_lowercase(),
                            text.to_uppercase(),
                            spaced,
                            close,
                            format!(" {text} "),
                        ];
                        for typed in ways {
                            assert_eq!(
                                moves(&game, &typed),
                                std::slice::from_ref(text),
                                "{typed} in {}",
                                game.position_text()
                            );
                        }
                    }
                }
                let Some(text) = legal.get((number * 7919 + 5) % legal.len().max(1)) else { break };
                game.play(text).expect("a legal move");
            }
        }
    }

    #[test]
    fn what_is_typed_may_go_on_as_the_legal_moves_that_begin_so() {
        let game = AnyGame::new(&Options::usual(Kind::Zen));
        let typed = game.read_typed("k1");
        assert!(typed.moves.is_empty() && typed.wrong.is_none());
        assert!(typed.possible.contains(&"K1-H4".to_owned()));
        assert!(typed.possible.iter().all(|text| text.starts_with("K1")), "{:?}", typed.possible);
        assert!(typed.possible.is_sorted());
        assert_eq!(game.read_typed("").possible, game.legal_moves());
        assert!(game.read_typed("z:f6").possible.iter().all(|text| text.starts_with("Z:F6")));
    }

    #[test]
    fn a_drop_is_complete_and_may_still_become_another_or_a_link() {
        let game = AnyGame::new(&Options::usual(Kind::Torus));
        let typed = game.read_typed("b1");
        assert_eq!(typed.moves, ["b1"]);
        assert!(typed.possible.contains(&"b10".to_owned()));
        let game = after(Kind::Torus, &["a1", "h8", "o15", "h9"]);
        for link in ["a1-o15", "o15-a1", "A1O15", "o15 a1"] {
            assert_eq!(moves(&game, link), ["a1-o15"], "{link}");
        }
        assert_eq!(game.read_typed("a1").possible.first().map(String::as_str), Some("a1-o15"));
    }

    #[test]
    fn both_steps_of_a_turn_of_zener_are_typed_at_once() {
        let game = after(Kind::Zener, &["W3-F3"]);
        for typed in ["K3-B3 K1-B5", "k3b3k1b5", "3 b3 1 b5", "a3b3 a5b5"] {
            assert_eq!(moves(&game, typed), ["K3-B3", "K1-B5"], "{typed}");
        }
        let half = game.read_typed("k3b3 k1");
        assert!(half.moves.is_empty() && half.possible.contains(&"K3-B3 K1-B5".to_owned()), "{half:?}");
        assert_eq!(moves(&game, "k3b3"), ["K3-B3"]);
        let leaves = "[W1][K4][K3][K2][K1]/[K5]4/5/5/5/5/1[W2][W3][W4][W5] w - -";
        let game = AnyGame::from_text(leaves, &Options::usual(Kind::Zener)).expect("a position");
        assert_eq!(moves(&game, "w1 off"), ["W1-off"]);
    }

    #[test]
    fn announcements_are_kept_apart() {
        let game = AnyGame::new(&Options::usual(Kind::Zen));
        for (typed, mark) in [("K1-H4", ""), ("k1h4+", "+"), ("k1 h4 #", "#")] {
            let read = game.read_typed(typed);
            assert_eq!((read.moves, read.mark), (vec!["K1-H4".to_owned()], mark), "{typed}");
        }
    }

    #[test]
    fn what_the_rules_forbid_is_refused_with_the_rule_and_with_what_is_possible() {
        let game = AnyGame::new(&Options::usual(Kind::Zen));
        let typed = game.read_typed("K1-K2");
        let Some(Mistyped::Illegal(refusal)) = &typed.wrong else { panic!("{typed:?}") };
        assert!(refusal.to_string().contains("exactly as many squares"), "{refusal}");
        assert!(typed.possible.contains(&"K1-H4".to_owned()));
        let typed = game.read_typed("A1-A2");
        assert!(matches!(typed.wrong, Some(Mistyped::Illegal(_))) && typed.possible.is_empty(), "{typed:?}");
        let start = AnyGame::new(&Options::usual(Kind::Zener));
        let typed = start.read_typed("w3 a1");
        assert!(matches!(typed.wrong, Some(Mistyped::Illegal(_))), "{typed:?}");
        let game = after(Kind::Zener, &["W3-F3"]);
        let typed = game.read_typed("k1b5");
        let Some(Mistyped::Illegal(refusal)) = &typed.wrong else { panic!("{typed:?}") };
        assert!(refusal.to_string().contains("mandatory step"), "{refusal}");
    }

    #[test]
    fn what_is_no_move_is_refused_in_a_few_words_however_long_it_is() {
        for kind in Kind::ALL {
            let game = AnyGame::new(&Options::usual(kind));
            for typed in ["?!", "e2e4e2e4e2", "\u{202e}", "99", "œuf", &"a1".repeat(32 * 1024), &"+".repeat(65_536)] {
                let read = game.read_typed(typed);
                assert!(read.moves.is_empty(), "{}", kind.id());
                match read.wrong {
                    Some(Mistyped::Unreadable(error)) => assert!(error.to_string().chars().count() < 400, "{error}"),
                    Some(Mistyped::Illegal(_)) => {}
                    None => assert!(!read.possible.is_empty(), "{typed}"),
                }
            }
        }
    }
}
