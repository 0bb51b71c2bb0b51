//! The assets: what the build's check accepts and how it reports what is broken; that the fonts have all letters, and
//! that the desktop entry and the media type say what the catalogue says.

#[path = "../build/check.rs"]
mod check;
#[path = "../build/fault.rs"]
mod fault;
#[path = "../build/rules.rs"]
mod rules;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use zen_table::games::Kind;
use zen_table::session::about::{about, form};
use zen_table::texts::{Language, Phrase};
use zen_table::themes::{self, Mood, Style, Theme};

/// A temporary folder for each test, removed afterwards.
struct Folder(PathBuf);

impl Folder {
    fn with(name: &str, file: &str, text: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let file = path.join(file);
        fs::create_dir_all(file.parent().unwrap_or(&path)).expect("the folder for tests can be written to");
        fs::write(file, text).expect("the folder for tests can be written to");
        Self(path)
    }

    fn faults(&self) -> Vec<String> {
        let beginning = format!("{}/", self.0.display());
        check::assets(&self.0).iter().map(|fault| fault.to_string().replace(&beginning, "")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder left behind does no harm: the next run overwrites it.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn asset(file: &str) -> String {
    fs::read_to_string(Path::new("assets").join(file)).expect("the tests run in the package's folder")
}

/// The first line of an asset that contains this text, counted from 1.
fn line_in(file: &str, text: &str) -> usize {
    1 + asset(file).lines().position(|line| line.contains(text)).expect("the asset holds this text")
}

/// The only fault of an asset after `good` is replaced by `bad` in the first place where it occurs.
fn fault_in(file: &str, name: &str, good: &str, bad: &str) -> String {
    let text = asset(file);
    assert!(text.contains(good), "the asset holds {good:?}");
    let faults = Folder::with(name, file, &text.replacen(good, bad, 1)).faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    faults.into_iter().next().unwrap_or_default()
}

#[test]
fn the_assets_of_the_program_are_sound() {
    assert!(check::assets(Path::new("assets")).is_empty());
}

#[test]
fn a_missing_comma_is_reported_with_file_line_column_and_reason() {
    let fault = fault_in("games/zen.ron", "comma", "publisher: \"DJ Games\",", "publisher: \"DJ Games\"");
    let line = line_in("games/zen.ron", "published: 1997");
    assert!(fault.starts_with(&format!("games/zen.ron:{line}:")), "{fault}");
    assert!(fault.to_lowercase().contains("comma"), "{fault}");
}

#[test]
fn a_missing_field_is_reported_by_name() {
    let fault = fault_in("games/zener.ron", "missing", "publisher: \"Mitra\",", "");
    assert!(fault.starts_with("games/zener.ron:") && fault.contains("publisher"), "{fault}");
}

#[test]
fn an_unknown_field_is_reported_by_name_with_its_line() {
    let fault = fault_in("games/enso.ron", "unknown", "publisher: ", "printer: ");
    assert!(fault.starts_with(&format!("games/enso.ron:{}:", line_in("games/enso.ron", "publisher: "))), "{fault}");
    assert!(fault.contains("printer"), "{fault}");
}

#[test]
fn an_empty_text_a_wrong_year_and_a_link_that_is_none_are_reported_with_their_lines() {
    for (file, name, good, bad, reason) in [
        ("games/zen.ron", "empty", "\"DJ Games\"", "\"\"", "empty"),
        ("games/torus.ron", "year", "year: 2004", "year: 2204", "year"),
        ("games/enso.ron", "link", "\"https://spielstein.com/games/enso/rules\"", "\"spielstein\"", "link"),
        ("games/zen.ron", "players", "players: [2, 4]", "players: [4, 2]", "players"),
        ("games/zen.ron", "twice", "players: [2, 4]", "players: [2, 2]", "players"),
        ("games/zen.ron", "five", "players: [2, 4]", "players: [2, 5]", "players"),
        ("games/zen.ron", "minutes", "minutes: 30", "minutes: 601", "minutes"),
        ("games/zen.ron", "age", "age: None", "age: 1", "age"),
        (
            "games/enso.ron",
            "blank",
            "\"https://spielstein.com/games/enso/rules\"",
            "\"https://spielstein.com/the rules\"",
            "link",
        ),
        ("games/enso.ron", "nowhere", "\"https://spielstein.com/games/enso/rules\"", "\"https://spielstein\"", "link"),
        ("games/zen.ron", "space", "\"DJ Games\"", "\"DJ Games \"", "space"),
        ("games/zen.ron", "tabulator", "\"DJ Games\"", "\"DJ\tGames\"", "one line"),
    ] {
        let fault = fault_in(file, name, good, bad);
        assert!(fault.starts_with(&format!("{file}:{}:", line_in(file, good))), "{fault}");
        assert!(fault.contains(reason), "{fault}");
    }
}

#[test]
fn facts_at_the_edge_of_what_is_allowed_are_sound() {
    let (hundred, more) = ("x".repeat(100), "x".repeat(101));
    for (name, good, allowed, refused) in [
        ("longest", "DJ Games", hundred.as_str(), more.as_str()),
        ("oldest", "age: None", "age: 18", "age: 19"),
        ("most", "minutes: 30", "minutes: 600", "minutes: 601"),
        ("first", "published: 1997", "published: 1900", "published: 1899"),
        ("last", "published: 1997", "published: 2100", "published: 2101"),
    ] {
        let with = |value| asset("games/zen.ron").replacen(good, value, 1);
        let faults = |value| Folder::with(name, "games/zen.ron", &with(value)).faults();
        assert_eq!(faults(allowed), Vec::<String>::new());
        assert_eq!(faults(refused).len(), 1, "{refused}");
    }
}

#[test]
fn a_broken_theme_is_reported_with_its_line_and_the_reason() {
    for (file, name, good, bad, reason) in [
        ("themes/enso.ron", "colour", "\"#6b4226\"", "\"brown\"", "#rrggbb"),
        ("themes/zen.ron", "digits", "\"#452a1a\"", "\"#452a1\"", "#rrggbb"),
        ("themes/zener.ron", "matter", "matter: Bone", "matter: Glitter", "Glitter"),
        ("themes/marks.ron", "set", "warm: (", "hot: (", "hot"),
        ("themes/moods.ron", "lux", "lux: 7600", "lux: -1", "between 0 and"),
        ("themes/moods.ron", "low", "from: (-8.0, 12.0, 3.0)", "from: (-8.0, 2.0, 3.0)", "above"),
    ] {
        let fault = fault_in(file, name, good, bad);

        assert!(fault.starts_with(&format!("{file}:{}:", line_in(file, good))), "{fault}");
        assert!(fault.contains(reason), "{fault}");
    }
}

#[test]
fn a_theme_that_lacks_a_colour_is_reported_by_the_name_of_the_colour() {
    let fault = fault_in("themes/enso.ron", "lacks", "names: \"#e6c794\",", "");
    assert!(fault.starts_with("themes/enso.ron:") && fault.contains("names"), "{fault}");
}

#[test]
fn a_file_that_nobody_knows_is_reported() {
    let faults = Folder::with("stranger", "stranger.ron", "()").faults();
    assert_eq!(faults, ["stranger.ron: build/check.rs does not know what this file should hold"]);
}

#[test]
fn a_folder_that_is_not_there_is_reported() {
    assert_eq!(check::assets(Path::new("no/such/folder")).len(), 1);
}

#[test]
fn the_program_reads_what_the_build_has_checked() {
    for kind in Kind::ALL {
        assert!(!about(kind).players.is_empty(), "{} has players", kind.id());
        for style in Style::ALL {
            let Theme { first, second, .. } = themes::theme(kind, style);
            assert_ne!(first.colour, second.colour, "{} has a theme for {style:?}", kind.id());
        }
    }
    for mood in Mood::ALL {
        assert!(mood.room().light.lux > 0.0, "{mood:?} has light");
    }
}

#[test]
fn pages_of_rules_that_are_lacking_and_those_of_no_game_are_reported_with_their_paths() {
    let locales = Folder::with("rules", "xx/rules/chess.md", "# Chess\n");
    let faults = rules::generate(Path::new("assets/games"), &locales.0).expect_err("there are no rules of the games");
    let beginning = format!("{}/", locales.0.display());
    let mut faults: Vec<_> = faults.iter().map(|fault| fault.to_string().replace(&beginning, "")).collect();
    let mut wanted: Vec<_> =
        Kind::ALL.iter().map(|kind| format!("xx/rules/{}.md: this page is lacking", kind.id())).collect();
    wanted.push("xx/rules/chess.md: no game has this name in assets/games".to_owned());
    faults.sort();
    wanted.sort();
    assert_eq!(faults, wanted);
}

#[test]
fn the_rules_are_those_of_the_files() {
    for kind in Kind::ALL {
        for &language in Language::ALL {
            let page = asset(&format!("locales/{}/rules/{}.md", language.tag(), kind.id()));
            assert_eq!(zen_table::texts::rules(kind, language), page);
        }
    }
}

/// The lines of the desktop entry that are said in languages, as they follow from the catalogue.
#[test]
fn the_desktop_entry_says_what_the_catalogue_says() {
    let mut expected = Vec::new();
    for (key, phrase) in [("Comment", Phrase::DesktopComment), ("Keywords", Phrase::DesktopKeywords)] {
        for &language in Language::ALL {
            // Desktops name countries after an underscore, and the default has no tag.
            let tag = language.tag().replace('-', "_");
            let key = if language == Language::English { key.to_owned() } else { format!("{key}[{tag}]") };
            expected.push(format!("{key}={}", phrase.localise(language)));
        }
    }
    let entry = asset("desktop/zen-table.desktop");
    let said: Vec<_> =
        entry.lines().filter(|line| line.starts_with("Comment") || line.starts_with("Keywords")).collect();
    assert_eq!(said, expected, "the entry should read:\n{}", expected.join("\n"));
    let opens = "MimeType=application/x-zen-table;";
    for line in ["[Desktop Entry]", "Type=Application", "Name=Zen Table", "Exec=zen-table %f", "Terminal=false", opens]
    {
        assert!(entry.lines().any(|other| other == line), "{line}");
    }
}

#[test]
fn the_media_type_of_a_match_is_named_as_the_catalogue_names_it() {
    let about = asset("desktop/zen-table.xml");
    for &language in Language::ALL {
        let tag = match language {
            Language::English => String::new(),
            _ => format!(" xml:lang=\"{}\"", language.tag().replace('-', "_")),
        };
        let named = format!("<comment{tag}>{}</comment>", Phrase::DesktopRecord.localise(language));
        assert!(about.lines().any(|line| line.trim() == named), "it should say {named}");
    }
}

/// The files of a folder and the folders in it whose names end in one of these ways.
fn files_in(folder: &Path, ends: &[&str]) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the tests run in the package's folder");
    let paths = entries.map(|entry| entry.expect("the folder can be listed").path());
    let found = paths.flat_map(|path| if path.is_dir() { files_in(&path, ends) } else { vec![path] });
    found.filter(|path| ends.iter().any(|end| path.extension().is_some_and(|other| other == *end))).collect()
}

/// A letter that the fonts lack would be drawn in another font, or as a box.
#[test]
fn the_fonts_have_every_letter_of_the_catalogue_and_the_rules() {
    let mut letters = BTreeMap::new();
    for file in files_in(Path::new("assets/locales"), &["ftl", "md"]) {
        let text = fs::read_to_string(&file).expect("it is a text");
        // The comments of the catalogue are for translators.
        for line in
            text.lines().filter(|line| file.extension().is_some_and(|end| end == "md") || !line.starts_with('#'))
        {
            letters.extend(line.chars().map(|letter| (letter, file.clone())));
        }
    }
    assert!(letters.len() > 60, "texts are found");
    let fonts = files_in(Path::new("assets/fonts"), &["ttf"]);
    assert_eq!(fonts.len(), 3, "fonts are found");
    let mut lacking = Vec::new();
    for path in fonts {
        let data = fs::read(&path).expect("it can be read");
        let font = ttf_parser::Face::parse(&data, 0).expect("it is a font");
        for (letter, file) in letters.iter().filter(|(letter, _)| font.glyph_index(**letter).is_none()) {
            lacking.push(format!(
                "{} lacks {letter:?} (U+{:04X}) of {}",
                path.display(),
                *letter as u32,
                file.display()
            ));
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}
