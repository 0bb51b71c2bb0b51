//! What belongs to one match begins anew with the next.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// Another match has come to the table, or the table was left: whatever belongs to the match before ends. Triggered once for
/// each match that comes or goes, not for the next round of the same match.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatchReplaced;

/// Resources that belong to one match.
pub trait ResetWithMatch {
    /// Sets a resource to its default whenever another match comes to the table, or the table is left.
    fn reset_with_match<R: Resource<Mutability = Mutable> + Default + PartialEq>(&mut self) -> &mut Self;
}

impl ResetWithMatch for App {
    fn reset_with_match<R: Resource<Mutability = Mutable> + Default + PartialEq>(&mut self) -> &mut Self {
        self.add_observer(|_: On<MatchReplaced>, mut resource: ResMut<R>| {
            resource.set_if_neq(R::default());
        })
    }
}
