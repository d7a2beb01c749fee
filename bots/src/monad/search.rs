//! Search of one world, in which everything is open: alpha-beta over actions, depth counted in
//! turns.
//!
//! A turn is many actions of one player, so nobody alternates action by action; the search tries
//! the actions one at a time, finds the same position again by its key whatever the order of
//! actions was, and judges only between turns. A side maximises the odds of its seats; everybody
//! else is taken to play against it, which is so with two players and with teams.

use stammtisch_monad::{Action, Monad, Phase, Public, traded};
use stammtisch_rules::{Game, MAX_SEATS, Position, Seat};

use super::table::{Entry, Table, key};
use super::worth::Worth;
use crate::Meter;

/// The odds of a game that is won, and one more for every turn that was still to be looked ahead:
/// sooner is better.
pub(super) const WON: f32 = 10_000.0;

/// How many actions are tried at a node below the root, the most promising ones, and how many at
/// least of each kind.
const WIDTH: usize = 6;
const WAYS: usize = 2;

/// So many actions glanced at cost as much as a position reached.
const GLANCES: usize = 16;

/// A search for one seat, with its paper.
pub(super) struct Search<'a> {
    worth: &'static Worth,
    meter: &'a mut Meter,
    table: Table,
    /// A bit a seat: those who win with the searching seat.
    side: u8,
    seat: Seat,
    /// Tells worlds apart in the table.
    world: u64,
    /// A list of actions a ply, kept for the next time.
    lists: Vec<Vec<Choice>>,
    listed: Vec<Action>,
    /// Whether the others are taken to think of themselves only, and one turn ahead.
    foresees: bool,
    /// Whether only the best way to everything is thought of: quick, and finds most wins.
    narrow: bool,
}

/// An action and what it promises.
#[derive(Clone, Copy)]
struct Choice {
    promise: f32,
    action: Action,
}

/// How far and how closely to look.
#[derive(Clone, Copy)]
pub(super) struct Scope {
    /// The turns to look ahead, the running one included.
    pub(super) depth: u8,
    /// Odds that matter: what is no better than the first or no worse than the second need not be
    /// known exactly.
    pub(super) window: (f32, f32),
    /// The actions carried out so far.
    pub(super) ply: usize,
}

impl Scope {
    /// All odds matter.
    fn whole(depth: u8, ply: usize) -> Scope {
        Scope {
            depth,
            window: (f32::MIN, f32::MAX),
            ply,
        }
    }
}

/// The budget ended.
pub(super) struct Out;

