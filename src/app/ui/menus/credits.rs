//! The credits: who made the games, and the software and art that this edition is made with.

use crate::app::input::action::Command;
use crate::app::state::navigation::{Navigate, Overlay};
use crate::app::ui::schedule::UiSystems;
use crate::app::ui::theme::controls::Localise;
use crate::app::ui::theme::widgets::{self, Button};
use crate::app::ui::theme::{self, sheet};
use crate::games::Kind;
use crate::session::about::about;
use crate::texts::{Phrase, Text, games};
use bevy::prelude::*;
use bevy_egui::egui::{Context, RichText, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(UiSystems::Overlays).run_if(in_state(Overlay::Credits)));
}

fn show(mut contexts: EguiContexts, mut go: MessageWriter<Navigate>) -> Result {
    if lay_out(contexts.ctx_mut()?) {
        go.write(Navigate::Back);
    }
    Ok(())
}

/// Lays out the sheet; returns whether it is left.
fn lay_out(context: &Context) -> bool {
    sheet::modal(context, Phrase::CommonCredits, 560.0, |ui| {
        let back = ui.add(Button::new(Phrase::CommonBack).command(Command::Back)).clicked();
        paragraphs(ui, [Phrase::CreditsUnofficial]);
        for kind in Kind::ALL {
            game(ui, kind);
        }
        section(ui, Phrase::CreditsType);
        paragraphs(ui, [Phrase::CreditsTitles, Phrase::CreditsText, Phrase::CreditsFontsFree]);
        section(ui, Phrase::CreditsMadeWith);
        paragraphs(ui, [Phrase::CreditsSoftware, Phrase::CreditsProgramFree]);
        back
    })
}

fn section(ui: &mut Ui, title: impl Into<Text>) {
    ui.add_space(10.0);
    ui.label(RichText::new(ui.localise(title)).font(theme::title(23.0)));
}

fn paragraphs(ui: &mut Ui, texts: impl IntoIterator<Item = Phrase>) {
    for text in texts {
        ui.label(ui.localise(text));
    }
}

fn game(ui: &mut Ui, kind: Kind) {
    let about = about(kind);
    section(ui, games::title_in_list(kind));
    let invented = || about.year.map(|year| Phrase::CreditsInventedIn { year: year.to_string().into() });
    let published = games::published(kind).or_else(invented);
    let author = Phrase::AboutAuthor { author: games::author(kind).into() };
    paragraphs(ui, std::iter::once(author).chain(published));
    ui.label(RichText::new(ui.localise(games::licence(kind))).color(theme::muted_colour(ui)));
    widgets::remark(ui, about.rules.clone());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_credit_is_cut_by_a_window_of_any_width() {
        sheet::fits_at_any_width(&[Phrase::CommonBack.into()], |context| {
            lay_out(context);
        });
    }
}
