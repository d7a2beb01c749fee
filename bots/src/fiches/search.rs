//! Search in the junior set: rounds played out from many deals of what cannot be seen.
//!
//! Every deal is the same for all candidates, so that they differ by what they do and not by rng;
//! those that fall behind for certain are dropped, so that the rest is compared more closely.

use stammtisch_fiches::tiles::Tile;
use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{MAX_SEATS, Rng, Seat, View};

use super::glance::{Glance, Move};
use super::odds::Odds;
use super::outlook;
use super::rating;
use super::sketch::Sketch;
use crate::race::is_behind;
use crate::{Chances, Decision, Measure, Meter, RankedAction};

/// So many actions, the most promising ones, are looked at.
const CANDIDATES: usize = 12;
/// A chip more or less than the best other counts for so much of what is at stake in the round, up to
/// [`MARGIN`] chips.
const CHIP: f64 = 0.004;
const MARGIN: i32 = 10;
/// What the rating says counts like so many deals,
const PRIOR: f64 = 16.0;
/// a chip of it like so much of what is at stake.
const RATED_CHIP: f64 = 0.1;
/// Who is behind by so many standard errors is dropped.
const SURE: f64 = 2.0;

/// An action that may be the best one.
struct Candidate {
    /// Its place in the list.
    at: usize,
    /// What the rating makes of it, as a chance.
    prior: f64,
    /// The round after it, before the deal.
    sketch: Sketch,
    /// Whether a tile is to be drawn, or passed, first.
    waits: bool,
    /// Whether it may still be the best.
    alive: bool,
    deals: f64,
    /// What it was worth, all deals together and one by one.
    sum: f64,
    results: Vec<f32>,
    chances: Chances,
}

/// A search for one decision.
pub(super) struct Search {
    seat: Seat,
    players: usize,
    odds: Odds,
    /// How much better it is to win the round than to lose it.
    stake: f64,
    /// How the match seemed to stand.
    outlook: Chances,
    candidates: Vec<Candidate>,
    /// The places of the actions that are not looked at, the most promising first.
    others: Vec<usize>,
    unseen: Vec<Tile>,
}

impl Search {
    /// Sets out to compare the most promising of the listed actions.
    pub(super) fn new(view: &View<Fiches>, glance: &Glance, listed: &[Action]) -> Search {
        let (mut moves, mut rated) = (Vec::new(), Vec::new());
        glance.moves(&mut moves);
        rating::rate(glance, &moves, &mut rated);
        let mut order: Vec<usize> = (0..listed.len()).collect();
        order.sort_by(|a, b| rated[*b].total_cmp(&rated[*a]));
        let others = order.split_off(CANDIDATES.min(order.len()));
        let best = rated[order[0]];
        let (seat, players) = (glance.seat, usize::from(glance.public.players));
        let odds = Odds::of(glance.public);
        let (lost, stake) = odds.stake(seat, players);
        let prior = |at: usize| {
            let won = 0.5 + RATED_CHIP * f64::from(rated[at] - best);
            lost + stake * won.max(0.0)
        };
        let candidate =
            |&at: &usize| Candidate::new(glance, &moves[at], &listed[at], at, prior(at));
        Search {
            seat,
            players,
            odds,
            stake,
            outlook: outlook::of(view),
            candidates: order.iter().map(candidate).collect(),
            others,
            unseen: unseen(glance),
        }
    }

    /// Plays rounds out until the meter is out, or only one candidate is left.
    pub(super) fn run(&mut self, rng: &mut Rng, meter: &mut Meter) {
        if let Some(index) = self.sure_win() {
            self.try_out(index, meter);
            return self.keep_only(index);
        }
        let mut deals = 0u32;
        while self
            .candidates
            .iter()
            .filter(|candidate| candidate.alive)
            .count()
            > 1
        {
            rng.shuffle(&mut self.unseen);
            for index in 0..self.candidates.len() {
                if self.candidates[index].alive && !self.try_out(index, meter) {
                    return;
                }
            }
            deals += 1;
            if deals >= 8 && deals.is_power_of_two() {
                self.drop_the_worst();
            }
        }
    }

    /// A candidate that wins the round at once: nothing is better.
    fn sure_win(&self) -> Option<usize> {
        let wins = |candidate: &Candidate| candidate.sketch.won_by(self.seat);
        self.candidates.iter().position(wins)
    }

    fn keep_only(&mut self, index: usize) {
        for (other, candidate) in self.candidates.iter_mut().enumerate() {
            candidate.alive = other == index;
        }
    }

