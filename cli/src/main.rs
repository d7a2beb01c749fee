//! The program `stammtisch`.

use std::fs;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use serde_json::{Map, Value};
use stammtisch::admin::{self, Chore};
use stammtisch::arena::{self, MatchSettings};
use stammtisch::client_words;
use stammtisch::keep;
use stammtisch::play::{self, Occupant, PlaySettings, choose_game};
use stammtisch::serve::{self, DataArgs, ServeArgs};
use stammtisch::{TEXTS, replay};
use stammtisch_bots::Level;
use stammtisch_engine::{AnyGame, Engine};
use stammtisch_games::CATALOGUE;
use stammtisch_rules::{Lang, Phrase, Record, Words};

/// A table for card and tile games, with friends or against bots.
#[derive(Parser)]
#[command(version, about)]
struct Args {
    /// The language: en, de or nl. Default: that of your environment.
    #[arg(long, global = true, value_parser = parse_lang)]
    lang: Option<Lang>,
    #[command(flatten)]
    serve: ServeArgs,
    #[command(subcommand)]
    command: Option<CliCommand>,
}

#[derive(Subcommand)]
enum CliCommand {
    /// Start the server. Without a command, the program does this.
    Serve(ServeArgs),
    /// Back up a server’s data. The server may be running.
    Backup {
        /// The backup to write. It must not exist yet.
        file: PathBuf,
        #[command(flatten)]
        data: DataArgs,
    },
    /// Export a server’s data as JSON, one change per line.
    Export {
        /// The file to write. It must not exist yet.
        file: PathBuf,
        #[command(flatten)]
        data: DataArgs,
    },
    /// Import an export into an empty data folder.
    Import {
        /// The exported file.
        file: PathBuf,
        #[command(flatten)]
        data: DataArgs,
    },
    /// Manage a server’s tables, guests, reports and bans. The server may be running.
    Admin {
        #[command(flatten)]
        data: DataArgs,
        #[command(subcommand)]
        chore: Chore,
    },
    /// Check the shuffle and every move of a game from a server.
    Verify {
        /// The game’s record, or `-` for standard input.
        file: PathBuf,
    },
    /// Speak the engine protocol: one JSON request per line on standard input, one answer per line.
    Engine {
        /// The bot level for requests about a view that name none.
        #[arg(long, default_value = "medium", value_parser = parse_level)]
        level: Level,
    },
    /// Play in the terminal, in plain lines.
    Play(PlayArgs),
    /// Let bots play many games against each other, and report the results.
    Arena(ArenaArgs),
    /// Retell a recorded game move by move, and check every move.
    Replay {
        /// The game’s record, or `-` for standard input.
        file: PathBuf,
    },
    /// Print a game’s rule book, or one rule of it.
    Rules {
        /// The game.
        game: String,
        /// A rule (M7.2) or a chapter (M7).
        clause: Option<String>,
    },
    /// Print the browser client’s messages in a language, as JSON. For translators.
    Words {
        /// The language’s code.
        language: String,
        /// Print only the names of missing messages, one per line.
        #[arg(long)]
        missing: bool,
    },
}

#[derive(clap::Args)]
struct PlayArgs {
    /// The game. Left out, the program asks.
    game: Option<String>,
    /// How many players.
    #[arg(long)]
    players: Option<usize>,
    /// Who sits where, seat by seat: `me` or a bot level, separated by commas.
    #[arg(long, value_delimiter = ',', value_parser = parse_occupant)]
    seats: Vec<Occupant>,
    /// A game option, `name=value`, or `name=@file` to read it from a JSON file. Repeat it for more.
    #[arg(long = "option", value_parser = parse_option)]
    options: Vec<(String, Value)>,
    /// The seed of the deal. Default: a new one, which is shown.
    #[arg(long)]
    seed: Option<String>,
    /// Save the game in this file after every move.
    #[arg(long)]
    record: Option<PathBuf>,
    /// Continue the game in this file (and save it there, unless you use --record).
    #[arg(long, conflicts_with_all = ["game", "players", "options", "seed"])]
    resume: Option<PathBuf>,
}

#[derive(clap::Args)]
struct ArenaArgs {
    /// The game.
    #[arg(long)]
    game: String,
    /// How many players at a table. Default: one for each bot.
    #[arg(long)]
    players: Option<usize>,
    /// The bots, separated by commas: levels, with a budget for those that search (strong:50ms,
    /// ismcts:4000n), or ext:COMMAND@50ms for a program. With more bots than seats, every
    /// combination plays.
    #[arg(long, value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// How many games, rounded up to whole deals.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// The seed of deals and bots.
    #[arg(long, default_value = "1")]
    seed: String,
    /// A game option, `name=value` or `name=@file`. Repeat it for more.
    #[arg(long = "option", value_parser = parse_option)]
    options: Vec<(String, Value)>,
    /// How many games run at a time. Default: one per core.
    #[arg(long)]
    threads: Option<usize>,
    /// The folder for games, results and report. Default: one below arena/.
    #[arg(long)]
    out: Option<PathBuf>,
    /// Delete the games in the folder first.
    #[arg(long)]
    fresh: bool,
    /// Stop as soon as it’s clear which of two shares of wins the first bot has: 0.50,0.55.
    #[arg(long)]
    sprt: Option<String>,
    /// How many games to play before stopping early.
    #[arg(long, default_value_t = 100, requires = "sprt")]
    at_least: u64,
}

