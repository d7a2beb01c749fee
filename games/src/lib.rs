//! The games of Stammtisch: one line a game, in the order in which they are offered.

use stammtisch_engine::{Catalogue, Erased};

/// Every game.
pub const CATALOGUE: Catalogue = Catalogue(&[
    Erased::<stammtisch_monad::Monad>::GAME,
    Erased::<stammtisch_rotundo::Rotundo>::GAME,
    Erased::<stammtisch_fiches::Fiches>::GAME,
    #[cfg(feature = "toy")]
    Erased::<stammtisch_toy::Toy>::GAME,
]);
