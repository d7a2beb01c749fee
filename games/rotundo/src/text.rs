//! Rotundo in words: message names and their facts. The sentences are in `lang/`.

use stammtisch_rules::{Phrase, Seat, View, ViewPhrases};

use crate::action::{Action, Cards};
use crate::cards::{Bag, Card};
use crate::deck::Row;
use crate::event::Event;
use crate::game::Rotundo;
use crate::heap::Heap;
use crate::state::{Ending, Phase, Public};

/// The materials that have a name in every language.
const NAMED: [(&str, &str); 10] = [
    ("cloth", "material-cloth"),
    ("fur", "material-fur"),
    ("leather", "material-leather"),
    ("clay", "material-clay"),
    ("stone", "material-stone"),
    ("wood", "material-wood"),
    ("glass", "material-glass"),
    ("copper", "material-copper"),
    ("platinum", "material-platinum"),
    ("gold", "material-gold"),
];

fn message(card: Card) -> Option<&'static str> {
    let word = card.to_string();
    let named = NAMED.iter().find(|(name, _)| *name == word);
    named.map(|(_, message)| *message)
}

/// Returns a card's name; one of another deck goes by its identifier.
pub(crate) fn card(card: Card) -> Phrase {
    match message(card) {
        Some(message) => Phrase::new(message),
        None => Phrase::new("material-other").text("id", &card.to_string()),
    }
}

/// Returns a bag's colour.
pub(crate) fn bag(bag: Bag) -> Phrase {
    const BAGS: [&str; 3] = ["bag-beige", "bag-brown", "bag-blue"];
    Phrase::new(BAGS[bag as usize])
}

/// Names cards in their order; those that are alike together: "two furs and gold".
pub(crate) fn named(cards: impl IntoIterator<Item = Card>) -> Vec<Phrase> {
    let mut alike: Vec<Vec<Card>> = Vec::new();
    for card in cards {
        match alike.iter_mut().find(|equal| equal[0] == card) {
            Some(equal) => equal.push(card),
            None => alike.push(vec![card]),
        }
    }
    alike.iter().map(|equal| several(equal)).collect()
}

/// Names cards that are alike: "gold", "three coppers".
fn several(cards: &[Card]) -> Phrase {
    if let &[only] = cards {
        return card(only);
    }
    Phrase::new("several")
        .number("count", cards.len())
        .text("id", &cards[0].to_string())
        .phrase("card", card(cards[0]))
}

/// Returns what lies in view, or how many of it there are: "2 × fur (beige 2, 15)".
fn times(count: usize, card: Phrase) -> Phrase {
    if count == 1 {
        return card;
    }
    Phrase::new("times")
        .number("count", count)
        .phrase("card", card)
}

pub(crate) fn middle(public: &Public) -> Phrase {
    let row = public.middle().unwrap_or_default();
    card(public.deck().card(row))
}

/// Names the discards that would be taken now, the top card first (R4.6).
fn discards(public: &Public) -> Vec<Phrase> {
    named(public.takeable().map(|row| public.deck().card(row)))
}

pub(crate) fn action(view: &View<Rotundo>, action: &Action) -> Phrase {
    let public = view.public;
    let bidding = |id, bid: &Cards| {
        Phrase::new(id)
            .phrase("card", middle(public))
            .list("bid", named(bid.iter()))
            .number("height", bid.value(public.deck()))
    };
    match action {
        Action::Pass => Phrase::new("action-pass"),
        Action::Collect { give } => Phrase::new("action-collect")
            .phrase("card", middle(public))
            .list("give", named(give.iter()))
            .number("value", three(public, give)),
        Action::Auction { bid } => bidding("action-auction", bid),
        Action::Bid { bid } => bidding("action-bid", bid),
        Action::Drop => Phrase::new("action-drop"),
        Action::Take => Phrase::new("action-take").list("cards", discards(public)),
        Action::Leave => Phrase::new("action-leave"),
    }
}

/// Returns the value of a collection.
fn three(public: &Public, give: &Cards) -> u32 {
    let middle = public.middle().map_or(0, |row| public.deck().value(row));
    middle + give.value(public.deck())
}

pub(crate) fn event(event: &Event) -> Phrase {
    let bidding = |id, seat: Seat, bid: &[Card], height: u32| {
        Phrase::new(id)
            .seat("who", seat)
            .list("bid", named(bid.iter().copied()))
            .number("height", height)
    };
    match event {
        Event::Passed { seat } => Phrase::new("event-passed").seat("who", *seat),
        Event::Discarded { card: passed } => {
            Phrase::new("event-discarded").phrase("card", card(*passed))
        }
        Event::Collected {
            seat,
            card: middle,
            give,
            value,
        } => Phrase::new("event-collected")
            .seat("who", *seat)
            .list("cards", named([*middle, give[0], give[1]]))
            .number("value", *value),
        Event::Took { seat, cards } => Phrase::new("event-took")
            .seat("who", *seat)
            .list("cards", named(cards.iter().copied())),
        Event::Left { seat } => Phrase::new("event-left").seat("who", *seat),
        Event::Auctioned {
            seat,
            card: middle,
            bid,
            height,
        } => bidding("event-auctioned", *seat, bid, *height).phrase("card", card(*middle)),
        Event::Bid { seat, bid, height } => bidding("event-bid", *seat, bid, *height),
        Event::Dropped { seat } => Phrase::new("event-dropped").seat("who", *seat),
        Event::Won {
            seat,
            card: middle,
            paid,
            height,
        } => bidding("event-won", *seat, paid, *height).phrase("card", card(*middle)),
        Event::TurnedUp { seat, card: next } => Phrase::new("event-turned-up")
            .seat("who", *seat)
            .phrase("card", card(*next)),
        Event::Over {
            winners,
            scores,
            by,
        } => over(winners, scores, *by),
    }
}

