//! The list of actions: the lays as [`crate::lays`] lists them, then drawing or passing.

use std::cell::RefCell;

use stammtisch_rules::{Rng, Seat, View};

use crate::action::Action;
use crate::game::Fiches;
use crate::judge::{BeforeLay, Fault, Lay, Verdict, judge};
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
pub fn listed<T>(settings: &Settings, before: &BeforeLay, look: impl FnOnce(&Lays) -> T) -> T {
    ROOM.with_borrow_mut(|lays| {
        lays.list(settings, before);
        look(lays)
    })
}

/// A lay that was taken from a list, the position it was listed for, and what it comes to.
#[derive(Clone, Copy)]
struct Picked {
    settings: Settings,
    before: BeforeLay,
    lay: Lay,
    verdict: Verdict,
}

thread_local! {
    /// The last lay that was picked: mostly it is carried out next.
    static PICKED: RefCell<Option<Picked>> = const { RefCell::new(None) };
}

/// Builds a lay of the list for a position, and keeps in mind what it comes to.
pub(crate) fn pick(settings: &Settings, before: &BeforeLay, lays: &Lays, at: usize) -> Action {
    let lay = lays.lay(settings, before, at);
    PICKED.replace(Some(Picked {
        settings: *settings,
        before: *before,
        lay,
        verdict: lays.listed()[at].verdict(before.rack),
    }));
    Action::Lay(lay)
}

/// Returns what [`judge`] says; the lay that was picked last need not be judged again.
pub(crate) fn verdict(
    settings: &Settings,
    before: &BeforeLay,
    lay: &Lay,
) -> Result<Verdict, Fault> {
    let same = |of: &Picked| of.lay == *lay && of.before == *before && of.settings == *settings;
    let known = PICKED.with_borrow(|picked| Some(picked.as_ref().filter(|of| same(of))?.verdict));
    known.map_or_else(|| judge(settings, before, lay), Ok)
}

/// Returns the viewer and their rack, if they are on turn.
#[inline]
fn on_turn(view: &View<Fiches>) -> Option<(Seat, Rack)> {
    let (seat, rack) = view.own?;
    let acting = seat == view.public.turn as usize && !view.public.over();
    acting.then_some((seat, *rack))
}

/// Returns drawing, or passing where no tile can be had: the last of the list.
#[inline]
pub(crate) fn instead(public: &Public, seat: Seat) -> Action {
    if public.can_draw(seat) {
        Action::Draw
    } else {
        Action::Pass
    }
}

/// Picks one of the listed actions. Only the table of the lay that is picked is built.
pub(crate) fn random_action(view: &View<Fiches>, rng: &mut Rng) -> Option<Action> {
    let (seat, rack) = on_turn(view)?;
    let settings = &view.public.options.settings;
    let before = view.public.before_lay(seat, rack);
    Some(listed(settings, &before, |lays| {
        let at = rng.below(lays.len() + 1);
        if at < lays.len() {
            pick(settings, &before, lays, at)
        } else {
            instead(view.public, seat)
        }
    }))
}

pub(crate) fn legal(view: &View<Fiches>, out: &mut Vec<Action>) -> bool {
    out.clear();
    let Some((seat, rack)) = on_turn(view) else {
        return true;
    };
    let settings = &view.public.options.settings;
    let before = view.public.before_lay(seat, rack);
    let complete = listed(settings, &before, |lays| {
        let lay = |at| Action::Lay(lays.lay(settings, &before, at));
        out.extend((0..lays.len()).map(lay));
        lays.complete()
    });
    out.push(instead(view.public, seat));
    complete
}

/// Returns the listed lay with the same tiles from the rack and as many jokers taken; a lay of the
/// classic set that has no such like is its own.
pub(crate) fn canonical(view: &View<Fiches>, action: &Action) -> Action {
    let public = view.public;
    let (Action::Lay(lay), Some((seat, &rack))) = (action, view.own) else {
        return *action;
    };
    let settings = &public.options.settings;
    let before = public.before_lay(seat, rack);
    let Ok(verdict) = judge(settings, &before, lay) else {
        return *action;
    };
    listed(settings, &before, |lays| {
        let same = |at: &usize| lays.laid(*at) == verdict.laid && lays.take(*at) == lay.take;
        let like = (0..lays.len()).find(same);
        like.map_or(*action, |at| lays.lay(settings, &before, at).into())
    })
}
