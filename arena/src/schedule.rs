//! Who sits where in which game.

use stammtisch_rules::Seat;

/// More bots would meet in so many combinations that a single deal took all day.
pub const MOST_ENTRANTS: usize = 16;

/// Every deal is played by every combination of the bots, and by each combination in every rotation
/// of the seats, so that nobody gains by the deal or by the place. From deal to deal the order around
/// the table changes, so that nobody gains by the neighbour either.
#[derive(Clone, Debug)]
pub struct Schedule {
    entrants: usize,
    seats: usize,
    /// The bots at one table, in the order in which they were named.
    tables: Vec<Vec<usize>>,
    /// The orders around the table, one a deal: for each seat the place of its bot in the table's list.
    orders: Vec<Vec<usize>>,
}

impl Schedule {
    /// The schedule of so many bots at a table with so many seats; `None` if they do not fill it,
    /// or are more than [`MOST_ENTRANTS`].
    ///
    /// `same_side` says which seats win together: bots that are named for seats of one side stay
    /// partners in every order. The sides must look alike from every seat.
    pub fn new(
        entrants: usize,
        seats: usize,
        same_side: impl Fn(Seat, Seat) -> bool,
    ) -> Option<Schedule> {
        if seats == 0 || !(seats..=MOST_ENTRANTS).contains(&entrants) {
            return None;
        }
        Some(Schedule {
            entrants,
            seats,
            tables: combinations(entrants, seats),
            orders: orders(seats, same_side),
        })
    }

    /// How many bots take part.
    pub fn entrants(&self) -> usize {
        self.entrants
    }

    /// The games that are played from one deal.
    pub fn games_a_deal(&self) -> u64 {
        (self.tables.len() * self.seats) as u64
    }

    /// The deals after which every combination has sat in every order equally often.
    pub fn deals_a_cycle(&self) -> u64 {
        self.orders.len() as u64
    }

    /// The games of one deal in which a bot takes part: as many for each.
    pub fn appearances(&self) -> u64 {
        self.games_a_deal() * self.seats as u64 / self.entrants as u64
    }

    /// The deal of a game.
    pub fn deal(&self, game: u64) -> u64 {
        game / self.games_a_deal()
    }

    /// The bot at each seat in a game.
    pub fn seating(&self, game: u64) -> Vec<usize> {
        let order = &self.orders[(self.deal(game) % self.deals_a_cycle()) as usize];
        let of_deal = (game % self.games_a_deal()) as usize;
        let (table, turned) = (&self.tables[of_deal / self.seats], of_deal % self.seats);
        let bot_at = |seat| table[order[(seat + turned) % self.seats]];
        (0..self.seats).map(bot_at).collect()
    }
}

/// Every order around a table of so many seats that keeps partners together, each once: 0 comes first,
/// since rotations are played anyway. An order is followed by its reverse, so that left and right
/// neighbours change places as soon as possible.
fn orders(seats: usize, same_side: impl Fn(Seat, Seat) -> bool) -> Vec<Vec<usize>> {
    let keeps_sides = |order: &Vec<usize>| {
        let mut pairs = (0..seats).flat_map(|one| (0..seats).map(move |other| (one, other)));
        pairs.all(|(one, other)| same_side(one, other) == same_side(order[one], order[other]))
    };
    let mut kept: Vec<Vec<usize>> = Vec::new();
    for order in permutations(vec![0], seats) {
        if kept.contains(&order) {
            continue;
        }
        let mut reverse = order.clone();
        reverse[1..].reverse();
        kept.push(order);
        if !kept.contains(&reverse) {
            kept.push(reverse);
        }
    }
    kept.retain(keeps_sides);
    kept
}

/// Every permutation of the numbers below `n` that begins with these, in order.
fn permutations(begun: Vec<usize>, n: usize) -> Vec<Vec<usize>> {
    if begun.len() == n {
        return vec![begun];
    }
    let next = (0..n).filter(|number| !begun.contains(number));
    next.flat_map(|number| {
        let mut longer = begun.clone();
        longer.push(number);
        permutations(longer, n)
    })
    .collect()
}

