//! What an action would do, told before it is done.

use stammtisch_rules::{Preview, Seat, View, place};

use crate::action::{Action, Cards};
use crate::apply::asked_next;
use crate::deck::Row;
use crate::game::Rotundo;
use crate::state::{Phase, Public};

pub(crate) fn preview(view: &View<Rotundo>, action: &Action) -> Preview {
    let public = view.public;
    let seat = Seat::from(public.turn);
    let mut preview = Preview::default();
    match action {
        Action::Pass => pass(public, seat, &mut preview),
        Action::Collect { give } => collect(public, seat, give, &mut preview),
        Action::Auction { bid } | Action::Bid { bid } => {
            preview.value = Some(bid.value(public.deck()));
            preview.ends_turn = true;
        }
        Action::Drop => drop_out(public, seat, &mut preview),
        Action::Take => take(public, seat, &mut preview),
        Action::Leave => next_card(public, seat, &mut preview),
    }
    preview
}

fn name(public: &Public, row: Row) -> Option<String> {
    Some(public.deck().card(row).to_string())
}

/// The last to pass discards the card (R3.3).
fn pass(public: &Public, seat: Seat, preview: &mut Preview) {
    let Phase::Choose { middle, passes } = public.phase else {
        return;
    };
    preview.ends_turn = true;
    if passes + 1 == public.players {
        preview.shift(name(public, middle), "middle", "discard");
        next_card(public, seat, preview);
    }
}

/// All three go to the display (R4.5).
fn collect(public: &Public, seat: Seat, give: &Cards, preview: &mut Preview) {
    let Some(middle) = public.middle() else {
        return;
    };
    let display = place("displays", seat);
    let deck = public.deck();
    for row in give.rows(deck) {
        preview.shift(name(public, row), &place("hands", seat), &display);
    }
    preview.shift(name(public, middle), "middle", &display);
    let given = give.value(deck);
    preview.value = Some(deck.value(middle) + given);
    // The cards of the hand counted against the seat before.
    preview.points = (deck.value(middle) + 2 * given) as i32;
    if public.discard().len() == 0 {
        let mut after = *public;
        after.held[seat] -= give.len() as u8;
        next_card(&after, seat, preview);
    }
}

/// The top of the discard pile goes to the hand (R4.6).
fn take(public: &Public, seat: Seat, preview: &mut Preview) {
    let deck = public.deck();
    for row in public.takeable() {
        preview.shift(name(public, row), "discard", &place("hands", seat));
    }
    let value = public.takeable().map(|row| deck.value(row)).sum();
    preview.value = Some(value);
    preview.points = -(value as i32);
    let mut after = *public;
    after.held[seat] += public.takeable().count() as u8;
    next_card(&after, seat, preview);
}

/// The highest bidder pays once all others are out (R5.4).
fn drop_out(public: &Public, seat: Seat, preview: &mut Preview) {
    let Phase::Bid {
        middle, high, out, ..
    } = public.phase
    else {
        return;
    };
    preview.ends_turn = true;
    if asked_next(public.players, seat, high, out | 1 << seat).is_some() {
        return;
    }
    for row in public.bid() {
        preview.shift(name(public, row), &place("displays", high), "discard");
    }
    preview.shift(name(public, middle), "middle", &place("hands", high));
    let mut after = *public;
    after.held[usize::from(high)] += 1;
    next_card(&after, high.into(), preview);
}

/// The next card is turned up for the left neighbour of this seat, unless the game is over (R3.3, R6.1,
/// R7): after an auction that may be the player themselves.
fn next_card(after: &Public, seat: Seat, preview: &mut Preview) {
    preview.ends_turn = after.left_of(seat) != Seat::from(after.turn);
    preview.reveals = true;
    match after.ending() {
        Some(_) => {
            preview.ends_turn = true;
            preview.ends_game = true;
        }
        None => {
            preview.shift(None, "pile", "middle");
        }
    }
}
