//! The second form of the proof of a shuffle (docs/deals.md).
//!
//! Everything that the deal depends on is fixed in a [`Seal`] before the first nonce is revealed: the
//! server's secret by its hash, every player's nonce by its hash, and what is played where. After that
//! nobody has a choice left but to break off.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::{GameRules, Secret};

/// The version of the proof that new games have.
pub const SHUFFLE_VERSION: u64 = 2;

/// A seat's part of a shuffle, as it is fixed before anybody reveals a nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatPart {
    /// The nonce follows from the server's secret: that of a bot, and of a player who adds none.
    Server {},
    /// The player gave the nonce without committing to it first.
    Open {
        /// The nonce.
        nonce: String,
    },
    /// The player committed to a nonce, and reveals it when everybody has.
    Committed {
        /// The SHA-256 of the nonce as it is written, in hexadecimal. It also names the seat: it is made
        /// for one game, and no name is part of it.
        commitment: String,
    },
}

/// All that a deal depends on, except what is still secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The commitment that was shown when the table opened; it names the table.
    pub table: String,
    /// The number of the game at this table, from 1.
    pub game: u32,
    /// How often the shuffle of this game was broken off before.
    pub broken: u32,
    /// What is played, and by which rules.
    pub rules: GameRules,
    /// The SHA-256 of the server's secret, in hexadecimal.
    pub commitment: String,
    /// Each seat's part.
    pub seats: Vec<SeatPart>,
}

impl Seal {
    /// Returns the seal as the text that goes into the key.
    pub fn text(&self) -> String {
        let GameRules {
            game,
            version,
            players,
            options,
        } = &self.rules;
        let rules =
            json!({"game": game, "options": options, "players": players, "version": version});
        let mut text = format!(
            "stammtisch shuffle 2\ntable {}\ngame {}\nbroken {}\nrules {}\nsecret {}\n",
            self.table,
            self.game,
            self.broken,
            canonical(&rules),
            self.commitment,
        );
        for (seat, part) in self.seats.iter().enumerate() {
            text += &match part {
                SeatPart::Server {} => format!("seat {seat} server\n"),
                SeatPart::Open { nonce } => format!("seat {seat} open {nonce}\n"),
                SeatPart::Committed { commitment } => {
                    format!("seat {seat} committed {commitment}\n")
                }
            };
        }
        text
    }

    /// Returns the key of the deal, if the secret and these nonces, one for each seat, are those that
    /// were sealed.
    pub fn key(&self, secret: &Secret, nonces: &[String]) -> Option<[u8; 32]> {
        let fits = |(seat, part): (usize, &SeatPart)| match part {
            SeatPart::Server {} => nonces[seat] == secret.nonce(seat),
            SeatPart::Open { nonce } => nonces[seat] == *nonce,
            SeatPart::Committed { commitment } => commitment_of(&nonces[seat]) == *commitment,
        };
        let sealed = secret.commitment() == self.commitment
            && nonces.len() == self.seats.len()
            && self.seats.iter().enumerate().all(fits);
        if !sealed {
            return None;
        }
        let nonces = nonces.iter().map(|nonce| format!("nonce {nonce}\n"));
        Some(secret.hmac(&(self.text() + &nonces.collect::<String>())))
    }
}

/// Returns the commitment to a nonce: the SHA-256 of its 32 digits, in hexadecimal.
pub fn commitment_of(nonce: &str) -> String {
    hex::encode(Sha256::digest(nonce))
}

/// Returns whether the text can be a commitment: 64 hexadecimal digits in small letters.
pub fn is_commitment(text: &str) -> bool {
    let digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    text.len() == 64 && text.bytes().all(digit)
}

/// Writes JSON in one way only: fields by name, no spaces.
fn canonical(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by_key(|(name, _)| *name);
            let field = |(name, value): &(&String, &Value)| {
                format!("{}:{}", Value::from(name.as_str()), canonical(value))
            };
            let fields: Vec<String> = fields.iter().map(field).collect();
            format!("{{{}}}", fields.join(","))
        }
        Value::Array(values) => {
            let values: Vec<String> = values.iter().map(canonical).collect();
            format!("[{}]", values.join(","))
        }
        plain => plain.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Secret {
        Secret::new(std::array::from_fn(|at| at as u8))
    }

    fn nonces() -> Vec<String> {
        vec![
            "00112233445566778899aabbccddeeff".to_owned(),
            secret().nonce(1),
            "0123456789abcdef0123456789abcdef".to_owned(),
        ]
    }

    fn seal() -> Seal {
        Seal {
            table: "ab".repeat(32),
            game: 3,
            broken: 1,
            rules: GameRules {
                game: "example".to_owned(),
                version: 1,
                players: 3,
                options: json!({"teams": false, "homes": "cold"}),
            },
            commitment: secret().commitment(),
            seats: vec![
                SeatPart::Committed {
                    commitment: commitment_of(&nonces()[0]),
                },
                SeatPart::Server {},
                SeatPart::Open {
                    nonce: nonces()[2].clone(),
                },
            ],
        }
    }

    #[test]
    fn the_key_is_the_one_that_the_document_gives() {
        // Computed by docs/deals.py, which shares no code with this file.
        assert_eq!(secret().nonce(1), "8d37d9715a04572c430681b32087098c");
        assert_eq!(
            commitment_of(&nonces()[0]),
            "5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720"
        );
        let key = seal().key(&secret(), &nonces()).unwrap();
        assert_eq!(
            hex::encode(key),
            "8c8b3e36a1d41e6fbfe505fe34184f8bc5079b328e2cb0e3b3a7186cf86b3981"
        );
    }

    #[test]
    fn what_was_not_sealed_gives_no_key() {
        assert_eq!(seal().key(&Secret::new([7; 32]), &nonces()), None);
        assert_eq!(seal().key(&secret(), &nonces()[..2]), None);
        for seat in 0..3 {
            let mut others = nonces();
            others[seat] = "ff".repeat(16);
            assert_eq!(seal().key(&secret(), &others), None, "seat {seat}");
        }
    }

    #[test]
    fn every_part_of_the_seal_is_in_its_text() {
        let all: Vec<Seal> = [
            |seal: &mut Seal| seal.table = "cd".repeat(32),
            |seal: &mut Seal| seal.game = 4,
            |seal: &mut Seal| seal.broken = 0,
            |seal: &mut Seal| seal.rules.version = 2,
            |seal: &mut Seal| seal.rules.options = json!({}),
            |seal: &mut Seal| seal.commitment = "cd".repeat(32),
            |seal: &mut Seal| seal.seats.swap(0, 1),
        ]
        .into_iter()
        .map(|change| {
            let mut other = seal();
            change(&mut other);
            other
        })
        .collect();
        assert!(all.iter().all(|other| other.text() != seal().text()));
    }

    #[test]
    fn fields_are_written_by_name() {
        let value = json!({"b": [1, {"d": null, "c": "\u{1}é\""}], "a": true});
        let text = canonical(&value);
        assert_eq!(text, r#"{"a":true,"b":[1,{"c":"\u0001é\"","d":null}]}"#);
    }
}
