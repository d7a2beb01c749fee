//! What every game is held to.

use stammtisch_monad::Monad;

stammtisch_testkit::conformance!(Monad);
