//! Where a server keeps everything: a folder with one file, or a PostgreSQL.

use std::io;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use stammtisch_rules::{Phrase, Words};
use stammtisch_store::{FolderLock, Postgres, Sqlite, Store, StoreError, private_folder};

use crate::args::DataArgs;

/// The one file in the data folder.
pub const FILE: &str = "stammtisch.sqlite";

/// Where a server keeps everything.
#[derive(Clone, Debug)]
pub enum Place {
    /// A folder with one file, or the file.
    File(PathBuf),
    /// The address of a PostgreSQL.
    Postgres(String),
}

impl Place {
    /// Connects to the PostgreSQL at an address, as one of the servers that share it.
    pub async fn connect(address: &str) -> Result<Postgres, StoreError> {
        let mut number = [0; 8];
        getrandom::fill(&mut number).map_err(|why| StoreError::Storage(why.to_string()))?;
        // The database stores numbers signed.
        let node = u64::from_le_bytes(number) >> 1;
        let connected = Postgres::connect(address, node).await;
        connected.map_err(|error| match error {
            StoreError::Storage(why) => {
                let shown = without_password(address);
                StoreError::Unusable(format!("{shown} cannot be used: {why}"))
            }
            other => other,
        })
    }
}

/// Returns the address of a database as it may be shown.
pub fn without_password(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").unwrap_or(("postgres", address));
    match rest.rsplit_once('@') {
        Some((user, place)) => {
            let user = user.split(':').next().unwrap_or_default();
            format!("{scheme}://{user}@{place}")
        }
        None => format!("{scheme}://{rest}"),
    }
}

impl DataArgs {
    /// Returns the folder, which need not be there.
    pub fn folder(&self) -> io::Result<PathBuf> {
        match &self.data {
            Some(folder) => Ok(folder.clone()),
            None => choose_native_strategy()
                .map(|places| places.data_dir().join("stammtisch"))
                .map_err(|_| io::Error::other("there is no data folder; name one with --data")),
        }
    }

    /// Returns the file, and creates its folder if need be. Nobody else can look into the folder.
    pub fn file(&self) -> io::Result<PathBuf> {
        let folder = self.folder()?;
        let named = |error| naming(&folder, error);
        private_folder(&folder).map_err(named)?;
        Ok(folder.join(FILE))
    }

    /// Opens the store beside servers that may be running.
    pub async fn store(&self) -> Result<Box<dyn Store>, StoreError> {
        Ok(match &self.database {
            Some(address) => Box::new(Place::connect(address).await?),
            None => Box::new(self.file_store().await?),
        })
    }

    /// Opens the file beside a server that may be running. If none is, the file is brought up to date.
    pub async fn file_store(&self) -> Result<Sqlite, StoreError> {
        let failed = |error: io::Error| StoreError::Storage(error.to_string());
        let file = self.file().map_err(failed)?;
        let folder = file.parent().unwrap_or(Path::new("."));
        let opened = match FolderLock::take(folder) {
            Ok(_alone) if file.exists() => match Sqlite::open(&file).await {
                Ok(own) => {
                    drop(own);
                    Sqlite::join(&file).await
                }
                Err(error) => Err(error),
            },
            _ => Sqlite::join(&file).await,
        };
        opened.map_err(|error| match error {
            StoreError::Storage(why) => StoreError::Storage(format!("{}: {why}", file.display())),
            other => other,
        })
    }

    /// Keeps other servers away from the folder, until the lock is dropped. Fails if one is there.
    pub fn lock(&self, own: &Words) -> io::Result<FolderLock> {
        let file = self.file()?;
        let folder = file.parent().unwrap_or(Path::new("."));
        FolderLock::take(folder).map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => {
                let folder = folder.display().to_string();
                let said = Phrase::new("serve-locked").text("folder", &folder);
                io::Error::new(error.kind(), own.say(&said))
            }
            _ => naming(folder, error),
        })
    }
}

/// Adds to an error which path it is about.
pub(crate) fn naming(path: &Path, error: io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_password_is_shown() {
        for (address, shown) in [
            (
                "postgres://ann:secret@db.example/cards",
                "postgres://ann@db.example/cards",
            ),
            (
                "postgres://ann:a@b:c@db.example/cards",
                "postgres://ann@db.example/cards",
            ),
            ("postgres://db.example/cards", "postgres://db.example/cards"),
        ] {
            assert_eq!(without_password(address), shown);
        }
    }
}
