//! Information-set Monte Carlo tree search (ISMCTS): one tree for the searching seat, random
//! play-outs.
//!
//! Plain on purpose and without any knowledge of a game: it is the baseline that `strong` is measured
//! by. Every iteration redeals what the seat cannot see, walks down the tree along actions that are
//! legal in that deal, adds one node, plays on at random, and credits the winners.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;
use stammtisch_rules::{Game, MAX_SEATS, Position, Rng, View};

use crate::{Chances, Decision, Measure, Meter, RankedAction, even, won_by};

/// The weight of exploration against exploitation in the selection formula (UCB1).
const EXPLORATION: f64 = 0.7;

/// An action of a node, and its results so far.
struct Edge<A> {
    action: A,
    /// The action's hash: edges are looked up by it, because some actions are slow to compare.
    key: u64,
    to: usize,
    visits: u32,
    /// How often the action was legal when the node was visited.
    available: u32,
    wins: Chances,
}

/// The actions tried so far, sorted by key.
type Node<A> = Vec<Edge<A>>;

struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
    /// The edges taken in this iteration: node and index.
    path: Vec<(usize, usize)>,
    listed: Vec<G::Action>,
    untried: Vec<(u64, G::Action)>,
    tried: Vec<usize>,
}

pub(crate) fn search<G: Game>(
    view: &View<G>,
    listed: &[G::Action],
    rng: &mut Rng,
    meter: &mut Meter,
) -> Decision<G::Action> {
    let mut tree = Tree::<G> {
        nodes: vec![Vec::new()],
        path: Vec::new(),
        listed: Vec::new(),
        untried: Vec::new(),
        tried: Vec::new(),
    };
    // A single action needs no search.
    if listed.len() > 1 {
        while tree.iterate(G::redeal(view, rng), rng, meter) {}
    }
    tree.decision(view, listed, meter.spent())
}

/// Returns the index of an action among the edges, or where to insert it.
fn find<A: Ord>(edges: &[Edge<A>], key: u64, action: &A) -> Result<usize, usize> {
    edges.binary_search_by(|edge| edge.key.cmp(&key).then_with(|| edge.action.cmp(action)))
}

impl<G: Game> Tree<G> {
    /// Runs one iteration; returns `false` if the budget was spent before it ended.
    fn iterate(&mut self, mut position: Position<G>, rng: &mut Rng, meter: &mut Meter) -> bool {
        self.path.clear();
        let mut node = 0;
        while let Some(mover) = position.turn() {
            G::legal(&position.mover(), &mut self.listed);
            let index = match self.select(node, mover) {
                Some(index) => index,
                None => self.expand(node, rng),
            };
            let edge = &self.nodes[node][index];
            position.apply(&edge.action, &mut ());
            let fresh = edge.visits == 0;
            self.path.push((node, index));
            node = edge.to;
            if !meter.spend() {
                return false;
            }
            if fresh {
                break;
            }
        }
        if !self.play_out(&mut position, rng, meter) {
            return false;
        }
        self.credit(&position);
        true
    }

    /// Returns the legal action with the highest upper confidence bound; `None` while one is untried.
    fn select(&mut self, node: usize, mover: usize) -> Option<usize> {
        self.untried.clear();
        self.tried.clear();
        let edges = &mut self.nodes[node];
        for action in &self.listed {
            let key = FxBuildHasher.hash_one(action);
            match find(edges, key, action) {
                Ok(index) => {
                    edges[index].available += 1;
                    self.tried.push(index);
                }
                Err(_) => self.untried.push((key, *action)),
            }
        }
        if !self.untried.is_empty() {
            return None;
        }
        let bound = |index: &usize| {
            let edge = &edges[*index];
            let visits = f64::from(edge.visits.max(1));
            edge.wins[mover] / visits
                + EXPLORATION * (f64::from(edge.available).ln() / visits).sqrt()
        };
        let better = |a: &usize, b: &usize| bound(a).total_cmp(&bound(b));
        self.tried.iter().copied().max_by(better)
    }

    /// Adds an edge for an untried action, with its node.
    fn expand(&mut self, node: usize, rng: &mut Rng) -> usize {
        let (key, action) = self.untried[rng.below(self.untried.len())];
        let to = self.nodes.len();
        self.nodes.push(Vec::new());
        let edges = &mut self.nodes[node];
        let (Ok(index) | Err(index)) = find(edges, key, &action);
        let edge = Edge {
            action,
            key,
            to,
            visits: 0,
            available: 1,
            wins: [0.0; MAX_SEATS],
        };
        edges.insert(index, edge);
        index
    }

    /// Plays at random to the end; returns `false` if the budget was spent first.
    fn play_out(&mut self, position: &mut Position<G>, rng: &mut Rng, meter: &mut Meter) -> bool {
        while position.turn().is_some() {
            let Some(action) = G::random_action(&position.mover(), rng, &mut self.listed) else {
                return true;
            };
            position.apply(&action, &mut ());
            if !meter.spend() {
                return false;
            }
        }
        true
    }

    /// Credits every edge of the path with the outcome of the play-out.
    fn credit(&mut self, position: &Position<G>) {
        let shares = won_by(&G::winners(position.public()));
        for &(node, index) in &self.path {
            let edge = &mut self.nodes[node][index];
            edge.visits += 1;
            for (wins, share) in edge.wins.iter_mut().zip(shares) {
                *wins += share;
            }
        }
    }

    /// Ranks the actions by how often they were tried; the one tried most is chosen.
    fn decision(&self, view: &View<G>, listed: &[G::Action], searched: u64) -> Decision<G::Action> {
        let mover = view.own.map_or(0, |(seat, _)| seat);
        let root = &self.nodes[0];
        let edge = |action: &G::Action| root.iter().find(|edge| edge.action == *action);
        let mut by_visits: Vec<(u32, RankedAction<G::Action>)> = listed
            .iter()
            .map(|action| {
                let (visits, wins) =
                    edge(action).map_or((0, 0.0), |edge| (edge.visits, edge.wins[mover]));
                let value = wins / f64::from(visits.max(1));
                let action = *action;
                (visits, RankedAction { action, value })
            })
            .collect();
        by_visits.sort_by_key(|(visits, _)| std::cmp::Reverse(*visits));
        let ranking: Vec<_> = by_visits.into_iter().map(|(_, ranked)| ranked).collect();
        Decision {
            chances: self.chances(view),
            ranking,
            measure: Measure::Chance,
            searched,
        }
    }

    fn chances(&self, view: &View<G>) -> Chances {
        let root = &self.nodes[0];
        let visits: u32 = root.iter().map(|edge| edge.visits).sum();
        if visits == 0 {
            return even(G::players(view.public));
        }
        std::array::from_fn(|seat| {
            root.iter().map(|edge| edge.wins[seat]).sum::<f64>() / f64::from(visits)
        })
    }
}
