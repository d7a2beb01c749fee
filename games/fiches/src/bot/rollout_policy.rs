//! The lay of a player in a [`super::rollout_model`]: the one that `medium` would choose.
//!
//! All that the evaluation looks at is a sum over colours, and colours meet only in the jokers. So each
//! colour's sets of tiles are valued alone, by the jokers that they free and those that they need, and
//! the best of them are combined. Every lay of the list is there, except that a tile whose number a joker
//! stands for is only laid in its place.

use crate::lays::{NewByWild, able, joker_places, new_series_beside};
use crate::score;
use crate::tiles::COLOURS;

use super::features::{
    BROKE, CHIPS, DRAWS, Features, JOKERS, JOKERS_LAID, Numbers, OUT_LOSES, SWAPS, Standing, TAKEN,
    look_at_colour,
};
use super::rollout_model::RolloutModel;

/// The numbers of the junior set (F1.1).
const ALL: u16 = (1 << 10) - 1;
/// Its jokers.
const MOST_JOKERS: usize = 4;

/// A lay.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RolloutLay {
    /// The numbers from the rack.
    pub laid: Numbers,
    /// The numbers for which jokers will stand that were wild.
    pub stand_ins: Numbers,
    /// Jokers laid from the rack.
    pub jokers: u8,
    /// Jokers taken (F5.4).
    pub taken: u8,
    /// The chips that it earns, without the one for going out.
    pub chips: u8,
    /// The tiles left on the rack.
    pub left: u8,
}

/// Tiles of some colours, and by how much laying them betters things.
#[derive(Clone, Copy, Default)]
struct Choice {
    value: f32,
    laid: Numbers,
    /// The wild jokers that each colour needs.
    wild: [u8; COLOURS],
    /// New series (F4.2).
    new: u8,
}

/// The best choice of some tiles, by the jokers that it frees and the wild ones that it needs.
type ByJokers = [[Option<Choice>; MOST_JOKERS + 1]; MOST_JOKERS + 1];

/// The player on turn, and what they can lay.
struct Turn<'a> {
    model: &'a RolloutModel,
    standing: Standing,
    weights: &'a Features,
    rack: Numbers,
    jokers: u8,
    held: u8,
    /// Jokers that they can free, and all wild ones that there can be.
    freeable: usize,
    wild: usize,
    /// What a tile less on the rack is worth.
    tile: f32,
}

/// The best choice so far: its value, and the jokers that are laid and taken.
#[derive(Default)]
struct Best(Option<(f32, Choice, u8, u8)>);

impl Best {
    fn offer(&mut self, value: f32, choice: &Choice, jokers: u8, taken: u8) {
        if self.0.is_none_or(|(best, ..)| value > best) {
            self.0 = Some((value, *choice, jokers, taken));
        }
    }
}

impl RolloutLay {
    /// Finds the best lay by these weights; `None` if drawing, or passing, seems better.
    pub(super) fn best(model: &RolloutModel, weights: &Features) -> Option<RolloutLay> {
        let turn = Turn::of(model, weights);
        turn.out().or_else(|| turn.better_than_waiting())
    }
}

