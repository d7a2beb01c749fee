//! The messages of each language and game.

use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use stammtisch_games::CATALOGUE;
use stammtisch_rules::{Lang, PARTIAL_LANGUAGES, Texts, Words};

use crate::TEXTS;

/// The messages of one language: for each game, and for what belongs to none.
struct Messages {
    lang: Lang,
    plain: Words,
    games: Vec<Words>,
}

/// The messages that belong to no game.
const OWN: &[Texts] = &[TEXTS, stammtisch_table::TEXTS];

static MESSAGES: LazyLock<Vec<Messages>> = LazyLock::new(|| {
    let messages = |lang| Messages {
        lang,
        plain: Words::new(lang, OWN),
        games: CATALOGUE
            .games()
            .map(|game| game.words(lang, OWN))
            .collect(),
    };
    Lang::ALL.into_iter().map(messages).collect()
});

/// Returns the messages of this language and game; without the game's if there is no such game.
pub(crate) fn words(lang: Lang, game: &str) -> Words {
    let messages = MESSAGES.iter().find(|messages| messages.lang == lang);
    let messages = messages.unwrap_or(&MESSAGES[0]);
    match CATALOGUE.names().position(|name| name == game) {
        Some(at) => messages.games[at].clone(),
        None => messages.plain.clone(),
    }
}

/// Returns the language that was asked for, or the first of the browser's that we have. Whoever asks for a language
/// that only the client speaks gets English, as in the client where it lacks something.
pub(crate) fn lang(asked: Option<&str>, headers: &HeaderMap) -> Lang {
    let partial = PARTIAL_LANGUAGES
        .iter()
        .any(|(code, _)| asked == Some(*code));
    if partial {
        return Lang::default();
    }
    asked.and_then(Lang::from_code).unwrap_or_else(|| {
        let accepted = headers.get(ACCEPT_LANGUAGE);
        let accepted = accepted.and_then(|value| value.to_str().ok()).unwrap_or("");
        let codes = accepted
            .split(',')
            .map(|part| part.split(';').next().unwrap_or(""));
        codes
            .filter_map(|code| Lang::from_code(code.trim()))
            .next()
            .unwrap_or_default()
    })
}
