//! What the rules of the house catch, and what they must not be fooled by.

use super::{Crates, judge};
use std::path::Path;

const MANIFEST: &str = r#"
[features]
default = ["gui"]
gui = ["dep:bevy", "dep:bevy_egui"]

[dependencies]
rand = { version = "0.10", default-features = false }
some-crate = "1"
bevy_egui = { version = "0.42", optional = true }

# Why these features.
[dependencies.bevy]
version = "=0.19.1"

[build-dependencies]
ron = "0.12"
"#;

/// The faults of a source with this code, each as `line: reason`.
fn faults(file: &str, code: &str) -> Vec<String> {
    let source = format!("//! A source.\n{code}");
    let faults = judge(Path::new(file), &source, &Crates::of(MANIFEST));
    faults.iter().map(|fault| format!("{}: {}", fault.line, fault.reason)).collect()
}

#[test]
fn the_manifest_names_the_crates() {
    let crates = Crates::of(MANIFEST);
    assert_eq!(crates.all, ["rand", "some_crate", "bevy_egui", "bevy"]);
    assert_eq!(crates.window, ["bevy", "bevy_egui"]);
}

#[test]
fn a_source_begins_with_a_sentence_about_itself() {
    let crates = Crates::of(MANIFEST);
    assert_eq!(judge(Path::new("src/app/a.rs"), "fn main() {}\n", &crates).len(), 1);
    assert_eq!(judge(Path::new("src/app/a.rs"), "//! Does a.\nfn main() {}\n", &crates), []);
}

#[test]
fn drafts_and_unsafe_code_are_found_in_code_only() {
    assert_eq!(
        faults("tests/a.rs", "fn a() {\n    todo!();\n    dbg!(1);\n    unimplemented!()\n}"),
        ["3: todo! is for drafts", "4: dbg! is for drafts", "5: unimplemented! is for drafts"]
    );
    assert_eq!(faults("tests/a.rs", "unsafe fn a() {}"), ["2: no unsafe code"]);
    let talk =
        "/// No todo!(), no unsafe.\n// dbg!(x)\n/* #[allow(x)] */\nconst A: &str = \"unsafe { todo!() } #[ignore]\";";
    assert!(faults("tests/a.rs", talk).is_empty());
    assert!(faults("tests/a.rs", "fn todo(dbg: u8) -> bool { dbg != 1 }").is_empty());
}

#[test]
fn lints_are_expected_and_tests_ignored_with_a_reason() {
    assert_eq!(faults("xtask/src/a.rs", "#[allow(dead_code)]\nfn a() {}").len(), 1);
    assert_eq!(faults("xtask/src/a.rs", "#![allow(dead_code)]").len(), 1);
    assert_eq!(faults("xtask/src/a.rs", "#[cfg_attr(test, allow(dead_code))]\nfn a() {}").len(), 1);
    assert_eq!(faults("xtask/src/a.rs", "#[expect(dead_code)]\nfn a() {}"), ["2: #[expect(…)] wants a reason"]);
    assert!(faults("xtask/src/a.rs", "#[expect(dead_code, reason = \"soon\")]\nfn a() {}").is_empty());
    assert_eq!(faults("tests/a.rs", "#[test]\n#[ignore]\nfn a() {}"), ["3: #[ignore] wants a reason"]);
    assert!(faults("tests/a.rs", "#[test]\n#[ignore = \"takes minutes\"]\nfn a() {}").is_empty());
    assert!(faults("tests/a.rs", "#[] #![] # [").is_empty(), "what is no Rust ends as well");
    assert!(faults("tests/a.rs", "fn a(x: X) { x.allow(1); x.expect(\"it\"); ignore(x) }").is_empty());
}

#[test]
fn the_games_use_nothing_but_the_pure_part_of_std() {
    let games = |code| faults("src/games/zen/moves.rs", code);
    assert_eq!(games("use rand::Rng;"), ["2: games uses std only, not rand"]);
    assert_eq!(games("fn a() { some_crate::b(); }"), ["2: games uses std only, not some_crate"]);
    assert_eq!(games("use std::{fmt, time::Instant};"), ["2: games is pure: no std::time"]);
    assert_eq!(games("fn a() { let _ = ::std::fs::read(\"b\"); }"), ["2: games is pure: no std::fs"]);
    assert!(games("use std::collections::{BTreeMap, btree_map::Entry};\nuse core::fmt;\nuse std::fmt;").is_empty());
    assert!(games("/// Like rand::Rng.\nfn random() { rand.below::<u8>(2) }").is_empty());
}

#[test]
fn arrows_are_kept_however_the_path_is_written() {
    let games = |code| faults("src/games/zen/moves.rs", code);
    let refused = ["2: games may name games only, not session"];
    assert_eq!(games("use crate::session::Match;"), refused);
    assert_eq!(games("use crate::{games::Kind, session::{self, Match}};").len(), 2);
    assert_eq!(games("use super::super::super::session::Match;"), refused);
    assert_eq!(games("fn a() -> crate::session::Match { b() }"), refused);
    assert_eq!(games("mod inner { use super::super::super::super::session::Match; }"), refused);
    assert_eq!(games("mod inner { fn a() {} }\nuse super::super::super::session::Match;").len(), 1);
    assert!(games("use super::super::{Kind, rules::Rules};\nuse super::{Move, text};\nuse self::inner::A;").is_empty());
    assert!(games("mod inner { use super::super::super::Kind; }").is_empty());
    assert!(games("use crate::games::{Kind, Rules as _, zen::*};").is_empty());
    assert!(games("fn a() { session::b(); }").is_empty(), "a module of its own may be called session");
}

#[test]
fn search_and_session_know_no_window_and_the_table_knows_all() {
    assert_eq!(faults("src/search/a.rs", "use crate::session::Match;").len(), 1);
    assert_eq!(faults("src/session/mod.rs", "use bevy::prelude::*;"), ["2: session knows no window: no bevy"]);
    assert!(faults("src/session/mod.rs", "use crate::{games, search};\nuse rand::Rng;\nuse std::io;").is_empty());
    assert_eq!(faults("src/session.rs", "use crate::app::Table;").len(), 1);
    assert!(faults("src/app/table.rs", "use bevy::prelude::*;\nuse crate::session::Match;").is_empty());
    assert!(faults("tests/a.rs", "use zen_table::app::Table;\nuse bevy::prelude::*;").is_empty());
}
