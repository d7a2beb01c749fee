//! A renewed certificate is used without a restart.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use stammtisch::ask::{Target, get};

use crate::process::program;
use crate::settings::bare;

/// Starts a server with this certificate and key; its address comes with it.
fn start(folder: &Path, [cert, key]: [&Path; 2]) -> (Child, String) {
    let mut server = Command::new(program());
    server
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.join("data"))
        .arg("--cert")
        .arg(cert)
        .arg("--key")
        .arg(key)
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut server = server.spawn().unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(server.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    let address = line.split("https://").nth(1);
    let address = address.and_then(|rest| rest.split('/').next()).unwrap();
    (server, address.to_owned())
}

#[cfg(unix)]
#[tokio::test]
async fn the_signal_hup_makes_the_server_read_its_certificate_again() {
    let scratch = tempfile::tempdir().unwrap();
    let [cert, key] = ["cert.pem", "key.pem"].map(|name| scratch.path().join(name));
    let write = || {
        let created = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        fs::write(&cert, created.cert.pem()).unwrap();
        fs::write(&key, created.signing_key.serialize_pem()).unwrap();
        created.cert.der().clone()
    };
    let old = write();
    let (mut server, address) = start(scratch.path(), [&cert, &key]);
    let target = Target::of_origin(&format!("https://{address}")).unwrap();
    let shown = async || {
        let answer = get(&target, "/healthz", &[]).await.unwrap();
        assert!(answer.status.is_success());
        answer.certificate.unwrap().der
    };
    assert_eq!(shown().await, old);
    let health = bare(&[
        "health",
        "--listen",
        &address,
        "--cert",
        cert.to_str().unwrap(),
    ])
    .output();
    assert!(health.unwrap().status.success(), "health speaks TLS");

    let mut log = BufReader::new(server.stderr.take().unwrap()).lines();
    let mut told = |what: &str| {
        let pid = server.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-HUP", &pid])
                .status()
                .unwrap()
                .success()
        );
        let line = log.find(|line| line.as_ref().is_ok_and(|line| line.contains("certificate")));
        let line = line.unwrap().unwrap();
        assert!(line.contains(what), "{line}");
    };
    told("the certificate has not changed");
    let new = write();
    told("the certificate was read again");
    assert_eq!(shown().await, new);
    fs::write(&cert, "nonsense").unwrap();
    told("the new certificate cannot be used; the old one stays");
    assert_eq!(shown().await, new);
    server.kill().unwrap();
    server.wait().unwrap();
}
