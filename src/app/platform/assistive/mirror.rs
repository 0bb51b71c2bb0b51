//! The browser, whose only tree of accessibility is that of the page: an element for every node, beside the canvas and
//! unseen, kept in step both ways.
//!
//! A page is not told whether a program reads it aloud, so the mirror is turned on and off by the page's first button,
//! which is to be seen only while it has the keyboard's focus. Keys that an element gets are passed on to the canvas,
//! so that everything is used as with the canvas alone; where the focus then is, the tree says.
//!
//! Where the page can't draw in three dimensions, the mirror is on from the start and is what is shown: the page's
//! style makes a page of text of the same elements.

use crate::app::platform::assistive::aria;
use crate::app::platform::assistive::tree::DescribedTree;
use crate::app::platform::{frames, web};
use accesskit::{Action, ActionData, Live, Node, NodeId, Role, TreeId, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::{App, First, Last, MessageWriter, NonSendMut, Res, ResMut, warn};
use js_sys::{Array, Function, Object, Reflect};
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, EventTarget, FocusEvent, HtmlCanvasElement, HtmlElement, KeyboardEvent};

/// The identifiers of the page's button, of its canvas, and of the part of the page that the mirror fills.
const BUTTON: &str = "listen";
const CANVAS: &str = "table";
const MIRROR: &str = "mirror";

/// The identifiers of the parts of the page in which is announced: when there is time, and at once.
const ANNOUNCEMENTS: [&str; 2] = ["polite", "assertive"];

/// How many announcements stay on the page: what is taken away at once may not be read.
const ANNOUNCED: u32 = 5;

/// The attribute of the page's body while its start screen is gone, which has the focus until then.
const PLAYING: &str = "data-playing";

/// The attribute of an element with the number of its node.
const NODE: &str = "data-node";

/// The keys that leave a field or have it done; all others belong to the text in it.
const KEYS_OF_FIELDS: [&str; 3] = ["Tab", "Enter", "Escape"];

pub(super) fn plugin(app: &mut App) {
    let wake = frames::waker(app.world().get_resource());
    let requested = app.world().resource::<AccessibilityRequested>().clone();
    let Some(mirror) = Mirror::beside_canvas(requested, wake) else {
        warn!("the page has no place for a mirror of what is shown");
        return;
    };
    app.insert_non_send(mirror).add_systems(First, hear).add_systems(Last, tell);
}

fn hear(mirror: NonSendMut<Mirror>, mut requests: MessageWriter<ActionRequest>) {
    let asked = std::mem::take(&mut *mirror.asked.borrow_mut());
    requests.write_batch(asked.into_iter().map(|(action, target_node, data)| {
        ActionRequest(accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node, data })
    }));
}

fn tell(mut mirror: NonSendMut<Mirror>, requested: Res<AccessibilityRequested>, mut described: ResMut<DescribedTree>) {
    let update = if described.0.is_some() { described.0.take() } else { None };
    if !requested.get() {
        mirror.clear();
    } else if let Some(update) = update {
        mirror.show(&update);
    }
}

/// What is asked of nodes until the next frame.
type Asked = Rc<RefCell<Vec<(Action, NodeId, Option<ActionData>)>>>;

/// The elements that stand for the nodes of the tree.
struct Mirror {
    document: Document,
    canvas: HtmlCanvasElement,
    /// The element around all others.
    root: HtmlElement,
    /// What is announced: when there is time, and at once.
    announcements: [HtmlElement; 2],
    /// Whether it is to be seen, because nothing is drawn.
    is_seen: bool,
    shown: HashMap<NodeId, Shown>,
    focus: Option<NodeId>,
    /// How many of the page's pixels a point is, and where the canvas begins.
    place: Place,
    asked: Asked,
    /// Whether the focus is being moved by the tree and not by the player.
    follows: Rc<Cell<bool>>,
}

/// A node and its element.
struct Shown {
    node: Node,
    element: HtmlElement,
}

/// Where the canvas is on the page.
#[derive(Clone, Copy, PartialEq, Default)]
struct Place {
    left: f64,
    top: f64,
    scale: f64,
}

