//! `stammtisch doctor` finds what was planted, and `health` tells the truth.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::thread;

use crate::process::{Process, program, serving};
use crate::settings::{bare, said};

/// What doctor says of a folder with these settings, and whether something is wrong.
fn doctor(folder: &Path, args: &[&str]) -> (String, bool) {
    let mut command = bare(&["doctor", "--data", folder.to_str().unwrap()]);
    if !args.contains(&"--listen") {
        command.args(["--listen", "127.0.0.1:0"]);
    }
    let output = command.args(args).output().unwrap();
    let text = said(&output);
    let wrong = text.lines().any(|line| line.starts_with("WRONG"));
    assert_eq!(output.status.code(), Some(i32::from(wrong)), "{text}");
    (text, wrong)
}

/// Asserts that a line of this verdict about this has these parts.
fn assert_line(text: &str, begins: &str, parts: &[&str]) {
    let words: Vec<&str> = begins.split(' ').collect();
    let fits = |line: &&str| {
        let mut line_words = line.split_whitespace();
        words.iter().all(|word| line_words.next() == Some(word))
            && parts.iter().all(|part| line.contains(part))
    };
    assert!(
        text.lines().any(|line| fits(&line)),
        "no line {begins} with {parts:?} in:\n{text}"
    );
}

#[test]
fn a_server_that_is_well_gets_no_complaint() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Process::start(&program(), &data);
    let (listen, origin) = (
        server.address.to_string(),
        format!("http://{}", server.address),
    );
    let (text, wrong) = doctor(&data, &["--listen", &listen, "--origin", &origin]);
    assert!(!wrong, "{text}");
    assert_line(&text, "ok folder", &["a server is using it"]);
    assert_line(&text, "ok database", &["is sound", "tables: 0"]);
    assert_line(&text, "ok disk", &["MB are free"]);
    assert_line(&text, "ok clock", &["UTC"]);
    assert_line(&text, "ok listen", &["answers at"]);
    assert_line(&text, "ok origin", &["leads to the server"]);
    assert_line(&text, "ok sockets", &["come through"]);
    let health = bare(&["health", "--listen", &listen]).output().unwrap();
    assert_eq!(health.status.code(), Some(0));
    server.kill();
    let health = bare(&["health", "--listen", &listen]).output().unwrap();
    assert_eq!(health.status.code(), Some(1));
    assert!(
        said(&health).contains(&format!("http://{listen} does not answer")),
        "{}",
        said(&health)
    );
}

#[test]
fn a_folder_that_is_not_there_is_not_made() {
    let scratch = tempfile::tempdir().unwrap();
    let data = scratch.path().join("data");
    let (text, wrong) = doctor(&data, &[]);
    assert!(!wrong && !data.exists(), "{text}");
    assert_line(&text, "note folder", &["is not there", "--data DIR"]);
}

#[cfg(unix)]
#[test]
fn a_folder_of_the_wrong_kind_or_open_to_others_is_found() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = tempfile::tempdir().unwrap();
    let file = scratch.path().join("a-file");
    fs::write(&file, "").unwrap();
    assert_line(
        &doctor(&file, &[]).0,
        "WRONG folder",
        &["is a file", "--data DIR"],
    );

    let data = scratch.path().join("data");
    Process::start(&program(), &data).stop();
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    let (text, _) = doctor(&data, &[]);
    assert_line(
        &text,
        "note folder",
        &["(755)", "chmod 700", "no server is using it"],
    );
    fs::set_permissions(
        data.join("stammtisch.sqlite"),
        fs::Permissions::from_mode(0o644),
    )
    .unwrap();
    assert_line(
        &doctor(&data, &[]).0,
        "WRONG database",
        &["(644)", "chmod 600"],
    );
}

#[cfg(unix)]
#[test]
fn a_folder_of_another_user_is_not_touched() {
    let scratch = tempfile::tempdir().unwrap();
    let data = scratch.path().join("data");
    fs::create_dir(&data).unwrap();
    // Only root can give a folder away; for everybody else the root folder is another user's.
    let given = std::os::unix::fs::chown(&data, Some(54321), None).is_ok();
    let folder = if given {
        data.as_path()
    } else {
        Path::new("/")
    };
    let (text, wrong) = doctor(folder, &[]);
    assert!(wrong);
    assert_line(&text, "WRONG folder", &["belongs to user", "sudo -u '#"]);
    assert!(!text.contains("database"), "{text}");
    assert!(
        !given || fs::read_dir(&data).unwrap().next().is_none(),
        "it made nothing there"
    );
}

