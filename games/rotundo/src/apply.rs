//! Carries out actions.

use stammtisch_rules::{EventSink, Seat, Transition};

use crate::action::{Action, Cards};
use crate::cards::Card;
use crate::deck::Row;
use crate::event::Event;
use crate::game::Rotundo;
use crate::score;
use crate::state::{Ending, Phase, TAKEN};

pub(crate) fn apply<W: EventSink<Rotundo>>(
    transition: &mut Transition<Rotundo, W>,
    action: &Action,
) {
    let seat = transition.public().turn as Seat;
    match action {
        Action::Pass => pass(transition, seat),
        Action::Collect { give } => collect(transition, seat, give),
        Action::Auction { bid } => auction(transition, seat, bid),
        Action::Bid { bid } => raise(transition, seat, bid),
        Action::Drop => drop_out(transition, seat),
        Action::Take => take(transition, seat),
        Action::Leave => {
            transition.emit(|| Event::Left { seat });
            next_card(transition, seat);
        }
    }
}

/// Offers the card to the left neighbour, or discards it once all have passed (R3.2, R3.3).
fn pass<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, seat: Seat) {
    transition.emit(|| Event::Passed { seat });
    let public = transition.public();
    let Phase::Choose { middle, passes } = public.phase else {
        return;
    };
    if passes + 1 < public.players {
        public.turn = public.left_of(seat) as u8;
        public.phase = Phase::Choose {
            middle,
            passes: passes + 1,
        };
        return;
    }
    public.stack.put(middle);
    let card = public.deck().card(middle);
    transition.emit(|| Event::Discarded { card });
    next_card(transition, seat);
}

/// Puts the three cards into the display (R4.5); then the collector may take discards (R4.6).
fn collect<W: EventSink<Rotundo>>(
    transition: &mut Transition<Rotundo, W>,
    seat: Seat,
    give: &Cards,
) {
    let public = transition.public();
    let Some(middle) = public.middle() else {
        return;
    };
    let deck = public.options.deck;
    let mut given = [0; 2];
    for (slot, row) in given.iter_mut().zip(give.rows(&deck)) {
        *slot = row;
    }
    public.displays[seat].add(middle);
    public.held[seat] -= 2;
    for row in given {
        public.displays[seat].add(row);
        public.known[seat].remove_if_there(row);
    }
    let discards = !public.stack.is_empty();
    for row in given {
        transition.private(seat).remove(row);
    }
    transition.emit(|| Event::Collected {
        seat,
        card: deck.card(middle),
        give: given.map(|row| deck.card(row)),
        value: deck.value(middle) + given.map(|row| deck.value(row)).iter().sum::<u32>(),
    });
    if discards {
        transition.public().phase = Phase::Take;
    } else {
        next_card(transition, seat);
    }
}

/// Takes the top discards into the hand (R4.6).
fn take<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, seat: Seat) {
    let mut taken = [None; TAKEN];
    for slot in &mut taken {
        let public = transition.public();
        let Some(row) = public.stack.take() else {
            break;
        };
        public.known[seat].add(row);
        public.held[seat] += 1;
        transition.private(seat).add(row);
        *slot = Some(row);
    }
    let deck = transition.public().options.deck;
    transition.emit(|| Event::Took {
        seat,
        cards: taken
            .into_iter()
            .flatten()
            .map(|row| deck.card(row))
            .collect(),
    });
    next_card(transition, seat);
}

/// Starts an auction; the left neighbour is asked first (R5.3).
fn auction<W: EventSink<Rotundo>>(
    transition: &mut Transition<Rotundo, W>,
    seat: Seat,
    bid: &Cards,
) {
    let public = transition.public();
    let Some(middle) = public.middle() else {
        return;
    };
    let height = lay_bid(transition, bid);
    let public = transition.public();
    public.phase = Phase::Bid {
        middle,
        by: seat as u8,
        high: seat as u8,
        cards: bid.len() as u8,
        out: 0,
        height: height as u16,
    };
    public.turn = public.left_of(seat) as u8;
    let card = public.deck().card(middle);
    transition.emit(|| Event::Auctioned {
        seat,
        card,
        bid: bid.iter().collect(),
        height,
    });
}

