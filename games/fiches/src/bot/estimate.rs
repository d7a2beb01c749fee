//! How a match seems to stand, and what a round counts for in it (F9.2).

use crate::{Fiches, Public, SEATS};
use stammtisch_bots::Chances;
use stammtisch_rules::{MAX_SEATS, Rules, View};

/// A lead of so many chips makes a round e times as likely to be won.
const LEAD: f64 = 5.0;
/// So many rounds ahead are thought through; those after are taken for as many rounds won by each.
const AHEAD: u8 = 6;

/// The chances in the match after a round, by who won it, a bit a seat.
pub(super) struct AfterRound([Chances; 1 << SEATS]);

impl AfterRound {
    /// Finds the chances in the round that is being played: everybody wins their share of those to
    /// come.
    pub(super) fn of(public: &Public) -> AfterRound {
        let players = usize::from(public.players);
        let to_come = public.options.rounds.saturating_sub(public.round);
        AfterRound(std::array::from_fn(|winners| {
            let mut chances = [0.0; MAX_SEATS];
            if winners != 0 && winners >> players == 0 {
                let mut wins = public.wins;
                for (seat, wins) in wins.iter_mut().enumerate() {
                    *wins += (winners >> seat & 1) as u8;
                }
                play_on(players, &mut wins, to_come.min(AHEAD), 1.0, &mut chances);
            }
            chances
        }))
    }

    /// Returns a seat's chances if somebody else wins the round, and how much more if they do.
    pub(super) fn stake(&self, seat: usize, players: usize) -> (f64, f64) {
        let others = (0..players).filter(|other| *other != seat);
        let lost: f64 = others.map(|other| self.won_by(1 << other)[seat]).sum();
        let lost = lost / (players - 1) as f64;
        (lost, self.won_by(1 << seat)[seat] - lost)
    }

    /// Returns the chances once these have won the round.
    pub(super) fn won_by(&self, winners: u8) -> &Chances {
        &self.0[usize::from(winners)]
    }
}

/// Returns who has won a round more than before, a bit a seat.
pub(super) fn winners(before: &Public, after: &Public) -> u8 {
    let won = |seat: &usize| after.wins[*seat] > before.wins[*seat];
    (0..SEATS)
        .filter(won)
        .fold(0, |bits, seat| bits | 1 << seat)
}

/// Adds the chances of everybody, `part` of all, with so many rounds to come.
fn play_on(players: usize, wins: &mut [u8; SEATS], rounds: u8, part: f64, chances: &mut Chances) {
    if rounds > 0 {
        for seat in 0..players {
            wins[seat] += 1;
            play_on(players, wins, rounds - 1, part / players as f64, chances);
            wins[seat] -= 1;
        }
        return;
    }
    let most = wins[..players].iter().max();
    let leads = |seat: &usize| Some(&wins[*seat]) == most;
    let leaders = (0..players).filter(leads).count();
    for seat in (0..players).filter(leads) {
        chances[seat] += part / leaders as f64;
    }
}

/// Returns the chances in the match: who would have most chips now wins the round most likely.
pub(super) fn estimate(view: &View<Fiches>) -> Chances {
    let public = view.public;
    let mut chances = [0.0; MAX_SEATS];
    if public.over() {
        let winners = Fiches::winners(public);
        for &seat in &winners {
            chances[seat] = 1.0 / winners.len() as f64;
        }
        return chances;
    }
    let after = AfterRound::of(public);
    let lead = |seat: usize| f64::from(public.chips[seat]) - f64::from(public.held[seat]);
    let players = usize::from(public.players);
    let best = (0..players).map(lead).fold(f64::MIN, f64::max);
    let weight = |seat: usize| ((lead(seat) - best) / LEAD).exp();
    let sum: f64 = (0..players).map(weight).sum();
    for seat in 0..players {
        for (all, chance) in chances.iter_mut().zip(after.won_by(1 << seat)) {
            *all += weight(seat) / sum * chance;
        }
    }
    chances
}
