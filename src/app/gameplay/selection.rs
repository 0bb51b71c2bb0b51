//! Turns clicks, taps and keys into moves: what has been picked up, where it may go, and why not elsewhere.
//!
//! Mouse, touch and keys all send [`Point`]; the rules say what it means.

use crate::app::gameplay::active_match::ActiveMatch;
use crate::app::gameplay::blunder_warning::BlunderCheck;
use crate::app::gameplay::messages::{Intent, MatchEvent, TypedTurn};
use crate::app::gameplay::move_confirmation::Confirmation;
use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::state::schedule::AppSystems;
use crate::games::zen::Threat;
use crate::games::{AnyGame, Piece, Refusal, Spot, Square};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use std::collections::VecDeque;

/// A player points at something on the board.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// At a spot: a click, a tap, a key on the cursor.
    At(Spot),
    /// A piece is lifted to be dragged from here.
    Lift(Spot),
    /// The dragged piece is let go here.
    DropAt(Spot),
    /// At nothing: let go of what was picked up.
    Nowhere,
}

/// What has been picked up and what may come next; the view shows it on the board.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct Selection {
    /// The spots pointed at so far, never a whole move.
    pub spots: Vec<Spot>,
    /// Where the next click leads on to a legal move.
    pub next: Vec<Spot>,
    /// The spot under the pointer or the key cursor.
    pub hovered: Option<Spot>,
    /// Why the last thing pointed at was refused.
    pub refusal: Option<Refused>,
    /// The piece that was pointed at although its side is not to move.
    pub peeked: Option<Peeked>,
}

/// A piece that is looked at to see where it could go; it moves nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peeked {
    /// Where it stands.
    pub at: Square,
    /// Where it could go if its side were to move.
    pub could_go: Vec<Spot>,
}

impl Peeked {
    /// The piece on a square, if it could go anywhere.
    fn of(game: &AnyGame, at: Square) -> Option<Self> {
        let could_go = game.could_go(at);
        (!could_go.is_empty()).then_some(Self { at, could_go })
    }
}

impl Selection {
    /// What the player took up first: the piece in hand, where pieces are lifted.
    #[must_use]
    pub fn picked_up(&self) -> Option<Spot> {
        self.spots.first().copied()
    }
}

/// What the person to move announces with the next move, where players announce.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Announcement(pub Option<Threat>);

impl Announcement {
    /// Changes to the next announcement, in this order: nothing, check, checkmate, and nothing again.
    pub fn change(&mut self) {
        self.0 = match self.0 {
            None => Some(Threat::Check),
            Some(Threat::Check) => Some(Threat::Checkmate),
            Some(Threat::Checkmate) => None,
        };
    }
}

/// Whether a person may announce something with the next move.
#[must_use]
pub fn may_announce(active_match: &ActiveMatch) -> bool {
    may_point(active_match)
        && !active_match.tries_moves()
        && active_match.played().terms().game.is_announced_by_players()
}

/// A point that the rules refuse.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What was pointed at.
    pub at: Spot,
    /// The reason, and the squares that are its cause.
    pub why: Refusal,
}

impl Selection {
    /// Drops what was picked up, and gets the possible first spots from the rules.
    fn restart(&mut self, game: Option<&AnyGame>) {
        self.spots.clear();
        self.refusal = None;
        self.peeked = None;
        self.next = game.map(|game| game.choices(&[]).next).unwrap_or_default();
    }

    /// Handles a point; returns the move, in notation, if it is now complete.
    fn take(&mut self, game: &AnyGame, point: Point) -> Option<String> {
        match point {
            Point::At(spot) => self.point(game, spot),
            Point::Lift(spot) => {
                self.restart(Some(game));
                self.point(game, spot)
            }
            Point::DropAt(spot) => self.drop_at(game, spot),
            Point::Nowhere => {
                self.restart(Some(game));
                None
            }
        }
    }

    /// Points at a spot; returns the move, in notation, if it is now complete.
    fn point(&mut self, game: &AnyGame, at: Spot) -> Option<String> {
        if self.spots.last() == Some(&at) {
            self.restart(Some(game));
            return None;
        }
        let mut path = self.spots.clone();
        path.push(at);
        self.refusal = None;
        self.peeked = None;
        for path in [path.as_slice(), &[at]] {
            let choices = game.choices(path);
            if choices.complete.is_some() {
                self.restart(None);
                return choices.complete;
            }
            if !choices.next.is_empty() {
                self.spots = path.to_vec();
                self.next = choices.next;
                return None;
            }
        }
        self.refusal = game.why_not(&path).map(|why| Refused { at, why });
        if let (Spot::Square(square), true) = (at, self.spots.is_empty()) {
            let is_of_other = game.board().top(square).and_then(Piece::owner) == Some(game.to_move().other());
            self.peeked = if is_of_other { Peeked::of(game, square) } else { None };
        }
        None
    }

