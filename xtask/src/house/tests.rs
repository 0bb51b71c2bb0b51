//! What the rules of the house find, and what must not mislead them; each test checks a small tree of sources.

use super::catalogue::Catalogue;
use super::{LAYERS, crates_of_core, judge, layer_of};
use crate::shell::target;
use std::fs;

/// The faults of a tree of sources, each with this code below a first line, as `file:line: reason`.
fn faults(tree: &[(&str, &str)]) -> Vec<String> {
    let crates = ["rand", "some_crate"].map(str::to_owned).into();
    let sources: Vec<_> =
        tree.iter().map(|(file, code)| ((*file).to_owned(), format!("//! A source.\n{code}\n"))).collect();
    judge(&sources, &crates).iter().map(ToString::to_string).collect()
}

/// The faults of one source among others that are correct, without the name of its file.
fn faults_of(file: &str, code: &str) -> Vec<String> {
    let tree = [
        ("src/core.rs", "pub mod games; pub mod search; pub mod session; pub mod texts;"),
        ("src/lib.rs", "pub mod app; pub use zen_table_core::{games, search, session, texts};"),
        ("src/games/mod.rs", "mod kind; pub mod zen; pub use kind::Kind;"),
        ("src/games/kind.rs", "pub struct Kind;"),
        ("src/search/mod.rs", "pub mod level;"),
        ("src/search/level.rs", "pub struct Level;"),
        ("src/session/mod.rs", "mod play; pub use play::Match;"),
        ("src/session/play.rs", "pub struct Match;"),
        ("src/texts/mod.rs", "pub struct Text;"),
        ("src/app/mod.rs", "pub mod gameplay; pub mod ui; pub struct AppPlugin;"),
        ("src/app/gameplay/mod.rs", "pub struct Intent;"),
        ("src/app/ui/mod.rs", "pub mod focus; pub use focus::Focus;"),
        ("src/app/ui/focus.rs", "pub struct Focus;"),
        (file, code),
    ];
    let found = faults(&tree);
    found.iter().map(|fault| fault.strip_prefix(file).unwrap_or(fault).trim_start_matches(':').to_owned()).collect()
}

#[test]
fn the_table_of_layers_has_no_cycle_and_no_misprint() {
    let short = |name: &'static str| name.strip_prefix("app::").unwrap_or(name);
    for (row, layer) in LAYERS.iter().enumerate() {
        for name in layer.may_name.split(' ').filter(|&name| !["", "*"].contains(&name)) {
            let above = LAYERS[..row].iter().filter(|above| short(above.name) == name);
            assert_eq!(above.count(), 1, "{} may name {name}, which has to stand above it", layer.name);
        }
    }
}

#[test]
fn a_source_begins_with_a_sentence_about_itself() {
    let judged = |text: &str| judge(&[("tests/a.rs".to_owned(), text.to_owned())], &[].into()).len();
    assert_eq!(judged("fn main() {}\n"), 1);
    assert_eq!(judged("//! Does a.\nfn main() {}\n"), 0);
}

#[test]
fn what_is_no_rust_is_told_and_ends() {
    assert_eq!(
        faults(&[("src/games/a.rs", "fn a() {}\nfn b( {}")]).len(),
        1,
        "a source in src is read as the compiler does"
    );
}

#[test]
fn a_module_is_in_the_innermost_layer_that_holds_it() {
    let layer = |path| layer_of(path).map(|layer| layer.name);
    assert_eq!(layer("app::gameplay::clock"), Some("app::gameplay"));
    assert_eq!(layer("app::gameplay"), Some("app::gameplay"));
    assert_eq!(layer("app::gameplays"), Some("app"));
    assert_eq!(layer("app::window"), Some("app"));
    assert_eq!(layer("games::zen::moves"), Some("games"));
    assert_eq!(layer(""), None);
    assert_eq!(layer("application"), None);
}

