//! The numbers behind the rules of thumb, found by matches of the plan against itself.

/// How a player weighs things.
#[derive(Clone, Copy, Debug)]
pub(super) struct Temper {
    /// The part of the cards in the pile that a player can hope to collect with.
    pub(super) pace: f32,
    /// How much a partner counts that is yet to come, compared with one in the hand.
    pub(super) alone: f32,
    /// How much the cards of a hand stand in each other's way: the less, the more.
    pub(super) crowd: f32,
    /// What a collected hand card brings beside its own value: a part of the card in the middle.
    pub(super) middle: f32,
    /// What it is worth to keep a collection from another player.
    pub(super) spoil: f32,
    /// What it is worth that the next collector does not find the same discards.
    pub(super) grudge: f32,
    /// How often its worth to the own hand a card may cost: who drops out leaves it to another.
    pub(super) keen: f32,
}

impl Temper {
    pub(super) fn for_players(players: usize) -> Temper {
        Temper {
            pace: 1.54 / players as f32,
            alone: 0.8,
            crowd: 1.1,
            middle: 14.0,
            spoil: 7.0 / (players as f32 - 1.0),
            grudge: 34.0,
            keen: 2.0,
        }
    }
}
