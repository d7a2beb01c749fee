//! What an action would do, told before it is done.

use stammtisch_rules::{Preview, View, place};

use crate::action::Action;
use crate::cards::{Card, Rank};
use crate::game::Monad;
use crate::score;
use crate::state::Public;

/// The name of the discs in the bank.
const DISC: &str = "monad";

pub(crate) fn preview(view: &View<Monad>, action: &Action) -> Preview {
    let public = view.public;
    let mut preview = Preview::default();
    let hand = place("hands", public.turn);
    match action {
        Action::Trade { .. } | Action::Buy { .. } | Action::Leap { .. } => {
            exchange(public, action, &hand, &mut preview);
        }
        Action::Draw => draw(public, &hand, &mut preview),
        Action::Flip => {
            for colour in public.discard.colours() {
                let card = colour.map(|colour| Card::of(Rank::Common, colour).to_string());
                preview.shift(card, "discard", "talon");
            }
        }
        Action::Pass | Action::End => {}
    }
    if action.given().is_empty() {
        preview.ends_turn = true;
        preview.ends_game = ends_without_monad(public, *action == Action::Pass);
        // Then all hands are compared.
        preview.reveals |= preview.ends_game;
    }
    preview
}

/// Cards for a card or a Monad, with the bonus (M4 to M8): what is taken, then what is put down.
fn exchange(public: &Public, action: &Action, hand: &str, preview: &mut Preview) {
    let Some(rank) = score::brings(public, action) else {
        return;
    };
    take(public, rank, hand, preview);
    if let Action::Trade { give, bonus: true } = action {
        let (cards, common) = score::bonus_cards(public, score::traded(public, give));
        for card in cards {
            take(public, card.rank(), hand, preview);
        }
        if common {
            draw(public, hand, preview);
        }
    }
    for card in action.given() {
        let to = match card.rank() {
            Rank::Common => "discard".to_owned(),
            rank => place("columns", rank as u8),
        };
        preview.shift(Some(card.to_string()), hand, &to);
    }
    let value = action.given().iter().map(|card| card.value()).sum();
    preview.points -= value as i32;
    preview.value = Some(value);
    preview.target = Some(match rank {
        Rank::Monad => "bank".to_owned(),
        rank => place("columns", rank as u8),
    });
    if matches!(action, Action::Buy { .. }) {
        preview.price = Some(rank.value());
    }
    let mut after = *public;
    after.monads[public.turn as usize] += u8::from(rank == Rank::Monad);
    // A leap cannot bring a Monad, and only a new Monad wins.
    preview.ends_game = score::has_won(&after, public.turn.into());
    preview.ends_turn = preview.ends_game;
}

/// The front card of a column, or a Monad.
fn take(public: &Public, rank: Rank, hand: &str, preview: &mut Preview) {
    preview.points += rank.value() as i32;
    if rank == Rank::Monad {
        let won = place("monads", public.turn);
        preview.shift(Some(DISC.to_owned()), "bank", &won);
    } else {
        let front = public.front(rank).map(|card| card.to_string());
        preview.shift(front, &place("columns", rank as u8), hand);
    }
}

/// The top of the talon: a Common that is known only where everybody saw it and the table tells.
fn draw(public: &Public, hand: &str, preview: &mut Preview) {
    let seen = public.talon.colours().next().flatten();
    let told = seen.filter(|_| public.options.memory);
    let card = told.map(|colour| Card::of(Rank::Common, colour).to_string());
    preview.reveals |= card.is_none();
    preview.points += Rank::Common.value() as i32;
    preview.shift(card, "talon", hand);
}

/// Whether the game ends with this turn because nothing has come of the last ones (M11.3).
fn ends_without_monad(public: &Public, passes: bool) -> bool {
    let mut after = *public;
    after.passes = if passes { public.passes + 1 } else { 0 };
    after.quiet += 1;
    score::stalled(&after).is_some()
}
