//! Games end, and steps of a turn can be undone.

use stammtisch_rules::{Game, Playthrough, Rules};

use crate::Subject;
use crate::setups::{setups, walk};

/// Games end within their bound. There are winners, ascending, exactly when nobody is on turn any more,
/// and then no action is legal.
pub fn games_end_with_winners<S: Subject>() {
    for setup in setups::<S::Game>() {
        for seed in 0..5 {
            let mut last = None;
            let (position, steps) = walk(&setup, seed, |step| {
                assert!(S::Game::winners(step.position.public()).is_empty());
                last = Some(step.action);
            });
            assert!(steps <= S::MAX_ACTIONS, "seed {seed}: {steps} actions");
            let winners = S::Game::winners(position.public());
            assert!(!winners.is_empty() && winners.is_sorted());
            assert!(winners.iter().all(|&seat| seat < setup.players));
            let mut actions = Vec::new();
            for seat in 0..setup.players {
                let view = position.view(Some(seat));
                S::Game::legal(&view, &mut actions);
                assert!(actions.is_empty());
                assert!(last.is_some_and(|action| S::Game::check(&view, &action).is_err()));
            }
        }
    }
}

/// Undoing takes back exactly one step; until then the others see the committed position. Steps are
/// committed when the turn passes on or something hidden was revealed.
pub fn turns_undo_exactly<G: Game>() {
    for setup in setups::<G>() {
        let mut whole = None::<Playthrough<G>>;
        walk(&setup, 8, |step| {
            let before = *step.position;
            let begin = || Playthrough::from_position(setup.clone(), before);
            for action in step.actions.iter().take(12).chain([&step.action]) {
                let mut turn = begin();
                assert!(turn.undo().is_none());
                turn.apply(action).expect("a listed action is legal");
                let mut plain = before;
                let revealed = plain.apply(action, &mut ());
                assert!(*turn.position() == plain);
                if revealed || plain.turn() != before.turn() {
                    assert!(turn.undo().is_none() && *turn.committed_position() == plain);
                } else {
                    assert!(*turn.committed_position() == before);
                    assert_eq!(turn.undo().as_ref(), Some(action));
                    assert!(*turn.position() == before && turn.ply() == 0);
                }
            }
            let whole = whole.get_or_insert_with(begin);
            whole.apply(&step.action).expect("it is legal");
            let open = whole.ply() - whole.committed();
            let mut back = whole.clone();
            assert_eq!((0..open + 1).filter_map(|_| back.undo()).count(), open);
            assert!(back.position() == whole.committed_position());
        });
    }
}
