//! Every kind of error is made of complete sentences, in every language.

use super::{form_error, match_error, record_error, variation_error};
use crate::games::zen::Threat;
use crate::games::{AnyGame, Kind, Options};
use crate::session::record::{
    Claim, EndingRecord, ForeignFault, MissingLine, NotesFault, RecordError, RecordFault, ResultRecord, SyntaxFault,
};
use crate::session::variations::VariationError;
use crate::session::{FormError, MatchError, Seat, Team, TermsError};
use crate::texts::{Language, Phrase, Text, results, seats};

/// Asserts that the texts can be said in every language, and are sentences.
fn assert_sentences(texts: impl IntoIterator<Item = Text>) {
    for text in texts {
        for &language in Language::ALL {
            let words = text.localise(language);
            assert!(words.starts_with(|letter: char| !letter.is_lowercase()), "{language:?}: {words}");
            assert!(words.ends_with(['.', '!', '?']), "{language:?}: {words}");
            assert_sound(&text);
        }
    }
}

/// Asserts that Fluent finds nothing wrong.
fn assert_sound(text: &Text) {
    let Text::Phrase(phrase) = text else { return };
    for &language in Language::ALL {
        assert!(phrase.faults(language).is_empty(), "{language:?}: {phrase:?}: {:?}", phrase.faults(language));
    }
}

fn terms_errors() -> [TermsError; 3] {
    [TermsError::Seats(3), TermsError::Clock, TermsError::Length]
}

fn match_errors() -> Vec<MatchError> {
    let options = Options::usual(Kind::Enso);
    let mut game = AnyGame::new(&options);
    let mut errors = vec![
        MatchError::Position(AnyGame::from_text("x", &options).expect_err("no position")),
        MatchError::NoSuchSeat(4),
        MatchError::RoundOver,
        MatchError::RoundNotOver,
        MatchError::MatchOver,
        MatchError::ChooseFirst,
        MatchError::NothingToChoose,
        MatchError::DecideFirst,
        MatchError::NothingToTakeBack,
        MatchError::NoClock,
        MatchError::Times { plies: 1, times: 2 },
        MatchError::Times { plies: 2, times: 1 },
        MatchError::TimeAfter { ply: 3 },
        MatchError::TimeLeft,
        MatchError::TooLong,
        MatchError::FalseAnnouncement(Threat::Check),
        MatchError::FalseAnnouncement(Threat::Checkmate),
        MatchError::NothingToUndo,
        MatchError::NothingToRedo,
        MatchError::NotByWill,
    ];
    errors.extend(["zzz", "a1-a1"].map(|text| MatchError::Play(game.play(text).expect_err("no move"))));
    errors.extend(terms_errors().map(MatchError::Terms));
    errors
}

fn result(ending: EndingRecord, winner: Option<char>) -> ResultRecord {
    ResultRecord { ending, winner, points: 1 }
}

/// The words of mailed records for a result.
fn recorded(result: &ResultRecord) -> String {
    Claim::Result(Kind::Zen, Some(result.clone())).recorded().unwrap_or_default()
}

fn variation_errors() -> Vec<VariationError> {
    let mut game = AnyGame::new(&Options::usual(Kind::Enso));
    let mut errors = vec![
        VariationError::NoSuchPosition,
        VariationError::TooManyMoves,
        VariationError::TooDeep,
        VariationError::LongComment,
        VariationError::TooLong,
        VariationError::NoMove,
        VariationError::Played,
        VariationError::First,
        VariationError::NothingToUndo,
        VariationError::NothingToRedo,
    ];
    errors.extend(["zzz", "a1-a1"].map(|text| VariationError::Play(game.play(text).expect_err("no move"))));
    errors
}

fn notes_faults() -> [NotesFault; 11] {
    let text = || "x".to_owned();
    [
        NotesFault::Version,
        NotesFault::Place(text()),
        NotesFault::NoSuchPly { ply: 2, plies: 1 },
        NotesFault::OpenComment,
        NotesFault::OpenBranch,
        NotesFault::Close(')'),
        NotesFault::EmptyBranch,
        NotesFault::Escape(text()),
        NotesFault::Judgement(text()),
        NotesFault::SecondComment,
        NotesFault::Twice("A1-A2".to_owned()),
    ]
}

