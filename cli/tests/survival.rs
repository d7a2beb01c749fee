//! The engine survives whatever it is fed: a short run on stable of what `cargo xtask fuzz` does
//! for long.

use proptest::prelude::*;
use stammtisch_engine::Engine;
use stammtisch_fiches::Fiches;
use stammtisch_games::CATALOGUE;
use stammtisch_monad::Monad;
use stammtisch_rotundo::Rotundo;
use stammtisch_rules::Lang;

/// Pieces of requests, so that the lines are often nearly right.
fn crumb() -> impl Strategy<Value = Vec<u8>> {
    let crumbs = [
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "\"cmd\":",
        "\"new\"",
        "\"game\":\"monad\"",
        "\"players\":2",
        "\"seed\":1",
        "\"apply\"",
        "\"action\":",
        "{\"do\":\"draw\"}",
        "\"load\"",
        "\"state\":",
        "\"hands\":",
        "null",
        "-1",
        "1e999",
        "\"r1\"",
        "\"id\":",
        "\"options\":{}",
        "{\"cmd\":\"new\",\"game\":\"monad\",\"players\":3,\"seed\":7}\n",
        "{\"cmd\":\"legal\"}\n",
        "{\"cmd\":\"apply\",\"action\":{\"do\":\"trade\",\"give\":[\"r1\",\"l1\"]}}\n",
        "{\"cmd\":\"undo\"}\n",
        "{\"cmd\":\"record\"}\n",
        "\n",
        "\\u0000",
        "[[[[[[[[[[[[[[[[",
    ];
    prop_oneof![
        4 => proptest::sample::select(crumbs.to_vec()).prop_map(|crumb| crumb.as_bytes().to_vec()),
        1 => proptest::collection::vec(any::<u8>(), 0..20),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_line_gets_one_answer(crumbs in proptest::collection::vec(crumb(), 0..40)) {
        let input = crumbs.concat();
        let lines = input.split_inclusive(|&byte| byte == b'\n').count();
        let mut out = Vec::new();
        Engine::new(CATALOGUE, &[], Lang::En).run(&input[..], &mut out).unwrap();
        let answers: Vec<_> = out.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).collect();
        prop_assert_eq!(answers.len(), lines);
        for answer in answers {
            let answer: serde_json::Value = serde_json::from_slice(answer).unwrap();
            prop_assert!(answer["ok"].is_boolean());
        }
    }

    #[test]
    fn arbitrary_actions_are_carried_out_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        stammtisch_testkit::play_bytes::<Monad>(&bytes);
        stammtisch_testkit::play_bytes::<Rotundo>(&bytes);
        stammtisch_testkit::play_bytes::<Fiches>(&bytes);
    }
}
