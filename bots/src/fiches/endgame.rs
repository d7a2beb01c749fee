//! Two players and an empty pot: nothing is hidden any more, so the rest is thought through.
//!
//! Deeper and deeper: what lies beyond the depth is played out by the rating. Once nothing lies
//! beyond, the answer is exact, for the actions that are listed.

use stammtisch_fiches::{Action, Fiches, Phase, Public, SEATS};
use stammtisch_rules::{Game, Position, Rng, Seat, View};

use super::glance::{Glance, Move};
use super::odds::Odds;
use super::outlook;
use super::rating;
use super::sketch::Sketch;
use crate::{Decision, Measure, Meter, RankedAction};

/// Between equal chances, chips decide: one more counts for so much of a win.
const CHIP: f64 = 0.0005;
/// More plies than any endgame has: each player lays each of his tiles, and passes in between.
const DEEPEST: u32 = 200;

/// The budget ended.
struct Spent;

/// A search for one decision of the viewer.
struct Endgame<'a> {
    seat: Seat,
    odds: &'a Odds,
    meter: &'a mut Meter,
    /// Whether something lay beyond the depth.
    cut: bool,
}

/// A position, and what can be done there.
struct Turn<'a> {
    position: &'a Position<Fiches>,
    glance: Glance<'a>,
    moves: Vec<Move>,
}

impl<'a> Turn<'a> {
    fn of(position: &'a Position<Fiches>, view: &View<'a, Fiches>) -> Option<Turn<'a>> {
        let glance = Glance::of(view)?;
        let mut moves = Vec::new();
        glance.moves(&mut moves);
        Some(Turn {
            position,
            glance,
            moves,
        })
    }
}

/// Whether the viewer can work out everybody's tiles.
pub(super) fn is_open(public: &Public) -> bool {
    public.pot == 0 && public.players == 2 && public.phase == Phase::Running
}

/// An action at the root, and what it is worth to the viewer.
type Rooted = (usize, f64);

/// Thinks the rest of the round through as far as the meter allows. The view must be open.
pub(super) fn search(
    view: &View<Fiches>,
    glance: &Glance,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    let odds = Odds::of(view.public);
    // There is one deal only that looks like this.
    let position = Fiches::redeal(view, rng);
    let mut order = by_rating(glance);
    let best_first = |a: &Rooted, b: &Rooted| b.1.total_cmp(&a.1);
    let mut endgame = Endgame {
        seat: glance.seat,
        odds: &odds,
        meter,
        cut: true,
    };
    let mut depth = 0;
    while endgame.cut && depth < DEEPEST && listed.len() > 1 {
        endgame.cut = false;
        let Ok(mut worth) = endgame.root(&position, &order, depth) else {
            break;
        };
        worth.sort_by(best_first);
        order = worth;
        depth += 1;
    }
    let searched = endgame.meter.spent();
    let mut chances = outlook::of(view);
    if depth > 0 {
        let best = order[0].1.clamp(0.0, 1.0);
        chances[glance.seat] = best;
        chances[1 - glance.seat] = 1.0 - best;
    } else {
        // The rating is all there is.
        order.iter_mut().for_each(|of| of.1 = chances[glance.seat]);
    }
    let opinion = |&(at, worth): &Rooted| RankedAction {
        action: listed[at],
        worth: worth.clamp(0.0, 1.0),
    };
    Decision {
        ranking: order.iter().map(opinion).collect(),
        measure: Measure::Chance,
        chances,
        searched,
    }
}

/// The places of the actions in the list, those first that are rated best.
fn by_rating(glance: &Glance) -> Vec<Rooted> {
    let (mut moves, mut rated) = (Vec::new(), Vec::new());
    glance.moves(&mut moves);
    rating::rate(glance, &moves, &mut rated);
    let mut order: Vec<Rooted> = rated
        .iter()
        .map(|&worth| f64::from(worth))
        .enumerate()
        .collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    order
}

