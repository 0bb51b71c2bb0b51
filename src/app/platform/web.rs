//! The page on which the game runs in the browser: its address, its files, and the events between its script and the
//! game.

use crate::app::platform::faults::SystemFault;
use crate::app::platform::files::FileFault;
use crate::app::platform::frames::{Frames, Playable};
use bevy::prelude::*;
use js_sys::{Object, Reflect, Uint8Array};
use std::io;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::CustomEvent;

/// The address of the game's assets.
#[must_use]
pub fn assets() -> String {
    page_attribute("data-assets").unwrap_or_else(|| "assets".to_owned())
}

/// The address of the Web Worker that searches for moves.
#[must_use]
pub fn worker() -> String {
    page_attribute("data-worker").unwrap_or_else(|| "worker.js".to_owned())
}

/// The size of the canvas divided by the area that it fills: less than 1 on high-resolution screens, where it is
/// enlarged.
#[must_use]
pub fn share() -> f32 {
    page_attribute("data-share").and_then(|share| share.parse().ok()).unwrap_or(1.0)
}

/// Whether the browser says that its user prefers this: `reduced-motion` or `contrast`.
#[must_use]
pub fn prefers(what: &str) -> bool {
    page_attribute(&format!("data-prefers-{what}")).is_some()
}

/// Whether fingers use the page, as far as it knows: whether they touched it last.
#[must_use]
pub fn is_touched() -> bool {
    page_attribute("data-touched").is_some()
}

/// Whether the page can draw in three dimensions. Where it can't, the text of everything is shown instead.
#[must_use]
pub fn draws() -> bool {
    page_attribute("data-draws").as_deref() != Some("no")
}

/// An attribute of the page's root element, by which the page's script passes values.
fn page_attribute(attribute: &str) -> Option<String> {
    web_sys::window()?.document()?.document_element()?.get_attribute(attribute)
}

/// The address of this page with a match in it.
#[must_use]
pub fn link(fragment: &str) -> Option<String> {
    let location = web_sys::window()?.location();
    Some(format!("{}{}{fragment}", location.origin().ok()?, location.pathname().ok()?))
}

/// The tags of the languages that the browser prefers, the most preferred first.
#[must_use]
pub fn languages() -> Vec<String> {
    let languages = web_sys::window().map(|window| window.navigator().languages());
    languages.into_iter().flat_map(|tags| tags.iter().collect::<Vec<_>>()).filter_map(|tag| tag.as_string()).collect()
}

/// The names of the events between the page's script and the game, which are events of the window.
const READY: &str = "zen-table-ready";
const CHOOSE: &str = "zen-table-choose-file";
const FILE: &str = "zen-table-file";
const SAVE: &str = "zen-table-save-file";
const PERSIST: &str = "zen-table-persist";
const LANGUAGE: &str = "zen-table-language";
const CHOOSE_LANGUAGE: &str = "zen-table-choose-language";

/// Makes the page ask the player for files. Each is passed to the function that [`on_file`] was given.
pub fn ask_for_files() {
    if let Err(error) = send_event(CHOOSE, &JsValue::NULL) {
        // This fails only if there is no window.
        error!("the page can't be asked for files: {error}");
    }
}

/// Calls `callback` with each file that is chosen or dropped on the page: its name, and its text or why it cannot be
/// read.
pub(crate) fn on_file(callback: impl Fn(String, Result<String, FileFault>) + 'static) {
    listen(FILE, move |detail| {
        let field = |key: &str| text_field(detail, key);
        let fault = || match field("error") {
            _ if Reflect::get(detail, &"tooLong".into()).is_ok_and(|value| value.is_truthy()) => FileFault::TooLong,
            Some(words) => FileFault::Unreadable(SystemFault::BrowserSays(words).into()),
            None => FileFault::Unreadable(SystemFault::BrowserRefuses.into()),
        };
        callback(field("name").unwrap_or_default(), field("text").ok_or_else(fault));
    });
}

/// Calls `callback` with the tag of each language that is chosen on the page's start screen.
pub fn on_language(callback: impl Fn(String) + 'static) {
    listen(CHOOSE_LANGUAGE, move |detail| {
        if let Some(tag) = text_field(detail, "language") {
            callback(tag);
        }
    });
}

