//! Playing whatever the bytes say: for the fuzzer, and for a short run of the same on stable.

use std::collections::BTreeSet;

use stammtisch_rules::{Course, Game, Luck, Record, Setup};

use crate::listed::{collect_words, made_up};
use crate::setups::setups;

/// How many steps one input may take.
const MOST_STEPS: usize = 300;

/// Plays a game in which each byte is a decision: usually a listed action, sometimes a made-up
/// one, which must be carried out or refused without a trace. The game can be saved and recorded
/// wherever it stops.
///
/// # Panics
/// If anything does not hold.
pub fn play_bytes<G: Game>(bytes: &[u8]) {
    let mut bytes = bytes.iter().copied();
    let mut next = || bytes.next();
    let all = setups::<G>();
    let Some(first) = next() else { return };
    let setup = all[first as usize % all.len()].clone();
    let mut luck = Luck::new(next().unwrap_or_default().into());
    let mut course = Course::deal(setup, &first.to_string());
    let mut listed = Vec::new();
    let mut pieces = BTreeSet::new();
    for _ in 0..MOST_STEPS {
        let Some(byte) = next() else { break };
        if G::legal(&course.position().mover(), &mut listed) && listed.is_empty() {
            break;
        }
        let action = listed[byte as usize % listed.len()];
        collect_words(&G::action_json(&action), &mut pieces);
        if byte >= 0xc0 {
            try_made_up(&mut course, &action, &pieces, &mut luck);
        } else {
            course.apply(&action).expect("a listed action is legal");
        }
    }
    let state = course.setup().state(course.position());
    let (_, loaded) = Setup::<G>::load(&state).expect("what was played can be loaded");
    assert!(loaded == *course.position());
    Record::read::<G>(&Record::write(&course)).expect("what was played replays");
}

fn try_made_up<G: Game>(
    course: &mut Course<G>,
    base: &G::Action,
    pieces: &BTreeSet<String>,
    luck: &mut Luck,
) {
    let words: Vec<&String> = pieces.iter().collect();
    let Some(action) = made_up::<G>(course.position().public(), base, &words, luck) else {
        return;
    };
    let before = *course.position();
    let verdict = G::check(&before.mover(), &action);
    assert_eq!(course.apply(&action).is_ok(), verdict.is_ok());
    assert!(verdict.is_ok() || *course.position() == before);
}
