//! `stammtisch doctor`: looks at a server and its surroundings, and says what is wrong and what to do. It changes
//! nothing. English only, as `admin`.
//!
//! `stammtisch health` asks the server on this machine whether it is well.

mod certificate;
mod finding;
mod folder;
mod machine;
mod network;
mod postgres;

use std::io;
use std::net::TcpListener;
use std::path::Path;

pub use finding::{Finding, Verdict};

use crate::args::{HealthArgs, ServeArgs};
use crate::ask::{Target, get};

/// Makes every check. The server may be running or not.
///
/// # Errors
/// If the checks cannot be begun; what they find is no error.
pub fn examine(args: &ServeArgs, config: Option<&Path>) -> io::Result<Vec<Finding>> {
    tokio::runtime::Runtime::new()?.block_on(async {
        let mut findings = vec![settings(config)];
        let in_use = match &args.data.database {
            Some(address) => {
                let database = postgres::look(address).await;
                findings.push(database.finding);
                // The servers may be on other machines.
                database.in_use && TcpListener::bind(args.listen).is_err()
            }
            None => {
                let folder = folder::look(args.data.folder()).await;
                findings.extend(folder.findings);
                folder.in_use
            }
        };
        findings.extend(machine::files(args.connections));
        findings.extend(network::listener(args, in_use).await);
        findings.extend(certificate::own(args));
        findings.extend(network::origins(args).await);
        Ok(findings)
    })
}

/// Says where the settings come from; what is wrong with them was said before.
fn settings(config: Option<&Path>) -> Finding {
    let from = match config {
        Some(file) => format!("from {}, environment and flags", file.display()),
        None => "from environment and flags; no file is named by --config".to_owned(),
    };
    Finding::well("settings", from)
}

/// Asks the server on this machine whether it is well.
///
/// # Errors
/// In a sentence, if it is not or does not answer.
pub fn health(args: &HealthArgs) -> io::Result<Result<String, String>> {
    let target = Target::of_listener(args.listen, args.cert.is_some());
    let asked = tokio::runtime::Runtime::new()?.block_on(get(&target, "/healthz", &[]));
    Ok(match asked {
        Ok(answer) if answer.status.is_success() => Ok(format!("{target} is well.")),
        Ok(answer) => {
            let why = String::from_utf8_lossy(&answer.body).trim().to_owned();
            Err(format!("{target} answers {}: {why}", answer.status))
        }
        Err(why) => Err(format!("{target} does not answer: {why}")),
    })
}
