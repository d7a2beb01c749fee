//! Makes a position from a view: one that looks like this to the player.
//!
//! The places that the player cannot see are filled with the pieces that the view does not place, in
//! any way that fits. The result is then read as any full state is, so that a view is held to the same
//! rules: each piece is there exactly as often as the game has it.

use serde_json::{Map, Value};

use crate::{Fields, InputError, ParseError, Phrase, Position, Seat, Setup, Wire};

/// Where the pieces of a game lie, by the names of the public vocabulary.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    /// Where everybody sees them.
    pub open: &'static [&'static str],
    /// With the players: each sees their own.
    pub hands: &'static str,
    /// Face down.
    pub pile: &'static str,
}

impl<G: Wire> Setup<G> {
    /// Reads a player's view: returns its setup, a position that looks like this to them, and their
    /// seat.
    pub fn from_view(view: &Value) -> Result<(Setup<G>, Position<G>, Seat), InputError> {
        let setup = Setup::<G>::read_header(G::VERSION, &mut Fields::of(view, "view")?)?;
        let mut state = view.as_object().cloned().unwrap_or_default();
        // It follows from the rest.
        state.remove("standing");
        let seat = own_seat(G::PLACES.hands, view)?;
        fill(&setup, seat, &mut state)?;
        let (setup, position) = Setup::load(&Value::Object(state))?;
        Ok((setup, position, seat))
    }
}

/// The one seat whose hand is seen.
fn own_seat(hands: &'static str, view: &Value) -> Result<Seat, ParseError> {
    let hands = Fields::of(view, "view")?.list(hands)?;
    let mut seen = (0..hands.len()).filter(|&seat| hands[seat].is_array());
    match (seen.next(), seen.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(ParseError(Phrase::new("viewed-one-hand"))),
    }
}

/// Puts pieces where the view has their number only.
fn fill<G: Wire>(
    setup: &Setup<G>,
    own: Seat,
    state: &mut Map<String, Value>,
) -> Result<(), ParseError> {
    let mut left = Left::<G>::of(G::pieces(setup));
    for place in G::PLACES.open {
        left.without(state.get(*place).unwrap_or(&Value::Null));
    }
    let known = state.get("known").cloned().unwrap_or_default();
    left.without(&state[G::PLACES.hands][own]);
    for seat in (0..setup.players).filter(|&seat| seat != own) {
        left.without(&known["hands"][seat]);
    }
    left.without(&known[G::PLACES.pile]);

    let mut pile = vec![Value::Null; count(state.get(G::PLACES.pile), G::PLACES.pile, &left)?];
    for (at, piece) in pile.iter_mut().enumerate() {
        let seen = known[G::PLACES.pile][at].clone();
        *piece = if seen.is_null() {
            left.next(|piece| G::face_down(piece)).into()
        } else {
            seen
        };
    }
    state.insert(G::PLACES.pile.into(), pile.into());
    let Some(Value::Array(hands)) = state.get_mut(G::PLACES.hands) else {
        return Ok(());
    };
    for (seat, hand) in hands
        .iter_mut()
        .enumerate()
        .filter(|(seat, _)| *seat != own)
    {
        let mut pieces = known["hands"][seat].as_array().cloned().unwrap_or_default();
        let held = count(Some(hand), G::PLACES.hands, &left)?;
        if pieces.len() > held {
            return Err(ParseError(Phrase::new("viewed-known")));
        }
        pieces.resize_with(held, || left.next(|_| true).into());
        *hand = pieces.into();
    }
    Ok(())
}

/// The number of pieces at a place; there cannot be more than the game has.
fn count<G: Wire>(value: Option<&Value>, name: &str, left: &Left<G>) -> Result<usize, ParseError> {
    let value = value.ok_or_else(|| ParseError::missing(name))?;
    Ok(Fields::as_number(value, name, left.all as u64)? as usize)
}

/// The pieces that are not placed yet.
struct Left<G> {
    pieces: Vec<String>,
    all: usize,
    game: std::marker::PhantomData<G>,
}

impl<G: Wire> Left<G> {
    fn of(pieces: Vec<String>) -> Left<G> {
        Left {
            all: pieces.len(),
            pieces,
            game: std::marker::PhantomData,
        }
    }

    /// Takes away every piece that is named somewhere in there. One that is not left is passed
    /// over here: loading counts them all and says which are wrong.
    fn without(&mut self, place: &Value) {
        match place {
            Value::String(name) => {
                let name = G::piece_named(name);
                if let Some(at) = self.pieces.iter().position(|piece| piece == name) {
                    self.pieces.remove(at);
                }
            }
            Value::Array(places) => places.iter().for_each(|place| self.without(place)),
            Value::Object(places) => places.values().for_each(|place| self.without(place)),
            _ => {}
        }
    }

    /// Any piece that fits; none if there is none, which loading will say.
    fn next(&mut self, fits: impl Fn(&str) -> bool) -> Option<String> {
        let at = self.pieces.iter().position(|piece| fits(piece))?;
        Some(self.pieces.remove(at))
    }
}
