//! Two players and an empty pot: nothing is hidden any more, so the rest is searched.
//!
//! Alpha-beta, deeper and deeper: what lies beyond the depth is played out by the evaluation. Once
//! nothing lies beyond, the answer is exact, for the actions that are listed.

use crate::{Action, Fiches, Phase, Public};
use stammtisch_bots::{Decision, Measure, Meter, RankedAction};
use stammtisch_rules::{Position, Rng, Rules, Seat, View};

use super::estimate::{AfterRound, estimate};
use super::evaluation::{order, play_out, redeal, values};
use super::features::Situation;

/// Between equal chances, chips decide: one more counts for so much of a win.
const CHIP: f64 = 0.0005;
/// More plies than any endgame has: each player lays each of their tiles, and passes in between.
const DEEPEST: u32 = 200;

/// The budget ended.
struct Spent;

/// A search for one decision of the viewer.
struct Endgame<'a> {
    seat: Seat,
    start: Public,
    after: AfterRound,
    meter: &'a mut Meter,
    /// Whether something lay beyond the depth.
    cut: bool,
}

/// Whether the viewer can work out everybody's tiles.
pub(super) fn is_open(public: &Public) -> bool {
    public.pot == 0 && public.players == 2 && public.phase == Phase::Running
}

/// An action at the root, by its place in the list, and what it is worth to the viewer.
type RootAction = (usize, f64);

/// Searches the rest of the round as far as the meter allows. The view must be open.
pub(super) fn search(
    view: &View<Fiches>,
    situation: &Situation,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    // There is one deal only that looks like this.
    let position = redeal(view, rng);
    let mut chances = estimate(view);
    let by_value = order(&values(situation)).into_iter();
    let mut root: Vec<RootAction> = by_value.map(|at| (at, chances[situation.seat])).collect();
    let mut endgame = Endgame {
        seat: situation.seat,
        start: *view.public,
        after: AfterRound::of(view.public),
        meter,
        cut: true,
    };
    let mut depth = 0;
    while endgame.cut && depth < DEEPEST && listed.len() > 1 {
        endgame.cut = false;
        let Ok(mut found) = endgame.root(&position, listed, &root, depth) else {
            break;
        };
        // Stable sorting keeps the first of equals in front.
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        root = found;
        depth += 1;
    }
    if depth > 0 {
        let best = root[0].1.clamp(0.0, 1.0);
        chances[situation.seat] = best;
        chances[1 - situation.seat] = 1.0 - best;
    }
    let ranked = |&(at, value): &RootAction| RankedAction {
        action: listed[at],
        value: value.clamp(0.0, 1.0),
    };
    Decision {
        ranking: root.iter().map(ranked).collect(),
        measure: Measure::Chance,
        chances,
        searched: endgame.meter.spent(),
    }
}

