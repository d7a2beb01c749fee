//! What a bot likes beyond what its level knows.

/// How a bot leans where its level sees little difference: 0 is the plain bot, 1 and -1 lean as far as
/// the level's strength allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Temperament {
    /// How much it likes to pay for what it wants.
    pub pay: i8,
    /// How much it likes to hold on to what it has.
    pub hold: i8,
    /// How much it likes to risk something.
    pub risk: i8,
}

/// A temperament with the name of its trait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Character {
    /// The trait, as in `medium@thrifty`.
    pub name: &'static str,
    /// How it leans.
    pub temperament: Temperament,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 12] = [
        character("thrifty", -1, 0, 0),
        character("generous", 1, 0, 0),
        character("patient", 0, 1, 0),
        character("hasty", 0, -1, 0),
        character("cautious", 0, 0, -1),
        character("daring", 0, 0, 1),
        character("saving", -1, 1, 0),
        character("lavish", 1, -1, 0),
        character("prudent", -1, 0, -1),
        character("gambling", 1, 0, 1),
        character("steady", 0, 1, -1),
        character("brisk", 0, -1, 1),
    ];

    /// Returns the character of a name.
    pub fn from_name(name: &str) -> Option<Character> {
        let mut all = Character::ALL.into_iter();
        all.find(|character| character.name == name)
    }
}

const fn character(name: &'static str, pay: i8, hold: i8, risk: i8) -> Character {
    Character {
        name,
        temperament: Temperament { pay, hold, risk },
    }
}

impl Temperament {
    /// Adds up what it likes of an action: so much for paying, for holding and for risking.
    pub fn of(self, pay: f64, hold: f64, risk: f64) -> f64 {
        pay * f64::from(self.pay) + hold * f64::from(self.hold) + risk * f64::from(self.risk)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_differ_in_name_and_temperament() {
        for (index, one) in Character::ALL.iter().enumerate() {
            assert_eq!(Character::from_name(one.name), Some(*one));
            let mut others = Character::ALL[index + 1..].iter();
            assert!(others.all(|other| other.temperament != one.temperament));
        }
        assert_eq!(Character::from_name("plain"), None);
    }
}
