//! The rules of the games as pages for players, in all languages.

use crate::games::Kind;
use crate::texts::Language;

/// The rules of a game as a page in Markdown. The build sees to it that there is one in every language.
#[must_use]
pub fn rules(kind: Kind, language: Language) -> &'static str {
    let page = PAGES.iter().find(|(tag, id, _)| (*tag, *id) == (language.tag(), kind.id()));
    page.map_or("", |(_, _, page)| page)
}

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
