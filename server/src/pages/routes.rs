//! Which page an address opens, and which files that page needs at once. The client's `routes.js` says
//! which module and which style sheets a page has; they are read from there.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use stammtisch_games::CATALOGUE;

use super::files;
use super::imports::add_with_imports;

/// An address of the client.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Route<'a> {
    /// As `routes.js` names it.
    pub(super) page: &'a str,
    pub(super) game: Option<&'a str>,
    pub(super) table: Option<&'a str>,
}

/// What a page needs besides the modules that every page starts with.
#[derive(Default)]
struct PageFiles {
    module: Option<String>,
    stylesheets: Vec<String>,
}

/// The pages that show a game's board as soon as they are opened.
const WITH_BOARD: [&str; 5] = ["table", "replay", "screen", "learn", "kids"];
/// The module that every page starts with.
const ENTRY: &str = "app.js";
/// The module that loads what a game's folder has.
const BOARDS: &str = "boards.js";

/// Returns the route of a path; `None` if no page of the client is there. The client itself says that a
/// code leads nowhere.
pub(super) fn route_of(path: &str) -> Option<Route<'_>> {
    let mut parts = path.split('/').skip(1);
    let first = parts.next()?;
    let code = parts.next();
    let part = parts.next();
    let of_table = |page| Route {
        page,
        table: code,
        ..Route::default()
    };
    let of_game = |page| Route {
        page,
        game: code,
        ..Route::default()
    };
    match (first, code) {
        ("", None) => Some(Route {
            page: "home",
            ..Route::default()
        }),
        ("come-back" | "kids", None) => Some(of_game(first)),
        ("t", Some(_)) => Some(of_table(match part {
            Some("proof") => "proof",
            Some("replay") => "replay",
            _ => "table",
        })),
        ("screen", Some(_)) => Some(of_table(first)),
        ("rules", Some(_)) if part == Some("disputed") => Some(of_game("disputed")),
        ("rules" | "learn" | "kids", Some(_)) => Some(of_game(first)),
        _ => None,
    }
}

/// Returns the modules of a page, in a stable order. `game` is that of the page, if it is known.
pub(super) fn modules(page: &str, game: Option<&str>) -> BTreeSet<String> {
    let mut modules = BTreeSet::new();
    add_with_imports(ENTRY, &mut modules);
    if let Some(module) = PAGES.get(page).and_then(|files| files.module.as_ref()) {
        add_with_imports(module, &mut modules);
    }
    let of_board = |game: &str, file: &str| format!("games/{game}/board/{file}");
    let about: Vec<&str> = match game {
        Some(game) => vec![game],
        None if page == "home" => CATALOGUE.names().collect(),
        None => Vec::new(),
    };
    for game in about {
        add_with_imports(BOARDS, &mut modules);
        add_with_imports(&of_board(game, "about.js"), &mut modules);
    }
    if let Some(game) = game.filter(|_| page == "rules") {
        add_with_imports(&of_board(game, "book-pieces.js"), &mut modules);
    }
    if let Some(game) = game.filter(|_| WITH_BOARD.contains(&page)) {
        add_with_imports(&of_board(game, "board.js"), &mut modules);
        if page == "kids" {
            add_with_imports(&of_board(game, "kids/page.js"), &mut modules);
        }
        if page == "learn" {
            add_with_imports(&format!("games/{game}/learn/facts.js"), &mut modules);
        }
    }
    modules
}

/// Returns the style sheets of a page, besides those that every page has.
pub(super) fn stylesheets(page: &str) -> &'static [String] {
    PAGES.get(page).map_or(&[], |files| &files.stylesheets)
}

static PAGES: LazyLock<BTreeMap<String, PageFiles>> =
    LazyLock::new(|| read_pages(files::text("routes.js")));

/// Reads the tables `PAGES` and `STYLESHEETS`, whose lines are `name: ...,`.
fn read_pages(source: &str) -> BTreeMap<String, PageFiles> {
    let mut pages: BTreeMap<String, PageFiles> = BTreeMap::new();
    for (name, value) in entries(source, "const PAGES = {") {
        let module = value.split("import('./").nth(1);
        let module = module.and_then(|rest| rest.split('\'').next());
        pages.entry(name).or_default().module = module.map(str::to_owned);
    }
    for (name, value) in entries(source, "const STYLESHEETS = {") {
        let quoted = value.split('\'').skip(1).step_by(2);
        pages.entry(name).or_default().stylesheets = quoted.map(str::to_owned).collect();
    }
    pages
}

/// Returns the entries of a table of a source.
fn entries<'a>(source: &'a str, start: &str) -> impl Iterator<Item = (String, &'a str)> {
    let table = source.split(start).nth(1).unwrap_or_default();
    let table = table.split("\n};").next().unwrap_or_default();
    table.split(",\n").filter_map(|line| {
        let (name, value) = line.split_once(':')?;
        Some((name.trim().trim_matches('\'').to_owned(), value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_to_pages() {
        let page = |path| route_of(path).map(|route| route.page);
        assert_eq!(page("/"), Some("home"));
        assert_eq!(page("/t/abc"), Some("table"));
        assert_eq!(page("/t/abc/replay"), Some("replay"));
        assert_eq!(page("/t/abc/proof"), Some("proof"));
        assert_eq!(page("/kids"), Some("kids"));
        assert_eq!(page("/rules/x"), Some("rules"));
        assert_eq!(page("/rules/x/disputed"), Some("disputed"));
        assert_eq!(route_of("/learn/x").and_then(|route| route.game), Some("x"));
        assert_eq!(
            route_of("/t/abc").and_then(|route| route.table),
            Some("abc")
        );
        for path in ["/v/1/app.js", "/app.js", "/t", "/games", "/api/v1/me"] {
            assert_eq!(page(path), None, "{path}");
        }
    }

    #[test]
    fn every_page_of_the_client_has_its_module_and_its_sheets() {
        let pages = [
            "table",
            "proof",
            "replay",
            "screen",
            "rules",
            "disputed",
            "learn",
            "come-back",
        ];
        for page in pages {
            let module = PAGES.get(page).and_then(|files| files.module.as_deref());
            let module = module.unwrap_or_else(|| panic!("{page} has no module"));
            assert!(files::find(module).is_some(), "{module}");
            assert!(modules(page, None).contains(module));
            assert!(modules(page, None).contains("dom.js"));
        }
        for (page, named) in PAGES.iter() {
            for sheet in &named.stylesheets {
                let file = format!("css/{sheet}.css");
                assert!(files::find(&file).is_some(), "{page}: {file}");
            }
        }
        assert!(!stylesheets("table").is_empty() && stylesheets("home").is_empty());
    }

    #[test]
    fn a_page_with_a_board_needs_the_board() {
        let game = CATALOGUE.names().next().unwrap_or_default();
        let board = format!("games/{game}/board/board.js");
        assert!(modules("table", Some(game)).contains(&board));
        assert!(modules("learn", Some(game)).contains(&board));
        assert!(!modules("table", None).contains(&board));
        assert!(!modules("home", None).contains("pages/table.js"));
        assert!(
            modules("table", Some("../x")).contains("pages/table.js"),
            "no such game"
        );
    }
}
