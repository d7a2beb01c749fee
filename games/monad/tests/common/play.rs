//! A game that a test plays, and what it can assert about it.

use serde_json::{Value, json};
use stammtisch_monad::{Action, Event, Monad};
use stammtisch_rules::{Events, Playthrough, Position, Rules, Seat, Setup};

use super::{cards, read, said, sorted};

/// A list of cards in JSON as text.
fn joined(value: &Value) -> String {
    let list = value.as_array().expect("a list of cards");
    let words: Vec<&str> = list.iter().filter_map(Value::as_str).collect();
    assert_eq!(words.len(), list.len(), "all are cards: {value}");
    words.join(" ")
}

/// A game that a test plays.
#[derive(Clone)]
pub struct Play {
    playthrough: Playthrough<Monad>,
    heard: Events<Monad>,
}

impl Play {
    /// A fresh deal.
    pub fn deal(players: usize, options: Value, seed: u64) -> Play {
        let setup = Setup::new(players, &options).expect("options that fit");
        Play {
            playthrough: Playthrough::deal(setup, &seed.to_string()),
            heard: Vec::new(),
        }
    }

    /// A loaded state.
    pub fn load(state: &Value) -> Play {
        let (setup, position) = match Setup::<Monad>::load(state) {
            Ok(loaded) => loaded,
            Err(why) => panic!("{}: {state}", said(why.said())),
        };
        Play {
            playthrough: Playthrough::from_position(setup, position),
            heard: Vec::new(),
        }
    }

    pub fn position(&self) -> &Position<Monad> {
        self.playthrough.position()
    }

    pub fn setup(&self) -> &Setup<Monad> {
        self.playthrough.setup()
    }

    pub fn state(&self) -> Value {
        self.setup().state(self.position()).to_value()
    }

    pub fn view(&self, seat: Option<Seat>, known: bool) -> Value {
        self.setup().view(self.position(), seat, known).to_value()
    }

    /// Asserts that an action is legal.
    #[track_caller]
    pub fn accepts(&self, action: &str) {
        if let Err(refusal) = Monad::check(&self.position().mover(), &read(action)) {
            panic!(
                "{action}: {} {}: {}",
                refusal.clause,
                said(&refusal.said),
                self.state()
            );
        }
    }

    /// Asserts that an action is refused by this clause in a sentence, and that nothing changes.
    #[track_caller]
    pub fn refuses(&self, action: &str, clause: &str) {
        let mut tried = self.playthrough.clone();
        let Err(refusal) = tried.apply(&read(action)) else {
            panic!("{action} should be refused by {clause}: {}", self.state());
        };
        assert_eq!(
            refusal.clause,
            clause,
            "{action}: {}: {}",
            said(&refusal.said),
            self.state()
        );
        assert!(tried.position() == self.position() && tried.ply() == self.playthrough.ply());
        assert!(!self.lists(action), "{action} is refused but listed");
    }

    /// Carries out these actions, which must be legal.
    #[track_caller]
    pub fn does(&mut self, actions: &[&str]) -> &mut Play {
        for action in actions {
            self.accepts(action);
            self.heard = self
                .playthrough
                .apply(&read(action))
                .expect("it was accepted");
        }
        self
    }

    /// Returns the game after these actions.
    #[track_caller]
    pub fn after(&self, actions: &[&str]) -> Play {
        let mut next = self.clone();
        next.does(actions);
        next
    }

    /// Returns the events of the last action as a viewer saw them.
    pub fn heard(&self, viewer: Option<Seat>) -> Vec<Event> {
        (self.heard.iter())
            .map(|event| event.for_viewer(viewer).clone())
            .collect()
    }

    /// The same in the public vocabulary.
    pub fn heard_json(&self, viewer: Option<Seat>) -> Vec<Value> {
        self.heard(viewer)
            .iter()
            .map(|event| json!(event))
            .collect()
    }

    /// The listed actions.
    pub fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        assert!(Monad::legal(&self.position().mover(), &mut actions));
        actions.iter().map(Action::to_string).collect()
    }

    /// Returns whether exactly this action is listed, its cards in any order.
    pub fn lists(&self, action: &str) -> bool {
        let words = |text: &str| sorted(cards(text));
        let asked = words(action);
        self.legal().iter().any(|listed| words(listed) == asked)
    }

    /// Asserts a seat's hand, in any order.
    #[track_caller]
    pub fn holds(&self, seat: Seat, hand: &str) {
        let held = cards(&joined(&self.state()["hands"][seat]));
        assert_eq!(sorted(held), sorted(cards(hand)), "hand of seat {seat}");
    }

    /// Asserts the cards that everybody knows a seat holds, in any order.
    #[track_caller]
    pub fn knows(&self, seat: Seat, hand: &str) {
        let known = cards(&joined(
            &self.view(None, true)["known"]["hands"][seat].clone(),
        ));
        assert_eq!(
            sorted(known),
            sorted(cards(hand)),
            "known cards of seat {seat}"
        );
    }

    pub fn column(&self, rank: usize) -> String {
        joined(&self.state()["columns"][rank.to_string()])
    }

    pub fn discard(&self) -> String {
        joined(&self.state()["discard"])
    }

    pub fn talon(&self) -> String {
        joined(&self.state()["talon"])
    }

    /// A field of the state.
    pub fn get(&self, field: &str) -> Value {
        self.state()[field].clone()
    }

    /// The seat on turn; `None` once the game is over.
    pub fn turn(&self) -> Option<Seat> {
        self.position().turn()
    }

    /// The winners; empty while the game goes on.
    pub fn winners(&self) -> Vec<Seat> {
        let winners = Monad::winners(self.position().public());
        assert_eq!(self.get("over"), json!(self.turn().is_none()));
        assert_eq!(self.get("winners"), json!(winners));
        winners
    }
}
