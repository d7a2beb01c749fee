//! Players that are given a view and return an action. They never see a position.

use stammtisch_rules::{Game, Luck, View};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Any listed action.
    Random,
    /// What is worth most now.
    Greedy,
}

impl Level {
    /// All of them, weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// Its name in the protocol.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
        }
    }

    /// The level of a name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What this player does; `None` if the viewer is not on turn. `listed` is filled with the
    /// listed actions.
    #[inline]
    pub fn choose<G: Game>(
        self,
        view: &View<G>,
        luck: &mut Luck,
        listed: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        G::legal(view, listed);
        match self {
            Level::Random => luck.pick(listed).copied(),
            Level::Greedy => greediest::<G>(view, listed),
        }
    }
}

/// The action that brings most; of equals, the one listed first.
fn greediest<G: Game>(view: &View<G>, listed: &[G::Action]) -> Option<G::Action> {
    let mut best: Option<(i32, G::Action)> = None;
    for action in listed {
        let gain = G::gain(view, action);
        if best.is_none_or(|(most, _)| gain > most) {
            best = Some((gain, *action));
        }
    }
    best.map(|(_, action)| action)
}
