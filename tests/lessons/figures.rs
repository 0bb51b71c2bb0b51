//! Positions that steps take from printed figures are those of the figures.

use crate::{begun, steps};
use serde::Deserialize;
use zen_table::games::Kind;

#[derive(Deserialize)]
struct File {
    figures: Vec<Figure>,
}

#[derive(Deserialize)]
struct Figure {
    game: String,
    /// The number of the figure, and for a figure that is looked at from two sides the side: `3-white`.
    figure: String,
    position: String,
}

fn figures() -> Vec<Figure> {
    let file: File = serde_json::from_str(include_str!("../figures/zen.json")).expect("the file of the figures");
    file.figures
}

#[test]
fn a_step_that_names_a_figure_shows_it() {
    let figures = figures();
    for (kind, _, step) in steps() {
        let Some(named) = step.figure else { continue };
        let number = |figure: &Figure| figure.figure.split('-').next().map(str::to_owned);
        let mut of_that_number = figures.iter().filter(|figure| {
            figure.game == kind.id() && (figure.figure == named || number(figure).as_deref() == Some(named))
        });
        let position = begun(kind, step).position_text();
        let is_shown = of_that_number.any(|figure| figure.position == position);
        assert!(is_shown, "{} {}: figure {named} is not {position}", kind.id(), step.id);
    }
}

#[test]
fn a_step_that_shows_a_printed_figure_names_it() {
    let figures = figures();
    for (kind, _, step) in steps() {
        let position = begun(kind, step).position_text();
        let is_printed = figures.iter().any(|figure| figure.game == kind.id() && figure.position == position);
        assert_eq!(is_printed, step.figure.is_some(), "{} {}", kind.id(), step.id);
    }
}

#[test]
fn figures_whose_pictures_we_do_not_have_are_not_named() {
    // The positions in the other file were constructed to satisfy the texts of the rulebooks.
    for (kind, _, step) in steps() {
        assert!(kind == Kind::Zen || step.figure.is_none(), "{} {}", kind.id(), step.id);
    }
}
