//! The one implementation of [`AnyPlaythrough`]: a typed playthrough behind it.

use std::sync::Arc;
use std::time::Instant;

use serde::Serialize;
use serde::ser::SerializeMap;
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Coach, Effort, Player, even, won_by};
use stammtisch_rules::{
    Deal, Events, InputError, List, ParseError, PerViewer, Phrase, Playthrough, Position, Record,
    Refusal, Rng, Seat, Step, ViewJson, ViewPhrases, Words,
};

use crate::any_playthrough::{
    ActionInput, ActionText, AnyPlaythrough, BotJob, BotStep, Checked, ChosenAction, Event,
    HintJob, Legal, Listed, PreparedStep, ReviewJob, Viewpoint,
};
use crate::bot_player::BotPlayer;
use crate::hint::{Hint, hint};
use crate::object_text::{ObjectText, ObjectWriter};
use crate::playout::{PlayoutStart, Tally, playout};
use crate::review::{review, sides, sum_of};
use crate::serialise::{length, raw, text};

/// A game in progress whose type is known here alone.
pub(crate) struct ErasedPlaythrough<G: Coach> {
    playthrough: Playthrough<G>,
    /// What the steps since `recent_from` brought: those of the turn in the making, or of the turn
    /// that was committed last.
    recent: Vec<Events<G>>,
    recent_from: usize,
}

impl<G: Coach> ErasedPlaythrough<G> {
    pub(crate) fn begin(playthrough: Playthrough<G>) -> Box<dyn AnyPlaythrough> {
        Box::new(ErasedPlaythrough {
            recent_from: playthrough.ply(),
            recent: Vec::new(),
            playthrough,
        })
    }

    fn position(&self) -> &Position<G> {
        self.playthrough.position()
    }

    fn read(&self, action: ActionInput) -> Result<G::Action, ParseError> {
        match action {
            ActionInput::Json(value) => G::read_action(self.position().public(), value),
            ActionInput::Text(text) => text.parse(),
            ActionInput::Chosen(ChosenAction(action)) => match action.downcast_ref() {
                Some(action) => Ok(*action),
                None => Err(ParseError::no_such(G::NAME)),
            },
        }
    }

    fn choice(&self, action: &G::Action) -> ActionText {
        ActionText {
            text: action.to_string(),
            phrase: G::action_phrase(&self.position().mover(), action),
        }
    }

    fn shows_known(&self) -> bool {
        G::shows_known(&self.playthrough.setup().options)
    }

    fn seen<'a>(&'a self, position: &'a Position<G>, viewer: Option<Seat>) -> ViewJson<'a, G> {
        let setup = self.playthrough.setup();
        let view = setup.view(position, viewer, self.shows_known());
        view.with_standing()
    }

    /// The position that a viewer at the table looks at.
    fn position_for(&self, viewer: Option<Seat>) -> &Position<G> {
        if viewer.is_some() && viewer == self.position().turn() {
            self.position()
        } else {
            self.playthrough.committed_position()
        }
    }

    /// A position that looks the same to the mover: a bot on another thread cannot get hold of what
    /// it may not see, not even by mistake.
    fn redealt(&self, rng: &mut Rng) -> Position<G> {
        G::redeal(&self.position().mover(), rng)
    }

    /// What a step brought: remembered, or found by carrying it out again.
    fn events_of(&self, step: usize) -> Option<Events<G>> {
        let index = step.checked_sub(1)?;
        let recent = index.checked_sub(self.recent_from);
        if let Some(events) = recent.and_then(|at| self.recent.get(at)) {
            return Some(events.clone());
        }
        let action = *self.playthrough.actions().nth(index)?;
        let mut events = Events::<G>::new();
        let mut position = *self.playthrough.after(index)?;
        position.apply(&action, &mut events);
        Some(events)
    }

    fn remember(&mut self, was_committed: usize, events: Events<G>) {
        if self.recent_from < was_committed {
            self.recent.clear();
            self.recent_from = was_committed;
        }
        self.recent.push(events);
    }

