//! One file as the disk has it: what was synced, and what still waits for that.

use stammtisch_rules::Rng;

/// A disk writes so many bytes at once, or a part of them when the power goes.
const SECTOR: usize = 512;

/// How much of what was not synced reaches the disk all the same.
pub(crate) struct Survival<'a> {
    /// Of four sectors so many, and if it is not all of them, some only in part.
    pub(crate) quarters: usize,
    pub(crate) rng: &'a mut Rng,
}

impl Survival<'_> {
    /// Whether something that happens wholly or not at all has happened.
    pub(crate) fn whole(&mut self) -> bool {
        self.rng.below(4) < self.quarters
    }

    /// Which part of a sector's bytes has been written.
    fn part(&mut self, len: usize) -> std::ops::Range<usize> {
        if !self.whole() {
            return 0..0;
        }
        if self.quarters == 4 || self.rng.below(8) > 0 {
            return 0..len;
        }
        let torn = self.rng.below(len);
        if self.rng.below(2) == 0 {
            0..torn
        } else {
            torn..len
        }
    }
}

enum Unsynced {
    Written { at: usize, bytes: Vec<u8> },
    Shortened { to: usize },
}

/// The disk's side of a file.
#[derive(Default)]
pub(crate) struct Inode {
    synced: Vec<u8>,
    unsynced: Vec<Unsynced>,
}

impl Inode {
    /// A file that has been on the disk for long.
    pub(crate) fn holding(synced: Vec<u8>) -> Inode {
        Inode {
            synced,
            unsynced: Vec::new(),
        }
    }

    pub(crate) fn write(&mut self, at: usize, bytes: &[u8]) {
        let bytes = bytes.to_vec();
        self.unsynced.push(Unsynced::Written { at, bytes });
    }

    pub(crate) fn shorten(&mut self, to: usize) {
        self.unsynced.push(Unsynced::Shortened { to });
    }

    pub(crate) fn waits(&self) -> bool {
        !self.unsynced.is_empty()
    }

    /// What waits reaches the disk.
    pub(crate) fn sync(&mut self) {
        let quarters = 4;
        let rng = &mut Rng::new(0);
        self.settle(&mut Survival { quarters, rng });
    }

    /// What waits reaches the disk as far as it survives; the rest is forgotten for good.
    pub(crate) fn settle(&mut self, survival: &mut Survival) {
        for unsynced in std::mem::take(&mut self.unsynced) {
            match unsynced {
                Unsynced::Written { at, bytes } => self.settle_write(at, &bytes, survival),
                Unsynced::Shortened { to } if survival.whole() => self.synced.truncate(to),
                Unsynced::Shortened { .. } => {}
            }
        }
    }

    /// Bytes beside the written ones are safe even in a torn sector. SQLite counts on that
    /// (`SQLITE_IOCAP_POWERSAFE_OVERWRITE`), as it does by default on the disks of today.
    fn settle_write(&mut self, mut at: usize, mut bytes: &[u8], survival: &mut Survival) {
        while !bytes.is_empty() {
            let len = bytes.len().min(SECTOR - at % SECTOR);
            let part = survival.part(len);
            if !part.is_empty() {
                let (from, to) = (at + part.start, at + part.end);
                if self.synced.len() < to {
                    self.synced.resize(to, 0);
                }
                self.synced[from..to].copy_from_slice(&bytes[part]);
            }
            (at, bytes) = (at + len, &bytes[len..]);
        }
    }

    pub(crate) fn synced(&self) -> &[u8] {
        &self.synced
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written() -> Inode {
        let mut inode = Inode::holding(vec![1; 1000]);
        inode.write(100, &[2; 2000]);
        inode
    }

    fn survive(inode: &mut Inode, quarters: usize, seed: u64) {
        let rng = &mut Rng::new(seed);
        inode.settle(&mut Survival { quarters, rng });
    }

    #[test]
    fn nothing_is_on_the_disk_before_a_sync_and_then_all_of_it() {
        let mut inode = written();
        assert_eq!(inode.synced(), [1; 1000]);
        inode.sync();
        assert_eq!(inode.synced(), [vec![1; 100], vec![2; 2000]].concat());
        inode.shorten(50);
        assert_eq!(inode.synced().len(), 2100);
        inode.sync();
        assert_eq!(inode.synced(), [1; 50]);
    }

    #[test]
    fn of_what_was_not_synced_nothing_or_some_survives_and_no_other_byte_is_harmed() {
        let mut none = written();
        survive(&mut none, 0, 1);
        assert_eq!(none.synced(), [1; 1000]);
        let (mut torn, mut lost) = (0, 0);
        for seed in 0..50 {
            let mut some = written();
            survive(&mut some, 2, seed);
            assert_eq!(some.synced()[..100], [1; 100]);
            let sector = &some.synced()[512..1000];
            torn += usize::from(sector.contains(&1) && sector.contains(&2));
            lost += usize::from(!sector.contains(&2));
        }
        assert!(torn > 0 && lost > 10, "{torn} torn, {lost} lost");
    }
}