/// Replaces the highest bid (R5.3).
fn raise<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, seat: Seat, bid: &Cards) {
    let public = transition.public();
    let Phase::Bid {
        middle,
        by,
        cards,
        out,
        ..
    } = public.phase
    else {
        return;
    };
    for _ in 0..cards {
        public.stack.take();
    }
    let height = lay_bid(transition, bid);
    let public = transition.public();
    public.phase = Phase::Bid {
        middle,
        by,
        high: seat as u8,
        cards: bid.len() as u8,
        out,
        height: height as u16,
    };
    // The bidder who was outbid is still in, so there is a seat to ask.
    public.turn = asked_next(public.players, seat, seat as u8, out).unwrap_or_default();
    transition.emit(|| Event::Bid {
        seat,
        bid: bid.iter().collect(),
        height,
    });
}

/// Lays the cards of a bid where they would be paid, and returns their value.
#[inline]
fn lay_bid<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, bid: &Cards) -> u32 {
    let public = transition.public();
    let mut height = 0;
    for row in bid.rows(&public.options.deck) {
        public.stack.put(row);
        height += public.options.deck.value(row);
    }
    height
}

/// Returns the next seat after `seat` that is neither out nor the highest bidder (R5.3); `None` if
/// there is none.
#[inline]
pub(crate) fn asked_next(players: u8, seat: Seat, high: u8, out: u8) -> Option<u8> {
    let still_in = ((1 << players) - 1) & !out & !(1u8 << high);
    let later = still_in & (!1 << seat);
    let next = if later == 0 { still_in } else { later };
    (next != 0).then_some(next.trailing_zeros() as u8)
}

/// Drops a seat out of the auction; when all others are out, the highest bidder pays (R5.3).
fn drop_out<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, seat: Seat) {
    transition.emit(|| Event::Dropped { seat });
    let public = transition.public();
    let Phase::Bid { high, out, .. } = &mut public.phase else {
        return;
    };
    *out |= 1 << seat;
    let high = *high;
    match asked_next(public.players, seat, high, *out) {
        Some(next) => public.turn = next,
        None => pay(transition, high.into()),
    }
}

/// Takes the bid out of the display, where it goes onto the discard pile, and the card to the hand
/// (R5.4).
fn pay<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, seat: Seat) {
    let public = transition.public();
    let Phase::Bid { middle, height, .. } = public.phase else {
        return;
    };
    let mut display = public.displays[seat];
    public.bid().for_each(|row| display.remove(row));
    public.displays[seat] = display;
    public.known[seat].add(middle);
    public.held[seat] += 1;
    transition.private(seat).add(middle);
    let public = *transition.public();
    let named = |row: Row| -> Card { public.deck().card(row) };
    transition.emit(|| Event::Won {
        seat,
        card: named(middle),
        paid: public.bid().map(named).collect(),
        height: height.into(),
    });
    next_card(transition, seat);
}

/// Turns up the next card for the left neighbour of this seat (R3.3, R6.1), or ends the game.
#[inline]
fn next_card<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, seat: Seat) {
    let public = transition.public();
    let next = public.left_of(seat);
    public.turn = next as u8;
    if let Some(by) = public.ending() {
        return end_game(transition, by);
    }
    public.pile -= 1;
    let at = public.pile.into();
    let middle = transition.hidden().pile.take(at);
    let public = transition.public();
    public.phase = Phase::Choose { middle, passes: 0 };
    let card = public.deck().card(middle);
    transition.emit(|| Event::TurnedUp { seat: next, card });
}

/// Ends the game and counts the scores (R7.3).
fn end_game<W: EventSink<Rotundo>>(transition: &mut Transition<Rotundo, W>, by: Ending) {
    let public = *transition.public();
    let hands = std::array::from_fn(|seat| *transition.private(seat));
    let scores = score::scores(&public, &hands);
    transition.public().phase = Phase::Over { scores };
    transition.emit(|| Event::Over {
        winners: score::winners(&scores[..public.players.into()]),
        scores: scores[..public.players.into()].to_vec(),
        by,
    });
}
