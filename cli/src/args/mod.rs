//! The command line. The man page, the completions and the table of settings are made from it.

mod parse;
mod serve;

use std::path::PathBuf;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory, FromArgMatches, Parser, Subcommand};
use clap_complete::Shell;
use serde_json::Value;
use stammtisch_bots::Level;
use stammtisch_rules::Lang;

use crate::admin::Chore;
use crate::data::Place;
use crate::play::Occupant;
pub use serve::{DataArgs, HealthArgs, LogForm, RetentionArgs, ServeArgs};

/// The version, with the commit that the program was built from and its date.
pub const VERSION: &str = env!("STAMMTISCH_VERSION");

/// What the exit codes mean.
pub const EXIT_CODES: &[(u8, &str)] = &[
    (0, "It is done."),
    (
        1,
        "It failed, or a check (verify, doctor, health, admin check) found something; the message says what.",
    ),
    (
        2,
        "The command line, the environment or the configuration file is wrong; nothing was done.",
    ),
    (3, "The server cannot listen at its address."),
    (
        4,
        "The server cannot use its data folder or the database in it.",
    ),
    (
        130,
        "A match of the arena was stopped by Ctrl-C; its report is there, and it can go on.",
    ),
];

/// A table for card and tile games, with friends or against bots.
#[derive(Parser)]
#[command(name = "stammtisch", version = VERSION, about)]
pub struct Args {
    /// The language: en, de or nl. Default: that of your environment.
    #[arg(long, global = true, value_parser = parse::lang)]
    pub lang: Option<Lang>,
    /// A file with settings, in TOML. Flags and environment go before it.
    #[arg(
        long,
        global = true,
        env = "STAMMTISCH_CONFIG",
        value_name = "FILE",
        help_heading = "Configuration"
    )]
    pub config: Option<PathBuf>,
    /// What a host can set.
    #[command(flatten)]
    pub serve: ServeArgs,
    /// What to do.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// What the program can do.