impl Mirror {
    /// An empty mirror. The page's button turns it on and off; where nothing is drawn it is on.
    fn beside_canvas(requested: AccessibilityRequested, wake: impl Fn() + Clone + 'static) -> Option<Self> {
        let document = web_sys::window()?.document()?;
        let element = |id: &str| document.get_element_by_id(id)?.dyn_into::<HtmlElement>().ok();
        let [polite, assertive] = ANNOUNCEMENTS.map(element);
        let mirror = Self {
            document: document.clone(),
            canvas: element(CANVAS)?.dyn_into().ok()?,
            root: element(MIRROR)?,
            announcements: [polite?, assertive?],
            is_seen: !web::draws(),
            shown: HashMap::new(),
            focus: None,
            place: Place::default(),
            asked: Asked::default(),
            follows: Rc::default(),
        };
        mirror.listen(&wake)?;
        mirror.keep_focus()?;
        let button = element(BUTTON)?;
        let is_seen = mirror.is_seen;
        // The page's script has noted by then whether it is pressed, and may have done so while the game was fetched.
        let is_wanted = {
            let button = button.clone();
            move || is_seen || button.get_attribute("aria-pressed").as_deref() == Some("true")
        };
        requested.set(is_wanted());
        on(&button, "click", move |_: Event| {
            requested.set(is_wanted());
            wake();
        })?;
        Some(mirror)
    }

