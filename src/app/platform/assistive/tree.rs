//! The tree of accessibility, on its way from the menus to assistive programs.

use accesskit::TreeUpdate;
use bevy::prelude::*;

/// The whole tree of what is shown in this frame, until it has been told; `None` if there is nothing to tell.
#[derive(Resource, Default, Debug)]
pub(crate) struct DescribedTree(pub(crate) Option<TreeUpdate>);