impl<'a> Search<'a> {
    pub(super) fn new(
        worth: &'static Worth,
        public: &Public,
        seat: Seat,
        meter: &'a mut Meter,
    ) -> Search<'a> {
        Search {
            worth,
            meter,
            table: Table::new(),
            side: match public.options.teams {
                true => 0b0101 << (seat % 2),
                false => 1 << seat,
            },
            seat,
            world: 0,
            lists: Vec::new(),
            listed: Vec::new(),
            foresees: public.players > 2 && !public.options.teams,
            narrow: false,
        }
    }

    pub(super) fn is_narrow(&self) -> bool {
        self.narrow
    }

    pub(super) fn spent(&self) -> u64 {
        self.meter.spent()
    }

    /// From now on another world is searched, narrowly or not.
    pub(super) fn enter(&mut self, world: u64, narrow: bool) {
        self.narrow = narrow;
        self.world = (2 * world + u64::from(narrow)).wrapping_mul(0x2545_f491_4f6c_dd1d);
    }

    /// The odds after an action.
    pub(super) fn try_action(
        &mut self,
        position: &Position<Monad>,
        action: &Action,
        scope: Scope,
    ) -> Result<f32, Out> {
        let mut next = *position;
        next.apply(action, &mut ());
        if !self.meter.spend() {
            return Err(Out);
        }
        let ended = next.public().phase == Phase::Fresh;
        let deeper = Scope {
            depth: scope.depth - u8::from(ended),
            ply: scope.ply + 1,
            ..scope
        };
        self.value(&next, deeper)
    }

    /// The odds of the side.
    fn value(&mut self, position: &Position<Monad>, scope: Scope) -> Result<f32, Out> {
        let Some(mover) = position.turn() else {
            return Ok(self.outcome(position.public(), scope));
        };
        if scope.depth == 0 {
            return Ok(self.odds(position));
        }
        let key = key(position, self.world);
        let known = self.table.find(key);
        if let Some(value) = known.and_then(|entry| entry.settles(scope.depth, scope.window)) {
            return Ok(value);
        }
        let (value, best) = if self.foresees && self.side >> mover & 1 == 0 {
            let next = self.reply(position, mover, scope.ply)?;
            let deeper = Scope {
                depth: scope.depth - 1,
                ply: scope.ply + 1,
                ..scope
            };
            (self.value(&next, deeper)?, 0)
        } else {
            let first = known.map_or(0, |entry| entry.best as usize);
            let choices = self.choices(position, mover, scope.ply);
            let best = self.best(position, &choices, first, scope);
            self.lists[scope.ply] = choices;
            best?
        };
        let entry = Entry::found(value, scope.window, scope.depth, best);
        self.table.keep(key, entry);
        Ok(value)
    }

    /// The best of these actions for the mover, and its place; the one at place `first` was best
    /// when less was known, and is tried before the others.
    fn best(
        &mut self,
        position: &Position<Monad>,
        choices: &[Choice],
        first: usize,
        mut scope: Scope,
    ) -> Result<(f32, usize), Out> {
        let mine = self.side >> position.public().turn & 1 == 1;
        let first = first.min(choices.len() - 1);
        let places = std::iter::once(first).chain((0..choices.len()).filter(|&at| at != first));
        let mut best = (if mine { f32::MIN } else { f32::MAX }, first);
        for at in places {
            let value = self.try_action(position, &choices[at].action, scope)?;
            let (low, high) = &mut scope.window;
            if mine && value > best.0 {
                best = (value, at);
                *low = low.max(value);
            } else if !mine && value < best.0 {
                best = (value, at);
                *high = high.min(value);
            }
            if *low >= *high {
                break;
            }
        }
        Ok(best)
    }

    /// The position after the turn that a player who thinks of himself only would make.
    fn reply(
        &mut self,
        position: &Position<Monad>,
        mover: Seat,
        ply: usize,
    ) -> Result<Position<Monad>, Out> {
        let own = (self.seat, self.side, self.world);
        (self.seat, self.side) = (mover, 1 << mover);
        self.world ^= 0x6a09_e667_f3bc_c908 << mover;
        let searched = self.value(position, Scope::whole(1, ply));
        let mut next = *position;
        while next.turn() == Some(mover) && searched.is_ok() {
            let found = self.table.find(key(&next, self.world));
            let choices = self.choices(&next, mover, ply);
            let best = found.map_or(0, |entry| entry.best as usize);
            let action = choices[best.min(choices.len() - 1)].action;
            self.lists[ply] = choices;
            next.apply(&action, &mut ());
        }
        (self.seat, self.side, self.world) = own;
        searched.map(|_| next)
    }

    /// The most promising actions, best first. The list is to be put back.
    fn choices(&mut self, position: &Position<Monad>, mover: Seat, ply: usize) -> Vec<Choice> {
        while self.lists.len() <= ply {
            self.lists.push(Vec::new());
        }
        let mut choices = std::mem::take(&mut self.lists[ply]);
        choices.clear();
        let view = position.mover();
        Monad::legal(&view, &mut self.listed);
        let Some((_, &hand)) = view.own else {
            return choices;
        };
        // Long lists take their time, and are met in no other way: they count.
        (0..self.listed.len() / GLANCES).for_each(|_| {
            self.meter.spend();
        });
        let public = position.public();
        choices.extend(self.listed.iter().map(|action| Choice {
            promise: self.worth.promise(public, mover, hand, action),
            action: *action,
        }));
        choices.sort_by(|a, b| b.promise.total_cmp(&a.promise));
        // A step that loses something may be the first of many that gain: whatever can be had, the
        // best ways to it are thought of.
        let mut thought_of = [0; KINDS];
        let mut at = 0;
        choices.retain(|choice| {
            at += 1;
            let ways = &mut thought_of[kind(public, &choice.action)];
            *ways += 1;
            match self.narrow {
                true => *ways <= 1,
                false => at <= WIDTH || *ways <= WAYS,
            }
        });
        choices
    }

    /// What the end of a game is worth: a win sooner is better, a loss later.
    fn outcome(&self, public: &Public, scope: Scope) -> f32 {
        let Phase::Over { winners, .. } = public.phase else {
            return 0.0;
        };
        let sure = WON + f32::from(scope.depth) - 0.01 * scope.ply as f32;
        match (winners & self.side != 0, winners & !self.side != 0) {
            (true, false) => sure,
            (true, true) => 0.0,
            _ => -sure,
        }
    }

    /// The logarithm of the side's odds by the worth of every seat.
    #[inline]
    fn odds(&self, position: &Position<Monad>) -> f32 {
        let worths = self.worth.seats(position);
        odds(position.public(), self.seat, &worths) - self.worth.boredom(position.public())
    }
}

