//! Rewards, jokers and the first lay.

use serde_json::{Value, json};

use crate::seats::{allowed, events, listed, now, play, refusal, refused, table};

/// The chips that a lay brings.
fn chips(fields: Value, lay: &str) -> Value {
    events(&mut table(fields), lay)[0]["chips"].clone()
}

fn junior(rack: &str, on_table: &[&str]) -> Value {
    json!({"racks": [format!("{rack} k10"), "b10"], "table": on_table})
}

fn classic(rack: &str, on_table: &[&str]) -> Value {
    json!({
        "options": {"set": "classic"}, "racks": [format!("{rack} k13"), "b13"], "table": on_table,
    })
}

#[test]
fn f4_1_three_tiles_as_a_series_earn_four_chips() {
    let mut playthrough = table(junior("r3 r4 r5", &[]));
    let laid = events(&mut playthrough, "lay r3 r4 r5");
    assert_eq!(
        laid[0],
        json!({
            "event": "laid", "seat": 0, "table": [["r3", "r4", "r5"]], "tiles": ["r3", "r4", "r5"],
            "chips": 4, "take": 0,
        })
    );
    assert_eq!(now(&playthrough)["chips"], json!([10, 6]));
}

#[test]
fn f4_1_three_tiles_added_to_two_series_earn_three() {
    let state = junior("r2 r6 k6", &["r3 r4 r5", "k3 k4 k5"]);
    assert_eq!(chips(state, "lay r2-r6 | k3-k6"), 3);
}

#[test]
fn f4_1_a_series_and_added_tiles_earn_the_sum() {
    let state = junior("r6 b1 b2 b3", &["r3 r4 r5", "k3 k4 k5"]);
    assert_eq!(chips(state, "lay r3-r6 | k3-k5 | b1-b3"), 5);
    let book = junior("y6 y7 y8 y9 k4 k5", &["k1 k2 k3"]);
    assert_eq!(chips(book, "lay k1-k5 | y6-y9"), 7);
}

#[test]
fn f4_2_the_reading_that_earns_most_counts() {
    let state = classic("r8 r9 r10", &["r5 r6 r7 r8 r9 r10"]);
    assert_eq!(chips(state, "lay r5-r7 | r8-r10 | r8-r10"), 4);
    let unchanged = classic("r8 r9 r10", &["r5 r6 r7", "r8 r9 r10"]);
    assert_eq!(chips(unchanged, "lay r5-r10 | r8-r10"), 3);
}

#[test]
fn f4_2_a_freed_joker_earns_nothing_and_one_from_the_rack_does() {
    let state = junior("b4 y8 y9", &["b3 *b4 b5"]);
    assert_eq!(chips(state, "lay b3-b5 | y8 y9 *y10"), 4);
    assert_eq!(chips(junior("k1 k2 J", &[]), "lay k1 k2 *k3"), 4);
}

#[test]
fn f5_1_a_joker_stands_for_one_tile_of_the_set() {
    let playthrough = table(junior("r9 r10 J", &[]));
    let (clause, said) = refusal(&playthrough, "lay r9 r10 *r11");
    assert_eq!(clause, "F5.1");
    assert!(
        said.starts_with("A joker can’t stand for red 11. The numbers go from 1 to 10."),
        "{said}"
    );
    assert!(allowed(&playthrough, "lay *r8 r9 r10"));
    // It keeps standing for it.
    let state = junior("r6", &["r3 *r4 r5"]);
    assert_eq!(refused(&table(state), "lay r3 r5 r6 *r4"), "F3.1");
}

#[test]
fn f5_2_a_series_needs_a_real_tile_and_may_be_held_to_one_joker() {
    let state = |options: Value| {
        let mut fields = junior("y4 J J J", &[]);
        fields["options"] = options;
        table(fields)
    };
    assert!(allowed(&state(json!({})), "lay *y3 y4 *y5"));
    assert_eq!(refused(&state(json!({})), "lay *y3 *y4 *y5"), "F5.2");
    let one = state(json!({"jokers_per_series": "one"}));
    assert_eq!(refused(&one, "lay *y3 y4 *y5"), "F5.2");
}

