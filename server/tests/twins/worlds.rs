//! Two worlds that look alike to one seat.

use crate::common::typed_games::WithGame;
use serde_json::{Value, json};
use stammtisch_bots::Strategy;
use stammtisch_rules::{Playthrough, Position, Rng, Seat, Setup};

/// The most steps that are played in both worlds.
const STEPS: usize = 24;
/// The number of swaps that are tried before a place is left as it is.
const TRIES: usize = 300;

/// Two worlds and what is played in both.
pub struct Twins {
    pub players: usize,
    pub viewer: Seat,
    /// The whole state of each world.
    pub worlds: [Value; 2],
    /// The hidden places where the worlds differ, as JSON pointers into the state.
    pub places: Vec<String>,
    pub steps: Vec<(Seat, Value)>,
}

/// How the second world is made from the first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Difference {
    /// A piece of every hidden place has changed places with another hidden piece.
    Swaps,
    /// Everything that the seat cannot see was dealt again.
    Redeal,
}

/// Makes twins from a seed.
pub struct Making {
    pub seed: u64,
    pub difference: Difference,
}

impl WithGame for Making {
    type Out = Twins;

    fn with<G: Strategy>(self) -> Twins {
        let mut rng = Rng::new(self.seed);
        let players = 2 + rng.below(3);
        let setup = Setup::<G>::new(players, &json!({})).unwrap();
        let mut playthrough = Playthrough::deal(setup.clone(), &self.seed.to_string());
        let before = rng.below(8);
        play_on(&mut playthrough, &mut rng, before);
        if self.seed.is_multiple_of(2) {
            play_until_pile(&mut playthrough, &mut rng);
        }
        let viewer = rng.below(players);
        let (here, there) = match self.difference {
            Difference::Swaps => {
                let mut here = setup.state(playthrough.position()).to_value();
                // Nobody remembers anything, or the pieces that are known could not be elsewhere.
                here.as_object_mut().unwrap().remove("known");
                let there = swapped::<G>(&setup, &here, viewer, &mut rng);
                (here, there)
            }
            Difference::Redeal => {
                let view = playthrough.position().view(Some(viewer));
                let there = G::redeal(&view, &mut rng);
                (
                    setup.state(playthrough.position()).to_value(),
                    setup.state(&there).to_value(),
                )
            }
        };
        let start = [&here, &there].map(|state| load::<G>(state).unwrap());
        let mut playthroughs = start.map(|start| Playthrough::from_position(setup.clone(), start));
        let mut steps = Vec::new();
        while steps.len() < STEPS {
            let Some((seat, action)) = common_step(&mut playthroughs, viewer, &mut rng) else {
                break;
            };
            steps.push((seat, json!(action)));
        }
        let places = hidden_places::<G>(players, viewer).into_iter();
        let differs = |place: &String| here.pointer(place) != there.pointer(place);
        Twins {
            players,
            viewer,
            places: places.filter(differs).collect(),
            worlds: [here, there],
            steps,
        }
    }
}

/// The places that a game declares and the viewer cannot see: the pile, and the hands of the others.
fn hidden_places<G: Strategy>(players: usize, viewer: Seat) -> Vec<String> {
    let others = (0..players).filter(|&seat| seat != viewer);
    let hands = others.map(|seat| format!("/{}/{seat}", G::PLACES.hands));
    let pile = format!("/{}", G::PLACES.pile);
    [pile].into_iter().chain(hands).collect()
}

fn load<G: Strategy>(state: &Value) -> Option<Position<G>> {
    Setup::<G>::load(state).ok().map(|(_, position)| position)
}

/// The same state, but a piece of every hidden place has changed places with another hidden piece.
/// Those at the end of a pile are drawn last.
fn swapped<G: Strategy>(setup: &Setup<G>, state: &Value, viewer: Seat, rng: &mut Rng) -> Value {
    let seen = |state: &Value| {
        let position = load::<G>(state)?;
        let views =
            [Some(viewer), None].map(|viewer| setup.view(&position, viewer, true).to_value());
        Some((views, setup.state(&position).to_value()))
    };
    let (views, _) = seen(state).expect("the state can be loaded");
    let places = hidden_places::<G>(setup.players, viewer);
    let mut twin = state.clone();
    for place in &places {
        for _ in 0..TRIES {
            let other = &places[rng.below(places.len())];
            let Some(next) = with_swap(&twin, place, other, rng) else {
                continue;
            };
            // Loading sorts hands, so that the same pieces in another order are no difference.
            let Some((next_views, loaded)) = seen(&next) else {
                continue;
            };
            if next_views == views && loaded.pointer(place) != state.pointer(place) {
                twin = loaded;
                twin.as_object_mut().unwrap().remove("known");
                break;
            }
        }
    }
    twin
}

/// The same state, but a piece of one list has changed places with one of the other.
fn with_swap(state: &Value, one: &str, other: &str, rng: &mut Rng) -> Option<Value> {
    let mut pick = |list: &str| {
        let length = state.pointer(list)?.as_array()?.len();
        let at = length.checked_sub(1 + rng.below(3))?;
        Some(format!("{list}/{at}"))
    };
    let (one, other) = (pick(one)?, pick(other)?);
    let (x, y) = (state.pointer(&one)?, state.pointer(&other)?);
    let mut twin = state.clone();
    *twin.pointer_mut(&one)? = y.clone();
    *twin.pointer_mut(&other)? = x.clone();
    (x != y).then_some(twin)
}

/// Plays on until a few pieces lie in the pile; in some games none do at first.
fn play_until_pile<G: Strategy>(playthrough: &mut Playthrough<G>, rng: &mut Rng) {
    for _ in 0..300 {
        let state = playthrough.setup().state(playthrough.position()).to_value();
        if state[G::PLACES.pile]
            .as_array()
            .is_some_and(|pile| pile.len() >= 3)
        {
            return;
        }
        play_on(playthrough, rng, 1);
    }
}

/// Plays some steps at random, and stops before the game is over.
fn play_on<G: Strategy>(playthrough: &mut Playthrough<G>, rng: &mut Rng, steps: usize) {
    for _ in 0..steps {
        let mut listed = Vec::new();
        G::legal(&playthrough.position().mover(), &mut listed);
        let action = rng.pick(&listed).copied();
        // A position in which nobody has anything to do is not worth looking at.
        let mut next = playthrough.clone();
        if action.is_none_or(|action| next.apply(&action).is_err()) {
            return;
        }
        if next.position().turn().is_none() {
            return;
        }
        *playthrough = next;
    }
}

/// A step that is possible in both worlds and after which the viewer still sees the same.
fn common_step<G: Strategy>(
    playthroughs: &mut [Playthrough<G>; 2],
    viewer: Seat,
    rng: &mut Rng,
) -> Option<(Seat, G::Action)> {
    let turn = playthroughs[0].position().turn()?;
    let mut listed = Vec::new();
    G::legal(&playthroughs[0].position().mover(), &mut listed);
    for _ in 0..20 {
        let action = *rng.pick(&listed)?;
        let mut next = playthroughs.clone();
        let told = next.each_mut().map(|playthrough| {
            let told = playthrough.apply(&action).ok()?;
            let seen = told
                .iter()
                .map(|event| json!(event.for_viewer(Some(viewer))));
            let seen: Vec<Value> = seen.collect();
            let view = playthrough
                .setup()
                .view(playthrough.position(), Some(viewer), true)
                .to_value();
            Some((seen, view))
        });
        if let [Some(here), Some(there)] = told
            && here == there
        {
            *playthroughs = next;
            return Some((turn, action));
        }
    }
    None
}
