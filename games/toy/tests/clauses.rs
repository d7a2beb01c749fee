//! The rule book, clause by clause.

use serde_json::{Value, json};
use stammtisch_rules::{Game, Playthrough, Rules, Setup};
use stammtisch_toy::{Card, Hand, Toy};

/// A game of two with these hands; the cards in `laid` were laid, and the pile has the rest.
fn table(hands: [&str; 2], laid: &str) -> Playthrough<Toy> {
    let cards = |text: &str| -> Vec<Card> {
        text.split_whitespace()
            .map(|card| card.parse().expect("a card"))
            .collect()
    };
    let mut rest = Hand::full();
    let placed = [hands[0], hands[1], laid].map(cards);
    placed
        .iter()
        .flatten()
        .for_each(|card| rest.remove(*card, 1));
    let names = |cards: Vec<Card>| -> Value { cards.iter().map(Card::to_string).collect() };
    let [one, two, laid] = placed;
    let state = json!({
        "game": "toy", "options": {}, "players": 2, "turn": 0, "passes": 0, "points": [0, 0],
        "hands": [names(one), names(two)], "laid": names(laid), "pile": names(rest.cards().collect()),
    });
    let (setup, start) = Setup::<Toy>::load(&state).expect("a sound state");
    Playthrough::from_position(setup, start)
}

fn act(game: &mut Playthrough<Toy>, action: &str) -> Result<(), &'static str> {
    let action = action.parse().expect("an action");
    game.apply(&action)
        .map(drop)
        .map_err(|refusal| refusal.clause)
}

#[test]
fn t1_1_there_are_four_cards_of_each_number() {
    let mut state = table(["1 1", "2"], "")
        .setup()
        .state(table(["1 1", "2"], "").position())
        .to_value();
    state["hands"][0] = json!(["1"]);
    let error = Setup::<Toy>::load(&state).map(drop).unwrap_err();
    assert_eq!(error.clause(), Some("T1.1"));
}

#[test]
fn t1_2_everybody_gets_three_cards_or_as_many_as_the_option_says() {
    for (options, cards) in [(json!({}), 3), (json!({"cards": 5}), 5)] {
        let setup = Setup::<Toy>::new(4, &options).unwrap();
        let game = Playthrough::deal(setup, "1");
        let public = game.position().public();
        assert_eq!(public.held[..4], [cards; 4]);
        assert_eq!(public.pile, 24 - 4 * cards);
    }
}

#[test]
fn t2_1_pairs_bring_their_number_and_can_be_taken_back() {
    let mut game = table(["5 5 2 2 1", "3"], "");
    act(&mut game, "lay 5").unwrap();
    act(&mut game, "lay 2").unwrap();
    assert_eq!(game.position().public().points[0], 7);
    assert_eq!(act(&mut game, "lay 1"), Err("T2.1"));
    assert!(game.undo().is_some() && game.undo().is_some());
    assert_eq!(game.position().public().points[0], 0);
}

#[test]
fn t2_2_drawing_ends_the_turn() {
    let mut game = table(["1", "2"], "");
    act(&mut game, "draw").unwrap();
    assert_eq!(game.position().turn(), Some(1));
    assert!(game.undo().is_none(), "a card was seen");
}

/// Everything is laid but for these hands.
fn without_pile(hands: [&str; 2]) -> Playthrough<Toy> {
    let mut rest = Hand::full();
    let held = hands
        .iter()
        .flat_map(|hand| hand.split_whitespace())
        .map(|card| card.parse::<Card>().unwrap());
    held.for_each(|card| rest.remove(card, 1));
    let laid: Vec<String> = rest.cards().map(|card| card.to_string()).collect();
    table(hands, &laid.join(" "))
}

#[test]
fn t2_3_passing_takes_an_empty_pile() {
    assert_eq!(act(&mut table(["1", "2"], ""), "pass"), Err("T2.3"));
    let mut game = without_pile(["1", "2"]);
    assert_eq!(act(&mut game, "draw"), Err("T2.2"));
    act(&mut game, "pass").unwrap();
}

#[test]
fn t2_4_only_the_seat_on_turn_may_act() {
    let game = table(["1", "2 2"], "");
    let view = game.position().view(Some(1));
    let refusal = Toy::check(&view, &"lay 2".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.clause, "T2.4");
}

#[test]
fn t3_1_the_game_ends_when_everybody_has_passed_in_a_row() {
    let mut game = without_pile(["1", "2"]);
    act(&mut game, "pass").unwrap();
    assert_eq!(game.position().turn(), Some(1));
    act(&mut game, "pass").unwrap();
    assert_eq!(game.position().turn(), None);
}

#[test]
fn t3_2_most_points_win_and_equals_share() {
    fn winners<G: Game>(game: &Playthrough<G>) -> Vec<usize> {
        G::winners(game.position().public())
    }
    let mut game = without_pile(["1", "2 2"]);
    act(&mut game, "pass").unwrap();
    act(&mut game, "lay 2").unwrap();
    act(&mut game, "pass").unwrap();
    assert_eq!(winners(&game), [1]);
    let mut game = without_pile(["1", "2"]);
    act(&mut game, "pass").unwrap();
    act(&mut game, "pass").unwrap();
    assert_eq!(winners(&game), [0, 1]);
}
