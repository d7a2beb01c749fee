//! What the catalogue says of a game is what its rules count with.

use serde_json::{Value, json};
use stammtisch_fiches::Fiches;
use stammtisch_monad::{Monad, Rank, goal};
use stammtisch_rotundo::Rotundo;
use stammtisch_rules::{Game, Playthrough, Setup};
use stammtisch_table::describe;

fn facts<G: Game>() -> Value {
    describe(G::NAME).unwrap()["facts"].clone()
}

fn dealt<G: Game>(players: usize, options: &Value) -> Playthrough<G> {
    Playthrough::deal(Setup::new(players, options).unwrap(), "facts")
}

fn state<G: Game>(playthrough: &Playthrough<G>) -> Value {
    playthrough.setup().state(playthrough.position())
}

#[test]
fn m1_2_and_m11_monads_facts_are_the_values_and_the_goals() {
    let facts = facts::<Monad>();
    let worth = facts["worth"].as_array().unwrap();
    for rank in Rank::ALL {
        assert_eq!(worth[usize::from(rank.number()) - 1], rank.value());
    }
    let needed = |players, options| goal(dealt::<Monad>(players, &options).position().public());
    for players in 2..=4 {
        assert_eq!(
            facts["goal"][players.to_string()],
            needed(players, json!({}))
        );
    }
    assert_eq!(facts["goal"]["teams"], needed(4, json!({"teams": true})));
}

#[test]
fn r1_3_rotundos_facts_are_its_usual_deck() {
    let deck = facts::<Rotundo>()["deck"].clone();
    let usual = dealt::<Rotundo>(3, &json!({}));
    let same = dealt::<Rotundo>(3, &json!({"deck": deck}));
    let (mut usual, mut same) = (state(&usual), state(&same));
    for state in [&mut usual, &mut same] {
        state.as_object_mut().unwrap().remove("options");
    }
    assert_eq!(usual, same);
    let stones = deck.as_array().unwrap();
    let stone = stones.iter().find(|row| row["id"] == "stone").unwrap();
    assert_eq!(
        (&stone["value"], &stone["triple"]),
        (&json!(35), &json!(false))
    );
}

#[test]
fn f2_1_and_f3_4_fiches_facts_are_the_first_chips_the_numbers_and_the_price_of_a_tile() {
    let facts = facts::<Fiches>();
    for set in ["junior", "classic"] {
        let mut playthrough = dealt::<Fiches>(2, &json!({"set": set}));
        assert_eq!(
            facts[set]["chips"],
            state(&playthrough)["chips"][0],
            "{set}"
        );
        let highest = Fiches::pieces(playthrough.setup());
        let highest = highest
            .iter()
            .filter_map(|tile| tile[1..].parse::<u8>().ok());
        assert_eq!(facts[set]["numbers"], highest.max().unwrap(), "{set}");
        playthrough.apply(&"draw".parse().unwrap()).unwrap();
        let left = state(&playthrough)["chips"][0].as_u64().unwrap();
        let price = facts["drawing"].as_u64().unwrap();
        assert_eq!(facts[set]["chips"].as_u64().unwrap() - left, price, "{set}");
    }
}
