//! Tests of the reasons: each is said in all languages, and some as they are read.

use super::*;
use crate::games::{
    AnyGame, DrawReason, Fault, Field, Impossible, Kind, Link, Options, Player, RowFault, Spot, Square, enso, torus,
    zen, zener,
};
use crate::texts::Language;

const HERE: Square = Square::new(0, 0);
const THERE: Square = Square::new(1, 2);
const LINK: Link = Link { player: Player::One, from: HERE, to: THERE };

fn zen_reasons() -> Vec<Illegal> {
    use zen::Illegal as Zen;
    let mut all = vec![
        Zen::GameOver,
        Zen::OffBoard,
        Zen::Empty { square: 3 },
        Zen::NotYours { square: 3, to_move: Player::Two },
        Zen::NotInLine { from: 3, to: 16 },
        Zen::Blocked { by: 3 },
        Zen::OwnPawn { square: 3 },
        Zen::ZenBack { square: 3 },
        Zen::ZenAlone { square: 3 },
        Zen::MayMove,
        Zen::Stuck { square: 3 },
        Zen::Complete,
    ];
    all.extend(zen::geometry::LINE_NAMES.map(|line| Zen::Distance { from: 3, line, pieces: 3, distance: 1 }));
    all.into_iter().map(Into::into).collect()
}

fn enso_reasons() -> Vec<Illegal> {
    use enso::Illegal as Enso;
    [
        Enso::Over(enso::WinReason::EnsoStone.into()),
        Enso::NoSquare,
        Enso::NoStone(HERE),
        Enso::NotYours { at: HERE, to_move: Player::One },
        Enso::Frozen(HERE),
        Enso::NowhereToGo(HERE),
        Enso::SameSquare(HERE),
        Enso::NotInLine { from: HERE, to: THERE },
        Enso::InTheWay { stone: HERE, to: THERE },
        Enso::OwnStone(HERE),
        Enso::MustCapture(HERE),
        Enso::MayNotCapture(HERE),
        Enso::FriendsOnly { from: HERE, to: THERE },
        Enso::NothingToCapture(HERE),
        Enso::IsCapture(HERE),
        Enso::Pass,
        Enso::Off,
        Enso::Complete(HERE),
    ]
    .map(Into::into)
    .into()
}

fn torus_reasons() -> Vec<Illegal> {
    use torus::Illegal as Torus;
    [
        Torus::Over,
        Torus::OffBoard,
        Torus::Occupied { cell: HERE, by: Player::Two },
        Torus::NoStone { cell: HERE },
        Torus::EnemyStone { cell: HERE, of: Player::Two },
        Torus::OneCell { cell: HERE },
        Torus::Orthogonal { from: HERE, to: THERE },
        Torus::Apart { from: HERE, to: THERE },
        Torus::Made { link: LINK },
        Torus::Crossed { ends: [HERE, THERE], by: LINK },
        Torus::NoLink { cell: HERE, crossed_by: vec![] },
        Torus::NoLink { cell: HERE, crossed_by: vec![LINK, LINK] },
        Torus::Complete { text: "a1-b2".to_owned() },
        Torus::PassWithMoves,
    ]
    .map(Into::into)
    .into()
}

fn zener_reasons() -> Vec<Illegal> {
    use zener::Illegal as Zener;
    let mut all = vec![
        Zener::Over(zener::WinReason::LeftBoard.into()),
        Zener::NoSquare,
        Zener::NoPiece(HERE),
        Zener::Pass,
        Zener::PieceFirst,
        Zener::Complete,
    ];
    for piece in zener::Piece::ALL {
        all.extend([
            Zener::NotYours { piece, to_move: piece.player().other() },
            Zener::MustAnswer(piece),
            Zener::JustMoved(piece),
            Zener::NotAStep { piece, to: HERE },
            Zener::NotOnHomeRow(piece),
        ]);
        all.extend(zener::Piece::ALL.map(|by| Zener::Blocked { piece, by }));
    }
    all.into_iter().map(Into::into).collect()
}

