//! Plays positions on for the analysis, by the level `medium`: it holds tiles back as players do.
//!
//! The model in which `strong` plays rounds out does not tell who is ahead: its players lay what they can,
//! and the winner is often one who holds tiles back.

use stammtisch_bots::{Bot, Chances, Level, Player, Strategy};
use stammtisch_rules::{Position, Rng, Rules};

use super::outlook::outlook;
use super::weights::is_late;
use crate::Fiches;
use crate::tiles::Set;

/// How many steps of the junior set are played: most rounds of four players are over by then.
const JUNIOR_STEPS: usize = 24;
/// How many turns of the classic set each player makes. A step takes a millisecond there.
const CLASSIC_TURNS: usize = 1;
/// How many when the pot runs out: then everybody lays what they held back, which decides the round.
const LATE_TURNS: usize = 3;

/// Returns each seat's chances in the match after playing each position on.
pub(crate) fn play_out_all(worlds: &[Position<Fiches>]) -> Vec<Chances> {
    let mut player = Player::<Fiches>::new(Bot::new(Level::Medium), Rng::new(0));
    let mut result = |world: &Position<Fiches>| {
        let steps = match world.public().options.settings.set {
            Set::Junior => JUNIOR_STEPS,
            Set::Classic if is_late(world.public()) => LATE_TURNS * Fiches::players(world.public()),
            Set::Classic => CLASSIC_TURNS * Fiches::players(world.public()),
        };
        play_on(world, steps, &mut player)
    };
    worlds.iter().map(&mut result).collect()
}

/// Plays until the round is over, or for this many steps: what comes in later rounds is left to the
/// estimate.
fn play_on(world: &Position<Fiches>, steps: usize, player: &mut Player<Fiches>) -> Chances {
    let mut position = *world;
    for _ in 0..steps {
        if position.public().round > world.public().round {
            break;
        }
        let Some(action) = player.act(&position.mover()) else {
            break;
        };
        position.apply(&action, &mut ());
    }
    let public = position.public();
    let goes_on = !public.over() && public.round == world.public().round;
    if goes_on {
        outlook(&position)
    } else {
        Fiches::estimate(&position.view(None))
    }
}
