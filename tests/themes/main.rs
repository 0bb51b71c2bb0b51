//! The contrasts between pieces, squares and marks of every theme, in every mood and for eyes that lack one kind of
//! cones.
//!
//! The measured table is kept in `docs/themes.md`; `ZEN_TABLE_WRITE=1 cargo test --no-default-features --test themes`
//! writes it.

mod light;

use light::{Eye, Linear, contrast, grained, lit, over, painted};
use std::fmt::Write;
use std::fs;
use zen_table::games::{Kind, Player};
use zen_table::texts::Language;
use zen_table::themes::{Mood, Paint, Room, Special, Style, Theme, theme};

/// The contrast ratios of a theme, each the smallest over all views, moods, pieces and squares.
#[derive(Clone, Copy, Debug)]
struct Measured {
    /// The two players' pieces against each other.
    pieces: f64,
    /// The players' pieces against the squares.
    squares: f64,
    /// The edge of any piece in the plan: the piece against its outline or against the square, whichever contrast is
    /// greater.
    edges: f64,
    /// The Zen against the players' pieces and the squares.
    zen: Option<f64>,
    /// Marks with a meaning against the squares.
    marks: f64,
    /// Numbers against the marks on which they are written.
    figures: f64,
}

/// The conditions under which pieces and squares are seen.
struct Scene<'a> {
    room: &'a Room,
    /// Whether it is the plan, which shows pieces without light and shadow.
    is_plan: bool,
    eye: Eye,
}

impl Scene<'_> {
    fn piece(&self, paint: Paint) -> Linear {
        let colour = painted(paint.colour);
        self.eye.sees(if self.is_plan { colour } else { lit(colour, self.room) })
    }

    fn outline(&self, paint: Paint) -> Linear {
        self.eye.sees(painted(paint.inlay))
    }

    /// The colours of the squares, before the eye is taken into account.
    fn squares(&self, theme: &Theme) -> Vec<Linear> {
        let board = &theme.board;
        let mut squares = vec![board.squares.0, board.squares.1];
        if let Special::Homes { first, second, .. } = board.special {
            squares.extend([first.row, second.row]);
        }
        squares.into_iter().map(|square| lit(grained(painted(square), board.material), self.room)).collect()
    }
}

fn least(ratios: impl IntoIterator<Item = f64>) -> f64 {
    ratios.into_iter().fold(f64::INFINITY, f64::min)
}

fn measure(theme: &Theme, eyes: &[Eye]) -> Measured {
    let rooms = Mood::ALL.map(Mood::room);
    let scenes: Vec<Scene> = eyes
        .iter()
        .flat_map(|&eye| rooms.iter().flat_map(move |room| [false, true].map(|is_plan| Scene { room, is_plan, eye })))
        .collect();
    let players = [theme.first, theme.second];
    let over_all = |ratio: &dyn Fn(&Scene) -> f64| least(scenes.iter().map(ratio));
    let on_squares = |scene: &Scene, paint: Paint| {
        let seen = scene.piece(paint);
        least(scene.squares(theme).into_iter().map(|square| contrast(seen, scene.eye.sees(square))))
    };
    let marks = theme.marks.marks();
    let telling = [marks.target, marks.refused, marks.must, marks.may];
    Measured {
        pieces: over_all(&|scene| contrast(scene.piece(players[0]), scene.piece(players[1]))),
        squares: over_all(&|scene| least(players.map(|paint| on_squares(scene, paint)))),
        edges: over_all(&|scene| {
            let flat = Scene { is_plan: true, ..*scene };
            least(
                players
                    .into_iter()
                    .chain(theme.zen)
                    .map(|paint| contrast(flat.piece(paint), flat.outline(paint)).max(on_squares(&flat, paint))),
            )
        }),
        zen: theme.zen.map(|zen| {
            over_all(&|scene| {
                let against = players.map(|paint| contrast(scene.piece(zen), scene.piece(paint)));
                least(against).min(on_squares(scene, zen))
            })
        }),
        marks: over_all(&|scene| {
            least(scene.squares(theme).into_iter().flat_map(|square| {
                let seen = scene.eye.sees(square);
                telling.map(|mark| contrast(scene.eye.sees(over(mark, square)), seen))
            }))
        }),
        figures: over_all(&|scene| {
            least(scene.squares(theme).into_iter().flat_map(|square| {
                [marks.target, marks.refused].map(|mark| {
                    let ground = over(mark, square);
                    contrast(scene.eye.sees(over(marks.written, ground)), scene.eye.sees(ground))
                })
            }))
        }),
    }
}

/// The smallest contrast ratios that are required of a theme of this style.
fn bars(style: Style) -> Measured {
    match style {
        Style::Usual | Style::Other => {
            Measured { pieces: 2.0, squares: 1.4, edges: 3.0, zen: Some(1.4), marks: 1.5, figures: 4.5 }
        }
        // In the table's light, no colour of a square has a contrast ratio above 4.2 to both black and white.
        Style::HighContrast => {
            Measured { pieces: 4.5, squares: 4.0, edges: 4.5, zen: Some(1.5), marks: 3.0, figures: 4.5 }
        }
        Style::ColourBlind => {
            Measured { pieces: 3.0, squares: 1.8, edges: 4.0, zen: Some(1.6), marks: 1.6, figures: 4.5 }
        }
    }
}

