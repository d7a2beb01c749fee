//! The list of actions: the lays as [`crate::lays`] lists them, then drawing or passing.

use std::cell::RefCell;

use stammtisch_rules::{Rng, Seat, View};

use crate::action::Action;
use crate::game::Fiches;
use crate::judge::{Position, judge};
use crate::laying::Laying;
use crate::lays::Lays;
use crate::settings::Settings;
use crate::state::Public;
use crate::tiles::Rack;

thread_local! {
    /// Room for a list, so that listing does not allocate each time.
    static ROOM: RefCell<Lays> = RefCell::new(Lays::new());
}

/// Looks at the list of lays of a position.
#[inline]
pub fn listed<T>(settings: &Settings, desk: &Position, look: impl FnOnce(&Lays) -> T) -> T {
    ROOM.with_borrow_mut(|lays| {
        lays.list(settings, desk);
        look(lays)
    })
}

/// The viewer and his rack, if he is on turn.
#[inline]
fn on_turn(view: &View<Fiches>) -> Option<(Seat, Rack)> {
    let (seat, rack) = view.own?;
    let acting = seat == view.public.turn as usize && !view.public.over();
    acting.then_some((seat, *rack))
}

/// Drawing, or passing where no tile can be had: the last of the list.
#[inline]
fn instead(public: &Public, seat: Seat) -> Action {
    match public.can_draw(seat) {
        true => Action::Draw,
        false => Action::Pass,
    }
}

/// A lay is 200 bytes with the position it is for: random play writes none but the one it picks.
#[inline]
pub(crate) fn random_action(view: &View<Fiches>, rng: &mut Rng) -> Option<Action> {
    let (seat, rack) = on_turn(view)?;
    let public = view.public;
    let settings = &public.options.settings;
    let desk = || public.desk(seat, rack);
    let (at, bits) = ROOM.with_borrow_mut(|lays| {
        lays.list_for(settings, &public.table, rack, desk);
        let at = rng.below(lays.len() + 1);
        let bits = lays.bits().get(at).map(|lay| (*lay, lays.covered()));
        ((at < lays.len()).then_some(at), bits)
    });
    Some(match (at, bits) {
        (_, Some((lay, covered))) => Action::Lay(Laying::listed(settings, desk(), covered, lay)),
        (Some(at), _) => ROOM.with_borrow(|lays| lays.built()[at].0.into()),
        _ => instead(public, seat),
    })
}

pub(crate) fn legal(view: &View<Fiches>, out: &mut Vec<Action>) -> bool {
    out.clear();
    let Some((seat, rack)) = on_turn(view) else {
        return true;
    };
    let public = view.public;
    let settings = &public.options.settings;
    let desk = public.desk(seat, rack);
    let complete = listed(settings, &desk, |lays| {
        if let [first, rest @ ..] = lays.bits() {
            let first = Laying::listed(settings, desk, lays.covered(), *first);
            out.push(Action::Lay(first));
            // The position is copied as a whole, and only what differs is written.
            out.resize(lays.bits().len(), Action::Lay(first));
            for (action, lay) in out[1..].iter_mut().zip(rest) {
                if let Action::Lay(laying) = action {
                    laying.list_instead(*lay);
                }
            }
        }
        out.extend(lays.built().iter().map(|(lay, _)| Action::from(*lay)));
        lays.complete()
    });
    out.push(instead(public, seat));
    complete
}

/// The listed lay with the same tiles from the rack and as many jokers taken; a lay of the classic
/// set that has no such like is its own.
pub(crate) fn canonical(view: &View<Fiches>, action: &Action) -> Action {
    let public = view.public;
    let (Action::Lay(lay), Some((seat, &rack))) = (action, view.own) else {
        return *action;
    };
    let settings = &public.options.settings;
    let desk = public.desk(seat, rack);
    let lay = lay.lay();
    let Ok(verdict) = judge(settings, &desk, &lay) else {
        return *action;
    };
    listed(settings, &desk, |lays| {
        let same = |at: &usize| lays.laid(*at) == verdict.laid && lays.take(*at) == lay.take;
        let like = (0..lays.len()).find(same);
        like.map_or(*action, |at| lays.lay(settings, &desk, at).into())
    })
}
