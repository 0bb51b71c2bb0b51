//! The browser, whose only tree of accessibility is that of the page: an element for every node, beside the canvas and
//! unseen, kept in step both ways.
//!
//! A page is not told whether a program reads it aloud, so the mirror begins when the page's first button is pressed,
//! which is to be seen only while it has the keyboard's focus. Keys that an element gets are passed on to the canvas, so
//! that everything is used as with the canvas alone; where the focus then is, the tree says.

use crate::app::platform::assistive::aria;
use crate::app::platform::assistive::tree::DescribedTree;
use crate::app::platform::frames;
use accesskit::{Action, Live, Node, NodeId, Role, TreeId, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::{App, First, Last, MessageWriter, NonSendMut, Res, ResMut, warn};
use js_sys::{Array, Function, Object, Reflect};
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, Event, EventTarget, FocusEvent, HtmlCanvasElement, HtmlElement, KeyboardEvent};

/// The identifiers of the page's button and canvas.
const BUTTON: &str = "listen";
const CANVAS: &str = "table";

/// The identifier of the page's start screen, which keeps the focus while it is there.
const START: &str = "start";

/// The attribute of an element with the number of its node.
const NODE: &str = "data-node";

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
    requests.write_batch(asked.into_iter().map(|(action, target_node)| {
        ActionRequest(accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None })
    }));
}

fn tell(mut mirror: NonSendMut<Mirror>, requested: Res<AccessibilityRequested>, mut described: ResMut<DescribedTree>) {
    if described.0.is_some()
        && let Some(update) = described.0.take()
        && requested.get()
    {
        mirror.show(&update);
    }
}

/// What is asked of nodes until the next frame.
type Asked = Rc<RefCell<Vec<(Action, NodeId)>>>;

/// The elements that stand for the nodes of the tree.
struct Mirror {
    document: Document,
    canvas: HtmlCanvasElement,
    /// The element around all others.
    root: HtmlElement,
    /// What is announced: when there is time, and at once.
    announcements: [HtmlElement; 2],
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
    /// An empty mirror, whose button turns it on.
    fn beside_canvas(requested: AccessibilityRequested, wake: impl Fn() + Clone + 'static) -> Option<Self> {
        let document = web_sys::window()?.document()?;
        let canvas: HtmlCanvasElement = document.get_element_by_id(CANVAS)?.dyn_into().ok()?;
        let body = document.body()?;
        let element = |name: &str| -> Option<HtmlElement> {
            let element: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
            element.set_class_name(name);
            Some(element)
        };
        let root = element("mirror")?;
        let announcements = [element("mirror")?, element("mirror")?];
        for (region, how) in announcements.iter().zip(["polite", "assertive"]) {
            region.set_attribute("aria-live", how).ok()?;
            body.append_child(region).ok()?;
        }
        body.append_child(&root).ok()?;
        let mirror = Self {
            document: document.clone(),
            canvas,
            root,
            announcements,
            shown: HashMap::new(),
            focus: None,
            place: Place::default(),
            asked: Asked::default(),
            follows: Rc::default(),
        };
        mirror.listen(&wake)?;
        mirror.keep_focus()?;
        let button: HtmlElement = document.get_element_by_id(BUTTON)?.dyn_into().ok()?;
        if button.get_attribute("aria-pressed").as_deref() == Some("true") {
            // It was pressed while the game was fetched.
            requested.set(true);
        }
        on(&button, "click", move |_: Event| {
            requested.set(true);
            wake();
        })?;
        Some(mirror)
    }

