//! What servers that share a PostgreSQL know of each other.

mod common;

use std::sync::Arc;

use stammtisch_log::TableFlags;
use stammtisch_store::{
    Change, Cluster, Debt, Intervention, Notice, Notices, Postgres, Presence, Spent, Store,
    StoreError, TokenKind,
};
use stammtisch_test_postgres::{Network, TestPostgres};

use common::*;

const WAKES: TableFlags = TableFlags {
    listed: false,
    wakes: true,
    over: false,
    waits: false,
};

/// Returns servers that share a new database.
async fn nodes<const N: usize>() -> Option<[Postgres; N]> {
    Some(nodes_of(&TestPostgres::shared()?.database()).await)
}

async fn nodes_of<const N: usize>(address: &str) -> [Postgres; N] {
    let mut nodes = Vec::new();
    for node in 1..=N as u64 {
        let store = Postgres::connect(address, node).await.unwrap();
        cluster(&store).beat().await.unwrap();
        nodes.push(store);
    }
    nodes.try_into().ok().expect("as many as were made")
}

fn cluster(store: &Postgres) -> &dyn Cluster {
    store.cluster().unwrap()
}

/// Waits for a notice of another server.
async fn hear(store: &Postgres, wanted: &Notice) {
    loop {
        match cluster(store).listen().await.unwrap() {
            Notices::Heard(notices) if notices.contains(wanted) => return,
            _ => {}
        }
    }
}

#[tokio::test]
async fn a_table_is_driven_by_one_server_until_that_lets_go() {
    let Some([first, second]) = nodes().await else {
        return;
    };
    let claim =
        async |node: &Postgres, table| !cluster(node).claim(vec![table]).await.unwrap().is_empty();
    assert!(claim(&first, 5).await);
    assert!(claim(&first, 5).await, "it has it already");
    assert!(!claim(&second, 5).await);
    cluster(&first).release(5).await.unwrap();
    assert!(claim(&second, 5).await, "nobody has it");
    cluster(&second).set_aside(5).await.unwrap();
    assert!(claim(&first, 5).await, "it is not in use");
    assert!(!claim(&second, 5).await);
    cluster(&second).release(5).await.unwrap();
    assert!(
        !claim(&second, 5).await,
        "only its own claim can be given up"
    );
    cluster(&first).leave().await.unwrap();
    assert!(claim(&second, 5).await, "the other has stopped");
}

#[tokio::test]
async fn a_server_that_is_silent_is_gone_and_learns_it() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let address = postgres.database();
    let [first, second] = nodes_of(&address).await;
    first.write(table(1, "a", 1, WAKES)).await.unwrap();
    first.write(table(2, "b", 1, WAKES)).await.unwrap();
    assert_eq!(cluster(&first).claim(vec![1, 2]).await.unwrap().len(), 2);
    assert_eq!(cluster(&second).claim_waking(10).await.unwrap(), []);
    let beat = cluster(&second).beat().await.unwrap();
    assert_eq!((beat.nodes, beat.was_gone), (vec![1, 2], false));
    let present = Presence {
        table: 1,
        guests: vec![7],
        anonymous: 2,
    };
    cluster(&first)
        .set_presence(vec![present.clone()])
        .await
        .unwrap();
    assert_eq!(
        cluster(&second).presence(vec![1, 2]).await.unwrap(),
        [present]
    );
    let (_, name) = address.rsplit_once('/').unwrap();
    postgres.run(
        name,
        "UPDATE nodes SET seen = seen - interval '4 seconds' WHERE id = 1",
    );
    let beat = cluster(&second).beat().await.unwrap();
    assert_eq!(beat.nodes, [2]);
    assert_eq!(cluster(&second).presence(vec![1, 2]).await.unwrap(), []);
    let taken = cluster(&second).claim_waking(10).await.unwrap();
    assert_eq!(taken, [(1, "a".to_owned()), (2, "b".to_owned())]);
    let beat = cluster(&first).beat().await.unwrap();
    assert_eq!((beat.nodes, beat.was_gone), (vec![1, 2], true));
    assert_eq!(
        cluster(&first).claim(vec![1]).await.unwrap(),
        [0; 0],
        "it was taken over"
    );
}

#[tokio::test]
async fn two_servers_share_what_is_left_behind() {
    let Some([first, second]) = nodes().await else {
        return;
    };
    for id in 1..=40 {
        first
            .write(table(id, &format!("t{id}"), 1, WAKES))
            .await
            .unwrap();
    }
    let (one, other) = tokio::join!(
        cluster(&first).claim_waking(30),
        cluster(&second).claim_waking(30)
    );
    let (one, other) = (one.unwrap(), other.unwrap());
    let rest = cluster(&first).claim_waking(100).await.unwrap();
    let mut all: Vec<u64> = [one, other, rest]
        .concat()
        .iter()
        .map(|(id, _)| *id)
        .collect();
    all.sort();
    assert_eq!(all, (1..=40).collect::<Vec<u64>>(), "each once");
}

