//! A server of the next version beside one of this, on one PostgreSQL: its schema has one thing more.

use std::process::Command;

use stammtisch_rules::Rng;
use stammtisch_store::Postgres;
use stammtisch_test_postgres::TestPostgres;

use crate::kills::example;
use crate::party::{gather, tally};
use crate::process::{Process, program, serving};

fn on(mut command: Command, address: &str) -> Command {
    command
        .env("STAMMTISCH_DATABASE", address)
        .env_remove("STAMMTISCH_DATA");
    command
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_servers_of_two_versions_play_together() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let address = postgres.database();
    let (_, name) = address.rsplit_once('/').unwrap();
    let nowhere = std::path::Path::new("/nonexistent");
    let this = || Process::spawn(on(serving(&program(), nowhere), &address));
    let first = this();
    let mut party = gather(first.address, "rotundo").await.unwrap();
    let next = Process::spawn(on(serving(&example("next"), nowhere), &address));
    // The one of this version goes on, and also starts anew.
    first.stop();
    let again = this();
    let mut rng = Rng::new(1);
    party
        .play([again.address, next.address], &mut rng)
        .await
        .unwrap();
    assert!(party.is_over);
    let touched = postgres.run(name, "SELECT max(touched) > 0 FROM tables");
    assert_eq!(touched, "t", "the next version has had its way");
    let store = Postgres::connect(&address, 99).await.unwrap();
    let tally = tally(&store, &[party]).await;
    assert!(tally.acknowledged > 10 && tally.wrong() == 0, "{tally:?}");
    again.stop();
    next.stop();

    // The second step, which this version would not survive, keeps it out.
    postgres.run(name, "UPDATE compatibility SET oldest = 1000");
    let mut refused = on(serving(&program(), nowhere), &address);
    let refused = refused.output().unwrap();
    assert_eq!(refused.status.code(), Some(4));
    let said = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert!(said.contains("later version"), "{said}");
}
