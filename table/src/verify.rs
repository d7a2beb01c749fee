//! Whether a record's deal is the one that secret and nonces decided.

use serde_json::Value;
use stammtisch_engine::AnyGame;
use stammtisch_log::{GameRules, SHUFFLE_VERSION, Seal, SeatPart, Secret, is_commitment, is_nonce};
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
    if nonces.len() != players || !nonces.iter().all(|nonce| is_nonce(nonce)) {
        return Err(flaw("verify-nonces"));
    }
    if fields.optional("version").is_none() {
        fields.finish()?;
        return Ok(secret.key(&nonces));
    }
    let seal = read_seal(fields, record)?;
    let nonces: Vec<String> = nonces.into_iter().map(str::to_owned).collect();
    seal.key(&secret, &nonces)
        .ok_or_else(|| flaw("verify-parts"))
}

/// What was sealed before the first nonce was revealed.
fn read_seal(mut fields: Fields, record: &Value) -> Result<Seal, ParseError> {
    let most = u64::from(u32::MAX);
    if fields.number("version", most)? != SHUFFLE_VERSION {
        return Err(flaw("verify-version"));
    }
    let seats = fields.list("seats")?.iter();
    let seats: Result<Vec<SeatPart>, _> = seats
        .map(|part| serde_json::from_value(part.clone()))
        .collect();
    let mut head = Fields::of(record, "record")?;
    let seal = Seal {
        table: fields.text("table")?.to_owned(),
        game: fields.number("game", most)? as u32,
        broken: fields.number("broken", most)? as u32,
        rules: GameRules {
            game: head.text("game")?.to_owned(),
            version: head.number("version", most)?,
            players: head.number("players", most)? as usize,
            options: head.required("options")?.clone(),
        },
        commitment: fields.text("commitment")?.to_owned(),
        seats: seats.map_err(|_| flaw("verify-parts"))?,
    };
    fields.finish()?;
    let is_written = |part: &SeatPart| match part {
        SeatPart::Committed { commitment } => is_commitment(commitment),
        SeatPart::Server {} | SeatPart::Open { .. } => true,
    };
    if !is_commitment(&seal.table) || !seal.seats.iter().all(is_written) {
        return Err(flaw("verify-parts"));
    }
    Ok(seal)
}
