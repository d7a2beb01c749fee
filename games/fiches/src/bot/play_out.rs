//! Plays positions on for the analysis: the junior set to the end of the round, the classic set for some turns.

use stammtisch_bots::{Bot, Budget, Chances, Level, Meter, Player, Strategy, bits_of};
use stammtisch_rules::{Position, Rng, Rules};

use super::estimate::AfterRound;
use super::features::Features;
use super::outlook::outlook;
use super::rollout_model::RolloutModel;
use super::weights::{Weights, is_late, junior_period, weights};
use crate::tiles::Set;
use crate::{Fiches, SEATS};

/// Players of the junior set weigh each feature otherwise than `medium`, by this part of its weight (a standard
/// deviation). Without it the end of a round seems to be certain long before it is: nobody plays exactly as `medium`
/// does. Found by trying 0 to 0.5 on games of all levels: chances of 99 % were then worth 90 to 98, before 63 to 84
/// with three and four players. With two, 0.2 and 0.3 do as well.
const SPREAD: f32 = 0.4;
/// No round of the junior set is as long.
const LONGEST_ROUND: u64 = 2_000;
/// How many turns of the classic set each player makes. A step takes a millisecond there.
const CLASSIC_TURNS: usize = 1;
/// How many when the pot runs out: then everybody lays what they held back, which decides the round.
const LATE_TURNS: usize = 3;

/// Returns each seat's chances in the match after playing each position on. The seed decides how players of the
/// junior set differ.
pub(crate) fn play_out_all(worlds: &[Position<Fiches>], seed: u64) -> Vec<Chances> {
    let mut medium = Player::<Fiches>::new(Bot::new(Level::Medium), Rng::new(0));
    let result = |(at, world): (usize, &Position<Fiches>)| match world.public().options.settings.set
    {
        Set::Junior => play_junior(world, Rng::new(bits_of((seed, at)))),
        Set::Classic => play_classic(world, &mut medium),
    };
    worlds.iter().enumerate().map(result).collect()
}

/// Plays the round to its end in the model.
fn play_junior(world: &Position<Fiches>, mut rng: Rng) -> Chances {
    let full = world.full_state();
    let (public, players) = (full.public, full.public.players);
    let by_seat: [Weights; SEATS] =
        std::array::from_fn(|_| spread(weights(Set::Junior, players), &mut rng));
    let pot = full.hidden.pot.tiles(public.pot);
    let mut model = RolloutModel::new(public, full.private, pot);
    let mut meter = Meter::start(Budget::Nodes(LONGEST_ROUND));
    let is_played = !public.over()
        && model.play_out_by(&mut meter, |model| {
            &by_seat[model.turn][junior_period(model.pot().0, players)]
        });
    if is_played {
        *AfterRound::of(public).won_by(model.result().1)
    } else {
        Fiches::estimate(&world.view(None))
    }
}

/// Returns the weights of a player who weighs each feature a little otherwise, in the same way all through the round.
fn spread(weights: &Weights, rng: &mut Rng) -> Weights {
    let by: Features = std::array::from_fn(|_| 1.0 + SPREAD * normal(rng));
    weights.map(|period| std::array::from_fn(|at| period[at] * by[at]))
}

/// Returns a number that is normally distributed, nearly: the sum of twelve uniform ones has variance 1.
fn normal(rng: &mut Rng) -> f32 {
    let uniform = |_| rng.bits() as f32 / u64::MAX as f32;
    (0..12).map(uniform).sum::<f32>() - 6.0
}

/// Plays until the round is over, or for some turns: what comes then is left to the outlook, and what comes in later
/// rounds to the estimate.
fn play_classic(world: &Position<Fiches>, medium: &mut Player<Fiches>) -> Chances {
    let start = world.public();
    let turns = if is_late(start) {
        LATE_TURNS
    } else {
        CLASSIC_TURNS
    };
    let mut position = *world;
    for _ in 0..turns * Fiches::players(start) {
        if position.public().round > start.round {
            break;
        }
        let Some(action) = medium.act(&position.mover()) else {
            break;
        };
        position.apply(&action, &mut ());
    }
    let public = position.public();
    let goes_on = !public.over() && public.round == start.round;
    if goes_on {
        outlook(&position)
    } else {
        Fiches::estimate(&position.view(None))
    }
}
