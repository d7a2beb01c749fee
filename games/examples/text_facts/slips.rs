//! What a player may try who knows the pieces but not every rule: any piece of their own at any place of its kind.

use serde_json::{Value, json};
use stammtisch_rules::{Rng, Seat};

/// Something that a player tries.
pub struct Slip {
    /// What they do, in words.
    pub does: &'static str,
    /// The action in the public vocabulary.
    pub action: Value,
}

/// Returns what the player on turn may try in this view; the rules may well allow some of it.
pub fn slips(game: &str, view: &Value, seat: Seat, rng: &mut Rng) -> Vec<Slip> {
    let mut tried = match game {
        "monad" => in_monad(view, seat, rng),
        "rotundo" => in_rotundo(view, seat, rng),
        "fiches" => in_fiches(view, seat, rng),
        _ => Vec::new(),
    };
    // Buttons are not offered where they do nothing: they are pressed less often.
    if rng.below(4) == 0 {
        tried.extend(buttons(game));
    }
    tried
}

fn slip(does: &'static str, action: Value) -> Slip {
    Slip { does, action }
}

/// The actions without pieces.
fn buttons(game: &str) -> Vec<Slip> {
    let all: &[(&str, &'static str)] = match game {
        "monad" => &[
            ("draw", "draws a card"),
            ("flip", "flips the discard pile"),
            ("pass", "passes"),
            ("end", "ends the turn"),
        ],
        "rotundo" => &[
            ("drop", "drops out"),
            ("take", "takes the discard pile"),
            ("leave", "leaves the discard pile"),
            ("pass", "passes"),
        ],
        "fiches" => &[("draw", "draws a tile"), ("pass", "passes")],
        _ => &[],
    };
    let slips = all.iter();
    slips
        .map(|&(action, does)| slip(does, json!({"do": action})))
        .collect()
}

/// Returns the texts of a list in the view.
fn pieces(list: &Value) -> Vec<String> {
    let items = list.as_array().into_iter().flatten();
    items.filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Returns up to so many pieces, at random.
fn some(of: &[String], number: usize, rng: &mut Rng) -> Vec<String> {
    let mut all = of.to_vec();
    rng.shuffle(&mut all);
    all.truncate(number);
    all
}

fn in_monad(view: &Value, seat: Seat, rng: &mut Rng) -> Vec<Slip> {
    let hand = pieces(&view["hands"][seat]);
    let commons: Vec<String> = hand
        .iter()
        .filter(|card| card.ends_with('1'))
        .cloned()
        .collect();
    let mut tried = Vec::new();
    for _ in 0..3 {
        let two = some(&hand, 2, rng);
        tried.push(slip(
            "trades two of their cards",
            json!({"do": "trade", "give": two, "bonus": false}),
        ));
        let two = some(&hand, 2, rng);
        tried.push(slip(
            "trades two of their cards with the bonus",
            json!({"do": "trade", "give": two, "bonus": true}),
        ));
        let rank = 2 + rng.below(5);
        let number = 1 + rng.below(4);
        let paid = some(&hand, number, rng);
        tried.push(slip(
            "buys with some of their cards",
            json!({"do": "buy", "rank": rank, "give": paid}),
        ));
    }
    let number = 1 + 2 * rng.below(2);
    let odd = some(&hand, number, rng);
    tried.push(slip(
        "trades one or three cards",
        json!({"do": "trade", "give": odd, "bonus": false}),
    ));
    let number = 3 + rng.below(4);
    let leaping = some(&commons, number, rng);
    tried.push(slip(
        "leaps with some of their Commons",
        json!({"do": "leap", "give": leaping}),
    ));
    tried.push(slip(
        "leaps with any cards",
        json!({"do": "leap", "give": some(&hand, 4, rng)}),
    ));
    tried
}

/// What the phase is about; the other actions are not offered then.
fn in_rotundo(view: &Value, seat: Seat, rng: &mut Rng) -> Vec<Slip> {
    let hand = pieces(&view["hands"][seat]);
    let display = pieces(&view["displays"][seat]);
    let mut tried = Vec::new();
    let collect = |does, give: Vec<String>| slip(does, json!({"do": "collect", "give": give}));
    let bid = |does, action: &str, bid: Vec<String>| slip(does, json!({"do": action, "bid": bid}));
    match view["phase"].as_str() {
        Some("choose") => {
            for _ in 0..3 {
                tried.push(collect(
                    "collects with two of their cards",
                    some(&hand, 2, rng),
                ));
            }
            tried.push(collect("collects with one card", some(&hand, 1, rng)));
            tried.push(collect("collects with three cards", some(&hand, 3, rng)));
            tried.push(collect(
                "collects with cards of their display",
                some(&display, 2, rng),
            ));
            let number = rng.below(3);
            let offered = some(&display, number, rng);
            tried.push(bid(
                "auctions with some cards of their display",
                "auction",
                offered,
            ));
            tried.push(bid(
                "auctions with a card of their hand",
                "auction",
                some(&hand, 1, rng),
            ));
        }
        Some("bid") => {
            for _ in 0..3 {
                let number = rng.below(4);
                let offered = some(&display, number, rng);
                tried.push(bid("bids some cards of their display", "bid", offered));
            }
            tried.push(bid("bids a card of their hand", "bid", some(&hand, 1, rng)));
            tried.push(collect("collects during an auction", some(&hand, 2, rng)));
        }
        _ => tried.push(collect(
            "collects before taking or leaving the pile",
            some(&hand, 2, rng),
        )),
    }
    tried
}

fn in_fiches(view: &Value, seat: Seat, rng: &mut Rng) -> Vec<Slip> {
    let rack = pieces(&view["racks"][seat]);
    let table: Vec<Vec<String>> = view["table"]
        .as_array()
        .map(|series| series.iter().map(pieces).collect())
        .unwrap_or_default();
    let mut tried = Vec::new();
    let lay = |does, table: &[Vec<String>], take: usize| {
        slip(does, json!({"do": "lay", "table": table, "take": take}))
    };
    let with = |new: Vec<String>| [&table[..], &[new]].concat();
    for _ in 0..3 {
        if let Some(two) = alike(&rack, 2, rng) {
            tried.push(lay("lays two tiles as a new series", &with(two), 0));
        }
        if let Some(three) = alike(&rack, 3, rng) {
            tried.push(lay("lays tiles that look like a series", &with(three), 0));
        }
        let number = 3 + rng.below(2);
        if let Some(any) = named(some(&rack, number, rng)) {
            tried.push(lay("lays any three or four tiles", &with(any), 0));
        }
        tried.extend(
            add_one(&table, &rack, rng).map(|table| lay("adds a tile to a series", &table, 0)),
        );
        tried.extend(
            replace_joker(&table, &rack, rng)
                .map(|table| lay("puts a tile in for a joker", &table, 1)),
        );
        tried.extend(
            move_one(&table, rng)
                .map(|table| lay("moves a tile from one series to another", &table, 0)),
        );
    }
    if let Some(series) = table.first() {
        tried.push(lay("takes a series off the table", &table[1..], 0));
        let split = [&table[1..], &[series[..1].to_vec(), series[1..].to_vec()]].concat();
        tried.push(lay("splits a series", &split, 0));
    }
    tried.push(lay("presses lay without a tile", &table, 0));
    tried
}

/// The colour and the number of a tile.
fn parts(tile: &str) -> Option<(char, i32)> {
    let plain = tile.trim_start_matches('*');
    let colour = plain.chars().next()?;
    Some((colour, plain.get(1..)?.parse().ok()?))
}

/// Gives each joker the tile after the one before it: a joker that stands for nothing cannot be laid.
fn named(tiles: Vec<String>) -> Option<Vec<String>> {
    let (colour, first) = tiles.iter().find_map(|tile| parts(tile))?;
    let mut number = first;
    let mut named = Vec::new();
    for tile in tiles {
        if let Some((_, own)) = parts(&tile) {
            number = own;
            named.push(tile);
        } else {
            number += 1;
            named.push(format!("*{colour}{number}"));
        }
    }
    Some(named)
}

/// Returns tiles of one colour in ascending order, or of one number: with gaps, doubles or in any colours.
fn alike(rack: &[String], number: usize, rng: &mut Rng) -> Option<Vec<String>> {
    let (colour, value) = parts(rng.pick(rack)?)?;
    let by_colour = rng.below(2) == 0;
    let fits = |tile: &&String| match parts(tile) {
        Some((other, own)) if by_colour => other == colour && (own - value).abs() <= 3,
        Some((_, own)) => own == value,
        None => true,
    };
    let mut tiles: Vec<String> = rack.iter().filter(fits).cloned().collect();
    tiles.sort_by_key(|tile| parts(tile).map_or(99, |(_, own)| own));
    tiles.truncate(number);
    if tiles.len() < number {
        None
    } else {
        named(tiles)
    }
}

fn add_one(table: &[Vec<String>], rack: &[String], rng: &mut Rng) -> Option<Vec<Vec<String>>> {
    let tile = named(vec![rng.pick(rack)?.clone()])?.pop()?;
    let mut table = table.to_vec();
    let at = rng.below(table.len().max(1));
    let series = table.get_mut(at)?;
    let place = if rng.below(2) == 0 { 0 } else { series.len() };
    series.insert(place, tile);
    Some(table)
}

fn replace_joker(
    table: &[Vec<String>],
    rack: &[String],
    rng: &mut Rng,
) -> Option<Vec<Vec<String>>> {
    let mut table = table.to_vec();
    let joker = table
        .iter_mut()
        .flatten()
        .find(|tile| tile.starts_with('*'))?;
    let wanted = joker.trim_start_matches('*').to_owned();
    let near = rack.iter().find(|tile| **tile == wanted).or(rng.pick(rack));
    *joker = near.filter(|tile| parts(tile).is_some())?.clone();
    Some(table)
}

fn move_one(table: &[Vec<String>], rng: &mut Rng) -> Option<Vec<Vec<String>>> {
    if table.len() < 2 {
        return None;
    }
    let mut table = table.to_vec();
    let from = rng.below(table.len());
    let tile = table[from].pop()?;
    let to = (from + 1) % table.len();
    table[to].push(tile);
    Some(table)
}
