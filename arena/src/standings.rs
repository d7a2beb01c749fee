//! What the games show.

use std::collections::BTreeMap;

use crate::{Effort, Estimate, Outcome, Rating, Sample, Schedule, ratings};

/// How one bot did.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Its games.
    pub games: u64,
    /// Its share of the wins in them.
    pub wins: Estimate,
    /// Its rating.
    pub rating: Rating,
    /// What it put into its decisions.
    pub effort: Effort,
    /// Its share of the wins at each seat; `None` where it never sat.
    pub seats: Vec<Option<SeatShare>>,
    /// What it scored on average; `None` in games without scores.
    pub score: Option<f64>,
}

/// What was won at a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatShare {
    /// The games played there.
    pub games: u64,
    /// The share of the wins in them.
    pub share: f64,
}

/// How one bot did against another, in the games that both played. Nobody is behind or ahead but
/// by winning: two that lost to a third came out even.
#[derive(Clone, Copy, Debug)]
pub struct Pair {
    /// Games in which it came out better.
    pub better: u64,
    /// Games in which neither did.
    pub even: u64,
    /// Games in which the other came out better.
    pub worse: u64,
    /// The share in which it came out better, even ones counted half.
    pub share: Estimate,
}

/// What whole deals show.
#[derive(Clone, Debug)]
pub struct Standings {
    /// The games.
    pub games: u64,
    /// The deals.
    pub deals: u64,
    /// Each bot, in the order in which they were named.
    pub bots: Vec<Standing>,
    /// Each bot against each other; `None` against itself.
    pub pairs: Vec<Vec<Option<Pair>>>,
    /// What was won at each seat, by all bots together: how much it helps to begin.
    pub seats: Vec<SeatShare>,
    /// The turns of each game, ascending.
    pub turns: Vec<u64>,
    /// The actions of all games.
    pub actions: u64,
    /// How often games ended in each way, for games that can end in several.
    pub endings: BTreeMap<String, u64>,
}

impl Standings {
    /// What these games show: whole deals, in the order of their numbers.
    pub fn of(schedule: &Schedule, outcomes: &[Outcome]) -> Standings {
        let entrants = schedule.entrants();
        let rated = ratings(entrants, outcomes);
        let bots = (0..entrants).map(|bot| standing(schedule, outcomes, bot, rated[bot]));
        let pairs = (0..entrants).map(|bot| {
            let against = |other| (other != bot).then(|| pair(schedule, outcomes, bot, other));
            (0..entrants).map(against).collect()
        });
        let seats = outcomes.first().map_or(0, |first| first.seating.len());
        let mut turns: Vec<u64> = outcomes.iter().map(|outcome| outcome.turns).collect();
        turns.sort();
        let mut endings = BTreeMap::new();
        for by in outcomes.iter().filter_map(|outcome| outcome.by.as_ref()) {
            *endings.entry(by.clone()).or_default() += 1;
        }
        Standings {
            games: outcomes.len() as u64,
            deals: outcomes.len() as u64 / schedule.games_a_deal(),
            bots: bots.collect(),
            pairs: pairs.collect(),
            seats: (0..seats)
                .filter_map(|seat| at_seat(outcomes, seat, |_| true))
                .collect(),
            turns,
            actions: outcomes.iter().map(|outcome| outcome.actions).sum(),
            endings,
        }
    }

    /// The number of turns that this part of the games did not exceed.
    pub fn turns_within(&self, part: f64) -> u64 {
        let index = (self.turns.len() as f64 * part).ceil() as usize;
        let index = index.clamp(1, self.turns.len().max(1)) - 1;
        self.turns.get(index).copied().unwrap_or(0)
    }
}

/// Takes the mean of each deal over the games in which something can be said.
fn by_deal(
    schedule: &Schedule,
    outcomes: &[Outcome],
    score: impl Fn(&Outcome) -> Option<f64>,
) -> (Sample, u64) {
    let mut sample = Sample::default();
    let mut games = 0;
    for deal in outcomes.chunks(schedule.games_a_deal() as usize) {
        let (mean, count) = mean(deal.iter().filter_map(&score));
        sample.add(mean);
        games += count;
    }
    (sample, games)
}

/// What a bot won in a game, if it took part.
fn won(outcome: &Outcome, bot: usize) -> Option<f64> {
    outcome.seat_of(bot).map(|seat| outcome.share(seat))
}

impl Outcome {
    /// The mean share of a bot over these games, as far as it took part.
    pub fn mean_share<'a>(outcomes: impl IntoIterator<Item = &'a Outcome>, bot: usize) -> f64 {
        mean(outcomes.into_iter().filter_map(|outcome| won(outcome, bot))).0
    }
}

/// The mean of these and how many they are.
fn mean(scores: impl Iterator<Item = f64>) -> (f64, u64) {
    let (sum, count) = scores.fold((0.0, 0u64), |(sum, count), score| (sum + score, count + 1));
    (sum / count.max(1) as f64, count)
}

fn standing(schedule: &Schedule, outcomes: &[Outcome], bot: usize, rating: Rating) -> Standing {
    let (sample, games) = by_deal(schedule, outcomes, |outcome| won(outcome, bot));
    let mut effort = Effort::default();
    for outcome in outcomes {
        if let Some(seat) = outcome.seat_of(bot) {
            effort.merge(&outcome.efforts[seat]);
        }
    }
    let seats = outcomes.first().map_or(0, |first| first.seating.len());
    let at = |seat| at_seat(outcomes, seat, |outcome| outcome.seating[seat] == bot);
    let scored = outcomes.iter().filter_map(|outcome| {
        let seat = outcome.seat_of(bot)?;
        outcome.scores.get(seat).map(|&score| f64::from(score))
    });
    let (score, scored) = mean(scored);
    Standing {
        games,
        wins: sample.estimate(schedule.appearances()),
        rating,
        effort,
        seats: (0..seats).map(at).collect(),
        // A mean over some of the games would say something else than one over all.
        score: (scored == games && games > 0).then_some(score),
    }
}

