//! Junior lays the exact way: every set of tiles of a colour is swept.

use std::cell::Cell;

use super::CAP;
use super::junior::{Enough, JuniorLay};
use super::masks::rack_masks;
use crate::judge::{Lay, Position};
use crate::settings::Settings;
use crate::solver::junior::{Asked, Choice, Sum, add_up, choices, most_wild, table};
use crate::solver::{Objective, Task, UNLIMITED};
use crate::tiles::COLOURS;

fn task<'a>(settings: &'a Settings, position: &'a Position) -> Task<'a> {
    Task {
        settings,
        table: &position.table,
        counts: position.table.counts(),
        rack: position.rack,
        threshold: 0,
        objective: Objective::Chips,
        work: Cell::new(UNLIMITED),
    }
}

/// Lists the lays; whether the list is complete.
pub(super) fn list(settings: &Settings, position: &Position, found: &mut Vec<JuniorLay>) -> bool {
    let task = task(settings, position);
    let wild = most_wild(&task);
    let racks = rack_masks(position.rack);
    let mut sets: [Vec<(u16, Vec<Choice>)>; COLOURS] = Default::default();
    let mut enough = Enough::new();
    for colour in (0..COLOURS).rev() {
        let mut numbers = 0u16;
        loop {
            let found = choices(&task, colour, Asked::Just(numbers), wild);
            let plain = |c: &Choice| c.freed == 0 && c.best[0].is_some();
            let full = enough.with(found.iter().any(plain));
            if !found.is_empty() {
                sets[colour].push((numbers, found));
            }
            numbers = numbers.wrapping_sub(racks[colour]) & racks[colour];
            if numbers == 0 || full {
                break;
            }
        }
        enough.next_colour();
    }
    let mut lay = JuniorLay::default();
    let held = position.rack.jokers();
    combine(&sets, 0, vec![Sum::nothing()], held, &mut lay, found)
}

fn combine(
    sets: &[Vec<(u16, Vec<Choice>)>; COLOURS],
    colour: usize,
    sums: Vec<Sum>,
    held: u8,
    lay: &mut JuniorLay,
    found: &mut Vec<JuniorLay>,
) -> bool {
    if colour == COLOURS {
        return emit(&sums, held, lay, found);
    }
    for (numbers, choices) in &sets[colour] {
        let next = Sum::add_all(&sums, choices, colour);
        if next.iter().any(|s| s.best.iter().any(Option::is_some)) {
            lay.numbers[colour] = *numbers;
            if !combine(sets, colour + 1, next, held, lay, found) {
                return false;
            }
        }
    }
    lay.numbers[colour] = 0;
    true
}

fn emit(sums: &[Sum], held: u8, lay: &mut JuniorLay, found: &mut Vec<JuniorLay>) -> bool {
    let most = sums.iter().map(|s| s.takeable).max().unwrap_or(0);
    for take in 0..=most {
        for jokers in 0..=held {
            if lay.count() + jokers == 0 {
                continue;
            }
            if let Some((_, _, value)) = best(sums, jokers, take) {
                if found.len() == CAP {
                    return false;
                }
                found.push(JuniorLay {
                    jokers,
                    take,
                    chips: (value + i32::from(jokers) - i32::from(take)) as u8,
                    ..*lay
                });
            }
        }
    }
    true
}

/// The sum, the wild jokers and the value that earn most.
fn best(sums: &[Sum], jokers: u8, take: u8) -> Option<(usize, u8, i32)> {
    let of = |(at, sum): (usize, &Sum)| {
        if take > sum.takeable || take > sum.freed {
            return None;
        }
        let wild = sum.freed - take + jokers;
        let value = *sum.best.get(usize::from(wild))?;
        value.map(|value| (at, wild, value))
    };
    sums.iter().enumerate().filter_map(of).max_by_key(|b| b.2)
}

/// The table of a lay.
pub(super) fn build(settings: &Settings, position: &Position, lay: &JuniorLay) -> Lay {
    let task = task(settings, position);
    let wild = most_wild(&task);
    let colours: [Vec<Choice>; COLOURS] =
        std::array::from_fn(|c| choices(&task, c, Asked::Just(lay.numbers[c]), wild));
    let sums = add_up(&colours);
    let (at, wild, _) = best(&sums, lay.jokers, lay.take).expect("the lay was listed");
    Lay {
        table: table(&task, &colours, &sums[at], wild),
        take: lay.take,
    }
}
