//! The languages, each with everything that can be said about a game.

use std::sync::LazyLock;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use stammtisch_bots::Strategy;
use stammtisch_rules::{Lang, Words};
use stammtisch_table::{GAMES, WithGame, with_game};

use crate::TEXTS;

/// A language for each game, and one for what belongs to none.
struct Tongue {
    lang: Lang,
    plain: Words,
    games: Vec<Words>,
}

static TONGUES: LazyLock<Vec<Tongue>> = LazyLock::new(|| {
    let tongue = |lang| Tongue {
        lang,
        plain: Words::new(lang, &[TEXTS, stammtisch_table::TEXTS]),
        games: GAMES.into_iter().map(|game| of_game(game, lang)).collect(),
    };
    Lang::ALL.into_iter().map(tongue).collect()
});

fn of_game(game: &str, lang: Lang) -> Words {
    struct Speaking(Lang);
    impl WithGame for Speaking {
        type Out = Words;
        fn with<G: Strategy>(self) -> Words {
            Words::new(self.0, &[TEXTS, stammtisch_table::TEXTS, G::TEXTS])
        }
    }
    with_game(game, Speaking(lang)).expect("the catalogue knows its games")
}

/// The language with the messages of this game, if there is one of this name.
pub(crate) fn words(lang: Lang, game: &str) -> Words {
    let tongue = TONGUES.iter().find(|tongue| tongue.lang == lang);
    let tongue = tongue.unwrap_or(&TONGUES[0]);
    match GAMES.iter().position(|name| *name == game) {
        Some(at) => tongue.games[at].clone(),
        None => tongue.plain.clone(),
    }
}

/// The language that was asked for, or the first of the browser's that we speak.
pub(crate) fn lang(asked: Option<&str>, headers: &HeaderMap) -> Lang {
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
