//! `stammtisch words`: what the browser client says in a language, for translators and for tests.

use serde_json::json;
use stammtisch_rules::Phrase;
use stammtisch_server::{client_languages, client_messages};

/// Returns the client's messages in this language as JSON, by scope; or a line for each one that it lacks.
///
/// # Errors
/// If there is no such language.
pub fn words(language: &str, missing: bool) -> Result<String, Phrase> {
    if client_languages().all(|known| known.code != language) {
        return Err(Phrase::new("unread-no-such").text("word", language));
    }
    let scopes = client_messages(language);
    if !missing {
        return Ok(json!(scopes).to_string());
    }
    let lines = scopes.iter().flat_map(|(scope, words)| {
        let names = words.english.keys();
        names.map(move |name| format!("{scope}: {name}"))
    });
    Ok(lines.collect::<Vec<_>>().join("\n"))
}
