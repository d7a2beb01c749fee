//! A game in progress in the public vocabulary, whichever game it is.

use serde_json::Value;
use stammtisch_bots::{Bot, Player, Strategy};
use stammtisch_rules::{
    Deal, Draft, Events, Game, InputError, ParseError, PerViewer, Phrase, Playthrough, Position,
    Record, Rng, Seat, Setup,
};

use crate::advice::{Advice, advise};
use crate::catalogue::{WithGame, with_game};
use crate::past::Past;

/// Something that happened in the game, as one viewer is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// In the public vocabulary.
    pub json: Value,
    /// In words.
    pub said: Phrase,
    /// The step of the game that brought it, from 1: the moment after it, when one looks back.
    pub step: usize,
}

/// What a step brought.
pub struct Stepped {
    /// What the mover is told at once.
    pub own: Vec<Event>,
    /// What everybody else is told now that the turn's steps are final: a list for each seat (the
    /// mover's is empty) and one for those who watch. `None` while the steps can be taken back.
    pub others: Option<Vec<Vec<Event>>>,
}

/// A bot's thinking, to be done elsewhere; it holds the seat's view and nothing else.
pub type Thinking = Box<dyn FnOnce() -> Option<String> + Send>;

/// A bot's advice, to be sought elsewhere; it holds the seat's view and nothing else.
pub type Hinting = Box<dyn FnOnce() -> Option<Advice> + Send>;

/// As many actions as fit into so many bytes are shown; a table of tiles has thousands.
const MOST_SHOWN: usize = 48 * 1024;

/// A game in progress: the steps that are final, and the turn in the making.
pub trait Play: Send + Sync {
    /// The seat that has to act; `None` once the game is over.
    fn turn(&self) -> Option<Seat>;
    /// The winners, ascending; empty while the game goes on.
    fn winners(&self) -> Vec<Seat>;
    /// Whether the seat on turn may do this; its text form.
    fn check(&self, action: &Value) -> Result<String, InputError>;
    /// What an action that the seat on turn may do brings it at once, in the game's points.
    fn gain(&self, action: &Value) -> Result<i32, InputError>;
    /// Does what [`Play::check`] accepted; `None` if it is not possible after all.
    fn step(&mut self, text: &str) -> Option<Stepped>;
    /// How many steps were made, those of the turn in the making included.
    fn steps(&self) -> usize;
    /// Whether a step can be taken back.
    fn can_undo(&self) -> bool;
    /// Takes the last step back; answers its text form, and what it was in words.
    fn undo(&mut self) -> Option<(String, Phrase)>;
    /// The whole state, with the turn in the making: for those from whom nothing is hidden.
    fn state(&self) -> Value;
    /// What a viewer sees: the mover his turn in the making, the others what is final.
    fn view(&self, viewer: Option<Seat>) -> Value;
    /// Lets a bot think about what it would do in the place of the seat on turn.
    fn hint(&self, bot: Bot, rng: Rng) -> Hinting;
    /// What the seat on turn can do, as much as can well be shown, and whether that is all.
    fn actions(&self) -> (Vec<Value>, bool);
    /// Lets a bot think about what the seat on turn sees.
    fn think(&self, bot: Bot, rng: Rng) -> Thinking;
    /// The final steps as a record.
    fn record(&self) -> Value;
    /// The final steps, to look back at. They show every card: for games that are over.
    fn past(&self) -> &dyn Past;
}

/// Deals a game.
pub fn deal(
    game: &str,
    players: usize,
    options: &Value,
    key: [u8; 32],
) -> Option<Result<Box<dyn Play>, InputError>> {
    struct Dealing<'a> {
        players: usize,
        options: &'a Value,
        key: [u8; 32],
    }
    impl WithGame for Dealing<'_> {
        type Out = Result<Box<dyn Play>, InputError>;
        fn with<G: Strategy>(self) -> Self::Out {
            let setup = Setup::<G>::new(self.players, self.options)?;
            let start = setup.deal(&Deal::from_key(self.key));
            Ok(Running::begin(setup, start))
        }
    }
    with_game(
        game,
        Dealing {
            players,
            options,
            key,
        },
    )
}

/// A game that begins with this state, for so many players.
pub fn set_up(
    game: &str,
    players: usize,
    state: &Value,
) -> Option<Result<Box<dyn Play>, InputError>> {
    struct Setting<'a>(usize, &'a Value);
    impl WithGame for Setting<'_> {
        type Out = Result<Box<dyn Play>, InputError>;
        fn with<G: Strategy>(self) -> Self::Out {
            let (setup, start) = Setup::<G>::load(self.1)?;
            match setup.players == self.0 {
                true => Ok(Running::begin(setup, start)),
                false => Err(ParseError::no_such("players").into()),
            }
        }
    }
    with_game(game, Setting(players, state))
}

/// Whether a game can be played so.
pub fn can_be_played(
    game: &str,
    players: usize,
    options: &Value,
) -> Option<Result<(), InputError>> {
    struct Trying<'a>(usize, &'a Value);
    impl WithGame for Trying<'_> {
        type Out = Result<(), InputError>;
        fn with<G: Strategy>(self) -> Self::Out {
            Setup::<G>::new(self.0, self.1).map(drop)
        }
    }
    with_game(game, Trying(players, options))
}

struct Running<G: Game> {
    playthrough: Playthrough<G>,
    draft: Draft<G>,
}

