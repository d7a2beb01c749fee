//! How games end, and how a turn is taken back.

use stammtisch_rules::{Draft, Game};

use crate::setups::{setups, walk};

/// There are winners exactly when nobody is on turn any more, ascending; nothing can be done then.
/// (That games end at all is checked by every walk.)
pub fn games_end_with_winners<G: Game>() {
    for setup in setups::<G>() {
        for seed in 0..5 {
            let mut last = None;
            let (position, _) = walk(&setup, seed, |step| {
                assert!(G::winners(step.position.public()).is_empty());
                last = Some(step.action);
            });
            let winners = G::winners(position.public());
            assert!(!winners.is_empty() && winners.is_sorted());
            assert!(winners.iter().all(|&seat| seat < setup.players));
            let mut actions = Vec::new();
            for seat in 0..setup.players {
                let view = position.view(Some(seat));
                G::legal(&view, &mut actions);
                assert!(actions.is_empty());
                assert!(last.is_some_and(|action| G::check(&view, &action).is_err()));
            }
        }
    }
}

/// A draft takes back step by step exactly what it did, shows others the base meanwhile, closes
/// with the turn or a look at something hidden, and commits to what plain play leads to.
pub fn drafts_undo_exactly<G: Game>() {
    for setup in setups::<G>() {
        let mut draft = None::<Draft<G>>;
        walk(&setup, 8, |step| {
            let draft_now = draft.get_or_insert_with(|| Draft::on(*step.position));
            assert!(draft_now.position() == step.position);
            let before = *step.position;

            // There and back again, by every listed action.
            for action in step.actions.iter().take(12).chain([&step.action]) {
                let mut trial = Draft::on(before);
                assert!(trial.undo().is_none() && trial.is_empty());
                assert!(matches!(trial.step(action), Some(Ok(_))));
                assert!(trial.base() == &before && trial.len() == 1);
                let mut plain = before;
                let looked = plain.apply(action, &mut ());
                assert!(*trial.position() == plain);
                assert_eq!(trial.is_closed(), looked || plain.turn() != before.turn());
                if trial.is_closed() {
                    assert!(trial.undo().is_none() && trial.step(action).is_none());
                } else {
                    assert_eq!(trial.undo().as_ref(), Some(action));
                    assert!(*trial.position() == before);
                }
            }

            assert!(matches!(draft_now.step(&step.action), Some(Ok(_))));
            if draft_now.is_closed() {
                let done = draft.take().expect("it was there").commit();
                assert_eq!(done.actions.last(), Some(&step.action));
                let mut plain = before;
                plain.apply(&step.action, &mut ());
                assert!(done.position == plain);
            }
        });
    }
}
