//! Which position of a review is searched next: one beside the move that seems to have lost most, so that the first
//! moments show early. Where no move is suspected, it is the middle of the part of the match in which most has happened
//! that is not explained yet, so that turning points are found by bisection; in ZeN first by estimates, which take a
//! quarter of the time.

use super::position_id::PositionKind;
use super::reviewed_round::ReviewedRound;

/// The most estimates that are asked for: in a match without mistakes they are of no use.
const MOST_ESTIMATES: usize = 32;
/// How much a part is worth that is as long as its round, compared with a part over which a win became a loss.
const WORTH_OF_LENGTH: f32 = 0.3;
/// The probability that is assumed where nothing is known.
const UNKNOWN: f32 = 0.5;

/// The next position to be asked for, as round, number of plies and kind; `None` when all have been asked for.
pub(super) fn next(rounds: &[ReviewedRound]) -> Option<(usize, usize, PositionKind)> {
    let played = |(round, plies)| (round, plies, PositionKind::Played);
    if let Some(suspected) = most_suspected(rounds) {
        return Some(played(suspected));
    }
    let estimates: usize = rounds.iter().map(ReviewedRound::estimates_asked).sum();
    if estimates < MOST_ESTIMATES
        && !rounds.iter().any(ReviewedRound::has_mistake)
        && let Some((round, plies)) = middle_of_largest_gap(rounds, PositionKind::Estimated)
    {
        return Some((round, plies, PositionKind::Estimated));
    }
    middle_of_largest_gap(rounds, PositionKind::Played).map(played)
}

/// A position beside the move that seems to have lost most, among those that are suspected.
fn most_suspected(rounds: &[ReviewedRound]) -> Option<(usize, usize)> {
    let suspected = rounds
        .iter()
        .enumerate()
        .flat_map(|(index, round)| round.suspected().map(move |(plies, loss)| (index, plies, loss)));
    suspected.max_by(|one, other| one.2.total_cmp(&other.2)).map(|(round, plies, _)| (round, plies))
}

/// The middle of the part in which most has happened, by probabilities, or by estimates as well where estimates are
/// asked for.
fn middle_of_largest_gap(rounds: &[ReviewedRound], kind: PositionKind) -> Option<(usize, usize)> {
    let mut best: Option<(f32, usize, usize)> = None;
    for (index, round) in rounds.iter().enumerate() {
        for (worth, plies) in gaps(round, kind) {
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, index, plies));
            }
        }
    }
    best.map(|(_, round, plies)| (round, plies))
}

/// The parts of a round of which nothing has been asked: what each is worth, and its middle.
fn gaps(round: &ReviewedRound, kind: PositionKind) -> Vec<(f32, usize)> {
    let is_estimated = kind == PositionKind::Estimated;
    let is_open = |plies| if is_estimated { round.may_estimate(plies) } else { round.is_open(plies) };
    let known = |plies| if is_estimated { round.presumed(plies) } else { round.probability(plies) };
    let positions = round.positions();
    let mut gaps: Vec<(f32, usize)> = Vec::new();
    // The first gap since the last position that is known.
    let mut first = 0;
    let mut plies = 0;
    let mut before = UNKNOWN;
    while plies < positions {
        if is_open(plies) {
            let begin = plies;
            while plies < positions && is_open(plies) {
                plies += 1;
            }
            let length = (plies - begin) as f32 / positions as f32;
            gaps.push((WORTH_OF_LENGTH * length, begin + (plies - begin) / 2));
            continue;
        }
        if let Some(after) = known(plies) {
            // Where answers are still awaited, every gap between two positions that are known may hold what has
            // happened.
            let since = &mut gaps[first..];
            let change = (after - before).abs() / since.len().max(1) as f32;
            since.iter_mut().for_each(|(worth, _)| *worth += change);
            (first, before) = (gaps.len(), after);
        }
        plies += 1;
    }
    gaps
}