impl<'a> Turn<'a> {
    fn of(model: &'a RolloutModel, weights: &'a Features) -> Turn<'a> {
        let seat = model.turn;
        let standing = model.standing();
        let (rack, jokers) = (model.racks[seat], model.jokers[seat]);
        let freeable = |c: usize| (rack[c] & model.covered[c]).count_ones() as usize;
        let freeable = (0..COLOURS).map(freeable).sum::<usize>().min(MOST_JOKERS);
        Turn {
            model,
            weights,
            rack,
            jokers,
            held: model.held[seat],
            freeable,
            wild: (usize::from(jokers) + freeable).min(MOST_JOKERS),
            tile: -standing.a_tile(weights),
            standing,
        }
    }

    /// Lays the whole rack, if that wins.
    fn out(&self) -> Option<RolloutLay> {
        let mut earned = NewByWild::NOTHING;
        let mut freed = 0;
        for c in 0..COLOURS {
            let (laid, covered) = (self.rack[c], self.model.covered[c]);
            freed += (laid & covered).count_ones() as usize;
            let beside = new_series_beside(covered, laid & !covered);
            earned = earned.beside(beside, self.wild);
        }
        let wild = (usize::from(self.jokers) + freed).min(MOST_JOKERS);
        let new = earned.with(wild)?;
        let chips = self.held + new;
        // Where the jokers lie does not matter any more.
        let lay = RolloutLay {
            laid: self.rack,
            jokers: self.jokers,
            chips,
            ..RolloutLay::default()
        };
        let somewhere = new > 0 || self.model.covered != [0; COLOURS];
        (somewhere && self.standing.out_wins(chips)).then_some(lay)
    }

    /// Returns the best lay, if it is better than drawing or passing. Even the best may do harm: without
    /// chips, waiting does more.
    fn better_than_waiting(&self) -> Option<RolloutLay> {
        let choices = self.choices();
        let nothing = Choice::default();
        let mut best = Best::default();
        self.offer_jokers(&nothing, (0, 0), &mut best);
        for (freed, by_wild) in (0u8..).zip(&choices[..=self.freeable]) {
            for (wild, choice) in (0u8..).zip(&by_wild[..=self.wild]) {
                if let Some(choice) = choice {
                    self.offer_jokers(choice, (freed, wild), &mut best);
                }
            }
        }
        let (value, choice, jokers, taken) = best.0?;
        (value >= self.waiting()).then(|| self.lay(&choice, jokers, taken))
    }

    /// Offers a choice that frees and needs so many jokers, with every number of them laid and taken.
    fn offer_jokers(&self, choice: &Choice, (freed, needed): (u8, u8), best: &mut Best) {
        for jokers in 0..=self.jokers {
            let Some(spare) = (jokers + freed).checked_sub(needed) else {
                continue;
            };
            for taken in 0..=freed.min(spare) {
                if self.is_lay(choice, jokers) {
                    best.offer(self.value(choice, jokers, taken), choice, jokers, taken);
                }
            }
        }
    }

    /// Whether something is laid, and there is a series for it.
    fn is_lay(&self, choice: &Choice, jokers: u8) -> bool {
        choice.laid != [0; COLOURS] || jokers > 0 && self.model.covered != [0; COLOURS]
    }

    /// Returns the best sets of tiles.
    fn choices(&self) -> ByJokers {
        let mut choices: ByJokers = Default::default();
        for c in 0..COLOURS {
            let held = able(self.rack[c], self.model.covered[c], self.wild);
            if held != 0 {
                choices = self.with_colour(&choices, c, held);
            }
        }
        choices
    }

    /// Adds every set of a colour's tiles to these choices, and keeps the best.
    fn with_colour(&self, before: &ByJokers, c: usize, held: u16) -> ByJokers {
        let mut choices = *before;
        let covered = self.model.covered[c];
        let now = self.colour_value(c, 0);
        let mut laid = held;
        while laid != 0 {
            let freed = (laid & covered).count_ones() as usize;
            let earned = new_series_beside(covered, laid & !covered);
            let mut value = None;
            for (wild, new) in earned.gains(self.wild) {
                let value = *value.get_or_insert_with(|| self.colour_value(c, laid) - now);
                let value = value + f32::from(new) * self.weights[CHIPS];
                add(&mut choices, before, (freed, wild.into()), |choice| {
                    choice.value += value;
                    choice.laid[c] = laid;
                    choice.wild[c] = wild;
                    choice.new += new;
                });
            }
            laid = (laid - 1) & held;
        }
        choices
    }

    /// Returns what a colour is worth, and what its tiles earn, once these are laid.
    fn colour_value(&self, c: usize, laid: u16) -> f32 {
        let (covered, stood_for) = (self.model.covered[c], self.model.stood_for[c]);
        let unseen = ALL & !self.rack[c] & !(covered & !stood_for);
        let tiles = laid.count_ones() as f32;
        let swaps = (laid & stood_for).count_ones() as f32;
        let mut value = tiles * (self.weights[CHIPS] + self.tile) + swaps * self.weights[SWAPS];
        look_at_colour(
            self.rack[c] & !laid,
            covered | laid,
            unseen,
            |what, much| value += self.weights[what] * much,
        );
        value
    }

    /// Returns by how much a lay betters things.
    fn value(&self, choice: &Choice, jokers: u8, taken: u8) -> f32 {
        let weights = self.weights;
        let laid = weights[CHIPS] + self.tile + weights[JOKERS_LAID] - weights[JOKERS];
        let took = weights[JOKERS] + weights[TAKEN] - weights[CHIPS] - self.tile;
        let value = choice.value + f32::from(jokers) * laid + f32::from(taken) * took;
        let loses = self.left(choice, jokers, taken) == 0;
        let value = value + if loses { weights[OUT_LOSES] } else { 0.0 };
        value + self.broke(i32::from(chips(choice, jokers, taken)))
    }

    fn left(&self, choice: &Choice, jokers: u8, taken: u8) -> u8 {
        self.held + taken - tiles(choice) - jokers
    }

    /// Returns what drawing is worth, or passing where no tile can be had.
    fn waiting(&self) -> f32 {
        if self.model.can_draw() {
            let paid = i32::from(score::DRAWING);
            self.weights[DRAWS] - self.weights[CHIPS] - self.tile + self.broke(-paid)
        } else {
            self.broke(0)
        }
    }

    /// Returns what it counts to have no chip left (F8.2).
    fn broke(&self, earned: i32) -> f32 {
        let left = i32::from(self.model.own_chips()) + earned;
        if left < 1 { self.weights[BROKE] } else { 0.0 }
    }

    /// Returns the lay, with its jokers in their places.
    fn lay(&self, choice: &Choice, jokers: u8, taken: u8) -> RolloutLay {
        let mut lay = RolloutLay {
            laid: choice.laid,
            jokers,
            taken,
            chips: chips(choice, jokers, taken),
            left: self.left(choice, jokers, taken),
            ..RolloutLay::default()
        };
        let covered = self.model.covered;
        let freed = (0..COLOURS).map(|c| (choice.laid[c] & covered[c]).count_ones() as u8);
        let wild = jokers + freed.sum::<u8>() - taken;
        for (c, &covered) in covered.iter().enumerate() {
            if choice.wild[c] > 0 {
                let placed = choice.laid[c] & !covered;
                lay.stand_ins[c] = joker_places(covered, placed, choice.wild[c]);
            }
        }
        for _ in choice.wild.iter().sum()..wild {
            self.add_joker(&mut lay);
        }
        lay
    }

    /// Adds a joker that is not needed to the first series with room.
    fn add_joker(&self, lay: &mut RolloutLay) {
        for c in 0..COLOURS {
            let covered = self.model.covered[c] | lay.laid[c] | lay.stand_ins[c];
            let above = covered << 1 & ALL & !covered;
            let room = if above != 0 {
                above
            } else {
                covered >> 1 & !covered
            };
            if room != 0 {
                lay.stand_ins[c] |= room & room.wrapping_neg();
                return;
            }
        }
    }
}

