//! Files that only the server's own user can read, and a lock that keeps a second server out.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

/// The lock beside the database. It lasts as long as the process, however that ends.
const LOCK: &str = "stammtisch.lock";
/// How the names of our files begin.
const OURS: &str = "stammtisch.";

/// Keeps other servers away from a folder, until it is dropped.
#[derive(Debug)]
pub struct FolderLock(#[expect(dead_code, reason = "closing the file unlocks it")] File);

impl FolderLock {
    /// Locks a folder.
    ///
    /// # Errors
    /// With [`io::ErrorKind::WouldBlock`] if another process has locked it.
    pub fn take(folder: &Path) -> io::Result<FolderLock> {
        let file = private_options()
            .create(true)
            .truncate(false)
            .open(folder.join(LOCK))?;
        match file.try_lock() {
            Ok(()) => Ok(FolderLock(file)),
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::WouldBlock.into()),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }
}

/// Creates a folder that nobody else can enter. One that is there and holds nothing but our files is
/// closed to others; any other is left as it is.
///
/// # Errors
/// If the folder cannot be created or read.
pub fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    let mut entries = fs::read_dir(folder)?;
    let is_ours = entries.all(|entry| {
        entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with(OURS))
    });
    if is_ours {
        restrict(folder, 0o700)
    } else {
        Ok(())
    }
}

/// Creates an empty database that nobody else can read, or takes reading from the others if it is there,
/// with SQLite's other files.
///
/// # Errors
/// If it cannot be created or changed.
pub fn private_file(file: &Path) -> io::Result<()> {
    private_options().create(true).truncate(false).open(file)?;
    for end in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(end);
        let part = Path::new(&name);
        if part.exists() {
            restrict(part, 0o600)?;
        }
    }
    Ok(())
}

/// Creates a file that nobody else can read. Fails if it is there already.
///
/// # Errors
/// If it cannot be created.
pub fn new_private_file(file: &Path) -> io::Result<File> {
    private_options().create_new(true).open(file)
}

fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Sets who may do what with a file or folder. Where users are kept apart in another way, nothing happens.
#[cfg_attr(not(unix), expect(unused_variables, reason = "there are no modes"))]
fn restrict(path: &Path, mode: u32) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let now = fs::metadata(path)?.permissions();
        if now.mode() & 0o777 != mode {
            fs::set_permissions(path, fs::Permissions::from_mode(mode))?;
        }
    }
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn files_and_folders_are_closed_to_others() {
        let outer = tempfile::tempdir().unwrap();
        let folder = outer.path().join("a/data");
        private_folder(&folder).unwrap();
        assert_eq!(mode(&folder), 0o700);
        let file = folder.join("stammtisch.sqlite");
        let log = folder.join("stammtisch.sqlite-wal");
        for file in [&file, &log] {
            fs::write(file, "").unwrap();
            fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
        }
        fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        private_folder(&folder).unwrap();
        private_file(&file).unwrap();
        assert_eq!(
            [&folder, &file, &log].map(|path| mode(path)),
            [0o700, 0o600, 0o600]
        );
    }

    #[test]
    fn a_folder_with_other_files_is_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("letter.txt"), "").unwrap();
        fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
        private_folder(folder.path()).unwrap();
        assert_eq!(mode(folder.path()), 0o755);
    }

    #[test]
    fn a_folder_is_locked_once() {
        let folder = tempfile::tempdir().unwrap();
        let lock = FolderLock::take(folder.path()).unwrap();
        let second = FolderLock::take(folder.path()).unwrap_err();
        assert_eq!(second.kind(), io::ErrorKind::WouldBlock);
        drop(lock);
        FolderLock::take(folder.path()).unwrap();
    }
}
