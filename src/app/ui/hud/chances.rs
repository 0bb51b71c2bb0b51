//! A graph of the chances of the first team over the positions of a match.

use crate::app::ui::theme::controls;
use crate::app::ui::theme::widgets;
use crate::app::ui::theme::{self, ACCENT, CORNER_RADIUS, PANEL_LINE, RED};
use crate::texts::description::{list, sentences};
use crate::texts::review::percent;
use crate::texts::{Phrase, Text};
use bevy_egui::egui::{CornerRadius, Mesh, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

/// The radius of the mark of a moment, in points.
const MOMENT: f32 = 4.0;

/// What the graph shows.
pub(super) struct Chances {
    /// For each round the probability, from 0 to 1, that the first team wins it after every number of plies; `None`
    /// where it is not known.
    pub(super) rounds: Vec<Vec<Option<f32>>>,
    /// The round and the plies of the position that is shown.
    pub(super) shown: (usize, usize),
    /// The rounds and plies of the positions before the moves that decided the match.
    pub(super) moments: Vec<(usize, usize)>,
    /// The name of the graph, for whoever does not see it.
    pub(super) label: Phrase,
}

impl Chances {
    /// The graph in words: the chance at the beginning of each round, before and after each move that decided the
    /// match, and at the end.
    fn shape(&self) -> Text {
        let round = |(round, chances): (usize, &Vec<Option<f32>>)| {
            let moments = self.moments.iter().filter(|(of, _)| *of == round).flat_map(|&(_, plies)| [plies, plies + 1]);
            let mut told: Vec<_> = moments.chain([0, chances.len().saturating_sub(1)]).collect();
            told.sort_unstable();
            told.dedup();
            let point = |plies: usize| {
                let chance = (*chances.get(plies)?)?;
                Some(Phrase::ReviewGraphPoint { moves: plies.into(), percent: percent(chance) }.into())
            };
            list(told.into_iter().filter_map(point).collect::<Vec<_>>().into_iter())
        };
        let rounds: Vec<_> = self.rounds.iter().enumerate().map(round).collect();
        let is_one = rounds.len() == 1;
        let named = rounds.into_iter().enumerate().map(|(index, points)| {
            let round = (index + 1).to_string().into();
            if is_one { Phrase::ReviewGraphPoints { points } } else { Phrase::ReviewGraphRound { round, points } }
                .into()
        });
        sentences(named.collect())
    }
}

/// Shows the graph, `height` points high; returns the position that was clicked, as round and plies.
pub(super) fn show(ui: &mut Ui, chances: &Chances, height: f32) -> Option<(usize, usize)> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let inner = rect.shrink2(vec2(MOMENT + 2.0, MOMENT + 2.0));
    let painter = ui.painter().with_clip_rect(ui.clip_rect().intersect(rect));
    painter.rect_filled(rect, CornerRadius::same(CORNER_RADIUS), ui.visuals().extreme_bg_color);
    painter.hline(inner.x_range(), inner.center().y, Stroke::new(1.0, PANEL_LINE));
    let scale = Scale::new(chances, inner);
    for (round, probabilities) in chances.rounds.iter().enumerate() {
        if round > 0 {
            painter.vline(scale.x(round, 0), rect.y_range(), Stroke::new(1.0, PANEL_LINE));
        }
        let known = probabilities.iter().enumerate().filter_map(|(plies, chance)| Some((plies, (*chance)?)));
        let points: Vec<Pos2> = known.map(|(plies, chance)| scale.at(round, plies, chance)).collect();
        painter.add(area_below(&points, inner.max.y));
        painter.add(Shape::line(points, Stroke::new(2.0, ACCENT)));
    }
    let (round, plies) = chances.shown;
    painter.vline(scale.x(round, plies), rect.y_range(), Stroke::new(2.0, theme::text_colour(ui)));
    for &(round, plies) in &chances.moments {
        let chance = chances.rounds.get(round).and_then(|round| *round.get(plies)?).unwrap_or(0.5);
        painter.circle(scale.at(round, plies, chance), MOMENT, RED, Stroke::new(1.0, theme::text_colour(ui)));
    }
    widgets::ring_if_focused(ui, &response);
    controls::record(ui, chances.label.clone(), &response);
    controls::say_more(ui, &response, || chances.shape());
    let clicked = response.interact_pointer_pos().filter(|_| response.clicked())?;
    scale.position(clicked.x)
}

