//! Which position of a review is searched next: one beside the move that seems to have lost most, so that the first moments show
//! early. Where no move is suspected, it is the middle of the part of the match in which most has happened that is not explained
//! yet, so that turning points are found by bisection.

use super::reviewed_round::ReviewedRound;

/// How much a part is worth that is as long as its round, compared with a part over which a win became a loss.
const WORTH_OF_LENGTH: f32 = 0.3;
/// The probability that is assumed where nothing is known.
const UNKNOWN: f32 = 0.5;

/// The next position to be asked for, as round and number of plies; `None` when all have been asked for.
pub(super) fn next(rounds: &[ReviewedRound]) -> Option<(usize, usize)> {
    most_suspected(rounds).or_else(|| middle_of_largest_gap(rounds))
}

/// A position beside the move that seems to have lost most, among those that are suspected.
fn most_suspected(rounds: &[ReviewedRound]) -> Option<(usize, usize)> {
    let suspected = rounds
        .iter()
        .enumerate()
        .flat_map(|(index, round)| round.suspected().map(move |(plies, loss)| (index, plies, loss)));
    suspected.max_by(|one, other| one.2.total_cmp(&other.2)).map(|(round, plies, _)| (round, plies))
}

/// The middle of the part in which most has happened.
fn middle_of_largest_gap(rounds: &[ReviewedRound]) -> Option<(usize, usize)> {
    let mut best: Option<(f32, usize, usize)> = None;
    for (index, round) in rounds.iter().enumerate() {
        for (worth, plies) in gaps(round) {
            if best.is_none_or(|(most, ..)| worth > most) {
                best = Some((worth, index, plies));
            }
        }
    }
    best.map(|(_, round, plies)| (round, plies))
}

/// The parts of a round of which nothing has been asked: what each is worth, and its middle.
fn gaps(round: &ReviewedRound) -> Vec<(f32, usize)> {
    let positions = round.positions();
    let mut gaps = Vec::new();
    let mut plies = 0;
    let mut before = UNKNOWN;
    while plies < positions {
        if !round.is_open(plies) {
            // Where an answer is still awaited, nothing is assumed to have happened.
            before = round.probability(plies).unwrap_or(before);
            plies += 1;
            continue;
        }
        let begin = plies;
        while plies < positions && round.is_open(plies) {
            plies += 1;
        }
        let after = if plies < positions { round.probability(plies).unwrap_or(before) } else { before };
        let length = (plies - begin) as f32 / positions as f32;
        gaps.push(((after - before).abs() + WORTH_OF_LENGTH * length, begin + (plies - begin) / 2));
    }
    gaps
}