    /// Hears what is done to the elements.
    fn listen(&self, wake: &(impl Fn() + Clone + 'static)) -> Option<()> {
        for (event, action) in [("click", Action::Click), ("focusin", Action::Focus)] {
            let (asked, follows, wake) = (Rc::clone(&self.asked), Rc::clone(&self.follows), wake.clone());
            on(&self.root, event, move |event: Event| {
                let node = event.target().and_then(node_of);
                if let Some(node) = node.filter(|_| action == Action::Click || !follows.get()) {
                    asked.borrow_mut().push((action, node));
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
        let nodes = || update.nodes.iter().filter(|(_, node)| node.role() != Role::TextRun);
        let present: HashSet<NodeId> = nodes().map(|(id, _)| *id).collect();
        let mut changed = HashSet::new();
        for &(id, ref node) in nodes() {
            let is_known = self.shown.get(&id).is_some_and(|shown| shown.node == *node);
            if is_known && !has_moved {
                continue;
            }
            let said = self.shown.get(&id).map(|shown| aria::words(&shown.node).map(str::to_owned));
            if let Some(live) = node.live().filter(|live| *live != Live::Off)
                && let Some(words) = aria::words(node)
                && said.flatten().as_deref() != Some(words)
            {
                self.announce(live, words);
            }
            let element = match self.shown.remove(&id) {
                Some(shown) => Some(shown.element),
                None => self.new_element(id),
            };
            if let Some(element) = element {
                describe(&element, node, self.place);
                self.shown.insert(id, Shown { node: node.clone(), element });
                changed.insert(id);
            }
        }
        self.shown.retain(|id, shown| {
            let stays = present.contains(id);
            if !stays {
                shown.element.remove();
            }
            stays
        });
        for id in changed {
            self.arrange(id);
        }
        if let Some(shown) = self.shown.get(&root)
            && shown.element.parent_element().is_none()
        {
            let _ = self.root.append_child(&shown.element);
        }
        self.move_focus(update.focus);
    }

    /// Where the canvas is on the page, where a point is this many of its pixels.
    fn place_of_canvas(&self, pixels_per_point: f64) -> Place {
        let rect = self.canvas.get_bounding_client_rect();
        let share = rect.width() / f64::from(self.canvas.width().max(1));
        Place { left: rect.left(), top: rect.top(), scale: share * pixels_per_point }
    }

    fn new_element(&self, id: NodeId) -> Option<HtmlElement> {
        let element: HtmlElement = self.document.create_element("div").ok()?.dyn_into().ok()?;
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

    fn announce(&self, live: Live, words: &str) {
        let region = &self.announcements[usize::from(live == Live::Assertive)];
        // The same words are announced again only if they differ somehow.
        let is_same = region.text_content().as_deref() == Some(words);
        let words = if is_same { format!("{words}\u{a0}") } else { words.to_owned() };
        region.set_text_content(Some(&words));
    }

    /// Gives the focus to the element of a node, if the player is at the game.
    fn move_focus(&mut self, to: NodeId) {
        let before = self.focus.replace(to);
        let Some(shown) = self.shown.get(&to) else { return };
        if before != Some(to) {
            if let Some(old) = before.and_then(|before| self.shown.get(&before)) {
                let _ = old.element.set_attribute("tabindex", "-1");
            }
            let _ = shown.element.set_attribute("tabindex", "0");
        }
        let active = self.document.active_element();
        let is_there = active.as_ref() == Some(shown.element.as_ref());
        let start = self.document.get_element_by_id(START).is_some_and(|start| start.client_height() > 0);
        let is_at_game = active.is_some_and(|active| {
            active.has_attribute(NODE) || active == **self.canvas || !start && active.id() == BUTTON
        });
        if is_at_game && !is_there {
            self.follows.set(true);
            // An element that can't have it leaves it where it is.
            let _ = focus(&shown.element);
            self.follows.set(false);
        }
    }
}

/// Gives an element the name, the role, the state and the place of a node.
fn describe(element: &HtmlElement, node: &Node, place: Place) {
    for (attribute, value) in aria::attributes(node) {
        let _ = match value {
            Some(value) => element.set_attribute(attribute, &value),
            None => element.remove_attribute(attribute),
        };
    }
    if let Some(text) = aria::text(node) {
        element.set_text_content(Some(text));
    }
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

/// The node for which an element stands.
fn node_of(target: EventTarget) -> Option<NodeId> {
    let element = target.dyn_into::<Element>().ok()?.closest("[data-node]").ok()??;
    element.get_attribute(NODE)?.parse().ok().map(NodeId)
}

/// Passes a key on to the canvas. What the canvas keeps from the browser, the element keeps from it too.
fn pass_key(event: &KeyboardEvent, canvas: &HtmlCanvasElement) {
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

/// Gives an element the focus without scrolling to it.
fn focus(element: &HtmlElement) -> Result<(), JsValue> {
    let how = Object::new();
    Reflect::set(&how, &"preventScroll".into(), &true.into())?;
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
