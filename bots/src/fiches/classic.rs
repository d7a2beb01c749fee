//! The classic set: what an action seems to be worth, and a search that sees the next one's reply.
//!
//! Listing lays takes a millisecond here, so nothing is played out.

use stammtisch_fiches::{Action, Fiches};
use stammtisch_rules::{Game, Luck, Position, Seat, View};

use super::glance::{Glance, Move};
use super::odds::Odds;
use crate::{Measure, Meter, Thought};

/// A tile on the rack against a chip: it costs one in the end, or it brings one.
const TILE: f64 = -0.3;
/// A joker on the rack: it brings a series some day.
const JOKER: f64 = 1.5;
/// Winning or losing the round, in chips.
const ROUND: f64 = 20.0;
/// So many actions, the most promising ones, are looked at.
const CANDIDATES: usize = 6;
/// A lead of so many chips is as good as three chances in four.
const LEAD: f64 = 6.0;

/// What an action seems to be worth, in chips.
pub(super) fn rate(glance: &Glance, of: &Move) -> f64 {
    if let Some((_, winners)) = glance.ending(of) {
        return f64::from(of.chips)
            + if winners >> glance.seat & 1 == 1 {
                ROUND
            } else {
                -ROUND
            };
    }
    let more = f64::from(of.take) - f64::from(of.laid.len() as u8) + f64::from(u8::from(of.draws));
    let jokers = f64::from(of.take) - f64::from(of.laid.jokers());
    f64::from(of.chips) + TILE * more + JOKER * jokers
}

/// An action, and what came of it.
struct Candidate {
    at: usize,
    rated: f64,
    sum: f64,
    deals: f64,
}

impl Candidate {
    /// What it is worth, as a chance.
    fn worth(&self, best: f64) -> f64 {
        let prior = chance(self.rated - best);
        (self.sum + prior) / (self.deals + 1.0)
    }
}

/// A lead in chips as a chance to win.
fn chance(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead / LEAD * 3f64.ln()).exp())
}

/// A search for one decision.
struct Replies<'a> {
    glance: &'a Glance<'a>,
    moves: &'a [Move],
    listed: &'a [Action],
    odds: Odds,
    /// The next player's moves.
    replies: Vec<Move>,
}

/// Looks at what the next player can do, in many deals, until the meter is out.
pub(super) fn search(
    view: &View<Fiches>,
    glance: &Glance,
    listed: &[Action],
    luck: &mut Luck,
    meter: &mut Meter,
) -> Thought<Action> {
    let mut moves = Vec::new();
    glance.moves(&mut moves);
    let rated = |(at, of)| Candidate {
        at,
        rated: rate(glance, of),
        sum: 0.0,
        deals: 0.0,
    };
    let mut candidates: Vec<Candidate> = moves.iter().enumerate().map(rated).collect();
    candidates.sort_by(|a, b| b.rated.total_cmp(&a.rated));
    let best = candidates[0].rated;
    let few = candidates.len().min(CANDIDATES);
    let mut replies = Replies {
        glance,
        moves: &moves,
        listed,
        odds: Odds::of(view.public),
        replies: Vec::new(),
    };
    while few > 1 && replies.deal(view, &mut candidates[..few], luck, meter) {}
    let mut worth = vec![0.0; listed.len()];
    let mut least = 1.0f64;
    for (place, candidate) in candidates.iter().enumerate() {
        let of = candidate.worth(best);
        worth[candidate.at] = match place < few {
            true => of,
            false => of.min(least),
        };
        least = least.min(of);
    }
    let mut thought = Thought::rank(listed, &worth, Measure::Chance, super::outlook::of(view));
    thought.searched = meter.spent();
    thought
}

impl Replies<'_> {
    /// Tries all candidates in one deal; `false` once the budget is spent.
    fn deal(
        &mut self,
        view: &View<Fiches>,
        candidates: &mut [Candidate],
        luck: &mut Luck,
        meter: &mut Meter,
    ) -> bool {
        let position = Fiches::redeal(view, luck);
        for candidate in candidates {
            if !meter.spend() {
                return false;
            }
            candidate.sum += self.after(&position, candidate.at);
            candidate.deals += 1.0;
        }
        true
    }

    /// The chance to win the match after a candidate and the next player's best reply.
    fn after(&mut self, position: &Position<Fiches>, at: usize) -> f64 {
        let seat = self.glance.seat;
        if let Some((_, winners)) = self.glance.ending(&self.moves[at]) {
            return self.odds.after(winners)[seat];
        }
        let mut position = *position;
        position.apply(&self.listed[at], &mut ());
        let view = position.mover();
        let Some(next) = Glance::of(&view) else {
            return self.odds.after(1 << seat)[seat];
        };
        next.moves(&mut self.replies);
        let rated = |of: &Move| rate(&next, of);
        let reply = self
            .replies
            .iter()
            .max_by(|a, b| rated(a).total_cmp(&rated(b)));
        let Some(reply) = reply else {
            return self.odds.after(1 << next.seat)[seat];
        };
        if let Some((_, winners)) = next.ending(reply) {
            return self.odds.after(winners)[seat];
        }
        self.standing(&next, reply, &position)
    }

    /// The chance to win the match as it stands after a reply: the leader in the round has it.
    fn standing(&self, next: &Glance, reply: &Move, position: &Position<Fiches>) -> f64 {
        let (public, seat) = (next.public, self.glance.seat);
        let whole = position.whole();
        let of = |other: Seat| {
            let jokers = JOKER * f64::from(whole.private[other].jokers());
            let tiles = TILE * f64::from(public.held[other]);
            let now = f64::from(public.chips[other]) + tiles + jokers;
            now + if other == next.seat {
                rate(next, reply)
            } else {
                0.0
            }
        };
        let others = (0..usize::from(public.players)).filter(|other| *other != seat);
        let (rival, best) = others
            .map(|other| (other, of(other)))
            .fold((seat, f64::MIN), |a, b| if b.1 > a.1 { b } else { a });
        let win = chance(of(seat) - best);
        win * self.odds.after(1 << seat)[seat] + (1.0 - win) * self.odds.after(1 << rival)[seat]
    }
}
