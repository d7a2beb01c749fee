//! Bots do not use what they cannot see.

use stammtisch_bots::{Bot, Budget, Level, Player, Strategy};
use stammtisch_rules::{Position, Rng};

use crate::setups::{setups, walk};

/// How many positions of a game are tried, spread over its players and options.
const POSITIONS: usize = 1000;

/// The most games to find them in.
const MAX_GAMES: u64 = 1000;

/// A small budget with which choices are reproducible.
const NODES: Budget = Budget::Nodes(60);

/// Every level chooses the same in two positions that look the same to it, and chooses a legal action.
pub fn bots_choose_by_their_view_alone<G: Strategy>() {
    let setups = setups::<G>();
    let wanted = POSITIONS.div_ceil(setups.len());
    let mut dealer = Rng::new(3);
    for setup in &setups {
        let mut tried = 0;
        for game in 0..MAX_GAMES {
            if tried == wanted {
                break;
            }
            walk(setup, game, |step| {
                if tried < wanted && step.actions.len() > 1 && dealer.below(4) == 0 {
                    choices_are_the_same(step.position, &mut dealer);
                    tried += 1;
                }
            });
        }
        assert_eq!(tried, wanted, "too few positions in {MAX_GAMES} games");
    }
}

fn choices_are_the_same<G: Strategy>(position: &Position<G>, dealer: &mut Rng) {
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