#[test]
fn a_damaged_database_is_found_and_left_as_it_is() {
    let scratch = tempfile::tempdir().unwrap();
    let data = scratch.path().join("data");
    Process::start(&program(), &data).stop();
    let file = data.join("stammtisch.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    // Everything but the first page, which has the schema.
    bytes[4096..].fill(0x5a);
    fs::write(&file, &bytes).unwrap();
    let (text, _) = doctor(&data, &[]);
    assert_line(
        &text,
        "WRONG database",
        &["stammtisch.sqlite", "restore the last backup"],
    );
    fs::write(&file, "This is no database. ".repeat(500)).unwrap();
    let (text, _) = doctor(&data, &[]);
    assert_line(
        &text,
        "WRONG database",
        &["cannot be read", "restore the last backup"],
    );
}

#[test]
fn a_backup_that_was_put_in_place_is_sound_and_stays_as_it_is() {
    let scratch = tempfile::tempdir().unwrap();
    let [data, restored] = ["data", "restored"].map(|name| scratch.path().join(name));
    Process::start(&program(), &data).stop();
    fs::create_dir(&restored).unwrap();
    let file = restored.join("stammtisch.sqlite");
    let mut backup = bare(&["backup", file.to_str().unwrap(), "--data"]);
    assert!(backup.arg(&data).status().unwrap().success());
    let before = fs::read(&file).unwrap();
    assert_line(&doctor(&restored, &[]).0, "ok database", &["is sound"]);
    assert_eq!(fs::read(&file).unwrap(), before, "doctor changes nothing");
    let entries = fs::read_dir(&restored).unwrap();
    assert_eq!(entries.count(), 1, "and leaves nothing");
}

#[test]
fn a_port_that_another_program_has_is_found() {
    let scratch = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let (text, _) = doctor(scratch.path(), &["--listen", &address.to_string()]);
    let expected = format!("port {} is taken by another program", address.port());
    assert_line(&text, "WRONG listen", &[&expected, "--listen"]);
}

#[test]
fn a_server_with_other_settings_than_doctor_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let server = Process::start(&program(), folder.path());
    let free = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let (text, _) = doctor(folder.path(), &["--listen", &free.to_string()]);
    assert_line(&text, "WRONG listen", &["does not answer", "--config"]);
    server.kill();
}

#[test]
fn an_origin_that_does_not_answer_or_is_unknown_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = serving(&program(), folder.path());
    command.env("STAMMTISCH_ORIGIN", "https://table.example");
    let server = Process::spawn(command);
    let listen = server.address.to_string();
    let nobody = TcpListener::bind("127.0.0.1:0")
        .unwrap()
        .local_addr()
        .unwrap();
    let nobody = format!("http://{nobody}");
    let (text, _) = doctor(folder.path(), &["--listen", &listen, "--origin", &nobody]);
    assert_line(
        &text,
        "WRONG origin",
        &[&nobody, "does not answer", "proxy running"],
    );
    let origin = format!("http://{listen}");
    let (text, _) = doctor(folder.path(), &["--listen", &listen, "--origin", &origin]);
    assert_line(
        &text,
        "WRONG origin",
        &[
            "takes itself for \"https://table.example\"",
            "--origin http",
        ],
    );
    server.kill();
}

/// A proxy that changes the head of each request with `edit`. It goes on as long as the test program.
fn proxy(server: std::net::SocketAddr, edit: fn(&str) -> Option<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    thread::spawn(move || {
        for client in listener.incoming().flatten() {
            let mut client = BufReader::new(client);
            let mut head = String::new();
            loop {
                let mut line = String::new();
                let read = client.read_line(&mut line).unwrap_or(0);
                if read == 0 || line == "\r\n" {
                    break;
                }
                head.extend(edit(&line));
            }
            let mut inner = TcpStream::connect(server).unwrap();
            // Each answer ends its connection, so that it is read to its end.
            let head = if head.contains("connection: Upgrade") {
                head.replace("connection: Upgrade", "connection: Upgrade, close")
            } else {
                format!("{head}Connection: close\r\n")
            };
            inner.write_all(format!("{head}\r\n").as_bytes()).unwrap();
            let mut answer = Vec::new();
            inner.read_to_end(&mut answer).unwrap();
            client.get_mut().write_all(&answer).ok();
        }
    });
    format!("http://{address}")
}

