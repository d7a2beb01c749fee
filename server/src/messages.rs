//! The browser client's messages: JSON made from the Fluent files beside what they speak for.
//!
//! A scope is what a page loads at once: `shell`, with the introductions of all games; a part of the shell that not every
//! page has, by its folder (`replay`); a game's board (`NAME`), its lesson
//! (`NAME-learn`), or a part of its board (`NAME-PART`). What a language lacks is handed out in English, apart, since English counts by its own rules.

mod compile;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use serde_json::{Value, json};
use stammtisch_games::CATALOGUE;
use stammtisch_rules::{Lang, PARTIAL_LANGUAGES};

use crate::pages::{embedded, text};
use compile::compile;

/// The messages of a scope in one language.
#[derive(Clone, Debug, Default, Serialize)]
pub struct ScopeMessages {
    /// Those of the language itself.
    pub messages: BTreeMap<String, Value>,
    /// Those that it lacks, in English.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub english: BTreeMap<String, Value>,
}

/// A language that the client can speak.
#[derive(Clone, Copy, Debug)]
pub struct ClientLanguage {
    /// Its two-letter code.
    pub code: &'static str,
    /// What the menu calls it.
    pub name: &'static str,
    /// Whether it lacks messages.
    pub partial: bool,
}

/// Returns the languages of the client, in the order in which they are offered.
pub fn client_languages() -> impl Iterator<Item = ClientLanguage> {
    let complete = Lang::ALL.into_iter().map(|lang| ClientLanguage {
        code: lang.code(),
        name: lang.name(),
        partial: false,
    });
    let partial = PARTIAL_LANGUAGES.iter();
    complete.chain(partial.map(|&(code, name)| ClientLanguage {
        code,
        name,
        partial: true,
    }))
}

/// Returns [`client_languages`] as the page has them: a list of `[code, name, partial]`.
pub(crate) fn languages_json() -> String {
    let languages = client_languages().map(|one| json!([one.code, one.name, one.partial]));
    Value::Array(languages.collect()).to_string()
}

/// A scope: its name and where its files are.
struct Scope {
    name: String,
    /// The game whose messages those of the scope can refer to.
    game: Option<String>,
    /// The folder of its files.
    folder: String,
}

impl Scope {
    /// Compiles the scope in a language; empty if it has no file.
    fn compile(&self, code: &str) -> BTreeMap<String, Value> {
        let file = text(&format!("{}/{code}.ftl", self.folder));
        let game = self.game.as_ref().and_then(|game| CATALOGUE.find(game));
        let others = game.zip(Lang::from_code(code));
        let others: Vec<&str> = others
            .map(|(game, lang)| game.texts().get(lang))
            .into_iter()
            .collect();
        // The files are part of the program, and a test compiles all of them.
        compile(file, &others).unwrap_or_else(|why| panic!("{}/{code}.ftl: {why}", self.folder))
    }
}

/// Returns all scopes: those that have messages in English.
fn scopes() -> Vec<Scope> {
    let folders = embedded().filter_map(|file| file.strip_suffix("/en.ftl"));
    folders.map(scope_of).collect()
}

/// Returns the scope of a folder: `lang`, `PART/lang`, `games/NAME/board/lang`, `games/NAME/learn/lang`.
fn scope_of(folder: &str) -> Scope {
    let path = folder.strip_prefix("games/");
    let parts = path.unwrap_or(folder).split('/');
    let parts: Vec<&str> = parts
        .filter(|part| !["board", "lang"].contains(part))
        .collect();
    Scope {
        name: if parts.is_empty() {
            SHELL.to_owned()
        } else {
            parts.join("-")
        },
        game: path.and(parts.first()).map(|game| (*game).to_owned()),
        folder: folder.to_owned(),
    }
}

/// The scope of the client's shell.
pub(crate) const SHELL: &str = "shell";
/// The messages of a game that every page may need, by the end of their names.
const INTRODUCTIONS: [&str; 3] = ["title", "blurb", "minutes"];
/// How the names of messages about a game's options go on.
const OPTION: &str = "option-";

