//! Prints hints to be read as a player would, and plays each out:
//! `cargo run --release -p stammtisch-games --example hints -- rotundo 4 7 20 strong:4000n medium 400` for four
//! players, the deal of seed 7 and 20 hints of `strong:4000n`. Behind each stands what the advised action brought
//! more than the second best in 400 deals that look the same to the player, when everybody plays on as `medium`,
//! with twice the standard error, and as the game's own play-outs have it in the same deals. The averages of all
//! hints stand at the end. Options may follow as JSON (`'{"set":"classic"}'`). `WORDS=de` in the environment says them
//! in another language.

use std::error::Error;

use serde_json::Value;
use stammtisch_bots::{Bot, Coach, Estimate, Level, Player, won_by};
use stammtisch_engine::hint;
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

/// How far the advised action is ahead of the second best.
struct Lead {
    claimed: f64,
    by_play_outs: f64,
    played_out: f64,
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
    let lang = std::env::var("WORDS").map_or(Some(Lang::En), |code| Lang::from_code(&code));
    let mut words = CATALOGUE
        .find(game)
        .ok_or("no such game")?
        .words(lang.ok_or("no such language")?, &[]);
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
    let mut leads = Vec::new();
    while let Some(seat) = position.turn().filter(|_| hints > 0) {
        let view = position.mover();
        if let Some(lead) = advice.print_hint(&view, seat) {
            leads.push(lead);
            hints -= 1;
        }
        let action = player.act(&view).ok_or("nothing to do")?;
        position.apply(&action, &mut ());
    }
    let mean = |of: fn(&Lead) -> f64| Estimate::of(leads.iter().map(of)).mean * 100.0;
    println!(
        "{} hints claim {:.1}, bring {:+.1} by play-outs and {:+.1} played out",
        leads.len(),
        mean(|it| it.claimed),
        mean(|it| it.by_play_outs),
        mean(|it| it.played_out)
    );
    Ok(())
}

impl Advice {
    /// Prints a hint; `None` where there is nothing to choose from.
    fn print_hint<G: Coach>(&self, view: &View<G>, seat: Seat) -> Option<Lead> {
        let hint = hint::<G>(view, self.bot, Rng::new(1))?;
        let (second, by) = hint.second.as_ref()?;
        println!("{}", self.words.say(&hint.action.phrase));
        for sentence in &hint.why {
            println!("    {}", self.words.say(sentence));
        }
        println!("    claimed: {:+.1}", 100.0 * by);
        let mut listed = Vec::new();
        G::legal(view, &mut listed);
        let both = [&listed[hint.action.listed], &listed[second.listed]];
        let worlds = self.worlds(view);
        let by_play_outs = by_play_outs(&worlds, both, seat);
        let played_out = self.played_out(&worlds, both, seat);
        for (how, lead) in [("by play-outs", by_play_outs), ("played out", played_out)] {
            let (mean, error) = (100.0 * lead.mean, 200.0 * lead.error);
            println!("    {how}: {mean:+.1} (± {error:.1})");
        }
        Some(Lead {
            claimed: *by,
            by_play_outs: by_play_outs.mean,
            played_out: played_out.mean,
        })
    }

    /// Returns deals that look the same to the player.
    fn worlds<G: Coach>(&self, view: &View<G>) -> Vec<Position<G>> {
        let mut rng = Rng::new(2);
        (0..self.deals).map(|_| G::redeal(view, &mut rng)).collect()
    }

    /// Returns what the first action brings a seat more than the second.
    fn played_out<G: Coach>(
        &self,
        worlds: &[Position<G>],
        actions: [&G::Action; 2],
        seat: Seat,
    ) -> Estimate {
        let [one, other] = actions.map(|action| {
            let results = worlds.iter().map(|world| self.result(world, action, seat));
            results.collect::<Vec<f64>>()
        });
        Estimate::of(one.iter().zip(&other).map(|(one, other)| one - other))
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

/// Returns what the first action brings a seat more than the second, by the play-outs of the analysis.
fn by_play_outs<G: Coach>(
    worlds: &[Position<G>],
    actions: [&G::Action; 2],
    seat: Seat,
) -> Estimate {
    let [one, other] = actions.map(|action| {
        let mut worlds = worlds.to_vec();
        for world in &mut worlds {
            world.apply(action, &mut ());
        }
        G::play_out(&worlds, 0)
    });
    Estimate::of(
        one.iter()
            .zip(&other)
            .map(|(one, other)| one[seat] - other[seat]),
    )
}
