//! A bot that plays whole games, whichever game it is.

use std::any::Any;

use stammtisch_bots::{Player, Strategy};

/// A bot with its generator and its buffers, made for one game.
pub struct BotPlayer(Box<dyn Any + Send>);

impl BotPlayer {
    pub(crate) fn new<G: Strategy>(player: Player<G>) -> BotPlayer {
        BotPlayer(Box::new(player))
    }

    /// The bot, if it was made for this game.
    pub(crate) fn of_game<G: Strategy>(&mut self) -> Option<&mut Player<G>> {
        self.0.downcast_mut()
    }
}
