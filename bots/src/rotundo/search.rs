//! A race between the promising actions: each is played out from the same worlds.
//!
//! Every world is dealt anew by what the seat cannot see, and every runner starts from it, so that
//! runners differ by what they do and not by the rng of the deal. Who falls clearly behind leaves
//! the race, and the time is spent on those that are hard to tell apart.

use stammtisch_rotundo::{Action, Phase, Rotundo};
use stammtisch_rules::{Game, MAX_SEATS, Position, Rng, Seat, View};

use crate::race::is_behind;
use crate::rotundo::habit::Habit;
use crate::rotundo::odds::Odds;
use crate::rotundo::outlook;
use crate::rotundo::plan::Plan;
use crate::{Chances, Decision, Measure, Meter, RankedAction};

/// While there are fewer runners than this, another collection may take part.
const RUNNERS: usize = 6;
/// After so many worlds each, the runners are compared.
const LAP: usize = 8;
/// A race that is decided goes on for so many worlds, to tell how the game stands.
const ENOUGH: usize = 100;
/// So many standard errors behind the first, a runner leaves.
const BEHIND: f64 = 3.0;
/// How many worlds the plan's own opinion weighs.
const PRIOR: f64 = 4.0;
/// How much of the worth is by points: the margin tells good from bad when both win.
const BY_POINTS: f64 = 0.3;
/// The margin that counts half in it.
const MARGIN: f64 = 60.0;

/// A way to act: a collector also decides beforehand about the discards (R4.6), so that the worth
/// of a collection is that of the better choice after it.
struct Runner {
    action: Action,
    then: Option<Action>,
    /// The plan's opinion.
    prior: f64,
    /// What came of it in each world.
    worth: Vec<f32>,
    wins: Chances,
    racing: bool,
}

