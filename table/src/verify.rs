//! Whether a record's deal is the one that secret and nonces decided.

use serde_json::Value;
use stammtisch_bots::Craft;
use stammtisch_rules::{Deal, Fields, Misfit, Phrase, Record, Unreadable};

use crate::catalogue::{WithGame, with_game};
use crate::{Secret, is_nonce};

/// Checks the shuffle and every step of a record. `None` if there is no such game.
pub fn verify(game: &str, record: &Value) -> Option<Result<(), Misfit>> {
    struct Verifying<'a>(&'a Value);
    impl WithGame for Verifying<'_> {
        type Out = Result<(), Misfit>;
        fn with<G: Craft>(self) -> Self::Out {
            let course = Record::read::<G>(self.0)?;
            let key = read_key(self.0, course.setup().players)?;
            match course.setup().deal(&Deal::from_key(key)) == *course.start() {
                true => Ok(()),
                false => Err(flaw("verify-deal").into()),
            }
        }
    }
    with_game(game, Verifying(record))
}

fn flaw(id: &'static str) -> Unreadable {
    Unreadable(Phrase::new(id))
}

/// The key of the deal, if the server kept its promise.
fn read_key(record: &Value, players: usize) -> Result<[u8; 32], Unreadable> {
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
