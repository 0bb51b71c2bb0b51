//! The engine thinks along: the best moves of the position that is shown, better and better, for as long as it is
//! switched on.

use crate::app::ai::question_queue::Purpose;
use crate::app::ai::questions::Questions;
use crate::app::ai::request::{QuestionId, SearchRequest};
use crate::app::gameplay::active_match::{ActiveMatch, TableMode};
use crate::app::gameplay::messages::AiRequest;
use crate::app::gameplay::reset::ResetWithMatch;
use crate::app::state::navigation::Screen;
use crate::app::state::settings::Settings;
use crate::games::{AnyGame, Player, Spot};
use crate::review::Review;
use crate::search::{Finding, Limits, Proof, win_probability};
use bevy::prelude::*;

/// The number of lines that are looked for.
const LINES: usize = 3;

/// How many times longer than in a review a position is searched: about a minute on one core of a desktop.
const TIMES_A_REVIEW: u64 = 240;

/// Switches the engine on or off. It is off at first, and again for every match that comes to the table.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwitchAnalysis(
    /// Whether it shall think along.
    pub bool,
);

/// Whether the engine thinks along, and what it has found.
///
/// It changes only when there is something new to show.
#[derive(Resource, Clone, PartialEq, Default, Debug)]
pub struct Analysis {
    is_on: bool,
    /// The position that is analysed.
    about: Option<ShownPosition>,
    found: Option<AnalysedPosition>,
    /// Whether nothing more is searched in this position: the search is done or has failed too often, or the game is
    /// over.
    is_settled: bool,
}

/// What the engine has found in the position that is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysedPosition {
    /// The best lines with different first moves, the best first: one to three.
    pub lines: Vec<AnalysedLine>,
    /// How deep they have been searched, in plies. In ZeN it is the length of the best line.
    pub depth: u32,
    /// The positions that were searched (in ZeN: playouts).
    pub positions: u64,
    /// Whether the search is done: it has found all that it can, or it has taken its time.
    pub is_done: bool,
}

/// A move in the position that is shown, and what the engine expects after it.
#[derive(Clone, PartialEq, Debug)]
pub struct AnalysedLine {
    /// The move and those after it, in notation; never empty. They can be played one after the other.
    pub moves: Vec<String>,
    /// The spots of the first move, for marking it.
    pub spots: Vec<Spot>,
    /// The probability that player one wins after the first move, from 0 to 1; a draw counts half.
    pub probability: f32,
    /// Who wins after the first move, whatever the other one does, if that is proved. Its plies are counted from the
    /// position that is shown. What is proved of the best line holds for the position itself.
    pub proof: Option<Proof>,
}

impl Analysis {
    /// Whether the engine thinks along.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// What was found of the position that is shown; `None` while nothing is known, when the game is over there, and
    /// while the engine is switched off.
    #[must_use]
    pub fn found(&self) -> Option<&AnalysedPosition> {
        self.found.as_ref()
    }
}

impl AnalysedPosition {
    /// The best line.
    #[must_use]
    pub fn best(&self) -> Option<&AnalysedLine> {
        self.lines.first()
    }

    /// What is proved of the position: who wins, whatever the other one does.
    #[must_use]
    pub fn proof(&self) -> Option<Proof> {
        self.best()?.proof
    }

    /// The probability that a player wins, from 0 to 1; a draw counts half.
    #[must_use]
    pub fn probability(&self, player: Player) -> Option<f32> {
        let of_one = self.best()?.probability;
        Some(if player == Player::One { of_one } else { 1.0 - of_one })
    }

    fn new(game: &AnyGame, finding: &Finding, is_done: bool) -> Self {
        let line = |line: crate::search::Line| {
            let of_mover = win_probability(game, line.score);
            let probability = if game.to_move() == Player::One { of_mover } else { 1.0 - of_mover };
            let (proof, spots) = (line.proof(game), game.path(line.best()));
            AnalysedLine { moves: playable(game, line.moves), spots, probability, proof }
        };
        let lines = finding.lines().into_iter().map(line).filter(|line| !line.moves.is_empty()).collect();
        Self { lines, depth: finding.depth, positions: finding.nodes, is_done }
    }
}

/// The moves of a line up to the end of the game: a search knows neither the third repetition nor checkmate.
fn playable(game: &AnyGame, mut moves: Vec<String>) -> Vec<String> {
    let mut game = game.clone();
    let count = moves.iter().take_while(|text| game.play(text).is_ok()).count();
    moves.truncate(count);
    moves
}

/// Identifies a position with the moves that led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ShownPosition {
    match_number: u64,
    round: usize,
    plies: usize,
    /// A hash of the positions up to this one.
    history: u64,
}