fn is(line: &str, name: &str) -> bool {
    line.to_ascii_lowercase().starts_with(name)
}

/// What doctor says about a server behind such a proxy.
fn behind(trusts: bool, edit: fn(&str) -> Option<String>) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = serving(&program(), folder.path());
    if trusts {
        command.env("STAMMTISCH_TRUST_PROXY", "true");
    }
    let server = Process::spawn(command);
    let origin = proxy(server.address, edit);
    let listen = server.address.to_string();
    let (text, _) = doctor(folder.path(), &["--listen", &listen, "--origin", &origin]);
    server.kill();
    text
}

#[test]
fn what_a_proxy_does_not_pass_on_is_found() {
    // It sets the address, as it should.
    let sets = |line: &str| {
        if is(line, "host:") {
            return Some(format!("{line}X-Forwarded-For: 198.51.100.7\r\n"));
        }
        (!is(line, "x-forwarded-for:")).then(|| line.to_owned())
    };
    let text = behind(true, sets);
    assert_line(&text, "ok proxy", &["198.51.100.7"]);
    assert_line(&text, "ok sockets", &[]);
    assert_line(
        &behind(false, sets),
        "WRONG proxy",
        &["does not listen to it", "trust-proxy"],
    );
    // It believes whatever clients say.
    let text = behind(true, |line| Some(line.to_owned()));
    assert_line(&text, "WRONG proxy", &["made up", "$remote_addr"]);
    // It says nothing.
    let text = behind(true, |line| {
        (!is(line, "x-forwarded-for:")).then(|| line.to_owned())
    });
    assert_line(
        &text,
        "WRONG proxy",
        &["does not say from where", "$remote_addr"],
    );
    // It does not pass sockets on.
    let text = behind(false, |line| {
        (!is(line, "upgrade:") && !is(line, "connection:")).then(|| line.to_owned())
    });
    assert_line(
        &text,
        "WRONG sockets",
        &["Upgrade", "proxy_http_version 1.1"],
    );
    // It does not say by which name people came.
    let text = behind(false, |line| {
        let other = is(line, "host:").then_some("Host: 127.0.0.1:9\r\n");
        Some(other.unwrap_or(line).to_owned())
    });
    assert_line(&text, "WRONG origin", &["takes itself for", "header Host"]);
    // Another server answers.
    let text = behind(false, |line| {
        let other = is(line, "get ").then_some("GET /nothing/at/all HTTP/1.1\r\n");
        Some(other.unwrap_or(line).to_owned())
    });
    assert_line(&text, "WRONG origin", &["not as Stammtisch does"]);
}

#[test]
fn a_trusted_proxy_that_can_be_gone_round_is_noted() {
    let scratch = tempfile::tempdir().unwrap();
    let (text, _) = doctor(scratch.path(), &["--listen", "0.0.0.0:0", "--trust-proxy"]);
    assert_line(&text, "note listen", &["without the proxy", "firewall"]);
}

#[test]
fn certificates_that_do_not_fit_are_found() {
    let scratch = tempfile::tempdir().unwrap();
    let [cert, key] = ["cert.pem", "key.pem"].map(|name| scratch.path().join(name));
    let files = [
        "--cert",
        cert.to_str().unwrap(),
        "--key",
        key.to_str().unwrap(),
    ];
    let data = scratch.path().join("data");
    let with = |more: &[&str]| doctor(&data, &[&files[..], more].concat()).0;
    assert_line(&with(&[]), "WRONG certificate", &["cert.pem", "PEM"]);
    let created = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    fs::write(&cert, created.cert.pem()).unwrap();
    fs::write(&key, rcgen::KeyPair::generate().unwrap().serialize_pem()).unwrap();
    assert_line(
        &with(&[]),
        "WRONG certificate",
        &["cert.pem", "belong together"],
    );
    fs::write(&key, created.signing_key.serialize_pem()).unwrap();
    assert_line(&with(&[]), "ok certificate", &["cert.pem", "valid until"]);
    let other = ["--origin", "https://127.0.0.1:1"];
    assert_line(
        &with(&other),
        "WRONG certificate",
        &["it is for localhost, not for 127.0.0.1"],
    );
}
