//! What keeps a server from starting is said with the address or the file at fault, and by the exit code.

use std::fs;
use std::net::TcpListener;
use std::process::Output;

use crate::process::{Process, program};
use crate::settings::{bare, said};

fn serve(args: &[&str]) -> Output {
    bare(&[&["serve"], args].concat()).output().unwrap()
}

#[test]
fn a_port_that_is_taken_is_named_in_every_language() {
    let scratch = tempfile::tempdir().unwrap();
    let data = scratch.path().to_str().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap();
    let port = address.port();
    for (lang, expected) in [
        (
            "en",
            format!("Another program is using port {port} of 127.0.0.1."),
        ),
        (
            "de",
            format!("Ein anderes Programm benutzt Port {port} von 127.0.0.1."),
        ),
        (
            "nl",
            format!("Een ander programma gebruikt poort {port} van 127.0.0.1."),
        ),
    ] {
        let output = serve(&[
            "--listen",
            &address.to_string(),
            "--data",
            data,
            "--lang",
            lang,
        ]);
        assert_eq!(output.status.code(), Some(3));
        assert!(said(&output).contains(&expected), "{}", said(&output));
    }
    let metrics = [
        "--listen",
        "127.0.0.1:0",
        "--data",
        data,
        "--metrics-listen",
    ];
    let output = serve(&[&metrics[..], &[&address.to_string()]].concat());
    assert_eq!(output.status.code(), Some(3));
    assert!(
        said(&output).contains(&format!("--metrics-listen {address}")),
        "{}",
        said(&output)
    );
}

#[test]
fn an_address_of_another_machine_is_named() {
    let scratch = tempfile::tempdir().unwrap();
    let data = scratch.path().to_str().unwrap();
    let output = serve(&["--listen", "192.0.2.1:7878", "--data", data]);
    assert_eq!(output.status.code(), Some(3));
    assert!(
        said(&output).contains("have the address 192.0.2.1"),
        "{}",
        said(&output)
    );
}

#[test]
fn a_folder_or_a_database_that_cannot_be_used_is_named() {
    let scratch = tempfile::tempdir().unwrap();
    let listen = ["--listen", "127.0.0.1:0", "--data"];
    let file = scratch.path().join("a-file");
    fs::write(&file, "").unwrap();
    let output = serve(&[&listen[..], &[file.to_str().unwrap()]].concat());
    assert_eq!(output.status.code(), Some(4));
    assert!(said(&output).contains("a-file"), "{}", said(&output));

    let folder = scratch.path().join("data");
    fs::create_dir(&folder).unwrap();
    let text = "This is no database. ".repeat(100);
    fs::write(folder.join("stammtisch.sqlite"), &text).unwrap();
    let output = serve(&[&listen[..], &[folder.to_str().unwrap()]].concat());
    assert_eq!(output.status.code(), Some(4));
    assert!(
        said(&output).contains("stammtisch.sqlite"),
        "{}",
        said(&output)
    );
    let kept = fs::read_to_string(folder.join("stammtisch.sqlite")).unwrap();
    assert_eq!(kept, text, "nothing is lost");
}

#[test]
fn a_second_server_in_a_folder_ends_with_the_code_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let first = Process::start(&program(), folder.path());
    let output = serve(&[
        "--listen",
        "127.0.0.1:0",
        "--data",
        folder.path().to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(4));
    assert!(
        said(&output).contains("Another server is using"),
        "{}",
        said(&output)
    );
    first.kill();
}

#[test]
fn wrong_arguments_end_with_two_and_what_fails_with_one() {
    assert_eq!(serve(&["--listen", "everywhere"]).status.code(), Some(2));
    let before = bare(&["--data", "/no/such", "export", "x"])
        .output()
        .unwrap();
    assert_eq!(before.status.code(), Some(2));
    assert!(
        said(&before).contains("stammtisch export --data"),
        "{}",
        said(&before)
    );
    let failed = bare(&["replay", "/no/such/record"]).output().unwrap();
    assert_eq!(failed.status.code(), Some(1));
    let scratch = tempfile::tempdir().unwrap();
    let data = scratch.path().join("new");
    let import = bare(&[
        "import",
        "/no/such/export",
        "--data",
        data.to_str().unwrap(),
    ])
    .output();
    let import = import.unwrap();
    assert_eq!(import.status.code(), Some(1));
    assert!(
        said(&import).contains("/no/such/export"),
        "{}",
        said(&import)
    );
}
