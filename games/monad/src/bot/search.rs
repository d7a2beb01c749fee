//! Alpha-beta search of one world, in which nothing is hidden; depth is counted in turns.
//!
//! A turn is many actions of one player, so players do not alternate action by action. The search
//! tries the actions one at a time, finds transpositions by key whatever the order of the actions,
//! and evaluates only between turns. A side maximises the odds of its seats. With two players and
//! with teams everybody else is taken to minimise them; at other tables they are taken to make the
//! turn that is best for themselves.
//!
//! Odds are logarithms: 0 is an even chance.

use stammtisch_bots::Meter;
use stammtisch_rules::{MAX_SEATS, Position, Rules, Seat};

use super::evaluation::Evaluation;
use super::transpositions::{Entry, Transpositions, key};
use crate::score::{side, traded};
use crate::{Action, Monad, Phase, Public};

/// The odds of a game that is won. One is added for every turn of depth that is left, so that a
/// sooner win is better.
pub(super) const WON: f32 = 10_000.0;

/// How many actions are tried at a node below the root: those with the best previews.
const WIDTH: usize = 6;
/// How many actions of each kind are tried besides.
const WIDTH_A_KIND: usize = 2;

/// Previewing this many actions costs as much as reaching a position.
const PREVIEWS_A_NODE: usize = 16;

/// A search for one seat, with its buffers.
pub(super) struct Search<'a> {
    evaluation: &'a Evaluation,
    meter: &'a mut Meter,
    table: Transpositions,
    /// The seats that win together with the searching one, a bit a seat.
    side: u8,
    seat: Seat,
    /// Tells worlds and passes apart in the table.
    world: u64,
    /// A buffer a ply.
    lists: Vec<Vec<Choice>>,
    listed: Vec<Action>,
    /// Whether the others are taken to make the turn that is best for themselves.
    selfish_replies: bool,
    /// Whether only the best action of each kind is tried: quick, and finds most wins.
    narrow: bool,
}

/// An action and its preview.
#[derive(Clone, Copy)]
struct Choice {
    preview: f32,
    action: Action,
}

/// How deep and how exactly to search.
#[derive(Clone, Copy)]
pub(super) struct Scope {
    /// The turns left to search, the running one included.
    pub(super) depth: u8,
    /// Alpha and beta: odds outside of this window need not be known exactly.
    pub(super) window: (f32, f32),
    /// The number of actions since the root.
    pub(super) ply: usize,
}

impl Scope {
    /// Returns a scope with an open window.
    fn open(depth: u8, ply: usize) -> Scope {
        Scope {
            depth,
            window: (f32::MIN, f32::MAX),
            ply,
        }
    }
}

/// The budget is spent.
pub(super) struct OutOfBudget;

