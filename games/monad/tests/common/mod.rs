//! Positions in a few words.
//!
//! [`Table`] starts from a whole game and lets a test say only what matters. All other pieces are
//! put where they do no harm, so that every piece is there exactly as often as the game has it:
//! column cards at the back of their columns, Commons in the hand of the last seat.

#![allow(dead_code, reason = "every test file uses its own part of this")]

mod play;

pub use play::Play;
use serde_json::{Value, json};
use stammtisch_monad::{Action, Monad};
use stammtisch_rules::{InputError, Lang, Phrase, Seat, Setup, Wording, Words};

pub const COLOURS: [&str; 6] = ["r", "o", "y", "l", "d", "g"];
pub const WARM: [&str; 3] = ["r", "o", "y"];
pub const COLD: [&str; 3] = ["l", "d", "g"];

/// `"r1 g2"` as a list of cards.
pub fn cards(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn sorted(mut list: Vec<String>) -> Vec<String> {
    list.sort();
    list
}

/// Where the Commons go that a test does not mention.
#[derive(Clone, Copy)]
enum Rest {
    Hand(Seat),
    Discard,
    Talon,
}

/// A position in the making.
#[derive(Clone)]
pub struct Table {
    players: usize,
    hands: Vec<Vec<String>>,
    columns: [Vec<String>; 4],
    bare: [bool; 4],
    discard: Vec<String>,
    talon: Vec<String>,
    rest: Rest,
    fields: Value,
}

impl Table {
    /// Returns a table with homes red, light blue, orange, dark blue. The last seat holds all Commons,
    /// the others hold nothing yet.
    pub fn of(players: usize) -> Table {
        let homes = &["r", "l", "o", "d"][..players];
        Table {
            players,
            hands: vec![Vec::new(); players],
            columns: Default::default(),
            bare: [false; 4],
            discard: Vec::new(),
            talon: Vec::new(),
            rest: Rest::Hand(players - 1),
            fields: json!({
                "game": "monad", "options": {}, "players": players, "turn": 0, "acted": false,
                "bonus_used": false, "homes": homes,
                "monads": vec![0; players], "passes": 0, "quiet": 0, "over": false, "winners": [],
            }),
        }
    }

    /// What a seat holds (the last seat: besides the Commons that are left over).
    pub fn hand(mut self, seat: Seat, held: &str) -> Table {
        self.hands[seat] = cards(held);
        self
    }

    /// The front of a column; the rest of its rank lies behind, in the order r o y l d g.
    pub fn column(mut self, rank: usize, front: &str) -> Table {
        self.columns[rank - 2] = cards(front);
        self
    }

    /// All of a column; the rest of its rank is in the last seat's hand.
    pub fn only(mut self, rank: usize, all: &str) -> Table {
        self.bare[rank - 2] = true;
        self.column(rank, all)
    }

    /// An empty column; the whole rank is in the last seat's hand.
    pub fn empty(self, rank: usize) -> Table {
        self.only(rank, "")
    }

    /// The discard pile, top card last.
    pub fn discard(mut self, pile: &str) -> Table {
        self.discard = cards(pile);
        self
    }

    /// The talon, top card first.
    pub fn talon(mut self, pile: &str) -> Table {
        self.talon = cards(pile);
        self
    }

    /// Commons not mentioned lie under the discard pile.
    pub fn rest_in_discard(mut self) -> Table {
        self.rest = Rest::Discard;
        self
    }

    /// Commons not mentioned lie at the bottom of the talon.
    pub fn rest_in_talon(mut self) -> Table {
        self.rest = Rest::Talon;
        self
    }

    /// Commons and bare columns' cards that are not mentioned are in this seat's hand.
    pub fn rest_with(mut self, seat: Seat) -> Table {
        self.rest = Rest::Hand(seat);
        self
    }

    /// The home colours.
    pub fn homes(self, homes: &str) -> Table {
        self.with("homes", json!(cards(homes)))
    }

    /// Monads in front of the players.
    pub fn monads(self, monads: &[u8]) -> Table {
        self.with("monads", json!(monads))
    }

    /// A trade or buy was made in this turn.
    pub fn acted(self) -> Table {
        self.with("acted", json!(true))
    }

    /// The bonus was taken in this turn, too.
    pub fn bonus_used(self) -> Table {
        self.acted().with("bonus_used", json!(true))
    }

    /// Whose turn it is.
    pub fn turn(self, seat: Seat) -> Table {
        self.with("turn", json!(seat))
    }

    /// The options of the table.
    pub fn options(self, options: Value) -> Table {
        self.with("options", options)
    }

    /// Any other field of the state.
    pub fn with(mut self, field: &str, value: Value) -> Table {
        self.fields[field] = value;
        self
    }

    /// The whole state.
    pub fn state(&self) -> Value {
        let mut all = self.clone();
        let said: Vec<String> = (all.hands.iter())
            .chain(&all.columns)
            .chain([&all.discard, &all.talon])
            .flatten()
            .cloned()
            .collect();
        let keeper = match all.rest {
            Rest::Hand(seat) => seat,
            _ => all.players - 1,
        };
        for colour in COLOURS {
            let common = format!("{colour}1");
            let there = said.iter().filter(|card| **card == common).count();
            let missing = all.players.saturating_sub(there);
            let spare = std::iter::repeat_n(common, missing);
            match all.rest {
                Rest::Hand(seat) => all.hands[seat].extend(spare),
                Rest::Discard => drop(all.discard.splice(0..0, spare)),
                Rest::Talon => all.talon.extend(spare),
            }
            for rank in 2..=5 {
                let card = format!("{colour}{rank}");
                if said.contains(&card) {
                    continue;
                }
                if all.bare[rank - 2] {
                    all.hands[keeper].push(card);
                } else {
                    all.columns[rank - 2].push(card);
                }
            }
        }
        let mut state = all.fields;
        let monads = state["monads"].as_array().into_iter().flatten();
        let taken: u64 = monads.filter_map(Value::as_u64).sum();
        if state.get("bank").is_none() {
            state["bank"] = json!(10u64.saturating_sub(taken));
        }
        let [bi, tri, quad, quint] = all.columns;
        state["hands"] = json!(all.hands);
        state["columns"] = json!({"2": bi, "3": tri, "4": quad, "5": quint});
        state["discard"] = json!(all.discard);
        state["talon"] = json!(all.talon);
        state
    }

    /// The position, ready to be played.
    pub fn play(&self) -> Play {
        Play::load(&self.state())
    }
}

/// An action from its text form.
#[track_caller]
pub fn read(action: &str) -> Action {
    action
        .parse()
        .unwrap_or_else(|why| panic!("{action}: {why:?}"))
}

/// A sentence in English.
pub fn said(phrase: &Phrase) -> String {
    Words::new(Lang::En, &[Monad::TEXTS]).say(phrase)
}

/// Why a state cannot be loaded.
#[track_caller]
pub fn refused(state: &Value) -> InputError {
    match Setup::<Monad>::load(state) {
        Ok(_) => panic!("should not load: {state}"),
        Err(error) => error,
    }
}
