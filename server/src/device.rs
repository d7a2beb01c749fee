//! What kind of device somebody uses, in words that they recognise; nothing that tells two of a kind apart.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// Browsers by a part of what they call themselves. Most claim to be several: the first that fits is it.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
/// Systems, likewise.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("CrOS", "Chromebook"),
    ("Linux", "Linux"),
];

/// Returns the kind of device that sends these headers, like "Firefox, Android"; empty if it does not say.
pub(crate) fn device(headers: &HeaderMap) -> String {
    let agent = headers
        .get(USER_AGENT)
        .and_then(|agent| agent.to_str().ok());
    let agent = agent.unwrap_or("");
    let known = |names: &[(&str, &'static str)]| {
        let mut names = names.iter();
        let found = names.find(|(part, _)| agent.contains(part));
        found.map(|(_, name)| *name)
    };
    let parts = [known(&BROWSERS), known(&SYSTEMS)];
    let parts: Vec<&str> = parts.into_iter().flatten().collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn a_device_is_known_by_browser_and_system() {
        let named = |agent: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, HeaderValue::from_static(agent));
            device(&headers)
        };
        let phone = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) \
                     Chrome/140.0.0.0 Mobile Safari/537.36";
        assert_eq!(named(phone), "Chrome, Android");
        let laptop = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
        assert_eq!(named(laptop), "Firefox, Linux");
        assert_eq!(named("curl/8"), "");
    }
}
