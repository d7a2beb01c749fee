//! The parameters of the heuristics, found by matches of `medium` against itself.

/// How a bot weighs things.
#[derive(Clone, Copy, Debug)]
pub(super) struct Parameters {
    /// The part of the cards in the pile that a player can hope to collect with.
    pub(super) pile_share: f32,
    /// The weight of a partner card that is yet to come, compared with one in the hand.
    pub(super) partner_to_come: f32,
    /// Added to the ways in which a hand can be used: the smaller it is, the more the cards of a hand
    /// stand in each other's way.
    pub(super) base_ways: f32,
    /// The points that a collected hand card brings besides its own value: a part of the card in the
    /// middle.
    pub(super) middle: f32,
    /// The points for keeping a collection from another player.
    pub(super) deny_collection: f32,
    /// The points for taking the discards before the next collector can.
    pub(super) deny_discards: f32,
    /// How many times its gain for the own hand a card may cost, since another player gets it
    /// otherwise.
    pub(super) bid_factor: f32,
}

impl Parameters {
    pub(super) fn for_players(players: usize) -> Parameters {
        Parameters {
            pile_share: 1.54 / players as f32,
            partner_to_come: 0.8,
            base_ways: 1.1,
            middle: 14.0,
            deny_collection: 7.0 / (players as f32 - 1.0),
            deny_discards: 34.0,
            bid_factor: 2.0,
        }
    }
}