fn record_faults() -> Vec<RecordFault> {
    let text = || "x".to_owned();
    let won = || Claim::Result(Kind::Zen, Some(result(EndingRecord::Board, Some('w'))));
    let not_over = || Claim::Result(Kind::Zen, None);
    let claims = [
        (Claim::Score([1, 0]), Claim::Score([0, 1])),
        (Claim::Team(Team::A), Claim::Team(Team::B)),
        (won(), not_over()),
        (not_over(), won()),
    ];
    let foreign =
        [ForeignFault::Ron(text()), ForeignFault::Format, ForeignFault::Title, ForeignFault::Empty, ForeignFault::Link];
    let missing = [MissingLine::Game, MissingLine::Length, MissingLine::Seed, MissingLine::Score];
    let syntax = [
        SyntaxFault::Ron(text()),
        SyntaxFault::NoRound,
        SyntaxFault::Winner { found: text(), letters: ['w', 'b'] },
        SyntaxFault::WinnerOfDraw,
        SyntaxFault::NoWinner,
        SyntaxFault::Game(text()),
        SyntaxFault::Options { kind: Kind::Torus, options: text() },
        SyntaxFault::Clock,
        SyntaxFault::Length,
        SyntaxFault::Seat,
        SyntaxFault::Left(text()),
        SyntaxFault::Score,
        SyntaxFault::Seed,
        SyntaxFault::Result(text()),
        SyntaxFault::Sides,
        SyntaxFault::Twice("Seed"),
        SyntaxFault::AfterResult,
        SyntaxFault::NotStart,
        SyntaxFault::RoundBeforeGame,
        SyntaxFault::SeatExpected(2),
        SyntaxFault::RoundExpected(2),
        SyntaxFault::Head("White"),
        SyntaxFault::NoHeader,
    ];
    let mut faults = vec![
        RecordFault::Newer(2),
        RecordFault::TooLong,
        RecordFault::Announcement { expected: text(), found: text() },
        RecordFault::Round(2),
        RecordFault::Refused(MatchError::RoundOver),
    ];
    faults.extend(claims.map(|(claimed, replayed)| RecordFault::Claim { claimed, replayed }));
    faults.extend(foreign.map(RecordFault::Foreign));
    faults.extend(notes_faults().map(RecordFault::Notes));
    faults.extend(variation_errors().into_iter().map(RecordFault::Variations));
    faults.extend(syntax.into_iter().chain(missing.map(SyntaxFault::Missing)).map(RecordFault::Syntax));
    faults
}

#[test]
fn every_error_is_a_sentence_in_every_language() {
    assert_sentences(match_errors().iter().map(match_error));
    assert_sentences(variation_errors().iter().map(variation_error));
    assert_sentences(terms_errors().map(FormError::Terms).iter().chain([&FormError::Seed]).map(form_error));
    for line in [None, Some(1_234_567)] {
        assert_sentences(record_faults().into_iter().map(|reason| record_error(&RecordError { line, reason })));
    }
}

#[test]
fn names_and_results_of_records_can_be_said_in_every_language() {
    for ending in [EndingRecord::Board, EndingRecord::Resignation, EndingRecord::Agreement, EndingRecord::Time] {
        for winner in [None, Some('w'), Some('\u{202e}')] {
            let result = result(ending, winner);
            let text = results::recorded(Kind::Zen, &result);
            assert_sound(&text);
            let [of_record, of_catalogue] = [recorded(&result), text.localise(Language::English)];
            assert_eq!(of_catalogue.to_lowercase(), of_record.to_lowercase());
        }
    }
    for level in crate::search::Level::ALL {
        assert_sound(&seats::seat_name(&Seat::of_level(level)));
    }
}

/// English says in a sentence of the catalogue what the errors themselves say.
#[test]
fn the_catalogue_says_in_english_what_the_error_says() {
    let letters = |text: &str| -> String { text.chars().filter(|letter| letter.is_alphanumeric()).collect() };
    for error in variation_errors() {
        let words = variation_error(&error).localise(Language::English);
        assert_eq!(letters(&words).to_lowercase(), letters(&error.to_string()).to_lowercase());
    }
    for fault in notes_faults() {
        let words = record_error(&RecordError { line: None, reason: fault.clone().into() }).localise(Language::English);
        assert_eq!(letters(&words).to_lowercase(), letters(&fault.to_string()).to_lowercase());
    }
    for error in match_errors() {
        let words = match_error(&error).localise(Language::English);
        let expected = match &error {
            // These say their numbers in another order.
            MatchError::Times { .. } | MatchError::Position(_) => continue,
            error => error.to_string(),
        };
        assert_eq!(letters(&words).to_lowercase(), letters(&expected).to_lowercase());
    }
    let error = RecordError { line: Some(3), reason: SyntaxFault::Missing(MissingLine::Seed).into() };
    assert_eq!(record_error(&error).localise(Language::English), "Line 3: The line with the seed is missing.");
    let phrase = Phrase::RecordTooLong { longest: crate::session::record::LONGEST.into() };
    assert_eq!(phrase.localise(Language::English), "The record is longer than 2,097,152 bytes.");
}
