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
use crate::tiles::{Set, Tile};

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

/// Room for a list, what it is the list of, and the lay that was built last: who checks a lay and
/// then carries it out does not build it twice. It is kept so that listing does not allocate each
/// time; no answer depends on what was in it before.
struct Room {
    lays: Lays,
    of: Option<(Settings, Position)>,
    built: Option<(u16, Lay)>,
}

thread_local! {
    static ROOM: RefCell<Room> = RefCell::new(Room {
        lays: Lays::new(),
        of: None,
        built: None,
    });
}

impl Room {
    /// Lists the lays of a position, unless they are listed already.
    #[inline]
    fn list(&mut self, settings: &Settings, desk: &Position) {
        let same = |of: &(Settings, Position)| of.0 == *settings && of.1 == *desk;
        if !self.of.as_ref().is_some_and(same) {
            self.of = None;
            self.built = None;
            self.lays.list(settings, desk);
            self.of = Some((*settings, *desk));
        }
    }

    /// Builds a lay of the list, unless it was the last one built.
    #[inline]
    fn lay(&mut self, settings: &Settings, desk: &Position, at: u16) -> Lay {
        self.list(settings, desk);
        match self.built {
            Some((last, lay)) if last == at => lay,
            _ => {
                let lay = self.lays.lay(settings, desk, at.into());
                self.built = Some((at, lay));
                lay
            }
        }
    }
}

/// Looks at the list of lays of a position.
#[inline]
pub(crate) fn listed<T>(settings: &Settings, desk: &Position, look: impl FnOnce(&Lays) -> T) -> T {
    ROOM.with_borrow_mut(|room| {
        room.list(settings, desk);
        look(&room.lays)
    })
}

impl Laying {
    /// The lay at this place of the list that is looked at.
    #[inline]
    pub(crate) fn at(settings: &Settings, desk: &Position, lays: &Lays, at: usize) -> Laying {
        Laying(match settings.set {
            Set::Junior => Form::Listed(Listed {
                settings: *settings,
                desk: *desk,
                at: at as u16,
            }),
            // These were built when they were found.
            Set::Classic => Form::Stated(lays.lay(settings, desk, at)),
        })
    }

    /// The table as it is after the turn, and the jokers taken.
    pub fn lay(&self) -> Lay {
        match &self.0 {
            Form::Stated(lay) => *lay,
            Form::Listed(Listed { settings, desk, at }) => {
                ROOM.with_borrow_mut(|room| room.lay(settings, desk, *at))
            }
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
            Form::Listed(known) if known.desk == *desk && known.settings == *settings => ROOM
                .with_borrow_mut(|room| {
                    let lay = room.lay(settings, desk, known.at);
                    Ok((lay, verdict(desk, &room.lays, known.at.into())))
                }),
            _ => {
                let lay = self.lay();
                judge(settings, desk, &lay).map(|verdict| (lay, verdict))
            }
        }
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
