//! Whether a record's deal is the one that secret and nonces decided.

use serde_json::Value;
use stammtisch_engine::AnyGame;
use stammtisch_log::{Secret, is_nonce};
use stammtisch_rules::{Fields, ParseError, Phrase, RecordError};

/// Checks the shuffle and every step of a record.
pub fn verify(game: &dyn AnyGame, record: &Value) -> Result<(), RecordError> {
    let playthrough = game.read_record(record)?;
    let key = read_key(record, playthrough.players())?;
    if playthrough.is_dealt_from(key) {
        Ok(())
    } else {
        Err(flaw("verify-deal").into())
    }
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
    if nonces.len() == players && nonces.iter().all(|nonce| is_nonce(nonce)) {
        Ok(secret.key(&nonces))
    } else {
        Err(flaw("verify-nonces"))
    }
}
