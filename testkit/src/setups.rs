//! Where the tests play: every number of players, every value of every option.

use serde_json::{Value, json};
use stammtisch_rules::{Deal, Game, Kind, Position, Rng, Setup};

/// The default options and every single deviation from them, for every number of players that
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
    /// What can be done.
    pub actions: &'a [G::Action],
    /// Whether the list says that it is complete.
    pub complete: bool,
    /// What will be done.
    pub action: G::Action,
    /// How many steps were made before.
    pub ply: usize,
}

/// Plays one random game to its end, showing every step; answers the last position and the number
/// of steps.
pub fn walk<G: Game>(
    setup: &Setup<G>,
    seed: u64,
    mut each: impl FnMut(&Walk<G>),
) -> (Position<G>, usize) {
    let mut rng = Rng::new(seed);
    let mut position = setup.deal(&Deal::from_seed(&format!("walk {seed}")));
    let mut actions = Vec::new();
    let mut ply = 0;
    while position.turn().is_some() {
        assert!(
            ply < G::MAX_ACTIONS,
            "a game must end within {} steps",
            G::MAX_ACTIONS
        );
        let complete = G::legal(&position.mover(), &mut actions);
        let action = *rng
            .pick(&actions)
            .unwrap_or_else(|| panic!("nobody can act: {}", setup.state(&position)));
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

/// The same position to people who came in just now: nothing is remembered.
pub fn forgetful<G: Game>(setup: &Setup<G>, position: &Position<G>) -> Position<G> {
    let mut state = setup.state(position);
    if let Value::Object(fields) = &mut state {
        fields.remove("known");
    }
    Setup::<G>::load(&state)
        .unwrap_or_else(|why| panic!("{why:?}: {state}"))
        .1
}

/// Every so many steps, so that a long game is looked at all along without taking all day.
pub(crate) fn sampled(ply: usize) -> bool {
    ply < 40 || ply.is_multiple_of(17)
}
