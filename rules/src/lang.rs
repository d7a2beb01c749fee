//! The languages we speak.

/// Declares the languages in which everything is said, and [`texts!`], which embeds a file of each. A language is one
/// line here; the compiler then names every file that it lacks.
macro_rules! languages {
    ($dollar:tt $($variant:ident $code:literal $name:literal,)*) => {
        /// A language in which everything is said.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Lang {
            $(#[doc = $name] $variant,)*
        }

        impl Lang {
            /// All of them, English first: what another language lacks is said in English.
            pub const ALL: [Lang; [$($code),*].len()] = [$(Lang::$variant),*];

            /// The two-letter code.
            pub fn code(self) -> &'static str {
                match self {
                    $(Lang::$variant => $code,)*
                }
            }

            /// What its speakers call it.
            pub fn name(self) -> &'static str {
                match self {
                    $(Lang::$variant => $name,)*
                }
            }
        }

        /// Embeds one text in every language: `texts!("../lang/", ".ftl")` has `../lang/en.ftl` and the others.
        #[macro_export]
        macro_rules! texts {
            ($dollar folder:literal, $dollar ending:literal) => {
                $dollar crate::Texts::new([
                    $(include_str!(concat!($dollar folder, $code, $dollar ending)),)*
                ])
            };
        }
    };
}

languages! { $
    En "en" "English",
    De "de" "Deutsch",
    Nl "nl" "Nederlands",
}

/// Languages that only parts of the browser client speak, with what their menu calls them: the rest is English.
pub const PARTIAL_LANGUAGES: &[(&str, &str)] = &[("fr", "Français (en partie)")];

impl Default for Lang {
    fn default() -> Lang {
        Lang::ALL[0]
    }
}

impl Lang {
    /// The language of a code, also of a longer one such as `de-AT` or `nl_BE.UTF-8`.
    pub fn from_code(code: &str) -> Option<Lang> {
        let first = code.split(['-', '_', '.']).next()?;
        Lang::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(first))
    }
}

/// One text in every language.
#[derive(Clone, Copy, Debug)]
pub struct Texts([&'static str; Lang::ALL.len()]);

impl Texts {
    /// The text in each language, in the order of [`Lang::ALL`]; [`texts!`] reads them from files.
    pub const fn new(texts: [&'static str; Lang::ALL.len()]) -> Texts {
        Texts(texts)
    }

    /// The text in this language.
    pub fn get(&self, lang: Lang) -> &'static str {
        self.0[lang as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_found_by_their_codes() {
        assert_eq!(Lang::from_code("de-AT"), Some(Lang::De));
        assert_eq!(Lang::from_code("NL_be.UTF-8"), Some(Lang::Nl));
        assert_eq!(Lang::from_code("fr"), None);
        assert_eq!(Lang::from_code(""), None);
    }

    #[test]
    fn every_text_is_that_of_its_language() {
        let texts = Texts::new(Lang::ALL.map(Lang::code));
        for lang in Lang::ALL {
            assert_eq!(texts.get(lang), lang.code());
        }
    }
}
