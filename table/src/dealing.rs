//! How the facts of a shuffle change the table: from the seal to the first position.

use std::sync::Arc;

use serde_json::Value;
use stammtisch_engine::DealFrom;
use stammtisch_log::{Fact, GameRules, SHUFFLE_VERSION, Seal, Seat, Secret, Timestamp};
use stammtisch_rules::Phrase;

use crate::accept::Accepted;
use crate::chair::Chair;
use crate::table::Table;
use crate::update::UpdateBody;
use crate::{Clocks, FactError};

/// The version of the rules that was played before logs named it.
const FIRST_VERSION: u64 = 1;

/// What decided a deal. It stays as it was when somebody takes a seat later.
#[derive(Clone)]
pub(crate) enum Dealt {
    /// The first form of the proof: the secret and these nonces.
    First(Vec<Option<String>>),
    Sealed(Seal, Vec<String>),
}

impl Table {
    /// Applies what a fact says of the shuffle.
    pub(crate) fn accept_shuffle(&mut self, fact: &Fact) -> Accepted {
        match fact {
            Fact::Sealed { .. } => {
                self.tell_all(UpdateBody::Shuffling {}, Phrase::new("table-shuffling"));
            }
            Fact::ShuffleBroken { seats, secret } => self.break_shuffle(seats, secret),
            Fact::Started {
                at,
                rules,
                state,
                shuffle,
            } => {
                self.deal(rules.as_ref(), state.as_ref(), *shuffle)?;
                self.start(*at);
            }
            _ => {}
        }
        Ok(())
    }

    /// Makes the first position: dealt, or set up by hand.
    fn deal(
        &mut self,
        rules: Option<&GameRules>,
        state: Option<&Value>,
        shuffle: Option<u64>,
    ) -> Accepted {
        let settings = self.settings();
        let (name, players, options) = match rules {
            Some(rules) => (&rules.game, rules.players, &rules.options),
            None => (&settings.game, settings.players, &settings.options),
        };
        let version = rules.map_or(FIRST_VERSION, |rules| rules.version);
        let game = self.catalogue.find(name);
        let game = game.ok_or_else(|| FactError::NoGame(name.clone()))?;
        let (dealt, key) = self.shuffled(rules, shuffle)?;
        let playthrough = match state {
            Some(state) => game.load(version, state)?,
            None => game.deal(version, players, options, DealFrom::Key(key))?,
        };
        let empty = self
            .chairs()
            .iter()
            .position(|chair| *chair == Chair::Empty);
        if let Some(seat) = empty {
            return Err(FactError::Chair(seat));
        }
        if playthrough.players() != self.chairs().len() {
            return Err(FactError::NoSeat(self.chairs().len()));
        }
        self.dealt = Some(dealt);
        self.playthrough = Some(Arc::from(playthrough));
        Ok(())
    }

    /// Returns what decides the deal, and its key.
    fn shuffled(
        &self,
        rules: Option<&GameRules>,
        shuffle: Option<u64>,
    ) -> Result<(Dealt, [u8; 32]), FactError> {
        match (shuffle, rules) {
            (None, _) => {
                let nonces = self.chairs().iter().map(Chair::first_nonce);
                let nonces: Vec<Option<&str>> = nonces.collect();
                let known: Vec<&str> = nonces.iter().copied().flatten().collect();
                let key = self.secret.key(&known);
                let nonces = nonces.iter().map(|nonce| nonce.map(str::to_owned));
                Ok((Dealt::First(nonces.collect()), key))
            }
            (Some(SHUFFLE_VERSION), Some(rules)) => {
                let seal = self.seal(rules);
                let nonces = self.nonces().ok_or(FactError::Shuffle)?;
                let key = seal.key(&self.secret, &nonces);
                let key = key.ok_or(FactError::Shuffle)?;
                Ok((Dealt::Sealed(seal, nonces), key))
            }
            _ => Err(FactError::Shuffle),
        }
    }

    fn start(&mut self, at: Timestamp) {
        let settings = self.settings();
        self.clocks = Clocks::new(settings.time_control, settings.players);
        self.game_number += 1;
        self.state_number = 0;
        self.committed_number = 0;
        self.turn_started = 0;
        self.undone.clear();
        self.run_clock(at);
        let body = UpdateBody::Started(self.game_number);
        self.tell_all(body, Phrase::new("table-started"));
    }

    fn break_shuffle(&mut self, seats: &[Seat], secret: &Secret) {
        self.secret = secret.clone();
        self.broken_shuffles += 1;
        for &seat in seats {
            self.tell_of_seat(UpdateBody::ShuffleBroken, seat, "table-shuffle-broken");
        }
    }
}