fn parse_lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).ok_or_else(|| "choose en, de or nl".to_owned())
}

fn parse_level(name: &str) -> Result<Level, String> {
    Level::from_name(name)
        .ok_or_else(|| format!("choose one of {}", Level::ALL.map(Level::name).join(", ")))
}

fn parse_occupant(word: &str) -> Result<Occupant, String> {
    Occupant::from_word(word)
        .ok_or_else(|| format!("choose one of {}", Occupant::words().join(", ")))
}

fn parse_option(text: &str) -> Result<(String, Value), String> {
    let (name, value) = text.split_once('=').ok_or("write it as name=value")?;
    let value = match value.strip_prefix('@') {
        Some(file) => {
            let text = fs::read_to_string(file).map_err(|why| format!("{file}: {why}"))?;
            serde_json::from_str(&text).map_err(|why| format!("{file}: {why}"))?
        }
        // Numbers, true and false are JSON; anything else is a word.
        None => serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned())),
    };
    Ok((name.to_owned(), value))
}

/// The language of the environment.
fn lang_of_environment() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::from_code(&value))
        .unwrap_or_default()
}

/// What went wrong, in a sentence for the user.
struct Failure(String);

impl From<io::Error> for Failure {
    fn from(why: io::Error) -> Failure {
        // A reader that has gone away is no failure: there is nobody left to tell.
        if why.kind() == io::ErrorKind::BrokenPipe {
            std::process::exit(0);
        }
        Failure(why.to_string())
    }
}

/// With the system's allocator a busy server needs a quarter more processor time a move: what one thread
/// writes, another one sends and frees (docs/benchmarks.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = Args::parse();
    match run(args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(why)) => {
            // If even standard error is gone, the exit code has to do.
            writeln!(io::stderr(), "{why}").ok();
            ExitCode::FAILURE
        }
    }
}

fn run(args: Args) -> Result<(), Failure> {
    let lang = args.lang.unwrap_or_else(lang_of_environment);
    let own = Words::new(lang, &[TEXTS]);
    match args.command {
        Some(CliCommand::Engine { level }) => {
            // A program reads the answers: English unless it asks otherwise.
            let engine = Engine::new(CATALOGUE, &[], args.lang.unwrap_or_default());
            let mut engine = engine.with_level(level);
            engine.run(io::stdin().lock(), io::stdout().lock())?;
            Ok(())
        }
        Some(CliCommand::Rules { game, clause }) => rules(&own, &game, clause.as_deref()),
        Some(CliCommand::Words { language, missing }) => {
            let words = client_words::words(&language, missing);
            tell(&words.map_err(|why| Failure(own.say(&why)))?)
        }
        Some(CliCommand::Replay { file }) => retell(&own, &file),
        Some(CliCommand::Play(args)) => play_in_terminal(&own, args),
        Some(CliCommand::Arena(args)) => run_arena(&own, args),
        Some(CliCommand::Backup { file, data }) => tell(&keep::backup(&own, &data, &file)?),
        Some(CliCommand::Export { file, data }) => tell(&keep::export(&own, &data, &file)?),
        Some(CliCommand::Import { file, data }) => tell(&keep::import(&own, &data, &file)?),
        Some(CliCommand::Admin { data, chore }) => tell(&admin::run(&data, chore)?),
        Some(CliCommand::Verify { file }) => verify(&own, &file),
        Some(CliCommand::Serve(args)) => Ok(serve::serve(&own, args)?),
        None => Ok(serve::serve(&own, args.serve)?),
    }
}

fn play_in_terminal(own: &Words, args: PlayArgs) -> Result<(), Failure> {
    if let Some(file) = args.resume {
        let saved = read_json(own, &file)?;
        let game = find(own, game_of(own, &saved)?)?;
        let settings = PlaySettings {
            seats: args.seats,
            resume: Some(saved),
            record: args.record.or(Some(file)),
            ..PlaySettings::default()
        };
        return play(own, Some(game), settings);
    }
    let settings = PlaySettings {
        players: args.players,
        seats: args.seats,
        options: Value::Object(args.options.into_iter().collect::<Map<_, _>>()),
        seed: match args.seed {
            Some(seed) => seed,
            None => fresh_seed()?,
        },
        record: args.record,
        resume: None,
    };
    let game = args.game.map(|name| find(own, &name)).transpose()?;
    play(own, game, settings)
}

