//! A game looked into: how the chances went, and what was skill and what was rng.
//!
//! Every decision changes the chances in two ways. What the bot would have got more out of it is
//! the cost: the one who decided loses it, and the others gain it. Whatever else changes until the
//! next decision is rng: what was drawn or turned up, or what others held that nobody could know.
//! All of it together is the way from a fair share to the result.

use serde_json::{Value, json};
use stammtisch_rules::{Seat, Words};

use crate::judge::Judgement;

/// A game that is being looked into, from its first decision on.
pub struct Study {
    judged: Vec<Judgement>,
    /// How many decisions there were.
    of: usize,
    /// Whether the next of them could not be judged.
    given_up: bool,
    /// What each seat got: the win, or its part of it.
    result: Vec<f64>,
}

/// Where a seat's result came from. All but `result` and `fair` add up to their difference.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// The win, or a part of it.
    pub result: f64,
    /// What everybody could expect before the deal.
    pub fair: f64,
    /// What the deal was worth, the order of seats included.
    pub deal: f64,
    /// What was drawn and turned up since.
    pub draws: f64,
    /// What the own decisions cost: never more than 0.
    pub skill: f64,
    /// What the decisions of the others brought.
    pub gifts: f64,
}

impl Study {
    /// Nothing is known yet of so many decisions.
    pub fn new(of: usize, players: usize, winners: &[Seat]) -> Study {
        let share = |seat| match winners.len() {
            0 => 1.0 / players as f64,
            many if winners.contains(&seat) => 1.0 / many as f64,
            _ => 0.0,
        };
        Study {
            judged: Vec::with_capacity(of),
            of,
            given_up: false,
            result: (0..players).map(share).collect(),
        }
    }

    fn is_complete(&self) -> bool {
        self.judged.len() == self.of
    }

    /// The decision that is to be judged next; `None` once all are, or it was given up.
    pub fn next(&self) -> Option<usize> {
        (!self.is_complete() && !self.given_up).then_some(self.judged.len())
    }

    /// Takes the judgement of the next decision.
    pub fn add(&mut self, judgement: Judgement) {
        self.judged.push(judgement);
    }

    /// The next decision cannot be judged: what follows stays unknown.
    pub fn give_up(&mut self) {
        self.given_up = true;
    }

    /// How many decisions are settled: what one led to is seen at the next.
    fn done(&self) -> usize {
        match self.is_complete() {
            true => self.of,
            false => self.judged.len().saturating_sub(1),
        }
    }

    /// Each seat's chance after this decision.
    fn after(&self, at: usize) -> &[f64] {
        self.judged
            .get(at + 1)
            .map_or(&self.result, |next| &next.chances)
    }

    /// What was done was worth this to the side of the one who did it. Of what the bot gave no
    /// thought to, it is known by what came of it.
    fn played(&self, at: usize) -> f64 {
        let judgement = &self.judged[at];
        judgement.played.unwrap_or_else(|| {
            let chances = self.after(at).iter().zip(&judgement.side);
            let ours = chances.filter(|(_, ours)| **ours);
            ours.map(|(chance, _)| chance)
                .sum::<f64>()
                .min(judgement.worth)
        })
    }

    /// What a decision did to everybody's chances.
    fn effect(&self, at: usize) -> Vec<f64> {
        let judgement = &self.judged[at];
        let cost = judgement.worth - self.played(at);
        let of_side = |ours: bool| {
            let seats = judgement.chances.iter().zip(&judgement.side);
            let chances = seats.filter(move |(_, side)| **side == ours);
            let (sum, many) = chances.fold((0.0, 0.0), |(sum, many), (chance, _)| {
                (sum + chance, many + 1.0)
            });
            (sum, many)
        };
        let seats = judgement.chances.iter().zip(&judgement.side);
        seats
            .map(|(chance, &ours)| {
                let (sum, many) = of_side(ours);
                let part = if sum > 0.0 { chance / sum } else { 1.0 / many };
                if ours { -cost * part } else { cost * part }
            })
            .collect()
    }

    /// What was skill and what was rng, seat by seat; of a game that is judged to its end.
    pub fn accounts(&self) -> Option<Vec<Account>> {
        if !self.is_complete() {
            return None;
        }
        let fair = 1.0 / self.result.len() as f64;
        let dealt = self.judged.first().map_or(&self.result, |it| &it.chances);
        let opened = self.result.iter().zip(dealt);
        let mut accounts: Vec<Account> = opened
            .map(|(&result, chance)| Account {
                result,
                fair,
                deal: chance - fair,
                ..Account::default()
            })
            .collect();
        for (at, judgement) in self.judged.iter().enumerate() {
            let effect = self.effect(at);
            for (seat, account) in accounts.iter_mut().enumerate() {
                let change = self.after(at)[seat] - judgement.chances[seat];
                account.draws += change - effect[seat];
                match seat == judgement.seat {
                    true => account.skill += effect[seat],
                    false => account.gifts += effect[seat],
                }
            }
        }
        Some(accounts)
    }