#[test]
fn arrows_are_kept_between_layers_and_layers_within_layers() {
    let refused = ["2: app::gameplay may not name app::ui"];
    assert_eq!(faults_of("src/app/gameplay/a.rs", "use crate::app::ui::Focus;"), refused);
    assert_eq!(faults_of("src/app/gameplay.rs", "use super::ui::focus::Focus;"), refused);
    assert_eq!(faults_of("src/app/board/a.rs", "use crate::app::ui;"), ["2: app::board may not name app::ui"]);
    assert!(
        faults_of("src/app/ui/a.rs", "use crate::app::gameplay::Intent;\nuse crate::search::level::Level;").is_empty()
    );
    let session = |code| faults_of("src/session/a.rs", code);
    assert_eq!(session("\nuse crate::app::ui::Focus;"), ["3: session may not name app::ui"]);
    assert!(session("use crate::games::Kind;\nuse crate::search::level::Level;\nuse super::Match;").is_empty());
    assert_eq!(faults_of("src/session/a.rs", "use crate::texts::Text;"), ["2: session may not name texts"]);
    assert!(faults_of("src/texts/a.rs", "use crate::session::Match;").is_empty());
}

#[test]
fn the_assembly_names_everything_and_nobody_names_it() {
    let everything = "use crate::app::ui::Focus;\nuse super::gameplay::Intent;\nuse bevy_egui::EguiPlugin;";
    assert!(faults_of("src/app/window.rs", everything).is_empty());
    assert!(
        faults_of("src/app/probe/mod.rs", "use crate::app::{gameplay::Intent, ui};\nuse crate::session::Match;")
            .is_empty()
    );
    let refused = ["2: app::ui may not name app"];
    assert_eq!(faults_of("src/app/ui/a.rs", "use crate::app::AppPlugin;"), refused);
    assert_eq!(faults_of("src/app/ui/a.rs", "use super::super::AppPlugin;"), refused);
    assert_eq!(faults_of("src/app/ui/a.rs", "use super::super::window::open;"), refused);
    assert_eq!(faults_of("src/app/ui/a.rs", "fn a() { crate::app::plugin(); }"), refused);
    assert_eq!(faults_of("src/app/probe/a.rs", "use crate::app::AppPlugin;"), ["2: app::probe may not name app"]);
    assert!(
        faults_of("src/app/ui/a.rs", "pub(in crate::app) fn a() {}").is_empty(),
        "who may see it is not what it needs"
    );
}

#[test]
fn a_layer_names_layers_only() {
    assert_eq!(faults_of("src/session/a.rs", "use crate::VERSION;"), ["2: session may not name what is in no layer"]);
    let tree = [("src/loose.rs", "pub struct Loose;"), ("src/session/a.rs", "use crate::loose::Loose;")];
    assert_eq!(faults(&tree), ["src/session/a.rs:2: session may not name what is in no layer"]);
}

#[test]
fn a_reexport_hides_no_layer() {
    let tree = [
        ("src/app/gameplay/mod.rs", "pub use crate::app::state::Screen;"),
        ("src/app/state.rs", "pub struct Screen;"),
        ("src/app/camera/mod.rs", "pub use crate::app::input::Command;"),
        ("src/app/input.rs", "pub struct Command;"),
        ("src/app/ai.rs", "use crate::app::gameplay::Screen;"),
        ("src/app/audio.rs", "use crate::app::camera::Command;"),
        ("src/app/haptics.rs", "use crate::app::camera::Command;"),
    ];
    assert_eq!(
        faults(&tree),
        [
            "src/app/audio.rs:2: app::audio may not name app::input",
            "src/app/haptics.rs:2: app::haptics may not name app::camera"
        ]
    );
}

