//! Whether a record's deal is the one that secret and nonces decided.

use serde_json::Value;
use stammtisch_bots::Strategy;
use stammtisch_rules::{Deal, Fields, ParseError, Phrase, Record, RecordError};

use crate::catalogue::{WithGame, with_game};
use crate::{Secret, is_nonce};

/// Checks the shuffle and every step of a record. `None` if there is no such game.
pub fn verify(game: &str, record: &Value) -> Option<Result<(), RecordError>> {
    struct Verifying<'a>(&'a Value);
    impl WithGame for Verifying<'_> {
        type Out = Result<(), RecordError>;
        fn with<G: Strategy>(self) -> Self::Out {
            let playthrough = Record::read::<G>(self.0)?;
            let key = read_key(self.0, playthrough.setup().players)?;
            match playthrough.setup().deal(&Deal::from_key(key)) == *playthrough.start() {
                true => Ok(()),
                false => Err(flaw("verify-deal").into()),
            }
        }
    }
    with_game(game, Verifying(record))
}

fn flaw(id: &'static str) -> ParseError {
    ParseError(Phrase::new(id))
}

/// The key of the deal, if the server kept its promise.
fn read_key(record: &Value, players: usize) -> Result<[u8; 32], ParseError> {
    let shuffle = record
        .get("shuffle")
        .ok_or_else(|| flaw("verify-no-shuffle"))?;
    let mut fields = Fields::of(shuffle, "shuffle")?;
    let commitment = fields.text("commitment")?;
    let secret = Secret::try_from(fields.text("secret")?.to_owned());
    let secret = secret.map_err(|_| flaw("verify-secret"))?;
    if secret.commitment() != commitment {
        return Err(flaw("verify-commitment"));
    }
    let nonces = fields.list("nonces")?.iter();
    let nonces = nonces
        .map(|nonce| Fields::as_text(nonce, "nonces"))
        .collect::<Result<Vec<_>, _>>()?;
    match nonces.len() == players && nonces.iter().all(|nonce| is_nonce(nonce)) {
        true => Ok(secret.key(&nonces)),
        false => Err(flaw("verify-nonces")),
    }
}