/// Plays a game, which the player chooses if none is given.
fn play(
    own: &Words,
    game: Option<&'static dyn AnyGame>,
    mut settings: PlaySettings,
) -> Result<(), Failure> {
    let (mut input, mut out) = (io::stdin().lock(), io::stdout().lock());
    let game = match game {
        Some(game) => Some(game),
        None => choose_game(CATALOGUE, own, &mut settings, &mut input, &mut out)?,
    };
    let Some(game) = game else { return Ok(()) };
    let words = words_of(game, own);
    let played = play::play(game, &settings, words.clone(), &mut input, &mut out)?;
    played.map_err(|said| Failure(words.say(&said)))
}

fn run_arena(own: &Words, args: ArenaArgs) -> Result<(), Failure> {
    let game = find(own, &args.game)?;
    let settings = MatchSettings {
        players: args.players.unwrap_or(args.bots.len()),
        game: args.game,
        bots: args.bots,
        options: Value::Object(args.options.into_iter().collect::<Map<_, _>>()),
        seed: args.seed,
        games: args.games,
        threads: args.threads,
        out: args.out,
        fresh: args.fresh,
        sprt: args.sprt,
        at_least: args.at_least,
    };
    let words = words_of(game, own);
    let told = arena::run(&settings, game, &words).map_err(|said| Failure(words.say(&said)))?;
    writeln!(io::stdout(), "{told}")?;
    Ok(())
}

/// The language with the messages of a game and our own.
fn words_of(game: &dyn AnyGame, own: &Words) -> Words {
    game.words(own.lang(), &[TEXTS, stammtisch_table::TEXTS])
}

/// The game that a record is of.
fn game_of<'a>(own: &Words, record: &'a Value) -> Result<&'a str, Failure> {
    Record::game(record).map_err(|why| Failure(own.say(&why.0)))
}

fn rules(own: &Words, game: &str, clause: Option<&str>) -> Result<(), Failure> {
    let book = find(own, game)?.book();
    let text = match clause {
        None => book.text(own.lang()).trim_end(),
        Some(clause) => book.section(own.lang(), clause).ok_or_else(|| {
            Failure(own.say(&Phrase::new("rules-no-clause").text("clause", clause)))
        })?,
    };
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "{text}")?;
    out.flush()?;
    Ok(())
}

fn retell(own: &Words, file: &Path) -> Result<(), Failure> {
    let record = read_json(own, file)?;
    let game = find(own, game_of(own, &record)?)?;
    let words = words_of(game, own);
    let playthrough = game.read_record(&record);
    let playthrough = playthrough.map_err(|error| Failure(words.say(&error.said())))?;
    let mut out = BufWriter::new(io::stdout().lock());
    replay::retell(game, playthrough.as_ref(), &words, &mut out)?;
    out.flush()?;
    Ok(())
}

fn tell(said: &str) -> Result<(), Failure> {
    writeln!(io::stdout(), "{said}")?;
    Ok(())
}

fn verify(own: &Words, file: &Path) -> Result<(), Failure> {
    let record = read_json(own, file)?;
    let game = find(own, game_of(own, &record)?)?;
    let words = words_of(game, own);
    let verified = stammtisch_table::verify(game, &record);
    verified.map_err(|error| Failure(words.say(&error.said())))?;
    let broken = record["shuffle"]["broken"].as_u64();
    tell(&own.say(&match broken {
        Some(broken) => Phrase::new("verify-sound").number("broken", broken as i64),
        None => Phrase::new("verify-sound-first"),
    }))
}

fn read_json(own: &Words, file: &Path) -> Result<Value, Failure> {
    let mut text = String::new();
    let read = if file == Path::new("-") {
        BufReader::new(io::stdin().lock()).read_to_string(&mut text)
    } else {
        fs::File::open(file).and_then(|mut file| file.read_to_string(&mut text))
    };
    let name = file.display().to_string();
    let failed = |why: String| {
        Failure(
            own.say(
                &Phrase::new("file-unreadable")
                    .text("file", &name)
                    .text("why", &why),
            ),
        )
    };
    read.map_err(|why| failed(why.to_string()))?;
    serde_json::from_str(&text).map_err(|why| failed(why.to_string()))
}

fn find(own: &Words, name: &str) -> Result<&'static dyn AnyGame, Failure> {
    CATALOGUE.find(name).ok_or_else(|| {
        let names: Vec<&str> = CATALOGUE.names().collect();
        let said = Phrase::new("no-such-game")
            .text("game", name)
            .text("games", &names.join(", "));
        Failure(own.say(&said))
    })
}

/// A seed that nobody has seen, short enough to write down.
fn fresh_seed() -> Result<String, Failure> {
    let number = getrandom::u64().map_err(|why| Failure(why.to_string()))?;
    Ok(format!("{number:016x}"))
}