#[test]
fn arrows_are_kept_however_the_path_is_written() {
    let games = |code| faults_of("src/games/zen/moves.rs", code);
    let refused = ["2: games may not name session"];
    for code in [
        "use crate::session::Match;",
        "use crate::{games::Kind, session::{self, Match}};",
        "pub use crate::session::*;",
        "use super::super::super::session::Match;",
        "fn a() -> crate::session::Match { b() }",
        "fn a() { let _: Vec<<crate::session::Match as Iterator>::Item>; }",
        "impl crate::session::Match {}",
        "mod inner { use super::super::super::super::session::Match; }",
        "fn a() { use crate::session::Match; Match::b(); }",
        "fn a() { assert_eq!(1, vec![crate::session::Match::b()].len()); }",
        "macro_rules! a { () => { $crate::session::Match } }",
        "a! { use crate::{games::Kind, session::Match}; }",
        "#[derive(crate::session::Match)] struct A;",
        "#[a(b = crate::session::Match)] struct A;",
        "use crate::session as b; fn a() { b::Match::c(); Match; }",
        "use crate::session; fn a() -> session::Match { println!(\"{}\", session::Match) }",
    ] {
        assert_eq!(games(code), refused, "{code}");
    }
    assert_eq!(games("use crate::session::Match;\nfn a() { crate::session::b(); }").len(), 2);
    for code in [
        "use super::super::{Kind, rules::Rules};\nuse super::{Move, text};\nuse self::inner::A;",
        "mod inner { use super::super::super::Kind; }",
        "use crate::games::{Kind, Rules as _, zen::*};",
        "mod session { pub struct Match; }\nuse session::Match;",
        "fn a() { session::b(); }",
        "/// Not [`crate::session::Match`].\n// crate::session::Match\nconst A: &str = \"crate::session::Match\";",
    ] {
        assert!(games(code).is_empty(), "{code}");
    }
}

#[test]
fn arrows_are_kept_behind_globs_and_other_names() {
    let search = |code| faults_of("src/search/a.rs", code);
    let refused = ["3: search may not name session"];
    for code in [
        "use crate::*;\nfn a() -> session::Match { b() }",
        "use crate::*;\nuse session::Match;",
        "use super::super::*;\nfn a() { assert!(session::Match::b()); }",
        "use crate as root;\nfn a() -> root::session::Match { b() }",
        "use {super::super as up};\nuse up::session as b;",
        "mod inner { pub use crate::*; } use inner::*;\nfn a() -> session::Match { b() }",
        "use crate::*; mod inner {\nuse super::*; fn a() -> session::Match { b() } }",
    ] {
        assert_eq!(search(code), refused, "{code}");
    }
    assert_eq!(search("use super::super::*;\nuse app::ui::Focus;"), ["3: search may not name app::ui"]);
    assert_eq!(
        search("use crate::app::*;\nfn a() -> ui::Focus { b() }"),
        ["2: search may not name app", "3: search may not name app::ui"]
    );
    assert_eq!(
        search("use crate::app as a;\nfn b() -> a::ui::Focus { c() }"),
        ["2: search may not name app", "3: search may not name app::ui"]
    );
    assert_eq!(
        search("use crate::app;\nfn b() -> app::ui::Focus { c() }"),
        ["2: search may not name app", "3: search may not name app::ui"]
    );
    assert!(search("use crate::*;\nuse games::Kind;\nfn a(kind: Kind) -> games::zen::Move { b(session) }").is_empty());
    assert!(search("use crate as root;\nuse root::games as g;\nfn a() -> g::Kind { g::Kind }").is_empty());
    assert!(
        search("use self::rand::b;\nmod rand { pub fn b() {} pub use super::rand; pub use self::rand::*; }").is_empty()
    );
}