    /// Drops the lifted piece on a spot; returns the move, in notation, if it is now complete. A piece that is dropped
    /// where it was lifted stays picked up. A piece that is dropped where it may not go is let go of, and the reason is
    /// kept.
    fn drop_at(&mut self, game: &AnyGame, at: Spot) -> Option<String> {
        if self.spots.last() == Some(&at) {
            return None;
        }
        let mut path = std::mem::take(&mut self.spots);
        path.push(at);
        let complete = game.choices(&path).complete;
        self.restart(Some(game).filter(|_| complete.is_none()));
        self.refusal = game.why_not(&path).map(|why| Refused { at, why });
        complete
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .init_resource::<Announcement>()
        .init_resource::<Waiting>()
        .init_resource::<Dragged>()
        .add_message::<Point>()
        .add_message::<TypedTurn>()
        .add_message::<RequestRedraw>()
        .reset_with_match::<Selection>()
        .reset_with_match::<Announcement>()
        .reset_with_match::<Waiting>()
        .add_systems(Update, (point.in_set(AppSystems::Select), follow.in_set(AppSystems::React)));
}

/// Whether a person may point at the board now: to play a move, or to try one.
#[must_use]
pub fn may_point(active_match: &ActiveMatch) -> bool {
    if active_match.tries_moves() {
        !active_match.position().verdict().outcome.is_over()
    } else {
        active_match.accepts_moves() && !active_match.looks_back() && active_match.played().waits_for_move_of_person()
    }
}

/// What players want that waits for the next frame: each has to be judged in the position to which what came before it
/// has led.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
struct Waiting(VecDeque<Wanted>);

/// What a player points at, or a move that was typed, with what is announced with it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Wanted {
    Point(Point),
    Move(String),
}

fn point(
    (mut points, mut typed): (MessageReader<Point>, MessageReader<TypedTurn>),
    mut waiting: ResMut<Waiting>,
    active_match: Option<Res<ActiveMatch>>,
    mut selection: ResMut<Selection>,
    announcement: Res<Announcement>,
    mut blunder_check: BlunderCheck,
    mut confirmation: Confirmation,
    mut intents: MessageWriter<Intent>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if waiting.0.is_empty() && points.is_empty() && typed.is_empty() {
        return;
    }
    waiting.0.extend(points.read().copied().map(Wanted::Point));
    waiting.0.extend(typed.read().flat_map(|TypedTurn(moves)| moves.iter().cloned().map(Wanted::Move)));
    let Some(active_match) = active_match else {
        waiting.0.clear();
        return;
    };
    let game = active_match.position();
    while let Some(wanted) = waiting.0.pop_front() {
        blunder_check.clear_warning();
        let intent = if active_match.looks_back() && !active_match.tries_moves() {
            Some(Intent::LookAt(None))
        } else if may_point(&active_match) && active_match.tries_moves() {
            // A trial is neither announced nor confirmed nor warned of: it is taken back at once.
            let text = match wanted {
                Wanted::Point(point) => selection.take(game, point),
                Wanted::Move(text) => Some(text.trim_end_matches(['+', '#']).to_owned()),
            };
            text.map(Intent::Try)
        } else if may_point(&active_match) {
            let announced = announcement.0.filter(|_| may_announce(&active_match)).map_or("", Threat::mark);
            let at = if let Wanted::Point(Point::At(spot)) = wanted { Some(spot) } else { None };
            let confirmed = confirmation.confirmed_at(at);
            // What was typed and sent off needs no second press.
            let is_confirmed = confirmed.is_some() || matches!(wanted, Wanted::Move(_));
            let text = confirmed.or_else(|| match wanted {
                Wanted::Point(point) => selection.take(game, point),
                Wanted::Move(text) => Some(text),
            });
            let text = text.filter(|text| {
                // A wrong move of a lesson is taken back in any case.
                let asks = !is_confirmed && active_match.lesson().is_none();
                let waits = asks && confirmation.holds_back(game, text);
                if waits {
                    selection.restart(Some(game));
                }
                !waits
            });
            let text = text.map(|text| if text.ends_with(['+', '#']) { text } else { text + announced });
            if text.as_ref().is_some_and(|text| blunder_check.holds_back(&active_match, text)) {
                selection.restart(Some(game));
                waiting.0.retain(|wanted| matches!(wanted, Wanted::Point(_)));
                None
            } else {
                text.map(Intent::Play)
            }
        } else {
            let peeked = match wanted {
                Wanted::Point(Point::At(Spot::Square(at))) if active_match.accepts_moves() => Peeked::of(game, at),
                _ => None,
            };
            if selection.peeked != peeked {
                selection.peeked = peeked;
            }
            None
        };
        if let Some(intent) = intent {
            intents.write(intent);
            if !waiting.0.is_empty() {
                redraw.write(RequestRedraw);
            }
            return;
        }
    }
}

/// Starts the selection anew when the position on the board has changed, when a move was refused to which pointing had
/// led, or when the last turn is shown again: then what is in hand is put down.
fn follow(
    mut happened: MessageReader<MatchEvent>,
    mut intents: MessageReader<Intent>,
    active_match: Option<Res<ActiveMatch>>,
    mut selection: ResMut<Selection>,
    mut announcement: ResMut<Announcement>,
    mut dragged: ResMut<Dragged>,
    mut confirmation: Confirmation,
) {
    let (mut moved, mut refused) = (false, false);
    for event in happened.read() {
        moved |= event.changes_position();
        refused |= matches!(event, MatchEvent::Refused(_) | MatchEvent::EditRefused(_));
    }
    if moved || refused {
        announcement.set_if_neq(Announcement(None));
    }
    let is_shown_again = intents.read().filter(|intent| matches!(intent, Intent::ShowAgain)).count() > 0;
    if is_shown_again {
        dragged.set_if_neq(Dragged(None));
    }
    if moved || refused || is_shown_again {
        confirmation.cancel();
    }
    if moved || is_shown_again || refused && selection.next.is_empty() {
        let game = active_match
            .as_ref()
            .filter(|active_match| may_point(active_match))
            .map(|active_match| active_match.position());
        selection.restart(game);
    }
}

/// The piece that is being dragged.
#[derive(Resource, Clone, Copy, PartialEq, Default, Debug)]
pub struct Dragged(pub Option<Drag>);

/// A drag of a piece.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drag {
    /// The spot from which it was lifted.
    pub from: Spot,
    /// Where the piece is held now, in the 3D scene; `None` where nothing is lifted and the drag only points from the
    /// spot.
    pub at: Option<Vec3>,
}
