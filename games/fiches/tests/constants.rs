//! The constants that a client is told are those that the rules count with.

use serde_json::{Value, json};
use stammtisch_fiches::Fiches;
use stammtisch_rules::{Playthrough, Setup, Wire};

fn dealt(players: usize, options: &Value) -> Playthrough<Fiches> {
    Playthrough::deal(Setup::new(players, options).unwrap(), "constants")
}

fn state(playthrough: &Playthrough<Fiches>) -> Value {
    playthrough.setup().state(playthrough.position()).to_value()
}

#[test]
fn f2_1_and_f3_4_fiches_constants_are_the_first_chips_the_numbers_and_the_price_of_a_tile() {
    let constants = Fiches::constants();
    for set in ["junior", "classic"] {
        let mut playthrough = dealt(2, &json!({"set": set}));
        assert_eq!(
            constants[set]["chips"],
            state(&playthrough)["chips"][0],
            "{set}"
        );
        let highest = Fiches::pieces(playthrough.setup());
        let highest = highest
            .iter()
            .filter_map(|tile| tile[1..].parse::<u8>().ok());
        assert_eq!(constants[set]["numbers"], highest.max().unwrap(), "{set}");
        playthrough.apply(&"draw".parse().unwrap()).unwrap();
        let left = state(&playthrough)["chips"][0].as_u64().unwrap();
        let price = constants["drawing"].as_u64().unwrap();
        assert_eq!(
            constants[set]["chips"].as_u64().unwrap() - left,
            price,
            "{set}"
        );
    }
}