fn unreadable() -> Vec<Unreadable> {
    let mv = enso::Move { from: HERE, to: THERE, captures: true };
    let mut all: Vec<Unreadable> = vec![
        zener::Unreadable::Form.into(),
        torus::Unreadable::Form { last: THERE }.into(),
        torus::Unreadable::NoLink(torus::Illegal::OneCell { cell: HERE }).into(),
    ];
    all.extend(
        [enso::Unreadable::Form, enso::Unreadable::Capture(mv), enso::Unreadable::NoCapture(mv)].map(Into::into),
    );
    all.extend(
        [
            zen::Unreadable::Form,
            zen::Unreadable::NoSquare { found: "L1".to_owned() },
            zen::Unreadable::ZenElsewhere { zen: 3, square: 4 },
            zen::Unreadable::ZenCaptured,
            zen::Unreadable::ZenUnmarked { square: 3 },
            zen::Unreadable::Capture { from: 3, to: 4 },
            zen::Unreadable::NothingToCapture { square: 3 },
        ]
        .map(Into::into),
    );
    all
}

fn faults() -> Vec<Fault> {
    let mut all = vec![
        Fault::Rows { expected: 6, found: 5 },
        Fault::Width { row: 2, expected: 6, found: 1 },
        Fault::Width { row: 2, expected: 6, found: 7 },
    ];
    for reason in [
        RowFault::NoPiece("x".to_owned()),
        RowFault::NoCount("0".to_owned()),
        RowFault::NoStackNorCount("x".to_owned()),
        RowFault::NoStack("[x]".to_owned()),
        RowFault::OpenStack,
        RowFault::HighStack { most: 10 },
    ] {
        all.push(Fault::Row { row: 1, reason });
    }
    let fields = [
        Field::ForbiddenSquare,
        Field::Size { least: 3, most: 19 },
        Field::Link,
        Field::Answer { symbols: 5 },
        Field::Moved { symbols: 5 },
    ];
    for field in fields.into_iter().chain(Kind::ALL.map(Field::Player)) {
        all.push(Fault::Field { field, found: "x".to_owned() });
    }
    for kind in Kind::ALL {
        all.extend([1, 9].map(|found| Fault::Fields { kind, found }));
    }
    let (player, forbidden, ends, piece) = (Player::One, 3, [HERE, THERE], zener::Piece::K3);
    let zen = [
        zen::Impossible::TooManyPawns { player, count: 13 },
        zen::Impossible::NoPawn { player },
        zen::Impossible::TooManyZens { count: 2 },
        zen::Impossible::NoZen { forbidden },
        zen::Impossible::Occupied { forbidden },
        zen::Impossible::NotInLine { forbidden, zen: 4 },
    ];
    let enso = [enso::Impossible::TooManyStones { player, count: 17 }, enso::Impossible::NoStone { player }];
    let torus = [
        torus::Impossible::TooManyLinks { most: 9 },
        torus::Impossible::NoLink { ends, reason: torus::Illegal::Apart { from: HERE, to: THERE } },
        torus::Impossible::NotJoined { ends },
        torus::Impossible::Twice { ends },
        torus::Impossible::Crossing { links: [ends, ends] },
    ];
    let zener = [
        zener::Impossible::Missing(vec![piece, zener::Piece::W1]),
        zener::Impossible::Repeated(vec![piece]),
        zener::Impossible::AnswerAndMoved,
        zener::Impossible::AnswerBlocked(piece),
        zener::Impossible::MovedBlocked(piece),
        zener::Impossible::NoFreeStep(piece),
    ];
    all.extend(zen.map(|reason| Fault::Impossible(reason.into())));
    all.extend(enso.map(|reason| Fault::Impossible(reason.into())));
    all.extend(torus.map(|reason| Fault::Impossible(reason.into())));
    all.extend(zener.map(|reason| Fault::Impossible(reason.into())));
    all
}

fn is_said_in_all_languages(text: &Text, what: &str) {
    for &language in Language::ALL {
        let words = text.localise(language);
        assert!(words.ends_with(['.', '…', '!']), "{language:?}, {what}: {words}");
        assert!(!words.contains(['{', '}']), "{language:?}, {what}: {words}");
    }
}

