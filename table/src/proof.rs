//! What proves a shuffle, as far as it can be shown.

use serde::Serialize;
use stammtisch_log::{GameRules, SHUFFLE_VERSION, Seal, SeatPart};
use utoipa::ToSchema;

use crate::dealing::Dealt;
use crate::table::{Phase, Table};

/// What proves a shuffle, as docs/deals.md says. Games of the first form have the first three fields
/// only.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Shuffle {
    /// The hash of the server's secret.
    pub commitment: String,
    /// Each seat's nonce, once the game has started; null before.
    #[schema(required = true)]
    pub nonces: Option<Vec<Option<String>>>,
    /// The server's secret, once the game is over; null before.
    #[schema(required = true)]
    pub secret: Option<String>,
    /// The version of the proof.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = u64, required = false)]
    pub version: Option<u64>,
    /// The commitment that was shown when the table opened; it names the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = String, required = false)]
    pub table: Option<String>,
    /// The number of the game that is shuffled for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = u32, required = false)]
    pub game: Option<u32>,
    /// How often its shuffle was broken off before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = u32, required = false)]
    pub broken: Option<u32>,
    /// What is played, and by which rules, once that is sealed; a record says it elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = GameRules, required = false)]
    pub rules: Option<GameRules>,
    /// Each seat's part, once it is sealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Vec<SeatPart>, required = false)]
    pub seats: Option<Vec<SeatPart>>,
    /// Who has a nonce to reveal, while that is awaited.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Reveal, required = false)]
    pub reveal: Option<Reveal>,
}

/// Who has a nonce to reveal, and until when.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Reveal {
    /// The seats.
    pub seats: Vec<usize>,
    /// Until when, in milliseconds since 1970. Then the shuffle is broken off, and these seats are no
    /// longer ready.
    pub until: u64,
}

impl Table {
    /// Shows the commitment from the start, what is sealed once it is, the nonces once none can be
    /// added, the secret at the end.
    pub(crate) fn shuffle(&self) -> Shuffle {
        let bare = Shuffle {
            commitment: self.secret.commitment(),
            nonces: None,
            secret: (self.phase() == Phase::Finished).then(|| self.secret.reveal()),
            version: None,
            table: None,
            game: None,
            broken: None,
            rules: None,
            seats: None,
            reveal: None,
        };
        match (&self.dealt, &self.seating.sealed) {
            (Some(Dealt::First(nonces)), _) => Shuffle {
                nonces: Some(nonces.clone()),
                ..bare
            },
            (Some(Dealt::Sealed(seal, nonces)), _) => Shuffle {
                nonces: Some(nonces.iter().cloned().map(Some).collect()),
                ..bare.sealed(seal)
            },
            (None, Some(sealed)) => Shuffle {
                reveal: self.reveal_deadline().map(|until| Reveal {
                    seats: self.owing(),
                    until,
                }),
                ..bare.sealed(&self.seal(&sealed.rules))
            },
            (None, None) => Shuffle {
                version: Some(SHUFFLE_VERSION),
                table: Some(self.first_commitment.clone()),
                game: Some(self.game_number + 1),
                broken: Some(self.broken_shuffles),
                ..bare
            },
        }
    }
}

impl Shuffle {
    /// Adds what was sealed.
    fn sealed(self, seal: &Seal) -> Shuffle {
        Shuffle {
            version: Some(SHUFFLE_VERSION),
            table: Some(seal.table.clone()),
            game: Some(seal.game),
            broken: Some(seal.broken),
            rules: Some(seal.rules.clone()),
            seats: Some(seal.seats.clone()),
            ..self
        }
    }
}
