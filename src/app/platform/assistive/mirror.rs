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
use crate::app::platform::elements::{self, NODE, Place, Requests, focus, on};
use crate::app::platform::{frames, web};
use accesskit::{Live, Node, NodeId, Role, TreeUpdate};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::{App, First, Last, MessageWriter, NonSendMut, Res, ResMut, warn};
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;
use web_sys::{Document, Element, Event, HtmlCanvasElement, HtmlElement};

/// The identifiers of the page's button, and of the part of the page that the mirror fills.
const BUTTON: &str = "listen";
const MIRROR: &str = "mirror";

/// The identifiers of the parts of the page in which is announced: when there is time, and at once.
const ANNOUNCEMENTS: [&str; 2] = ["polite", "assertive"];

/// How many announcements stay on the page: what is taken away at once may not be read.
const ANNOUNCED: u32 = 5;

/// The attribute of the page's body while its start screen is gone, which has the focus until then.
const PLAYING: &str = "data-playing";

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
    requests.write_batch(mirror.requests.take().into_iter().map(ActionRequest));
}

fn tell(mut mirror: NonSendMut<Mirror>, requested: Res<AccessibilityRequested>, mut described: ResMut<DescribedTree>) {
    let update = if described.0.is_some() { described.0.take() } else { None };
    if !requested.get() {
        mirror.clear();
    } else if let Some(update) = update {
        mirror.show(&update);
    }
}

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
    /// Where the canvas is, on which things are placed in points.
    place: Place,
    requests: Requests,
    /// Whether the focus is being moved by the tree and not by the player.
    follows: Rc<Cell<bool>>,
}

/// A node and its element.
struct Shown {
    node: Node,
    element: HtmlElement,
}

impl Mirror {
    /// An empty mirror. The page's button turns it on and off; where nothing is drawn it is on.
    fn beside_canvas(requested: AccessibilityRequested, wake: impl Fn() + Clone + 'static) -> Option<Self> {
        let document = web_sys::window()?.document()?;
        let element = |id| elements::by_id(&document, id);
        let [polite, assertive] = ANNOUNCEMENTS.map(element);
        let mirror = Self {
            document: document.clone(),
            canvas: elements::canvas(&document)?,
            root: element(MIRROR)?,
            announcements: [polite?, assertive?],
            is_seen: !web::draws(),
            shown: HashMap::new(),
            focus: None,
            place: Place::default(),
            requests: Requests::default(),
            follows: Rc::default(),
        };
        mirror.requests.listen(&mirror.root, &mirror.canvas, &mirror.follows, &wake)?;
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
                None => (None, elements::create(&self.document, aria::element(node), id)),
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

    /// Where the canvas is on the page; a point is this many of its pixels.
    fn place_of_canvas(&self, pixels_per_point: f64) -> Place {
        if self.is_seen {
            return Place::default();
        }
        Place::of(&self.canvas, f64::from(self.canvas.width()) / pixels_per_point)
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
    if let Some(value) = aria::value(node) {
        elements::set_value(element, &value);
    }
}

/// Puts an element where its node is drawn.
fn put(element: &HtmlElement, node: &Node, place: Place) {
    let style = node.bounds().map(|bounds| {
        format!("{};overflow:hidden", place.style([bounds.x0, bounds.y0, bounds.width(), bounds.height()]))
    });
    let _ = match style {
        Some(style) => element.set_attribute("style", &style),
        None => element.remove_attribute("style"),
    };
}
