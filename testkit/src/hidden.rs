//! Views and events do not tell what a viewer cannot see.

use stammtisch_rules::{Events, Game, Position, Rng, Seat, Setup};

use crate::Subject;
use crate::setups::{sampled, setups, walk, without_known};

fn viewers(players: usize) -> impl Iterator<Item = Option<Seat>> {
    (0..players).map(Some).chain([None])
}

/// A position redealt from a view is complete and gives the same view; the same seed gives the same
/// redeal.
pub fn redealt_positions_look_the_same<G: Game>() {
    let mut different = 0;
    for setup in setups::<G>() {
        walk(&setup, 9, |step| {
            if !sampled(step.ply) {
                return;
            }
            for position in [*step.position, without_known(&setup, step.position)] {
                for seat in viewers(setup.players) {
                    let seed = step.ply as u64;
                    let again = G::redeal(&position.view(seat), &mut Rng::new(seed));
                    assert!(again == G::redeal(&position.view(seat), &mut Rng::new(seed)));
                    assert_alike(&setup, &position, &again, seat, true);
                    Setup::<G>::load(&setup.state(&again).to_value())
                        .expect("a redeal is complete");
                    different += usize::from(again != position);
                }
            }
        });
    }
    assert!(different > 100, "only {different} redeals differed");
}

/// Two positions that look the same to a viewer keep looking the same under the same actions, and so do
/// all events. Only an action that reveals something to all, or that shows the viewer something hidden,
/// may tell them apart.
pub fn twin_worlds_stay_alike<S: Subject>() {
    stay_alike::<S::Game>(S::reveals);
}

fn stay_alike<G: Game>(reveals: impl Fn(&G::Public, &G::Action, &G::Public) -> bool) {
    let mut rng = Rng::new(10);
    let mut compared = 0;
    for setup in setups::<G>() {
        for (seed, seat) in viewers(setup.players).enumerate() {
            let mut twin = None::<Position<G>>;
            let mut unknown = false;
            walk(&setup, 11 + seed as u64, |step| {
                // In part of the game nothing is known, so that many twins are possible.
                let mut here = *step.position;
                if step.ply % 40 == 20 {
                    unknown = !unknown;
                    twin = None;
                }
                if unknown && step.ply % 8 != 0 {
                    return;
                }
                if unknown {
                    here = without_known(&setup, &here);
                    twin = None;
                }
                let mut there = twin.unwrap_or_else(|| G::redeal(&here.view(seat), &mut rng));
                twin = None;
                assert_alike(&setup, &here, &there, seat, sampled(step.ply));
                if G::check(&there.mover(), &step.action).is_err() {
                    assert_ne!(seat, here.turn(), "their own choices are the same in both");
                    return;
                }
                let mover = here.turn();
                let (mut said_here, mut said_there) = (Events::<G>::new(), Events::<G>::new());
                let looked = here.apply(&step.action, &mut said_here);
                there.apply(&step.action, &mut said_there);
                if reveals(step.position.public(), &step.action, here.public()) {
                    return;
                }
                let mut told = vec![None];
                if !(looked && mover == seat) {
                    told.push(seat);
                }
                for viewer in told {
                    assert_alike(&setup, &here, &there, viewer, sampled(step.ply));
                    let hears = |said: &Events<G>| -> Vec<G::Event> {
                        said.iter()
                            .map(|event| event.for_viewer(viewer).clone())
                            .collect()
                    };
                    assert_eq!(hears(&said_here), hears(&said_there), "to {viewer:?}");
                    compared += 1;
                }
                if !(looked && mover == seat) && rng.below(10) > 0 {
                    twin = Some(there);
                }
            });
        }
    }
    assert!(compared > 1000, "only {compared} steps were compared");
}

/// Asserts that both positions look the same to the viewer, and with `in_json` also in JSON.
fn assert_alike<G: Game>(
    setup: &Setup<G>,
    here: &Position<G>,
    there: &Position<G>,
    seat: Option<Seat>,
    in_json: bool,
) {
    assert_eq!(here.public(), there.public());
    let own = |position: &Position<G>| position.view(seat).own.map(|(_, own)| *own);
    assert!(own(here) == own(there));
    for known in [false, true].into_iter().filter(|_| in_json) {
        let shown =
            |position: &Position<G>| setup.view(position, seat, known).to_value().to_string();
        assert_eq!(shown(here), shown(there));
    }
}