fn themes() -> impl Iterator<Item = (Kind, Style, &'static Theme)> {
    Kind::ALL.into_iter().flat_map(|kind| Style::ALL.map(|style| (kind, style, theme(kind, style))))
}

/// The name of a theme in English.
fn theme_name(kind: Kind, style: Style) -> String {
    zen_table::texts::games::theme(kind, style).localise(Language::English)
}

fn assert_over(measured: Measured, bars: Measured, what: &str) {
    let columns = |of: Measured| {
        let zen = of.zen.unwrap_or(f64::INFINITY);
        [of.pieces, of.squares, of.edges, zen, of.marks, of.figures]
    };
    let names = ["pieces", "squares", "edges", "the Zen", "marks", "figures"];
    for ((name, measured), bar) in names.into_iter().zip(columns(measured)).zip(columns(bars)) {
        assert!(measured >= bar, "{what}, {name}: {measured:.2} is less than {bar}");
    }
}

#[test]
fn every_theme_is_as_clear_as_its_style_promises() {
    for (kind, style, theme) in themes() {
        let bars = Measured { zen: theme.zen.and(bars(style).zen), ..bars(style) };
        assert_over(measure(theme, &[Eye::Usual]), bars, &format!("{}, {}", kind.id(), theme_name(kind, style)));
    }
}

#[test]
fn themes_for_contrast_and_for_colour_blind_eyes_are_clear_to_every_eye() {
    for (kind, style, theme) in
        themes().filter(|(_, style, _)| matches!(style, Style::HighContrast | Style::ColourBlind))
    {
        for eye in Eye::COLOUR_BLIND {
            let mut bars = Measured { zen: theme.zen.and(bars(style).zen), ..bars(style) };
            if style == Style::HighContrast {
                // Its tinted squares are equally light only to eyes with all three kinds of cones.
                bars = Measured { squares: 3.8, zen: bars.zen.map(|_| 1.3), ..bars };
            }
            let measured = measure(theme, &[eye]);
            assert_over(measured, bars, &format!("{}, {}, {eye:?}", kind.id(), theme_name(kind, style)));
        }
    }
}

#[test]
fn only_zen_paints_a_zen_and_it_is_red() {
    for (kind, style, theme) in themes() {
        assert_eq!(theme.zen.is_some(), kind == Kind::Zen, "{}: {}", kind.id(), theme_name(kind, style));
        if let Some(zen) = theme.zen {
            let [red, green, blue, _] = zen.colour.0;
            assert!(red > 2 * green.max(blue), "{}: nobody would call its Zen the red one", theme_name(kind, style));
        }
    }
}

#[test]
fn each_board_paints_what_only_it_has() {
    for (kind, style, theme) in themes() {
        let special = match theme.board.special {
            Special::Nothing => [Kind::Zen, Kind::Enso].contains(&kind),
            Special::Seams { .. } => kind == Kind::Torus,
            Special::Homes { .. } => kind == Kind::Zener,
        };
        assert!(special, "{}: {}", kind.id(), theme_name(kind, style));
    }
}

#[test]
fn who_is_called_white_has_the_lighter_pieces() {
    for (kind, style, theme) in themes() {
        let light = |paint: Paint| contrast(painted(paint.colour), [0.0; 3]);
        let [first, second] = [theme.first, theme.second].map(light);
        match Player::BOTH.map(|player| kind.player_name(player)) {
            ["White", _] => assert!(first > second, "{}: {}", kind.id(), theme_name(kind, style)),
            [_, "White"] => assert!(second > first, "{}: {}", kind.id(), theme_name(kind, style)),
            _ => {}
        }
    }
}

fn table() -> String {
    let mut text = String::from(
        "| game | theme | eyes | pieces | squares | edges | the Zen | marks | figures |\n|---|---|---|---:|---:|---:|---:|---:|---:|\n",
    );
    for (kind, style, theme) in themes() {
        for (eyes, name) in [(&[Eye::Usual][..], "usual"), (&Eye::COLOUR_BLIND[..], "colour-blind")] {
            let Measured { pieces, squares, edges, zen, marks, figures } = measure(theme, eyes);
            let zen = zen.map_or_else(String::new, |zen| format!("{zen:.1}"));
            let row = format!(
                "| {} | {} | {name} | {pieces:.1} | {squares:.1} | {edges:.1} | {zen} | {marks:.1} | {figures:.1} |\n",
                kind.title(),
                theme_name(kind, style)
            );
            text.write_str(&row).expect("a text can always be written to");
        }
    }
    text
}

#[test]
fn the_table_that_is_kept_is_of_these_themes() {
    const FILE: &str = "docs/themes.md";
    const BEGIN: &str = "<!-- contrast: begin -->\n";
    const END: &str = "<!-- contrast: end -->";
    let text = fs::read_to_string(FILE).expect("the tests run in the package's folder");
    let (before, rest) = text.split_once(BEGIN).expect("the file has a place for the table");
    let (kept, after) = rest.split_once(END).expect("the file has a place for the table");
    let table = table();
    println!("{table}");
    if std::env::var_os("ZEN_TABLE_WRITE").is_some() {
        fs::write(FILE, format!("{before}{BEGIN}{table}{END}{after}")).expect("the file can be written to");
    } else {
        assert_eq!(kept, table, "write it anew with ZEN_TABLE_WRITE=1");
    }
}
