//! Estimates a position of a finished game, and judges the decision that was made there.
//!
//! **The estimate** is what each seat can expect when all hands lie open and only what nobody knew is
//! unknown: the order of a face-down pile. It is the mean over worlds in which the pile is dealt again and
//! everybody plays on as the game's standard bot, which sees its own hand alone. With the knowledge of the
//! player on turn instead, the estimate would change with every turn, since every player knows another
//! hand; and what others hold is not as likely as any other hand, since they chose what to keep.
//!
//! So a step changes the estimate by what was decided, compared with the standard bot, and by what was then
//! drawn or turned up, and by nothing else: the positions of a game are estimated in the same worlds.
//!
//! **A decision** is compared with the best action by what the player could know: in worlds in which everything
//! is dealt again that they could not see. With all hands open it would also be charged with what nobody could
//! foresee. The best action is one that the player could have found, since the strong bot that finds it sees no
//! more than they did; or it is what was done, where that turns out to be no worse. To pick the better of two by
//! the worlds in which the difference is then measured would make every difference too large. So each half of the
//! worlds picks for the other one.

use serde::{Deserialize, Serialize};
use stammtisch_bots::{Bot, Chances, Coach, Effort, Estimate, Level, Player};
use stammtisch_rules::{Position, Rng, Seat, View};

/// In how many worlds actions are compared before the difference is looked at.
const BATCH: usize = 16;
/// In fewer worlds it is not yet clear, even if all of them agree.
const FEWEST_WORLDS: usize = 64;
/// With this many standard errors a difference is clear, and no more worlds are needed.
const ENOUGH: f64 = 8.0;

/// A position of a finished game, and what was decided there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PositionReview {
    /// Who was on turn.
    pub seat: Seat,
    /// What each seat can expect of the win, its partner's part included.
    pub estimates: Vec<Estimate>,
    /// What the decision changed for each seat, compared with the standard bot; `None` if the step showed
    /// nothing that was hidden, so that the decision made the whole change.
    pub by_decision: Option<Vec<Estimate>>,
    /// The decision; `None` if there was nothing to choose from.
    pub decision: Option<DecisionReview>,
}

/// A decision, compared with the best action that the bot found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DecisionReview {
    /// The best action, in its text form.
    pub best: String,
    /// Whether it is what was done.
    pub is_played: bool,
    /// What the best action would have brought each seat more than what was done, by what the player could know.
    pub cost: Vec<Estimate>,
}

/// Reviews a position and what was done in it; `None` if the game is over there.
pub(crate) fn review<G: Coach>(
    position: &Position<G>,
    done: &G::Action,
    effort: Effort,
    mut rng: Rng,
) -> Option<PositionReview> {
    let seat = position.turn()?;
    let sides = sides::<G>(position.public());
    let worlds: Vec<Position<G>> = (0..u64::from(effort.worlds.max(1)))
        .map(|world| G::reshuffle(position, world))
        .collect();
    let now = G::play_out(&worlds, 0);
    let played = G::play_out(&after(&worlds, done), 0);
    let mut next = *position;
    let revealed = next.apply(done, &mut ());
    Some(PositionReview {
        seat,
        estimates: estimates(&sides, &now),
        by_decision: revealed.then(|| estimates(&sides, &differences(&played, &now))),
        decision: judge(&position.mover(), done, effort, &mut rng),
    })
}

/// Compares what was done with the best action; `None` if there was nothing to choose from.
fn judge<G: Coach>(
    view: &View<G>,
    done: &G::Action,
    effort: Effort,
    rng: &mut Rng,
) -> Option<DecisionReview> {
    let (seat, _) = view.own?;
    if !has_choice(view) {
        return None;
    }
    let best = best_action(view, effort, rng.clone())?;
    let sides = sides::<G>(view.public);
    let by = if best == *done || best == G::canonical(view, done) {
        Vec::new()
    } else {
        let by = compare(view, &best, done, &sides[seat], effort, rng);
        picked_by_the_other_half(&by, &sides[seat])
    };
    let is_played = by.is_empty();
    let best = if is_played { *done } else { best };
    Some(DecisionReview {
        best: best.to_string(),
        is_played,
        cost: estimates(&sides, &by),
    })
}

/// Returns the worlds after an action.
pub(crate) fn after<G: Coach>(worlds: &[Position<G>], action: &G::Action) -> Vec<Position<G>> {
    let mut worlds = worlds.to_vec();
    for world in &mut worlds {
        world.apply(action, &mut ());
    }
    worlds
}

/// Returns what the strong bot would do, which sees no more than the player.
fn best_action<G: Coach>(view: &View<G>, effort: Effort, rng: Rng) -> Option<G::Action> {
    let bot = Bot {
        level: Level::Strong,
        budget: effort.search,
    };
    Player::<G>::new(bot, rng).decide(view)?.action()
}

fn has_choice<G: Coach>(view: &View<G>) -> bool {
    let mut listed = Vec::new();
    let complete = G::legal(view, &mut listed);
    listed.len() > 1 || !complete
}

/// Returns which seats win and lose together, a row for each seat.
pub(crate) fn sides<G: Coach>(public: &G::Public) -> Vec<Vec<bool>> {
    let seats = 0..G::players(public);
    let row = |one| {
        seats
            .clone()
            .map(move |other| G::same_side(public, one, other))
    };
    seats.clone().map(|one| row(one).collect()).collect()
}

