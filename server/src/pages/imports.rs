//! What the client's modules import: a page names all modules that it needs, so that a browser does not
//! have to read one to learn of the next.

use std::collections::BTreeSet;

use super::files;

/// Adds a module and all that it imports statically, and what those import.
pub(super) fn add_with_imports(path: &str, known: &mut BTreeSet<String>) {
    if files::find(path).is_none() || !known.insert(path.to_owned()) {
        return;
    }
    for specifier in imports(files::text(path)) {
        add_with_imports(&resolve(path, specifier), known);
    }
}

/// Returns the specifiers of all static imports of a source, which is formatted: each begins a line.
fn imports(source: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = source;
    loop {
        let line = rest.split('\n').next().unwrap_or_default();
        let is_import = ["import ", "export {", "export *"]
            .iter()
            .any(|start| line.starts_with(start));
        let mut length = line.len();
        if is_import {
            length = rest.find(';').unwrap_or(length).max(length);
            found.extend(specifier(&rest[..length]));
        }
        match rest[length..].find('\n') {
            Some(end) => rest = &rest[length + end + 1..],
            None => return found,
        }
    }
}

/// Returns what a statement imports from: its last text in quotes.
fn specifier(statement: &str) -> Option<&str> {
    let has_source = statement.contains(" from '") || statement.starts_with("import '");
    let mut quoted = statement.rsplit('\'');
    quoted.next();
    quoted.next().filter(|_| has_source)
}

/// Returns the path of a module. One that begins with a slash is in the client's own folder.
fn resolve(from: &str, specifier: &str) -> String {
    if let Some(path) = specifier.strip_prefix('/') {
        return path.to_owned();
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in specifier.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imports_are_found_in_all_their_forms() {
        let source = "// import { no } from './comment.js';\n\
             import { h } from '/dom.js';\n\
             import {\n  one,\n  two,\n} from '../two.js';\n\
             import './effect.js';\n\
             export { three } from './three.js';\n\
             export const four = ' from ';\n\
             /** @typedef {import('./types.js').Four} Four */\n\
             const five = () => import('./five.js');\n";
        let expected = ["/dom.js", "../two.js", "./effect.js", "./three.js"];
        assert_eq!(imports(source), expected);
    }

    #[test]
    fn specifiers_are_resolved_as_a_browser_does() {
        assert_eq!(resolve("games/a/board/board.js", "/dom.js"), "dom.js");
        assert_eq!(
            resolve("games/a/board/board.js", "./hand.js"),
            "games/a/board/hand.js"
        );
        assert_eq!(resolve("pages/home.js", "../dom.js"), "dom.js");
    }

    #[test]
    fn everything_that_is_imported_is_there() {
        for file in files::embedded().filter(|file| file.ends_with(".js")) {
            for specifier in imports(files::text(file)) {
                let path = resolve(file, specifier);
                assert!(files::find(&path).is_some(), "{file}: {specifier}");
            }
        }
    }
}