/// Every set of `size` numbers below `n`, each ascending, in order.
fn combinations(n: usize, size: usize) -> Vec<Vec<usize>> {
    let mut chosen: Vec<usize> = (0..size).collect();
    let mut all = vec![chosen.clone()];
    // The last number that can still grow does, and those after it follow closely.
    while let Some(at) = (0..size).rfind(|&at| chosen[at] < n - size + at) {
        let next = chosen[at] + 1;
        for (step, number) in chosen[at..].iter_mut().enumerate() {
            *number = next + step;
        }
        all.push(chosen.clone());
    }
    all
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// Everybody plays for themselves.
    fn schedule(entrants: usize, seats: usize) -> Option<Schedule> {
        Schedule::new(entrants, seats, |one, other| one == other)
    }

    /// How often each seating occurs in a whole cycle.
    fn seatings(schedule: &Schedule) -> BTreeMap<Vec<usize>, u64> {
        let mut times = BTreeMap::new();
        for game in 0..schedule.deals_a_cycle() * schedule.games_a_deal() {
            *times.entry(schedule.seating(game)).or_default() += 1;
        }
        times
    }

    #[test]
    fn each_bot_sits_at_each_seat_once_a_deal() {
        for seats in 2..=5 {
            let schedule = schedule(seats, seats).unwrap();
            assert_eq!(schedule.games_a_deal(), seats as u64);
            for (deal, seat) in (0..30).flat_map(|deal| (0..seats).map(move |seat| (deal, seat))) {
                let mut there: Vec<usize> = (0..seats as u64)
                    .map(|game| schedule.seating(deal * seats as u64 + game)[seat])
                    .collect();
                there.sort();
                assert_eq!(there, (0..seats).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn every_order_of_the_bots_is_played_once_a_cycle() {
        for (seats, orders) in [(1, 1), (2, 2), (3, 6), (4, 24), (5, 120)] {
            let times = seatings(&schedule(seats, seats).unwrap());
            assert_eq!(times.len(), orders);
            assert!(times.values().all(|&times| times == 1));
        }
    }

    #[test]
    fn bots_of_two_kinds_meet_in_every_arrangement_equally_often() {
        for (seats, weak, arrangements) in [(4, 1, 4), (4, 2, 6), (5, 1, 5), (5, 2, 10)] {
            let mut times: BTreeMap<Vec<bool>, u64> = BTreeMap::new();
            for (seating, games) in seatings(&schedule(seats, seats).unwrap()) {
                let kinds = seating.into_iter().map(|bot| bot < weak).collect();
                *times.entry(kinds).or_default() += games;
            }
            assert_eq!(times.len(), arrangements);
            let most = times.values().max();
            assert!(times.values().all(|times| Some(times) == most));
        }
    }

    #[test]
    fn left_and_right_neighbours_change_places_from_deal_to_deal() {
        let schedule = schedule(4, 4).unwrap();
        let first: Vec<_> = [0, 4, 8, 12].map(|game| schedule.seating(game)).to_vec();
        assert_eq!(
            first,
            [[0, 1, 2, 3], [0, 3, 2, 1], [0, 1, 3, 2], [0, 2, 3, 1]]
        );
    }

    #[test]
    fn partners_stay_partners() {
        let schedule = Schedule::new(4, 4, |one, other| one % 2 == other % 2).unwrap();
        let times = seatings(&schedule);
        assert_eq!(
            times.len(),
            8,
            "each of four at seat 0, their partner opposite"
        );
        for seating in times.keys() {
            assert_eq!(seating[0] % 2, seating[2] % 2, "{seating:?}");
        }
    }

    #[test]
    fn with_two_players_every_deal_is_played_twice() {
        let schedule = schedule(2, 2).unwrap();
        let seatings: Vec<_> = (0..4).map(|game| schedule.seating(game).to_vec()).collect();
        assert_eq!(seatings, [[0, 1], [1, 0], [0, 1], [1, 0]]);
        let deals: Vec<u64> = (0..4).map(|game| schedule.deal(game)).collect();
        assert_eq!(deals, [0, 0, 1, 1]);
    }

    #[test]
    fn more_bots_than_seats_meet_in_every_combination_equally_often_at_every_seat() {
        for (entrants, seats) in [(3, 2), (4, 3), (5, 3), (6, 5)] {
            let schedule = schedule(entrants, seats).unwrap();
            let mut at = vec![vec![0; seats]; entrants];
            let mut met = vec![vec![0; entrants]; entrants];
            for game in 0..schedule.games_a_deal() {
                let seating = schedule.seating(game);
                for (seat, &bot) in seating.iter().enumerate() {
                    at[bot][seat] += 1;
                    seating.iter().for_each(|&other| met[bot][other] += 1);
                }
            }
            assert!(at.iter().flatten().all(|&times| times == at[0][0]));
            for (bot, row) in met.iter().enumerate() {
                assert_eq!(row[bot], schedule.appearances());
                let others = (0..entrants).filter(|&other| other != bot);
                assert!(others.into_iter().all(|other| row[other] == met[0][1]));
            }
        }
    }

    #[test]
    fn a_table_that_is_not_filled_has_no_schedule() {
        assert!(schedule(2, 3).is_none());
        assert!(schedule(0, 0).is_none());
        assert!(schedule(MOST_ENTRANTS + 1, 2).is_none());
    }
}