/// The messages by language and scope.
type All = BTreeMap<(&'static str, String), ScopeMessages>;

static MESSAGES: LazyLock<All> = LazyLock::new(|| {
    let mut all = compile_all();
    for game in CATALOGUE.names() {
        for language in client_languages() {
            introduce(&mut all, game, language.code);
        }
    }
    all
});

/// Moves what every page says of a game to the shell: the home page needs no more of any game.
fn introduce(all: &mut All, game: &str, code: &'static str) {
    let Some(board) = all.get_mut(&(code, game.to_owned())) else {
        return;
    };
    let is_intro = |name: &str| {
        let name = name
            .strip_prefix(game)
            .and_then(|rest| rest.strip_prefix('-'));
        name.is_some_and(|name| INTRODUCTIONS.contains(&name) || name.starts_with(OPTION))
    };
    let take = |messages: &mut BTreeMap<String, Value>| {
        let names: Vec<String> = messages
            .keys()
            .filter(|name| is_intro(name))
            .cloned()
            .collect();
        let moved = names
            .into_iter()
            .filter_map(|name| messages.remove_entry(&name));
        moved.collect::<BTreeMap<_, _>>()
    };
    let (messages, english) = (take(&mut board.messages), take(&mut board.english));
    if let Some(shell) = all.get_mut(&(code, SHELL.to_owned())) {
        shell.messages.extend(messages);
        shell.english.extend(english);
    }
}

fn compile_all() -> All {
    let mut all = All::new();
    for scope in scopes() {
        let english = scope.compile(Lang::default().code());
        for language in client_languages() {
            let messages = scope.compile(language.code);
            let missing = english
                .iter()
                .filter(|(name, _)| !messages.contains_key(*name));
            let english = missing.map(|(name, message)| (name.clone(), message.clone()));
            let english = english.collect();
            let key = (language.code, scope.name.clone());
            all.insert(key, ScopeMessages { messages, english });
        }
    }
    all
}

/// Returns the messages of every scope in this language; empty if there is no such language.
pub fn client_messages(code: &str) -> BTreeMap<&'static str, &'static ScopeMessages> {
    let of_language = MESSAGES.iter().filter(|((there, _), _)| *there == code);
    of_language
        .map(|((_, scope), messages)| (scope.as_str(), messages))
        .collect()
}

/// A file with the messages of one scope in one language, as JSON.
pub(crate) struct WordsFile {
    /// Without a leading slash.
    pub(crate) path: String,
    pub(crate) plain: Vec<u8>,
    pub(crate) gzip: Vec<u8>,
}

/// Returns where the messages of a scope in a language are served.
pub(crate) fn words_path(code: &str, scope: &str) -> String {
    format!("words/{code}/{scope}.json")
}

/// The files that hold the messages, by their paths. They are made and compressed once.
static FILES: LazyLock<BTreeMap<String, WordsFile>> = LazyLock::new(|| {
    let file = |((code, scope), messages): (&(&str, String), &ScopeMessages)| {
        let path = words_path(code, scope);
        // Strings as keys, and numbers that are finite: this cannot fail.
        let plain = serde_json::to_vec(messages).unwrap_or_default();
        let gzip = with_gzip(&plain);
        (path.clone(), WordsFile { path, plain, gzip })
    };
    MESSAGES.iter().map(file).collect()
});

fn with_gzip(content: &[u8]) -> Vec<u8> {
    let mut compressor = GzEncoder::new(Vec::new(), Compression::best());
    // Writing to memory cannot fail.
    compressor.write_all(content).ok();
    compressor.finish().unwrap_or_default()
}

/// Returns the file at this path, which has no leading slash.
pub(crate) fn words_file(path: &str) -> Option<&'static WordsFile> {
    FILES.get(path)
}

/// Returns all files with messages.
pub(crate) fn words_files() -> impl Iterator<Item = &'static WordsFile> {
    FILES.values()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn complete_languages_lack_nothing_and_partial_ones_say_the_rest_in_english() {
        for language in client_languages() {
            let mut own = 0;
            let mut lacking = 0;
            for (scope, words) in client_messages(language.code) {
                let english = &MESSAGES[&("en", scope.to_owned())].messages;
                for name in english.keys() {
                    let there = [&words.messages, &words.english];
                    let times = there.iter().filter(|one| one.contains_key(name)).count();
                    assert_eq!(times, 1, "{} {scope}: {name}", language.code);
                }
                let strange = words
                    .messages
                    .keys()
                    .find(|name| !english.contains_key(*name));
                assert_eq!(strange, None, "{} {scope}", language.code);
                own += words.messages.len();
                lacking += words.english.len();
            }
            assert!(own > 50, "{}: {own}", language.code);
            assert_eq!(
                lacking > 0,
                language.partial,
                "{}: {lacking}",
                language.code
            );
        }
    }

    #[test]
    fn every_scope_is_a_file_in_every_language() {
        assert!(words_file("words/en/shell.json").is_some());
        assert!(words_file("words/xx/shell.json").is_none());
        assert_eq!(
            words_files().count(),
            scopes().len() * client_languages().count()
        );
    }
}