#[test]
fn the_games_use_nothing_but_the_pure_part_of_std() {
    let games = |code| faults_of("src/games/zen/moves.rs", code);
    assert_eq!(games("use rand::Rng;"), ["2: games uses std only, not rand"]);
    assert_eq!(games("fn a() { some_crate::b(); }"), ["2: games uses std only, not some_crate"]);
    assert_eq!(games("extern crate rand as r;\nfn a() { r::b(); }"), ["2: games uses std only, not rand"]);
    assert_eq!(games("use std::{fmt, time::Instant};"), ["2: games is pure: no std::time"]);
    assert_eq!(games("fn a() { let _ = ::std::fs::read(\"b\"); }"), ["2: games is pure: no std::fs"]);
    assert_eq!(games("fn a() { dbg(vec![std::time::Instant::now()]); }"), ["2: games is pure: no std::time"]);
    assert_eq!(games("use std::*;"), ["2: games is pure: no std::*"]);
    assert!(games("use std::collections::{BTreeMap, btree_map::Entry};\nuse core::fmt;\nuse std::fmt;").is_empty());
    assert!(games("/// Like rand::Rng.\nfn random() { rand.below::<u8>(2) }").is_empty());
}

#[test]
fn only_some_of_the_table_knows_menus_and_sound() {
    let refused = |file, code, reason: &str| assert_eq!(faults_of(file, code), [reason]);
    let egui = "use bevy_egui::EguiContexts;";
    refused("src/app/camera/a.rs", egui, "2: app::camera knows neither menus nor sound: no bevy_egui");
    refused(
        "src/app/board/a.rs",
        "use bevy_kira_audio as b; fn a() { b::c(); }",
        "2: app::board knows neither menus nor sound: no bevy_kira_audio",
    );
    for file in ["src/app/ui/a.rs", "src/app/audio/a.rs", "src/app/probe/a.rs", "src/app/window.rs"] {
        assert!(faults_of(file, egui).is_empty(), "{file}");
    }
    assert!(faults_of("src/app/board/a.rs", "use bevy::prelude::*;").is_empty());
    assert!(faults_of("src/session/a.rs", "use rand::Rng;\nuse std::io;").is_empty());
    assert!(faults_of("tests/a.rs", "use zen_table::app::Table;\nuse bevy::prelude::*;").is_empty());
}

#[test]
fn files_import_each_other_in_no_cycle() {
    let two = [
        ("src/session/a.rs", "\nuse super::b::B;\npub struct A;"),
        ("src/session/b.rs", "use super::a::A;\npub struct B;"),
    ];
    assert_eq!(
        faults(&two),
        ["src/session/a.rs:3: imports in a cycle: src/session/a.rs:3 -> src/session/b.rs:2 -> src/session/a.rs"]
    );
    let by_parent = [
        ("src/session/a.rs", "use super::B;\npub struct A;"),
        ("src/session/mod.rs", "mod a;\nuse a::A;\npub struct B;"),
    ];
    assert_eq!(
        faults(&by_parent),
        ["src/session/a.rs:2: imports in a cycle: src/session/a.rs:2 -> src/session/mod.rs:3 -> src/session/a.rs"]
    );
    let three = [
        ("src/session/a.rs", "fn a() { crate::session::b::b(); }"),
        ("src/session/b.rs", "use super::*;\nfn b() { assert!(c::c()); }"),
        ("src/session/c.rs", "use crate::session as s;\nfn c() { s::a::a(); }"),
        ("src/session/d.rs", "use super::a::a;"),
    ];
    assert_eq!(
        faults(&three),
        ["src/session/a.rs:2: imports in a cycle: src/session/a.rs:2 -> src/session/b.rs:3 -> src/session/c.rs:3 -> \
          src/session/a.rs"]
    );
}

#[test]
fn what_only_looks_like_a_cycle_is_none() {
    let declared = [("src/session/mod.rs", "mod a;\npub struct B;"), ("src/session/a.rs", "use super::B;")];
    assert!(faults(&declared).is_empty(), "a parent that declares a child does not import it");
    let reexported = [
        ("src/session/mod.rs", "mod a;\nmod b;\npub use a::A;\npub use b::B;"),
        ("src/session/a.rs", "use super::B;\npub struct A;"),
        ("src/session/b.rs", "pub struct B;"),
    ];
    assert!(faults(&reexported).is_empty(), "what a parent re-exports is imported from where it is defined");
    let tests = [
        ("src/session/a.rs", "pub struct A;\n#[cfg(test)]\nmod tests {\n    use super::super::b::B;\n}"),
        ("src/session/b.rs", "use super::a::A;\npub struct B;"),
    ];
    assert!(faults(&tests).is_empty(), "nothing imports tests");
    let within = [("src/session/a.rs", "pub struct A;\nmod inner { use super::A; pub struct B; }\nuse inner::B;")];
    assert!(faults(&within).is_empty(), "one file");
}

