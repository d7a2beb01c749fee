//! What a player takes in at a glance: the tiles as bits, and what can be done with them.

use stammtisch_fiches::judge::Position as Desk;
use stammtisch_fiches::tiles::{COLOURS, Rack, Set};
use stammtisch_fiches::{Action, Fiches, Laying, Public, SEATS, listed};
use stammtisch_rules::{Seat, View};

/// Numbers of each colour: bit 0 is the 1.
pub(super) type Numbers = [u16; COLOURS];

/// The numbers of a rack.
pub(super) fn numbers(rack: Rack) -> Numbers {
    std::array::from_fn(|colour| rack.numbers_of(colour as u8))
}

/// How a player sees the tiles when it is his turn.
pub(super) struct Glance<'a> {
    pub public: &'a Public,
    pub seat: Seat,
    pub rack: Rack,
    /// Numbers that some series on the table covers.
    pub covered: Numbers,
    /// Numbers for which a joker stands there.
    pub stood_for: Numbers,
    /// Numbers of which a tile lies on another rack or in the pot.
    pub unseen: Numbers,
}

impl<'a> Glance<'a> {
    /// The glance of the seat with this rack.
    pub(super) fn new(public: &'a Public, seat: Seat, rack: Rack) -> Glance<'a> {
        let (mut covered, mut stood_for) = ([0; COLOURS], [0; COLOURS]);
        let mut seen = rack;
        for tile in public.table.tiles() {
            let (colour, bit) = (tile.kind().colour(), 1u16 << (tile.kind().number() - 1));
            covered[usize::from(colour)] |= bit;
            match tile.is_joker() {
                true => stood_for[usize::from(colour)] |= bit,
                false => seen.add(tile.tile(), 1),
            }
        }
        Glance {
            public,
            seat,
            rack,
            covered,
            stood_for,
            unseen: unseen(public.options.settings.set, seen),
        }
    }

    /// The glance of the viewer, if it is his turn.
    pub(super) fn of(view: &View<'a, Fiches>) -> Option<Glance<'a>> {
        let (seat, rack) = view.own?;
        (seat == usize::from(view.public.turn)).then(|| Glance::new(view.public, seat, *rack))
    }

    fn desk(&self) -> Desk {
        self.public.desk(self.seat, self.rack)
    }

    /// Puts what can be done into `moves`, in the order of the list.
    pub(super) fn moves(&self, moves: &mut Vec<Move>) {
        moves.clear();
        listed(&self.public.options.settings, &self.desk(), |lays| {
            let lay = |at| Move {
                laid: lays.laid(at),
                take: lays.take(at),
                chips: lays.chips(at).into(),
                draws: false,
            };
            moves.extend((0..lays.len()).map(lay));
        });
        let draws = self.public.can_draw(self.seat);
        moves.push(Move {
            laid: Rack::EMPTY,
            take: 0,
            chips: -i16::from(draws),
            draws,
        });
    }

    /// Everybody's chips after paying, and who wins, a bit a seat, if a move ends the round (F7).
    pub(super) fn ending(&self, of: &Move) -> Option<([i32; SEATS], u8)> {
        let public = self.public;
        let lays = !of.laid.is_empty();
        let ends = match lays {
            true => self.rack.len() + u32::from(of.take) == of.laid.len(),
            false => !of.draws && public.idle + 1 == public.players,
        };
        if !ends {
            return None;
        }
        let paid = |seat| i32::from(public.chips[seat]) - i32::from(public.held[seat]);
        let mut chips: [i32; SEATS] = std::array::from_fn(|seat| paid(seat).max(0));
        if lays {
            chips[self.seat] = i32::from(public.chips[self.seat]) + i32::from(of.chips) + 1;
        }
        let out = lays.then_some(self.seat);
        Some((chips, winners(&chips[..usize::from(public.players)], out)))
    }

    /// The action of the move at this place of the list.
    pub(super) fn action(&self, moves: &[Move], at: usize) -> Action {
        match moves[at] {
            Move { draws: true, .. } => Action::Draw,
            _ if at + 1 == moves.len() => Action::Pass,
            _ => {
                let (settings, desk) = (&self.public.options.settings, self.desk());
                listed(settings, &desk, |lays| {
                    Action::Lay(Laying::at(settings, &desk, lays, at))
                })
            }
        }
    }
}

/// Numbers of which not all copies are seen.
fn unseen(set: Set, seen: Rack) -> Numbers {
    match set {
        Set::Junior => numbers(seen).map(|numbers| !numbers & ((1 << set.numbers()) - 1)),
        Set::Classic => numbers(set.all().minus(seen)),
    }
}

/// What a listed action comes to, without the table that it leaves.
#[derive(Clone, Copy)]
pub(super) struct Move {
    /// The tiles from the rack, jokers included; none for drawing and passing.
    pub laid: Rack,
    /// The jokers taken (F5.4).
    pub take: u8,
    /// The chips, without the one for going out.
    pub chips: i16,
    /// Whether a tile is drawn.
    pub draws: bool,
}

/// Most chips win; whoever went out wins among equals (F7.2). A bit a seat.
pub(super) fn winners(chips: &[i32], out: Option<Seat>) -> u8 {
    let most = chips.iter().max();
    let best = |seat: &Seat| Some(&chips[*seat]) == most;
    match out.filter(best) {
        Some(seat) => 1 << seat,
        None => {
            let seats = (0..chips.len()).filter(best);
            seats.fold(0, |bits, seat| bits | 1 << seat)
        }
    }
}
