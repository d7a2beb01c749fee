//! Plays the games of a schedule.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stammtisch_rules::{Deal, Events, Game, InputError, Position, Rng, Seat, Setup};

use super::{Effort, Entrant, Outcome, Programs, Schedule};
use crate::{Budget, Player, Strategy};

/// Bots that meet in a game, for whoever does not care which game it is.
pub trait Meeting: Send + Sync {
    /// Who sits where.
    fn schedule(&self) -> &Schedule;
    /// Plays one game of the schedule to its end, asking these programs.
    fn play(&self, game: u64, programs: &mut Programs) -> Result<Outcome, Failure>;
}

/// Bots that meet in this game.
#[derive(Clone, Debug)]
pub struct Fixture<G: Game> {
    setup: Setup<G>,
    entrants: Vec<Entrant>,
    schedule: Schedule,
    seed: String,
}

/// A program failed in a game: who, where and how.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The number of the one that failed.
    pub entrant: usize,
    /// The game's number.
    pub game: u64,
    /// What happened.
    pub fault: Fault,
}

/// What can be wrong with a program.
#[derive(Clone, Debug)]
pub enum Fault {
    /// It could not be started.
    Start(String),
    /// It ended, or closed its output.
    Ended(String),
    /// It did not answer in this time.
    Silent(Duration),
    /// It said this, which is no answer.
    Rubbish(String),
    /// It did something that cannot be done.
    Illegal {
        /// What it did.
        said: String,
        /// What speaks against it.
        objection: InputError,
    },
}

impl Fault {
    /// Something that is no answer, shortened to what fits into a sentence.
    pub(super) fn rubbish(said: &[u8]) -> Fault {
        Fault::Rubbish(shortened(&String::from_utf8_lossy(said)))
    }
}

fn shortened(text: &str) -> String {
    const MOST: usize = 200;
    let text = text.trim();
    match text.char_indices().nth(MOST) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Who sits at a seat.
enum Seated<'a, G: Game> {
    Bot(Player<G>),
    Program {
        command: &'a [String],
        budget: Budget,
    },
}

/// A decision, and what went into it.
struct Move<A> {
    action: A,
    searched: u64,
    /// How long it took, if there was anything to decide.
    time: Option<Duration>,
}

impl<G: Strategy> Fixture<G> {
    /// These meet in this game; deals and rng follow from the seed. `None` if they do not fill
    /// the table.
    pub fn new(setup: Setup<G>, entrants: Vec<Entrant>, seed: &str) -> Option<Fixture<G>> {
        Some(Fixture {
            schedule: Schedule::new(entrants.len(), setup.players)?,
            setup,
            entrants,
            seed: seed.to_owned(),
        })
    }

    fn seated(&self, entrant: usize, rng: &str) -> Seated<'_, G> {
        match &self.entrants[entrant] {
            Entrant::Bot(bot) => Seated::Bot(Player::new(*bot, Rng::from_text(rng))),
            Entrant::Program { command, budget } => Seated::Program {
                command,
                budget: *budget,
            },
        }
    }

    /// What a program is asked. All that it needs is in it: it has to remember nothing.
    fn request(&self, position: &Position<G>, seat: Seat, budget: Budget, seed: &str) -> Value {
        let mut listed = Vec::new();
        G::legal(&position.mover(), &mut listed);
        let actions: Vec<Value> = listed.iter().map(G::action_json).collect();
        let mut request = json!({
            "cmd": "bot",
            "seat": seat,
            "view": self.setup.view(position, Some(seat), true),
            "actions": actions,
            "seed": seed,
        });
        match budget {
            Budget::Time(time) => request["ms"] = json!(time.as_millis() as u64),
            Budget::Nodes(nodes) => request["nodes"] = json!(nodes),
        }
        request
    }
}

/// What a program does, once it is asked.
fn consult<G: Strategy>(
    position: &Position<G>,
    ask: impl FnOnce() -> Result<Value, Fault>,
) -> Result<Move<G::Action>, Fault> {
    let begun = Instant::now();
    let answer = ask()?;
    let time = begun.elapsed();
    let (true, Some(said)) = (answer["ok"] == json!(true), answer.get("action")) else {
        return Err(Fault::rubbish(answer.to_string().as_bytes()));
    };
    let illegal = |objection| Fault::Illegal {
        said: shortened(&said.to_string()),
        objection,
    };
    let action = G::read_action(position.public(), said).map_err(|why| illegal(why.into()))?;
    G::check(&position.mover(), &action).map_err(|why| illegal(why.into()))?;
    Ok(Move {
        action,
        searched: answer["searched"].as_u64().unwrap_or(0),
        time: Some(time),
    })
}

/// What a bot of ours does; `None` if it has nothing to do.
fn think<G: Strategy>(player: &mut Player<G>, position: &Position<G>) -> Option<Move<G::Action>> {
    let begun = Instant::now();
    let thought = player.think(&position.mover())?;
    let time = begun.elapsed();
    let action = thought.action()?;
    debug_assert!(G::check(&position.mover(), &action).is_ok());
    let choice = thought.ranking.len() > 1 || {
        let mut listed = Vec::new();
        G::legal(&position.mover(), &mut listed);
        listed.len() > 1
    };
    Some(Move {
        action,
        searched: thought.searched,
        time: choice.then_some(time),
    })
}

