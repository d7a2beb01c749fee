//! Notices from server to server, by `LISTEN` and `NOTIFY`.
//!
//! They are sent after the commit that they are about, on a connection of their own: in the commit itself they would
//! make all servers' commits wait for each other. A notice is sent until that succeeds. So one is missed only
//! if its server dies or the listener loses its connection, and both are noticed.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sqlx::PgConnection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use tokio::sync::{Notify, mpsc};
use tokio_util::sync::CancellationToken;

use super::{PATIENCE, connect, prepare};
use crate::{Notice, Notices, StoreError};

/// The channel of the database.
const CHANNEL: &str = "stammtisch";
/// The most bytes of a letter; PostgreSQL takes less than 8,000.
const MAX_LETTER: usize = 7000;
/// How often a server sends a letter, even an empty one, so that its own listener knows that it hears.
const INTERVAL: Duration = Duration::from_secs(1);
/// How long to wait after a letter. Each one wakes every server: what comes in meanwhile goes into the next.
const PAUSE: Duration = Duration::from_millis(5);
/// How long the listener waits for any letter before its connection counts as lost.
const SILENCE: Duration = Duration::from_secs(3);
/// How long to wait before connecting again.
const RETRY: Duration = Duration::from_millis(200);
/// The most batches of notices that wait; with more, everything has to be looked at anyway.
const MAX_HEARD: usize = 1024;

/// What one server sends to all.
#[derive(Serialize, Deserialize)]
struct Letter {
    from: u64,
    notices: Vec<Notice>,
}

/// What has to be sent, and what was heard.
#[derive(Clone)]
pub(super) struct Mailbox {
    outgoing: Arc<Outgoing>,
    heard: Arc<tokio::sync::Mutex<mpsc::Receiver<Notices>>>,
    closing: CancellationToken,
}

#[derive(Default)]
struct Outgoing {
    /// Each once: a log that grew twice is looked at once.
    notices: Mutex<HashSet<Notice>>,
    more: Notify,
}

impl Outgoing {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashSet<Notice>> {
        self.notices.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes as many as fit into a letter, and says whether there are more.
    fn take(&self) -> (Vec<Notice>, bool) {
        let mut waiting = self.lock();
        let (mut taken, mut bytes) = (Vec::new(), 0);
        for notice in waiting.iter() {
            bytes += 48 + size_of_val(notice);
            if bytes > MAX_LETTER {
                break;
            }
            taken.push(notice.clone());
        }
        taken.iter().for_each(|notice| {
            waiting.remove(notice);
        });
        (taken, !waiting.is_empty())
    }
}

impl Mailbox {
    /// Begins to send and to listen.
    pub(super) fn open(node: u64, options: PgConnectOptions) -> Mailbox {
        let (send, heard) = mpsc::channel(MAX_HEARD);
        let mailbox = Mailbox {
            outgoing: Arc::default(),
            heard: Arc::new(tokio::sync::Mutex::new(heard)),
            closing: CancellationToken::new(),
        };
        let sending = send_all(node, options.clone(), mailbox.outgoing.clone());
        tokio::spawn(mailbox.closing.clone().run_until_cancelled_owned(sending));
        let listening = listen(node, options, send);
        tokio::spawn(mailbox.closing.clone().run_until_cancelled_owned(listening));
        mailbox
    }

    /// Ends sending and listening.
    pub(super) fn close(&self) {
        self.closing.cancel();
    }

    /// Sends a notice soon.
    pub(super) fn send(&self, notice: Notice) {
        self.outgoing.lock().insert(notice);
        self.outgoing.more.notify_one();
    }

    /// Waits for what is heard next; for ever once the mailbox is closed.
    pub(super) async fn next(&self) -> Notices {
        match self.heard.lock().await.recv().await {
            Some(notices) => notices,
            None => std::future::pending().await,
        }
    }
}

async fn send_all(node: u64, options: PgConnectOptions, outgoing: Arc<Outgoing>) {
    let mut connection = None;
    loop {
        // A letter a second, also without news.
        tokio::time::timeout(INTERVAL, outgoing.more.notified())
            .await
            .ok();
        loop {
            let (notices, more) = outgoing.take();
            while send(&mut connection, &options, node, &notices)
                .await
                .is_err()
            {
                tokio::time::sleep(RETRY).await;
            }
            if !more {
                tokio::time::sleep(PAUSE).await;
            }
            if outgoing.lock().is_empty() {
                break;
            }
        }
    }
}

/// Sends a letter. A connection that failed is not used again.
async fn send(
    connection: &mut Option<PgConnection>,
    options: &PgConnectOptions,
    node: u64,
    notices: &[Notice],
) -> Result<(), StoreError> {
    let mut own = match connection.take() {
        Some(own) => own,
        None => connect(options).await?,
    };
    let letter = Letter {
        from: node,
        notices: notices.to_vec(),
    };
    let letter = serde_json::to_string(&letter).map_err(crate::read::damaged)?;
    let sending = sqlx::query("SELECT pg_notify($1, $2)")
        .bind(CHANNEL)
        .bind(letter)
        .execute(&mut own);
    let sent = tokio::time::timeout(PATIENCE, sending).await;
    sent.map_err(|_| super::no_answer())??;
    *connection = Some(own);
    Ok(())
}

/// Listens until the mailbox is closed. After each loss of the connection something may have been missed.
async fn listen(node: u64, options: PgConnectOptions, heard: mpsc::Sender<Notices>) {
    loop {
        if let Ok(mut listener) = connect_listener(&options).await {
            if heard.send(Notices::Missed).await.is_err() {
                return;
            }
            while let Some(letter) = next_letter(&mut listener).await {
                let notices = match letter {
                    Ok(letter) if letter.from == node || letter.notices.is_empty() => continue,
                    Ok(letter) => Notices::Heard(letter.notices),
                    // One of the next version may be about anything.
                    Err(_) => Notices::Missed,
                };
                // If nobody keeps up, the letters wait in the network.
                if heard.send(notices).await.is_err() {
                    return;
                }
            }
        }
        tokio::time::sleep(RETRY).await;
    }
}

async fn connect_listener(options: &PgConnectOptions) -> Result<PgListener, sqlx::Error> {
    let connecting = async {
        let pool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE)
            .after_connect(|connection, _| Box::pin(prepare(connection)))
            .connect_with(options.clone())
            .await?;
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(listener)
    };
    let connected = tokio::time::timeout(PATIENCE, connecting).await;
    connected.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Returns the next letter, if it can be read; `None` if the connection was lost, or has been silent for too long.
async fn next_letter(listener: &mut PgListener) -> Option<Result<Letter, serde_json::Error>> {
    let next = tokio::time::timeout(SILENCE, listener.try_recv()).await;
    let notification = next.ok()?.ok()??;
    Some(serde_json::from_str(notification.payload()))
}