#[tokio::test]
async fn the_others_hear_what_was_written() {
    let Some([first, second]) = nodes().await else {
        return;
    };
    assert_eq!(
        cluster(&second).listen().await.unwrap(),
        Notices::Missed,
        "it has just begun"
    );
    first.write(table(1, "a", 1, LISTED)).await.unwrap();
    hear(&second, &Notice::Facts(1, 1)).await;
    first
        .write(vec![facts(1, 1, &[left_seat(0), left_seat(1)])])
        .await
        .unwrap();
    hear(&second, &Notice::Facts(1, 3)).await;
    assert_eq!(
        cluster(&second).log_lengths(vec![1, 9]).await.unwrap(),
        [(1, 3), (9, 0)]
    );
    first
        .write(vec![guest(7, "Anna"), token("a", 7, TokenKind::Session, 9)])
        .await
        .unwrap();
    let (valid, gone) = ("a".repeat(64), "b".repeat(64));
    let tokens = vec![valid.clone(), gone];
    let known = cluster(&second).valid_tokens(tokens).await.unwrap();
    assert_eq!(known, std::slice::from_ref(&valid));
    first
        .write(vec![Change::Forget { hash: valid }])
        .await
        .unwrap();
    hear(&second, &Notice::SignedOut).await;
    let reaction = Notice::Reaction(1, 0, "cheers".to_owned());
    cluster(&first).tell(reaction.clone());
    hear(&second, &reaction).await;
}

#[tokio::test]
async fn logs_that_are_read_at_once_are_each_their_own_and_fail_alone() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let address = postgres.database();
    let [store] = nodes_of(&address).await;
    let store = Arc::new(store);
    for id in 1..=300 {
        let mut changes = table(id, &format!("code{id}"), 1, LISTED);
        changes.push(facts(id, 1, &[left_seat(0), left_seat(id as usize)]));
        store.write(changes).await.unwrap();
    }
    let (_, name) = address.rsplit_once('/').unwrap();
    postgres.run(name, "DELETE FROM facts WHERE table_id = 8 AND number = 1");
    postgres.run(
        name,
        "UPDATE facts SET fact = '{' WHERE table_id = 9 AND number = 2",
    );
    // More than share a query, some of them twice, one of a table that is not there.
    let mut reading = tokio::task::JoinSet::new();
    for id in (1..=301).chain([7, 7]) {
        let store = store.clone();
        reading.spawn(async move { (id, store.facts(id, 1).await) });
    }
    for (id, log) in reading.join_all().await {
        match id {
            8 | 9 => assert!(matches!(log, Err(StoreError::Damaged(_))), "{id}: {log:?}"),
            301 => assert_eq!(log.unwrap(), []),
            _ => assert_eq!(log.unwrap(), [left_seat(0), left_seat(id as usize)]),
        }
    }
    assert_eq!(store.facts(7, 2).await.unwrap(), [left_seat(7)]);
    assert_eq!(store.facts(7, 3).await.unwrap(), []);
}

#[tokio::test]
async fn whoever_was_cut_off_hears_that_something_may_be_missed() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let address = postgres.database();
    let network = Network::to(postgres.port());
    let far = Postgres::connect(&network.through(&address), 1)
        .await
        .unwrap();
    let near = Postgres::connect(&address, 2).await.unwrap();
    assert_eq!(cluster(&far).listen().await.unwrap(), Notices::Missed);
    for silent in [false, true] {
        near.write(vec![guest(u64::from(silent), "Anna")])
            .await
            .unwrap();
        if silent {
            network.silence(true);
        } else {
            network.end();
        }
        near.write(vec![Change::Name {
            guest: 0,
            name: "Bea".to_owned(),
        }])
        .await
        .unwrap();
        if silent {
            // Nothing arrives and nothing ends: only time tells.
            tokio::time::sleep(std::time::Duration::from_millis(3500)).await;
            network.end();
            network.silence(false);
        }
        while cluster(&far).listen().await.unwrap() != Notices::Missed {}
    }
}

#[tokio::test]
async fn what_is_spent_on_one_server_is_owed_on_all() {
    let Some([first, second]) = nodes().await else {
        return;
    };
    let spend = async |node: &Postgres, who: &str, cost| {
        let spent = Spent {
            limit: "tables".to_owned(),
            who: who.to_owned(),
            cost,
        };
        let debts = cluster(node).spend(vec![spent]).await.unwrap();
        let [Debt { left, .. }] = debts[..] else {
            panic!("{debts:?}")
        };
        left
    };
    let second_long = 1_000_000;
    let once = spend(&first, "7", 60 * second_long).await;
    assert!(
        (50 * second_long..=60 * second_long).contains(&once),
        "{once}"
    );
    let twice = spend(&second, "7", 60 * second_long).await;
    assert!(
        (110 * second_long..=120 * second_long).contains(&twice),
        "{twice}"
    );
    assert!(
        spend(&second, "8", second_long).await <= second_long,
        "somebody else owes nothing"
    );
}