impl Endgame<'_> {
    /// Returns what each action is worth to the viewer, so many plies deep: of those that are not
    /// better than the best before them, that they are not.
    fn root(
        &mut self,
        position: &Position<Fiches>,
        listed: &[Action],
        root: &[RootAction],
        depth: u32,
    ) -> Result<Vec<RootAction>, Spent> {
        let mut alpha = f64::NEG_INFINITY;
        let mut found = Vec::with_capacity(root.len());
        for &(at, _) in root {
            let value = self.after(position, &listed[at], (alpha, f64::INFINITY), depth)?;
            found.push((at, value));
            alpha = alpha.max(value);
        }
        Ok(found)
    }

    /// Returns what a position is worth to the viewer between these bounds.
    fn value(
        &mut self,
        position: &Position<Fiches>,
        (mut alpha, mut beta): (f64, f64),
        depth: u32,
    ) -> Result<f64, Spent> {
        if !self.meter.spend() {
            return Err(Spent);
        }
        let view = position.mover();
        let Some(situation) = Situation::of(&view) else {
            return Ok(0.5);
        };
        let mut listed = Vec::new();
        Fiches::legal(&view, &mut listed);
        let own = situation.seat == self.seat;
        let mut best = if own {
            f64::NEG_INFINITY
        } else {
            f64::INFINITY
        };
        for at in order(&values(&situation)) {
            let value = self.after(position, &listed[at], (alpha, beta), depth)?;
            if own {
                best = best.max(value);
                alpha = alpha.max(value);
            } else {
                best = best.min(value);
                beta = beta.min(value);
            }
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// Returns what the position is worth after an action.
    fn after(
        &mut self,
        position: &Position<Fiches>,
        action: &Action,
        bounds: (f64, f64),
        depth: u32,
    ) -> Result<f64, Spent> {
        let mut position = *position;
        position.apply(action, &mut ());
        if position.turn().is_some() && depth > 0 {
            return self.value(&position, bounds, depth - 1);
        }
        self.cut |= position.turn().is_some();
        let (chips, winners) = play_out(&position, &self.start, self.meter).ok_or(Spent)?;
        let margin = i32::from(chips[self.seat]) - i32::from(chips[1 - self.seat]);
        let chance = self.after.won_by(winners)[self.seat];
        Ok(chance + CHIP * f64::from(margin.clamp(-100, 100)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use stammtisch_bots::Budget;
    use stammtisch_rules::{Deal, Setup};

    /// The share of the win that the seat gets if both play perfectly: every listed action tried,
    /// by the rules alone.
    fn minimax(position: &Position<Fiches>, seat: Seat, left: &mut u32) -> Option<f64> {
        *left = left.checked_sub(1)?;
        let Some(mover) = position.turn() else {
            let winners = Fiches::winners(position.public());
            let share = 1.0 / winners.len() as f64;
            return Some(if winners.contains(&seat) { share } else { 0.0 });
        };
        let mut listed = Vec::new();
        Fiches::legal(&position.mover(), &mut listed);
        let mut best: Option<f64> = None;
        for action in listed {
            let mut next = *position;
            next.apply(&action, &mut ());
            let of = minimax(&next, seat, left)?;
            best = best
                .map(|best| {
                    if mover == seat {
                        best.max(of)
                    } else {
                        best.min(of)
                    }
                })
                .or(Some(of));
        }
        best
    }

    /// Says which game a test failed in.
    struct Repeats(u64);

    impl Drop for Repeats {
        fn drop(&mut self) {
            if std::thread::panicking() {
                eprintln!("to repeat this: game {}", self.0);
            }
        }
    }

    /// Plays games at random and shows each open position with a choice, until that answers `true`.
    fn open_positions(games: u64, mut show: impl FnMut(&Position<Fiches>, &[Action]) -> bool) {
        let setup = Setup::<Fiches>::new(2, &json!({})).unwrap();
        for game in 0..games {
            let mut rng = Rng::new(game);
            let mut position = setup.deal(&Deal::from_seed(&format!("endgame/{game}")));
            let mut listed = Vec::new();
            let _repeats = Repeats(game);
            while position.turn().is_some() {
                Fiches::legal(&position.mover(), &mut listed);
                let open = is_open(position.public()) && listed.len() > 1;
                if open && show(&position, &listed) {
                    break;
                }
                let action = *rng.pick(&listed).unwrap();
                position.apply(&action, &mut ());
            }
        }
    }

    fn decision(position: &Position<Fiches>, listed: &[Action]) -> Decision<Action> {
        let view = position.mover();
        let mut meter = Meter::start(Budget::Nodes(1_000_000));
        let situation = Situation::of(&view).unwrap();
        search(&view, &situation, listed, &mut Rng::new(1), &mut meter)
    }

    #[test]
    fn an_open_endgame_is_worth_what_a_plain_minimax_says() {
        let (mut compared, mut split) = (0, [0; 3]);
        open_positions(400, |position, listed| {
            let seat = position.turn().unwrap();
            let Some(exact) = minimax(position, seat, &mut 3000) else {
                return false;
            };
            let worth = decision(position, listed).ranking[0].value;
            assert!((worth - exact).abs() < 0.06, "{worth} and not {exact}");
            compared += 1;
            split[(exact * 2.0) as usize] += 1;
            true
        });
        assert!(
            compared > 20 && split[0] > 1 && split[2] > 1,
            "{compared} {split:?}"
        );
    }

    #[test]
    fn whoever_wins_by_waiting_alone_waits() {
        let mut waited = 0;
        open_positions(300, |position, listed| {
            let seat = position.turn().unwrap();
            let after = |action: &Action| {
                let mut next = *position;
                next.apply(action, &mut ());
                minimax(&next, seat, &mut 3000)
            };
            let worth: Option<Vec<f64>> = listed.iter().map(after).collect();
            if let Some([lays @ .., 1.0]) = worth.as_deref()
                && lays.iter().all(|lay| *lay < 1.0)
            {
                assert_eq!(decision(position, listed).action(), Some(Action::Pass));
                waited += 1;
            }
            false
        });
        assert!(waited > 0);
    }
}