/// Adds tiles that free and need so many jokers to nothing and to every choice before, and keeps what is
/// better than what is known.
#[inline]
fn add(
    choices: &mut ByJokers,
    before: &ByJokers,
    (freed, wild): (usize, usize),
    extend: impl Fn(&mut Choice),
) {
    let keep = |known: &mut Option<Choice>, mut choice: Choice| {
        extend(&mut choice);
        if known.is_none_or(|known| choice.value > known.value) {
            *known = Some(choice);
        }
    };
    keep(&mut choices[freed][wild], Choice::default());
    for (more, by_wild) in choices[freed..].iter_mut().zip(before) {
        for (known, choice) in more[wild..].iter_mut().zip(by_wild) {
            if let Some(choice) = *choice {
                keep(known, choice);
            }
        }
    }
}

fn tiles(choice: &Choice) -> u8 {
    choice.laid.iter().map(|laid| laid.count_ones() as u8).sum()
}

fn chips(choice: &Choice, jokers: u8, taken: u8) -> u8 {
    tiles(choice) + jokers + choice.new - taken
}

#[cfg(test)]
mod tests {
    use super::super::evaluation::{order, values};
    use super::super::features::{Move, Situation, numbers};
    use super::super::weights;
    use super::*;
    use crate::Fiches;
    use crate::legal::listed;
    use serde_json::json;
    use stammtisch_rules::{Deal, Position, Rules, Setup};

    /// Returns whether the model's player values their lay as high as `medium` its own.
    fn agrees(position: &Position<Fiches>, situation: &Situation, values: &[f32]) -> bool {
        let full = position.full_state();
        let pot = full.hidden.pot.tiles(full.public.pot);
        let model = RolloutModel::new(full.public, full.private, pot);
        let lay = RolloutLay::best(&model, weights::at(situation));
        let same = |of: Move| match (of, &lay) {
            (None, None) => true,
            (Some(of), Some(lay)) => {
                let jokers = (of.laid.jokers(), of.take, of.chips);
                numbers(of.laid) == lay.laid && jokers == (lay.jokers, lay.taken, lay.chips)
            }
            _ => false,
        };
        let before = full.public.before_lay(situation.seat, situation.rack);
        let place = listed(&full.public.options.settings, &before, |lays| {
            let mut moves = lays.listed().iter().map(Some).chain([None]);
            moves.position(same)
        });
        let best = values[order(values)[0]];
        place.is_some_and(|place| values[place] > best - 0.001)
    }

    #[test]
    fn the_model_is_played_as_medium_plays() {
        for players in 2..=4 {
            let setup = Setup::<Fiches>::new(players, &json!({})).ok().unwrap();
            let (mut decisions, mut agreed) = (0, 0);
            for deal in 0..100 {
                let mut position = setup.deal(&Deal::from_seed(&format!("model/{deal}")));
                while position.turn().is_some() {
                    let view = position.mover();
                    let situation = Situation::of(&view).unwrap();
                    let values = values(&situation);
                    decisions += 1;
                    agreed += u32::from(agrees(&position, &situation, &values));
                    let mut actions = Vec::new();
                    Fiches::legal(&view, &mut actions);
                    position.apply(&actions[order(&values)[0]], &mut ());
                }
            }
            let most = f64::from(decisions) * 0.99;
            assert!(
                f64::from(agreed) > most,
                "{players}: {agreed} of {decisions}"
            );
        }
    }
}