    /// What is known by now of the decisions from this one on.
    pub fn show(&self, since: usize, words: &Words) -> Value {
        let moment = |at: usize| {
            let judgement = &self.judged[at];
            json!({
                "at": judgement.at,
                "seat": judgement.seat,
                "chances": judgement.chances,
                "best": {"action": judgement.best, "text": words.say(&judgement.said)},
                "worth": judgement.worth,
                "played": self.played(at),
            })
        };
        let account = |account: Account| {
            json!({
                "result": account.result, "fair": account.fair, "deal": account.deal,
                "draws": account.draws, "skill": account.skill, "gifts": account.gifts,
            })
        };
        let moments: Vec<Value> = (since..self.done()).map(moment).collect();
        let accounts = self.accounts();
        let accounts: Option<Vec<Value>> =
            accounts.map(|all| all.into_iter().map(account).collect());
        json!({
            "done": self.done(), "of": self.of, "given_up": self.given_up,
            "moments": moments, "accounts": accounts,
        })
    }
}

#[cfg(test)]
mod tests {
    use stammtisch_rules::{Lang, Phrase, Rng};

    use super::*;

    /// A judgement about four players with any numbers at all.
    fn judgement(at: usize, partners: bool, rng: &mut Rng) -> Judgement {
        let mut part = || rng.below(1000) as f64 / 1000.0;
        let parts: Vec<f64> = (0..4).map(|_| part()).collect();
        let whole: f64 = parts.iter().sum::<f64>().max(1e-3);
        let worth = part();
        let played = (at % 5 < 4).then(|| part() * worth);
        let seat = at % 4;
        Judgement {
            at,
            seat,
            chances: parts.iter().map(|part| part / whole).collect(),
            side: (0..4)
                .map(|other| other == seat || partners && other % 2 == seat % 2)
                .collect(),
            best: Value::Null,
            said: Phrase::new("action-pass"),
            worth,
            played,
        }
    }

    #[test]
    fn skill_and_luck_add_up_to_the_result() {
        let mut rng = Rng::new(3);
        for (partners, winners) in [(false, vec![2]), (true, vec![0, 2]), (false, vec![])] {
            let mut study = Study::new(50, 4, &winners);
            while let Some(at) = study.next() {
                study.add(judgement(at, partners, &mut rng));
            }
            let accounts = study.accounts().unwrap();
            for account in &accounts {
                let parts = account.deal + account.draws + account.skill + account.gifts;
                let way = account.result - account.fair;
                assert!((parts - way).abs() < 1e-9, "{account:?}");
                assert!(account.skill < 0.0, "decisions can only cost");
            }
            let luck: f64 = accounts.iter().map(|seat| seat.deal + seat.draws).sum();
            assert!(luck.abs() < 1e-9, "what luck gives it takes from others");
        }
    }

    #[test]
    fn what_is_given_up_comes_to_an_end_and_keeps_what_is_known() {
        let mut rng = Rng::new(5);
        let mut study = Study::new(10, 4, &[2]);
        for at in 0..4 {
            study.add(judgement(at, false, &mut rng));
        }
        let words = Words::new(Lang::default(), &[crate::TEXTS]);
        assert_eq!(study.show(0, &words)["given_up"], false);
        study.give_up();
        assert_eq!((study.next(), study.accounts()), (None, None));
        let shown = study.show(1, &words);
        assert_eq!(shown["given_up"], true);
        assert_eq!(
            (&shown["done"], shown["moments"].as_array().unwrap().len()),
            (&json!(3), 2),
            "what the fourth led to would have been seen at the fifth"
        );
    }

    #[test]
    fn a_mistake_is_a_gift_to_the_others_and_no_luck() {
        let mut study = Study::new(1, 2, &[1]);
        study.add(Judgement {
            chances: vec![1.0, 0.0],
            side: vec![true, false],
            worth: 1.0,
            played: Some(0.0),
            ..judgement(0, false, &mut Rng::new(1))
        });
        let accounts = study.accounts().unwrap();
        assert_eq!((accounts[0].skill, accounts[0].draws), (-1.0, 0.0));
        assert_eq!((accounts[1].gifts, accounts[1].draws), (1.0, 0.0));
    }
}
