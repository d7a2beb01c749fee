//! What every game is held to.

use stammtisch_rotundo::Rotundo;

stammtisch_testkit::conformance!(Rotundo);