#[derive(Subcommand)]
pub enum CliCommand {
    /// Start the server. Without a command, the program does this.
    Serve(ServeArgs),
    /// Look for what is wrong with a server or its surroundings, and say what to do about it.
    Doctor(ServeArgs),
    /// Ask the server on this machine whether it is well, for containers and scripts.
    Health(HealthArgs),
    /// Back up a server’s data. The server may be running.
    Backup {
        /// The backup to write. It must not exist yet.
        file: PathBuf,
        /// Where everything is kept.
        #[command(flatten)]
        data: DataArgs,
    },
    /// Export a server’s data as JSON, one change per line.
    Export {
        /// The file to write. It must not exist yet.
        file: PathBuf,
        /// Where everything is kept.
        #[command(flatten)]
        data: DataArgs,
    },
    /// Import an export into an empty data folder.
    Import {
        /// The exported file.
        file: PathBuf,
        /// Where everything is kept.
        #[command(flatten)]
        data: DataArgs,
    },
    /// Move a server to another database, and prove that nothing was lost. It can be stopped and started again.
    Migrate {
        /// Where everything is: sqlite:FOLDER or postgres://USER:PASSWORD@HOST/NAME.
        #[arg(long, value_name = "URL", value_parser = parse::place)]
        from: Place,
        /// Where to: the same, new or from an attempt before.
        #[arg(long, value_name = "URL", value_parser = parse::place)]
        to: Place,
    },
    /// Manage a server’s tables, guests, reports and bans. The server may be running.
    Admin {
        /// Where everything is kept.
        #[command(flatten)]
        data: DataArgs,
        /// What to do there.
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
        #[arg(long, default_value = "medium", value_parser = parse::level)]
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
    /// Print the man page, or write one for each command into a folder.
    Man {
        /// The folder.
        folder: Option<PathBuf>,
    },
    /// Print what a shell needs to complete the command line.
    Completions {
        /// The shell.
        shell: Shell,
    },
}

/// How a game is played in the terminal.
#[derive(clap::Args)]
pub struct PlayArgs {
    /// The game. Left out, the program asks.
    pub game: Option<String>,
    /// How many players.
    #[arg(long)]
    pub players: Option<usize>,
    /// Who sits where, seat by seat: `me` or a bot level, separated by commas.
    #[arg(long, value_delimiter = ',', value_parser = parse::occupant)]
    pub seats: Vec<Occupant>,
    /// A game option, `name=value`, or `name=@file` to read it from a JSON file. Repeat it for more.
    #[arg(long = "option", value_parser = parse::option)]
    pub options: Vec<(String, Value)>,
    /// The seed of the deal. Default: a new one, which is shown.
    #[arg(long)]
    pub seed: Option<String>,
    /// Save the game in this file after every move.
    #[arg(long)]
    pub record: Option<PathBuf>,
    /// Continue the game in this file (and save it there, unless you use --record).
    #[arg(long, conflicts_with_all = ["game", "players", "options", "seed"])]
    pub resume: Option<PathBuf>,
}

/// How bots meet.
#[derive(clap::Args)]
pub struct ArenaArgs {
    /// The game.
    #[arg(long)]
    pub game: String,
    /// How many players at a table. Default: one for each bot.
    #[arg(long)]
    pub players: Option<usize>,
    /// The bots, separated by commas: levels, with a budget for those that search (strong:50ms,
    /// ismcts:4000n), or ext:COMMAND@50ms for a program. With more bots than seats, every
    /// combination plays.
    #[arg(long, value_delimiter = ',', required = true)]
    pub bots: Vec<String>,
    /// How many games, rounded up to whole deals.
    #[arg(long, default_value_t = 1000)]
    pub games: u64,
    /// The seed of deals and bots.
    #[arg(long, default_value = "1")]
    pub seed: String,
    /// A game option, `name=value` or `name=@file`. Repeat it for more.
    #[arg(long = "option", value_parser = parse::option)]
    pub options: Vec<(String, Value)>,
    /// How many games run at a time. Default: one per core.
    #[arg(long)]
    pub threads: Option<usize>,
    /// The folder for games, results and report. Default: one below arena/.
    #[arg(long)]
    pub out: Option<PathBuf>,
    /// Delete the games in the folder first.
    #[arg(long)]
    pub fresh: bool,
    /// Stop as soon as it’s clear which of two shares of wins the first bot has: 0.50,0.55.
    #[arg(long)]
    pub sprt: Option<String>,
    /// How many games to play before stopping early.
    #[arg(long, default_value_t = 100, requires = "sprt")]
    pub at_least: u64,
    /// Keep a record of each game in the folder's records/, for stammtisch replay and the engine.
    #[arg(long)]
    pub records: bool,
}

/// Returns the definition of the command line.
pub fn command() -> clap::Command {
    Args::command()
}

impl Args {
    /// Reads what was given.
    ///
    /// # Errors
    /// If settings stand where they would not count, or one is there without another that it needs.
    pub fn from_matches(matches: &ArgMatches) -> Result<Args, clap::Error> {
        let wrong = |kind, why: String| command().error(kind, why);
        if let Some((name, _)) = matches.subcommand() {
            let serve = <ServeArgs as clap::Args>::augment_args(clap::Command::new("serve"));
            let before = serve.get_arguments().find(|arg| {
                let source = matches.value_source(arg.get_id().as_str());
                source == Some(ValueSource::CommandLine)
            });
            if let Some(flag) = before.and_then(|arg| arg.get_long()) {
                let why =
                    format!("--{flag} belongs behind the command: stammtisch {name} --{flag} ...");
                return Err(wrong(ErrorKind::ArgumentConflict, why));
            }
        }
        let args = Args::from_arg_matches(matches)?;
        let serve = match &args.command {
            None => Some(&args.serve),
            Some(CliCommand::Serve(serve) | CliCommand::Doctor(serve)) => Some(serve),
            Some(_) => None,
        };
        match serve.map(|serve| (&serve.cert, &serve.key)) {
            Some((Some(_), None)) => {
                let why = "--cert needs --key, the certificate's key".to_owned();
                Err(wrong(ErrorKind::MissingRequiredArgument, why))
            }
            Some((None, Some(_))) => {
                let why = "--key needs --cert, the key's certificate".to_owned();
                Err(wrong(ErrorKind::MissingRequiredArgument, why))
            }
            _ => Ok(args),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complaint(line: &[&str]) -> String {
        let matches = command().get_matches_from([&["stammtisch"], line].concat());
        let Err(error) = Args::from_matches(&matches) else {
            panic!("{line:?} is accepted");
        };
        error.to_string()
    }

    #[test]
    fn the_definition_is_sound() {
        command().debug_assert();
    }

    #[test]
    fn a_setting_before_a_command_is_not_lost_in_silence() {
        let said = complaint(&["--data", "/srv", "backup", "copy"]);
        assert!(said.contains("stammtisch backup --data"), "{said}");
        let said = complaint(&["--listen", "127.0.0.1:80", "serve"]);
        assert!(said.contains("--listen belongs behind"), "{said}");
    }

    #[test]
    fn a_certificate_and_its_key_need_each_other() {
        assert!(complaint(&["--cert", "a.pem"]).contains("--cert needs --key"));
        assert!(complaint(&["serve", "--key", "a.pem"]).contains("--key needs --cert"));
    }
}
