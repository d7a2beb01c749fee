//! What a page shows first: it is in the page, so that the client asks for nothing before it draws.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use stammtisch_log::Guest;
use stammtisch_rules::Lang;

use super::routes::Route;
use crate::api::answers::{AboutAnswer, GamesAnswer, MeAnswer};
use crate::api::{all_games, host_links, show_guest};
use crate::app::App;
use crate::messages::{SHELL, words_file, words_path};

/// What the client knows as soon as it runs. Each part has the form of the answer that it stands for.
#[derive(Serialize)]
struct FirstData {
    language: &'static str,
    /// The messages by their scope: of the shell, and of games.
    words: BTreeMap<String, &'static RawValue>,
    games: GamesAnswer,
    /// Left out where the page does not need it at once, as it would be old by then, and if the store did
    /// not answer: the client asks then.
    #[serde(skip_serializing_if = "Option::is_none")]
    me: Option<MeAnswer>,
    about: AboutAnswer,
}

/// Returns the first data of a page as JSON.
pub(super) async fn first_data(
    app: &Arc<App>,
    lang: Lang,
    guest: Option<&Guest>,
    route: Route<'_>,
    game: Option<&str>,
) -> Option<String> {
    let data = FirstData {
        language: lang.code(),
        words: words(lang, route.page, game),
        games: all_games(),
        me: match route.page {
            "home" | "table" => show_guest(app, guest).await.ok(),
            _ => None,
        },
        about: host_links(app),
    };
    serde_json::to_string(&data).ok()
}

/// Returns the messages that a page needs, by their scope.
fn words(lang: Lang, page: &str, game: Option<&str>) -> BTreeMap<String, &'static RawValue> {
    let parts = match (page, game) {
        ("rules", Some(game)) => vec!["book".to_owned(), format!("{game}-learn")],
        ("disputed", _) => vec!["book".to_owned()],
        ("learn", Some(game)) => vec![format!("{game}-learn")],
        ("kids", Some(game)) => vec![format!("{game}-kids")],
        ("table" | "screen", _) => vec!["faces".to_owned()],
        ("replay", _) => vec!["replay".to_owned()],
        _ => Vec::new(),
    };
    let shell = [SHELL.to_owned()].into_iter();
    let scopes = shell.chain(game.map(str::to_owned)).chain(parts);
    let read = scopes.filter_map(|scope| {
        let words = words_file(&words_path(lang.code(), &scope))?;
        Some((scope, serde_json::from_slice(&words.plain).ok()?))
    });
    read.collect()
}