/// How a game ended, where its last event says so and there is more than one way.
fn ending<G: Game>(last: &G::Event) -> Option<String> {
    G::event_json(last)["by"].as_str().map(str::to_owned)
}

impl<G: Strategy> Meeting for Fixture<G> {
    fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    fn play(&self, game: u64, programs: &mut Programs) -> Result<Outcome, Failure> {
        let seating = self.schedule.seating(game);
        let deal = format!("{}/{}", self.seed, self.schedule.deal(game));
        let mut position = self.setup.deal(&Deal::from_seed(&deal));
        let rng = |seat: Seat| format!("{}/{game}/{seat}", self.seed);
        let mut seated: Vec<Seated<G>> = (0..self.setup.players)
            .map(|seat| self.seated(seating[seat], &rng(seat)))
            .collect();
        let mut efforts = vec![Effort::default(); self.setup.players];
        let (mut actions, mut turns) = (0, 0);
        let mut told = Events::<G>::new();
        while let Some(seat) = position.turn() {
            let entrant = seating[seat];
            let made = match &mut seated[seat] {
                Seated::Bot(player) => think(player, &position),
                Seated::Program { command, budget } => {
                    let seed = format!("{}/{actions}", rng(seat));
                    let request = self.request(&position, seat, *budget, &seed);
                    let mut ask = |patience| programs.ask(entrant, command, &request, patience);
                    let answered = consult(&position, || ask(Entrant::patience(*budget)));
                    Some(answered.map_err(|fault| Failure {
                        entrant,
                        game,
                        fault,
                    })?)
                }
            };
            let Some(made) = made else { break };
            if let Some(time) = made.time {
                efforts[seat].add(made.searched, time);
            }
            told.clear();
            position.apply(&made.action, &mut told);
            actions += 1;
            turns += u64::from(position.turn() != Some(seat));
        }
        Ok(Outcome {
            game,
            seating: seating.to_vec(),
            winners: G::winners(position.public()),
            by: told.last().and_then(|last| ending::<G>(last.full())),
            actions,
            turns,
            efforts,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stammtisch_monad::Monad;

    fn fixture(bots: &[&str]) -> Fixture<Monad> {
        let setup = Setup::new(2, &json!({})).unwrap();
        let entrants = bots.iter().map(|bot| bot.parse().unwrap()).collect();
        Fixture::new(setup, entrants, "3").unwrap()
    }

    #[test]
    fn with_node_budgets_a_game_is_played_the_same_again() {
        let fixture = fixture(&["ismcts:50n", "random"]);
        for game in 0..4 {
            let [one, two] =
                [(); 2].map(|()| fixture.play(game, &mut Programs::default()).unwrap());
            assert_eq!((one.winners, one.actions), (two.winners, two.actions));
            assert!(
                matches!(one.by.as_deref(), Some("monads" | "quiet")),
                "{:?}",
                one.by
            );
            assert_eq!(one.efforts[0].searched, two.efforts[0].searched);
            assert_eq!(one.efforts[0].decisions(), two.efforts[0].decisions());
        }
    }

    #[test]
    fn a_program_is_told_what_it_may_do_and_spend() {
        let fixture = fixture(&["random", "random"]);
        let position = fixture.setup.deal(&Deal::from_seed("1"));
        let seat = position.turn().unwrap();
        let request = fixture.request(&position, seat, Budget::ms(50), "rng");
        assert_eq!(
            request["view"],
            fixture.setup.view(&position, Some(seat), true)
        );
        assert!(!request["actions"].as_array().unwrap().is_empty());
        assert_eq!(
            (&request["ms"], &request["seed"]),
            (&json!(50), &json!("rng"))
        );
        let request = fixture.request(&position, seat, Budget::Nodes(9), "rng");
        assert_eq!(
            (&request["ms"], &request["nodes"]),
            (&Value::Null, &json!(9))
        );
    }

    #[test]
    fn only_an_action_that_the_rules_allow_is_taken() {
        let fixture = fixture(&["random", "random"]);
        let position = fixture.setup.deal(&Deal::from_seed("1"));
        let answer = |answer: Value| consult::<Monad>(&position, || Ok(answer));
        let mut listed = Vec::new();
        Monad::legal(&position.mover(), &mut listed);
        for action in &listed {
            let action = Monad::action_json(action);
            let made = answer(json!({"ok": true, "action": action, "searched": 5, "more": 1}));
            assert!(made.is_ok_and(|made| made.searched == 5));
        }
        for rubbish in [
            json!({"action": {"do": "pass"}}),
            json!({"ok": true}),
            json!(7),
        ] {
            assert!(matches!(answer(rubbish), Err(Fault::Rubbish(_))));
        }
        for illegal in [
            json!({"do": "leap", "give": ["g5"]}),
            json!({"do": "win"}),
            json!(null),
        ] {
            let made = answer(json!({"ok": true, "action": illegal}));
            assert!(matches!(made, Err(Fault::Illegal { .. })));
        }
    }
}
