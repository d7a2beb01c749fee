//! Finds what speaks for an action: by the table of materials, without carrying anything out.

use stammtisch_rules::{Rules, Seat, View};

use super::reason::Reason;
use crate::{Action, Heap, Phase, Public, Rotundo, Row};

/// With fewer cards than this in the pile, the end is worth a word.
const FEW: u8 = 8;

pub(super) fn reasons(
    view: &View<Rotundo>,
    action: &Action,
    _second: Option<&Action>,
) -> Vec<Reason> {
    let Some((seat, &hand)) = view.own else {
        return Vec::new();
    };
    let mut listed = Vec::new();
    Rotundo::legal(view, &mut listed);
    if listed.len() == 1 {
        return vec![Reason::OnlyMove];
    }
    let public = view.public;
    let deck = public.deck();
    let middle = public.middle().unwrap_or_default();
    match action {
        Action::Collect { give } => {
            let from_hand = give.value(deck);
            let value = deck.value(middle) + from_hand;
            let mut rest = hand;
            give.rows(deck).for_each(|row| rest.remove(row));
            let mut reasons = vec![Reason::Collects { value, from_hand }];
            reasons.extend(threat(public, seat).map(|seat| Reason::Denies { seat }));
            let (before, after) = (ready(public, hand), ready(public, rest));
            if after != 0 && public.pile > 0 {
                reasons.push(Reason::Ready { before, after });
            }
            reasons
        }
        Action::Auction { bid } | Action::Bid { bid } => {
            let price = bid.value(deck);
            buy(
                public,
                seat,
                hand,
                price,
                matches!(action, Action::Auction { .. }),
            )
        }
        Action::Drop => drop_out(public, hand, &listed),
        Action::Pass => pass(public, seat, hand),
        Action::Take => {
            let mut with = hand;
            public.takeable().for_each(|row| with.add(row));
            let (before, after) = (ready(public, hand), ready(public, with));
            let value = with.value(deck) - hand.value(deck);
            let mut reasons = Vec::new();
            if after != before {
                reasons.push(Reason::Ready { before, after });
            }
            reasons.push(Reason::AgainstYou { value });
            reasons
        }
        Action::Leave => {
            let value = public.takeable().map(|row| deck.value(row)).sum();
            let mut reasons = vec![Reason::Spares { value }];
            reasons.extend(few_left(public));
            reasons
        }
    }
}

fn buy(public: &Public, seat: Seat, hand: Heap, price: u32, opens: bool) -> Vec<Reason> {
    let middle = public.middle().unwrap_or_default();
    let value = public.deck().value(middle);
    let mut with = hand;
    with.add(middle);
    let (before, after) = (ready(public, hand), ready(public, with));
    let mut reasons = Vec::new();
    if after != before {
        reasons.push(Reason::Ready { before, after });
    } else {
        let cards = partners(public, hand, middle);
        reasons.push(Reason::Partners { cards });
    }
    if opens {
        reasons.extend(threat(public, seat).map(|seat| Reason::Denies { seat }));
    }
    reasons.push(Reason::Price { price, value });
    reasons
}

fn drop_out(public: &Public, hand: Heap, listed: &[Action]) -> Vec<Reason> {
    let deck = public.deck();
    let middle = public.middle().unwrap_or_default();
    let prices = listed.iter().filter_map(|action| match action {
        Action::Bid { bid } => Some(bid.value(deck)),
        _ => None,
    });
    let value = deck.value(middle);
    let mut reasons = Vec::new();
    reasons.extend(prices.min().map(|price| Reason::Dearer { price, value }));
    let cards = partners(public, hand, middle);
    if cards < 2 {
        reasons.push(Reason::Partners { cards });
    }
    reasons.extend(few_left(public));
    reasons
}

fn pass(public: &Public, seat: Seat, hand: Heap) -> Vec<Reason> {
    let middle = public.middle().unwrap_or_default();
    let mut reasons = vec![match best_collection(public, hand, middle) {
        None => Reason::NoCollection,
        Some(value) => Reason::CollectionWorth { value },
    }];
    reasons.extend(keeps(public, hand, middle));
    let cards = partners(public, hand, middle);
    if cards < 2 {
        reasons.push(Reason::Partners { cards });
    }
    reasons.extend(threat(public, seat).map(|seat| Reason::Leaves { seat }));
    reasons
}

/// Returns how many more materials make a collection as long as none is made with this card.
fn keeps(public: &Public, hand: Heap, middle: Row) -> Option<Reason> {
    let rests = pairs(public, hand, middle).map(|(one, two)| {
        let mut rest = hand;
        rest.remove(one);
        rest.remove(two);
        ready(public, rest).count_ones()
    });
    let (now, then) = (ready(public, hand).count_ones(), rests.max()?);
    // One less is no reason to pass.
    (then + 1 < now && public.pile > 0).then_some(Reason::Keeps { now, then })
}

fn few_left(public: &Public) -> Option<Reason> {
    let pile = public.pile;
    (pile < FEW).then_some(Reason::FewLeft { pile: pile.into() })
}

/// Returns the value of the best collection with this card; `None` if there is none.
fn best_collection(public: &Public, hand: Heap, middle: Row) -> Option<u32> {
    let deck = public.deck();
    pairs(public, hand, middle)
        .map(|(one, two)| deck.value(middle) + deck.value(one) + deck.value(two))
        .max()
}

/// Returns every two cards of a hand that make a collection with this card.
fn pairs(public: &Public, hand: Heap, middle: Row) -> impl Iterator<Item = (Row, Row)> {
    let deck = public.deck();
    let cards: Vec<Row> = hand.cards().collect();
    let places = (0..cards.len()).flat_map(move |two| (0..two).map(move |one| (one, two)));
    places
        .map(move |(one, two)| (cards[one], cards[two]))
        .filter(move |&(one, two)| deck.collects([middle, one, two]))
}

/// Returns the materials that make a collection with two cards of a hand, a bit a row.
fn ready(public: &Public, hand: Heap) -> u16 {
    let rows = public.deck().rows();
    let rows = rows.filter(|&row| best_collection(public, hand, row).is_some());
    rows.fold(0, |bits, row| bits | 1 << row)
}

/// Returns how many cards of a hand can be in a collection with this card and some third one.
fn partners(public: &Public, hand: Heap, middle: Row) -> u32 {
    let deck = public.deck();
    let fits = |row: Row| deck.rows().any(|third| deck.collects([middle, row, third]));
    let fitting = hand.rows().filter(|&(row, _)| fits(row));
    fitting.map(|(_, count)| count).sum()
}

/// Returns the first player to be asked about the card who surely can collect with it.
fn threat(public: &Public, seat: Seat) -> Option<Seat> {
    let Phase::Choose { middle, passes } = public.phase else {
        return None;
    };
    let players = usize::from(public.players);
    let asked = players - 1 - usize::from(passes);
    let mut others = (1..=asked).map(|ahead| (seat + ahead) % players);
    others.find(|&other| best_collection(public, public.known[other], middle).is_some())
}
