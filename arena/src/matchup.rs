//! Plays the games of a schedule.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use stammtisch_bots::Budget;
use stammtisch_engine::{ActionInput, AnyGame, AnyPlaythrough, BotPlayer, DealFrom};
use stammtisch_rules::{InputError, Rng, Seat};

use crate::{Effort, Entrant, Outcome, PlayedGame, Programs, Schedule};

/// Bots that play a game against each other.
pub struct Matchup {
    game: &'static dyn AnyGame,
    players: usize,
    options: Value,
    entrants: Vec<Entrant>,
    schedule: Schedule,
    seed: String,
    records: bool,
}

/// A program failed in a game: who, where and how.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The number of the one that failed.
    pub entrant: usize,
    /// The game's number.
    pub game: u64,
    /// What happened.
    pub fault: ProgramFault,
}

/// What can be wrong with a program.
#[derive(Clone, Debug)]
pub enum ProgramFault {
    /// It could not be started.
    Start(String),
    /// It ended, or closed its output.
    Ended(String),
    /// It did not answer in this time.
    TimedOut(Duration),
    /// It wrote this, which is no answer.
    NoAnswer(String),
    /// It chose an action that the rules do not allow.
    Illegal {
        /// What it wrote.
        action: String,
        /// Why it was not accepted.
        error: InputError,
    },
}

impl ProgramFault {
    /// Something that is no answer, shortened to what fits into a sentence.
    pub(crate) fn no_answer(written: &[u8]) -> ProgramFault {
        ProgramFault::NoAnswer(shortened(&String::from_utf8_lossy(written)))
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
enum Seated<'a> {
    Bot(BotPlayer),
    Program {
        command: &'a [String],
        budget: Budget,
    },
}

/// What went into a decision.
struct Spent {
    searched: u64,
    /// How long it took, if there was anything to decide.
    time: Option<Duration>,
}

impl Matchup {
    /// Seats these entrants by a schedule; deals and generators follow from the seed. `None` if they
    /// do not fill the table.
    ///
    /// # Errors
    /// If the game cannot be played so.
    pub fn new(
        game: &'static dyn AnyGame,
        players: usize,
        options: Value,
        entrants: Vec<Entrant>,
        seed: &str,
    ) -> Result<Option<Matchup>, InputError> {
        let dealt = game.deal(game.version(), players, &options, DealFrom::Seed(seed))?;
        let schedule = Schedule::new(entrants.len(), players, |one, other| {
            dealt.same_side(one, other)
        });
        Ok(schedule.map(|schedule| Matchup {
            game,
            players,
            options,
            entrants,
            schedule,
            seed: seed.to_owned(),
            records: false,
        }))
    }

    /// The same, with a record of each game if they are wanted.
    pub fn with_records(self, records: bool) -> Matchup {
        Matchup { records, ..self }
    }

    /// Who sits where.
    pub fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// Plays one game of the schedule to its end, asking these programs.
    ///
    /// # Errors
    /// If a program fails.
    pub fn play(&self, game: u64, programs: &mut Programs) -> Result<PlayedGame, Failure> {
        let seating = self.schedule.seating(game);
        let mut playthrough = self.deal(game);
        let seed_of = |seat: Seat| format!("{}/{game}/{seat}", self.seed);
        let mut seated: Vec<Seated> = (0..self.players)
            .map(|seat| self.seat(playthrough.as_ref(), seating[seat], &seed_of(seat)))
            .collect();
        let mut efforts = vec![Effort::default(); self.players];
        let mut turns = 0;
        while let Some(seat) = playthrough.turn() {
            let spent = match &mut seated[seat] {
                Seated::Bot(player) => bot_step(playthrough.as_mut(), player),
                Seated::Program { command, budget } => {
                    let entrant = seating[seat];
                    let seed = format!("{}/{}", seed_of(seat), playthrough.steps());
                    let request = request(playthrough.as_ref(), seat, *budget, &seed);
                    let patience = Entrant::patience(*budget);
                    let ask = || programs.ask(entrant, command, &request, patience);
                    let spent = program_step(playthrough.as_mut(), ask);
                    Some(spent.map_err(|fault| Failure {
                        entrant,
                        game,
                        fault,
                    })?)
                }
            };
            let Some(spent) = spent else { break };
            if let Some(time) = spent.time {
                efforts[seat].add(spent.searched, time);
            }
            turns += u64::from(playthrough.turn() != Some(seat));
        }
        let outcome = Outcome {
            game,
            seating,
            winners: playthrough.winners(),
            by: playthrough.ending().map(str::to_owned),
            actions: playthrough.steps() as u64,
            turns,
            efforts,
            scores: playthrough.scores(),
        };
        Ok(PlayedGame {
            outcome,
            record: self.records.then(|| playthrough.record()),
        })
    }

    fn deal(&self, game: u64) -> Box<dyn AnyPlaythrough> {
        let seed = format!("{}/{}", self.seed, self.schedule.deal(game));
        let (game, from) = (self.game, DealFrom::Seed(&seed));
        let dealt = game.deal(game.version(), self.players, &self.options, from);
        dealt.expect("the options were checked")
    }

    fn seat(&self, playthrough: &dyn AnyPlaythrough, entrant: usize, seed: &str) -> Seated<'_> {
        match &self.entrants[entrant] {
            Entrant::Bot(bot) => Seated::Bot(playthrough.bot_player(*bot, Rng::from_text(seed))),
            Entrant::Program { command, budget } => Seated::Program {
                command,
                budget: *budget,
            },
        }
    }
}

