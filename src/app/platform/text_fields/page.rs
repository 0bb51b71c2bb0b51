//! The page's own fields over those of the table, while the screen is touched.
//!
//! Such a field is to be seen while it has the keyboard. What is typed into it is set in the field on the table, as
//! assistive programs do it.

use super::field::{TextField, TextFields};
use crate::app::platform::elements::{self, Place, Requests, on};
use crate::app::platform::{frames, web};
use accesskit::NodeId;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use std::cell::Cell;
use std::collections::HashMap;
use std::rc::Rc;
use web_sys::{Document, Event, HtmlCanvasElement, HtmlElement};

/// The identifier of the part of the page that holds the fields.
const FIELDS: &str = "fields";

/// How many frames a field on the table may take to do what was asked: in one it gets the focus, in the next the text.
const FRAMES_TO_FOLLOW: u8 = 3;

pub(super) fn plugin(app: &mut App) {
    let wake = frames::waker(app.world().get_resource());
    let Some(fields) = PageFields::new(&wake) else {
        warn!("the page has no place for fields of text");
        return;
    };
    app.insert_non_send(fields).add_systems(First, hear).add_systems(Last, show);
}

fn hear(mut fields: NonSendMut<PageFields>, mut requests: MessageWriter<ActionRequest>) {
    for request in fields.requests.take() {
        if let Some(shown) = fields.shown.get_mut(&request.target_node) {
            shown.frames_to_follow = FRAMES_TO_FOLLOW;
        }
        requests.write(ActionRequest(request));
    }
}

fn show(
    mut fields: NonSendMut<PageFields>,
    laid_out: Res<TextFields>,
    listened: Res<AccessibilityRequested>,
    window: Single<&Window, With<PrimaryWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // Who listens has all controls as elements of the page.
    let is_wanted = web::is_touched() && !listened.get();
    let laid_out = if is_wanted { laid_out.0.as_slice() } else { &[] };
    if fields.follow(laid_out, f64::from(window.width())) {
        redraw.write(RequestRedraw);
    }
}

/// The page's fields.
struct PageFields {
    document: Document,
    canvas: HtmlCanvasElement,
    /// The element around them.
    root: HtmlElement,
    requests: Requests,
    /// Whether a text is being composed, of which the browser keeps account in the field.
    composes: Rc<Cell<bool>>,
    shown: HashMap<NodeId, Shown>,
}

/// A field on the table, and the page's field over it.
struct Shown {
    field: TextField,
    place: Place,
    element: HtmlElement,
    /// How many frames the field on the table has left to do what was asked. Until then they may differ.
    frames_to_follow: u8,
}

impl PageFields {
    fn new(wake: &(impl Fn() + Clone + 'static)) -> Option<Self> {
        let document = web_sys::window()?.document()?;
        let fields = Self {
            canvas: elements::canvas(&document)?,
            root: elements::by_id(&document, FIELDS)?,
            requests: Requests::default(),
            composes: Rc::default(),
            shown: HashMap::new(),
            document,
        };
        fields.requests.listen(&fields.root, &fields.canvas, &Rc::default(), wake)?;
        for (event, begins) in [("compositionstart", true), ("compositionend", false)] {
            let composes = Rc::clone(&fields.composes);
            on(&fields.root, event, move |_: Event| composes.set(begins))?;
        }
        Some(fields)
    }

    /// Makes the page's fields those that are laid out, on a canvas of this width in logical pixels. Returns whether
    /// another frame is needed.
    fn follow(&mut self, laid_out: &[TextField], width: f64) -> bool {
        if self.shown.is_empty() && laid_out.is_empty() {
            return false;
        }
        self.remove_all_but(laid_out);
        let place = Place::of(&self.canvas, width);
        for field in laid_out {
            self.update(field, place);
        }
        self.shown.values().any(|shown| shown.frames_to_follow > 0)
    }

    fn remove_all_but(&mut self, laid_out: &[TextField]) {
        let is_gone = |id: &NodeId| laid_out.iter().all(|field| field.node != *id);
        let gone: Vec<NodeId> = self.shown.keys().copied().filter(is_gone).collect();
        for id in gone {
            if let Some(Shown { element, .. }) = self.shown.remove(&id) {
                self.leave(&element);
                element.remove();
                // A field that is taken away does not say that the text composed in it is done.
                self.composes.set(false);
            }
        }
    }

    fn update(&mut self, field: &TextField, place: Place) {
        let Some(mut shown) = self.shown.remove(&field.node).or_else(|| self.create(field)) else { return };
        if shown.place != place || shown.field.place != field.place {
            let Rect { min, .. } = field.place;
            let size = field.place.size();
            let _ = shown.element.set_attribute("style", &place.style([min.x, min.y, size.x, size.y].map(f64::from)));
        }
        if shown.field.label != field.label {
            let _ = shown.element.set_attribute("aria-label", &field.label);
        }
        shown.frames_to_follow = shown.frames_to_follow.saturating_sub(1);
        if shown.frames_to_follow == 0 && !self.composes.get() {
            elements::set_value(&shown.element, &field.text);
            if !field.has_focus {
                self.leave(&shown.element);
            }
        }
        (shown.place, shown.field) = (place, field.clone());
        self.shown.insert(field.node, shown);
    }

    /// A field of the page that has no place yet.
    fn create(&self, field: &TextField) -> Option<Shown> {
        let name = if field.has_several_lines { "textarea" } else { "input" };
        let element = elements::create(&self.document, name, field.node)?;
        // What is typed is a move, a name or the text of a match, which no dictionary knows.
        for (attribute, value) in
            [("autocomplete", "off"), ("autocapitalize", "off"), ("autocorrect", "off"), ("spellcheck", "false")]
        {
            element.set_attribute(attribute, value).ok()?;
        }
        element.set_class_name(if field.is_light { "light" } else { "dark" });
        self.root.append_child(&element).ok()?;
        let field = TextField { label: String::new(), ..field.clone() };
        Some(Shown { field, place: Place::default(), element, frames_to_follow: 0 })
    }

    /// Gives the keyboard back to the canvas, if this element has it.
    fn leave(&self, element: &HtmlElement) {
        if self.document.active_element().as_ref() == Some(element.as_ref()) {
            // An element that can't have it leaves it where it is.
            let _ = elements::focus(&self.canvas, false);
        }
    }
}
