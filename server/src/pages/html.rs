//! The one HTML page, written for the address that was asked for: with the paths of this version, the
//! modules that the page needs, and its first data.

use std::fmt::Write as _;
use std::sync::LazyLock;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::files::{PAGE, text, version, versioned};
use super::routes::{modules, stylesheets};
use crate::api::all_games;
use crate::messages::languages_json;

/// Where the page names its modules.
const MODULES: &str = "<!-- modules -->\n";
/// Where the page has its first data.
const DATA: &str = "<!-- first data -->\n";

/// Where the page has the languages of the client.
const NO_LANGUAGES: &str = "<script type=\"application/json\" id=\"languages\">[]</script>";

/// The page with the paths of this version and the languages.
static TEMPLATE: LazyLock<String> = LazyLock::new(|| {
    let folder = versioned("");
    let linked = text(PAGE).replace("href=\"/", &format!("href=\"{folder}"));
    let linked = linked.replace("src=\"/", &format!("src=\"{folder}"));
    linked.replace(NO_LANGUAGES, &NO_LANGUAGES.replace("[]", &languages_json()))
});

/// Modules of games import those of the shell as `/dom.js`. Here those are in the folder of this version.
static IMPORT_MAP: LazyLock<String> = LazyLock::new(|| {
    let folder = versioned("");
    // The longest prefix counts, so paths that have the version already are left as they are.
    format!(r#"{{"imports":{{"/":"{folder}","{folder}":"{folder}"}}}}"#)
});

/// What a browser may load and run: everything comes from here; inline only the import map and the script
/// that sets the theme before the first paint.
pub(crate) static POLICY: LazyLock<String> = LazyLock::new(|| {
    let hash = |code: &str| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(code)));
    let inline = [hash(&IMPORT_MAP), hash(theme_script())].join(" ");
    format!(
        "default-src 'self'; script-src 'self' {inline}; img-src 'self' data:; base-uri 'none'; \
         object-src 'none'; frame-ancestors 'none'; form-action 'self'"
    )
});

/// Returns the one script that is in the page itself.
fn theme_script() -> &'static str {
    let script = text(PAGE).split("<script>").nth(1);
    let script = script.and_then(|rest| rest.split("</script>").next());
    script.unwrap_or_default()
}

/// Returns the page that the service worker stores: for any address, with what is the same for everybody
/// as long as this version runs. It names only the modules that every page starts with: all others are
/// stored, too, and each that is named takes time before the first paint.
pub(super) fn for_anybody() -> String {
    let data = json!({"games": all_games()}).to_string();
    write("any", None, "en", Some(&data))
}

/// Returns a page of the client. `data` is JSON.
pub(super) fn write(page: &str, game: Option<&str>, lang: &str, data: Option<&str>) -> String {
    let mut html = TEMPLATE.replacen("lang=\"en\"", &format!("lang=\"{lang}\""), 1);
    for sheet in stylesheets(page) {
        let link = format!("href=\"{}\"", versioned(&format!("css/{sheet}.css")));
        html = html.replacen(&format!("{link} disabled"), &link, 1);
    }
    html = html.replacen(MODULES, &module_links(page, game), 1);
    let data = data.map_or(String::new(), |data| {
        // A text may say "</script>".
        let safe = data.replace('<', "\\u003c");
        format!("<script id=\"first-data\" type=\"application/json\">{safe}</script>\n")
    });
    html.replacen(DATA, &data, 1)
}

fn module_links(page: &str, game: Option<&str>) -> String {
    let mut links = format!("<script type=\"importmap\">{}</script>\n", *IMPORT_MAP);
    for module in modules(page, game) {
        // Writing to a text cannot fail.
        let _ = writeln!(
            links,
            "<link rel=\"modulepreload\" href=\"/v/{}/{module}\">",
            version()
        );
    }
    links
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_cannot_end_its_element() {
        let data = r#"{"me":{"name":"</script><script>alert(1)</script>"}}"#;
        let html = write("home", None, "de", Some(data));
        assert!(
            html.contains(r#"{"me":{"name":"\u003c/script>\u003cscript>alert(1)"#),
            "{html}"
        );
        assert_eq!(html.matches("<script>").count(), 1, "the theme's alone");
    }

    #[test]
    fn every_path_of_the_page_has_the_version() {
        let html = for_anybody();
        for attribute in ["href=\"", "src=\""] {
            for path in html.split(attribute).skip(1) {
                let folder = versioned("");
                assert!(
                    path.starts_with(&folder),
                    "{}",
                    path.split('"').next().unwrap_or("")
                );
            }
        }
        assert!(!html.contains(MODULES) && !html.contains(DATA));
        assert!(!html.contains("\"me\"") && html.contains("\"games\""));
        assert!(html.contains("/app.js\"") && !html.contains("/about.js\""));
    }

    #[test]
    fn the_policy_allows_what_is_in_the_page() {
        assert!(theme_script().contains("dataset.theme"));
        assert_eq!(POLICY.matches("'sha256-").count(), 2);
        assert!(!POLICY.contains("unsafe"));
    }
}
