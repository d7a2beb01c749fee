//! The sentences of the table.

use crate::common::table;
use serde_json::{Value, json};
use stammtisch_bots::Coach;
use stammtisch_rotundo::Rotundo;
use stammtisch_rules::{Lang, Rules, Wording, Words};

fn words() -> Words {
    let mut words = Words::new(Lang::En, &[Rotundo::TEXTS]);
    let names = ["Anna", "Bruno", "Clara", "Dirk"].map(str::to_owned);
    words.address(names.to_vec(), None);
    words
}

fn seen(fields: Value, seat: Option<usize>, known: bool) -> Vec<String> {
    let playthrough = table(fields);
    let lines = Rotundo::view_phrases(&playthrough.position().view(seat), known);
    lines.lines().map(|line| words().say(line)).collect()
}

fn auction() -> Value {
    json!({"players": 4, "turn": 3, "phase": "bid", "middle": "gold",
        "hands": [["fur"], ["wood", "wood"], [], []],
        "displays": [["cloth", "clay"], ["stone"], [], ["copper"]],
        "auction": {"by": 1, "high": {"seat": 1, "cards": ["stone"]},
            "out": [true, false, false, false]}})
}

#[test]
fn an_auction_is_told_with_the_highest_bid_and_who_is_still_in() {
    let lines = seen(auction(), Some(3), false);
    let bid = lines
        .iter()
        .find(|line| line.contains("35"))
        .expect("the bid");
    assert!(bid.contains("Bruno"), "{bid}");
    let still = lines.iter().find(|line| line.contains("Clara and Dirk"));
    assert!(
        still.is_some_and(|line| !line.contains("Anna")),
        "{lines:#?}"
    );
    let mut fewer = auction();
    fewer["auction"]["out"] = json!([true, false, true, false]);
    let lines = seen(fewer, Some(3), false);
    assert!(
        !lines.iter().any(|line| line.contains("Clara and Dirk")),
        "{lines:#?}"
    );
    let calm = json!({"players": 4, "middle": "gold"});
    assert!(
        !seen(calm, Some(3), false)
            .iter()
            .any(|line| line.contains("Clara and Dirk"))
    );
}

#[test]
fn one_card_is_named_and_several_are_counted() {
    let hand = |seat| seen(auction(), Some(seat), false).pop().expect("a hand");
    assert!(hand(1).contains("2 ×"), "{}", hand(1));
    assert!(!hand(0).contains('×'), "{}", hand(0));
}

#[test]
fn known_cards_of_a_hand_are_told_only_where_there_are_any() {
    let mut fields = auction();
    fields["known"] = json!({"hands": [["fur"], [], [], []]});
    let certain = |seat, known| {
        let lines = seen(fields.clone(), seat, known);
        lines
            .iter()
            .filter(|line| line.contains("definitely"))
            .count()
    };
    assert_eq!(certain(Some(3), true), 1);
    assert_eq!(certain(Some(0), true), 0);
    assert_eq!(certain(Some(3), false), 0);
}

#[test]
fn a_hint_says_what_a_card_costs_and_what_it_goes_with() {
    let hint = |fields: Value, action: &str| {
        let playthrough = table(fields);
        let view = playthrough.position().mover();
        let action = action.parse().unwrap();
        let reasons = Rotundo::reasons(&view, &action, None).into_iter();
        let said = reasons.map(|it| words().say(&Rotundo::reason_phrase(&view, &action, &it)));
        said.collect::<Vec<_>>().join(" ")
    };
    let bid = json!({"players": 2, "middle": "wood", "hands": [["wood"], []], "displays": [["cloth"], []]});
    assert_eq!(
        hint(bid, "auction cloth"),
        "Then wood completes a collection for you, too. You pay 10 for a card worth 20."
    );
    let take =
        json!({"players": 2, "phase": "take", "hands": [["gold"], []], "discard": ["copper"]});
    assert_eq!(
        hint(take, "take"),
        "Then platinum wire completes a collection for you, too. Until you collect them, they count \
         40 against you."
    );
}

#[test]
fn a_collection_is_told_by_its_weight() {
    let said = |middle: &str, hand: [&str; 2]| {
        let mut playthrough =
            table(json!({"players": 2, "middle": middle, "hands": [hand, ["fur"]]}));
        let action = format!("collect {}", hand.join(" "));
        let events = playthrough.apply(&action.parse().unwrap()).expect("legal");
        words().say(&Rotundo::event_phrase(events[0].for_viewer(None)))
    };
    assert_eq!(
        said("copper", ["copper", "copper"]),
        "Anna collects three coppers (120)."
    );
    assert_eq!(
        said("glass", ["glass", "glass"]),
        "Anna collects three glasses (75)."
    );
    assert_eq!(
        said("stone", ["clay", "wood"]),
        "Anna collects stone, clay and wood (70)."
    );
}
/// What a player is told who tries this.
fn refusal(fields: Value, action: &str) -> String {
    let playthrough = table(fields);
    let view = playthrough.position().mover();
    let action = action.parse().expect("an action");
    let refusal = Rotundo::check(&view, &action).expect_err("a refusal");
    words().say(&refusal.said)
}

#[test]
fn a_refused_collection_is_told_with_one_that_would_do() {
    let fields = |hand: Value| json!({"players": 2, "middle": "stone", "hands": [hand, []]});
    let fitting = refusal(fields(json!(["fur", "copper", "gold"])), "collect fur gold");
    assert!(
        fitting.contains("You could collect it with fur and copper."),
        "{fitting}"
    );
    let none = refusal(fields(json!(["fur", "gold", "cloth"])), "collect fur gold");
    assert!(none.contains("with your cards"), "{none}");
    let third = refusal(fields(json!(["fur", "copper", "gold"])), "collect fur");
    assert!(
        third.contains("What fits: copper.") && !third.contains("gold"),
        "{third}"
    );
}

#[test]
fn a_card_at_the_other_place_is_told_where_it_is() {
    let fields = json!({"players": 2, "middle": "stone", "hands": [["fur", "fur"], []], "displays": [["gold"], []]});
    let displayed = refusal(fields.clone(), "collect fur gold");
    assert!(displayed.contains("gold is in your display"), "{displayed}");
    let in_hand = refusal(fields.clone(), "auction fur");
    assert!(in_hand.contains("fur is in your hand"), "{in_hand}");
    let nowhere = refusal(fields, "auction clay");
    assert!(
        nowhere.contains("clay") && !nowhere.contains("hand"),
        "{nowhere}"
    );
}

#[test]
fn a_low_bid_is_told_what_the_display_can_pay() {
    let auction = |display: Value| {
        json!({"players": 2, "phase": "bid", "turn": 1, "middle": "wood", "displays": [["leather"], display],
            "auction": {"by": 0, "high": {"seat": 0, "cards": ["leather"]}, "out": [false, false]}})
    };
    let playthrough = table(auction(json!(["cloth", "cloth", "fur"])));
    let view = playthrough.position().mover();
    let low = Rotundo::check(&view, &"bid cloth".parse().unwrap()).expect_err("too low");
    let said = json!(low.said);
    assert_eq!(
        (&said["id"], &said["$next"]),
        (&json!("r5-3-low"), &json!(25))
    );
    let poor = refusal(auction(json!(["cloth"])), "bid cloth");
    assert!(poor.contains("worth 10") && poor.contains("20"), "{poor}");
}
