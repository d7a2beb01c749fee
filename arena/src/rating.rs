//! Ratings for games with several players, by Weng and Lin.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::Outcome;

/// How strong a bot seems to be. Everybody begins at 25; a lead of 25/6, about 4.2, makes somebody
/// win two times in three against the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating.
    pub mean: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

impl Rating {
    /// The 95 % interval.
    pub fn interval(&self) -> (f64, f64) {
        let half = 1.96 * self.deviation;
        (self.mean - half, self.mean + half)
    }
}

/// The ratings of so many bots after these games, which have to come in the order of their
/// numbers: later games weigh a little more, so that the order matters to the last digits.
pub fn ratings<'a>(
    entrants: usize,
    outcomes: impl IntoIterator<Item = &'a Outcome>,
) -> Vec<Rating> {
    let config = WengLinConfig::default();
    let mut rated = vec![WengLinRating::default(); entrants];
    for outcome in outcomes {
        let teams: Vec<([WengLinRating; 1], MultiTeamOutcome)> = outcome
            .seating
            .iter()
            .enumerate()
            .map(|(seat, &bot)| {
                // Who did not win is second; the games know no further places.
                let place = if outcome.winners.contains(&seat) {
                    1
                } else {
                    2
                };
                ([rated[bot]], MultiTeamOutcome::new(place))
            })
            .collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
            .iter()
            .map(|(team, place)| (&team[..], *place))
            .collect();
        let after = weng_lin_multi_team(&teams, &config);
        for (&bot, team) in outcome.seating.iter().zip(after) {
            rated[bot] = team[0];
        }
    }
    let rating = |rated: WengLinRating| Rating {
        mean: rated.rating,
        deviation: rated.uncertainty,
    };
    rated.into_iter().map(rating).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Effort, Schedule};
    use stammtisch_rules::Rng;

    /// Games of three in which bot 0 wins four times as often as bot 2, and bot 1 twice.
    fn games(seed: u64) -> Vec<Outcome> {
        let schedule = Schedule::new(3, 3, |one, other| one == other).unwrap();
        let mut rng = Rng::new(seed);
        (0..600)
            .map(|game| {
                let seating = schedule.seating(game);
                let winner = [0, 0, 0, 0, 1, 1, 2][rng.below(7)];
                Outcome {
                    game,
                    by: None,
                    winners: seating
                        .iter()
                        .position(|&bot| bot == winner)
                        .into_iter()
                        .collect(),
                    seating,
                    actions: 1,
                    turns: 1,
                    efforts: vec![Effort::default(); 3],
                    scores: Vec::new(),
                }
            })
            .collect()
    }

    #[test]
    fn who_wins_more_is_rated_higher_and_everybody_ever_more_surely() {
        let games = games(3);
        let all = ratings(3, &games);
        assert!(all[0].mean > all[1].mean && all[1].mean > all[2].mean);
        assert!(all[0].interval().0 > all[2].interval().1);
        let few = ratings(3, &games[..30]);
        assert!(all[0].deviation < few[0].deviation);
    }

    #[test]
    fn the_order_of_the_games_changes_little() {
        let games = games(4);
        let forth = ratings(3, &games);
        let back = ratings(3, games.iter().rev());
        for (one, other) in forth.iter().zip(back) {
            assert!((one.mean - other.mean).abs() < 2.0, "{one:?} {other:?}");
        }
    }

    #[test]
    fn who_does_not_play_keeps_his_rating() {
        let rated = ratings(4, &games(1));
        assert_eq!(rated[3].mean, 25.0);
    }
}
