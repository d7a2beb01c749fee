//! Toy in sentences. They stand in `lang/`.

use stammtisch_rules::{Book, Phrase, Texts, View, ViewPhrases, Wording};

use crate::{Action, Card, Event, Toy};

impl Wording for Toy {
    const TEXTS: Texts = stammtisch_rules::texts!("../lang/", ".ftl");
    const BOOK: Book = Book(stammtisch_rules::texts!("../book/", ".md"));

    fn action_phrase(_: &View<Toy>, action: &Action) -> Phrase {
        match action {
            Action::Lay { card } => Phrase::new("action-lay").number("card", card.number()),
            Action::Draw => Phrase::new("action-draw"),
            Action::Pass => Phrase::new("action-pass"),
        }
    }

    fn event_phrase(event: &Event) -> Phrase {
        match event {
            Event::Laid { seat, card } => Phrase::new("event-laid")
                .seat("who", *seat)
                .number("card", card.number()),
            Event::Drew { seat, card: None } => Phrase::new("event-drew").seat("who", *seat),
            Event::Drew {
                seat,
                card: Some(card),
            } => Phrase::new("event-drew-card")
                .seat("who", *seat)
                .number("card", card.number()),
            Event::Passed { seat } => Phrase::new("event-passed").seat("who", *seat),
            Event::Over { winners } => {
                let name = |&seat| Phrase::new("name").seat("who", seat);
                Phrase::new("event-over").list("winners", winners.iter().map(name))
            }
        }
    }

    fn view_phrases(view: &View<Toy>, _: bool) -> ViewPhrases {
        let public = view.public;
        let mut table = vec![Phrase::new("view-pile").number("count", public.pile)];
        for seat in 0..public.players.into() {
            let line = Phrase::new("view-player").seat("who", seat);
            let line = line.number("points", public.points[seat]);
            table.push(line.number("cards", public.held[seat]));
        }
        let hand = view.own.map(|(_, hand)| {
            let card = |card: Card| Phrase::new("card").number("card", card.number());
            Phrase::new("view-hand").list("cards", hand.cards().map(card))
        });
        ViewPhrases { table, hand }
    }
}