#[tokio::test]
async fn interventions_are_seen_in_the_order_of_their_numbers() {
    let Some(nodes) = nodes::<3>().await else {
        return;
    };
    let writes = nodes.iter().map(|node| async move {
        for at in 0..40 {
            let what = Intervention::BansChanged;
            node.write(vec![Change::Intervention { at, what }])
                .await
                .unwrap();
        }
    });
    let reader = &nodes[0];
    let follow = async {
        let (mut last, mut seen) = (0, 0);
        while seen < 120 {
            for (number, _) in reader.people().interventions(last).await.unwrap() {
                (last, seen) = (number, seen + 1);
            }
        }
    };
    let writing = async {
        let [one, two, three] = writes.collect::<Vec<_>>().try_into().ok().unwrap();
        tokio::join!(one, two, three)
    };
    let both = async { tokio::join!(follow, writing) };
    let done = tokio::time::timeout(std::time::Duration::from_secs(60), both).await;
    done.expect("none is missed when one reads on from the last");
}

#[tokio::test]
async fn a_connection_that_was_lost_is_replaced_and_loses_nothing() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let address = postgres.database();
    let network = Network::to(postgres.port());
    let store = Postgres::connect(&network.through(&address), 1)
        .await
        .unwrap();
    store.write(table(1, "a", 1, LISTED)).await.unwrap();
    let mut next = 1;
    for _ in 0..5 {
        network.end();
        // What failed may be there or not; the log says it, and nothing is there twice.
        while store
            .write(vec![facts(1, next, &[left_seat(next as usize)])])
            .await
            .is_err()
        {
            let Ok(log) = store.facts(1, next).await else {
                continue;
            };
            if !log.is_empty() {
                break;
            }
        }
        next += 1;
    }
    let expected: Vec<_> = [opened()]
        .into_iter()
        .chain((1..next).map(|seat| left_seat(seat as usize)))
        .collect();
    let log = async { store.find("a").await.unwrap().unwrap().facts };
    assert_eq!(log.await, expected);
}

#[tokio::test]
async fn a_server_refuses_a_database_that_it_would_harm() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let address = postgres.database();
    drop(Postgres::connect(&address, 1).await.unwrap());
    let (_, name) = address.rsplit_once('/').unwrap();
    postgres.run(
        name,
        "INSERT INTO _sqlx_migrations VALUES (99, 'later', now(), true, '', 0)",
    );
    drop(
        Postgres::connect(&address, 1)
            .await
            .expect("an added column harms nobody"),
    );
    postgres.run(name, "UPDATE compatibility SET oldest = 99");
    let refused = Postgres::connect(&address, 1).await.err();
    assert_eq!(refused, Some(StoreError::NewerFormat));
}

#[tokio::test]
async fn a_letter_of_the_next_version_may_be_about_anything() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let address = postgres.database();
    let store = Postgres::connect(&address, 1).await.unwrap();
    assert_eq!(cluster(&store).listen().await.unwrap(), Notices::Missed);
    let (_, name) = address.rsplit_once('/').unwrap();
    let letter = r#"{"from":2,"notices":[{"what_is_this":7}]}"#;
    postgres.run(name, &format!("SELECT pg_notify('stammtisch', '{letter}')"));
    assert_eq!(cluster(&store).listen().await.unwrap(), Notices::Missed);
}

#[tokio::test]
async fn many_writes_fail_together_and_soon_when_the_database_is_silent() {
    let Some(postgres) = TestPostgres::shared() else {
        return;
    };
    let address = postgres.database();
    let network = Network::to(postgres.port());
    let store = Arc::new(
        Postgres::connect(&network.through(&address), 1)
            .await
            .unwrap(),
    );
    network.silence(true);
    let writes = (0..64).map(|id| {
        let store = store.clone();
        tokio::spawn(async move { store.write(vec![guest(id, "Anna")]).await })
    });
    let writes: Vec<_> = writes.collect();
    // Two commits at the most, each given up after five seconds.
    let all = async {
        for write in writes {
            assert!(write.await.unwrap().is_err());
        }
    };
    let done = tokio::time::timeout(std::time::Duration::from_secs(60), all).await;
    done.expect("nobody waits for the others one by one");
    network.silence(false);
    network.end();
    store.write(vec![guest(100, "Bruno")]).await.unwrap();
}
