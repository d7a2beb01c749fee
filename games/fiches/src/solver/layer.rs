//! The nodes after one number.

/// A situation after a number, and the best way to it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// What it is: see [`super::dp`].
    pub key: u64,
    /// The value of the way.
    pub value: i32,
    /// The node before on the way.
    pub from: u32,
}

/// The layer that comes into being, found by key in an open hash table.
pub(super) struct Layer {
    pub nodes: Vec<Node>,
    /// How many were offered.
    pub offers: u32,
    /// Nodes that were known and have become worth more.
    pub improved: Vec<u32>,
    slots: Vec<u32>,
}

const FREE: u32 = u32::MAX;

impl Layer {
    /// An empty layer that has room for about so many nodes.
    pub(super) fn with_room(nodes: usize) -> Layer {
        Layer {
            nodes: Vec::with_capacity(nodes),
            offers: 0,
            improved: Vec::new(),
            slots: vec![FREE; (2 * nodes).next_power_of_two().max(64)],
        }
    }

    fn slot(&self, key: u64) -> usize {
        let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mask = self.slots.len() - 1;
        let mut at = (hash >> 32) as usize & mask;
        loop {
            let found = self.slots[at];
            if found == FREE || self.nodes[found as usize].key == key {
                return at;
            }
            at = (at + 1) & mask;
        }
    }

    /// Takes the node in, unless the same is known by a better way.
    pub(super) fn offer(&mut self, node: Node) {
        self.offers += 1;
        let at = self.slot(node.key);
        if self.slots[at] != FREE {
            let known = &mut self.nodes[self.slots[at] as usize];
            if known.value < node.value {
                *known = node;
                self.improved.push(self.slots[at]);
            }
            return;
        }
        self.slots[at] = self.nodes.len() as u32;
        self.nodes.push(node);
        if self.nodes.len() * 2 > self.slots.len() {
            self.grow();
        }
    }

    fn grow(&mut self) {
        self.slots = vec![FREE; self.slots.len() * 4];
        for nth in 0..self.nodes.len() {
            let at = self.slot(self.nodes[nth].key);
            self.slots[at] = nth as u32;
        }
    }
}
