//! The faces that people choose from. The table knows their names, clients draw them.

use stammtisch_log::Guest;

/// The faces of guests; those of regulars have the names of their characters.
pub const FACES: [&str; 12] = [
    "beret", "curls", "braids", "cap", "afro", "waves", "goatee", "turban", "hood", "topknot",
    "pixie", "straw",
];

/// Returns the face with this name.
pub fn find_face(name: &str) -> Option<&'static str> {
    FACES.into_iter().find(|face| *face == name)
}

/// Returns the face of a guest: the one that they chose, or one that follows from their number.
pub fn face_of(guest: &Guest) -> &'static str {
    let chosen = guest.face.as_deref().and_then(find_face);
    chosen.unwrap_or(FACES[(guest.id % FACES.len() as u64) as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_face_even_if_they_chose_none() {
        let mut anna = Guest::new(25, "Anna");
        assert_eq!(face_of(&anna), "curls");
        anna.face = Some("straw".to_owned());
        assert_eq!(face_of(&anna), "straw");
        anna.face = Some("of another version".to_owned());
        assert_eq!(face_of(&anna), "curls");
    }
}
