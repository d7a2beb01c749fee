//! Programs that play: one JSON object a line to each, one back.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::ProgramFault;

/// A longer answer is not read to its end.
const MAX_ANSWER: u64 = 1 << 20;
/// How long a program may take to exit once its input has ended.
const EXIT_TIMEOUT: Duration = Duration::from_secs(1);

/// The programs of one thread, started when they are first asked and kept from game to game.
#[derive(Default)]
pub struct Programs {
    running: Vec<(usize, Program)>,
}

impl Programs {
    /// Asks the program of this number, which is this command.
    pub(crate) fn ask(
        &mut self,
        number: usize,
        command: &[String],
        request: &Value,
        patience: Duration,
    ) -> Result<Value, ProgramFault> {
        let known = self.running.iter().position(|(there, _)| *there == number);
        let index = match known {
            Some(index) => index,
            None => {
                self.running.push((number, Program::start(command)?));
                self.running.len() - 1
            }
        };
        self.running[index].1.ask(request, patience)
    }
}

/// A program that is running. It ends with this value.
struct Program {
    child: Child,
    requests: Option<Sender<String>>,
    answers: Receiver<Vec<u8>>,
}

impl Program {
    fn start(command: &[String]) -> Result<Program, ProgramFault> {
        let mut program = Command::new(&command[0]);
        program
            .args(&command[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // Ctrl-C stops the match after the games that are being played: the programs still have to finish them.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut program, 0);
        let mut child = program
            .spawn()
            .map_err(|why| ProgramFault::Start(why.to_string()))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(ProgramFault::Start("no pipes".to_owned()));
        };
        let (requests, to_send) = channel();
        let (received, answers) = channel();
        // Writing can block as well as reading, so that both are left to a thread of their own.
        thread::spawn(move || relay(stdin, stdout, &to_send, &received));
        Ok(Program {
            child,
            requests: Some(requests),
            answers,
        })
    }

    fn ask(&mut self, request: &Value, patience: Duration) -> Result<Value, ProgramFault> {
        let sent = match &self.requests {
            Some(requests) => requests.send(format!("{request}\n")).is_ok(),
            None => false,
        };
        if !sent {
            return Err(self.ended());
        }
        match self.answers.recv_timeout(patience) {
            Ok(line) => serde_json::from_slice(&line).map_err(|_| ProgramFault::no_answer(&line)),
            Err(RecvTimeoutError::Timeout) => Err(ProgramFault::TimedOut(patience)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// Makes sure that the program has ended, and returns how.
    fn ended(&mut self) -> ProgramFault {
        self.requests = None;
        let until = Instant::now() + EXIT_TIMEOUT;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(Some(status)) => return ProgramFault::Ended(status.to_string()),
                Ok(None) => thread::sleep(Duration::from_millis(5)),
                Err(_) => break,
            }
        }
        // It may have ended just now; both come to the same.
        self.child.kill().ok();
        self.child.wait().ok();
        ProgramFault::Ended("closed its output".to_owned())
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.ended();
    }
}

/// Passes requests on and answers back until either side has gone.
fn relay(
    mut stdin: ChildStdin,
    stdout: ChildStdout,
    requests: &Receiver<String>,
    answers: &Sender<Vec<u8>>,
) {
    let mut stdout = BufReader::new(stdout);
    for request in requests {
        let mut line = Vec::new();
        let sent = stdin.write_all(request.as_bytes());
        let read = sent
            .and_then(|()| stdin.flush())
            .and_then(|()| (&mut stdout).take(MAX_ANSWER).read_until(b'\n', &mut line));
        if !matches!(read, Ok(1..)) || answers.send(line).is_err() {
            return;
        }
    }
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use super::*;
    use serde_json::json;

    fn answer(script: &str, patience: Duration) -> Result<Value, ProgramFault> {
        let command = ["sh", "-c", script].map(str::to_owned);
        Programs::default().ask(0, &command, &json!({"cmd": "bot"}), patience)
    }

    const LONG: Duration = Duration::from_secs(20);

    #[test]
    fn a_program_is_asked_and_answers() {
        let echoed = answer("read line; echo \"$line\"", LONG).unwrap();
        assert_eq!(echoed, json!({"cmd": "bot"}));
    }

    #[test]
    fn a_program_is_kept_from_question_to_question() {
        let command = [
            "sh",
            "-c",
            "n=0; while read line; do n=$((n+1)); echo $n; done",
        ];
        let command = command.map(str::to_owned);
        let mut programs = Programs::default();
        for n in 1..4 {
            let said = programs.ask(3, &command, &json!({}), LONG).unwrap();
            assert_eq!(said, json!(n));
        }
    }

    #[test]
    fn whatever_else_a_program_does_is_reported() {
        let no_answer = answer("echo hello there; read line", LONG);
        assert!(matches!(no_answer, Err(ProgramFault::NoAnswer(said)) if said == "hello there"));
        let ended = answer("read line; exit 3", LONG);
        assert!(matches!(ended, Err(ProgramFault::Ended(how)) if how.contains('3')));
        let deaf = answer("exec <&-; exec >&-; sleep 60", LONG);
        assert!(matches!(deaf, Err(ProgramFault::Ended(_))));
        let silent = answer("exec sleep 60", Duration::from_millis(50));
        assert!(matches!(silent, Err(ProgramFault::TimedOut(_))));
        let missing = Program::start(&["./no/such/program".to_owned()]);
        assert!(matches!(missing, Err(ProgramFault::Start(_))));
    }

    #[test]
    fn an_answer_without_end_is_not_read_to_its_end() {
        let endless = answer("read line; tr '\\0' x < /dev/zero", LONG);
        assert!(matches!(endless, Err(ProgramFault::NoAnswer(said)) if said.len() < 500));
    }
}
