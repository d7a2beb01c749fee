//! The project's chores: `cargo xtask test | texts | bench | torture | fuzz | mutants`.

mod bench;
mod browser;
mod crates;
mod fuzz;
mod load;
mod other_browsers;
mod release;
mod shell;
mod template;
mod test;
mod texts;
mod units;
mod wasm;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask test [STEP...]     everything that CI checks, or these steps; installs what it needs
cargo xtask texts [DIR]        one page with every text in all languages, with real facts; DIR: the texts of another tree
cargo xtask texts --screens    the same, after visiting every screen anew (pictures; minutes)
cargo xtask transcript [GAME...]    what a screen reader is told in a whole game, in each language
cargo xtask pictures           the pictures that the README opens with
cargo xtask bench              decisions a second and instructions a decision
cargo xtask bench server       moves a second, acknowledgements, memory of a socket
cargo xtask bench server --against DIR    the same load on this tree and on another, in turns
cargo xtask bench stored       how soon a server with a million stored tables is there, and its memory
cargo xtask bench client       bytes, slow phones, frames, dragging, Lighthouse's marks
cargo xtask bench server --postgres    the same load on a file, on PostgreSQL with one server, and with three
cargo xtask torture            1,000 kills, 1,000,000 damaged frames, 2,000 power cuts, attacks for 60 s
cargo xtask torture --postgres three servers on one PostgreSQL: 200 times a server, the database or a network fails
cargo xtask fuzz [SECONDS]     each fuzz target for so long (default 600; needs a nightly toolchain)
cargo xtask mutants [ARGS...]  mutation testing of the games (ARGS go to cargo-mutants)
cargo xtask release [--preview] [TARGET...]
                               archives with sums, notices and the list of parts, below target/dist";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let done = match args.split_first() {
        Some((chore, only)) if chore == "test" => test::run_steps(only),
        Some((chore, args)) if chore == "texts" => texts::review(args),
        Some((chore, games)) if chore == "transcript" => texts::transcript(games),
        Some((chore, [])) if chore == "pictures" => browser::pictures(),
        Some((chore, [])) if chore == "bench" => bench::measure(),
        Some((chore, [what])) if chore == "bench" && what == "server" => load::measure(),
        Some((chore, [what, flag]))
            if chore == "bench" && what == "server" && flag == "--postgres" =>
        {
            load::postgres::measure()
        }
        Some((chore, [what, flag, other]))
            if chore == "bench" && what == "server" && flag == "--against" =>
        {
            load::compare(other)
        }
        Some((chore, [what])) if chore == "bench" && what == "stored" => load::stored(),
        Some((chore, [what])) if chore == "bench" && what == "client" => browser::measure(),
        Some((chore, [])) if chore == "torture" => test::torture(),
        Some((chore, [flag])) if chore == "torture" && flag == "--postgres" => {
            test::torture_nodes()
        }
        Some((chore, rest)) if chore == "fuzz" => fuzz::run_targets(rest),
        Some((chore, rest)) if chore == "mutants" => test::mutants(rest),
        Some((chore, rest)) if chore == "release" => release::make(rest),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
