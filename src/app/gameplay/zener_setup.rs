//! Zener's blind set-up: White arranges unseen, then Black openly, each by hand or by lot, before the game comes to the
//! table.

use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::state::schedule::AppSystems;
use crate::games::Player;
use crate::games::zener::{self, Order};
use crate::session::games::zener::setup;
use crate::session::{Match, SetupMethod, Team, Terms};
use bevy::prelude::*;

/// The set-up that is being arranged, if one is.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
pub struct PendingZenerSetup(pub Option<ZenerSetupDraft>);

/// A set-up that the players are arranging.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ZenerSetupDraft {
    /// What is agreed for the match.
    pub terms: Terms,
    /// Whether it is for the first round of a new match; otherwise for the next round of the match on the table.
    pub is_first: bool,
    /// Who arranges White's and Black's pieces: a person's name, or `None` where they are drawn by lot.
    pub names: [Option<String>; 2],
    /// Who arranges now.
    pub turn: Player,
    /// The orders of White's and Black's pieces so far.
    pub orders: [Order; 2],
    lots: [Order; 2],
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingZenerSetup>().reset_with_match::<PendingZenerSetup>().add_systems(
        Update,
        // After the states have changed, so that a sheet that its button has closed is not closed a second time.
        close_without_draft.in_set(AppSystems::View).run_if(in_state(Overlay::ZenerSetup)),
    );
}

/// Closes the sheet when another match has come to the table and the set-up is gone.
fn close_without_draft(drafting: Res<PendingZenerSetup>, mut go: MessageWriter<Navigate>) {
    if drafting.0.is_none() {
        go.write(Navigate::Back);
    }
}

impl ZenerSetupDraft {
    /// The draft before the first round, or before the next round of a match; `None` where no person arranges anything.
    pub(super) fn new(terms: &Terms, goes_on: Option<&Match>) -> Option<Self> {
        if !terms.game.is_arranged_by_players() || terms.validate().is_err() {
            // The match is refused with the reason when it begins.
            return None;
        }
        let round = goes_on.map_or(0, |played| played.rounds().len());
        let white = goes_on.map_or(Team::A, Match::next_team_of_player_one);
        let names = [white, white.other()].map(|team| {
            let mut seats = terms.seats.iter().skip(team.index()).step_by(2);
            seats.find(|seat| seat.is_person()).map(|seat| seat.name.clone())
        });
        let lots = setup(SetupMethod::PrintAndPlay, terms.seed, round);
        let lots = [lots.white, lots.black];
        // A person begins with the pieces in order; a computer's pieces are drawn by lot.
        let orders = [0, 1].map(|side| if names[side].is_some() { Order::ORDERED } else { lots[side] });
        let turn = match &names {
            [Some(_), _] => Player::One,
            [None, Some(_)] => Player::Two,
            [None, None] => return None,
        };
        Some(Self { terms: terms.clone(), is_first: goes_on.is_none(), names, turn, orders, lots })
    }

    /// Exchanges two pieces of the side that arranges, counted from the player's own left from 0.
    pub fn exchange(&mut self, one: usize, other: usize) {
        let order = &mut self.orders[self.turn.index()];
        let mut symbols = order.symbols();
        if one < symbols.len() && other < symbols.len() {
            symbols.swap(one, other);
        }
        *order = Order::new(symbols).unwrap_or(*order);
    }

    /// Gives the side that arranges the order that was drawn by lot.
    pub fn draw_lots(&mut self) {
        let side = self.turn.index();
        self.orders[side] = self.lots[side];
    }

    /// Ends the arranging of this side; returns the set-up when both sides are done.
    pub fn finish_side(&mut self) -> Option<zener::Setup> {
        if self.turn == Player::One && self.names[1].is_some() {
            self.turn = Player::Two;
            return None;
        }
        let [white, black] = self.orders;
        Some(zener::Setup { white, black, advance: true })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::session::{GameTerms, Seat};

    fn terms() -> Terms {
        Terms { game: GameTerms::Zener { setup: SetupMethod::PrintAndPlay }, ..Terms::usual(Kind::Zener) }
    }

    #[test]
    fn white_arranges_first_and_black_after() {
        let mut draft = ZenerSetupDraft::new(&terms(), None).expect("two persons arrange");
        draft.exchange(0, 4);
        assert_eq!(draft.finish_side(), None);
        draft.exchange(1, 9);
        draft.exchange(1, 2);
        let setup = draft.finish_side().expect("both are done");
        assert_eq!(setup.white.symbols(), [5, 2, 3, 4, 1]);
        assert_eq!(setup.black.symbols(), [1, 3, 2, 4, 5]);
        assert!(setup.advance);
    }

    #[test]
    fn computers_leave_it_to_the_lot() {
        let lots = setup(SetupMethod::PrintAndPlay, 0, 0);
        let seats = vec![Seat::computer("Computer", 1), Seat::person("Ada")];
        let mut draft = ZenerSetupDraft::new(&Terms { seats, ..terms() }, None).expect("one person arranges");
        assert_eq!(draft.turn, Player::Two);
        draft.draw_lots();
        assert_eq!(draft.finish_side(), Some(lots));
        let seats = vec![Seat::computer("One", 1), Seat::computer("Two", 1)];
        assert_eq!(ZenerSetupDraft::new(&Terms { seats, ..terms() }, None), None);
        assert_eq!(ZenerSetupDraft::new(&Terms::usual(Kind::Zener), None), None);
    }
}
