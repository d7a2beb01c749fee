//! The one implementation of [`AnyPlaythrough`]: a typed playthrough behind it.

use std::time::Instant;

use serde_json::{Map, Value, json};
use stammtisch_bots::{Bot, Coach, Effort, Player, even, won_by};
use stammtisch_rules::{
    Deal, Events, Game, InputError, ParseError, PerViewer, Phrase, Playthrough, Position, Record,
    Refusal, Rng, Seat, ViewPhrases, Words,
};

use crate::any_playthrough::{
    ActionInput, ActionText, AnyPlaythrough, BotJob, BotStep, Checked, Event, HintJob, Legal,
    ReviewJob, Viewpoint,
};
use crate::bot_player::BotPlayer;
use crate::hint::{Hint, hint};
use crate::playout::{Tally, playout};
use crate::review::{review, sides, sum_of};

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

    fn seen(&self, position: &Position<G>, viewer: Option<Seat>) -> Value {
        let setup = self.playthrough.setup();
        setup.view(position, viewer, self.shows_known())
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
        let was_committed = self.playthrough.committed();
        let events = self.playthrough.apply(action)?;
        self.remember(was_committed, events);
        Ok(())
    }
}

fn seen_from<G: Game>(event: &PerViewer<G::Event>, viewpoint: Viewpoint) -> &G::Event {
    match viewpoint {
        Viewpoint::Seat(seat) => event.for_viewer(Some(seat)),
        Viewpoint::Spectator => event.for_viewer(None),
        Viewpoint::All => event.full(),
    }
}

impl<G: Coach> AnyPlaythrough for ErasedPlaythrough<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn players(&self) -> usize {
        self.playthrough.setup().players
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
            text: action.to_string(),
            gain: G::gain(&view, &action),
        })
    }

    fn apply(&mut self, action: ActionInput) -> Result<(), InputError> {
        let action = self.read(action)?;
        Ok(self.carry_out(&action)?)
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

    fn events(&self, step: usize, viewpoint: Viewpoint) -> Vec<Event> {
        let events = self.events_of(step).unwrap_or_default();
        let seen = events.iter().map(|event| seen_from::<G>(event, viewpoint));
        seen.map(|event| Event {
            json: G::event_json(event),
            said: G::event_phrase(event),
            step,
        })
        .collect()
    }

    fn state(&self) -> Value {
        self.playthrough.setup().state(self.position())
    }

    fn view_with_known(&self, viewer: Option<Seat>) -> Value {
        let setup = self.playthrough.setup();
        setup.view(self.position(), viewer, true)
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        self.seen(self.position_for(viewer), viewer)
    }

    fn view_after(&self, steps: usize, viewpoint: Viewpoint) -> Option<Value> {
        let position = self.playthrough.after(steps)?;
        let view = |viewer| self.seen(position, viewer);
        let turn = position.turn();
        let mut shown = json!({"step": steps, "turn": turn, "over": turn.is_none()});
        shown["view"] = match viewpoint {
            Viewpoint::Seat(seat) if seat >= self.players() => return None,
            Viewpoint::Seat(seat) => view(Some(seat)),
            Viewpoint::Spectator | Viewpoint::All => view(None),
        };
        if viewpoint == Viewpoint::All {
            shown["views"] = (0..self.players()).map(|seat| view(Some(seat))).collect();
        }
        Some(shown)
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
            let events = self.events(at + 1, Viewpoint::All);
            let text = G::action_phrase(&before.mover(), action);
            let sentences = events.iter().map(|event| words.say(&event.said));
            Some(json!({
                "seat": before.turn(),
                "action": G::action_json(action),
                "text": words.say(&text),
                "sentences": sentences.collect::<Vec<_>>(),
                "events": events.iter().map(|event| &event.json).collect::<Vec<_>>(),
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
        let mut json = String::from("[");
        for (at, action) in actions.iter().enumerate() {
            if at > 0 {
                json.push(',');
            }
            G::write_action(action, &mut json);
        }
        json.push(']');
        Legal { json, complete }
    }

    fn legal_within(&self, bytes: usize) -> (Vec<Value>, bool) {
        let mut actions = Vec::new();
        let complete = G::legal(&self.position().mover(), &mut actions);
        let mut left = bytes;
        // A short action always finds room: drawing and passing come last, and are short.
        let fits = |action: &Value| {
            let rest = left.checked_sub(action.to_string().len());
            left = rest.unwrap_or(left);
            rest.is_some()
        };
        let all = actions.len();
        let shown: Vec<Value> = actions.iter().map(G::action_json).filter(fits).collect();
        let complete = complete && shown.len() == all;
        (shown, complete)
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
        Some((value, action.as_ref().map_or(Value::Null, G::action_json)))
    }

    fn bot_job(&self, bot: Bot, mut rng: Rng) -> BotJob {
        let position = self.redealt(&mut rng);
        Box::new(move || {
            let action = Player::<G>::new(bot, rng).act(&position.mover())?;
            Some(action.to_string())
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

    fn action_after(&self, steps: usize, text: &str) -> Option<(Value, Phrase)> {
        let action: G::Action = text.parse().ok()?;
        let view = self.playthrough.after(steps)?.mover();
        let phrase = G::action_phrase(&view, &action);
        Some((G::action_json(&action), phrase))
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

    fn playout(&self, bot: Bot, seed: &str, games: u64) -> Tally {
        playout(self.playthrough.setup(), bot, seed, games)
    }
}
