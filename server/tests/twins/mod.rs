//! Twin worlds over real sockets: two games that look alike to a seat send it the same bytes.
//!
//! One world is a position of a game, the other differs in what the seat cannot see: in every hidden
//! place that the game declares a piece has changed places with another hidden one, or all of it was
//! dealt again. The same steps are then played at two servers, as long as the rules say that the seat
//! sees the same. Everything that the seat and a spectator receive is compared: rejections, the list
//! of tables, metrics and logs included.

mod log;
mod transcript;
mod worlds;

use crate::common::typed_games::{GAMES, with_game};

use log::Log;
use transcript::{Leak, transcript};
use worlds::{Difference, Making, Twins};

fn twins(game: &str, seed: u64, difference: Difference) -> Twins {
    with_game(game, Making { seed, difference }).unwrap()
}

/// Compares what is received in the two worlds.
async fn compare(game: &str, seed: u64, difference: Difference) -> Twins {
    let log = Log::keep();
    let twins = twins(game, seed, difference);
    let repeat = format!("{game}, seed {seed}, {difference:?}");
    let here = (transcript(game, &twins, 0, None).await, log.take());
    let there = (transcript(game, &twins, 1, None).await, log.take());
    for (one, other) in here.0.iter().zip(&there.0) {
        assert_eq!(one, other, "{repeat}");
    }
    assert_eq!(here, there, "{repeat}");
    assert!(!here.1.is_empty(), "{repeat}: the log is empty");
    twins
}

#[tokio::test]
async fn every_game_sends_the_same_bytes_in_twin_worlds() {
    for game in GAMES {
        let (mut steps, mut piles, mut hands) = (0, 0, 0);
        for seed in 0..12 {
            let twins = compare(game, seed, Difference::Swaps).await;
            steps += twins.steps.len();
            let in_hands = twins.places.iter().filter(|place| is_hand(place)).count();
            hands += in_hands;
            piles += twins.places.len() - in_hands;
        }
        println!("{game}: {steps} steps, {piles} piles and {hands} hands differed");
        assert!(steps >= 60, "{game}: only {steps} steps were compared");
        assert!(piles >= 3, "{game}: the pile differed in {piles} worlds");
        assert!(hands >= 8, "{game}: only {hands} hands differed");
    }
}

#[tokio::test]
async fn every_game_sends_the_same_bytes_when_everything_hidden_is_dealt_again() {
    for game in GAMES {
        // Where all that a seat cannot see follows from what it sees, there is no other world.
        let differ = |seed: &u64| !twins(game, *seed, Difference::Redeal).places.is_empty();
        let seeds: Vec<u64> = (100..200).filter(differ).take(4).collect();
        assert_eq!(seeds.len(), 4, "{game}: hardly anything is hidden");
        for seed in seeds {
            compare(game, seed, Difference::Redeal).await;
        }
    }
}

/// Hands have a number for each seat, a pile has none.
fn is_hand(place: &str) -> bool {
    place.matches('/').count() == 2
}

#[tokio::test]
async fn a_planted_leak_of_any_hidden_place_is_found() {
    for game in GAMES {
        let everywhere = |twins: &Twins| {
            let hands = twins.places.iter().filter(|place| is_hand(place)).count();
            hands > 0 && hands < twins.places.len()
        };
        let mut worlds = (0..100).map(|seed| twins(game, seed, Difference::Swaps));
        let twins = worlds.find(everywhere);
        let twins = twins.expect("worlds that differ in the pile and in a hand");
        let mut leaks: Vec<Leak> = twins.places.iter().cloned().map(Leak::Place).collect();
        let seat = |place: &String| place.rsplit('/').next().unwrap().parse().unwrap();
        let hand = twins.places.iter().find(|place| is_hand(place));
        leaks.push(Leak::Socket(seat(hand.expect("a hand differs"))));
        for leak in leaks {
            let here = transcript(game, &twins, 0, Some(&leak)).await;
            let there = transcript(game, &twins, 1, Some(&leak)).await;
            // Chat lines carry the time; without it they are alike exactly if nothing leaked.
            assert_ne!(timeless(&here), timeless(&there), "{game}: {leak:?}");
        }
    }
}

/// The same without timestamps.
fn timeless(received: &[String]) -> Vec<String> {
    let strip = |text: &String| -> String {
        let mut parts = text.split("\"at\":");
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |mut out, part| {
            out.push_str(part.trim_start_matches(|letter: char| letter.is_ascii_digit()));
            out
        })
    };
    received.iter().map(strip).collect()
}

#[tokio::test]
async fn without_a_leak_what_is_said_in_the_chat_makes_no_difference() {
    // The same line in both worlds: the comparison above finds the leak, not the chat.
    let game = GAMES[0];
    let mut twins = twins(game, 3, Difference::Swaps);
    let place = Leak::Place("/players".to_owned());
    twins.steps.truncate(3);
    let here = transcript(game, &twins, 0, Some(&place)).await;
    let there = transcript(game, &twins, 1, Some(&place)).await;
    assert_eq!(timeless(&here), timeless(&there));
}