impl ShownPosition {
    fn now(active_match: &ActiveMatch) -> Self {
        let plies = active_match.plies_shown();
        let history = active_match.position().history_key(plies);
        Self { match_number: active_match.number(), round: active_match.round_number_shown(), plies, history }
    }
}

/// The search of the position that is shown.
#[derive(Debug)]
pub(super) struct Search {
    question: QuestionId,
    about: ShownPosition,
    game: AnyGame,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Analysis>().add_message::<SwitchAnalysis>().reset_with_match::<Analysis>();
}

/// Whether the engine may be asked about the match on the table: not while a round is played in which there are no
/// hints, since the same would be learnt from it.
#[must_use]
pub fn may_be_asked(active_match: &ActiveMatch) -> bool {
    let played = active_match.played();
    played.round().result().is_some() || played.has_hints()
}

/// Whether the engine was to help with an analysis that has ended. In the match it would be a hint that nobody asked
/// for.
fn has_ended(was_analysed: &mut bool, active_match: Option<&ActiveMatch>) -> bool {
    let is_analysed = active_match.is_some_and(ActiveMatch::is_analysed);
    std::mem::replace(was_analysed, is_analysed) && !is_analysed
}

/// Asks about the position that is shown, shows what is found, and withdraws the question when another position is
/// shown or the engine is switched off.
pub(super) fn update_analysis(
    active_match: Option<Res<ActiveMatch>>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    (mut switched, mut requests): (MessageReader<SwitchAnalysis>, MessageReader<AiRequest>),
    questions: Res<Questions>,
    mut analysis: ResMut<Analysis>,
    (mut search, mut was_analysed): (Local<Option<Search>>, Local<bool>),
) {
    let mut questions = questions.queue();
    if has_ended(&mut was_analysed, active_match.as_deref()) {
        analysis.set_if_neq(Analysis::default());
    }
    let may_be_asked = active_match.as_deref().is_some_and(may_be_asked);
    let hints = requests.read().filter(|request| matches!(request, AiRequest::Hint)).count();
    let is_analysis = active_match.as_deref().is_some_and(|active_match| active_match.mode() == TableMode::Analysis);
    let wanted = switched.read().last().map(|&SwitchAnalysis(is_on)| is_on);
    let wanted = wanted.or_else(|| (is_analysis && hints % 2 == 1).then_some(!analysis.is_on));
    if let Some(is_on) = wanted
        && analysis.is_on != is_on
        && (may_be_asked || !is_on)
    {
        *analysis = Analysis { is_on, ..Analysis::default() };
    }
    let shown = active_match.filter(|_| analysis.is_on && *screen.get() == Screen::Match);
    let now = shown.as_deref().map(ShownPosition::now);
    if let Some(outdated) = search.take_if(|search| Some(search.about) != now) {
        questions.cancel(outdated.question);
    }
    let (Some(active_match), Some(now)) = (shown, now) else { return };
    if analysis.about != Some(now) {
        let is_settled = active_match.position().verdict().outcome.is_over();
        *analysis = Analysis { is_on: true, about: Some(now), found: None, is_settled };
    }
    if search.is_none() && !analysis.is_settled {
        let game = active_match.position().clone();
        let request = SearchRequest {
            lines: LINES,
            helpers: settings.helpers(),
            reports: true,
            ..SearchRequest::of_position(game.clone(), limits(&game))
        };
        *search = Some(Search { question: questions.ask(Purpose::Analysis, request), about: now, game });
    }
    let Some(asked) = search.as_ref() else { return };
    let (finding, is_done) = match questions.take_reply(asked.question) {
        Some(reply) => (reply.finding, true),
        None => match questions.take_report(asked.question) {
            Some(reply) => (reply.finding, false),
            None => return,
        },
    };
    // A search that begins anew, after the turn of a computer or when it has failed, at first knows less. One that has
    // failed too often may have found nothing.
    let known = analysis.found.as_ref().map_or(1, |known| known.positions);
    if finding.nodes >= known {
        analysis.found = Some(AnalysedPosition::new(&asked.game, &finding, is_done));
    }
    if is_done {
        *search = None;
        analysis.is_settled = true;
        if let Some(found) = &mut analysis.found {
            found.is_done = true;
        }
    }
}

/// How long a position of this game is searched.
fn limits(game: &AnyGame) -> Limits {
    let limits = Review::limits(game);
    Limits { nodes: limits.nodes.map(|nodes| nodes.saturating_mul(TIMES_A_REVIEW)), ..limits }
}
