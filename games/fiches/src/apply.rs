//! What an action does.

use stammtisch_rules::{Deal, Seat, Stage, Watch};

use crate::action::Action;
use crate::event::Event;
use crate::game::Fiches;
use crate::laying::Laying;
use crate::score;
use crate::setup;
use crate::state::{NO_KEY, Phase};

pub(crate) fn apply<W: Watch<Fiches>>(stage: &mut Stage<Fiches, W>, action: &Action) {
    let seat = stage.public().turn as Seat;
    match action {
        Action::Lay(played) => lay(stage, seat, played),
        Action::Draw => draw(stage, seat),
        Action::Pass => pass(stage, seat),
    }
}

/// The table is as it was laid; the reward follows from it (F4). With the last tile there is one
/// chip more, and the round is over (F7.1).
fn lay<W: Watch<Fiches>>(stage: &mut Stage<Fiches, W>, seat: Seat, laying: &Laying) {
    let rack = *stage.private(seat);
    let public = stage.public();
    let Ok(verdict) = laying.verdict(public, seat, rack) else {
        return;
    };
    let lay = laying.lay();
    let before = std::mem::replace(&mut public.table, lay.table);
    public.opened |= 1 << seat;
    public.idle = 0;
    public.held[seat] = verdict.rack.len() as u8;
    let chips = verdict.chips + score::OUT * u8::from(verdict.goes_out());
    public.chips[seat] = public.chips[seat].saturating_add(chips.into());
    let known = &mut public.jokers[seat];
    *known = known.saturating_sub(verdict.laid.jokers()) + lay.take;
    *stage.private(seat) = verdict.rack;
    stage.tell(|| Event::Laid {
        seat,
        before: before.into(),
        table: Box::new(lay.table),
        tiles: verdict.laid,
        chips: verdict.chips,
        take: lay.take,
    });
    if verdict.goes_out() {
        end_round(stage, Some(seat));
    } else {
        next_turn(stage, seat);
    }
}

/// One tile for one chip (F3.4).
fn draw<W: Watch<Fiches>>(stage: &mut Stage<Fiches, W>, seat: Seat) {
    let public = stage.public();
    let count = public.pot;
    public.pot -= 1;
    public.held[seat] += 1;
    public.chips[seat] -= score::DRAWING;
    public.idle = 0;
    let tile = stage.hidden().pot.take(count);
    stage.private(seat).add(tile, 1);
    let drew = |tile| Event::Drew { seat, tile };
    stage.tell_apart(seat, || drew(Some(tile)), || drew(None));
    next_turn(stage, seat);
}

/// When all have passed, the round is over (F7.3).
fn pass<W: Watch<Fiches>>(stage: &mut Stage<Fiches, W>, seat: Seat) {
    let public = stage.public();
    public.idle += 1;
    let all = public.idle == public.players;
    stage.tell(|| Event::Passed { seat });
    if all {
        end_round(stage, None);
    } else {
        next_turn(stage, seat);
    }
}

fn next_turn<W: Watch<Fiches>>(stage: &mut Stage<Fiches, W>, seat: Seat) {
    let public = stage.public();
    public.turn = public.left_of(seat) as u8;
}

/// Everybody pays for his tiles (whoever went out has none), the winners are noted, and the next
/// round is dealt if there is one (F7, F9).
fn end_round<W: Watch<Fiches>>(stage: &mut Stage<Fiches, W>, out: Option<Seat>) {
    let public = stage.public();
    let players = usize::from(public.players);
    let round = public.round;
    let paid = score::payments(public);
    for (chips, paid) in public.chips.iter_mut().zip(paid) {
        *chips -= paid;
    }
    let chips = public.chips;
    let winners = score::round_winners(public.players, &chips, out);
    for (seat, wins) in public.wins.iter_mut().enumerate() {
        *wins += winners >> seat & 1;
    }
    stage.tell(|| Event::RoundOver {
        round,
        out,
        paid: paid[..players].to_vec(),
        chips: chips[..players].to_vec(),
        winners: score::seats(winners),
    });
    let public = stage.public();
    if public.more_rounds() {
        public.starter = score::next_starter(public, winners) as u8;
        next_round(stage);
    } else {
        public.phase = Phase::Over {
            out: out.map(|seat| seat as u8),
        };
        let public = *public;
        stage.tell(|| Event::Over {
            winners: score::match_winners(&public),
            wins: public.wins[..players].to_vec(),
            rounds: public.options.rounds,
        });
    }
}

/// Deals afresh (F9.1).
fn next_round<W: Watch<Fiches>>(stage: &mut Stage<Fiches, W>) {
    let key = stage.hidden().key;
    debug_assert!(key != NO_KEY, "a deal is to come");
    let public = stage.public();
    public.round += 1;
    let (racks, hidden) = setup::deal_round(public, &Deal::from_key(key));
    let (round, starter) = (public.round, public.starter as Seat);
    let players = public.players.into();
    for (seat, rack) in racks.into_iter().enumerate().take(players) {
        *stage.private(seat) = rack;
    }
    *stage.hidden() = hidden;
    stage.tell(|| Event::Dealt { round, starter });
}