/// How many kinds of action there are.
const KINDS: usize = 24;

/// What an action brings and how: a place below [`KINDS`].
fn kind(public: &Public, action: &Action) -> usize {
    match action {
        Action::Trade { give, bonus } => {
            traded(public, give.as_slice()) as usize + if *bonus { 6 } else { 0 }
        }
        Action::Buy { rank, .. } => 11 + *rank as usize,
        Action::Leap { give } => 14 + give.as_slice().len().min(6),
        Action::Draw | Action::Flip | Action::Pass | Action::End => 21,
    }
}

/// The logarithm of a seat's odds, or its team's.
pub(super) fn odds(public: &Public, seat: Seat, worths: &[f32; MAX_SEATS]) -> f32 {
    let players = public.players as usize;
    if public.options.teams || players == 2 {
        return (0..players)
            .map(|other| match other % 2 == seat % 2 {
                true => worths[other],
                false => -worths[other],
            })
            .sum();
    }
    let others = (0..players).filter(|&other| other != seat);
    let most = others
        .clone()
        .map(|other| worths[other])
        .fold(f32::MIN, f32::max);
    let sum: f32 = others.map(|other| (worths[other] - most).exp()).sum();
    worths[seat] - most - sum.ln()
}

#[cfg(test)]
mod tests {
    use stammtisch_rules::{Deal, Rng, Setup};

    use super::*;
    use crate::Budget;

    /// The same without a table, without bounds, and trying actions in the listed order.
    fn plain(search: &mut Search, position: &Position<Monad>, scope: Scope) -> f32 {
        let Some(mover) = position.turn() else {
            return search.outcome(position.public(), scope);
        };
        if scope.depth == 0 {
            return search.odds(position);
        }
        let mut choices = search.choices(position, mover, scope.ply);
        choices.sort_by_key(|choice| choice.action);
        let mine = search.side >> mover & 1 == 1;
        let values = choices.iter().map(|choice| {
            let mut next = *position;
            next.apply(&choice.action, &mut ());
            let ended = next.public().phase == Phase::Fresh;
            plain(
                search,
                &next,
                Scope::whole(scope.depth - u8::from(ended), scope.ply + 1),
            )
        });
        match mine {
            true => values.fold(f32::MIN, f32::max),
            false => values.fold(f32::MAX, f32::min),
        }
    }

    /// Positions of random games that are not too rich for a plain search.
    fn positions(players: usize, teams: bool) -> Vec<Position<Monad>> {
        let options = serde_json::json!({"teams": teams});
        let setup = Setup::<Monad>::new(players, &options).unwrap();
        let mut rng = Rng::new(3);
        let mut listed = Vec::new();
        let mut found = Vec::new();
        for game in 0..12 {
            let mut position = setup.deal(&Deal::from_seed(&format!("plain/{game}")));
            for step in 0..60 {
                Monad::legal(&position.mover(), &mut listed);
                let Some(action) = rng.pick(&listed) else {
                    break;
                };
                if step % 9 == 8 && listed.len() < 8 {
                    found.push(position);
                }
                position.apply(action, &mut ());
            }
        }
        found
    }

    #[test]
    fn alpha_beta_with_a_table_finds_what_plain_minimax_finds() {
        let mut compared = 0;
        for (players, teams) in [(2, false), (4, true)] {
            for position in positions(players, teams) {
                let public = position.public();
                let seat = public.turn as Seat;
                for depth in 1..=2 {
                    let mut meter = Meter::start(Budget::Nodes(u64::MAX));
                    let mut search = Search::new(Worth::of(public), public, seat, &mut meter);
                    let plain = plain(&mut search, &position, Scope::whole(depth, 0));
                    let Ok(quick) = search.value(&position, Scope::whole(depth, 0)) else {
                        panic!("out of an endless budget");
                    };
                    assert!((plain - quick).abs() < 0.5, "{plain} {quick}");
                    assert!(plain.abs() > WON / 2.0 || (plain - quick).abs() < 1e-3);
                    compared += 1;
                }
            }
        }
        assert!(compared > 40, "{compared}");
    }
}
