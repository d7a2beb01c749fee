//! Monad in words: message names and their facts. The sentences are in `lang/`.

use stammtisch_rules::{Phrase, Seat, View, ViewPhrases};

use crate::action::Action;
use crate::cards::{Card, Colour, Rank};
use crate::event::{Event, Gain};
use crate::game::Monad;
use crate::hand::Hand;
use crate::score;
use crate::state::{Ending, Public};

const CARDS: [[&str; 6]; 5] = [
    [
        "card-r1", "card-o1", "card-y1", "card-l1", "card-d1", "card-g1",
    ],
    [
        "card-r2", "card-o2", "card-y2", "card-l2", "card-d2", "card-g2",
    ],
    [
        "card-r3", "card-o3", "card-y3", "card-l3", "card-d3", "card-g3",
    ],
    [
        "card-r4", "card-o4", "card-y4", "card-l4", "card-d4", "card-g4",
    ],
    [
        "card-r5", "card-o5", "card-y5", "card-l5", "card-d5", "card-g5",
    ],
];

/// Returns a card's name.
pub(crate) fn card(card: Card) -> Phrase {
    Phrase::new(CARDS[card.rank() as usize - 1][card.colour() as usize])
}

/// Returns a rank with its article: "a Bi".
pub(crate) fn rank(rank: Rank) -> Phrase {
    const RANKS: [&str; 6] = ["a-common", "a-bi", "a-tri", "a-quad", "a-quint", "a-monad"];
    Phrase::new(RANKS[rank as usize - 1])
}

/// Returns a colour's name.
pub(crate) fn colour(colour: Colour) -> Phrase {
    const COLOURS: [&str; 6] = [
        "colour-r", "colour-o", "colour-y", "colour-l", "colour-d", "colour-g",
    ];
    Phrase::new(COLOURS[colour as usize])
}

/// The most cards that an event names.
const MOST_NAMED: usize = 6;

/// Returns a card with its article: "a red Bi", "an orange Bi".
fn one_card(one: Card) -> Phrase {
    Phrase::new("one-card")
        .text("colour", &one.colour().letter().to_string())
        .phrase("card", card(one))
}

/// Names cards in their order; neighbours of one rank together, "red and green Commons", "2 red Commons and a
/// yellow Common".
pub(crate) fn named(cards: &[Card]) -> Vec<Phrase> {
    let ranks = cards.chunk_by(|one, next| one.rank() == next.rank());
    ranks.flat_map(of_one_rank).collect()
}

fn of_one_rank(cards: &[Card]) -> Vec<Phrase> {
    const RANKS: [&str; 5] = ["commons-in", "bis-in", "tris-in", "quads-in", "quints-in"];
    const ALIKE: [&str; 5] = ["commons-of", "bis-of", "tris-of", "quads-of", "quints-of"];
    const COLOURS: [&str; 6] = ["in-r", "in-o", "in-y", "in-l", "in-d", "in-g"];
    let colour = |of: Card| Phrase::new(COLOURS[of.colour() as usize]);
    let alike: Vec<&[Card]> = cards.chunk_by(|one, next| one == next).collect();
    if alike.len() > 1 && alike.len() == cards.len() {
        let of_rank = Phrase::new(RANKS[cards[0].rank() as usize - 1]);
        return vec![of_rank.list("colours", cards.iter().copied().map(colour))];
    }
    let each = alike.into_iter().map(|equal| match *equal {
        [only] => one_card(only),
        _ => Phrase::new(ALIKE[equal[0].rank() as usize - 1])
            .number("count", equal.len())
            .phrase("colour", colour(equal[0])),
    });
    each.collect()
}

/// Returns what taking this rank would bring now: the front card, or the rank.
pub(crate) fn offered(public: &Public, wanted: Rank) -> Phrase {
    public.front(wanted).map_or_else(|| rank(wanted), that_card)
}

/// Returns a card that lies in view, with its article: "the red Bi".
fn that_card(shown: Card) -> Phrase {
    Phrase::new("the-card").phrase("card", card(shown))
}

pub(crate) fn action(view: &View<Monad>, action: &Action) -> Phrase {
    let public = view.public;
    let exchange = |id| {
        let wanted = score::brings(public, action).unwrap_or(Rank::Common);
        Phrase::new(id)
            .list("give", named(action.given()))
            .phrase("gain", offered(public, wanted))
    };
    match action {
        Action::Trade { bonus: false, .. } => exchange("action-trade"),
        Action::Trade { give, bonus: true } => {
            let bonus = bonus_named(public, score::traded(public, give));
            exchange("action-trade-bonus").list("bonus", bonus)
        }
        Action::Buy { .. } => exchange("action-buy"),
        Action::Leap { .. } => exchange("action-leap"),
        Action::Draw => Phrase::new("action-draw"),
        Action::Flip => Phrase::new("action-flip"),
        Action::Pass => Phrase::new("action-pass"),
        Action::End => Phrase::new("action-end"),
    }
}

fn bonus_named(public: &Public, rank: Rank) -> Vec<Phrase> {
    let (cards, common) = score::bonus_cards(public, rank);
    let mut names: Vec<Phrase> = cards.iter().copied().map(card).collect();
    if common {
        names.push(Phrase::new("top-of-talon"));
    }
    names
}

