//! Writes what the games say in seeded random play, as messages with their facts: what happens, what is refused, what
//! bots advise, what the terminal shows. `cargo xtask texts` makes its page from it, and the check of texts reads it.
//! `cargo run -p stammtisch-games --example text_facts -- SEED GAMES > FILE`.

mod collect;
mod slips;

use std::error::Error;

use serde_json::json;
use stammtisch_games::CATALOGUE;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let seed: u64 = args.first().map_or(Ok(1), |seed| seed.parse())?;
    let games: u64 = args.get(1).map_or(Ok(12), |games| games.parse())?;
    let mut said = collect::Said::default();
    for game in CATALOGUE.games() {
        collect::play(game, seed, games, &mut said)?;
    }
    println!(
        "{}",
        json!({"seed": seed, "games": games, "said": said.into_json()})
    );
    Ok(())
}