impl<G: Strategy> Running<G> {
    fn begin(setup: Setup<G>, start: Position<G>) -> Box<dyn Play> {
        Box::new(Running {
            playthrough: Playthrough::from_position(setup, start),
            draft: Draft::on(start),
        })
    }

    /// An action that the seat on turn may do.
    fn allowed(&self, action: &Value) -> Result<G::Action, InputError> {
        let position = self.draft.position();
        let action = G::read_action(position.public(), action)?;
        G::check(&position.mover(), &action)?;
        Ok(action)
    }

    /// A made-up position that looks the same to the mover: not even by mistake can a bot, on a
    /// thread of its own, get hold of what it may not see.
    fn look_alike(&self, rng: &mut Rng) -> Position<G> {
        G::redeal(&self.draft.position().mover(), rng)
    }

    /// Makes the steps of a closed draft final; what the others are told of them.
    fn commit(&mut self, mover: Seat) -> Vec<Vec<Event>> {
        let open = Draft::on(*self.draft.position());
        let done = std::mem::replace(&mut self.draft, open).commit();
        let players = self.playthrough.setup().players;
        let mut told: Vec<(usize, Events<G>)> = Vec::new();
        for action in &done.actions {
            // It was checked when it was drafted, on this very position.
            let events = self.playthrough.apply(action).unwrap_or_default();
            told.push((self.playthrough.ply(), events));
        }
        let viewers = (0..players).map(Some).chain([None]);
        viewers
            .map(|viewer| match viewer == Some(mover) {
                true => Vec::new(),
                false => told
                    .iter()
                    .flat_map(|(step, events)| events_for::<G>(events, viewer, *step))
                    .collect(),
            })
            .collect()
    }

    /// What this viewer looks at.
    fn position(&self, viewer: Option<Seat>) -> &Position<G> {
        match viewer.is_some() && viewer == self.draft.position().turn() {
            true => self.draft.position(),
            false => self.draft.base(),
        }
    }
}

/// What a viewer sees of a position; what can be remembered only where the table shows it.
pub(crate) fn show<G: Game>(
    setup: &Setup<G>,
    position: &Position<G>,
    viewer: Option<Seat>,
) -> Value {
    let memory = setup.option_values().resolved().get("memory");
    let known = memory.is_some_and(|memory| memory == true);
    setup.view(position, viewer, known)
}

/// What a step brought, as one viewer is told.
fn events_for<G: Game>(
    events: &[PerViewer<G::Event>],
    viewer: Option<Seat>,
    step: usize,
) -> Vec<Event> {
    let event = |event: &PerViewer<G::Event>| Event {
        json: G::event_json(event.for_viewer(viewer)),
        said: G::event_phrase(event.for_viewer(viewer)),
        step,
    };
    events.iter().map(event).collect()
}

impl<G: Strategy> Play for Running<G> {
    fn turn(&self) -> Option<Seat> {
        self.draft.position().turn()
    }

    fn winners(&self) -> Vec<Seat> {
        G::winners(self.draft.position().public())
    }

    fn check(&self, action: &Value) -> Result<String, InputError> {
        Ok(self.allowed(action)?.to_string())
    }

    fn gain(&self, action: &Value) -> Result<i32, InputError> {
        let action = self.allowed(action)?;
        Ok(G::gain(&self.draft.position().mover(), &action))
    }

    fn step(&mut self, text: &str) -> Option<Stepped> {
        let mover = self.turn()?;
        let action: G::Action = text.parse().ok()?;
        let step = self.steps() + 1;
        let events = self.draft.step(&action)?.ok()?;
        let own = events_for::<G>(events, Some(mover), step);
        let others = self.draft.is_closed().then(|| self.commit(mover));
        Some(Stepped { own, others })
    }

    fn steps(&self) -> usize {
        self.playthrough.ply() + self.draft.len()
    }

    fn can_undo(&self) -> bool {
        !self.draft.is_empty()
    }

    fn undo(&mut self) -> Option<(String, Phrase)> {
        let action = self.draft.undo()?;
        let said = G::action_phrase(&self.draft.position().mover(), &action);
        Some((action.to_string(), said))
    }

    fn state(&self) -> Value {
        self.playthrough.setup().state(self.draft.position())
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        show(self.playthrough.setup(), self.position(viewer), viewer)
    }

    fn actions(&self) -> (Vec<Value>, bool) {
        let mut listed = Vec::new();
        let complete = G::legal(&self.draft.position().mover(), &mut listed);
        let mut room = MOST_SHOWN;
        // What is short always finds room: drawing and passing come last, and are.
        let fits = |action: &Value| {
            let left = room.checked_sub(action.to_string().len());
            room = left.unwrap_or(room);
            left.is_some()
        };
        let all = listed.len();
        let shown: Vec<Value> = listed.iter().map(G::action_json).filter(fits).collect();
        let complete = complete && shown.len() == all;
        (shown, complete)
    }

    fn think(&self, bot: Bot, rng: Rng) -> Thinking {
        let mut rng = rng;
        let position = self.look_alike(&mut rng);
        Box::new(move || {
            let action = Player::<G>::new(bot, rng).act(&position.mover())?;
            Some(action.to_string())
        })
    }

    fn hint(&self, bot: Bot, rng: Rng) -> Hinting {
        let mut rng = rng;
        let position = self.look_alike(&mut rng);
        Box::new(move || advise::<G>(&position.mover(), bot, rng))
    }

    fn record(&self) -> Value {
        Record::write(&self.playthrough)
    }

    fn past(&self) -> &dyn Past {
        &self.playthrough
    }
}