impl<'a> Search<'a> {
    pub(super) fn new(
        evaluation: &'a Evaluation,
        public: &Public,
        seat: Seat,
        meter: &'a mut Meter,
    ) -> Search<'a> {
        Search {
            evaluation,
            meter,
            table: Transpositions::new(),
            side: side(public, seat),
            seat,
            world: 0,
            lists: Vec::new(),
            listed: Vec::new(),
            selfish_replies: public.players > 2 && !public.options.teams,
            narrow: false,
        }
    }

    pub(super) fn is_narrow(&self) -> bool {
        self.narrow
    }

    pub(super) fn spent(&self) -> u64 {
        self.meter.spent()
    }

    /// Starts a pass over a world, narrow or not.
    pub(super) fn start_pass(&mut self, world: u64, narrow: bool) {
        self.narrow = narrow;
        self.world = (2 * world + u64::from(narrow)).wrapping_mul(0x2545_f491_4f6c_dd1d);
    }

    /// Returns the odds after an action.
    pub(super) fn try_action(
        &mut self,
        position: &Position<Monad>,
        action: &Action,
        scope: Scope,
    ) -> Result<f32, OutOfBudget> {
        let mut next = *position;
        next.apply(action, &mut ());
        if !self.meter.spend() {
            return Err(OutOfBudget);
        }
        let ended = next.public().phase == Phase::Fresh;
        let deeper = Scope {
            depth: scope.depth - u8::from(ended),
            ply: scope.ply + 1,
            ..scope
        };
        self.value(&next, deeper)
    }

    /// Returns the odds of the side.
    fn value(&mut self, position: &Position<Monad>, scope: Scope) -> Result<f32, OutOfBudget> {
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
        let (value, best) = if self.selfish_replies && self.side >> mover & 1 == 0 {
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

    /// Returns the odds of the best of these actions for the mover, and its index. The one at `first`
    /// was best in a shallower search and is tried before the others.
    fn best(
        &mut self,
        position: &Position<Monad>,
        choices: &[Choice],
        first: usize,
        mut scope: Scope,
    ) -> Result<(f32, usize), OutOfBudget> {
        let mine = self.side >> position.public().turn & 1 == 1;
        let first = first.min(choices.len() - 1);
        let order = std::iter::once(first).chain((0..choices.len()).filter(|&at| at != first));
        let mut best = (if mine { f32::MIN } else { f32::MAX }, first);
        for at in order {
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

    /// Returns the position after the turn that is best for the mover alone.
    fn reply(
        &mut self,
        position: &Position<Monad>,
        mover: Seat,
        ply: usize,
    ) -> Result<Position<Monad>, OutOfBudget> {
        let own = (self.seat, self.side, self.world);
        (self.seat, self.side) = (mover, 1 << mover);
        self.world ^= 0x6a09_e667_f3bc_c908 << mover;
        let searched = self.value(position, Scope::open(1, ply));
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

    /// Returns the actions to try, best preview first. The caller puts the list back into its buffer.
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
        // Previewing a long list takes time, so it counts.
        (0..self.listed.len() / PREVIEWS_A_NODE).for_each(|_| {
            self.meter.spend();
        });
        let public = position.public();
        choices.extend(self.listed.iter().map(|action| Choice {
            preview: self.evaluation.preview(public, mover, hand, action),
            action: *action,
        }));
        choices.sort_by(|a, b| b.preview.total_cmp(&a.preview));
        // An action that loses something may be the first of several that gain, so the best of each
        // kind are kept whatever their previews.
        let mut kept = [0; KINDS];
        let mut at = 0;
        choices.retain(|choice| {
            at += 1;
            let of_kind = &mut kept[kind(public, &choice.action)];
            *of_kind += 1;
            if self.narrow {
                *of_kind <= 1
            } else {
                at <= WIDTH || *of_kind <= WIDTH_A_KIND
            }
        });
        choices
    }

    /// Returns the odds of a game that is over: a sooner win is better, and a later loss.
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

    /// Returns the side's odds by the evaluation.
    #[inline]
    fn odds(&self, position: &Position<Monad>) -> f32 {
        let values = self.evaluation.seats(position);
        odds(position.public(), self.seat, &values)
            - self.evaluation.quiet_penalty(position.public())
    }
}

/// How many kinds of action there are.
const KINDS: usize = 24;

/// Returns the kind of an action, below [`KINDS`]: what it brings, and how.
fn kind(public: &Public, action: &Action) -> usize {
    match action {
        Action::Trade { give, bonus } => traded(public, give) as usize + if *bonus { 6 } else { 0 },
        Action::Buy { rank, .. } => 11 + *rank as usize,
        Action::Leap { give } => 14 + give.as_slice().len().min(6),
        Action::Draw | Action::Flip | Action::Pass | Action::End => 21,
    }
}

/// Returns the odds of a seat, or of its team, by the values of all seats.
pub(super) fn odds(public: &Public, seat: Seat, values: &[f32; MAX_SEATS]) -> f32 {
    let players = public.players as usize;
    if public.options.teams || players == 2 {
        let side = side(public, seat);
        return (0..players)
            .map(|other| {
                if side >> other & 1 == 1 {
                    values[other]
                } else {
                    -values[other]
                }
            })
            .sum();
    }
    let others = (0..players).filter(|&other| other != seat);
    let most = others
        .clone()
        .map(|other| values[other])
        .fold(f32::MIN, f32::max);
    let sum: f32 = others.map(|other| (values[other] - most).exp()).sum();
    values[seat] - most - sum.ln()
}

#[cfg(test)]
mod tests {
    use stammtisch_bots::Budget;
    use stammtisch_rules::{Deal, Rng, Setup};

    use super::*;

    /// Searches without a table and without a window, trying actions in their own order.
    fn minimax(search: &mut Search, position: &Position<Monad>, scope: Scope) -> f32 {
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
            minimax(
                search,
                &next,
                Scope::open(scope.depth - u8::from(ended), scope.ply + 1),
            )
        });
        if mine {
            values.fold(f32::MIN, f32::max)
        } else {
            values.fold(f32::MAX, f32::min)
        }
    }

    /// Returns positions of random games with few enough actions for a plain minimax.
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
            for (at, position) in positions(players, teams).into_iter().enumerate() {
                let public = position.public();
                let seat = public.turn as Seat;
                for depth in 1..=2 {
                    let mut meter = Meter::start(Budget::Nodes(u64::MAX));
                    let mut search = Search::new(Evaluation::of(public), public, seat, &mut meter);
                    let plain = minimax(&mut search, &position, Scope::open(depth, 0));
                    let Ok(quick) = search.value(&position, Scope::open(depth, 0)) else {
                        panic!("out of an endless budget");
                    };
                    let case = format!("{players} players, position {at}, depth {depth}");
                    assert!((plain - quick).abs() < 0.5, "{case}: {plain} {quick}");
                    assert!(
                        plain.abs() > WON / 2.0 || (plain - quick).abs() < 1e-3,
                        "{case}: {plain} {quick}"
                    );
                    compared += 1;
                }
            }
        }
        assert!(compared > 40, "{compared}");
    }
}
