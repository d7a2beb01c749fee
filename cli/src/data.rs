//! The folder in which a server keeps everything.

use std::io;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};
use stammtisch_rules::{Phrase, Words};
use stammtisch_store::{FolderLock, Sqlite, StoreError, private_folder};

use crate::args::DataArgs;

/// The one file in the data folder.
pub const FILE: &str = "stammtisch.sqlite";

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

    /// Opens the store beside a server that may be running. If none is, the file is brought up to date.
    pub async fn store(&self) -> Result<Sqlite, StoreError> {
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
