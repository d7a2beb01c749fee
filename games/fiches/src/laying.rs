//! A lay as an action holds it.
//!
//! Random play lists several lays a turn and carries out one of them, so the tables of listed lays
//! of the junior set are worked out only when somebody looks. Nobody can tell the difference: two
//! layings are equal when their lays are.

use std::cmp;
use std::fmt;
use std::hash::{Hash, Hasher};

use stammtisch_rules::Seat;

use crate::judge::{Fault, Lay, Position, Verdict, judge};
use crate::lays::{Covered, JuniorLay, Lays, build};
use crate::settings::Settings;
use crate::state::Public;
use crate::table::Table;
use crate::tiles::Rack;

/// A lay, stated or listed.
#[derive(Clone, Copy)]
pub struct Laying(Form);

#[derive(Clone, Copy)]
enum Form {
    Stated(Lay),
    Listed(Listed),
}

/// A lay that was listed, and the position that it was listed for: its table follows from both.
#[derive(Clone, Copy)]
struct Listed {
    settings: Settings,
    desk: Position,
    /// What its table covers.
    covered: Covered,
    lay: JuniorLay,
}

impl Listed {
    #[inline]
    fn build(&self) -> Lay {
        build(&self.settings, &self.desk, &self.covered, &self.lay)
    }

    /// Whether it was listed for this. The racks differ first: they are compared first.
    #[inline]
    fn is_for(&self, settings: &Settings, table: &Table, rack: Rack, opened: bool) -> bool {
        let desk = &self.desk;
        desk.rack == rack
            && desk.opened == opened
            && self.settings == *settings
            && desk.table == *table
    }
}

impl Laying {
    /// A lay of the list for a position.
    #[inline]
    pub(crate) fn listed(
        settings: &Settings,
        desk: Position,
        covered: Covered,
        lay: JuniorLay,
    ) -> Laying {
        Laying(Form::Listed(Listed {
            settings: *settings,
            desk,
            covered,
            lay,
        }))
    }

    /// The lay at this place of the list for a position.
    pub fn at(settings: &Settings, desk: &Position, lays: &Lays, at: usize) -> Laying {
        match lays.bits().get(at) {
            Some(lay) => Laying::listed(settings, *desk, lays.covered(), *lay),
            None => lays.lay(settings, desk, at).into(),
        }
    }

    /// Another lay of the same list; a stated one is as before.
    #[inline]
    pub(crate) fn list_instead(&mut self, other: JuniorLay) {
        if let Form::Listed(listed) = &mut self.0 {
            listed.lay = other;
        }
    }

    /// The table as it is after the turn, and the jokers taken.
    pub fn lay(&self) -> Lay {
        match &self.0 {
            Form::Stated(lay) => *lay,
            Form::Listed(listed) => listed.build(),
        }
    }

    /// What the lay comes to. One that was listed for this very position need not be judged again.
    #[inline]
    pub(crate) fn verdict(
        &self,
        public: &Public,
        seat: Seat,
        rack: Rack,
    ) -> Result<Verdict, Fault> {
        let settings = &public.options.settings;
        let opened = public.has_opened(seat);
        match &self.0 {
            Form::Listed(listed) if listed.is_for(settings, &public.table, rack, opened) => {
                Ok(listed.lay.verdict(rack))
            }
            _ => judge(settings, &public.desk(seat, rack), &self.lay()),
        }
    }
}

impl Laying {
    /// Whether both are the same lay of one list, so that no table need be worked out.
    fn is_same_listed(&self, other: &Laying) -> bool {
        match (&self.0, &other.0) {
            (Form::Listed(one), Form::Listed(two)) => {
                let desk = &two.desk;
                one.lay == two.lay && one.is_for(&two.settings, &desk.table, desk.rack, desk.opened)
            }
            _ => false,
        }
    }
}

impl From<Lay> for Laying {
    fn from(lay: Lay) -> Laying {
        Laying(Form::Stated(lay))
    }
}

impl PartialEq for Laying {
    fn eq(&self, other: &Laying) -> bool {
        self.is_same_listed(other) || self.lay() == other.lay()
    }
}

impl Eq for Laying {}

impl Hash for Laying {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.lay().hash(state);
    }
}

impl PartialOrd for Laying {
    fn partial_cmp(&self, other: &Laying) -> Option<cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Laying {
    fn cmp(&self, other: &Laying) -> cmp::Ordering {
        match self.is_same_listed(other) {
            true => cmp::Ordering::Equal,
            false => self.lay().cmp(&other.lay()),
        }
    }
}

impl fmt::Debug for Laying {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        self.lay().fmt(out)
    }
}