#[test]
fn cargo_tells_the_crates_also_those_of_one_system() {
    let folder = target().join("house-test");
    fs::create_dir_all(folder.join("src")).expect("a folder among what is built");
    fs::write(folder.join("src/lib.rs"), "//! Nothing.\n").expect("it can be written");
    let manifest = r#"
[package]
name = "zen-table-core"
edition = "2024"

[workspace]

[dependencies]
rand = "0.10"
some-alias = { package = "other", version = "1" }

# Why these features.
[dependencies.serde]
version = "1"
features = ["derive"]

[target.'cfg(target_arch = "wasm32")'.dependencies.web-time]
version = "1"

[dev-dependencies]
proptest = "1"

[build-dependencies]
ron = "0.12"
"#;
    fs::write(folder.join("Cargo.toml"), manifest).expect("it can be written");
    let mut names: Vec<_> = crates_of_core(&folder).expect("Cargo reads it").into_iter().collect();
    names.sort();
    assert_eq!(names.join(" "), "rand serde some_alias web_time");
}

/// The words for players outside the catalogue in one source, as `line: literal`.
fn sentences(file: &str, code: &str) -> Vec<String> {
    let sources = [(file.to_owned(), code.to_owned())];
    let catalogue = Catalogue { sources: &sources, messages: &[], page: &[] };
    let words = |reason: &str| reason.split_once(": ").map_or(reason, |(_, words)| words).trim_matches('"').to_owned();
    catalogue.sentences_outside().iter().map(|fault| format!("{}: {}", fault.line, words(&fault.reason))).collect()
}

#[test]
fn sentences_for_players_stand_in_the_catalogue() {
    for (code, found) in [
        ("fn a() -> &'static str {\n\"Your turn\"\n}", "2: Your turn"),
        ("fn a() { b(format!(\"{who} wins\")); }", "1: {who} wins"),
        ("fn a() { b(&format!(\"round {} of 2\", c)); }", "1: round {} of 2"),
        ("const A: [&str; 1] = [\"one\\ntwo\"];", "1: one\\ntwo"),
        ("fn a() { c!(d => \"Your turn\"); }", "1: Your turn"),
        ("fn a() { c!(d => e.expect(\"no one\"), f => \"Your turn\"); }", "1: Your turn"),
        ("fn a() { b.expect(\"no one\").c(\"Your turn\"); }", "1: Your turn"),
        ("#[cfg(not(test))]\nfn a() { b(\"Your turn\"); }", "2: Your turn"),
    ] {
        assert_eq!(sentences("src/app/gameplay/a.rs", code), [found], "{code}");
    }
    for code in [
        "//! A source.\n/// Your turn.\nfn a() {} // It is your turn.",
        "#[cfg(test)]\nmod tests { fn a() { b(\"Your turn\"); } }",
        "#[test]\nfn a() { b(\"Your turn\"); }",
        "fn a() { b.expect(\"no one\"); panic!(\"it is {b}\"); assert_eq!(a, b, \"not {} so\", c); }",
        "fn a() { bevy::log::warn!(\"it is {b}\"); }",
        "fn a() { b(Id::new(\"Your turn\")); c(egui::Id::new((\"Your turn\", 2))); ui.push_id(\"a b\", d); }",
        "fn a() { c!(d => Id::new(\"a b\"), e => panic!(\"a b\"), f => g.expect(\"a b\")); }",
        "#[derive(Error)]\nenum A { #[error(\"no {0} here\")] B(u8) }",
        "m! { $(#[$doc:meta])* a; /// Your turn.\n b }",
        "fn a() { b(\"word\", \"two-words\", \"{}: {}\", \"{a} {b}\", \"{a} s\", \"Q, E\", \"LT, RT\", \"2 x 3\"); }",
        "fn a() { b(\"Usual\", \"Zen Table\"); }",
    ] {
        assert!(sentences("src/app/gameplay/a.rs", code).is_empty(), "{code}");
    }
    let label = "fn a() { b(\"Usual\", \"Set-up\", \"Loading…\", \"usual\", \"ZeN\", \"Enso\", \"A\"); }";
    assert_eq!(sentences("src/app/ui/a.rs", label), ["1: Loading…", "1: Set-up", "1: Usual"]);
    let sentence = "fn a() { b(\"Your turn\"); }";
    for file in ["src/main.rs", "src/texts/a.rs", "src/app/a.rs"] {
        assert_eq!(sentences(file, sentence).len(), 1, "{file}");
    }
    for file in ["src/engine/a.rs", "src/app/probe/a.rs", "src/app/ui/hud/tests.rs", "tests/a.rs", "xtask/src/a.rs"] {
        assert!(sentences(file, sentence).is_empty(), "{file}");
    }
}