/// Adds up what a side gets.
pub(crate) fn sum_of(side: &[bool], chances: &Chances) -> f64 {
    let ours = chances.iter().zip(side).filter(|(_, ours)| **ours);
    ours.map(|(chance, _)| chance).sum()
}

fn estimates(sides: &[Vec<bool>], results: &[Chances]) -> Vec<Estimate> {
    let of_side = |side: &Vec<bool>| Estimate::of(results.iter().map(|it| sum_of(side, it)));
    sides.iter().map(|side| of_side(side).rounded()).collect()
}

/// Returns what one action brought more than another, world by world.
pub(crate) fn differences(best: &[Chances], done: &[Chances]) -> Vec<Chances> {
    let by = |(best, done): (&Chances, &Chances)| std::array::from_fn(|at| best[at] - done[at]);
    best.iter().zip(done).map(by).collect()
}

/// Keeps a difference where the other half of the worlds speaks for the action, for this side; elsewhere
/// what was done stays the best. Returns nothing if neither half speaks for the action.
fn picked_by_the_other_half(by: &[Chances], side: &[bool]) -> Vec<Chances> {
    let gain = |half: usize| -> f64 {
        let worlds = by.iter().skip(half).step_by(2);
        worlds.map(|it| sum_of(side, it)).sum()
    };
    let picked = [gain(1) > 0.0, gain(0) > 0.0];
    if picked == [false; 2] {
        return Vec::new();
    }
    let kept = |(at, by): (usize, &Chances)| {
        if picked[at % 2] {
            *by
        } else {
            Chances::default()
        }
    };
    by.iter().enumerate().map(kept).collect()
}

/// Returns what the best action brings more, in worlds that look the same to the player. It stops early once
/// that is known well for a side.
fn compare<G: Coach>(
    view: &View<G>,
    best: &G::Action,
    done: &G::Action,
    side: &[bool],
    effort: Effort,
    rng: &mut Rng,
) -> Vec<Chances> {
    let mut by: Vec<Chances> = Vec::new();
    while by.len() < effort.pairs as usize {
        let worlds: Vec<Position<G>> = (0..BATCH).map(|_| G::redeal(view, rng)).collect();
        let seed = rng.bits();
        let results = |action| G::play_out(&after(&worlds, action), seed);
        by.extend(differences(&results(best), &results(done)));
        let cost = Estimate::of(by.iter().map(|it| sum_of(side, it)));
        if by.len() >= FEWEST_WORLDS && cost.mean.abs() > ENOUGH * cost.error {
            break;
        }
    }
    by
}

#[cfg(test)]
mod tests {
    use stammtisch_rules::{Deal, Rules, Setup};
    use stammtisch_toy::Toy;

    use super::*;

    /// Differences for two seats, of which the first gains these.
    fn gains(gains: &[f64]) -> Vec<Chances> {
        let both = |gain: &f64| {
            let mut both = Chances::default();
            (both[0], both[1]) = (*gain, -gain);
            both
        };
        gains.iter().map(both).collect()
    }

    fn picked(worlds: &[f64]) -> Vec<Chances> {
        picked_by_the_other_half(&gains(worlds), &[true, false])
    }

    #[test]
    fn each_half_of_the_worlds_picks_for_the_other() {
        let clear = [0.2, 0.1, 0.4, 0.3];
        assert_eq!(picked(&clear), gains(&clear));
        let doubtful = [-0.2, 0.1, -0.4, 0.3];
        assert_eq!(picked(&doubtful), gains(&[-0.2, 0.0, -0.4, 0.0]));
        assert_eq!(picked(&[-0.2, -0.1]), gains(&[]));
        assert_eq!(picked(&[0.0, 0.0]), gains(&[]));
    }

    #[test]
    fn noise_alone_costs_nothing_on_average() {
        let mut rng = Rng::new(1);
        let costs = (0..2000).map(|_| {
            let noise = [(); 8].map(|()| f64::from(rng.below(2) as u8) - 0.5);
            estimates(&[vec![true, false]], &picked(&noise))[0].mean
        });
        let costs: Vec<f64> = costs.collect();
        let mean = Estimate::of(costs.iter().copied());
        assert!(mean.mean.abs() < 3.0 * mean.error, "{mean:?}");
    }

    /// What a player is charged with follows from what they saw: where other cards are hidden, the same decision
    /// costs the same.
    #[test]
    fn a_decision_costs_what_the_player_could_know() {
        let setup = Setup::<Toy>::new(3, &serde_json::json!({})).ok().unwrap();
        let effort = Effort::new(4, 32, 200);
        let (mut costly, mut others) = (0, 0);
        for deal in 0..60 {
            let mut position = setup.deal(&Deal::from_seed(&format!("known/{deal}")));
            let mut rng = Rng::new(deal);
            let mut listed = Vec::new();
            while position.turn().is_some() {
                let view = position.mover();
                Toy::legal(&view, &mut listed);
                let done = listed[rng.below(listed.len())];
                let other = Toy::redeal(&view, &mut rng);
                let [one, two] = [&position, &other]
                    .map(|it| review(it, &done, effort, Rng::new(deal)).unwrap());
                assert_eq!(one.decision, two.decision);
                others += usize::from(one.estimates != two.estimates);
                let cost = one.decision.map(|decision| decision.cost[one.seat].mean);
                costly += usize::from(cost.is_some_and(|cost| cost > 0.0));
                position.apply(&done, &mut ());
            }
        }
        assert!(
            costly > 20 && others > 20,
            "{costly} costly, {others} other estimates"
        );
    }
}
