//! The judge, clause by clause.

use stammtisch_fiches::judge::{BeforeLay, Fault, Lay, Reason, Verdict, judge};
use stammtisch_fiches::series::SeriesFault;
use stammtisch_fiches::settings::{JokersPerSeries, Settings};

const JUNIOR: Settings = Settings::JUNIOR;
const CLASSIC: Settings = Settings::CLASSIC;
const CLASSIC_TOGETHER: Settings = Settings {
    rearrange: false,
    ..Settings::CLASSIC
};

fn take(
    rules: &Settings,
    table: &str,
    rack: &str,
    after: &str,
    take: u8,
) -> Result<Verdict, Fault> {
    let position = BeforeLay {
        table: table.parse().unwrap(),
        rack: rack.parse().unwrap(),
        opened: true,
    };
    let lay = Lay {
        table: after.parse().unwrap(),
        take,
    };
    judge(rules, &position, &lay)
}

fn lay(rules: &Settings, table: &str, rack: &str, after: &str) -> Result<Verdict, Fault> {
    take(rules, table, rack, after, 0)
}

fn chips(rules: &Settings, table: &str, rack: &str, after: &str) -> u8 {
    lay(rules, table, rack, after).unwrap().chips
}

fn clause(result: Result<Verdict, Fault>) -> &'static str {
    result.unwrap_err().clause()
}

#[test]
fn f3_1_the_series_at_fault_is_named() {
    let fault = lay(&JUNIOR, "r3 r4 r5", "r7 k1", "r3 r4 r5 | k1 r7").unwrap_err();
    assert_eq!(fault.clause(), "F3.1");
    assert_eq!(fault.series, Some(1));
    assert_eq!(fault.reason, Reason::Series(SeriesFault::TooShort));
}

#[test]
fn f3_2_at_least_one_tile_comes_from_the_rack() {
    assert_eq!(clause(lay(&JUNIOR, "r3 r4 r5", "k1", "r3 r4 r5")), "F3.2");
    // Joining what adjoins is no lay by itself.
    let table = "r1 r2 r3 | r4 r5 r6";
    assert_eq!(
        clause(lay(&JUNIOR, table, "k1", "r1 r2 r3 r4 r5 r6")),
        "F3.2"
    );
    // A tile that nobody has.
    let fault = lay(&JUNIOR, "r3 r4 r5", "k1", "r3 r4 r5 r6").unwrap_err();
    assert_eq!((fault.clause(), fault.series), ("F3.2", Some(0)));
    assert_eq!(
        clause(lay(&JUNIOR, "r3 r4 r5", "k1", "r3 r4 r5 *r6")),
        "F3.2"
    );
}

#[test]
fn f3_3_no_tile_goes_from_the_table() {
    let fault = lay(&CLASSIC, "r3 r4 r5 r6", "r7", "r4 r5 r6 r7").unwrap_err();
    assert_eq!((fault.clause(), fault.old), ("F3.3", Some(0)));
}

#[test]
fn f3_5_series_grow_at_both_ends_and_are_joined() {
    assert_eq!(chips(&JUNIOR, "r3 r4 r5", "r2 r6 k1", "r2 r3 r4 r5 r6"), 2);
    let two = "r1 r2 r3 | r5 r6 r7";
    assert_eq!(chips(&JUNIOR, two, "r4", "r1 r2 r3 r4 r5 r6 r7"), 1);
    let adjoin = "r1 r2 r3 | r4 r5 r6";
    assert_eq!(chips(&JUNIOR, adjoin, "r7", "r1 r2 r3 r4 r5 r6 r7"), 1);
    let three = "r1 r2 r3 | r4 r5 r6 | r8 r9 r10";
    assert_eq!(
        chips(&JUNIOR, three, "r7", "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10"),
        1
    );
}

#[test]
fn f3_5_series_are_not_taken_apart_without_rearranging() {
    let fault = lay(&JUNIOR, "r1 r2 r3 r4 r5", "r6", "r1 r2 r3 | r4 r5 r6").unwrap_err();
    assert_eq!((fault.clause(), fault.old), ("F3.5", Some(0)));
    let rules = Settings {
        rearrange: true,
        ..JUNIOR
    };
    assert_eq!(
        chips(&rules, "r1 r2 r3 r4 r5", "r6", "r1 r2 r3 | r4 r5 r6"),
        1
    );
    let group = "r3 y3 b3 k3 | r1 r2 r3";
    let after = "y3 b3 k3 | r1 r2 r3 r4 | r3 r4 r5";
    assert_eq!(
        clause(lay(&CLASSIC_TOGETHER, group, "r4 r4 r5", after)),
        "F3.5"
    );
    assert_eq!(chips(&CLASSIC, group, "r4 r4 r5", after), 3);
}