    /// Plays the round out after a candidate; `false` if the budget ended first.
    fn try_out(&mut self, index: usize, meter: &mut Meter) -> bool {
        let candidate = &mut self.candidates[index];
        let mut sketch = candidate.sketch.clone();
        sketch.deal(self.seat, &self.unseen);
        if candidate.waits {
            sketch.draw_or_pass();
        }
        loop {
            if !meter.spend() {
                return false;
            }
            if !sketch.step() {
                break;
            }
        }
        let chances = self.odds.after(sketch.winners());
        let paid = sketch.paid();
        let others = (0..self.players).filter(|seat| *seat != self.seat);
        let rival = others.map(|seat| paid[seat]).max().unwrap_or(0);
        let margin = (paid[self.seat] - rival).clamp(-MARGIN, MARGIN);
        let worth = chances[self.seat] + CHIP * self.stake * f64::from(margin);
        candidate.deals += 1.0;
        candidate.sum += worth;
        candidate.results.push(worth as f32);
        for (sum, chance) in candidate.chances.iter_mut().zip(chances) {
            *sum += chance;
        }
        true
    }

    /// Drops whoever is clearly behind the leader, deal by deal.
    fn drop_the_worst(&mut self) {
        let lead = &self.candidates[self.leader()].results;
        let behind = |other: &Candidate| is_behind(lead, &other.results, SURE);
        let stay: Vec<bool> = self.candidates.iter().map(|other| !behind(other)).collect();
        for (candidate, stays) in self.candidates.iter_mut().zip(stay) {
            candidate.alive &= stays;
        }
    }

    /// The best of those that are left; of equals the one rated higher.
    fn leader(&self) -> usize {
        let candidates = self.candidates.iter().enumerate();
        let left = candidates.rev().filter(|(_, candidate)| candidate.alive);
        left.max_by(|(_, a), (_, b)| a.worth().total_cmp(&b.worth()))
            .map_or(0, |(index, _)| index)
    }

    /// What came of it.
    pub(super) fn thought(mut self, listed: &[Action], searched: u64) -> Decision<Action> {
        let leader = self.leader();
        let best = &self.candidates[leader];
        let chances = match best.deals > 0.0 {
            true => best.chances.map(|chance| chance / best.deals),
            false => self.outlook,
        };
        self.candidates.sort_by(|a, b| {
            let key = |c: &Candidate| (c.alive, c.worth());
            let ((alive_a, a), (alive_b, b)) = (key(a), key(b));
            alive_b.cmp(&alive_a).then(b.total_cmp(&a))
        });
        let looked_at = self
            .candidates
            .iter()
            .map(|candidate| (candidate.at, candidate.worth()));
        let mut ranking: Vec<RankedAction<Action>> = Vec::with_capacity(listed.len());
        let mut least = 1.0;
        for (at, worth) in looked_at {
            least = worth.clamp(0.0, least);
            ranking.push(RankedAction {
                action: listed[at],
                worth: least,
            });
        }
        ranking.extend(self.others.iter().map(|&at| RankedAction {
            action: listed[at],
            worth: least,
        }));
        Decision {
            ranking,
            measure: Measure::Chance,
            chances,
            searched,
        }
    }
}

impl Candidate {
    /// What it seems to be worth, the rating included; what ends the round is not guessed at.
    fn worth(&self) -> f64 {
        if self.sketch.is_over() && self.deals > 0.0 {
            return self.sum / self.deals;
        }
        (self.sum + PRIOR * self.prior) / (self.deals + PRIOR)
    }

    /// The move at this place of the list.
    fn new(glance: &Glance, of: &Move, action: &Action, at: usize, prior: f64) -> Candidate {
        let mut public = *glance.public;
        let seat = glance.seat;
        let mut rack = glance.rack.minus(of.laid);
        rack.add(Tile::JOKER, of.take);
        let mut out = None;
        if let Action::Lay(laying) = action {
            public.table = laying.lay().table;
            public.held[seat] = rack.len() as u8;
            out = rack.is_empty().then_some(seat);
            let chips = of.chips as u16 + u16::from(out.is_some());
            public.chips[seat] = public.chips[seat].saturating_add(chips);
            public.idle = 0;
            public.turn = (public.turn + 1) % public.players;
        }
        Candidate {
            at,
            prior,
            sketch: Sketch::new(&public, seat, rack, out),
            waits: !matches!(action, Action::Lay(_)),
            alive: true,
            deals: 0.0,
            sum: 0.0,
            results: Vec::new(),
            chances: [0.0; MAX_SEATS],
        }
    }
}

/// The tiles that the viewer cannot place.
fn unseen(glance: &Glance) -> Vec<Tile> {
    let public = glance.public;
    let known = (0..usize::from(public.players)).filter(|seat| *seat != glance.seat);
    let jokers = known.map(|seat| public.jokers[seat]).sum();
    let mut seen = glance.rack.plus(public.table.as_rack());
    seen.add(Tile::JOKER, jokers);
    let unseen = public.options.settings.set.all().minus(seen);
    unseen
        .tiles()
        .flat_map(|(tile, count)| std::iter::repeat_n(tile, count.into()))
        .collect()
}