pub(super) fn search(
    view: &View<Rotundo>,
    listed: &[Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<Action> {
    let odds = Odds::of(view);
    let mut race = Race::new(&odds, view, listed);
    if race.runners.len() > 1 {
        race.run(view, rng, meter);
    }
    race.thought(view, meter.spent())
}

struct Race<'a> {
    odds: &'a Odds,
    seat: Seat,
    runners: Vec<Runner>,
    /// Actions that do not take part, with what the plan thinks of them.
    others: Vec<RankedAction<Action>>,
}

impl<'a> Race<'a> {
    fn new(odds: &'a Odds, view: &View<Rotundo>, listed: &[Action]) -> Race<'a> {
        let mut race = Race {
            odds,
            seat: view.own.map_or(0, |(seat, _)| seat),
            runners: Vec::new(),
            others: Vec::new(),
        };
        let discards = view.public.discard().len() > 0;
        let mut bids = 0;
        for opinion in race.opinions(view, listed) {
            let runs = match opinion.action {
                // Of the bids the lowest takes part: a higher one buys the same for more.
                Action::Auction { .. } | Action::Bid { .. } => {
                    bids += 1;
                    bids == 1
                }
                Action::Collect { .. } => race.runners.len() < RUNNERS,
                _ => true,
            };
            let thens: &[Option<Action>] = match opinion.action {
                _ if !runs => &[],
                Action::Collect { .. } if discards => &[Some(Action::Take), Some(Action::Leave)],
                _ => &[None],
            };
            let runners = thens.iter().map(|&then| Runner::new(&opinion, then));
            race.runners.extend(runners);
            race.others.extend((!runs).then_some(opinion));
        }
        race
    }

    /// What the plan thinks of the actions, best first.
    fn opinions(&self, view: &View<Rotundo>, listed: &[Action]) -> Vec<RankedAction<Action>> {
        let standings = outlook::standings(self.odds, view);
        let plan = Plan::of(self.odds, view);
        let chance = |action: &Action| {
            let mut standings = standings;
            standings[self.seat] += plan
                .as_ref()
                .map_or(0.0, |plan| f64::from(plan.worth(action)));
            outlook::squash(view.public, &standings)[self.seat]
        };
        let opinion = |&action: &Action| RankedAction {
            action,
            worth: chance(&action),
        };
        let mut opinions: Vec<_> = listed.iter().map(opinion).collect();
        opinions.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        opinions
    }

    fn run(&mut self, view: &View<Rotundo>, rng: &mut Rng, meter: &mut Meter) {
        let mut compare_at = LAP;
        for worlds in 1.. {
            if !self.world(&Rotundo::redeal(view, rng), meter) {
                return;
            }
            if worlds == compare_at {
                compare_at += LAP + worlds / 4;
                if self.compare() == 1 && worlds >= ENOUGH {
                    return;
                }
            }
        }
    }

    /// Sends every runner through one world; `false` if the budget ended first.
    fn world(&mut self, world: &Position<Rotundo>, meter: &mut Meter) -> bool {
        for runner in self.runners.iter_mut().filter(|runner| runner.racing) {
            let mut position = *world;
            position.apply(&runner.action, &mut ());
            if let Some(then) = &runner.then {
                meter.spend();
                position.apply(then, &mut ());
            }
            if !meter.spend() || !play_out(self.odds, &mut position, meter) {
                return false;
            }
            runner.finish(&position, self.seat);
        }
        true
    }

    /// Takes out who is clearly behind the first, by the worlds that both went through; answers
    /// how many are left.
    fn compare(&mut self) -> usize {
        let racing = self.runners.iter().filter(|runner| runner.racing);
        let Some(first) = racing.max_by(|a, b| a.mean().total_cmp(&b.mean())) else {
            return 0;
        };
        let first = first.worth.clone();
        let mut racing = 0;
        for runner in self.runners.iter_mut().filter(|runner| runner.racing) {
            runner.racing = !is_behind(&first, &runner.worth, BEHIND);
            racing += usize::from(runner.racing);
        }
        racing
    }

    fn thought(mut self, view: &View<Rotundo>, searched: u64) -> Decision<Action> {
        // Of those that stayed in the race to the end the best is chosen, not of those that left.
        self.runners.sort_by(|a, b| {
            let key = |runner: &Runner| (runner.racing, runner.mean());
            let (a, b) = (key(a), key(b));
            b.0.cmp(&a.0).then(b.1.total_cmp(&a.1))
        });
        let chances = match self.runners.first() {
            Some(first) if !first.worth.is_empty() => first.chances(),
            _ => outlook::chances(self.odds, view),
        };
        let ranking = self.ranking();
        Decision {
            ranking,
            measure: Measure::Chance,
            chances,
            searched,
        }
    }

    /// The runners as they came in, each action once; then the actions that did not run.
    fn ranking(&self) -> Vec<RankedAction<Action>> {
        let mut ranking: Vec<RankedAction<Action>> = Vec::new();
        for runner in &self.runners {
            if ranking
                .iter()
                .all(|opinion| opinion.action != runner.action)
            {
                ranking.push(runner.opinion(self.seat));
            }
        }
        ranking.extend(&self.others);
        // Who left the race early, or never ran, may look better than the first by chance only.
        let most = ranking.first().map_or(1.0, |first| first.worth);
        let rest = ranking.get_mut(1..).unwrap_or_default();
        rest.iter_mut()
            .for_each(|opinion| opinion.worth = opinion.worth.min(most));
        rest.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        ranking
    }
}

impl Runner {
    fn new(opinion: &RankedAction<Action>, then: Option<Action>) -> Runner {
        Runner {
            action: opinion.action,
            then,
            prior: opinion.worth,
            worth: Vec::new(),
            wins: [0.0; MAX_SEATS],
            racing: true,
        }
    }

    fn mean(&self) -> f64 {
        let sum: f64 = self.worth.iter().map(|&worth| f64::from(worth)).sum();
        (sum + PRIOR * self.prior) / (self.worth.len() as f64 + PRIOR)
    }

    fn chances(&self) -> Chances {
        self.wins.map(|wins| wins / self.worth.len().max(1) as f64)
    }

    fn opinion(&self, seat: Seat) -> RankedAction<Action> {
        let n = self.worth.len() as f64;
        RankedAction {
            action: self.action,
            worth: (self.wins[seat] + PRIOR * self.prior) / (n + PRIOR),
        }
    }

    fn finish(&mut self, position: &Position<Rotundo>, seat: Seat) {
        let public = position.public();
        let Phase::Over { scores } = public.phase else {
            return;
        };
        let scores = &scores[..public.players.into()];
        let won = outlook::won(scores);
        let others = (0..scores.len()).filter(|&other| other != seat);
        let best = others.map(|other| scores[other]).max().unwrap_or_default();
        let margin = f64::from(scores[seat] - best);
        let points = 0.5 + 0.5 * margin / (margin.abs() + MARGIN);
        self.worth
            .push(((1.0 - BY_POINTS) * won[seat] + BY_POINTS * points) as f32);
        (0..MAX_SEATS).for_each(|seat| self.wins[seat] += won[seat]);
    }
}

/// All play by habit to the end; `false` if the budget ended first.
fn play_out(odds: &Odds, position: &mut Position<Rotundo>, meter: &mut Meter) -> bool {
    loop {
        let view = position.mover();
        let Some(habit) = Habit::of(odds, &view) else {
            return true;
        };
        let action = habit.action();
        position.apply(&action, &mut ());
        if !meter.spend() {
            return false;
        }
    }
}
