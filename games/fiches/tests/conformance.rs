//! What every game is held to.

use stammtisch_fiches::Fiches;

stammtisch_testkit::conformance!(Fiches, with a solver);