#[test]
fn f5_3_a_joker_is_freed_by_its_tile_in_its_place() {
    let playthrough = table(junior("b4 y8 y9", &["b3 *b4 b5"]));
    assert!(allowed(&playthrough, "lay b3-b5 *b6"));
    let (clause, said) = refusal(&playthrough, "lay b3-b5");
    assert_eq!(clause, "F5.3");
    assert!(said.contains("joker for the blue 4"), "{said}");
    assert_eq!(refused(&playthrough, "lay b3 *b4 b5 | y8 y9 *y10"), "F3.2");
}

#[test]
fn f5_3_where_rearranging_is_allowed_the_tile_may_lie_on_the_table() {
    let state = classic("y1 y2", &["*r5 b5 k5", "r5 r6 r7 r8"]);
    assert_eq!(chips(state, "lay r5 b5 k5 | r6-r8 | y1 y2 *y3"), 3);
}

#[test]
fn f5_4_a_joker_freed_from_the_own_rack_may_be_taken() {
    let mut playthrough = table(junior("b4", &["b3 *b4 b5"]));
    let laid = events(&mut playthrough, "lay b3-b5 take 1");
    assert_eq!(
        (&laid[0]["chips"], &laid[0]["take"]),
        (&json!(0), &json!(1))
    );
    let state = now(&playthrough);
    assert_eq!(state["racks"][0], json!(["k10", "J"]));
    assert_eq!(state["chips"], json!([6, 6]));
    // Everybody saw it.
    assert_eq!(state["known"], json!({"hands": [["J"], []]}));
    let view = playthrough
        .setup()
        .view(playthrough.position(), Some(1), true)
        .to_value();
    assert_eq!(view["racks"], json!([2, ["b10"]]));
    assert_eq!(view["known"], json!({"hands": [["J"], []]}));
    let from_the_table = table(classic("r6", &["r3 *r4 r5", "r4 y4 b4 k4"]));
    assert_eq!(
        refused(&from_the_table, "lay r3-r6 | y4 b4 k4 take 1"),
        "F5.4"
    );
}

#[test]
fn f5_4_a_known_joker_is_known_until_a_joker_is_laid() {
    let mut playthrough = table(json!({
        "racks": ["b4 y8 y9 k9 k10", "b9 b10"], "table": ["b3 *b4 b5"], "pot": "J",
    }));
    play(&mut playthrough, &["lay b3-b5 take 1", "draw"]);
    assert_eq!(now(&playthrough)["known"]["hands"], json!([["J"], []]));
    play(&mut playthrough, &["lay b3-b5 | y8 y9 *y10"]);
    assert_eq!(now(&playthrough).get("known"), None);
}

#[test]
fn f6_1_the_first_lay_is_worth_thirty_in_new_series() {
    let state = |options: Value| {
        json!({
            "options": options, "racks": ["k7 k8 k9 r2 r3 r4 b5 r9 r10 r11", "k2"],
            "table": ["b2 b3 b4"], "opened": [false, false],
        })
    };
    let mut playthrough = table(state(json!({"set": "classic"})));
    let (clause, said) = refusal(&playthrough, "lay b2-b4 | k7-k9");
    assert_eq!(clause, "F6.1");
    assert_eq!(
        said,
        "Your first lay must be worth at least 30, and these tiles are worth 24. Add tiles worth 6 more, or draw."
    );
    assert_eq!(refused(&playthrough, "lay b2-b5 | r9-r11"), "F6.1");
    assert!(allowed(&playthrough, "lay b2-b4 | r9-r11"));
    assert!(allowed(&playthrough, "lay b2-b4 | k7-k9 | r2-r4"));
    play(&mut playthrough, &["lay b2-b4 | r9-r11"]);
    assert_eq!(now(&playthrough)["opened"], json!([true, false]));
    play(&mut playthrough, &["draw"]);
    assert!(
        allowed(&playthrough, "lay b2-b5 | r9-r11"),
        "once is enough"
    );

    let none = table(state(json!({"set": "classic", "first_lay": 0})));
    assert!(allowed(&none, "lay b2-b5"));
    let more = table(state(json!({"set": "classic", "first_lay": 31})));
    assert_eq!(refused(&more, "lay b2-b4 | r9-r11"), "F6.1");
    // The junior set knows no first lay.
    let junior = table(json!({
        "options": {"first_lay": 200}, "racks": ["b5 k1", "k2"], "table": ["b2 b3 b4"],
    }));
    assert!(listed(&junior).0.contains(&"lay b2-b5".to_owned()));
}