/// What a program is asked. It holds all that a program needs to know, so that it has to remember
/// nothing.
fn request(playthrough: &dyn AnyPlaythrough, seat: Seat, budget: Budget, seed: &str) -> Value {
    let actions: Option<Value> = serde_json::from_str(&playthrough.legal().json).ok();
    let mut request = json!({
        "cmd": "bot",
        "seat": seat,
        "view": playthrough.view_with_known(Some(seat)),
        "actions": actions,
        "seed": seed,
    });
    match budget {
        Budget::Time(time) => request["ms"] = json!(time.as_millis() as u64),
        Budget::Nodes(nodes) => request["nodes"] = json!(nodes),
    }
    request
}

/// Carries out what a program answers.
fn program_step(
    playthrough: &mut dyn AnyPlaythrough,
    ask: impl FnOnce() -> Result<Value, ProgramFault>,
) -> Result<Spent, ProgramFault> {
    let began = Instant::now();
    let answer = ask()?;
    let time = began.elapsed();
    let (true, Some(action)) = (answer["ok"] == json!(true), answer.get("action")) else {
        return Err(ProgramFault::no_answer(answer.to_string().as_bytes()));
    };
    let applied = playthrough.apply(ActionInput::Json(action));
    applied.map_err(|error| ProgramFault::Illegal {
        action: shortened(&action.to_string()),
        error,
    })?;
    Ok(Spent {
        searched: answer["searched"].as_u64().unwrap_or(0),
        time: Some(time),
    })
}

/// Lets a bot of ours act; `None` if it has nothing to do.
fn bot_step(playthrough: &mut dyn AnyPlaythrough, player: &mut BotPlayer) -> Option<Spent> {
    let step = playthrough.bot_step(player)?;
    Some(Spent {
        searched: step.searched,
        time: step.had_choice.then_some(step.time),
    })
}

#[cfg(test)]
mod tests {
    use stammtisch_engine::Erased;
    use stammtisch_toy::Toy;

    use super::*;

    fn matchup(bots: &[&str]) -> Matchup {
        let entrants = bots.iter().map(|bot| bot.parse().unwrap()).collect();
        let matchup = Matchup::new(Erased::<Toy>::GAME, 2, json!({}), entrants, "3");
        matchup.unwrap().unwrap()
    }

    #[test]
    fn with_node_budgets_a_game_is_played_the_same_again() {
        let matchup = matchup(&["ismcts:50n", "random"]).with_records(true);
        for game in 0..4 {
            let [one, two] =
                [(); 2].map(|()| matchup.play(game, &mut Programs::default()).unwrap());
            assert_eq!(one.record, two.record);
            let replayed = Erased::<Toy>::GAME.read_record(&one.record.unwrap());
            assert_eq!(replayed.unwrap().scores(), one.outcome.scores);
            let [one, two] = [one.outcome, two.outcome];
            assert_eq!((one.winners, one.actions), (two.winners, two.actions));
            assert_eq!(one.efforts[0].searched, two.efforts[0].searched);
            assert_eq!(one.efforts[0].decisions(), two.efforts[0].decisions());
        }
    }

    #[test]
    fn a_table_that_cannot_be_filled_or_dealt_is_refused() {
        let one = vec!["random".parse().unwrap()];
        let lonely = Matchup::new(Erased::<Toy>::GAME, 2, json!({}), one.clone(), "3");
        assert!(lonely.is_ok_and(|matchup| matchup.is_none()));
        let options = json!({"cards": 99});
        assert!(Matchup::new(Erased::<Toy>::GAME, 2, options, one, "3").is_err());
    }

    #[test]
    fn a_program_is_told_what_it_may_do_and_spend() {
        let playthrough = matchup(&["random", "random"]).deal(0);
        let seat = playthrough.turn().unwrap();
        let timed = request(playthrough.as_ref(), seat, Budget::ms(50), "a seed");
        let view = json!(playthrough.view_with_known(Some(seat)));
        assert_eq!(timed["view"], view);
        assert!(!timed["actions"].as_array().unwrap().is_empty());
        assert_eq!(
            (&timed["ms"], &timed["seed"]),
            (&json!(50), &json!("a seed"))
        );
        let counted = request(playthrough.as_ref(), seat, Budget::Nodes(9), "a seed");
        assert_eq!(
            (&counted["ms"], &counted["nodes"]),
            (&Value::Null, &json!(9))
        );
    }

    #[test]
    fn only_an_action_that_the_rules_allow_is_taken() {
        let matchup = matchup(&["random", "random"]);
        let answer = |answer: Value| program_step(matchup.deal(0).as_mut(), || Ok(answer));
        let legal: Vec<Value> = serde_json::from_str(&matchup.deal(0).legal().json).unwrap();
        for action in legal {
            let spent = answer(json!({"ok": true, "action": action, "searched": 5, "more": 1}));
            assert!(spent.is_ok_and(|spent| spent.searched == 5));
        }
        for other in [
            json!({"action": {"do": "draw"}}),
            json!({"ok": true}),
            json!(7),
        ] {
            assert!(matches!(answer(other), Err(ProgramFault::NoAnswer(_))));
        }
        for illegal in [json!({"do": "pass"}), json!({"do": "win"}), json!(null)] {
            let spent = answer(json!({"ok": true, "action": illegal}));
            assert!(matches!(spent, Err(ProgramFault::Illegal { .. })));
        }
    }
}
