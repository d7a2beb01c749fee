//! The folder of a match: what it is, and every game that was finished.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};

use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use stammtisch_arena::{Entrant, Outcome, PlayedGame, Schedule};
use stammtisch_rules::Phrase;

use super::{MatchSettings, unusable};
use stammtisch_engine::AnyGame;

/// What the match is.
const MATCH: &str = "match.json";
/// One finished game a line, in the order in which they were finished.
const GAMES: &str = "games.jsonl";
/// The records, by the numbers of the games, where they are wanted.
const RECORDS: &str = "records";

/// The folder of a match that is being played.
pub(crate) struct Folder {
    path: PathBuf,
    identity: Value,
    log: File,
    games: BTreeMap<u64, Outcome>,
}

impl Folder {
    /// Opens the folder of this match, making it if it is not there, and reads the games in it.
    pub(crate) fn open(
        settings: &MatchSettings,
        game: &dyn AnyGame,
        entrants: &[Entrant],
        schedule: &Schedule,
    ) -> Result<Folder, Phrase> {
        let identity = identity(settings, game, entrants);
        let path = match &settings.out {
            Some(path) => path.clone(),
            None => Path::new("arena").join(usual_name(&identity)),
        };
        let io = |why: io::Error| unusable(&path, &why.to_string());
        fs::create_dir_all(&path).map_err(io)?;
        let mut log = OpenOptions::new()
            .create(true)
            .read(true)
            .append(true)
            .open(path.join(GAMES))
            .map_err(io)?;
        if log.try_lock().is_err() {
            let place = path.display().to_string();
            return Err(Phrase::new("arena-busy").text("folder", &place));
        }
        if settings.fresh {
            log.set_len(0).map_err(io)?
        } else {
            compare(&path, &identity, log.metadata().map_err(io)?.len())?
        }
        fs::write(path.join(MATCH), format!("{identity:#}\n")).map_err(io)?;
        let games = read_games(&mut log, &path, schedule)?;
        Ok(Folder {
            path,
            identity,
            log,
            games,
        })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// What match it is.
    pub(crate) fn identity(&self) -> &Value {
        &self.identity
    }

    /// How many games are there.
    pub(crate) fn len(&self) -> u64 {
        self.games.len() as u64
    }

    /// Whether a game is there.
    pub(crate) fn holds(&self, game: u64) -> bool {
        self.games.contains_key(&game)
    }

    /// A game that is there.
    pub(crate) fn get(&self, game: u64) -> Option<&Outcome> {
        self.games.get(&game)
    }

    /// The games below this number, in settings.
    pub(crate) fn outcomes(&self, end: u64) -> Vec<Outcome> {
        self.games.range(..end).map(|(_, o)| o.clone()).collect()
    }

    /// Keeps a game that was finished, in one write: whoever kills us tears one line at most. Its record, if there
    /// is one, is there before.
    pub(crate) fn keep(&mut self, played: PlayedGame) -> io::Result<()> {
        let outcome = played.outcome;
        if let Some(record) = played.record {
            let folder = self.path.join(RECORDS);
            fs::create_dir_all(&folder)?;
            fs::write(
                folder.join(format!("{}.json", outcome.game)),
                format!("{record:#}\n"),
            )?;
        }
        let line = format!("{}\n", json!(outcome));
        self.log.write_all(line.as_bytes())?;
        self.games.insert(outcome.game, outcome);
        Ok(())
    }
}

/// What makes a match the same match: everything that its games depend on, this program included.
/// How many games are played, and by how many threads, is no part of it.
fn identity(settings: &MatchSettings, game: &dyn AnyGame, entrants: &[Entrant]) -> Value {
    let options: BTreeMap<_, _> = settings.options.as_object().into_iter().flatten().collect();
    let options: Map<String, Value> = options
        .into_iter()
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    let bots: Vec<String> = entrants.iter().map(Entrant::to_string).collect();
    json!({
        "game": settings.game,
        "version": game.version(),
        "players": settings.players,
        "options": options,
        "bots": bots,
        "seed": settings.seed,
        "program": program(),
    })
}

/// A digest of this program: bots that were changed make another match.
fn program() -> String {
    let bytes = std::env::current_exe().and_then(fs::read);
    bytes.map_or_else(|_| String::new(), |bytes| short_digest(&bytes))
}

fn short_digest(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest[..8]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// `monad-3-greedy-random-random-1f2e3d4c`: readable, and another for every other match.
fn usual_name(identity: &Value) -> String {
    let mut match_only = identity.clone();
    match_only["program"] = Value::Null;
    let bots = identity["bots"].as_array().into_iter().flatten();
    let words: Vec<&str> = bots.filter_map(Value::as_str).collect();
    let game = identity["game"].as_str().unwrap_or_default();
    let text = format!("{game} {} {}", identity["players"], words.join(" "));
    let mut name = String::new();
    for letter in text.chars().take(60) {
        match letter.is_ascii_alphanumeric() {
            true => name.push(letter),
            false if name.ends_with('-') => {}
            false => name.push('-'),
        }
    }
    let digest = short_digest(match_only.to_string().as_bytes());
    format!("{}-{}", name.trim_end_matches('-'), &digest[..8])
}

/// Refuses a folder whose games belong to another match, naming what is different.
fn compare(path: &Path, identity: &Value, log: u64) -> Result<(), Phrase> {
    if log == 0 {
        return Ok(());
    }
    let text = fs::read_to_string(path.join(MATCH))
        .map_err(|why| unusable(path, &format!("{MATCH}: {why}")))?;
    let there: Value =
        serde_json::from_str(&text).map_err(|why| unusable(path, &format!("{MATCH}: {why}")))?;
    let fields = identity.as_object().into_iter().flatten();
    match fields
        .into_iter()
        .find(|(name, value)| there[*name] != **value)
    {
        None => Ok(()),
        Some((name, _)) => Err(Phrase::new("arena-other-match")
            .text("folder", &path.display().to_string())
            .text("what", name)
            .text("there", &there[name].to_string())),
    }
}

/// Reads the games of a log, cutting off a line that was torn.
fn read_games(
    log: &mut File,
    path: &Path,
    schedule: &Schedule,
) -> Result<BTreeMap<u64, Outcome>, Phrase> {
    let io = |why: io::Error| unusable(path, &why.to_string());
    let mut bytes = Vec::new();
    log.rewind().map_err(io)?;
    log.read_to_end(&mut bytes).map_err(io)?;
    let whole = bytes
        .iter()
        .rposition(|&byte| byte == b'\n')
        .map_or(0, |at| at + 1);
    if whole < bytes.len() {
        log.set_len(whole as u64).map_err(io)?;
    }
    let mut games = BTreeMap::new();
    let lines = bytes[..whole].split(|&byte| byte == b'\n');
    for (index, line) in lines.enumerate().filter(|(_, line)| !line.is_empty()) {
        let outcome =
            Outcome::read(line).filter(|outcome| outcome.seating == schedule.seating(outcome.game));
        let outcome = outcome.ok_or_else(|| {
            Phrase::new("arena-damaged")
                .text("file", &path.join(GAMES).display().to_string())
                .number("line", index as i64 + 1)
        })?;
        games.entry(outcome.game).or_insert(outcome);
    }
    Ok(games)
}
