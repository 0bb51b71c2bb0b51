//! The page that the game runs on in the browser: its address, and what it is told.

use super::command::CommandLine;
use super::frames::{Frames, Playable};
use bevy::prelude::*;
use wasm_bindgen::JsValue;

/// What the address asks for: `?start=GAME`, `?probe`, and a match after `#g=`.
///
/// The match is taken out of the address, so that reloading the page goes on with it instead of beginning anew.
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
        // The address is only for the eye from here on.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("{path}{query}")));
    }
    CommandLine {
        start: ask("start").filter(|_| fragment.is_none()),
        link: fragment,
        probe: ask("probe").is_some(),
        ..default()
    }
}

/// Where the page keeps the game's assets.
#[must_use]
pub fn assets() -> String {
    told("data-assets").unwrap_or_else(|| "assets".to_owned())
}

/// Where the page keeps the worker that thinks.
#[must_use]
pub fn worker() -> String {
    told("data-worker").unwrap_or_else(|| "worker.js".to_owned())
}

/// What the page tells by an attribute of its root.
fn told(attribute: &str) -> Option<String> {
    web_sys::window()?.document()?.document_element()?.get_attribute(attribute)
}

/// The address of this page with a match in it.
#[must_use]
pub fn link(fragment: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    Some(format!("{}{}{fragment}", location.origin().ok()?, location.pathname().ok()?))
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, tell_when_ready);
}

/// Tells the page once that the first frame is there in which one can play.
fn tell_when_ready(frames: Res<Frames>, playable: Res<Playable>, mut told: Local<bool>) {
    if *told || !playable.0 || frames.figures().first_playable.is_none() {
        return;
    }
    *told = true;
    if let (Some(window), Ok(event)) = (web_sys::window(), web_sys::CustomEvent::new("zen-table-ready")) {
        // A page that does not listen has nothing to hide.
        let _ = window.dispatch_event(&event);
    }
}
