//! Who thinks next: as many computations at a time as there are cores, and a bot on turn before
//! everything that only one person waits for.

use std::collections::{HashSet, VecDeque};
use std::sync::{Arc, Mutex};

use tokio::sync::oneshot;

use crate::lock::lock;

/// The most questions of one asker that wait; more are refused.
const MAX_WAITING: usize = 3;

/// What a computation is for. Earlier kinds come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A bot is on turn, and a whole table waits.
    BotTurn,
    /// Somebody wants a hint, or tries something on a position.
    Hint,
    /// Somebody reads the analysis of a game, which grows as it is computed.
    Analysis,
}

impl Purpose {
    const ALL: [Purpose; 3] = [Purpose::BotTurn, Purpose::Hint, Purpose::Analysis];

    /// Whether only one person waits for it.
    fn is_question(self) -> bool {
        self != Purpose::BotTurn
    }
}

/// Somebody asks too much at once.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct TooMany;

/// The right to compute something. Dropping it lets the next one begin.
#[derive(Debug)]
pub(crate) struct Slot {
    /// `None` if the slot was never handed out.
    thinking: Option<Arc<Thinking>>,
    purpose: Purpose,
    asker: u64,
}

/// The computations that run and wait.
#[derive(Debug)]
pub(crate) struct Thinking {
    state: Mutex<State>,
    /// How many run at a time; at least two, since questions never take the last.
    slots: usize,
}

#[derive(Debug, Default)]
struct State {
    running: usize,
    /// Those who have a question running. One asker's questions come one after the other.
    asking: HashSet<u64>,
    waiting: [Queue; Purpose::ALL.len()],
}

/// Those who wait for the same purpose take turns, however much each of them wants.
#[derive(Debug, Default)]
struct Queue(VecDeque<(u64, VecDeque<oneshot::Sender<Slot>>)>);

impl Thinking {
    pub(crate) fn new(cores: usize) -> Arc<Thinking> {
        Arc::new(Thinking {
            state: Mutex::default(),
            slots: cores.max(2),
        })
    }

    /// Waits until it is this asker's turn. Fails if too many questions of theirs wait already.
    pub(crate) async fn slot(
        self: &Arc<Thinking>,
        purpose: Purpose,
        asker: u64,
    ) -> Result<Slot, TooMany> {
        let (send, receive) = oneshot::channel();
        {
            let mut state = lock(&self.state);
            let queue = &mut state.waiting[purpose as usize];
            if purpose.is_question() && queue.waiting(asker) >= MAX_WAITING {
                return Err(TooMany);
            }
            queue.push(asker, send);
        }
        self.start_next();
        // The sender is kept until it has sent, so this does not fail.
        receive.await.map_err(|_| TooMany)
    }

    /// Lets as many begin as there is room for.
    fn start_next(self: &Arc<Thinking>) {
        let mut state = lock(&self.state);
        while let Some((purpose, asker, send)) = state.next(self.slots) {
            let slot = Slot {
                thinking: Some(self.clone()),
                purpose,
                asker,
            };
            match send.send(slot) {
                Ok(()) => state.start(purpose, asker),
                // They have gone. Dropping the slot must not give back what was not taken.
                Err(mut unused) => unused.thinking = None,
            }
        }
    }
}

impl State {
    /// Takes out who begins next, if there is room.
    fn next(&mut self, slots: usize) -> Option<(Purpose, u64, oneshot::Sender<Slot>)> {
        for purpose in Purpose::ALL {
            let room = if purpose.is_question() {
                self.running < slots && self.asking.len() + 1 < slots
            } else {
                self.running < slots
            };
            if !room {
                return None;
            }
            let asking = &self.asking;
            let may_ask = |asker| !purpose.is_question() || !asking.contains(&asker);
            if let Some((asker, send)) = self.waiting[purpose as usize].pop(may_ask) {
                return Some((purpose, asker, send));
            }
        }
        None
    }

    fn start(&mut self, purpose: Purpose, asker: u64) {
        self.running += 1;
        if purpose.is_question() {
            self.asking.insert(asker);
        }
    }
}

impl Queue {
    /// Returns how many of this asker's still wait.
    fn waiting(&self, asker: u64) -> usize {
        let mut askers = self.0.iter();
        let own = askers.find(|(other, _)| *other == asker);
        own.map_or(0, |(_, own)| {
            own.iter().filter(|send| !send.is_closed()).count()
        })
    }

    fn push(&mut self, asker: u64, send: oneshot::Sender<Slot>) {
        match self.0.iter_mut().find(|(other, _)| *other == asker) {
            Some((_, own)) => {
                // Those who have gone make room.
                own.retain(|send| !send.is_closed());
                own.push_back(send);
            }
            None => self.0.push_back((asker, VecDeque::from([send]))),
        }
    }

