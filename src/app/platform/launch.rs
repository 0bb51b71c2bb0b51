//! The options with which the program starts: its command line, or in the browser the address of the page.

#[cfg(target_arch = "wasm32")]
use crate::app::platform::web;
#[cfg(not(target_arch = "wasm32"))]
use crate::games::Kind;
use crate::texts::Language;
use bevy::prelude::*;
#[cfg(not(target_arch = "wasm32"))]
use clap::Parser;
#[cfg(not(target_arch = "wasm32"))]
use clap::builder::PossibleValuesParser;
use std::path::PathBuf;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::JsValue;

/// Four abstract board games that share a word, on one 3D table.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
#[cfg_attr(not(target_arch = "wasm32"), derive(Parser), command(name = "zen-table", version))]
pub struct CommandLine {
    /// Open the match of this record
    #[cfg_attr(not(target_arch = "wasm32"), arg(value_name = "FILE", conflicts_with_all = ["start", "link"]))]
    pub record: Option<PathBuf>,
    /// Keep matches and settings in this folder
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "FOLDER"))]
    pub data: Option<PathBuf>,
    /// Load sounds and textures from this folder instead of the program’s own
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "FOLDER"))]
    pub assets: Option<PathBuf>,
    /// Open the match in this link
    #[cfg_attr(not(target_arch = "wasm32"), arg(long, value_name = "ADDRESS", conflicts_with = "start"))]
    pub link: Option<String>,
    /// Begin a game between two persons at once
    #[cfg_attr(
        not(target_arch = "wasm32"),
        arg(long, value_name = "GAME", value_parser = PossibleValuesParser::new(Kind::ALL.map(Kind::id)))
    )]
    pub start: Option<String>,
    /// Show texts in this language
    #[cfg_attr(
        not(target_arch = "wasm32"),
        arg(long, value_name = "LANGUAGE", value_parser = PossibleValuesParser::new(Language::ALL.iter().map(|language| language.tag())))
    )]
    pub language: Option<String>,
    /// Answer questions from standard input on standard output, for tests
    #[cfg_attr(not(target_arch = "wasm32"), arg(long))]
    pub probe: bool,
}

impl CommandLine {
    /// Whether a match is to be on the table from the start.
    #[must_use]
    pub fn asks_for_match(&self) -> bool {
        self.record.is_some() || self.link.is_some() || self.start.is_some()
    }
}

/// The language to begin with: the one that the command line names, or else the first that the system or the browser
/// prefers and the catalogue has.
#[must_use]
pub fn language(command_line: &CommandLine) -> Language {
    #[cfg(target_arch = "wasm32")]
    let preferred = web::languages();
    #[cfg(not(target_arch = "wasm32"))]
    let preferred = sys_locale::get_locales();
    Language::preferred(command_line.language.iter().cloned().chain(preferred))
}

/// The options in the address: `?start=GAME`, `?language=TAG`, `?probe`, and a match after `#g=`.
///
/// The match is removed from the address, so that reloading the page continues the match instead of beginning it anew.
#[cfg(target_arch = "wasm32")]
#[must_use]
pub fn command_line() -> CommandLine {
    let Some(window) = web_sys::window() else { return CommandLine::default() };
    let location = window.location();
    let asked = location.search().ok().and_then(|query| web_sys::UrlSearchParams::new_with_str(&query).ok());
    let ask = |name: &str| asked.as_ref().and_then(|asked| asked.get(name));
    let fragment = location.hash().ok().filter(|fragment| fragment.starts_with("#g="));
    if fragment.is_some()
        && let (Ok(history), Ok(path), Ok(query)) = (window.history(), location.pathname(), location.search())
    {
        // From here on the address is only shown. If it cannot be changed, nothing else depends on it.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{path}{query}")));
    }
    CommandLine {
        start: ask("start").filter(|_| fragment.is_none()),
        link: fragment,
        language: ask("language"),
        probe: ask("probe").is_some(),
        ..default()
    }
}

/// The web address of this page with a match in its fragment. On the desktop there is no page, so it is the fragment
/// alone, which `--link` and *Paste* accept as well.
#[must_use]
pub fn address(fragment: &str) -> String {
    #[cfg(target_arch = "wasm32")]
    if let Some(address) = web::link(fragment) {
        return address;
    }
    fragment.to_owned()
}
