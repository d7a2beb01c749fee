//! A disk that can lose its power, and that can refuse to write.

use std::collections::BTreeMap;
use std::ffi::c_int;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use libsqlite3_sys as ffi;
use stammtisch_rules::Rng;
use tempfile::TempDir;

use crate::inode::{Inode, Survival};
use crate::vfs;

/// The store's file.
const FILE: &str = "stammtisch.sqlite";

/// What a disk may refuse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It is full: a write ends half-way.
    Full,
    /// It cannot be written.
    Unwritable,
    /// It takes writes and cannot sync them. What was to be synced reaches the disk in part or not
    /// at all, and is not tried again: so Linux does it.
    Unsyncable,
}

/// A folder of files, and what would be left of them if the power went now.
///
/// What SQLite does to the files counts as steps, and whatever shall happen is planned for a step:
/// so a seed says when it happens, and no clock does.
pub struct Disk {
    folder: TempDir,
    rng: Mutex<Rng>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    inodes: Vec<Inode>,
    /// The names of the files, as the running store sees them.
    names: BTreeMap<String, usize>,
    /// The names that the disk has: those that there were when the folder was last synced.
    synced_names: BTreeMap<String, usize>,
    steps: u64,
    /// From this step on nothing happens any more.
    stop_at: Option<u64>,
    fault: Option<(Range<u64>, Fault)>,
}

impl Disk {
    /// An empty disk.
    pub fn new(seed: u64) -> Arc<Disk> {
        Disk::holding(State::default(), &BTreeMap::new(), Rng::new(seed))
    }

    /// A disk with these files to be seen, whatever of that it has.
    fn holding(state: State, seen: &BTreeMap<String, Vec<u8>>, rng: Rng) -> Arc<Disk> {
        let folder = tempfile::tempdir().expect("a folder for tests");
        for (name, bytes) in seen {
            fs::write(folder.path().join(name), bytes).expect("a file for tests");
        }
        let disk = Arc::new(Disk {
            folder,
            rng: Mutex::new(rng),
            state: Mutex::new(state),
        });
        vfs::mount(&disk);
        disk
    }

    /// Where the store's file is.
    pub fn file(&self) -> PathBuf {
        self.folder.path().join(FILE)
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Everything stops at the so-manieth step from now.
    pub fn stop_in(&self, steps: u64) {
        let mut state = self.state();
        state.stop_at = Some(state.steps + steps);
    }

    /// Everything stops now.
    pub fn stop(&self) {
        self.stop_in(0);
    }

    /// Whether everything has stopped. What was acknowledged before somebody saw that it had not
    /// must be there afterwards.
    pub fn has_stopped(&self) -> bool {
        self.state().has_stopped()
    }

    fn rng(&self) -> MutexGuard<'_, Rng> {
        self.rng.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The disk refuses from the so-manieth step from now on, for so many steps.
    pub fn refuse_in(&self, steps: u64, fault: Fault, lasting: u64) {
        let mut state = self.state();
        let from = state.steps + steps;
        state.fault = Some((from..from.saturating_add(lasting), fault));
    }

    /// The disk refuses from now on.
    pub fn refuse(&self, fault: Fault) {
        self.refuse_in(0, fault, u64::MAX);
    }

    /// The disk does all it should again.
    pub fn mend(&self) {
        self.state().fault = None;
    }

    /// Whether pages are on their way from the log into the database.
    pub fn is_in_checkpoint(&self) -> bool {
        let state = self.state();
        let file = state.names.get(FILE);
        file.is_some_and(|file| state.inodes[*file].waits())
    }

    /// It was a power cut: of what was not synced nothing, some or everything is left.
    pub fn after_cut(&self) -> Arc<Disk> {
        self.stop();
        let mut state = self.state();
        let rng = &mut *self.rng();
        let quarters = rng.below(5);
        let left = state.left(&mut Survival { quarters, rng });
        let names: BTreeMap<_, _> = left.keys().cloned().zip(0..).collect();
        let state = State {
            inodes: left.values().cloned().map(Inode::holding).collect(),
            synced_names: names.clone(),
            names,
            ..State::default()
        };
        Disk::holding(state, &left, Rng::new(rng.bits()))
    }

    /// Only the program was killed: the system still has everything, on the disk or in memory.
    pub fn after_kill(&self) -> Arc<Disk> {
        self.stop();
        let mut state = self.state();
        let read = |name: &String| fs::read(self.folder.path().join(name)).expect("it is there");
        let seen = state.names.keys().map(|name| (name.clone(), read(name)));
        let seen = seen.collect();
        let state = State {
            inodes: std::mem::take(&mut state.inodes),
            names: std::mem::take(&mut state.names),
            synced_names: std::mem::take(&mut state.synced_names),
            ..State::default()
        };
        Disk::holding(state, &seen, Rng::new(self.rng().bits()))
    }
}

/// What SQLite does to the files. `real` does the same to the real file.
impl Disk {
    /// The file of this name, which is there.
    pub(crate) fn opened(&self, name: &str) -> usize {
        let state = &mut *self.state();
        *state.names.entry(name.to_owned()).or_insert_with(|| {
            state.inodes.push(Inode::default());
            state.inodes.len() - 1
        })
    }

