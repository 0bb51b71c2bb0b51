//! Selects the child that is visited next: RAVE (Gelly and Silver 2011), with criticality in the place of the
//! all-moves-as-first value.

use super::pool::Pool;

/// The weight of a playout in which an action was critical.
const CRITICALITY_WEIGHT: f32 = 1.0;
/// The bias of RAVE (4b² in Gelly and Silver's schedule): how soon an action's own playouts outweigh criticality.
const RAVE_BIAS: f32 = 0.001;

/// The weight of a move's prior in its score, while it has no playouts of its own (progressive bias; Chaslot and others
/// 2008).
const PRIOR_WEIGHT: f32 = 1.0;

/// The selection, with its reusable buffer.
pub(super) struct Selection {
    scores: Vec<f32>,
}

impl Selection {
    pub(super) fn new() -> Self {
        Self { scores: Vec::new() }
    }

    /// Selects the child with the highest score; `None` if no child can win any more.
    ///
    /// The score is the mean of the win rate of the child's own playouts and of its criticality estimate, with RAVE's
    /// schedule of weights, and a progressive bias by the child's prior, which fades as its playouts become more. There
    /// is no exploration term (UCB): criticality is known early for all actions alike.
    pub(super) fn select(&mut self, pool: &Pool, parent: usize) -> Option<usize> {
        let children = pool.children(parent);
        let count = children.len();
        self.scores.clear();
        self.scores.resize(count, 0.0);
        // Slices of equal length, so that the compiler vectorises the loop.
        let scores = &mut self.scores[..count];
        let visits = &pool.visits[children.clone()][..count];
        let wins = &pool.wins[children.clone()][..count];
        let criticality = &pool.criticality[children.clone()][..count];
        let priors = &pool.prior[children.clone()][..count];
        let sampled = pool.sampled[parent];
        let trust = 1.0 + sampled * RAVE_BIAS;
        let share = 1.0 - (pool.wins[parent] as f32 + 0.5) / (pool.visits[parent] as f32 + 1.0);
        for index in 0..count {
            let likely = sampled * share + CRITICALITY_WEIGHT * criticality[index];
            let visits = visits[index] as f32;
            let mean = (wins[index] as f32 * trust + likely) / (visits * trust + sampled);
            scores[index] = mean + PRIOR_WEIGHT * priors[index] / (visits + 1.0);
        }
        let proofs = &pool.proof[children.clone()];
        let mut best = None;
        let mut most = f32::MIN;
        for (index, (&score, &proof)) in self.scores.iter().zip(proofs).enumerate() {
            if score > most && proof <= 0 {
                best = Some(children.start + index);
                most = score;
            }
        }
        best
    }
}
