//! A lay as an action holds it.
//!
//! Random play lists several lays a turn and carries out one of them, so the tables of listed lays
//! of the junior set are worked out only when somebody looks. Nobody can tell the difference: two
//! layings are equal when their lays are.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::fmt;

use crate::judge::{Fault, Lay, Position, Verdict, judge};
use crate::lays::Lays;
use crate::settings::Settings;
use crate::tiles::{Placed, Set, Tile};

/// A lay, stated or listed.
#[derive(Clone, Copy)]
pub struct Laying(Form);

#[derive(Clone, Copy)]
enum Form {
    Stated(Lay),
    Listed(Listed),
}

/// The lay at this place of the list for this position.
#[derive(Clone, Copy)]
struct Listed {
    settings: Settings,
    desk: Position,
    at: u16,
}

/// Room for a list, and what it is the list of. It is kept so that listing does not allocate each
/// time; no answer depends on what was in it before.
struct Room {
    lays: Lays,
    of: Option<(Settings, Position)>,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::new(Room {
        lays: Lays::new(),
        of: None,
    });
}

/// Looks at the list of lays of a position.
#[inline]
pub(crate) fn listed<T>(settings: &Settings, desk: &Position, look: impl FnOnce(&Lays) -> T) -> T {
    ROOM.with_borrow_mut(|room| {
        let same = |of: &(Settings, Position)| of.0 == *settings && of.1 == *desk;
        if !room.of.as_ref().is_some_and(same) {
            room.of = None;
            room.lays.list(settings, desk);
            room.of = Some((*settings, *desk));
        }
        look(&room.lays)
    })
}

impl Laying {
    /// The lay at this place of the list that is looked at.
    #[inline]
    pub(crate) fn at(settings: &Settings, desk: &Position, lays: &Lays, at: usize) -> Laying {
        Laying(if is_plain(settings, desk, lays, at) {
            Form::Listed(Listed {
                settings: *settings,
                desk: *desk,
                at: at as u16,
            })
        } else {
            Form::Stated(lays.lay(settings, desk, at))
        })
    }

    /// The table as it is after the turn, and the jokers taken.
    pub fn lay(&self) -> Lay {
        match &self.0 {
            Form::Stated(lay) => *lay,
            Form::Listed(Listed { settings, desk, at }) => listed(settings, desk, |lays| {
                lays.lay(settings, desk, (*at).into())
            }),
        }
    }

    /// The lay and what it comes to. A lay that was listed for this very position need not be
    /// judged again.
    #[inline]
    pub(crate) fn judged(
        &self,
        settings: &Settings,
        desk: &Position,
    ) -> Result<(Lay, Verdict), Fault> {
        match &self.0 {
            Form::Listed(known) if known.desk == *desk && known.settings == *settings => {
                Ok(listed(settings, desk, |lays| {
                    verdict(settings, desk, lays, known.at.into())
                }))
            }
            _ => {
                let lay = self.lay();
                judge(settings, desk, &lay).map(|verdict| (lay, verdict))
            }
        }
    }
}

/// Whether the table of a listed lay is remembered or quick to make, without allocating: not in the
/// classic set, where it was built when it was found, and not where jokers are freed or few.
#[inline]
fn is_plain(settings: &Settings, desk: &Position, lays: &Lays, at: usize) -> bool {
    let quick = settings.set == Set::Junior && !settings.rearrange && !settings.one_joker();
    let frees = |tile: &Placed| tile.is_joker() && lays.laid(at).of(tile.kind()) > 0;
    quick && !desk.table.tiles().iter().any(frees)
}

/// What the list says of a lay.
fn verdict(settings: &Settings, desk: &Position, lays: &Lays, at: usize) -> (Lay, Verdict) {
    let (laid, take, chips) = (lays.laid(at), lays.take(at), lays.chips(at));
    let mut rack = desk.rack.minus(laid);
    rack.add(Tile::JOKER, take);
    let verdict = Verdict {
        laid,
        rack,
        new_series: chips + take - laid.len() as u8,
        chips,
    };
    (lays.lay(settings, desk, at), verdict)
}

impl From<Lay> for Laying {
    fn from(lay: Lay) -> Laying {
        Laying(Form::Stated(lay))
    }
}

impl PartialEq for Laying {
    fn eq(&self, other: &Laying) -> bool {
        self.lay() == other.lay()
    }
}

impl Eq for Laying {}

impl PartialOrd for Laying {
    fn partial_cmp(&self, other: &Laying) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Laying {
    fn cmp(&self, other: &Laying) -> Ordering {
        self.lay().cmp(&other.lay())
    }
}

impl fmt::Debug for Laying {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.lay().fmt(out)
    }
}
