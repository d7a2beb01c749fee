//! The games that the tests play: every number of players, every value of every option.

use serde_json::{Value, json};
use stammtisch_rules::{Deal, Game, Kind, Position, Rng, Setup};

use crate::Repeat;

/// Returns the default options and every single deviation from them, for every number of players that
/// accepts it.
pub fn setups<G: Game>() -> Vec<Setup<G>> {
    let mut options = vec![json!({})];
    for spec in G::OPTIONS {
        let values: Vec<Value> = match spec.kind {
            Kind::Flag(default) => vec![json!(!default)],
            Kind::Depends => vec![json!(false), json!(true)],
            Kind::Choice(words) => words[1..].iter().map(|word| json!(word)).collect(),
            Kind::Number {
                default,
                least,
                most,
            } => [least, most.min(default * 2)]
                .iter()
                .map(|n| json!(n))
                .collect(),
            Kind::Json => Vec::new(),
        };
        options.extend(values.into_iter().map(|value| json!({spec.name: value})));
    }
    G::PLAYERS
        .flat_map(|players| {
            options
                .iter()
                .filter_map(move |options| Setup::new(players, options).ok())
        })
        .collect()
}

/// One step of a random game.
pub struct Walk<'a, G: Game> {
    /// The position before the step.
    pub position: &'a Position<G>,
    /// The listed actions.
    pub actions: &'a [G::Action],
    /// Whether the list says that it is complete.
    pub complete: bool,
    /// The action that is played.
    pub action: G::Action,
    /// The number of steps before.
    pub ply: usize,
}

/// More actions than any game has.
const MAX_ACTIONS: usize = 1_000_000;

/// Plays a random game to its end and passes every step to `each`. Returns the last position and the
/// number of steps. If `each` panics, the seed is printed.
pub fn walk<G: Game>(
    setup: &Setup<G>,
    seed: u64,
    mut each: impl FnMut(&Walk<G>),
) -> (Position<G>, usize) {
    let mut rng = Rng::new(seed);
    let mut position = setup.deal(&Deal::from_seed(&format!("walk {seed}")));
    let mut actions = Vec::new();
    let mut ply = 0;
    let (players, options) = (setup.players, setup.option_values().given());
    let options = serde_json::json!(options);
    let mut repeat = Repeat::new(format!(
        "walk: {}, {players} players, options {options}, seed {seed}",
        G::NAME
    ));
    while position.turn().is_some() {
        repeat.step(ply);
        assert!(ply < MAX_ACTIONS, "the game does not end");
        let complete = G::legal(&position.mover(), &mut actions);
        let action = *rng
            .pick(&actions)
            .unwrap_or_else(|| panic!("nobody can act: {}", setup.state(&position).to_value()));
        each(&Walk {
            position: &position,
            actions: &actions,
            complete,
            action,
            ply,
        });
        position.apply(&action, &mut ());
        ply += 1;
    }
    (position, ply)
}

/// Returns the same position to people who have seen nothing yet: nothing is known.
pub fn without_known<G: Game>(setup: &Setup<G>, position: &Position<G>) -> Position<G> {
    let mut state = setup.state(position).to_value();
    if let Value::Object(fields) = &mut state {
        fields.remove("known");
    }
    Setup::<G>::load(&state)
        .unwrap_or_else(|why| panic!("{why:?}: {state}"))
        .1
}

/// Returns whether to test a step: the first ones and then some, so that a long game is tested all
/// along without taking too long.
pub(crate) fn sampled(ply: usize) -> bool {
    ply < 40 || ply.is_multiple_of(17)
}
