//! Other decks: what is accepted, what is not, and that everything works with them.

use crate::common::{listed, refused, table};
use serde_json::{Value, json};
use stammtisch_rotundo::{Action, Rotundo};
use stammtisch_rules::{
    InputError, Lang, Playthrough, Record, Rng, Rules, Setup, Wire, Wording, Words,
};
use stammtisch_testkit::walk;

fn row(id: &str, bag: &str, number: u64, copies: u64, triple: bool) -> Value {
    json!({"id": id, "bag": bag, "number": number, "value": 25, "copies": copies, "triple": triple})
}

fn fifteen() -> Value {
    row("tin", "blue", 1, 15, true)
}

fn parse_options(players: usize, deck: Value) -> Result<Setup<Rotundo>, InputError> {
    Setup::new(players, &json!({"deck": deck}))
}

fn other_deck() -> Value {
    json!([
        row("tin", "blue", 1, 6, true),
        row("lead", "blue", 1, 5, false),
        row("a", "brown", 2, 8, true),
        row("wood-3", "beige", 3, 7, true),
        row("gold", "blue", 2, 9, false),
        row("zinc", "blue", 3, 10, true),
    ])
}

#[test]
fn the_standard_table_as_json_is_the_standard_deck() {
    let deck = stammtisch_rotundo::Deck::STANDARD;
    let rows: Vec<Value> = deck
        .rows()
        .map(|row| deck.material(row))
        .map(|material| {
            json!({"id": material.card.to_string(), "bag": material.bag.word(),
                "number": material.number, "value": material.value, "copies": material.copies,
                "triple": material.triple})
        })
        .collect();
    assert_eq!(parse_options(5, json!(rows)).unwrap().options.deck, deck);
    assert_eq!(
        Setup::<Rotundo>::new(5, &json!({"deck": null}))
            .unwrap()
            .options
            .deck,
        deck
    );
}

#[test]
fn three_cards_collect_by_bags_numbers_and_the_ban_on_triples() {
    let deck = stammtisch_rotundo::Deck::STANDARD;
    let collects = |names: [&str; 3]| {
        let row = |name: &str| deck.row_of(name.parse().unwrap()).unwrap();
        deck.collects(names.map(row))
    };
    assert!(collects(["cloth", "fur", "leather"]));
    assert!(collects(["fur", "stone", "copper"]));
    assert!(collects(["wood", "wood", "wood"]));
    assert!(!collects(["stone", "stone", "stone"]));
    assert!(!collects(["platinum", "platinum", "platinum"]));
    assert!(!collects(["stone", "stone", "wood"]));
    assert!(!collects(["cloth", "fur", "stone"]));
    assert!(!collects(["clay", "stone", "glass"]));
}

#[test]
fn materials_that_show_the_same_are_no_forbidden_triple() {
    let deck = parse_options(2, other_deck()).unwrap().options.deck;
    let row = |name: &str| deck.row_of(name.parse().unwrap()).unwrap();
    let (tin, lead) = (row("tin"), row("lead"));
    for mixed in [[lead, tin, tin], [tin, lead, tin], [tin, tin, lead]] {
        assert!(deck.collects(mixed));
        assert!(deck.collects(mixed.map(|row| if row == tin { lead } else { tin })));
    }
    assert!(deck.collects([tin; 3]) && !deck.collects([lead; 3]));
}

#[test]
fn a_wrong_type_and_a_number_out_of_range_are_different_errors() {
    let id = |value: Value| {
        let mut row = fifteen();
        row["value"] = value;
        parse_options(2, json!([row])).unwrap_err().said().id()
    };
    assert_eq!(id(json!("25")), "unread-wrong");
    for number in [json!(9), json!(71), json!(25.5), json!(-1)] {
        assert_eq!(id(number), "unread-range");
    }
    let mut dear = fifteen();
    dear["value"] = json!(71);
    let why = parse_options(2, json!([dear])).unwrap_err();
    let said = Words::new(Lang::En, &[Rotundo::TEXTS]).say(why.said());
    assert!(said.contains("from 10 to 70"), "{said}");
}

