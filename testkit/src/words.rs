//! Every text exists in every language.

use std::collections::BTreeSet;

use stammtisch_rules::{Game, Lang, Phrase, SourceKind, TEXTS, Texts, Words};

use crate::clauses::clauses_of;
use crate::setups::{sampled, setups, walk};

/// Returns the names of the messages in a Fluent file.
fn messages(file: &str) -> BTreeSet<&str> {
    file.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(name, _)| name))
        .collect()
}

/// All languages have the same messages.
pub fn languages_are_complete<G: Game>() {
    for texts in [TEXTS, G::TEXTS] {
        same_in_all_languages(&texts);
    }
    for lang in Lang::ALL {
        Words::new(lang, &[G::TEXTS]);
    }
}

/// All translations of a file have its messages.
pub fn same_in_all_languages(texts: &Texts) {
    let english = messages(texts.get(Lang::En));
    assert!(!english.is_empty());
    for lang in Lang::ALL {
        let there = messages(texts.get(lang));
        let gaps: Vec<_> = english.symmetric_difference(&there).collect();
        assert!(gaps.is_empty(), "{}: {gaps:?}", lang.code());
    }
}

/// Everything that happens or is refused can be said in every language.
pub fn everything_can_be_said<G: Game>() {
    let all: Vec<Words> = Lang::ALL
        .into_iter()
        .map(|lang| {
            let mut words = Words::new(lang, &[G::TEXTS]);
            words.address(vec!["Ada".into(), "Ben".into()], Some(0));
            words
        })
        .collect();
    let say = |phrase: &Phrase| {
        for words in &all {
            let said = words.try_say(phrase).unwrap_or_else(|gap| panic!("{gap}"));
            assert!(!said.trim().is_empty() && !said.contains("{"), "{said}");
        }
    };
    let clauses: BTreeSet<String> = clauses_of(G::BOOK.text(Lang::En)).into_iter().collect();
    for setup in setups::<G>() {
        let mut old: Vec<G::Action> = Vec::new();
        walk(&setup, 15, |step| {
            if !sampled(step.ply) {
                return;
            }
            let view = step.position.mover();
            for seat in (0..setup.players).map(Some).chain([None]) {
                for known in [false, true] {
                    let seen = G::view_phrases(&step.position.view(seat), known);
                    seen.lines().for_each(say);
                    assert_eq!(seen.hand.is_some(), seat.is_some());
                }
            }
            for action in step.actions.iter().take(20) {
                say(&G::action_phrase(&view, action));
                let mut events = stammtisch_rules::Events::<G>::new();
                let mut after = *step.position;
                after.apply(action, &mut events);
                for event in &events {
                    say(&G::event_phrase(event.full()));
                    say(&G::event_phrase(event.for_viewer(None)));
                }
            }
            for action in &old {
                if let Err(refusal) = G::check(&view, action) {
                    say(&refusal.said);
                    begins_like_a_sentence(&all, &refusal.said);
                    assert!(
                        clauses.contains(refusal.clause),
                        "{} has no heading",
                        refusal.clause
                    );
                }
            }
            if old.len() < 40 {
                old.extend(step.actions.iter().take(2));
            }
        });
    }
}

fn begins_like_a_sentence(all: &[Words], phrase: &Phrase) {
    for words in all {
        let said = words.say(phrase);
        let capital = said
            .chars()
            .next()
            .is_some_and(|first| !first.is_lowercase());
        assert!(capital && said.ends_with('.'), "{said}");
    }
}

/// The rule book has the same clauses in the same order, as headings with a text, in every language.
pub fn books_have_the_same_clauses<G: Game>() {
    let english = clauses_of(G::BOOK.text(Lang::En));
    assert!(!english.is_empty());
    for lang in Lang::ALL {
        assert_eq!(clauses_of(G::BOOK.text(lang)), english, "{}", lang.code());
        let summary = G::BOOK.summary(lang);
        assert!(summary.len() > 20 && !summary.starts_with('#'), "{summary}");
        let empty = G::BOOK
            .text(lang)
            .split("\n### ")
            .skip(1)
            .find(|clause| clause.lines().skip(1).all(|line| line.trim().is_empty()));
        assert_eq!(empty, None, "a clause without a text in {}", lang.code());
    }
}

/// Every clause says where it comes from, the same in every language, with the reason for what is ours and
/// with an option that there is.
pub fn clauses_name_their_sources<G: Game>() {
    let kinds = |lang, clause: &str| -> Vec<_> {
        let sources = G::BOOK.sources(lang, clause).into_iter();
        sources.map(|source| (source.kind, source.option)).collect()
    };
    for clause in clauses_of(G::BOOK.text(Lang::En)) {
        let english = kinds(Lang::En, &clause);
        assert!(
            !english.is_empty(),
            "{clause} does not say where it comes from"
        );
        for lang in Lang::ALL {
            let code = lang.code();
            assert_eq!(kinds(lang, &clause), english, "{clause} in {code}");
            for source in G::BOOK.sources(lang, &clause) {
                let explained = source.kind == SourceKind::Given || source.why.len() > 20;
                assert!(explained, "{clause} in {code} does not say why");
                let known = |name| G::OPTIONS.iter().any(|option| option.name == name);
                let option = source.option.filter(|(name, _)| !known(*name));
                assert_eq!(option, None, "{clause} in {code}");
            }
        }
    }
}
