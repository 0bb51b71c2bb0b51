//! Resets resources that belong to one match.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

/// Another match has come to the table, or the table was left. Observers reset what belongs to the match before. It is
/// not triggered for the next round of the same match.
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
