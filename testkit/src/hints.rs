//! What hints say is true, and no two sentences of a hint disagree.

use std::collections::BTreeMap;

use stammtisch_bots::{Bot, Budget, Coach, Level, Player, shuffled};
use stammtisch_rules::{Deal, Lang, Position, Rng, Setup, Words};

use crate::Repeat;
use crate::setups::setups;

/// How many positions of a game are tried, spread over its players and options.
const POSITIONS: usize = 1000;
/// A bot that finds a sensible action quickly.
const ADVISER: Bot = Bot {
    level: Level::Strong,
    budget: Budget::Nodes(200),
};
/// How many other actions of a position are tried, so that rare reasons come up too.
const OTHERS: usize = 3;

/// A reason says what is true of an action, not which action is better.
const RANKING: [&str; 3] = ["better", "besser", "beter"];

/// Every reason of a hint holds by another computation, each is about something else, and all can be
/// said in every language. Prints how often each topic came up.
pub fn hints_are_true<G: Coach>() {
    let words: Vec<Words> = Lang::ALL
        .into_iter()
        .map(|lang| Words::new(lang, &[G::TEXTS]))
        .collect();
    let setups = setups::<G>();
    let wanted = POSITIONS.div_ceil(setups.len());
    let mut topics = BTreeMap::new();
    for setup in &setups {
        let mut tried = 0;
        for seed in 0.. {
            if tried >= wanted {
                break;
            }
            tried += positions_of_a_game(setup, seed, wanted - tried, |position, rng| {
                hint_is_true(position, &words, rng, &mut topics);
            });
        }
    }
    println!("{}: {topics:?}", G::NAME);
}

/// Plays a game, mostly as `medium` does, and passes some positions on; returns how many.
fn positions_of_a_game<G: Coach>(
    setup: &Setup<G>,
    seed: u64,
    most: usize,
    mut each: impl FnMut(&Position<G>, &mut Rng),
) -> usize {
    let mut rng = Rng::new(seed);
    let mut position = setup.deal(&Deal::from_seed(&format!("hints {seed}")));
    let mut player = Player::<G>::new(Bot::new(Level::Medium), Rng::new(seed));
    let mut buffer = Vec::new();
    let options = serde_json::json!(setup.option_values().given());
    let mut repeat = Repeat::new(format!(
        "hints: {}, {} players, options {options}, seed {seed}",
        G::NAME,
        setup.players
    ));
    let mut passed_on = 0;
    for ply in 0.. {
        repeat.step(ply);
        if passed_on == most || position.turn().is_none() {
            break;
        }
        if rng.below(4) == 0 {
            each(&position, &mut rng);
            passed_on += 1;
        }
        let action = match rng.below(5) {
            0 => G::random_action(&position.mover(), &mut rng, &mut buffer),
            _ => player.act(&position.mover()),
        };
        let Some(action) = action else { break };
        position.apply(&action, &mut ());
    }
    passed_on
}

fn hint_is_true<G: Coach>(
    position: &Position<G>,
    words: &[Words],
    rng: &mut Rng,
    topics: &mut BTreeMap<&'static str, usize>,
) {
    let view = position.mover();
    let decision = Player::<G>::new(ADVISER, Rng::new(7)).decide(&view);
    let ranking: Vec<G::Action> = decision
        .map(|decision| decision.ranking.iter().map(|one| one.action).collect())
        .unwrap_or_default();
    let others = (0..OTHERS).filter_map(|_| rng.pick(&ranking).copied());
    let others: Vec<G::Action> = others.collect();
    for action in ranking.first().into_iter().chain(&others) {
        let reasons = G::reasons(&view, action, ranking.get(1));
        let is_advised = ranking.first() == Some(action);
        assert!(!is_advised || !reasons.is_empty(), "why {action}?");
        for (at, reason) in reasons.iter().enumerate() {
            assert!(G::holds(&view, action, reason), "{reason:?} of {action}");
            let topic = G::topic(reason);
            let same = |other: &G::Reason| G::topic(other) == topic;
            assert!(!reasons[..at].iter().any(same), "{reasons:?} of {action}");
            *topics.entry(topic).or_default() += 1;
            let phrase = G::reason_phrase(&view, action, reason);
            for words in words {
                let said = words.try_say(&phrase).unwrap_or_else(|gap| panic!("{gap}"));
                assert!(said.ends_with('.'), "{said}");
                // The last sentence of a hint may say that another action is about as good.
                let ranks = RANKING.iter().any(|word| said.contains(word));
                assert!(!ranks, "{said}");
            }
        }
    }
}

/// A position with what nobody knows dealt again looks the same to everybody, and the same number
/// deals the same.
pub fn reshuffled_positions_look_the_same<G: Coach>() {
    assert_eq!(shuffled(0..5, 3), shuffled(0..5, 3));
    for setup in setups::<G>() {
        let mut rng = Rng::new(5);
        crate::walk(&setup, 4, |step| {
            if rng.below(9) > 0 {
                return;
            }
            let world = rng.bits();
            let again = G::reshuffle(step.position, world);
            assert!(again == G::reshuffle(step.position, world));
            for seat in (0..setup.players).map(Some).chain([None]) {
                let seen = |position| setup.view(position, seat, true).to_value();
                assert_eq!(seen(&again), seen(step.position));
            }
        });
    }
}
