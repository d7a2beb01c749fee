//! Checks a reason by the rules: carries actions out in a world that looks like the view, and asks
//! what is legal.

use stammtisch_rules::{Position, Rng, Rules, Seat, View};

use super::reason::Reason;
use crate::{Action, Heap, Phase, Public, Rotundo, Row};

pub(super) fn holds(view: &View<Rotundo>, action: &Action, reason: &Reason) -> bool {
    let Some((seat, &hand)) = view.own else {
        return false;
    };
    let public = view.public;
    let deck = public.deck();
    let middle = public.middle();
    let world = Rotundo::redeal(view, &mut Rng::new(1));
    let mut after = world;
    after.apply(action, &mut ());
    match *reason {
        Reason::OnlyMove => legal(view) == [*action],
        Reason::Collects { value, from_hand } => {
            let shown = |public: &Public| public.displays[seat].value(deck);
            let left = hand_of(&after, seat).value(deck);
            shown(after.public()) == shown(public) + value && left + from_hand == hand.value(deck)
        }
        Reason::NoCollection => collections(view).is_empty(),
        Reason::CollectionWorth { value } => collections(view).into_iter().max() == Some(value),
        Reason::Partners { cards } => {
            let goes = |row: &Row| middle.is_some_and(|middle| goes_with(view, *row, middle));
            hand.cards().filter(goes).count() == cards as usize
        }
        Reason::Ready {
            before,
            after: then,
        } => {
            let with = hand_with(view, action);
            ready(view, hand) == before && ready(view, with) == then
        }
        Reason::Keeps { now, then } => {
            let collect = |it: &Action| matches!(it, Action::Collect { .. });
            let left = legal(view).into_iter().filter(collect);
            let left = left.map(|it| ready(view, hand_with(view, &it)).count_ones());
            *action == Action::Pass
                && ready(view, hand).count_ones() == now
                && left.max() == Some(then)
        }
        Reason::Price { price, value } => paid(view, action) == Some((price, value)),
        Reason::Dearer { price, value } => {
            *action == Action::Drop && lowest_bid(view) == Some((price, value))
        }
        Reason::AgainstYou { value } => {
            hand_of(&after, seat).value(deck) == hand.value(deck) + value
        }
        Reason::Spares { value } => {
            let mut taken = world;
            taken.apply(&Action::Take, &mut ());
            *action == Action::Leave
                && hand_of(&taken, seat).value(deck) == hand.value(deck) + value
        }
        Reason::FewLeft { pile } => u32::from(public.pile) == pile,
        Reason::Denies { seat: other } => {
            let not_left = !matches!(action, Action::Pass);
            not_left && is_asked(public, seat, other) && can_collect(public, other)
        }
        Reason::Leaves { seat: other } => {
            let passes = matches!(action, Action::Pass);
            passes && is_asked(public, seat, other) && can_collect(public, other)
        }
    }
}

/// Returns what a bid pays, and the value of the card in the middle.
fn paid(view: &View<Rotundo>, action: &Action) -> Option<(u32, u32)> {
    let deck = view.public.deck();
    let bid = match action {
        Action::Auction { bid } | Action::Bid { bid } => bid.rows(deck),
        _ => return None,
    };
    let price = bid.map(|row| deck.value(row)).sum();
    Some((price, deck.value(view.public.middle()?)))
}

/// Returns the lowest bid that is high enough, and the value of the card in the middle.
fn lowest_bid(view: &View<Rotundo>) -> Option<(u32, u32)> {
    let bids = legal(view).into_iter();
    let bids = bids.filter(|action| matches!(action, Action::Bid { .. }));
    bids.filter_map(|bid| paid(view, &bid)).min()
}

fn legal(view: &View<Rotundo>) -> Vec<Action> {
    let mut listed = Vec::new();
    Rotundo::legal(view, &mut listed);
    listed
}

fn hand_of(position: &Position<Rotundo>, seat: Seat) -> Heap {
    position
        .view(Some(seat))
        .own
        .map_or(Heap::EMPTY, |(_, hand)| *hand)
}

/// Returns the values of the collections that the viewer may make.
fn collections(view: &View<Rotundo>) -> Vec<u32> {
    let deck = view.public.deck();
    let middle = view.public.middle().map_or(0, |row| deck.value(row));
    let listed = legal(view).into_iter();
    listed
        .filter_map(|action| match action {
            Action::Collect { give } => Some(middle + give.value(deck)),
            _ => None,
        })
        .collect()
}

/// Returns whether the rules let these cards collect with a card in the middle.
fn collects(view: &View<Rotundo>, hand: Heap, middle: Row) -> bool {
    let Some((seat, _)) = view.own else {
        return false;
    };
    let mut public = *view.public;
    public.turn = seat as u8;
    public.phase = Phase::Choose { middle, passes: 0 };
    let view = View {
        public: &public,
        own: Some((seat, &hand)),
    };
    !collections(&view).is_empty()
}

/// Returns whether a card goes with the one in the middle and some third card.
fn goes_with(view: &View<Rotundo>, row: Row, middle: Row) -> bool {
    let pair = |third| [row, third].into_iter().collect::<Heap>();
    let mut thirds = view.public.deck().rows();
    thirds.any(|third| collects(view, pair(third), middle))
}

/// Returns the materials that would make a collection with this hand if they lay in the middle.
fn ready(view: &View<Rotundo>, hand: Heap) -> u16 {
    let rows = view.public.deck().rows();
    rows.filter(|&row| collects(view, hand, row))
        .map(|row| 1 << row)
        .sum()
}

/// Returns the hand after the action; after a bid, as if it were the highest.
fn hand_with(view: &View<Rotundo>, action: &Action) -> Heap {
    let mut hand = view.own.map_or(Heap::EMPTY, |(_, hand)| *hand);
    match action {
        Action::Collect { give } => give
            .rows(view.public.deck())
            .for_each(|row| hand.remove(row)),
        Action::Auction { .. } | Action::Bid { .. } => {
            view.public
                .middle()
                .into_iter()
                .for_each(|row| hand.add(row));
        }
        Action::Take => view.public.takeable().for_each(|row| hand.add(row)),
        Action::Pass | Action::Drop | Action::Leave => {}
    }
    hand
}

/// Returns whether another player comes to choose about the card before everybody has passed.
fn is_asked(public: &Public, seat: Seat, other: Seat) -> bool {
    let Phase::Choose { passes, .. } = public.phase else {
        return false;
    };
    let players = usize::from(public.players);
    let ahead = (other + players - seat) % players;
    ahead > 0 && ahead + usize::from(passes) < players
}

/// Returns whether what is known of a hand collects with the card in the middle.
fn can_collect(public: &Public, seat: Seat) -> bool {
    let known = public.known[seat];
    let view = View {
        public,
        own: Some((seat, &known)),
    };
    public
        .middle()
        .is_some_and(|middle| collects(&view, known, middle))
}