/// What was won at a seat in those of the games that count; `None` if none does.
fn at_seat(
    outcomes: &[Outcome],
    seat: usize,
    counts: impl Fn(&Outcome) -> bool,
) -> Option<SeatShare> {
    let counted = outcomes.iter().filter(|outcome| counts(outcome));
    let (share, games) = mean(counted.map(|outcome| outcome.share(seat)));
    (games > 0).then_some(SeatShare { games, share })
}

fn pair(schedule: &Schedule, outcomes: &[Outcome], bot: usize, other: usize) -> Pair {
    let score = |outcome: &Outcome| {
        let (own, theirs) = (won(outcome, bot)?, won(outcome, other)?);
        Some(match own.total_cmp(&theirs) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        })
    };
    let count = |wanted| {
        let scores = outcomes.iter().filter_map(score);
        scores.filter(|&scored| scored == wanted).count() as u64
    };
    let (sample, games) = by_deal(schedule, outcomes, score);
    let a_deal = games / sample.deals().max(1);
    Pair {
        better: count(1.0),
        even: count(0.5),
        worse: count(0.0),
        share: sample.estimate(a_deal.max(1)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two deals of three bots: bot 0 wins four games, bot 1 and bot 2 share one, bot 2 wins one.
    fn outcomes() -> (Schedule, Vec<Outcome>) {
        let schedule = Schedule::new(3, 3, |one, other| one == other).unwrap();
        let winners: [&[usize]; 6] = [&[0], &[0], &[1, 2], &[0], &[2], &[0]];
        let outcome = |(game, bots): (usize, &&[usize])| {
            let seating = schedule.seating(game as u64);
            let at = |bot: &usize| seating.iter().position(|there| there == bot).unwrap();
            Outcome {
                game: game as u64,
                winners: bots.iter().map(at).collect(),
                by: Some(["monads", "quiet"][game / 5].to_owned()),
                seating,
                actions: 30,
                turns: 10 + game as u64,
                efforts: vec![Effort::default(); 3],
                scores: vec![10, 20, 30],
            }
        };
        let outcomes = winners.iter().enumerate().map(outcome).collect();
        (schedule, outcomes)
    }

    #[test]
    fn wins_are_counted_for_bots_and_not_for_seats() {
        let (schedule, outcomes) = outcomes();
        let standings = Standings::of(&schedule, &outcomes);
        assert_eq!((standings.games, standings.deals), (6, 2));
        let wins: Vec<f64> = standings
            .bots
            .iter()
            .map(|bot| bot.wins.mean * 6.0)
            .collect();
        for (won, expected) in wins.iter().zip([4.0, 0.5, 1.5]) {
            assert!((won - expected).abs() < 1e-9, "{wins:?}");
        }
    }

    #[test]
    fn wins_are_also_counted_for_seats_and_scores_for_bots() {
        let (schedule, outcomes) = outcomes();
        let standings = Standings::of(&schedule, &outcomes);
        let won = |seat: usize| -> f64 { outcomes.iter().map(|outcome| outcome.share(seat)).sum() };
        for (seat, counted) in standings.seats.iter().enumerate() {
            assert_eq!(counted.games, 6);
            assert!((counted.share - won(seat) / 6.0).abs() < 1e-9);
        }
        for (number, bot) in standings.bots.iter().enumerate() {
            let parts = bot.seats.iter().flatten();
            let sum: f64 = parts.map(|part| part.share * part.games as f64).sum();
            assert!((sum - 6.0 * bot.wins.mean).abs() < 1e-9);
            let seats = outcomes
                .iter()
                .filter_map(|outcome| outcome.seat_of(number));
            let score: usize = seats.map(|seat| 10 * (seat + 1)).sum();
            assert_eq!(bot.score, Some(score as f64 / 6.0));
        }
        let mut older = outcomes.clone();
        older[0].scores.clear();
        let standings = Standings::of(&schedule, &older);
        assert_eq!(standings.bots[0].score, None, "not all games have scores");
    }

    #[test]
    fn pairs_are_counted_from_both_sides() {
        let (schedule, outcomes) = outcomes();
        let pairs = Standings::of(&schedule, &outcomes).pairs;
        let counts = |a: usize, b: usize| {
            let pair = pairs[a][b].unwrap();
            (pair.better, pair.even, pair.worse)
        };
        assert_eq!(counts(0, 1), (4, 1, 1));
        assert_eq!(counts(1, 0), (1, 1, 4));
        assert_eq!(counts(1, 2), (0, 5, 1));
        assert!((pairs[0][1].unwrap().share.mean - 0.75).abs() < 1e-9);
        assert!(pairs[1][1].is_none());
    }

    #[test]
    fn game_lengths_are_sorted_and_cut() {
        let (schedule, outcomes) = outcomes();
        let standings = Standings::of(&schedule, &outcomes);
        assert_eq!(standings.turns_within(0.5), 12);
        assert_eq!(standings.turns_within(1.0), 15);
        let endings: Vec<(&str, u64)> = standings
            .endings
            .iter()
            .map(|(by, games)| (by.as_str(), *games))
            .collect();
        assert_eq!(endings, [("monads", 5), ("quiet", 1)]);
    }
}
