//! Who wins a round and a match, and what an action brings at once.

use stammtisch_rules::{Seat, View};

use crate::action::Action;
use crate::game::Fiches;
use crate::judge::judge;
use crate::state::{Public, SEATS};

/// What a tile from the pot costs (F3.4).
pub(crate) const DRAWING: u16 = 1;
/// What laying the last tile brings beside the reward for it (F7.1).
pub(crate) const OUT: u8 = 1;

/// Returns what everybody pays for the tiles on their rack: at most what they have (F7.1, F7.3).
pub(crate) fn payments(chips: &[u16; SEATS], held: &[u8; SEATS]) -> [u16; SEATS] {
    std::array::from_fn(|seat| chips[seat].min(held[seat].into()))
}

/// Returns everybody's chips once they have paid (F7.1, F7.3).
pub(crate) fn after_paying(chips: &[u16; SEATS], held: &[u8; SEATS]) -> [u16; SEATS] {
    let paid = payments(chips, held);
    std::array::from_fn(|seat| chips[seat] - paid[seat])
}

/// Most chips win; if equal, who went out if they are among them, and otherwise all of them (F7.2). A
/// bit a seat.
pub(crate) fn round_winners(players: u8, chips: &[u16; SEATS], out: Option<Seat>) -> u8 {
    let best = most(&chips[..players.into()]);
    match out {
        Some(seat) if best >> seat & 1 == 1 => 1 << seat,
        _ => best,
    }
}

/// Who has most, a bit a seat.
fn most<T: Ord>(of_each: &[T]) -> u8 {
    let best = of_each.iter().max();
    (0..of_each.len())
        .filter(|&seat| Some(&of_each[seat]) == best)
        .fold(0, |bits, seat| bits | 1 << seat)
}

/// Who begins the next round: the winner; if several share, the first of them clockwise after the
/// last starter, who comes last (F9.1).
pub(crate) fn next_starter(public: &Public, winners: u8) -> Seat {
    let mut seat = public.left_of(public.starter.into());
    while winners >> seat & 1 == 0 {
        seat = public.left_of(seat);
    }
    seat
}

/// Most rounds won win the match; equals share (F9.2). Ascending.
pub(crate) fn match_winners(public: &Public) -> Vec<Seat> {
    seats(most(&public.wins[..public.players.into()]))
}

/// The seats of a set of bits, ascending.
pub(crate) fn seats(bits: u8) -> Vec<Seat> {
    (0..SEATS).filter(|seat| bits >> seat & 1 == 1).collect()
}

/// The chips that an action brings, the one for going out included.
pub(crate) fn gain(view: &View<Fiches>, action: &Action) -> i32 {
    let Some((seat, &rack)) = view.own else {
        return 0;
    };
    match action {
        Action::Lay(lay) => {
            let settings = &view.public.options.settings;
            let verdict = judge(settings, &view.public.before_lay(seat, rack), lay);
            verdict.map_or(0, |verdict| {
                i32::from(verdict.chips) + i32::from(OUT) * i32::from(verdict.goes_out())
            })
        }
        Action::Draw => -i32::from(DRAWING),
        Action::Pass => 0,
    }
}
