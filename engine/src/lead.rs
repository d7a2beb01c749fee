//! How far the action of a hint is ahead of the next best one.
//!
//! A search by play-outs ranks first what did best in the deals that it tried, and part of that is chance. So the two
//! best are compared again, in new deals. The search keeps its choice unless the other one is clearly better there.

use stammtisch_bots::{Chances, Coach, Decision, Estimate, RankedAction};
use stammtisch_rules::{Position, Rng, View};

use crate::review::{after, differences, sides, sum_of};

/// A difference that outweighs its standard error by this factor is no chance.
const SURE: f64 = 2.0;

/// Returns by how many standard errors the other action must be ahead to be advised instead. Few deals do not
/// overrule a search; many say more than it does.
fn to_overrule(pairs: u32) -> f64 {
    match pairs {
        ..64 => f64::INFINITY,
        64..1000 => SURE,
        _ => 0.0,
    }
}

/// Compares the two best actions in new deals: values them, and each seat's chances, by what they bring there.
pub(crate) fn compare_again<G: Coach>(
    view: &View<G>,
    decision: &mut Decision<G::Action>,
    rng: &mut Rng,
) {
    let pairs = G::hint_pairs(view.public);
    let (Some((seat, _)), [first, second, ..]) = (view.own, &mut decision.ranking[..]) else {
        return;
    };
    if pairs == 0 {
        return;
    }
    let worlds: Vec<Position<G>> = (0..pairs).map(|_| G::redeal(view, rng)).collect();
    let seed = rng.bits();
    let results = |it: &RankedAction<G::Action>| G::play_out(&after(&worlds, &it.action), seed);
    let mut results = [results(first), results(second)];
    let side = &sides::<G>(view.public)[seat];
    let by = differences(&results[0], &results[1]);
    let by = Estimate::of(by.iter().map(|it| sum_of(side, it)));
    let (lead, is_other) = lead(by, to_overrule(pairs));
    if is_other {
        std::mem::swap(first, second);
        results.swap(0, 1);
    }
    decision.chances = mean(&results[0]);
    first.value = sum_of(side, &decision.chances);
    second.value = first.value - lead;
    let most = second.value;
    let others = decision.ranking.iter_mut().skip(2);
    others.for_each(|other| other.value = other.value.min(most));
}

/// Returns the lead of the better action, by what the first one brought more, and whether the other one is the
/// better: ahead by this many standard errors. A lead that chance makes less than nothing is none.
fn lead(by: Estimate, to_overrule: f64) -> (f64, bool) {
    let opposite = Estimate {
        mean: -by.mean,
        ..by
    };
    if opposite.is_above_zero(to_overrule) {
        (opposite.mean, true)
    } else {
        (by.mean.max(0.0), false)
    }
}

fn mean(results: &[Chances]) -> Chances {
    let many = results.len().max(1) as f64;
    std::array::from_fn(|seat| results.iter().map(|it| it[seat]).sum::<f64>() / many)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choice_of_a_search_stays_unless_the_other_is_clearly_better() {
        let lead = |mean| super::lead(Estimate { mean, error: 0.02 }, to_overrule(100));
        assert_eq!(lead(0.05), (0.05, false));
        assert_eq!(lead(-0.03), (0.0, false));
        assert_eq!(lead(-0.05), (0.05, true));
        let by = Estimate {
            mean: -0.05,
            error: 0.001,
        };
        assert_eq!(super::lead(by, to_overrule(8)), (0.0, false));
    }
}
