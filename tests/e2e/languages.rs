//! Matches in other languages than English: the program is started in one, another is chosen in the middle of a match,
//! and what is saved is the same in all.

use super::desk::Desk;
use super::game::{Game, Hand};
use super::{short_game, twin};
use std::fs;
use std::path::Path;
use tempfile::TempDir;
use zen_table::games::{Kind, Player};
use zen_table::session::record;
use zen_table::texts::games::player_name;
use zen_table::texts::{Language, Phrase};

/// A square of the side that does not begin: to point at it is refused.
const OPPONENTS: &str = "A3";

/// Clicks the control with this label in a language.
fn click(game: &mut Game, label: Phrase, language: Language) {
    game.click(&label.localise(language));
}

/// Waits until the control with this label is to be seen in a language.
fn until_seen(game: &mut Game, label: Phrase, language: Language) {
    let label = label.localise(language);
    game.until(&format!("where \"{label}\""), &format!("'{label}' is to be seen"), |answer| answer["error"].is_null());
}

/// Plays a match of Zener that begins in one language and goes on in another.
fn play_in(begun_in: Language, ended_in: Language) {
    let (desk, data) = (Desk::set_up(), TempDir::new().unwrap());
    let tag = begun_in.tag();
    let mut game = Game::start_with(&desk, data.path(), &format!("language-{tag}"), &["--language", tag]);
    game.picture(&format!("{tag}-menu"));
    click(&mut game, Phrase::CommonRules, begun_in);
    game.picture(&format!("{tag}-rules"));
    game.key("Escape");
    click(&mut game, Phrase::CommonNewGame, begun_in);
    game.click(Kind::Zener.title());
    for player in Player::BOTH {
        click(&mut game, Phrase::PlayersPersonOf { whose: player_name(Kind::Zener, player) }, begun_in);
    }
    game.picture(&format!("{tag}-new-game"));
    click(&mut game, Phrase::NewGameBegin, begun_in);
    let begun = game.until("position", "the match has begun", |answer| answer["game"] == Kind::Zener.id());
    let mut told = twin(&begun, Kind::Zener);
    game.click_square(OPPONENTS);
    game.until("screen", "the square is refused", |screen| !screen["refusal"].is_null());
    game.picture(&format!("{tag}-refusal"));
    for (number, text) in short_game(Kind::Zener, "w").into_iter().enumerate() {
        if number == 3 {
            game.picture(&format!("{tag}-match"));
            choose_language(&mut game, begun_in, ended_in);
        }
        game.play(&mut told, text, Hand::Clicks);
    }
    game.until("screen", "the match is over", |screen| screen["phase"] == "MatchOver");
    until_seen(&mut game, Phrase::CommonPlayAgain, ended_in);
    game.picture(&format!("{tag}-end"));
    assert_is_independent_of_language(data.path());
    game.kill();

    // The language that was chosen is kept, and comes before the one that the system or the command line says.
    let mut game = Game::start_with(&desk, data.path(), &format!("language-{tag}-again"), &["--language", tag]);
    until_seen(&mut game, Phrase::CommonNewGame, ended_in);
    click(&mut game, Phrase::MainMenuSavedMatches, ended_in);
    game.picture(&format!("{tag}-saved"));
    game.kill();
}

/// Chooses another language in the settings, in the middle of a match; it is spoken at once.
fn choose_language(game: &mut Game, before: Language, after: Language) {
    click(game, Phrase::CommonMenu, before);
    click(game, Phrase::CommonSettings, before);
    game.click(&after.name());
    until_seen(game, Phrase::ViewPlan, after);
    game.key("Escape");
    game.key("Escape");
    until_seen(game, Phrase::CommonUndo, after);
}

/// The saved match can be read by whoever has the program in another language: it says nothing in one.
fn assert_is_independent_of_language(data: &Path) {
    let folders = fs::read_dir(data).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    let records: Vec<_> = files.filter_map(|file| record::read(&fs::read_to_string(file).ok()?).ok()).collect();
    assert!(!records.is_empty(), "the match is saved");
    for played in records {
        let names: Vec<_> = played.terms().seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Player 1", "Player 2"]);
    }
}

#[test]
fn a_match_goes_on_from_german_in_french() {
    play_in(Language::German, Language::French);
}

#[test]
fn a_match_goes_on_from_french_in_portuguese() {
    play_in(Language::French, Language::Portuguese);
}

#[test]
fn a_match_goes_on_from_portuguese_in_german() {
    play_in(Language::Portuguese, Language::German);
}
