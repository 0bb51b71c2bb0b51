//! Elements of the page that stand for what is drawn on its canvas: where they lie, what is asked by them, and who has
//! the keyboard.
//!
//! Each has the identifier of a node of the tree of accessibility, by which egui knows the control that is meant.

use accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId};
use bevy::prelude::{App, warn};
use js_sys::{Array, Function, Object, Reflect};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, EventTarget, FocusEvent, HtmlCanvasElement, HtmlElement, KeyboardEvent};

pub(crate) fn plugin(_: &mut App) {
    let document = web_sys::window().and_then(|window| window.document());
    if document.and_then(|document| keep_focus(&canvas(&document)?)).is_none() {
        warn!("the page has no canvas");
    }
}

/// The identifier of the page's canvas.
const CANVAS: &str = "table";

/// The attribute of an element with the number of its node.
pub(super) const NODE: &str = "data-node";

/// The keys that leave a field or have it done; all others belong to the text in it.
const KEYS_OF_FIELDS: [&str; 3] = ["Tab", "Enter", "Escape"];

/// The page's element with this identifier.
pub(super) fn by_id(document: &Document, id: &str) -> Option<HtmlElement> {
    document.get_element_by_id(id)?.dyn_into().ok()
}

/// The page's canvas.
pub(super) fn canvas(document: &Document) -> Option<HtmlCanvasElement> {
    by_id(document, CANVAS)?.dyn_into().ok()
}

/// A new element for a node.
pub(super) fn create(document: &Document, name: &str, id: NodeId) -> Option<HtmlElement> {
    let element: HtmlElement = document.create_element(name).ok()?.dyn_into().ok()?;
    element.set_attribute(NODE, &id.0.to_string()).ok()?;
    Some(element)
}

/// Where the canvas is on the page.
#[derive(Clone, Copy, PartialEq, Default)]
pub(super) struct Place {
    left: f64,
    top: f64,
    /// The page's pixels for one unit in which things are placed on the canvas.
    scale: f64,
}

impl Place {
    /// The place of a canvas that is this many units wide.
    pub(super) fn of(canvas: &HtmlCanvasElement, width: f64) -> Self {
        let rect = canvas.get_bounding_client_rect();
        Self { left: rect.left(), top: rect.top(), scale: rect.width() / width.max(1.0) }
    }

    /// The style that puts an element over a part of the canvas: its left and upper edge, its width and its height.
    pub(super) fn style(self, [x, y, width, height]: [f64; 4]) -> String {
        let Self { left, top, scale } = self;
        let [x, y, width, height] = [left + x * scale, top + y * scale, width * scale, height * scale];
        format!("position:fixed;left:{x:.0}px;top:{y:.0}px;width:{width:.0}px;height:{height:.0}px")
    }
}

/// What was asked of nodes by their elements since it was taken the last time.
#[derive(Clone, Default)]
pub(super) struct Requests(Rc<RefCell<Vec<ActionRequest>>>);

impl Requests {
    /// Takes what was asked.
    pub(super) fn take(&self) -> Vec<ActionRequest> {
        self.0.take()
    }

    /// Hears what is done to the elements in a part of the page, and passes their keys on to the canvas. While
    /// `follows` is set, the focus is not the player's doing.
    pub(super) fn listen(
        &self,
        part: &HtmlElement,
        canvas: &HtmlCanvasElement,
        follows: &Rc<Cell<bool>>,
        wake: &(impl Fn() + Clone + 'static),
    ) -> Option<()> {
        for (event, action) in [("click", Action::Click), ("focusin", Action::Focus), ("input", Action::SetValue)] {
            let (requests, follows, wake) = (self.clone(), Rc::clone(follows), wake.clone());
            on(part, event, move |event: Event| {
                let Some((target_node, element)) = event.target().and_then(node_of) else { return };
                let is_meant = match action {
                    // A click into a field is the browser's affair.
                    Action::Click => !is_field(&element),
                    Action::Focus => !follows.get(),
                    _ => true,
                };
                if is_meant {
                    let data = (action == Action::SetValue).then(|| value_of(&element)).flatten();
                    let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node, data };
                    requests.0.borrow_mut().push(request);
                    wake();
                }
            })?;
        }
        for event in ["keydown", "keyup"] {
            let canvas = canvas.clone();
            on(part, event, move |event: KeyboardEvent| pass_key(&event, &canvas))?;
        }
        Some(())
    }
}