impl Endgame<'_> {
    /// What each action is worth to the viewer, so many plies deep: of those that are not better
    /// than the best before them, that they are not.
    fn root(
        &mut self,
        position: &Position<Fiches>,
        order: &[Rooted],
        depth: u32,
    ) -> Result<Vec<Rooted>, Spent> {
        let view = position.mover();
        let Some(turn) = Turn::of(position, &view) else {
            return Ok(order.to_vec());
        };
        let mut alpha = f64::NEG_INFINITY;
        let mut worth = Vec::with_capacity(order.len());
        for &(at, _) in order {
            let of = self.after(&turn, at, (alpha, f64::INFINITY), depth)?;
            // Stable sorting keeps the first of equals in front.
            worth.push((at, of));
            alpha = alpha.max(of);
        }
        Ok(worth)
    }

    /// What a position is worth to the viewer between these bounds.
    fn worth(
        &mut self,
        position: &Position<Fiches>,
        (mut alpha, mut beta): (f64, f64),
        depth: u32,
    ) -> Result<f64, Spent> {
        if !self.meter.spend() {
            return Err(Spent);
        }
        let view = position.mover();
        let Some(turn) = Turn::of(position, &view) else {
            return Ok(0.5);
        };
        let mine = turn.glance.seat == self.seat;
        let mut rated = Vec::new();
        rating::rate(&turn.glance, &turn.moves, &mut rated);
        let mut order: Vec<usize> = (0..rated.len()).collect();
        order.sort_by(|a, b| rated[*b].total_cmp(&rated[*a]));
        let mut best = if mine {
            f64::NEG_INFINITY
        } else {
            f64::INFINITY
        };
        for at in order {
            let of = self.after(&turn, at, (alpha, beta), depth)?;
            if mine {
                best = best.max(of);
                alpha = alpha.max(of);
            } else {
                best = best.min(of);
                beta = beta.min(of);
            }
            if alpha >= beta {
                break;
            }
        }
        Ok(best)
    }

    /// What the position is worth after the move at this place.
    fn after(
        &mut self,
        turn: &Turn,
        at: usize,
        bounds: (f64, f64),
        depth: u32,
    ) -> Result<f64, Spent> {
        if let Some((chips, winners)) = turn.glance.ending(&turn.moves[at]) {
            return Ok(self.value(&chips, winners));
        }
        let mut position = *turn.position;
        position.apply(&turn.glance.action(&turn.moves, at), &mut ());
        match depth {
            0 => self.played_out(&position),
            _ => self.worth(&position, bounds, depth - 1),
        }
    }

    /// What the round is worth to the viewer with these chips in the end.
    fn value(&self, chips: &[i32; SEATS], winners: u8) -> f64 {
        let margin = chips[self.seat] - chips[1 - self.seat];
        self.odds.after(winners)[self.seat] + CHIP * f64::from(margin.clamp(-100, 100))
    }

    /// What comes of it if both go by the rating from here.
    fn played_out(&mut self, position: &Position<Fiches>) -> Result<f64, Spent> {
        self.cut = true;
        let whole = position.full_state();
        let mut sketch = Sketch::new(whole.public, 0, whole.private[0], None);
        sketch.give(1, whole.private[1]);
        loop {
            if !self.meter.spend() {
                return Err(Spent);
            }
            if !sketch.step() {
                return Ok(self.value(&sketch.paid(), sketch.winners()));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use serde_json::json;
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

    #[test]
    fn an_open_endgame_is_worth_what_a_plain_minimax_says() {
        let setup = Setup::<Fiches>::new(2, &json!({})).unwrap();
        let (mut compared, mut split) = (0, [0; 3]);
        for game in 0..400 {
            let mut rng = Rng::new(game);
            let mut position = setup.deal(&Deal::from_seed(&format!("endgame/{game}")));
            let mut listed = Vec::new();
            while let Some(seat) = position.turn() {
                let view = position.mover();
                Fiches::legal(&view, &mut listed);
                let mut left = 3000;
                if is_open(view.public)
                    && listed.len() > 1
                    && let Some(exact) = minimax(&position, seat, &mut left)
                {
                    let glance = Glance::of(&view).unwrap();
                    let mut meter = Meter::start(Budget::Nodes(1_000_000));
                    let thought = search(&view, &glance, &listed, &mut rng, &mut meter);
                    let worth = thought.ranking[0].worth;
                    assert!((worth - exact).abs() < 0.06, "{worth} and not {exact}");
                    compared += 1;
                    split[(exact * 2.0) as usize] += 1;
                    break;
                }
                let action = *rng.pick(&listed).unwrap();
                position.apply(&action, &mut ());
            }
        }
        assert!(
            compared > 20 && split[0] > 1 && split[2] > 1,
            "{compared} {split:?}"
        );
    }

    #[test]
    fn whoever_wins_by_waiting_alone_waits() {
        let setup = Setup::<Fiches>::new(2, &json!({})).unwrap();
        let mut waited = 0;
        for game in 0..300 {
            let mut rng = Rng::new(game);
            let mut position = setup.deal(&Deal::from_seed(&format!("waiting/{game}")));
            let mut listed = Vec::new();
            while let Some(seat) = position.turn() {
                let view = position.mover();
                Fiches::legal(&view, &mut listed);
                if is_open(view.public) && listed.len() > 1 {
                    let after = |action: &Action| {
                        let mut next = position;
                        next.apply(action, &mut ());
                        minimax(&next, seat, &mut 3000)
                    };
                    let worth: Option<Vec<f64>> = listed.iter().map(after).collect();
                    if let Some([lays @ .., 1.0]) = worth.as_deref()
                        && lays.iter().all(|lay| *lay < 1.0)
                    {
                        let glance = Glance::of(&view).unwrap();
                        let mut meter = Meter::start(Budget::Nodes(1_000_000));
                        let thought = search(&view, &glance, &listed, &mut rng, &mut meter);
                        assert_eq!(thought.action(), Some(Action::Pass));
                        waited += 1;
                    }
                }
                let action = *rng.pick(&listed).unwrap();
                position.apply(&action, &mut ());
            }
        }
        assert!(waited > 0);
    }
}
