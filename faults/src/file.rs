//! An open file: everything goes to the real one, and its [`Disk`] hears of what changes it.
//!
//! The memory that the processes share (`-shm`) goes past the disk altogether: it is never safe.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::slice;
use std::sync::Arc;

use libsqlite3_sys as ffi;

use crate::Disk;

/// Which file of which disk.
pub(crate) struct File {
    disk: Arc<Disk>,
    inode: usize,
    /// The next sync goes for the folder too.
    sync_folder: Cell<bool>,
}

impl File {
    pub(crate) fn new(disk: Arc<Disk>, name: &str, new_journal: bool) -> File {
        let inode = disk.opened(name);
        File {
            disk,
            inode,
            sync_folder: Cell::new(new_journal),
        }
    }
}

/// What SQLite has of an open file; the real file lies behind it.
#[repr(C)]
pub(crate) struct Opened {
    base: ffi::sqlite3_file,
    file: *mut File,
}

/// Makes the functions below those of a file.
///
/// # Safety
/// At `at` there is room for an [`Opened`], and behind it there is a real file that is open.
pub(crate) unsafe fn look_on(at: *mut ffi::sqlite3_file, file: File) {
    let opened = Opened {
        base: ffi::sqlite3_file { pMethods: &METHODS },
        file: Box::into_raw(Box::new(file)),
    };
    // SAFETY: the caller says that there is room.
    unsafe { at.cast::<Opened>().write(opened) }
}

/// The real file.
///
/// # Safety
/// At `at` there is room for an [`Opened`] and for a real file.
pub(crate) unsafe fn real(at: *mut ffi::sqlite3_file) -> *mut ffi::sqlite3_file {
    // SAFETY: the caller says so.
    unsafe { at.cast::<Opened>().add(1).cast() }
}

/// # Safety
/// `look_on` was called for `at`, and `close` was not.
unsafe fn file<'a>(at: *mut ffi::sqlite3_file) -> &'a File {
    // SAFETY: then there is an `Opened` whose file is alive, and nobody changes it but by its cell;
    // SQLite uses a file on one thread at a time.
    unsafe { &*(*at.cast::<Opened>()).file }
}

/// Calls a function of the real file.
macro_rules! real {
    ($at:expr, $method:ident $(, $arg:expr)*) => {{
        // SAFETY: SQLite calls our functions for files that are open, with arguments as they
        // should be; so the real file is open, and its functions get the same.
        unsafe {
            let real = real($at);
            (*(*real).pMethods).$method.expect("SQLite demands it")(real $(, $arg)*)
        }
    }};
}

/// Functions that go to the real file and nowhere else.
macro_rules! pass {
    ($($method:ident($($arg:ident: $kind:ty),*) -> $answer:ty;)*) => {$(
        #[allow(non_snake_case)]
        unsafe extern "C" fn $method(at: *mut ffi::sqlite3_file $(, $arg: $kind)*) -> $answer {
            real!(at, $method $(, $arg)*)
        }
    )*};
}

pass! {
    xFileSize(size: *mut i64) -> c_int;
    xLock(level: c_int) -> c_int;
    xUnlock(level: c_int) -> c_int;
    xCheckReservedLock(answer: *mut c_int) -> c_int;
    xFileControl(what: c_int, with: *mut c_void) -> c_int;
    xSectorSize() -> c_int;
    xDeviceCharacteristics() -> c_int;
    xShmMap(region: c_int, size: c_int, extend: c_int, to: *mut *mut c_void) -> c_int;
    xShmLock(from: c_int, n: c_int, flags: c_int) -> c_int;
    xShmBarrier() -> ();
    xShmUnmap(delete: c_int) -> c_int;
}

unsafe extern "C" fn close(at: *mut ffi::sqlite3_file) -> c_int {
    let answer = real!(at, xClose);
    // SAFETY: SQLite closes what `look_on` made, once, and does not use it any more.
    drop(unsafe { Box::from_raw((*at.cast::<Opened>()).file) });
    answer
}

unsafe extern "C" fn read(
    at: *mut ffi::sqlite3_file,
    to: *mut c_void,
    len: c_int,
    from: i64,
) -> c_int {
    // SAFETY: SQLite reads from files that are open.
    if unsafe { file(at) }.disk.has_stopped() {
        return ffi::SQLITE_IOERR_READ;
    }
    real!(at, xRead, to, len, from)
}

unsafe extern "C" fn write(
    at: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    len: c_int,
    to: i64,
) -> c_int {
    // SAFETY: SQLite writes to files that are open, so many bytes from there.
    let (file, bytes) = unsafe {
        let bytes = slice::from_raw_parts(bytes.cast::<u8>(), len as usize);
        (file(at), bytes)
    };
    let real = |bytes: &[u8]| real!(at, xWrite, bytes.as_ptr().cast(), bytes.len() as c_int, to);
    file.disk.write(file.inode, to as usize, bytes, real)
}

unsafe extern "C" fn truncate(at: *mut ffi::sqlite3_file, to: i64) -> c_int {
    // SAFETY: SQLite shortens files that are open.
    let file = unsafe { file(at) };
    let real = || real!(at, xTruncate, to);
    file.disk.shorten(file.inode, to as usize, real)
}

unsafe extern "C" fn sync(at: *mut ffi::sqlite3_file, _: c_int) -> c_int {
    // SAFETY: SQLite syncs files that are open.
    let file = unsafe { file(at) };
    let answer = file.disk.sync(file.inode, file.sync_folder.get());
    if answer == ffi::SQLITE_OK {
        file.sync_folder.set(false);
    }
    answer
}

/// The second version: with shared memory, without mapped files, which no disk could look at.
static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(xFileSize),
    xLock: Some(xLock),
    xUnlock: Some(xUnlock),
    xCheckReservedLock: Some(xCheckReservedLock),
    xFileControl: Some(xFileControl),
    xSectorSize: Some(xSectorSize),
    xDeviceCharacteristics: Some(xDeviceCharacteristics),
    xShmMap: Some(xShmMap),
    xShmLock: Some(xShmLock),
    xShmBarrier: Some(xShmBarrier),
    xShmUnmap: Some(xShmUnmap),
    xFetch: None,
    xUnfetch: None,
};