fn over(winners: &[Seat], scores: &[i16], by: Ending) -> Phrase {
    let id = match by {
        Ending::Pile => "event-over-pile",
        Ending::Hands => "event-over-hands",
    };
    let name = |&seat: &Seat| Phrase::new("name").seat("who", seat);
    // One winner is "you", or goes by their name.
    Phrase::new(id)
        .seat("who", winners.first().copied().unwrap_or_default())
        .number("count", winners.len())
        .list("winners", winners.iter().map(name))
        .list("scores", best_first(scores))
}

/// Returns the scores, best first; of two players only the numbers: "945 to 550".
fn best_first(scores: &[i16]) -> Vec<Phrase> {
    let mut seats: Vec<Seat> = (0..scores.len()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse(scores[seat]));
    match seats[..] {
        [best, other] => vec![
            Phrase::new("two-scores")
                .number("best", scores[best])
                .number("other", scores[other]),
        ],
        _ => seats.iter().map(|&seat| score(scores, seat)).collect(),
    }
}

fn score(scores: &[i16], seat: Seat) -> Phrase {
    Phrase::new("score")
        .seat("who", seat)
        .number("score", scores[seat])
}

/// Describes the table line by line: the middle and the auction, piles, players, and the viewer's own
/// hand.
pub(crate) fn view(view: &View<Rotundo>, known: bool) -> ViewPhrases {
    let public = view.public;
    let deck = public.deck();
    let mut lines = Vec::new();
    if let Some(row) = public.middle() {
        lines.push(Phrase::new("view-middle").phrase("card", shown(public, row)));
    }
    lines.extend(auction(public));
    lines.push(Phrase::new("view-pile").number("count", public.pile));
    let discard = public.discard();
    lines.push(
        Phrase::new("view-discard")
            .number("count", discard.len())
            .list("cards", discard.map(|row| shown(public, row))),
    );
    for seat in 0..public.players.into() {
        let display = public.displays[seat];
        let line = heap("view-player", public, display)
            .seat("who", seat)
            .number("held", public.held[seat])
            .number("value", display.value(deck));
        lines.push(line);
        let own = view.own.is_some_and(|(own, _)| own == seat);
        if known && !own && !public.known[seat].is_empty() {
            lines.push(heap("view-known", public, public.known[seat]));
        }
    }
    if let Phase::Over { scores } = &public.phase {
        let scores = &scores[..public.players.into()];
        let each = (0..scores.len()).map(|seat| score(scores, seat));
        lines.push(Phrase::new("view-scores").list("scores", each));
    }
    let own = view.own.map(|(_, hand)| hand);
    let hand = own.map(|hand| heap("view-hand", public, *hand).number("value", hand.value(deck)));
    ViewPhrases { table: lines, hand }
}

/// Describes an auction: the highest bid, and who is still in.
fn auction(public: &Public) -> Vec<Phrase> {
    let Phase::Bid {
        high, out, height, ..
    } = public.phase
    else {
        return Vec::new();
    };
    let name = |seat: u8| Phrase::new("name").seat("who", seat.into());
    let still = (0..public.players).filter(|seat| out >> seat & 1 == 0 && *seat != high);
    vec![
        Phrase::new("view-bid")
            .seat("who", high.into())
            .number("height", height)
            .list(
                "bid",
                named(public.bid().map(|row| public.deck().card(row))),
            ),
        Phrase::new("view-still-in").list("who", still.map(name)),
    ]
}

/// Lists cards without an order, each material once with its number.
fn heap(id: &'static str, public: &Public, heap: Heap) -> Phrase {
    let cards = heap
        .rows()
        .map(|(row, count)| times(count as usize, shown(public, row)));
    Phrase::new(id)
        .number("count", heap.len())
        .list("cards", cards)
}

/// Returns a card as people type it, with all that it shows: "wood (brown 3, 20)".
fn shown(public: &Public, row: Row) -> Phrase {
    let material = public.deck().material(row);
    let id = match message(material.card) {
        Some(_) => "shown",
        None => "shown-other",
    };
    Phrase::new(id)
        .text("code", &material.card.to_string())
        .phrase("card", card(material.card))
        .phrase("bag", bag(material.bag))
        .number("number", material.number)
        .number("value", material.value)
}