    pub(crate) fn write(
        &self,
        inode: usize,
        at: usize,
        bytes: &[u8],
        real: impl FnOnce(&[u8]) -> c_int,
    ) -> c_int {
        let mut state = self.state();
        if !state.step() {
            return ffi::SQLITE_IOERR_WRITE;
        }
        let (bytes, answer) = match state.refuses() {
            Some(Fault::Full) => (&bytes[..bytes.len() / 2], ffi::SQLITE_FULL),
            Some(Fault::Unwritable) => return ffi::SQLITE_IOERR_WRITE,
            Some(Fault::Unsyncable) | None => (bytes, ffi::SQLITE_OK),
        };
        match real(bytes) {
            ffi::SQLITE_OK => state.inodes[inode].write(at, bytes),
            trouble => return trouble,
        }
        answer
    }

    pub(crate) fn shorten(&self, inode: usize, to: usize, real: impl FnOnce() -> c_int) -> c_int {
        let mut state = self.state();
        if !state.step() || state.refuses() == Some(Fault::Unwritable) {
            return ffi::SQLITE_IOERR_TRUNCATE;
        }
        let answer = real();
        if answer == ffi::SQLITE_OK {
            state.inodes[inode].shorten(to);
        }
        answer
    }

    /// Syncs a file, and then its folder if that is asked for. The real file is not synced: nobody
    /// will cut its power, and it would take long.
    pub(crate) fn sync(&self, inode: usize, folder: bool) -> c_int {
        let state = &mut *self.state();
        if !state.step() {
            return ffi::SQLITE_IOERR_FSYNC;
        }
        if state.refuses() == Some(Fault::Unsyncable) {
            let rng = &mut *self.rng();
            let quarters = rng.below(4);
            state.inodes[inode].settle(&mut Survival { quarters, rng });
            return ffi::SQLITE_IOERR_FSYNC;
        }
        state.inodes[inode].sync();
        if folder {
            // SQLite does not care whether this worked, since there are systems that cannot do it.
            state.sync_folder();
        }
        ffi::SQLITE_OK
    }

    pub(crate) fn delete(&self, name: &str, folder: bool, real: impl FnOnce() -> c_int) -> c_int {
        let mut state = self.state();
        if !state.step() {
            return ffi::SQLITE_IOERR_DELETE;
        }
        let answer = real();
        if answer == ffi::SQLITE_OK {
            state.names.remove(name);
            if folder {
                return state.sync_folder();
            }
        }
        answer
    }
}

impl State {
    fn has_stopped(&self) -> bool {
        self.stop_at.is_some_and(|stop_at| self.steps >= stop_at)
    }

    /// Whether another step can be made.
    fn step(&mut self) -> bool {
        self.steps += 1;
        !self.has_stopped()
    }

    fn refuses(&self) -> Option<Fault> {
        let (when, fault) = self.fault.as_ref()?;
        when.contains(&self.steps).then_some(*fault)
    }

    fn sync_folder(&mut self) -> c_int {
        if !self.step() || self.refuses() == Some(Fault::Unsyncable) {
            return ffi::SQLITE_IOERR_DIR_FSYNC;
        }
        self.synced_names = self.names.clone();
        ffi::SQLITE_OK
    }

    /// The files that a power cut leaves.
    fn left(&mut self, survival: &mut Survival) -> BTreeMap<String, Vec<u8>> {
        let mut names = self.synced_names.clone();
        let known = self.names.keys().chain(self.synced_names.keys());
        for name in known.filter(|name| self.names.get(*name) != self.synced_names.get(*name)) {
            if survival.whole() {
                match self.names.get(name) {
                    Some(inode) => names.insert(name.clone(), *inode),
                    None => names.remove(name),
                };
            }
        }
        for inode in &mut self.inodes {
            inode.settle(survival);
        }
        let bytes = |inode: usize| self.inodes[inode].synced().to_vec();
        let left = names.into_iter().map(|(name, inode)| (name, bytes(inode)));
        left.collect()
    }
}