    /// Hears what is done to the elements.
    fn listen(&self, wake: &(impl Fn() + Clone + 'static)) -> Option<()> {
        for (event, action) in [("click", Action::Click), ("focusin", Action::Focus), ("input", Action::SetValue)] {
            let (asked, follows, wake) = (Rc::clone(&self.asked), Rc::clone(&self.follows), wake.clone());
            on(&self.root, event, move |event: Event| {
                let Some((node, element)) = event.target().and_then(node_of) else { return };
                let is_meant = match action {
                    // A click into a field is the browser's affair.
                    Action::Click => !is_field(&element),
                    Action::Focus => !follows.get(),
                    _ => true,
                };
                if is_meant {
                    let data = (action == Action::SetValue).then(|| value_of(&element)).flatten();
                    asked.borrow_mut().push((action, node, data));
                    wake();
                }
            })?;
        }
        for event in ["keydown", "keyup"] {
            let canvas = self.canvas.clone();
            on(&self.root, event, move |event: KeyboardEvent| pass_key(&event, &canvas))?;
        }
        Some(())
    }

    /// Keeps the canvas from taking it for the loss of the keyboard that an element of the mirror has it.
    fn keep_focus(&self) -> Option<()> {
        let canvas = self.canvas.clone();
        let is_own = move |target: Option<EventTarget>| {
            let element = target.and_then(|target| target.dyn_into::<Element>().ok());
            element.is_some_and(|element| element.has_attribute(NODE) || element == **canvas)
        };
        let canvas = self.canvas.clone();
        let window = web_sys::window()?;
        let before = Closure::<dyn Fn(FocusEvent)>::new(move |event: FocusEvent| {
            let is_between = is_own(event.target()) && is_own(event.related_target());
            let is_of_canvas = event.target().as_ref() == Some(canvas.as_ref());
            if is_of_canvas && is_between {
                event.stop_immediate_propagation();
            } else if !is_of_canvas && is_own(event.target()) && !is_between {
                // The keyboard comes to the mirror from elsewhere, or goes: for the canvas it is the same.
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

    /// Makes the elements those of a whole tree.
    fn show(&mut self, update: &TreeUpdate) {
        let Some(root) = update.tree.as_ref().map(|tree| tree.root) else { return };
        let scale = update.nodes.iter().find(|(id, _)| *id == root).and_then(|(_, node)| node.transform());
        let place = self.place_of_canvas(scale.map_or(1.0, |scale| scale.as_coeffs()[0]));
        let has_moved = place != self.place;
        self.place = place;
        let nodes = || update.nodes.iter().filter(|(_, node)| node.role() != Role::TextRun && !node.is_hidden());
        let present: HashSet<NodeId> = nodes().map(|(id, _)| *id).collect();
        let mut changed = HashSet::new();
        for &(id, ref node) in nodes() {
            let is_known = self.shown.get(&id).is_some_and(|shown| shown.node == *node);
            if is_known && !has_moved {
                // A player may have typed more than was taken.
                if let (Some(_), Some(shown)) = (aria::value(node), self.shown.get(&id)) {
                    write(&shown.element, Some(&shown.node), node);
                }
                continue;
            }
            let mut before = self.shown.remove(&id);
            if let Some(other) = before.take_if(|before| aria::element(&before.node) != aria::element(node)) {
                other.element.remove();
            }
            if let Some(live) = node.live().filter(|live| *live != Live::Off)
                && let Some(words) = aria::words(node)
                && before.as_ref().and_then(|shown| aria::words(&shown.node)) != Some(words)
            {
                self.announce(live, words);
            }
            let (before, element) = match before {
                Some(Shown { node, element }) => (Some(node), Some(element)),
                None => (None, self.new_element(id, node)),
            };
            if let Some(element) = element {
                describe(&element, before.as_ref(), node);
                if !node.children().iter().any(|child| present.contains(child)) {
                    write(&element, before.as_ref(), node);
                }
                if !self.is_seen {
                    put(&element, node, self.place);
                }
                self.shown.insert(id, Shown { node: node.clone(), element });
                changed.insert(id);
            }
        }
        for id in changed {
            self.arrange(id);
        }
        if let Some(shown) = self.shown.get(&root)
            && shown.element.parent_element().is_none()
        {
            let _ = self.root.append_child(&shown.element);
        }
        // Before anything is taken away, which may be what has the focus.
        self.move_focus(update.focus);
        self.shown.retain(|id, shown| {
            let stays = present.contains(id);
            if !stays {
                shown.element.remove();
            }
            stays
        });
    }

    /// Takes all elements away.
    fn clear(&mut self) {
        if self.shown.is_empty() {
            return;
        }
        let had_focus = self.document.active_element().is_some_and(|active| active.has_attribute(NODE));
        for (_, Shown { element, .. }) in self.shown.drain() {
            element.remove();
        }
        for region in &self.announcements {
            region.set_text_content(None);
        }
        self.focus = None;
        if had_focus {
            let _ = focus(&self.canvas, false);
        }
    }

    /// Where the canvas is on the page, where a point is this many of its pixels.
    fn place_of_canvas(&self, pixels_per_point: f64) -> Place {
        if self.is_seen {
            return Place::default();
        }
        let rect = self.canvas.get_bounding_client_rect();
        let share = rect.width() / f64::from(self.canvas.width().max(1));
        Place { left: rect.left(), top: rect.top(), scale: share * pixels_per_point }
    }

    fn new_element(&self, id: NodeId, node: &Node) -> Option<HtmlElement> {
        let element: HtmlElement = self.document.create_element(aria::element(node)).ok()?.dyn_into().ok()?;
        element.set_attribute(NODE, &id.0.to_string()).ok()?;
        Some(element)
    }

    /// Puts the children of an element in their order, and leaves those alone that are in it.
    fn arrange(&self, id: NodeId) {
        let Some(Shown { node, element }) = self.shown.get(&id) else { return };
        let mut next = element.first_element_child();
        for child in node.children().iter().filter_map(|child| self.shown.get(child)) {
            let child: &Element = &child.element;
            if next.as_ref() == Some(child) {
                next = child.next_element_sibling();
            } else {
                let _ = element.insert_before(child, next.as_deref());
            }
        }
    }

    /// Adds the words to what is announced, so that the same words are announced again, and several one after the
    /// other.
    fn announce(&self, live: Live, words: &str) {
        let region = &self.announcements[usize::from(live == Live::Assertive)];
        let Ok(said) = self.document.create_element("p") else { return };
        said.set_text_content(Some(words));
        let _ = region.append_child(&said);
        while region.child_element_count() > ANNOUNCED
            && let Some(oldest) = region.first_element_child()
        {
            oldest.remove();
        }
    }

    /// Gives the focus to the element of a node, if the player is at the game.
    fn move_focus(&mut self, to: NodeId) {
        let before = self.focus.replace(to);
        let is_new = before.is_none();
        if let Some(old) = before.filter(|before| *before != to).and_then(|before| self.shown.get(&before)) {
            let _ = old.element.set_attribute("tabindex", "-1");
        }
        let Some(shown) = self.shown.get(&to) else { return };
        let _ = shown.element.set_attribute("tabindex", "0");
        let Some(body) = self.document.body() else { return };
        let active = self.document.active_element();
        let is_there = active.as_ref() == Some(shown.element.as_ref());
        // The page's body is active when nothing is: what was has gone, or something else was clicked, as words are.
        let is_nowhere = active.as_ref().is_none_or(|active| *active == *body);
        let is_at_game = is_nowhere
            || active.is_some_and(|active| {
                // Whoever turns the mirror on is taken to it.
                active.has_attribute(NODE) || active == **self.canvas || is_new && active.id() == BUTTON
            });
        if body.has_attribute(PLAYING) && is_at_game && !is_there {
            self.follows.set(true);
            // An element that can't have it leaves it where it is.
            let _ = focus(&shown.element, self.is_seen && !is_nowhere);
            self.follows.set(false);
        }
    }
}

/// Gives an element the name, the role and the state of a node, where they are not as before.
fn describe(element: &HtmlElement, before: Option<&Node>, node: &Node) {
    let before = before.map(aria::attributes).unwrap_or_default();
    for (index, (attribute, value)) in aria::attributes(node).into_iter().enumerate() {
        let _ = match &value {
            _ if before.get(index).is_some_and(|(_, before)| *before == value) => Ok(()),
            Some(value) => element.set_attribute(attribute, value),
            None => element.remove_attribute(attribute),
        };
    }
}

/// Writes the text of a node into its element. What a player is typing stays as it is, if it is the same.
fn write(element: &HtmlElement, before: Option<&Node>, node: &Node) {
    if let Some(text) = aria::text(node)
        && before.and_then(aria::text) != Some(text)
    {
        element.set_text_content(Some(text));
    }
    if let Some(value) = aria::value(node)
        && Reflect::get(element, &"value".into()).ok().and_then(|there| there.as_string()).as_ref() != Some(&value)
    {
        // It can't fail: these elements have a value.
        let _ = Reflect::set(element, &"value".into(), &value.into());
    }
}

/// Puts an element where its node is drawn.
fn put(element: &HtmlElement, node: &Node, place: Place) {
    let style = node.bounds().map(|bounds| {
        let Place { left, top, scale } = place;
        let [x, y] = [left + bounds.x0 * scale, top + bounds.y0 * scale];
        let [width, height] = [bounds.width() * scale, bounds.height() * scale];
        format!("position:fixed;left:{x:.0}px;top:{y:.0}px;width:{width:.0}px;height:{height:.0}px;overflow:hidden")
    });
    let _ = match style {
        Some(style) => element.set_attribute("style", &style),
        None => element.remove_attribute("style"),
    };
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
fn focus(element: &HtmlElement, may_scroll: bool) -> Result<(), JsValue> {
    let how = Object::new();
    Reflect::set(&how, &"preventScroll".into(), &(!may_scroll).into())?;
    let focus: Function = Reflect::get(element, &"focus".into())?.dyn_into()?;
    focus.call1(element, &how).map(drop)
}

/// Calls a function with every event of this name that reaches an element.
fn on<E: wasm_bindgen::convert::FromWasmAbi + 'static>(
    element: &HtmlElement,
    event: &str,
    callback: impl Fn(E) + 'static,
) -> Option<()> {
    let callback = Closure::<dyn Fn(E)>::new(callback).into_js_value();
    element.add_event_listener_with_callback(event, callback.unchecked_ref()).ok()
}
