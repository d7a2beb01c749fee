//! The list of actions: the lays as [`crate::lays`] lists them, then drawing or passing.

use std::cell::RefCell;

use stammtisch_rules::View;

use crate::action::Action;
use crate::game::Fiches;
use crate::judge::{Position, judge};
use crate::laying::Laying;
use crate::lays::Lays;
use crate::settings::Settings;

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

pub(crate) fn legal(view: &View<Fiches>, out: &mut Vec<Action>) -> bool {
    out.clear();
    let public = view.public;
    let own = view.own.filter(|(seat, _)| *seat == public.turn as usize);
    let Some((seat, &rack)) = own.filter(|_| !public.over()) else {
        return true;
    };
    let settings = &public.options.settings;
    let desk = public.desk(seat, rack);
    let complete = listed(settings, &desk, |lays| {
        if let [first, rest @ ..] = lays.bits() {
            let first = Laying::listed(settings, &desk, *first);
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
    out.push(match public.can_draw(seat) {
        true => Action::Draw,
        false => Action::Pass,
    });
    complete
}

/// The listed lay with the same tiles from the rack and as many jokers taken; a lay of the classic
/// set that has no such like is its own.
pub(crate) fn essence(view: &View<Fiches>, action: &Action) -> Action {
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