/// What is wrong with messages, given a source of the library and a page.
fn unsaid(messages: &str, code: &str, page: &str) -> Vec<String> {
    let source = |file: &str, text: &str| [(file.to_owned(), text.to_owned())];
    let (sources, messages) = (source("src/a.rs", code), source("a.ftl", messages));
    let page = source("web/index.html", page);
    let catalogue = Catalogue { sources: &sources, messages: &messages, page: &page };
    catalogue.unsaid().iter().map(ToString::to_string).collect()
}

#[test]
fn every_message_is_said() {
    let said = |messages: &str, code: &str| unsaid(messages, code, "");
    assert_eq!(said("### Texts.\n\ntake-back = Take back\n", ""), ["a.ftl:3: nothing says take-back"]);
    for code in [
        "fn a() { b(Phrase::TakeBack); }",
        "fn a() { b(texts::Phrase::TakeBack { c: d }); }",
        "fn a() { vec![Phrase::TakeBack; 2]; c!(d => Phrase::TakeBack); }",
        "fn a() { assert_eq!(b, Phrase::TakeBack); }",
    ] {
        assert!(said("take-back = Take back\n", code).is_empty(), "{code}");
    }
    for code in ["#[test]\nfn a() { b(Phrase::TakeBack); }", "// Phrase::TakeBack\nfn a() { TakeBack; }"] {
        assert_eq!(said("take-back = Take back\n", code), ["a.ftl:1: nothing says take-back"], "{code}");
    }
    let within = "a = { $n ->\n    [one] { b }\n   *[other] { $n }\n}\nb = { c }\nc = C\nd = { a }\n";
    assert_eq!(said(within, "fn a() { Phrase::A { n: 2 }; }"), ["a.ftl:7: nothing says d"]);
    assert_eq!(said("a = { b\n", "fn a() { Phrase::A }").len(), 1, "a message that can't be read is a fault");
}

#[test]
fn the_page_says_messages_of_the_catalogue() {
    let message = "page-play = Play\n";
    let page = |page: &str| unsaid(message, "", page);
    assert!(page("<p data-text=\"page-play\">Play</p>").is_empty());
    assert!(page("say(\"page-play\")").is_empty());
    assert_eq!(
        page("\n<p data-text=\"page-play\">Go</p>"),
        ["web/index.html:2: page-play reads \"Play\" in the catalogue"]
    );
    assert_eq!(
        page("<p data-text=\"page-play\">Play</p>\nsay(\"page-end\")"),
        ["web/index.html:2: there is no message page-end"]
    );
}
