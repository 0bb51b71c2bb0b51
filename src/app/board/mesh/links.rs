//! Where links between two pieces lie, also across the seams of a torus.

use crate::app::geometry::layout::Layout;
use crate::app::geometry::torus::Torus;
use crate::games::Square;
use bevy::prelude::*;

/// The transform of a link between two squares: its place, direction and length, the short way around. Its mesh lies
/// along x from 0 to 1.
pub(crate) fn bridge(layout: Layout, from: Square, to: Square) -> Transform {
    let [start, end] = [from, to].map(|square| layout.place(square));
    let straight = (end - start).xz();
    let way = if layout.wraps() { Torus::new(layout.size().0).short(straight) } else { straight };
    Transform::from_translation(start)
        .with_rotation(Quat::from_rotation_y((-way.y).atan2(way.x)))
        .with_scale(Vec3::new(way.length(), 1.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;

    #[test]
    fn a_link_leads_from_stone_to_stone() {
        let layout = Layout::new(Kind::Torus, 5, 5);
        let (from, to) = (Square::new(1, 1), Square::new(2, 2));
        let bridge = bridge(layout, from, to);
        assert!(bridge.transform_point(Vec3::X).distance(layout.place(to)) < 1e-5);
        assert_eq!(bridge.translation, layout.place(from));
    }

    #[test]
    fn a_link_across_a_seam_leads_to_the_copy_beside_it() {
        let layout = Layout::new(Kind::Torus, 5, 5);
        for (from, to, turn) in
            [((0, 3), (4, 2), Vec3::NEG_X), ((2, 0), (3, 4), Vec3::Z), ((4, 4), (0, 0), Vec3::new(1.0, 0.0, -1.0))]
        {
            let [from, to] = [from, to].map(|(column, row)| Square::new(column, row));
            let end = bridge(layout, from, to).transform_point(Vec3::X);
            assert!(end.distance(layout.place(to) + turn * 5.0) < 1e-4, "{end}");
        }
    }
}