#[test]
fn an_impossible_deck_is_refused_with_the_reason() {
    let clause = |deck: Value| parse_options(2, deck).unwrap_err().clause();
    // Twice the same, too many materials, too many cards, too few cards.
    assert_eq!(clause(json!([fifteen(), fifteen()])), Some("R1.3"));
    let many: Vec<Value> = ('a'..='m')
        .map(|id| row(&id.to_string(), "blue", 1, 2, true))
        .collect();
    assert_eq!(clause(json!(many)), Some("R1.3"));
    assert!(parse_options(2, json!(many[..12])).is_ok());
    let rows = |copies| ["a", "b", "c", "d", "e"].map(|id| row(id, "blue", 1, copies, true));
    assert_eq!(clause(json!(rows(13))), Some("R1.3"));
    assert!(parse_options(5, json!(rows(12))).is_ok());
    assert_eq!(clause(json!([])), Some("R2.1"));
    assert_eq!(clause(json!([row("a", "blue", 1, 14, true)])), Some("R2.1"));
    assert!(parse_options(2, json!([fifteen()])).is_ok());
    assert_eq!(
        parse_options(3, json!([fifteen()])).unwrap_err().clause(),
        Some("R2.1")
    );
}

#[test]
fn a_deck_that_cannot_be_read_is_refused_in_a_sentence() {
    let words = Lang::ALL.map(|lang| Words::new(lang, &[Rotundo::TEXTS]));
    let change = |name: &str, value: Value| {
        let mut row = fifteen();
        row[name] = value;
        json!([row])
    };
    let mut without = fifteen();
    without.as_object_mut().unwrap().remove("triple");
    for deck in [
        json!("tin"),
        json!([1]),
        json!({}),
        json!([without]),
        change("id", json!("")),
        change("id", json!("Tin")),
        change("id", json!("ninechars")),
        change("id", json!("two words")),
        change("id", json!(7)),
        change("bag", json!("red")),
        change("number", json!(0)),
        change("number", json!(5)),
        change("number", json!("1")),
        change("value", json!(9)),
        change("value", json!(71)),
        change("value", json!(12.5)),
        change("copies", json!(0)),
        change("copies", json!(16)),
        change("triple", json!("no")),
        change("colour", json!("blue")),
    ] {
        let why = parse_options(2, deck.clone()).unwrap_err();
        assert_eq!(why.clause(), None, "{deck}");
        for words in &words {
            words
                .try_say(why.said())
                .unwrap_or_else(|gap| panic!("{gap}"));
        }
    }
}

#[test]
fn refusals_of_decks_can_be_said_in_every_language() {
    let many: Vec<Value> = ('a'..='m')
        .map(|id| row(&id.to_string(), "blue", 1, 2, true))
        .collect();
    let rows = ["a", "b", "c", "d", "e"].map(|id| row(id, "blue", 1, 13, true));
    for deck in [
        json!([fifteen(), fifteen()]),
        json!(many),
        json!(rows),
        json!([]),
    ] {
        let why = parse_options(2, deck).unwrap_err();
        for lang in Lang::ALL {
            Words::new(lang, &[Rotundo::TEXTS])
                .try_say(why.said())
                .unwrap();
        }
    }
}

#[test]
fn two_materials_with_the_same_face_stay_two_materials() {
    // Tin may be tripled, lead may not; together they are never three of one material.
    let fields = |middle: &str, hand: Value| {
        json!({"players": 2, "options": {"deck": other_deck()}, "middle": middle,
            "hands": [hand, []]})
    };
    let playthrough = table(fields("lead", json!(["lead", "lead", "tin", "tin"])));
    assert_eq!(refused(&playthrough, "collect lead lead"), "R4.4");
    let (actions, complete) = listed(&playthrough);
    assert!(complete);
    assert_eq!(actions, ["collect tin tin", "collect tin lead", "pass"]);
    let playthrough = table(fields("tin", json!(["lead", "lead", "tin", "tin"])));
    let (actions, _) = listed(&playthrough);
    assert_eq!(
        actions,
        [
            "collect tin tin",
            "collect tin lead",
            "collect lead lead",
            "pass"
        ]
    );
}

