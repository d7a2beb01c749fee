//! The list of actions: the lays as [`crate::lays`] lists them, then drawing or passing.

use std::cell::RefCell;

use stammtisch_rules::View;

use crate::action::Action;
use crate::game::Fiches;
use crate::judge::judge;
use crate::lays::Lays;

thread_local! {
    /// Room for a list, kept so that listing does not allocate each time. It holds nothing that
    /// an answer depends on.
    static ROOM: RefCell<Lays> = RefCell::new(Lays::new());
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
    let complete = ROOM.with_borrow_mut(|lays| {
        lays.list(settings, &desk);
        out.extend((0..lays.len()).map(|at| Action::Lay(lays.lay(settings, &desk, at))));
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
    let Ok(verdict) = judge(settings, &desk, lay) else {
        return *action;
    };
    ROOM.with_borrow_mut(|lays| {
        lays.list(settings, &desk);
        let same = |at: &usize| lays.laid(*at) == verdict.laid && lays.take(*at) == lay.take;
        let like = (0..lays.len()).find(same);
        like.map_or(*action, |at| Action::Lay(lays.lay(settings, &desk, at)))
    })
}
