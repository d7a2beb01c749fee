//! The list of actions: the lays as [`crate::lays`] lists them, then drawing or passing.

use stammtisch_rules::View;

use crate::action::Action;
use crate::game::Fiches;
use crate::judge::judge;
use crate::laying::{Laying, listed};
use crate::tiles::Set;

pub(crate) fn legal(view: &View<Fiches>, out: &mut Vec<Action>) -> bool {
    out.clear();
    let public = view.public;
    let own = view.own.filter(|(seat, _)| *seat == public.turn as usize);
    let Some((seat, &rack)) = own.filter(|_| !public.over()) else {
        return true;
    };
    let settings = &public.options.settings;
    let desk = public.desk(seat, rack);
    let complete = listed(settings, &desk, |lays, stamp| {
        let lay = |at| Action::Lay(Laying::at(settings, &desk, (lays, stamp), at));
        if settings.set == Set::Junior && !lays.is_empty() {
            // They differ in their place only: one is made, and copied once for each.
            out.resize(lays.len(), lay(0));
            for (at, action) in out.iter_mut().enumerate() {
                if let Action::Lay(laying) = action {
                    laying.move_to(at);
                }
            }
        } else {
            out.extend((0..lays.len()).map(lay));
        }
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
    listed(settings, &desk, |lays, stamp| {
        let same = |at: &usize| lays.laid(*at) == verdict.laid && lays.take(*at) == lay.take;
        let like = (0..lays.len()).find(same);
        like.map_or(*action, |at| {
            Action::Lay(Laying::at(settings, &desk, (lays, stamp), at))
        })
    })
}