    /// Takes the first of the next asker who may; that asker goes to the end of the queue.
    fn pop(&mut self, may: impl Fn(u64) -> bool) -> Option<(u64, oneshot::Sender<Slot>)> {
        let place = self.0.iter().position(|(asker, _)| may(*asker))?;
        let (asker, mut own) = self.0.remove(place)?;
        let first = own.pop_front();
        if !own.is_empty() {
            self.0.push_back((asker, own));
        }
        first.map(|send| (asker, send))
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let Some(thinking) = self.thinking.take() else {
            return;
        };
        {
            let mut state = lock(&thinking.state);
            state.running -= 1;
            if self.purpose.is_question() {
                state.asking.remove(&self.asker);
            }
        }
        thinking.start_next();
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Poll, Waker};

    use super::*;

    /// Polls once.
    fn poll<F: Future>(future: std::pin::Pin<&mut F>) -> Poll<F::Output> {
        future.poll(&mut Context::from_waker(Waker::noop()))
    }

    macro_rules! ask {
        ($thinking:expr, $purpose:ident, $asker:expr) => {{
            let mut asked = Box::pin($thinking.slot(Purpose::$purpose, $asker));
            assert!(poll(asked.as_mut()).is_pending());
            asked
        }};
    }

    fn slot<F: Future<Output = Result<Slot, TooMany>>>(future: std::pin::Pin<&mut F>) -> Slot {
        match poll(future) {
            Poll::Ready(slot) => slot.unwrap(),
            Poll::Pending => panic!("it still waits"),
        }
    }

    #[test]
    fn bots_come_before_hints_and_hints_before_analyses() {
        let thinking = Thinking::new(1);
        let first = slot(pin!(thinking.slot(Purpose::BotTurn, 1)));
        let second = slot(pin!(thinking.slot(Purpose::BotTurn, 2)));
        let mut analysis = ask!(thinking, Analysis, 3);
        let mut hint = ask!(thinking, Hint, 4);
        let mut bot = ask!(thinking, BotTurn, 5);
        drop(first);
        let bot = slot(bot.as_mut());
        assert!(poll(hint.as_mut()).is_pending());
        drop(second);
        let hint = slot(hint.as_mut());
        drop(bot);
        // A question runs already, and one place is always left for a bot.
        assert!(poll(analysis.as_mut()).is_pending());
        drop(hint);
        slot(analysis.as_mut());
    }

    #[test]
    fn questions_leave_a_place_for_a_bot() {
        let thinking = Thinking::new(4);
        let questions: Vec<Slot> = (0..3)
            .map(|asker| slot(pin!(thinking.slot(Purpose::Hint, asker))))
            .collect();
        let mut one_more = ask!(thinking, Hint, 9);
        let bot = slot(pin!(thinking.slot(Purpose::BotTurn, 1)));
        drop(bot);
        assert!(poll(one_more.as_mut()).is_pending());
        drop(questions);
        slot(one_more.as_mut());
    }

    #[test]
    fn one_askers_questions_queue_behind_each_other_and_not_before_others() {
        let thinking = Thinking::new(4);
        let running = slot(pin!(thinking.slot(Purpose::Hint, 1)));
        let mut own: Vec<_> = (0..MAX_WAITING).map(|_| ask!(thinking, Hint, 1)).collect();
        assert_eq!(
            poll(pin!(thinking.slot(Purpose::Hint, 1))).map(|slot| slot.is_err()),
            Poll::Ready(true),
            "more of them are refused"
        );
        // There is room for two more, but only for others.
        let other = slot(pin!(thinking.slot(Purpose::Hint, 2)));
        assert!(own.iter_mut().all(|own| poll(own.as_mut()).is_pending()));
        drop(running);
        let mut next = own.remove(0);
        let next = slot(next.as_mut());
        assert!(own.iter_mut().all(|own| poll(own.as_mut()).is_pending()));
        drop((other, next));
        // Those who have gone are passed over.
        drop(own.remove(0));
        slot(own.remove(0).as_mut());
        let state = lock(&thinking.state);
        assert_eq!((state.running, state.asking.len()), (0, 0));
    }

    #[test]
    fn hosts_of_many_tables_take_turns_with_the_others() {
        let thinking = Thinking::new(2);
        let running = [1, 1].map(|host| slot(pin!(thinking.slot(Purpose::BotTurn, host))));
        let mut many: Vec<_> = (0..150).map(|_| ask!(thinking, BotTurn, 1)).collect();
        let mut other = ask!(thinking, BotTurn, 2);
        let [first, second] = running;
        drop(first);
        let taken = slot(many.remove(0).as_mut());
        drop(second);
        let other = slot(other.as_mut());
        drop((taken, other));
        // 149 wait, and two of them have begun.
        let begun = many
            .iter_mut()
            .filter_map(|waits| match poll(waits.as_mut()) {
                Poll::Ready(slot) => slot.ok(),
                Poll::Pending => None,
            });
        assert_eq!(begun.collect::<Vec<_>>().len(), 2);
    }
}