#[test]
fn f3_6_groups_grow_to_four() {
    for rules in [CLASSIC, CLASSIC_TOGETHER] {
        assert_eq!(chips(&rules, "r3 y3 b3", "k3", "r3 y3 b3 k3"), 1);
    }
}

#[test]
fn f4_1_the_worked_rewards() {
    // Three tiles as a series: 4 chips.
    assert_eq!(chips(&JUNIOR, "", "r3 r4 r5", "r3 r4 r5"), 4);
    // Three tiles added to two series: 3.
    let two = "r3 r4 r5 | k3 k4 k5";
    let grown = "r2 r3 r4 r5 r6 | k3 k4 k5 k6";
    assert_eq!(chips(&JUNIOR, two, "r2 r6 k6", grown), 3);
    // A series and added tiles: the sum.
    let both = "r3 r4 r5 r6 | k3 k4 k5 | b1 b2 b3";
    assert_eq!(chips(&JUNIOR, two, "r6 b1 b2 b3", both), 5);
}

#[test]
fn f4_2_a_new_series_may_hold_freed_jokers_which_earn_nothing_themselves() {
    let after = "r3 r4 r5 | k1 k2 *k3";
    assert_eq!(chips(&JUNIOR, "r3 *r4 r5", "r4 k1 k2", after), 4);
    // A joker from the rack is a tile like any other.
    assert_eq!(chips(&JUNIOR, "", "k1 k2 J", "k1 k2 *k3"), 4);
}

#[test]
fn f4_2_the_reading_that_earns_most_counts() {
    // Either pair of equal tiles may be the old one.
    let after = "r3 r4 r5 | r3 y3 b3 | r5 y5 b5";
    let table = "r3 r4 r5";
    assert_eq!(chips(&CLASSIC, table, "r3 y3 b3 r5 y5 b5", after), 8);
}

#[test]
fn f4_2_an_old_series_that_lies_there_unchanged_is_never_new() {
    // The old run could be read into the three groups, its copy as new; but it lies there.
    let table = "r3 r4 r5 | y3 b3 k3 | y5 b5 k5 | y4 b4 k4";
    let after = "r3 r4 r5 | r3 y3 b3 k3 | r5 y5 b5 k5 | r4 y4 b4 k4";
    assert_eq!(chips(&CLASSIC, table, "r3 r4 r5", after), 3);
    // Twice there, one is new.
    assert_eq!(
        chips(&CLASSIC, "r3 r4 r5", "r3 r4 r5", "r3 r4 r5 | r3 r4 r5"),
        4
    );
    // Without rearranging likewise: the joined one is not new either.
    let joined = "r3 r4 r5 r6 r7 r8 | r3 r4 r5";
    let two = "r3 r4 r5 | r6 r7 r8";
    assert_eq!(chips(&CLASSIC_TOGETHER, two, "r3 r4 r5", joined), 3);
}

#[test]
fn f5_1_a_joker_stands_for_a_tile_of_the_set() {
    assert_eq!(clause(lay(&JUNIOR, "", "r9 r10 J", "r9 r10 *r11")), "F5.1");
    assert_eq!(chips(&CLASSIC, "", "r9 r10 J", "r9 r10 *r11"), 4);
}

#[test]
fn f5_2_jokers_in_a_series() {
    assert_eq!(chips(&JUNIOR, "", "r9 J J", "*r8 r9 *r10"), 4);
    assert_eq!(clause(lay(&JUNIOR, "", "J J J", "*r8 *r9 *r10")), "F5.2");
    let one = Settings {
        jokers_per_series: JokersPerSeries::One,
        ..JUNIOR
    };
    assert_eq!(clause(lay(&one, "", "r9 J J", "*r8 r9 *r10")), "F5.2");
}

#[test]
fn f5_3_without_rearranging_the_tile_goes_to_the_jokers_place() {
    assert_eq!(chips(&JUNIOR, "r3 *r4 r5", "r4", "r3 r4 r5 *r6"), 1);
    assert_eq!(chips(&JUNIOR, "r3 *r4 r5", "r4", "*r2 r3 r4 r5"), 1);
    // The joker cannot vanish, nor move while its place is empty.
    assert_eq!(clause(lay(&JUNIOR, "r3 *r4 r5", "r4", "r3 r4 r5")), "F5.3");
    let moved = lay(
        &JUNIOR,
        "r3 r4 *r5 | k1 k2 k3",
        "r2",
        "r2 r3 r4 | k1 k2 k3 *k4",
    );
    assert_eq!(clause(moved), "F3.5");
    // It may stand for the same tile in another series.
    assert_eq!(
        chips(&JUNIOR, "r3 *r4 r5", "r4 r6 J", "r3 r4 r5 | *r4 *r5 r6"),
        4
    );
}