#[test]
fn whole_games_with_another_deck_round_trip() {
    let options = json!({"deck": other_deck()});
    for players in 2..=5 {
        let setup = Setup::<Rotundo>::new(players, &options).unwrap();
        let mut rng = Rng::new(3);
        let mut playthrough = Playthrough::deal(setup.clone(), "walk 1");
        walk(&setup, 1, |step| {
            let state = setup.state(step.position).to_value();
            let (again, loaded) = Setup::<Rotundo>::load(&state).unwrap();
            assert!(again == setup && loaded == *step.position);
            for action in step.actions {
                assert_eq!(action.to_string().parse().as_ref(), Ok(action));
                let json = json!(action);
                let read = Rotundo::read_action(step.position.public(), &json).unwrap();
                assert_eq!(read, *action);
                assert_eq!(Rotundo::check(&step.position.mover(), &read), Ok(()));
                // What was read leads where what was listed leads.
                let (mut one, mut other) = (*step.position, *step.position);
                one.apply(action, &mut ());
                other.apply(&read, &mut ());
                assert!(one == other, "{action}");
            }
            for seat in (0..players).map(Some).chain([None]) {
                let there = Rotundo::redeal(&step.position.view(seat), &mut rng);
                let shown = |position| setup.view(position, seat, true).to_value();
                assert_eq!(shown(step.position), shown(&there));
                Setup::<Rotundo>::load(&setup.state(&there).to_value()).unwrap();
            }
            playthrough.apply(&step.action).unwrap();
        });
        let record = Record::write(&playthrough);
        assert!(Record::read::<Rotundo>(&record).unwrap().position() == playthrough.position());
    }
}

#[test]
fn materials_of_another_deck_are_named_in_every_sentence() {
    let playthrough = table(
        json!({"players": 2, "options": {"deck": other_deck()}, "middle": "zinc",
        "hands": [["tin", "gold"], ["a"]], "displays": [["zinc", "zinc"], []]}),
    );
    let view = playthrough.position().mover();
    for lang in Lang::ALL {
        let words = Words::new(lang, &[Rotundo::TEXTS]);
        let seen: Vec<String> = Rotundo::view_phrases(&view, true)
            .lines()
            .map(|line| words.try_say(line).unwrap())
            .collect();
        assert!(seen.iter().any(|line| line.contains("zinc")), "{seen:?}");
        let action: Action = "collect tin gold".parse().unwrap();
        let said = words
            .try_say(&Rotundo::action_phrase(&view, &action))
            .unwrap();
        assert!(said.contains("tin") && said.contains("75"), "{said}");
    }
}

#[test]
fn cards_are_read_without_knowing_the_deck() {
    let read = |text: &str| text.parse::<Action>();
    assert!(read("collect opal jade").is_ok());
    assert!(read("BID Gold, gold+fur").is_ok());
    assert_eq!(
        read("bid gold gold fur").unwrap(),
        read("bid gold,gold+fur").unwrap()
    );
    assert_ne!(read("bid gold fur").unwrap(), read("bid fur gold").unwrap());
    assert!(read("bid gold").unwrap() < read("bid gold fur").unwrap());
    assert!(read("bid a b c d e f g h i j k l").is_ok());
    assert!(read("bid a b c d e f g h i j k l m").is_err());
    assert!(read(&format!("bid{}", " a".repeat(60))).is_ok());
    assert!(read(&format!("bid{}", " a".repeat(61))).is_err());
    for bad in [
        "",
        "bid opal!",
        "collect überlang",
        "pass gold",
        "drop it",
        "sell gold",
        "bid a#b",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
}