/// Tells the page the tag of the game's language, and whether it was chosen or is the browser's.
pub fn tell_language(tag: &str, is_chosen: bool) {
    let language = Object::new();
    // Neither can fail, because the object is new.
    let _ = Reflect::set(&language, &"language".into(), &tag.into());
    let _ = Reflect::set(&language, &"chosen".into(), &is_chosen.into());
    // A page that does not listen needs no event.
    let _ = send_event(LANGUAGE, &language);
}

/// Asks the browser to keep what the page has stored, even when its room becomes scarce or nobody has come for long.
pub fn ask_to_persist() {
    // A page that does not listen keeps what the browser lets it keep.
    let _ = send_event(PERSIST, &JsValue::NULL);
}

/// Calls `callback` with what each event of the page's script with this name says.
fn listen(event: &str, callback: impl Fn(&JsValue) + 'static) {
    let callback = Closure::<dyn Fn(CustomEvent)>::new(move |event: CustomEvent| callback(&event.detail()));
    let callback = callback.into_js_value();
    let window = web_sys::window();
    if !window.is_some_and(|window| window.add_event_listener_with_callback(event, callback.unchecked_ref()).is_ok()) {
        error!("{event} can't be heard of");
    }
}

fn text_field(detail: &JsValue, key: &str) -> Option<String> {
    Reflect::get(detail, &key.into()).ok().and_then(|value| value.as_string())
}

/// Calls `callback` when the page is hidden or shown again, with whether it is hidden. The event that the page is
/// hidden may be the last one, and it may come twice.
pub fn on_visibility(callback: impl Fn(bool) + 'static) {
    let callback = std::rc::Rc::new(callback);
    let leave_callback = std::rc::Rc::clone(&callback);
    let change = Closure::<dyn Fn()>::new(move || callback(is_hidden())).into_js_value();
    // Not every browser sends `visibilitychange` when a page is closed.
    let leave = Closure::<dyn Fn()>::new(move || leave_callback(true)).into_js_value();
    let listens = |window: web_sys::Window| {
        let document = window.document()?;
        document.add_event_listener_with_callback("visibilitychange", change.unchecked_ref()).ok()?;
        window.add_event_listener_with_callback("pagehide", leave.unchecked_ref()).ok()
    };
    if web_sys::window().and_then(listens).is_none() {
        error!("whether the page can be seen is not told");
    }
}

/// Whether the page is hidden.
#[must_use]
pub fn is_hidden() -> bool {
    web_sys::window().and_then(|window| window.document()).is_some_and(|document| document.hidden())
}

/// Makes the page save these bytes as a file of a media type, as a download.
///
/// # Errors
/// When there is no page.
pub fn save_file(name: &str, media_type: &str, bytes: &[u8]) -> io::Result<()> {
    let file = Object::new();
    // None of them can fail, because the object is new.
    let _ = Reflect::set(&file, &"name".into(), &name.into());
    let _ = Reflect::set(&file, &"type".into(), &media_type.into());
    let _ = Reflect::set(&file, &"bytes".into(), &Uint8Array::from(bytes));
    send_event(SAVE, &file)
}

/// Sends an event to the page's script.
fn send_event(event: &str, detail: &JsValue) -> io::Result<()> {
    let window = web_sys::window().ok_or(SystemFault::NoPage)?;
    let about = web_sys::CustomEventInit::new();
    about.set_detail(detail);
    CustomEvent::new_with_event_init_dict(event, &about)
        .and_then(|event| window.dispatch_event(&event))
        .map(drop)
        .map_err(|_| SystemFault::PageIsDeaf.into())
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Last, send_ready);
}

/// Sends one event when the first frame is shown in which a player can play.
fn send_ready(frames: Res<Frames>, playable: Res<Playable>, mut is_sent: Local<bool>) {
    if *is_sent || !playable.0 || frames.statistics().first_playable.is_none() {
        return;
    }
    *is_sent = true;
    // A page that does not listen needs no event.
    let _ = send_event(READY, &JsValue::NULL);
}