/// Says what an exchange brought. A Monad has a sentence of its own: it is what the game is about.
fn exchanged(seat: Seat, give: &[Card], gain: Gain, ids: [&'static str; 2]) -> Phrase {
    let [with_card, with_monad] = ids;
    let said = match gain {
        Gain::Card(gained) => Phrase::new(with_card).phrase("gain", that_card(gained)),
        Gain::Monad => Phrase::new(with_monad),
    };
    // Too much for one sentence: the discard pile shows it.
    let given = if give.len() > MOST_NAMED {
        vec![Phrase::new("cards-many").number("count", give.len())]
    } else {
        named(give)
    };
    said.seat("who", seat).list("give", given)
}

pub(crate) fn event(event: &Event) -> Phrase {
    match event {
        Event::Traded {
            seat,
            give,
            gain,
            bonus,
            talon,
        } => {
            let ids = if bonus.is_some() {
                ["event-traded-bonus", "event-traded-monad-bonus"]
            } else {
                ["event-traded", "event-traded-monad"]
            };
            let taken = bonus.as_deref().unwrap_or_default().iter();
            let mut brought: Vec<Phrase> = taken.copied().map(card).collect();
            if let Some(seen) = talon {
                brought.push(seen.map_or(Phrase::new("top-of-talon"), card));
            }
            exchanged(*seat, give, *gain, ids).list("bonus", brought)
        }
        Event::Bought { seat, give, gain } => {
            let ids = ["event-bought", "event-bought-monad"];
            exchanged(*seat, give.as_slice(), *gain, ids)
        }
        // A leap brings a card, never a Monad (M8.2).
        Event::Leapt { seat, give, gain } => {
            exchanged(*seat, give.as_slice(), *gain, ["event-leapt"; 2])
        }
        Event::Drew { seat, card: None } => Phrase::new("event-drew").seat("who", *seat),
        Event::Drew {
            seat,
            card: Some(drawn),
        } => Phrase::new("event-drew-card")
            .seat("who", *seat)
            .phrase("card", one_card(*drawn)),
        Event::Flipped { seat, cards } => Phrase::new("event-flipped")
            .seat("who", *seat)
            .number("count", *cards as i64),
        Event::Passed { seat, hand } => Phrase::new("event-passed")
            .seat("who", *seat)
            .list("hand", named(&hand.cards().collect::<Vec<_>>())),
        Event::Ended { seat } => Phrase::new("event-ended").seat("who", *seat),
        Event::Over { winners, by } => over(winners, *by),
    }
}

fn over(winners: &[usize], by: Ending) -> Phrase {
    let id = match by {
        Ending::Monads => "event-over-monads",
        Ending::Passes => "event-over-passes",
        Ending::Quiet => "event-over-quiet",
    };
    let names = winners
        .iter()
        .map(|&seat| Phrase::new("name").seat("who", seat));
    // One winner is "you", or goes by their name.
    Phrase::new(id)
        .seat("who", winners.first().copied().unwrap_or_default())
        .list("winners", names)
        .number("count", winners.len() as i64)
}

/// Describes the table line by line: columns, piles, players, and the viewer's own hand last.
pub(crate) fn view(view: &View<Monad>, known: bool) -> ViewPhrases {
    let public = view.public;
    let mut lines = Vec::new();
    for rank in Rank::COLUMNS.into_iter().rev() {
        let colours = public.column(rank).colours();
        lines.push(in_order("view-column", rank, colours).text("rank", rank.word()));
    }
    lines.push(Phrase::new("view-bank").number("count", public.bank));
    let discard = public.discard.colours().flatten();
    lines.push(in_order("view-discard", Rank::Common, discard));
    lines.push(Phrase::new("view-talon").number("count", public.talon.len() as i64));
    if known && public.talon.colours().any(|seen| seen.is_some()) {
        let seen = public.talon.colours().map_while(|seen| seen);
        lines.push(in_order("view-talon-known", Rank::Common, seen));
    }
    for seat in 0..public.players as usize {
        let line = Phrase::new("view-player")
            .seat("who", seat)
            .phrase("home", colour(public.homes[seat]))
            .number("monads", public.monads[seat])
            .number("goal", score::goal(public))
            .number("cards", public.held[seat]);
        lines.push(line);
        if known && view.own.is_none_or(|(own, _)| own != seat) {
            lines.push(held("view-known", public.known[seat]));
        }
    }
    let hand = view.own.map(|(seat, hand)| {
        let line = held("view-hand", *hand).number("value", hand.value());
        line.seat("who", seat)
    });
    ViewPhrases { table: lines, hand }
}

/// Lists cards of one rank in their order, each with the code that people type: "y2 yellow".
fn in_order(id: &'static str, rank: Rank, colours: impl Iterator<Item = Colour>) -> Phrase {
    let coded: Vec<Phrase> = colours
        .map(|shown| {
            Phrase::new("coded-colour")
                .text("code", &Card::of(rank, shown).to_string())
                .phrase("colour", colour(shown))
        })
        .collect();
    let count = coded.len() as i64;
    Phrase::new(id).list("cards", coded).number("count", count)
}

/// Lists a hand, equal cards together: "2 × l1 light blue Common".
fn held(id: &'static str, hand: Hand) -> Phrase {
    let mut kinds: Vec<Card> = hand.cards().collect();
    kinds.dedup();
    let coded = kinds.into_iter().map(|kind| {
        let count = hand.count(kind);
        Phrase::new(if count > 1 { "coded-times" } else { "coded" })
            .text("code", &kind.to_string())
            .phrase("card", card(kind))
            .number("count", count)
    });
    Phrase::new(id).list("cards", coded)
}

/// Returns what an exchange brings that follows another one: the front card, or the rank if the first one
/// takes that card.
pub(crate) fn brought(public: &Public, first: &Action, next: &Action) -> Phrase {
    let Some(wanted) = score::brings(public, next) else {
        return rank(Rank::Common);
    };
    if score::takes_from(public, first, wanted) {
        return rank(wanted);
    }
    offered(public, wanted)
}