    fn carry_out(&mut self, action: &G::Action) -> Result<(), Refusal> {
        let step = self.playthrough.prepare(action)?;
        self.push_step(step);
        Ok(())
    }

    fn push_step(&mut self, step: Step<G>) {
        let was_committed = self.playthrough.committed();
        let events = self.playthrough.push(step);
        self.remember(was_committed, events);
    }
}

/// What somebody saw after some steps; `views` of every seat where all hands lie open.
#[derive(Serialize)]
struct ViewAfter<V> {
    step: usize,
    turn: Option<Seat>,
    over: bool,
    view: V,
    #[serde(skip_serializing_if = "Option::is_none")]
    views: Option<Vec<V>>,
}

impl<G: Coach> AnyPlaythrough for ErasedPlaythrough<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> usize {
        self.playthrough.setup().players
    }

    fn version(&self) -> u64 {
        self.playthrough.setup().version()
    }

    fn options(&self) -> &Map<String, Value> {
        self.playthrough.setup().option_values().given()
    }

    fn seed(&self) -> Option<&str> {
        self.playthrough.seed()
    }

    fn is_dealt_from(&self, key: [u8; 32]) -> bool {
        let dealt = self.playthrough.setup().deal(&Deal::from_key(key));
        dealt == *self.playthrough.start()
    }

    fn turn(&self) -> Option<Seat> {
        self.position().turn()
    }

    fn winners(&self) -> Vec<Seat> {
        G::winners(self.position().public())
    }

    fn scores(&self) -> Vec<i32> {
        match self.turn() {
            None => G::scores(self.position().public()),
            Some(_) => Vec::new(),
        }
    }

    fn ending(&self) -> Option<&'static str> {
        let last = self.events_of(self.steps())?;
        last.last().and_then(|event| G::ending(event.full()))
    }

    fn steps(&self) -> usize {
        self.playthrough.ply()
    }

    fn committed(&self) -> usize {
        self.playthrough.committed()
    }

    fn check(&self, action: ActionInput) -> Result<Checked, InputError> {
        let action = self.read(action)?;
        let view = self.position().mover();
        G::check(&view, &action)?;
        Ok(Checked {
            gain: G::gain(&view, &action),
            preview: G::preview(&view, &action),
        })
    }

    fn arrange(&self, draft: &Value) -> Result<Value, ParseError> {
        G::arrange(&self.position().mover(), draft)
    }

    fn apply(&mut self, action: ActionInput) -> Result<(), InputError> {
        let action = self.read(action)?;
        Ok(self.carry_out(&action)?)
    }

    fn prepare(&self, action: ActionInput) -> Result<PreparedStep, InputError> {
        let step = self.playthrough.prepare(&self.read(action)?)?;
        Ok(PreparedStep {
            text: step.action().to_string(),
            ends_game: step.after().turn().is_none(),
            step: Box::new(step),
        })
    }

    fn push(&mut self, step: PreparedStep) {
        let step = step.step.downcast().expect("a step of this game");
        self.push_step(*step);
    }

    fn undo(&mut self) -> Option<ActionText> {
        let action = self.playthrough.undo()?;
        self.recent.pop();
        Some(self.choice(&action))
    }

    fn reset(&mut self, steps: usize) {
        self.playthrough.reset(steps);
        self.recent.truncate(steps.saturating_sub(self.recent_from));
        self.recent_from = self.recent_from.min(steps);
    }

    fn events_for_all(&self, step: usize) -> Vec<PerViewer<Event>> {
        let events = self.events_of(step).unwrap_or_default();
        let event = |event: &G::Event| Event {
            json: raw(event).into(),
            said: Arc::new(G::event_phrase(event)),
            weight: G::event_weight(event),
            step,
        };
        events.iter().map(|seen| seen.map(event)).collect()
    }

    fn state(&self) -> Box<RawValue> {
        raw(&self.playthrough.setup().state(self.position()))
    }

    fn view_with_known(&self, viewer: Option<Seat>) -> Box<RawValue> {
        let setup = self.playthrough.setup();
        raw(&setup.view(self.position(), viewer, true))
    }

    fn view(&self, viewer: Option<Seat>) -> ObjectText {
        let view = self.seen(self.position_for(viewer), viewer);
        let mut writer = ObjectWriter::new();
        let written = view.write_fields(&mut writer).and_then(|()| writer.end());
        written.expect("a view can be serialised")
    }

    fn view_after(&self, steps: usize, viewpoint: Viewpoint) -> Option<Box<RawValue>> {
        let position = self.playthrough.after(steps)?;
        let view = |viewer| self.seen(position, viewer);
        let turn = position.turn();
        let all = viewpoint == Viewpoint::All;
        Some(raw(&ViewAfter {
            step: steps,
            turn,
            over: turn.is_none(),
            view: match viewpoint {
                Viewpoint::Seat(seat) if seat >= self.players() => return None,
                Viewpoint::Seat(seat) => view(Some(seat)),
                Viewpoint::Spectator | Viewpoint::All => view(None),
            },
            views: all.then(|| (0..self.players()).map(|seat| view(Some(seat))).collect()),
        }))
    }

    fn view_phrases(&self, viewer: Option<Seat>) -> ViewPhrases {
        let view = self.position_for(viewer).view(viewer);
        G::view_phrases(&view, self.shows_known())
    }

    fn start_phrases(&self) -> (Vec<Phrase>, Vec<Phrase>) {
        let start = self.playthrough.start();
        let phrases = |viewer| G::view_phrases(&start.view(viewer), false);
        let hands = (0..self.players()).filter_map(|seat| phrases(Some(seat)).hand);
        (phrases(None).table, hands.collect())
    }

    fn replay(&self, words: &Words) -> Vec<Value> {
        let step = |(at, action): (usize, &G::Action)| {
            let before = self.playthrough.after(at)?;
            let events = self.events_of(at + 1)?;
            let events = || events.iter().map(PerViewer::full);
            let text = G::action_phrase(&before.mover(), action);
            let sentences = events().map(|event| words.say(&G::event_phrase(event)));
            Some(json!({
                "seat": before.turn(),
                "action": action,
                "text": words.say(&text),
                "sentences": sentences.collect::<Vec<_>>(),
                "events": List(events),
            }))
        };
        let actions = self.playthrough.actions().enumerate();
        actions.map_while(step).collect()
    }

    fn record(&self) -> Value {
        Record::write(&self.playthrough)
    }

    fn legal(&self) -> Legal {
        let mut actions = Vec::new();
        let complete = G::legal(&self.position().mover(), &mut actions);
        Legal {
            json: text(&actions),
            complete,
        }
    }

    fn legal_within(&self, bytes: usize) -> Listed {
        let view = self.position().mover();
        let mut actions = Vec::new();
        let complete = G::legal(&view, &mut actions);
        let all = actions.len();
        // The last one always finds room: without it a player who cannot use the others is stuck.
        let mut left = bytes.saturating_sub(actions.last().map_or(0, length));
        let last = all.saturating_sub(1);
        let mut at = 0..;
        actions.retain(|action| {
            let is_last = at.next() == Some(last);
            let rest = left.checked_sub(length(action));
            left = rest.unwrap_or(left);
            is_last || rest.is_some()
        });
        let preview = |action| G::preview(&view, action);
        Listed {
            previews: raw(&List(|| actions.iter().map(preview))),
            complete: complete && actions.len() == all,
            actions: raw(&actions),
        }
    }

    fn choices(&self) -> Vec<ActionText> {
        let mut actions = Vec::new();
        G::legal(&self.position().mover(), &mut actions);
        actions.iter().map(|action| self.choice(action)).collect()
    }

    fn parse_loosely(&self, typed: &str) -> Result<Vec<ActionText>, ParseError> {
        let actions = G::parse_loosely(&self.position().mover(), typed)?;
        Ok(actions.iter().map(|action| self.choice(action)).collect())
    }

    fn solve(&self, objective: &str) -> Option<(u64, Value)> {
        let (value, action) = G::solve(&self.position().mover(), objective)?;
        Some((value, json!(action)))
    }

    fn bot_job(&self, bot: Bot, mut rng: Rng) -> BotJob {
        let position = self.redealt(&mut rng);
        Box::new(move || {
            let action = Player::<G>::new(bot, rng).act(&position.mover())?;
            Some(ChosenAction(Box::new(action)))
        })
    }

    fn hint(&self, bot: Bot, rng: Rng) -> Option<Hint> {
        hint::<G>(&self.position().mover(), bot, rng)
    }

    fn hint_job(&self, bot: Bot, mut rng: Rng) -> HintJob {
        let position = self.redealt(&mut rng);
        Box::new(move || hint::<G>(&position.mover(), bot, rng))
    }

    fn review_job(&self, steps: usize, effort: Option<Effort>) -> Option<ReviewJob> {
        let done = *self.playthrough.actions().nth(steps)?;
        let position = *self.playthrough.after(steps)?;
        let effort = effort.unwrap_or_else(|| G::effort(position.public()));
        // The same generator each time, so that a second review says the same.
        let rng = Rng::from_text(&format!("study/{steps}"));
        Some(Box::new(move || review::<G>(&position, &done, effort, rng)))
    }

    fn shares(&self) -> (Vec<f64>, Vec<f64>) {
        let public = self.position().public();
        let sides = sides::<G>(public);
        let of = |chances| sides.iter().map(|side| sum_of(side, &chances)).collect();
        (of(even(self.players())), of(won_by(&G::winners(public))))
    }

    fn greedy_cost(&self) -> f64 {
        G::greedy_cost(self.position().public())
    }

    fn action_after(&self, steps: usize, text: &str) -> Option<(Value, Phrase)> {
        let action: G::Action = text.parse().ok()?;
        let view = self.playthrough.after(steps)?.mover();
        let phrase = G::action_phrase(&view, &action);
        Some((json!(action), phrase))
    }

    fn bot_player(&self, bot: Bot, rng: Rng) -> BotPlayer {
        BotPlayer::new(Player::<G>::new(bot, rng))
    }

    fn bot_step(&mut self, player: &mut BotPlayer) -> Option<BotStep> {
        let player = player.of_game::<G>()?;
        let view = self.position().mover();
        let began = Instant::now();
        let decision = player.decide(&view)?;
        let time = began.elapsed();
        let action = decision.action()?;
        let had_choice = decision.ranking.len() > 1 || {
            let mut actions = Vec::new();
            G::legal(&view, &mut actions);
            actions.len() > 1
        };
        self.carry_out(&action).ok()?;
        Some(BotStep {
            searched: decision.searched,
            time,
            had_choice,
        })
    }

    fn same_side(&self, one: Seat, other: Seat) -> bool {
        G::same_side(self.position().public(), one, other)
    }

    fn playout(&self, bot: Bot, seed: &str, games: u64, start: PlayoutStart) -> Tally {
        let setup = self.playthrough.setup();
        let of_game = |game: u64| format!("{seed}/{game}");
        playout(setup, bot, seed, games, |game| match start {
            PlayoutStart::Deals => setup.deal(&Deal::from_seed(&of_game(game))),
            PlayoutStart::Position => *self.position(),
            PlayoutStart::View(seat) => {
                let view = self.position().view(Some(seat));
                G::redeal(&view, &mut Rng::from_text(&of_game(game)))
            }
        })
    }

    fn redeal(&self, seat: Seat, rng: &mut Rng) -> Box<RawValue> {
        let redealt = G::redeal(&self.position().view(Some(seat)), rng);
        raw(&self.playthrough.setup().state(&redealt))
    }
}