/// Keeps the canvas from taking it for the loss of the keyboard that an element of a node has it.
fn keep_focus(canvas: &HtmlCanvasElement) -> Option<()> {
    let of_canvas = canvas.clone();
    let is_own = move |target: Option<EventTarget>| {
        let element = target.and_then(|target| target.dyn_into::<Element>().ok());
        element.is_some_and(|element| element.has_attribute(NODE) || element == **of_canvas)
    };
    let canvas = canvas.clone();
    let window = web_sys::window()?;
    let before = Closure::<dyn Fn(FocusEvent)>::new(move |event: FocusEvent| {
        let is_between = is_own(event.target()) && is_own(event.related_target());
        let is_of_canvas = event.target().as_ref() == Some(canvas.as_ref());
        if is_of_canvas && is_between {
            event.stop_immediate_propagation();
        } else if !is_of_canvas && is_own(event.target()) && !is_between {
            // The keyboard comes to an element from elsewhere, or goes: for the canvas it is the same.
            if let Ok(same) = FocusEvent::new(&event.type_()) {
                let _ = canvas.dispatch_event(&same);
            }
        }
    })
    .into_js_value();
    for event in ["focus", "blur"] {
        window.add_event_listener_with_callback_and_bool(event, before.unchecked_ref(), true).ok()?;
    }
    Some(())
}

/// Writes the text of a field, or the number of a slider, if it is another one.
pub(super) fn set_value(element: &HtmlElement, value: &str) {
    if Reflect::get(element, &"value".into()).ok().and_then(|there| there.as_string()).as_deref() != Some(value) {
        // It can't fail: these elements have a value.
        let _ = Reflect::set(element, &"value".into(), &value.into());
    }
}

/// The node for which an element stands, and the element.
fn node_of(target: EventTarget) -> Option<(NodeId, Element)> {
    let element = target.dyn_into::<Element>().ok()?.closest("[data-node]").ok()??;
    let node = element.get_attribute(NODE)?.parse().ok().map(NodeId)?;
    Some((node, element))
}

/// Whether an element is one of the browser's own, in which a player changes a value.
fn is_field(element: &Element) -> bool {
    matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA")
}

/// Whether it is a slider, with a number for its value.
fn is_slider(element: &Element) -> bool {
    element.get_attribute("type").as_deref() == Some("range")
}

/// What a player has typed into an element or slid it to.
fn value_of(element: &Element) -> Option<ActionData> {
    let value = Reflect::get(element, &"value".into()).ok()?.as_string()?;
    if is_slider(element) {
        value.parse().ok().map(ActionData::NumericValue)
    } else {
        Some(ActionData::Value(value.into()))
    }
}

/// Passes a key on to the canvas. What the canvas keeps from the browser, the element keeps from it too.
fn pass_key(event: &KeyboardEvent, canvas: &HtmlCanvasElement) {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(field) = element.filter(is_field) {
        let ends_line = event.key() == "Enter" && field.tag_name() == "TEXTAREA";
        if !KEYS_OF_FIELDS.contains(&event.key().as_str()) || ends_line || event.is_composing() {
            return;
        }
    }
    if let Ok(same) = same_key(event)
        && !canvas.dispatch_event(&same).unwrap_or(true)
    {
        event.prevent_default();
    }
}

/// A new event of the same key. It does not go up from where it is sent to, so the page does not hear it twice.
fn same_key(event: &KeyboardEvent) -> Result<Event, JsValue> {
    let about = Object::new();
    for field in ["key", "code", "location", "repeat", "shiftKey", "ctrlKey", "altKey", "metaKey"] {
        Reflect::set(&about, &field.into(), &Reflect::get(event, &field.into())?)?;
    }
    Reflect::set(&about, &"cancelable".into(), &true.into())?;
    let class: Function = Reflect::get(&js_sys::global(), &"KeyboardEvent".into())?.dyn_into()?;
    Reflect::construct(&class, &Array::of2(&event.type_().into(), &about))?.dyn_into()
}

/// Gives an element the focus; the page may scroll to it or stay as it is.
pub(super) fn focus(element: &HtmlElement, may_scroll: bool) -> Result<(), JsValue> {
    let how = Object::new();
    Reflect::set(&how, &"preventScroll".into(), &(!may_scroll).into())?;
    let focus: Function = Reflect::get(element, &"focus".into())?.dyn_into()?;
    focus.call1(element, &how).map(drop)
}

/// Calls a function with every event of this name that reaches an element.
pub(super) fn on<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    element: &HtmlElement,
    event: &str,
    callback: impl Fn(E) + 'static,
) -> Option<()> {
    let callback = Closure::<dyn Fn(E)>::new(callback).into_js_value();
    element.add_event_listener_with_callback(event, callback.unchecked_ref()).ok()
}
