//! The regulars: bots with a name and a face, one for each character.

use serde::Serialize;
use stammtisch_bots::{Character, Level};
use stammtisch_log::Seat;
use stammtisch_rules::{Phrase, Rng};
use utoipa::ToSchema;

use crate::chair::Chair;
use crate::names::is_confusable;
use crate::{Rejection, Table};

/// A bot that everybody knows by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Regular {
    /// Their name, the same in every language.
    pub name: &'static str,
    /// Their character, by which they play at the level `medium`. Their face has the same name.
    pub character: &'static str,
}

impl Regular {
    /// All regulars.
    pub const ALL: [Regular; 12] = [
        regular("Edda", "thrifty"),
        regular("Kofi", "generous"),
        regular("Mei", "patient"),
        regular("Pim", "hasty"),
        regular("Nuri", "cautious"),
        regular("Yara", "daring"),
        regular("Gus", "saving"),
        regular("Rosa", "lavish"),
        regular("Hana", "prudent"),
        regular("Tove", "gambling"),
        regular("Otto", "steady"),
        regular("Lupe", "brisk"),
    ];

    /// Returns the regular with this character.
    pub fn from_character(character: &str) -> Option<Regular> {
        let mut all = Regular::ALL.into_iter();
        all.find(|regular| regular.character == character)
    }

    /// Returns a level as this regular plays it.
    pub(crate) fn level(self, level: Level) -> Level {
        level.with(Character::from_name(self.character))
    }
}

const fn regular(name: &'static str, character: &'static str) -> Regular {
    Regular { name, character }
}

impl Table {
    /// Returns the regular who takes a seat: the one who is asked for, or the one who sits there already, or
    /// one of those who are free. Fails if there is no such regular, or they sit elsewhere.
    pub(crate) fn regular_for(
        &self,
        seat: Seat,
        character: Option<&str>,
    ) -> Result<Regular, Rejection> {
        let Some(character) = character else {
            let sits = self.chairs().get(seat).and_then(Chair::regular);
            return Ok(sits.unwrap_or_else(|| self.any_regular(seat)));
        };
        let unknown = || Phrase::new("table-no-character").text("character", character);
        let regular = Regular::from_character(character).ok_or_else(unknown)?;
        if self.has_another(seat, regular) {
            return Err(Phrase::new("table-regular-sits")
                .text("name", regular.name)
                .into());
        }
        Ok(regular)
    }

    /// Picks a regular who is free. The same table picks the same one for a seat again.
    pub(crate) fn any_regular(&self, seat: Seat) -> Regular {
        let free = Regular::ALL
            .into_iter()
            .filter(|regular| !self.has_another(seat, *regular));
        let free: Vec<Regular> = free.collect();
        let mut rng = Rng::from_text(&format!("{}/regular/{seat}", self.first_commitment));
        *rng.pick(&free).unwrap_or(&Regular::ALL[0])
    }

    /// Returns whether this regular, or somebody with such a name, is at the table, but not on this seat.
    fn has_another(&self, seat: Seat, regular: Regular) -> bool {
        let others = self.chairs().iter().enumerate();
        let others = others.filter(|(other, _)| *other != seat);
        let mut names = others.filter_map(|(_, chair)| chair.name());
        names.any(|name| is_confusable(name, regular.name))
            || is_confusable(&self.host().name, regular.name)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_character_is_one_regular_and_each_has_a_letter_of_their_own() {
        let characters = Character::ALL.map(|character| character.name);
        assert_eq!(Regular::ALL.map(|regular| regular.character), characters);
        let letters: BTreeSet<char> = Regular::ALL
            .iter()
            .filter_map(|regular| regular.name.chars().next())
            .collect();
        assert_eq!(letters.len(), Regular::ALL.len());
    }

    #[test]
    fn only_medium_is_played_by_a_character() {
        let edda = Regular::ALL[0];
        let thrifty = Character::from_name("thrifty").unwrap();
        assert_eq!(edda.level(Level::Medium), Level::Character(thrifty));
        assert_eq!(edda.level(Level::Strong), Level::Strong);
    }
}
