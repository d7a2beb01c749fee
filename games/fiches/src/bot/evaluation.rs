//! What an action seems to be worth: its features, weighted by what self-play has found.

use crate::lays::Lays;
use crate::legal::listed;
use crate::{Fiches, Public, SEATS};
use stammtisch_bots::Meter;
use stammtisch_rules::{Position, Rng, Rules, View};

use super::estimate::winners;
use super::features::{FEATURES, Features, Move, Situation};
use super::rollout_model::RolloutModel;
use super::weights;

/// Returns the part of the round, which says which weights count, and the features of each listed
/// action, for the tuning program.
pub fn features(view: &View<Fiches>) -> Option<(usize, Vec<Features>)> {
    let situation = Situation::of(view)?;
    let of_each = each(&situation, |situation, of, most| {
        let mut features = [0.0; FEATURES];
        situation.look(of, most, |what, much| features[what] += much);
        features
    });
    Some((weights::period(&situation), of_each))
}

/// Returns what each listed action is worth, in chips.
pub(super) fn values(situation: &Situation) -> Vec<f32> {
    values_by(situation, weights::at(situation))
}

/// Returns what each listed action is worth by these weights, in chips.
pub(super) fn values_by(situation: &Situation, weights: &Features) -> Vec<f32> {
    each(situation, |situation, of, most| {
        value(situation, weights, of, most)
    })
}

fn value(situation: &Situation, weights: &Features, of: Move, most: u32) -> f32 {
    let mut value = 0.0;
    situation.look(of, most, |what, much| value += weights[what] * much);
    value
}

fn most_laid(lays: &Lays) -> u32 {
    let sizes = lays.listed().iter().map(|lay| lay.laid.len());
    sizes.max().unwrap_or(0)
}

/// Looks at each listed action, drawing or passing last.
fn each<T>(situation: &Situation, look: impl Fn(&Situation, Move, u32) -> T) -> Vec<T> {
    let Situation {
        public, seat, rack, ..
    } = *situation;
    listed(
        &public.options.settings,
        &public.before_lay(seat, rack),
        |lays| {
            let moves = lays.listed().iter().map(Some).chain([None]);
            let most = most_laid(lays);
            moves.map(|of| look(situation, of, most)).collect()
        },
    )
}

/// Returns the places of these values, the best first, of equals the first.
pub(super) fn order(values: &[f32]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|a, b| values[*b].total_cmp(&values[*a]));
    order
}

/// Deals what the viewer cannot see, with the round as the last of the match: so its chips stay when
/// it ends.
pub(super) fn redeal(view: &View<Fiches>, rng: &mut Rng) -> Position<Fiches> {
    let mut public = *view.public;
    public.options.rounds = public.round;
    let view = View {
        public: &public,
        ..*view
    };
    Fiches::redeal(&view, rng)
}

/// Plays a round of the junior set to its end and returns everybody's chips and who won, a bit a
/// seat; `None` if the budget ends first. `start` is an earlier position of the round.
pub(super) fn play_out(
    position: &Position<Fiches>,
    start: &Public,
    meter: &mut Meter,
) -> Option<([u16; SEATS], u8)> {
    let full = position.full_state();
    if full.public.over() {
        return Some((full.public.chips, winners(start, full.public)));
    }
    let pot = full.hidden.pot.tiles(full.public.pot);
    let mut model = RolloutModel::new(full.public, full.private, pot);
    model.play_out(meter).then(|| model.result())
}
