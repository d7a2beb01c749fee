//! What a page shows first: it is in the page, so that the client asks for nothing before it draws.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use stammtisch_games::CATALOGUE;
use stammtisch_log::Guest;
use stammtisch_rules::Lang;

use super::files;
use super::routes::Route;
use crate::api::answers::{AboutAnswer, GamesAnswer, MeAnswer};
use crate::api::{all_games, host_links, show_guest};
use crate::app::App;

/// What the client knows as soon as it runs. Each part has the form of the answer that it stands for.
#[derive(Serialize)]
struct FirstData {
    language: &'static str,
    /// The messages by their scope: of the shell (an empty name), and of games.
    words: BTreeMap<String, Box<RawValue>>,
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
) -> Option<String> {
    let data = FirstData {
        language: lang.code(),
        words: words(lang, route),
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
fn words(lang: Lang, route: Route<'_>) -> BTreeMap<String, Box<RawValue>> {
    let shell = (String::new(), "lang".to_owned());
    let boards = CATALOGUE
        .names()
        .map(|game| (game.to_owned(), format!("games/{game}/board/lang")));
    let part = route.game.and_then(|game| match route.page {
        "learn" | "rules" => Some((format!("{game}/learn"), format!("games/{game}/learn/lang"))),
        "kids" => Some((
            format!("{game}/kids"),
            format!("games/{game}/board/kids/lang"),
        )),
        _ => None,
    });
    let scopes = [shell].into_iter().chain(boards).chain(part);
    let read = scopes.filter_map(|(scope, folder)| {
        let text = files::text(&format!("{folder}/{}.json", lang.code()));
        // Without the spaces that the file has for people.
        let compact = serde_json::from_str::<Value>(text).ok()?.to_string();
        Some((scope, RawValue::from_string(compact).ok()?))
    });
    read.collect()
}