#[test]
fn f5_3_with_rearranging_a_real_tile_on_the_table_frees_a_joker() {
    // The red 4 of the group frees the joker that stands for a red 4.
    let table = "r3 *r4 r5 | r4 y4 b4 k4";
    let after = "r3 r4 r5 r6 | *r4 y4 b4 k4";
    assert_eq!(chips(&CLASSIC, table, "r6", after), 1);
    let freed = "r3 r4 r5 r6 | y4 b4 k4 | k1 k2 *k3";
    assert_eq!(chips(&CLASSIC, table, "r6 k1 k2", freed), 4);
    // One tile for one joker; and without such a tile it stays.
    let fault = lay(
        &CLASSIC,
        "r3 r4 *r5 | b1 b2 b3",
        "r2",
        "r2 r3 r4 | b1 b2 b3 *b4",
    )
    .unwrap_err();
    assert_eq!((fault.clause(), fault.old), ("F5.3", Some(0)));
    let two = "r3 *r4 r5 | *r4 r5 r6";
    let both = "r3 r4 r5 | *r3 *r4 r5 r6";
    assert!(lay(&CLASSIC, two, "r4", both).is_ok());
    let none = "r3 r4 r5 | r5 r6 *r7 *r8";
    assert_eq!(clause(lay(&CLASSIC, two, "r4", none)), "F5.3");
}

#[test]
fn f5_4_a_taken_jokers_tile_earns_no_chip() {
    let verdict = take(&JUNIOR, "r3 *r4 r5", "r4 r6", "r3 r4 r5 r6", 1).unwrap();
    assert_eq!(verdict.chips, 1);
    assert_eq!(verdict.rack, "J".parse().unwrap());
    assert!(!verdict.goes_out());
    assert_eq!(
        take(&JUNIOR, "r3 *r4 r5", "r4", "r3 r4 r5", 1)
            .unwrap()
            .chips,
        0
    );
    // Only what was freed, and with a tile from the own rack.
    assert_eq!(
        clause(take(&JUNIOR, "r3 *r4 r5", "r6 J", "r3 *r4 r5 r6", 1)),
        "F5.4"
    );
    let table = "r3 *r4 r5 | r4 y4 b4 k4";
    let after = "r3 r4 r5 r6 | y4 b4 k4";
    assert_eq!(clause(take(&CLASSIC, table, "r6", after, 1)), "F5.4");
    assert!(take(&CLASSIC, table, "r4 r6", "r3 r4 r5 r6 | r4 y4 b4 k4", 1).is_ok());
}

#[test]
fn f6_1_the_first_lay_is_new_series_from_the_rack_worth_enough() {
    let judge_first = |rack: &str, after: &str, taken: u8| {
        let position = BeforeLay {
            table: "r3 *r4 r5".parse().unwrap(),
            rack: rack.parse().unwrap(),
            opened: false,
        };
        let lay = Lay {
            table: after.parse().unwrap(),
            take: taken,
        };
        judge(&CLASSIC, &position, &lay)
    };
    let enough = judge_first("k9 k10 k11", "r3 *r4 r5 | k9 k10 k11", 0);
    assert_eq!(enough.unwrap().chips, 4);
    // A joker counts as what it stands for.
    assert!(judge_first("k9 k10 J", "k9 k10 *k11 | r3 *r4 r5", 0).is_ok());
    let little = judge_first("k8 k9 k10", "r3 *r4 r5 | k8 k9 k10", 0).unwrap_err();
    let reason = Reason::Worth {
        worth: 27,
        needed: 30,
    };
    assert_eq!(little.reason, reason);
    let touched = "r3 *r4 r5 r6 | k9 k10 k11";
    assert_eq!(clause(judge_first("r6 k9 k10 k11", touched, 0)), "F6.1");
    let took = "r3 r4 r5 | k9 k10 k11";
    assert_eq!(clause(judge_first("r4 k9 k10 k11", took, 1)), "F6.1");
    let none = Settings {
        first_lay: 0,
        ..CLASSIC
    };
    assert_eq!(none.threshold(false), 0);
    assert_eq!(JUNIOR.threshold(false), 0);
}

#[test]
fn f3_2_a_joker_that_nobody_has_is_named_with_its_series() {
    let table = "k4 *k5 k6";
    let fault = lay(&JUNIOR, table, "r3 r5", "k4 *k5 k6 | r3 *r4 r5").unwrap_err();
    assert_eq!((fault.clause(), fault.series), ("F3.2", Some(1)));
    assert_eq!(fault.tile, Some("*r4".parse().unwrap()));
}

