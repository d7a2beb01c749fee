//! The file system that SQLite is given: its own for Unix, with a [`Disk`] looking on.
//!
//! Names are as safe as that file system makes them. It syncs the folder when a journal or a log is
//! synced for the first time after it was made, and when it is asked to after a deletion; at these
//! moments all names in the folder are on the disk, the database's too. In between, new files may
//! be gone after a cut and deleted ones back, with what was synced of them.

use std::collections::BTreeMap;
use std::ffi::{CStr, c_char, c_int};
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::{Arc, Mutex, Once, PoisonError, Weak};

use libsqlite3_sys as ffi;

use crate::Disk;
use crate::file::{self, File, Opened};

/// What SQLite calls this file system.
pub(crate) const NAME: &CStr = c"stammtisch-faults";

/// The disks there are, by their folders.
static DISKS: Mutex<BTreeMap<PathBuf, Weak<Disk>>> = Mutex::new(BTreeMap::new());

/// From now on files in the disk's folder are on this disk.
pub(crate) fn mount(disk: &Arc<Disk>) {
    static REGISTERED: Once = Once::new();
    REGISTERED.call_once(register);
    let folder = disk.folder().canonicalize().expect("the folder is there");
    let mut disks = DISKS.lock().unwrap_or_else(PoisonError::into_inner);
    disks.retain(|_, disk| disk.strong_count() > 0);
    disks.insert(folder, Arc::downgrade(disk));
}

fn register() {
    // SAFETY: the file system for Unix is always there and stays. Ours is a copy that opens and
    // deletes in its own way; the other functions do not look at which of the two they belong to.
    // It is leaked, so it stays too.
    let done = unsafe {
        let unix = real();
        let ours = Box::leak(Box::new(*unix));
        ours.szOsFile += size_of::<Opened>() as c_int;
        ours.zName = NAME.as_ptr();
        ours.pNext = ptr::null_mut();
        ours.xOpen = Some(open);
        ours.xDelete = Some(delete);
        ffi::sqlite3_vfs_register(ours, 0)
    };
    assert_eq!(done, ffi::SQLITE_OK);
}

fn real() -> *mut ffi::sqlite3_vfs {
    // SAFETY: looks a name up under SQLite's own lock, after making SQLite ready.
    let unix = unsafe { ffi::sqlite3_vfs_find(c"unix".as_ptr()) };
    assert!(!unix.is_null());
    unix
}

/// On which disk a file is, and how it is called there.
///
/// # Safety
/// `path` is null or a text that ends with a zero.
unsafe fn place(path: *const c_char) -> Option<(Arc<Disk>, String)> {
    if path.is_null() {
        return None;
    }
    // SAFETY: the caller says so.
    let path = Path::new(unsafe { CStr::from_ptr(path) }.to_str().ok()?);
    let disks = DISKS.lock().unwrap_or_else(PoisonError::into_inner);
    let disk = disks.get(path.parent()?)?.upgrade()?;
    Some((disk, path.file_name()?.to_str()?.to_owned()))
}

/// Files elsewhere, and temporary ones without a name, are not looked at.
unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    path: *const c_char,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out: *mut c_int,
) -> c_int {
    let unix = real();
    // SAFETY: SQLite calls this with a path as `place` wants it and with room at `file` for as much
    // as `szOsFile` says, which is one `Opened` and behind it a file of the real kind.
    unsafe {
        let open = (*unix).xOpen.expect("SQLite demands it");
        let Some((disk, name)) = place(path) else {
            return open(unix, path, file, flags, out);
        };
        (*file).pMethods = ptr::null();
        if disk.has_stopped() {
            return ffi::SQLITE_CANTOPEN;
        }
        let answer = open(unix, path, file::real(file), flags, out);
        if answer == ffi::SQLITE_OK {
            let journals = ffi::SQLITE_OPEN_MAIN_JOURNAL
                | ffi::SQLITE_OPEN_SUPER_JOURNAL
                | ffi::SQLITE_OPEN_WAL;
            let new_journal = flags & ffi::SQLITE_OPEN_CREATE != 0 && flags & journals != 0;
            file::look_on(file, File::new(disk, &name, new_journal));
        }
        answer
    }
}

unsafe extern "C" fn delete(
    _: *mut ffi::sqlite3_vfs,
    path: *const c_char,
    sync_folder: c_int,
) -> c_int {
    let unix = real();
    // SAFETY: SQLite calls this with a path as `place` wants it.
    let real = || unsafe { (*unix).xDelete.expect("SQLite demands it")(unix, path, 0) };
    // SAFETY: as above.
    match unsafe { place(path) } {
        Some((disk, name)) => disk.delete(&name, sync_folder & 1 != 0, real),
        None => real(),
    }
}
