//! What a round is worth in a match (F9.2).

use stammtisch_fiches::{Public, SEATS};
use stammtisch_rules::MAX_SEATS;

use crate::Chances;

/// The chances in the match after a round, by who won it, a bit a seat.
pub(super) struct Odds([Chances; 1 << SEATS]);

/// So many rounds ahead are thought through; those after are taken for as many rounds won by each.
const AHEAD: u8 = 6;

impl Odds {
    /// The odds in the round that is being played: of those to come everybody wins his share.
    pub(super) fn of(public: &Public) -> Odds {
        let players = usize::from(public.players);
        let to_come = public
            .options
            .rounds
            .saturating_sub(public.round)
            .min(AHEAD);
        Odds(std::array::from_fn(|winners| {
            if winners == 0 || winners >> players != 0 {
                return [0.0; MAX_SEATS];
            }
            let mut wins = public.wins;
            for (seat, wins) in wins.iter_mut().enumerate() {
                *wins += (winners >> seat & 1) as u8;
            }
            let mut chances = [0.0; MAX_SEATS];
            play_on(players, &mut wins, to_come, 1.0, &mut chances);
            chances
        }))
    }

    /// What a seat's chances are if somebody else wins the round, and how much more if he does.
    pub(super) fn stake(&self, seat: usize, players: usize) -> (f64, f64) {
        let others = (0..players).filter(|other| *other != seat);
        let lost: f64 = others.map(|other| self.after(1 << other)[seat]).sum();
        let lost = lost / (players - 1) as f64;
        (lost, self.after(1 << seat)[seat] - lost)
    }

    /// The chances once these have won the round.
    pub(super) fn after(&self, winners: u8) -> &Chances {
        &self.0[usize::from(winners)]
    }
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
    let leaders = wins[..players]
        .iter()
        .filter(|wins| Some(*wins) == most)
        .count();
    for seat in (0..players).filter(|seat| Some(&wins[*seat]) == most) {
        chances[seat] += part / leaders as f64;
    }
}
