//! A naive model of the rules: lists of texts, brute force over all subsets of the hand. Written from
//! the rule book alone; it shares nothing with the crate but the JSON.

use std::collections::BTreeSet;

use serde_json::{Value, json};

fn texts(value: &Value) -> Vec<String> {
    let list = value.as_array().expect("a list").iter();
    list.map(|text| text.as_str().expect("a text").to_owned())
        .collect()
}

fn rank(card: &str) -> usize {
    card[1..].parse().expect("a rank")
}

fn colour(card: &str) -> &str {
    &card[..1]
}

fn warm(card: &str) -> bool {
    "roy".contains(colour(card))
}

/// M1.2; the Monad is rank 6.
fn value(rank: usize) -> usize {
    [0, 1, 3, 7, 16, 36, 80][rank]
}

const WORDS: [&str; 7] = ["", "common", "bi", "tri", "quad", "quint", "monad"];

/// A state in plain lists.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    pub state: Value,
    seat: usize,
    hands: Vec<Vec<String>>,
    columns: Vec<Vec<String>>,
    discard: Vec<String>,
    talon: Vec<String>,
}

impl Model {
    pub fn read(state: &Value) -> Model {
        let column = |rank: &str| texts(&state["columns"][rank]);
        Model {
            seat: state["turn"].as_u64().expect("a seat") as usize,
            hands: (state["hands"].as_array().expect("hands").iter())
                .map(texts)
                .collect(),
            columns: ["2", "3", "4", "5"].map(column).to_vec(),
            discard: texts(&state["discard"]),
            talon: texts(&state["talon"]),
            state: state.clone(),
        }
    }

    /// The state, without what is known, hands sorted.
    pub fn write(&self) -> Value {
        let mut state = self.state.clone();
        let mut hands = self.hands.clone();
        hands.iter_mut().for_each(|hand| hand.sort());
        state["turn"] = json!(self.seat);
        state["hands"] = json!(hands);
        state["columns"] = json!({"2": self.columns[0], "3": self.columns[1],
            "4": self.columns[2], "5": self.columns[3]});
        state["discard"] = json!(self.discard);
        state["talon"] = json!(self.talon);
        state.as_object_mut().expect("an object").remove("known");
        state
    }

    fn is(&self, flag: &str) -> bool {
        self.state[flag] == true
    }

    pub fn hand(&self) -> &[String] {
        &self.hands[self.seat]
    }

    fn home(&self) -> &str {
        self.state["homes"][self.seat].as_str().expect("a colour")
    }

    fn there(&self, rank: usize) -> bool {
        match rank {
            2..=5 => !self.columns[rank - 2].is_empty(),
            6 => self.state["bank"].as_u64() > Some(0),
            _ => false,
        }
    }

    /// The rank at which two cards trade (M4.1, M6.1, M6.2).
    fn traded(&self, one: &str, other: &str) -> Option<usize> {
        if warm(one) == warm(other) {
            return None;
        }
        if rank(one) == rank(other) {
            return Some(rank(one));
        }
        let relative = |card: &str| colour(card) == self.home() && rank(card) > 1;
        match (relative(one), relative(other)) {
            (true, false) => Some(rank(other)),
            (false, true) => Some(rank(one)),
            _ => None,
        }
    }

    pub fn may_trade(&self, given: &[&str], bonus: bool) -> bool {
        let [one, other] = given else { return false };
        let Some(at) = self.traded(one, other) else {
            return false;
        };
        if !self.there(at + 1) {
            return false;
        }
        let mut colours = [colour(one), colour(other)];
        colours.sort_by_key(|name| !"roy".contains(name));
        let pair = [["r", "d"], ["o", "l"], ["y", "g"]].contains(&colours);
        let natural = rank(one) == rank(other);
        let never = self.state["options"]["relative_bonus"] == "never";
        let home = colours.contains(&self.home());
        let due = pair && natural && at > 1 && !self.is("bonus_used") && !(never && home);
        !bonus || due
    }

    pub fn may_buy(&self, wanted: usize, given: &[&str]) -> bool {
        let paid: usize = given.iter().map(|card| value(rank(card))).sum();
        self.there(wanted) && paid >= value(wanted) && given.iter().all(|card| rank(card) < wanted)
    }

    pub fn may_leap(&self, given: &[&str]) -> bool {
        let colours: BTreeSet<&str> = given.iter().map(|card| colour(card)).collect();
        self.is("acted")
            && (4..=6).contains(&given.len())
            && colours.len() == given.len()
            && given.iter().all(|card| rank(card) == 1)
            && self.there(given.len() - 1)
    }

    /// Every subset of the hand.
    pub fn subsets(&self) -> Vec<Vec<&str>> {
        let hand = self.hand();
        let held = |mask: usize| (0..hand.len()).filter(move |at| mask >> at & 1 == 1);
        (0..1usize << hand.len())
            .map(|mask| held(mask).map(|at| hand[at].as_str()).collect())
            .collect()
    }

