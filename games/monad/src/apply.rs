//! Carries out actions.

use stammtisch_rules::{EventSink, Seat, Transition};

use crate::action::{Action, Cards};
use crate::cards::{Card, Rank};
use crate::check::leap_rank;
use crate::event::{Event, Gain};
use crate::game::Monad;
use crate::score;
use crate::state::{Ending, Phase};

pub(crate) fn apply<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, action: &Action) {
    let seat = transition.public().turn as Seat;
    match action {
        Action::Trade { give, bonus } => trade(transition, seat, give, *bonus),
        Action::Buy { rank, give } => buy(transition, seat, *rank, give),
        Action::Leap { give } => leap(transition, seat, give),
        Action::Draw => draw(transition, seat),
        Action::Flip => flip(transition, seat),
        Action::Pass => pass(transition, seat),
        Action::End => {
            transition.emit(|| Event::Ended { seat });
            end_turn(transition, 0);
        }
    }
}

fn trade<W: EventSink<Monad>>(
    transition: &mut Transition<Monad, W>,
    seat: Seat,
    give: &Cards,
    bonus: bool,
) {
    let &[first, second] = give.as_slice() else {
        return;
    };
    let Some(rank) = transition.public().trade_rank(seat, first, second) else {
        return;
    };
    let gain = take(transition, seat, rank.next());
    // Everything is taken before anything is put down (M4.2).
    let taken = if bonus {
        take_bonus(transition, seat, rank)
    } else {
        Bonus::default()
    };
    put_down(transition, seat, give);
    acted(transition, bonus);
    emit_trade(transition, seat, [first, second], gain, bonus, taken);
    end_if_won(transition, seat);
}

/// What a bonus brought: front cards, highest first, and perhaps a Common of the talon with whether
/// the others are told which.
#[derive(Clone, Copy, Default)]
struct Bonus {
    cards: [Option<Card>; 3],
    talon: Option<(Card, bool)>,
}

/// Takes a bonus: down rank by rank until a column or the talon is empty (M5.1, M5.2).
fn take_bonus<W: EventSink<Monad>>(
    transition: &mut Transition<Monad, W>,
    seat: Seat,
    rank: Rank,
) -> Bonus {
    let mut taken = Bonus::default();
    for (slot, column) in taken.cards.iter_mut().zip(rank.columns_below()) {
        *slot = take_front(transition, seat, column);
        if slot.is_none() {
            return taken;
        }
    }
    taken.talon = take_talon(transition, seat);
    taken
}

fn emit_trade<W: EventSink<Monad>>(
    transition: &mut Transition<Monad, W>,
    seat: Seat,
    give: [Card; 2],
    gain: Gain,
    bonus: bool,
    taken: Bonus,
) {
    let event = |talon: Option<Option<Card>>| Event::Traded {
        seat,
        give,
        gain,
        bonus: bonus.then(|| taken.cards.into_iter().flatten().collect()),
        talon,
    };
    match taken.talon {
        Some((card, false)) => {
            transition.emit_private(seat, || event(Some(Some(card))), || event(Some(None)));
        }
        seen => transition.emit(|| event(seen.map(|(card, _)| Some(card)))),
    }
}

fn buy<W: EventSink<Monad>>(
    transition: &mut Transition<Monad, W>,
    seat: Seat,
    rank: Rank,
    give: &Cards,
) {
    let gain = take(transition, seat, rank);
    put_down(transition, seat, give);
    acted(transition, false);
    transition.emit(|| Event::Bought {
        seat,
        give: *give,
        gain,
    });
    end_if_won(transition, seat);
}

fn leap<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, seat: Seat, give: &Cards) {
    let Some(rank) = leap_rank(give.as_slice().len()) else {
        return;
    };
    let gain = take(transition, seat, rank);
    put_down(transition, seat, give);
    transition.emit(|| Event::Leapt {
        seat,
        give: *give,
        gain,
    });
}

fn draw<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, seat: Seat) {
    match take_talon(transition, seat) {
        Some((card, true)) => transition.emit(|| Event::Drew {
            seat,
            card: Some(card),
        }),
        Some((card, false)) => transition.emit_private(
            seat,
            || Event::Drew {
                seat,
                card: Some(card),
            },
            || Event::Drew { seat, card: None },
        ),
        None => {}
    }
    end_turn(transition, 0);
}

