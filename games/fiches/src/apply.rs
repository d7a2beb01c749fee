//! What an action does.

use stammtisch_rules::{Deal, EventSink, Seat, Transition};

use crate::action::Action;
use crate::event::Event;
use crate::game::Fiches;
use crate::judge::Lay;
use crate::legal::verdict;
use crate::score;
use crate::setup;
use crate::state::{NO_KEY, Phase};

pub(crate) fn apply<W: EventSink<Fiches>>(transition: &mut Transition<Fiches, W>, action: &Action) {
    let seat = transition.public().turn as Seat;
    match action {
        Action::Lay(played) => lay(transition, seat, played),
        Action::Draw => draw(transition, seat),
        Action::Pass => pass(transition, seat),
    }
}

/// The table is as it was laid; the reward follows from it (F4). With the last tile there is one
/// chip more, and the round is over (F7.1).
fn lay<W: EventSink<Fiches>>(transition: &mut Transition<Fiches, W>, seat: Seat, lay: &Lay) {
    let rack = *transition.private(seat);
    let public = transition.public();
    let before = public.before_lay(seat, rack);
    let Ok(verdict) = verdict(&public.options.settings, &before, lay) else {
        return;
    };
    let before = std::mem::replace(&mut public.table, lay.table);
    public.opened |= 1 << seat;
    public.idle = 0;
    public.held[seat] = verdict.rack.len() as u8;
    let chips = verdict.chips + score::OUT * u8::from(verdict.goes_out());
    public.chips[seat] = public.chips[seat].saturating_add(chips.into());
    let known = &mut public.jokers[seat];
    *known = known.saturating_sub(verdict.laid.jokers()) + lay.take;
    *transition.private(seat) = verdict.rack;
    transition.emit(|| Event::Laid {
        seat,
        before: before.into(),
        table: Box::new(lay.table),
        tiles: verdict.laid,
        chips: verdict.chips,
        take: lay.take,
    });
    if verdict.goes_out() {
        end_round(transition, Some(seat));
    } else {
        next_turn(transition, seat);
    }
}

/// One tile for one chip (F3.4).
fn draw<W: EventSink<Fiches>>(transition: &mut Transition<Fiches, W>, seat: Seat) {
    let public = transition.public();
    let count = public.pot;
    public.pot -= 1;
    public.held[seat] += 1;
    public.chips[seat] -= score::DRAWING;
    public.idle = 0;
    let tile = transition.hidden().pot.take(count);
    transition.private(seat).add(tile, 1);
    let paid = score::DRAWING;
    let drew = |tile| Event::Drew { seat, tile, paid };
    transition.emit_private(seat, || drew(Some(tile)), || drew(None));
    next_turn(transition, seat);
}

/// When all have passed, the round is over (F7.3).
fn pass<W: EventSink<Fiches>>(transition: &mut Transition<Fiches, W>, seat: Seat) {
    let public = transition.public();
    public.idle += 1;
    let all = public.idle == public.players;
    transition.emit(|| Event::Passed { seat });
    if all {
        end_round(transition, None);
    } else {
        next_turn(transition, seat);
    }
}

fn next_turn<W: EventSink<Fiches>>(transition: &mut Transition<Fiches, W>, seat: Seat) {
    let public = transition.public();
    public.turn = public.left_of(seat) as u8;
}

/// Everybody pays for their tiles (whoever went out has none), the winners are noted, and the next
/// round is dealt if there is one (F7, F9).
fn end_round<W: EventSink<Fiches>>(transition: &mut Transition<Fiches, W>, out: Option<Seat>) {
    let public = transition.public();
    let players = usize::from(public.players);
    let round = public.round;
    let rounds = public.options.rounds;
    let start = setup::dealt(public.options.settings.set);
    let paid = score::payments(&public.chips, &public.held);
    for (chips, paid) in public.chips.iter_mut().zip(paid) {
        *chips -= paid;
    }
    let chips = public.chips;
    let winners = score::round_winners(public.players, &chips, out);
    for (seat, wins) in public.wins.iter_mut().enumerate() {
        *wins += winners >> seat & 1;
    }
    transition.emit(|| Event::RoundOver {
        round,
        rounds,
        out,
        paid: paid[..players].to_vec(),
        bonus: (0..players)
            .map(|seat| score::OUT * u8::from(out == Some(seat)))
            .collect(),
        start,
        chips: chips[..players].to_vec(),
        winners: score::seats(winners),
    });
    let public = transition.public();
    if public.more_rounds() {
        public.starter = score::next_starter(public, winners) as u8;
        next_round(transition);
    } else {
        public.phase = Phase::Over {
            out: out.map(|seat| seat as u8),
        };
        let public = *public;
        transition.emit(|| Event::Over {
            winners: score::match_winners(&public),
            wins: public.wins[..players].to_vec(),
            rounds: public.options.rounds,
        });
    }
}

/// Deals afresh (F9.1).
fn next_round<W: EventSink<Fiches>>(transition: &mut Transition<Fiches, W>) {
    let key = transition.hidden().key;
    debug_assert!(key != NO_KEY, "a deal is to come");
    let public = transition.public();
    public.round += 1;
    let (racks, hidden) = setup::deal_round(public, &Deal::from_key(key));
    let (round, starter) = (public.round, public.starter as Seat);
    let players = public.players.into();
    for (seat, rack) in racks.into_iter().enumerate().take(players) {
        *transition.private(seat) = rack;
    }
    *transition.hidden() = hidden;
    transition.emit(|| Event::Dealt { round, starter });
}
