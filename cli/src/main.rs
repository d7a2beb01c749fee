//! The program `stammtisch`.

use std::fs;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::process::ExitCode;

use serde_json::{Map, Value};
use stammtisch::arena::{self, MatchSettings};
use stammtisch::args::{self, ArenaArgs, Args, CliCommand, PlayArgs, ServeArgs};
use stammtisch::doctor::{self, Verdict};
use stammtisch::failure::{FAILED, Failure, INTERRUPTED, WRONG_SETTINGS};
use stammtisch::play::{self, PlaySettings, choose_game};
use stammtisch::{TEXTS, admin, client_words, config, keep, manual, migrate, replay, serve};
use stammtisch_engine::{AnyGame, Engine};
use stammtisch_games::CATALOGUE;
use stammtisch_rules::{Lang, Phrase, Record, Words, without_pictures};

/// The language of the environment.
fn lang_of_environment() -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty())
        .and_then(|value| Lang::from_code(&value))
        .unwrap_or_default()
}

/// With the system's allocator a busy server needs a quarter more processor time a move: what one thread
/// writes, another one sends and frees (docs/benchmarks.md).
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match read_args().and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { code, why }) => {
            if !why.is_empty() {
                // If even standard error is gone, the exit code has to do.
                writeln!(io::stderr(), "{why}").ok();
            }
            ExitCode::from(code)
        }
    }
}

/// Reads the configuration file, then the command line; what is in the file are its defaults. Help, and what is
/// wrong with the command line, end the program here.
fn read_args() -> Result<Args, Failure> {
    let given: Vec<_> = std::env::args_os().collect();
    let command = config::with_file(args::command(), &given);
    let command = command.map_err(|error| Failure::new(WRONG_SETTINGS, error.to_string()))?;
    let matches = command.get_matches_from(given);
    Args::from_matches(&matches).map_err(|error| error.exit())
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
            tell(&words.map_err(|why| own.say(&why))?)
        }
        Some(CliCommand::Replay { file }) => retell(&own, &file),
        Some(CliCommand::Play(args)) => play_in_terminal(&own, args),
        Some(CliCommand::Arena(args)) => run_arena(&own, args),
        Some(CliCommand::Backup { file, data }) => tell(&keep::backup(&own, &data, &file)?),
        Some(CliCommand::Export { file, data }) => tell(&keep::export(&own, &data, &file)?),
        Some(CliCommand::Import { file, data }) => tell(&keep::import(&own, &data, &file)?),
        Some(CliCommand::Migrate { from, to }) => tell(&migrate::migrate(&own, &from, &to)?),
        Some(CliCommand::Admin { data, chore }) => tell(&admin::run(&data, chore)?),
        Some(CliCommand::Verify { file }) => verify(&own, &file),
        Some(CliCommand::Man { folder }) => print_manual(folder.as_deref()),
        Some(CliCommand::Completions { shell }) => {
            let mut text = Vec::new();
            clap_complete::generate(shell, &mut args::command(), "stammtisch", &mut text);
            Ok(io::stdout().write_all(&text)?)
        }
        Some(CliCommand::Doctor(serve)) => examine(&serve, args.config.as_deref()),
        Some(CliCommand::Health(args)) => tell(&doctor::health(&args)??),
        Some(CliCommand::Serve(args)) => serve::serve(&own, args),
        None => serve::serve(&own, args.serve),
    }
}

/// Tells what is well and what is not; the exit code says whether something is wrong.
fn examine(args: &ServeArgs, config: Option<&Path>) -> Result<(), Failure> {
    let findings = doctor::examine(args, config)?;
    let mut out = io::stdout().lock();
    for finding in &findings {
        writeln!(out, "{finding}")?;
    }
    let is_wrong = findings.iter().any(|found| found.verdict == Verdict::Wrong);
    if is_wrong {
        return Err(Failure::new(FAILED, ""));
    }
    Ok(())
}

/// Prints the man page, or writes all of them.
fn print_manual(folder: Option<&Path>) -> Result<(), Failure> {
    match folder {
        None => Ok(io::stdout().write_all(&manual::page()?)?),
        Some(folder) => Ok(manual::write_all(folder)?),
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
    played.map_err(|said| Failure::from(words.say(&said)))
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
        records: args.records,
    };
    let words = words_of(game, own);
    let told = arena::run(&settings, game, &words);
    let told = told.map_err(|said| words.say(&said))?;
    writeln!(io::stdout(), "{}", told.text)?;
    if told.interrupted {
        Err(Failure::new(INTERRUPTED, ""))
    } else {
        Ok(())
    }
}

/// The language with the messages of a game and our own.
fn words_of(game: &dyn AnyGame, own: &Words) -> Words {
    game.words(own.lang(), &[TEXTS, stammtisch_table::TEXTS])
}

/// The game that a record is of.
fn game_of<'a>(own: &Words, record: &'a Value) -> Result<&'a str, Failure> {
    Record::game(record).map_err(|why| Failure::from(own.say(&why.0)))
}

fn rules(own: &Words, game: &str, clause: Option<&str>) -> Result<(), Failure> {
    let book = find(own, game)?.book();
    let text = match clause {
        None => book.text(own.lang()),
        Some(clause) => book.section(own.lang(), clause).ok_or_else(|| {
            Failure::from(own.say(&Phrase::new("rules-no-clause").text("clause", clause)))
        })?,
    };
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "{}", without_pictures(text))?;
    out.flush()?;
    Ok(())
}

fn retell(own: &Words, file: &Path) -> Result<(), Failure> {
    let record = read_json(own, file)?;
    let game = find(own, game_of(own, &record)?)?;
    let words = words_of(game, own);
    let playthrough = game.read_record(&record);
    let playthrough = playthrough.map_err(|error| Failure::from(words.say(&error.said())))?;
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
    verified.map_err(|error| Failure::from(words.say(&error.said())))?;
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
        Failure::from(
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
        Failure::from(own.say(&said))
    })
}

/// A seed that nobody has seen, short enough to write down.
fn fresh_seed() -> Result<String, Failure> {
    let number = getrandom::u64().map_err(|why| Failure::from(why.to_string()))?;
    Ok(format!("{number:016x}"))
}
