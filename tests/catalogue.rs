//! The catalogue of texts: what is wrong with it fails the build with file and line, and a fifth language is a folder.

#[path = "../build/fault.rs"]
mod fault;
#[path = "../build/phrase_name.rs"]
mod phrase_name;
#[path = "../build/phrases.rs"]
mod phrases;

use std::fs;
use std::path::{Path, PathBuf};

/// A copy of some files of a catalogue, removed afterwards.
struct Catalogue(PathBuf);

impl Catalogue {
    /// A catalogue of these files; each is named by its language and its name.
    fn of(name: &str, files: &[(&str, &str)]) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("catalogue").join(name);
        let _ = fs::remove_dir_all(&folder);
        for (file, text) in files {
            let path = folder.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("the folder for tests can be written to");
            fs::write(path, text).expect("the folder for tests can be written to");
        }
        Self(folder)
    }

    /// The program's own catalogue with a fifth language, which says what German says.
    fn with_fifth_language() -> Self {
        let mut files = Vec::new();
        let folders = fs::read_dir("assets/locales").expect("the tests run in the package's folder");
        for folder in folders.map(|entry| entry.expect("an entry").path()) {
            let tag = folder.file_name().and_then(|name| name.to_str()).expect("a tag").to_owned();
            for file in fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
                let Some(name) = file.file_name().and_then(|name| name.to_str()).filter(|name| name.ends_with(".ftl"))
                else {
                    continue;
                };
                let text = fs::read_to_string(&file).expect("a text");
                if tag == "de" {
                    files.push((format!("xx/{name}"), text.clone()));
                }
                files.push((format!("{tag}/{name}"), text));
            }
        }
        let files: Vec<_> = files.iter().map(|(file, text)| (file.as_str(), text.as_str())).collect();
        Self::of("fifth", &files)
    }

    /// What is wrong with it: file, line and reason.
    fn faults(&self) -> Vec<String> {
        let beginning = format!("{}/", self.0.display());
        let faults = phrases::generate(&self.0).err().unwrap_or_default();
        faults.iter().map(|fault| fault.to_string().replace(&beginning, "")).collect()
    }
}

impl Drop for Catalogue {
    fn drop(&mut self) {
        // A folder left behind does no harm: the next run overwrites it.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The faults of one English and one German file.
fn faults(name: &str, english: &str, german: &str) -> Vec<String> {
    Catalogue::of(name, &[("en/a.ftl", english), ("de/a.ftl", german)]).faults()
}

#[test]
fn a_fifth_language_is_a_folder() {
    let catalogue = Catalogue::with_fifth_language();
    let source = phrases::generate(&catalogue.0).map_err(|faults| faults.len()).expect("nothing is wrong");
    assert!(source.contains("(\"xx\", &["), "its files are embedded");

    let file = catalogue.0.join("xx/common.ftl");
    let text = fs::read_to_string(&file).expect("a text");
    let undo = text.lines().find(|line| line.starts_with("common-undo =")).expect("the message");
    fs::write(&file, text.replace(undo, "")).expect("the folder for tests can be written to");
    let faults = catalogue.faults();
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert!(faults[0].starts_with("en/common.ftl:") && faults[0].contains("common-undo is lacking in"), "{faults:?}");
}

#[test]
fn a_message_that_a_language_lacks_or_invents_is_told_with_its_line() {
    let found = faults("lacking", "one = One\ntwo = Two\n", "\none = Eins\nthree = Drei\n");
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].starts_with("en/a.ftl:2:1: two is lacking in"), "{found:?}");
    assert_eq!(found[1], "de/a.ftl:3:1: three is not a message in en");
}

#[test]
fn an_argument_that_is_missing_or_unknown_is_told_with_its_line() {
    let found = faults("arguments", "one = One { $a } { $b }\n", "\n\none = Eins { $a } { $c }\n");
    assert_eq!(found, ["de/a.ftl:3:1: one must use the argument $b", "de/a.ftl:3:1: one has no argument $c"]);
}

#[test]
fn a_plural_needs_a_number_in_the_reference_too() {
    let plural = "one = { $n ->\n    [one] Eins\n   *[other] { $n }\n}\n";
    assert_eq!(faults("text", "one = { $n }\n", plural), ["de/a.ftl:1:1: $n of one must be a Number in en too"]);
    assert_eq!(faults("number", "one = { NUMBER($n) }\n", plural), [""; 0]);
    assert_eq!(faults("plain", plural, "one = { $n }\n"), [""; 0], "a language without plurals");
}

#[test]
fn a_language_may_select_by_the_message_that_is_put_in() {
    let german = "one = { $side-id ->\n    [side-white] Weiß\n   *[other] { $side }\n} gewinnt\n";
    assert_eq!(faults("selector", "one = { $side } wins\n", german), [""; 0]);
}

#[test]
fn what_fluent_cannot_read_is_told_with_its_place() {
    let found = faults("syntax", "one = One\n", "one = Eins\n\ntwo = { $ }\n");
    assert!(found.iter().any(|fault| fault.starts_with("de/a.ftl:3:")), "{found:?}");
}

#[test]
fn messages_that_come_twice_or_refer_to_none_or_have_no_proper_name_are_told() {
    let english = "one = One\ntwo = { four }\none = Again\nThree = Three\n";
    let found = Catalogue::of("twice", &[("en/a.ftl", english)]).faults();
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].starts_with("en/a.ftl:3:1: one stands in") && found[0].ends_with("a.ftl:1 already"), "{found:?}");
    assert_eq!(found[1], "en/a.ftl:4:1: Three must be lower-case words with hyphens");
    assert_eq!(found[2], "en/a.ftl:2:1: there is no message four");
}

#[test]
fn without_english_nothing_can_be_compared() {
    let found = Catalogue::of("no-english", &[("de/a.ftl", "one = Eins\n")]).faults();
    assert!(found.iter().any(|fault| fault.ends_with("there is no folder en")), "{found:?}");
}
