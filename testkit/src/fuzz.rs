//! Plays as bytes say: for the fuzzer, and for a short run without it.

use std::collections::BTreeSet;

use serde_json::json;
use stammtisch_rules::{Game, Playthrough, Record, Rng, Setup};

use crate::Repeat;
use crate::listed::{collect_words, made_up};
use crate::setups::setups;

/// The most steps for one input.
const MAX_STEPS: usize = 300;

/// Plays a game in which each byte is a decision: usually a listed action, sometimes a made-up one,
/// which must be carried out or refused without a change. Wherever the game stops, it can be saved and
/// recorded.
///
/// # Panics
/// If one of this does not hold; then the bytes are printed.
pub fn play_bytes<G: Game>(bytes: &[u8]) {
    let _repeat = Repeat::new(format!("{}, bytes {bytes:?}", G::NAME));
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next();
    let all = setups::<G>();
    let Some(first) = next() else { return };
    let setup = all[first as usize % all.len()].clone();
    let mut rng = Rng::new(next().unwrap_or_default().into());
    let mut playthrough = Playthrough::deal(setup, &first.to_string());
    let mut listed = Vec::new();
    let mut pieces = BTreeSet::new();
    for _ in 0..MAX_STEPS {
        let Some(byte) = next() else { break };
        if G::legal(&playthrough.position().mover(), &mut listed) && listed.is_empty() {
            break;
        }
        let action = listed[byte as usize % listed.len()];
        collect_words(&json!(action), &mut pieces);
        if byte >= 0xc0 {
            try_made_up(&mut playthrough, &action, &pieces, &mut rng);
        } else {
            playthrough
                .apply(&action)
                .expect("a listed action is legal");
        }
    }
    let state = playthrough.setup().state(playthrough.position()).to_value();
    let (_, loaded) = Setup::<G>::load(&state).expect("what was played can be loaded");
    assert!(loaded == *playthrough.position());
    Record::read::<G>(&Record::write(&playthrough)).expect("what was played replays");
}

fn try_made_up<G: Game>(
    playthrough: &mut Playthrough<G>,
    base: &G::Action,
    pieces: &BTreeSet<String>,
    rng: &mut Rng,
) {
    let words: Vec<&String> = pieces.iter().collect();
    let Some(action) = made_up::<G>(playthrough.position().public(), base, &words, rng) else {
        return;
    };
    let before = *playthrough.position();
    let verdict = G::check(&before.mover(), &action);
    assert_eq!(playthrough.apply(&action).is_ok(), verdict.is_ok());
    assert!(verdict.is_ok() || *playthrough.position() == before);
}
