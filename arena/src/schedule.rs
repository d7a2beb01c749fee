//! Who sits where in which game.

/// More bots would meet in so many combinations that a single deal took all day.
pub const MOST_ENTRANTS: usize = 16;

/// Every deal is played by every combination of the bots, and by each combination in every rotation
/// of the seats, so that nobody gains by the deal or by the place.
#[derive(Clone, Debug)]
pub struct Schedule {
    entrants: usize,
    /// For each game of a deal the bot at each seat.
    seatings: Vec<Vec<usize>>,
}

impl Schedule {
    /// The schedule of so many bots at a table with so many seats; `None` if they do not fill it,
    /// or are more than [`MOST_ENTRANTS`].
    pub fn new(entrants: usize, seats: usize) -> Option<Schedule> {
        if seats == 0 || !(seats..=MOST_ENTRANTS).contains(&entrants) {
            return None;
        }
        let mut seatings = Vec::new();
        for chosen in combinations(entrants, seats) {
            for turned in 0..seats {
                let bot_at = |seat| chosen[(seat + turned) % seats];
                seatings.push((0..seats).map(bot_at).collect());
            }
        }
        Some(Schedule { entrants, seatings })
    }

    /// How many bots take part.
    pub fn entrants(&self) -> usize {
        self.entrants
    }

    /// The games that are played from one deal.
    pub fn games_a_deal(&self) -> u64 {
        self.seatings.len() as u64
    }

    /// The games of one deal in which a bot takes part: as many for each.
    pub fn appearances(&self) -> u64 {
        let seats = self.seatings[0].len() as u64;
        self.games_a_deal() * seats / self.entrants as u64
    }

    /// The deal of a game.
    pub fn deal(&self, game: u64) -> u64 {
        game / self.games_a_deal()
    }

    /// The bot at each seat in a game.
    pub fn seating(&self, game: u64) -> &[usize] {
        &self.seatings[(game % self.games_a_deal()) as usize]
    }
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
    use super::*;

    #[test]
    fn each_bot_sits_at_each_seat_once_a_deal() {
        for seats in 2..=5 {
            let schedule = Schedule::new(seats, seats).unwrap();
            assert_eq!(schedule.games_a_deal(), seats as u64);
            for seat in 0..seats {
                let mut there: Vec<usize> = (0..seats as u64)
                    .map(|game| schedule.seating(7 * seats as u64 + game)[seat])
                    .collect();
                there.sort();
                assert_eq!(there, (0..seats).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn with_two_players_every_deal_is_played_twice() {
        let schedule = Schedule::new(2, 2).unwrap();
        let seatings: Vec<_> = (0..4).map(|game| schedule.seating(game).to_vec()).collect();
        assert_eq!(seatings, [[0, 1], [1, 0], [0, 1], [1, 0]]);
        let deals: Vec<u64> = (0..4).map(|game| schedule.deal(game)).collect();
        assert_eq!(deals, [0, 0, 1, 1]);
    }

    #[test]
    fn more_bots_than_seats_meet_in_every_combination_equally_often_at_every_seat() {
        for (entrants, seats) in [(3, 2), (4, 3), (5, 3), (6, 5)] {
            let schedule = Schedule::new(entrants, seats).unwrap();
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
        assert!(Schedule::new(2, 3).is_none());
        assert!(Schedule::new(0, 0).is_none());
        assert!(Schedule::new(MOST_ENTRANTS + 1, 2).is_none());
    }
}
