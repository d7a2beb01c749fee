//! `cargo xtask bench server --postgres`: one server on a file, one and three on a PostgreSQL. Of three, the people of a
//! table are at the same one, as a proxy sends them that goes by the table, or at different ones.

use stammtisch_test_postgres::TestPostgres;

use super::{build_release, drive, empty_folder, figure, processor_seconds, start, syncs_a_second};
use crate::shell::{Done, target};

/// 200 two-player tables, everybody as fast as they can, on each in turns.
pub fn measure() -> Done {
    build_release()?;
    let database = TestPostgres::start_durable().ok_or("PostgreSQL is not installed")?;
    for (what, servers, kind) in [
        ("a file", 0, "closed"),
        ("PostgreSQL, one server", 1, "closed"),
        ("PostgreSQL, three servers, people together", 3, "closed"),
        ("PostgreSQL, three servers, people apart", 3, "apart"),
    ] {
        println!("\n== {what}");
        let folder = empty_folder()?;
        let syncs = syncs_a_second(&folder).map_err(|why| why.to_string())?;
        println!("syncs_a_second {syncs:.0}");
        match servers {
            0 => print!("{}", load(1, None, kind)?),
            _ => print!("{}", on_postgres(&database, servers, kind)?),
        }
    }
    Ok(())
}

/// The figures of one load, and what it took of the database.
fn on_postgres(database: &TestPostgres, servers: usize, kind: &str) -> Result<String, String> {
    let address = database.database();
    let name = address.rsplit('/').next().unwrap_or_default();
    let before = Spent::by(database, name)?;
    let mut figures = load(servers, Some(&address), kind)?;
    let after = Spent::by(database, name)?;
    let moves = figure(&figures, "moves ").unwrap_or(f64::NAN);
    figures += &format!(
        "postgres_us_a_move {:.1}\nlog_bytes_a_move {:.0}\nmoves_a_transaction {:.2}\n",
        (after.seconds - before.seconds) / moves * 1e6,
        (after.log_bytes - before.log_bytes) / moves,
        moves / (after.transactions - before.transactions),
    );
    let stored = "SELECT count(*) || ' facts of ' || round(avg(length(fact))) || ' bytes in '
             || count(DISTINCT table_id) || ' tables take '
             || pg_table_size('facts') || ' and their index '
             || pg_indexes_size('facts') || ' of '
             || pg_database_size(current_database()) || ' bytes' FROM facts";
    figures += &format!("stored {}\n", database.run(name, stored));
    Ok(figures)
}

fn load(servers: usize, database: Option<&str>, kind: &str) -> Result<String, String> {
    let build = target().join("release");
    let started = (0..servers)
        .map(|_| start(&build.join("stammtisch"), &target().join("load"), database))
        .collect::<Result<Vec<_>, String>>()?;
    drive(&build, kind, started)
}

/// What a database has used since it was started.
struct Spent {
    seconds: f64,
    log_bytes: f64,
    transactions: f64,
}

impl Spent {
    fn by(postgres: &TestPostgres, database: &str) -> Result<Spent, String> {
        let number = |sql: &str| {
            let printed = postgres.run(database, sql);
            printed
                .parse::<f64>()
                .map_err(|why| format!("{printed}: {why}"))
        };
        Ok(Spent {
            seconds: processor_seconds_of_all("postgres"),
            log_bytes: number("SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")?,
            transactions: number(
                "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()",
            )?,
        })
    }
}

/// The processor time of all processes of a name, and of those that they have had.
fn processor_seconds_of_all(name: &str) -> f64 {
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let named = processes.filter(|process| {
        let comm = std::fs::read_to_string(process.path().join("comm"));
        comm.is_ok_and(|comm| comm.trim() == name)
    });
    named
        .map(|process| processor_seconds(&process.file_name().to_string_lossy()))
        .sum()
}
