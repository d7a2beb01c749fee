//! Prints hints to be read as a player would, and plays each out:
//! `cargo run --release -p stammtisch-games --example hints -- rotundo 4 7 20 strong:4000n medium 400` for four
//! players, the deal of seed 7 and 20 hints of `strong:4000n`. Behind each stands what the advised action brought
//! more than the second best in 400 deals that look the same to the player, when everybody plays on as `medium`,
//! with twice the standard error. Options may follow as JSON (`'{"set":"classic"}'`).

use std::error::Error;

use serde_json::Value;
use stammtisch_bots::{Bot, Coach, Estimate, Level, Player, won_by};
use stammtisch_fiches::Fiches;
use stammtisch_games::CATALOGUE;
use stammtisch_monad::Monad;
use stammtisch_rotundo::Rotundo;
use stammtisch_rules::{Deal, Lang, Position, Rng, Seat, Setup, View, Words};

/// Who advises, and how the advice is played out.
struct Advice {
    bot: Bot,
    plays_on: Bot,
    deals: u64,
    words: Words,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [
        game,
        players,
        seed,
        hints,
        bot,
        plays_on,
        deals,
        options @ ..,
    ] = args.as_slice()
    else {
        return Err("hints GAME PLAYERS SEED HINTS BOT BOT DEALS [OPTIONS]".into());
    };
    let options = serde_json::from_str(options.first().map_or("{}", String::as_str))?;
    let mut words = CATALOGUE
        .find(game)
        .ok_or("no such game")?
        .words(Lang::En, &[]);
    let players: usize = players.parse()?;
    let names = (0..players).map(|seat| format!("Bot {seat}"));
    words.address(names.collect(), None);
    let advice = Advice {
        bot: bot.parse()?,
        plays_on: plays_on.parse()?,
        deals: deals.parse()?,
        words,
    };
    let hints = hints.parse()?;
    match game.as_str() {
        "monad" => print::<Monad>(players, &options, seed, hints, &advice),
        "rotundo" => print::<Rotundo>(players, &options, seed, hints, &advice),
        "fiches" => print::<Fiches>(players, &options, seed, hints, &advice),
        _ => Err("no such game".into()),
    }
}

/// Lets `medium` play a deal, and prints what the bot advises on the way.
fn print<G: Coach>(
    players: usize,
    options: &Value,
    seed: &str,
    mut hints: usize,
    advice: &Advice,
) -> Result<(), Box<dyn Error>> {
    let setup = Setup::<G>::new(players, options).map_err(|_| "no such options")?;
    let mut position = setup.deal(&Deal::from_seed(seed));
    let mut player = Player::<G>::new(Bot::new(Level::Medium), Rng::new(1));
    while let Some(seat) = position.turn().filter(|_| hints > 0) {
        let view = position.mover();
        if advice.print_hint(&view, seat) {
            hints -= 1;
        }
        let action = player.act(&view).ok_or("nothing to do")?;
        position.apply(&action, &mut ());
    }
    Ok(())
}

impl Advice {
    /// Prints a hint; `false` where there is nothing to choose from.
    fn print_hint<G: Coach>(&self, view: &View<G>, seat: Seat) -> bool {
        let decision = Player::<G>::new(self.bot, Rng::new(1)).decide(view);
        let ranking = decision.map(|it| it.ranking).unwrap_or_default();
        let [best, second, ..] = &ranking[..] else {
            return false;
        };
        let say = |action| self.words.say(&G::action_phrase(view, action));
        println!("{}", say(&best.action));
        for reason in G::reasons(view, &best.action, Some(&second.action))
            .iter()
            .take(3)
        {
            let said = self
                .words
                .say(&G::reason_phrase(view, &best.action, reason));
            println!("    {said}");
        }
        let by = best.value - second.value;
        println!(
            "    Next best: {}, {:.1} behind",
            say(&second.action),
            100.0 * by
        );
        let found = self.compare(view, seat, &best.action, &second.action);
        println!(
            "    played out: {:+.1} (± {:.1})",
            100.0 * found.mean,
            200.0 * found.error
        );
        true
    }

    /// Returns what one action brings a seat more than another.
    fn compare<G: Coach>(
        &self,
        view: &View<G>,
        seat: Seat,
        one: &G::Action,
        other: &G::Action,
    ) -> Estimate {
        let mut rng = Rng::new(2);
        let worlds: Vec<Position<G>> = (0..self.deals).map(|_| G::redeal(view, &mut rng)).collect();
        let by = worlds
            .iter()
            .map(|world| self.result(world, one, seat) - self.result(world, other, seat));
        let by: Vec<f64> = by.collect();
        Estimate::of(by.iter().copied())
    }

    /// Returns what a seat gets of the win after an action.
    fn result<G: Coach>(&self, world: &Position<G>, action: &G::Action, seat: Seat) -> f64 {
        let mut position = *world;
        position.apply(action, &mut ());
        let mut player = Player::<G>::new(self.plays_on, Rng::new(3));
        while let Some(action) = player.act(&position.mover()) {
            position.apply(&action, &mut ());
        }
        won_by(&G::winners(position.public()))[seat]
    }
}
