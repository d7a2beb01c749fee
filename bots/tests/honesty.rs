//! Bots are honest: what they cannot see makes no difference to them.

use stammtisch_bots::{Bot, Budget, Level, Player, Strategy};
use stammtisch_rules::{Position, Rng, Setup};
use stammtisch_testkit::{setups, walk};

/// So many positions of a game, spread over its players and options.
const POSITIONS: usize = 1000;

/// A budget that is soon spent, and with which a choice repeats itself.
const NODES: Budget = Budget::Nodes(60);

fn what_is_hidden_makes_no_difference<G: Strategy>() {
    let setups: Vec<Setup<G>> = setups();
    let wanted = POSITIONS.div_ceil(setups.len());
    let mut dealer = Rng::new(3);
    for setup in &setups {
        let mut asked = 0;
        for game in 0.. {
            if asked == wanted {
                break;
            }
            walk(setup, game, |step| {
                if asked < wanted && step.actions.len() > 1 && dealer.below(4) == 0 {
                    the_twin_is_treated_alike(step.position, &mut dealer);
                    asked += 1;
                }
            });
        }
    }
}

fn the_twin_is_treated_alike<G: Strategy>(position: &Position<G>, dealer: &mut Rng) {
    let view = position.mover();
    let twin = G::redeal(&view, dealer);
    for level in Level::ALL {
        let choice = |view| {
            let bot = Bot {
                level,
                budget: NODES,
            };
            Player::<G>::new(bot, Rng::new(7)).act(view)
        };
        let chosen = choice(&view);
        assert_eq!(chosen, choice(&twin.mover()), "{}", level.name());
        let legal = chosen.map(|action| G::check(&view, &action));
        assert_eq!(legal, Some(Ok(())), "{}: {chosen:?}", level.name());
    }
}

#[test]
fn in_monad_what_is_hidden_makes_no_difference() {
    what_is_hidden_makes_no_difference::<stammtisch_monad::Monad>();
}

#[test]
fn in_rotundo_what_is_hidden_makes_no_difference() {
    what_is_hidden_makes_no_difference::<stammtisch_rotundo::Rotundo>();
}

#[test]
fn in_fiches_what_is_hidden_makes_no_difference() {
    what_is_hidden_makes_no_difference::<stammtisch_fiches::Fiches>();
}