/// Makes the discard pile the talon; everybody has seen its order (M9.2).
fn flip<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, seat: Seat) {
    let public = transition.public();
    let turned = std::mem::take(&mut public.discard);
    public.talon = turned;
    transition.unseen(|hidden| hidden.talon = turned);
    transition.emit(|| Event::Flipped {
        seat,
        cards: turned.len(),
    });
    end_turn(transition, 0);
}

/// Shows the hand to all, so that everybody knows it from now on (M10.2).
fn pass<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, seat: Seat) {
    let hand = *transition.private(seat);
    let public = transition.public();
    public.known[seat] = hand;
    let passes = public.passes + 1;
    transition.emit(|| Event::Passed { seat, hand });
    end_turn(transition, passes);
}

/// Takes what an exchange brings: a front card to the hand, or a Monad (M4.4).
#[inline]
fn take<W: EventSink<Monad>>(
    transition: &mut Transition<Monad, W>,
    seat: Seat,
    rank: Rank,
) -> Gain {
    if rank != Rank::Monad
        && let Some(card) = take_front(transition, seat, rank)
    {
        return Gain::Card(card);
    }
    let public = transition.public();
    public.bank -= 1;
    public.monads[seat] += 1;
    public.quiet = 0;
    Gain::Monad
}

#[inline]
fn take_front<W: EventSink<Monad>>(
    transition: &mut Transition<Monad, W>,
    seat: Seat,
    rank: Rank,
) -> Option<Card> {
    let public = transition.public();
    let card = Card::of(rank, public.column_mut(rank).take()?);
    public.known[seat].add(card);
    public.held[seat] += 1;
    transition.private(seat).add(card);
    Some(card)
}

/// Takes the top card of the talon, if there is one; returns it and whether the others are told
/// which it is. It lies face down, so only the taker sees it (M9.1), unless everybody saw it before
/// and the table shows what people could remember.
fn take_talon<W: EventSink<Monad>>(
    transition: &mut Transition<Monad, W>,
    seat: Seat,
) -> Option<(Card, bool)> {
    let public = transition.public();
    let seen = public.talon.take()?;
    let told = seen.is_some() && public.options.memory;
    public.held[seat] += 1;
    if let Some(colour) = seen {
        public.known[seat].add(Card::of(Rank::Common, colour));
    }
    let mut colour = seen;
    if told {
        transition.unseen(|hidden| {
            hidden.talon.take();
        });
    } else {
        colour = transition.hidden().talon.take()?;
    }
    let card = Card::of(Rank::Common, colour?);
    transition.private(seat).add(card);
    Some((card, told))
}

/// Puts Commons onto the discard pile and other cards to the back of the column of their printed
/// rank (M4.3, M6.4).
#[inline]
fn put_down<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, seat: Seat, give: &Cards) {
    for &card in give.as_slice() {
        transition.private(seat).remove(card);
        let public = transition.public();
        public.known[seat].remove_if_there(card);
        public.held[seat] -= 1;
        match card.rank() {
            Rank::Common => public.discard.put(Some(card.colour())),
            rank => public.column_mut(rank).put(card.colour()),
        }
    }
}

#[inline]
fn acted<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, bonus: bool) {
    let public = transition.public();
    public.phase = Phase::Acted {
        bonus_used: bonus || public.bonus_used(),
    };
}

/// Ends the game at once if the seat has enough Monads (M11.1, M11.2).
#[inline]
fn end_if_won<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, seat: Seat) {
    let public = transition.public();
    if score::has_won(public, seat) {
        let winners = score::side(public, seat);
        end_game(transition, winners, Ending::Monads);
    }
}

/// Gives the turn to the next player, or ends the game (M11.3).
#[inline]
fn end_turn<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, passes: u8) {
    let public = transition.public();
    public.passes = passes;
    public.quiet += 1;
    public.phase = Phase::Fresh;
    public.turn = match public.turn + 1 {
        next if next == public.players => 0,
        next => next,
    };
    let Some(by) = score::stalled(public) else {
        return;
    };
    let public = *public;
    let values = std::array::from_fn(|seat| transition.private(seat).value());
    end_game(transition, score::ahead(&public, values), by);
}

fn end_game<W: EventSink<Monad>>(transition: &mut Transition<Monad, W>, winners: u8, by: Ending) {
    transition.public().phase = Phase::Over { winners, by };
    transition.emit(|| Event::Over {
        winners: score::seats(winners),
        by,
    });
}
