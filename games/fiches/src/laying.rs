//! A lay as an action holds it.
//!
//! Random play lists several lays a turn and carries out one of them, so the tables of listed lays
//! of the junior set are worked out only when somebody looks. Nobody can tell the difference: two
//! layings are equal when their lays are.

use std::cell::RefCell;
use std::cmp;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::judge::{Fault, Lay, Position, Verdict, judge};
use crate::lays::Lays;
use crate::settings::Settings;
use crate::table::Table;
use crate::tiles::{Rack, Set, Tile};

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
    /// Which listing it comes from; see [`Room::stamp`].
    stamp: u64,
    at: u16,
}

/// Room for a list, what it is the list of, and the lay that was built last: who checks a lay and
/// then carries it out does not build it twice. It is kept so that listing does not allocate each
/// time; no answer depends on what was in it before.
struct Room {
    lays: Lays,
    /// Whether the list is that of the position here.
    known: bool,
    settings: Settings,
    desk: Position,
    built: Option<u16>,
    lay: Lay,
    /// A number that no other listing has, of this thread or another: a lay that bears it is one
    /// of this list, and its position need not be compared.
    stamp: u64,
}

/// Room for so many listings of one thread before it needs new numbers.
const STAMPS: u64 = 1 << 32;
static NEXT_STAMPS: AtomicU64 = AtomicU64::new(1);

thread_local! {
    static ROOM: RefCell<Room> = RefCell::new(Room {
        lays: Lays::new(),
        known: false,
        settings: Settings::JUNIOR,
        desk: Position {
            table: Table::EMPTY,
            rack: Rack::EMPTY,
            opened: false,
        },
        built: None,
        lay: Lay { table: Table::EMPTY, take: 0 },
        stamp: 0,
    });
}

impl Room {
    /// Whether these are the lays of this position. The racks differ first: they are compared first.
    #[inline]
    fn is_of(&self, settings: &Settings, desk: &Position) -> bool {
        self.known
            && self.desk.rack == desk.rack
            && self.settings == *settings
            && self.desk == *desk
    }

    /// Lists the lays of a position, unless they are listed already.
    #[inline]
    fn list(&mut self, settings: &Settings, desk: &Position) {
        if !self.is_of(settings, desk) {
            self.known = false;
            self.built = None;
            self.stamp = match self.stamp.wrapping_add(1) {
                next if next % STAMPS > 1 => next,
                _ => NEXT_STAMPS.fetch_add(1, Ordering::Relaxed) * STAMPS + 1,
            };
            self.lays.list(settings, desk);
            self.settings = *settings;
            self.desk = *desk;
            self.known = true;
        }
    }

    /// Builds a lay of the list of this position, unless it was the last one built.
    #[inline]
    fn lay(&mut self, settings: &Settings, desk: &Position, at: u16) -> &Lay {
        if self.built != Some(at) {
            self.built = None;
            self.lay = self.lays.lay(settings, desk, at.into());
            self.built = Some(at);
        }
        &self.lay
    }
}

/// Looks at the list of lays of a position.
#[inline]
pub(crate) fn listed<T>(
    settings: &Settings,
    desk: &Position,
    look: impl FnOnce(&Lays, u64) -> T,
) -> T {
    ROOM.with_borrow_mut(|room| {
        room.list(settings, desk);
        look(&room.lays, room.stamp)
    })
}

impl Laying {
    /// The lay at this place of the list that is looked at.
    #[inline]
    pub(crate) fn at(
        settings: &Settings,
        desk: &Position,
        (lays, stamp): (&Lays, u64),
        at: usize,
    ) -> Laying {
        Laying(match settings.set {
            Set::Junior => Form::Listed(Listed {
                settings: *settings,
                desk: *desk,
                stamp,
                at: at as u16,
            }),
            // These were built when they were found.
            Set::Classic => Form::Stated(lays.lay(settings, desk, at)),
        })
    }

    /// The lay at another place of the list that it comes from; a stated one is as before.
    #[inline]
    pub(crate) fn move_to(&mut self, place: usize) {
        if let Form::Listed(Listed { at, .. }) = &mut self.0 {
            *at = place as u16;
        }
    }

    /// The table as it is after the turn, and the jokers taken.
    pub fn lay(&self) -> Lay {
        match &self.0 {
            Form::Stated(lay) => *lay,
            Form::Listed(Listed {
                settings,
                desk,
                stamp,
                at,
            }) => ROOM.with_borrow_mut(|room| {
                if *stamp != room.stamp || !room.known {
                    room.list(settings, desk);
                }
                *room.lay(settings, desk, *at)
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
        if let Form::Listed(known) = &self.0 {
            let found = ROOM.with_borrow_mut(|room| {
                let listed = match known.stamp == room.stamp {
                    true => room.is_of(settings, desk),
                    false => known.desk == *desk && known.settings == *settings,
                };
                if !listed {
                    return None;
                }
                if known.stamp != room.stamp {
                    room.list(settings, desk);
                }
                let lay = *room.lay(settings, desk, known.at);
                Some((lay, verdict(desk, &room.lays, known.at.into())))
            });
            if let Some(found) = found {
                return Ok(found);
            }
        }
        let lay = self.lay();
        judge(settings, desk, &lay).map(|verdict| (lay, verdict))
    }
}

/// What the list says of a lay.
fn verdict(desk: &Position, lays: &Lays, at: usize) -> Verdict {
    let (laid, take, chips) = (lays.laid(at), lays.take(at), lays.chips(at));
    let mut rack = desk.rack.minus(laid);
    rack.add(Tile::JOKER, take);
    Verdict {
        laid,
        rack,
        new_series: chips + take - laid.len() as u8,
        chips,
    }
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
    fn partial_cmp(&self, other: &Laying) -> Option<cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Laying {
    fn cmp(&self, other: &Laying) -> cmp::Ordering {
        self.lay().cmp(&other.lay())
    }
}

impl fmt::Debug for Laying {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.lay().fmt(out)
    }
}