#[test]
fn f3_5_a_tile_of_a_series_cannot_make_room_for_a_joker() {
    let after = "r1 r2 r3 | *r3 r4 r5";
    assert_eq!(clause(lay(&JUNIOR, "r3 r4 r5", "r1 r2 J", after)), "F3.5");
}

#[test]
fn f3_5_an_old_series_is_found_wherever_it_is_listed() {
    let after = "r1 r2 r3 | r5 r6 r7 r8";
    assert_eq!(chips(&JUNIOR, "r5 r6 r7", "r1 r2 r3 r8", after), 5);
    // Two that are alike stay two.
    let twice = "r1 r2 r3 | r1 r2 r3";
    let after = "r1 r2 r3 | r1 r2 r3 | b1 b2 b3";
    assert_eq!(chips(&CLASSIC_TOGETHER, twice, "b1 b2 b3", after), 4);
    // The shorter one would fit into the longer one, where the other has to go.
    let both = "r3 r4 r5 | r3 r4 r5 r6";
    let after = "r2 r3 r4 r5 r6 | r3 r4 r5";
    assert_eq!(chips(&CLASSIC_TOGETHER, both, "r2", after), 1);
}

#[test]
fn f4_2_of_tiles_that_two_series_need_those_are_counted_that_earn_most() {
    // One red 5 and one red 7 come from the rack: for the two groups, not for the run between them.
    let table = "r2 r3 r4 r5 | r7 r8 r9 r10";
    let rack = "r5 r6 r7 y5 b5 y7 b7";
    let after = "r2 r3 r4 | r8 r9 r10 | r5 r6 r7 | r5 y5 b5 | r7 y7 b7";
    assert_eq!(chips(&CLASSIC, table, rack, after), 9);
    // Here the runs earn more than the group between them, and what comes after it counts as well.
    let table = "r5 r6 r7 r8 | y5 y6 y7 y8";
    let rack = "r3 r4 r5 y3 y4 y5 b5 r9 y9 b9";
    let after = "r6 r7 r8 | y6 y7 y8 | r3 r4 r5 | y3 y4 y5 | r5 y5 b5 | r9 y9 b9";
    assert_eq!(chips(&CLASSIC, table, rack, after), 13);
    // The second of two equal series lay there: what follows is new all the same.
    let after = "r1 r2 r3 | r1 r2 r3 | b1 b2 b3";
    let rack = "r1 r2 r3 b1 b2 b3";
    assert_eq!(chips(&CLASSIC, "r1 r2 r3", rack, after), 8);
}

#[test]
fn f4_2_a_joker_that_had_to_stay_makes_no_series_new() {
    let after = "r7 b7 k7 | y6 *y7 y8";
    assert_eq!(chips(&CLASSIC, "r7 *y7 b7 k7", "y6 y8", after), 2);
    // One of the rack does, in a group as in a run.
    assert_eq!(
        chips(&CLASSIC, "k1 k2 k3", "r7 b7 J", "k1 k2 k3 | r7 *y7 b7"),
        4
    );
}

#[test]
fn f5_3_the_joker_that_was_not_freed_is_named_with_its_series() {
    let named = |table: &str, rack: &str, after: &str| {
        let fault = lay(&CLASSIC, table, rack, after).unwrap_err();
        let joker = fault.tile.map(|tile| tile.to_string());
        (fault.clause(), joker, fault.old)
    };
    // Not another run of its colour, nor another joker for its number.
    let runs = "r8 r9 r10 | b3 *b4 b5 | r3 *r4 r5 r6";
    let after = "r8 r9 r10 | b3 *b4 b5 | r1 r2 r3 | r5 r6 *r7";
    assert_eq!(
        named(runs, "r1 r2", after),
        ("F5.3", Some("*r4".into()), Some(2))
    );
    // Not another group of its number, nor another joker of its colour.
    let groups = "r8 y8 k8 | y9 *b9 k9 | y8 *b8 k8";
    let after = "r8 y8 k8 | y9 *b9 k9 | *r8 y8 k8 | k1 k2 k3";
    assert_eq!(
        named(groups, "k1 k2 k3", after),
        ("F5.3", Some("*b8".into()), Some(2))
    );
}

#[test]
fn f6_1_no_joker_is_taken_with_the_first_lay() {
    let position = BeforeLay {
        table: "k4 *k5 k6".parse().unwrap(),
        rack: "r10 y10 b10 J".parse().unwrap(),
        opened: false,
    };
    let lay = Lay {
        table: "k4 *k5 k6 | r10 y10 b10".parse().unwrap(),
        take: 1,
    };
    let fault = judge(&CLASSIC, &position, &lay).unwrap_err();
    assert_eq!((fault.clause(), fault.reason), ("F6.1", Reason::Touched));
}
