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
    /// Found for each number of players by random steps from those for two, kept where they won more
    /// among `greedy` and among the former ones, and `greedy` less among them.
    pub(super) fn for_players(players: usize) -> Parameters {
        match players {
            2 => Parameters {
                pile_share: 0.78,
                partner_to_come: 0.85,
                base_ways: 0.69,
                middle: 8.2,
                deny_collection: 9.2,
                deny_discards: 19.3,
                bid_factor: 2.15,
            },
            3 => Parameters {
                pile_share: 0.77,
                partner_to_come: 0.3,
                base_ways: 1.44,
                middle: 6.0,
                deny_collection: 2.0,
                deny_discards: 19.0,
                bid_factor: 1.94,
            },
            4 => Parameters {
                pile_share: 0.74,
                partner_to_come: 0.31,
                base_ways: 0.95,
                middle: 7.85,
                deny_collection: 1.87,
                deny_discards: 19.9,
                bid_factor: 2.01,
            },
            _ => Parameters {
                pile_share: 0.82,
                partner_to_come: 0.54,
                base_ways: 0.88,
                middle: 10.6,
                deny_collection: 2.79,
                deny_discards: 21.3,
                bid_factor: 1.59,
            },
        }
    }
}
