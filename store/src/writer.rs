//! One writer for everybody: what comes in while a commit is under way shares the next one.
//!
//! A commit waits for the disk, and a disk manages some hundreds or thousands of such waits a
//! second, however much is written at each. So the changes of many callers go into one transaction,
//! and each caller is answered when it is safe.

use std::sync::Arc;

use tokio::sync::{Notify, mpsc, oneshot, watch};

use crate::{BoxFuture, Change, StoreError};

/// The most writes that wait in the queue; further callers wait for room.
const QUEUE: usize = 4096;
/// The most writes that share a commit.
const BATCH: usize = 1024;

type Answer = Result<(), StoreError>;

/// Changes to make together, and where to send the answer.
struct Write {
    changes: Vec<Change>,
    done: oneshot::Sender<Answer>,
}

/// The connection that a writer writes to.
pub(crate) trait Committer: Send {
    /// Makes all of these changes in one transaction, or none.
    fn commit<'a>(&'a mut self, changes: &'a [&'a Change]) -> BoxFuture<'a, ()>;

    /// Whether the database still answers after a commit that failed, so that one of the changes may be at fault.
    fn answers(&self) -> bool {
        true
    }

    /// Does what has to be done before those are answered whose changes were made.
    fn before_answers(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Does what can be done after they were answered.
    fn after_answers(&mut self) -> BoxFuture<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Ends the connection.
    fn close(self: Box<Self>) -> BoxFuture<'static, ()>;
}

/// A handle to the writer task.
pub(crate) struct Writer {
    writes: mpsc::Sender<Write>,
    closing: Arc<Notify>,
    /// Loses its sender when the task has ended.
    ended: watch::Receiver<()>,
}

impl Writer {
    /// Starts the writer on a connection of its own.
    pub(crate) fn start(committer: impl Committer + 'static) -> Writer {
        let (writes, receive) = mpsc::channel(QUEUE);
        let (running, ended) = watch::channel(());
        let closing = Arc::new(Notify::new());
        let task = WriterTask {
            committer: Box::new(committer),
            closing: closing.clone(),
            _running: running,
        };
        tokio::spawn(task.write_all(receive));
        Writer {
            writes,
            closing,
            ended,
        }
    }

    /// Makes the changes and returns once they are safe.
    pub(crate) async fn write(&self, changes: Vec<Change>) -> Answer {
        let gone = || StoreError::Storage("the writer has ended".to_owned());
        let (done, answer) = oneshot::channel();
        let write = Write { changes, done };
        self.writes.send(write).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Writes what is in the queue, takes no more, and returns once the connection is closed.
    pub(crate) async fn close(&self) {
        self.closing.notify_one();
        // The error says that the task has ended.
        self.ended.clone().changed().await.ok();
    }
}

struct WriterTask {
    committer: Box<dyn Committer>,
    closing: Arc<Notify>,
    _running: watch::Sender<()>,
}

impl WriterTask {
    async fn write_all(mut self, mut receive: mpsc::Receiver<Write>) {
        let mut batch = Vec::with_capacity(BATCH);
        while self.next(&mut receive, &mut batch).await > 0 {
            let answers = self.commit(&batch).await;
            // What it cannot do now it does the next time.
            self.committer.before_answers().await.ok();
            for (write, answer) in batch.drain(..).zip(answers) {
                // A caller who has given up needs no answer.
                write.done.send(answer).ok();
            }
            self.committer.after_answers().await.ok();
        }
        self.committer.close().await.ok();
    }

    /// Waits for writes and returns how many came: none once the store is closed and the queue empty.
    async fn next(&mut self, receive: &mut mpsc::Receiver<Write>, batch: &mut Vec<Write>) -> usize {
        tokio::select! {
            biased;
            writes = receive.recv_many(batch, BATCH) => return writes,
            () = self.closing.notified() => receive.close(),
        }
        receive.recv_many(batch, BATCH).await
    }

    /// Commits writes together. If that fails, one of them may be at fault, and the others must not fail with it:
    /// each half is tried on its own, and so on.
    async fn commit(&mut self, writes: &[Write]) -> Vec<Answer> {
        let (mut answers, mut parts) = (Vec::with_capacity(writes.len()), vec![writes]);
        while let Some(part) = parts.pop() {
            let changes: Vec<&Change> = part.iter().flat_map(|write| &write.changes).collect();
            match self.committer.commit(&changes).await {
                Err(_) if part.len() > 1 && self.committer.answers() => {
                    let (first, second) = part.split_at(part.len() / 2);
                    parts.extend([second, first]);
                }
                answer => answers.extend(part.iter().map(|_| answer.clone())),
            }
        }
        answers
    }
}