/// That an argument is lacking is noticed where the words are made.
#[test]
fn every_reason_is_said_in_every_language() {
    let outcomes = [
        Outcome::Ongoing,
        Outcome::win(Player::One, zen::WinReason::Connected),
        Outcome::win(Player::Two, zener::WinReason::AllBlocked),
        Outcome::Draw(DrawReason::Repetition),
    ];
    let over = outcomes.map(Illegal::Over).into();
    for reason in [zen_reasons(), enso_reasons(), torus_reasons(), zener_reasons(), over].concat() {
        is_said_in_all_languages(&refusal(&reason), &reason.to_string());
        let error = PlayError::Illegal { text: "a1".to_owned(), reason };
        is_said_in_all_languages(&play_error(&error), &error.to_string());
    }
    for reason in unreadable() {
        let error = PlayError::Notation(NotationError { text: "?".to_owned(), reason });
        is_said_in_all_languages(&play_error(&error), &error.to_string());
    }
    for error in outcomes.map(PlayError::Over).into_iter().chain([PlayError::TooLong]) {
        is_said_in_all_languages(&play_error(&error), &error.to_string());
    }
    for fault in faults() {
        is_said_in_all_languages(&position_error(&fault.clone().into()), &fault.to_string());
    }
}

/// The squares, links, moves and numbers of a reason.
fn names(words: &str) -> Vec<&str> {
    let words =
        words.split(|letter: char| !letter.is_alphanumeric() && letter != '-').map(|word| word.trim_matches('-'));
    words.filter(|word| word.contains(|letter: char| letter.is_ascii_digit())).collect()
}

/// All but Zener's pieces, whose names players don't see.
#[test]
fn reasons_name_what_the_protocol_names() {
    let reasons = [zen_reasons(), enso_reasons(), torus_reasons()].concat();
    let reasons = reasons.iter().map(|reason| (refusal(reason), reason.to_string()));
    let errors = unreadable().into_iter().map(|reason| NotationError { text: "?".to_owned(), reason });
    let errors = errors.map(|error| (notation_error(&error), error.to_string()));
    let faults = faults().into_iter().filter(|fault| !matches!(fault, Fault::Impossible(Impossible::Zener(_))));
    let faults = faults.map(|fault| (position_error(&fault.clone().into()), fault.to_string()));
    for (text, told) in reasons.chain(errors).chain(faults) {
        for &language in Language::ALL {
            let words = text.localise(language);
            let named = names(&words);
            for name in names(&told) {
                assert!(named.contains(&name), "{name} of {told:?} in {language:?}: {words}");
            }
        }
    }
}

#[test]
fn pieces_of_zener_are_called_by_what_is_seen_of_them() {
    let mut game = AnyGame::new(&Options::usual(Kind::Zener));
    game.play("W3-F3").expect("a legal step");
    let why = game.why_not(&[Spot::Square(Square::new(0, 6))]).expect("another piece must answer");
    let words = refusal(&why.reason).localise(Language::English);
    assert_eq!(words, "The mandatory step comes first: White's waves were moved last, so Black's waves must move.");
    let blocked = zener::Illegal::Blocked { piece: zener::Piece::K3, by: zener::Piece::W5 };
    let words = refusal(&blocked.into()).localise(Language::English);
    assert_eq!(words, "Black's waves are blocked: White's star lies on top.");
    let twice = zener::Impossible::Repeated(vec![zener::Piece::K3, zener::Piece::W1, zener::Piece::W5]);
    let fault: Fault = Fault::Impossible(twice.into());
    let words = position_error(&fault.into()).localise(Language::English);
    assert!(words.ends_with("More than once on the board: Black's waves, White's circle, White's star."), "{words}");
}

#[test]
fn a_position_with_many_faults_is_told_the_first_and_the_number_of_the_others() {
    let text = format!("{} z", ["xxxxxx"; 6].join("/"));
    let error = AnyGame::from_text(&text, &Options::usual(Kind::Enso)).expect_err("no position");
    let words = position_error(&error).localise(Language::English);
    assert!(words.starts_with("Row 1: 'x' is neither a piece nor a count of empty squares. Row 2: "), "{words}");
    assert!(
        words.ends_with(&format!("And {} more faults.", error.faults().len() - error.first_faults().len())),
        "{words}"
    );
    assert!(error.to_string().chars().count() <= 250);
}