/// The area between a line and the lower edge, as one mesh, so that it has no seams.
fn area_below(line: &[Pos2], edge: f32) -> Mesh {
    let mut mesh = Mesh::default();
    let colour = ACCENT.gamma_multiply(0.25);
    for (index, &point) in (0_u32..).step_by(2).zip(line) {
        mesh.colored_vertex(point, colour);
        mesh.colored_vertex(pos2(point.x, edge), colour);
        if index > 0 {
            mesh.add_triangle(index - 2, index - 1, index);
            mesh.add_triangle(index - 1, index, index + 1);
        }
    }
    mesh
}

/// Where positions lie in the graph: the rounds follow each other.
struct Scale {
    /// The number of positions of each round.
    lengths: Vec<usize>,
    inner: Rect,
    /// The distance between two positions, in points.
    step: f32,
}

impl Scale {
    fn new(chances: &Chances, inner: Rect) -> Self {
        let lengths: Vec<_> = chances.rounds.iter().map(Vec::len).collect();
        let all: usize = lengths.iter().sum();
        Self { lengths, inner, step: inner.width() / all.saturating_sub(1).max(1) as f32 }
    }

    fn x(&self, round: usize, plies: usize) -> f32 {
        let before: usize = self.lengths.iter().take(round).sum();
        self.inner.min.x + (before + plies) as f32 * self.step
    }

    fn at(&self, round: usize, plies: usize, chance: f32) -> Pos2 {
        pos2(self.x(round, plies), self.inner.max.y - chance * self.inner.height())
    }

    /// The position that lies nearest to this place.
    fn position(&self, x: f32) -> Option<(usize, usize)> {
        let mut index = ((x - self.inner.min.x) / self.step.max(f32::MIN_POSITIVE)).round().max(0.0) as usize;
        for (round, &length) in self.lengths.iter().enumerate() {
            if index < length || round + 1 == self.lengths.len() {
                return Some((round, index.min(length.saturating_sub(1))));
            }
            index -= length;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    #[test]
    fn every_position_is_found_again_where_it_is_drawn() {
        let rounds = vec![vec![Some(0.5); 31], vec![None; 1], vec![Some(0.2); 60]];
        let label = Phrase::ReviewGraph { side: "Ada".to_owned().into() };
        let chances = Chances { rounds, shown: (0, 0), moments: Vec::new(), label };
        let scale = Scale::new(&chances, Rect::from_min_size(pos2(10.0, 5.0), vec2(280.0, 90.0)));
        for (round, &length) in scale.lengths.iter().enumerate() {
            for plies in 0..length {
                assert_eq!(scale.position(scale.x(round, plies)), Some((round, plies)));
            }
        }
        assert_eq!(scale.position(-100.0), Some((0, 0)));
        assert_eq!(scale.position(1e9), Some((2, 59)));
        assert_eq!(scale.at(0, 0, 1.0).y, 5.0, "certain wins are at the top");
    }

    #[test]
    fn the_graph_says_in_words_where_the_match_turned() {
        let chances = vec![Some(0.5), Some(0.52), Some(0.2), None, Some(0.1)];
        let label = || Phrase::ReviewGraph { side: "Ada".to_owned().into() };
        let one = Chances { rounds: vec![chances.clone()], shown: (0, 0), moments: vec![(0, 1)], label: label() };
        let said = one.shape().localise(Language::English);
        assert_eq!(said, "At the start 50 %, after 1 move 52 %, after 2 moves 20 %, after 4 moves 10 %.");
        let two =
            Chances { rounds: vec![chances, vec![Some(0.5)]], moments: Vec::new(), label: label(), shown: (0, 0) };
        let said = two.shape().localise(Language::English);
        assert_eq!(said, "Round 1: At the start 50 %, after 4 moves 10 %. Round 2: At the start 50 %.");
    }

    #[test]
    fn a_match_without_moves_has_one_position() {
        let label = Phrase::ReviewGraph { side: "Ada".to_owned().into() };
        let chances = Chances { rounds: vec![vec![None]], shown: (0, 0), moments: Vec::new(), label };
        let scale = Scale::new(&chances, Rect::from_min_size(Pos2::ZERO, vec2(280.0, 90.0)));
        assert_eq!(scale.position(100.0), Some((0, 0)));
    }
}