    /// Everything legal, payments without a card too many, cards in alphabetical order.
    pub fn legal(&self) -> BTreeSet<String> {
        let mut out = BTreeSet::new();
        if self.is("over") {
            return out;
        }
        let mut list = |verb: &str, given: &[&str], end: &str| {
            out.insert(plain(&format!("{verb} {} {end}", given.join(" "))));
        };
        let mut something = false;
        for given in self.subsets() {
            for (bonus, end) in [(false, ""), (true, "bonus")] {
                if self.may_trade(&given, bonus) {
                    list("trade", &given, end);
                    something = true;
                }
            }
            for (wanted, word) in WORDS.iter().enumerate().skip(2) {
                let needed = (0..given.len()).all(|at| {
                    let mut fewer = given.clone();
                    fewer.remove(at);
                    !self.may_buy(wanted, &fewer)
                });
                if needed && self.may_buy(wanted, &given) {
                    list(&format!("buy {word}"), &given, "");
                    something = true;
                }
            }
            if self.may_leap(&given) {
                list("leap", &given, "");
            }
        }
        let mut alone = |verb: &str| out.insert(verb.to_owned());
        match (self.is("acted"), self.talon.len(), self.discard.len()) {
            (true, _, _) => drop(alone("end")),
            (false, 1.., _) => drop(alone("draw")),
            (false, 0, 1..) => drop(alone("flip")),
            (false, 0, 0) if !something => drop(alone("pass")),
            _ => {}
        }
        out
    }
}

/// An action with its cards in alphabetical order.
pub fn plain(action: &str) -> String {
    let mut words: Vec<&str> = action.split_whitespace().collect();
    let first = if words[0] == "buy" { 2 } else { 1 };
    words[first..].sort_by_key(|word| (*word == "bonus", *word));
    words.join(" ")
}

impl Model {
    fn take(&mut self, rank: usize) {
        if rank == 6 {
            let seat = self.seat;
            let more = |count: &Value, by: i64| json!(count.as_i64().expect("a count") + by);
            self.state["monads"][seat] = more(&self.state["monads"][seat], 1);
            self.state["bank"] = more(&self.state["bank"], -1);
            self.state["quiet"] = json!(0);
        } else {
            let card = self.columns[rank - 2].remove(0);
            self.hands[self.seat].push(card);
        }
    }

    fn put_down(&mut self, given: &[String]) {
        for card in given {
            let hand = &mut self.hands[self.seat];
            let at = hand.iter().position(|held| held == card);
            hand.remove(at.expect("it is held"));
            match rank(card) {
                1 => self.discard.push(card.clone()),
                higher => self.columns[higher - 2].push(card.clone()),
            }
        }
    }

    /// Carries out a legal action.
    pub fn apply(&mut self, action: &Value) {
        let given = action.get("give").map(texts).unwrap_or_default();
        let verb = action["do"].as_str().expect("a verb");
        match verb {
            "trade" => {
                let at = self.traded(&given[0], &given[1]).expect("a pair");
                self.take(at + 1);
                if action["bonus"] == true {
                    self.state["bonus_used"] = json!(true);
                    self.bonus(at);
                }
                self.put_down(&given);
                self.state["acted"] = json!(true);
            }
            "buy" => {
                self.take(action["rank"].as_u64().expect("a rank") as usize);
                self.put_down(&given);
                self.state["acted"] = json!(true);
            }
            "leap" => {
                self.take(given.len() - 1);
                self.put_down(&given);
            }
            "draw" => {
                let card = self.talon.remove(0);
                self.hands[self.seat].push(card);
            }
            "flip" => self.talon = std::mem::take(&mut self.discard),
            _ => {}
        }
        if !["trade", "buy", "leap"].contains(&verb) {
            self.turn_ends(verb == "pass");
        }
    }

    /// M5.1, M5.2.
    fn bonus(&mut self, traded: usize) {
        for rank in (2..traded).rev() {
            if !self.there(rank) {
                return;
            }
            self.take(rank);
        }
        if !self.talon.is_empty() {
            let card = self.talon.remove(0);
            self.hands[self.seat].push(card);
        }
    }

    fn turn_ends(&mut self, passed: bool) {
        let count = |value: &Value| value.as_u64().expect("a count");
        let passes = if passed {
            count(&self.state["passes"]) + 1
        } else {
            0
        };
        self.state["passes"] = json!(passes);
        self.state["quiet"] = json!(count(&self.state["quiet"]) + 1);
        self.state["acted"] = json!(false);
        self.state["bonus_used"] = json!(false);
        self.seat = (self.seat + 1) % self.hands.len();
    }
}
