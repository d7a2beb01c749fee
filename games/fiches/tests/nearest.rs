//! The nearest table that stands keeps what was right about the one that was asked for.

use stammtisch_fiches::judge::BeforeLay;
use stammtisch_fiches::nearest::nearest;
use stammtisch_fiches::settings::Settings;
use stammtisch_fiches::table::Table;

/// The nearest table to this one, its series in any order, and what is left out of it.
fn nearest_to(asked: &str) -> (Vec<String>, String) {
    let position = BeforeLay {
        table: "r1 r2 r3 r4 r5 r6 | k1 k2 k3".parse().unwrap(),
        rack: "r7 y9".parse().unwrap(),
        opened: true,
    };
    let asked: Table = asked.parse().unwrap();
    let found = nearest(&Settings::CLASSIC, &position, &asked).expect("something can be laid");
    let text = found.lay.table.to_string();
    let mut series: Vec<String> = text.split(" | ").map(str::to_owned).collect();
    series.sort();
    (series, found.left_out.to_string())
}

#[test]
fn series_that_stand_stay_as_they_were_asked_for() {
    let split = ["k1 k2 k3", "r1 r2 r3", "r4 r5 r6 r7"].map(str::to_owned);
    // A tile that fits nowhere is left out, a series that was torn is mended; the others stay split.
    let (series, left_out) = nearest_to("r1 r2 r3 | r4 r5 r6 r7 | k1 k2 k3 y9");
    assert_eq!((series, left_out.as_str()), (split.to_vec(), "y9"));
    let (series, left_out) = nearest_to("r1 r2 r3 | r4 r5 r6 r7 | k1 k2 | k3");
    assert_eq!((series, left_out.as_str()), (split.to_vec(), ""));
}

#[test]
fn where_nothing_asked_for_stands_the_most_is_laid() {
    let (series, left_out) = nearest_to("r1 r2 r3 r4 r5 r6 y9 | k1 k2 r7 k3");
    assert_eq!(series, ["k1 k2 k3", "r1 r2 r3 r4 r5 r6 r7"]);
    assert_eq!(left_out, "y9");
}
