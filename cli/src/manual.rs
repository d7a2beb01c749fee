//! The man pages, made from the definition of the command line.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use clap_mangen::Man;

use crate::args::{EXIT_CODES, command};
use crate::data::naming;

/// Writes the page of the program.
///
/// # Errors
/// Never: it is written to memory.
pub fn page() -> io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let man = Man::new(command());
    man.render_title(&mut out)?;
    man.render_name_section(&mut out)?;
    man.render_synopsis_section(&mut out)?;
    man.render_description_section(&mut out)?;
    man.render_options_section(&mut out)?;
    man.render_subcommands_section(&mut out)?;
    writeln!(out, ".SH \"EXIT STATUS\"")?;
    for (code, meaning) in EXIT_CODES {
        writeln!(out, ".TP\n\\fB{code}\\fR\n{meaning}")?;
    }
    writeln!(
        out,
        ".SH FILES\nThe data folder holds stammtisch.sqlite and nothing else that counts. Settings may stand in a \
         file that \\fB\\-\\-config\\fR or STAMMTISCH_CONFIG names; flags and environment go before it."
    )?;
    man.render_version_section(&mut out)?;
    Ok(out)
}

/// Writes the page of the program and one for each command into a folder, which is made if need be.
///
/// # Errors
/// If they cannot be written.
pub fn write_all(folder: &Path) -> io::Result<()> {
    let write = || {
        fs::create_dir_all(folder)?;
        // The name of a page's command is written with hyphens: stammtisch-admin-ban.
        clap_mangen::generate_to(command().disable_help_subcommand(true), folder)?;
        fs::write(folder.join("stammtisch.1"), page()?)
    };
    write().map_err(|error| naming(folder, error))
}
